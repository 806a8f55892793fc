/** "Fachangestellte:r" beside no "-in": both forms are written, and the shorter one is read. */
const ADJECTIVE = /(?<=\p{L}{3}e)(?:[/:*_·]-?r|\(-?r\))(?!\p{L})/gu;
/** "Kaufmännische/r Mitarbeiter/in": the form that goes with what is read of the noun. */
const BEFORE_NOUN =
  /(?<=\p{L}{3}e)(?:[/:*_·]-?r|\(-?r\))(?=\s\p{L}{3,40}(?:[/:*_·]-?|\(-?)in(?:nen)?\)?(?!\p{L}))/gu;
/** "Verkäufer/-in", "agent(e)", "camarero/a", "conducteur·trice". */
const OTHER_FORM =
  /(?<=\p{L}{3})(?:[/:*_·]-?|\(-?)(?:innen|in|frau|mann|ère|ière|euse|trice|rice|ne|fe|se|e|a|as|os|s)\)?s?(?![\p{L}/)])/gu;
/** A full stop parts sentences as well: "diplômé.e", not "Koch.e". */
const BEHIND_STOP = /(?<=\p{Ll}{3})\.(?:e|trice|rice|euse|ne|ère|ière)(?:\.?s)?(?!\p{L})/gu;
/** "Assistant-e social-e", "collaborateur-trice", as in Switzerland. */
const BEHIND_HYPHEN = /(?<=\p{Ll}{3})-(?:e|trice|rice|euse|ne|ère|ière)(?:-s)?(?![\p{L}-])/gu;

/** A title that is written for all, with one form of each word: "Sachbearbeiter/in Einkauf" as "Sachbearbeiter Einkauf". */
export function withoutGenderForms(title: string): string {
  if (!/[/:*_·(.-]/.test(title)) return title;
  return title
    .replace(BEFORE_NOUN, 'r')
    .replace(ADJECTIVE, '')
    .replace(OTHER_FORM, '')
    .replace(BEHIND_STOP, '')
    .replace(BEHIND_HYPHEN, '');
}
