import { anyOf } from '../../../../text/alternatives.ts';
import { isActivityWord, isContainerWord, isFillerWord } from '../../text/filler-words.ts';
import { contentWordCount } from '../../text/plain-items.ts';
import { readStatedYears } from '../../text/stated-years.ts';
import { foldInPlace, tokenize } from '../../text/tokens.ts';
import type { Token } from '../../types.ts';
import { findTerms } from '../../vocabulary/matcher.ts';
import { FUNCTION_WORDS, type ReadLanguage } from '../../vocabulary/stop-words.ts';
import { specifiesAt } from '../statements/items-at-commas.ts';
import {
  isAskingWord,
  isBesideThePoint,
  isStatement,
  isWish,
  openingEnd,
  opensAnother,
  opensWish,
  saysNeeded,
  verdictStart,
  withoutTrade,
} from './wording.ts';

/** One thing that a sentence asks for or wishes, in its own words. */
export interface AskedThing {
  text: string;
  isWish: boolean;
}

/** Parts clauses: commas that no number owns, colons, dashes, and where another relative clause begins. */
const CLAUSE_END = anyOf(
  /(?<!\d),|,(?!\d)|[;?!]|:(?!\d)|\s[–—-]\s/giu,
  /(?<!\b(?:incl|approx|min|max|e\.g|i\.e|inkl|ca|mind|mín|máx|std|kat|cat|ggf|evtl|bzw|env|aprox|bijv|evt|o\.a))\.(?=\s|$)/giu,
  /\s(?:but|aber|mais|pero|maar)\s/giu,
  /\s(?=(?:who|whose|and who) (?:has|have|had|is|are|can|knows?|holds?|will|speaks?|loves?|likes?|enjoys?)\s)/giu,
  /\s(?=(?:qui|quien) \p{L})/giu,
);
/**
 * Joins two things, each of which may be asked for by itself. "En" is "and" in Dutch only; a few keywords of any language are taken
 * for English.
 */
const JOINTS: Readonly<Record<ReadLanguage, RegExp>> = {
  en: /\s(?:and also|and|as well as|along with|together with|plus|und|sowie|et|y|&|\+)\s/giu,
  de: /\s(?:und auch|und|sowie|&|\+)\s/giu,
  fr: /\s(?:et aussi|et|ainsi que|&|\+)\s/giu,
  es: /\s(?:y también|y|e|así como|además de|&|\+)\s/giu,
  nl: /\s(?:en ook|en|alsook|evenals|&|\+)\s/giu,
};

/** Makes a thing of one word: "veneer work". */
const KIND_OF_THING = /\p{L}\s(?:work|skills?|experience|knowledge|training|duties|techniques?|equipment)$/iu;

/** Letters that no ordinary word has. */
const CODE = /\p{Lu}.*\p{Lu}|[\d+#]/u;

/** Of one word, a code or a known thing; of several, whatever they are. */
function standsAlone(text: string): boolean {
  const words = tellingWords(text);
  const [word] = words;
  if (word === undefined || words.length >= 2) return word !== undefined;
  if (KIND_OF_THING.test(text)) return true;
  if (isContainerWord(word.norm)) return false;
  return CODE.test(text.slice(word.start, word.end)) || findTerms(text, tokenize(text)).length > 0;
}

/** "Relativity", "Zinkarbeiten": one word with a capital, which may also be the beginning of "Colorado and federal rules". */
function isCapitalized(text: string): boolean {
  const words = tellingWords(text);
  const [word] = words;
  return word !== undefined && words.length === 1 && /^\p{Lu}/u.test(text.slice(word.start, word.end));
}

function tellingWords(text: string): Token[] {
  return tokenize(text).filter(({ norm }) => !isFillerWord(norm) && !isActivityWord(norm));
}

/** Whether both sides of a conjunction are things by themselves; German nouns are, whatever the other side is. */
function areTwo(left: string, right: string, language: ReadLanguage): boolean {
  const [leftAlone, rightAlone] = [standsAlone(left), standsAlone(right)];
  if (leftAlone && rightAlone) return true;
  const [leftName, rightName] = [isCapitalized(left), isCapitalized(right)];
  if (language === 'de') return (leftAlone || leftName) && (rightAlone || rightName);
  return leftName && rightName;
}

/** One thing with two names. */
const FIXED_PAIR =
  /\b(?:research and development|health and safety|food and (?:beverage|drink)s?|profit and loss|terms and conditions|policies and procedures|mergers and acquisitions|learning and development|training and development|diversity and inclusion|oil and gas|accounts payable and receivable|time and attendance|sales and marketing|forschung und entwicklung|gewinn und verlust|recherche et developpement|investigacion y desarrollo|seguridad y salud|onderzoek en ontwikkeling|veiligheid en gezondheid)\b/g;

/** "Hydraulic and pneumatic components": one noun for both. */
const SHARES_NOUN = /(?:\p{L}{3,20}(?:ic|al|ive|ary|ous)|written|verbal)$/u;
const OWNS_NOUN = /^(?:\p{L}{3,20}(?:ic|al|ive|ary|ous)|written|verbal) \p{L}/u;

/** Cuts a clause where both sides of an "and" stand alone, unless a term spans it. */
function cutAtJoints(clause: string, language: ReadLanguage): string[] {
  const joint = JOINTS[language];
  const pairs = [...foldInPlace(clause).matchAll(FIXED_PAIR)];
  const spans = [
    ...findTerms(clause, tokenize(clause)),
    ...pairs.map((pair) => ({ start: pair.index, end: pair.index + pair[0].length })),
  ];
  const pieces: string[] = [];
  let from = 0;
  for (const match of clause.matchAll(joint)) {
    const at = match.index;
    const end = at + match[0].length;
    const isInTerm = spans.some((span) => span.start < at && span.end > end);
    // "Deutsch- und Englischkenntnisse" share their end.
    if (isInTerm || isInBrackets(clause, at) || /\p{L}-$/u.test(clause.slice(from, at))) continue;
    const [left, right] = [clause.slice(from, at), restUntilJoint(clause, end, joint)];
    if (SHARES_NOUN.test(left) && OWNS_NOUN.test(right)) continue;
    const isAnother = opensAnother(right) && saysSomething(left) && contentWordCount(right) > 0;
    if (!isAnother && !areTwo(left, right, language)) continue;
    pieces.push(left);
    from = end;
  }
  return [...pieces, clause.slice(from)];
}

function restUntilJoint(clause: string, from: number, joint: RegExp): string {
  const rest = clause.slice(from);
  const next = rest.search(joint);
  return next < 0 ? rest : rest.slice(0, next);
}

function isInBrackets(text: string, at: number): boolean {
  return text.lastIndexOf('(', at) > text.lastIndexOf(')', at);
}

/** A clause, and whether it begins anew: what a wish before it said no longer holds. */
interface Clause {
  text: string;
  isNew: boolean;
}

/** "Spanish, Twi or Haitian Creole would be a plus": one of these will do. */
const LISTED_CHOICE =
  /^\s?[\p{L}\p{N}+#'’-]+(?: [\p{L}\p{N}+#'’-]+){0,3}(?:, [\p{L}\p{N}+#'’-]+(?: [\p{L}\p{N}+#'’-]+){0,3}){1,4},? or [\p{L}\p{N}+#'’-]+(?: [\p{L}\p{N}+#'’-]+){0,4} (?:would be|is|are|qualified|certified|registered|accredited|trained|licen[cs]ed)\b/u;

/** "Help our residents with washing, dressing and meals": what one helps with is told as a whole. */
const LIST_OF_HELP =
  /^[^,;]{0,30}\b(?:help|helping|assist|assisting|support|supporting)\s(?:[\p{L}’'-]{1,20}\s){0,4}with\s[\p{L} ’'-]{3,30}(?:, [\p{L} ’'-]{3,30}){0,6},? and [\p{L}’'-]{3,20}/iu;

function clausesOf(sentence: string): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  let isNew = true;
  const push = (end: number): void => {
    const text = sentence.slice(from, end).replace(TRIMMED, '');
    if (text !== '') clauses.push({ text, isNew });
  };
  for (const match of sentence.matchAll(CLAUSE_END)) {
    if (isInBrackets(sentence, match.index)) continue;
    if (match[0] === ',' && specifiesAt(sentence, match.index + 1)) continue;
    if (match[0] === ',') {
      const rest = sentence.slice(from);
      if (LIST_OF_HELP.test(rest) || LISTED_CHOICE.test(rest)) continue;
    }
    push(match.index);
    isNew = match[0] === ';';
    from = match.index + match[0].length;
  }
  push(sentence.length);
  return clauses;
}

function yearsIn(text: string): string {
  return readStatedYears(text)
    .map(({ years }) => years)
    .join();
}

/** Takes off what only says that something is asked for: "You should also have a", "who knows". */
function withoutOpening(clause: string, functionWords: ReadonlySet<string>): string {
  let text = clause;
  for (;;) {
    const rest = text.slice(openingEnd(text) || askingEnd(text, functionWords));
    const years = yearsIn(rest);
    if (rest === text || years !== yearsIn(text)) return text;
    if (contentWordCount(rest) === 0 && years === '') return text;
    text = rest;
  }
}

function askingEnd(text: string, functionWords: ReadonlySet<string>): number {
  const [first, second] = tokenize(text);
  // "Off-camera flash" begins with a word of its own.
  if (first === undefined || second === undefined || text.charAt(first.end) === '-') return 0;
  return isAskingWord(first.norm, second.norm, functionWords) ? second.start : 0;
}

/** The clause without what only tells how much it is asked for ("… are musts", "wäre schön"), and that. */
function partedVerdict(clause: string): { asked: string; verdict: string } {
  const at = verdictStart(clause);
  const asked = at < 0 ? '' : clause.slice(0, at).replace(TRIMMED, '');
  return saysSomething(asked) ? { asked, verdict: clause.slice(at) } : { asked: clause, verdict: '' };
}

const TRIMMED =
  /^[\s,;:.!?–—-]+|(?:[\s,;:.!?=–—-]|\s(?:and|und|et|y|en|mit|at least|or more|or longer|minimum|if you have (?:it|one)))+$/g;

/** Whether a clause asks for something; `null` where it goes on with what the one before it does. */
export type ClauseFilter = (clause: string, index: number) => boolean | null;

const EVERY_CLAUSE: ClauseFilter = () => null;

/**
 * What a sentence asks for, each thing by itself: its clauses and their joined parts, without the words around them. A wish that opens
 * a sentence holds until its end, a semicolon or what is said to be needed, one behind a clause for that clause.
 *
 * @param asks which clauses count; all by default
 */
export function askedIn(
  sentence: string,
  language: ReadLanguage,
  asks: ClauseFilter = EVERY_CLAUSE,
): AskedThing[] {
  const things: AskedThing[] = [];
  let isWishing = false;
  let isAsking = true;
  for (const [index, { text, isNew }] of clausesOf(sentence).entries()) {
    isAsking = asks(text, index) ?? isAsking;
    if (!isAsking) continue;
    isWishing = (isWishing && !isNew && !saysNeeded(text)) || opensWish(text);
    if (isBesideThePoint(text)) continue;
    for (const { asked, verdict } of partsOf(text, language)) {
      isWishing ||= opensWish(asked);
      const said = withoutOpening(asked, FUNCTION_WORDS[language]).replace(TRIMMED, '');
      const bare = withoutTrade(withoutParticle(said, asked));
      if (saysSomething(bare) && !NOT_ONLY.test(asked))
        things.push({ text: bare, isWish: isWishing || isWish(asked + verdict) });
    }
  }
  return things;
}

/** "… how you think, and not only what it looked like": of what stands before it. */
const NOT_ONLY = /^not (?:just|only|merely) (?:what|how|that|where|who|the|a)\s/i;

/** "Du kennst dich mit Dampsoft aus": the end of the verb. */
function withoutParticle(said: string, asked: string): string {
  return /\bkenn(?:e|st|en|t)\b/i.test(asked) ? said.replace(/\saus$/, '') : said;
}

/** The joined parts of a clause, each with what is said of it: "A and B would be nice" says of both what it says of the last. */
function partsOf(clause: string, language: ReadLanguage): { asked: string; verdict: string }[] {
  const parts = cutAtJoints(clause, language).map((part) => partedVerdict(part.replace(TRIMMED, '')));
  return parts.map(({ asked, verdict }, at) =>
    verdict !== '' || isStatement(asked)
      ? { asked, verdict }
      : { asked, verdict: parts.slice(at).find((behind) => behind.verdict !== '')?.verdict ?? '' },
  );
}

function saysSomething(text: string): boolean {
  return contentWordCount(text) > 0 || yearsIn(text) !== '' || findTerms(text, tokenize(text)).length > 0;
}
