import { describe, expect, it } from '@jest/globals';
import { indexResume } from '../../../../../lib/models/local/evidence/resume-index.ts';
import { silentSkillOf } from '../../../../../lib/models/local/evidence/silent-skill.ts';
import { SoughtWords } from '../../../../../lib/models/local/evidence/sought-words.ts';
import { workLinesOf } from '../../../../../lib/models/local/evidence/work-lines.ts';
import { readResume } from '../../../../../lib/models/local/resume/resume-reader.ts';

function silentSkillIn(resume: string) {
  const index = indexResume(readResume(resume), new SoughtWords([], []));
  return silentSkillOf(index, workLinesOf(index));
}

function silentSkill(...points: string[]) {
  return silentSkillIn(
    `Experience\nForeman, Timber Yard, 2015 - 2020\n${points.map((point) => `- ${point}`).join('\n')}`,
  );
}

describe('the silent skill', () => {
  it.each([
    ['Mentored four apprentices through their final exam', /grow/],
    ['Automated the weekly stock count with a scanner script', /repetitive/],
    ['Removed two of the five approval steps for timber orders', /simpler/],
    ['Negotiated with sawmills and cut offcut waste by a third', /more out of/],
    ['Wrote the handbook that the yard still uses', /writes down/i],
    ['De-escalated disputes between drivers and loaders', /conflict/i],
    ['Restored the saw line after three outages at night', /fail/],
  ])('of %j is about that', (point, phrase) => {
    const found = silentSkill(point);
    expect(found?.phrase).toMatch(phrase);
    expect(found?.phrase.length).toBeLessThanOrEqual(80);
    expect(found?.quote).toBe(point);
  });

  it.each([
    'Layout for hospital brochures about intensive care nursing',
    'Poster for a film about emergency rooms in wartime',
    'Layout of a book on customer complaints and returns',
    'Website of an incident management company in Leeds',
    'Plakate für die Notaufnahme in Bern gestaltet',
    'Hated conflicts and avoided them at work',
    'Never mentored any of the apprentices there',
  ])('is not what something made is about, nor what is disliked or denied: %j', (point) => {
    expect(silentSkill(point)).toBeNull();
  });

  it.each([
    ['Designed posters for schools and reduced waste of paper by a tenth', /more out of/],
    ['Gave cover for the ward during every emergency', /calm/i],
    ['Triage in the emergency room, without complaints for years', /calm/i],
  ])('of %j is what was done beside it', (point, phrase) => {
    expect(silentSkill(point)?.phrase).toMatch(phrase);
  });

  it.each([
    'Emergency First Aid at Work certificate held since 2021',
    'Attended emergency call-outs to burst pipes at weekends',
    'Fitted emergency lighting on the wards of a hospital',
    'Triage of tickets for three teams of developers',
    'Dépannages en urgence chez les particuliers le soir',
    'Notfallplan für den Ausfall der Server geschrieben',
  ])('is not calm where no lives depend on it: %j', (point) => {
    expect(silentSkill(point)?.phrase ?? '').not.toMatch(/calm/i);
  });

  it.each([
    'Stabilised patients in emergencies until the doctor came',
    'Versorgung von Notfallpatienten in der Klinik bei Nacht',
    'Accueil des patients au service des urgences de Lyon',
    'Atención de urgencias a pacientes en un hospital comarcal',
  ])('is calm where lives depend on it: %j', (point) => {
    expect(silentSkill(point)?.phrase).toMatch(/calm/i);
  });

  it('is null where nothing is told of the work', () => {
    expect(silentSkill('Timber')).toBeNull();
    expect(silentSkillIn('Summary\nI am a born leader who mentors everybody')).toBeNull();
  });

  it('is not steady with systems who is on call for patients', () => {
    expect(silentSkill('Stroke rehab, respiratory care and on-call at weekends')).toBeNull();
    expect(silentSkill('On-call for the servers of the yard at weekends')?.phrase).toMatch(/fail/);
  });

  it('is no name of an employer', () => {
    expect(
      silentSkillIn(
        'Experience\nWarehouse Operative then Team Leader, Bright Logistics\n2018 - 2022\n- Boxes',
      ),
    ).toBeNull();
  });

  it('rests on what is shown more than once, and on outcomes', () => {
    const found = silentSkill(
      'Introduced a new drying schedule',
      'Trained new colleagues at the saw',
      'Mentored two juniors to journeyman within 3 years',
    );
    expect(found).toEqual({
      phrase: 'Helps others grow into their work',
      quote: 'Mentored two juniors to journeyman within 3 years',
    });
  });
});
