import type { Token } from '../types.ts';
import { isFillerWord } from './filler-words.ts';
import { wordSet } from './word-set.ts';

/** Praise, or a measure, of what somebody can do, also where a kind of it follows: "brilliant technical skills". */
const GRADES: ReadonlySet<string> = wordSet(
  'absolute abundant adequate amazing ample apt astute awesome brilliant compelling decent demonstratable demonstrative developed distinctive effortless ' +
    'elevated enhanced enviable exemplary fantastic faultless flawless formidable heightened honed immaculate impressive improved inborn incredible ' +
    'inherent innate masterly matured noteworthy phenomenal pronounced rudimentary satisfactory seasoned superlative supreme tremendous unbounded understandable ' +
    'unbroken uncommon uncompromising undeniable undisputed undivided unequaled unequalled unfailing unfaltering unflinching unlimited unmatched ' +
    'unparalleled unquestionable unquestioned unrelenting unrestricted unrivaled unrivalled unshakable unsurpassed unusual unwavering unyielding',
);

/** Grades only where nothing stands between: "marked ability" and "fine attention", but "fine dining skills". */
const GRADES_BESIDE: ReadonlySet<string> = wordSet(
  'certain concrete confirmed crisp distinct elite evident fair fine firm foundational fundamental genuine mature marked moderate noted perfect polished powerful ' +
    'real reasonable refined renowned tested true unique visible vital workable',
);

/** "Master-level", "novice level", "first-rate": how far, not which. */
const RANKED =
  /^(?:(?:master|expert|novice|beginner|senior|entry|top|world) (?:level|class|rate)|first (?:class|rate))$/;

/** "A wealth of", "a considerable amount of". */
const AMOUNT = /^(?:amount|wealth|deal|plenty|abundance|breadth|range|set|array) of$/;

/** "Capacity to", "practised at", "users of": what holds of a thing, before it. */
const HOLDING =
  /^(?:(?:capacity|readiness|eagerness|inclination|knack|flair|talent|aptitude|fondness|eye) (?:to|for|in|of)|(?:appreciation|application|command|sense|awareness) of|excel (?:in|at)|(?:users?|practitioners?|practi[cs]ed|versed|trained) (?:in|of|at|with))$/;

/** "Types of", "various forms of", "enterprise-level". */
const KINDS =
  /^(?:enterprise (?:level|grade|scale|class)|(?:types?|kinds?|sorts?|forms|varieties|variety|ranges?) of)$/;

/** Whether two words only tell that the thing behind them comes in several kinds, or is large. */
export function isOfKinds(norm: string, next: string): boolean {
  return KINDS.test(`${norm} ${next}`);
}

/** What is graded. */
const GRADED: ReadonlySet<string> = wordSet(
  'ability abilities acumen aptitude attention capability capabilities capacity command competence competences competencies competency experience ' +
    'experiences expertise focus grasp instinct instincts knowledge mastery proficiencies proficiency skill skills talent talents understanding',
);

/**
 * How many words at the beginning of a statement only grade what it asks for: "Adequate technical skills", "A wealth of knowledge
 * in …".
 *
 * @param isTaken whether the vocabulary knows the word at a place as part of a term of several
 */
export function gradingWords(tokens: readonly Token[], isTaken: (at: number) => boolean): number {
  let graded = 0;
  let held = 0;
  let at = 0;
  while (at < tokens.length && !isTaken(at)) {
    const norm = tokens[at]?.norm ?? '';
    const pair = `${norm} ${tokens[at + 1]?.norm ?? ''}`;
    const isHolding = HOLDING.test(pair);
    const isOfTwo = isHolding || RANKED.test(pair) || AMOUNT.test(pair);
    if (isHolding) held = at + 2;
    if (isOfTwo || GRADES.has(norm)) graded = at + (isOfTwo ? 2 : 1);
    else if (
      KIND_BESIDE.test(norm) &&
      GRADED.has(tokens[at + 1]?.norm ?? '') &&
      PREPOSITION.test(tokens[at + 2]?.norm ?? '')
    )
      graded = at + 1;
    else if (GRADES_BESIDE.has(norm) && reachesGraded(tokens, at + 1)) graded = at + 1;
    else if (!isFillerWord(norm)) break;
    at += isOfTwo ? 2 : 1;
  }
  return tokens.slice(graded).some(({ norm }) => GRADED.has(norm)) ? graded : held;
}

const MAX_BESIDE = 4;

/** "Technical expertise in": of what follows. */
const KIND_BESIDE = /^(?:technical|conceptual|theoretical)$/;
const PREPOSITION = /^(?:in|of|with|on)$/;

/** Whether only such words stand before what is graded. */
function reachesGraded(tokens: readonly Token[], from: number): boolean {
  for (const { norm } of tokens.slice(from, from + MAX_BESIDE)) {
    if (GRADED.has(norm)) return true;
    if (!GRADES.has(norm) && !GRADES_BESIDE.has(norm) && !isFillerWord(norm)) return false;
  }
  return false;
}
