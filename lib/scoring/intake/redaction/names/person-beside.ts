import { trimEndOf } from '../../../../text/trim-end.ts';
import type { TextRange } from '../../offset-map.ts';
import { isAge, isBirth } from '../lines/ages-and-dates.ts';
import { looksLikeName, startsWithGivenName } from './candidate-name.ts';

/** A name that stands beside an age or a birth, and what of the line tells of those. */
interface PersonBeside {
  name: string;
  personal: TextRange;
}

/** "Ich: Nele Birkenhauer, …", "WER? Bosse Kraneis, …": what opens the line may be a label or a question of any words. */
const LABEL = '(?:[^\\n:?]{1,24}[:?]\\s{1,3})?';
const NAME_AND_NEXT =
  "((?:\\p{Lu}[\\p{L}\\p{M}'’.-]{0,30} ){1,3}\\p{Lu}[\\p{L}\\p{M}'’-]{1,30})(?:, | \\()([^,;|()]{2,40})(?:, ([^,;|()]{2,40}))?";
const LABELLED = new RegExp(`^\\s{0,8}${LABEL}${NAME_AND_NEXT}`, 'u');
/** Where no label can be, most lines fail at their first character. */
const UNLABELLED = new RegExp(`^\\s{0,8}${NAME_AND_NEXT}`, 'u');

/**
 * The person that a line opens with, wherever it stands, before an age or a birth, or before an occupation and those; `null` where it
 * opens with something else.
 *
 * @param isBody a firm and the years there have the form of a name and an age ("Hotel Adler, 22 Jahre"): in the body
 * a known given name decides, or a number alone
 */
export function personBeside(line: string, isBody: boolean): PersonBeside | null {
  const opening = line.includes(':') || line.includes('?') ? LABELLED : UNLABELLED;
  const found = opening.exec(line);
  if (found === null) return null;
  const [whole] = found;
  const name = found[1] ?? '';
  const next = found[2] ?? '';
  const third = found[3] ?? '';
  const saidNext = toldBy(next);
  const saidThird = toldBy(third);
  // Behind most that have the form of a name stands something else, and a name takes longer to tell.
  if ((saidNext === null && saidThird === null) || !looksLikeName(name)) return null;
  const isNamed = startsWithGivenName(name.split(' '), false);
  const endOfNext = whole.length - (third === '' ? 0 : ', '.length + third.length);
  if (saidNext === 'birth' || (saidNext === 'age' && (isNamed || !isBody || isNumber(next))))
    return { name, personal: rangeOf(next, endOfNext) };
  return isNamed && saidThird !== null ? { name, personal: rangeOf(third, whole.length) } : null;
}

function toldBy(piece: string): 'birth' | 'age' | null {
  const said = trimEndOf(piece, SPACE_OR_STOP);
  if (said === '') return null;
  if (isBirth(said)) return 'birth';
  return isAge(said) ? 'age' : null;
}

const SPACE_OR_STOP = /[\s.]/;

function isNumber(piece: string): boolean {
  return /^\d\d$/.test(trimEndOf(piece, SPACE_OR_STOP));
}

/** With the sign before it. */
function rangeOf(piece: string, end: number): TextRange {
  return { start: end - piece.length - ', '.length, end };
}
