import { describe, expect, it } from '@jest/globals';
import { readJob } from '../../../../lib/models/local/job-reader.ts';

function read(jobDescription: string) {
  return readJob({ jobDescription, teamProfile: null });
}

function textsOf(jobDescription: string): string[] {
  return read(jobDescription).requirements.map(({ text }) => text);
}

describe('years that are not of experience', () => {
  it('are told from those beside a paper', () => {
    const job =
      'Nurse\n\nRequirements\n- Current RN with 2 years of ICU work\n- Full driving licence held for 10 years';
    expect(read(job).requirements.map(({ minimumYears }) => minimumYears)).toEqual([2, null]);
  });

  it.each([
    ['the age of the firm', 'We bake. Our bakery has been family run for 22 years.'],
    ['the age of the firm in German', 'Seit über 30 Jahren sind wir in Bonn für Sie da.'],
    ['a lower bound of age', 'You must be over 18 years.'],
    ['the length of the contract', 'The contract runs for three years with an option to extend.'],
    ['what was vetted', 'Five-year checkable work history.'],
    ['how long a licence was held', 'Full driving licence held for 10 years.'],
    ['how long a licence was held, behind a comma', 'Full driving licence, held for at least 12 months.'],
    ['how long a licence was held, without a verb', 'Full driving licence (min. 12 months).'],
    ['how long a licence was held, in brackets', 'Full driving licence (held for 3 years).'],
  ])('take %s for none', (_what, sentence) => {
    const { seniority, requirements } = read(
      `Baker\n\n${sentence}\n\nRequirements\n- 2 years' experience as a baker\n- ${sentence}`,
    );
    expect(seniority).toBe('mid');
    expect(requirements.map(({ minimumYears }) => minimumYears).filter((years) => years !== null)).toEqual([
      2,
    ]);
  });

  it('reads a list by its points, whatever stands below it', () => {
    const job =
      'Chef de Partie\n* 2 years+ in a rosette kitchen\n* strong on sauce\n* able to run a section\nTronc, 48 hours over 4 days';
    expect(textsOf(job)).toEqual([
      '2 years+ in a rosette kitchen',
      'strong on sauce',
      'able to run a section',
    ]);
  });
});

describe('sentences below a headline', () => {
  it('ask for what they say', () => {
    const job =
      "Barista / Front of House\nPart time, weekends\nHi! We're Finn & Jo, we opened in 2016. Looking for someone who can pull a decent shot, pour a rosetta and keep smiling through a queue out of the door. A year or so behind a machine would be great but we've trained people from scratch. Food hygiene level 2 handy. £12.50 + tips. Pop in with a CV.";
    expect(read(job).requirements.map(({ text, kind }) => [kind, text])).toEqual([
      ['must', 'pull a decent shot'],
      ['must', 'pour a rosetta and keep smiling through a queue out of the door'],
      ['nice', 'year or so behind a machine'],
      ['nice', 'Food hygiene level 2 handy'],
    ]);
  });

  it('name what is needed to apply', () => {
    const job =
      "Conveyancing Solicitor\nOur client has 12 offices. You'll run your own files. To apply you'll need to be a qualified solicitor with at least 2 years PQE and be confident with a case management system. LEAP is preferred. Salary £38-48k, hybrid after probation.";
    const { requirements } = read(job);
    expect(requirements.map(({ text }) => text)).toContainEqual(expect.stringContaining('LEAP'));
    expect(requirements.map(({ minimumYears }) => minimumYears)).toContain(2);
    expect(requirements.map(({ text }) => text).filter((text) => /hybrid|apply|38/i.test(text))).toEqual([]);
  });
});

describe('points of a list', () => {
  it('begin with a number of years behind a dash', () => {
    const job =
      'Quantity Surveyor\nYou must have:\n-A degree\n-5 yrs contractor experience\n-Knowledge of JCT';
    expect(textsOf(job)).toContain('5 yrs contractor experience');
  });
});

describe('lines above and below a list', () => {
  it('are no part of it, and what opens a list is told from the lines above it', () => {
    const job =
      'Maths Teacher\nHighfield has 900 pupils.\nWe are looking to appoint a teacher who:\n• is qualified (QTS)\n• can teach KS3\nInterviews 18 March.';
    expect(textsOf(job)).toEqual(['is qualified (QTS)', 'can teach KS3']);
  });

  it('read a brief advertisement whose sentences are many and short', () => {
    const job =
      "Electricien bâtiment H/F\nCDI - 35h - Lyon\nVous justifiez d'un CAP électricité. Habilitations électriques à jour. Permis B obligatoire. CACES nacelle apprécié. Rigoureux. Mutuelle.";
    expect(textsOf(job)).toEqual(expect.arrayContaining(['Habilitations électriques à jour', 'Permis B']));
  });
});

describe('amounts, standards and labels', () => {
  it('take an amount that somebody deals with for no pay', () => {
    const job =
      'Account Executive\n\nRequirements\n- 3+ years closing deals of $50-150k ACV\n- MEDDIC\n- £500,000 budget\n- £28k - £32k\n- £12.50 + tips';
    expect(textsOf(job)).toEqual(['3+ years closing deals of $50-150k ACV', 'MEDDIC', '£500,000 budget']);
  });

  it('tell one standard from another', () => {
    const job = 'Accountant\n\nRequirements\n- ASC 606\n- ASC 842\n- NetSuite';
    expect(textsOf(job)).toEqual(['ASC 606', 'ASC 842', 'NetSuite']);
  });

  it('take no years for the least where one of several degrees needs none', () => {
    const job =
      'Scientist\n\nRequirements\n- PhD in Chemistry with 0-3 years of industry, or MS with 5+ years\n- BS with 8 years, or MS with 5 years of assays\n- Python, just kidding';
    expect(read(job).requirements.map(({ minimumYears }) => minimumYears)).toEqual([null, 5]);
  });

  it('tell what would be loved from what is needed', () => {
    const job =
      "Night Receptionist\nYour evening begins at 22:45 and ends at 07:00.\nWe'd love you to have: a year in hotels or similar; Opera PMS; basic bookkeeping for the night audit; first aid at work (or we'll train you); a second language.\nYou need to have: fluent German; a driving licence.";
    const kinds = new Map(read(job).requirements.map(({ text, kind }) => [text, kind]));
    expect(kinds.get('Opera PMS')).toBe('nice');
    expect(kinds.get('fluent German')).toBe('must');
  });
});

/** What a list asks for, as kind, weight and text. */
function askedIn(...points: string[]): string[] {
  const job = `Site Clerk\n\nRequirements\n- Typing\n${points.map((point) => `- ${point}`).join('\n')}`;
  return read(job)
    .requirements.slice(1)
    .map(({ kind, weight, text }) => `${kind} ${weight} ${text}`);
}

describe('what nobody shows', () => {
  it.each([
    'Great communicator, in writing and on calls',
    'You communicate well in writing',
    'Customer facing, smart, good with people',
    'Ability to partner w/ execs and influence without authority',
    'Commitment to safeguarding',
    'Interest in heritage',
    'Must be physically fit and able to work at speed',
    'Weekends essential',
    'You must be able to get to Daventry for 10pm',
    'No more than 6 points, no DD or IN codes',
  ])('%j is a wish', (point) => {
    expect(askedIn(point)).toEqual([expect.stringMatching(/^nice [12] /)]);
  });

  it('asks for nothing where it is all that a job says', () => {
    const job = 'Room Attendant\n\nRequirements\n- Weekends essential\n- Must be physically fit';
    expect(read(job).requirements).toEqual([]);
  });

  it.each([
    'Live in available',
    'Bonus scheme',
    'We will put you through your diploma',
    'You will work towards chartership',
  ])('%j is offered, not asked', (point) => {
    expect(askedIn(point)).toEqual([]);
  });
});

describe('wishes by a sign', () => {
  it.each([
    ['Makaton (D)', 'nice 2 Makaton'],
    ['Personal care (E)', 'must 2 Personal care'],
    ['La Marzocco = big plus', 'nice 2 La Marzocco = big plus'],
    ['Spanish +', 'nice 2 Spanish +'],
    ['automates Siemens appréciés', 'nice 2 automates Siemens appréciés'],
  ])('%j', (point, asked) => {
    expect(askedIn(point)).toEqual([asked]);
  });
});

describe('several things in one line', () => {
  it('are cut at a paper behind years', () => {
    expect(
      askedIn(
        'Min 2 years as sous chef in a rosette restaurant, Level 3 food safety, knowledge of allergens',
      ),
    ).toEqual([
      'must 2 Min 2 years as sous chef in a rosette restaurant',
      'must 2 Level 3 food safety',
      'must 2 knowledge of allergens',
    ]);
  });

  it('share an end of a compound', () => {
    expect(
      textsOf(
        'Wir suchen einen Buchhalter. Sie bringen mit: DATEV, Excel, gute Deutsch- und Englischkenntnisse.',
      ),
    ).toContain('gute Deutsch- und Englischkenntnisse');
  });

  it('are wished for one by one where the wish stands between them', () => {
    const job =
      'Maschinenbediener\nAnforderungen: Rüsten von Spritzgießmaschinen, Qualitätsprüfung mit Messschieber, Staplerschein von Vorteil, Deutsch B1';
    expect(read(job).requirements.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      'must Rüsten von Spritzgießmaschinen',
      'must Qualitätsprüfung mit Messschieber',
      'nice Staplerschein von Vorteil',
      'must Deutsch B1',
    ]);
  });

  it('are a choice where one of them is enough', () => {
    expect(askedIn('Strong in one of Go, Python, Rust')).toEqual([
      'must 3 Strong in one of Go, Python, Rust',
    ]);
  });

  it('are points of a list below a sentence, whatever words they have', () => {
    const job =
      'Alarm Engineer\nWe install alarms in schools.\n* 3 yrs service & installation\n* Knowledge of Paxton panels\n* BS 5839\n* UK licence';
    expect(textsOf(job)).toEqual([
      '3 yrs service & installation',
      'Knowledge of Paxton panels',
      'BS 5839',
      'UK licence',
    ]);
  });

  it('stand behind who asks', () => {
    const job =
      'Pflegefachkraft (m/w/d)\nWir wünschen uns: abgeschlossene Ausbildung als Pflegefachkraft, Führerschein B.\nWir bieten: Dienstwagen.';
    expect(textsOf(job)).toEqual(['abgeschlossene Ausbildung als Pflegefachkraft', 'Führerschein B']);
  });

  it('are parted by a wish behind a short sentence', () => {
    expect(
      read('Ingeniero\n\nRequisitos\n- Inglés B2. Se valorará Six Sigma.').requirements.map(
        ({ kind, text }) => `${kind} ${text}`,
      ),
    ).toEqual(['must Inglés B2', 'nice Se valorará Six Sigma']);
  });
});

describe('an announcement', () => {
  it('asks for the paper before the title', () => {
    const job =
      'Dental Nurse\nBusy practice looking for a GDC registered dental nurse, 4 days.\n\nRequirements\n- Implants\n- Radiography\n- Reception';
    expect(textsOf(job)).toEqual(['GDC registered', 'Implants', 'Radiography', 'Reception']);
  });

  it('asks for nothing by a question that praises the work, a place or a firm', () => {
    const job =
      'Kindergarten Teacher – private nursery group\nDo you want to shape young minds? Must be up to date with first aid. Housing + flights.';
    expect(textsOf(job)).toEqual(['up to date with first aid']);
  });

  it('names what somebody is head of', () => {
    expect(
      read('Head of Marketing\nWe need someone with 5 years in B2B marketing and good German.').title,
    ).toBe('Head of Marketing');
  });

  it('names the place where the work is done', () => {
    expect(
      textsOf('Teacher needed for international school in Da Nang. Teaching license, 2 yrs with ages 3-6.'),
    ).toEqual(['Teaching license', '2 yrs with ages 3-6']);
  });
});
