import { isRecord } from '../../json.ts';

/** A model's answer, read as what it may be: anything. What is not of the expected shape becomes something empty. */

/** Of any list in an answer. */
const MAX_ENTRIES = 1_000;

/** An object as it is; an empty one for anything else. */
export function record(value: unknown): Partial<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}

/** A list, cut to a sane length; an empty one for anything else. */
export function list(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) return [];
  return value.length > MAX_ENTRIES ? value.slice(0, MAX_ENTRIES) : value;
}

/** One of a closed set; `otherwise` for anything else. */
export function oneOf<T extends string>(closed: readonly T[], value: unknown, otherwise: T): T {
  return closed.find((entry) => entry === value) ?? otherwise;
}
