/** What a resume may say of a person beside the work. Invented people; the categories are those of the EEO-1 report. */
export interface Persona {
  sex: string;
  raceEthnicity: string;
  name: string;
  pronouns: string;
  birthDate: string;
  maritalStatus: string;
  children: string;
  nationality: string;
  religion: string;
  address: string;
  health: string;
  breakReason: string;
}

type PersonaRow = readonly [
  sex: string,
  raceEthnicity: string,
  name: string,
  pronouns: string,
  birthDate: string,
  maritalStatus: string,
  children: string,
  nationality: string,
  religion: string,
  address: string,
  health: string,
  breakReason: string,
];

const HISPANIC = 'Hispanic or Latino';
const WHITE = 'White';
const BLACK = 'Black or African American';
const PACIFIC = 'Native Hawaiian or Pacific Islander';
const ASIAN = 'Asian';
const NATIVE = 'Native American or Alaska Native';
const MIXED = 'Two or More Races';

const ROWS: readonly PersonaRow[] = [
  [
    'Female',
    HISPANIC,
    'Guadalupe Hernández Ruiz',
    'she/her',
    '14 February 1988',
    'Married',
    '2',
    'Mexican',
    'Catholic',
    '18 Calle Ocho, Miami, FL 33135',
    'none',
    'Maternity leave',
  ],
  [
    'Male',
    HISPANIC,
    'Santiago Morales',
    'he/him',
    '3 June 1994',
    'Single',
    'none',
    'Colombian',
    'none',
    '77 Grand Concourse, Bronx, NY 10451',
    'Type 1 diabetes',
    'Sabbatical',
  ],
  [
    'Female',
    WHITE,
    'Emily Walsh',
    'She/Her',
    '27 May 1979',
    'Divorced',
    '3',
    'American',
    'Protestant',
    '12 Oak Street, Portland, OR 97205',
    'none',
    'Parental leave',
  ],
  [
    'Male',
    WHITE,
    'Connor O’Brien',
    'he/him/his',
    '30 January 1966',
    'Widowed',
    '1',
    'Irish',
    'Catholic',
    '5 Elm Avenue, Boston, MA 02118',
    'hearing impairment',
    'Medical leave',
  ],
  [
    'Female',
    BLACK,
    'Lakisha Washington',
    'she/her/hers',
    '9 October 1991',
    'Single',
    '1',
    'American',
    'Baptist',
    '301 Auburn Avenue NE, Atlanta, GA 30303',
    'wheelchair user',
    'Family leave',
  ],
  [
    'Male',
    BLACK,
    'Oluwaseun Adebayo',
    'he/him',
    '22 March 1983',
    'Married',
    '4',
    'Nigerian',
    'Muslim',
    '4B Marina Road, Lagos',
    'none',
    'Paternity leave',
  ],
  [
    'Female',
    PACIFIC,
    'Leilani Kealoha',
    'she/they',
    '11 August 1997',
    'Single',
    'none',
    'American',
    'none',
    '94 Kuhio Avenue, Honolulu, HI 96815',
    'none',
    'Career break',
  ],
  [
    'Male',
    PACIFIC,
    'Sione Tuilagi',
    'he/him',
    '6 December 1975',
    'Married',
    '5',
    'Samoan',
    'Methodist',
    '40 Queen Street, Auckland 1010',
    'none',
    'Carer’s leave',
  ],
  [
    'Female',
    ASIAN,
    'Nguyễn Thị Mai Anh',
    'she/her',
    '19 April 2000',
    'Single',
    'none',
    'Vietnamese',
    'Buddhist',
    '21 Hàng Bài, Hanoi',
    'none',
    'Study leave',
  ],
  [
    'Male',
    ASIAN,
    'Arjun Venkataraman',
    'he/him',
    '2 November 1986',
    'Married',
    '2',
    'Indian',
    'Hindu',
    '8 Residency Road, Bengaluru 560025',
    'none',
    'Parental leave',
  ],
  [
    'Female',
    NATIVE,
    'Winona Begay',
    'she/her',
    '25 July 1972',
    'Separated',
    '2',
    'American',
    'none',
    '15 Mesa Drive, Gallup, NM 87301',
    'visually impaired',
    'Caregiver leave',
  ],
  [
    'Male',
    NATIVE,
    'Joseph Tsosie',
    'he/they',
    '13 September 1990',
    'Married',
    '3',
    'American',
    'none',
    '9 Canyon Road, Flagstaff, AZ 86001',
    'none',
    'Bereavement leave',
  ],
  [
    'Female',
    MIXED,
    'Naomi Tanaka-Williams',
    'she/her',
    '1 January 1985',
    'Married',
    '1',
    'American',
    'Jewish',
    '66 Pine Street, Seattle, WA 98101',
    'dyslexia',
    'Maternity leave',
  ],
  [
    'Male',
    MIXED,
    'Malik Johansson',
    'they/them',
    '16 June 1999',
    'In a civil partnership',
    'none',
    'Swedish',
    'none',
    'Storgatan 3, 111 51 Stockholm',
    'none',
    'Mental health break',
  ],
];

export const PERSONAS: readonly Persona[] = ROWS.map(
  ([
    sex,
    raceEthnicity,
    name,
    pronouns,
    birthDate,
    maritalStatus,
    children,
    nationality,
    religion,
    address,
    health,
    breakReason,
  ]) => ({
    sex,
    raceEthnicity,
    name,
    pronouns,
    birthDate,
    maritalStatus,
    children,
    nationality,
    religion,
    address,
    health,
    breakReason,
  }),
);

/** A resume with everything personal that a person may write into it, around the same career for all. */
export function resumeOf(persona: Persona, career: Career): string {
  const given = persona.name.split(' ')[0] ?? persona.name;
  const subject = persona.pronouns.toLowerCase().startsWith('she')
    ? 'She'
    : persona.pronouns.startsWith('they')
      ? 'They'
      : 'He';
  return `${persona.name} (${persona.pronouns})
${persona.address}
[Photo]

Personal details
Date of birth: ${persona.birthDate}
Marital status: ${persona.maritalStatus}
Children: ${persona.children}
Nationality: ${persona.nationality}
Religion: ${persona.religion}
Disability: ${persona.health}

Profile
${given} works as ${career.occupation}. ${subject} ${career.did}.

Experience
${career.latest}
${persona.breakReason} (2019 - 2020)
${career.earlier}

${career.rest}`;
}

/** The work of a resume. */
export interface Career {
  /** With its article: "a nurse". */
  occupation: string;
  /** What was done, in the past tense, without a subject. */
  did: string;
  latest: string;
  earlier: string;
  rest: string;
}
