/** Beginnings of the names of months. */
const MONTHS: readonly string[] =
  'jan feb mar mär apr may mai jun jul aug sep oct okt nov dec dez janv fév fev avr juin juil août aout déc ene abr ago dic mrt mei'.split(
    ' ',
  );
const MAX_MONTH_ENDING = 8;
const DATE_IN_DIGITS =
  /^(?:\*\s?)?(?:\d{1,2}[./-]\s?\d{1,2}[./-]\s?(?:19|20)?\d{2}(?: in \p{Lu}[\p{L}-]{1,25})?|(?:19|20)\d{2}[./-]\d{1,2}[./-]\d{1,2}|(?:19|20)\d{2}年\d{1,2}月\d{1,2}日(?:生)?)$/u;
const DAY_BEFORE_MONTH =
  /^(?:\*\s?)?\d{1,2}(?:st|nd|rd|th|er)?\.?(?: of| de)? (?<month>\p{L}+)\.?,?(?: de)? (?:19|20)\d{2}$/iu;
const MONTH_BEFORE_DAY = /^(?:\*\s?)?(?<month>\p{L}+)\.? \d{1,2}(?:st|nd|rd|th)?,? (?:19|20)\d{2}$/iu;
/** Of who works: "Comptable, 12 ans" tells of years in the trade. */
const AGE =
  /^(?:aged?|alter|leeftijd|edad|âge|lat|ho|tenho|tengo|j['’]ai|mam|мне|عمري)?\s?:?\s?\(?(?:1[5-9]|[2-9]\d)(?:[\s-]?(?:years?(?:[\s-]old)?|yrs?(?: old)?|y\/?o|jahre(?: alt)?|j\.?|jr\.?|ans|años|jaar(?: oud)?|anni|anos|lata?|лет|года?|岁|歳|세|سنة|عام(?:ا|ًا)?|yaşında))?\)?$/iu;
const BORN =
  /^(?:\*\s?(?:am\s)?\d|(?:b|geb)\.\d|(?:jahrgang|jg\.?)\s\d{2,4}$|(?:b|geb|born|dob|d\.o\.b)\.?[\s:]{1,3}(?:on |in |am |at )?[\p{L}\d]|geboren\s|née?\s(?:le|à|en)\s|né\(e\)\s|nacid[oa]\s|nat[oa]\s(?:il|a)\s|nascid[oa]\s|urodzon|ur\.\s?\d|год рождения|مواليد\s|(?:(?:19|20)\d{2}\s)?doğumlu)/iu;

/** The first words of what tells of a birth without a figure, in ASCII. */
export const BIRTH_WORDS: readonly string[] =
  'b geb born dob d geboren nacido nacida nato nata nascido nascida urodzony urodzona urodzone urodzonego urodzonej urodzonym urodzonych'.split(
    ' ',
  );

/** Whether a piece of the header is a full date: nothing but a birth date stands there. */
export function isDayDate(piece: string): boolean {
  if (piece.length > 40) return false;
  if (DATE_IN_DIGITS.test(piece)) return true;
  const month = (DAY_BEFORE_MONTH.exec(piece) ?? MONTH_BEFORE_DAY.exec(piece))?.groups?.month;
  return month !== undefined && isMonth(month.toLowerCase());
}

function isMonth(word: string): boolean {
  return MONTHS.some((month) => word.startsWith(month) && word.length <= month.length + MAX_MONTH_ENDING);
}

/** Arabic has digits of its own. */
function asciiDigits(text: string): string {
  return text.replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660));
}

/** Whether a piece is an age: "34", "34 years old", "Age 34". */
export function isAge(piece: string): boolean {
  return piece.length <= 40 && AGE.test(asciiDigits(piece));
}

const STATURE = /^(?:[12][.,]\d{2}\s?m|[12]\d{2}\s?cm|[4-6]['’]\s?\d{1,2}["”]?|\d{2,3}\s?kgs?)$/i;

/** Whether a piece is the height or the weight of a person: "163cm", "1,80 m", "50 kg". */
export function isStature(piece: string): boolean {
  return piece.length <= 10 && STATURE.test(piece);
}

/** Whether a piece tells of the birth: "born 1985 in Graz", "*12.5.1985". */
export function isBirth(piece: string): boolean {
  return piece.length <= 100 && BORN.test(piece);
}
