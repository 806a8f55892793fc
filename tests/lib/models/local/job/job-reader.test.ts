import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readJob } from '../../../../../lib/models/local/job/job-reader.ts';

function read(jobDescription: string) {
  return readJob({ jobDescription, teamProfile: null });
}

function textsOf(jobDescription: string): string[] {
  return read(jobDescription).requirements.map(({ text }) => text);
}

describe('a program that has the name of an ordinary word', () => {
  it('is asked for in a list beside how well it is to be known', () => {
    const { requirements } = readJob({
      jobDescription: 'Clerk\n\nRequirements\n- Advanced Word, basic PowerPoint and QuickBooks\n- Shorthand',
      teamProfile: null,
    });
    expect(requirements.map(({ text }) => text)).toEqual([
      'Advanced Word',
      'basic PowerPoint',
      'QuickBooks',
      'Shorthand',
    ]);
  });
});

describe('the title of a job', () => {
  it.each([
    [
      'Ref. 20451 – Head Baker (Nights) – Leeds\n\nWe bake.\n\nRequirements\n- Sourdough',
      'Head Baker (Nights)',
    ],
    ['Lane & Sons Ltd | Roofer\n\nWe roof.\n\nRequirements\n- Slate', 'Roofer'],
    ['URGENT! Roofer required in Leeds\n\nWe roof.\n\nRequirements\n- Slate', 'Roofer'],
    ['Exciting opportunity for a Roofer – Leeds\n\nWe roof.\n\nRequirements\n- Slate', 'Roofer'],
    [
      'CITY OF FENWICK\nLibrarian II – Local Studies\n\nWe seek a friendly reader.\n\nRequirements\n- Local history',
      'Librarian II',
    ],
    [
      'Kiln Setter – Night Shift\n\nWe are looking for an inspiring leader.\n\nRequirements\n- Clay',
      'Kiln Setter – Night Shift',
    ],
    ['## Job title\nShip Chandler\n\n## Requirements\n- English', 'Ship Chandler'],
    ['Job title: Ship Chandler - wanted !!', 'Ship Chandler'],
    ['Job Title: Night Auditor\nWe run three hotels.', 'Night Auditor'],
    ['Bicycle Mechanic for our workshop in Utrecht\n\nRequirements\n- Wheel building', 'Bicycle Mechanic'],
    ['Our bakery grows. We are looking for an experienced Bread Baker who loves rye.', 'Bread Baker'],
    ['Stellenbezeichnung: Tischler (m/w/d)\nAnforderungen\n- Gesellenbrief', 'Tischler (m/w/d)'],
    ['Nous recherchons une infirmière pour notre clinique. Diplôme exigé.', 'infirmière'],
    ['Buscamos un camarero para nuestro restaurante en Sevilla.', 'camarero'],
    ['Wij zoeken een verpleegkundige voor onze afdeling.', 'verpleegkundige'],
    ['🚌 School Bus Driver – Part-time – Lakeville\n\nWhat you need\n- CDL', 'School Bus Driver'],
    ['# 🚌 School Bus Driver 🚌\n\nRequirements\n- CDL', 'School Bus Driver'],
    ['Podcast Producer, Brisbane\n\nRequirements\n- Pro Tools', 'Podcast Producer'],
    ['Site Reliability Engineer (Remote, US)\n\nRequirements\n- Go', 'Site Reliability Engineer'],
    [
      'Data Scientist – Natural Language Processing\n\nRequirements\n- Python',
      'Data Scientist – Natural Language Processing',
    ],
    ['NOUS RECRUTONS : Chef pâtissier (H/F)\nHôtel du Lac\n\nProfil\n- Tourage', 'Chef pâtissier (H/F)'],
    ['DACHDECKER (m/w/d) GESUCHT – ab sofort, Vollzeit\n\nAnforderungen\n- Flachdach', 'DACHDECKER (m/w/d)'],
    [
      'Unsere Stadt sucht zum 1. Juli eine/n\n\nSachbearbeiter Bauordnung (w/m/d)\n\nAnforderungen\n- Bauordnung',
      'Sachbearbeiter Bauordnung (w/m/d)',
    ],
    ['We need a gardener.\n\nRequirements\n- Grafting', 'gardener'],
    ['WANTED FOR THE 2026 SEASON: VINEYARD MANAGER\n\nMust\n- Pruning', 'Vineyard manager'],
    ['SOUS CHEF wanted 🔥 Bistro Lane, Bristol\n\nMust\n- Sauces', 'SOUS CHEF'],
    [
      'Tower Crane Operator needed, Leeds city centre, 14 month job starting on the 4th of August\n\nMust\n- CPCS',
      'Tower Crane Operator',
    ],
    ['Designers\n\nWhat you should know\n- Drawing', 'Designers'],
    ['Accountant\n\nRequirements\n- Ledgers', 'Accountant'],
    [
      'We are hiring a patient-oriented, dynamic Sr .Net Developer with drive.\n\nSkills\n- SQL',
      'Sr .Net Developer',
    ],
    [
      'PHP Developer wanted\n\nThe vacancy: An exciting opportunity exists now to join us.\n\nSkills\n- SQL',
      'PHP Developer',
    ],
    [
      'The ideal candidate is patient. We are looking for a Hatch Tender whose eyes are good.',
      'Hatch Tender',
    ],
  ])('is read from %j', (job, title) => {
    expect(read(job).title).toBe(title);
  });

  it('is never "someone who …"', () => {
    expect(read("Pastry Chef\n\nWe're looking for someone who brings patience.").title).toBe('Pastry Chef');
  });
});

describe('the requirements of a job', () => {
  it('come from the sections that ask, not from benefits, company or application', () => {
    const texts = textsOf(`Dental Assistant

About us
We are a family practice with modern equipment and strong values.

Requirements
- Certified dental assistant
- Radiography

Benefits
- Free coffee and a pension

How to apply
Send your CV by Friday; experience with our form is not needed.

We are an equal opportunity employer and value skills of all people.`);
    expect(texts).toEqual(['Certified dental assistant', 'Radiography']);
  });

  it('are not what a summary says in passing, nor the title', () => {
    const texts = textsOf(`Training and Development Specialist

Job Summary
The specialist plans courses. Experience with lathes and skills in rhetoric are welcome here.

Requirements
- Moodle
- Course planning
- Rhetoric training
- Fluent Danish`);
    expect(texts).toEqual(['Moodle', 'Course planning', 'Rhetoric training', 'Fluent Danish']);
  });

  it('are musts or nices by section and by wording', () => {
    const { requirements } = read(`Florist
Required
- Wreath binding
- Wedding decoration is a plus
Nice to have
- Driving licence`);
    expect(requirements.map(({ text, kind }) => [text, kind])).toEqual([
      ['Wreath binding', 'must'],
      ['Wedding decoration is a plus', 'nice'],
      ['Driving licence', 'nice'],
    ]);
  });

  it.each([
    ['5+ years of crane operation', 5],
    ['3-5 years of crane operation', 3],
    ['At least two years of crane operation', 2],
    ['Minimum of 18 months of crane operation', 1.5],
    ['Mindestens drei Jahre Erfahrung im Kranbetrieb', 3],
    ['4 ans d’expérience en grutage', 4],
    ['Between 2 and 4 years of crane operation', 2],
    ['Zwischen zwei und vier Jahre Kranbetrieb', 2],
    ['Crane operation', null],
  ])('carry the years of %j', (line, years) => {
    expect(read(`Crane Operator\nRequirements\n- ${line}`).requirements[0]?.minimumYears).toBe(years);
  });

  it.each([
    'Must be 18 years old for crane operation',
    '23 years of age or older',
    'Mindestens 18 Jahre alt',
    'Not required: a degree in engineering',
    "You won't need: a degree or management experience",
    'Call the yard on 1-800-555-0134',
    'CDI – temps plein – Nantes',
    'Equivalent experience considered',
  ])('are no ages, no waivers, no calls and no kinds of contract: %s', (line) => {
    expect(textsOf(`Crane Operator\nRequirements\n- Rigging\n- ${line}\n- Load charts`)).toEqual([
      'Rigging',
      'Load charts',
    ]);
  });

  it.each([
    'Must be able to work rotating weekends',
    'Prolonged periods of standing',
    'Able to lift 50 lbs',
    'TB test',
    'COVID vaccination',
    'Reliable transportation',
    'A friendly, caring manner',
  ])('are wishes of little weight where no resume can tell: %s', (line) => {
    const { requirements } = read(`Crane Operator\nRequirements\n- Rigging\n- ${line}`);
    expect(requirements[1]).toMatchObject({ text: line, kind: 'nice', weight: 1 });
  });

  it('keep the places of work that a length of experience is asked for in together', () => {
    expect(
      textsOf('Nurse\nRequirements\n- Triage\n- One year in urgent care, surgery or family practice'),
    ).toEqual(['Triage', 'One year in urgent care, surgery or family practice']);
  });

  it('are found in prose without any heading', () => {
    const texts = textsOf(
      'We are looking for a beekeeper. You have at least two years of experience with hives. ' +
        'Knowledge of queen breeding is essential. A driving licence is required. Honey tasting skills would be a plus.',
    );
    expect(texts.join(' | ')).toMatch(/two years of experience with hives/);
    expect(texts.join(' | ')).toMatch(/queen breeding/);
    expect(texts.join(' | ')).toMatch(/driving licence/i);
  });

  it('are told from wishes and offers by headings that ask, and by pictures', () => {
    const { requirements } = read(`Electrician

What's the job?
- Tenant finish in schools

👉 What do you need?
🔹 Journeyman license
🔹 Conduit bending

✨ Great if you have
✅ Fire alarm systems

What do you get?
- Boots and a pension`);
    expect(requirements.map(({ kind, text }) => [kind, text])).toEqual([
      ['must', 'Journeyman license'],
      ['must', 'Conduit bending'],
      ['nice', 'Fire alarm systems'],
    ]);
  });

  it.each([
    'The background needed',
    'Past experience required',
    'Candidate skills',
    'Gewünschte Erfahrung',
    'Compétences demandées',
  ])('are told by the words of the heading "%s"', (heading) => {
    const job = `Baker\n\nAbout us\nA bakery since 1948.\n\n${heading}: Sourdough baking. 2 years as a baker.`;
    expect(textsOf(job)).toEqual(['Sourdough baking', '2 years as a baker']);
  });

  it('are not what a heading says that the candidate will do', () => {
    const job =
      'Porter\n\nSkills\n- Lifting\n- Stacking\n\nResponsibilities\nThe successful candidate will:\n- Load vans\n- Keep the yard';
    expect(textsOf(job)).not.toContain('Keep the yard');
  });

  it('are not the duties that stand below them without a heading', () => {
    const job = `Porter

Background needed
3 years as a porter. Experience with lifts.

Correctly reading labels. Keeping the yard tidy. Active involvement in stock counts. Employees will load vans.`;
    expect(textsOf(job)).toEqual(['3 years as a porter', 'Experience with lifts']);
  });

  it('are years in a paragraph by itself, below whatever section', () => {
    const job = `Porter

Requirements
- Lifting

Overview
A hotel by the sea with ninety rooms.

At least 3 years as a porter. 1 year as a night clerk.`;
    expect(textsOf(job)).toEqual(['Lifting', 'At least 3 years as a porter', '1 year as a night clerk']);
  });

  it('do not end at a title in capitals', () => {
    const job = `Lead\n\nRequirements\n- ${'Great patience and care. '.repeat(8)}Five years as a JAVA APPLICATIONS PROGRAMMER, or similar.`;
    expect(textsOf(job)).toContain('Five years as a JAVA APPLICATIONS PROGRAMMER, or similar');
  });

  it('are points of lists with arrows', () => {
    const job = 'Baker\n\nMust:\n-> five years of rye\n=> laminated doughs\nNice:\n-> chocolate';
    expect(read(job).requirements.map(({ kind, text }) => [kind, text])).toEqual([
      ['must', 'five years of rye'],
      ['must', 'laminated doughs'],
      ['nice', 'chocolate'],
    ]);
  });

  it('are told by the labels of a text whose line breaks were lost', () => {
    const job =
      'Quality Analyst Location: Cork Shift: days Summary: Tests tablets and capsules for release and stability in our laboratory. ' +
      'Key Responsibilities: run assays; prepare reagents; keep the laboratory ready for audits Required: BSc in Chemistry; two years in a GMP laboratory; ' +
      'dissolution testing; Preferred: Karl Fischer titration Benefits: pension, canteen, parking.';
    expect(read(job).requirements.map(({ kind, text }) => [kind, text])).toEqual([
      ['must', 'BSc in Chemistry'],
      ['must', 'two years in a GMP laboratory'],
      ['must', 'dissolution testing'],
      ['nice', 'Karl Fischer titration'],
    ]);
  });

  it('are told by Spanish headings that ask', () => {
    const job =
      'Maestra infantil\n\n¿Qué necesitas?\n- Valenciano C1\n\n¿Qué te damos?\n- Comida en el centro';
    expect(textsOf(job)).toEqual(['Valenciano C1']);
  });

  it('are all points of a list of which one says that it asks', () => {
    const texts = textsOf('Lighthouse Keeper\n\n- Knowledge of lamps\n- Fog signals\n- Rope work');
    expect(texts).toEqual(['Knowledge of lamps', 'Fog signals', 'Rope work']);
  });

  it('are sentences among duties that say how much they are needed', () => {
    const texts = textsOf(
      'Tax Associate\n\nResponsibilities\nFiling of monthly returns. Hands-on exposure to credit reconciliation is mandatory. Answering letters.',
    );
    expect(texts).toContain('Hands-on exposure to credit reconciliation is mandatory');
  });

  it('fall back to the duties where the job asks for nothing', () => {
    const { requirements } = read(`Lighthouse Keeper

Responsibilities
- Maintain the lamp
- Record the weather`);
    expect(requirements.map(({ text, weight }) => [text, weight])).toEqual([
      ['Maintain the lamp', 1],
      ['Record the weather', 1],
    ]);
  });

  it.each([
    [
      'Koch (m/w/d)\nIhr Profil\n- Abgeschlossene Ausbildung als Koch\n- HACCP\n- Französisch von Vorteil\nWir bieten\n- Kost und Logis',
      ['must', 'must', 'nice'],
    ],
    [
      'Cuisinier\nProfil recherché\n- CAP cuisine\n- HACCP\n- Anglais souhaité\nNous offrons\n- Logement',
      ['must', 'must', 'nice'],
    ],
    [
      'Cocinero\nRequisitos\n- Formación en cocina\n- HACCP\n- Inglés valorable\nOfrecemos\n- Alojamiento',
      ['must', 'must', 'nice'],
    ],
    [
      'Kok\nFunctie-eisen\n- Diploma kok\n- HACCP\n- Engels is een pré\nWij bieden\n- Kost en inwoning',
      ['must', 'must', 'nice'],
    ],
  ])('are told apart in %j', (job, kinds) => {
    expect(read(job).requirements.map(({ kind }) => kind)).toEqual(kinds);
  });

  it('come once, with the years of either mention', () => {
    const { requirements } = read(`Sommelier
Requirements
- Wine pairing
- 3 years of wine pairing`);
    expect(requirements).toHaveLength(1);
    expect(requirements[0]).toMatchObject({ minimumYears: 3 });
  });

  it('are 24 at most, the musts first', () => {
    const musts = Array.from({ length: 30 }, (_, index) => `- Skill${index} repair of part${index}`);
    const { requirements } = read(`Restorer\nNice to have\n- Gilding\nRequirements\n${musts.join('\n')}`);
    expect(requirements).toHaveLength(24);
    expect(requirements.every(({ kind }) => kind === 'must')).toBe(true);
    expect(requirements.map(({ id }) => id)).toEqual(
      Array.from({ length: 24 }, (_, index) => `r${index + 1}`),
    );
  });

  it('stay within the shape of a rubric for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (job) => {
        const rubric = read(job);
        expect(rubric.requirements.length).toBeLessThanOrEqual(24);
        for (const { minimumYears, text } of rubric.requirements) {
          expect(text.trim()).not.toBe('');
          if (minimumYears !== null) expect(minimumYears > 0 && minimumYears <= 50).toBe(true);
        }
      }),
    );
  });
});

describe('the level and the scope of a job', () => {
  it.each([
    ['Senior Chemist\nRequirements\n- Chromatography', 'senior'],
    ['Chemistry Intern\nRequirements\n- Chromatography', 'intern'],
    ['Chemist\nRequirements\n- 10 years of chromatography', 'senior'],
    ['Chemist\nRequirements\n- Chromatography', 'mid'],
  ])('of %j is %s', (job, seniority) => {
    expect(read(job).seniority).toBe(seniority);
  });

  it('is a team where the job leads one', () => {
    expect(read('Baker\nYour tasks\n- Lead a team of six bakers\nRequirements\n- Sourdough').scope).toBe(
      'team',
    );
    expect(read('Baker\nRequirements\n- Sourdough').scope).toBe('individual');
  });
});
