/** The objects of the contract in which only known fields are allowed. */
export type ObjectKind = 'score_request' | 'candidate' | 'resume_document' | 'team_profile' | 'team_member';

interface FieldGuide {
  fields: readonly string[];
  /** What callers plausibly call a field, in squeezed form, and the words that lead them to the right one. */
  nearMisses: Readonly<Record<string, string>>;
  /** Whether fields about the person, such as a name, are told that they are not wanted. */
  describesPerson: boolean;
}

/** Longest part of an unknown field's name that an answer repeats, in characters. */
const MAX_NAME_CHARACTERS = 40;

const RESUME_TEXT_NAMES = [
  'cv',
  'cv_text',
  'text',
  'plain_text',
  'content',
  'body',
  'resume_plain',
  'curriculum',
];
const JSON_RESUME_NAMES = ['json_resume', 'resume_json', 'cv_json', 'structured_resume'];
const RESUME_DOCUMENT_NAMES = [
  'document',
  'resume_file',
  'cv_document',
  'cv_file',
  'file',
  'attachment',
  'pdf',
  'resume_pdf',
  'cv_pdf',
  'docx',
  'word',
];

const FIELD_GUIDES: Record<ObjectKind, FieldGuide> = {
  score_request: {
    fields: ['job_description', 'team_profile', 'candidates', 'include_resume_text'],
    nearMisses: {
      ...leadTo('job_description', [
        'job',
        'jd',
        'description',
        'job_text',
        'job_ad',
        'position',
        'vacancy',
        'role',
        'job_desc',
        'job_title',
        'job_posting',
      ]),
      ...leadTo('team_profile', ['team', 'profile', 'team_description', 'team_context']),
      ...leadTo('include_resume_text', [
        'include_text',
        'return_resume_text',
        'with_resume_text',
        'include_cv_text',
      ]),
      ...leadTo('candidates', ['applicants', 'resumes', 'cvs', 'people', 'profiles']),
      ...resumeBelongsIn('"candidates[0].resume_text"', ['resume_text', ...RESUME_TEXT_NAMES]),
      ...resumeBelongsIn('"candidates[0].resume_document"', ['resume_document', ...RESUME_DOCUMENT_NAMES]),
      ...resumeBelongsIn('"candidates[0].resume"', JSON_RESUME_NAMES),
      ...resumeBelongsIn('"candidates[0].resume" as an object, or in "candidates[0].resume_text" as text', [
        'resume',
      ]),
    },
    describesPerson: true,
  },
  candidate: {
    fields: ['id', 'resume_text', 'resume', 'resume_document'],
    nearMisses: {
      ...leadTo('resume_text', RESUME_TEXT_NAMES),
      ...leadTo('resume', JSON_RESUME_NAMES),
      ...leadTo('resume_document', RESUME_DOCUMENT_NAMES),
      ...leadTo('id', ['candidate_id', 'identifier', 'external_id', 'reference', 'uuid']),
    },
    describesPerson: true,
  },
  resume_document: {
    fields: ['content_type', 'data'],
    nearMisses: {
      ...leadTo('content_type', ['mime_type', 'mime', 'media_type', 'type', 'format']),
      ...leadTo('data', ['base64', 'content', 'body', 'bytes', 'file', 'content_base64']),
    },
    describesPerson: false,
  },
  team_profile: {
    fields: ['name', 'description', 'working_style', 'values', 'members'],
    nearMisses: {
      ...leadTo('name', ['title', 'team_name', 'team']),
      ...leadTo('description', ['summary', 'about', 'text']),
      ...leadTo('working_style', ['style', 'work_style', 'culture', 'ways_of_working']),
      ...leadTo('values', ['principles', 'core_values']),
      ...leadTo('members', ['people', 'team_members', 'engineers', 'colleagues']),
      // As the answers have it.
      [squeeze('team_profile')]: 'the fields of the profile stand here by themselves',
    },
    describesPerson: false,
  },
  team_member: {
    fields: ['title', 'skills', 'seniority'],
    nearMisses: {
      ...leadTo('title', ['role', 'position', 'job_title']),
      ...leadTo('skills', ['stack', 'technologies', 'competences']),
      ...leadTo('seniority', ['level', 'grade']),
    },
    describesPerson: true,
  },
};

const PERSONAL_FIELDS = new Set(
  [
    ...[
      'name',
      'first_name',
      'last_name',
      'full_name',
      'given_name',
      'family_name',
      'surname',
      'candidate_name',
    ],
    ...[
      'email',
      'email_address',
      'mail',
      'phone',
      'phone_number',
      'telephone',
      'mobile',
      'address',
      'location',
    ],
    ...[
      'photo',
      'picture',
      'image',
      'avatar',
      'linkedin',
      'linkedin_url',
      'birth_date',
      'date_of_birth',
      'dob',
      'birthday',
      'birth_year',
      'year_of_birth',
      'birthplace',
      'place_of_birth',
    ],
    ...['age', 'gender', 'sex', 'pronouns', 'nationality', 'ethnicity', 'race', 'religion', 'marital_status'],
    ...['health', 'disability', 'children', 'citizenship'],
  ].map(squeeze),
);

/** What a caller is told of a field that is not part of the contract: a near miss gets the name that is. */
export function describeUnknownField(kind: ObjectKind, name: string): string {
  const guide = FIELD_GUIDES[kind];
  const near = nearMissOf(guide, name);
  if (near !== undefined) return `is not a known field; ${near}`;
  if (guide.describesPerson && PERSONAL_FIELDS.has(squeeze(name))) {
    return 'is not a known field; personal data is not wanted here, it never counts';
  }
  return `is not a known field; known are ${guide.fields.map((field) => `"${field}"`).join(', ')}`;
}

/** The name as an answer may repeat it: shortened, and without what could act on a terminal or a log. */
export function printableName(name: string): string {
  const characters = Array.from(name.slice(0, 2 * MAX_NAME_CHARACTERS + 2));
  const kept = characters
    .slice(0, MAX_NAME_CHARACTERS)
    .join('')
    .replace(/[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/gu, '?');
  return characters.length > MAX_NAME_CHARACTERS ? `${kept}…` : kept;
}

function nearMissOf(guide: FieldGuide, name: string): string | undefined {
  if (name.length > MAX_NAME_CHARACTERS) return undefined;
  const squeezed = squeeze(name);
  const field = guide.fields.find((known) => isSpellingOf(squeezed, squeeze(known)));
  if (field !== undefined) return didYouMean(field);
  return Object.hasOwn(guide.nearMisses, squeezed) ? guide.nearMisses[squeezed] : undefined;
}

/** Equal, in the other number, or off by one letter; by two in long names. */
function isSpellingOf(name: string, known: string): boolean {
  const allowed = known.length >= 10 ? 2 : known.length >= 5 ? 1 : 0;
  return (
    name === known || `${name}s` === known || name === `${known}s` || editDistance(name, known) <= allowed
  );
}

/** Levenshtein distance; both strings are short. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let line = 1; line <= from.length; line += 1) {
    const next = [line];
    for (let column = 1; column <= to.length; column += 1) {
      const substitution = (row[column - 1] ?? 0) + (from[line - 1] === to[column - 1] ? 0 : 1);
      next.push(Math.min(substitution, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}

function leadTo(field: string, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [squeeze(name), didYouMean(field)]));
}

/** For the top level of a request, which has no resume of its own. */
function resumeBelongsIn(place: string, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [squeeze(name), `the resume belongs in ${place}`]));
}

function didYouMean(field: string): string {
  return `did you mean "${field}"?`;
}

/** Spelling aside: `jobDescription`, `Job-Description` and `job_description` are one. */
function squeeze(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}
