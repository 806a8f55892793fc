/** What the format calls what is read of a resume, its parts and their fields; `company` is of its versions 0.x. */
const FIELDS = [
  'basics',
  'work',
  'volunteer',
  'projects',
  'education',
  'certificates',
  'skills',
  'languages',
  'awards',
  'publications',
  'interests',
  'label',
  'summary',
  'name',
  'position',
  'company',
  'organization',
  'entity',
  'description',
  'highlights',
  'keywords',
  'roles',
  'startDate',
  'endDate',
  'date',
  'releaseDate',
  'institution',
  'area',
  'studyType',
  'score',
  'courses',
  'issuer',
  'level',
  'language',
  'fluency',
  'title',
  'awarder',
  'publisher',
] as const;
type Field = (typeof FIELDS)[number];

const BY_SPELLING: ReadonlyMap<string, Field> = new Map(FIELDS.map((name) => [name.toLowerCase(), name]));
const MAX_SPELLING_CHARACTERS = 40;

/**
 * The fields of an object that the format knows, by the names that it gives them. Writers of other conventions spell
 * them `StartDate` or `start_date`; the format's own spelling goes first where there are several.
 */
export function knownFields(value: Readonly<Record<string, unknown>>): Partial<Record<Field, unknown>> {
  const fields: Partial<Record<Field, unknown>> = {};
  for (const [spelling, content] of Object.entries(value)) {
    const name = fieldOf(spelling);
    if (name === undefined || content === null) continue;
    if (spelling === name || fields[name] === undefined) fields[name] = content;
  }
  return fields;
}

function fieldOf(spelling: string): Field | undefined {
  if (spelling.length > MAX_SPELLING_CHARACTERS) return undefined;
  return BY_SPELLING.get(spelling.toLowerCase().replace(/[\s_-]/g, ''));
}
