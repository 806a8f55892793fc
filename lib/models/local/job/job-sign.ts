/**
 * What a notice has at its top that says only that it is one: "HELP WANTED – PART TIME", "Vacancy", "Now hiring!". Its words are known, so
 * that no title is lost.
 */
const SIGN =
  /^[\W_]{0,8}(?:(?:help|staff|assistants?|people|persons?|workers?) (?:wanted|needed|required)|wanted|situations? vacant|(?:exciting |new |current |live |urgent )?(?:job )?(?:vacanc(?:y|ies)|openings?|opportunit(?:y|ies)|advert(?:isement)?|alert|post(?:ing)?|notice)|(?:we(?:'|’)?re|we are|now|currently|urgently|still|also) (?:hiring|recruiting)|hiring(?: now| immediately)?|recruiting(?: now)?|urgent(?:ly)? (?:hiring|requirement|required)|join (?:our|the) (?:\w{1,12} )?(?:team|crew|family)|come (?:and )?(?:work|join) (?:for|with) us|work (?:for|with) us|immediate (?:start|joiners?|requirement))(?:[\s\W_]{1,6}(?:(?:full|part)[- ]time|permanent|temp(?:orary)?|weekends?|evenings?|now|urgent(?:ly)?|immediate start|apply (?:now|within|inside)|enquire within|inquire within|\d{1,2}[-\s]?(?:hrs?|hours)(?: (?:pw|per week))?|1 position|walk-?in)){0,3}[\W_]{0,8}$/i;
const MAX_SIGN_CHARACTERS = 70;
const MAX_SIGNS = 2;

/** A job without the lines at its top that say no more than that somebody is wanted; as it is where nothing else stands in it. */
export function withoutSign(text: string): string {
  let rest = text;
  for (let signs = 0; signs < MAX_SIGNS; signs++) {
    const body = rest.trimStart();
    const end = body.indexOf('\n');
    if (end < 0 || end > MAX_SIGN_CHARACTERS || !SIGN.test(body.slice(0, end).trim())) break;
    rest = body.slice(end + 1);
  }
  return rest.trim() === '' ? text : rest;
}
