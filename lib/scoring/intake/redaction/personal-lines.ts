import { matchesOf } from '../matches.ts';
import type { Edit } from '../offset-map.ts';
import { isDayDate } from './ages-and-dates.ts';
import {
  callingNames,
  isGivenNamesOnly,
  isPlace,
  looksLikeLowerCaseName,
  looksLikeName,
  nameTokens,
  startsWithGivenName,
  unspacedNames,
} from './candidate-name.ts';
import { isContactPiece } from './contact.ts';
import { isFamilyLabel, isFamilyLine } from './family.ts';
import { foldPhrase, phraseSet } from './fold-phrase.ts';
import { DOCUMENT_TITLES, HEADLINE_WORDS } from './headline-words.ts';
import { HEADER_ONLY_LABELS, PERSONAL_LABEL_WORDS, PERSONAL_LABELS } from './personal-labels.ts';
import { isFamilyPiece, isHealthPiece, isPersonalText, isPhotoMark } from './personal-pieces.ts';
import { FAITHS, NATIONALITIES, STATUS_WORDS } from './personal-words.ts';
import type { Area, ResumeLine } from './resume-lines.ts';

export interface PersonalLines {
  edits: Edit[];
  /** Folded words of the candidate's name, with the number of particles before each. */
  names: Map<string, number>;
  /** Names in scripts without word spaces, as written. */
  unspacedNames: Set<string>;
  /** Indexes of lines of which nothing is left. */
  dropped: Set<number>;
}

const NAME_LABELS =
  /\b(?:name|vorname|nachname|surname|nom|prenom|nombre|apellidos?|naam|voornaam|achternaam|nome|cognome)\b|姓名|氏名|名前|이름|성명|الاسم|שם|имя|фамилия|фио|ονομα|नाम/u;
const SEPARATORS = /\s*[|•·;│¦‖◦▪]\s*|\t+|\s{2,}|\s+[-–—]\s+|\s+\/\s+/g;
/** A part of every separator. */
const SEPARATOR_SIGN = /[|•·;│¦‖◦▪\t]|\s{2}|\s[-–—/]\s/;
const COMMAS = /\s*,\s*/g;
const DOCUMENT_TITLE_PREFIX =
  /^(?:curriculum vitae|r[eé]sum[eé]|cv|lebenslauf|hoja de vida|curr[ií]culum(?: v[ií]tae)?|levensloop)(?:\s+(?:of|von|de|van|for|für)\s+|\s*[-–—:|,]\s*|\s+)(?=\p{L})/iu;
const MAX_LABEL_CHARACTERS = 48;
/** More than this are no names of one person. */
const MAX_NAME_WORDS = 100;

/** Edits that take personal lines, and personal pieces of lines, out of the header, personal sections and the body. */
export function redactPersonalLines(lines: readonly ResumeLine[]): PersonalLines {
  const result: PersonalLines = { edits: [], names: new Map(), unspacedNames: new Set(), dropped: new Set() };
  const reader = new LineReader(result);
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    if (line === undefined || line.isHeading || line.text.length === line.prefix) continue;
    if (line.area === 'body') {
      if (isPlaceAndDate(line)) result.dropped.add(index);
      if (!mayHaveLabel(line.text)) continue;
      if (isSigningPlace(lines, index)) result.dropped.add(index);
    }
    const label = loneLabel(line);
    if (label !== null) {
      const value = lines[index + 1];
      result.dropped.add(index);
      if (value !== undefined && !value.isHeading && value.text.length > 0 && value.text.length <= 80) {
        if (NAME_LABELS.test(label)) reader.learnName(value.text.slice(value.prefix));
        result.dropped.add(index + 1);
        index += 1;
      }
      continue;
    }
    if (reader.read(line)) result.dropped.add(index);
  }
  dropEmptyHeadings(lines, result);
  return result;
}

/** Whether a colon or a dash stands in a text, as between a label and its value. */
function mayHaveLabel(text: string): boolean {
  if (text.includes(':') || text.includes('：')) return true;
  return (text.includes('-') || text.includes('–') || text.includes('—')) && /\s[-–—]\s/.test(text);
}

/** How every full date ends. */
const DATE_END = /[\d日生]\s*$/;

/** "Leeds, 12 March 2024" above a signature. */
function isPlaceAndDate(line: ResumeLine): boolean {
  if (line.text.length > 60 || !DATE_END.test(line.text)) return false;
  const comma = line.text.indexOf(',');
  if (comma < 2) return false;
  const date = line.text
    .slice(comma + 1)
    .replace(/^\s*(?:den|the|le|el|de)\s/i, '')
    .trim();
  return isDayDate(date) && isPlace(line.text.slice(0, comma).trim());
}

const SIGNING_PLACE = /^(?:place|ort|lieu|lugar|plaats)\s?:\s?[\p{L}\s.,'’-]{2,40}$/iu;
const SIGNING_DATE = /^(?:date|datum|fecha)\s?:/i;

/** "Place: Pune" above or below "Date: …", at the end of a declaration. */
function isSigningPlace(lines: readonly ResumeLine[], index: number): boolean {
  const content = (at: number): string => lines[at]?.text.slice(lines[at]?.prefix) ?? '';
  if (!SIGNING_PLACE.test(content(index))) return false;
  return SIGNING_DATE.test(content(index - 1)) || SIGNING_DATE.test(content(index + 1));
}

const NEVER_LONE = phraseSet(
  'contact|contacts|kontakt|contacto|blog|portfolio|web|website|family|health|religion|candidate|mobile|x|github',
);

/** A line that is only a personal label: its value is the next line. */
function loneLabel(line: ResumeLine): string | null {
  if (line.area === 'body') return null;
  const text = line.text.slice(line.prefix).trim();
  const folded = foldPhrase(text.replace(/[\s:：*_]{1,10}$/, ''));
  if (!PERSONAL_LABELS.has(folded)) return null;
  return /[:：]\s*\*{0,2}$/.test(text) || !NEVER_LONE.has(folded) ? folded : null;
}

/** A heading of personal data over nothing goes; over what is left, it stays. */
function dropEmptyHeadings(lines: readonly ResumeLine[], result: PersonalLines): void {
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    if (line === undefined || !line.isHeading || line.area !== 'personal') continue;
    let next = index + 1;
    while (next < lines.length && (result.dropped.has(next) || lines[next]?.text.trim() === '')) next += 1;
    const following = lines[next];
    if (following === undefined || following.isHeading || following.area !== 'personal')
      result.dropped.add(index);
  }
}

interface Piece {
  start: number;
  end: number;
  text: string;
}

function split(content: string, separators: RegExp, from: number): Piece[] {
  const pieces: Piece[] = [];
  let start = from;
  const add = (end: number): void => {
    if (content.slice(start, end).trim() !== '') pieces.push({ start, end, text: content.slice(start, end) });
  };
  for (const match of matchesOf(content.slice(from), separators)) {
    add(from + match.index);
    start = from + match.index + match[0].length;
  }
  add(content.length);
  return pieces;
}

class LineReader {
  readonly #result: PersonalLines;
  /** Forms of the name that were found: in letters without case (true) or with (false). */
  readonly #nameForms = new Set<boolean>();
  #contentPieces = 0;
  #line = 0;
  /** Nothing but white space parts the pieces of the line. */
  #isPlain = true;
  /** The line that holds one word of the name alone. */
  #halfNameLine = -2;

  constructor(result: PersonalLines) {
    this.#result = result;
  }

  learnName(name: string): void {
    const text = name.trim();
    this.#nameForms.add(text.toLowerCase() === text.toUpperCase());
    learnName(text, this.#result);
  }

  /** Notes the edits of one line; true when nothing is left of it. */
  read(line: ResumeLine): boolean {
    this.#line += 1;
    const content = line.text.slice(line.prefix).replace(/[*_]{1,3}(?=\s*$)/, '');
    // Most lines of the body are one piece.
    if (line.area === 'body' && content.trim() !== '' && !SEPARATOR_SIGN.test(content)) {
      return this.#isPersonalPiece(content, line.area, false);
    }
    if (line.area !== 'body' && DOCUMENT_TITLES.has(foldPhrase(content))) return true;
    if (!hasInnerPieces(content) && this.#isPersonalPiece(content, line.area, false)) return true;
    const title = line.area === 'header' ? (DOCUMENT_TITLE_PREFIX.exec(content)?.[0].length ?? 0) : 0;
    const pieces = split(content, SEPARATORS, title);
    this.#isPlain = !/[|•·;│¦‖◦▪/–—-]/.test(content);
    const isContactLine = line.area === 'header' && pieces.some((piece) => isContactPiece(piece.text));
    const kept: Piece[] = [];
    for (const [index, piece] of pieces.entries()) {
      if (index > 0 && this.#isLabelCell(pieces[index - 1]?.text ?? '', piece.text, line.area)) {
        if (kept.at(-1) === pieces[index - 1]) kept.pop();
        continue;
      }
      if (this.#isPersonalPiece(piece.text, line.area, isContactLine)) continue;
      if (line.area === 'body') kept.push(piece);
      else kept.push(...this.#keptParts(piece, line.area));
    }
    if (kept.length === 0) return true;
    if (line.area === 'header') this.#contentPieces += 1;
    this.#editAround(line, content, kept, pieces);
    return false;
  }

  /** A label in one cell of a table and its value in the next. */
  #isLabelCell(label: string, value: string, area: Area): boolean {
    if (area === 'body') return false;
    const name = foldPhrase(label.replace(/[\s:：*_]{1,10}$/, ''));
    if (!PERSONAL_LABELS.has(name) || NEVER_LONE.has(name)) return false;
    if (NAME_LABELS.test(name)) this.learnName(value);
    return true;
  }

  /** The comma-separated parts of a piece that are not personal, neighbours as one. */
  #keptParts(piece: Piece, area: Area): Piece[] {
    const parts = split(piece.text, COMMAS, 0);
    if (parts.length === 1) return [piece];
    const kept: Piece[] = [];
    let isNeighbour = false;
    for (const part of parts) {
      if (this.#isPersonalPiece(part.text, area, false)) {
        isNeighbour = false;
        continue;
      }
      const last = kept.at(-1);
      if (isNeighbour && last !== undefined) last.end = piece.start + part.end;
      else kept.push({ start: piece.start + part.start, end: piece.start + part.end, text: part.text });
      isNeighbour = true;
    }
    return kept;
  }

  #editAround(line: ResumeLine, content: string, kept: readonly Piece[], pieces: readonly Piece[]): void {
    const offset = line.start + line.prefix;
    const first = kept[0];
    const untouched =
      kept.length === pieces.length && first?.start === 0 && kept.at(-1)?.end === content.length;
    if (first === undefined || untouched) return;
    let position = 0;
    for (const [index, piece] of kept.entries()) {
      const gap = content.slice(position, piece.start);
      const isPlainGap = index > 0 && /^\s*[|•·;│¦‖◦▪,/–—-]?\s*$/u.test(gap);
      if (!isPlainGap) {
        const replacement = index === 0 ? '' : (/\s*[|•·;│¦‖◦▪,/–—-]?\s*$/u.exec(gap)?.[0] ?? ' ');
        this.#result.edits.push({ start: offset + position, end: offset + piece.start, replacement });
      }
      position = piece.end;
    }
    this.#result.edits.push({ start: offset + position, end: line.end, replacement: '' });
  }

  #isPersonalPiece(piece: string, area: Area, isContactLine: boolean): boolean {
    const label = area !== 'body' || mayHaveLabel(piece) ? labelOf(piece) : null;
    if (
      label !== null &&
      (isPersonalLabel(label.name, area) || isPersonalAnswer(label) || isFamily(label, area))
    ) {
      if (area !== 'body' && NAME_LABELS.test(label.name)) this.learnName(label.value);
      return true;
    }
    if (area === 'body') return false;
    const text = piece.replace(/^[(\s]+|[)\s.,]+$/g, '');
    if (isPersonalText(text) || isPhotoMark(piece.trim())) return true;
    if (area !== 'header') return false;
    const introduced = INTRODUCTION.exec(text);
    if (introduced !== null && looksLikeName(text.slice(introduced[0].length).replace(/[!\s]+$/, ''))) {
      this.learnName(text.slice(introduced[0].length).replace(/[!\s]+$/, ''));
      return true;
    }
    if (this.#isName(piece)) return true;
    return isContactLine && isUnknownProperNoun(text);
  }

  #isName(piece: string): boolean {
    const text = inReadingOrder(piece.replace(NAME_REMARK, ''));
    // The same name may follow in another script; a second one in the same is something else.
    const isUncased = text.toLowerCase() === text.toUpperCase();
    const isContinued =
      (this.#halfNameLine === this.#line - 1 || (this.#halfNameLine === this.#line && this.#isPlain)) &&
      text.trim().split(/\s+/).length <= 3;
    if (this.#contentPieces > 1 || (this.#nameForms.has(isUncased) && !isContinued)) return false;
    const isFirst = this.#nameForms.size === 0 && this.#contentPieces === 0;
    const isFamilyName = isContinued && /^(?:\p{Ll}{1,4} ){1,2}\p{Lu}\p{L}+$/u.test(text.trim());
    if (!looksLikeName(text) && !isFamilyName && !(isFirst && looksLikeLowerCaseName(text))) return false;
    // A given name alone is followed by the family's on the next line.
    const isHalf =
      isGivenNamesOnly(text) || /^\p{Lu}(?: \p{Lu})+$/u.test(text.trim()) || !/\s/.test(text.trim());
    if (isFirst && isHalf && unspacedNames(text).length === 0) this.#halfNameLine = this.#line;
    this.learnName(text);
    return true;
  }
}

/** Notes the words of a name, to be found in the text. */
export function learnName(name: string, { names, unspacedNames: unspaced }: PersonalLines): void {
  if (names.size + unspaced.size > MAX_NAME_WORDS) return;
  for (const [part, particles] of callingNames(name)) names.set(part, particles);
  for (const written of unspacedNames(name)) unspaced.add(written);
}

/** "Hi, I am Ben!" */
const INTRODUCTION =
  /^(?:(?:hi|hello|hey|hallo|bonjour|hola)[,!.]?\s)?(?:i am|i['’]m|my name is|ich bin|ich heiße|mein name ist|je suis|je m['’]appelle|soy|me llamo|mi nombre es|ik ben|ik heet|mijn naam is)\s/iu;

/** What is said in parentheses behind a name: pronouns, age, year of birth. */
const NAME_REMARK =
  /\s*(?:♂|♀|⚧)\ufe0f?\s*$|\s*\((?:(?:she|he|they|er|sie|il|elle|ella|él|hij|zij)\s?\/.{1,20}|(?:age[d:]?\s?)?\d{2}(?:\s?(?:years?(?: old)?|jahre|ans|años|jaar))?|(?:born|b\.|geb\.?|geboren|née?|\*).{1,30})\)\s*$/i;

/** "Smith, Jane" as "Jane Smith". */
function inReadingOrder(name: string): string {
  const [family = '', given = '', ...rest] = name.split(/\s*,\s*/);
  if (given === '' || rest.length > 0) return name;
  const inOrder = `${given} ${family}`;
  if (/\s/.test(family.trim())) return isGivenNamesOnly(given) && looksLikeName(inOrder) ? inOrder : name;
  return startsWithGivenName(given.split(/\s+/), false) || looksLikeName(inOrder) ? inOrder : name;
}

/** Whether a line has separators, so that its pieces are to be judged one by one. */
function hasInnerPieces(content: string): boolean {
  if (content.search(/[|•·;│¦]|\t|\s{2,}/) >= 0) return true;
  return content.search(/\s[–—-]\s/) >= 0 && labelWithoutColon(content) === null;
}

interface Label {
  /** Folded. */
  name: string;
  value: string;
  /** Parted from the value by a dash or by a space, as a title is from an organization. */
  isDashed: boolean;
}

function isFamily({ name, value, isDashed }: Label, area: Area): boolean {
  return isFamilyLine(name, value, area === 'body', isDashed);
}

function labelOf(piece: string): Label | null {
  const head = piece.slice(0, MAX_LABEL_CHARACTERS);
  const colon = head.search(/[:：]/);
  if (colon <= 0) return labelWithoutColon(piece);
  const name = foldPhrase(
    head
      .slice(0, colon)
      .replace(/[*_•]+/g, '')
      .replace(/\(.{0,20}\)/, ''),
  );
  const value = piece.slice(colon + 1).replace(/[*_]+/g, '');
  return name === '' ? null : { name, value: value.trim(), isDashed: false };
}

/** The first words of all labels. */
const LABEL_OPENERS = new Set([...PERSONAL_LABELS].map((label) => label.split(' ', 1)[0]));

/** "Nationality German", "Date of birth – 12 May 1985". */
function labelWithoutColon(piece: string): Label | null {
  if (piece.length > 100) return null;
  const space = piece.search(/\s/);
  if (space < 0) return null;
  const opener = foldPhrase(piece.slice(0, space));
  if (/^[a-z]+$/.test(opener) && !LABEL_OPENERS.has(opener) && !isFamilyLabel(opener)) return null;
  const words = piece.split(/\s+/);
  for (let count = Math.min(4, words.length - 1); count > 0; count -= 1) {
    const name = foldPhrase(words.slice(0, count).join(' '));
    const isDashed = /^[-–—]$/.test(words[count] ?? '');
    const isLabel = PERSONAL_LABELS.has(name)
      ? isDashed || !HEADER_ONLY_LABELS.has(name)
      : isDashed && isFamilyLabel(name);
    if (name.length > 2 && isLabel) {
      return { name, value: words.slice(isDashed ? count + 1 : count).join(' '), isDashed: true };
    }
  }
  return null;
}

function isPersonalLabel(label: string, area: Area): boolean {
  if (PERSONAL_LABELS.has(label)) return area !== 'body' || !HEADER_ONLY_LABELS.has(label);
  const words = label.split(/[\s/&,+-]+/);
  return words.length <= 6 && words.some((word) => PERSONAL_LABEL_WORDS.has(word));
}

const ANSWER_LABELS = phraseSet(
  'disability|disabilities|health|children|kids|age|race|origin|faith|religion|behinderung|gesundheit|kinder|alter|enfants|age|sante|handicap|hijos|edad|salud|discapacidad|kinderen|beperking|gezondheid|geloof|glaube|confession|military service|wehrdienst|servicio militar',
);
const ANSWER =
  /^(?:none|no|yes|n\/a|excellent|good|very good|healthy|keine?|ja|nein|gut|aucun|aucune|oui|non|bonne|ningun[oa]?|si|buena|geen|nee|goed|\d{1,2}|(?:one|two|three|four|five|six)\b.{0,40}|[a-z]{1,12} (?:children|kids|daughters?|sons?|kinder|enfants|hij[oa]s|kinderen)|.{0,40}\d{1,3} ?%\)?|(?:type [12] )?diabetes|.{0,40}\b(?:pain|illness|smoker|condition)|(?:completed|exempt|exempted|deferred|done|not applicable|abgeleistet|exento)(?: .{1,20})?|[a-z ]{0,20}(?:impairment|impaired|loss|dyslexia|dyspraxia|epilepsy|autism|adhd|asthma|user)|\d (?:\(.{1,30}\)|,? .{1,30}))$/;

/** Outside of the personal sections some labels name work as well: there the answer decides ("Disability: none"). */
function isPersonalAnswer({ name, value }: Label): boolean {
  if (!ANSWER_LABELS.has(name) || value.length > 60) return false;
  const folded = foldPhrase(value);
  if (ANSWER.test(folded) || isFamilyPiece(folded) || isHealthPiece(folded)) return true;
  return STATUS_WORDS.has(folded) || FAITHS.has(folded) || NATIONALITIES.has(folded);
}

/** Beside an e-mail address or a phone number, an unknown proper noun is where the person lives. */
function isUnknownProperNoun(text: string): boolean {
  const tokens = nameTokens(text);
  if (tokens === null || tokens.length > 4 || /^\p{Lu}{2,6}$/u.test(text)) return false;
  return tokens.every((token) => /^\p{Lu}/u.test(token) && !HEADLINE_WORDS.has(foldPhrase(token)));
}
