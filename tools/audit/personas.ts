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

const HISPANIC = 'Hispanic or Latino';
const WHITE = 'White';
const BLACK = 'Black or African American';
const PACIFIC = 'Native Hawaiian or Pacific Islander';
const ASIAN = 'Asian';
const NATIVE = 'Native American or Alaska Native';
const MIXED = 'Two or More Races';

export const PERSONAS: readonly Persona[] = [
  {
    sex: 'Female',
    raceEthnicity: HISPANIC,
    name: 'Guadalupe Hernández Ruiz',
    pronouns: 'she/her',
    birthDate: '14 February 1988',
    maritalStatus: 'Married',
    children: '2',
    nationality: 'Mexican',
    religion: 'Catholic',
    address: '18 Calle Ocho, Miami, FL 33135',
    health: 'none',
    breakReason: 'Maternity leave',
  },
  {
    sex: 'Male',
    raceEthnicity: HISPANIC,
    name: 'Santiago Morales',
    pronouns: 'he/him',
    birthDate: '3 June 1994',
    maritalStatus: 'Single',
    children: 'none',
    nationality: 'Colombian',
    religion: 'none',
    address: '77 Grand Concourse, Bronx, NY 10451',
    health: 'Type 1 diabetes',
    breakReason: 'Sabbatical',
  },
  {
    sex: 'Female',
    raceEthnicity: WHITE,
    name: 'Emily Walsh',
    pronouns: 'She/Her',
    birthDate: '27 May 1979',
    maritalStatus: 'Divorced',
    children: '3',
    nationality: 'American',
    religion: 'Protestant',
    address: '12 Oak Street, Portland, OR 97205',
    health: 'none',
    breakReason: 'Parental leave',
  },
  {
    sex: 'Male',
    raceEthnicity: WHITE,
    name: 'Connor O’Brien',
    pronouns: 'he/him/his',
    birthDate: '30 January 1966',
    maritalStatus: 'Widowed',
    children: '1',
    nationality: 'Irish',
    religion: 'Catholic',
    address: '5 Elm Avenue, Boston, MA 02118',
    health: 'hearing impairment',
    breakReason: 'Medical leave',
  },
  {
    sex: 'Female',
    raceEthnicity: BLACK,
    name: 'Lakisha Washington',
    pronouns: 'she/her/hers',
    birthDate: '9 October 1991',
    maritalStatus: 'Single',
    children: '1',
    nationality: 'American',
    religion: 'Baptist',
    address: '301 Auburn Avenue NE, Atlanta, GA 30303',
    health: 'wheelchair user',
    breakReason: 'Family leave',
  },
  {
    sex: 'Male',
    raceEthnicity: BLACK,
    name: 'Oluwaseun Adebayo',
    pronouns: 'he/him',
    birthDate: '22 March 1983',
    maritalStatus: 'Married',
    children: '4',
    nationality: 'Nigerian',
    religion: 'Muslim',
    address: '4B Marina Road, Lagos',
    health: 'none',
    breakReason: 'Paternity leave',
  },
  {
    sex: 'Female',
    raceEthnicity: PACIFIC,
    name: 'Leilani Kealoha',
    pronouns: 'she/they',
    birthDate: '11 August 1997',
    maritalStatus: 'Single',
    children: 'none',
    nationality: 'American',
    religion: 'none',
    address: '94 Kuhio Avenue, Honolulu, HI 96815',
    health: 'none',
    breakReason: 'Career break',
  },
  {
    sex: 'Male',
    raceEthnicity: PACIFIC,
    name: 'Sione Tuilagi',
    pronouns: 'he/him',
    birthDate: '6 December 1975',
    maritalStatus: 'Married',
    children: '5',
    nationality: 'Samoan',
    religion: 'Methodist',
    address: '40 Queen Street, Auckland 1010',
    health: 'none',
    breakReason: 'Carer’s leave',
  },
  {
    sex: 'Female',
    raceEthnicity: ASIAN,
    name: 'Nguyễn Thị Mai Anh',
    pronouns: 'she/her',
    birthDate: '19 April 2000',
    maritalStatus: 'Single',
    children: 'none',
    nationality: 'Vietnamese',
    religion: 'Buddhist',
    address: '21 Hàng Bài, Hanoi',
    health: 'none',
    breakReason: 'Study leave',
  },
  {
    sex: 'Male',
    raceEthnicity: ASIAN,
    name: 'Arjun Venkataraman',
    pronouns: 'he/him',
    birthDate: '2 November 1986',
    maritalStatus: 'Married',
    children: '2',
    nationality: 'Indian',
    religion: 'Hindu',
    address: '8 Residency Road, Bengaluru 560025',
    health: 'none',
    breakReason: 'Parental leave',
  },
  {
    sex: 'Female',
    raceEthnicity: NATIVE,
    name: 'Winona Begay',
    pronouns: 'she/her',
    birthDate: '25 July 1972',
    maritalStatus: 'Separated',
    children: '2',
    nationality: 'American',
    religion: 'none',
    address: '15 Mesa Drive, Gallup, NM 87301',
    health: 'visually impaired',
    breakReason: 'Caregiver leave',
  },
  {
    sex: 'Male',
    raceEthnicity: NATIVE,
    name: 'Joseph Tsosie',
    pronouns: 'he/they',
    birthDate: '13 September 1990',
    maritalStatus: 'Married',
    children: '3',
    nationality: 'American',
    religion: 'none',
    address: '9 Canyon Road, Flagstaff, AZ 86001',
    health: 'none',
    breakReason: 'Bereavement leave',
  },
  {
    sex: 'Female',
    raceEthnicity: MIXED,
    name: 'Naomi Tanaka-Williams',
    pronouns: 'she/her',
    birthDate: '1 January 1985',
    maritalStatus: 'Married',
    children: '1',
    nationality: 'American',
    religion: 'Jewish',
    address: '66 Pine Street, Seattle, WA 98101',
    health: 'dyslexia',
    breakReason: 'Maternity leave',
  },
  {
    sex: 'Male',
    raceEthnicity: MIXED,
    name: 'Malik Johansson',
    pronouns: 'they/them',
    birthDate: '16 June 1999',
    maritalStatus: 'In a civil partnership',
    children: 'none',
    nationality: 'Swedish',
    religion: 'none',
    address: 'Storgatan 3, 111 51 Stockholm',
    health: 'none',
    breakReason: 'Mental health break',
  },
];

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
