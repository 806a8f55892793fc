/** Parts of a resume that must not count, in many values each, and the layouts that they are written in. */

export interface Person {
  name: string;
  given: string;
  honorific: string;
  subject: string;
  possessive: string;
  pronouns: string;
  age: string;
  birthDate: string;
  birthPlace: string;
  gender: string;
  maritalStatus: string;
  children: string;
  nationality: string;
  religion: string;
  address: string;
  email: string;
  phone: string;
  health: string;
  photo: string;
  leave: string;
}

export const NAMES: readonly (readonly [string, string])[] = [
  ['Emily Walsh', 'Emily'],
  ['Lakisha Washington', 'Lakisha'],
  ['Jamal Jones', 'Jamal'],
  ['Mohammed Al-Farsi', 'Mohammed'],
  ['Fatima Zahra El Idrissi', 'Fatima'],
  ['Nguyễn Thị Mai Anh', 'Anh'],
  ['Wei Zhang', 'Wei'],
  ['Sri Lakshmi Venkataraman', 'Lakshmi'],
  ['Bartholomew Featherstonehaugh-Cholmondeley III', 'Bartholomew'],
  ['Oluwaseun Adebayo', 'Oluwaseun'],
  ['Jürgen Müller', 'Jürgen'],
  ['Zoë van der Berg', 'Zoë'],
  ['María José García López', 'María'],
  ['Siân O’Connor', 'Siân'],
  ['Björn Þórsson', 'Björn'],
  ['Łukasz Żółkiewski', 'Łukasz'],
  ['Will Baker', 'Will'],
  ['Grace Young', 'Grace'],
  ['Mark Taylor', 'Mark'],
  ['Dr. Anna K. Schmidt', 'Anna'],
  ['Ming-Na Li', 'Ming-Na'],
  ['Ayşe Yılmaz', 'Ayşe'],
  ['Дмитрий Соколов', 'Дмитрий'],
  ['Ελένη Παπαδοπούλου', 'Ελένη'],
  ['محمد الأحمد', 'محمد'],
  ['שרה כהן', 'שרה'],
  ['山田太郎', '山田'],
  ['王小明', '王小明'],
  ['김민준', '김민준'],
  ['प्रिया शर्मा', 'प्रिया'],
  ['Ben Miller', 'Ben'],
  ['Jean-Pierre de la Tour', 'Jean-Pierre'],
  ['Lê Văn An', 'An'],
  ['Paris Jordan', 'Paris'],
  ['Ana Silva dos Santos', 'Ana'],
  ['Ali bin Hassan', 'Ali'],
];

export const VALUES = {
  honorific: ['Mr.', 'Mrs.', 'Ms', 'Miss', 'Mx', 'Dr.'],
  pronouns: ['she/her', 'he/him', 'they/them', 'She/Her/Hers', 'he/they'],
  age: ['19', '34', '58', '67'],
  birthDate: ['12 May 1985', '1999-02-28', '03/04/1961', '7. August 1972', 'July 4, 1990'],
  birthPlace: ['Lagos, Nigeria', 'Leeds', 'Ho Chi Minh City', 'São Paulo'],
  gender: ['Female', 'Male', 'Non-binary', 'transgender woman'],
  maritalStatus: ['Married', 'Single', 'Divorced', 'Widowed', 'In a civil partnership'],
  children: ['2', 'none', 'three (2012, 2015, 2019)', 'Two daughters'],
  nationality: ['German', 'Nigerian', 'Turkish and German', 'South Korean', 'British'],
  religion: ['Catholic', 'Muslim', 'none', 'Hindu', 'Jewish'],
  address: [
    '12 Oak Street, Leeds LS1 4AP',
    'Hauptstraße 5, 80331 München',
    '5 rue de la Paix, 75002 Paris',
    '4B Marina Road, Lagos',
  ],
  email: ['emily@example.org', 'jamal.jones1985@mail.example.com', 'x_y@example.net'],
  phone: ['+44 20 7946 0958', '(555) 123-4567', '0151 23456789', '+234 803 123 4567'],
  health: ['severely disabled (50%)', 'none', 'Type 1 diabetes', 'wheelchair user'],
  photo: ['[Photo]', '![photo](me.jpg)', 'Photo attached'],
  leave: [
    'Parental leave',
    'Maternity leave',
    'Paternity leave',
    'Sabbatical',
    'Career break to care for my mother',
    'Medical leave',
    'Stay-at-home father',
    'Family leave (birth of my daughter)',
  ],
} as const;

/** Layouts in which two persons must give the same text. */
export const LAYOUTS: Readonly<Record<string, (person: Person) => string>> = {
  'a header of plain lines': (p) => `${p.name}
${p.address}
${p.phone}
${p.email}

Senior Nurse

${BODY}`,
  'one contact line': (p) => `${p.name}
${p.email} | ${p.phone} | ${p.address}

${BODY}`,
  'a labelled personal section': (p) => `CURRICULUM VITAE

Personal Details
Name: ${p.name}
Date of birth: ${p.birthDate}
Place of birth: ${p.birthPlace}
Age: ${p.age}
Gender: ${p.gender}
Pronouns: ${p.pronouns}
Marital status: ${p.maritalStatus}
Children: ${p.children}
Nationality: ${p.nationality}
Religion: ${p.religion}
Disability: ${p.health}
Address: ${p.address}
Email: ${p.email}
Phone: ${p.phone}
${p.photo}

${BODY}`,
  'pieces in the header': (p) => `# ${p.name} (${p.pronouns})
${p.birthDate} | ${p.nationality.split(' ')[0]} | ${p.maritalStatus} | ${p.email}

${BODY}`,
  'a name with a headline': (p) => `${p.name} - Senior Nurse
${p.email}

${BODY}`,
  'a third-person summary': (p) => `${p.name}
${p.email}

Summary
${p.honorific} ${p.name} has led wards for ten years. In 2019 ${p.given} joined St Mary's. ${p.subject} trained ${p.possessive} team and kept ${p.possessive} wards safe.

${BODY}`,
  'personal data at the end': (p) => `${BODY}

Personal Information
Nationality: ${p.nationality}
Marital status: ${p.maritalStatus}
Date of birth: ${p.birthDate}`,
  'a career break': (p) => `${p.name}
${p.email}

Experience
Senior Nurse, St Mary Hospital (2015 - 2018)
- Led a ward of 20 beds
${p.leave} (2018 - 2019)
Staff Nurse, City Clinic (2010 - 2015)
- Cared for patients after surgery

Skills
Triage, wound care, medication`,
};

export const BODY = `Summary
Registered nurse with ten years in acute care and a calm hand in emergencies.

Experience
Senior Nurse, St Mary Hospital, London (2015 - 2021)
- Led a ward of 20 beds and trained eight junior nurses
- Introduced a triage protocol that cut waiting times by a third
Staff Nurse, City Clinic (2010 - 2015)
- Cared for patients after surgery and advised their families

Education
Bachelor of Science in Nursing, 2010

Skills
Triage, wound care, medication, documentation

Languages
German (fluent), English (native)`;
