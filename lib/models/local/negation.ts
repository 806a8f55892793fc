import type { Line, Span, Token } from './types.ts';
import { NEGATION_CUES, NEGATION_ENDS, NOT_NEGATIONS } from './vocabulary/wording.ts';

/** What is read of a line. */
export type NegatableLine = Pick<Line, 'text' | 'start' | 'tokens'>;

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
  'planning to learn',
  'plan to learn',
  'currently learning',
  'learning to use',
  'willing to learn',
  'eager to learn',
  'keen to learn',
  'would like to learn',
  'want to learn',
  'hope to learn',
  'hoping to learn',
  'interested in learning',
  'about to start',
  'mochte lernen',
  'lerne gerade',
  'lerne derzeit',
  'lerne aktuell',
  'plane zu lernen',
  'souhaite apprendre',
  'en cours d apprentissage',
  "en cours d'apprentissage",
  'quiero aprender',
  'aprendiendo actualmente',
  'wil leren',
  'not yet',
  'none',
  'nil',
  'nein',
  'nee',
  'leer momenteel',
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
  'no downtime',
  'no recordable',
  'rather than',
  'instead of',
  'outside of',
  'kein problem',
  'kein thema',
  'keine probleme',
  'sans faute',
  'sin problemas',
  'geen probleem',
  'noch',
];

const PHRASES = indexed([...NEGATION_CUES, ...NOT_YET_OR_NONE], [...NOT_NEGATIONS, ...HARMLESS]);
const ENDS: ReadonlySet<string> = new Set([
  ...NEGATION_ENDS,
  'sondern',
  'doch',
  'while',
  'whereas',
  'instead',
  'so',
  'because',
]);

/** A negation reaches so many words at most. */
const MAX_REACH_TOKENS = 14;
/** "Kubernetes: none", "SAP – keine": what a cue at the end answers is so long at most. */
const MAX_ANSWER_LABEL_TOKENS = 5;

/**
 * The parts of a line that say what is not there, or not yet, from the cue to the end of its reach: the clause, a word such
 * as "but", or a few words. "Not only X but also Y" and the like deny nothing. Offsets are those of the text.
 */
export function negatedSpans(line: NegatableLine): Span[] {
  const spans: Span[] = [];
  const { tokens } = line;
  let index = 0;
  while (index < tokens.length) {
    const begun = PHRASES.get(tokens[index]?.norm ?? '');
    const exception = begun === undefined ? 0 : phraseLength(begun.exceptions, tokens, index);
    const cue = begun === undefined || exception > 0 ? 0 : phraseLength(begun.cues, tokens, index);
    if (cue === 0) {
      index += Math.max(exception, 1);
      continue;
    }
    const end = reachEnd(line, index + cue);
    const span = spanOf(line, index, index + cue, end);
    if (span !== undefined) spans.push(span);
    index = end;
  }
  return spans;
}

/** What a cue denies: what follows it or, when nothing does, what it answers. A bare "no" elsewhere denies nothing. */
function spanOf(line: NegatableLine, index: number, afterCue: number, end: number): Span | undefined {
  const [first, last] = [line.tokens[index], line.tokens[end - 1]];
  if (first === undefined || last === undefined) return undefined;
  if (end > afterCue) return { start: first.start, end: last.end };
  const start = answeredStart(line, index);
  return start === undefined ? undefined : { start, end: last.end };
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

/** Index after the last token that a negation beginning before `index` reaches. */
function reachEnd(line: NegatableLine, index: number): number {
  const { tokens } = line;
  let end = index;
  while (end < tokens.length && end - index < MAX_REACH_TOKENS) {
    const token = tokens[end];
    const previous = tokens[end - 1];
    if (token === undefined || ENDS.has(token.norm)) break;
    if (previous !== undefined && endsClause(line, previous, token, end - index)) break;
    end++;
  }
  return end;
}

/** A full stop, semicolon, bracket or dash; and a comma, unless a list of denied things goes on after it. */
function endsClause(line: NegatableLine, previous: Token, next: Token, reached: number): boolean {
  const gap = line.text.slice(previous.end - line.start, next.start - line.start);
  if (/[.;:!?()|•]|\s[–—-]\s/.test(gap)) return true;
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
    if (LAST_OF_LIST.has(token.norm)) return true;
    if (/[.;:!?()]/.test(line.text.slice(token.end - line.start, token.end - line.start + 1))) return false;
  }
  return false;
}

/** Where "Kubernetes: none" begins; `undefined` when the cue is no answer to anything. */
function answeredStart(line: NegatableLine, index: number): number | undefined {
  const [first, before, answer] = [line.tokens[0], line.tokens[index - 1], line.tokens[index]];
  if (first === undefined || before === undefined || answer === undefined) return undefined;
  if (index > MAX_ANSWER_LABEL_TOKENS) return undefined;
  return /[:–—-]/.test(line.text.slice(before.end - line.start, answer.start - line.start))
    ? first.start
    : undefined;
}
