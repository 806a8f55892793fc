import { either } from '../../../text/alternatives.ts';
import { foldInPlace } from '../text/tokens.ts';

const DOES =
  '(?:(?:already|also|since|long|both|always|still|[a-z]{3,12}ly) )?(?:use[sd]?|know|knew|known|work(?:ed)? (?:with|on|in)|do|did|done|r[au]n|built?|wr[io]te|written|le[ad]d?|taught|teach|trained|learn(?:ed|t)|maintain(?:ed)?|managed?|introduced?|deliver(?:ed)?|implement(?:ed)?|deploy(?:ed)?|develop(?:ed)?|migrated?|moved|administer(?:ed)?|own(?:ed)?|mastered|took|held|set up|solved|practi[cs]ed?|applied)';
/** They point at what was named before. */
const IT = '(?:it|its|them|both|these|those|that|this|all of (?:it|them))';

/** What behind a clause tells of the thing named in it that somebody has done it. On folded text. */
const TAKEN_UP = new RegExp(
  `^\\W{0,3}${either(
    `(?:(?:all|both|each|most|many|some) of )?(?:which|whom) (?:i|we)(?: have| had|'ve)? ${DOES}\\b`,
    `(?:in|with|of) which (?:i|we) (?:have (?!no |not |little |never )|${DOES}\\b)`,
    'as (?:i|we) (?:already |currently |regularly )?(?:have|do|did)(?: done| so| for| since| at| every| daily| now|[.,;]?$)',
    `(?:(?:and|so) )?(?:then )?(?:(?:i|we)(?: have| had|'ve)?|have) ${DOES}(?! (?:what|how|of|about|that|nothing|little|no|none) )(?: [a-z]{1,12}){0,2} ${IT}\\b`,
    `(?:(?:and|so) )?(?:i|we) have (?!no |not |little |never |hardly |only |heard |read |seen )(?:[a-z\\d+]{1,12} ){1,4}(?:of|with|in|on) ${IT}\\b`,
    '(?:and )?(?:i am|i was|we are|we were) (?:its|their)\\b',
    'my (?:[a-z]{1,12} ){1,3}(?:since|for) ',
    `an? (?:[a-z]{1,14} ){1,3}(?:that |which )?(?:i|we) (?:have )?${DOES}\\b`,
    'and (?:so (?:do|did|have) (?:i|we)|(?:i|we) (?:do|did|have) (?:too|as well|so|also))\\b',
  )}`,
);
/** What others needed or had was made for them. */
const MADE_FOR_OTHERS =
  /^\W{0,3}(?:(?:and )?so (?:i|we) (?:then )?(?:learn(?:ed|t)|wrote|built|deliver|moved|migrated|set up|implement|introduc|develop|made|taught|trained|wired|install|(?:build|do|handle|keep) (?:it|them|everything|all)\b)|(?:and )?(?:delivered|built|written|implemented|developed|installed|completed|set up)\b(?! by ))/;

const LOOKED_AT = 160;

/**
 * Whether what follows a place of a folded text takes up what is named before it as something that was done: "You ask for SQL; I have five
 * years of it", "keen to use SQL again, which I used until 2020".
 */
export function isTakenUp(folded: string, from: number): boolean {
  return TAKEN_UP.test(folded.slice(from, from + LOOKED_AT));
}

/** The same of what others have or need: "The client needed a database, so I built one". */
export function isMadeForOthers(folded: string, from: number): boolean {
  return isTakenUp(folded, from) || MADE_FOR_OTHERS.test(folded.slice(from, from + LOOKED_AT));
}

/** {@link isTakenUp} of a text as it is written. */
export function isTakenUpIn(text: string, from: number): boolean {
  return isTakenUp(foldInPlace(text.slice(from, from + LOOKED_AT)), 0);
}
