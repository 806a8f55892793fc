import { anyOf } from '../../../text/alternatives.ts';
import type { Passage } from '../passages.ts';
import type { Word } from '../words.ts';
import { EXCUSABLE_PHRASES } from './excusable-tasks.ts';
import { Phrase, PhraseIndex } from './phrase-index.ts';
import { TASK_PHRASES } from './task-phrases.ts';
import type { TaskPhrases } from './task-words.ts';

/** Nothing is looked for behind this many characters of a sentence. */
const MAX_CHARACTERS = 240;
/** "Please write …", "Now translate …". */
const PREFIXES = new Set('please kindly now then first next also finally just'.split(' '));
const MAX_PREFIXES = 2;
const QUESTIONS = new Set('how what which are do did have is does'.split(' '));
const QUOTES = /[“”„«»]/g;

/** Whom work is done for, and how often: then it is a duty. */
const DUTY = anyOf(
  /\b(?:to|for|with|among|by|from|of|on|in|between) (?:[a-z0-9'-]+ ){0,3}?(?:(?:clients|customers|patients|residents|students|pupils|learners|guests|users|visitors|passengers|citizens|viewers|members|subscribers|employees|workers|staff|personnel|colleagues|peers|teams?|management|managers|directors|executives|partners|board|stakeholders|investors|donors|sponsors|suppliers|vendors|trainees|apprentices|interns|volunteers|parents|families|children|seniors|athletes|players|nurses|physicians|doctors|drivers|engineers|developers|analysts|researchers|teachers|recruits|hires|buyers|sellers|tenants|owners|clinics?|hospital|schools|classes|grades?|museum|planetarium|exhibition|newspapers|magazines|clubs|campaigns|projects|products|brands|markets|issues|orders|tickets|invoices|dish)|(?:an?|the) (?:client|customer|patient|guest|supplier|vendor|manager|director|company|department|organi[sz]ation|school|product|market|newspaper|magazine|club|campaign|project|brand))\b/,
  /\b(?:daily|weekly|monthly|quarterly|yearly|annual|annually|nightly|ongoing|per|each|our|we)\b/,
  /\bevery (?:day|week|month|quarter|year|season|monday|tuesday|wednesday|thursday|friday|morning|shift)\b/,
  /\b\d{3,}\b|\bto (?!my|your)(?:[a-z-]+ )?[a-z]{3,}[^s]s\.?$/,
);

class TaskPhrase extends Phrase {
  readonly verbs: ReadonlySet<string>;
  /** Whether the task is a duty when it is done for customers. */
  readonly isExcusable: boolean;

  constructor(source: string, verbs: ReadonlySet<string>, isExcusable: boolean) {
    super(source);
    this.verbs = verbs;
    this.isExcusable = isExcusable;
  }
}

const taskPhrases = (phrases: TaskPhrases, isExcusable: boolean): TaskPhrase[] =>
  phrases.map(([verbs, source]) => new TaskPhrase(source, new Set(verbs.split(' ')), isExcusable));
const PHRASES = [...taskPhrases(TASK_PHRASES, false), ...taskPhrases(EXCUSABLE_PHRASES, true)];
const INDEX = new PhraseIndex(PHRASES);
const BY_VERB = INDEX.setsBy(({ verbs }) => verbs);

/**
 * Whether a sentence gives a task that has nothing to do with work: something done to a quoted text or to its letters, a
 * piece of general knowledge, a poem, an errand, an offer. Duties open with the same verbs; what follows tells them apart.
 */
export function isBareTask(text: string, passage: Passage, words: readonly Word[]): boolean {
  let index = passage.firstWord;
  const last = Math.min(passage.endWord, index + MAX_PREFIXES);
  while (index < last && PREFIXES.has(words[index]?.folded ?? '')) index += 1;
  const verb = words[index];
  if (verb === undefined || index + 1 >= passage.endWord) return false;
  const phrases = BY_VERB.get(verb.folded);
  if (phrases === undefined || passage.isQuoted) return false;
  const rest = text
    .slice(verb.end, Math.min(passage.end, verb.end + MAX_CHARACTERS))
    .toLowerCase()
    .replace(QUOTES, '"')
    .replace(/’/g, "'")
    .trim();
  if (/["'“„«‘]/.test(text.charAt(verb.start - 1))) return false;
  // What the next sentence of its line answers is a figure of speech.
  if (rest.endsWith('?') && !passage.closesLine && QUESTIONS.has(verb.folded)) return false;
  // "Write-ups", "Sort/filter", "Write: reports".
  const gap = text[verb.end];
  if (gap !== ' ' && gap !== ',' && gap !== '!') return false;
  const found = INDEX.find(rest, phrases);
  return found !== undefined && !(found.isExcusable && DUTY.test(rest));
}
