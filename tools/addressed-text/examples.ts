import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { joinedShortLines } from '../../lib/scoring/intake/instructions/broken-lines.ts';
import { windowsOf } from '../../lib/scoring/intake/instructions/network-parameters.ts';
import { readFeatures } from '../../lib/scoring/intake/instructions/sentence-features.ts';
import { readTokens } from '../../lib/scoring/intake/instructions/sentence-tokens.ts';
import {
  isRedactedWhole,
  type WordedText,
  wordedText,
} from '../../lib/scoring/intake/instructions/worded-text.ts';
import { normalizeText } from '../../lib/scoring/intake/normalize.ts';
import { type Passage, passagesOf } from '../../lib/scoring/intake/passages.ts';
import { redactionEdits } from '../../lib/scoring/intake/redact.ts';
import { wordsOf } from '../../lib/scoring/intake/words.ts';
import { BUSINESS } from '../../tests/lib/models/local/cases/business.ts';
import { HEALTH_AND_PEOPLE } from '../../tests/lib/models/local/cases/health-and-people.ts';
import { TECHNOLOGY_AND_CRAFTS } from '../../tests/lib/models/local/cases/technology-and-crafts.ts';
import { ADDRESSED_LINES } from '../../tests/quality/addressed-lines.ts';
import { ATTACKS } from '../../tests/quality/attacks.ts';
import { HONEST_LINES } from '../../tests/quality/honest-lines.ts';
import { CASES_ELSEWHERE } from '../../tests/quality/recruiter-cases-elsewhere.ts';
import { ENGLISH_CASES } from '../../tests/quality/recruiter-cases-english.ts';
import { RESEMBLING_LINES } from '../../tests/quality/resembling-lines.ts';
import { rewriteLayout } from '../evaluation/layouts.ts';
import type { Example } from './regression.ts';

const TEXTS = join(import.meta.dirname, 'texts');

/** The windows of one sentence, each in the numbers that what learns from it understands. */
export type SentenceReader = (worded: WordedText, passage: Passage) => readonly (readonly number[])[];

/** By the features of the regression. */
export function featureWindows(worded: WordedText, passage: Passage): number[][] {
  const windows: number[][] = [];
  readFeatures(worded, passage, {
    readWindow(features) {
      const distinct = new Set<number>();
      for (let index = 0; index < features.count; index += 1) distinct.add(features.at(index));
      windows.push([...distinct]);
    },
  });
  return windows;
}

/** By the tokens of the network. */
export function tokenWindows(worded: WordedText, passage: Passage): readonly (readonly number[])[] {
  return windowsOf(readTokens(worded, passage));
}

/** Which texts of a file are read, by their places in it. */
export type TextFilter = (index: number) => boolean;

const ALL: TextFilter = () => true;

/**
 * The texts of `texts/`, and those that the tests hold the rules to: one addressed text is one example, and so is each
 * sentence of the honest ones, among them jobs, whose words resumes repeat.
 *
 * @param isRead which of the texts of `texts/`
 */
export function readExamples(read: SentenceReader, isRead = ALL): Example[] {
  const addressed = [
    ...readTexts('addressed', isRead),
    ...repeated(Object.values(ADDRESSED_LINES).flat()),
    ...ATTACKS.map(({ text }) => text(FALSE_CLAIM)).filter((text) => PLAIN.test(text) && !ENCODED.test(text)),
  ];
  const honestLines = [
    ...readTexts('honest-lines', isRead),
    ...repeated([...HONEST_LINES, ...Object.values(RESEMBLING_LINES).flat()]),
  ];
  const honestTexts = [
    ...readTexts('honest-resumes', isRead),
    ...[...BUSINESS, ...HEALTH_AND_PEOPLE, ...TECHNOLOGY_AND_CRAFTS].flatMap(
      ({ job, perfect, near, adjacent, unrelated }) => [job, perfect, near, adjacent, unrelated],
    ),
    ...[...ENGLISH_CASES, ...CASES_ELSEWHERE].flatMap(({ job, resume }) => [job, resume]),
  ];
  const honest = [
    ...honestLines.flatMap((text) => sentencesInResume(text, read)),
    ...honestTexts.flatMap((text) => sentencesOf(text, 0, read)),
    ...honestTexts.flatMap((text, index) =>
      sentencesOf(rewriteLayout(text, 'resume', String(index)), 0, read),
    ),
  ];
  return [
    ...addressed.map((text) => ({ sentences: sentencesInResume(text, read), isAddressed: true })),
    ...honest.map((window) => ({ sentences: [window], isAddressed: false })),
  ];
}

/** Lines that the tests hold each count so many times. */
export const TIMES_OF_HELD_LINES = 6;

function repeated(lines: readonly string[]): string[] {
  return Array.from({ length: TIMES_OF_HELD_LINES }, () => lines).flat();
}

const FALSE_CLAIM = {
  title: 'Head of Field Sales',
  claim: 'Ten years of leading sales teams in three countries',
  requirements: ['Experience in leading teams', 'Knowledge of CRM systems'],
};
/** What was disguised is put in clear before it is read. */
const PLAIN = /^[\n -~]+$/;
const ENCODED = /[\w+/=%&;#-]{40,}/;

/** A file of `texts/` is a JSON array of strings. */
export function readTexts(name: 'addressed' | 'honest-lines' | 'honest-resumes', isRead = ALL): string[] {
  const texts: string[] = JSON.parse(readFileSync(join(TEXTS, `${name}.json`), 'utf8'));
  return texts.filter((_, index) => isRead(index));
}

const RESUME_HEAD = 'Kim Berger\nkim@example.org\n\nExperience\n';

/** Of a text that stands in a resume: at its head, redaction would take it for a name. */
function sentencesInResume(text: string, read: SentenceReader): Example['sentences'] {
  return sentencesOf(RESUME_HEAD + text, RESUME_HEAD.length, read);
}

/** The sentences of a text, as they are weighed. */
export function readSentences(text: string): { normalized: string; worded: WordedText; passages: Passage[] } {
  const normalized = normalizeText(text).text;
  const words = wordsOf(normalized);
  const worded = wordedText(normalized, words, redactionEdits(normalized, words));
  return { normalized, worded, passages: passagesOf(worded.text, words) };
}

/** The windows of each sentence of a text from an offset on, and of short lines read together. */
function sentencesOf(text: string, from: number, read: SentenceReader): Example['sentences'] {
  const { worded, passages: all } = readSentences(text);
  const passages = all.filter(({ start }) => start >= from);
  return [...passages, ...joinedShortLines(passages)]
    .filter((passage) => !isRedactedWhole(worded, passage))
    .flatMap((passage) => read(worded, passage));
}
