import { isEnded, type Passage } from '../passages.ts';
import { CONTRAST_WEIGHTS } from './contrast-weights.ts';
import { isNarrating } from './sentence.ts';
import { isRedactedWhole, lettersAt, type WordedText } from './worded-text.ts';

/** Fewer words tell nothing of how a text is written: headings, names, places. */
const WORDS_THAT_TELL = 4;
/** From so many sentences on, shares of them are as sure as they get. */
const SENTENCES_OF_A_TEXT = 20;
/** Shorter words are articles and the like, which every sentence has. */
const LETTERS_OF_A_TOPIC = 4;

/** How a sentence differs from the others of its text; all numbers from 0 to 1. */
export interface Contrast {
  /** 1 for a line of its own, 0 for a part of one. */
  line: number;
  /** For what ends as sentences do, the share of the others that does not. */
  rarelyEnded: number;
  /** For what does not open with a verb in the past tense, the share of the others that does. */
  untold: number;
  /** How much of a text there is to differ from. */
  size: number;
  /** The share of its longer words that stands elsewhere in the text as well. */
  knownWords: number;
}

/** Weights for the log odds of a sentence's wording, for each contrast, and what is added to their sum. */
export type ContrastWeights = Readonly<Record<keyof Contrast | 'wording' | 'bias', number>>;

/**
 * Tells how a sentence differs from the rest of its text: someone's resume is written in one manner, and what was put into it
 * in another. What redaction takes out does not matter.
 */
export class ContrastReader {
  readonly #worded: WordedText;
  readonly #passages: readonly Passage[];
  #sentences = 0;
  #ended = 0;
  #told = 0;
  /** How often each longer word stands in the text, once that is asked for. */
  #uses: ReadonlyMap<string, number> | undefined;

  /** Linear in the text. */
  constructor(worded: WordedText, passages: readonly Passage[]) {
    this.#worded = worded;
    this.#passages = passages;
    for (const passage of passages) {
      if (!tells(worded, passage)) continue;
      this.#sentences += 1;
      this.#ended += Number(isEnded(worded.text, passage));
      this.#told += Number(isTold(worded, passage));
    }
  }

  /**
   * Natural logarithm of the odds that a sentence is addressed to an evaluator, by its wording and by how it differs; when even words
   * that stand nowhere else would not lift them to `bound`, then something below that.
   *
   * @param index of the sentence among the passages
   * @param oddsOfWording natural logarithm of the odds by its wording alone
   */
  logOdds(index: number, oddsOfWording: number, bound: number): number {
    const passage = this.#passages[index];
    if (passage === undefined) return Number.NEGATIVE_INFINITY;
    const weights = CONTRAST_WEIGHTS;
    const { line, rarelyEnded, untold, size } = this.#manner(passage);
    const most =
      weights.bias +
      weights.wording * oddsOfWording +
      weights.line * line +
      weights.rarelyEnded * rarelyEnded +
      weights.untold * untold +
      weights.size * size;
    return most < bound ? most : most + weights.knownWords * this.#shareOfKnownWords(passage);
  }

  /** All contrasts of a passage, for learning what they weigh. */
  contrastOf(passage: Passage): Contrast {
    return { ...this.#manner(passage), knownWords: this.#shareOfKnownWords(passage) };
  }

  #manner(passage: Passage): Omit<Contrast, 'knownWords'> {
    const own = tells(this.#worded, passage) ? 1 : 0;
    const others = Math.max(1, this.#sentences - own);
    return {
      line: passage.opensLine && passage.closesLine ? 1 : 0,
      rarelyEnded: isEnded(this.#worded.text, passage) ? 1 - (this.#ended - own) / others : 0,
      untold: isTold(this.#worded, passage) ? 0 : this.#told / others,
      size: Math.min(1, this.#sentences / SENTENCES_OF_A_TEXT),
    };
  }

  /** 0 without longer words. */
  #shareOfKnownWords({ firstWord, endWord }: Passage): number {
    this.#uses ??= usesOfWords(this.#worded);
    let words = 0;
    let known = 0;
    for (let index = firstWord; index < endWord; index += 1) {
      const uses = this.#uses.get(this.#worded.words[index]?.folded ?? '') ?? 0;
      if (uses === 0 || this.#worded.substitutes.has(index)) continue;
      words += 1;
      if (uses > 1) known += 1;
    }
    return words === 0 ? 0 : known / words;
  }
}

function usesOfWords({ words, substitutes }: WordedText): Map<string, number> {
  const uses = new Map<string, number>();
  for (const [index, { folded }] of words.entries()) {
    if (folded.length < LETTERS_OF_A_TOPIC || substitutes.has(index)) continue;
    uses.set(folded, (uses.get(folded) ?? 0) + 1);
  }
  return uses;
}

/** Whether a passage has words enough; several in a row that redaction takes out are one. */
function tells(worded: WordedText, passage: Passage): boolean {
  const { firstWord, endWord } = passage;
  if (endWord - firstWord < WORDS_THAT_TELL) return false;
  let length = 0;
  for (let index = firstWord; index < endWord && length < WORDS_THAT_TELL; index += 1) {
    if (lettersAt(worded, index, endWord) !== null) length += 1;
  }
  return length === WORDS_THAT_TELL && !isRedactedWhole(worded, passage);
}

/** Whether it opens with a verb in the past tense. */
function isTold({ words, substitutes }: WordedText, { firstWord }: Passage): boolean {
  return !substitutes.has(firstWord) && isNarrating(words[firstWord]?.folded ?? '');
}
