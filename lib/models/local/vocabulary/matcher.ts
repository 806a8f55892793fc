import { normsOf, tokenize } from '../tokens.ts';
import type { Term, TermHit, TermKind, Token } from '../types.ts';
import { AMBIGUOUS_SPELLINGS, type Guard } from './ambiguous.ts';
import { guardHolds, withoutDots } from './guards.ts';
import { vocabularyEntries } from './terms.ts';
import { singularOf } from './word-forms.ts';

interface Meaning {
  term: Term;
  /** As the vocabulary writes it: what a guard compares with. */
  spelling: string;
  guard: Guard | null;
}

/** A word of a phrase. Most are followed by one word or none, so that a map for each would cost more than all else. */
interface Node {
  onlyKey: string;
  onlyChild: Node | null;
  /** Instead of the only child, where there are several. */
  next: Map<string, Node> | null;
  meanings: readonly Meaning[];
}

interface Index {
  /** By words without their plural: names of skills, titles, degrees … */
  names: Node;
  /** By stems: soft skills, which a text says in many forms ("managing conflicts", "managed conflict"). */
  phrases: Node;
  byName: Map<string, Term>;
}

let built: Index | null = null;

function index(): Index {
  built ??= buildIndex();
  return built;
}

function buildIndex(): Index {
  const made: Index = { names: newNode(), phrases: newNode(), byName: new Map() };
  for (const { term, spellings } of vocabularyEntries()) {
    made.byName.set(nameKey(term.kind, term.name), term);
    for (const spelling of spellings) addSpelling(made, term, spelling);
  }
  return made;
}

const NO_MEANINGS: readonly Meaning[] = [];

function newNode(): Node {
  return { onlyKey: '', onlyChild: null, next: null, meanings: NO_MEANINGS };
}

function nameKey(kind: TermKind, name: string): string {
  return `${kind}:${name}`;
}

function addSpelling(made: Index, term: Term, spelling: string): void {
  const guard = AMBIGUOUS_SPELLINGS[withoutDots(spelling)] ?? null;
  const isPhrase = term.kind === 'soft_skill';
  for (const variant of withoutUmlauts(spelling)) {
    const keys = isPhrase ? stemsOf(tokenize(variant)) : normsOf(variant).map(knownSingular);
    const node = keys.reduce(childOf, isPhrase ? made.phrases : made.names);
    if (node.meanings.every((meaning) => meaning.term !== term)) {
      node.meanings = [...node.meanings, { term, spelling: variant, guard }];
    }
  }
}

/** German texts without umlauts write "Buero" for "Büro"; folding makes it "buro". */
function withoutUmlauts(spelling: string): string[] {
  if (!/[äöü]/i.test(spelling)) return [spelling];
  const digraphs: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue' };
  return [spelling, spelling.replace(/[äöü]/gi, (char) => digraphs[char] ?? char)];
}

function childOf(node: Node, key: string): Node {
  const known = childAt(node, key);
  if (known !== undefined) return known;
  const child = newNode();
  if (node.onlyChild === null && node.next === null) {
    node.onlyKey = key;
    node.onlyChild = child;
    return child;
  }
  node.next ??= new Map(node.onlyChild === null ? [] : [[node.onlyKey, node.onlyChild]]);
  node.onlyChild = null;
  node.next.set(key, child);
  return child;
}

function childAt(node: Node, key: string): Node | undefined {
  if (node.next !== null) return node.next.get(key);
  return node.onlyChild !== null && node.onlyKey === key ? node.onlyChild : undefined;
}

const knownSingulars = new Map<string, string>();
const MAX_KNOWN_SINGULARS = 40_000;

function singularsOf(tokens: readonly Token[]): string[] {
  return tokens.map(({ norm }) => knownSingular(norm));
}

function knownSingular(norm: string): string {
  const known = knownSingulars.get(norm);
  if (known !== undefined) return known;
  const singular = singularOf(norm);
  if (norm.length <= 32) {
    if (knownSingulars.size >= MAX_KNOWN_SINGULARS) knownSingulars.clear();
    knownSingulars.set(norm, singular);
  }
  return singular;
}

function stemsOf(tokens: readonly Token[]): string[] {
  return tokens.map(({ stem }) => stem);
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
  const { names, phrases } = index();
  const titles: TermHit[] = [];
  const others: TermHit[] = [];
  const singulars = singularsOf(tokens);
  const stems = stemsOf(tokens);
  let titlesEnd = 0;
  let othersEnd = 0;
  for (let first = 0; first < tokens.length; first++) {
    if (first >= titlesEnd)
      titlesEnd = collect(titles, longest(text, tokens, singulars, names, first, isTitle));
    if (first < othersEnd) continue;
    const name = longest(text, tokens, singulars, names, first, isNoTitle);
    const phrase = longest(text, tokens, stems, phrases, first, isNoTitle);
    othersEnd = collect(others, endOf(phrase) > endOf(name) ? phrase : name);
  }
  return merge(titles, others);
}

function isTitle(meaning: Meaning): boolean {
  return meaning.term.kind === 'title';
}

function isNoTitle(meaning: Meaning): boolean {
  return meaning.term.kind !== 'title';
}

function endOf(hits: readonly TermHit[]): number {
  return hits[0]?.endToken ?? 0;
}

function collect(into: TermHit[], hits: readonly TermHit[]): number {
  into.push(...hits);
  return endOf(hits);
}

const NO_HITS: readonly TermHit[] = [];

function longest(
  text: string,
  tokens: readonly Token[],
  keys: readonly string[],
  root: Node,
  first: number,
  wanted: (meaning: Meaning) => boolean,
): readonly TermHit[] {
  let best = NO_HITS;
  let node = childAt(root, keys[first] ?? '');
  const start = tokens[first]?.start ?? 0;
  for (let last = first; node !== undefined; last++) {
    const end = tokens[last]?.end ?? start;
    if (node.meanings.length > 0) {
      const hits = node.meanings
        .filter((meaning) => wanted(meaning) && guardHolds(text, start, end, meaning.spelling, meaning.guard))
        .map(({ term }) => ({ term, start, end, firstToken: first, endToken: last + 1 }));
      if (hits.length > 0) best = hits;
    }
    const next = tokens[last + 1];
    if (next === undefined) break;
    node = childAt(node, keys[last + 1] ?? '');
    if (node !== undefined && !isOnePhrase(text, end, next.start)) break;
  }
  return best;
}

/** Whether what stands between two tokens keeps them together: spaces, or one sign without or between spaces. */
function isOnePhrase(text: string, end: number, start: number): boolean {
  if (start - end > 4) return false;
  if (start - end === 1 && text.charCodeAt(end) === 32) return true;
  const gap = text.slice(end, start);
  return /^(?:[^\S\n\r]*|[-‐‑–/'’_.+*:]| ?\/ ?|[-‐‑] |['’]s |s['’] |['’] |\. |®? |™ |\.-| \+| ?\()$/.test(
    gap,
  );
}

/** Both lists in reading order, without what a longer term of the other list makes another thing. */
function merge(titles: readonly TermHit[], others: readonly TermHit[]): TermHit[] {
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

/** The entry of that canonical name, or `null`. */
export function termByName(kind: TermKind, name: string): Term | null {
  return index().byName.get(nameKey(kind, name)) ?? null;
}
