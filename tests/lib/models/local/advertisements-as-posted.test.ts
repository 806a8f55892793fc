import { describe, expect, it } from '@jest/globals';
import { readJob } from '../../../../lib/models/local/job/job-reader.ts';

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
  it.each([
    [
      'a firm that hires for a place, below a call',
      'NOW HIRING!! Forklift Operators – Groveport\n\nLane is hiring for a large distribution center in Groveport.\n\nRequirements\n- Reach truck\n- RF scanning',
      'Forklift Operators',
    ],
    [
      'a firm that hires at a place',
      'Warehouse people wanted for Lane Distribution of Groveport, where we keep things moving along\n\nLane is hiring at its busy depot.\nPosition of Forklift Operator.\n\nRequirements\n- Reach truck',
      'Forklift Operator',
    ],
    [
      'a public notice with a number, above its title',
      'Stellenausschreibung Nr. 12/2027\n\nDie Stadt Ulm sucht für den Bauhof eine/n\n\nGewässerwärter*in (m/w/d)\n\nAnforderungen\n- Führerschein B\n- Motorsägenschein',
      'Gewässerwärter*in (m/w/d)',
    ],
    [
      'a trade with its field',
      'Kauffrau für Büromanagement (m/w/d) für unser Haus in Ulm\n\nAnforderungen\n- Excel\n- Englisch B2',
      'Kauffrau für Büromanagement (m/w/d)',
    ],
    ['a cook for a house', 'Koch für Hotel am See\n\nAnforderungen\n- Fischküche\n- HACCP', 'Koch'],
  ])('names the title, not the place: %s', (_what, job, title) => {
    expect(read(job).title).toBe(title);
  });

  it.each([
    ['LINE COOK - Portland', 'Busy neighborhood bistro needs an experienced line cook, nights and weekends.'],
    [
      'Business Manager',
      'The Governors wish to appoint an experienced Business Manager to lead finance and HR.',
    ],
    ['Millwright', 'We need a journeyperson millwright to keep our machines running.'],
    ['Barista, Bristol', 'Specialty coffee shop, 35 hrs incl. weekends, CV to Jess.'],
    [
      'Personal Banker',
      'At First Lane, personal bankers open accounts, take loan applications and find out what people need.',
    ],
    ['Fundraising Manager', 'Hospice of the Vale cares for 900 people each year and keeps no one waiting.'],
  ])('that says no more asks for nothing: %s', (headline, sentence) => {
    const job = `${headline}\n${sentence} You must have a full driving licence. Food safety certificate is essential. Experience of SAP is essential.`;
    const { requirements } = read(job);
    const must = requirements.flatMap(({ kind, text }) => (kind === 'must' ? [text] : []));
    expect(must).toEqual(['full driving licence', 'Food safety certificate', 'Experience of SAP']);
  });

  it('asks for what stands behind a title', () => {
    const job =
      'Line Cook\nBusy bistro needs a line cook with experience of butchery. Must have a food safety certificate.';
    expect(textsOf(job)).toContain('experience of butchery');
  });

  it('asks for nothing where it says what somebody will do', () => {
    const job =
      'We are a small bank. We are hiring a Product Designer who will own the payroll app end to end. You have four years of design work and a portfolio that shows how you think and not only what it looked like at the end. You live in Figma. You should have built a design system. We offer four weeks of leave, health cover and a learning budget, two days a week in our office in the centre of town.';
    expect(textsOf(job).filter((text) => /payroll|^not only/.test(text))).toEqual([]);
  });
});

describe('what opens a sentence that asks', () => {
  it.each([
    [
      "We'd love to hear from carers who have at least six months' experience of personal care and hold an NVQ in care.",
      ["at least six months' experience of personal care", 'hold an NVQ in care'],
    ],
    [
      "You'll be happy here if you have sold savings plans and have met monthly sales goals.",
      ['have sold savings plans', 'have met monthly sales goals'],
    ],
    ['This role is for you if you know SAP.', ['know SAP']],
    ['To be considered you must have a welding certificate.', ['welding certificate']],
    ['You should be organised, friendly, and good with Sage.', ['organised', 'friendly', 'good with Sage']],
    [
      'You should be a certified welder, with three years of MIG.',
      ['certified welder', 'three years of MIG'],
    ],
  ])('is no part of what it asks for: %s', (sentence, asked) => {
    const job = `Carer\n\nWe look after older people and grow.\n\nRequirements\n${sentence}\nA driving licence is essential.\nExperience with dementia is essential.`;
    const texts = textsOf(job);
    for (const text of asked) expect(texts).toContainEqual(expect.stringContaining(text));
    expect(texts).toHaveLength(asked.length + 2);
    expect(texts.join()).not.toMatch(/hear from|happy here|role is|considered/);
  });

  it('leaves one noun of two words to both', () => {
    const job = 'Fitter wanted. You rebuild hydraulic and pneumatic components and know SAP.';
    expect(textsOf(job)).toContain('rebuild hydraulic and pneumatic components');
  });
});

describe('statements that ask for nothing', () => {
  it.each(['Good ICT skills', 'Steel toe boots', 'Nights, weekends and bank holidays'])(
    'that a resume could show: %s',
    (point) => {
      const { requirements } = read(`Aide\n\nRequirements\n- Phonics\n- ${point}`);
      expect(requirements.find(({ text }) => text === point)?.kind).toBe('nice');
    },
  );

  it('but what marks mean', () => {
    expect(
      textsOf('Clerk\n\nPerson Specification (E = essential, D = desirable)\n- Filing (E)\n- SAP (D)'),
    ).toEqual([expect.stringContaining('Filing'), expect.stringContaining('SAP')]);
  });

  it('but a part of a phrase between two commas', () => {
    expect(
      textsOf('Aide\n\nRequirements\n- Certified by, or eligible for certification with, CSMLS\n- WHMIS'),
    ).not.toContain('or eligible for certification with');
  });

  it('outright, as they would set somebody apart', () => {
    const { requirements } = read(
      'Paralegal\n\nRequirements\n- Discovery\n- Experience with Relativity would set you apart',
    );
    expect(requirements.map(({ kind }) => kind)).toEqual(['must', 'nice']);
  });
});

describe('an announcement of a post', () => {
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
