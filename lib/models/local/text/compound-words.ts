/**
 * German and Dutch write several words as one: "Wundversorgung" is shown by "Versorgung chronischer Wunden", and "Treppen" by
 * "Wangentreppen". Words are compared by their roots, folded and without the endings of number and case.
 */

/** A compound whose last part is the word itself is a kind of it. */
const KIND_VALUE = 0.9;
/** Both its parts stand in one line. */
const PARTS_VALUE = 0.9;
/** Its first part alone, where that is most of it ("Dachstühle" for "Dachstuhlbau"). */
const FIRST_PART_VALUE = 0.85;
const MIN_FIRST_SHARE = 0.7;

/** What is done with a thing, or who it is done for, behind the word for it ("Baulohnabrechnung" for "Baulohn"). */
const DONE_WITH_VALUE = 0.9;
const DONE_WITH =
  /^(?:s|n|en|es)?(?!(?:abteil|versicher|kleid|zeit|heiz|wohn|siedl|ausbild|leit)ung)(?:\p{L}{3,14}ung|patient|gruppe?|management|system|prozess|pflege?|montage?|reparatur|transport)$/u;
const MIN_DONE = 6;

/** "Beatmeter" Patienten have "Beatmung"; only with an ending it stands before what it is done with. */
const PARTICIPLE = /^(?:ge)?(\p{L}{4,20}?)e?te[nmrs]?$/u;

/** "Gewartet" tells of "Wartung", "gepflegt" of "Pflege". */
const DONE = /^ge(\p{L}{4,20}?)e?t$/u;

/** "Wartungsarbeiten" are "Wartung". */
const WORK = 'arbeit';

/** What is done with data as well, but by these names only with people. */
const OF_PEOPLE = /^(?:pfleg|fuhrung|leitung)$/;

const MIN_KIND_ROOT = 5;
const MIN_PART_ROOT = 4;
const MIN_COMPOUND = 9;
/** Letters that join the parts ("s", "n", "es"), and what folding or endings took. */
const MAX_JOINT = 3;
const KEY_LENGTH = 4;

const ENDING = /(?:nen|ern|en|er|es|e|n|s)$/;

/** A word without the ending of its number or case; itself where little would be left. */
export function rootOf(word: string): string {
  const root = word.replace(ENDING, '');
  return root.length < MIN_PART_ROOT ? word : root;
}

/** The root of what work is about that a word names, the whole root where it names no such. */
function matterOf(root: string): string {
  if (!root.endsWith(WORK)) return root;
  const matter = root.slice(0, -WORK.length).replace(/s$/, '');
  return matter.length < MIN_KIND_ROOT ? root : matter;
}

/** How a said word stands to a sought one. */
interface Relation {
  sought: string;
  /** It is a compound that ends in the sought word. */
  isKind: boolean;
  /** It is a compound of the sought word and what is done with it. */
  isDoneWith: boolean;
  /** Letters of the sought word's root that it covers from the first, and from the last on. */
  first: number;
  last: number;
}

const NO_RELATIONS: readonly Relation[] = [];

/** The words that a rubric seeks, to be found in compounds and as compounds. */
export class SoughtCompounds {
  private readonly byBeginning = new Map<string, string[]>();
  private readonly byEnd = new Map<string, string[]>();

  /** @param stems in lower case, folded */
  constructor(stems: Iterable<string>) {
    for (const stem of stems) {
      const root = rootOf(stem);
      if (root.length < MIN_PART_ROOT) continue;
      add(this.byBeginning, root.slice(0, KEY_LENGTH), stem);
      add(this.byEnd, root.slice(-KEY_LENGTH), stem);
      const matter = matterOf(root);
      if (matter !== root) add(this.byEnd, matter.slice(-KEY_LENGTH), stem);
    }
  }

  private relationsOf(said: string, isDone: boolean): readonly Relation[] {
    const root = rootOf(said);
    if (root.length < MIN_PART_ROOT) return NO_RELATIONS;
    const begun = this.byBeginning.get(root.slice(0, KEY_LENGTH)) ?? [];
    const ended = this.byEnd.get(root.slice(-KEY_LENGTH)) ?? [];
    if (begun.length + ended.length === 0) return NO_RELATIONS;
    return [...new Set([...begun, ...ended])].flatMap((sought) => {
      const whole = rootOf(sought);
      if (whole === root && !isDone) return [];
      const matter = matterOf(whole);
      return {
        sought,
        isKind:
          whole.length >= MIN_KIND_ROOT &&
          (root.length > whole.length || matter !== whole || (isDone && !OF_PEOPLE.test(whole))) &&
          root.endsWith(matter),
        isDoneWith:
          sought.length >= MIN_DONE && root.startsWith(whole) && DONE_WITH.test(root.slice(whole.length)),
        first: whole.startsWith(root) ? root.length : 0,
        last: whole.endsWith(root) ? root.length : 0,
      };
    });
  }

  /**
   * What the words of a line show of the sought ones by their parts, 0 to 1; words that are the same are left out.
   *
   * @param said in lower case, folded
   */
  shownBy(said: Iterable<string>): ReadonlyMap<string, number> {
    const covered = new Map<string, Omit<Relation, 'sought'>>();
    for (const { word, isDone } of [...said].flatMap(withNoun)) {
      for (const { sought, isKind, isDoneWith, first, last } of this.relationsOf(word, isDone)) {
        const known = covered.get(sought);
        covered.set(sought, {
          isKind: isKind || known?.isKind === true,
          isDoneWith: isDoneWith || known?.isDoneWith === true,
          first: Math.max(first, known?.first ?? 0),
          last: Math.max(last, known?.last ?? 0),
        });
      }
    }
    const shown = new Map<string, number>();
    for (const [sought, { isKind, isDoneWith, first, last }] of covered) {
      const parts = valueOfParts(rootOf(sought).length, first, last);
      const value = Math.max(parts, isKind ? KIND_VALUE : 0, isDoneWith ? DONE_WITH_VALUE : 0);
      if (value > 0) shown.set(sought, value);
    }
    return shown;
  }
}

interface SaidWord {
  word: string;
  /** It is the noun of what is said to be done. */
  isDone: boolean;
}

/** A word, and the noun of the verb that it is a participle of. */
function withNoun(word: string): SaidWord[] {
  const said = { word, isDone: false };
  const done = DONE.exec(word)?.[1];
  if (done !== undefined)
    return [said, { word: `${done}ung`, isDone: true }, { word: `${done}e`, isDone: true }];
  const verb = PARTICIPLE.exec(word)?.[1];
  return verb === undefined ? [said] : [said, { word: `${verb}ung`, isDone: false }];
}

function valueOfParts(length: number, first: number, last: number): number {
  if (length < MIN_COMPOUND) return 0;
  if (first > 0 && last > 0 && first + last >= length - MAX_JOINT) return PARTS_VALUE;
  return first >= length * MIN_FIRST_SHARE ? FIRST_PART_VALUE : 0;
}

function add(map: Map<string, string[]>, key: string, stem: string): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [stem]);
  else known.push(stem);
}
