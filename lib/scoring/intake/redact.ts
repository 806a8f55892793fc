import { anyOf } from '../../text/alternatives.ts';
import { matchesOf } from '../../text/matches.ts';
import { PLACEHOLDER } from '../evidence/evidence.ts';
import type { Edit, TextRange } from './offset-map.ts';
import { redactCareerBreaks } from './redaction/career-breaks.ts';
import { neutralWords } from './redaction/gender/neutral-words.ts';
import { contactRanges } from './redaction/lines/contact.ts';
import { DIGIT } from './redaction/lines/line-signs.ts';
import { redactPersonalLines } from './redaction/lines/personal-lines.ts';
import { mayHaveContact } from './redaction/lines/personal-pieces.ts';
import { type ResumeLine, resumeLines } from './redaction/lines/resume-lines.ts';
import { BREAK, DESCRIBING, DESCRIPTION, INTRODUCTION } from './redaction/mark-bits.ts';
import { startsWithGivenName } from './redaction/names/candidate-name.ts';
import { MAX_OPENING_LINES } from './redaction/names/full-name-ahead.ts';
import { nameBesideContact } from './redaction/names/name-beside-contact.ts';
import { redactNames } from './redaction/names/name-occurrences.ts';
import { personBeside } from './redaction/names/person-beside.ts';
import { signedNames, unplacedName } from './redaction/names/unplaced-name.ts';
import { learnName, type PersonalLines } from './redaction/personal-findings.ts';
import { introducedName, personalPhrases } from './redaction/prose/personal-phrases.ts';
import { type ProsePhrase, prosePhrases } from './redaction/prose/prose-phrases.ts';
import { selfAdjectives } from './redaction/prose/self-descriptions.ts';
import { marksOf } from './redaction/word-marks.ts';
import type { Word } from './words.ts';

/**
 * Edits that take out of a resume what must not count: name, photo, contact, address, birth and age, gender and pronouns,
 * marital and family status, nationality, religion, health, and the reason of a career break. What stands alone (a
 * line, a piece of the header, a sentence) goes without a trace; inside of a sentence a placeholder or a neutral word
 * stands for it. Words that only look like such data stay.
 */
export function redactionEdits(text: string, words: readonly Word[]): Edit[] {
  const marks = marksOf(words);
  const lines = resumeLines(text, words, marks);
  const personal = redactPersonalLines(lines);
  const breaks = redactCareerBreaks(lines, breakLines(lines), personal.dropped);
  learnIntroducedNames(lines, personal);
  learnNameBesideContact(lines, personal);
  const dropped = new Set([...personal.dropped, ...breaks.droppedLines]);
  const edits = [
    ...personal.edits,
    ...breaks.edits,
    ...redactNames(text, words, personal.names, personal.unspacedNames),
    ...neutralWords(text, words, marks),
  ];
  redactInLines(lines, dropped, edits);
  for (const index of dropped) {
    const line = lines[index];
    if (line !== undefined)
      edits.push({ start: line.start, end: Math.min(line.end + 1, text.length), replacement: '' });
  }
  return edits;
}

/** The words of the candidate's name, folded, as far as their places show them. */
export function candidateNames(text: string, words: readonly Word[]): ReadonlySet<string> {
  const lines = resumeLines(text, words, marksOf(words));
  const personal = redactPersonalLines(lines);
  learnIntroducedNames(lines, personal);
  learnNameBesideContact(lines, personal);
  return new Set(personal.names.keys());
}

/** Blank ones among them; letters have a greeting above the name. */
const MAX_UNPLACED_LINES = 12;
const MAX_CLOSING_LINES = 12;

/** "My name is Jane Smith", "Nele Birkenhauer, 31": in a text that has no header, or below others. */
function learnIntroducedNames(lines: readonly ResumeLine[], personal: PersonalLines): void {
  for (const name of signedNames(lines.slice(-MAX_CLOSING_LINES).map(({ text }) => text)))
    learnName(name, personal);
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    if (line === undefined) break;
    const name = (line.marks & INTRODUCTION) === 0 ? null : introducedName(line.text);
    if (name !== null) learnName(name, personal);
    if (index < MAX_UNPLACED_LINES) {
      const before = lines[index - 1]?.text ?? '';
      const ownName =
        (index < MAX_OPENING_LINES ? nameOfWriter(line.text) : null) ?? unplacedName(line.text, before);
      if (ownName !== null) learnName(ownName, personal);
    }
    const person = (line.signs & DIGIT) === 0 ? null : personBeside(line.text, line.area === 'body');
    if (person === null) continue;
    learnName(person.name, personal);
    personal.edits.push(shifted(line, person.personal, ''));
  }
}

/** Of a text that names nobody so far. */
function learnNameBesideContact(lines: readonly ResumeLine[], personal: PersonalLines): void {
  if (personal.names.size + personal.unspacedNames.size > 0) return;
  const found = nameBesideContact(lines);
  if (found === null) return;
  learnName(found.name, personal);
  personal.dropped.add(found.index);
}

/** "I'm Bree and I drive …" */
const MAX_WRITER_CHARACTERS = 120;
const WRITER =
  /^\s*(?:(?:hi|hello|hey|hallo|bonjour|salut|hola|olá|oi|ciao|buongiorno|cześć|merhaba|привет)[,!.]?\s)?(?:i['’]m|i am|ich bin|je suis|soy|ik ben|sono|sou|jestem|я)\s(\p{Lu}[\p{L}\p{M}'’-]+(?:\s\p{Lu}[\p{L}\p{M}'’-]+){0,3}?)(?=[.,!]|\s(?:and|und|et|y|en|e|i|и)\s)/iu;

/** A known given name alone tells a name there from a nationality or a trade. */
function nameOfWriter(text: string): string | null {
  const name = WRITER.exec(text.slice(0, MAX_WRITER_CHARACTERS))?.[1] ?? null;
  return name !== null && /^\p{Lu}/u.test(name) && startsWithGivenName(name.split(/\s/), false) ? name : null;
}

/** Indexes of lines that may tell of a career break. */
function breakLines(lines: readonly ResumeLine[]): number[] {
  const marked: number[] = [];
  for (let index = 0; index < lines.length; index += 1)
    if (((lines[index]?.marks ?? 0) & BREAK) !== 0) marked.push(index);
  return marked;
}

function redactInLines(lines: readonly ResumeLine[], dropped: Set<number>, edits: Edit[]): void {
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    if (line === undefined) continue;
    const hasContact = mayHaveContact(line);
    // Without what may be said of a person an opener opens no description.
    const hasDescription = (line.marks & DESCRIPTION) !== 0 && (line.marks & DESCRIBING) !== 0;
    const hasPhrases = line.phraseRules !== 0 || line.proseForms.length > 0;
    if (!hasContact && !hasDescription && !hasPhrases) continue;
    if (dropped.has(index)) continue;
    if (hasContact)
      for (const range of contactRanges(line.text)) edits.push(shifted(line, range, PLACEHOLDER));
    if (hasDescription)
      for (const edit of selfAdjectives(line.text)) edits.push(shifted(line, edit, edit.replacement));
    if (!hasPhrases) continue;
    const phrases = phrasesOf(line);
    if (phrases.length > 0 && redactPhrases(line, phrases, edits)) dropped.add(index);
  }
}

function phrasesOf(line: ResumeLine): ProsePhrase[] {
  const phrases: ProsePhrase[] = personalPhrases(line.text, line.phraseRules).map((range) => ({
    ...range,
    isAdverbial: false,
  }));
  if (line.proseForms.length > 0) {
    phrases.push(...prosePhrases(line.text, line.proseForms));
    phrases.sort((a, b) => a.start - b.start);
  }
  for (const phrase of phrases) phrase.end += ageBehind(line.text, phrase.end);
  return phrases;
}

/** "… mit einem Sohn (7 J.)": an age in brackets belongs to who is told of before it. */
const AGE_IN_BRACKETS =
  /\s?\((?:\p{Lu}\p{Ll}+,? )?\d{1,2}(?:\s?(?:J\.|Jahre|years?(?: old)?|yrs|ans|años|anos|anni|jaar|lat))?\)/uy;

function ageBehind(text: string, end: number): number {
  AGE_IN_BRACKETS.lastIndex = end;
  return AGE_IN_BRACKETS.exec(text)?.[0].length ?? 0;
}

function shifted(line: ResumeLine, range: TextRange, replacement: string): Edit {
  return { start: line.start + range.start, end: line.start + range.end, replacement };
}

const SENTENCE = /[^.!?;]+(?:[.!?;]+\s*|$)/g;
const FILLERS = anyOf(
  /(?<![\p{L}\p{N}])(?:i|am|i'm|he|she|they|are|and|a|an|the|have|has|with|my|is|was|to|in|of|as|also|at|currently|who|ich|bin|und|mit|habe|je|suis|et|avec|soy|y|con|ik|ben|en|met|sono|ho|e|sou|tenho|com|jestem|mam|oraz|z|я|и|мне|ve|أنا|و)(?![\p{L}\p{N}])/giu,
  /[^\p{L}\p{N}]+/giu,
);

/**
 * A sentence in which nothing else is said goes as a whole; in others a placeholder stands for the phrase, or nothing where
 * the sentence is whole without it. True when nothing is left of the line.
 */
function redactPhrases(line: ResumeLine, phrases: readonly ProsePhrase[], edits: Edit[]): boolean {
  let isEmpty = true;
  for (const sentence of matchesOf(line.text, SENTENCE)) {
    const start = Math.max(sentence.index, line.prefix);
    const end = sentence.index + sentence[0].length;
    const inside = phrases.filter((phrase) => phrase.start < end && phrase.end > start);
    if (inside.length === 0) {
      isEmpty &&= end <= start || line.text.slice(start, end).trim() === '';
      continue;
    }
    let rest = '';
    let position = start;
    for (const phrase of inside) {
      rest += line.text.slice(position, Math.max(position, phrase.start));
      position = Math.max(position, phrase.end);
    }
    rest += line.text.slice(position, end);
    if (rest.replace(FILLERS, '') === '') edits.push(shifted(line, { start, end }, ''));
    else {
      isEmpty = false;
      for (const phrase of inside)
        edits.push(phrase.isAdverbial ? shifted(line, phrase, '') : phraseEdit(line, phrase, start, end));
    }
  }
  return isEmpty;
}

/** A phrase between commas goes with one of them; inside of a clause a placeholder stands for it. */
function phraseEdit(line: ResumeLine, phrase: TextRange, sentenceStart: number, sentenceEnd: number): Edit {
  const before = line.text.slice(sentenceStart, phrase.start);
  const after = line.text.slice(phrase.end, sentenceEnd);
  const opens = before.trim() === '';
  // "…, so I can start at any hour"
  const followed = /^\s*,\s*(?:so\s(?!that\b))?|^\sso\s(?!that\b)/.exec(after)?.[0].length ?? 0;
  const comma = /\s*,\s*$/.exec(before.slice(-8))?.[0].length ?? 0;
  if ((opens || comma > 0) && followed > 0) {
    return shifted(line, { start: phrase.start, end: phrase.end + followed }, '');
  }
  if (comma > 0 && /^\s*(?:[.;!?|]|$)/.test(after)) {
    return shifted(line, { start: phrase.start - comma, end: phrase.end }, '');
  }
  return shifted(line, phrase, PLACEHOLDER);
}
