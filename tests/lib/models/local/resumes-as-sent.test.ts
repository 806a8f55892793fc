import { describe, expect, it } from '@jest/globals';
import { readResume } from '../../../../lib/models/local/resume/resume-reader.ts';
import { tokenize } from '../../../../lib/models/local/text/tokens.ts';
import { findTerms } from '../../../../lib/models/local/vocabulary/matcher.ts';
import { assess, levelOf, rolesOf } from '../../../helpers/local-evaluation.ts';

describe('entries in one line', () => {
  it('begin with their dates and end as a sentence', () => {
    expect(
      rolesOf(
        '2019–now Sous chef, Harbour Room Restaurant.\n2015–2019 Chef de partie, Blue Door Bistro.\n2013–2015 Commis at the Grand Hotel.',
      ),
    ).toEqual(['Sous chef 2019 present', 'Chef de partie 2015 2019', 'Commis 2013 2015']);
  });

  it('tell behind a colon what was done', () => {
    expect(
      rolesOf(
        '2021-now Shift Supervisor nights, Lane Logistics: 24 operatives, Blue Yonder, picks up by a tenth, toolbox talks every Monday morning.\n2017-2021 Reach truck driver, Lane Ltd.',
      ),
    ).toEqual(['Shift Supervisor nights 2021 present', 'Reach truck driver 2017 2021']);
  });

  it('are no sentences about work', () => {
    expect(rolesOf('2015-2018 I was looking after my garden and my neighbours.')).toEqual([]);
  });

  it('go on to this day in Spanish', () => {
    expect(rolesOf('Experiencia\n2020 – act. Ingeniero de producción, Lane SA')).toEqual([
      'Ingeniero de producción 2020 present',
    ]);
  });

  it('are told by the headline where none names a title', () => {
    expect(
      rolesOf(
        'Advanced scaffolder. 14 yrs tube and fit.\nHarris Scaffolding 2016 to now.\nBefore that Lane Access 2011-2016.',
      ),
    ).toEqual(['Advanced scaffolder 2016 present']);
  });
});

describe('posts for those who begin', () => {
  const DEGREE = 'Education\nMEng Civil Engineering, University of Bath, 2021-2025';

  it('are near to who studied for them', () => {
    const job = 'Graduate Civil Engineer\n\nRequirements\n- MEng in Civil Engineering\n- AutoCAD';
    const { title, seniority } = assess(job, DEGREE);
    expect(title).toEqual({
      relation: 'equivalent',
      quote: 'MEng Civil Engineering, University of Bath, 2021-2025',
    });
    expect(seniority.relation).toBe('same');
  });

  it('are not near to who studied something else', () => {
    const job = 'Graduate Civil Engineer\n\nRequirements\n- MEng in Civil Engineering\n- AutoCAD';
    expect(assess(job, 'Education\nBA History, University of Bath, 2021-2025').title.relation).toBe(
      'unrelated',
    );
  });

  it('may be taken by anybody where the trade is learned in them', () => {
    const job = 'Trainee Dispensing Optician\n\nRequirements\n- 5 GCSEs\n- Maths';
    const resume = 'Experience\nSales Assistant, Lane Ltd, 2023 - 2024\nEducation\n9 GCSEs incl. Maths';
    expect(assess(job, resume).title).toEqual({
      relation: 'adjacent',
      quote: expect.stringContaining('Sales Assistant'),
    });
  });

  it('are told of as such', () => {
    const job = 'Graduate Civil Engineer\n\nRequirements\n- MEng in Civil Engineering\n- AutoCAD';
    const { analysis } = assess(job, `Experience\nBarista, Bean Ltd, 2022 - 2024\n${DEGREE}`);
    expect(analysis).toContain('MEng Civil Engineering');
    expect(analysis).toMatch(/"Barista".* beside this path/);
    expect(analysis).not.toMatch(/"Barista" (?:goes by|is much|is next)|another direction|elsewhere/);
  });

  it('do not lower what other posts ask for', () => {
    const job = 'Civil Engineer\n\nRequirements\n- MEng in Civil Engineering\n- AutoCAD';
    expect(assess(job, DEGREE).title.relation).toBe('unrelated');
  });
});

describe('evidence in other words', () => {
  it.each([
    ['Data Engineer', 'Python', 'Skills\nPySpark'],
    ['HGV Driver', 'Cat C licence held for min 6 months', 'Licence: B, C (2018)'],
    ['Field Engineer', 'Full UK licence, happy to cover the M25', 'Full clean driving licence'],
    ['Physiotherapist', 'Car driver / access to vehicle', 'Full driving licence, own car'],
    ['Physiotherapist', 'Member of CSP', 'Rachel Ng MCSP'],
    ['Driver', 'HIAB ticket', 'Licences\nALLMI HIAB'],
    ['Scaffolder', 'IPAF', 'Tickets\nIPAF 3a/3b'],
    ['Teacher', 'Native-level English', 'Languages\nEnglish (home language)'],
    ['Teacher', "Bachelor's in Education/ECE", 'Education\nB.Ed (Early Childhood Education), 2018'],
    [
      'Teaching Assistant',
      'NVQ L2 Supporting Teaching and Learning or equivalent',
      'Education\nCACHE Level 2 Certificate Supporting Teaching & Learning in Schools, 2021',
    ],
    [
      'Mechanic',
      'NVQ3/City & Guilds in Light Vehicle',
      'Education\nIMI Level 3 Diploma in Light Vehicle Maintenance & Repair 2018',
    ],
    [
      'Finance Manager',
      'experience w/ Adaptive, Anaplan or similar',
      'Experience\nFinance Manager, Lane Ltd, 2019 - 2024\n- Annual plan in Adaptive',
    ],
    [
      'IT Manager',
      'Budget ownership c. £350k',
      'Experience\nIT Manager, Lane Ltd, 2019 - 2024\n- Held the £200k budget',
    ],
    [
      'Payroll Officer',
      'Previous payroll experience in a similar size organisation',
      'Experience\nPayroll Officer, Lane Ltd, 2019 - 2024',
    ],
    [
      'Warehouse Team Lead',
      '2 years leading a team',
      'Experience\nShift Supervisor, Lane Logistics, 2019 - 2024',
    ],
    ['Welder', 'ASME IX or BS EN ISO 9606 codings', 'Skills\n6G coded to 9606-1'],
    ['Alarm Engineer', 'BS5839', 'Skills\nFire panels to BS 5839-1'],
    ['Social Worker', 'Social Work England registered', 'SWE reg SW123456'],
    ['Social Worker', 'Full driving licence', 'Driver with own car.'],
    ['Care Assistant', 'Active FL CNA license', 'FL CNA 345678, exp 6/27'],
    [
      'Planner (Development Management)',
      'DM experience',
      'Experience\nPlanning Officer (Development Management), Lane Council, 2018 - 2024',
    ],
    ['Reliability Engineer', 'Strong in one of Go, Python, Rust', 'Skills\nPython'],
    [
      'Product Designer',
      '3 years designing digital products (portfolio please)',
      'Experience\nProduct Designer, Lane Ltd, 2018 - 2024',
    ],
    [
      'Conseiller de vente',
      'première expérience réussie dans la vente',
      'Expérience\nVendeuse, Lane SA, 2019 - 2022',
    ],
    ['Warehouse Operative', 'counterbalance + reach licence', 'Licences: counterbalance (B1), reach (D1)'],
  ])('for a %s, of %j', (title, requirement, resume) => {
    expect(levelOf(title, requirement, resume)).toBe('met');
  });

  it.each([
    ['Driver', 'Cat C licence', 'Licence: B (2018)'],
    [
      'Finance Manager',
      'experience w/ Adaptive, Anaplan or similar',
      'Experience\nFinance Manager, Lane Ltd, 2019 - 2024\n- Annual plan in Excel',
    ],
    [
      'Warehouse Team Lead',
      '2 years leading a team',
      'Experience\nReach Truck Driver, Lane Logistics, 2019 - 2024',
    ],
  ])('but not, for a %s, of %j', (title, requirement, resume) => {
    expect(levelOf(title, requirement, resume)).toBe('missing');
  });
});

describe('titles', () => {
  it.each([
    ['Sr. Manager, FP&A', 'FP&A Manager'],
    ['Warehouse Team Lead', 'Warehouse Team Leader'],
    ['Executive Assistant', 'EA to the Managing Partner'],
    ['Executive Assistant', 'PA to two Directors'],
  ])('%s and %s are one', (wanted, held) => {
    const job = `${wanted}\n\nRequirements\n- Typing\n- Excel`;
    expect(assess(job, `Experience\n${held}, Lane Ltd, 2019 - 2024`).title.relation).toBe('exact');
  });

  it.each([
    ['Medical Receptionist', 'Receptionist / administrator'],
    ['Head of Operations', 'Director Operations'],
    ['Legal Secretary', 'Conveyancing Secretary'],
  ])('%s and %s differ by name', (wanted, held) => {
    const job = `${wanted}\n\nRequirements\n- Typing\n- Excel`;
    expect(['exact', 'equivalent']).toContain(
      assess(job, `Experience\n${held}, Lane Ltd, 2019 - 2024`).title.relation,
    );
  });

  it.each(['Team Leader', 'Shift Manager', 'Chargehand'])('%s leads', (title) => {
    expect(readResume(`Experience\n${title}, Lane Ltd, 2019 - 2024`).roles[0]?.seniority).toBe('lead');
  });
});

describe('words that only look like those of the vocabulary', () => {
  it.each([
    ['equipment', 'Teamwork'],
    ['structural steel', 'Organization'],
    ['system integration', 'Integrity'],
    ['a security guard', 'Trading'],
    ['window cleaning', 'Windows'],
    ['in a small team', 'Microsoft Teams'],
    ['on British Rail', 'Ruby on Rails'],
    ['shipping container', 'Docker'],
    ['what it does', 'Hypothesis testing'],
    ['die Anlage', 'Tool and die making'],
  ])('%j is not %s', (text, name) => {
    expect(findTerms(text, tokenize(text)).map(({ term }) => term.name)).not.toContain(name);
  });
});

describe('what was done in the entry above', () => {
  it.each([
    'Procès-verbaux, agenda du directeur, tableaux Excel',
    'Dépannage, remplacement de roulements, vérins',
  ])('names no title of what is dated below: %j', (done) => {
    const resume = `Expérience\nComptable – Ville de Laval – 2019 à aujourd'hui\n${done}\nÉtudes de gestion, 2019`;
    expect(rolesOf(resume)).toEqual(['Comptable 2019 present']);
  });

  it('is no employer with a place and a title', () => {
    const resume = 'Experience\nLane Ltd, Leeds, Sales Assistant\n2019 - 2020\nAcme, York, Cook\n2015 - 2018';
    expect(rolesOf(resume)).toEqual(['Sales Assistant 2019 2020', 'Cook 2015 2018']);
  });
});

describe('a title behind an employer and dates in brackets', () => {
  const DUTIES =
    'pólizas, conciliaciones bancarias, DIOT, pagos provisionales de ISR e IVA, facturación CFDI';

  it('heads what was done', () => {
    expect(
      rolesOf(
        `Experiencia laboral\nCorporativo Fiscal (agosto 2022 - actual) Auxiliar de contabilidad: ${DUTIES}`,
      ),
    ).toEqual(['Auxiliar de contabilidad 2022-08 present']);
  });

  it('is not told by a colon farther on', () => {
    expect(
      rolesOf(
        'Archivist (2011 – 2016): kept the records of the county and the town, and told the clerk: no loss at all',
      ),
    ).toEqual(['Archivist 2011 2016']);
  });
});

describe('a resume of a few lines without dates', () => {
  it.each([
    'Anna Lane, Dental Nurse\nI assist in surgery and sterilise the instruments.',
    '[redacted] | Dental Nurse | Leeds\nAssists in surgery.',
    'Dental Nurse: assists in surgery, takes X-rays',
    'Dental Nurse, assists in surgery and sterilises the instruments',
  ])('tells of its one post beside the name or the duties: %j', (resume) => {
    expect(rolesOf(resume)).toEqual(['Dental Nurse null null']);
  });

  it.each([
    'Dental Nurse',
    'Anna Lane, Dental Nurse\nLeeds',
    'Former Dental Nurse\nDrives vans and loads pallets every day.',
    'Dental Nurse\nLooking for a first post in a friendly surgery.',
    'I booked patients for the dental nurse and the dentist.',
    'Dental Nurse\n\nEducation\nNEBDN Diploma, Leeds College\n\nInterests\nRunning and climbing',
  ])('tells of none where no work is told, or none that is held: %j', (resume) => {
    expect(rolesOf(resume)).toEqual([]);
  });
});
