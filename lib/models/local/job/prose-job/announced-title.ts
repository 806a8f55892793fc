import { isFillerWord } from '../../text/filler-words.ts';
import { namesKind } from '../../text/named-kinds.ts';
import { foldInPlace, foldText, tokenize } from '../../text/tokens.ts';
import type { Span, Token } from '../../types.ts';
import { findTerms } from '../../vocabulary/matcher.ts';
import { isFunctionWord } from '../../vocabulary/stop-words.ts';
import { announcementsIn, isNobody, praiseLength, titleEnd } from './title-wording.ts';

/** The title that a sentence names, and where in it: what stands before and behind may ask for something. */
export interface AnnouncedTitle extends Span {
  title: string;
  /** Where what announces it begins ("… and we want a"), at most `start`. */
  announcedFrom: number;
}

const MAX_TITLE_WORDS = 6;

/** A stretch of a sentence as a title, without what only praises; `null` where it can't be one. */
function titleIn(
  sentence: string,
  folded: string,
  from: number,
  announcedFrom: number,
): AnnouncedTitle | null {
  const end = titleEnd(folded, from);
  const start = from + praiseLength(sentence.slice(from, end));
  const title = sentence.slice(start, end).trim();
  const words = title.split(/\s+/).length;
  if (title.length < 3 || words > MAX_TITLE_WORDS || isNobody(title)) return null;
  return { title, start, end, announcedFrom };
}

/** The titles that a sentence announces by its wording, in order. */
function* announcedBy(sentence: string, folded: string): Generator<AnnouncedTitle> {
  for (const { from, end } of announcementsIn(folded)) {
    const found = titleIn(sentence, folded, end, from);
    if (found !== null) yield found;
  }
}

/** Around a title of the vocabulary, the words that belong to it: "the data engineer we want". */
function namedIn(sentence: string, folded: string): AnnouncedTitle | null {
  const tokens = tokenize(sentence);
  const hits = findTerms(sentence, tokens).filter(({ term }) => term.kind === 'title');
  for (const hit of hits) {
    let first = hit.firstToken;
    while (
      first > 0 &&
      hit.firstToken - first < 3 &&
      belongsToTitle(sentence, tokens[first - 1], tokens[first])
    )
      first--;
    // "Fixed-term teacher": half a word is no beginning.
    if (first < hit.firstToken && sentence.charAt((tokens[first]?.start ?? 0) - 1) === '-') first++;
    const start = tokens[first]?.start ?? hit.start;
    const found = titleIn(sentence, folded, start, start);
    if (found !== null && found.end >= hit.end) return found;
  }
  return null;
}

function belongsToTitle(sentence: string, word: Token | undefined, next: Token | undefined): boolean {
  if (word === undefined || next === undefined || sentence.slice(word.end, next.start).trim() !== '')
    return false;
  return !isFunctionWord(word.norm) && !isFillerWord(word.norm);
}

/** What a sentence without a verb begins with: "Harbour pilot, Class 1 licence", "Baker wanted: rye". */
function headOf(sentence: string, folded: string): AnnouncedTitle | null {
  const [first] = tokenize(sentence);
  if (first === undefined) return null;
  // "IT technician" begins with a name.
  const isName = /^\p{Lu}{2}/u.test(sentence.slice(first.start, first.end));
  if (!isName && isFillerWord(first.norm)) return null;
  return titleIn(sentence, folded, first.start, first.start);
}

/** The title that a sentence announces, if the vocabulary knows it. */
export function knownTitleIn(sentence: string): AnnouncedTitle | null {
  for (const found of announcedBy(sentence, foldInPlace(sentence)))
    if (namesKind(found.title, 'title')) return found;
  return null;
}

/**
 * The title that one of some sentences names, with the index of that sentence: announced and in the vocabulary, announced, in the
 * vocabulary, or what the text begins with. `null` where nothing reads like one.
 */
export function titleOfSentences(
  sentences: readonly string[],
): { sentence: number; found: AnnouncedTitle } | null {
  const announced: { sentence: number; found: AnnouncedTitle }[] = [];
  const named: { sentence: number; found: AnnouncedTitle }[] = [];
  for (const [sentence, text] of sentences.entries()) {
    const folded = foldInPlace(text);
    for (const found of announcedBy(text, folded)) announced.push({ sentence, found });
    const found = namedIn(text, folded);
    if (found !== null) named.push({ sentence, found });
  }
  const [first = ''] = sentences;
  const head = headOf(first, foldInPlace(first));
  const isHeadNamed =
    head !== null &&
    ((named[0]?.sentence === 0 && named[0].found.start < head.end) || FOR_ALL.test(first.slice(head.end)));
  const known = announced.find(({ found }) => namesKind(found.title, 'title'));
  const saysMore = isHeadNamed && known !== undefined && known.sentence > 0 && isPartOf(known.found, head);
  if (known !== undefined && !saysMore) return known;
  if (isHeadNamed) return { sentence: 0, found: head };
  const best = announced[0] ?? named[0];
  if (best !== undefined) return best;
  return head === null ? null : { sentence: 0, found: head };
}

/** "Entwickler (m/w/d) Java": whatever stands before it is a title. */
const FOR_ALL = /^\s*\([mwfdhx](?:[/ .*|]+[mwfdhx])+\)/iu;

/** "We are looking for a developer", below "Java Developer". */
function isPartOf(announced: AnnouncedTitle, head: AnnouncedTitle): boolean {
  return foldText(head.title).endsWith(` ${foldText(announced.title)}`);
}
