/** Longer beginnings tell little more. */
const MAX_BEGINNING = 5;
/** Of a character's code the bits that are looked at: what else has the same is only let through. */
const COLUMNS = 32;

/**
 * Tells by the beginnings of its words which of several patterns a text may match, in one walk over the text. Most lines match
 * none, and a walk costs less than one pattern.
 *
 * Each alternative of the patterns has to begin with `\b` and a letter; what they begin with is read from the patterns
 * themselves. A pattern that is not let through does not match.
 */
export class WordGate {
  /** The nodes of a tree of letters, each with a column for every next letter; 0 where no beginning goes on. */
  private readonly next: Uint16Array;
  /** By node: bits of the patterns of which an alternative begins so. */
  private readonly patterns: number[] = [0];

  /** @param patterns at most 31, for folded text: without flags */
  constructor(patterns: readonly RegExp[]) {
    const beginnings = patterns.map(({ source }) => beginningsOf(source));
    this.next = new Uint16Array(COLUMNS * (1 + beginnings.flat().join('').length));
    for (const [pattern, own] of beginnings.entries()) {
      for (const beginning of own) this.add(beginning, 1 << pattern);
    }
  }

  private add(beginning: string, bit: number): void {
    let node = 0;
    for (let at = 0; at < beginning.length; at++) node = this.child(node, beginning.charCodeAt(at));
    this.patterns[node] = (this.patterns[node] ?? 0) | bit;
  }

  private child(node: number, code: number): number {
    const column = node * COLUMNS + (code % COLUMNS);
    const known = this.next[column] ?? 0;
    if (known > 0) return known;
    const made = this.patterns.push(0) - 1;
    this.next[column] = made;
    return made;
  }

  /** Bits of the patterns that a folded text may match: the first bit for the first pattern. */
  open(text: string): number {
    const { next, patterns } = this;
    let found = 0;
    let isInWord = false;
    for (let at = 0; at < text.length; at++) {
      const wasInWord = isInWord;
      isInWord = isWordCode(text.charCodeAt(at));
      if (!isInWord || wasInWord) continue;
      let node = 0;
      for (let letter = at; letter < text.length; letter++) {
        node = next[node * COLUMNS + (text.charCodeAt(letter) % COLUMNS)] ?? 0;
        if (node === 0) break;
        found |= patterns[node] ?? 0;
      }
    }
    return found;
  }
}

/** Whether a pattern is among those let through, by its place. */
export function isOpen(found: number | undefined, pattern: number): boolean {
  return found !== undefined && (found & (1 << pattern)) !== 0;
}

/** As `\w`. */
function isWordCode(code: number): boolean {
  return (
    (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || code === 95
  );
}

/** What the alternatives of a pattern begin with, a few characters of each. */
function beginningsOf(source: string): string[] {
  return alternativesOf(source).flatMap((alternative) => {
    if (!alternative.startsWith('\\b')) throw new Error(`No word begins ${alternative}`);
    return literalsOf(alternative.slice(2));
  });
}

/** The plain characters that a pattern begins with; those of each alternative where a group begins it. */
function literalsOf(source: string): string[] {
  if (source.startsWith('(?:')) {
    const end = groupEnd(source);
    if (/^[?*{]/.test(source.slice(end + 1))) throw new Error(`A group that may be absent begins ${source}`);
    return alternativesOf(source.slice(3, end)).flatMap(literalsOf);
  }
  const plain = /^[a-z0-9 &'-]*/.exec(source)?.[0] ?? '';
  // The last character may be absent, or another.
  const isOptional = /^[?*{]/.test(source.slice(plain.length));
  const literal = (isOptional ? plain.slice(0, -1) : plain).slice(0, MAX_BEGINNING);
  if (!/^[a-z]/.test(literal)) throw new Error(`No letter begins ${source}`);
  return [literal];
}

/** Index of the bracket that closes the group which begins a pattern. */
function groupEnd(source: string): number {
  let depth = 0;
  for (let at = 0; at < source.length; at++) {
    if (source[at] === '\\') at++;
    else if (source[at] === '(') depth++;
    else if (source[at] === ')' && --depth === 0) return at;
  }
  throw new Error(`No end of the group that begins ${source}`);
}

/** A pattern cut at the bars that stand in no group. */
function alternativesOf(source: string): string[] {
  const alternatives: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < source.length; at++) {
    if (source[at] === '\\') at++;
    else if (source[at] === '(') depth++;
    else if (source[at] === ')') depth--;
    else if (source[at] === '|' && depth === 0) {
      alternatives.push(source.slice(from, at));
      from = at + 1;
    }
  }
  return [...alternatives, source.slice(from)];
}
