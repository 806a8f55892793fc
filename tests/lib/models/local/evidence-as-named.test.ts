import { describe, expect, it } from '@jest/globals';
import { readJob } from '../../../../lib/models/local/job/job-reader.ts';
import { createLocalEvaluator } from '../../../../lib/models/local/local-evaluator.ts';
import { createRecordingScorer } from '../../../quality/recording-scorer.ts';

function read(jobDescription: string) {
  return readJob({ jobDescription, teamProfile: null });
}

/** What a list of a job asks for, as kind and text. */
function asked(...points: string[]): string[] {
  const job = `Site Clerk\n\nRequirements\n- Typing\n${points.map((point) => `- ${point}`).join('\n')}`;
  return read(job)
    .requirements.slice(1)
    .map(({ kind, text }) => `${kind} ${text}`);
}

const scorer = createRecordingScorer(createLocalEvaluator());

/** How far a line of a resume shows what is asked for. */
async function shown(title: string, requirement: string, line: string): Promise<string | undefined> {
  const job = `${title}\n\nRequirements\n- ${requirement}\n- Punctual filing of forms`;
  const resume = `Kim Ash\n\n${title}, Ash & Sons, 2018 - present\n- ${line}`;
  const [result] = await scorer.score(job, [resume]);
  return result?.card.criteria[0]?.status;
}

describe('names that are ordinary words as well', () => {
  it('are asked for where they stand alone', () => {
    expect(asked('ILS', 'Word', 'You will')).toEqual(['must ILS', 'must Word']);
  });

  it.each([
    ['Word', 'Letters in Microsoft Word', 'met'],
    ['Word', 'Letters to the council', 'missing'],
    ['Excel', 'Files kept. Excel advanced', 'met'],
  ])('and are shown by their like: %s, %s', async (requirement, line, status) => {
    expect(await shown('Clerk', requirement, line)).toBe(status);
  });
});

describe('things beside one another', () => {
  it.each([
    ['Safety Officer', 'Knowledge of ISO 45001', 'Worked to ISO 9001', 'missing'],
    ['Safety Officer', 'Knowledge of ISO 45001', 'Audits to ISO 45001', 'met'],
    ['Electrician', 'KNX', 'Wiring of control panels', 'missing'],
    ['Inspector', 'CMM', 'Mitutoyo micrometers', 'partial'],
    ['Inspector', 'Metrology', 'Mitutoyo micrometers', 'met'],
    ['Social Worker', 'Child protection', 'Safeguarding adults', 'missing'],
    ['Social Worker', 'Safeguarding', 'Child protection conferences', 'met'],
    ['Marketing Manager', 'Presentations', 'Wrote copy', 'missing'],
    ['Marketing Manager', 'Presentations', 'Presented results to boards', 'met'],
  ])('show one another in part at most: %s, %s, %s', async (title, requirement, line, status) => {
    expect(await shown(title, requirement, line)).toBe(status);
  });
});

describe('wishes as they are abbreviated', () => {
  it.each([
    'HV switching adv',
    'Excel an adv.',
    'HR licence pref',
    'Pref. retail',
    'Knife skills or will train',
  ])('take "%s" for one', (point) => expect(asked(point)).toEqual([`nice ${point.replace(/\.$/, '')}`]));

  it('leave what only begins alike needed', () => {
    expect(asked('Adv Excel', 'Prefabrication')).toEqual(['must Adv Excel', 'must Prefabrication']);
  });
});

describe('marks of a person specification', () => {
  it('part what stands in one line', () => {
    expect(asked('Teaching KS2 (E), SEND learners (E), leading a subject (D)')).toEqual([
      'must Teaching KS2',
      'must SEND learners',
      'nice leading a subject',
    ]);
  });
});

describe('short headings', () => {
  it.each(['We need:', 'Min reqs:', 'JD:', 'Tickets required'])('open what is asked for: %s', (heading) => {
    const job = `Enrolled Nurse\n\nOur home has 40 beds.\n\n${heading}\nWound care\nMedication rounds`;
    expect(read(job).requirements.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      'must Wound care',
      'must Medication rounds',
    ]);
  });
});

describe('signs above a notice', () => {
  it.each(['HELP WANTED – PART TIME', 'Now hiring!', 'VACANCY', 'Staff needed'])(
    'are no title: %s',
    (sign) => {
      expect(read(`${sign}\nBarista. Latte art, till work and early starts.`).title).toBe('Barista');
    },
  );

  it('are told from titles that sound like them', () => {
    expect(read('Help Desk Analyst\n- ITIL\n- Windows').title).toBe('Help Desk Analyst');
    expect(read('Work with us\n').title).toBe('Work with us');
  });
});

describe('what nobody shows', () => {
  it.each(['Own laptop & broadband', 'Covid + flu vax', 'Able to work wknds', 'Max 6 pts', 'No DD/DR'])(
    'keeps nobody from a tier: %s',
    (point) => {
      expect(asked(point).filter((text) => text.startsWith('must'))).toEqual([]);
    },
  );

  it.each(['Notice period max 30 days', 'Sat + 2 weekdays', 'Freshers/exp both ok', 'Coal board n/a'])(
    'is not asked for: %s',
    (point) => expect(asked(point)).toEqual([]),
  );

  it('is told from work with the same words', () => {
    expect(asked('Able to give flu vaccinations', 'Computer', 'CTC clearance')).toEqual([
      'must Able to give flu vaccinations',
      'must Computer',
      'must CTC clearance',
    ]);
  });
});

describe('papers by their other names', () => {
  it.each([
    ['Van Driver', 'CPC', 'DCPC valid to 2028', 'met'],
    ['Van Driver', 'Driver CPC', 'Licence C1, CPC, tacho card', 'met'],
    ['Electrician', 'WAH, CSE', 'Working at Heights, Confined Space, EWP', 'met'],
    ['Electrician', 'NPC under 3 months old', 'National Police Certificate May 2025', 'met'],
    ['Line Cook', 'FoodSafe Level 1', 'FOODSAFE Level 1 (2019)', 'met'],
    ['Line Cook', 'Food hygiene cert', 'Level 2 food safety', 'met'],
    ['Line Cook', 'Level 3 food safety', 'Level 2 food safety', 'missing'],
    ['Line Cook', "A current food handler's card", 'Food Handlers Card (exp. 2027)', 'met'],
    ['Line Cook', "A current food handler's card", 'Trained the food handlers', 'missing'],
    [
      'Teacher',
      "Bachelor's degree from an accredited institution",
      'B.S.Ed., Special Education, 2022',
      'met',
    ],
    ['Carpenter', 'Trade qualified', 'National Certificate in Carpentry (Level 4), 2020', 'met'],
    ['Gas Engineer', 'Experience in social housing', 'Repairs for council tenants', 'met'],
    ['Planner', 'Knowledge of the NPPF', 'Reports against the National Planning Policy Framework', 'met'],
    ['Carpenter', 'Able to work from plans', 'Set out and framed from the drawings', 'met'],
    [
      'Case Manager',
      'Working with people experiencing homelessness',
      'Housing First for formerly homeless people',
      'met',
    ],
    ['Personal Banker', 'HELOC applications', 'Took applications for home equity lines of credit', 'met'],
    ['Manager', 'Able to read a P&L', 'Monthly P&L review with the owners', 'met'],
    ['Security Guard', 'PSIRA registered', 'PSIRA Grade C', 'met'],
    ['Clerk', 'Graduate/UG any stream', 'B.Com, Delhi University 2021', 'met'],
    ['Clerk', 'Any graduate', 'Grade 12, 2018', 'missing'],
    ['Welder', 'Forklift licence', 'FLT counterbalance', 'met'],
    ['Plumber', 'NVQ Level 3 plumbing', 'NVQ3 plumbing and heating', 'met'],
    ['Plumber', 'NVQ Level 3 plumbing', 'NVQ L3 electrotechnical', 'missing'],
    ['Enfermera', 'Colegiación', 'Nº colegiada 48/12345', 'met'],
    ['Enfermera', 'Colegiación', 'No colegiada', 'missing'],
    ['Vendeur', 'un Bac+2 commerce', 'BTS NDRC, 2019', 'met'],
  ])('%s: %s', async (title, requirement, line, status) => {
    expect(await shown(title, requirement, line)).toBe(status);
  });
});

describe('skills by their short names', () => {
  it.each([
    ['Secrétaire', "Maîtrise de l'outil informatique", 'Informatique : Word, Excel', 'met'],
    ['Bürokraft', 'Gute EDV-Kenntnisse', 'MS Office, GIS', 'met'],
    ['Sachbearbeiter', 'Bau- und Verwaltungsrecht', 'Bescheide nach Baurecht und Verwaltungsrecht', 'met'],
    ['Sachbearbeiter', 'Kenntnisse im Bau- und Verwaltungsrecht', 'Bescheide nach LBO und BauGB', 'partial'],
    ['Bürokraft', 'Sicherer Umgang mit Word und Outlook', 'EDV: MS Office', 'partial'],
    ['Nurse', 'venepuncture', 'Catheters, bloods and PEG care', 'met'],
    ['Nurse', 'Competent with eMAR', 'Electronic medication rounds on Camascope', 'met'],
    ['Accounts Clerk', 'min 3 yrs high volume AP', 'Accounts payable for 900 suppliers', 'met'],
    ['Accounts Clerk', 'ERP exp (Oracle/SAP/TechOne)', '900 invoices a month in TechnologyOne', 'met'],
    ['Linux Administrator', 'Linux admin', '40 Linux hosts', 'met'],
    ['Teacher', 'teaching KS2', 'Class teacher Y4/Y5', 'met'],
    ['Teacher', 'teaching KS2', 'Class teacher Year 9', 'missing'],
    ['Store Clerk', 'stock mgt', 'Stock management', 'met'],
    ['System administrator', 'Active Directory', 'Windows Server, AD, M365', 'met'],
    ['Art Director', 'Active Directory', 'Worked as AD for a magazine', 'missing'],
    ['Nurse', 'PointClickCare', 'Med pass and PCC charting', 'met'],
    ['Solicitor', 'Private equity', 'Led two bolt-on acquisitions for a PE sponsor', 'met'],
    ['Solicitor', 'M&A experience', 'Led two bolt-on acquisitions', 'met'],
    ['Librarian', 'M&A experience', 'New acquisitions for the library', 'missing'],
    ['Welder', 'isometric drawings', 'Pipe spools, working from isos', 'met'],
    ['Welder', 'isometric drawings', 'Audits to ISOs', 'missing'],
    ['Executive Assistant', 'supporting at C-suite level', 'EA to CEO and CFO', 'met'],
    ['Executive Assistant', 'supporting at C-suite level', 'PA to the caretaker', 'missing'],
    ['Executive Assistant', 'booked complex international travel', 'Worldwide travel itineraries', 'met'],
    ['Executive Assistant', 'booked complex international travel', 'Travel booking', 'partial'],
  ])('%s: %s', async (title, requirement, line, status) => {
    expect(await shown(title, requirement, line)).toBe(status);
  });
});

describe('person specifications in tables', () => {
  it('are read by their columns', () => {
    const job =
      'Healthcare Assistant\n\nCriteria | Essential | Desirable\n---|---|---\nQualifications | Care Certificate | NVQ 3 in Health & Social Care\nSkills | Phlebotomy • Cannulation | ECG recording\n\nPay: band 2';
    expect(read(job).requirements.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      'must Care Certificate',
      'must Phlebotomy',
      'must Cannulation',
      'nice NVQ 3 in Health & Social Care',
      'nice ECG recording',
    ]);
  });

  it('are read by the letter in the last cell', () => {
    const job = 'Planner\n\nRTPI degree | E\nAppeals work | E\nUniform software | D';
    expect(read(job).requirements.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      'must RTPI degree',
      'must Appeals work',
      'nice Uniform software',
    ]);
  });

  it('are read by the letters that count their points', () => {
    const job =
      'Civil Enforcement Officer\nE1 Customer service\nE2 Full UK driving licence\nE3 Notebook entries\nD1 Parking law';
    expect(read(job).requirements.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      'must Customer service',
      'must Full UK driving licence',
      'must Notebook entries',
      'nice Parking law',
    ]);
  });

  it.each([
    '| Criteria | Essential | Desirable |\n|---|---|---|\n| Trust fundraising | X | |\n| Annual reports | ✓ | |\n| Donorfy | | X |',
    '\tEssential\tDesirable\nTrust fundraising\tx\t\nAnnual reports\tx\t\nDonorfy\t\tx',
    'PERSON SPECIFICATION\n                       Essential   Desirable\nExperience\nTrust fundraising          X\nAnnual reports             X\nSkills\nDonorfy                                X',
  ])('are read by the crosses in their columns: %j', (table) => {
    const job = `Fundraiser\n\n${table}\n\nClosing date: Monday`;
    expect(read(job).requirements.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      'must Trust fundraising',
      'must Annual reports',
      'nice Donorfy',
    ]);
  });

  it('keep an X that stands for something', () => {
    const job = 'Designer\n\nEssential\n- Figma\n- Adobe  X\n\nDesirable\n- OS  X';
    expect(read(job).requirements.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      'must Figma',
      'must Adobe X',
      'nice OS X',
    ]);
  });

  it('are told from bars and tabs that part something else', () => {
    const job = 'Baker | Leeds | Full time\n\nRequirements\n- Sourdough\n- Lamination';
    expect(read(job).requirements.map(({ text }) => text)).toEqual(['Sourdough', 'Lamination']);
  });
});

describe('lengths of time as they are typed', () => {
  it.each([
    ['2yrs exp in retail', 2],
    ['min 18mths exp in retail', 1.5],
    ['2-4y of Terraform', 2],
    ['6 mths exp in retail', 0.5],
    ['3yr+ in a kitchen', 3],
    ['12mth contract work', null],
    ['Teaching Y4', null],
  ])('%s', (point, years) => {
    const { requirements } = read(`Clerk\n\nRequirements\n- Typing\n- ${point}`);
    expect(requirements[1]?.minimumYears).toBe(years);
  });
});

describe('what stands around requirements', () => {
  it('is no requirement: the title with its place, other duties, and how to apply', () => {
    const job =
      'Executive Assistant to MD – Singapore CBD\n- Calendar mgmt\n- Expense claims, ad-hoc duties as assigned\n- 4 on 4 off, 6pm-6am\n- Interested applicants pls send CV (MS Word) w/ expected salary';
    expect(read(job).requirements.map(({ text }) => text)).toEqual(['Calendar mgmt', 'Expense claims']);
  });

  it('is no announcement where hiring is the work', () => {
    expect(asked('Hiring, onboarding & scheduling')).toEqual([
      'must Hiring',
      'must onboarding',
      'must scheduling',
    ]);
  });
});

describe('more papers and skills by their other names', () => {
  it.each([
    ['Line Cook', 'HACCP cert', 'Level 2 food safety & HACCP (2023)', 'met'],
    ['Warehouse Operative', 'FLT c/balance (RTITB or ITSSAR)', 'ITSSAR Counterbalance 2024', 'met'],
    ['Millwright', 'valid Class 5', "BC driver's licence", 'met'],
    ['Clerk', 'Diploma/Degree in any discipline', 'Diploma in Business, Ngee Ann Polytechnic', 'met'],
    ['Site Engineer', 'BBS', 'Checked bar bending schedules', 'met'],
  ])('%s: %s', async (title, requirement, line, status) => {
    expect(await shown(title, requirement, line)).toBe(status);
  });
});

describe('languages, licences and checks in short', () => {
  it.each([
    ['Receptionist', 'Fluent Eng & Afr', 'Languages: Afrikaans (home), English (fluent)', 'met'],
    ['Security Guard', 'good spoken Eng', 'English fluent', 'met'],
    ['Gas Engineer', 'full UK lic <6pts', 'Clean driving licence', 'met'],
    ['Gas Engineer', 'LGSRs', 'Landlord gas safety records and services', 'met'],
    ['Bus Driver', 'DOT physical', 'DOT card to 2027', 'met'],
    ['Joiner', 'SVQ3 carpentry', 'SVQ Level 3 Carpentry & Joinery', 'met'],
  ])('%s: %s', async (title, requirement, line, status) => {
    expect(await shown(title, requirement, line)).toBe(status);
  });

  it('are shown as they were written', () => {
    expect(asked('Fluent Eng')).toEqual(['must Fluent Eng']);
  });

  it.each(['clean MVR', 'tools/van/PLI', 'Split shift 6-9 & 2-5'])('keep nobody from a tier: %s', (point) => {
    expect(asked(point).filter((text) => text.startsWith('must'))).toEqual([]);
  });
});

/** How far a resume that opens with a sentence on its writer shows what is asked for. */
async function shownBySummary(
  [title, held]: readonly [string, string],
  requirement: string,
  summary: string,
): Promise<string | undefined> {
  const job = `${title}\n\nRequirements\n- ${requirement}\n- Punctual filing of forms`;
  const resume = `Kim Ash\n\nSummary\n${summary}\n\nExperience\n${held}, Ash & Sons, 2018 - present\n- Kept the records`;
  const [result] = await scorer.score(job, [resume]);
  return result?.card.criteria[0]?.status;
}

describe('pastimes', () => {
  it.each([
    ['Cook', '4 years in a professional kitchen', 'Accountant with a love of cooking.'],
    ['Cook', '3 years in a professional kitchen', 'Accountant who enjoys cooking.'],
    ['Gardener', '2 years of professional gardening', 'Accountant with a passion for gardening.'],
    [
      'Photographer',
      'Experience of wedding photography',
      'Keen amateur photographer, with an eye for light.',
    ],
    ['Koch', '2 Jahre Erfahrung in der Küche', 'Buchhalter mit Leidenschaft für Kochen.'],
    ['Jardinier', '2 ans d’expérience en jardinage', 'Comptable, passionné de jardinage.'],
    ['Jardinero', '2 años de experiencia en jardinería', 'Contable apasionado por la jardinería.'],
    ['Hovenier', '2 jaar ervaring met tuinieren', 'Boekhouder met passie voor tuinieren.'],
  ])('are no experience: %s, %s', async (title, requirement, summary) => {
    expect(await shownBySummary([title, 'Accountant'], requirement, summary)).toBe('missing');
  });

  it('show what is no experience in part, and in full who asks for a liking', async () => {
    const gardener = ['Gardener', 'Accountant'] as const;
    const liking = 'Accountant with a passion for gardening.';
    expect(await shownBySummary(gardener, 'Gardening', liking)).toBe('partial');
    expect(await shownBySummary(gardener, 'Passion for gardening', liking)).toBe('met');
  });

  it.each([
    ['Cook', '3 years of cooking experience', 'Accountant who enjoys cooking'],
    ['Cook', '3 years of cooking experience', 'Accountant who likes cooking and baking'],
    ['Cook', '3 years of cooking experience', 'Accountant interested in cooking'],
    ['Photographer', '3 years as a photographer', 'Bus driver with a passion for photography'],
    ['Koch', '3 Jahre Erfahrung im Kochen', 'Buchhalter, der gerne kocht'],
    ['Koch', '3 Jahre Erfahrung im Kochen', 'Buchhalter interessiert an Kochen'],
    ['Cuisinier', '3 ans d’expérience en cuisine', 'Comptable passionné de cuisine'],
    ['Cocinero', '3 años de experiencia en cocina', 'Contable que disfruta de la cocina'],
    ['Kok', '3 jaar ervaring met koken', 'Boekhouder die van koken houdt'],
  ])('are no work where a title tells of them: %s, %s, %s', async (title, requirement, held) => {
    expect(await shownBySummary([title, held], requirement, 'Reliable and quick.')).toBe('missing');
  });

  it.each(['Highly passionate cook', 'Cook who loves cooking'])('leave the work itself: %s', async (held) => {
    const cook = ['Cook', held] as const;
    expect(await shownBySummary(cook, '3 years of cooking experience', 'Reliable.')).toBe('met');
  });

  it('are told from how somebody likes to work, and from work told beside them', async () => {
    const cook = ['Cook', 'Accountant'] as const;
    expect(await shownBySummary(cook, 'Experience of teamwork', 'I enjoy working in a team.')).not.toBe(
      'missing',
    );
    const both = 'With a love of hiking, and 5 years in a professional kitchen.';
    expect(await shownBySummary(cook, '4 years in a professional kitchen', both)).not.toBe('missing');
  });
});

describe('what comes from a country', () => {
  it.each([
    'Cooking French classics for eighty guests',
    'Sold French and Italian wines',
    'Cooking French food and baking bread',
    'Trained in French technique',
  ])('is not its language: %s', async (line) => {
    expect(await shown('Receptionist', 'French speaking', line)).toBe('missing');
  });

  it.each([
    'Answered calls from French customers',
    'French and German spoken daily',
    'Translated French contracts',
  ])('is told from what is said in it: %s', async (line) =>
    expect(await shown('Receptionist', 'French speaking', line)).toBe('met'),
  );
});

describe('an occupation that one is admitted to', () => {
  it.each([
    ['Registered nurse with active licence', 'Licences: RN (state board, active)', 'met'],
    ['Registered nurse', 'Licences: RN, ACLS', 'met'],
    ['Pharmacist with a valid license', 'License: Pharmacist, Texas', 'met'],
    ['Registered nurse', 'Licences: forklift', 'missing'],
  ])('is shown by its letters among the papers: %s by %s', async (requirement, papers, status) => {
    const job = `Clinic Lead\n\nRequirements\n- ${requirement}\n- Punctual filing of forms`;
    const resume = `Kim Ash\n\nExperience\nCase Worker, Hill Clinic, 2018 - present\n- Ward rounds\n\n${papers}`;
    const [result] = await scorer.score(job, [resume]);
    expect(result?.card.criteria[0]?.status).toBe(status);
  });
});

describe('duties in other words', () => {
  it.each([
    ['Caseworker', 'Tribunal advocacy', 'Appeared for members at hearings in the employment tribunal', 'met'],
    ['Caseworker', 'Tribunal advocacy', 'Typed letters to the members', 'missing'],
    ['Data Analyst', 'Communicating results to stakeholders', 'Present findings monthly to the board', 'met'],
    ['Clerk', 'Phone calls', 'I answer about sixty calls a day', 'met'],
    ['Clerk', 'Front desk', 'I have been the first face at a dental practice', 'met'],
  ])('%s: %s', async (title, requirement, line, status) => {
    expect(await shown(title, requirement, line)).toBe(status);
  });
});

describe('leading a team of a kind', () => {
  it.each([
    ['Leading a sales team', 'Sold to manufacturers and closed big deals', 'missing'],
    ['Leading a sales team', 'Led the sales team of eight', 'met'],
    ['Managing a kitchen team', 'Ran the kitchen brigade of nine', 'met'],
    ['Managing a warehouse team', 'Picked in the warehouse with a scanner', 'partial'],
    ['Supervising staff', 'Lead three cooks and a porter', 'met'],
    ['Supervising staff', 'In charge of five PSWs on nights', 'met'],
    ['Supervising staff', 'Line manager of 24 office and site staff', 'met'],
    ['Supervising staff', 'Responsible for booking agents', 'missing'],
    ['Supervising staff', 'Managed 40 accounts', 'missing'],
    ['Supervising staff', "Managed drivers' logs", 'missing'],
    ['Supervising staff', 'Supervised by two engineers', 'missing'],
    ['Supervising staff', 'Worked on projects overseen by the manager', 'missing'],
  ])('is shown by the leading: %s by %s', async (requirement, line, status) => {
    expect(await shown('Associate', requirement, line)).toBe(status);
  });
});

describe('amounts that are named as the least', () => {
  it.each([
    ['Managing budgets over £2m', 'Budget of £5.1m, monthly accounts', 'met'],
    ['Managing budgets over £2m', 'Budget of £2,400,000', 'met'],
    ['Managing budgets over £2m', 'Budget of £1.9 million', 'met'],
    ['Managing budgets over £2m', 'Budget of £20k', 'partial'],
    ['Managing budgets of $500,000+', 'Budget of $50,000', 'partial'],
    ['Managing budgets of at least €1.5 million', 'Budget of €1,200', 'partial'],
    ['Managing budgets over £2m', 'Managed the budget', 'met'],
    ['Managing budgets up to £2m', 'Budget of £20k', 'met'],
  ])('%s: %s', async (requirement, line, status) => {
    expect(await shown('Office Manager', requirement, line)).toBe(status);
  });
});

describe('more trades in their own words', () => {
  it.each([
    [
      'Paralegal',
      '2 years of residential conveyancing',
      'Residential sales and purchases from instruction',
      'met',
    ],
    ['Paralegal', 'Experience of a case management system', 'Use Proclaim daily', 'met'],
    ['Cook', 'Experience in a busy kitchen', 'Pot wash for a 120-cover kitchen', 'met'],
    ['Clerk', 'Cash handling', 'Saturdays on the till, helping customers', 'met'],
    ['Designer', 'InDesign', 'Identities for food brands in Adobe CC', 'partial'],
  ])('%s: %s', async (title, requirement, line, status) => {
    expect(await shown(title, requirement, line)).toBe(status);
  });
});

describe('how well a thing is to be known', () => {
  it.each([
    ['Accountant', 'Solid working knowledge of IFRS', 'Notes to the accounts under IFRS', 'met'],
    ['Accountant', 'Solid working knowledge of IFRS', 'Drawings in SolidWorks', 'missing'],
    ['Teacher', 'A secure grasp of the National Curriculum', 'Taught the National Curriculum', 'met'],
    ['Care Assistant', 'Understand moving and handling', 'Moving and handling of residents', 'met'],
    ['Barber', 'Knowledge of Wella products', 'Colours with Wella', 'met'],
    ['Barber', 'Knowledge of Wella products', 'Sold hair products', 'missing'],
    ['Sales Clerk', 'Familiar with a sales method (MEDDIC, Challenger, etc.)', 'Deals by MEDDIC', 'met'],
    ['Usher', 'Familiar with a sales method (MEDDIC, Challenger, etc.)', 'Counted stamps', 'missing'],
    [
      'HR Clerk',
      'Knowledge of applicable federal, state and local employment laws',
      'Advised on employment law',
      'met',
    ],
    ['Picker', 'Comfortable using handheld scanning devices', 'Picked orders with an RF gun', 'met'],
    [
      'Clerk',
      'Financial services background essential',
      'Helped Aviva, Lloyds Banking Group and others',
      'met',
    ],
    ['Site Clerk', 'Knowledge of JCT contracts', 'Valuations under JCT', 'met'],
    ['Receptionist', 'A master’s degree', 'Letters to medical staff', 'missing'],
  ])('is no part of it: %s, %s, %s', async (title, requirement, line, status) => {
    expect(await shown(title, requirement, line)).toBe(status);
  });
});

describe('papers and languages told beside one another', () => {
  it.each([
    ['Fluent English', 'Languages: English and Welsh, both fluent', 'met'],
    ['Fluent English', 'Languages: English and Welsh, both basic', 'missing'],
    ["Current C class driver's licence", 'Licence: C class, manual', 'met'],
    ['A Grade electrical licence', `Electrician's licence "A" Class, Melbourne`, 'met'],
    ['A Grade electrical licence', `Electrician's licence "B" Class, Melbourne`, 'missing'],
    ['A degree in a science, engineering or computing subject', 'Education\nBSc Physics, Leeds', 'met'],
    ['A degree in a science, engineering or computing subject', 'Education\nBA History, Leeds', 'partial'],
  ])('are read together: %s, %s', async (requirement, told, status) => {
    const job = `Clerk\n\nRequirements\n- ${requirement}\n- Punctual filing of forms`;
    const [result] = await scorer.score(job, [`Kim Ash\n\nClerk, Ash & Sons, 2018 - present\n\n${told}`]);
    expect(result?.card.criteria[0]?.status).toBe(status);
  });
});
