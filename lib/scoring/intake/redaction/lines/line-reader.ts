import { trimEndOf } from '../../../../text/trim-end.ts';
import type { TextRange } from '../../offset-map.ts';
import { foldPhrase } from '../fold-phrase.ts';
import { nameTokens } from '../names/candidate-name.ts';
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
import { DOCUMENT_TITLE_PREFIX, type NamePlace, NameSearch } from '../names/name-search.ts';
import type { PersonalLines } from '../personal-findings.ts';
import { isAge } from './ages-and-dates.ts';
import { contactRanges, isContactPiece } from './contact.ts';
import {
  isPersonalLabelled,
  labelOf,
  labelWithoutColon,
  mayHaveLabel,
  mayNameLabel,
} from './labelled-values.ts';
import { COLON, DIGIT } from './line-signs.ts';
import { hasNumberedPart, numberedPaper } from './paper-numbers.ts';
import { NAME_LABELS, NEVER_LONE, PERSONAL_LABELS } from './personal-labels.ts';
import { isPersonalText, isPhotoMark, type LineFacts } from './personal-pieces.ts';
import { STATUS_WORDS } from './personal-words.ts';
import { type Area, isOrnament, type ResumeLine } from './resume-lines.ts';

/** Between two labelled statements of one line. */
const NEXT_LABEL = /\.\s+(?=\*{0,2}\p{Lu}[\p{L} -]{1,24}\*{0,2}\s?:)/u;
const MAX_LABELLED_CHARACTERS = 300;

/** What such a label names fills its line, whatever signs part it. */
const WHOLE_LINE_LABEL =
  /^(?:equal opportunit(?:y|ies)|ee status|equality monitoring|religion|faith|marital status)(?: [a-z]{2,12})?\s?:/i;

const REMARK = /\s{0,4}\(([^()]{1,60})\)\s*$/;

/** "B, D, D1", "C / CE / DE": beside classes of a driving licence a letter tells no gender, and two no country. */
const DRIVING_CLASSES = /(?:^|[\s:,/|·•(])(?:A[12M]?|B[1E]?|C[1E]?|C1E|D1E?)(?=\s?[,/|·•)]|\s*$)/;

/** Reads the lines of a resume one after the other, and notes what goes of each. */
export class LineReader {
  readonly #findings: PersonalLines;
  readonly #names: NameSearch;
  /** Of the line that is read. */
  #facts: LineFacts = { signs: 0, marks: 0 };
  #text = '';
  #mayNameLabel = false;
  readonly #place: NamePlace = {
    line: 0,
    mayBeName: true,
    isPlain: true,
    isOnePiece: true,
    isBehindOther: false,
    isSlashed: false,
  };

  constructor(findings: PersonalLines, lines: readonly ResumeLine[]) {
    this.#findings = findings;
    this.#names = new NameSearch(findings, lines);
  }

  learnName(name: string): void {
    this.#names.learn(name);
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
      if (label !== null && NAME_LABELS.test(label.name)) this.#names.learn(label.value);
    return true;
  }

  /** Notes the edits of one line; true when nothing is left of it. */
  read(line: ResumeLine, opensSection: boolean): boolean {
    this.#place.line += 1;
    this.#facts = line;
    this.#text = line.text;
    this.#mayNameLabel = mayNameLabel(line);
    if (line.area === 'body' && isPlain(line)) return false;
    this.#place.mayBeName = line.area === 'header' || (opensSection && !this.#names.isFound);
    const content = line.text.slice(line.prefix, endWithoutMarks(line.text, line.prefix));
    if (this.#mayNameLabel && (line.signs & COLON) !== 0 && WHOLE_LINE_LABEL.test(content)) return true;
    if (line.area !== 'body' && isLineOfLanguages(content)) return false;
    const isParted = hasSeparator(content);
    this.#place.isOnePiece = !isParted && !hasComma(content);
    this.#place.isSlashed = content.includes(' / ');
    this.#place.isBehindOther = false;
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
        this.#names.noteOther();
        this.#editAround(line, content, others, []);
        return false;
      }
    }
    if (isWhole && this.#isPersonalPiece(content, line.area, false)) {
      const jobs =
        line.area === 'header' ? partsOf(content).filter(({ text }) => isJobTitle(text, line)) : [];
      if (jobs.length === 0) return true;
      this.#names.noteOther();
      this.#editAround(line, content, jobs, []);
      return false;
    }
    const title = line.area === 'header' ? (DOCUMENT_TITLE_PREFIX.exec(content)?.[0].length ?? 0) : 0;
    const pieces = piecesOf(content, title);
    this.#place.isPlain = !hasVisibleSeparator(content);
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
    if (line.area === 'header') this.#names.noteOther();
    this.#editAround(line, content, kept, pieces);
    return false;
  }

  /** Of a piece that holds a paper and its number, or a name and something else, what stays; `null` of any other. */
  #partsThatStay({ text, start: offset }: Piece, area: Area): Piece[] | null {
    if (area === 'body') return null;
    const papers = numberedPaper(text);
    const paper = text.slice(0, papers?.[0]?.end ?? text.length);
    const besideName = area === 'header' ? this.#besideName(paper) : null;
    const kept =
      papers === null || besideName === null ? (besideName ?? papers) : [...besideName, ...papers.slice(1)];
    return (
      kept?.map(({ start, end }) => ({
        start: offset + start,
        end: offset + end,
        text: text.slice(start, end),
      })) ?? null
    );
  }

  #besideName(text: string): TextRange[] | null {
    if (!this.#place.mayBeName || this.#names.isFound) return null;
    const parts = nameLine(text);
    return parts !== null && this.#isPersonalPiece(parts.name, 'header', false) ? parts.others : null;
  }

  /** A label in one cell of a table and its value in the next. */
  #isLabelCell(label: string, value: string, area: Area): boolean {
    if (area === 'body') return false;
    const name = foldPhrase(label.replace(/[\s:：*_]{1,10}$/, ''));
    if (!PERSONAL_LABELS.has(name) || NEVER_LONE.has(name)) return false;
    if (NAME_LABELS.test(name)) this.#names.learn(value);
    return true;
  }

  /** The comma-separated parts of a piece that are not personal, neighbours as one. */
  #keptParts(piece: Piece, area: Area): Piece[] {
    const parts = partsOf(piece.text);
    if (parts.length === 1 || isLanguageList(parts)) return [this.#withoutRemark(piece)];
    const kept: Piece[] = [];
    let isNeighbour = false;
    const isList = isWordList(parts, this.#facts);
    for (const part of parts) {
      // "Spring, Kafka, Flink" are no names, nor is a single word behind what is none.
      this.#place.mayBeName &&= !isList && (kept.length === 0 || /\S\s+\S/.test(part.text));
      this.#place.isBehindOther = kept.length > 0;
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
      const rest = this.#withoutRemark(part);
      if (isNeighbour && last !== undefined) last.end = piece.start + rest.end;
      else kept.push({ start: piece.start + rest.start, end: piece.start + rest.end, text: rest.text });
      isNeighbour = true;
    }
    return kept;
  }

  /** "Koch (m, 41)" without what the brackets at its end tell of the person; a language or a place there may be of the work. */
  #withoutRemark(piece: Piece): Piece {
    const remark = piece.text.includes('(') ? REMARK.exec(piece.text) : null;
    if (remark === null) return piece;
    const said = partsOf(remark[1] ?? '').map(({ text }) => text.trim());
    const isOfPerson = said.some((text) => isAge(text) || STATUS_WORDS.has(foldPhrase(text)));
    if (!isOfPerson || !said.every((text) => isPersonalText(text, this.#facts))) return piece;
    return { ...piece, end: piece.start + remark.index, text: piece.text.slice(0, remark.index) };
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
        this.#findings.edits.push({ start: offset + position, end: offset + piece.start, replacement });
      }
      position = piece.end;
    }
    this.#findings.edits.push({ start: offset + position, end: line.end, replacement: '' });
  }

  #isPersonalPiece(piece: string, area: Area, isContactLine: boolean): boolean {
    const mayHave = this.#mayNameLabel && (area !== 'body' || mayHaveLabel(piece, this.#facts.signs));
    const label = mayHave ? labelOf(piece) : null;
    if (label !== null && isPersonalLabelled(label, area)) {
      if (area !== 'body' && NAME_LABELS.test(label.name)) this.#names.learn(label.value);
      return true;
    }
    if (area === 'body') return false;
    if ((this.#facts.signs & DIGIT) !== 0 && hasNumberedPart(piece)) return false;
    const text = trimEndOf(piece.replace(/^[(\uff08\s]+/, ''), /[)\uff09\s.,\u3002]/);
    if (mayBeClass(text) && DRIVING_CLASSES.test(this.#text)) return false;
    if (isPersonalText(text, this.#facts) || isPhotoMark(piece.trim())) {
      if (this.#place.mayBeName) this.#names.learnBeforeContact(text, this.#place);
      return true;
    }
    if (!this.#place.mayBeName) return false;
    if (this.#names.isIntroduction(text)) return true;
    const { text: plain } = this.#withoutRemark({ start: 0, end: piece.length, text: piece });
    if (this.#names.isName(plain, this.#place)) return true;
    if (!isContactLine) return false;
    return this.#names.isCalled(text, this.#place) || isUnknownProperNoun(text);
  }
}

/** A letter alone or behind a space, or "DE". */
function mayBeClass(text: string): boolean {
  const before = text.charAt(text.length - 2);
  return before === '' || before === ' ' || text.endsWith(' DE');
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

/** Beside an e-mail address or a phone number, an unknown proper noun is where the person lives. */
function isUnknownProperNoun(text: string): boolean {
  const tokens = nameTokens(text);
  if (tokens === null || tokens.length > 4 || /^\p{Lu}{2,6}$/u.test(text)) return false;
  return tokens.every((token) => /^\p{Lu}/u.test(token) && !HEADLINE_WORDS.has(foldPhrase(token)));
}
