import { namesKind, termsOfKind } from '../../text/named-kinds.ts';
import { isPlainItem, saysSomething } from '../../text/plain-items.ts';
import { readStatedYears, statesYears } from '../../text/stated-years.ts';
import { tokenize } from '../../text/tokens.ts';
import { namesPaper } from '../pairs-of-things.ts';
import { leavesChoice } from './choices.ts';
import { sidesOf, standsWhole } from './pieces.ts';

/** "You are a qualified solicitor with three years' experience of trusts". */
const QUALIFIED_WITH =
  /^((?:you|candidates?|applicants?|the (?:\p{L}+ )?(?:candidate|applicant|person))\b.{0,24}?\b(?:qualified|registered|chartered|licen[cs]ed|certified)\s[^,;]{3,60}?)\swith\s/iu;
const WITH_YEARS_CHARACTERS = 24;

/** Who is qualified, with years of something: the paper proves nothing of the experience. */
export function cutQualifiedWithYears(text: string): string[] {
  const [whole = '', qualified = ''] = QUALIFIED_WITH.exec(text) ?? [];
  if (whole === '') return [text];
  const rest = text.slice(whole.length);
  const [years] = readStatedYears(rest);
  return years !== undefined && years.span.start <= WITH_YEARS_CHARACTERS ? [qualified, rest] : [text];
}

const WITH_EXPERIENCE =
  /\s(?:with|plus|and|mit|und|avec|et|con|y|met|en)\s(?=(?:(?:an?|some|proven|strong|solid|good|previous|prior|relevant|recent|significant|extensive|the|une|una|eine|erste[rn]?|ruime|enige)\s)?[^.;:()]{3,70}$)/iu;
const EXPERIENCE =
  /(?<!\p{L})(?:\p{L}*erfahrung(?:en)?|experienced?|expérience|experiencia|\p{L}*ervaring)(?!\p{L})/iu;
const MAX_WORDS_OF_PAPER = 7;

/** "SWE registered social worker with child protection experience": the paper proves nothing of the experience. */
export function cutPaperAndExperience(text: string): string[] {
  const joint = WITH_EXPERIENCE.exec(text);
  if (joint === null || statesYears(text) || leavesChoice(text)) return [text];
  const [paper, rest] = sidesOf(joint);
  if (!namesKind(paper, 'certificate') || tokenize(paper).length > MAX_WORDS_OF_PAPER) return [text];
  if (!EXPERIENCE.test(rest) || EXPERIENCE.test(paper)) return [text];
  return saysSomething(rest.replace(EXPERIENCE, '')) ? [paper, rest] : [text];
}

const AND = /\s(?:and|und|et|y|en|&|\+)\s/giu;

/** "… fault finding and a driving licence": the last two of a list. */
export function cutBeforePaper(item: string): string[] {
  const joint = [...item.matchAll(AND)].at(-1);
  if (joint === undefined) return [item];
  const [before, paper] = sidesOf(joint);
  return namesPaper(paper) && standsWhole(before) ? [before, paper] : [item];
}

const MAX_WORDS_BESIDE_PAPER = 2;

/** Whether an item is a paper that the vocabulary knows, and hardly another word: "Level 3 food safety", "NMC registered". */
export function isBarePaper(item: string): boolean {
  const named = termsOfKind(item, 'certificate');
  const covered = Math.max(0, ...named.map(({ firstToken, endToken }) => endToken - firstToken));
  return isPlainItem(item) && named.length > 0 && tokenize(item).length - covered <= MAX_WORDS_BESIDE_PAPER;
}
