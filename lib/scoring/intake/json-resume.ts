import { isRecord } from '../../json.ts';
import { knownFields } from './json-resume-fields.ts';

/** Of one list: more than any resume has, and few enough for hostile ones. */
const MAX_ENTRIES = 500;
const MAX_TEXT_CHARACTERS = 200_000;
const MAX_NAME_CHARACTERS = 100;

/** Of a skill: that it is not there. */
const NO_LEVEL = /^0(?:[.,]0)?\s?(?:%|(?:\/|of|out of)\s?\d{1,3})?$/;

type Fields = ReturnType<typeof knownFields>;

/**
 * A JSON Resume (jsonresume.org schema 1.x) as text: headed sections, one line per entry with its dates, its own
 * strings verbatim, so that quotes of the text are quotes of the resume. The name comes first, labelled, so that it is found
 * and taken out wherever else it stands; other personal basics (email, phone, location, image, url, profiles) are left
 * out, as is everything the schema does not know.
 *
 * Who employs, teaches, issues, awards or publishes is introduced as that: a name such as "Kubernetes Services Ltd" tells of no
 * skill, and nor does what is said of an employer.
 *
 * Content in another shape than the schema's is read where that leaves no doubt: one entry where a list of them belongs, a
 * string for an entry or for a whole section, the lines of a string for a list, a list of strings for one string, a number
 * for a string, a field in another spelling. What else is of a wrong type is passed over.
 * Empty when there is nothing to read; stops after some 200,000 characters.
 */
export function resumeTextFromJson(resume: Readonly<Record<string, unknown>>): string {
  const parts = knownFields(resume);
  const basics = basicsOf(parts);
  const label = line(basics.label);
  const summary = prose(basics.summary);
  const sections = [
    label,
    section('Summary', summary === '' ? [] : [summary]),
    section('Experience', items(parts.work, employment)),
    section('Volunteering', items(parts.volunteer, voluntaryWork)),
    section('Projects', items(parts.projects, project)),
    section('Education', items(parts.education, study)),
    section('Certificates', items(parts.certificates, certificate)),
    section('Skills', items(parts.skills, skill)),
    section('Languages', items(parts.languages, language)),
    section('Awards', items(parts.awards, award)),
    section('Publications', items(parts.publications, publication)),
    section('Interests', items(parts.interests, interest)),
  ];
  const text = sections
    .filter((part) => part !== '')
    .join('\n\n')
    .slice(0, MAX_TEXT_CHARACTERS);
  const name = strings(basics.name).join(' ');
  return name === '' || text === '' ? text : `Name: ${name.slice(0, MAX_NAME_CHARACTERS)}\n${text}`;
}

function section(heading: string, items: string[]): string {
  const filled = items.filter((item) => item !== '');
  return filled.length === 0 ? '' : `## ${heading}\n${filled.join('\n')}`;
}

function employment(entry: Fields): string {
  return position(entry, 'employed by', firstLine(entry.name, entry.company, entry.organization));
}

function voluntaryWork(entry: Fields): string {
  return position(entry, 'volunteering for', firstLine(entry.organization, entry.name, entry.company));
}

/** Title, organization (start - end), then what was done, a line each, and at the end what the organization is. */
function position(entry: Fields, by: string, organization: string): string {
  const about = line(entry.description);
  return item(
    join(', ', line(entry.position), introduced(by, organization)),
    dates(entry),
    prose(entry.summary),
    [...strings(entry.highlights), introduced('About the organization:', about)],
    strings(entry.keywords),
  );
}

/** A name of signs alone says nothing that could be introduced. */
function introduced(by: string, name: string): string {
  return /[\p{L}\p{N}]/u.test(name) ? `${by} ${name}` : name;
}

function project(entry: Fields): string {
  const heading = join(', ', join(', ', ...strings(entry.roles)), line(entry.name), line(entry.entity));
  return item(
    heading,
    dates(entry),
    prose(entry.description),
    strings(entry.highlights),
    strings(entry.keywords),
  );
}

function study(entry: Fields): string {
  const degree = join(' ', line(entry.studyType), line(entry.area));
  const score = line(entry.score);
  const heading = join(
    ', ',
    degree,
    introduced('awarded by', line(entry.institution)),
    score === '' ? '' : `Grade: ${score}`,
  );
  return item(heading, dates(entry), '', strings(entry.courses), []);
}

function certificate(entry: Fields): string {
  return item(
    join(', ', line(entry.name), introduced('issued by', line(entry.issuer))),
    dates(entry),
    '',
    [],
    [],
  );
}

function skill(entry: Fields): string {
  const name = line(entry.name);
  const level = line(entry.level);
  if (NO_LEVEL.test(level)) return '';
  const keywords = strings(entry.keywords).join(', ');
  const named = level === '' ? name : join(' ', name, `(${level})`);
  return named === '' && keywords === '' ? '' : `- ${join(': ', named, keywords)}`;
}

/** Without a colon, behind which a name such as "Databases" would head a list of skills. */
function interest(entry: Fields): string {
  const keywords = strings(entry.keywords).join(', ');
  const text = join(' ', line(entry.name), keywords === '' ? '' : `(${keywords})`);
  return text === '' ? '' : `- ${text}`;
}

function language(entry: Fields): string {
  const name = line(entry.language);
  const fluency = line(entry.fluency);
  return name === '' ? '' : `- ${fluency === '' ? name : `${name} (${fluency})`}`;
}

function award(entry: Fields): string {
  return item(
    join(', ', line(entry.title), introduced('awarded by', line(entry.awarder))),
    dates(entry),
    prose(entry.summary),
    [],
    [],
  );
}

function publication(entry: Fields): string {
  return item(
    join(', ', line(entry.name), introduced('published by', line(entry.publisher))),
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
    ...points.map((text) => (text === '' ? '' : `  - ${text}`)),
    keywords.length === 0 ? '' : `  ${keywords.join(', ')}`,
  ];
  return lines.filter((text) => text !== '').join('\n');
}

function dates(entry: Fields): string {
  const start = date(entry.startDate);
  const end = date(entry.endDate);
  if (start !== '') return end === '' ? `${start} - Present` : `${start} - ${end}`;
  return end === '' ? firstLine(date(entry.date), date(entry.releaseDate)) : end;
}

/** `YYYY`, `YYYY-MM` or what else the caller wrote; a full date without its day, which says nothing more. */
function date(value: unknown): string {
  const text = line(value);
  return /^\d{4}-\d{2}-\d{2}/.test(text) ? text.slice(0, 7) : text.slice(0, 40);
}

/** The entries of a section, each as `describe` words it; a section that is a text keeps its own lines. */
function items(value: unknown, describe: (entry: Fields) => string): string[] {
  if (typeof value === 'string') return [prose(value)];
  return listOf(value).map((entry) => {
    if (isRecord(entry)) return describe(knownFields(entry));
    const text = typeof entry === 'string' ? line(entry) : '';
    return text === '' ? '' : `- ${text}`;
  });
}

/** What a resume says of the person as a whole. */
export function basicsOf({ basics }: Fields): Fields {
  return knownFields(listOf(basics).find(isRecord) ?? {});
}

/** A value that stands alone counts as a list of one. */
function listOf(value: unknown): unknown[] {
  return (Array.isArray(value) ? value : [value]).slice(0, MAX_ENTRIES);
}

/** A text where a list belongs has a string on each of its lines. */
function strings(value: unknown): string[] {
  const list = typeof value === 'string' ? linesOf(value) : listOf(value);
  return list.map(scalarLine).filter((text) => text !== '');
}

function linesOf(text: string): string[] {
  const lines = text.slice(0, MAX_TEXT_CHARACTERS).split(/[\r\n]+/, MAX_ENTRIES);
  return lines.map((one) => one.replace(/^\s*[-*•]\s+/, ''));
}

/** One line: line breaks inside become spaces, a list its strings with commas between. */
function line(value: unknown): string {
  return Array.isArray(value) ? strings(value).join(', ') : scalarLine(value);
}

function scalarLine(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.slice(0, MAX_TEXT_CHARACTERS).replace(/\s+/g, ' ').trim() : '';
}

/** Text with its own lines; a list has one for each of its strings. */
function prose(value: unknown): string {
  if (typeof value !== 'string') return strings(value).join('\n');
  return value.slice(0, MAX_TEXT_CHARACTERS).replace(/\r\n?/g, '\n').trim();
}

function firstLine(...values: unknown[]): string {
  return values.map(line).find((text) => text !== '') ?? '';
}

function join(separator: string, ...parts: string[]): string {
  return parts.filter((part) => part !== '').join(separator);
}
