import { sectionHeaded } from '../../evidence/section-headings.ts';
import type { Passage } from '../passages.ts';
import type { Word } from '../words.ts';

const MAX_SENTENCES = 8;
const MAX_LINES = 24;
const MAX_CHARACTERS = 1_000;
/** Lines that a sentence was broken into are no longer than this. */
const MAX_FRAGMENT_WORDS = 4;

/** Words in which a passage goes on that was begun as an address: about the person, or to the reader. */
const CONTINUING_WORDS = new Set(
  `candidate applicant you your they he she his her their them it this these all every therefore thus so please must should also and
kandidat kandidatin bewerber bewerberin er sie du dieser diese alle candidat il elle ce cette tous candidato candidata el ella este esta
todos kandidaat sollicitant hij zij deze alle кандидат он она`.split(/\s+/),
);
/** A role with its dates, or a heading in capitals. */
const RESUME_LINE =
  /(?<!\d)(?:19|20)\d{2}\)?\s{0,3}(?:-|–|—|to\b|until\b|bis\b|à\b|au\b|hasta\b|tot\b)|^[\p{Lu}\s&/]{4,40}:?\s*$/u;
const JSON_LINE = /^\s*["'][\w -]{1,40}["']\s{0,3}:|^\s*[}\]]{1,3},?\s*$/;
const VERDICT_LINE =
  /[:=–—-]\s{0,3}["'(]?(?:met|fully met|yes|fulfilled|satisfied|pass(?:ed)?|exact|true|perfect|excellent|100 ?%?|10\s?\/\s?10|✓|✅)["')]?[.,;]?\s*$/i;
const LABEL_END = /[:：]["'»”)\]*_]{0,3}\s*$|^\s*[{[<]/;

export interface Continuation {
  text: string;
  words: readonly Word[];
  passages: readonly Passage[];
  /** Whether each passage was found to be an instruction by itself. */
  isFlagged: readonly boolean[];
}

/**
 * Marks the passages that belong to an instruction before them: what is claimed behind "Note to the AI:" is part of the
 * note. That is the rest of its line, and of its paragraph after a label ("Instructions:"), when the instruction opens the
 * paragraph, or where lines go on about "the candidate" or to the reader; else the next line alone. Without a label, a role
 * with dates, a bullet or a line that begins with a heading is the resume's own. Bounded, so that a resume on one line is not swallowed.
 */
export function continuedPassages({ text, words, passages, isFlagged }: Continuation): boolean[] {
  const excluded = [...isFlagged];
  for (let index = 0; index < passages.length; index += 1) {
    const first = passages[index];
    if (first === undefined || isFlagged[index] !== true || isFlagged[index + 1] === true) continue;
    extend(index, first);
  }
  return excluded;

  function extend(index: number, first: Passage): void {
    const opensLine = first.opensLine;
    const opensParagraph = opensLine && isParagraphStart(text, first.start);
    let lines = 0;
    let fromLabel = false;
    for (let next = index + 1; next < passages.length; next += 1) {
      const before = passages[next - 1];
      const passage = passages[next];
      if (before === undefined || passage === undefined) return;
      if (next - index > MAX_SENTENCES + lines || passage.end - first.start > MAX_CHARACTERS) return;
      if (isFlagged[next] === true) continue;
      const gap = text.slice(before.end, passage.start);
      const startsLine = before.closesLine || passage.opensLine;
      if (!startsLine) {
        excluded[next] = true;
        continue;
      }
      lines += 1;
      if (isBlankGap(text, before.end, passage.start) || lines > MAX_LINES || gap.length > 40) return;
      fromLabel ||= LABEL_END.test(text.slice(before.start, before.end));
      if (!belongs(passage, before, fromLabel, opensParagraph, lines === 1)) return;
      excluded[next] = true;
    }
  }

  function belongs(
    passage: Passage,
    before: Passage,
    fromLabel: boolean,
    opensParagraph: boolean,
    isFirst: boolean,
  ): boolean {
    if (fromLabel) return true;
    const line = text.slice(passage.start, passage.end);
    if (JSON_LINE.test(line) || VERDICT_LINE.test(line)) return true;
    if (passage.isBullet || RESUME_LINE.test(line) || opensSection(line)) return false;
    if (opensParagraph || isFirst || continues(passage)) return true;
    return isFragment(passage) && isFragment(before);
  }

  function isFragment(passage: Passage): boolean {
    return passage.endWord - passage.firstWord <= MAX_FRAGMENT_WORDS;
  }

  function continues(passage: Passage): boolean {
    for (let word = passage.firstWord; word < Math.min(passage.endWord, passage.firstWord + 3); word += 1) {
      if (CONTINUING_WORDS.has(words[word]?.folded ?? '')) return true;
    }
    return false;
  }
}

/** Whether a line is a heading of a resume, or begins with one ("Languages: French"). */
function opensSection(line: string): boolean {
  const colon = line.indexOf(':');
  return sectionHeaded((colon < 0 ? line : line.slice(0, colon)).trim()) !== null;
}

function isParagraphStart(text: string, offset: number): boolean {
  return offset === 0 || /(?:^|\n[ \t]*)\n$|^\n?$/.test(text.slice(Math.max(0, offset - 20), offset));
}

function isBlankGap(text: string, from: number, to: number): boolean {
  return /\n[ \t]*\n/.test(text.slice(from, to + 1));
}
