import { trimEndOf } from '../../../../text/trim-end.ts';
import type { Edit, TextRange } from '../../offset-map.ts';
import { foldPhrase, phraseSet } from '../fold-phrase.ts';
import { isInCapitals } from '../letter-case.ts';
import { LABEL } from '../mark-bits.ts';
import {
  callingNames,
  isGivenNamesOnly,
  looksLikeLowerCaseName,
  looksLikeName,
  nameOfSubject,
  namesInTwoScripts,
  nameTokens,
  openingName,
  startsWithGivenName,
  unspacedNames,
} from '../names/candidate-name.ts';
import { fullNameAhead, MAX_OPENING_LINES } from '../names/full-name-ahead.ts';
import {
  gapEnd,
  hasComma,
  hasInnerPieces,
  hasSeparator,
  hasVisibleSeparator,
  isJobTitle,
  isLanguageList,
  isLineOfLanguages,
  isPlainGap,
  isWordList,
  type Piece,
  partsOf,
  piecesOf,
} from '../names/header-pieces.ts';
import { HEADLINE_WORDS, isDocumentTitle } from '../names/headline-words.ts';
import { nameLine } from '../names/name-line.ts';
import { isPlaceAndDate, isSigningPlace } from '../names/signing-lines.ts';
import { isSkillName } from '../names/skill-names.ts';
import { isKnownTitle } from '../names/title-names.ts';
import { contactRanges, isContactPiece } from './contact.ts';
import { isPersonalLabelled, labelOf, labelWithoutColon, mayHaveLabel } from './labelled-values.ts';
import { BEYOND_ASCII, COLON, JOINT } from './line-signs.ts';
import { numberedPaper } from './paper-numbers.ts';
import { PERSONAL_LABELS } from './personal-labels.ts';
import { isPersonalList, isPersonalText, isPhotoMark, type LineFacts } from './personal-pieces.ts';
import { markPersonalBlocks, markPersonalRows, personalRow } from './personal-rows.ts';
import { type Area, isOrnament, type ResumeLine } from './resume-lines.ts';

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
  /\b(?:applicant|candidate|job ?seeker|bewerber|name|vorname|nachname|surname|nom|prenom|identite|nombre|apellidos?|naam|voornaam|achternaam|nome|cognome|imie|nazwisko|namn|navn|fornamn|efternamn|fornavn|etternavn|nimi|sukunimi|etunimi|jmeno|prijmeni|meno|priezvisko|nev|nume|prenume|ime|prezime|priimek|nama|jina|ho ten|ho va ten|ad soyad|ad[iı]|ad[iı] soyad[iı]|soyad[iı])(?![\p{L}])|姓名|氏名|名前|이름|성명|الاسم|שם|имя|фамилия|фио|піб|прізвище|име|ονομα|नाम/u;
const DOCUMENT_TITLE_PREFIX =
  /^(?:curriculum vitae|r[eé]sum[eé]|cv|lebenslauf|hoja de vida|curr[ií]culum(?: v[ií]tae)?|levensloop)(?:\s+(?:of|von|de|van|for|für)\s+|\s*[-–—:|,]\s*|\s+)(?=\p{L})|^(?:özgeçmiş|życiorys|резюме|السيرة الذاتية|سيرة ذاتية)\s*[–—:|,-]\s*(?=\p{L})/iu;
/** Between two labelled statements of one line. */
const NEXT_LABEL = /\.\s+(?=\*{0,2}\p{Lu}[\p{L} -]{1,24}\*{0,2}\s?:)/u;
const MAX_LABELLED_CHARACTERS = 300;
/** Behind a name as a value, and not behind an initial or a title: "Nome: Florin Mocanu. In Italia dal 2003". */
const NEXT_SENTENCE = /(?<=\p{Ll}{4})\.\s+(?=\p{Lu})/u;
/** More than this are no names of one person. */
const MAX_NAME_WORDS = 100;

/** Drawn from one side to the other. */
const RULE = /^[-–—=_*~.·•+#\s]{3,}$/;

/** "Jane Smith has kept …": words in small letters to a full stop. */
const IN_SENTENCE = /\s\p{Ll}{2,}\s\p{L}[^.]{6,}[.!]\s*$/u;

/** Edits that take personal lines, and personal pieces of lines, out of the header, personal sections and the body. */
export function redactPersonalLines(lines: readonly ResumeLine[]): PersonalLines {
  const result: PersonalLines = { edits: [], names: new Map(), unspacedNames: new Set(), dropped: new Set() };
  const reader = new LineReader(result, lines);
  markPersonalRows(lines);
  markPersonalBlocks(lines);
  let isFirst = true;
  let isBelowHeading = false;
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    if (line === undefined) continue;
    if (line.isHeading) isBelowHeading = true;
    if (line.isHeading || line.text.length === line.prefix) continue;
    if (line.area === 'header' && RULE.test(line.text)) {
      result.dropped.add(index);
      continue;
    }
    const opensSection = isBelowHeading;
    isBelowHeading = false;
    if (
      (line.area === 'body' || IN_SENTENCE.test(line.text)) &&
      (isFirst || (index < MAX_OPENING_LINES && result.names.size === 0))
    ) {
      const find = line.area === 'body' ? openingName : nameOfSubject;
      const name = find(line.text.slice(line.prefix));
      if (name !== null && (isFirst || startsWithGivenName(name.split(' '), false))) reader.learnName(name);
    }
    isFirst = false;
    const row = personalRow(line);
    if (row !== null) {
      if (NAME_LABELS.test(row.name)) reader.learnName(row.value);
      result.dropped.add(index);
      continue;
    }
    if (line.area === 'body') {
      if (isPlaceAndDate(line) || isPersonalList(line.text.slice(line.prefix), line))
        result.dropped.add(index);
      if (!mayHaveLabel(line.text, line.signs)) continue;
      if (isSigningPlace(lines, index)) result.dropped.add(index);
    }
    if (reader.readLabelledSentences(line)) {
      result.dropped.add(index);
      continue;
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
    if (reader.read(line, opensSection)) result.dropped.add(index);
  }
  dropEmptyHeadings(lines, result);
  return result;
}

/** What such a label names fills its line, whatever signs part it. */
const WHOLE_LINE_LABEL =
  /^(?:equal opportunit(?:y|ies)|ee status|equality monitoring|religion|faith|marital status)(?: [a-z]{2,12})?\s?:/i;

const NEVER_LONE = phraseSet(
  'contact|contacts|kontakt|contacto|blog|portfolio|web|website|family|health|religion|candidate|mobile|x|github|bsn',
);

/** A line that is only a personal label: its value is the next line. */
function loneLabel(line: ResumeLine): string | null {
  if (line.area === 'body' || !mayNameLabel(line)) return null;
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

/** Whether a word of a line may be one of a personal label. In other characters than ASCII a word has many forms. */
function mayNameLabel({ signs, marks }: LineFacts): boolean {
  return (marks & LABEL) !== 0 || (signs & (BEYOND_ASCII | JOINT)) !== 0;
}

/** Whether a line has no personal label, and begins and ends with what is no separator, so that nothing of it goes. */
function isPlain(line: ResumeLine): boolean {
  const { text, prefix } = line;
  if (!isPlainEnd(text.charCodeAt(prefix)) || !isPlainEnd(text.charCodeAt(text.length - 1))) return false;
  if (!mayNameLabel(line)) return true;
  return (line.signs & COLON) === 0 && labelWithoutColon(text.slice(prefix)) === null;
}

/** Letters and digits of ASCII, full stops, commas and closing brackets. */
function isPlainEnd(code: number): boolean {
  const lower = code | 0x20;
  if ((lower >= 0x61 && lower <= 0x7a) || (code >= 0x30 && code <= 0x39)) return true;
  return code === 0x2e || code === 0x2c || code === 0x29;
}

class LineReader {
  readonly #result: PersonalLines;
  readonly #lines: readonly ResumeLine[];
  /** That the header holds, or `null`; of few lines it is asked. */
  #fullName: string | null | undefined;
  /** Forms of the name that were found: in letters without case (true) or with (false). */
  readonly #nameForms = new Set<boolean>();
  #contentPieces = 0;
  #line = 0;
  /** Of the line that is read. */
  #facts: LineFacts = { signs: 0, marks: 0 };
  #mayNameLabel = false;
  /** The line stands where a name may stand without a label: at the top, or first below a personal heading. */
  #mayBeName = true;
  /** Nothing but white space parts the pieces of the line. */
  #isPlain = true;
  /** Nor a comma, nor more than a space. */
  #isOnePiece = true;
  /** Something of the line stays that stands before it. */
  #isBehindOther = false;
  /** Slashes part what the person is or does. */
  #isSlashed = false;
  /** The line that holds one word of the name alone. */
  #halfNameLine = -2;
  /** Whether that half is of two given names. */
  #isHalfOfTwo = false;

  constructor(result: PersonalLines, lines: readonly ResumeLine[]) {
    this.#result = result;
    this.#lines = lines;
  }

  learnName(name: string): void {
    const [text = ''] = name.trim().split(NEXT_SENTENCE, 1);
    this.#nameForms.add(isWithoutCase(text));
    learnName(text, this.#result);
  }

  /** "Name: Ben Miller. Email: ben@example.org." in one line, wherever it stands; true when it says nothing else. */
  readLabelledSentences(line: ResumeLine): boolean {
    if ((line.signs & COLON) === 0 || !mayNameLabel(line) || line.text.length > MAX_LABELLED_CHARACTERS)
      return false;
    const content = line.text.slice(line.prefix);
    if (!NEXT_LABEL.test(content)) return false;
    const labels = content.split(NEXT_LABEL).map((sentence) => labelOf(trimEndOf(sentence, /[.\s]/)));
    if (!labels.every((label) => label !== null && PERSONAL_LABELS.has(label.name))) return false;
    if (contactRanges(content).length === 0) return false;
    for (const label of labels)
      if (label !== null && NAME_LABELS.test(label.name)) this.learnName(label.value);
    return true;
  }

  /** Notes the edits of one line; true when nothing is left of it. */
  read(line: ResumeLine, opensSection: boolean): boolean {
    this.#line += 1;
    this.#facts = line;
    this.#mayNameLabel = mayNameLabel(line);
    if (line.area === 'body' && isPlain(line)) return false;
    this.#mayBeName = line.area === 'header' || (opensSection && this.#nameForms.size === 0);
    const content = line.text.slice(line.prefix, endWithoutMarks(line.text, line.prefix));
    if (this.#mayNameLabel && (line.signs & COLON) !== 0 && WHOLE_LINE_LABEL.test(content)) return true;
    if (line.area !== 'body' && isLineOfLanguages(content)) return false;
    const isParted = hasSeparator(content);
    this.#isOnePiece = !isParted && !hasComma(content);
    this.#isSlashed = content.includes(' / ');
    this.#isBehindOther = false;
    // Most lines of the body are one piece.
    if (line.area === 'body' && content.trim() !== '' && !isParted) {
      return this.#isPersonalPiece(content, line.area, false);
    }
    if (line.area !== 'body' && isDocumentTitle(content)) return true;
    const isWhole = !hasInnerPieces(content, line.signs);
    if (isWhole) {
      const others = this.#partsThatStay({ start: 0, end: content.length, text: content }, line.area);
      if (others !== null) {
        if (others.length === 0) return true;
        this.#contentPieces += 1;
        this.#editAround(line, content, others, []);
        return false;
      }
    }
    if (isWhole && this.#isPersonalPiece(content, line.area, false)) {
      const jobs =
        line.area === 'header' ? partsOf(content).filter(({ text }) => isJobTitle(text, line)) : [];
      if (jobs.length === 0) return true;
      this.#contentPieces += 1;
      this.#editAround(line, content, jobs, []);
      return false;
    }
    const title = line.area === 'header' ? (DOCUMENT_TITLE_PREFIX.exec(content)?.[0].length ?? 0) : 0;
    const pieces = piecesOf(content, title);
    this.#isPlain = !hasVisibleSeparator(content);
    const isContactLine =
      line.area === 'header' &&
      pieces.some(({ text }) => isContactPiece(text) && numberedPaper(text) === null);
    const kept: Piece[] = [];
    for (const [index, piece] of pieces.entries()) {
      if (index > 0 && this.#isLabelCell(pieces[index - 1]?.text ?? '', piece.text, line.area)) {
        if (kept.at(-1) === pieces[index - 1]) kept.pop();
        continue;
      }
      const others = this.#partsThatStay(piece, line.area);
      if (others !== null) {
        kept.push(...others);
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

  /** Of a piece that holds a paper and its number, or a name and something else, what stays; `null` of any other. */
  #partsThatStay({ text, start: offset }: Piece, area: Area): Piece[] | null {
    if (area === 'body') return null;
    const kept = numberedPaper(text) ?? (area === 'header' ? this.#besideName(text) : null);
    return (
      kept?.map(({ start, end }) => ({
        start: offset + start,
        end: offset + end,
        text: text.slice(start, end),
      })) ?? null
    );
  }

  #besideName(text: string): TextRange[] | null {
    if (!this.#mayBeName || this.#nameForms.size > 0) return null;
    const parts = nameLine(text);
    return parts !== null && this.#isPersonalPiece(parts.name, 'header', false) ? parts.others : null;
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
    const parts = partsOf(piece.text);
    if (parts.length === 1 || isLanguageList(parts)) return [piece];
    const kept: Piece[] = [];
    let isNeighbour = false;
    const isList = isWordList(parts, this.#facts);
    for (const part of parts) {
      // "Spring, Kafka, Flink" are no names, nor is a single word behind what is none.
      this.#mayBeName &&= !isList && (kept.length === 0 || /\S\s+\S/.test(part.text));
      this.#isBehindOther = kept.length > 0;
      const others = this.#partsThatStay({ ...part, start: piece.start + part.start }, area);
      if (others !== null) {
        kept.push(...others);
        isNeighbour = false;
        continue;
      }
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
      const isPlain = index > 0 && isPlainGap(gap);
      if (!isPlain) {
        const replacement = index === 0 ? '' : gapEnd(gap);
        this.#result.edits.push({ start: offset + position, end: offset + piece.start, replacement });
      }
      position = piece.end;
    }
    this.#result.edits.push({ start: offset + position, end: line.end, replacement: '' });
  }

  #isPersonalPiece(piece: string, area: Area, isContactLine: boolean): boolean {
    const mayHave = this.#mayNameLabel && (area !== 'body' || mayHaveLabel(piece, this.#facts.signs));
    const label = mayHave ? labelOf(piece) : null;
    if (label !== null && isPersonalLabelled(label, area)) {
      if (area !== 'body' && NAME_LABELS.test(label.name)) this.learnName(label.value);
      return true;
    }
    if (area === 'body') return false;
    const text = trimEndOf(piece.replace(/^[(\uff08\s]+/, ''), /[)\uff09\s.,\u3002]/);
    if (isPersonalText(text, this.#facts) || isPhotoMark(piece.trim())) {
      if (this.#mayBeName) this.#learnNameBeforeContact(text);
      return true;
    }
    if (!this.#mayBeName) return false;
    const introduced = INTRODUCTION.exec(text);
    const ownName = introduced === null ? '' : trimEndOf(text.slice(introduced[0].length), /[!\s]/);
    if (looksLikeName(ownName) || (ownName !== '' && isGivenNamesOnly(ownName))) {
      this.learnName(ownName);
      return true;
    }
    if (this.#isName(piece)) return true;
    if (!isContactLine) return false;
    const called = CALLED.exec(text)?.[1] ?? '';
    if (startsWithGivenName(called.split(/\s+/), false) && this.#isName(called)) return true;
    return isUnknownProperNoun(text);
  }

  /** "Ben Miller, ben@example.org, Leeds", "Ben Miller, 12 Dock Street": the name goes with the rest, and is to be found below. */
  #learnNameBeforeContact(text: string): void {
    const contact = contactRanges(text)[0]?.start ?? text.length;
    const title = DOCUMENT_TITLE_PREFIX.exec(text)?.[0].length ?? 0;
    const comma = text.indexOf(',', title);
    const end = Math.min(contact, comma < 0 ? text.length : comma);
    const name = text.slice(title, end).replace(/[\s(<:–-]{1,10}$/, '');
    const tokens = nameTokens(name);
    if (tokens === null || tokens.length < 2 || end === text.length) return;
    if (contact < text.length || startsWithGivenName(tokens, false)) this.#isName(name);
  }

  /** "Fishmonger / fish fryer", "POTATORE SU FUNE" above "Craig Mowbray": one word that nothing knows, several between slashes or in capitals. */
  #isOccupationAbove(text: string): boolean {
    if (this.#nameForms.size > 0) return false;
    const word = text.replace(/\([^()]*\)/g, '').trim();
    const isInWords = /\s/.test(word) && !this.#isSlashed;
    if (word === '' || (isInWords && !isInCapitals(word))) return false;
    if (this.#fullName === undefined) this.#fullName = fullNameAhead(this.#lines);
    if (this.#fullName === null || (isInWords && isInCapitals(this.#fullName))) return false;
    if (isGivenNamesOnly(word) || startsWithGivenName(word.split(/\s+/), false)) return false;
    return !this.#fullName.toLowerCase().split(/\s+/).includes(word.toLowerCase());
  }

  #isName(piece: string): boolean {
    const text = inReadingOrder(piece.replace(NAME_REMARK, ''));
    // The same name may follow in another script; a second one in the same is something else.
    const isUncased = isWithoutCase(text.trim());
    const isContinued =
      (this.#halfNameLine === this.#line - 1
        ? this.#isOnePiece
        : this.#halfNameLine === this.#line && this.#isPlain) &&
      text.trim().split(/\s+/).length <= 3 &&
      !WITH_ABBREVIATION.test(text.trim());
    if (this.#contentPieces > 1 || (this.#nameForms.has(isUncased) && !isContinued)) return false;
    const isFirst = this.#nameForms.size === 0 && this.#contentPieces === 0;
    if (isSkillName(text)) {
      // What stands beside it is no name either.
      this.#mayBeName = false;
      return false;
    }
    if (isNicknameOnly(text)) {
      learnName(text, this.#result);
      return true;
    }
    const inTwoScripts = namesInTwoScripts(text);
    if (inTwoScripts.length > 0) {
      for (const name of inTwoScripts) this.learnName(name);
      return true;
    }
    // "José Luna", "Bricklayer": two given names are a whole name where an occupation follows.
    if (isContinued && this.#isHalfOfTwo && isKnownTitle(text)) return false;
    if (this.#isOccupationAbove(text)) return false;
    const isFamilyName = isContinued && /^(?:\p{Ll}{1,4} ){1,2}\p{Lu}\p{L}+$/u.test(text.trim());
    if (
      !looksLikeName(text) &&
      !isFamilyName &&
      !(isFirst && !this.#isBehindOther && looksLikeLowerCaseName(text))
    )
      return false;
    // A given name alone is followed by the family's on the next line.
    const isHalf =
      isGivenNamesOnly(text) || /^\p{Lu}(?: \p{Lu})+$/u.test(text.trim()) || !/\s/.test(text.trim());
    if (isFirst && isHalf && unspacedNames(text).length === 0) {
      this.#halfNameLine = this.#line;
      this.#isHalfOfTwo = /\S\s+\S/.test(text.trim());
    }
    this.learnName(text);
    return true;
  }
}

/** Where a line ends but for emphasis and ornaments; spaces behind them go with them. */
function endWithoutMarks(text: string, from: number): number {
  const trimmed = text.trimEnd().length;
  let end = trimmed;
  const least = Math.max(from, end - MAX_CLOSING_MARKS);
  while (
    end > least &&
    (text[end - 1] === '*' || text[end - 1] === '_' || isOrnament(text.charCodeAt(end - 1)))
  )
    end -= 1;
  return end === trimmed ? text.length : end;
}

const MAX_CLOSING_MARKS = 3;

/** "فني تشغيل مخارط CNC": Latin capitals behind words of another script are no second form of the name. */
function isWithoutCase(text: string): boolean {
  const words = text.replace(/(?<=\S)\s+[A-Z]{2,5}\.?$/, '');
  return words.toLowerCase() === words.toUpperCase();
}

/** '"Mac"' before the name is not yet the name. */
function isNicknameOnly(text: string): boolean {
  return /^["'“‘«][\p{L}\s.'’-]{1,30}["'”’»]$/u.test(text.trim());
}

/** Notes the words of a name, to be found in the text. */
export function learnName(name: string, { names, unspacedNames: unspaced }: PersonalLines): void {
  if (names.size + unspaced.size > MAX_NAME_WORDS) return;
  for (const [part, particles] of callingNames(name)) names.set(part, particles);
  for (const written of unspacedNames(name)) unspaced.add(written);
}

/** "Hi, I am Ben!" */
const INTRODUCTION =
  /^(?:(?:hi|hello|hey|hallo|bonjour|hola)[,!.]?\s)?(?:i am|i['’]m|my name is|ich bin|ich heiße|mein name ist|je suis|je m['’]appelle|soy|me llamo|mi nombre es|ik ben|ik heet|mijn naam is|mi chiamo|chamo-me|me chamo|meu nome é|nazywam się|меня зовут)\s/iu;

/** "Call sign: Jane Smith" beside an address: whatever the label is. */
const CALLED = /^\p{L}[\p{L} ]{1,20}\s?:\s+(\S+(?:\s\S+){1,3})$/u;

/** "CDL Class A": letters that stand for words, beside words, are no family name. */
const WITH_ABBREVIATION = /^\p{Lu}{2,5} \p{Lu}\p{Ll}|\p{Ll} \p{Lu}{2,5}$/u;

/** What is said in parentheses behind a name: pronouns, age, year of birth. */
const NAME_REMARK =
  /\s*(?:♂|♀|⚧)\ufe0f?\s*$|\s+\d{2}\s?[岁歲歳]\s*$|\s*[(\uff08](?:(?:she|he|they|er|sie|il|elle|ella|él|hij|zij)\s?\/.{1,20}|(?:age[d:]?\s?)?\d{2}(?:\s?(?:years?(?: old)?|jahre|ans|años|jaar|岁|歲|歳))?|\p{Script=Han}{1,3}族|[\p{Script=Hiragana}\p{Script=Katakana}ー・\s]{2,24}|(?:born|b\.|geb\.?|geboren|née?|\*).{1,30})[)\uff09]\s*$/iu;

/** "Smith, Jane" as "Jane Smith". */
function inReadingOrder(name: string): string {
  const [family = '', given = '', ...rest] = name.split(/\s*,\s*/);
  if (given === '' || rest.length > 0) return name;
  const inOrder = `${given} ${family}`;
  if (/\s/.test(family.trim())) return isGivenNamesOnly(given) && looksLikeName(inOrder) ? inOrder : name;
  return startsWithGivenName(given.split(/\s+/), false) || looksLikeName(inOrder) ? inOrder : name;
}

/** Beside an e-mail address or a phone number, an unknown proper noun is where the person lives. */
function isUnknownProperNoun(text: string): boolean {
  const tokens = nameTokens(text);
  if (tokens === null || tokens.length > 4 || /^\p{Lu}{2,6}$/u.test(text)) return false;
  return tokens.every((token) => /^\p{Lu}/u.test(token) && !HEADLINE_WORDS.has(foldPhrase(token)));
}
