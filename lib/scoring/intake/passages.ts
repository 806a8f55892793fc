import { matchesOf } from './matches.ts';
import type { TextRange } from './offset-map.ts';
import type { Word } from './words.ts';

/** A sentence, or a line without sentences. */
export interface Passage extends TextRange {
  firstWord: number;
  /** Index after the last word. */
  endWord: number;
  isBullet: boolean;
  /** The passage stands in quotation marks. */
  isQuoted: boolean;
  opensLine: boolean;
  closesLine: boolean;
}

const SENTENCE_BREAK = /[.!?。！？।؟]+["')\]”»’]*(?=\s|$)|[。！？]|\n/gu;
const BULLET = /^\s*(?:[-*•·▪◦‣–—►✓]|\d{1,2}[.)])\s/;

/** The sentences and lines of a text in order, with the words that stand in them. Empty ones are left out. */
export function passagesOf(text: string, words: readonly Word[]): Passage[] {
  const passages: Passage[] = [];
  let start = 0;
  let word = 0;
  let lineStart = 0;
  let isBullet = BULLET.test(text.slice(0, 24));
  const close = (end: number, closesLine: boolean): void => {
    const firstWord = word;
    while (word < words.length && (words[word]?.start ?? 0) < end) word += 1;
    if (word > firstWord) {
      const opening =
        text
          .slice(start, start + 24)
          .trimStart()
          .at(0) ?? '';
      passages.push({
        start,
        end,
        firstWord,
        endWord: word,
        isBullet,
        isQuoted: '"“„«\''.includes(opening) && opening !== '',
        opensLine: start === lineStart,
        closesLine,
      });
    }
  };
  for (const match of matchesOf(text, SENTENCE_BREAK)) {
    const isLineBreak = match[0] === '\n';
    const end = match.index + match[0].length;
    close(isLineBreak ? match.index : end, isLineBreak || text[end] === '\n' || end === text.length);
    start = end;
    if (!isLineBreak) continue;
    lineStart = end;
    isBullet = BULLET.test(text.slice(end, end + 24));
  }
  close(text.length, true);
  return passages;
}
