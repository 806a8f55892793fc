/** Of the first word so many characters, where it is not the whole of it that is wanted. */
const MAX_FIRST = 8;
/** Of the second word, with the sign behind it; more tells little more. */
const MAX_SECOND = 6;
/** Stands for whatever may end a word. */
export const WORD_END = '$';
/** With more the beginnings of a pattern are cut shorter. */
const MAX_BEGINNINGS = 2_000;

/**
 * What the texts begin with that a pattern matches: the first characters of the first word, or all of them and the sign behind it, with
 * as much of the second word where that is a space. Any match begins with one of them; what begins with one need not match.
 *
 * @param source of a pattern for folded text; each alternative begins with `\b` and a letter
 */
export function beginningsOf(source: string): string[] {
  const reader = new PatternReader(source);
  const found = new Set<string>();
  for (const sequence of reader.alternatives()) {
    const [first, ...rest] = sequence;
    if (first?.kind !== 'boundary') throw new Error(`No word begins ${source}`);
    for (const text of begunBy(rest).texts) {
      if (!/^[a-z]/.test(text)) throw new Error(`No letter begins ${source}`);
      found.add(cut(text));
    }
  }
  return [...found];
}

/** What texts begin with: those behind which anything may follow, and those that end there so far. */
class Begun {
  readonly open = new Set<string>();
  readonly whole = new Set<string>();

  get texts(): string[] {
    return [...this.open, ...this.whole];
  }
}

function begunBy(sequence: readonly Part[]): Begun {
  let begun = new Begun();
  begun.whole.add('');
  for (const part of sequence) {
    if (begun.whole.size === 0) break;
    const longer = continued(begun, part);
    if (longer.open.size + longer.whole.size > MAX_BEGINNINGS) {
      for (const text of longer.whole) longer.open.add(text);
      longer.whole.clear();
    }
    begun = longer;
  }
  return begun;
}

function begunByAny(alternatives: readonly (readonly Part[])[]): Begun {
  const any = new Begun();
  for (const { open, whole } of alternatives.map(begunBy)) {
    for (const text of open) any.open.add(text);
    for (const text of whole) any.whole.add(text);
  }
  return any;
}

function continued({ open, whole }: Begun, part: Part): Begun {
  const longer = new Begun();
  for (const text of open) longer.open.add(text);
  for (const known of whole) {
    if (part.kind === 'other') longer.open.add(known);
    // What ends there is a whole word.
    else if (part.kind === 'boundary') longer.open.add(known + WORD_END);
    else {
      if (part.isOptional) longer.whole.add(known);
      for (const text of part.next.open) longer.open.add(cut(known + text));
      for (const text of part.next.whole) {
        const all = known + text;
        const kept = cut(all);
        if (part.isRepeated || kept.length < all.length) longer.open.add(kept);
        else longer.whole.add(all);
      }
    }
  }
  return longer;
}

/** No longer than it is looked at. */
function cut(text: string): string {
  const [first = ''] = /^[a-z0-9]*/.exec(text) ?? [];
  if (first.length > MAX_FIRST) return first.slice(0, MAX_FIRST);
  const sign = text.charAt(first.length);
  if (sign !== ' ') return first + sign;
  const [second = ''] = /^[a-z0-9]*[^a-z0-9]?/.exec(text.slice(first.length + 1)) ?? [];
  return `${first} ${second.slice(0, MAX_SECOND)}`;
}

type Part =
  | { kind: 'boundary' }
  /** Something that may begin with anything. */
  | { kind: 'other' }
  /** One of several texts. */
  | ({ kind: 'choice'; next: Begun } & Repetition);

interface Repetition {
  isOptional: boolean;
  isRepeated: boolean;
}

/** Classes of more characters tell nothing. */
const MAX_CLASS = 12;

/** The characters that a sign of a pattern stands for; `null` where they are many, or others than words of folded text have. */
function charactersOf(sign: string): string[] | null {
  if (sign === '\\d') return [...'0123456789'];
  const inside = /^\[([^\\^]*)\]$/.exec(sign)?.[1];
  const listed = (inside ?? sign).replace(/([a-z0-9])-([a-z0-9])/g, (_, first: string, last: string) =>
    Array.from({ length: last.charCodeAt(0) - first.charCodeAt(0) + 1 }, (_one, at) =>
      String.fromCharCode(first.charCodeAt(0) + at),
    ).join(''),
  );
  const isPlain = listed.length <= MAX_CLASS && /^[a-z0-9 &'-]+$/.test(listed);
  return isPlain && (inside !== undefined || sign.length === 1) ? [...listed] : null;
}

/** Reads of a pattern what is needed for what it begins with. */
class PatternReader {
  private at = 0;
  private readonly source: string;

  constructor(source: string) {
    this.source = source;
  }

  /** To the end of the pattern or of the group that is open. */
  alternatives(): Part[][] {
    const alternatives: Part[][] = [[]];
    while (this.at < this.source.length && this.source[this.at] !== ')') {
      if (this.source[this.at] === '|') {
        this.at++;
        alternatives.push([]);
        continue;
      }
      const part = this.part();
      if (part !== null) alternatives.at(-1)?.push(part);
    }
    return alternatives;
  }

  private part(): Part | null {
    const rest = this.source.slice(this.at);
    const around = /^\(\?<?[=!]/.exec(rest)?.[0];
    if (around !== undefined) {
      // What is looked at besides narrows only what matches.
      this.group(around.length);
      return null;
    }
    const opening = /^\((?:\?:|\?<[a-z]+>)?/.exec(rest)?.[0];
    if (opening !== undefined)
      return { kind: 'choice', next: begunByAny(this.group(opening.length)), ...this.repetition() };
    if (rest.startsWith('\\b')) {
      this.at += 2;
      return { kind: 'boundary' };
    }
    const sign = /^(?:\\.|\[(?:\\.|[^\]\\])*\]|.)/.exec(rest)?.[0] ?? ' ';
    this.at += sign.length;
    const repetition = this.repetition();
    const characters = charactersOf(sign);
    if (characters === null) return { kind: 'other' };
    const next = new Begun();
    for (const character of characters) next.whole.add(character);
    return { kind: 'choice', next, ...repetition };
  }

  private group(opening: number): Part[][] {
    this.at += opening;
    const alternatives = this.alternatives();
    this.at++;
    return alternatives;
  }

  private repetition(): Repetition {
    const sign = /^(?:[?*+]|\{\d+(?:,\d*)?\})\??/.exec(this.source.slice(this.at))?.[0] ?? '';
    this.at += sign.length;
    return { isOptional: /^(?:[?*]|\{0)/.test(sign), isRepeated: /^[*+{]/.test(sign) };
  }
}
