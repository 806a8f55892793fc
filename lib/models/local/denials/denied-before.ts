import { wordSet } from '../text/word-set.ts';
import type { Line, Span, Token } from '../types.ts';
import { YEAR_WORDS } from '../vocabulary/wording.ts';
import { isOfKnowing, plainListBefore } from './denied-lists.ts';
import { tellsOfFault } from './faults.ts';

/** What is read of a line. */
export type NegatableLine = Pick<Line, 'text' | 'start' | 'tokens' | 'gates'>;

/** Wishes that may stand behind what they are said of ("Rust is what I want to learn"). */
export const WISHES_TO_LEARN: readonly string[] = [
  'planning to learn',
  'plan to learn',
  'would like to learn',
  'want to learn',
  'hope to learn',
  'hoping to learn',
  'mochte lernen',
  'souhaite apprendre',
  'quiero aprender',
  'wil leren',
];

const ENDS_OF_WISHES: ReadonlySet<string> = new Set(
  WISHES_TO_LEARN.map((wish) => wish.split(' ').at(-1) ?? ''),
);

/** Whom one teaches, helps or sells to. */
const OTHERS_BEFORE =
  /\b(?:[a-z]{2,20}(?:or|er|ist|ian|eer|ant|ent|tect|ney)s|nurses|graduates|apprentices|trainees|employees|pupils|juniors|colleagues|people|staff|those|women|men|children) (?:who |that )?(?:are |were )?$/;

/** Whether a folded text ends with those whose wish follows: "juniors keen to use SQL", "clients who would like to move to Azure". */
export function wishesOfOthers(before: string): boolean {
  return OTHERS_BEFORE.test(before);
}

/** "Kubernetes: none", "SAP – keine": what a cue at the end answers is so long at most. */
const MAX_LABEL_TOKENS = 5;
/** In brackets they say no more than the denial itself: "Kubernetes (no hands-on experience)". */
const WORDS_OF_KNOWING = wordSet(
  'experience knowledge exposure practice hands on used yet erfahrung kenntnisse experiencia ervaring kennis esperienza',
);
const CLAUSE_ENDS = /[,.;:!?()|•]|\s[–—-]\s/;
const ITEM_ENDS = /[,.;|•)]/;
/** Say nothing of what a denial is about: what they stand for was named in the clause before. */
const POINTING = wordSet('i we which that this what but and is something ich das was und je que ik dat en');
const FIRST_PERSON = wordSet('i we');
/** "Kenne ich nicht": what somebody does not know stands before it. */
const KNOWING =
  /(?:(?:kenne|beherrsche|kann) ich|(?:ken|beheers|kan) ik)$|^(?:ich (?:kenne|beherrsche|kann)|ik (?:ken|beheers|kan))\b/;

function gapBefore({ text, start, tokens }: NegatableLine, at: number): string {
  const [before, token] = [tokens[at - 1], tokens[at]];
  return before === undefined || token === undefined
    ? ''
    : text.slice(before.end - start, token.start - start);
}

/** The first token behind a sign that parts, or the first of the line. */
function startAfter(line: NegatableLine, at: number, parting: RegExp): number {
  let from = at;
  while (from > 0 && !parting.test(gapBefore(line, from))) from--;
  return from;
}

/**
 * What a cue denies from behind, the cue included; `undefined` when it denies nothing there.
 *
 * @param cue its tokens
 * @param end index after the last token that it reaches
 */
export function deniedBefore(
  line: NegatableLine,
  cue: { first: number; end: number },
  end: number,
): Span | undefined {
  const answer = answered(line, cue, end);
  const start = line.tokens[answer ?? saidOfOneself(line, cue) ?? -1]?.start;
  const last = line.tokens[(answer === undefined ? cue.end : end) - 1];
  return start === undefined || last === undefined ? undefined : { start, end: last.end };
}

/** The first token of what a cue is the answer to: "Kubernetes: none", "Kubernetes (no experience)". */
function answered(line: NegatableLine, cue: { first: number; end: number }, end: number): number | undefined {
  if (cue.first === 0) return undefined;
  const gap = gapBefore(line, cue.first);
  if (/\($/.test(gap)) {
    const isAll = line.tokens.slice(cue.end, end).every(({ norm }) => WORDS_OF_KNOWING.has(norm));
    return isAll ? itemStart(line, cue.first) : undefined;
  }
  const isBare = end === cue.end && /[:–—-]/.test(gap);
  const isOfKnowing =
    /:|\s[–—-]\s/.test(gap) &&
    line.tokens.slice(cue.end, end).every(({ norm }) => WORDS_OF_KNOWING.has(norm));
  if (!isBare && !isOfKnowing) return undefined;
  const own = startAfter(line, cue.first - 1, ITEM_ENDS);
  if (own > 0 && isTold(line, own)) return own;
  return cue.first <= MAX_LABEL_TOKENS ? 0 : plainListBefore(line, 0, cue.first);
}

const LEVELS = wordSet(
  'native fluent fluently basic good advanced intermediate excellent proficient muttersprache fliessend gut grundkenntnisse courant bilingue natif nativo fluido avanzado vloeiend moedertaal yes ja oui si',
);

/** Whether what a list says before an item has an answer of its own: "English C1, French: none". */
function isTold({ text, tokens }: NegatableLine, before: number): boolean {
  const told = tokens.slice(0, before);
  const end = told.at(-1)?.end ?? 0;
  const start = told[0]?.start ?? 0;
  return (
    /[:(]/.test(text.slice(0, Math.max(0, end - start))) ||
    told.some(({ norm }) => LEVELS.has(norm) || /\d/.test(norm))
  );
}

/** The first token of the item of a list that ends before a token; `undefined` for a long one. */
function itemStart(line: NegatableLine, before: number): number | undefined {
  const from = startAfter(line, before - 1, ITEM_ENDS);
  return before - from <= MAX_LABEL_TOKENS ? from : undefined;
}

/** The first token of the clause that "… I did not", "… is what I want to learn", "… kenne ich nicht" ends or follows. */
function saidOfOneself(line: NegatableLine, cue: { first: number; end: number }): number | undefined {
  const { tokens } = line;
  const listed = listedBefore(line, cue);
  if (listed !== undefined) return listed;
  if (cue.end < tokens.length && !CLAUSE_ENDS.test(gapBefore(line, cue.end))) return undefined;
  const clause = startAfter(line, cue.first, CLAUSE_ENDS);
  const said = tokens.slice(clause, cue.first);
  const isWish = ENDS_OF_WISHES.has(tokens[cue.end - 1]?.norm ?? '');
  const isOwn = isWish || FIRST_PERSON.has(said.at(-1)?.norm ?? '');
  if (!isOwn) return KNOWING.test(said.map(({ norm }) => norm).join(' ')) ? clause : undefined;
  if (!said.every(({ norm }) => POINTING.has(norm))) return isWish ? clause : undefined;
  return clause > 0 ? startAfter(line, clause - 1, CLAUSE_ENDS) : undefined;
}

/** What is done with a thing that one knows; of it the thing may stand first: "Oracle and MySQL I have not used". */
const USED = wordSet(
  'used use know known tried touched learned learnt mastered seen met worked with yet so far',
);
/** "Ich kenne Oracle und MySQL nicht": the verb first, the denial last. */
const VERB_FIRST =
  /^(?:ich (?:kenne|beherrsche|kann|nutze|benutze|verwende)|(?:kenne|beherrsche|kann) ich|ik (?:ken|beheers|kan|gebruik)) $/;

/** "With Oracle and MySQL I have no experience." */
const WITH = wordSet('with of in mit in von zu bei avec en de con met van');
const HAVING = wordSet('i have ich habe hatte fehlt fehlen mir besitze je n ai ne possede yo tengo ik heb');

/** The first token of a list that stands before a denial and is all that the sentence is about. */
function listedBefore(
  line: NegatableLine,
  { first, end }: { first: number; end: number },
): number | undefined {
  const { tokens } = line;
  const behind = tokens.slice(end, end + MAX_LABEL_TOKENS + 1);
  if (FIRST_PERSON.has(tokens[first - 1]?.norm ?? '') && first > 1) {
    const isOfUse = behind.length > 0 && behind.every(({ norm }) => USED.has(norm));
    return isOfUse ? plainListBefore(line, 0, first - 1) : undefined;
  }
  if (behind.length > 0 && !CLAUSE_ENDS.test(gapBefore(line, end))) {
    const isOfKnowing = behind.every(({ norm }) => WORDS_OF_KNOWING.has(norm));
    if (!isOfKnowing) return undefined;
  }
  if (WITH.has(tokens[0]?.norm ?? '')) {
    let to = first;
    while (to > 1 && HAVING.has(tokens[to - 1]?.norm ?? '')) to--;
    return plainListBefore(line, 1, to) === undefined ? undefined : 0;
  }
  const opening = `${tokens[0]?.norm ?? ''} ${tokens[1]?.norm ?? ''} `;
  return VERB_FIRST.test(opening) && plainListBefore(line, 2, first) !== undefined ? 0 : undefined;
}

/** How much there is of the thing behind it: "Years in Terraform: 0". */
const EXTENT = wordSet(
  'years months level skill skills proficiency projects practice jahre monate projekte praxis niveau annees ans projets pratique anos nivel proyectos practica jaren projecten vaardigheid',
);

/** Stand between what there is nothing of and what it belongs to. */
const OF = wordSet('of in with on for during from to von bei mit de en dans con van met');

const YEARS: ReadonlySet<string> = new Set(YEAR_WORDS);

/** Stands for nothing in a list. */
export const NOTHING_IN_NUMBERS = '0';

/** The item of a list that has none of what it could have: "Kubernetes 0/5", "SAP: 0 years", "Oracle 0 %". */
export function withoutMarks(line: NegatableLine, at: number): Span | undefined {
  const [none, most]: (Token | undefined)[] = [line.tokens[at], line.tokens[at + 1]];
  if (none?.norm !== NOTHING_IN_NUMBERS || at === 0) return undefined;
  const share = /^\s?%\s*(?:$|[,;|•).])/.test(
    line.text.slice(none.end - line.start, none.end - line.start + 8),
  );
  if (share) return nothingOf(line, at, none.end);
  if (most === undefined) {
    const isAmount = EXTENT.has(line.tokens[0]?.norm ?? '') && /:\s*$/.test(gapBefore(line, at));
    return isAmount ? nothingOf(line, at, none.end) : undefined;
  }
  if (YEARS.has(most.norm) && (line.tokens.length === at + 2 || ITEM_ENDS.test(gapBefore(line, at + 2))))
    return nothingOf(line, at, most.end);
  const isLast = line.tokens.length === at + 2 || ITEM_ENDS.test(gapBefore(line, at + 2));
  const isMark = isLast && /^(?:5|10)$/.test(most.norm) && /^\s?\/\s?$/.test(gapBefore(line, at + 1));
  const from = isMark && /^[\s:(–—-]+$/.test(gapBefore(line, at)) ? itemStart(line, at) : undefined;
  const first = from === undefined ? undefined : line.tokens[from];
  return first === undefined ? undefined : { start: first.start, end: most.end };
}

/** The item before a token that says there is nothing of it; `undefined` for faults, of which there had better be none. */
function nothingOf(line: NegatableLine, at: number, end: number): Span | undefined {
  const from = /^[\s:(–—-]+$/.test(gapBefore(line, at)) ? itemStart(line, at) : undefined;
  const first = from === undefined ? undefined : line.tokens[from];
  if (first === undefined || from === undefined || tellsOfFault(line.tokens.slice(from, at)))
    return undefined;
  // "Drift in Terraform: 0 %" tells of drift, "experience in Terraform: 0 years" of Terraform.
  const isOfAnother =
    !EXTENT.has(first.norm) &&
    line.tokens.slice(from + 1, at).some(({ norm }) => OF.has(norm)) &&
    !isOfKnowing(line, from, at);
  return isOfAnother ? undefined : { start: first.start, end };
}
