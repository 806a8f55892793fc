import { isPlainItem, saysSomething } from '../../text/plain-items.ts';
import { areTwoThings } from '../pairs-of-things.ts';
import { withoutConjunction } from './conjunctions.ts';
import { itemsAtCommas } from './items-at-commas.ts';
import { isLanguage } from './languages.ts';

/** "English, experience with SAP": two items that are each asked for. */
export function cutPair(text: string): string[] {
  const [first = '', second = '', ...others] = itemsAtCommas(text);
  const isPair = second !== '' && others.length === 0 && areApart(first, second);
  return isPair ? [first, withoutConjunction(second, text)] : [text];
}

/** Says by itself what it asks for. */
const SECOND_OF_PAIR =
  /^(?:(?:full |clean |valid )*driving licen[cs]e\b|führerschein\b|permis [a-e]\b|rijbewijs\b|carn[eé]t? de conducir\b|(?:well[- ])?(?:trained|versed|skilled|experienced|schooled|practised|practiced|proficient|fluent)\s(?:in|with|at)\s|(?:experience|knowledge|familiarity|experiencia|conocimientos?|expérience|connaissances?|erfahrung|kenntnisse|ervaring|kennis)\s)/i;

function areApart(first: string, second: string): boolean {
  if (isPlainItem(first) && SECOND_OF_PAIR.test(second)) return true;
  return areTwoThings(first, second) || isLanguageBesideAnother(first, second);
}

/** "Conocimientos de nóminas, catalán": a language is asked for apart from what stands beside it. */
function isLanguageBesideAnother(first: string, second: string): boolean {
  if (isLanguage(first) === isLanguage(second)) return false;
  return isLanguage(second) ? saysSomething(first) : isPlainItem(first) && isPlainItem(second);
}
