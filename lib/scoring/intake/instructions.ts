import {
  addressedPhraseSignal,
  evaluationSignal,
  openPhraseSignal,
} from './instructions/addressed-phrases.ts';
import { isBareTask } from './instructions/bare-tasks.ts';
import { type BrokenOrderRules, findBrokenOrders, mayOpen } from './instructions/broken-lines.ts';
import { continuedPassages } from './instructions/continuation.ts';
import { findDisguised } from './instructions/disguised.ts';
import { findEncoded } from './instructions/encoded.ts';
import { evaluatorVoiceSignal } from './instructions/evaluator-voice.ts';
import { findChatTurns, findForeign, findMarkers, findSpacedOut } from './instructions/marks.ts';
import {
  addressSignal,
  obligationSignal,
  overrideSignal,
  roleSignal,
  verdictSignal,
} from './instructions/order-signals.ts';
import { readerOrderSignal } from './instructions/reader-orders.ts';
import { type ClassifiedText, Sentence, type Signal } from './instructions/sentence.ts';
import { addressedLogOdds } from './instructions/sentence-odds.ts';
import { answerSignal, questionSignal, taskSignal } from './instructions/task-signals.ts';
import { withoutTitle } from './instructions/titles.ts';
import {
  ADDRESS,
  ANSWER,
  CANDIDATE,
  CIPHERED,
  COMMON_READER,
  classesOf,
  EVALUATION,
  EVALUATOR,
  INSTRUCTION,
  MODAL,
  NEGATION,
  OVERRIDE,
  QUESTION,
  READER,
  READER_LANGUAGE,
  ROLE,
  SPOKEN,
  TASK,
  VERDICT,
  VERDICT_NAME,
  YOU,
  YOUR,
} from './instructions/word-classes.ts';
import { isRedactedWhole, type WordedText, wordedText } from './instructions/worded-text.ts';
import type { Edit, TextRange } from './offset-map.ts';
import { type Passage, passagesOf } from './passages.ts';
import { redactionEdits } from './redact.ts';
import { type Word, wordsOf } from './words.ts';

/** A sentence is addressed to an evaluator from this many points on. */
const THRESHOLD = 3;
/** Log odds of its wording from which on a sentence is one, whatever the signals say. */
const SURE = 2.4;
/** The same in quotation marks, where titles, slogans and what others said stand, and for lines that were joined. */
const SURE_OF_QUOTATION = 3;
const SURE_OF_JOINED_LINES = 4.5;
/** Taken from the log odds of what is told in the past: orders are not. */
const TOLD = 3;
/** Below these a kind of signal is not believed: it fits sentences that speak of such things to no one. */
const UNLIKELY = {
  phrase: -1,
  openPhrase: 1,
  task: -2,
  question: -2.5,
  other: 0,
  clear: -4,
  brokenLines: -1,
  foreign: -1.5,
};
/** The same for every signal in a quotation that is no line of its own. */
const UNLIKELY_QUOTATION = 1.5;
/** The same for clear signals in a sentence that quotes, but one: they may be of what it tells about. */
const UNLIKELY_QUOTING = -1;
/** Of what says nothing by its wording: the signals decide. */
const UNKNOWN_ODDS = 1;
/** From these on a short line may be the beginning of a broken order. */
const POSSIBLE = -1;
/** From these on a model is believed that a sentence is addressed to it: nearly all that are lie above, few others do. */
const REPORTED = -1;
/** From these on a sentence belongs to the instruction behind it in its line ("This is the hiring team. Please …"). */
const LEADING = -3;

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
): TextRange[] {
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
  /** The same, or it opens with a title. */
  readonly #standsAlone: boolean[] = [];

  constructor(text: string, words: readonly Word[], { redactions, reported, decodes }: SearchOptions) {
    this.#words = words;
    this.#reported = reported;
    this.#decodes = decodes;
    this.#worded = wordedText(text, words, redactions);
    this.#classified = { text, words, flags: classesOf(words, text), redacted: this.#worded.substitutes };
    // A full stop within a name ends no sentence.
    this.#passages = passagesOf(this.#worded.text, words);
  }

  find(): TextRange[] {
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
    return this.#isFlagged.includes(true) ? [...this.#flaggedSentences(), ...marked] : marked;
  }

  mayOpen(index: number): boolean {
    return (this.#odds[index] ?? 0) > POSSIBLE || mayOpen(this.#classes[index] ?? 0);
  }

  mayBelong(present: number): boolean {
    return maySpeak(present) || mayAddress(present);
  }

  isOrder(joined: Passage, present: number): boolean {
    const logOdds = this.#oddsOf(joined);
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
    for (const [index, passage] of this.#passages.entries()) {
      if (((this.#classes[index] ?? 0) & ROLE) !== 0 && hasSpeaker(this.#classified, passage)) return true;
    }
    return false;
  }

  #flagSentences(): void {
    const { text, flags } = this.#classified;
    const isReported: boolean[] = [];
    flagOverlapping(this.#passages, this.#reported, isReported);
    for (const [index, passage] of this.#passages.entries()) {
      const odds = this.#odds[index] ?? 0;
      const untitled = withoutTitle(text, passage, this.#words);
      const present = untitled === passage ? (this.#classes[index] ?? 0) : classesIn(untitled, flags);
      const sentence = new Sentence(this.#classified, untitled, present);
      const isFlagged =
        isInstruction(sentence, this.#words, odds) || (odds > REPORTED && isReported[index] === true);
      this.#isFlagged.push(isFlagged);
      this.#standsAlone.push(isFlagged || untitled !== passage);
    }
  }

  #flagLeadingSentences(): void {
    for (let index = this.#passages.length - 1; index > 0; index -= 1) {
      const isBehind = this.#passages[index]?.opensLine === false && this.#isFlagged[index] === true;
      if (isBehind && (this.#odds[index - 1] ?? 0) > LEADING) this.#isFlagged[index - 1] = true;
    }
  }

  #oddsOf(passage: Passage): number {
    // What comes out of decoding is mostly no language, of which the odds know nothing.
    return this.#decodes ? wordingOdds(this.#worded, passage) : UNKNOWN_ODDS;
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
  return search.find().length > 0;
}

function wordingOdds(worded: WordedText, passage: Passage): number {
  return isRedactedWhole(worded, passage) ? UNKNOWN_ODDS : addressedLogOdds(worded, passage);
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
  return findInstructions(text, words, { redactions: redactionEdits(text, words) }).length > 0;
}

function isInstruction(sentence: Sentence, words: readonly Word[], oddsOfWording: number): boolean {
  const { text, passage, present } = sentence;
  const logOdds = sentence.isTold ? oddsOfWording - TOLD : oddsOfWording;
  const isQuotation = passage.isQuoted || passage.goesOnQuoting;
  if (logOdds >= (isQuotation ? SURE_OF_QUOTATION : SURE)) return true;
  const isOwnLine = passage.opensLine && passage.closesLine;
  if (isQuotation && !isOwnLine && logOdds <= UNLIKELY_QUOTATION) return false;
  if (logOdds > UNLIKELY.task && isBareTask(text, passage, words)) return true;
  if (logOdds > UNLIKELY.phrase && isAddressedPhrase(sentence)) return true;
  if (logOdds > UNLIKELY.openPhrase && maySpeak(present) && openPhraseSignal(sentence) >= THRESHOLD)
    return true;
  if (logOdds <= UNLIKELY.clear || !mayAddress(present)) return false;
  if (logOdds <= UNLIKELY_QUOTING && sentence.hasQuotes && !passage.isQuoted) {
    return answerSignal(sentence) >= THRESHOLD;
  }
  let points = pointsOf(sentence, CLEAR_SIGNALS);
  if (points >= THRESHOLD) return true;
  if (logOdds > UNLIKELY.other) points += pointsOf(sentence, OTHER_SIGNALS);
  if (logOdds > UNLIKELY.question) points += questionSignal(sentence);
  return points >= THRESHOLD;
}

function isAddressedPhrase(sentence: Sentence): boolean {
  if (maySpeak(sentence.present) && addressedPhraseSignal(sentence) >= THRESHOLD) return true;
  return sentence.has(EVALUATION) && evaluationSignal(sentence) >= THRESHOLD;
}

/** Beside words of an evaluation: lists of skills have those as well. */
const SAID_IN_LINES = MODAL | ADDRESS | VERDICT | YOU | CANDIDATE;

/** The same for short lines that were joined. */
function isBrokenInstruction(text: ClassifiedText, joined: Passage, present: number): boolean {
  const isSpoken = mayOpen(present);
  const isAddressed = mayAddress(present);
  const isEvaluation = (present & EVALUATION) !== 0 && (present & SAID_IN_LINES) !== 0;
  if (!isSpoken && !isAddressed && !isEvaluation) return false;
  const sentence = new Sentence(text, joined, present);
  if (isEvaluation && evaluationSignal(sentence) >= THRESHOLD) return true;
  if (isSpoken && addressedPhraseSignal(sentence) + openPhraseSignal(sentence) >= THRESHOLD) return true;
  return isAddressed && pointsOf(sentence, BROKEN_SIGNALS) >= THRESHOLD;
}

function pointsOf(sentence: Sentence, signals: readonly Signal[]): number {
  let points = 0;
  for (const signal of signals) points += signal(sentence);
  return points;
}

const ORDERING = OVERRIDE | VERDICT | TASK | MODAL | READER;

function maySpeak(present: number): boolean {
  return (present & SPOKEN) !== 0 || ((present & COMMON_READER) !== 0 && (present & ORDERING) !== 0);
}

/** The classes of all words of a passage. */
function classesIn({ firstWord, endWord }: Passage, flags: Int32Array): number {
  let present = 0;
  for (let index = firstWord; index < endWord; index += 1) present |= flags[index] ?? 0;
  return present;
}

/** Most sentences lack the words of every signal. */
function mayAddress(present: number): boolean {
  if (hasAny(present, TASK | QUESTION | EVALUATOR | VERDICT | ROLE | CANDIDATE | VERDICT_NAME | READER)) {
    return true;
  }
  if (hasAny(present, INSTRUCTION) && hasAny(present, OVERRIDE | NEGATION)) return true;
  if (hasAny(present, YOU) && hasAny(present, OVERRIDE | MODAL)) return true;
  return hasAny(present, ANSWER) && hasAny(present, YOUR);
}

function hasAny(present: number, flags: number): boolean {
  return (present & flags) !== 0;
}

/** Signals that honest sentences do not give, however little they read like an order else: a long claim may follow one. */
const CLEAR_SIGNALS: readonly Signal[] = [
  overrideSignal,
  addressSignal,
  verdictSignal,
  roleSignal,
  answerSignal,
  taskSignal,
  evaluatorVoiceSignal,
];
const OTHER_SIGNALS: readonly Signal[] = [obligationSignal, readerOrderSignal];

/** Signals that are clear enough for words that were not written as one sentence. */
const BROKEN_SIGNALS: readonly Signal[] = [overrideSignal, verdictSignal, obligationSignal];
