import { matchesOf } from '../../../../text/matches.ts';
import { firstWords } from '../fold-phrase.ts';
import { FAITHS, NATIONALITIES } from '../lines/personal-words.ts';
import { FAITH, NATION, writeKinds } from './listed-phrases.ts';

// All patterns read what `writeKinds` returns. What repeats in them is captured: other groups are compiled several times.
const ADJECTIVE = `(?:[1-9]\\d[- ]years?[- ]old|female|male|married|single|divorced|gay|lesbian|transgender|young|${NATION}|${FAITH})`;
const SELF_ADJECTIVES = new RegExp(
  `(?<=\\b(?:i'm|as|is|am) )(an?) ((?:${ADJECTIVE}[ ,]+(?:and )?){1,4})(?=\\p{L})(?!(?:language|literature|teacher|tutor|translator|interpreter|speaker|studies|law|cuisine|chef|food|market|aid|health|red|army|navy|football|lecturer|linguist|ward|hospital|school|church|charity|page|parent|from|who|born|by|living|based|settled|of|in|with|and)\\b)`,
  'gu',
);
const OPENING_AGE =
  /^(?:an? )?[1-9]\d[- ]years?[- ]old (?!(?:company|business|firm|organi[sz]ation|institution|brand|codebase|system|building|children|students|pupils)\b)/;
const OPENING_ADJECTIVES = new RegExp(
  `^(?:an? )?((?:female|male|married|divorced|widowed|gay|lesbian|transgender|deaf|blind|disabled|autistic|dyslexic|${NATION}-born|(?<=^an? )${NATION}|${FAITH})(?:, | and | )){1,3}(?!(?:fitter|installer|interpreter|translator|linguist|lecturer|lawyer|chef|cook|law|teacher|tutor|support|education|community|services?|studies|children|people|pupils|students|charity|school|chaplain|priest|minister|imam|rabbi|pastor|counsell?or|theolog\\p{L}{1,8}|ward|hospital|patients?|clinic|market|church|aid)\\b)(?=\\p{L}{2,30}( \\p{L}{2,30}){0,2} (?:with|who)\\b)`,
  'u',
);

/** With one of their first words every description begins, behind its article and its opener. */
export const DESCRIBING_PHRASES: readonly string[] = [
  ...'old female male married divorced widowed single gay lesbian transgender young deaf blind disabled autistic dyslexic'.split(
    ' ',
  ),
  ...NATIONALITIES,
  ...FAITHS,
];

export const DESCRIBING_WORDS: ReadonlySet<string> = firstWords(DESCRIBING_PHRASES);

/** Folded words of which one stands in every match of the patterns above. */
export const DESCRIPTION_TRIGGERS: Iterable<string> = ['with', 'who', 'am', "i'm", 'as', 'is', 'old'];

/** What is said about the person as an adjective ("I am a 34-year-old German nurse"), with its article put right. */
export function selfAdjectives(line: string): { start: number; end: number; replacement: string }[] {
  const edits: { start: number; end: number; replacement: string }[] = [];
  const kinds = writeKinds(line);
  const opening = OPENING_AGE.exec(kinds) ?? OPENING_ADJECTIVES.exec(kinds);
  if (opening !== null) edits.push({ start: 0, end: opening[0].length, replacement: '' });
  for (const match of matchesOf(kinds, SELF_ADJECTIVES)) {
    const end = match.index + match[0].length;
    const article = /^[aeiou]/i.test(line.slice(end, end + 1)) ? 'an ' : 'a ';
    edits.push({ start: match.index, end, replacement: article });
  }
  return edits;
}
