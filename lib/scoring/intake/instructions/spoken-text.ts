import { countQuotationMarks, QUOTATION_MARK, QUOTATION_MARKS } from '../quotation-marks.ts';
import { unleet } from '../words.ts';
import type { Sentence } from './sentence.ts';

/** Nothing is looked for behind this many words of one sentence. */
const MAX_WORDS = 120;
const MAX_WORD_LETTERS = 40;
const CLAUSE_MARK = new RegExp(`[^\\s\\-‐'’_/&\\\\${QUOTATION_MARKS}]| [-‐]`);

/** Folded words with a bar between clauses, without what is quoted behind the first word: a mention, a title. */
export function spokenText(sentence: Sentence): string {
  const end = Math.min(sentence.length, MAX_WORDS);
  let spoken = lettersOf(sentence.word(0));
  let isQuoted = false;
  for (let index = 1; index < end; index += 1) {
    const gap = sentence.gapAfter(index - 1);
    const turns = gap === ' ' ? 0 : countQuotationMarks(gap);
    if (turns % 2 === 1) {
      isQuoted = !isQuoted && closesLater(sentence, index);
      spoken += CLAUSE_MARK.test(gap) ? ' | "' : ' "';
    } else if (gap !== ' ' && CLAUSE_MARK.test(gap)) spoken += ' |';
    if (!isQuoted) spoken += ` ${lettersOf(sentence.word(index))}`;
  }
  return isEndOfQuotation(sentence) ? '' : spoken;
}

function closesLater(sentence: Sentence, from: number): boolean {
  for (let index = from; index < Math.min(sentence.length, from + MAX_WORDS); index += 1) {
    if (QUOTATION_MARK.test(sentence.gapAfter(index))) return true;
  }
  return false;
}

/** "… any further.”": the quotation began in a sentence before. */
function isEndOfQuotation(sentence: Sentence): boolean {
  const { text, passage } = sentence;
  if (!/["”»」』》]\s{0,3}$/.test(text.slice(Math.max(passage.start, passage.end - 4), passage.end)))
    return false;
  return countQuotationMarks(text.slice(passage.start, passage.end)) === 1;
}

function lettersOf(word: string): string {
  return (unleet(word) ?? word).slice(0, MAX_WORD_LETTERS);
}
