import { describe, expect, it } from '@jest/globals';
import { readJob } from '../../../../../lib/models/local/job/job-reader.ts';
import { isSmallPrint } from '../../../../../lib/models/local/job/small-print.ts';
import { foldText } from '../../../../../lib/models/local/text/tokens.ts';

describe('small print', () => {
  it.each([
    'For a confidential chat call Marlon on 0400 000 000.',
    'For further information, please contact the bakery',
    'To discuss the post, ring Ines in the shop',
    'If you have any questions, speak to the head baker',
    'Für Rückfragen steht Ihnen Frau Lane zur Verfügung',
    "Pour plus d'informations, contactez Marie",
    'Para más información, llama al 91 123 45 67',
    'Voor meer informatie bel met Jan',
    'Ihre Ansprechpartnerin: Frau Koster, Tel. 0151 000 000',
    'Persona de contacto: Inés',
    'Lane Bakeries does not accept CVs from agencies',
    'We ask for no speculative CVs',
    'Successful applicants will undergo an enhanced check',
    'Employer certification / accreditation badges: Disability Confident',
    'Certificate of Sponsorship',
    'ISO 9001 and AS9100 certified.',
    'Lane is an E-Verify employer',
    'We use E-Verify to confirm the right to work',
    'Pursuant to the Fair Chance Ordinance, we consider applicants with conviction records',
    'We will consider for employment qualified applicants with arrest and conviction records',
    'Nationality requirements: this post is broadly open to UK nationals and others',
    'Age: age restrictions shall only apply to new entrants',
    'Health: candidates should be in a state of health that allows regular service',
    'The candidate must possess the requisite knowledge and ability for the proper discharge of the duties of the office',
    'Lane is a drug-free workplace',
    'The bakery acknowledges the Gadigal people of the Eora Nation',
    'We pay our respects to elders past and present',
    'To perform this job successfully, an individual must be able to perform each essential duty',
    'As a federal contractor, Lane is required to verify employment eligibility',
    'The successful applicant will be required to sign a contract',
    'Poste ouvert aux personnes en situation de handicap',
    'Acquisitie wordt niet op prijs gesteld',
    'Experience our famous hospitality',
    'FLSA status: Exempt',
    'No C2C. No relocation.',
    'Recruiter: Pat at Lane Staffing',
    'Firm: regional practice, Norwich',
    'Work Location: In person',
    'Requisition R-10388',
    'Job ref: BK/2041',
    'Kennziffer: 2041-B',
    '#LI-Remote',
    'Remote (US) - East Coast preferred',
    'Hybrid, two days in Leeds',
    'Hybrid/remote',
    'Great Place to Work certified 2023 and 2024',
    'ISO 9001 certified machine shop',
    'Winner of Best Bakery 2024',
  ])('is %j', (sentence) => {
    expect(isSmallPrint(foldText(sentence))).toBe(true);
  });

  it.each([
    'Experience with ISO 9001 certified processes',
    'Experience in an ISO 9001 certified company',
    'E-Verify administration experience',
    'Experience using E-Verify',
    'Knowledge of fair housing law',
    'Knowledge of age-restricted sales',
    'Working with Traditional Owners',
    'Health and safety knowledge',
    'Experience of running a drug-free workplace programme',
    'Requisite knowledge and ability in fire engineering',
    'Contact centre experience',
    'Call handling',
    'Firm grasp of Excel',
    'Reference data management',
    'Job costing',
    'Remote sensing',
    'Remote patient monitoring, two years',
    'Remote, unsupervised work experience',
    'On-site management',
    'Hybrid cloud',
    'Hybrid/EV Level 3',
    'Winning new business',
    'Microsoft certified engineer',
    'Must be willing to be called out at weekends',
    'German nationals law',
    'The successful applicant will be required to provide clinical leadership',
    'Candidates will be expected to complete tax returns',
    'Experience in hospitality',
    'As a contractor you need CIS registration',
    'Referenzen im Hochbau',
    'Contact avec la clientèle',
  ])('is not %j', (sentence) => {
    expect(isSmallPrint(foldText(sentence))).toBe(false);
  });
});

describe('the employer by its name', () => {
  const asked = (sentence: string) =>
    readJob({
      jobDescription: `Baker\nLane, Leeds\n\n${sentence}\n\nRequirements:\n- Sourdough\n- Lamination\n\n${sentence}`,
      teamProfile: null,
    }).requirements.map(({ text }) => text);

  it.each([
    "SGA Bakery is Australia's leading provider with 40+ years of experience and 9,000 staff.",
    'Lane Precision is a third-generation, AS9100 and ISO 9001 certified machine shop.',
    'At The Grand Harbour, we have been creating memories since 1988 and have 12 function rooms.',
    'Lane & Sons employs 800 qualified bakers.',
    'Grand River Lane makes wedding cakes for hotels in Leeds.',
    'Die Lane GmbH ist ein Unternehmen mit 40 Jahren Erfahrung.',
    "Lane est une entreprise forte de 40 ans d'expérience.",
    'Lane es una empresa con 40 años de experiencia.',
    'Lane is een bedrijf met 40 jaar ervaring.',
  ])('is not what it asks for: %j', (sentence) => {
    expect(asked(sentence)).toEqual(['Sourdough', 'Lamination']);
  });

  it.each([
    'Lane is a firm that needs two years of experience in pastry.',
    'NMC registration is required by the hospital.',
    'German is the language of our company and required.',
    'Permis B exigé.',
    'Die Meisterprüfung ist Voraussetzung für den Betrieb.',
  ])('is told from what is asked for: %j', (sentence) => {
    expect(asked(sentence).length).toBeGreaterThan(2);
  });
});

describe('the head of a job', () => {
  it.each([
    'Requisition R-10388',
    'Remote (US) - East Coast preferred',
    'Firm: Legal 500 regional practice, Norwich',
  ])('asks for nothing by %j', (line) => {
    const { requirements } = readJob({
      jobDescription: `Baker\nCambridge, MA\n${line}\n\nRequirements:\n- Sourdough\n- Lamination`,
      teamProfile: null,
    });
    expect(requirements.map(({ text }) => text)).toEqual(['Sourdough', 'Lamination']);
  });

  it('asks for years with a plus behind them, which is no wish', () => {
    const { requirements } = readJob({
      jobDescription: 'Solicitor\n\nRequirements:\n- PQE: 2 years +\n- Conveyancing\n- French +',
      teamProfile: null,
    });
    expect(requirements.map(({ kind, minimumYears }) => [kind, minimumYears])).toEqual([
      ['must', 2],
      ['must', null],
      ['nice', null],
    ]);
  });

  it('has headings for what is told to all', () => {
    const { requirements } = readJob({
      jobDescription:
        'Baker\n\nRequirements:\n- Sourdough\n- Lamination\n\nBehaviours\n- Delivering at pace\n\nThings you need to know\nSecurity: candidates must undergo checks.',
      teamProfile: null,
    });
    expect(requirements.map(({ text }) => text)).toEqual(['Sourdough', 'Lamination']);
  });
});
