/** Of one list: more than any resume has, and few enough for hostile ones. */
const MAX_ENTRIES = 500;
const MAX_TEXT_CHARACTERS = 200_000;
const MAX_NAME_CHARACTERS = 100;

type Json = Readonly<Record<string, unknown>>;

/**
 * A JSON Resume (jsonresume.org schema 1.x) as text: headed sections, one line per entry with its dates, its own
 * strings verbatim, so that quotes of the text are quotes of the resume. The name comes first, labelled, so that it is found
 * and taken out wherever else it stands; other personal basics (email, phone, location, image, url, profiles) are left
 * out, as is everything the schema does not know. Fields of a wrong type are passed over.
 * Empty when there is nothing to read; stops after some 200,000 characters.
 */
export function resumeTextFromJson(resume: Readonly<Record<string, unknown>>): string {
  const basics = recordOf(resume.basics);
  const label = line(basics.label);
  const summary = prose(basics.summary);
  const sections = [
    label,
    section('Summary', summary === '' ? [] : [summary]),
    section('Experience', entries(resume.work).map(position)),
    section('Volunteering', entries(resume.volunteer).map(position)),
    section('Projects', entries(resume.projects).map(project)),
    section('Education', entries(resume.education).map(study)),
    section('Certificates', entries(resume.certificates).map(certificate)),
    section('Skills', entries(resume.skills).map(skill)),
    section('Languages', entries(resume.languages).map(language)),
    section('Awards', entries(resume.awards).map(award)),
    section('Publications', entries(resume.publications).map(publication)),
    section('Interests', entries(resume.interests).map(skill)),
  ];
  const text = sections
    .filter((part) => part !== '')
    .join('\n\n')
    .slice(0, MAX_TEXT_CHARACTERS);
  const name = line(basics.name);
  return name === '' || text === '' ? text : `Name: ${name.slice(0, MAX_NAME_CHARACTERS)}\n${text}`;
}

function section(heading: string, items: string[]): string {
  const filled = items.filter((item) => item !== '');
  return filled.length === 0 ? '' : `## ${heading}\n${filled.join('\n')}`;
}

/** Title, organization (start - end), then what was done, a line each. */
function position(entry: Json): string {
  const organization = firstLine(entry.name, entry.company, entry.organization);
  const heading = join(', ', line(entry.position), organization, line(entry.description));
  return item(
    heading,
    dates(entry),
    prose(entry.summary),
    strings(entry.highlights),
    strings(entry.keywords),
  );
}

function project(entry: Json): string {
  const heading = join(', ', join(', ', ...strings(entry.roles)), line(entry.name), line(entry.entity));
  return item(
    heading,
    dates(entry),
    prose(entry.description),
    strings(entry.highlights),
    strings(entry.keywords),
  );
}

function study(entry: Json): string {
  const degree = join(' ', line(entry.studyType), line(entry.area));
  const score = line(entry.score);
  const heading = join(', ', degree, line(entry.institution), score === '' ? '' : `Grade: ${score}`);
  return item(heading, dates(entry), '', strings(entry.courses), []);
}

function certificate(entry: Json): string {
  return item(join(', ', line(entry.name), line(entry.issuer)), dates(entry), '', [], []);
}

function skill(entry: Json): string {
  const name = line(entry.name);
  const level = line(entry.level);
  const keywords = strings(entry.keywords).join(', ');
  const named = level === '' ? name : join(' ', name, `(${level})`);
  return named === '' && keywords === '' ? '' : `- ${join(': ', named, keywords)}`;
}

function language(entry: Json): string {
  const name = line(entry.language);
  const fluency = line(entry.fluency);
  return name === '' ? '' : `- ${fluency === '' ? name : `${name} (${fluency})`}`;
}

function award(entry: Json): string {
  return item(join(', ', line(entry.title), line(entry.awarder)), dates(entry), prose(entry.summary), [], []);
}

function publication(entry: Json): string {
  return item(
    join(', ', line(entry.name), line(entry.publisher)),
    dates(entry),
    prose(entry.summary),
    [],
    [],
  );
}

function item(
  heading: string,
  period: string,
  summary: string,
  points: string[],
  keywords: string[],
): string {
  const first = join(' ', heading, period === '' ? '' : `(${period})`);
  const lines = [
    first === '' ? '' : `- ${first}`,
    ...summary.split('\n').map((text) => (text === '' ? '' : `  ${text}`)),
    ...points.map((text) => `  - ${text}`),
    keywords.length === 0 ? '' : `  ${keywords.join(', ')}`,
  ];
  return lines.filter((text) => text !== '').join('\n');
}

function dates(entry: Json): string {
  const start = date(entry.startDate);
  const end = date(entry.endDate);
  if (start !== '') return end === '' ? `${start} - Present` : `${start} - ${end}`;
  return end === '' ? firstLine(date(entry.date), date(entry.releaseDate)) : end;
}

/** `YYYY`, `YYYY-MM` or what else the caller wrote; a full date without its day, which says nothing more. */
function date(value: unknown): string {
  const text = typeof value === 'number' ? String(value) : line(value);
  return /^\d{4}-\d{2}-\d{2}/.test(text) ? text.slice(0, 7) : text.slice(0, 40);
}

function entries(value: unknown): Json[] {
  if (!Array.isArray(value)) return [];
  return value
    .slice(0, MAX_ENTRIES)
    .map((entry) => (typeof entry === 'string' ? { name: entry } : recordOf(entry)));
}

function recordOf(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function strings(value: unknown): string[] {
  if (typeof value === 'string') return strings([value]);
  if (!Array.isArray(value)) return [];
  return value
    .slice(0, MAX_ENTRIES)
    .map(line)
    .filter((text) => text !== '');
}

/** One line: line breaks inside become spaces. */
function line(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, MAX_TEXT_CHARACTERS).replace(/\s+/g, ' ').trim() : '';
}

/** Text with its own lines. */
function prose(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, MAX_TEXT_CHARACTERS).replace(/\r\n?/g, '\n').trim() : '';
}

function firstLine(...values: unknown[]): string {
  return values.map(line).find((text) => text !== '') ?? '';
}

function join(separator: string, ...parts: string[]): string {
  return parts.filter((part) => part !== '').join(separator);
}
