import type { NegatableLine } from './denied-before.ts';

const DOES =
  '(?:(?:already|also|since|long|both|always|still|[a-z]{3,12}ly) )?(?:use[sd]?|know|knew|known|work(?:ed)? (?:with|on|in)|do|did|done|r[au]n|built?|wr[io]te|written|le[ad]d?|taught|teach|trained|learn(?:ed|t)|maintain(?:ed)?|managed?|introduced?|deliver(?:ed)?|implement(?:ed)?|deploy(?:ed)?|develop(?:ed)?|migrated?|moved|administer(?:ed)?|own(?:ed)?|mastered|took|held|set up|solved|practi[cs]ed?|applied|support(?:ed)?)';
/** They point at what was named before. */
const IT = '(?:it|its|them|both|these|those|that|this|all of (?:it|them))';

/** What behind a clause tells of the thing named in it that somebody has done it. On folded text. */
const TAKEN_UP = new RegExp(
  `^\\W{0,3}(?:${[
    `(?:(?:all|both|each|most|many|some) of )?(?:which|whom) (?:i|we)(?: have| had|'ve)? ${DOES}\\b`,
    'as (?:i|we) (?:already |currently |regularly )?(?:have|do|did)(?: done| so| for| since| at| every| daily| now|[.,;]?$)',
    `(?:(?:and|so) )?(?:then )?(?:(?:i|we)(?: have| had|'ve)?|have) ${DOES}(?: [a-z]{1,12}){0,2} ${IT}\\b`,
    `(?:(?:and|so) )?(?:i|we) have (?!no |not |little |never |hardly )(?:[a-z\\d+]{1,12} ){1,4}(?:of|with|in|on) ${IT}\\b`,
    '(?:and )?(?:i am|i was|we are|we were) (?:its|their)\\b',
    'my (?:[a-z]{1,12} ){1,3}(?:since|for) ',
    `an? (?:[a-z]{1,14} ){1,3}(?:that |which )?(?:i|we) (?:have )?${DOES}\\b`,
    'and (?:so (?:do|did|have) (?:i|we)|(?:i|we) (?:do|did|have) (?:too|as well|so|also))\\b',
  ].join('|')})`,
);
/** What others needed or had was made for them. */
const MADE_FOR_OTHERS =
  /^\W{0,3}(?:(?:and )?so (?:i|we) (?:then )?(?:learn(?:ed|t)|wrote|built|deliver|moved|migrated|set up|implement|introduc|develop|made|taught|trained|wired|install)|(?:and )?(?:delivered|built|written|implemented|developed|installed|completed|set up)\b(?! by ))/;

const LOOKED_AT = 160;

function behind({ start }: NegatableLine, end: number, folded: string): string {
  return folded.slice(end - start, end - start + LOOKED_AT);
}

/**
 * Whether what follows a place of a line takes up what is named before it as something that was done: "You ask for SQL; I have five years of
 * it", "keen to use SQL again, which I used until 2020".
 */
export function isTakenUp(line: NegatableLine, end: number, folded: string): boolean {
  return TAKEN_UP.test(behind(line, end, folded));
}

/** The same of what others have or need: "The client needed a database, so I built one". */
export function isMadeForOthers(line: NegatableLine, end: number, folded: string): boolean {
  return isTakenUp(line, end, folded) || MADE_FOR_OTHERS.test(behind(line, end, folded));
}
