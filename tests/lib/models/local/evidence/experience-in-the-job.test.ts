import { describe, expect, it } from '@jest/globals';
import { assessResume } from '../../../../../lib/models/local/evidence/assess.ts';
import { readJob } from '../../../../../lib/models/local/job/job-reader.ts';
import { readResume } from '../../../../../lib/models/local/resume/resume-reader.ts';
import type { RequirementAssessment, Rubric } from '../../../../../lib/models/model.ts';
import type { RoleFamily } from '../../../../../lib/models/role-families.ts';

function assess(
  title: string,
  text: string,
  minimumYears: number | null,
  resume: string,
  roleFamily: RoleFamily = 'other',
): RequirementAssessment | undefined {
  const rubric: Rubric = {
    title,
    roleFamily,
    seniority: 'mid',
    scope: 'individual',
    requirements: [{ id: 'r1', text, kind: 'must', weight: 2, minimumYears }],
    languageSupported: true,
  };
  return assessResume(rubric, readResume(resume), '2026-03').requirements[0];
}

const MIDWIFE = `Experience
Midwife, Holm Trust, 2020 - present
- Antenatal clinics and births at home
Midwife, Dale Trust, 2017 - 2020
- Labour ward

Interests
Community choir`;

describe('years of experience', () => {
  it.each([
    'Two years of post-registration experience',
    "At least two years' post-qualifying experience",
    "2 years' full-time (or equivalent) post-qualification clinical experience",
  ])('in the trade are proved by the roles in it: %s', (text) => {
    expect(assess('Midwife', text, 2, MIDWIFE)).toMatchObject({ level: 'met', roles: [0, 1] });
  });

  it.each([
    [
      'Entgeltabrechner / Payroll Specialist',
      'Drei Jahre Erfahrung in der Entgeltabrechnung',
      'Lohnbuchhalterin',
      'met',
    ],
    ['Payroll Specialist', 'Drei Jahre Erfahrung in der Lohnabrechnung', 'Lohnbuchhalterin', 'met'],
    ['Payroll Specialist', 'Drei Jahre Erfahrung im Einkauf', 'Lohnbuchhalterin', 'partial'],
  ])('for a %s: %s are proved by the %s: %s', (title, text, held, level) => {
    const resume = `Berufserfahrung\n01/2017 - 12/2024: ${held}, Nord AG\n- 480 Mitarbeiter jeden Monat`;
    expect(assess(title, text, 3, resume)?.level).toBe(level);
  });

  it('in German are work in the job, however long', () => {
    const resume =
      'Berufserfahrung\n01/2017 - 12/2024: Lohnbuchhalterin, Nord AG\n- 480 Mitarbeiter jeden Monat';
    expect(assess('Payroll Specialist', 'Berufserfahrung in der Lohnabrechnung', null, resume)?.level).toBe(
      'met',
    );
  });

  it('are not proved by an interest that has a word of them', () => {
    const found = assess('Midwife', 'At least two years, some of which in the community', 2, MIDWIFE);
    expect(found).toMatchObject({ level: 'met', roles: [0, 1] });
    expect(found?.quote).toContain('Midwife');
  });

  it('with a thing that is shown nowhere are shown in part', () => {
    const resume = 'Experience\nSoftware Engineer, Acme, 2015 - 2022\n- Wrote services in Python';
    expect(assess('Software Engineer', '5 years of engineering on Kubernetes', 5, resume)?.level).toBe(
      'partial',
    );
  });

  it.each([
    ['Bicycle Mechanic', 'Two Wheels Bike Shop', 'met'],
    ['Bike Technician', 'Pedal Cycles', 'met'],
    ['Shop Assistant', 'Two Wheels Bike Shop', 'partial'],
    ['Car Mechanic', 'Two Wheels Garage', 'partial'],
    ['Baker', 'Two Wheels Garage', 'missing'],
  ])('in a bike workshop are those of who mends bicycles, by the title %s (%s): %s', (title, firm, level) => {
    const resume = `Experience\n${title}, ${firm}, 2020 - 2024\n- Serviced what came in`;
    expect(assess('Bicycle Mechanic', '2+ years in a bike workshop', 2, resume)?.level).toBe(level);
  });

  it.each([
    ['Software Developer (Java)', '3+ years of experience in Java', 'Software Developer', 'missing'],
    ['Java Developer', '3+ years of experience in Java', 'Software Developer', 'missing'],
    ['Java Developer', '3+ years of experience in Java', 'Java Developer', 'met'],
    ['Registered Nurse, intensive care', '3 years of experience in intensive care', 'Nurse', 'partial'],
    ['Intensive Care Nurse', '3 years of experience in intensive care', 'ICU Nurse', 'met'],
    ['Sales Manager (pharma)', '3 years of experience in pharma sales', 'Sales Manager', 'partial'],
    ['Property Solicitor', '2 years in residential property', 'Family Solicitor', 'partial'],
    ['Hotel Receptionist', '2 years in hotel reception', 'Front Office Agent', 'met'],
    ['Warehouse Operative', '2 years of warehouse experience', 'Picker Packer', 'met'],
    ['Head of Marketing', '3 years of leading a team', 'Marketing Assistant', 'missing'],
  ])('in what the title of the job adds to the trade: %s, %s, %s', (title, text, held, level) => {
    expect(assess(title, text, 3, `Experience\n${held}, Foo Ltd, 2019 - present`)?.level).toBe(level);
  });

  it.each([
    ['Backend Engineer', '3+ years of TypeScript', 'missing'],
    ['Accountant', '2 years of hands-on SAP', 'missing'],
    ['Architect', 'At least 3 years with Revit', 'missing'],
    ['Waiter', '2 years of table service', 'partial'],
  ])('with a tool that is named are shown by no title alone: %s, %s', (title, text, level) => {
    expect(assess(title, text, 3, `Experience\n${title}, Foo Ltd, 2019 - present`)?.level).toBe(level);
  });

  it('count all roles near the job whose titles say it', () => {
    const resume =
      'Experience\nTest Engineer, Acme, 2020 - 2023\n- Software testing of mobile clients\nTest Analyst, Beta, 2016 - 2020\n- Wrote plans';
    expect(assess('Software Test Engineer', '4 years of software testing', 4, resume)?.roles).toEqual([0, 1]);
  });

  it.each([
    ['Accounting intern', 'partial'],
    ['Apprentice accountant', 'partial'],
    ['Junior accountant', 'met'],
  ])('in a post by its name are shown in part by learning it: %s', (held, level) => {
    const resume = `Experience\n${held}, Acme, Jan 2019 - Jan 2025\n- Month-end closing`;
    expect(assess('Accountant', '5+ years as an accountant', 5, resume)?.level).toBe(level);
  });

  it.each([
    ['Experience in accounting', 'Accounting intern', 'partial'],
    ['Bookkeeping experience', 'Accounting intern', 'partial'],
    ['Experience in bookkeeping', 'Accounts work placement', 'partial'],
    ['Experience in bookkeeping', 'Trainee accountant', 'partial'],
    ['Some experience in bookkeeping', 'Trainee accountant', 'met'],
    ['Initial experience in bookkeeping', 'Accounting intern', 'met'],
    ['Experience with bookkeeping software', 'Accounting intern', 'met'],
    ['Bookkeeping', 'Accounting intern', 'met'],
    ['Experience in bookkeeping', 'Junior accountant', 'met'],
  ])('of learning are experience in part: %s, shown by %s', (asked, held, level) => {
    const resume = `Experience\n${held}, Acme, Jan 2019 - Jan 2025\n- Bookkeeping with accounting software`;
    expect(assess('Accountant', asked, null, resume)?.level).toBe(level);
  });

  it('of learning count beside no others, and in full for a post in which one learns', () => {
    const resume =
      'Experience\nAccountant, Acme, Jan 2023 - Jan 2024\n- Bookkeeping\nAccounting intern, Beta, Jan 2019 - Jan 2023\n- Bookkeeping';
    expect(assess('Accountant', '3 years of bookkeeping', 3, resume)?.roles).toEqual([0]);
    const intern = 'Experience\nAccounting intern, Beta, Jan 2019 - Jan 2023\n- Bookkeeping';
    const rubric: Rubric = {
      title: 'Accounting intern',
      roleFamily: 'accounting',
      seniority: 'intern',
      scope: 'individual',
      requirements: [
        { id: 'r1', text: 'Experience in bookkeeping', kind: 'must', weight: 2, minimumYears: null },
      ],
      languageSupported: true,
    };
    expect(assessResume(rubric, readResume(intern), '2026-03').requirements[0]?.level).toBe('met');
  });

  it('are shown in part by an internship that studies are told to have had', () => {
    const resume = 'Education\nBSc Accounting, including an internship in bookkeeping, 2015';
    expect(assess('Accountant', 'Bookkeeping experience', null, resume)?.level).toBe('partial');
  });

  it.each([
    ['Accountant with 6 years of experience.', 'Jan 2025 - present', 6],
    ['Over 6 years of experience in accounting', 'Jan 2025 - present', 6],
    ['Accountant with 6 years of experience.', 'Jan 2015 - present', null],
    ['Chef with 6 years of experience.', 'Jan 2025 - present', null],
    ['No accounting in the last 6 years', 'Jan 2025 - present', null],
  ])('are quoted where more of them are stated than dated: %s beside %s', (claim, dates, years) => {
    const resume = `Profile\n${claim}\n\nExperience\nAccountant, Acme, ${dates}\n- Month-end closing`;
    const found = assess('Accountant', '5+ years as an accountant', 5, resume);
    expect(found).toMatchObject({ level: 'met', roles: [0], statedYears: years });
    expect(found?.quote).toContain(years === null ? 'Acme' : claim);
  });

  it('in one of several things are met by the one that the title names', () => {
    const resume = 'Experience\nUnderwriter, Acme, 2015 - 2022\n- Fleet policies';
    expect(assess('Underwriter', '3 years in underwriting or broking', 3, resume)?.level).toBe('met');
  });

  it('are not those of another role than the one that is named', () => {
    const resume =
      'Experience\nWard Manager, Acme, 2021 - 2022\n- Rotas\nStaff Nurse, Beta, 2010 - 2021\n- Ward rounds';
    expect(assess('Ward Manager', '3 years as a Ward Manager', 3, resume)?.roles).toEqual([0]);
  });

  it('of work that can be checked are those of all roles', () => {
    expect(assess('Guard', 'A 5-year checkable work history', 5, MIDWIFE)).toMatchObject({
      level: 'met',
      roles: [0, 1],
    });
  });
});

it("takes a mate's or a learner's work for none since they qualified", () => {
  const asked = '3 years post-apprenticeship experience';
  const held = (title: string): string => `Experience\n${title}, SiteForce, 2015 - 2021\n- Wired offices`;
  for (const title of ["Electrician's Mate", 'Apprentice Electrician'])
    expect(assess('Electrician', asked, 3, held(title))?.level).toBe('missing');
  expect(assess('Electrician', asked, 3, held('Electrician'))?.level).toBe('met');
});

it('takes experience after registration for experience in the job', () => {
  expect(assess('Midwife', 'You will need post-registration experience', null, MIDWIFE)?.level).toBe('met');
  expect(assess('Plumber', 'You will need post-qualification experience', null, MIDWIFE)?.level).toBe(
    'missing',
  );
});

describe('years since somebody qualified, in short', () => {
  it.each([
    ['0-3 years PQE', '0-3 years PQE', null],
    ['NQ to 3 PQE', 'NQ to 3 PQE', null],
    ['NQ-2PQE', 'NQ-2PQE', null],
    ["1 to 3 years' PQE", "1 to 3 years' PQE", 1],
    ['2+ PQE', '2+ PQE', 2],
    ['PQE: 3-5 years', 'PQE: 3-5 years', 3],
  ])('are asked for: %s', (point, text, minimumYears) => {
    const jobDescription = `Commercial Solicitor\n\nRequirements\n- ${point}\n- Drafting of contracts`;
    expect(readJob({ jobDescription, teamProfile: null }).requirements[0]).toMatchObject({
      text,
      kind: 'must',
      minimumYears,
    });
  });

  it.each([
    ['NQ to 3 PQE', null],
    ['NQ-2PQE', null],
    ['2-4 PQE', 2],
    ["2+ years' post-trade experience", 2],
    ['at least 3 years on the tools', 3],
  ])('are those in the trade: %s', (text, years) => {
    expect(assess('Midwife', text, years, MIDWIFE)).toMatchObject({ level: 'met', roles: [0, 1] });
    expect(assess('Plumber', text, years, MIDWIFE)?.level).toBe('missing');
  });
});

it.each([
  ['Commis Chef', '2 years as a chef de partie', 'partial'],
  ['Chef de Partie', '2 years as a chef de partie', 'met'],
  ['Chef de Partie', '2 years as a commis chef', 'met'],
  ['Commis Chef', '2 years in a professional kitchen', 'met'],
])('counts a step of the kitchen brigade for itself and those below: %s, %s', (held, text, level) => {
  const resume = `Experience\n${held}, The Plough, 2018 - 2022\n- Ran the grill`;
  expect(assess('Chef de Partie', text, 2, resume)?.level).toBe(level);
});

describe('experience in an occupation', () => {
  it.each([
    ['Teacher', 'teaching', 'A-level teaching experience', 'Teaching Assistant', 'partial'],
    ['Registered Nurse', 'nursing', 'Nursing experience', 'Nursing Assistant', 'partial'],
    ['Solicitor', 'law', 'Legal experience', 'Legal Assistant', 'partial'],
    ['Dentist', 'dentistry', 'Dental experience', 'Dental Assistant', 'partial'],
    ['Teacher', 'teaching', 'Experience as a teaching assistant', 'Teaching Assistant', 'met'],
    ['Teaching Assistant', 'teaching', 'Teaching experience', 'Teaching Assistant', 'met'],
    ['Registered Nurse', 'nursing', 'Healthcare experience', 'Healthcare Assistant', 'met'],
    ['Retail Manager', 'retail', 'Retail experience', 'Retail Assistant', 'met'],
  ] as const)('of a %s (%s), "%s", is shown by a %s: %s', (title, family, text, held, level) => {
    const resume = `Experience\n${held}, Lane House, 2015 - 2022\n- Worked with people every day`;
    expect(assess(title, text, null, resume, family)?.level).toBe(level);
  });

  it('leaves out the years of an assistant beside it', () => {
    const resume =
      'Experience\nTeacher, Lane School, 2018 - 2022\n- Taught maths\nTeaching Assistant, Lane School, 2012 - 2018';
    const found = assess('Teacher', '5 years of teaching experience', 5, resume, 'teaching');
    expect(found).toMatchObject({ level: 'met', roles: [0] });
  });
});

describe('experience in a field that is not named', () => {
  it.each([
    ['Electrician', 'Two years in the industry', 'construction_trades'],
    ['Electrician', 'Minimum 2 years within the trade', 'electrical_trades'],
    ['Elektriker', '2 Jahre Erfahrung in der Branche', 'electrical_trades'],
    ['Elektriker', 'Berufserfahrung im Handwerk', 'electrical_trades'],
    ['Électricien', '2 ans d’expérience dans le secteur', 'electrical_trades'],
    ['Electricista', 'Experiencia previa en el sector', 'electrical_trades'],
    ['Elektricien', 'Ervaring in het vak', 'electrical_trades'],
  ] as const)('is experience in that of the job: %s, %s', (title, text, family) => {
    const resume = (held: string) => `Experience\n${held}, Acme, 2015 - 2024\n- Daily work`;
    const years = /2|Two/.test(text) ? 2 : null;
    expect(assess(title, text, years, resume(title), family)).toMatchObject({ level: 'met', roles: [0] });
    expect(assess(title, text, years, resume('Accountant'), family)?.level).toBe('missing');
  });

  it('is not taken for one that is named', () => {
    const resume = 'Experience\nElectrician, Acme, 2015 - 2024\n- Wiring';
    expect(assess('Electrician', '2 years in the hotel industry', 2, resume)?.level).not.toBe('met');
    expect(assess('Electrician', '2 years of industry experience', 2, resume)?.level).toBe('met');
  });

  it('is kept as a requirement', () => {
    const job = (line: string) =>
      readJob({ jobDescription: `Baker\n\nRequirements\n- ${line}`, teamProfile: null }).requirements;
    expect(job('Previous experience in the field')).toHaveLength(1);
    expect(job('Expérience dans le domaine')).toHaveLength(1);
    expect(job('Previous experience')).toHaveLength(0);
  });

  it('is kept where it is wished for, and shown by the trade', () => {
    const jobDescription =
      'Baker\n\nRequirements\n- Bread\n- Some experience desirable\n- Prior experience a plus';
    const { requirements } = readJob({ jobDescription, teamProfile: null });
    expect(requirements.map(({ text, kind }) => [text, kind])).toEqual([
      ['Bread', 'must'],
      ['Some experience desirable', 'nice'],
    ]);
    const resume = (held: string) => `Experience\n${held}, Acme, 2015 - 2024\n- Daily work`;
    expect(assess('Baker', 'Some experience desirable', null, resume('Baker'))?.level).toBe('met');
    expect(assess('Baker', 'Some experience desirable', null, resume('Accountant'))?.level).toBe('missing');
  });
});

describe('experience at a senior level', () => {
  it('is told by roles, not by whoever is called so', () => {
    const resume = (held: string) =>
      `Experience\n${held}, Acme, 2015 - 2022\n- Reported to the senior on duty`;
    const level = (held: string) =>
      assess('Accountant', '5 years at senior level', 5, resume(held), 'accounting')?.level;
    expect(level('Senior Accountant')).toBe('met');
    expect(level('Accounts Clerk')).toBe('missing');
    expect(level('Senior Nurse')).toBe('missing');
  });
});

describe('work and who does it', () => {
  it.each([
    ['Welder', '3 years of welding'],
    ['Baker', '3 years of baking'],
  ])('are known for the same: %s, %s', (title, text) => {
    const resume = `Experience\n${title}, Acme, 2015 - 2024\n- Night shifts`;
    expect(assess(title, text, 3, resume)).toMatchObject({ level: 'met', roles: [0] });
  });
});

describe('the title of somebody else in a point of work', () => {
  it.each([
    ['Head Chef', '5 years as a head chef', 'Washed pots for the head chef', 'Kitchen Porter'],
    ['Surgeon', '3 years as a surgeon', 'Kept the diary of the surgeons', 'Secretary'],
    ['Chirurgien', '3 ans comme chirurgien', 'Agenda du chirurgien', 'Secrétaire'],
    ['Abogado', '3 años como abogado', 'Agenda de los abogados', 'Secretaria'],
    ['Rechtsanwalt', '3 Jahre als Rechtsanwalt', 'Termine der Rechtsanwälte geplant', 'Sekretärin'],
  ])('gives no years as a %s: %s, %s', (title, text, point, own) => {
    const resume = `Experience\n${own}, Acme, 2014 - 2024\n- ${point}`;
    expect(assess(title, text, 3, resume)?.level).not.toBe('met');
    const risen = resume.replace(point, `Promoted to ${title}`);
    expect(assess(title, text, 3, risen)?.level).not.toBe('missing');
  });
});

describe('years in a role of another trade', () => {
  const chef = (...lines: string[]): string =>
    `Experience\nChef, Hotel Sonne, 2014 - 2024\n${lines.map((line) => `- ${line}`).join('\n')}`;
  const bookkeeping = (resume: string) =>
    assess('Bookkeeper', '5 years of bookkeeping', 5, resume, 'accounting');

  it.each([
    [['Did the bookkeeping once a year for the canteen']],
    [['Cooked for 200 guests', 'Did the bookkeeping of the canteen', 'Planned menus']],
    [['Cooked daily for 200 guests; did the bookkeeping at the end of the year']],
  ])('are not all given to a thing that one line tells of: %j', (lines) => {
    expect(bookkeeping(chef(...lines))?.level).toBe('partial');
  });

  it.each([
    [['Cooked for 200 guests', 'Did the bookkeeping', 'Closed the books with our bookkeeping software']],
    [['Cooked for 200 guests', 'Did the daily bookkeeping of three canteens']],
  ])('are given to its daily work: %j', (lines) => {
    expect(bookkeeping(chef(...lines))).toMatchObject({ level: 'met', roles: [0] });
  });

  it('are given in full by a trade that is near the job', () => {
    const resume = 'Experience\nOffice Manager, Smith Ltd, 2014 - 2024\n- Bookkeeping\n- Front desk\n- Post';
    expect(bookkeeping(resume)).toMatchObject({ level: 'met', roles: [0] });
  });

  it('are given by leading people for leading others', () => {
    const resume = chef('Led a team of 8', 'Gave medication', 'Wound care').replace('Chef', 'Nurse');
    expect(assess('Store Manager', '3 years of leading a team', 3, resume, 'retail')?.level).toBe('partial');
    expect(
      assess(
        'Store Manager',
        '3 years of leading a team',
        3,
        resume.replace('Nurse', 'Head Nurse'),
        'retail',
      ),
    ).toMatchObject({ level: 'met', roles: [0] });
  });

  it('do not count beside enough in the trade itself', () => {
    const resume = `${chef('Cooked', 'Bookkeeping of the canteen')}\nBookkeeper, Acme, 2021 - 2026\n- Ledgers`;
    expect(bookkeeping(resume)).toMatchObject({ level: 'met', roles: [1] });
  });

  it('do not hide what is stated of them', () => {
    const resume = `Summary\nChef with 6 years of bookkeeping\n\n${chef('Cooked', 'Bookkeeping')}`;
    expect(bookkeeping(resume)).toMatchObject({ level: 'met', quote: 'Chef with 6 years of bookkeeping' });
  });
});

describe('experience in an office or in any firm', () => {
  const JOBS = 'Expérience\n2019 - 2023 Comptable, SAS Aquitaine Bois\n- TVA, bilans';

  it.each([
    "3 ans d'expérience en cabinet ou en entreprise",
    "3 ans d'expérience en cabinet ou entreprise",
    "3 ans d'expérience en entreprise",
  ])('is that in the job: %s', (text) => {
    expect(assess('Comptable', text, 3, JOBS)?.level).toBe('met');
  });

  it('is not that in another job, and not that in an office', () => {
    expect(assess('Soudeur', "3 ans d'expérience en atelier ou en entreprise", 3, JOBS)?.level).toBe(
      'missing',
    );
    expect(assess('Comptable', "3 ans d'expérience en cabinet", 3, JOBS)?.level).toBe('partial');
  });
});
