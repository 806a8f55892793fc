import { describe, expect, it } from '@jest/globals';
import { assessForNurse, levelForNurse } from '../../../../helpers/nurse-assessment.ts';

describe('a requirement held against a resume', () => {
  it.each([
    ['JavaScript', 'Skills: JS, HTML, CSS', 'synonym'],
    ['Kubernetes', 'Experience\nPlatform Engineer, Acme, 2019 - 2022\n- Ran 40 services on k8s', 'spelling'],
    ['SQL', 'Experience\nDeveloper, Acme, 2019 - 2022\n- Tuned PostgreSQL queries', 'what shows it'],
    [
      'Willow basket weaving',
      'Experience\nCraft teacher, 2015 - 2020\n- Taught weaving of willow baskets',
      'words in another order',
    ],
    [
      'Organisation of auctions',
      'Experience\nClerk, 2015 - 2020\n- Organized auctions of antiques',
      'British and American spelling',
    ],
    [
      'mehrjährige Erfahrung in der Gaschromatographie, inklusive Wartung der Geräte',
      'Berufserfahrung\nLaborantin, Harz Chemie, 2015 - 2020\n- Gaschromatographie an zwei Anlagen mit der Wartung im Haus',
      'what a German tail only adds',
    ],
    [
      'Zwangsvollstreckungen selbständig bearbeiten',
      'Berufserfahrung\nFachangestellte, Kanzlei Faller, 2015 - 2020\n- Zwangsvollstreckung von der Titulierung bis zum Ende',
      'number, and how it is done',
    ],
    [
      'Wundversorgung',
      'Berufserfahrung\nPflegefachkraft, Haus am Berg, 2015 - 2020\n- Versorgung der Wunden von zwanzig Bewohnern',
      'parts of a compound',
    ],
    [
      'negociar convenios de empresa',
      'Experiencia laboral\nAbogada, Bufete Sol, 2015 - 2020\n- Negociación de convenios de empresa en el metal',
      'noun of a verb',
    ],
    [
      'CPCS A04 card',
      'Experience\nCrane Operator, Pennine Plant, 2015 - 2020\n- Lifted precast stairs\n\nEducation\nCPCS A04 Tower Crane blue card, valid',
      'a card beside the name of another of its kind',
    ],
    [
      'Experience with thatched roofs',
      'Experience\nRoofer, 2015 - 2020\n- Repaired thatched roofs in three counties',
      'words of no vocabulary',
    ],
  ])('is met: %s', (requirement, resume) => {
    expect(levelForNurse(requirement, resume)).toBe('met');
  });

  it.each([
    ['Kubernetes', 'Experience\nDeveloper, Acme, 2019 - 2022\n- No experience with Kubernetes yet'],
    ['Welding', 'Skills: bookkeeping, invoicing'],
    ['Falconry', 'Experience\nPark ranger, 2010 - 2015\n- Guided visitors'],
    ['LEED', 'Experience\nSite manager, Harbour Builders, Leeds, 2010 - 2015\n- Passed all inspections'],
  ])('is missing: %s', (requirement, resume) => {
    expect(levelForNurse(requirement, resume)).toBe('missing');
  });

  it('is partial where half of what it joins is shown', () => {
    expect(
      levelForNurse('Falconry and beekeeping', 'Experience\nFarm hand, 2010 - 2015\n- Did the beekeeping'),
    ).toBe('partial');
  });

  it('is met by one of its alternatives', () => {
    expect(
      levelForNurse('Falconry or beekeeping', 'Experience\nFarm hand, 2010 - 2015\n- Did the beekeeping'),
    ).toBe('met');
  });

  it.each([
    'Experience in intensive care or a comparable acute setting',
    '3 years in an intensive care unit or comparable setting',
    'Experience in intensive care or similar',
  ])('is met by what an alternative is compared with: %s', (requirement) => {
    const resume = 'Experience\nRegistered Nurse, Intensive Care Unit, Northgate Hospital (2019 - 2024)';
    expect(levelForNurse(requirement, resume)).toBe('met');
  });

  it('is partial where only something related is shown', () => {
    expect(levelForNurse('React', 'Experience\nDeveloper, Acme, 2019 - 2022\n- Vue.js components')).toBe(
      'partial',
    );
  });

  it('names the roles in which it is shown', () => {
    const resume = `Experience
Head Gardener, Palace Gardens, 2018 - 2022
- Pruning of espalier trees
Gardener, City Park, 2014 - 2018
- Lawns`;
    const [requirement] = assessForNurse(resume, 'Espalier pruning').requirements;
    expect(requirement).toMatchObject({ level: 'met', roles: [0] });
  });

  it('takes over the years that the quote states', () => {
    const [requirement] = assessForNurse(
      'Summary\nEight years of espalier pruning in public parks',
      '5 years of espalier pruning',
    ).requirements;
    expect(requirement).toMatchObject({ level: 'met', statedYears: 8 });
  });

  it('prefers work shown over a bare list as its quote', () => {
    const resume = `Skills
Espalier pruning
Experience
Gardener, City Park, 2014 - 2018
- Espalier pruning of the old pear trees`;
    expect(assessForNurse(resume, 'Espalier pruning').requirements[0]?.quote).toBe(
      'Espalier pruning of the old pear trees',
    );
  });
});

describe('what a requirement is about', () => {
  const LABORATORY =
    'Experience\nLaboratory Technician, Clear Water Works, 2012 - 2022\n- Ran gas chromatography and titration of 40 samples a day\n- Took calls from customers of the water works\nCourier, Bolt Bikes, 2010 - 2012\n- Brought parcels to customers';

  it('is met whatever praise and place stand around the things it names', () => {
    const requirement =
      '5 years of professional experience with gas chromatography and titration in production';
    expect(levelForNurse(requirement, LABORATORY)).toBe('met');
  });

  it('is quoted by the line that names the thing, and carried by the roles that do', () => {
    const requirement = '3 years of experience running gas chromatography for other departments or customers';
    const [shown] = assessForNurse(LABORATORY, requirement).requirements;
    expect(shown).toMatchObject({
      level: 'met',
      quote: 'Ran gas chromatography and titration of 40 samples a day',
      roles: [0],
    });
  });

  it.each([
    [
      'Mentoring of other gardeners',
      'Experience\nLandscape Gardener, Green Ltd, 2015 - 2020\n- Planted 300 trees',
    ],
    ['Taking long patient histories', 'Experience\nArchivist, 2010 - 2015\n- Wrote a history of the town'],
  ])('is not shown by a common word alone: %s', (requirement, resume) => {
    expect(levelForNurse(requirement, resume)).toBe('missing');
  });

  it('is not shown by a course that goes on', () => {
    const resume = 'Skills\nKnitting\nFollowing an online course on glass blowing at the moment';
    expect(levelForNurse('Glass blowing', resume)).toBe('missing');
  });

  it('is shown by two of three examples behind a label, but not where the label names a product', () => {
    const resume =
      'Experience\nBaker, Mill Lane, 2012 - 2022\n- Kept sourdough starters alive and set the proofing times';
    expect(levelForNurse('fermentation: sourdough starters, proofing times, poolish', resume)).toBe('met');
    expect(levelForNurse('Work with RetardoMat: sourdough starters, proofing times', resume)).not.toBe('met');
  });

  it('is shown by an act as well as by a name for it', () => {
    const resume =
      'Experience\nFuneral Director, Quiet Hours, 2012 - 2022\n- Lead conversations with families about the ceremony';
    expect(levelForNurse('Clear communication with families in difficult situations', resume)).toBe('met');
  });
});

describe('examples of what is asked for', () => {
  const NURSE = (line: string): string => `Experience\nNurse, Acme, 2015 - 2022\n- ${line}`;

  it.each([
    ['Warehouse systems (Manhattan, SAP EWM or similar)', 'Trained others on Manhattan'],
    ['Laboratory information systems (Sunquest, Beaker)', 'Entered results in Beaker'],
    ['A cloud data warehouse: Snowflake, BigQuery or Redshift', 'Models on Snowflake'],
    ['Experience of a case management system (e.g. iManage) would be advantageous', 'Daily use of iManage'],
  ])('show it, one or half of them: %s', (requirement, line) => {
    expect(levelForNurse(requirement, NURSE(line))).toBe('met');
    expect(levelForNurse(requirement, NURSE('Wound care'))).toBe('missing');
  });

  it('show it in part where they are parts of a thing that is named', () => {
    expect(levelForNurse('Excel (pivot tables, VLOOKUP)', NURSE('Budgets in Excel'))).toBe('partial');
  });
});

describe('words that only say how something is asked for', () => {
  it.each([
    ['NEN 3140 is een pluspunt', 'Experience\nMonteur, Unica, 2019 - 2022\n- NEN 3140 VOP'],
    ["Diplôme d'État d'infirmier obligatoire", "Formation\n2019 : Diplôme d'État d'infirmier, IFSI de Brest"],
    ['Interesse an Verblisterung', 'Berufserfahrung\nApothekerin, 2015 - 2020\n- Verblisterung'],
    ['Experiencia en metodologías activas', 'Experiencia\nProfesora, 2015 - 2020\n- Metodologías activas'],
    ['Leitungserfahrung', 'Berufserfahrung\nPflegerin, Acme, 2015 - 2020\n- Leitung von 28 Mitarbeitenden'],
  ])('need not be shown: %s', (requirement, resume) => {
    expect(levelForNurse(requirement, resume)).toBe('met');
  });
});

describe('what would be ideal', () => {
  const REQUIREMENT = 'Experience in sales, ideally of medical devices';

  it.each([
    ['Software sales to hospitals', 'met'],
    ['Sales of software and medical devices', 'met'],
    ['Repaired medical devices', 'missing'],
  ])('is not asked for, and is not enough: %s', (line, level) => {
    expect(levelForNurse(REQUIREMENT, `Experience\nNurse, Acme, 2015 - 2022\n- ${line}`)).toBe(level);
  });
});

describe('what is said of how good or large software is to be', () => {
  const asked = 'Building production web applications';

  it.each([
    ['Built the checkout in React', 'met'],
    ['Ruby on Rails storefront and checkout', 'met'],
    ['Airflow pipelines in Python', 'missing'],
  ])('need not be shown: %s', (line, level) => {
    expect(levelForNurse(asked, `Experience\nEngineer, Acme, 2015 - 2022\n- ${line}`)).toBe(level);
    expect(
      levelForNurse(
        asked.replace('production', 'scalable, customer-facing'),
        `Experience\nEngineer, Acme, 2015 - 2022\n- ${line}`,
      ),
    ).toBe(level);
  });

  it('is of software alone', () => {
    expect(
      levelForNurse('Production planning', 'Experience\nPlanner, Acme, 2015 - 2022\n- Planning of holidays'),
    ).not.toBe('met');
  });
});

describe('a thing that is done in one of several tools', () => {
  it('is asked for beside the tool', () => {
    const resume = 'Skills: Python';
    expect(levelForNurse('GLMs in Emblem, R or Python', resume)).not.toBe('met');
    expect(levelForNurse('Emblem, R or Python', resume)).toBe('met');
  });
});

describe('how a thing is done', () => {
  const RESUME = 'Experience\nClerk, Harbour Ltd, 2015 - 2020\n- Logistics of parcels';

  it('asks for nothing beside the thing where it is done by oneself', () => {
    expect(levelForNurse('Logistics, independently', RESUME)).toBe('met');
  });

  it('is the thing itself where others are led', () => {
    expect(levelForNurse('Leading teams in logistics', RESUME)).not.toBe('met');
  });
});

describe('a role that has to have been held', () => {
  const RESUME = `Experience
Lead Glassblower, Crystal Works, 2019 - 2023
Glassblower, Crystal Works, 2015 - 2019
Shop Assistant, Gift Store, 2012 - 2015`;

  it('is met by its title, with all roles that bear it', () => {
    const [requirement] = assessForNurse(RESUME, '6 years as a glassblower').requirements;
    expect(requirement).toMatchObject({ level: 'met', roles: [0, 1] });
    expect(requirement?.quote).toContain('Glassblower');
  });

  it('is missing where no role is like it', () => {
    expect(levelForNurse('2 years as a veterinarian', RESUME)).toBe('missing');
  });
});

describe('experience in the very job', () => {
  const nurse = 'Experience\nRegistered Nurse, Leeds, 2015 - 2022\n- Dressings';

  it('counts in part for what it asks for in words that the resume has not', () => {
    expect(levelForNurse('3 years in paediatric settings', nurse)).toBe('partial');
    expect(levelForNurse('3 years in paediatric settings', 'Experience\nBaker, Leeds, 2015 - 2022')).toBe(
      'missing',
    );
  });

  it('counts in full as years since an apprenticeship', () => {
    expect(levelForNurse('3+ years post-apprenticeship', nurse)).toBe('met');
  });

  it('counts in full where it asks for it in the words of the title', () => {
    expect(levelForNurse('3 years in nursing', nurse)).toBe('met');
  });
});

describe('a heading that names a skill', () => {
  const RESUME =
    'Skills\n- Clinical Skills: Proficient in preparing patients for examinations\n- Key Skills: Knitting\n\nExperience\nNurse, Bay Clinic, 2015 - 2024\n- Kept the rota';

  it('claims it', () => {
    expect(levelForNurse('Clinical skills', RESUME)).toBe('met');
  });

  it.each(['Surgical skills', 'Key account work'])('claims nothing else, %s', (requirement) => {
    expect(levelForNurse(requirement, RESUME)).toBe('missing');
  });
});
