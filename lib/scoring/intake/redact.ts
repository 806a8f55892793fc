import { PLACEHOLDER } from '../evidence.ts';
import { matchesOf } from './matches.ts';
import type { Edit, TextRange } from './offset-map.ts';
import { BREAK_TRIGGERS, redactCareerBreaks } from './redaction/career-breaks.ts';
import { contactRanges } from './redaction/contact.ts';
import { agreementEdits, neutralTitle } from './redaction/gendered-titles.ts';
import { redactNames } from './redaction/name-occurrences.ts';
import { learnName, type PersonalLines, redactPersonalLines } from './redaction/personal-lines.ts';
import {
  introducedName,
  isIntroductionTrigger,
  PHRASE_TRIGGERS,
  personalPhrases,
} from './redaction/personal-phrases.ts';
import { isAdverb, neutralWord, OTHER_PRONOUNS, verbOfThey } from './redaction/pronouns.ts';
import { type ResumeLine, resumeLines } from './redaction/resume-lines.ts';
import { DESCRIPTION_TRIGGERS, selfAdjectives } from './redaction/self-descriptions.ts';
import type { Word } from './words.ts';

/**
 * Edits that take out of a resume what must not count: name, photo, contact, address, birth and age, gender and pronouns,
 * marital and family status, nationality, religion, health, and the reason of a career break. What stands alone (a
 * line, a piece of the header, a sentence) goes without a trace; inside of a sentence a placeholder or a neutral word
 * stands for it. Words that only look like such data stay.
 */
export function redactionEdits(text: string, words: readonly Word[]): Edit[] {
  const lines = resumeLines(text);
  const marks = markLines(lines, words);
  const personal = redactPersonalLines(lines);
  const breaks = redactCareerBreaks(lines, marks.breaks, personal.dropped);
  learnIntroducedNames(lines, marks, personal);
  const dropped = new Set([...personal.dropped, ...breaks.droppedLines]);
  const edits = [
    ...personal.edits,
    ...breaks.edits,
    ...redactNames(text, words, personal.names, personal.unspacedNames),
    ...neutralWords(text, words),
  ];
  redactInLines(lines, marks, dropped, edits);
  for (const index of dropped) {
    const line = lines[index];
    if (line !== undefined)
      edits.push({ start: line.start, end: Math.min(line.end + 1, text.length), replacement: '' });
  }
  return edits;
}

/** "My name is Jane Smith" in a text that has no header. */
function learnIntroducedNames(lines: readonly ResumeLine[], marks: LineMarks, personal: PersonalLines): void {
  for (const [index, triggers] of marks.phrases) {
    const name = triggers.some(isIntroductionTrigger) ? introducedName(lines[index]?.text ?? '') : null;
    if (name !== null) learnName(name, personal);
  }
}

function neutralWords(text: string, words: readonly Word[]): Edit[] {
  const edits: Edit[] = [];
  const language = languageOf(words);
  const other = OTHER_PRONOUNS[language];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index];
    if (word === undefined) continue;
    const neutral = neutralWord(word.folded, text, word.end) ?? other?.get(word.folded);
    if (neutral === undefined) {
      if (language !== 'en') addNeutralTitle(text, words, index, language, edits);
      continue;
    }
    const written = text.slice(word.start, word.end);
    if (isAbbreviation(written) || text[word.end] === '-' || ROYAL.test(text.slice(word.end, word.end + 12)))
      continue;
    edits.push({ start: word.start, end: word.end, replacement: withCaseOf(written, neutral) });
    if (neutral === 'they') edits.push(...verbEdit(text, words, index + 1));
  }
  return edits;
}

/** "She also leads" becomes "they also lead". Verbs further on ("and teaches") can't be told from nouns; they stay. */
function verbEdit(text: string, words: readonly Word[], next: number): Edit[] {
  const isAfterAdverb = isAdverb(words[next]?.folded ?? '');
  const verb = words[isAfterAdverb ? next + 1 : next];
  const subject = words[next - 1];
  if (verb === undefined || subject === undefined || /[^\s\p{L}]/u.test(text.slice(subject.end, verb.start)))
    return [];
  const plain = verbOfThey(verb.folded);
  return plain === undefined ? [] : [{ start: verb.start, end: verb.end, replacement: plain }];
}

// "Her Majesty's Prison Service" is an employer.
const ROYAL = /^\s(?:Majesty|Royal|Honou?r|Highness|Excellency)/;

/** In capitals these are others: HER2, SHE (safety, health, environment), HIS (hospital information system). */
function isAbbreviation(written: string): boolean {
  return written.length <= 4 && written === written.toUpperCase();
}

const GERMAN_ENDING = /(?<=er)in(?:nen)?$/i;

/** "Krankenpflegerin" loses its ending, "infirmière" becomes "infirmier", and the words that agree with it follow. */
function addNeutralTitle(
  text: string,
  words: readonly Word[],
  index: number,
  language: string,
  edits: Edit[],
): void {
  const word = words[index];
  const neutral = word === undefined ? null : neutralTitle(word.folded, language);
  if (word === undefined || neutral === null) return;
  const written = text.slice(word.start, word.end);
  const stem = language === 'de' ? written.replace(GERMAN_ENDING, '') : written;
  const replacement = stem === written ? withCaseOf(written, neutral) : stem;
  edits.push({ start: word.start, end: word.end, replacement });
  // Plurals have one article for both.
  if (!word.folded.endsWith('innen')) edits.push(...agreementEdits(text, words, index, language));
}

function withCaseOf(written: string, neutral: string): string {
  const first = written.charAt(0);
  return first === first.toLowerCase() ? neutral : neutral.charAt(0).toUpperCase() + neutral.slice(1);
}

const LANGUAGE_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    en: 'the and of with for experience skills to in',
    de: 'und der die mit fur bei als im berufserfahrung kenntnisse ausbildung',
    fr: 'et des du pour les dans avec au professionnelle competences formation',
    es: 'y los las para con del el experiencia laboral formacion datos personales',
    nl: 'het een van voor met bij werkervaring opleiding vaardigheden',
  }).flatMap(([language, words]) => words.split(' ').map((word): [string, string] => [word, language])),
);
const LANGUAGE_SAMPLE_WORDS = 2_000;

/** The language of most function words; of one, where an occupation has its form as well; else English. */
function languageOf(words: readonly Word[]): string {
  const counts = new Map<string, number>();
  const sampled = Math.min(words.length, LANGUAGE_SAMPLE_WORDS);
  for (let index = 0; index < sampled; index += 1) {
    const language = LANGUAGE_WORDS.get(words[index]?.folded ?? '');
    if (language !== undefined) counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  const [best] = [...counts].sort((a, b) => b[1] - a[1]);
  if (best === undefined) return 'en';
  const [language, count] = best;
  if (count >= 2 || words.some(({ folded }) => neutralTitle(folded, language) !== null)) return language;
  return 'en';
}

/** What the words of the lines give reason to look for. */
interface LineMarks {
  /** Indexes of lines that may tell of a career break, in order. */
  breaks: number[];
  /** The words of a line that may belong to a personal phrase. */
  phrases: Map<number, string[]>;
  /** Lines that may begin a description of the person. */
  descriptions: Set<number>;
}

/** What a word may be a part of, as bits; one look-up for each word. */
const BREAK = 1;
const PHRASE = 2;
const DESCRIPTION = 4;
const WORD_MARKS = new Map<string, number>();
for (const [words, mark] of [
  [BREAK_TRIGGERS, BREAK],
  [PHRASE_TRIGGERS, PHRASE],
  [DESCRIPTION_TRIGGERS, DESCRIPTION],
] as const) {
  for (const word of words) WORD_MARKS.set(word, (WORD_MARKS.get(word) ?? 0) | mark);
}

function markLines(lines: readonly ResumeLine[], words: readonly Word[]): LineMarks {
  const marks: LineMarks = { breaks: [], phrases: new Map(), descriptions: new Set() };
  let line = 0;
  for (const word of words) {
    const mark = WORD_MARKS.get(word.folded);
    if (mark === undefined) continue;
    while (line < lines.length && (lines[line]?.end ?? 0) < word.end) line += 1;
    if ((mark & BREAK) !== 0 && marks.breaks.at(-1) !== line) marks.breaks.push(line);
    if ((mark & DESCRIPTION) !== 0) marks.descriptions.add(line);
    if ((mark & PHRASE) === 0) continue;
    const triggers = marks.phrases.get(line);
    if (triggers === undefined) marks.phrases.set(line, [word.folded]);
    else triggers.push(word.folded);
  }
  return marks;
}

function redactInLines(
  lines: readonly ResumeLine[],
  marks: LineMarks,
  dropped: ReadonlySet<number>,
  edits: Edit[],
): void {
  for (const [index, line] of lines.entries()) {
    if (dropped.has(index) || line.text === '') continue;
    for (const range of contactRanges(line.text)) edits.push(shifted(line, range, PLACEHOLDER));
    if (marks.descriptions.has(index))
      for (const edit of selfAdjectives(line.text)) edits.push(shifted(line, edit, edit.replacement));
    const triggers = marks.phrases.get(index);
    if (triggers === undefined) continue;
    const phrases = personalPhrases(line.text, triggers);
    if (phrases.length > 0) redactPhrases(line, phrases, edits);
  }
}

function shifted(line: ResumeLine, range: TextRange, replacement: string): Edit {
  return { start: line.start + range.start, end: line.start + range.end, replacement };
}

const SENTENCE = /[^.!?;]+(?:[.!?;]+\s*|$)/g;
const FILLERS =
  /\b(?:i|am|i'm|and|a|an|the|have|has|with|my|is|was|to|in|of|as|also|at|currently|who|ich|bin|und|mit|habe|je|suis|et|avec|soy|y|con|ik|ben|en|met)\b|[^\p{L}\p{N}]+/giu;

/** A sentence in which nothing else is said goes as a whole; in others a placeholder stands for the phrase. */
function redactPhrases(line: ResumeLine, phrases: readonly TextRange[], edits: Edit[]): void {
  for (const sentence of matchesOf(line.text, SENTENCE)) {
    const start = Math.max(sentence.index, line.prefix);
    const end = sentence.index + sentence[0].length;
    const inside = phrases.filter((phrase) => phrase.start < end && phrase.end > start);
    if (inside.length === 0) continue;
    let rest = '';
    let position = start;
    for (const phrase of inside) {
      rest += line.text.slice(position, Math.max(position, phrase.start));
      position = Math.max(position, phrase.end);
    }
    rest += line.text.slice(position, end);
    if (rest.replace(FILLERS, '') === '') edits.push(shifted(line, { start, end }, ''));
    else for (const phrase of inside) edits.push(phraseEdit(line, phrase, start, end));
  }
}

/** A phrase between commas goes with one of them; inside of a clause a placeholder stands for it. */
function phraseEdit(line: ResumeLine, phrase: TextRange, sentenceStart: number, sentenceEnd: number): Edit {
  const before = line.text.slice(sentenceStart, phrase.start);
  const after = line.text.slice(phrase.end, sentenceEnd);
  const opens = before.trim() === '';
  const followed = /^\s*,\s*/.exec(after)?.[0].length ?? 0;
  const comma = /\s*,\s*$/.exec(before.slice(-8))?.[0].length ?? 0;
  if ((opens || comma > 0) && followed > 0) {
    return shifted(line, { start: phrase.start, end: phrase.end + followed }, '');
  }
  if (comma > 0 && /^\s*(?:[.;!?|]|$)/.test(after)) {
    return shifted(line, { start: phrase.start - comma, end: phrase.end }, '');
  }
  return shifted(line, phrase, PLACEHOLDER);
}
