import { namesKind } from '../../text/named-kinds.ts';
import { contentWordCount, saysSomething } from '../../text/plain-items.ts';
import { statesYears } from '../../text/stated-years.ts';
import { foldText, tokenize } from '../../text/tokens.ts';
import { isFunctionWord } from '../../vocabulary/stop-words.ts';
import { asksForAnyExperience } from '../field-of-the-job.ts';
import { isPreferredWording } from '../requirement-wording.ts';
import { namesOwnRequirement } from './own-requirements.ts';
import { sidesOf } from './pieces.ts';

/** Whether the wording of a text only wishes. */
export function isWished(text: string): boolean {
  return isPreferredWording(foldText(text));
}

/**
 * Tells which items of a part are wished for: a wish at its end holds for all of it ("A, B, C preferred"), one between its items for that
 * item alone.
 */
export function wishedAmong(part: string, items: readonly string[]): (item: string) => boolean {
  if (!isWished(part)) return () => false;
  const isOfOne = items.length > 1 && items.some(isWished) && !isWished(items.at(-1) ?? '');
  return isOfOne ? isWished : () => true;
}

/** "You are registered and ideally bring first experience": a wish that goes on with another verb. */
const AND_IDEALLY =
  /\s(?:and|und|et|en|y)\s(?=(?:\p{L}+\s){0,2}(?:ideally|idealerweise|idéalement|idealmente|idealiter)\s)/u;
const MIN_WORDS_BEFORE_WISH = 4;

/** A comma, colon or dash before what may be wished for alone. */
const BEFORE_WISH = /(?:,|:|\s[-–—])\s/g;

/** "Fluent English, German is an advantage" asks for one thing and wishes for another. */
export function cutAtWish(text: string): string[] {
  const ideally = AND_IDEALLY.exec(text);
  if (ideally !== null) {
    const [needed, wished] = sidesOf(ideally);
    if (tokenize(needed).length >= MIN_WORDS_BEFORE_WISH) return [needed, wished];
  }
  // "Four years as a buyer, preferably in retail" is one.
  if (!isWished(text)) return [text];
  for (const sign of [...text.matchAll(BEFORE_WISH)].toReversed()) {
    const [needed, wished] = sidesOf(sign);
    if (!isWished(wished)) return [text];
    if (partsWish(needed, wished, sign[0])) return [...cutAtWish(needed), wished];
  }
  return [text];
}

/** A wish that goes with what stands before it, or with the whole list. */
const GOES_WITH_WHOLE =
  /^(?:or|but|though|although|as|even|preferably|ideally|preferred|desired|a plus|would be|is an?|and|und|et|y|en)\b/i;
/** "Permis B indispensable, BE un atout". */
const LICENCE_CLASS = /^(?:[A-D]1?E?|EC)\s/;
const MIN_WORDS_BEFORE_COLON = 3;
const CHOICE_OR_LIST = /\s(?:and|or|und|oder|et|ou|y|o|en|of)\s/i;
const ASKED_OUTRIGHT = /\b(?:required|must|essential|mandatory|minimum)\b/i;
/** "A degree in economics, …": what follows goes on with it. */
const OPENS_LIST = /\s(?:in|of|with|for|as|to|von|mit|de|en|van|met)\s/i;

/** A paper is held whatever the experience, which is no more of it. */
function namesAnyPaper(text: string): boolean {
  return namesKind(text, 'degree') || namesKind(text, 'certificate');
}

/** Whether a sign parts what is needed from what is wished for, not the items of a list that is wished for as a whole. */
function partsWish(needed: string, wished: string, sign: string): boolean {
  if (isWished(needed) || GOES_WITH_WHOLE.test(wished)) return false;
  const isOfItsOwn = LICENCE_CLASS.test(wished) || (namesAnyPaper(needed) && asksForAnyExperience(wished));
  if (contentWordCount(wished) === 0 && !isOfItsOwn) return false;
  // A comma between brackets parts nothing.
  if (needed.lastIndexOf('(') > needed.lastIndexOf(')')) return false;
  const words = tokenize(needed);
  const last = words.at(-1);
  if (last === undefined || (isFunctionWord(last.norm) && last.norm !== 'must') || !saysSomething(needed))
    return false;
  if (sign.startsWith(':') && words.length < MIN_WORDS_BEFORE_COLON) return false;
  if (!CHOICE_OR_LIST.test(wished)) return true;
  if (ASKED_OUTRIGHT.test(needed) || statesYears(needed)) return true;
  return namesOwnRequirement(needed) && !OPENS_LIST.test(needed);
}
