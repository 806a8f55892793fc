import { termsOfKind } from '../../text/named-kinds.ts';
import { readStatedYears } from '../../text/stated-years.ts';
import { leavesChoice } from './choices.ts';

/** "A PhD with 0-3 years, or an MSc with 5, or a BSc with 8": each degree with the years that go with it is a way to the same. */
export function isLadderOfDegrees(text: string): boolean {
  if (!leavesChoice(text)) return false;
  const amounts = readStatedYears(text).length;
  if (amounts < 2) return false;
  const degrees = termsOfKind(text, 'degree');
  return new Set(degrees.map(({ term }) => term.name)).size > 1 && degrees.length >= amounts;
}
