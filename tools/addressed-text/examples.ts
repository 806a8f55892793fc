import { readdirSync, readFileSync } from 'node:fs';
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
const DEMO_RESUMES = join(import.meta.dirname, '../../examples/resumes');

/** What is learned from, in the numbers that what learns from it understands. */
export interface Examples {
  /** By the features of the regression. */
  features: Example[];
  /** By the tokens of the network. */
  tokens: Example[];
}

/** The windows of sentences, in both kinds of numbers. */
interface Windows {
  features: (readonly number[])[];
  tokens: (readonly number[])[];
}

function featureWindows(worded: WordedText, passage: Passage): number[][] {
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

/** Which texts of a file are read, by their places in it. */
export type TextFilter = (index: number) => boolean;

const ALL: TextFilter = () => true;

/**
 * The texts of `texts/`, and those that the tests hold the rules to: one addressed text is one example, and so is each
 * sentence of the honest ones, among them jobs, whose words resumes repeat.
 *
 * @param isRead which of the texts of `texts/`
 */
export function readExamples(isRead = ALL): Examples {
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
    ...demoResumes(),
  ];
  // Held lines stand in the lists several times, and are read once.
  const sentencesInResume = once((text: string) => sentencesOf(RESUME_HEAD + text, RESUME_HEAD.length));
  const honest = [
    ...honestLines.map(sentencesInResume),
    ...honestTexts.map((text) => sentencesOf(text)),
    ...honestTexts.map((text, index) => sentencesOf(rewriteLayout(text, 'resume', String(index)))),
  ];
  const addressedWindows = addressed.map(sentencesInResume);
  const examplesBy = (kind: keyof Windows): Example[] => [
    ...addressedWindows.map((windows) => ({ sentences: windows[kind], isAddressed: true })),
    ...honest.flatMap((windows) =>
      windows[kind].map((window) => ({ sentences: [window], isAddressed: false })),
    ),
  ];
  return { features: examplesBy('features'), tokens: examplesBy('tokens') };
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

/** What a newcomer sees scored first. */
function demoResumes(): string[] {
  return readdirSync(DEMO_RESUMES)
    .sort()
    .map((file) => readFileSync(join(DEMO_RESUMES, file), 'utf8'));
}

/** Single lines are read as of a resume: at its head, redaction would take them for a name. */
const RESUME_HEAD = 'Kim Berger\nkim@example.org\n\nExperience\n';

function once<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const value = known.get(text) ?? read(text);
    known.set(text, value);
    return value;
  };
}

/** The sentences of a text, as they are weighed. */
export function readSentences(text: string): { normalized: string; worded: WordedText; passages: Passage[] } {
  const normalized = normalizeText(text).text;
  const words = wordsOf(normalized);
  const worded = wordedText(normalized, words, redactionEdits(normalized, words));
  return { normalized, worded, passages: passagesOf(worded.text, words) };
}

/** The windows of each sentence of a text from an offset on, and of short lines read together. */
function sentencesOf(text: string, from = 0): Windows {
  const { worded, passages: all } = readSentences(text);
  const passages = all.filter(({ start }) => start >= from);
  const windows: Windows = { features: [], tokens: [] };
  for (const passage of [...passages, ...joinedShortLines(passages)]) {
    if (isRedactedWhole(worded, passage)) continue;
    windows.features.push(...featureWindows(worded, passage));
    windows.tokens.push(...windowsOf(readTokens(worded, passage)));
  }
  return windows;
}
