import type { Guard } from './ambiguous.ts';

/** Whether the text at this place shows what an ambiguous spelling needs to count. */
export function guardHolds(
  text: string,
  start: number,
  end: number,
  spelling: string,
  guard: Guard | null,
): boolean {
  if (guard === null) return true;
  const surface = withoutDots(text.slice(start, end));
  const wanted = withoutDots(spelling);
  const isExact = surface === wanted;
  const isListed = () => startsItem(text, start) && endsItem(text, end);
  if (guard === 'list') {
    return (isExact || surface === wanted.toUpperCase()) && isListed() && !isInitial(text, start, end);
  }
  const isSameWord = surface.toLowerCase() === wanted.toLowerCase();
  if (guard === 'plural') return isSameWord;
  if (guard === 'case') return isExact || (surface === wanted.toUpperCase() && isListed());
  const isNoVerb = () => !startsSentence(text, start) || GRADE_AFTER.test(text.slice(end, end + REACH));
  return (isExact && isNoVerb()) || (isSameWord && isListed());
}

/** "A.S." and "AS" are one abbreviation; ".NET" and "Node.js" keep their names' dot. */
export function withoutDots(text: string): string {
  return /^(?:\p{L}{1,2}\.)+\p{L}{0,2}$/u.test(text) ? text.replaceAll('.', '') : text;
}

const SEPARATORS = new Set([...',;|/:()[]•·●▪◦‣*–—-+&\t\n\r']);
const JOINING_WORD_BEFORE =
  /(?:^|[^\p{L}])(?:and|or|und|oder|et|ou|y|o|en|of|e|with|mit|using|in|like|as|language|languages|programming)$/iu;
const JOINING_WORD_AFTER =
  /^(?:and|or|und|oder|et|ou|y|o|en|of|e|programming|developers?|development|programmer|engineers?|languages?|skills|certified|certification|version|scripting|scripts|code|experience)(?![\p{L}])/iu;
/** How well or how often it is used: "Excel daily" begins no sentence with a verb. */
const GRADE_AFTER =
  /^\s(?:daily|advanced|basic|intermediate|expert|proficient|skills|avanzado|avancé|gevorderd|sehr gut|gut|bon niveau|bonne maîtrise|niveau|nivel)(?![\p{L}])/iu;

/** Longest stretch of text that is looked at on either side. */
const REACH = 16;

function startsItem(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - REACH), start).trimEnd();
  if (before === '') return true;
  if (/[\n\r\t]/.test(text.slice(Math.max(0, start - REACH) + before.length, start))) return true;
  return SEPARATORS.has(before.slice(-1)) || JOINING_WORD_BEFORE.test(before);
}

function endsItem(text: string, end: number): boolean {
  const after = text.slice(end, end + REACH);
  if (/^[\n\r\t]/.test(after)) return true;
  const rest = after.trimStart();
  if (rest === '' || SEPARATORS.has(rest.charAt(0))) return true;
  return /^[.!?](?:\s|$)/.test(rest) || JOINING_WORD_AFTER.test(rest);
}

/** "R. Miller", "Miller, R., 2019": a person's, not a language. */
function isInitial(text: string, start: number, end: number): boolean {
  if (end - start > 1 || !/^\.(?:,|[^\S\n]+\S)/.test(text.slice(end, end + 4))) return false;
  return !JOINING_WORD_BEFORE.test(text.slice(Math.max(0, start - REACH), start).trimEnd());
}

function startsSentence(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - REACH), start).trimEnd();
  if (before === '') return true;
  return (
    /[.!?:•·●▪◦‣*–—\-\n\r]$/.test(before) || /[\n\r]/.test(text.slice(Math.max(0, start - REACH), start))
  );
}
