import { isUnprovable } from '../unprovable.ts';
import { cutAtYears } from './amounts-of-years.ts';
import { withoutEmptyLead, withoutWelcome } from './around-what-is-asked.ts';
import { cutBeforeLanguage } from './languages.ts';
import { cutAfterYears } from './lists-with-years.ts';
import { cutAtLostSpaces } from './lost-spaces.ts';
import { cutAtMarks } from './marks.ts';
import { cutBeforeOwnRequirements } from './own-requirements.ts';
import { cutPair } from './pairs.ts';
import { cutPaperAndExperience, cutQualifiedWithYears } from './papers.ts';
import { cutList } from './plain-lists.ts';
import { tidied } from './tidying.ts';
import { cutBeforeContinentalVerbs, cutBeforeEnglishVerbs } from './verbs.ts';
import { cutAtWish, isWished, wishedAmong } from './wishes.ts';

/** One of the separate requirements in a line, and whether it is only wished for. */
export interface Statement {
  text: string;
  isWish: boolean;
}

/**
 * The separate requirements in one line or sentence of a job, in its own words: a list of plain items is cut into
 * them, a sentence with several amounts of years at those, a compound of two stays one. The items of a list are wished for as
 * the list is.
 */
export function statementsIn(line: string): Statement[] {
  const asked = withoutWelcome(line);
  const said = withoutEmptyLead(asked);
  const isWishedAll = asked.length < line.length || isLeadWished(line, said);
  return said
    .split(/;\s+/)
    .flatMap(cutAtLostSpaces)
    .flatMap(cutAtMarks)
    .flatMap(cutAtWish)
    .flatMap(cutBeforeEnglishVerbs)
    .flatMap(cutQualifiedWithYears)
    .flatMap(cutBeforeOwnRequirements)
    .flatMap(cutAtYears)
    .flatMap(cutAfterYears)
    .flatMap(cutBeforeContinentalVerbs)
    .flatMap(cutPaperAndExperience)
    .flatMap(cutBeforeLanguage)
    .flatMap(itemsOf)
    .map(({ text, isWish }) => ({ text: tidied(text), isWish: isWishedAll || isWish }))
    .filter(({ text }) => text !== '');
}

/** The texts of the separate requirements in one line or sentence. */
export function statementsOf(line: string): string[] {
  return statementsIn(line).map(({ text }) => text);
}

/** Whether what was left out before the rest of a line wishes for it ("Nice to have: …"). */
function isLeadWished(line: string, rest: string): boolean {
  return rest.length < line.length && isWished(line.slice(0, -rest.length));
}

/** The items of a pair or of a plain list, else the part itself; each is wished for as the part tells. */
function itemsOf(part: string): Statement[] {
  const items = isUnprovable(part) ? [part] : cutPair(part).flatMap(cutList);
  const isWish = wishedAmong(part, items);
  return items.map((text) => ({ text, isWish: isWish(text) }));
}
