import { isDigit } from '../../../text/characters.ts';
import { isFillerWord } from '../text/filler-words.ts';
import type { ResumeRead, Token } from '../types.ts';
import { endsDates, isWithin, type LineStanding, negationTest, PRESENT, titleLine } from './resume-index.ts';
import { type SoughtWords, stemLikeness } from './sought-words.ts';

/** How much of a word a line shows: 1 where it says the word itself. */
export interface WordOnLine {
  line: number;
  value: number;
}

/** Said of the candidate they only grade what is asked for, but they tell of work done as well. */
const DEED = /^(?:documented|verified|demonstrated)$/;

/** A word that says nearly the same. */
const KINDRED_VALUE = 0.85;

/** The field that a role's title tells by the word for who works in it. */
const FIELD_OF_TITLE_VALUE = 0.97;

/** Languages that write several words as one. */
const WITH_COMPOUNDS: ReadonlySet<string> = new Set(['de', 'nl']);

/** Headings of theirs: a terse resume has no small words, by which it would be told from a list of English keywords. */
const THEIR_HEADING =
  /^(?:lebenslauf|(?:beruflicher )?werdegang|beruf(?:serfahrung|spraxis)|ausbildung|schul(?:e|bildung)|kenntnisse|weiterbildung\w{0,3}|sprachen|werkervaring|opleiding\w{0,3}|vaardigheden)\b/;

function writesCompounds({ document }: ResumeRead): boolean {
  return (
    WITH_COMPOUNDS.has(document.language) ||
    document.lines.some(({ text, isHeading }) => isHeading && THEIR_HEADING.test(text.toLowerCase()))
  );
}

export function indexWords(
  read: ResumeRead,
  standing: readonly LineStanding[],
  sought: SoughtWords,
): ReadonlyMap<string, readonly WordOnLine[]> {
  const words = new Map<string, WordOnLine[]>();
  const isNegated = negationTest(read);
  const isOfCompounds = writesCompounds(read);
  for (const [index, line] of read.document.lines.entries()) {
    if (standing[index] === 'none') continue;
    const said: string[] = [];
    for (const [at, token] of line.tokens.entries()) {
      const numbered = numberedWord(token, line.tokens[at + 1]);
      if (numbered !== null && sought.alike(numbered)?.includes(numbered) === true && !isNegated(token))
        addWord(words, numbered, index, 1);
      const own = sought.alike(token.stem);
      const standard = own === undefined ? standardIn(token.norm) : undefined;
      const word = standard ?? token.stem;
      const { kind } = token.word;
      const isFiller = isFillerWord(token.norm) && !DEED.test(token.norm);
      if (kind !== null && sought.kinds.has(kind) && !isFiller && !isNegated(token))
        addWord(words, kind, index, KINDRED_VALUE);
      const stems = standard === undefined ? own : sought.alike(standard);
      if ((stems === undefined && !isOfCompounds) || isNegated(token) || isFiller) continue;
      if (token.norm === PRESENT && endsDates(line.tokens[at - 1])) continue;
      for (const stem of stems ?? []) addWord(words, stem, index, stemLikeness(stem, word));
      if (isOfCompounds) said.push(token.norm);
    }
    if (said.length === 0) continue;
    for (const [stem, value] of sought.compounds.shownBy(said)) addWord(words, stem, index, value);
  }
  addFieldsOfTitles(words, read, standing, sought);
  return words;
}

/** A plumber has done plumbing, whatever else is told of the role. */
function addFieldsOfTitles(
  words: Map<string, WordOnLine[]>,
  read: ResumeRead,
  standing: readonly LineStanding[],
  sought: SoughtWords,
): void {
  const { lines } = read.document;
  for (const [role, { titleSpan }] of read.roles.entries()) {
    const at = titleLine({ read }, role);
    if (at < 0 || standing[at] === 'none') continue;
    for (const token of lines[at]?.tokens ?? []) {
      if (!isWithin(token, titleSpan) || isFillerWord(token.norm)) continue;
      for (const stem of sought.fieldsOf(token.word.singular)) {
        const said = words.get(stem)?.find(({ line }) => line === at);
        if (said === undefined)
          words.set(stem, [...(words.get(stem) ?? []), { line: at, value: FIELD_OF_TITLE_VALUE }]);
        else said.value = Math.max(said.value, FIELD_OF_TITLE_VALUE);
      }
    }
  }
}

/** "BS5839" and "5839-1" name the standard "BS 5839". */
const STANDARD = /^(?:[a-z]{2,5})?(\d{3,5})(?:-\d{1,2})?$/;

function standardIn(norm: string): string | undefined {
  return isDigit(norm.charCodeAt(norm.length - 1)) ? STANDARD.exec(norm)?.[1] : undefined;
}

/** "PIP 2" is "PIP2", and the other way round it names the "PIP". */
function numberedWord({ norm, end }: Token, next: Token | undefined): string | null {
  const isNumber =
    next !== undefined && next.norm.length <= 2 && next.start - end === 1 && /^\d{1,2}$/.test(next.norm);
  if (isNumber) return norm.length <= MAX_NUMBERED && /^[a-z]{2,}$/.test(norm) ? norm + next.norm : null;
  return isDigit(norm.charCodeAt(norm.length - 1)) ? (/^([a-z]{2,5})\d{1,2}$/.exec(norm)?.[1] ?? null) : null;
}

const MAX_NUMBERED = 5;

function addWord(words: Map<string, WordOnLine[]>, stem: string, line: number, value: number): void {
  if (value === 0) return;
  const known = words.get(stem);
  const last = known?.at(-1);
  if (known === undefined) words.set(stem, [{ line, value }]);
  else if (last?.line !== line) known.push({ line, value });
  else if (last.value < value) last.value = value;
}
