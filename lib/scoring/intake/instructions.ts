import { type BrokenOrderRules, findBrokenOrders, mayOpen } from './instructions/broken-lines.ts';
import { continuedPassages } from './instructions/continuation.ts';
import { ContrastReader } from './instructions/contrast.ts';
import {
  isBrokenInstruction,
  isInstruction,
  mayAddress,
  mayBeInstruction,
  maySpeak,
  mayStandOut,
  SURE_IN_PLACE,
  spokenLogOdds,
} from './instructions/decision.ts';
import { findDisguised } from './instructions/disguised.ts';
import { findEncoded } from './instructions/encoded.ts';
import { findChatTurns, findForeign, findMarkers, findSpacedOut } from './instructions/marks.ts';
import { type ClassifiedText, Sentence } from './instructions/sentence.ts';
import { ASKED, sentenceOdds } from './instructions/sentence-odds.ts';
import { withoutTitle } from './instructions/titles.ts';
import { CIPHERED, classesOf, READER_LANGUAGE, ROLE } from './instructions/word-classes.ts';
import { isRedactedWhole, type WordedText, wordedText } from './instructions/worded-text.ts';
import type { Edit, TextRange } from './offset-map.ts';
import { type Passage, passagesOf } from './passages.ts';
import { redactionEdits } from './redact.ts';
import { type Word, wordsOf } from './words.ts';

/** Log odds of its wording from which on a sentence of lines that were joined is an order, whatever the signals say. */
const SURE_OF_JOINED_LINES = 5;
/** Below these what such lines, and phrases of languages without word lists, seem to say is not believed. */
const UNLIKELY = { brokenLines: -1, foreign: -1.5 };
/** Of what says nothing by its wording: the signals decide. */
const UNKNOWN_ODDS = 1;
/** From these on a short line may be the beginning of a broken order. */
const POSSIBLE = -1;
/** From these on a model is believed that a sentence is addressed to it: nearly all that are lie above, few others do. */
const REPORTED = -1.9;
/** Fewer words on a line are a part of an order that was broken over lines. */
const WORDS_OF_AN_ORDER = 3;
/** From these on a sentence reads more like an address than like a resume. */
const DOUBTFUL = 0.3;
/** From these on a sentence belongs to the instruction behind it in its line ("This is the hiring team. Please …"). */
const LEADING = -3;

export interface InstructionRanges {
  /** What is addressed to an evaluator. */
  instructions: TextRange[];
  /** Sentences that are not clear enough for that, but read as if they were: a claim in them proves nothing. */
  doubtful: TextRange[];
}

/**
 * Passages of the text that are addressed to whoever evaluates it instead of telling about the person: orders to drop
 * other instructions, to give a verdict, to play a role or to write something, questions to an assistant, role tags.
 * Each sentence is scored by several signals; sentences broken over short lines are read together. Linear in the text.
 *
 * @param options.redactions what must not matter: the words there are not read
 * @param options.reported where a reader of the text found such passages
 */
export function findInstructions(
  text: string,
  words: readonly Word[],
  options: { redactions: readonly Edit[]; reported?: readonly TextRange[] },
): InstructionRanges {
  return new InstructionSearch(text, words, { reported: [], ...options, decodes: true }).find();
}

interface SearchOptions {
  redactions: readonly Edit[];
  reported: readonly TextRange[];
  /** Whether what is written in a code is read as well. */
  decodes: boolean;
}

/**
 * One search. Its steps are methods, as what V8 made of a closure that runs once for each sentence is lost with the
 * closures at every major collection (docs/decisions/closures-lose-their-code.md).
 */
class InstructionSearch implements BrokenOrderRules {
  readonly #words: readonly Word[];
  readonly #reported: readonly TextRange[];
  readonly #decodes: boolean;
  readonly #worded: WordedText;
  readonly #classified: ClassifiedText;
  readonly #passages: readonly Passage[];
  /** Of the words of each passage, together. */
  readonly #classes: number[] = [];
  readonly #odds: number[] = [];
  /** Whether each passage is an instruction by itself. */
  readonly #isFlagged: boolean[] = [];
  /** Whether each passage reads more like an address than like a resume. */
  readonly #isDoubtful: boolean[] = [];
  /** Whether it is an instruction by itself and not by a word or two, or it opens with a title. */
  readonly #standsAlone: boolean[] = [];
  /** Once it is asked for. */
  #contrasts: ContrastReader | undefined;

  constructor(text: string, words: readonly Word[], { redactions, reported, decodes }: SearchOptions) {
    this.#words = words;
    this.#reported = reported;
    this.#decodes = decodes;
    this.#worded = wordedText(text, words, redactions);
    this.#classified = { text, words, flags: classesOf(words, text), redacted: this.#worded.substitutes };
    // A full stop within a name ends no sentence.
    this.#passages = passagesOf(this.#worded.text, words);
  }

  find(): InstructionRanges {
    const present = this.#classifyPassages();
    for (const passage of this.#passages) this.#odds.push(this.#oddsOf(passage));
    const marked = this.#findMarked(present);
    this.#flagSentences();
    marked.push(
      ...findBrokenOrders({
        words: this.#words,
        passages: this.#passages,
        classes: this.#classes,
        standsAlone: this.#standsAlone,
        rules: this,
      }),
    );
    flagOverlapping(this.#passages, marked, this.#isFlagged);
    this.#flagLeadingSentences();
    const instructions = this.#isFlagged.includes(true) ? [...this.#flaggedSentences(), ...marked] : marked;
    return { instructions, doubtful: this.#doubtfulSentences() };
  }

  mayOpen(index: number): boolean {
    return (this.#odds[index] ?? 0) > POSSIBLE || mayOpen(this.#classes[index] ?? 0);
  }

  mayBelong(present: number): boolean {
    return maySpeak(present) || mayAddress(present);
  }

  isOrder(joined: Passage, present: number): boolean {
    const logOdds = this.#isWorded(joined)
      ? sentenceOdds().regressionLogOdds(this.#worded, joined)
      : UNKNOWN_ODDS;
    if (logOdds >= SURE_OF_JOINED_LINES) return true;
    return logOdds > UNLIKELY.brokenLines && isBrokenInstruction(this.#classified, joined, present);
  }

  /** The classes of all words. */
  #classifyPassages(): number {
    let all = 0;
    for (const passage of this.#passages) {
      const present = classesIn(passage, this.#classified.flags);
      this.#classes.push(present);
      all |= present;
    }
    return all;
  }

  /** What is found by marks, by phrases of languages without word lists, or by decoding. */
  #findMarked(present: number): TextRange[] {
    const { text, words, flags } = this.#classified;
    const unplain = unplainOf(words);
    const marked = [
      ...findMarkers(text),
      ...this.#findForeign(unplain, (present & READER_LANGUAGE.dutchAndOthers) !== 0),
      ...findSpacedOut(text, words, this.#decodes ? isDecodedOrder : null),
    ];
    if ((present & ROLE) !== 0 && this.#hasSpeaker()) marked.push(...findChatTurns(text));
    if (!this.#decodes) return marked;
    marked.push(...findDisguised(text, unplain, this.#passages, isDecodedOrder));
    if ((present & CIPHERED) !== 0 || text.includes('&#') || text.includes('%20')) {
      marked.push(...findEncoded(text, this.#passages, flags, isDecodedOrder));
    }
    return marked;
  }

  #findForeign(unplain: readonly Word[], mayBeLatin: boolean): TextRange[] {
    const found = findForeign(this.#classified.text, unplain, mayBeLatin);
    if (found.length === 0) return found;
    return found.filter((range) => this.#oddsWithin(range) > UNLIKELY.foreign);
  }

  /** Of the likeliest passage that a range touches. */
  #oddsWithin({ start, end }: TextRange): number {
    let most = Number.NEGATIVE_INFINITY;
    const first = firstEndingBehind(this.#passages, start);
    for (let index = first; (this.#passages[index]?.start ?? end) < end; index += 1) {
      most = Math.max(most, this.#odds[index] ?? 0);
    }
    return most;
  }

  #hasSpeaker(): boolean {
    return this.#passages.some(
      (passage, index) => ((this.#classes[index] ?? 0) & ROLE) !== 0 && hasSpeaker(this.#classified, passage),
    );
  }

  #flagSentences(): void {
    const { text, flags } = this.#classified;
    const isReported: boolean[] = [];
    flagOverlapping(this.#passages, this.#reported, isReported);
    for (let index = 0; index < this.#passages.length; index += 1) {
      const passage = this.#passages[index];
      if (passage === undefined) break;
      const odds = this.#odds[index] ?? 0;
      const untitled = withoutTitle(text, passage, this.#words);
      if (!mayBeInstruction(odds)) {
        this.#isFlagged.push(false);
        this.#isDoubtful.push(false);
        this.#standsAlone.push(untitled !== passage);
        continue;
      }
      const present = untitled === passage ? (this.#classes[index] ?? 0) : classesIn(untitled, flags);
      const sentence = new Sentence(this.#classified, untitled, present);
      const spoken = spokenLogOdds(sentence, odds);
      const isFlagged =
        isInstruction(sentence, this.#words, spoken) ||
        (odds > REPORTED && isReported[index] === true) ||
        (untitled === passage && this.#standsOut(index, sentence, spoken));
      this.#isFlagged.push(isFlagged);
      this.#isDoubtful.push(spoken > DOUBTFUL && !isRedactedWhole(this.#worded, passage));
      const isWhole = passage.endWord - passage.firstWord >= WORDS_OF_AN_ORDER;
      this.#standsAlone.push((isFlagged && isWhole) || untitled !== passage);
    }
  }

  #flagLeadingSentences(): void {
    for (let index = this.#passages.length - 1; index > 0; index -= 1) {
      const isBehind = this.#passages[index]?.opensLine === false && this.#isFlagged[index] === true;
      if (isBehind && (this.#odds[index - 1] ?? 0) > LEADING) this.#isFlagged[index - 1] = true;
    }
  }

  #oddsOf(passage: Passage): number {
    return this.#isWorded(passage) ? sentenceOdds().logOdds(this.#worded, passage) : UNKNOWN_ODDS;
  }

  /** What comes out of decoding is mostly no language, of which the odds know nothing. */
  #isWorded(passage: Passage): boolean {
    return this.#decodes && !isRedactedWhole(this.#worded, passage);
  }

  /** Whether a sentence that its wording leaves in doubt is an instruction beside the rest of the text. */
  #standsOut(index: number, sentence: Sentence, logOdds: number): boolean {
    if (logOdds <= ASKED || !mayStandOut(sentence) || !this.#isWorded(sentence.passage)) return false;
    this.#contrasts ??= new ContrastReader(this.#worded, this.#passages);
    return this.#contrasts.logOdds(index, logOdds, SURE_IN_PLACE) >= SURE_IN_PLACE;
  }

  #doubtfulSentences(): TextRange[] {
    const isInDoubt = (index: number) => this.#isDoubtful[index] === true && this.#isFlagged[index] !== true;
    return this.#passages.filter((_, index) => isInDoubt(index)).map(({ start, end }) => ({ start, end }));
  }

  #flaggedSentences(): TextRange[] {
    const { text, words } = this.#classified;
    const passages = this.#passages;
    const excluded = continuedPassages({ text, words, passages, isFlagged: this.#isFlagged });
    const sentences = passages.filter((_, index) => excluded[index]);
    return sentences.map(({ start, end }) => ({ start, end }));
  }
}

/** What was decoded is not decoded again. */
function isDecodedOrder(decoded: string): boolean {
  const search = new InstructionSearch(decoded, wordsOf(decoded), {
    redactions: [],
    reported: [],
    decodes: false,
  });
  return search.find().instructions.length > 0;
}

/** The words that are not written in the letters a to z alone. */
function unplainOf(words: readonly Word[]): Word[] {
  const unplain: Word[] = [];
  for (const word of words) if (!word.isPlain) unplain.push(word);
  return unplain;
}

/** Whether a role of a chat stands before a colon. */
function hasSpeaker({ text, words, flags }: ClassifiedText, { firstWord, endWord }: Passage): boolean {
  for (let index = firstWord; index < endWord; index += 1) {
    if (((flags[index] ?? 0) & ROLE) === 0) continue;
    const end = words[index]?.end ?? text.length;
    if (text[end] === ':' || text[end + 1] === ':') return true;
  }
  return false;
}

/** Index of the first passage that ends behind an offset. */
function firstEndingBehind(passages: readonly Passage[], offset: number): number {
  let low = 0;
  let high = passages.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((passages[middle]?.end ?? 0) > offset) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Flags the passages that a range found in another way touches. */
function flagOverlapping(
  passages: readonly Passage[],
  ranges: readonly TextRange[],
  isFlagged: boolean[],
): void {
  let index = 0;
  for (const range of ranges.toSorted((a, b) => a.start - b.start)) {
    while (index < passages.length && (passages[index]?.end ?? 0) <= range.start) index += 1;
    for (let next = index; next < passages.length && (passages[next]?.start ?? 0) < range.end; next += 1) {
      isFlagged[next] = true;
    }
  }
}

/** Whether a text taken from a hidden place holds an instruction. */
export function hasInstructions(text: string): boolean {
  const words = wordsOf(text);
  return findInstructions(text, words, { redactions: redactionEdits(text, words) }).instructions.length > 0;
}

/** The classes of all words of a passage. */
function classesIn({ firstWord, endWord }: Passage, flags: Int32Array): number {
  let present = 0;
  for (let index = firstWord; index < endWord; index += 1) present |= flags[index] ?? 0;
  return present;
}
