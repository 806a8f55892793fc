import { wrappedBreaks } from '../../text/wrapped-lines.ts';
import { EvidenceIndex, type ExcludedRange, type Located } from '../evidence/evidence.ts';
import type { Warning } from '../types.ts';
import { findCopiedPassages } from './copied-text.ts';
import { findHiddenPassages } from './hidden-text.ts';
import { findInstructions, hasInstructions } from './instructions.ts';
import { type HiddenCharacters, readHiddenCharacters } from './invisible-characters.ts';
import { normalizeText } from './normalize.ts';
import type { Edit, TextRange, TracedText } from './offset-map.ts';
import { inReadableCase } from './readable-case.ts';
import { redactionEdits } from './redact.ts';
import { findStruckOut } from './struck-out.ts';
import { signatureEdits, tidyEdits } from './tidy.ts';
import { wordsOf } from './words.ts';

/** Below this many words there is too little to judge. */
const THIN_RESUME_WORDS = 60;
/** A longer one is mostly a compound, and says as much as two: "Mittelspannungsanlagen". */
const LONGEST_SIMPLE_WORD = 12;
/** Characters beyond the model's budget that are still read: redaction may make room for them. */
const SPARE_CHARACTERS = 20_000;

/** Passages that a model is heard on in one resume. */
const MAX_REPORTED = 20;

/** A resume as it may be judged. */
export interface CandidateText {
  /** What a model reads: normalized, nothing invisible, nothing personal, no instructions, no copied job text. */
  text: string;
  /** As the caller wrote it. */
  original: string;
  warnings: Warning[];
  /** Where a quote stands; the evidence is a piece of `original` without invisible characters, spaces collapsed. */
  locate(quote: string): Located;
  /** Whether a text of any length stands in `text`, at word boundaries, case and whitespace aside. */
  contains(text: string): boolean;
  /** Words of `text` in the form in which the caller wrote them. */
  asWritten(words: string): string;
  /** Whether `text` names a year, in four digits or in two. */
  hasYear(year: number): boolean;
  /**
   * The same candidate without the sentences that a model took for text addressed to it, as far as their wording allows it;
   * `null` when none of them does.
   *
   * @param quotes of `text`; the first {@link MAX_REPORTED} count
   */
  withoutAddressed(quotes: readonly string[]): CandidateText | null;
}

export interface CandidateTextInput {
  text: string;
  /** What a document holds beside `text` without showing it. */
  hiddenPassages?: readonly string[];
  /** What the candidate is measured against: passages copied from it prove nothing. */
  jobDescription: string;
  /** Longest text that the model takes, in code points. */
  maxCharacters: number;
}

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** Whether there is more to read than signs. */
export function saysAnything(text: string): boolean {
  return LETTER_OR_DIGIT.test(text);
}

/** Turns a resume into what a model may read and what may be quoted from it. Never throws; linear in the input. */
export function readCandidateText(input: CandidateTextInput): CandidateText {
  return readText(input, []);
}

/** @param reported ranges of the visible text that a model took for instructions */
function readText(input: CandidateTextInput, reported: readonly TextRange[]): CandidateText {
  const warnings = new Set<Warning>();
  const visible = visibleText(input, warnings);
  const words = wordsOf(visible.text);
  const excluded: ExcludedRange[] = [];
  const cuts: Edit[] = [];
  const redactions = redactionEdits(visible.text, words);
  const { instructions, doubtful } = findInstructions(visible.text, words, { redactions, reported });
  for (const range of doubtful) excluded.push({ ...range, reason: 'doubtful' });
  for (const range of instructions) {
    warnings.add('instructions_in_resume');
    excluded.push({ ...range, reason: 'instructions' });
    cuts.push({ ...range, replacement: '' });
  }
  for (const range of findCopiedPassages(visible.text, words, input.jobDescription)) {
    warnings.add('job_text_in_resume');
    excluded.push({ ...range, reason: 'copied' });
    cuts.push({ ...range, replacement: '' });
  }
  for (const { start, end } of redactions) excluded.push({ start, end, reason: 'personal' });
  const modelText = tidiedText(visible.edit([...cuts, ...redactions]), input.maxCharacters, warnings);
  if (isThin(modelText.text)) warnings.add('thin_resume');

  const index = new EvidenceIndex(modelText, visible, excluded);
  return {
    text: modelText.text,
    original: input.text,
    warnings: [...warnings],
    locate: (quote) => index.locate(quote),
    contains: (text) => index.contains(text),
    asWritten: (words) => index.asWritten(words),
    hasYear: (year) => index.hasYear(year),
    withoutAddressed(quotes) {
      const ranges = quotes.slice(0, MAX_REPORTED).flatMap((quote) => index.rangesOf(quote));
      const candidate = ranges.length === 0 ? null : readText(input, [...reported, ...ranges]);
      return candidate === null || candidate.text === modelText.text ? null : candidate;
    },
  };
}

/** What a resume shows, in a case that can be read, each sentence on one line. Warns of what it hides or strikes out. */
function visibleText(input: CandidateTextInput, warnings: Set<Warning>): TracedText {
  const head = takeCharacters(input.text, input.maxCharacters + SPARE_CHARACTERS);
  if (head.length < input.text.length) warnings.add('resume_truncated');

  const normalized = normalizeText(head);
  // What carries a message is taken out: where all is as it was, there is none.
  const invisible = normalized.text === head ? NOTHING_INVISIBLE : readHiddenCharacters(head);
  const struck = findStruckOut(normalized.text);
  const valid = normalized.edit(struck.edits);
  const hidden = findHiddenPassages(valid.text);
  const { hiddenPassages = [] } = input;
  if (invisible.found || hidden.found || hiddenPassages.length > 0) warnings.add('hidden_text');
  if ([...invisible.decoded, ...hidden.passages, ...struck.passages, ...hiddenPassages].some(hasInstructions))
    warnings.add('instructions_in_resume');

  const shown = inReadableCase(valid.edit(hidden.edits), input.jobDescription);
  // A sentence is read as one, however narrow the page was: redaction and the search for instructions read line by line.
  return shown.edit(wrappedBreaks(shown.text).map((range) => ({ ...range, replacement: ' ' })));
}

/** A redacted text without signatures and what the cuts left behind, of at most so many code points. */
function tidiedText(redacted: TracedText, maxCharacters: number, warnings: Set<Warning>): TracedText {
  const unsigned = redacted.edit(signatureEdits(redacted.text));
  const tidied = unsigned.edit(tidyEdits(unsigned.text));
  const kept = takeCharacters(tidied.text, maxCharacters);
  if (kept.length === tidied.text.length) return tidied;
  warnings.add('resume_truncated');
  return tidied.edit([{ start: kept.length, end: tidied.text.length, replacement: '' }]);
}

/** The first `count` code points. */
function takeCharacters(text: string, count: number): string {
  if (text.length <= count) return text;
  let characters = 0;
  let offset = 0;
  while (offset < text.length && characters < count) {
    const code = text.charCodeAt(offset);
    const isPair = code >= 0xd800 && code <= 0xdbff && text.charCodeAt(offset + 1) >>> 10 === 0x37;
    offset += isPair ? 2 : 1;
    characters += 1;
  }
  return text.slice(0, offset);
}

const NOTHING_INVISIBLE: HiddenCharacters = { found: false, decoded: [] };

const UNIT = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.+#-]*/gu;
const IDEOGRAPHS = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/g;

function isThin(text: string): boolean {
  if (hasSpacedWords(text, THIN_RESUME_WORDS)) return false;
  let count = 0;
  UNIT.lastIndex = 0;
  for (let unit = UNIT.exec(text); unit !== null && count < THIN_RESUME_WORDS; unit = UNIT.exec(text)) {
    count += unit[0].length > LONGEST_SIMPLE_WORD ? 2 : 1;
  }
  if (count >= THIN_RESUME_WORDS) return false;
  const ideographs = text.match(IDEOGRAPHS)?.length ?? 0;
  return count + Math.floor(ideographs / 2) < THIN_RESUME_WORDS;
}

/** Whether so many units begin with a letter or digit of ASCII behind a space: no more have to be looked for. */
function hasSpacedWords(text: string, wanted: number): boolean {
  let count = 0;
  for (let at = 1; at < text.length; at += 1) {
    if (text.charCodeAt(at - 1) > 0x20 || !isAsciiAlphanumeric(text.charCodeAt(at))) continue;
    count += 1;
    if (count === wanted) return true;
  }
  return false;
}

function isAsciiAlphanumeric(code: number): boolean {
  const lower = code | 0x20;
  return (lower >= 0x61 && lower <= 0x7a) || (code >= 0x30 && code <= 0x39);
}
