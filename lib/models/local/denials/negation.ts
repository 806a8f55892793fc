import { foldInPlace } from '../text/tokens.ts';
import { PhraseGate } from '../text/word-gate.ts';
import type { Span, TermHit, Token } from '../types.ts';
import { NEGATION_CUES, NEGATION_ENDS, NOT_NEGATIONS } from '../vocabulary/wording.ts';
import {
  deniedBefore,
  type NegatableLine,
  NOTHING_IN_NUMBERS,
  WISHES_TO_LEARN,
  wishesOfOthers,
  withoutMarks,
} from './denied-before.ts';
import { deniedListEnd, deniesFault, namesThings, rejectedEnd, turnsAt } from './denied-lists.ts';
import { isTakenUpIn } from './taken-up.ts';

/** Phrases that begin with one word, longest first, each as its words. */
interface Begun {
  cues: string[][];
  /** Phrases that deny nothing, though a cue may stand in them. */
  exceptions: string[][];
}

/** Phrases by their first word. */
function indexed(cues: readonly string[], exceptions: readonly string[]): ReadonlyMap<string, Begun> {
  const found = new Map<string, Begun>();
  const add = (kind: keyof Begun, phrase: string): void => {
    const words = phrase.split(' ');
    const first = words[0] ?? '';
    const known = found.get(first) ?? { cues: [], exceptions: [] };
    known[kind].push(words);
    known[kind].sort((a, b) => b.length - a.length);
    found.set(first, known);
  };
  for (const cue of cues) add('cues', cue);
  for (const exception of exceptions) add('exceptions', exception);
  return found;
}

const ATTENDING = [
  'following',
  'taking',
  'attending',
  'doing',
  'on',
  'enrolled in',
  'enrolled on',
  'signed up for',
  'started',
];
const COURSES = [
  'a course',
  'an online course',
  'an evening course',
  'a first course',
  'courses',
  'online courses',
  'evening classes',
];

/** A course that goes on: "following an online course on …", "enrolled in evening classes". */
const IN_A_COURSE = ATTENDING.flatMap((verb) => COURSES.map((course) => `${verb} ${course}`));

/** Said of what is still to come (a plan or a course that is not finished shows nothing), and bare answers. */
const NOT_YET_OR_NONE = [
  ...IN_A_COURSE,
  ...WISHES_TO_LEARN,
  'i am learning',
  "i'm learning",
  'been learning',
  'am learning',
  'started learning',
  'started to learn',
  'starting to learn',
  'beginning to learn',
  'now learning',
  'just started with',
  'just starting with',
  'teaching myself',
  'reading up on',
  'reading about',
  'first steps in',
  'first steps with',
  'erste schritte in',
  'erste schritte mit',
  'premiers pas en',
  'premiers pas avec',
  'primeros pasos en',
  'primeros pasos con',
  'eerste stappen in',
  'eerste stappen met',
  'with the exception of',
  'with the exceptions of',
  'mit ausnahme von',
  "a l'exception de",
  'con excepcion de',
  'met uitzondering van',
  'currently learning',
  'learning to use',
  'know nothing of',
  'know nothing about',
  'know little about',
  'know little of',
  'heard of',
  'heard about',
  'have read about',
  'only read about',
  'read a book on',
  'read a book about',
  'read books on',
  'read books about',
  'entendu parler de',
  'oido hablar de',
  'gehoord van',
  'willing to learn',
  'ready to learn',
  'happy to learn',
  'still to learn',
  'yet to learn',
  'missing knowledge',
  'missing experience',
  'missing skills',
  'would love to learn',
  'wish to learn',
  'aim to learn',
  'going to learn',
  'like to get into',
  'want to get into',
  'planning to get into',
  'plan to get into',
  'hope to get into',
  'eager to learn',
  'keen to learn',
  'interested in learning',
  'about to start',
  'lerne gerade',
  'lerne derzeit',
  'lerne aktuell',
  'plane zu lernen',
  'en cours d apprentissage',
  "en cours d'apprentissage",
  'aprendiendo actualmente',
  'not yet',
  'none',
  'nil',
  'nein',
  'nee',
  'leer momenteel',
  'nessuna esperienza',
  'senza esperienza',
  'mai usato',
  'mai lavorato',
  'nenhuma experiencia',
  'sem experiencia',
  'nunca usei',
];

/** Deny no skill, whatever the vocabulary of jobs says: names, idioms, and results without a fault. */
const HARMLESS = [
  'no code',
  'no problem',
  'no problems',
  'no doubt',
  'no matter',
  'no 1',
  'no one',
  'non profit',
  'non for profit',
  'not for profit',
  'no nonsense',
  'no sql',
  'no show',
  'no shows',
  'no win no fee',
  'without being asked',
  'without exception',
  'without close supervision',
  'without complaints',
  'without injury',
  'without lost time',
  'no incidents',
  'no accidents',
  'no complaints',
  'no errors',
  'no lost time',
  'never late',
  'do not hesitate',
  "don't hesitate",
  ...['do not', "don't", 'does not', "doesn't", 'did not', "didn't"].flatMap((not) => [
    ...['only', 'just', 'simply', 'merely'].map((word) => `${not} ${word}`),
    ...['need', 'require'].flatMap((verb) =>
      ['supervision', 'any supervision', 'hand holding', 'help', 'any help', 'assistance', 'reminding'].map(
        (help) => `${not} ${verb} ${help}`,
      ),
    ),
  ]),
  ...['left', 'let', 'lost', 'waited', 'ran out', 'exceeded', 'below', 'behind', 'more than', 'short'].map(
    (well) => `never ${well}`,
  ),
  'not afraid',
  'no fear of',
  'not merely',
  'not simply',
  'not solely',
  'without help',
  'without any help',
  'without any supervision',
  'not a day without',
  'not a week without',
  'sure that no',
  'never been late',
  'no downtime',
  'no recordable',
  'outside of',
  'kein problem',
  'kein thema',
  'keine probleme',
  'sans faute',
  'sin problemas',
  'geen probleem',
  'noch',
];

/** What was turned down, or given up. */
const TURNING_DOWN = [
  'decided against',
  'opted against',
  'voted against',
  'gave up on',
  'i gave up',
  'i avoided',
  'we avoided',
  'turned down',
  'renonce a',
];
/** What was not taken: of the names behind it, and no more, something else was used. */
const REJECTING = [
  ...TURNING_DOWN,
  'instead of',
  'rather than',
  'in place of',
  'statt',
  'anstatt',
  'anstelle von',
  'au lieu de',
  'au lieu d',
  'plutot que',
  'en lugar de',
  'en vez de',
  'in plaats van',
];

const CUES = [...NEGATION_CUES, ...NOT_YET_OR_NONE];
const PHRASES = indexed(CUES, [...NOT_NEGATIONS, ...HARMLESS, ...REJECTING]);
const AROUND = 'ne';
/** What denies something, or may: most lines have none of it. */
const GATE = new PhraseGate(
  [...CUES, ...REJECTING, AROUND, NOTHING_IN_NUMBERS].map((phrase) => phrase.split(' ')),
);
const NO_SPANS: Span[] = [];
const REJECTED: ReadonlySet<string> = new Set(REJECTING);
const TURNED_DOWN: ReadonlySet<string> = new Set(TURNING_DOWN);
const ENDS: ReadonlySet<string> = new Set([
  ...NEGATION_ENDS,
  'sondern',
  'doch',
  'while',
  'whereas',
  'instead',
  'alongside',
  'so',
  'because',
]);

/** Of a wish or a beginning, not of what is lacking. */
const LEARNING: ReadonlySet<string> = new Set(['learn', 'learning', 'into']);
/** What begins with these is left out of what was said, up to the verb. */
const LEAVING_OUT: ReadonlySet<string> = new Set(['except', 'excluding']);
const GOES_ON_BEHIND_EXCEPTION: ReadonlySet<string> = new Set([
  'is',
  'are',
  'was',
  'were',
  'has',
  'have',
  'with',
  'using',
]);
/** What is done without none of these is done with it: "nothing is deployed without SAP". */
const DENYING: ReadonlySet<string> = new Set(
  "no nothing nobody never hardly scarcely not cannot can't don't won't wouldn't couldn't".split(' '),
);
const MAX_TOKENS_TO_WITHOUT = 6;
const AND_OR: ReadonlySet<string> = new Set(['and', 'or', 'nor']);

/** A negation reaches so many words at most. */
const MAX_REACH_TOKENS = 14;

/**
 * The parts of a line that say what is not there, or not yet, from the cue to the end of its reach: the clause, a word such
 * as "but", or a few words; a list as long as its items go on. "Not only X but also Y" and the like deny nothing. Offsets are those of
 * the text.
 *
 * @param hits the vocabulary terms of the line, which tell the items of lists
 */
export function negatedSpans(line: NegatableLine, hits: readonly TermHit[] = []): Span[] {
  if (!GATE.mayOpen(line)) return NO_SPANS;
  const spans: Span[] = [];
  const { tokens } = line;
  let index = 0;
  while (index < tokens.length) {
    const unmarked = withoutMarks(line, index);
    if (unmarked !== undefined) {
      push(spans, unmarked);
      index++;
      continue;
    }
    const begun = PHRASES.get(tokens[index]?.norm ?? '');
    const exception = begun === undefined ? 0 : phraseLength(begun.exceptions, tokens, index);
    const cue =
      exception > 0 ? 0 : Math.max(phraseLength(begun?.cues ?? [], tokens, index), around(tokens, index));
    const words = exception > 0 ? wordsAt(tokens, index, exception) : '';
    if (REJECTED.has(words)) {
      const rejected = rejectedEnd(line, index + exception, index === 0 && !TURNED_DOWN.has(words));
      const span = spanOf(line, index, index + exception, rejected);
      if (span !== undefined) push(spans, span);
      index = Math.max(rejected, index + exception);
      continue;
    }
    const isLearning = cue > 0 && LEARNING.has(tokens[index + cue - 1]?.norm ?? '');
    if (
      cue === 0 ||
      deniesFault(line, index + cue) ||
      isDoubled(line, index) ||
      isOfCompound(line, index) ||
      (isLearning && isOfOthers(line, index))
    ) {
      index += Math.max(exception, cue, 1);
      continue;
    }
    const end = reachEnd(line, { first: index, end: index + cue }, hits);
    const span = isHeldAfter(line, end, isLearning) ? undefined : spanOf(line, index, index + cue, end);
    if (span !== undefined) push(spans, span);
    index = end;
  }
  return spans;
}

/** "Nothing is deployed without SAP", "cannot work without SAP": two denials in one clause. */
function isDoubled({ text, start, tokens }: NegatableLine, at: number): boolean {
  if (tokens[at]?.norm !== 'without') return false;
  for (let before = at - 1; before >= Math.max(0, at - MAX_TOKENS_TO_WITHOUT); before--) {
    const [token, next] = [tokens[before], tokens[before + 1]];
    if (token === undefined || next === undefined || AND_OR.has(token.norm)) return false;
    if (/[.,;:!?()|•]/.test(text.slice(token.end - start, next.start - start))) return false;
    if (DENYING.has(token.norm)) return true;
  }
  return false;
}

/** "Not-yet-invoiced items" */
function isOfCompound({ text, start, tokens }: NegatableLine, at: number): boolean {
  const end = (tokens[at]?.end ?? start) - start;
  return (
    text.charAt(end) === '-' && text.charAt(end + 1) !== ' ' && tokens[at + 1]?.start === start + end + 1
  );
}

/** "Trained juniors eager to learn SAP": those who wish it are others. */
function isOfOthers({ text, start, tokens }: NegatableLine, at: number): boolean {
  const cue = tokens[at]?.start ?? start;
  return wishesOfOthers(foldInPlace(text.slice(Math.max(0, cue - start - 36), cue - start)));
}

/** "Had never used SAP before I joined", "started to learn SAP in 2016 and have used it since". */
function isHeldAfter(line: NegatableLine, end: number, isLearning: boolean): boolean {
  const { tokens } = line;
  if (isBeforeOneself(tokens, end)) return true;
  const last = tokens[end - 1];
  return isLearning && last !== undefined && isTakenUpIn(line.text, last.end - line.start);
}

/** "Before I joined", not "… before, I …". */
function isBeforeOneself(tokens: readonly Token[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  return (
    token?.norm === 'before' && next !== undefined && ONESELF.has(next.norm) && next.start === token.end + 1
  );
}

const ONESELF: ReadonlySet<string> = new Set(['i', 'we', 'my']);

/** One that denies what stands before it ends no earlier span twice. */
function push(spans: Span[], { start, end }: Span): void {
  spans.push({ start: Math.max(start, spans.at(-1)?.end ?? start), end });
}

function wordsAt(tokens: readonly Token[], from: number, length: number): string {
  return tokens
    .slice(from, from + length)
    .map(({ norm }) => norm)
    .join(' ');
}

const FRENCH_SECOND: ReadonlySet<string> = new Set(['pas', 'jamais', 'plus', 'aucun', 'aucune']);

/** Length of a French negation that stands around its verb, "ne connais pas"; 0 for none. */
function around(tokens: readonly Token[], index: number): number {
  const isNegation =
    tokens[index]?.norm === AROUND &&
    FRENCH_SECOND.has(tokens[index + 2]?.norm ?? '') &&
    tokens[index + 3]?.norm !== 'seulement';
  return isNegation ? 3 : 0;
}

/** What a cue denies: what follows it, and what it is said of from behind. A bare "no" elsewhere denies nothing. */
function spanOf(line: NegatableLine, index: number, afterCue: number, end: number): Span | undefined {
  const [first, last] = [line.tokens[index], line.tokens[end - 1]];
  if (first === undefined || last === undefined) return undefined;
  const before = deniedBefore(line, { first: index, end: afterCue }, end);
  return before ?? (end > afterCue ? { start: first.start, end: last.end } : undefined);
}

/** Length of the longest of some phrases that stands at a token; 0 for none. */
function phraseLength(
  phrases: readonly (readonly string[])[],
  tokens: readonly Token[],
  index: number,
): number {
  const found = phrases.find((words) => words.every((word, at) => tokens[index + at]?.norm === word));
  return found?.length ?? 0;
}

/** Index after the last token that a cue reaches. */
function reachEnd(
  line: NegatableLine,
  cue: { first: number; end: number },
  hits: readonly TermHit[],
): number {
  const { tokens } = line;
  let end = cue.end;
  while (end < tokens.length && end - cue.end < MAX_REACH_TOKENS) {
    const token = tokens[end];
    const previous = tokens[end - 1];
    if (token === undefined) break;
    // "Have not yet used": only what comes later ends a reach; and "so far" is a time.
    const isTime =
      token.norm === 'yet' ? end === cue.end : token.norm === 'so' && tokens[end + 1]?.norm === 'far';
    if (ENDS.has(token.norm) && !isTime) break;
    if (turnsAt(line, end) || goesOnAt(tokens, cue, end)) break;
    if (
      previous !== undefined &&
      (endsClause(line, previous, token, end - cue.end) || isAnswer(line, cue, end))
    )
      return deniedListEnd(line, cue, end, hits);
    end++;
  }
  return end;
}

/** Where something else is said behind a wish, an exception or the first of two denials. */
function goesOnAt(tokens: readonly Token[], cue: { first: number; end: number }, at: number): boolean {
  const norm = tokens[at]?.norm ?? '';
  if (norm === 'without' || isBeforeOneself(tokens, at)) return true;
  const first = tokens[cue.first]?.norm ?? '';
  // "Without a degree I worked my way up"
  if (first === 'without' && at > cue.end && (norm === 'i' || norm === 'we')) return true;
  if (LEAVING_OUT.has(first)) return at > cue.end && GOES_ON_BEHIND_EXCEPTION.has(norm);
  return (
    LEARNING.has(tokens[cue.end - 1]?.norm ?? '') && norm === 'and' && HAVING.has(tokens[at + 1]?.norm ?? '')
  );
}

const HAVING: ReadonlySet<string> = new Set(['have', 'i', 'now']);

/** "Docker: no, Helm: yes": nothing is denied behind the comma. */
function isAnswer(line: NegatableLine, cue: { first: number; end: number }, end: number): boolean {
  const { text, start, tokens } = line;
  const [before, first, last, next] = [
    tokens[cue.first - 1],
    tokens[cue.first],
    tokens[end - 1],
    tokens[end],
  ];
  if (before === undefined || first === undefined || last === undefined || next === undefined) return false;
  return (
    end === cue.end &&
    /^\s*[:–—]/.test(text.slice(before.end - start, first.start - start)) &&
    text.slice(last.end - start, next.start - start).includes(',')
  );
}

/** A full stop, semicolon, bracket or dash; and a comma, unless a list of denied things goes on after it. */
function endsClause(line: NegatableLine, previous: Token, next: Token, reached: number): boolean {
  const gap = line.text.slice(previous.end - line.start, next.start - line.start);
  if (/[.;:!?()|•]|\s[–—-]\s/.test(gap)) return true;
  // "Willing to learn, strong in SAP"
  if (reached === 0 && LEARNING.has(previous.norm)) return gap.includes(',');
  if (!gap.includes(',') || reached === 0) return false;
  return !isListOfDenied(line, next);
}

const LAST_OF_LIST: ReadonlySet<string> = new Set(['or', 'nor', 'oder', 'noch', 'ou', 'ni', 'o', 'of']);

/** "No SAP, Oracle or Navision": the comma parts names that all are denied when "or" comes before the clause ends. */
function isListOfDenied(line: NegatableLine, next: Token): boolean {
  const from = line.tokens.indexOf(next);
  for (let at = from; at < Math.min(line.tokens.length, from + 6); at++) {
    const token = line.tokens[at];
    if (token === undefined || ENDS.has(token.norm)) return false;
    if (LAST_OF_LIST.has(token.norm)) return namesThings(line.tokens, from, at);
    if (/[.;:!?()]/.test(line.text.slice(token.end - line.start, token.end - line.start + 1))) return false;
  }
  return false;
}
