import { describe, expect, it } from '@jest/globals';
import { readDocument } from '../../../../../lib/models/local/text/document.ts';

type Shown = [section: string, text: string];

function shown(text: string, kind: 'job' | 'resume' = 'resume'): Shown[] {
  return readDocument(text, kind)
    .lines.filter((line) => !line.isHeading)
    .map((line) => [line.section, line.text]);
}

function headings(text: string, kind: 'job' | 'resume' = 'resume'): Shown[] {
  return readDocument(text, kind)
    .lines.filter((line) => line.isHeading)
    .map((line) => [line.section, line.text]);
}

describe('sections of a resume', () => {
  const body = { experience: 'Ward sister, Leeds Infirmary', skills: 'Triage, cannulation' };

  it.each([
    ['capitals', 'WORK EXPERIENCE', 'KEY SKILLS'],
    ['markdown', '## Work experience', '## Key skills'],
    ['bold', '**Work experience**', '**Key skills**'],
    ['a colon', 'Work experience:', 'Key skills:'],
    ['a line below', 'Work experience\n===============', 'Key skills\n----------'],
    ['its words alone', 'Work experience', 'Key skills'],
    ['dashes around it', '--- Work experience ---', '--- Key skills ---'],
    ['numbering', '1. WORK EXPERIENCE', '2. KEY SKILLS'],
    ['pictures', '💼 Work experience', '🛠️ Key skills ✨'],
  ])('are opened by headings set apart by %s', (_style, first, second) => {
    const text = `${first}\n${body.experience}\n\n${second}\n${body.skills}\n`;
    expect(shown(text)).toEqual([
      ['experience', body.experience],
      ['skills', body.skills],
    ]);
  });

  it.each([
    ['Berufserfahrung', 'experience'],
    ['Sprachkenntnisse', 'languages'],
    ['Expérience professionnelle', 'experience'],
    ['Formation', 'education'],
    ['Experiencia laboral', 'experience'],
    ['Idiomas', 'languages'],
    ['Werkervaring', 'experience'],
    ['Opleidingen', 'education'],
  ])('know %s as %s', (heading, section) => {
    expect(shown(`${heading}\nBremen, Lyon, Utrecht\n`)).toEqual([[section, 'Bremen, Lyon, Utrecht']]);
  });

  it.each([
    ['Prior professional experience', 'experience'],
    ['Past roles', 'experience'],
    ['Career to date', 'experience'],
    ['Higher education', 'education'],
    ['Technical abilities', 'skills'],
    ['Areas of competence', 'skills'],
    ['Bisherige Stationen', 'experience'],
    ['Fachliche Kompetenzen', 'skills'],
    ['Expériences antérieures', 'experience'],
    ['Formación académica previa', 'education'],
    ['Eerdere functies', 'experience'],
  ])('know %s by its words', (heading, section) => {
    expect(shown(`${heading}\nBremen, Lyon, Utrecht\n`)).toEqual([[section, 'Bremen, Lyon, Utrecht']]);
  });

  it.each([
    'Accountant',
    'Researcher',
    'Educator',
    'Designer',
    'Training Specialist',
    'Strength training',
    'Forklift experience',
  ])('are not opened by "%s"', (line) => {
    expect(shown(`Experience\n${line}\nLeeds\n`)).toEqual([
      ['experience', line],
      ['experience', 'Leeds'],
    ]);
  });

  it('are opened in an education that is told entry by entry', () => {
    expect(shown('Education\nDiploma, Leeds\n\nLooking back: Baker at The Mill\n')).toEqual([
      ['education', 'Diploma, Leeds'],
      ['experience', 'Baker at The Mill'],
    ]);
  });

  it('take a heading that shares its line with the content', () => {
    const text = 'Skills: Java, SQL and Kafka\n**Languages:** German, Polish\n';
    expect(headings(text)).toEqual([
      ['skills', 'Skills'],
      ['languages', 'Languages'],
    ]);
    expect(shown(text)).toEqual([
      ['skills', 'Java, SQL and Kafka'],
      ['languages', 'German, Polish'],
    ]);
  });

  it('take one of several things that a heading names', () => {
    expect(shown('EDUCATION & TRAINING\nDiploma in Nursing\n')).toEqual([
      ['education', 'Diploma in Nursing'],
    ]);
  });

  it('are not opened by a title that names several things', () => {
    expect(shown('Experience\nTraining and Development Specialist\nFern Ltd, 2015 - 2019\n')).toEqual([
      ['experience', 'Training and Development Specialist'],
      ['experience', 'Fern Ltd, 2015 - 2019'],
    ]);
  });

  it('are not ended by an employer in capitals or by a role in a deeper heading', () => {
    const capitals = 'EXPERIENCE\n\nHARBOUR LOGISTICS\nDriver\n\nEDUCATION\nSchool leaving certificate\n';
    expect(shown(capitals)).toEqual([
      ['experience', 'Driver'],
      ['education', 'School leaving certificate'],
    ]);
    const markdown = '## Experience\n### Baker, Mill Lane\n- Sourdough and rye\n';
    expect(shown(markdown)).toEqual([['experience', 'Sourdough and rye']]);
  });

  it('are ended by an unknown markdown heading of the same depth', () => {
    expect(shown('## Skills\nWelding\n## Odds and ends\nOwns a van\n')).toEqual([
      ['skills', 'Welding'],
      ['other', 'Owns a van'],
    ]);
  });

  it('keep the technologies of a role in the experience', () => {
    const text = 'EXPERIENCE\nDeveloper, Acme\nTechnologies: Go, Redis\n\nSKILLS\nTesting\n';
    expect(shown(text)).toEqual([
      ['experience', 'Developer, Acme'],
      ['experience', 'Go, Redis'],
      ['skills', 'Testing'],
    ]);
  });

  it('survive a placeholder in a heading and on a line of its own', () => {
    const text = '[redacted]\n\nEXPERIENCE [redacted]\nCook at The Mill\n';
    expect(shown(text)).toEqual([
      ['other', '[redacted]'],
      ['experience', 'Cook at The Mill'],
    ]);
  });
});

describe('sections of a job', () => {
  it('read qualifications as required, and wishes as preferred', () => {
    const text =
      'Qualifications:\n- Forklift licence\n\nNice to have:\n- First aid\n\nBenefits:\n- Canteen\n';
    expect(shown(text, 'job')).toEqual([
      ['required', 'Forklift licence'],
      ['preferred', 'First aid'],
      ['benefits', 'Canteen'],
    ]);
  });
});

describe('lines', () => {
  it.each(['- ', '* ', '• ', '– ', '▪ ', '1. ', '1) ', 'a) ', '(2) ', '\t● ', 'o ', '✅ ', '✔️ ', '🔹 '])(
    'are points of a list behind %j',
    (marker) => {
      const line = readDocument(`${marker}Served forty covers a night`).lines[0];
      expect(line).toMatchObject({ isBullet: true, text: 'Served forty covers a night' });
    },
  );

  it.each(['2019 - 2021 Baker', '12. März 2019 in Bremen', '1.5 years of welding', '-5 degrees'])(
    'are no points when they begin as in %j',
    (text) => {
      expect(readDocument(text).lines[0]).toMatchObject({ isBullet: false, text });
    },
  );

  it('are points behind the same picture one below the other, not behind one alone', () => {
    const { lines } = readDocument('📌 Served forty covers\n📌 Trained two cooks\n\n🏆 Cook of the year');
    expect(lines.map(({ isBullet, text }) => [isBullet, text])).toEqual([
      [true, 'Served forty covers'],
      [true, 'Trained two cooks'],
      [false, '🏆 Cook of the year'],
    ]);
  });

  it('are points behind dots that go on from what stands above, not behind those of one alone', () => {
    const { lines } = readDocument(
      'Du passt zu uns, wenn du\n... backen kannst,\n... früh aufstehst.\n\n… und mehr',
    );
    expect(lines.map(({ isBullet, text }) => [isBullet, text])).toEqual([
      [false, 'Du passt zu uns, wenn du'],
      [true, 'backen kannst,'],
      [true, 'früh aufstehst.'],
      [false, '… und mehr'],
    ]);
  });

  it('point into the text with their offsets', () => {
    const text = 'PROFILE\n\n  •  Calm under pressure. Punctual in every shift.\r\n\tSkills: Triage\n';
    for (const line of readDocument(text, 'resume').lines) {
      expect(text.slice(line.start, line.end)).toBe(line.text);
      for (const token of line.tokens) {
        expect(token.start).toBeGreaterThanOrEqual(line.start);
        expect(token.end).toBeLessThanOrEqual(line.end);
      }
    }
  });

  it('join a sentence that was wrapped, by its small letter or by the width of the text', () => {
    const text = [
      '- Led a team of eight nurses on a cardiology ward and cut the errors in',
      '  medication by a third through double checks at the bedside. Wrote the',
      '  Monday rota for two wards and stood in for the ward manager when she',
      '  was away on leave.',
      '- Trained students',
    ].join('\n');
    expect(shown(text).map(([, line]) => line.replace(/\s+/g, ' '))).toEqual([
      'Led a team of eight nurses on a cardiology ward and cut the errors in medication by a third through double checks at the bedside.',
      'Wrote the Monday rota for two wards and stood in for the ward manager when she was away on leave.',
      'Trained students',
    ]);
  });

  it('do not join short lines below each other, or an entry that begins with dates', () => {
    expect(shown('python\nsql\nexcel')).toHaveLength(3);
    const entries =
      'Fachkraft im Lager, zuständig für Wareneingang und Versand\nseit 2019 Teamleiter\n04/2014 Fahrer';
    expect(shown(entries)).toHaveLength(3);
  });

  it('are the sentences of prose, not cut at abbreviations', () => {
    const text =
      'I have worked at St. Mary’s Hospital since 2014. Before that I was with Dr. Lowe, e.g. as a receptionist. I hold a B.Sc. in Biology.';
    expect(shown(text).map(([, line]) => line)).toEqual([
      'I have worked at St. Mary’s Hospital since 2014.',
      'Before that I was with Dr. Lowe, e.g. as a receptionist.',
      'I hold a B.Sc. in Biology.',
    ]);
  });

  it('end behind a name in capitals that abbreviates no company', () => {
    expect(shown('Vous maîtrisez Excel et SAP CO. La connaissance de Power BI est un plus.')).toHaveLength(2);
    expect(shown('Bookkeeper for the shop of LANE & CO. Leeds in the north.')).toHaveLength(1);
  });

  it.each([
    '2012 – 2016 B.Eng. Bauingenieurwesen, OTH Regensburg',
    'Erschließungen bis 4 Mio. €, Nachträge nach VOB/B',
    'Hotel Tyrol, St. Johann: Front Office Agent, Protel',
    '2020 - act. Técnico de mantenimiento, Gaindu, Mondragón',
  ])('are not cut at abbreviations of degrees, sums and places: %j', (text) => {
    expect(shown(text)).toHaveLength(1);
  });

  it.each([
    'We are a team of 8. You must be registered with the council.',
    'Our hours are 9 to 5. You must be registered with the council.',
    'The closing date is December 14. You must be registered with the council.',
    'Wir sind ein Team von 12. Sie müssen examiniert sein.',
  ])('end with a number as with a word: %j', (text) => {
    expect(shown(text, 'job')).toHaveLength(2);
  });

  it.each([
    'Das Haus öffnet wieder am 3. Mai und sucht Verstärkung für den Service.',
    'Abgeschlossenes Studium mit 2. Staatsexamen und erste Erfahrung im Unterricht.',
    'Wir fahren auch zum 1. Geburtstag unserer Kunden.',
    'Höhere Ausbildung im Personalwesen (eidg. Fachausweis oder Studium).',
    'Zehn Jahre Seefahrt, 2. Offizier auf Containerschiffen.',
    'Eingestellt werden Lehrkräfte zum 1. 8. 2026.',
  ])('go on behind a number that counts what follows, and between brackets: %j', (text) => {
    expect(shown(text)).toHaveLength(1);
  });

  it('read a text whose line breaks were lost', () => {
    const text =
      'SUMMARY Sales professional with ten years in the field. EXPERIENCE Area Manager, Northern Foods, 2018 - 2021. Opened sixty accounts a year. SKILLS Salesforce, negotiation, forecasting and a clean driving licence';
    expect(headings(text)).toEqual([
      ['summary', 'SUMMARY'],
      ['experience', 'EXPERIENCE'],
      ['skills', 'SKILLS'],
    ]);
    expect(shown(text)).toContainEqual(['experience', 'Opened sixty accounts a year.']);
  });

  it('read bullets in the middle of a line as points', () => {
    const text =
      '• Ran the night shift on a surgical ward • Trained twelve students in wound care and infection control • Kept the drug cupboard in order';
    expect(readDocument(text).lines.map((line) => [line.isBullet, line.text])).toEqual([
      [true, 'Ran the night shift on a surgical ward'],
      [true, 'Trained twelve students in wound care and infection control'],
      [true, 'Kept the drug cupboard in order'],
    ]);
  });

  it('are never long, and lose no word of a text without any breaks', () => {
    const text = Array.from({ length: 3000 }, (_, at) => `word${at}`).join(' ');
    const { lines } = readDocument(text);
    expect(Math.max(...lines.map((line) => line.text.length))).toBeLessThanOrEqual(500);
    expect(lines.map((line) => line.text).join(' ')).toBe(text);
  });
});
