import { collapseSpace } from '../../text/spaces.ts';
import { removeInvisible } from '../intake/invisible-characters.ts';
import { basicsOf } from '../intake/json-resume.ts';
import { knownFields } from '../intake/json-resume-fields.ts';
import { type Word, wordsOf } from '../intake/words.ts';

/**
 * The strings that a JSON Resume itself is made of. Models read it as a text with headings, bullets and commas that code
 * put between them; a caller gets quotes without those.
 */
export interface OwnStrings {
  /** The piece of a quote of the text that stands in one of the strings and speaks most of the requirement. */
  quote(evidence: string, requirement: string): string;
}

/** What the format calls the parts that are read; of `basics` only the two fields that are not about the person. */
const PARTS = [
  ...['work', 'volunteer', 'projects', 'education', 'certificates', 'skills', 'languages', 'awards'],
  ...['publications', 'interests'],
] as const;
/** Lists and objects inside of each other: part, entry, field. */
const MAX_DEPTH = 3;
/** Twice what is read of a resume. */
const MAX_CHARACTERS = 400_000;

/** Strings that one quote can't begin in and end in. */
const SEPARATOR = '\n';

/** @param resume in the JSON Resume format; what is not of it does no harm */
export function createOwnStrings(resume: Readonly<Record<string, unknown>>): OwnStrings {
  let joined: string | undefined;
  return {
    quote(evidence, requirement) {
      joined ??= joinStrings(resume);
      return joined.includes(evidence)
        ? evidence
        : bestPiece(piecesOf(evidence, joined), evidence, requirement);
    },
  };
}

function joinStrings(resume: Readonly<Record<string, unknown>>): string {
  const fields = knownFields(resume);
  const { label, summary } = basicsOf(fields);
  const strings: string[] = [];
  let characters = 0;
  for (const text of stringsIn([label, summary, ...PARTS.map((part) => fields[part])], MAX_DEPTH)) {
    if (characters > MAX_CHARACTERS) break;
    const collapsed = collapse(text.slice(0, MAX_CHARACTERS));
    strings.push(collapsed);
    characters += collapsed.length;
  }
  return strings.join(SEPARATOR);
}

function* stringsIn(values: Iterable<unknown>, depth: number): Generator<string> {
  for (const value of values) {
    if (typeof value === 'string') yield value;
    else if (typeof value === 'number') yield String(value);
    else if (depth > 0 && typeof value === 'object' && value !== null) {
      yield* stringsIn(Object.values(value), depth - 1);
    }
  }
}

/** As evidence is: no invisible characters, one space for any whitespace. */
function collapse(text: string): string {
  return collapseSpace(removeInvisible(text));
}

/** The evidence cut into the longest pieces, word by word, that each stand in one of the strings. */
function piecesOf(evidence: string, joined: string): string[] {
  const words = wordsOf(evidence);
  const pieces: string[] = [];
  for (let first = 0; first < words.length; ) {
    let next = first + 1;
    while (next < words.length && joined.includes(sliceOf(evidence, words, first, next))) next += 1;
    const piece = sliceOf(evidence, words, first, next - 1);
    if (joined.includes(piece)) pieces.push(withSigns(piece, evidence, words[next - 1]?.end ?? 0, joined));
    first = next;
  }
  return pieces;
}

function sliceOf(text: string, words: readonly Word[], first: number, last: number): string {
  return text.slice(words[first]?.start ?? 0, words[last]?.end ?? 0);
}

/** With the signs that belong to the last word, as in C++ or C#. */
function withSigns(piece: string, evidence: string, end: number, joined: string): string {
  const signs = /^[+#%]+/.exec(evidence.slice(end, end + 3))?.[0] ?? '';
  return joined.includes(piece + signs) ? piece + signs : piece;
}

/** The piece with most of the requirement's words, and of those the longest; the evidence itself when there is none. */
function bestPiece(pieces: readonly string[], evidence: string, requirement: string): string {
  const wanted = wordsOf(requirement).map(({ folded }) => folded);
  let best = { piece: evidence, shared: -1 };
  for (const piece of pieces) {
    const shared = wordsOf(piece).filter(({ folded }) =>
      wanted.some((word) => areAlike(word, folded)),
    ).length;
    const isLonger = piece.length > best.piece.length || best.shared === -1;
    if (shared > best.shared || (shared === best.shared && isLonger)) best = { piece, shared };
  }
  return best.piece;
}

/** The same word, or one of them with an ending. */
function areAlike(a: string, b: string): boolean {
  return a === b || (Math.min(a.length, b.length) >= 4 && (a.startsWith(b) || b.startsWith(a)));
}
