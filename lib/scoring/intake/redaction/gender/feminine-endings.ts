import { foldPhrase } from '../fold-phrase.ts';

/** How a feminine occupation becomes the form that vocabularies list: so many last letters go, others come. */
export interface NeutralEnding {
  dropped: number;
  ending: string;
}

/** How the occupations of a language lose their gender; folded words are given, `null` stands for what is none. */
export interface FeminineForms {
  /** Wherever the word stands. */
  anywhere(folded: string): NeutralEnding | null;
  /** Adjectives and machines as well: at the beginning of a sentence and behind a word that a noun follows ("comme …"). */
  ofTitle(folded: string): NeutralEnding | null;
  /** Behind the hyphen of another title: "tourneuse-fraiseuse". */
  ofCompound(folded: string): NeutralEnding | null;
  /** Subjects as well: at the beginning of a line and behind "soy" alone. */
  ofOpener(folded: string): NeutralEnding | null;
}

/** An ending of folded words, of two letters or more; `null` where the word stays as it is. */
type Rule = readonly [feminine: string, neutral: string | null];
/** By the last two letters, as every word of a resume is asked about; the first that fits counts. */
type Rules = ReadonlyMap<number, readonly Rule[]>;

export function rules(list: string): Rules {
  const byEnd = new Map<number, Rule[]>();
  for (const entry of list.split(/\s+/)) {
    const [feminine = '', neutral = ''] = entry.split('>');
    const end = lastLettersOf(feminine);
    const sameEnd = byEnd.get(end) ?? [];
    sameEnd.push([feminine, neutral === '-' ? null : neutral]);
    byEnd.set(end, sameEnd);
  }
  return byEnd;
}

/** The last two, as a number. */
function lastLettersOf(word: string): number {
  return (word.charCodeAt(word.length - 2) << 16) | word.charCodeAt(word.length - 1);
}

/** Words with one ending in place of another, which stand before them: "a>o enfermera abogada". */
export function wordList(...lists: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const list of lists) {
    const [change = '', ...words] = list.split(/\s+/);
    const [from = '', to = ''] = change.split('>');
    for (const word of words) found.set(foldPhrase(word), word.slice(0, word.length - from.length) + to);
  }
  return found;
}

export function byRules(folded: string, known: Rules): NeutralEnding | null {
  for (const [feminine, neutral] of known.get(lastLettersOf(folded)) ?? []) {
    if (folded.endsWith(feminine))
      return neutral === null ? null : { dropped: feminine.length, ending: neutral };
  }
  return null;
}

export function byWords(folded: string, words: ReadonlyMap<string, string>): NeutralEnding | null {
  const neutral = words.get(folded);
  return neutral === undefined ? null : { dropped: folded.length, ending: neutral };
}
