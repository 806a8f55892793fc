import { isUpper } from '../../../text/characters.ts';
import type { DateRange } from '../text/dates.ts';
import { wordSet } from '../text/word-set.ts';
import type { Line, Span, TermHit, Token } from '../types.ts';
import { isFunctionWord } from '../vocabulary/stop-words.ts';
import { singularOf } from '../vocabulary/word-forms.ts';
import { endBeforeLiking } from './likings-in-titles.ts';
import { isListedTool } from './listed-tools.ts';
import { isNoRoleAt } from './no-roles.ts';
import { afterTakingOn } from './taking-on.ts';
import { TITLE_ABBREVIATIONS } from './title-abbreviations.ts';
import { soundsLikeTitle } from './title-endings.ts';

/** The part of a line that is a title. */
export interface TitlePart extends Span {
  firstToken: number;
  endToken: number;
  /** A title of the vocabulary stands in it. */
  isKnown: boolean;
}

/** A stretch of a line between separators and dates. */
export interface Segment {
  firstToken: number;
  endToken: number;
}

/** The first part of a line that is labelled as a title ("Position: Ward sister, Leeds"). */
export function labelledTitle(line: Line, ranges: readonly DateRange[]): TitlePart | undefined {
  const first = segmentsOf(line, ranges)[0];
  return first === undefined ? undefined : partOf(line, first, false);
}

const MAX_TITLE_TOKENS = 10;
const MAX_MODIFIER_TOKENS = 5;

/** Part a title from what follows it ("Nurse at …", "Analyst with …", "Enfermera en …"). */
export const PARTING_WORDS = wordSet(
  'at with w for bei beim chez bij mit avec con met en a au redacted from between',
);
/** Join the words of a title. */
export const TITLE_PARTICLES = wordSet('of de des del du der la und and et y e da do');
/** Organizations, when they end a part of the line. */
const ORGANIZATION_WORDS = wordSet(
  'ltd limited inc llc plc gmbh ag kg ohg ug bv nv sa sarl sas sl corp corporation company co group gruppe groupe grupo holding ' +
    'hospital clinic klinik klinikum krankenhaus hopital clinique ziekenhuis school schule college university universitat ' +
    'universite universidad universiteit academy institute trust council bank services solutions partners associates agency agentur ' +
    'infirmary surgery restaurant hotel stores supermarket airlines foundation stiftung verein museum center praxis kanzlei',
);

/** Parts of organizations, when they end a part of the line. */
const DEPARTMENT_WORDS = wordSet(
  'department dept unit ward division team section abteilung bereich referat station stationen service servicio departamento seccion ' +
    'unidad departement unite direction afdeling eenheid dienst',
);

/** Function words of one language that stand in titles of another. */
const WORDS_OF_TITLES = wordSet('sous car son chef e');

/** Whether a word stands in no title. */
export function endsTitle(norm: string): boolean {
  return isFunctionWord(norm) && !WORDS_OF_TITLES.has(norm);
}

const MAX_HEAD_TOKENS = 16;

/**
 * Index after the last token that can head a role. Where a description follows the title and its dates in one line
 * ("Archivist (2011 – 2016): kept …"), that is the end of the dates or, when they come first, of the part after them.
 */
export function headEnd(line: Line, ranges: readonly DateRange[]): number {
  const range = ranges.find(({ endToken }) => endToken <= MAX_HEAD_TOKENS);
  if (range === undefined) return line.tokens.length;
  if (range.firstToken > 1) return endOfTitleBehind(line, range.endToken);
  // "Mai-sept 2023 et 2024 : serveuse": dates go on behind the first.
  const next = segmentsOf(line, ranges).find(
    ({ firstToken, endToken }) =>
      firstToken >= range.endToken &&
      !line.tokens.slice(firstToken, endToken).every(({ norm }) => isFunctionWord(norm)),
  );
  return next === undefined || line.tokens.length <= MAX_HEAD_TOKENS ? line.tokens.length : next.endToken;
}

const MAX_TITLE_BEHIND = 6;

/** "Lane Group (2019 - now) Accounts assistant: invoices, …": the end of what stands between dates in brackets and a colon. */
function endOfTitleBehind({ tokens, text, start }: Line, from: number): number {
  const [last, first] = [tokens[from - 1], tokens[from]];
  if (last === undefined || first === undefined) return from;
  if (!/^[^\S\n]?[)\]] $/.test(text.slice(last.end - start, first.start - start))) return from;
  const isEnd = ({ end }: Token) => text.charAt(end - start) === ':';
  const end = tokens.slice(from, from + MAX_TITLE_BEHIND).findIndex(isEnd);
  return end < 0 ? from : from + end + 1;
}

function headSegments(line: Line, ranges: readonly DateRange[]): Segment[] {
  const end = line.tokens.length > MAX_HEAD_TOKENS ? headEnd(line, ranges) : line.tokens.length;
  return segmentsOf(line, ranges).filter(
    (segment) => segment.endToken <= end && !namesSuperior(line, segment),
  );
}

const WITH_WORDS = wordSet('with for under bei beim mit avec chez con met');
const ARTICLES = wordSet('the an our its dem der den le la les el los het de');

/** "Intern with the Head of Marketing": whom somebody works for is named with an article. */
function namesSuperior({ tokens }: Line, { firstToken }: Segment): boolean {
  const [before, first] = [tokens[firstToken - 1], tokens[firstToken]];
  return firstToken > 1 && WITH_WORDS.has(before?.norm ?? '') && ARTICLES.has(first?.norm ?? '');
}

/** The parts of a line between separators, without its dates. */
function segmentsOf(line: Line, ranges: readonly DateRange[]): Segment[] {
  const segments: Segment[] = [];
  let open: Segment | undefined;
  for (const [index, token] of line.tokens.entries()) {
    const isDate = ranges.some((range) => index >= range.firstToken && index < range.endToken);
    const previous = line.tokens[index - 1];
    if (isDate || isParting(line, token) || isInOrganization(line, index)) {
      open = undefined;
      continue;
    }
    if (open === undefined || previous === undefined || isParted(line, previous, token)) {
      open = { firstToken: index, endToken: index + 1 };
      segments.push(open);
    } else open.endToken = index + 1;
  }
  return segments;
}

/** Not the letter of an abbreviation: "A/P Clerk"; nor the beginning of an "au pair". */
function isParting(line: Line, { norm, end }: Token): boolean {
  if (!PARTING_WORDS.has(norm) || line.text.charAt(end - line.start) === '/') return false;
  return norm !== 'au' || !/^[\s-]pair\b/i.test(line.text.slice(end - line.start, end - line.start + 6));
}

/** "Developer in a software company"; "Specialist in Orthopaedics" is all title. */
function isInOrganization(line: Line, index: number): boolean {
  if (line.tokens[index]?.norm !== 'in') return false;
  return line.tokens.slice(index + 1, index + 6).some(({ norm }) => ORGANIZATION_WORDS.has(norm));
}

/** Lead on from the first of two words that share their end. */
const AFTER_HYPHEN = wordSet('und oder bzw en of and or');

/** Whether signs part two neighbouring words of a line. */
export function isParted(line: Line, left: Token, right: Token): boolean {
  if (right.start - left.end === 1 && line.text.charAt(left.end - line.start) === ' ') return false;
  const gap = line.text.slice(left.end - line.start, right.start - line.start);
  // "Gesundheits- und Krankenpfleger"
  if (gap === '- ' && AFTER_HYPHEN.has(right.norm)) return false;
  // "Sr. Accountant"
  if (gap === '. ' && TITLE_ABBREVIATIONS.has(left.norm)) return false;
  return /[,|()[\]–—•·;:@\t\n]|\s[-~]|-\s|\s{2}|\.\s/.test(gap);
}

/** The title in a line that heads a role: the part of it in which a title of the vocabulary stands. */
export function headerTitle(
  line: Line,
  hits: readonly TermHit[],
  ranges: readonly DateRange[],
): TitlePart | undefined {
  const titles = hits.filter((hit) => hit.term.kind === 'title' && !isListedTool(line, hits, hit));
  if (titles.length === 0 && ranges.length === 0) return undefined;
  const segments = headSegments(line, ranges).map((segment) => withoutOrder(line, segment));
  for (const segment of segments.slice(0, line.isBullet ? 2 : 6)) {
    const inside = titles.filter(
      (hit) => hit.firstToken >= segment.firstToken && hit.endToken <= segment.endToken,
    );
    const hit = inside[0];
    if (hit === undefined || !namesOwnRole(line, segment, inside)) continue;
    const isShort = segment.endToken - segment.firstToken <= MAX_TITLE_TOKENS;
    return partOf(line, isShort ? withoutTail(line, segment) : withModifiers(line, hit), true);
  }
  // "Peintre en bâtiment": of a word that parts titles from places.
  const parted = titles.find((hit) => segments.some((segment) => beginsIn(hit, segment)));
  if (parted !== undefined) return partOf(line, parted, true);
  return ranges.length === 0 ? undefined : leadingTitle(line, segments);
}

/** Whether a segment is the beginning of a title that goes on behind it. */
function beginsIn(hit: TermHit, { firstToken, endToken }: Segment): boolean {
  return hit.firstToken === firstToken && hit.endToken > endToken;
}

/** "Before that approved electrician at …", "Promoted to shift leader" */
function withoutOrder(line: Line, { firstToken, endToken }: Segment): Segment {
  const risen = afterTakingOn(line, firstToken);
  if (risen > firstToken && risen < endToken) return { firstToken: risen, endToken };
  let first = firstToken;
  while (first < endToken - 1 && TELLING_ORDER.has(line.tokens[first]?.norm ?? '')) first++;
  if (first > firstToken && /^th(?:at|is)$/.test(line.tokens[first]?.norm ?? '')) first++;
  return { firstToken: first, endToken };
}

/** "Senior buyer in", before a date */
function withoutTail(line: Line, { firstToken, endToken }: Segment): Segment {
  let end = endToken;
  while (end > firstToken + 1 && endsTitle(line.tokens[end - 1]?.norm ?? '')) end--;
  return { firstToken, endToken: end };
}

const LEADING_WORDS = wordSet(
  'head director leader chief manager vp president leiter leiterin leitung bereichsleiter abteilungsleiter direktor direktorin ' +
    'directeur directrice responsable director directora jefe jefa gerente hoofd',
);
const LEADING_PARTICLES = wordSet('of der des die de du del');

/** "Head of Logistics" beside dates: whoever leads a thing says so first, whatever it is. */
function leadingTitle(line: Line, segments: readonly Segment[]): TitlePart | undefined {
  const segment = segments.find(({ firstToken, endToken }) => {
    const norms = line.tokens.slice(firstToken, endToken).map(({ norm }) => norm);
    const at = norms.findIndex((norm) => LEADING_PARTICLES.has(norm));
    return (
      at > 0 &&
      at <= 3 &&
      norms.length <= MAX_TITLE_TOKENS &&
      at < norms.length - 1 &&
      LEADING_WORDS.has(norms[at - 1] ?? '')
    );
  });
  return segment === undefined ? undefined : partOf(line, segment, false);
}

const TELLING_WORDS = wordSet('who which that were was are is');

/** Not people that one works with ("trained 5 nurses", "reporting to the store manager"), and no organization. */
function namesOwnRole(line: Line, segment: Segment, hits: readonly TermHit[]): boolean {
  const first = hits[0];
  const last = hits.at(-1);
  if (first === undefined || last === undefined) return false;
  const before = line.tokens.slice(segment.firstToken, first.firstToken);
  if (before.length > MAX_MODIFIER_TOKENS) return false;
  if (before.some(({ norm }) => (endsTitle(norm) && !TITLE_PARTICLES.has(norm)) || /^\d{2,}$/.test(norm)))
    return false;
  if (isPlural(line, last)) return false;
  // "Trained nurses who were promoted to ward manager"
  if (line.tokens.slice(first.firstToken, last.firstToken).some(({ norm }) => TELLING_WORDS.has(norm)))
    return false;
  const end = line.tokens[segment.endToken - 1];
  return last.endToken === segment.endToken || end === undefined || !ORGANIZATION_WORDS.has(end.norm);
}

function isPlural(line: Line, hit: TermHit): boolean {
  const norm = line.tokens[hit.endToken - 1]?.norm ?? '';
  return norm.endsWith('s') && singularOf(norm) !== norm && !hit.term.name.toLowerCase().endsWith('s');
}

function withModifiers(line: Line, hit: TermHit): Segment {
  let firstToken = hit.firstToken;
  while (firstToken > 0 && hit.firstToken - firstToken < MAX_MODIFIER_TOKENS) {
    const [previous, current] = [line.tokens[firstToken - 1], line.tokens[firstToken]];
    if (previous === undefined || current === undefined || endsTitle(previous.norm)) break;
    if (!isUpper(line.text.charCodeAt(previous.start - line.start)) || isParted(line, previous, current))
      break;
    firstToken--;
  }
  return { firstToken, endToken: hit.endToken };
}

/** The words of a segment as a title. */
export function partOf(line: Line, { firstToken, endToken: last }: Segment, isKnown: boolean): TitlePart {
  const endToken = endBeforeLiking(line.tokens, firstToken, last);
  const start = line.tokens[firstToken]?.start ?? line.start;
  const end = line.tokens[endToken - 1]?.end ?? start;
  return { start, end, firstToken, endToken, isKnown };
}

/**
 * The likeliest title in a heading line in which no title of the vocabulary stands: its first part that is not an
 * organization and is not written as a sentence.
 */
export function unknownTitle(
  line: Line,
  ranges: readonly DateRange[],
): (TitlePart & { soundsLikeTitle: boolean }) | undefined {
  const all = headSegments(line, ranges);
  const segments = all
    .map((segment) => withoutOrganization(line, withoutParticles(line, withoutOrder(line, segment))))
    .filter((segment, at) => mayBeTitle(line, segment, all[at - 1]));
  const named = segments.find((segment) => endsAsTitle(line, segment));
  const chosen = named ?? segments[0];
  if (chosen === undefined) return undefined;
  return { ...partOf(line, chosen, false), soundsLikeTitle: named !== undefined };
}

/** Order what is told: "Then Baker at …". */
const TELLING_ORDER = wordSet(
  'then now later next first before afterwards previously currently danach dann zuvor zuletzt aktuell puis ensuite actuellement luego despues actualmente daarna nu',
);

function withoutParticles(line: Line, segment: Segment): Segment {
  let { firstToken, endToken } = segment;
  const leads = (norm: string) => TITLE_PARTICLES.has(norm) || TELLING_ORDER.has(norm);
  while (firstToken < endToken && leads(line.tokens[firstToken]?.norm ?? '')) firstToken++;
  while (firstToken < endToken && TITLE_PARTICLES.has(line.tokens[endToken - 1]?.norm ?? '')) endToken--;
  return { firstToken, endToken };
}

/** "Project Leader Digital Solutions": the words up to the last one for a person, when an organization's end it. */
function withoutOrganization(line: Line, segment: Segment): Segment {
  const { firstToken, endToken } = segment;
  if (!ORGANIZATION_WORDS.has(line.tokens[endToken - 1]?.norm ?? '')) return segment;
  for (let at = endToken - 2; at > firstToken; at--) {
    if (soundsLikeTitle(line.tokens[at]?.norm ?? '')) return { firstToken, endToken: at + 1 };
  }
  return segment;
}

/** Stand in sentences and in no title. */
const SENTENCE_WORDS = wordSet(
  'to was were is are that which who i we my our their this these by from as during while not on than ich wir war wurde nach nous je ' +
    'qui que mon ik wij mijn mi yo que',
);

function isOfSentence(words: readonly Token[], at: number): boolean {
  const norm = words[at]?.norm ?? '';
  if (!SENTENCE_WORDS.has(norm) || isAssistantTo(words, at)) return false;
  // "Laboratory Technician I"
  return norm !== 'i' || at !== words.length - 1 || !soundsLikeTitle(words[at - 1]?.norm ?? '');
}

/** "Assistant to the Editor" */
function isAssistantTo(words: readonly Token[], at: number): boolean {
  return words[at]?.norm === 'to' && at > 0 && soundsLikeTitle(words[at - 1]?.norm ?? '');
}

/** "Lane University, Student Support Adviser"; "Manchester" ends as titles do. */
function isLongTitle(line: Line, segment: Segment): boolean {
  return segment.endToken - segment.firstToken > 1 && endsAsTitle(line, segment);
}

const NUMBERED = wordSet('band grade level tier year class key stage scale step category cat');

function isNumbered(norm: string): boolean {
  return norm.length === 1 || NUMBERED.has(norm);
}

function mayBeTitle(line: Line, segment: Segment, previous: Segment | undefined): boolean {
  const words = line.tokens.slice(segment.firstToken, segment.endToken);
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined || words.length > MAX_TITLE_TOKENS) return false;
  // "0.6 FTE"
  if (/^\d+\.\d/.test(first.norm)) return false;
  // "EO, HMRC": a grade.
  const isGrade =
    previous === undefined &&
    /^(?:\p{Lu}{2}|\p{Lu}{2,4}\d(?:\/\p{Lu}{2,4}\d)?)$/u.test(
      line.text.slice(first.start - line.start, last.end - line.start),
    );
  if ((!isGrade && !words.some(({ norm }) => /\p{L}{3}/u.test(norm))) || isOrganization(line, segment))
    return false;
  // "S-4 Logistics officer", "Band 6 Scrub practitioner": a number that belongs to the word before it.
  const isNumber = (at: number) =>
    /^\d+$/.test(words[at]?.norm ?? '') && !isNumbered(words[at - 1]?.norm ?? 'no');
  if (words.some((_word, at) => isNoRoleAt(words, at) || (isNumber(at) && at < words.length - 2)))
    return false;
  // "Coordinated a team of nine" tells of a role, it names none.
  if (/(?:ed|ing)$/.test(first.norm) && !endsAsTitle(line, segment)) return false;
  // "Duration: …" is a label, and what follows an organization after a comma is its place.
  const isLabel = /^\s{0,3}:/.test(line.text.slice(last.end - line.start));
  if (isLabel && !endsAsTitle(line, segment)) return false;
  if (words.some((_word, at) => isOfSentence(words, at))) return false;
  const isAfterComma = /,\s*$/.test(line.text.slice(0, first.start - line.start).slice(-4));
  return (
    previous === undefined || !isAfterComma || !isOrganization(line, previous) || isLongTitle(line, segment)
  );
}

/** A word for an organization stands in it, and it does not end in one for a person ("Primary school teacher"). */
function isOrganization(line: Line, { firstToken, endToken }: Segment): boolean {
  const norms = line.tokens.slice(firstToken, endToken).map(({ norm }) => norm);
  const last = norms.at(-1) ?? '';
  // "Emergency Department"
  if (norms.length > 1 && DEPARTMENT_WORDS.has(last)) return true;
  if (!norms.some((norm) => ORGANIZATION_WORDS.has(norm))) return false;
  return ORGANIZATION_WORDS.has(last) || !soundsLikeTitle(last);
}

/** Whether the head of a part, its last word or the one before a particle, is a word for a person at work. */
export function endsAsTitle(line: Line, segment: Segment): boolean {
  const norms = line.tokens.slice(segment.firstToken, segment.endToken).map(({ norm }) => norm);
  const particle = norms.findIndex((norm, at) => at > 0 && TITLE_PARTICLES.has(norm));
  const words = (particle > 0 ? norms.slice(0, particle) : norms).filter(
    (norm) => !/^(?:[ivx]+|\d+)$/.test(norm),
  );
  // "Projectleider bouw", "Enfermera jefe": the head comes first in other languages than English.
  return [words.at(-1), norms.at(-1), words.length <= 3 ? words[0] : undefined].some(
    (norm) => norm !== undefined && soundsLikeTitle(norm),
  );
}
