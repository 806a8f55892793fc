import { describe, expect, it } from '@jest/globals';
import { readJob } from '../../../../../lib/models/local/job/job-reader.ts';

function askedUnder(heading: string): string[] {
  const jobDescription = `Beekeeper\n\nRequirements\n- Queen rearing\n- Hive building\n\n${heading}\n- Varroa treatment\n- Honey extraction\n`;
  return readJob({ jobDescription, teamProfile: null }).requirements.map(
    ({ kind, text }) => `${kind} ${text}`,
  );
}

describe('the headings of an advertisement', () => {
  it.each([
    "What we're asking for",
    "What we'd love to see",
    "You'll bring:",
    'We would love to hear from you if you:',
    'Apply if you have',
    "You'll be:",
    'Eligibility criteria',
    'You must be able to show:',
    'How you will be assessed',
    'Who we think will do well',
    'The successful candidate will have:',
    'Why you?',
    'Wymagania:',
    'Also needed',
    'What you will need to have:',
    'What you would need',
    'Things you will need',
    'All you need',
    'Was du für den Job brauchst',
    'Das sollten Sie mitbringen',
    'Ce dont vous aurez besoin',
    'Lo que debes tener',
    'Wat je nodig hebt',
    'Wir wünschen uns von Ihnen',
    'Was wir uns von dir wünschen',
    'Empresa de Bogotá requiere:',
    'Du passt zu uns, wenn du',
    '¿Qué esperamos de ti?',
    "Ce qu'on attend",
    'Je past bij ons als je',
    'Preferred candidates have',
    'Applicants are welcome who have',
    'Useful information for applicants: you need',
    'You have…',
    'You are...',
    "You'll enjoy this work if you",
    'What a good applicant looks like',
    'Your toolkit',
    'Qui êtes-vous ?',
    'Ce que tu sais faire',
    'Wer bist du?',
    'So überzeugen Sie uns',
    'Zudem erwarten wir',
    'Die Anforderungen sind:',
    '¿Cómo eres?',
    'Necesitamos una persona que:',
    'Wat neem jij mee?',
    'Herken jij je hierin?',
    'Jij bent',
  ])('%j opens what is needed', (heading) => {
    expect(askedUnder(heading)).toEqual([
      'must Queen rearing',
      'must Hive building',
      'must Varroa treatment',
      'must Honey extraction',
    ]);
  });

  it.each([
    'Highly regarded',
    'Nice extras:',
    'What sets candidates apart',
    'Useful but not essential:',
    'It would be great if you also have',
    "We'd love it if you also had",
    'It would be a plus if you have',
    'The following would be a bonus',
    'Any of these is an advantage:',
    'Brownie points for',
    'Extra brownie points for:',
    "You'll stand out if you have",
    'Icing on the cake',
    'Bonus if you have',
    'Not essential, but useful',
    'Also useful',
    'It helps if you have:',
    'Added extras that would impress us',
    'Das wäre ein Plus',
    'Schön, wenn du außerdem mitbringst:',
    'Les petits plus',
    'Wat het nog mooier maakt',
    'Das ist ein Plus',
    'You might also bring',
    'Heb je ook',
    'Mile widziane:',
  ])('%j opens what is wished for', (heading) => {
    expect(askedUnder(heading)).toEqual([
      'must Queen rearing',
      'must Hive building',
      'nice Varroa treatment',
      'nice Honey extraction',
    ]);
  });

  it.each([
    'How we hire',
    'Our process',
    'The fine print',
    'Enquiries',
    'Applying',
    'What now?',
    'Working with us',
    'Hours and package',
    'What we pay',
    "How you'll spend your shift",
    'In your first year you will:',
    'As our beekeeper you will:',
    'What you will have to do',
    'What you need to do',
    'Lo que vas a hacer',
    'Why Lanehives?',
    'Why you will love it here',
    'We give you:',
    'Oferujemy:',
    'Missions :',
    "Das gibt's bei uns",
    "Ce qu'on vous offre",
    'Joining us, you will',
    'What your weeks look like',
    "How you'll make an impact",
    'Das Aufgabengebiet umfasst im Wesentlichen:',
    'Zu Ihren Hauptaufgaben gehören',
    'Hier bringst du dich ein',
    'Ton quotidien',
    'Ce que tu vas faire',
    'Las principales funciones a realizar son:',
    'Tu día a día',
    'Dit doe je',
    'Hoe ziet je werkdag eruit?',
    'Geboten wird',
    'Darauf freue dich',
    'Lo que te llevas',
    'Dit krijg je van ons',
  ])('%j opens nothing that is asked for', (heading) => {
    expect(askedUnder(heading)).toEqual(['must Queen rearing', 'must Hive building']);
  });

  it.each(['What we bring to the table:', "What we'll do for you:"])('%j asks for nothing', (heading) => {
    expect(askedUnder(heading)).toEqual(['must Queen rearing', 'must Hive building']);
  });

  it('take a list of what its holder is or has for requirements, whatever announces it', () => {
    const jobDescription =
      'Beekeeper\n\nMain duties\n- Feed the colonies\n\nThe successful candidate will\n\n- have a licence for tractors\n- be trained in first aid\n- know the law on food';
    expect(readJob({ jobDescription, teamProfile: null }).requirements.map(({ text }) => text)).toEqual([
      'have a licence for tractors',
      'be trained in first aid',
      'know the law on food',
    ]);
  });

  it.each([
    'Polish language skills are a plus',
    'German is a plus',
    'A beekeeping diploma would be an advantage',
  ])('are none where the line says itself what is wished for (%s)', (wish) => {
    const jobDescription = `Beekeeper\n\nRequirements\nQueen rearing\n${wish}\nVarroa treatment`;
    const asked = readJob({ jobDescription, teamProfile: null }).requirements;
    expect(asked.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      'must Queen rearing',
      `nice ${wish}`,
      'must Varroa treatment',
    ]);
  });

  it('end the list above them where a picture stands behind their words', () => {
    const jobDescription =
      'Beekeeper\n\nWhat you will do\n- Feed the colonies\n- Sell the honey\n\nYour saddlebag 🎒\n- Knowledge of queen rearing\n- Experience in hive building';
    expect(readJob({ jobDescription, teamProfile: null }).requirements.map(({ text }) => text)).toEqual([
      'Knowledge of queen rearing',
      'Experience in hive building',
    ]);
  });

  it('take a list of what is done for duties, whatever announces it', () => {
    const jobDescription =
      'Beekeeper\n\nRequirements\n- Queen rearing\n- Extraction\n\nDuties\nThe successful candidate will:\n- Feed the colonies\n- Sell the honey';
    expect(readJob({ jobDescription, teamProfile: null }).requirements).toHaveLength(2);
  });
});

/** What a job asks for below a heading, where something else is asked for as well. */
function listedUnder(heading: string, ...points: string[]): string[] {
  const list = points.map((point) => `- ${point}`).join('\n');
  const jobDescription = `Barista\n\nYou must have two years of experience.\n\n${heading}\n${list}\n\nBenefits:\n- Free coffee\n`;
  return readJob({ jobDescription, teamProfile: null })
    .requirements.slice(1)
    .map(({ kind, weight, text }) => `${kind} ${weight} ${text}`);
}

describe('a list below a heading that is not known', () => {
  it.each([
    ['Tickets for the site:', ['RSA certificate', 'Latte art', 'Food hygiene']],
    ['The essentials for this one:', ['Python', 'Kafka', 'Scrum']],
    ['Ohne das geht es nicht:', ['Führerschein CE', 'ADR-Schein', 'Deutsch B2']],
    ['Indispensable pour le chantier :', ['Permis B', 'CACES R489', 'Anglais courant']],
    ['Para este puesto hace falta:', ['Carnet B', 'Excel', 'Inglés']],
    ['Zonder dit gaat het niet:', ['Rijbewijs B', 'VCA', 'Engels']],
  ])('that ends in a colon is of what is needed where it names papers and skills (%s)', (heading, points) => {
    expect(listedUnder(heading, ...points)).toEqual(points.map((point) => `must 2 ${point}`));
  });

  it.each([
    ['Courses we run:', ['Latte art', 'HACCP', 'Food hygiene']],
    ['Our other sites:', ['Leeds', 'York', 'Hull']],
    ['You will gain:', ['First aid at work', 'IPAF']],
    ['A few facts:', ['Founded in 2010', '200 people in Leeds']],
    ['Unsere Produkte:', ['SAP', 'Excel']],
  ])('is none where the employer has, teaches or does it (%s)', (heading, points) => {
    expect(listedUnder(heading, ...points)).toEqual([]);
  });
});
