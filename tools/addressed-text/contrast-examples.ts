import { type Contrast, ContrastReader } from '../../lib/scoring/intake/instructions/contrast.ts';
import { spokenLogOdds } from '../../lib/scoring/intake/instructions/decision.ts';
import { Sentence } from '../../lib/scoring/intake/instructions/sentence.ts';
import { classesOf } from '../../lib/scoring/intake/instructions/word-classes.ts';
import { isRedactedWhole, type WordedText } from '../../lib/scoring/intake/instructions/worded-text.ts';
import type { Passage } from '../../lib/scoring/intake/passages.ts';
import { rewriteLayout } from '../evaluation/layouts.ts';
import { readSentences, readTexts } from './examples.ts';
import { PLACES_IN_RESUMES, putInto } from './places.ts';
import { createRandom } from './random.ts';

/** A sentence in its resume. */
export interface ContrastExample {
  /** Natural logarithm of the odds by its wording. */
  wording: number;
  contrast: Contrast;
  isAddressed: boolean;
}

/** Natural logarithm of the odds that a sentence is addressed to an evaluator, by its wording. */
export interface WordingOdds {
  logOdds(worded: WordedText, passage: Passage): number;
}

/** Every fifth text is kept from what weighs the wording: of texts that it has learned, it leaves no doubt. */
const PARTS = 5;
export const isHeldBack = (index: number): boolean => index % PARTS === 0;

/** Of the addresses held back, each second one is put into a resume. */
const SHARE_OF_ADDRESSES = 2;
/** Lower odds are those of resumes, whatever the place. */
const LOWEST_ODDS = -5;
const SEED = 42;

/**
 * The sentences of honest resumes, as they are and laid out as prose, and addresses put into such resumes, of the texts held
 * back; of an address its likeliest sentence. Only what the wording leaves in doubt.
 */
export function* contrastExamples(odds: WordingOdds): Generator<ContrastExample> {
  const resumes = readTexts('honest-resumes', isHeldBack);
  for (const [index, resume] of resumes.entries()) {
    yield* sentencesOf(resume, odds);
    yield* sentencesOf(rewriteLayout(resume, 'resume', String(index)), odds);
  }
  const random = createRandom(SEED);
  const numberBelow = (bound: number): number => Math.floor(random() * bound);
  const addressed = readTexts('addressed', isHeldBack).filter((_, index) => index % SHARE_OF_ADDRESSES === 0);
  for (const [index, address] of addressed.entries()) {
    const resume = resumes[numberBelow(resumes.length)] ?? '';
    const host = index % 2 === 0 ? resume : rewriteLayout(resume, 'resume', String(index));
    const { text, start } = putInto(
      host,
      address,
      PLACES_IN_RESUMES[numberBelow(PLACES_IN_RESUMES.length)] ?? 'end',
      numberBelow,
    );
    const sentences = [...sentencesOf(text, odds, { start, end: start + address.length })];
    const likeliest = sentences.toSorted((a, b) => b.wording - a.wording)[0];
    if (likeliest !== undefined) yield { ...likeliest, isAddressed: true };
  }
}

function* sentencesOf(
  text: string,
  odds: WordingOdds,
  within = { start: 0, end: text.length },
): Generator<ContrastExample> {
  const { normalized, worded, passages } = readSentences(text);
  const { words, substitutes: redacted } = worded;
  const classified = { text: normalized, words, flags: classesOf(words, normalized), redacted };
  const reader = new ContrastReader(worded, passages);
  for (const passage of passages) {
    if (passage.start >= within.end || passage.end <= within.start || isRedactedWhole(worded, passage))
      continue;
    const wording = spokenLogOdds(new Sentence(classified, passage, 0), odds.logOdds(worded, passage));
    if (wording > LOWEST_ODDS) yield { wording, contrast: reader.contrastOf(passage), isAddressed: false };
  }
}
