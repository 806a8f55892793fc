import { describe, expect, it } from '@jest/globals';
import { statementsIn, statementsOf } from '../../../../../lib/models/local/job/statements/statements.ts';

describe('cutting a line of a job into requirements', () => {
  it.each([
    ['Java, Spring Boot and Kafka', ['Java', 'Spring Boot', 'Kafka']],
    [
      'gute Französischkenntnisse, einen sicheren Umgang mit CAD und Revit',
      ['gute Französischkenntnisse', 'einen sicheren Umgang mit CAD und Revit'],
    ],
    [
      'buen manejo de Contaplus o Sage y nivel medio de francés',
      ['buen manejo de Contaplus o Sage', 'nivel medio de francés'],
    ],
    [
      'une bonne maîtrise de Revit, une connaissance du droit public',
      ['une bonne maîtrise de Revit', 'une connaissance du droit public'],
    ],
    [
      'The ideal candidate will have a diploma in floristry, and a minimum of two years in a shop',
      ['The ideal candidate will have a diploma in floristry', 'a minimum of two years in a shop'],
    ],
    [
      'You must hold a degree in social work and be registered with Social Work England',
      ['You must hold a degree in social work', 'be registered with Social Work England'],
    ],
    [
      "You will be a qualified solicitor with between three and six years' experience of trusts, and a strong grasp of tax",
      [
        'You will be a qualified solicitor',
        "between three and six years' experience of trusts",
        'a strong grasp of tax',
      ],
    ],
    [
      'The ideal candidate has a paralegal certificate, is skilled in Clio, and types 65 wpm',
      ['The ideal candidate has a paralegal certificate', 'is skilled in Clio', 'types 65 wpm'],
    ],
    ['Must be able to read, write and speak English', ['Must be able to read, write and speak English']],
    ['You will be a cook with two years of experience', ['You will be a cook with two years of experience']],
    [
      'SWE registered social worker with child protection experience',
      ['SWE registered social worker', 'child protection experience'],
    ],
    ...[
      "PhD in Chemistry, Physics or a related field with 0-3 years' experience, or MS with 5+ years, or BS with 8+ years",
      'PhD with 0-2 years, MS with 3-5 years or BS with 6+ years of experience',
      'Abschluss als Ingenieur, Maschinenbau oder ähnlich mit 2 Jahren Erfahrung, oder Techniker mit 5 Jahren',
      "Licence en droit, économie ou gestion avec 2 ans d'expérience, ou BTS avec 5 ans",
      'Knowledge of Medicare, DVA and WorkCover billing',
      'Barclays, HSBC and Lloyds accounts',
    ].map((whole): [string, string[]] => [whole, [whole]]),
    ...[
      "Vous justifiez d'une expérience d'au moins 3 ans sur un poste similaire, en entreprise ou en cabinet",
      '3 años en un puesto similar, en tienda o en línea',
      'Mindestens 3 Jahre Praxis im Verkauf, und zwar in der Filiale',
      '3 jaar in een winkel, en het liefst in een bakkerij',
    ].map((whole): [string, string[]] => [whole, [whole]]),
    [
      '3 jaar ervaring, Excel en Word, en een rijbewijs',
      ['3 jaar ervaring', 'Excel en Word', 'een rijbewijs'],
    ],
    ['Java, SQL and Python programming', ['Java', 'SQL', 'Python programming']],
    ['SAP, Oracle and Coupa reporting', ['SAP', 'Oracle', 'Coupa reporting']],
    ['Grafting, Dementia and Wound care', ['Grafting', 'Dementia', 'Wound care']],
    ['NMC registered and experienced', ['NMC registered and experienced']],
    ...[
      'A robust capability to train, coach, and motivate staff',
      'Skilled to weld, grind and paint railings',
      'Know-how to plan, book, and report trips',
      'Knowledge of stains (Osmo, Rubio, Fiddes etc. in oak). Strong in oak',
    ].map((whole): [string, string[]] => [whole, [whole]]),
    [
      'Excellent carving skills, well-trained in guild laws and regulations',
      ['Excellent carving skills', 'well-trained in guild laws and regulations'],
    ],
    [
      'Rendering of oak with V-Ray.Knowledge of lighting',
      ['Rendering of oak with V-Ray', 'Knowledge of lighting'],
    ],
    [
      'Carving of oak, notably with carve.io.Range of chisels kept sharp',
      ['Carving of oak, notably with carve.io', 'Range of chisels kept sharp'],
    ],
    ['Work with System.Text and Node.JS in shops', ['Work with System.Text and Node.JS in shops']],
    ['Experience with Zendesk, where tickets are kept', ['Experience with Zendesk, where tickets are kept']],
    [
      'Skilled in Sage, Xero, etc. for keeping of orders',
      ['Skilled in Sage, Xero, etc. for keeping of orders'],
    ],
    ['Work with the Carve, Sand, Oil (CSO) method', ['Work with the Carve, Sand, Oil (CSO) method']],
    ['oak). Strong feel for grain', ['Strong feel for grain']],
    [
      '2 years as a Sawmill Operator, excluding band saw work',
      ['2 years as a Sawmill Operator, excluding band saw work'],
    ],
    ['Languages welcome, especially German', ['Languages welcome, especially German']],
    [
      '5+ years building production web applications, 3+ with React',
      ['5+ years building production web applications', '3+ years with React'],
    ],
    [
      "Four years' experience in finance, two of them in compliance",
      ["Four years' experience in finance", 'two years in compliance'],
    ],
    [
      '5 Jahre Berufserfahrung in der Pflege, davon 2 in der Leitung',
      ['5 Jahre Berufserfahrung in der Pflege', '2 Jahre in der Leitung'],
    ],
    ["5 ans d'expérience en Java dont 2 avec Spring", ["5 ans d'expérience en Java", '2 ans avec Spring']],
    [
      '5 años de experiencia en Java, 2 de ellos con Spring',
      ['5 años de experiencia en Java', '2 años con Spring'],
    ],
    [
      '6 years in development, including 2 years with Kubernetes',
      ['6 years in development', '2 years with Kubernetes'],
    ],
    ['2:1 in Mathematics or Physics', ['2:1 in Mathematics or Physics']],
    ['HPLC and GC-MS, at least 12 months', ['HPLC and GC-MS, at least 12 months']],
    ['3 years in a kitchen, 40 in a sitting', ['3 years in a kitchen, 40 in a sitting']],
    [
      'Category C+E licence, held for at least 12 months',
      ['Category C+E licence, held for at least 12 months'],
    ],
    [
      "2 years' experience in a law firm, but graduates are welcome to apply",
      ["2 years' experience in a law firm"],
    ],
    ['Forklift licence preferred, all backgrounds welcome', ['Forklift licence preferred']],
    ['Invoicing, but no sales', ['Invoicing, but no sales']],
    ['ADR certificate, Moffett', ['ADR certificate', 'Moffett']],
    ['gas safe registration, heat pumps', ['gas safe registration', 'heat pumps']],
    [
      'experience with robots or conveyor belts, a forklift licence',
      ['experience with robots or conveyor belts', 'a forklift licence'],
    ],
    ['Knowledge of IFRS, US GAAP', ['Knowledge of IFRS', 'US GAAP']],
    ['habilitation gaz, pompe à chaleur', ['habilitation gaz', 'pompe à chaleur']],
    ['Gabelstaplerschein, Kranschein', ['Gabelstaplerschein', 'Kranschein']],
    ['Carné de carretillero, ADR', ['Carné de carretillero', 'ADR']],
    ['heftruckcertificaat, VCA', ['heftruckcertificaat', 'VCA']],
    ['Moffett, valid ADR certificate', ['Moffett', 'valid ADR certificate']],
    [
      'Moffett, certificate of professional competence',
      ['Moffett', 'certificate of professional competence'],
    ],
    ['heftruckcertificaat, VCA of BHV', ['heftruckcertificaat, VCA of BHV']],
    ['dbt, Airflow', ['dbt', 'Airflow']],
    ["You'll need SQL, Tableau", ["You'll need SQL", 'Tableau']],
    ...[
      'Python, the language of our stack',
      'Kubernetes, our platform',
      'calm, friendly manner',
      'paediatric, geriatric nursing',
      'Registered nurse, valid licence',
      'forklift licence, category C',
      'Wiring Regulations, BS 7671',
      'First aid, or a first aid certificate',
      'Terraform, Ansible or Chef',
    ].map((line): [string, string[]] => [line, [line]]),
    [
      "You'll need a recognised social work qualification, registration with Social Work England, post-qualifying experience in child protection (min. 2 years), court report writing, and a full driving licence.",
      [
        "You'll need a recognised social work qualification",
        'registration with Social Work England',
        'post-qualifying experience in child protection (min. 2 years)',
        'court report writing',
        'a full driving licence',
      ],
    ],
    [
      'NVQ Level 3, testing experience (3 years minimum), fault finding and a driving licence',
      ['NVQ Level 3', 'testing experience (3 years minimum)', 'fault finding', 'a driving licence'],
    ],
    [
      'Experience in nursing (2 years), midwifery or health visiting, NMC registration',
      ['Experience in nursing (2 years), midwifery or health visiting', 'NMC registration'],
    ],
    ['Experience with Java (3 years), Spring, SQL', ['Experience with Java (3 years)', 'Spring', 'SQL']],
    [
      'Must have an HGV licence, a digital tachograph card, experience in multi-drop work of at least 1 year, Moffett',
      [
        'Must have an HGV licence',
        'a digital tachograph card',
        'experience in multi-drop work of at least 1 year',
        'Moffett',
      ],
    ],
    ['Kubernetes, especially EKS, Terraform and Helm', ['Kubernetes, especially EKS', 'Terraform', 'Helm']],
    ['Experience with Excel, Word and Outlook', ['Experience with Excel', 'Word', 'Outlook']],
    [
      'Candidates should have the following core skills: Patience, Discretion, First Aid',
      ['Patience', 'Discretion', 'First Aid'],
    ],
    [
      'Proficient understanding of Android, Sound knowledge of design principles, Ability to solve problems',
      [
        'Proficient understanding of Android',
        'Sound knowledge of design principles',
        'Ability to solve problems',
      ],
    ],
    [
      'A good eye, strong knowledge of wines (red, white) and experience in service',
      ['A good eye', 'strong knowledge of wines (red, white) and experience in service'],
    ],
    ['Knife skills; hygiene rules; menu planning', ['Knife skills', 'hygiene rules', 'menu planning']],
    ['Experience of shift work, one year minimum', ['Experience of shift work, one year minimum']],
    ['Degree in law, 2 years of experience', ['Degree in law', '2 years of experience']],
    [
      'Candidates should have worked for a contractor, be proficient with AutoCAD, and hold CSCS',
      ['Candidates should have worked for a contractor', 'be proficient with AutoCAD', 'hold CSCS'],
    ],
    ['Fluent French is a must, German a plus', ['Fluent French is a must', 'German a plus']],
    ['3 years as a baker and 2 years as a pastry chef', ['3 years as a baker', '2 years as a pastry chef']],
    [
      'Two years in sales, with a prior 3 years in retail',
      ['Two years in sales', 'a prior 3 years in retail'],
    ],
    [
      "Bachelor's degree in law and at least 3 years in practice",
      ["Bachelor's degree in law", 'at least 3 years in practice'],
    ],
    [
      'BS Accounting, 2-4 yrs exp, QuickBooks Online, Excel (pivot tables, VLOOKUP)',
      ['BS Accounting', '2-4 yrs exp', 'QuickBooks Online', 'Excel (pivot tables, VLOOKUP)'],
    ],
    [
      "Vous avez un CAP plomberie, 3 ans d'expérience en dépannage, le permis B",
      ['Vous avez un CAP plomberie', "3 ans d'expérience en dépannage", 'le permis B'],
    ],
    [
      'You are registered as a teacher and ideally bring first experience with adults',
      ['You are registered as a teacher', 'ideally bring first experience with adults'],
    ],
    ['Our client, an agency, needs a data scientist with a master in statistics', ['a master in statistics']],
    ['inglés, experiencia con SAP', ['inglés', 'experiencia con SAP']],
    ['Five years as a pilot, of which 2 years on ferries', ['Five years as a pilot', '2 years on ferries']],
  ])('cuts %j', (line, statements) => {
    expect(statementsOf(line)).toEqual(statements);
  });

  it.each([
    ['Able to plan, lead and document inspections'],
    ['Java or Kotlin'],
    ['Java, Kotlin or Scala'],
    ['Customer service: greeting guests, taking orders and handling complaints'],
    ['Careful driving, ensuring the safety of passengers'],
    ['5 years of experience with Java, Spring and Kafka'],
    ['Database engineering, management, security and maintenance'],
    ['Revenue of 1,500,000 managed'],
    ['Streaming (Kafka, Kinesis) is a plus'],
    ['Good listener, able to calm nervous horses and their owners'],
    ['Knowledge of knots, splices and the regulations'],
    ['Skill with a method of joinery – dovetail, mortise, whatever'],
    ['Experience of at least two of: oak, ash, elm, yew'],
    ['Use of drawing programs, e.g. Rhino, Vectorworks, Blender'],
    ['Proven ability to plan voyages, stores and crews'],
    ['Three years in a nursery, including work with orchids'],
    ['A diploma with 4 years of practice, or a degree with 2 years'],
    ['You will need bench experience, at least two years, some of which with hand tools'],
    ['You are confident with retail media, and you know how to brief and manage agencies'],
  ])('keeps %j whole', (line) => {
    expect(statementsOf(line)).toEqual([line]);
  });

  it('tidies marks and punctuation away', () => {
    expect(statementsOf('  **First aid** certificate. ')).toEqual(['First aid certificate']);
  });

  it('finds nothing in a blank line', () => {
    expect(statementsOf('  ; ')).toEqual([]);
  });

  it.each<[string, string[], string[]]>([
    [
      'Forklift licence required, crane ticket preferred',
      ['Forklift licence required'],
      ['crane ticket preferred'],
    ],
    [
      'Three years at sea; Norwegian or Danish a plus',
      ['Three years at sea'],
      ['Norwegian or Danish a plus'],
    ],
    [
      'Solid with tills and cash: wine knowledge a plus',
      ['Solid with tills and cash'],
      ['wine knowledge a plus'],
    ],
    [
      'CAP ou BEP carrosserie, première expérience souhaitée',
      ['CAP ou BEP carrosserie'],
      ['première expérience souhaitée'],
    ],
    ['Gesellenbrief, Berufserfahrung von Vorteil', ['Gesellenbrief'], ['Berufserfahrung von Vorteil']],
    ['Level 2 Food Hygiene, prior experience a plus', ['Level 2 Food Hygiene'], ['prior experience a plus']],
    ['Baking bread, experience preferred', [], ['Baking bread', 'experience preferred']],
    ['CAP cuisine souhaité, première expérience', [], ['CAP cuisine souhaité, première expérience']],
    ['Dock, quay or terminal background preferred', [], ['Dock, quay or terminal background preferred']],
    [
      'A degree in law, history or theology is desirable',
      [],
      ['A degree in law, history or theology is desirable'],
    ],
    [
      'It would be great if you had: crane ticket, first aid, Norwegian',
      [],
      ['crane ticket', 'first aid', 'Norwegian'],
    ],
  ])('takes apart what %j needs and what it wishes for', (line, needed, wished) => {
    const statements = statementsIn(line);
    expect(statements.filter(({ isWish }) => !isWish).map(({ text }) => text)).toEqual(needed);
    expect(statements.filter(({ isWish }) => isWish).map(({ text }) => text)).toEqual(wished);
  });

  it('wish for what keeps nobody away', () => {
    expect(statementsIn("3 years' experience, but new graduates are encouraged to apply")).toEqual([
      { text: "3 years' experience", isWish: true },
    ]);
  });
});

describe('a language beside something else', () => {
  it.each([
    ['Manejo de bandeja e inglés conversacional', 'Manejo de bandeja', 'inglés conversacional'],
    [
      'MS Office-Kenntnisse und gutes Englisch in Wort und Schrift',
      'MS Office-Kenntnisse',
      'gutes Englisch in Wort und Schrift',
    ],
    ["Maîtrise d'Excel et bon niveau d'anglais", "Maîtrise d'Excel", "bon niveau d'anglais"],
    ['Kennis van Excel en goede kennis van het Engels', 'Kennis van Excel', 'goede kennis van het Engels'],
  ])('is asked for apart with how well it is known: %s', (line, ...statements) => {
    expect(statementsIn(line).map(({ text }) => text)).toEqual(statements);
  });

  it.each([
    'Teaching maths and English',
    'Deutsch in Wort und Schrift und gutes Englisch',
    'Able to write in German and fluent English',
    'Übersetzung von Verträgen und guten englischen Texten',
  ])('stays in %j', (line) => {
    expect(statementsIn(line)).toHaveLength(1);
  });
});

describe('several things that one who is addressed has and does', () => {
  it.each([
    [
      'Je hebt een diploma als kapper en kunt goed kleuren',
      'Je hebt een diploma als kapper',
      'kunt goed kleuren',
    ],
    [
      'Du hast eine Ausbildung als Koch und kannst gut backen',
      'Du hast eine Ausbildung als Koch',
      'kannst gut backen',
    ],
    [
      'Vous avez un CAP coiffure et maîtrisez la coupe homme',
      'Vous avez un CAP coiffure',
      'maîtrisez la coupe homme',
    ],
  ])('are asked for apart: %s', (line, ...statements) => {
    expect(statementsIn(line).map(({ text }) => text)).toEqual(statements);
  });

  it.each(['Je hebt een diploma of kunt goed kleuren', 'Du hast Java und Python gelernt'])(
    'stay together in %j',
    (line) => {
      expect(statementsIn(line)).toHaveLength(1);
    },
  );
});
