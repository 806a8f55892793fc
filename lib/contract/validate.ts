import type { z } from 'zod';
import { describeUnknownField, type ObjectKind, printableName } from './unknown-field.ts';

/** No answer lists more problems than this. */
export const MAX_PROBLEMS = 20;

/** One thing that is wrong with a request body. */
export interface Problem {
  /** As in `candidates[0].resume_text`; `null` for the body as a whole. */
  param: string | null;
  /** For a person: names the field and its rule, and repeats no value. */
  message: string;
}

/** A request body's schema, and which of the contract's objects its top level is, if one with a closed set of fields. */
export interface BodySchema<Body> {
  schema: z.ZodType<Body>;
  kind: ObjectKind | null;
}

export type Validation<Body> = { ok: true; body: Body } | { ok: false; problems: [Problem, ...Problem[]] };

type Path = readonly PropertyKey[];

/** Checks a parsed JSON body. Unknown fields come first among the problems, as they often explain the others. */
export function validateBody<Body>(input: BodySchema<Body>, value: unknown): Validation<Body> {
  const result = input.schema.safeParse(value, { error: describeIssue });
  if (result.success) return { ok: true, body: result.data };

  const unknownFields: Problem[] = [];
  const others: Problem[] = [];
  for (const issue of result.error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const name of issue.keys.slice(0, MAX_PROBLEMS)) {
        unknownFields.push(unknownFieldProblem(input.kind, issue.path, name));
      }
    } else if (!isLengthOfNoList(issue)) {
      others.push(problemAt(paramOf(issue.path), issue.message));
    }
  }
  const [first = problemAt(null, 'is not valid'), ...rest] = [...unknownFields, ...others].slice(
    0,
    MAX_PROBLEMS,
  );
  return { ok: false, problems: [first, ...rest] };
}

/** The schemas count entries of lists alone; zod measures whatever has a length, though it has been found to be no list. */
function isLengthOfNoList(issue: z.core.$ZodIssue): boolean {
  return (issue.code === 'too_small' || issue.code === 'too_big') && issue.origin !== 'array';
}

function unknownFieldProblem(root: ObjectKind | null, path: Path, name: string): Problem {
  const printable = printableName(name);
  const parent = paramOf(path);
  const param = parent === null ? printable : `${parent}.${printable}`;
  const kind = objectKindAt(root, path);
  return problemAt(param, kind === null ? 'is not a known field' : describeUnknownField(kind, name));
}

function objectKindAt(root: ObjectKind | null, path: Path): ObjectKind | null {
  const field = path.findLast((segment) => typeof segment === 'string');
  if (field === 'candidates') return 'candidate';
  if (field === 'resume_document') return 'resume_document';
  if (field === 'team_profile') return 'team_profile';
  if (field === 'members') return 'team_member';
  return root;
}

function problemAt(param: string | null, rule: string): Problem {
  const subject = param === null ? 'The body' : `"${param}"`;
  return { param, message: `${subject} ${rule}${rule.endsWith('?') ? '' : '.'}` };
}

/** `['candidates', 0, 'id']` as `candidates[0].id`. */
function paramOf(path: Path): string | null {
  let param = '';
  for (const segment of path) {
    if (typeof segment === 'number') param += `[${segment}]`;
    else param += param === '' ? String(segment) : `.${String(segment)}`;
  }
  return param === '' ? null : param;
}

const EXPECTED_TYPES: Readonly<Record<string, string>> = {
  string: 'a string',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  boolean: 'a boolean',
};

/** The rule that an issue breaks, continuing a sentence that begins with the field. */
function describeIssue(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'invalid_type') {
    if (issue.input === undefined) return 'is required';
    return `must be ${EXPECTED_TYPES[issue.expected] ?? issue.expected}, not ${typeInWords(issue.input)}`;
  }
  if (issue.code === 'too_small') return `must have at least ${entries(issue.minimum)}`;
  if (issue.code === 'too_big') return `must have at most ${entries(issue.maximum)}`;
  return 'is not valid';
}

function entries(count: number | bigint): string {
  return Number(count) === 1 ? '1 entry' : `${count} entries`;
}

function typeInWords(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
