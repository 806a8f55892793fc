import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { CsvError, parse } from 'csv-parse/sync';

/** One assessed person, as far as the audit needs it. */
export interface Applicant {
  /** `null` when not known. */
  sex: string | null;
  /** Race or ethnicity; `null` when not known. */
  raceEthnicity: string | null;
  /** 0 to 100; `null` when the list has no scores. */
  score: number | null;
  selected: boolean;
}

export interface ApplicantList {
  /** With a column of scores, those who have one. */
  applicants: Applicant[];
  /** Rows without a score in a list with scores: who could not be assessed has no outcome to be rated. */
  unscored: number;
  /** Whether the list says who was selected. */
  hasSelections: boolean;
}

/** The list can't be audited; the message says what is wrong and where, without anything of what stands there. */
export class ApplicantsError extends Error {
  override readonly name = 'ApplicantsError';
}

const KNOWN_COLUMNS = ['sex', 'race_ethnicity', 'score', 'selected'] as const;
type Column = (typeof KNOWN_COLUMNS)[number];

const MAX_BYTES = 100_000_000;
const MAX_CATEGORY_CHARACTERS = 80;
const UNKNOWN = new Set([
  '',
  '-',
  'n/a',
  'na',
  'unknown',
  'not known',
  'not disclosed',
  'undisclosed',
  'declined',
  'declined to state',
  'prefer not to say',
  'prefer not to answer',
]);
const YES = new Set(['yes', 'y', 'true', '1']);
const NO = new Set(['no', 'n', 'false', '0']);

/** @throws ApplicantsError when the file can't be read or its content can't be audited */
export async function readApplicants(file: string, selectedFrom: number): Promise<ApplicantList> {
  let content: Buffer;
  try {
    content = await readFile(file);
  } catch {
    throw new ApplicantsError(`can't read ${file}`);
  }
  if (content.length > MAX_BYTES) throw new ApplicantsError('the file is larger than 100 MB');
  if (!isUtf8(content)) {
    throw new ApplicantsError('the file is not UTF-8; a spreadsheet saves it so as "CSV UTF-8"');
  }
  return parseApplicants(content, selectedFrom);
}

/**
 * Reads a CSV with the columns `sex`, `race_ethnicity` and at least one of `score` (0 to 100, or empty) and `selected`
 * (yes or no). Other columns are refused, so that no personal data is read without need.
 *
 * @param selectedFrom score from which a person counts as selected when there is no column `selected`
 * @throws ApplicantsError naming the line
 */
export function parseApplicants(content: Buffer | string, selectedFrom: number): ApplicantList {
  let columns: ReadonlySet<Column> = new Set();
  const spelling = new Map<string, string>();
  const readRow = (row: Readonly<Record<string, string>>, line: number): Applicant => {
    const cell = (column: Column): string => (row[column] ?? '').replace(/\s+/g, ' ').trim();
    const score = columns.has('score') ? scoreOf(cell('score'), line) : null;
    return {
      sex: categoryOf(cell('sex'), 'sex', line, spelling),
      raceEthnicity: categoryOf(cell('race_ethnicity'), 'race_ethnicity', line, spelling),
      score,
      selected: columns.has('selected')
        ? selectedOf(cell('selected'), line)
        : score !== null && score >= selectedFrom,
    };
  };
  const applicants: Applicant[] = [];
  let unscored = 0;
  try {
    parse(content, {
      bom: true,
      skip_empty_lines: true,
      max_record_size: 10_000,
      columns: (header: string[]) => {
        const names = header.map((name) => name.trim().toLowerCase());
        columns = checkedColumns(names);
        return names;
      },
      on_record: (row: Readonly<Record<string, string>>, { lines }) => {
        const applicant = readRow(row, lines);
        if (columns.has('score') && applicant.score === null) unscored += 1;
        else applicants.push(applicant);
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error.lines === 'number' ? `line ${error.lines}: ` : '';
    throw new ApplicantsError(`${line}not valid CSV (${error.code})`);
  }
  if (applicants.length === 0) {
    throw new ApplicantsError(`the file holds no applicants${unscored === 0 ? '' : ' with a score'}`);
  }
  return { applicants, unscored, hasSelections: columns.has('selected') };
}

function checkedColumns(header: readonly string[]): Set<Column> {
  const columns = new Set<Column>();
  if (header.length === 1 && /[;\t]/.test(header[0] ?? '')) {
    throw new ApplicantsError('line 1: the columns must be separated by commas, not by semicolons or tabs');
  }
  for (const [index, name] of header.entries()) {
    const column = KNOWN_COLUMNS.find((known) => known === name);
    if (column === undefined) {
      throw new ApplicantsError(
        `line 1: column ${index + 1} is unknown; the columns are ${KNOWN_COLUMNS.join(', ')}, and no others`,
      );
    }
    if (columns.has(column)) throw new ApplicantsError(`line 1: column ${column} is there twice`);
    columns.add(column);
  }
  for (const required of ['sex', 'race_ethnicity'] as const) {
    if (!columns.has(required)) throw new ApplicantsError(`line 1: column ${required} is missing`);
  }
  if (!columns.has('score') && !columns.has('selected')) {
    throw new ApplicantsError('line 1: a column score or selected is needed');
  }
  return columns;
}

/** The category in the spelling of its first appearance, so that "female" and "Female" are one. */
function categoryOf(
  value: string,
  column: Column,
  line: number,
  spelling: Map<string, string>,
): string | null {
  const folded = value.toLowerCase();
  if (UNKNOWN.has(folded)) return null;
  if (value.length > MAX_CATEGORY_CHARACTERS) {
    throw new ApplicantsError(`line ${line}: ${column} is longer than ${MAX_CATEGORY_CHARACTERS} characters`);
  }
  const key = `${column}\n${folded}`;
  const known = spelling.get(key);
  if (known !== undefined) return known;
  spelling.set(key, value);
  return value;
}

function scoreOf(value: string, line: number): number | null {
  if (value === '') return null;
  const score = /^\d{1,3}(?:\.\d{1,6})?$/.test(value) ? Number(value) : Number.NaN;
  if (!(score <= 100)) throw new ApplicantsError(`line ${line}: score is not a number from 0 to 100`);
  return score;
}

function selectedOf(value: string, line: number): boolean {
  const folded = value.toLowerCase();
  if (YES.has(folded)) return true;
  if (NO.has(folded)) return false;
  throw new ApplicantsError(`line ${line}: selected is neither yes nor no`);
}
