import { z } from 'zod';
import { MAX_PROBLEMS } from './validate.ts';

/**
 * A list of which at most `read` entries are looked at, so that a body of millions of entries costs no more than an
 * honest one. `read` must be above what any rule on the length allows: the list stays too long for that rule.
 */
export function boundedList<List extends z.ZodType>(read: number, list: List) {
  return z.preprocess(
    (value) => (Array.isArray(value) && value.length > read ? value.slice(0, read) : value),
    list,
  );
}

/** A list of strings of any length, read up to the entry that is one wrong entry more than an answer can list. */
export function textList() {
  return z.preprocess(cutAfterProblems, z.array(z.string()));
}

function cutAfterProblems(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  let problems = 0;
  const end = value.findIndex((entry) => {
    if (typeof entry !== 'string') problems += 1;
    return problems > MAX_PROBLEMS;
  });
  return end === -1 ? value : value.slice(0, end + 1);
}
