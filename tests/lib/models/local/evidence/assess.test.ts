import { describe, expect, it } from '@jest/globals';
import { assessResume } from '../../../../../lib/models/local/evidence/assess.ts';
import { readResume } from '../../../../../lib/models/local/resume/resume-reader.ts';
import type { Assessment, Requirement, Rubric } from '../../../../../lib/models/model.ts';

function rubricOf(...texts: string[]): Rubric {
  return {
    title: 'Registered Nurse',
    roleFamily: 'nursing',
    seniority: 'mid',
    scope: 'individual',
    requirements: texts.map((text, index): Requirement => {
      const years = /^(\d+)/.exec(text)?.[1];
      return {
        id: `r${index + 1}`,
        text,
        kind: 'must',
        weight: 2,
        minimumYears: years ? Number(years) : null,
      };
    }),
    languageSupported: true,
  };
}

function assess(resume: string, ...requirements: string[]): Assessment {
  return assessResume(rubricOf(...requirements), readResume(resume), '2026-03');
}

function levelOf(requirement: string, resume: string): string {
  return assess(resume, requirement).requirements[0]?.level ?? 'none';
}

describe('examples of what is asked for', () => {
  const NURSE = (line: string): string => `Experience\nNurse, Acme, 2015 - 2022\n- ${line}`;

  it.each([
    ['Warehouse systems (Manhattan, SAP EWM or similar)', 'Trained others on Manhattan'],
    ['Laboratory information systems (Sunquest, Beaker)', 'Entered results in Beaker'],
    ['A cloud data warehouse: Snowflake, BigQuery or Redshift', 'Models on Snowflake'],
    ['Experience of a case management system (e.g. iManage) would be advantageous', 'Daily use of iManage'],
  ])('show it, one or half of them: %s', (requirement, line) => {
    expect(levelOf(requirement, NURSE(line))).toBe('met');
    expect(levelOf(requirement, NURSE('Wound care'))).toBe('missing');
  });

  it('show it in part where they are parts of a thing that is named', () => {
    expect(levelOf('Excel (pivot tables, VLOOKUP)', NURSE('Budgets in Excel'))).toBe('partial');
  });
});

describe('what is dated behind the month of the evaluation', () => {
  it.each([
    'Experience\nRegistered Nurse, Acme, 01/2027 - 12/2029\n- Triage',
    'Experience\nRegistered Nurse, Acme, seit 04/2026\n- Triage',
    'Experience\nCook, Acme, 2015 - 2020\n- Menus\n\nProjects\nField hospital, 2028 - 2029\n- Triage',
    'Experience\nCook, Acme, 2015 - 2020\n- Menus\n\nEducation\nCourse in triage, 2027 - 2028',
  ])('is no evidence: %j', (resume) => {
    expect(levelOf('Triage', resume)).toBe('missing');
  });

  it.each([
    'Experience\nRegistered Nurse, Acme, 03/2026 - 12/2029\n- Triage',
    'Experience\nRegistered Nurse, Acme, 2026 - 2029\n- Triage',
    'Experience\nRegistered Nurse, Acme, 2015 - 2020\n- Triage, training valid until 2031',
    'Experience\nNurse, Acme, 2015 - present\n- Head count\n\nProjects\nTriage plan 2027-2028 written',
    'Certificates\nTriage (2028)\nDriving licence, valid 2027 - 2032',
  ])('is not what began before, or a date of expiry: %j', (resume) => {
    expect(levelOf('Triage', resume)).not.toBe('missing');
  });

  it('leaves no role', () => {
    const { roles } = assess('Experience\nRegistered Nurse, Acme, 01/2027 - 12/2029\n- Triage', 'Triage');
    expect(roles).toEqual([]);
  });
});

describe('what is said of how good or large software is to be', () => {
  const asked = 'Building production web applications';

  it.each([
    ['Built the checkout in React', 'met'],
    ['Ruby on Rails storefront and checkout', 'met'],
    ['Airflow pipelines in Python', 'missing'],
  ])('need not be shown: %s', (line, level) => {
    expect(levelOf(asked, `Experience\nEngineer, Acme, 2015 - 2022\n- ${line}`)).toBe(level);
    expect(
      levelOf(
        asked.replace('production', 'scalable, customer-facing'),
        `Experience\nEngineer, Acme, 2015 - 2022\n- ${line}`,
      ),
    ).toBe(level);
  });

  it('is of software alone', () => {
    expect(
      levelOf('Production planning', 'Experience\nPlanner, Acme, 2015 - 2022\n- Planning of holidays'),
    ).not.toBe('met');
  });
});

describe('what would be ideal', () => {
  const REQUIREMENT = 'Experience in sales, ideally of medical devices';

  it.each([
    ['Software sales to hospitals', 'met'],
    ['Sales of software and medical devices', 'met'],
    ['Repaired medical devices', 'missing'],
  ])('is not asked for, and is not enough: %s', (line, level) => {
    expect(levelOf(REQUIREMENT, `Experience\nNurse, Acme, 2015 - 2022\n- ${line}`)).toBe(level);
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
    expect(levelOf(requirement, resume)).toBe('met');
  });
});

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
    expect(levelOf(requirement, resume)).toBe('met');
  });

  it.each([
    ['Kubernetes', 'Experience\nDeveloper, Acme, 2019 - 2022\n- No experience with Kubernetes yet'],
    ['Welding', 'Skills: bookkeeping, invoicing'],
    ['Falconry', 'Experience\nPark ranger, 2010 - 2015\n- Guided visitors'],
    ['LEED', 'Experience\nSite manager, Harbour Builders, Leeds, 2010 - 2015\n- Passed all inspections'],
  ])('is missing: %s', (requirement, resume) => {
    expect(levelOf(requirement, resume)).toBe('missing');
  });

  it('is partial where half of what it joins is shown', () => {
    expect(
      levelOf('Falconry and beekeeping', 'Experience\nFarm hand, 2010 - 2015\n- Did the beekeeping'),
    ).toBe('partial');
  });

  it('is met by one of its alternatives', () => {
    expect(
      levelOf('Falconry or beekeeping', 'Experience\nFarm hand, 2010 - 2015\n- Did the beekeeping'),
    ).toBe('met');
  });

  it.each([
    'Experience in intensive care or a comparable acute setting',
    '3 years in an intensive care unit or comparable setting',
    'Experience in intensive care or similar',
  ])('is met by what an alternative is compared with: %s', (requirement) => {
    const resume = 'Experience\nRegistered Nurse, Intensive Care Unit, Northgate Hospital (2019 - 2024)';
    expect(levelOf(requirement, resume)).toBe('met');
  });

  it('is partial where only something related is shown', () => {
    expect(levelOf('React', 'Experience\nDeveloper, Acme, 2019 - 2022\n- Vue.js components')).toBe('partial');
  });

  it('names the roles in which it is shown', () => {
    const resume = `Experience
Head Gardener, Palace Gardens, 2018 - 2022
- Pruning of espalier trees
Gardener, City Park, 2014 - 2018
- Lawns`;
    const [requirement] = assess(resume, 'Espalier pruning').requirements;
    expect(requirement).toMatchObject({ level: 'met', roles: [0] });
  });

  it('takes over the years that the quote states', () => {
    const [requirement] = assess(
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
    expect(assess(resume, 'Espalier pruning').requirements[0]?.quote).toBe(
      'Espalier pruning of the old pear trees',
    );
  });
});

describe('credentials', () => {
  it.each([
    ["Bachelor's degree", 'Education\nMaster of Science in Biology', 'met'],
    ["Master's degree in biology", 'Education\nBachelor of Science in Biology', 'partial'],
    ["Bachelor's degree in nursing", 'Education\nBachelor of Arts in History', 'partial'],
    ["Bachelor's degree in history or a related field", 'Education\nBachelor of Arts in Archaeology', 'met'],
    ["Bachelor's degree", 'Education\nHigh school diploma', 'missing'],
    [
      "Bachelor's degree or equivalent experience",
      'Experience\nRegistered Nurse, City Hospital, 2010 - 2020',
      'met',
    ],
  ])('%s against %j is %s', (requirement, resume, level) => {
    expect(levelOf(requirement, resume)).toBe(level);
  });

  it.each([
    ['Fluent German', 'Languages\nGerman (C1), English (native)', 'met'],
    ['Fluent German', 'Languages\nGerman (A2), English (native)', 'missing'],
    ['German B2', 'Languages\nGerman: native speaker', 'met'],
    ['German B2', 'Languages\nGerman C1', 'met'],
    ['German B2', 'Languages\nGerman B1', 'partial'],
    ['German B2', 'Languages\nGerman: good (A2)', 'missing'],
    ['German B2', 'Languages\nGerman', 'partial'],
    ['Good German', 'Languages\nGerman', 'met'],
    ['German B2', 'Languages\nGerman B1 (working towards B2)', 'partial'],
    ['German B1', 'Languages\nGerman B1 (working towards B2)', 'met'],
    ['Native German', 'Languages\nGerman: near-native', 'partial'],
    ['English C1', 'Summary\nNative German speaker with basic English', 'missing'],
    ['Fluent German', 'Summary\nFluent German and basic English', 'met'],
    ['Fluent German', 'Summary\nFluent English and basic German', 'missing'],
    ['English C1', 'Summary\nFluent in German and English', 'met'],
    ['English B2', 'Education\nBA English Literature, Graz, 2019', 'partial'],
    ['English B2', 'Experience\nTutor, Acme, 2019 - 2022\n- Reports and lessons in English', 'partial'],
    ['Good English', 'Experience\nTutor, Acme, 2019 - 2022\n- Reports and lessons in English', 'met'],
    ['Good English', 'Experience\nWaiter, Acme, 2019 - 2022\n- Looked after English guests', 'partial'],
    [
      'English B2',
      'Experience\nTutor, Acme, 2019 - 2022\n- Reports in English\nLanguages\nEnglish A2',
      'missing',
    ],
    ['French B2', 'Experience\nCook, Acme, 2019 - 2022\n- French cuisine for 40 guests', 'missing'],
    ['French B2', 'Experience\nCook, Acme, 2019 - 2022\n- Good French regional wines', 'missing'],
    ['English B2', 'Certificates\nIELTS Academic: 6.5', 'met'],
    ['English C1', 'Certificates\nIELTS 5.0 (2021)', 'missing'],
    ['German C1', 'Certificates\nGoethe-Zertifikat B2', 'partial'],
    ['French B2', 'Certificates\nDELF B2, 2020', 'met'],
    ['Experience with French cuisine', 'Languages\nFrench: native', 'partial'],
    ['Spanish', 'Languages\nGerman, English', 'missing'],
    ['Deutsch in Wort und Schrift', 'Languages\nDeutsch: A1', 'missing'],
    ['Deutsch in Wort und Schrift', 'Languages\nDeutsch: A2', 'missing'],
    ['Deutsch in Wort und Schrift', 'Languages\nDeutsch: Grundkenntnisse', 'missing'],
    ['Deutsch in Wort und Schrift', 'Languages\nDeutsch: keine Kenntnisse', 'missing'],
    ['Gute Deutschkenntnisse in Wort und Schrift', 'Languages\nDeutsch: keine Kenntnisse', 'missing'],
    ['Englisch in Wort und Schrift', 'Languages\nEnglisch A1', 'missing'],
    ['Parfaitement bilingue français/néerlandais', 'Languages\nNéerlandais : A2', 'missing'],
    [
      'Parfaitement bilingue français/néerlandais',
      'Languages\nFrançais : langue maternelle, néerlandais : A2',
      'partial',
    ],
    ["Anglais à l'oral et à l'écrit", 'Languages\nAnglais : notions', 'missing'],
    ['Inglés hablado y escrito', 'Languages\ninglés A2', 'missing'],
    ['Inglés hablado y escrito', 'Languages\nInglés A1', 'missing'],
    ['Tweetalig Nederlands/Frans', 'Languages\nNederlands: moedertaal', 'partial'],
    ['Tweetalig Nederlands/Frans', 'Languages\nNederlands: moedertaal, Frans: A2', 'partial'],
    ['Inglés y alemán fluidos', 'Languages\nInglés C1, alemán A1', 'partial'],
    ['Inglés y alemán fluidos', 'Languages\nAlemán A1', 'missing'],
    ['Anglais professionnel', 'Languages\nAnglais : A1', 'missing'],
    ['Anglais professionnel', 'Languages\nAnglais : notions', 'missing'],
    ["Maîtrise du français à l'oral et à l'écrit", 'Languages\nFrançais : A1', 'missing'],
    ["Maîtrise du français à l'oral et à l'écrit", 'Languages\nFrançais : notions', 'missing'],
    ['Spoken and written English', 'Languages\nEnglish A1', 'missing'],
    ['Bilingual English/French', 'Languages\nEnglish C1, French C1', 'met'],
    ['Bilingual English/French', 'Languages\nEnglish native, French C1', 'met'],
    ['Bilingual English/French', 'Languages\nBilingual English/French', 'met'],
    ['Nivel alto de Excel', 'Skills\nExcel básico', 'partial'],
    ['Advanced Excel', 'Skills\nExcel (basic)', 'partial'],
    ['Basic Excel', 'Skills\nExcel (basic)', 'met'],
    ['Nivel alto de Excel', 'Skills\nExcel avanzado', 'met'],
    ['Advanced Excel', 'Skills\nExcel (advanced)', 'met'],
    ['German C1', 'Certificates\nGoethe-Zertifikat C1: failed in 2024', 'missing'],
    ['German C1', 'Languages\nGerman C1 by summer 2027', 'partial'],
    ['English B2', 'Languages\nEnglish B2 not reached', 'partial'],
    ['French B2', 'Languages\nFrench: not yet B2', 'partial'],
    ['French B2', 'Languages\nFrench below B2', 'partial'],
    ['French B2', 'Languages\nEnrolled for the French B2 exam', 'missing'],
    ['French B2', 'Languages\nFrench B2 exam booked for May 2027', 'missing'],
    ['German B2', 'Languages\nDeutsch B2 angestrebt', 'partial'],
    ['German B2', 'Languages\nDeutsch: noch nicht B2', 'partial'],
    ['German B2', 'Languages\nDeutsch B2-Prüfung nicht bestanden', 'partial'],
    ['French B2', 'Languages\nFrançais : pas encore B2', 'partial'],
    ['French B2', 'Certificates\nDELF B2 non obtenu', 'missing'],
    ['Spanish B2', 'Certificates\nDELE B2 suspendido', 'missing'],
    ['Spanish B2', 'Languages\nEspañol: todavía no B2', 'partial'],
    ['Dutch B2', 'Languages\nNederlands B2 nog niet behaald', 'partial'],
    ['Dutch B2', 'Certificates\nStaatsexamen NT2 B2 gezakt', 'missing'],
    ['English B2', 'Certificates\nIELTS 7.0 planned for 2027', 'missing'],
    ['English C1', 'Certificates\nCambridge C1 Advanced: not passed', 'missing'],
    ['Deutsch in Wort und Schrift', 'Languages\nDeutsch: Muttersprache', 'met'],
    ['Deutsch in Wort und Schrift', 'Languages\nDeutsch: C1', 'met'],
    ['Deutsch in Wort und Schrift', 'Languages\nDeutsch B2', 'met'],
    ['Deutsch in Wort und Schrift', 'Languages\nDeutsch, Englisch', 'met'],
    ['Deutsch in Wort und Schrift', 'Languages\nDeutsch fließend, Englisch Grundkenntnisse', 'met'],
    ['Deutsch in Wort und Schrift', 'Languages\nDeutsch B1', 'partial'],
    ['Englisch in Wort und Schrift', 'Languages\nEnglisch: gut', 'met'],
    ['Englisch in Wort und Schrift', 'Languages\nEnglisch in Wort und Schrift', 'met'],
    [
      'Parfaitement bilingue français/néerlandais',
      'Languages\nFrançais : langue maternelle, néerlandais : C1',
      'met',
    ],
    ['Anglais professionnel', 'Languages\nAnglais : courant', 'met'],
    ['Anglais professionnel', 'Languages\nAnglais B2', 'met'],
    ['Anglais professionnel', 'Languages\nAnglais professionnel', 'met'],
    ["Maîtrise du français à l'oral et à l'écrit", 'Languages\nFrançais : langue maternelle', 'met'],
    ["Maîtrise du français à l'oral et à l'écrit", 'Languages\nFrançais C2', 'met'],
    ['Inglés hablado y escrito', 'Languages\nInglés: alto', 'met'],
    ['Inglés hablado y escrito', 'Languages\nInglés B2 (First)', 'met'],
    ['Inglés y alemán fluidos', 'Languages\nInglés C1, alemán C1', 'met'],
    ['Inglés y alemán fluidos', 'Languages\nInglés y alemán fluidos', 'met'],
    ['Tweetalig Nederlands/Frans', 'Languages\nNederlands: moedertaal, Frans: C1', 'met'],
    ['Tweetalig Nederlands/Frans', 'Languages\nTweetalig Nederlands/Frans', 'met'],
    ['Spoken and written English', 'Languages\nEnglish (native)', 'met'],
    ['Spoken and written English', 'Languages\nFluent English', 'met'],
    ['Spoken and written English', 'Languages\nEnglish', 'met'],
    ['German C1', 'Certificates\nGoethe-Zertifikat C1: passed in 2024', 'met'],
    ['German C1', 'Certificates\nGoethe-Zertifikat C1 (failed 2022, passed 2024)', 'met'],
    ['English B2', 'Languages\nEnglish B2, German C1 by summer 2027', 'met'],
    ['English B2', 'Languages\nEnglish B2 reached in 2020', 'met'],
    ['French B2', 'Languages\nFrench B2, not native', 'met'],
    ['French B2', 'Languages\nFrench C1; Spanish not yet B2', 'met'],
    ['German B2', 'Languages\nDeutsch B2 seit 2019, C1 angestrebt', 'met'],
    ['German B2', 'Languages\nDeutsch C1 (Prüfung auf Anhieb bestanden)', 'met'],
    ['French B2', 'Languages\nFrançais B2, DALF C1 prévu en 2027', 'met'],
    ['Spanish B2', 'Languages\nEspañol C1, portugués en curso', 'met'],
    ['Dutch B2', 'Languages\nNederlands C1, Frans nog niet B2', 'met'],
    ['English C1', 'Certificates\nCambridge C1 Advanced, passed at the first attempt', 'met'],
    ['German', 'Languages\nGerman: B1 by evening classes', 'met'],
    ['English', 'Languages\nEnglish: no limits, native', 'met'],
  ])('%s against %j is %s', (requirement, resume, level) => {
    expect(levelOf(requirement, resume)).toBe(level);
  });
});

describe('a paper among others of its kind', () => {
  it.each([
    ['ECS Gold Card', 'Certificates\nNVQ Level 3 Electrical Installation', 'missing'],
    ['ECS Gold Card', 'Certificates\nECS Gold Card (2021)', 'met'],
    ['NVQ Level 3 Electrical Installation', 'Certificates\nNVQ3 Electrical Installation', 'met'],
    [
      'NVQ Level 3 Electrical Installation',
      'Certificates\nStudying for NVQ Level 3 Electrical Installation',
      'partial',
    ],
    ["A bachelor's degree or paralegal certificate", 'Education\nB.A. Political Science', 'met'],
    ['BEng Electrical Engineering', 'Education\nBEng Electronic Engineering', 'partial'],
    ['Bachelor of Engineering', 'Experience\nGraduate Engineer, Acme, 2019 - 2022', 'missing'],
    [
      'Abgeschlossene Ausbildung als Dreher oder vergleichbar',
      'Ausbildung\nAusbildung zum Tischler',
      'partial',
    ],
    ["Bachelor's degree in Computer Science or similar", 'Education\nBA Economics, 2015', 'partial'],
    ["Bachelor's degree in Computer Science or related field", 'Education\nBSc Mathematics, 2015', 'met'],
    ["Bachelor's degree in Computer Science or related field", 'Education\nBSc Zymurgy, 2015', 'met'],
    ['Degree in Civil Engineering or related', 'Education\nBA Fine Arts, 2015', 'partial'],
    [
      'Abgeschlossenes Studium Bauingenieurwesen oder vergleichbar',
      'Ausbildung\nBachelor Kunstgeschichte, 2015',
      'partial',
    ],
    ['Degree in Economics or a related field', 'Education\nBSc Mathematics, 2015', 'met'],
    ['2:1 in History', 'Education\nBA History, 2015', 'met'],
    ['2:1 in History', 'Experience\nTutor, Acme, 2019 - 2022\n- Supported pupils in history', 'missing'],
    ['First-class honours in History', 'Education\nBA Fine Arts, 2015', 'partial'],
    ['Degree in any field', 'Education\nBA Fine Arts, 2015', 'met'],
    ['Degree in a quantitative field such as mathematics', 'Education\nBSc Economics, 2015', 'met'],
    [
      'Experience of caring for ventilated patients',
      'Experience\nNurse, Leeds, 2019 - 2022\n- Intensive care nursing, ventilators and drug rounds',
      'met',
    ],
    [
      'Experience of caring for ventilated patients',
      'Experience\nNurse, Leeds, 2019 - 2022\n- Post-operative care, drug rounds and handover of patients',
      'missing',
    ],
    [
      'Experience of caring for paediatric patients',
      'Experience\nNurse, Leeds, 2019 - 2022\n- Paediatric ward, drug rounds',
      'met',
    ],
    [
      'Experience of caring for dementia patients',
      'Experience\nNurse, Leeds, 2019 - 2022\n- Post-operative care, drug rounds and handover of patients',
      'missing',
    ],
    [
      'Caring for others',
      'Experience\nCarer, Leeds, 2019 - 2022\n- Care assistant duties: washing, dressing',
      'met',
    ],
    ['Master of Laws', 'Education\nLLM, Leeds, 2015', 'met'],
    ['Master of Laws', 'Skills\nLLM evaluation', 'missing'],
    ['Excellent communication skills', 'Education\nBA Visual communication, 2015', 'missing'],
    ['Excellent communication skills', 'Education\nCommunication skills workshop, 2015', 'met'],
    ['Good English and German', 'Languages\nEnglish (C1)', 'partial'],
    ['Good English or German', 'Languages\nEnglish (C1)', 'met'],
  ])('%s, held against %j, is %s', (requirement, resume, level) => {
    expect(levelOf(requirement, resume)).toBe(level);
  });
});

describe('what is begun, seldom done or only heard of', () => {
  it.each([
    [
      'Usability tests',
      'Experience\nDesigner, Acme, 2019 - 2022\n- Occasional usability tests with five users',
      'partial',
    ],
    ['Wound care', 'Experience\nNurse, Leeds, 2019 - 2022\n- Wound care; occasional weekend shifts', 'met'],
    ['Kubernetes', 'Summary\nInterested in Kubernetes', 'partial'],
    ['Kubernetes', 'Skills\nKubernetes - beginner', 'partial'],
    ['Kubernetes', 'Experience\nClerk, Leeds, 2019 - 2022\n- Attended a talk about Kubernetes', 'partial'],
    ['Kubernetes', 'Summary\nKubernetes in production; interested in sailing', 'met'],
    ['Kubernetes', 'Summary\nInterested in Oracle, Redis and Kubernetes', 'partial'],
    ['Kubernetes', 'Summary\nCurious about Oracle; Redis; Kubernetes', 'partial'],
    ['Kubernetes', 'Summary\nFirst experience with Kubernetes in 2017, daily since', 'met'],
    ['Wound care', 'Summary\nWound care under supervision first, independently since 2012', 'met'],
    ['Wound care', 'Summary\nWound care under supervision', 'partial'],
    ['Wound care', 'Experience\nClerk, Leeds, 2019\n- Visited the ward to observe wound care', 'partial'],
    ['Wound care', 'Summary\nLimited exposure to wound care, now train for a marathon', 'partial'],
    ['Wound care', 'Summary\nObserved surgeons in wound care and now lead the reception', 'partial'],
    ['Wound care', 'Summary\nObserved surgeons in wound care and now lead wound care', 'met'],
    ['Wound care', 'Summary\nSpecial interest in wound care: link nurse', 'met'],
    ['Kubernetes', 'Summary\nInterested in sailing; Kubernetes power user', 'met'],
    ['Kubernetes', 'Summary\nLimited exposure to Oracle, wrote Kubernetes operators', 'met'],
    ['Kubernetes', 'Summary\nUses Kubernetes daily with occasional Nomad', 'met'],
    ['Nomad', 'Summary\nUses Kubernetes daily with occasional Nomad', 'partial'],
    ['Manual handling', 'Experience\nNurse, Leeds, 2019\n- Training in manual handling', 'partial'],
    ['Manual handling', 'Experience\nNurse, Leeds, 2019\n- Delivered training in manual handling', 'met'],
    ['CQC inspections', 'Experience\nNurse, Leeds, 2019\n- Preparing for CQC inspections', 'met'],
    ['Wound care', 'Experience\nNurse, Leeds, 2019\n- Preparing for the wound care exam', 'partial'],
    ['Interest in Kubernetes', 'Summary\nInterested in Kubernetes', 'met'],
    ['Wound care', 'Experience\nNurse, Leeds, 2019\n- Two-week wound care placement', 'partial'],
    ['Wound care', 'Experience\nNurse, Leeds, 2019\n- Wound care placement as a student', 'partial'],
    ['Wound care', 'Experience\nNurse, Leeds, 2019\n- Wound care for six weeks after each operation', 'met'],
    ['Kubernetes', 'Summary\nNo experience with Kubernetes at work, but a course on Kubernetes', 'partial'],
    [
      'Kubernetes',
      'Summary\nNo certificate in Kubernetes, but eight years of Kubernetes and a course',
      'met',
    ],
    ['Kubernetes', 'Summary\nNot only Kubernetes at work, but a course on Kubernetes as well', 'met'],
  ])('%s, held against %j, is %s', (requirement, resume, level) => {
    expect(levelOf(requirement, resume)).toBe(level);
  });
});

describe('experience in the very job', () => {
  const nurse = 'Experience\nRegistered Nurse, Leeds, 2015 - 2022\n- Dressings';

  it('counts in part for what it asks for in words that the resume has not', () => {
    expect(levelOf('3 years in paediatric settings', nurse)).toBe('partial');
    expect(levelOf('3 years in paediatric settings', 'Experience\nBaker, Leeds, 2015 - 2022')).toBe(
      'missing',
    );
  });

  it('counts in full as years since an apprenticeship', () => {
    expect(levelOf('3+ years post-apprenticeship', nurse)).toBe('met');
  });

  it('counts in full where it asks for it in the words of the title', () => {
    expect(levelOf('3 years in nursing', nurse)).toBe('met');
  });
});

describe('a thing that is done in one of several tools', () => {
  it('is asked for beside the tool', () => {
    const resume = 'Skills: Python';
    expect(levelOf('GLMs in Emblem, R or Python', resume)).not.toBe('met');
    expect(levelOf('Emblem, R or Python', resume)).toBe('met');
  });
});

describe('how a thing is done', () => {
  const RESUME = 'Experience\nClerk, Harbour Ltd, 2015 - 2020\n- Logistics of parcels';

  it('asks for nothing beside the thing where it is done by oneself', () => {
    expect(levelOf('Logistics, independently', RESUME)).toBe('met');
  });

  it('is the thing itself where others are led', () => {
    expect(levelOf('Leading teams in logistics', RESUME)).not.toBe('met');
  });
});

describe('a role that has to have been held', () => {
  const RESUME = `Experience
Lead Glassblower, Crystal Works, 2019 - 2023
Glassblower, Crystal Works, 2015 - 2019
Shop Assistant, Gift Store, 2012 - 2015`;

  it('is met by its title, with all roles that bear it', () => {
    const [requirement] = assess(RESUME, '6 years as a glassblower').requirements;
    expect(requirement).toMatchObject({ level: 'met', roles: [0, 1] });
    expect(requirement?.quote).toContain('Glassblower');
  });

  it('is missing where no role is like it', () => {
    expect(levelOf('2 years as a veterinarian', RESUME)).toBe('missing');
  });
});

describe('title, seniority, scope and trajectory', () => {
  it.each([
    ['Registered Nurse', 'exact'],
    ['RN', 'exact'],
    ['Paramedic', 'adjacent'],
    ['Truck Driver', 'unrelated'],
  ])('the title %s is %s for a registered nurse', (title, relation) => {
    expect(assess(`Experience\n${title}, City Hospital, 2015 - 2020\n- Daily work`).title.relation).toBe(
      relation,
    );
  });

  it('takes the closest of all roles held', () => {
    const resume = `Experience
Truck Driver, Road Haul, 2020 - 2023
Registered Nurse, City Hospital, 2015 - 2020`;
    expect(assess(resume).title).toEqual({ relation: 'exact', quote: 'Registered Nurse' });
    expect(assess(resume).trajectory.aligned).toBe(false);
  });

  it('is aligned when the latest role leads here without a fall', () => {
    const resume = `Experience
Registered Nurse, City Hospital, 2018 - 2023
Nursing Assistant, City Hospital, 2015 - 2018`;
    expect(assess(resume).trajectory).toEqual({ aligned: true, quote: 'Registered Nurse' });
  });

  it.each([
    ['Shop manager, Gift Store', true],
    ['Senior nurse, Hill Hospital', false],
  ])('starts anew in another field, but not in its own: %s', (before, aligned) => {
    const resume = `Experience
Registered Nurse, City Hospital, 2018 - 2023
${before}, 2010 - 2018`;
    expect(assess(resume).trajectory.aligned).toBe(aligned);
  });

  it('compares the level of the closest role with the job', () => {
    const level = (title: string) =>
      assess(`Experience\n${title}, City Hospital, 2015 - 2020`).seniority.relation;
    expect(level('Registered Nurse')).toBe('same');
    expect(level('Senior Registered Nurse')).toBe('same');
    expect(level('Trainee Registered Nurse')).toBe('further');
    expect(level('Head Nurse')).toBe('further');
    expect(level('Director of Nursing')).toBe('further');
  });

  it('compares the scope by what the work tells', () => {
    const resume = 'Experience\nRegistered Nurse, City Hospital, 2015 - 2020\n- Led a team of twelve nurses';
    expect(assess(resume).scope).toEqual({ relation: 'larger', quote: 'Led a team of twelve nurses' });
    expect(assess('Experience\nRegistered Nurse, City Hospital, 2015 - 2020').scope.relation).toBe('unknown');
  });

  it('says nothing about who held no role', () => {
    expect(assess('Skills\nWound care, triage')).toMatchObject({
      title: { relation: 'unrelated', quote: null },
      trajectory: { aligned: false, quote: null },
      roles: [],
    });
  });
});

describe('what a requirement is about', () => {
  const LABORATORY =
    'Experience\nLaboratory Technician, Clear Water Works, 2012 - 2022\n- Ran gas chromatography and titration of 40 samples a day\n- Took calls from customers of the water works\nCourier, Bolt Bikes, 2010 - 2012\n- Brought parcels to customers';

  it('is met whatever praise and place stand around the things it names', () => {
    const requirement =
      '5 years of professional experience with gas chromatography and titration in production';
    expect(levelOf(requirement, LABORATORY)).toBe('met');
  });

  it('is quoted by the line that names the thing, and carried by the roles that do', () => {
    const requirement = '3 years of experience running gas chromatography for other departments or customers';
    const [shown] = assess(LABORATORY, requirement).requirements;
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
    expect(levelOf(requirement, resume)).toBe('missing');
  });

  it('is not shown by a course that goes on', () => {
    const resume = 'Skills\nKnitting\nFollowing an online course on glass blowing at the moment';
    expect(levelOf('Glass blowing', resume)).toBe('missing');
  });

  it('is shown by two of three examples behind a label, but not where the label names a product', () => {
    const resume =
      'Experience\nBaker, Mill Lane, 2012 - 2022\n- Kept sourdough starters alive and set the proofing times';
    expect(levelOf('fermentation: sourdough starters, proofing times, poolish', resume)).toBe('met');
    expect(levelOf('Work with RetardoMat: sourdough starters, proofing times', resume)).not.toBe('met');
  });

  it('is shown by an act as well as by a name for it', () => {
    const resume =
      'Experience\nFuneral Director, Quiet Hours, 2012 - 2022\n- Lead conversations with families about the ceremony';
    expect(levelOf('Clear communication with families in difficult situations', resume)).toBe('met');
  });
});
