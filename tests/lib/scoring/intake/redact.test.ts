import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { modelText } from '../../../helpers/model-text.ts';
import { BODY, LAYOUTS, NAMES, type Person, VALUES } from './personal-variants.ts';

const PRONOUNS = [
  { subject: 'She', possessive: 'her' },
  { subject: 'He', possessive: 'his' },
  { subject: 'They', possessive: 'their' },
];

const anyPerson: fc.Arbitrary<Person> = fc
  .record({
    name: fc.constantFrom(...NAMES),
    pronoun: fc.constantFrom(...PRONOUNS),
    honorific: fc.constantFrom(...VALUES.honorific),
    pronouns: fc.constantFrom(...VALUES.pronouns),
    age: fc.constantFrom(...VALUES.age),
    birthDate: fc.constantFrom(...VALUES.birthDate),
    birthPlace: fc.constantFrom(...VALUES.birthPlace),
    gender: fc.constantFrom(...VALUES.gender),
    maritalStatus: fc.constantFrom(...VALUES.maritalStatus),
    children: fc.constantFrom(...VALUES.children),
    nationality: fc.constantFrom(...VALUES.nationality),
    religion: fc.constantFrom(...VALUES.religion),
    address: fc.constantFrom(...VALUES.address),
    email: fc.constantFrom(...VALUES.email),
    phone: fc.constantFrom(...VALUES.phone),
    health: fc.constantFrom(...VALUES.health),
    photo: fc.constantFrom(...VALUES.photo),
    leave: fc.constantFrom(...VALUES.leave),
  })
  .map(({ name: [name, given], pronoun, ...rest }) => ({ name, given, ...pronoun, ...rest }));

const inSummary = (sentence: string): string =>
  `Jane Smith\njane@example.org\n\nSummary\n${sentence}\n\nSkills\nTriage`;
const asBullet = (line: string): string =>
  `Jane Smith\njane@example.org\n\nExperience\n- ${line}\n- Other line of work\n\nSkills\nTriage`;

describe('redaction', () => {
  describe.each(Object.entries(LAYOUTS))('of %s', (_layout, render) => {
    it('gives the same text for every two persons who differ in what must not count', () => {
      fc.assert(
        fc.property(anyPerson, anyPerson, (one, other) => {
          expect(modelText(render(one))).toBe(modelText(render(other)));
        }),
        { numRuns: 200 },
      );
    });

    it('leaves nothing of the name, and all of the work', () => {
      for (const [name, given] of NAMES) {
        const person = { ...fc.sample(anyPerson, { numRuns: 1, seed: 7 })[0], name, given } as const;
        const text = modelText(render({ ...SOMEBODY, ...person }));
        expect(text).not.toContain(name);
        expect(text).toContain('Staff Nurse, City Clinic (2010 - 2015)');
      }
    });
  });

  it('gives the same text whether a personal line is there or not', () => {
    const lines = [
      'Marital status: married',
      'Nationality: Turkish',
      'Date of birth: 12 May 1985',
      'Children: 2',
      '[Photo]',
      '34 years old',
    ];
    const without = modelText(`Jane Smith\njane@example.org\n\n${BODY}`);
    for (const line of lines)
      expect(modelText(`Jane Smith\n${line}\njane@example.org\n\n${BODY}`)).toBe(without);
    expect(modelText(`Jane Smith\n\nPersonal Details\n${lines.join('\n')}\n\n${BODY}`)).toBe(without);
    expect(modelText(BODY)).toBe(without);
  });

  it.each([
    ['I am married and have two children.', ['married', 'children']],
    ['As a mother of two, I plan ahead.', ['mother', 'two']],
    ['I am a 34-year-old nurse from the north.', ['34']],
    ['I am 45 years old.', ['45']],
    ['German citizen with a work permit.', ['German']],
    ['I am a Nigerian national.', ['Nigerian']],
    ['Born and raised in Lagos, Nigeria.', ['Lagos', 'Nigeria']],
    ['I am a devout Catholic.', ['Catholic']],
    ['I was diagnosed with ADHD in 2015.', ['ADHD']],
    ['I use a wheelchair.', ['wheelchair']],
    ['As a woman in tech, I mentor others.', ['woman']],
    ['My name is Jane Smith and I am a nurse.', ['Jane', 'Smith']],
    ["Jane's ward was the best.", ['Jane']],
    ['Mrs. Smith was ward lead.', ['Mrs', 'Smith']],
    ['I grew up in Istanbul.', ['Istanbul']],
    ['Returned from maternity leave in 2019.', ['maternity']],
    ['I took a career break to care for my mother from 2015 to 2016.', ['mother']],
    ['Ich bin verheiratet und habe zwei Kinder.', ['verheiratet', 'Kinder']],
    ['Je suis mariée, deux enfants.', ['mari', 'enfants']],
    ['Casada, con dos hijos.', ['asada', 'hijos']],
    ['Getrouwd, twee kinderen.', ['etrouwd', 'kinderen']],
    ['Reach me at jane@x.org or +44 20 7946 0958.', ['jane', '7946']],
    ['See github.com/janesmith/tool', ['janesmith']],
    ['I am a member of my local church.', ['church']],
  ])('takes what is personal out of "%s"', (sentence, words) => {
    const text = modelText(inSummary(sentence));
    for (const word of words) expect(text).not.toContain(word);
  });

  it.each([
    'Senior Consultant, Christian Aid (2015 - 2019)',
    'Managed the Paris office project',
    'Led the Jordan river study',
    'Nurse, Catholic Health hospital',
    'May 2019 - June 2020: Registered Nurse',
    'German (fluent)',
    "Staff nurse on the children's ward",
    'Paediatric nurse with 10 years of experience',
    'Disability support worker (2012 - 2014)',
    'married JS with Rust in one build',
    'Six Sigma Black Belt',
    'Master of Science in Nursing',
    "Specialist in women's health",
    'Managed 20 children in a class',
    'Mother and Child Clinic, midwife',
    'Advised on parental leave policies',
    'Maternity leave cover: HR Manager, 2019 - 2020',
    'Maternity ward nurse (2010 - 2012)',
    'Single sign-on and single page apps',
    'Cared for patients with dementia and diabetes',
    'Supported 40 patients with multiple sclerosis',
    'Jewish Museum Berlin, curator (2011 - 2016)',
    'Recruiter for a Turkish national airline',
    'I am a German teacher with ten years of experience',
    'Polish translator, sworn',
    'HER2 assays, SHE officer, HIS integration',
    'Age groups 3-6 years',
    'Health: Safety and Environment lead',
    'A 25-year-old company with 40 staff',
    'Caring for elderly residents',
    'Engaged stakeholders across 5 teams',
  ])('keeps what only looks personal: %s', (line) => {
    expect(modelText(asBullet(line))).toContain(`- ${line}`);
  });

  it.each([
    [
      'German',
      'Krankenpflegerin, Klinik Nord',
      'Krankenpfleger, Klinik Nord',
      'mit der Pflege und für die Station',
    ],
    ['German', 'Kauffrau im Einzelhandel', 'Kaufmann im Einzelhandel', 'mit der Kasse und für die Kunden'],
    ['French', 'Infirmière, Hôpital Nord', 'Infirmier, Hôpital Nord', 'avec les soins et pour les malades'],
    [
      'Spanish',
      'Enfermera, Hospital Norte',
      'Enfermero, Hospital Norte',
      'con los enfermos y para las salas',
    ],
    ['English', 'Waitress at The Anchor', 'Waiter at The Anchor', 'with the guests and for the kitchen'],
  ])('reads %s job titles the same for every gender', (_language, one, other, prose) => {
    const render = (title: string): string => `${title} (2015 - 2019)\n${prose}`;
    expect(modelText(render(one))).toBe(modelText(render(other)));
  });

  it.each([
    [
      'She led her team and trust was placed in her.',
      'He led his team and trust was placed in him.',
      'They led their team and trust was placed in them.',
    ],
    [
      'The board chose her to lead. The prize was hers.',
      'The board chose him to lead. The prize was his.',
      'The board chose them to lead. The prize was theirs.',
    ],
    ['She taught herself SQL', 'He taught himself SQL', 'They taught themselves SQL'],
  ])('reads "%s" the same for every pronoun', (she, he, they) => {
    expect(modelText(`Nurse\n${she}`)).toBe(modelText(`Nurse\n${they}`));
    expect(modelText(`Nurse\n${he}`)).toBe(modelText(`Nurse\n${they}`));
  });

  it('keeps "them" where it speaks of others', () => {
    expect(modelText('Nurse\nWrote tests and ran all of them')).toBe(
      'Nurse\nWrote tests and ran all of them',
    );
  });

  it.each(['2012-2014', '2012-14', '01.06.2012 - 31.03.2014'])(
    'keeps all of the dates %s of a break',
    (dates) => {
      const text = modelText(`Experience\nNurse, City Clinic (2010 - 2012)\nMaternity leave ${dates}`);
      expect(text).toContain(`Career break (${dates})`);
    },
  );

  it('keeps the dates of a career break and what was learned in it', () => {
    const text = modelText(
      'Experience\nNurse, City Clinic (2010 - 2015)\nMaternity leave (2015 - 2016)\n- Cared for my newborn daughter\n- Certificate in wound care\nNurse, St Mary (2016 - 2020)',
    );
    expect(text).toBe(
      'Experience\nNurse, City Clinic (2010 - 2015)\nCareer break (2015 - 2016)\n- Certificate in wound care\nNurse, St Mary (2016 - 2020)',
    );
  });

  it.each([
    'Jane Smith\nDOB 12/05/1985',
    'JANE SMITH\nAge 34',
    'Jane Smith\nNationality German\nMarried',
    'Jane Smith, 34 years old, German, married',
    '• Name: Jane Smith\n• Married\n• Date of Birth – 12 May 1985',
    'Smith, Jane\n12/05/1985',
    'jane smith\njane@x.org',
    'Name\nJane Smith\nAge\n34\nGender\nFemale',
    'Jane Smith | she/her | Leeds, West Yorkshire',
    'Jane Smith (born 1985)\nFemale, 34',
    'Jane Smith\nWidow, three grown-up children',
    'Muhammad ibn Abdullah Al-Rashid\nMuslim, Syrian',
    "Name : Jane Smith\nFather's Name : John Smith\nDOB : 12-05-1985",
    'Jane Smith\nSeverely disabled (GdB 50)',
    '## Jane Smith\n**Email:** jane@x.org **Phone:** 555-123-4567',
    'Curriculum Vitae – Jane Smith',
    'Jane Smith\nwww.janesmith.com\n@janesmith',
    'Name: Jane Smith    Age: 34    Gender: Female',
    'Personal Information:\nFull Name: Jane Smith\nEthnicity: White British\nParental Status: mother of two',
  ])('leaves no trace of the header "%s"', (header) => {
    expect(modelText(`${header}\n\n${BODY}`)).toBe(modelText(BODY));
  });

  it('leaves no trace of a signature', () => {
    expect(modelText(`Jane Smith\n\n${BODY}\n\nLeeds, 12 March 2024\nJane Smith`)).toBe(modelText(BODY));
    expect(modelText(`Jane Smith\n\n${BODY}\nJane Smith - Page 2 of 3`)).toBe(modelText(BODY));
  });

  it('keeps posts with their dates at the top, whatever street their employer is named after', () => {
    const text =
      'Elementary Teacher, Oak Lane School, 2023 - 2024\nTransport Planner, Road Haul Ltd, 2021 - present\n- Reading groups\nPacker, Home Goods DC, 2018 - 2020';
    expect(modelText(text)).toBe(text);
  });

  it.each([
    'Translator since 2010: court hearings, hospitals',
    'Cleaner since 2012: street cleaning, offices',
  ])('keeps a year from which on something is done, which no house has for a number: %s', (text) => {
    expect(modelText(text)).toBe(text);
    expect(modelText(`12 Dock Street, Leeds, since 2010\n\n${text}`)).toBe(text);
  });

  it.each([
    '2021.04.15 – now  ::  haul truck operator\n2018.09.01 – 2021.03.30  ::  water truck driver',
    'Job title: Dock Worker\nStart date: 11/14/2021   End date: 03/02/2024',
    'Cook, Harbour Hotel\n15/06/2018 -> 30/11/2021',
  ])('keeps the days of a post at the top, which no birth has: %s', (text) => {
    expect(modelText(`>> My practical years\n${text}`)).toBe(`>> My practical years\n${text}`);
  });

  it.each([
    'LICENSES AND CERTIFICATIONS',
    'Credentials',
    'Memberships',
    'Courses and Training',
    'Weiterbildung',
    'Führerscheine',
    'Parcours professionnel',
    'Habilitations',
    'Certificaciones',
    'Trayectoria profesional',
    'Cursussen en certificaten',
    'Loopbaan',
  ])('takes nothing below "%s" for a name where a resume begins with it', (heading) => {
    const text = `${heading}\nPaediatric First Aid\n- Wrote reports\n\nEducation\nMarlbrook College`;
    expect(modelText(text)).toBe(text);
  });

  it('takes no certificate for somebody whose given name is its first word', () => {
    const text = 'Certifications\nASHA Certificate of Clinical Competence (CCC-SLP), since 2018';
    expect(modelText(text)).toBe(text);
  });

  it('keeps a headline, degrees and skills of the header', () => {
    expect(
      modelText('Jane Smith, RN, BSN | Senior Nurse | Leeds, UK\nTriage | Wound care\n\nSkills\nPython'),
    ).toBe('RN, BSN | Senior Nurse\nTriage | Wound care\n\nSkills\nPython');
  });
});

const SOMEBODY: Person = {
  name: 'Emily Walsh',
  given: 'Emily',
  subject: 'She',
  possessive: 'her',
  honorific: 'Ms',
  pronouns: 'she/her',
  age: '34',
  birthDate: '12 May 1985',
  birthPlace: 'Leeds',
  gender: 'Female',
  maritalStatus: 'Single',
  children: '2',
  nationality: 'British',
  religion: 'none',
  address: '12 Oak Street, Leeds LS1 4AP',
  email: 'e@example.org',
  phone: '+44 20 7946 0958',
  health: 'none',
  photo: '[Photo]',
  leave: 'Parental leave',
};
