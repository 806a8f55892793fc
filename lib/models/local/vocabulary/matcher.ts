import { matterOfCompound } from '../text/ends-of-compounds.ts';
import { formsOfNoun } from '../text/forms-of-nouns.ts';
import { firstNorm, tokenize } from '../text/tokens.ts';
import type { Term, TermHit, TermKind, Token, Word } from '../types.ts';
import { AMBIGUOUS_SPELLINGS, type Guard } from './ambiguous.ts';
import { guardHolds, withoutDots } from './guards.ts';
import { vocabularyEntries } from './terms.ts';
import { baseOf, beginningOf, singularOf, stemOf } from './word-forms.ts';

interface Meaning {
  term: Term;
  /** As the vocabulary writes it: what a guard compares with. */
  spelling: string;
  guard: Guard | null;
}

/** A word of a phrase, with the words that go on and what the phrase means when it ends here. */
interface Node {
  next: Map<string, Node> | null;
  /** Bits of the beginnings of the words that go on. */
  beginnings: number;
  titles: Meaning[];
  others: Meaning[];
}

/** All spellings that begin with one word. A text has few of these words, so each is read when it is first met. */
interface Beginning {
  unread: { term: Term; spelling: string }[];
  node: Node | null;
}

type Beginnings = Map<string, Beginning>;

interface Index {
  /** By words without their plural: names of titles, degrees, tools … */
  names: Beginnings;
  /** By words without their inflection: skills of several words, which a text says as things done ("closing deals", "closed deals"). */
  doings: Beginnings;
  /** By stems: soft skills, which a text says in many forms ("managing conflicts", "managed conflict"). */
  phrases: Beginnings;
}

let built: Index | null = null;

function index(): Index {
  built ??= buildIndex();
  return built;
}

function buildIndex(): Index {
  const made: Index = { names: new Map(), doings: new Map(), phrases: new Map() };
  const keyOf = {
    singular: rememberedKeys(singularOf),
    base: rememberedKeys(baseOf),
    stem: rememberedKeys(stemOf),
  };
  for (const { term, spellings } of vocabularyEntries()) {
    for (const spelling of spellings.flatMap(withoutUmlauts).flatMap(withShortLevels)) {
      const form = formOf(term, spelling);
      const beginnings = made[INDEX_OF[form]];
      const key = keyOf[form](spelling);
      const known = beginnings.get(key);
      if (known === undefined) beginnings.set(key, { unread: [{ term, spelling }], node: null });
      else known.unread.push({ term, spelling });
    }
  }
  return made;
}

/** The key that a spelling's first word is found by; many spellings begin with the same word. */
function rememberedKeys(keyOf: (norm: string) => string): (spelling: string) => string {
  const keys = new Map<string, string>();
  return (spelling) => {
    const space = spelling.indexOf(' ');
    const word = space < 0 ? spelling : spelling.slice(0, space);
    const known = keys.get(word);
    if (known !== undefined) return known;
    const key = keyOf(firstNorm(word) ?? firstNorm(spelling) ?? '');
    keys.set(word, key);
    return key;
  };
}

/** What of a word is compared. */
type Form = 'singular' | 'base' | 'stem';

/** As `word[form]`, which is several times as slow: the engine can't tell which of the forms is read. */
function inForm(word: Word, form: Form): string {
  if (form === 'singular') return word.singular;
  return form === 'base' ? word.base : word.stem;
}

const INDEX_OF: Readonly<Record<Form, keyof Index>> = { singular: 'names', base: 'doings', stem: 'phrases' };

/** One word in another form is another thing: "accounts" are no accounting. */
function formOf(term: Term, spelling: string): Form {
  if (term.kind === 'soft_skill') return 'stem';
  return term.kind === 'skill' && spelling.includes(' ') ? 'base' : 'singular';
}

function readBeginning({ unread }: Beginning): Node {
  const first = newNode();
  for (const { term, spelling } of unread.splice(0)) {
    const tokens = tokenize(spelling);
    const form = formOf(term, spelling);
    const keys = tokens.map(({ word }) => inForm(word, form));
    const node = keys.slice(1).reduce(childOf, first);
    const meanings = term.kind === 'title' ? node.titles : node.others;
    if (meanings.some((meaning) => meaning.term === term)) continue;
    meanings.push({ term, spelling, guard: AMBIGUOUS_SPELLINGS[withoutDots(spelling)] ?? null });
  }
  return first;
}

function newNode(): Node {
  return { next: null, beginnings: 0, titles: [], others: [] };
}

/** German texts without umlauts write "Buero" for "Büro"; folding makes it "buro". */
function withoutUmlauts(spelling: string): string[] {
  if (!/[äöü]/i.test(spelling)) return [spelling];
  const digraphs: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue' };
  return [spelling, spelling.replace(/[äöü]/gi, (char) => digraphs[char] ?? char)];
}

const LEVEL_OF_NVQ = /^([NS]VQ) level (\d)(?= \p{L})/iu;

/** "NVQ3 plumbing", "NVQ L3 plumbing" and "NVQ 3 plumbing" for "NVQ Level 3 plumbing". */
function withShortLevels(spelling: string): string[] {
  if (!LEVEL_OF_NVQ.test(spelling)) return [spelling];
  return [spelling, ...['$1$2', '$1 L$2', '$1 $2'].map((short) => spelling.replace(LEVEL_OF_NVQ, short))];
}

function childOf(node: Node, key: string): Node {
  node.next ??= new Map();
  const known = node.next.get(key);
  if (known !== undefined) return known;
  const child = newNode();
  node.next.set(key, child);
  node.beginnings |= beginningOf(key);
  return child;
}

/** What of the vocabulary begins with a word. */
export interface WordTerms {
  names: Node | null;
  doings: Node | null;
  phrases: Node | null;
}

function termsOf(word: Word): WordTerms | null {
  if (word.terms === undefined) word.terms = readTerms(word);
  return word.terms;
}

function readTerms({ norm, singular, base, stem }: Word): WordTerms | null {
  const known = index();
  const own = beginningAt(known.names, singular);
  const doings = beginningAt(known.doings, base);
  const phrases = beginningAt(known.phrases, stem);
  const isKnown = [own, phrases].some((node) => node !== null && node.titles.length + node.others.length > 0);
  const names = isKnown ? own : (skillInOtherForm(known.names, norm) ?? own);
  return names === null && doings === null && phrases === null ? null : { names, doings, phrases };
}

/** The skills that a word is another form of, or a compound a matter of, where it is in no vocabulary itself. */
function skillInOtherForm(names: Beginnings, norm: string): Node | null {
  for (const form of [...formsOfNoun(norm), ...matterOfCompound(norm)]) {
    const others = beginningAt(names, singularOf(form))?.others.filter(({ term }) => term.kind === 'skill');
    if (others !== undefined && others.length > 0) return { ...newNode(), others };
  }
  return null;
}

function beginningAt(beginnings: Beginnings, key: string): Node | null {
  const found = beginnings.get(key);
  if (found === undefined) return null;
  found.node ??= readBeginning(found);
  return found.node;
}

/**
 * The vocabulary terms in a token sequence of `text`, in reading order.
 *
 * The longest match wins among titles, and among everything else. A title is reported beside the skills inside it
 * ("Java developer" is a title and shows Java), but not inside a longer term of another kind, and a degree,
 * certificate or language inside a longer title is not reported ("Scrum master" is no master's degree). One
 * spelling can name terms of several kinds; all of them are reported. A match never crosses a line break or punctuation that separates.
 *
 * Linear in the number of tokens, as spellings are at most a few words long.
 */
export function findTerms(text: string, tokens: readonly Token[]): TermHit[] {
  const titles: TermHit[] = [];
  const others: TermHit[] = [];
  for (let first = 0; first < tokens.length; first++) {
    const begun = tokens[first];
    if (begun === undefined) break;
    const terms = termsOf(begun.word);
    if (terms === null) continue;
    const seeksTitle = first >= endOf(titles);
    const seeksOther = first >= endOf(others);
    const named = spellingsAt(text, tokens, first, terms.names, 'singular');
    if (seeksTitle) append(titles, longest(named, 'titles'));
    if (!seeksOther) continue;
    const name = longest(named, 'others');
    const done = longest(spellingsAt(text, tokens, first, terms.doings, 'base'), 'others');
    const said = longest(spellingsAt(text, tokens, first, terms.phrases, 'stem'), 'others');
    const phrase = isTrait(begun, said) ? said : NO_HITS;
    const end = Math.max(endOf(name), endOf(done), endOf(phrase));
    if (endOf(name) === end) append(others, name);
    if (endOf(done) === end) append(others, done);
    if (endOf(phrase) === end && endOf(name) < end) append(others, phrase);
  }
  return merge(titles, others);
}

const NO_HITS: readonly TermHit[] = [];

/** Mostly there is none, or one. */
function append(hits: TermHit[], more: readonly TermHit[]): void {
  for (const hit of more) hits.push(hit);
}

/** Words that have the stem of a word for what somebody is like, and mean something else. */
const NO_TRAITS: ReadonlySet<string> = new Set(
  (
    'equipment organ organs organic organics organism organisms structure structures structural integration integrations integrate integrated ' +
    'integrates integrating integral engagements resource resources dependent dependents dependant dependants bend bends discrete compass ' +
    'trust trusts mobile mobiles mobil rapports political politically politics politic simultaneous ' +
    'alert alerts alerted alerting'
  ).split(' '),
);

/** A stem alone may be that of another word: "equipment" of "équipe". */
function isTrait({ norm }: Token, hits: readonly TermHit[]): boolean {
  return !(NO_TRAITS.has(norm) && hits.every(({ firstToken, endToken }) => endToken === firstToken + 1));
}

/** Hits do not overlap, so the last one ends where the next may begin. */
function endOf(hits: readonly TermHit[]): number {
  return hits.at(-1)?.endToken ?? 0;
}

/** A spelling of the vocabulary in the text. */
interface Spelling extends Omit<TermHit, 'term'> {
  text: string;
  node: Node;
}

const NO_SPELLINGS: readonly Spelling[] = [];

/** The spellings that begin at a token, the shortest first. */
function spellingsAt(
  text: string,
  tokens: readonly Token[],
  first: number,
  beginning: Node | null,
  form: Form,
): readonly Spelling[] {
  if (beginning === null) return NO_SPELLINGS;
  let found: Spelling[] | undefined;
  let node: Node | undefined = beginning;
  const start = tokens[first]?.start ?? 0;
  for (let last = first; node !== undefined; last++) {
    const end = tokens[last]?.end ?? start;
    if (node.titles.length + node.others.length > 0) {
      found ??= [];
      found.push({ text, node, start, end, firstToken: first, endToken: last + 1 });
    }
    const next = tokens[last + 1];
    if (next === undefined || node.next === null) break;
    // Most words go on with no phrase, and this costs less than to look them up.
    if ((node.beginnings & next.word.beginning) === 0) break;
    node = node.next.get(inForm(next.word, form));
    if (node !== undefined && !isOnePhrase(text, end, next.start)) break;
  }
  return found ?? NO_SPELLINGS;
}

/** What the longest of the spellings means that has a meaning of the wanted sort. */
function longest(spellings: readonly Spelling[], sort: 'titles' | 'others'): readonly TermHit[] {
  for (let at = spellings.length - 1; at >= 0; at--) {
    const hits = hitsOf(spellings[at], sort);
    if (hits.length > 0) return hits;
  }
  return NO_HITS;
}

function hitsOf(found: Spelling | undefined, sort: 'titles' | 'others'): readonly TermHit[] {
  if (found === undefined) return NO_HITS;
  const { text, node, start, end, firstToken, endToken } = found;
  const hits: TermHit[] = [];
  for (const { term, spelling, guard } of node[sort]) {
    if (guardHolds(text, start, end, spelling, guard)) hits.push({ term, start, end, firstToken, endToken });
  }
  return hits;
}

/** Whether what stands between two tokens keeps them together: spaces, or one sign without or between spaces (licence "A" class). */
function isOnePhrase(text: string, end: number, start: number): boolean {
  if (start - end > 4) return false;
  if (start - end === 1 && text.charCodeAt(end) === 32) return true;
  const gap = text.slice(end, start);
  return /^(?:[^\S\n\r]*|[-‐‑–/'’_.+*:]| ?\/ ?|[-‐‑] |['’]s |s['’] |['’] |\. |®? |™ | ?[“”"] ?|\.-| \+| ?\()$/.test(
    gap,
  );
}

/** Both lists in reading order, without what a longer term of the other list makes another thing. */
function merge(titles: readonly TermHit[], others: readonly TermHit[]): TermHit[] {
  if (titles.length === 0 || others.length === 0) return [...titles, ...others];
  const kept = [
    ...titles.filter((title) => !isCovered(title, others)),
    ...others.filter((other) => !LOST_IN_TITLES.has(other.term.kind) || !isCovered(other, titles)),
  ];
  return kept.sort((a, b) => a.start - b.start || b.end - a.end);
}

const LOST_IN_TITLES: ReadonlySet<TermKind> = new Set(['degree', 'certificate', 'soft_skill']);

/** Whether a longer hit of the list, which is in reading order without overlaps, covers this one. */
function isCovered(hit: TermHit, list: readonly TermHit[]): boolean {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const candidate = list[middle];
    if (candidate !== undefined && candidate.endToken <= hit.firstToken) low = middle + 1;
    else high = middle;
  }
  const found = list[low];
  return (
    found !== undefined &&
    found.firstToken <= hit.firstToken &&
    found.endToken >= hit.endToken &&
    found.endToken - found.firstToken > hit.endToken - hit.firstToken
  );
}
