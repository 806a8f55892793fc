import { describe, expect, it } from '@jest/globals';
import { modelText } from '../../../../../helpers/model-text.ts';

describe('posts that begin like a personal label', () => {
  it.each([
    'Email Marketing Manager, Lane, 2019 - 2023',
    'Telephone Sales Executive, Lane (2019 - 2023)',
    'Cell Culture Technician, Lane, 2019 - 2023',
    'Passport Officer, Home Office, 2019 - 2023',
    'LinkedIn Recruiter, Lane, 2019 - 2023',
    'Guardian Security Ltd - Guard 2019 - 2023',
    'Postcode Lottery, Analyst, 2019 - 2023',
    'Dirección General de Tráfico, 2019 - 2023',
    'Residencia Los Olmos, 2019 - 2023: curas',
    'BSN - University of Texas, 2015',
  ])('stay: %s', (post) => {
    expect(modelText(`Tom Miller\n${post}\nCook, Hill House, 2015 - 2019`)).toContain(post);
    expect(
      modelText(`Tom Miller\ntom@example.org\n\nExperience\n${post}\nCook, Hill House, 2015 - 2019`),
    ).toContain(post);
  });

  it('keep their skills', () => {
    const skills = 'Cell culture - mammalian, insect\nEmail marketing - Mailchimp\nPhone repair - screens';
    expect(modelText(`Tom Miller\n\nSkills\n${skills}`)).toContain(skills);
  });

  it.each([
    'Email tom@example.org',
    'Phone 020 7946 0123',
    'Residencia Valencia',
    'Nationality German',
    'Date of birth 12 May 1985',
    'Full name Tom Baker',
    'Email – tom@example.org',
  ])('are told from labels without a colon: %s', (line) => {
    expect(modelText(`Tom Miller\n${line}\n\nExperience\nCook, Hill House, 2015 - 2019`)).not.toContain(
      line.split(' ').at(-1),
    );
  });
});

describe('labels that work is named by as well', () => {
  const inSkills = (line: string): string =>
    modelText(`Tom Miller\ntom@example.org\n\nSkills\n${line}\nCooking`);

  it.each([
    'Social media: Instagram, TikTok',
    'Telephone: VoIP, Avaya',
    'Telephone menus',
    'Telefon: Akquise',
    'Phone: switchboard of 40 lines',
    'Email: Outlook, Exchange',
    'LinkedIn: Recruiter, Sales Navigator',
    'Names: brands in twelve markets',
  ])('keep what is done: %s', (line) => expect(inSkills(line)).toContain(line));

  it.each([
    'Telephone: 020 7946 0123',
    'Telephone: on request',
    'Email: tom at example dot org, tom@example.org',
    'Email: tom at example dot org',
    'LinkedIn: linkedin.com/in/tom-miller',
    'LinkedIn: tommiller',
    'Instagram: tom.cooks',
    'Telegram: Tom Miller',
  ])('are personal with a number, an address, an account or a name: %s', (line) =>
    expect(inSkills(line)).toBe('Skills\nCooking'),
  );

  it.each(['Residencia Vitalia, curas', 'Dirección General de Tráfico'])(
    'begin the name of a home or an authority: %s',
    (line) => {
      expect(modelText(`Lucía Ferrer\nAuxiliar\n${line}`)).toContain(line);
    },
  );
});
