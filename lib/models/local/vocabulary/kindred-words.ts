import { stemOf } from './word-forms.ts';

/**
 * Words that say nearly the same of work, a line for each kind: a requirement and a resume choose freely between them. None stands in
 * two lines, and names of skills stand in the vocabulary.
 */
const KINDRED: readonly string[] = [
  // what is done
  'build create develop design implement construct make produce deploy establish',
  'manage oversee administer handle coordinate direct operate run',
  'perform conduct execute undertake',
  'repair mend fix overhaul',
  'inspect examine check',
  'review evaluate assess appraise',
  'solve resolve',
  'identify detect recognize discover determine pinpoint',
  'improve enhance optimize boost streamline refine tune',
  'teach instruct tutor',
  'explain clarify describe explanation description',
  'follow adhere comply',
  'collect gather compile',
  'arrange organize schedule plan',
  'buy purchase procure',
  'verify validate confirm',
  'reduce decrease lower minimize',
  'answer respond response reply',
  'convert transform',
  'select choose choice',
  'maintain maintenance upkeep',
  'deliver delivery',
  'interact communicate engage liaise',
  'analyze analytical analytics',
  'predict forecast',
  'mentor coach',
  'sanitize disinfect',
  // verbs and nouns of theirs that share too little
  'pay payment',
  'speak speech',
  'grow growth',
  'decide decision',
  'expand expansion',
  'extend extension',
  'retain retention',
  'comprehend comprehension',
  'persuade persuasion',
  'submit submission',
  'transmit transmission',
  'acquire acquisition',
  'weigh weight',
  'safe safety',
  // with what, for whom
  'system platform software application solution tool technology',
  'device equipment machine machinery apparatus instrument appliance',
  'method methodology technique approach practice procedure process principle concept strategy',
  'task activity duty assignment',
  'issue problem fault defect error malfunction failure bug',
  'client customer patron',
  'standard guideline rule policy',
  'student pupil learner',
  'colleague coworker worker employee staff personnel',
  'pattern trend',
  'data information dataset',
  'car vehicle automobile',
  'doctor physician',
  'lawyer attorney',
  'meal dish',
  'disease illness',
  'situation circumstance condition scenario',
  'criticism critique feedback',
  'cost expense',
  'visitor guest',
  'law legislation statute',
  'contract agreement',
  'accident incident',
  'hazard danger',
  'complaint grievance',
  'inventory stock',
  'truck lorry',
  'child children kid',
  'curriculum syllabus',
  'wage salary',
  'photo photograph picture',
  'garment apparel clothing',
  'waste garbage rubbish trash',
  'goal target',
  'tender bid',
];

let kinds: ReadonlyMap<string, string> | null = null;
let listed: ReadonlySet<string> | null = null;

/** Words for whoever does something: a "developer" is no "designer", though what they do may be called by either word. */
const OF_PEOPLE = /(?:er|or)s?$/;

/**
 * What stands for all words of a kind, by a word as tokens carry it and its stem; `null` for a word that has no such.
 */
export function kindOf(norm: string, stem: string): string | null {
  kinds ??= new Map(
    KINDRED.flatMap((words, kind) => words.split(' ').map((word) => [stemOf(word), `~${kind}`] as const)),
  );
  const kind = kinds.get(stem) ?? null;
  return kind !== null && OF_PEOPLE.test(norm) && !isListed(norm) ? null : kind;
}

function isListed(norm: string): boolean {
  listed ??= new Set(KINDRED.flatMap((words) => words.split(' ')));
  return listed.has(norm) || listed.has(norm.replace(/s$/, ''));
}

/** The lines, for a check of them. */
export const KINDRED_WORDS = KINDRED;
