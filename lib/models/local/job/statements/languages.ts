import { languageLevelAsked } from '../../papers/language-levels.ts';
import { namesKind } from '../../text/named-kinds.ts';
import { foldText, tokenize } from '../../text/tokens.ts';
import { sidesOf, standsWhole } from './pieces.ts';

const AND_LAST = /\s(?:and|und|sowie|et|y|e|en)\s(?=[^,;:]{4,60}$)/giu;

/** "Manejo de bandeja e inglés conversacional": a language and how well. "Teaching maths and English" is one thing. */
export function cutBeforeLanguage(text: string): string[] {
  for (const joint of text.matchAll(AND_LAST)) {
    const [before, language] = sidesOf(joint);
    if (isGradedLanguage(language) && !namesKind(before, 'language') && standsWhole(before))
      return [before, language];
  }
  return [text];
}

const GRADE_OF_LANGUAGE =
  /\b(?:(?:sehr )?gut\w{0,2}|sicher\w{0,2}|fliessend\w{0,2}|\w*kenntnisse|bonn?e|niveau|courant|buen|nivel|fluido|alto|conversacional|goede?|vlot|vloeiend|kennis|good|fluent)\b/;
const MAX_GRADED_LANGUAGE_WORDS = 8;

/** A language, with how well it is known. */
function isGradedLanguage(item: string): boolean {
  if (tokenize(item).length > MAX_GRADED_LANGUAGE_WORDS || !namesKind(item, 'language')) return false;
  const folded = foldText(item);
  return GRADE_OF_LANGUAGE.test(folded) || languageLevelAsked(folded).level > 0;
}

const MAX_LANGUAGE_WORDS = 4;

/** Whether an item is a language, and not much else: "conocimientos de nóminas, catalán". */
export function isLanguage(item: string): boolean {
  return tokenize(item).length <= MAX_LANGUAGE_WORDS && namesKind(item, 'language');
}
