import { PhraseGate } from '../text/word-gate.ts';
import type { Token } from '../types.ts';
import { NEGATION_CUES, NOT_NEGATIONS } from '../vocabulary/wording.ts';
import { NOTHING_IN_NUMBERS, WISHES_TO_LEARN } from './denied-before.ts';

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
  ...['being asked', 'being told', 'prompting', 'reminders', 'a reminder'].map((word) => `without ${word}`),
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
  ...['give', 'gives', 'gave'].map((verb) => `never ${verb} up`),
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
  'zonder begeleiding',
  'zonder toezicht',
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

/** What denies, and what only seems to, by its first word. */
export const PHRASES = indexed(CUES, [...NOT_NEGATIONS, ...HARMLESS, ...REJECTING]);

/** The first half of a French negation. */
export const AROUND = 'ne';

/** What denies something, or may: most lines have none of it. */
export const GATE = new PhraseGate(
  [...CUES, ...REJECTING, AROUND, NOTHING_IN_NUMBERS].map((phrase) => phrase.split(' ')),
);

/** Cues of what was not taken. */
export const REJECTED: ReadonlySet<string> = new Set(REJECTING);

/** Of these, those that are verbs. */
export const TURNED_DOWN: ReadonlySet<string> = new Set(TURNING_DOWN);

/** Length of the longest of some phrases that stands at a token; 0 for none. */
export function phraseLength(
  phrases: readonly (readonly string[])[],
  tokens: readonly Token[],
  index: number,
): number {
  const found = phrases.find((words) => words.every((word, at) => tokens[index + at]?.norm === word));
  return found?.length ?? 0;
}

/** The words of some tokens, folded. */
export function wordsAt(tokens: readonly Token[], from: number, length: number): string {
  return tokens
    .slice(from, from + length)
    .map(({ norm }) => norm)
    .join(' ');
}
