import { anyOf } from '../../../../text/alternatives.ts';
import { countDigits } from '../../../../text/characters.ts';
import { matchesOf } from '../../../../text/matches.ts';
import type { TextRange } from '../../offset-map.ts';
import { isPlace } from '../names/candidate-name.ts';

const EMAIL =
  /[\p{L}\p{N}][\p{L}\p{N}._%+-]{0,63}\s?(?:@|\(at\)|\[at\]|\{at\})\s?[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,5}/giu;
const PROFILE_URL =
  /(?:https?:\/\/)?(?:[a-z]{1,10}\.)?(?:linkedin\.com|github\.com|gitlab\.com|xing\.com|twitter\.com|x\.com|facebook\.com|instagram\.com|behance\.net|dribbble\.com|medium\.com|stackoverflow\.com\/users|orcid\.org|kaggle\.com|youtube\.com|researchgate\.net|t\.me|bitbucket\.org|linktr\.ee|about\.me|codepen\.io)(?:\/[^\s|,;)<>\]]{0,200}|(?=[\s|,;)\]]|$))/gi;
const URL = /(?:https?:\/\/|www\.)[^\s|,;)<>\]]{2,300}/gi;
const BARE_DOMAIN =
  /^(?:[a-z0-9-]{1,63}\.){1,3}(?:com|org|net|io|dev|me|de|fr|es|nl|uk|eu|ch|at|be|it|pl|in|co|info|ai|app|tech|design|blog|page|site)(?:\/\S{0,200})?$/i;
const PHONE =
  /(?<![\p{L}\p{N}.,/-])(?:\+|00)?\(?\d{1,4}\)?(?:[\s./-]{0,2}\(?\d{1,4}\)?){2,6}(?![\p{L}\p{N}%])/gu;
const INTERNATIONAL_PHONE =
  /(?<![\p{L}\p{N}])(?:\+|00)\s?\(?[1-9]\d{0,2}\)?(?:[\s./()-]{0,3}\d){6,14}(?!\d)/gu;
/** As a country writes its own: from a 0 on, or the area in brackets. */
const NATIONAL_PHONE = anyOf(
  /(?<![\p{L}\p{N}.,/-])(?:\(0\d{1,5}\)|0\d{1,5})(?:[\s./-]{1,2}\d{1,8}){1,5}(?![\p{L}\p{N}%]|[.,/-]\d)/gu,
  /(?<![\p{L}\p{N}])(?:\(\d{3}\)\s?|\d{3}-)\d{3}-\d{4}(?!\d)/gu,
  /(?<![\p{L}\p{N}.,/-]|ISBN[ :]{0,2})0[1-9]\d{8,9}(?![\p{L}\p{N}%]|[.,/-]\d)/gu,
);
/** Behind what tells that somebody is called there. */
const LABELLED_PHONE =
  /(?<![\p{L}])(?:t[eé]l|t[eé]l[eé]phone|telefon|telefoon|tel[eé]fono|phone|mobile?|cell|cellulare|celular|whatsapp|handy|m[oó]vil|telem[oó]vel|тел(?:ефон)?|моб)(?![\p{L}])\.?\s?[:.]?\s?(?:n[o°º]\.?\s)?(\(?\d{1,4}\)?(?:[\s./-]{0,2}\d{1,4}){2,6})(?![\p{L}\p{N}%])/giu;
/** Those of them that no label's first word is. */
export const PHONE_WORDS: readonly string[] = ['тел', 'телефон', 'моб'];
const MIN_PHONE_DIGITS = 7;
const MAX_PHONE_DIGITS = 15;
const MIN_NATIONAL_DIGITS = 9;
const MAX_NATIONAL_DIGITS = 11;
const YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/;
const HANDLE = /(?<![\p{L}\p{N}@.])@[a-z_][\w.]{2,30}/giu;

/** Technologies that are written as a domain. */
const TECHNOLOGY = /^(?:(?:asp|vb|ado|ml|paint|c#|f#)\.net|(?:socket|draw|fly|cast|crates|rules)\.io)$/i;

/** A sign of each of these, so that most lines are read once. */
const CONTACT_SIGN = /@|[([{]at[)\]}]|\.(?:com|net|org|me|ee|io)\b|\+|\b0\d|\(\d/i;

/** E-mail addresses, profile addresses, phone numbers that can be told from others: personal wherever they stand. */
export function contactRanges(line: string): TextRange[] {
  const ranges: TextRange[] = [];
  // Few lines have as many as a number to call.
  const digits = countDigits(line);
  if (digits >= MIN_PHONE_DIGITS) collect(line, LABELLED_PHONE, isLabelledPhone, ranges);
  if (!CONTACT_SIGN.test(line)) return ranges;
  if (line.includes('@') || /[([{]at[)\]}]/i.test(line)) collect(line, EMAIL, isAnyMatch, ranges);
  if (/\.(?:com|net|org|me|ee|io)\b/i.test(line)) collect(line, PROFILE_URL, isAnyMatch, ranges);
  if (digits >= MIN_PHONE_DIGITS && /\+|\b00/.test(line))
    collect(line, INTERNATIONAL_PHONE, isAnyMatch, ranges);
  if (digits >= MIN_NATIONAL_DIGITS) collect(line, NATIONAL_PHONE, isNationalPhone, ranges);
  return ranges;
}

/** The ranges of those matches that are meant. */
function collect(
  line: string,
  pattern: RegExp,
  isMeant: (match: RegExpMatchArray) => boolean,
  ranges: TextRange[],
): void {
  for (const match of matchesOf(line, pattern))
    if (isMeant(match)) ranges.push({ start: match.index, end: match.index + match[0].length });
}

function isAnyMatch(): boolean {
  return true;
}

function isLabelledPhone([, number = '']: RegExpMatchArray): boolean {
  return hasDigits(number, MIN_PHONE_DIGITS) && !YEAR.test(number);
}

function isNationalPhone([number]: RegExpMatchArray): boolean {
  return hasDigits(number, MIN_NATIONAL_DIGITS, MAX_NATIONAL_DIGITS) && !YEAR.test(number);
}

function hasDigits(text: string, least: number, most = MAX_PHONE_DIGITS): boolean {
  const digits = countDigits(text);
  return digits >= least && digits <= most;
}

/** Whether a piece of a header line is a way to reach the person: address of any kind, number, handle. */
export function isContactPiece(piece: string): boolean {
  if (piece.length > 300) return false;
  if (contactRanges(piece).length > 0) return true;
  return piece.search(URL) >= 0 || isDomain(piece) || isPhone(piece) || piece.search(HANDLE) >= 0;
}

function isDomain(piece: string): boolean {
  return BARE_DOMAIN.test(piece) && !TECHNOLOGY.test(piece);
}

function isPhone(piece: string): boolean {
  if (countDigits(piece) < MIN_PHONE_DIGITS) return false;
  for (const [match] of matchesOf(piece, PHONE)) {
    // Eight digits in two groups of four are a range of years.
    if (
      hasDigits(match, MIN_PHONE_DIGITS) &&
      !/^\(?(?:19|20)\d{2}\)?\D{1,3}(?:19|20)\d{2}\)?$/.test(match.trim())
    )
      return true;
  }
  return false;
}

const STREET = anyOf(
  /\bs\/n\b|\b(?:blk|brgy|barangay|purok|sitio|subd|subdivision)\b|(?<!\p{L})c\/\s?\p{Lu}/iu,
  /\b(?:avda|avd|pza|plza|ctra|rúa|street|avenue|ave|road|rd|lane|drive|boulevard|blvd|court|square|terrace|crescent|highway|apartment|apt|flat|(?<=^|,\s?)suite(?= \d)|p\.?o\.? box|calle|avenida|paseo|plaza|carrer|rue|chemin|impasse|passage|quai|faubourg|allee|via|viale|piazza|corso|rua|ulica|ul|utca|sokak|caddesi)\b/iu,
  /(?:stra(?:ss|ß)e|str\.|weg|gasse|platz|allee|(?<![aeiou]|sp|st)ring|damm|ufer|straat|laan|plein|gracht|kade|dreef|singel|gatan|(?<!dele|lle|pie|ero|rro|bbli|pa|nda|ggre|lun|\ble)gata|v[äa]gen|gade|vej|veien|katu)\b/iu,
);
const POSTCODE = anyOf(
  /\b\d{3} \d{2}(?=\s+\p{Lu})|\b(?:[A-Z]{1,2}-)?\d{4,6}(?:-\d{4})?\s?(?:[A-Z]{2}\b)?/u,
  /\b[A-Z]{1,2}\d{1,2}[A-Z]?\s?\d[A-Z]{2}\b|\b[A-Z]\d[A-Z]\s?\d[A-Z]\d\b/u,
);

/** "Bryn Awel, Lôn Cariad, Caernarfon LL55": the first half of a British postcode, as its areas of two letters have it. */
const POSTCODE_AREA =
  /,.{0,60}\p{Lu}\p{Ll}+\s(?:A[BL]|B[ABDHLNRST]|C[ABFHMORTVW]|D[ADEGHLNTY]|E[CHNX]|F[KY]|G[LUY]|H[ADGPRSUX]|I[GMPV]|K[ATWY]|L[ADELNSU]|M[EKL]|N[EGNPRW]|O[LX]|P[AEHLOR]|R[GHM]|S[AEGKLMNOPRSTWY]|T[ADFNQRSW]|UB|W[ACDFNRSV]|YO|ZE)\d{1,2}[A-Z]?$/u;

/** A year behind a comma or in brackets dates something; no house has it for a number. */
const DATING_YEAR = /(?:,\s*|\()(?:19|20)\d{2}\)?\s*$/;

/** "Interpreter since 2010: court hearings": from when on, and no number of a house either. */
const SINCE_YEAR = /\b(?:since|seit|depuis|desde|sinds)\s{1,3}(?:19|20)\d{2}\b/giu;

/** "NEN 3140", "ISO 27001": the number of a standard is no postcode. */
const STANDARD =
  /\b(?:ISO|IEC|DIN|EN|NEN|VDE|ASTM|ANSI|BS|UNE|NF|NFPA|API|ASME|AWS|IEEE|IATF|OHSAS|SAE|AS|GB|JIS|CEN|ETSI|EU|UL|MIL-STD|HL7|BRC|SIA|OENORM|ÖNORM)[\s-]?\d{3,6}\b/u;

/** "2600 guests": a city has a capital letter, or is known. */
const COUNTED = /^\s+((?=\p{Ll}|\p{Script=Arabic})\p{L}+)/u;

const NUMBER = /\b\d{1,5}[a-z]?\b(?!\s?%)/giu;
/** "Level 3": the number of no house. */
const NUMBERED_KIND =
  /\b(?:levels?|class|grade|nvq|svq|caces|category|cat|stufe|klasse|niveau|nivel|livello|edition|phase)\s{1,2}$/iu;
/** "Flat roofer 12 years", "Straßenbau 10 Jahre": what a number counts, other than the parts of a house. */
const COUNTED_BY_NUMBER =
  /^\s{1,2}(?!(?:bis|ter|quater|bajo|izq|dcha|esc|piso|puerta|planta|bus|bte|boite|floor|lok|hoog|huis|hs|links|rechts|near|opp|and|und|et|kat|daire|int|interno|scala)\b)(\p{Ll}[\p{L}’'-]*|Jahren?(?!\p{L}))/u;
const TIME = /^(?:years?|yrs?|months?|weeks?|hours?|h|jahren?|ans|an|años|anos|anni|jaar|lat|yıl)$/iu;
const MAX_STREET_CHARACTERS = 40;

/** Whether one of the numbers in what names a street may be that of a house: "12 mill lane", "Rue du Commerce 12". */
function hasHouseNumber(piece: string): boolean {
  for (const { 0: number, index } of matchesOf(piece, NUMBER)) {
    if (NUMBERED_KIND.test(piece.slice(Math.max(0, index - 12), index))) continue;
    const behind = piece.slice(index + number.length, index + number.length + MAX_STREET_CHARACTERS);
    const counted = COUNTED_BY_NUMBER.exec(behind)?.[1];
    if (counted === undefined || (!TIME.test(counted) && STREET.test(behind))) return true;
  }
  return false;
}

/** Whether a piece is a street address, or a postcode with its city. */
export function isAddressPiece(text: string): boolean {
  if (text.length > 160) return false;
  const piece = text.replace(DATING_YEAR, '');
  if (!/\d/.test(piece) || STANDARD.test(piece)) return false;
  if (STREET.test(piece) && hasHouseNumber(piece.replace(SINCE_YEAR, ''))) return true;
  if (POSTCODE_AREA.test(piece)) return true;
  const postcode = POSTCODE.exec(piece);
  if (postcode === null) return false;
  const [, counted] = COUNTED.exec(piece.slice(postcode.index + postcode[0].trimEnd().length)) ?? [];
  if (counted !== undefined && !isPlace(counted)) return false;
  const isYear = /^(?:19|20)\d{2}$/.test(postcode[0].trim());
  return !isYear && /^[\p{L}\p{N}\s,.'’-]+$/u.test(piece) && piece.split(/\s+/).length <= 8;
}
