import { isDigit, isLetter, isSpace, isUpper, trimSpan } from '../../../text/characters.ts';
import type { Span } from '../types.ts';
import { MONTH_BY_NAME } from './calendar-words.ts';
import { foldText } from './tokens.ts';
import { wordSet } from './word-set.ts';

/** Longer pieces are cut, so that a quote stays something a person can check. */
const MAX_SENTENCE_CHARACTERS = 480;
const MIN_SENTENCE_CHARACTERS = 12;
const GLYPHS = /[•●▪■◦‣➢►]/;

/** Words whose full stop ends no sentence, in the five languages, lower case and without it. */
const ABBREVIATIONS = new Set(
  (
    'mr mrs ms dr prof st sr jr inc ltd co corp llc dept asst mgr exec eng tech univ hosp no nr vs etc approx ca incl ' +
    'resp min max hrs yrs yr mo jan feb mar apr jun jul aug sep sept oct nov dec okt dez mär mrt ene abr ago dic déc févr avr mind std kat mín máx aprox afd evt fig vol pp ph d.c u.s ' +
    'e.g i.e a.m p.m z.b d.h u.a b.sc m.sc b.a m.a ph.d bzw ggf inkl evtl usw abt dipl ing stellv str tel geb gmbh ' +
    'av ex env janv févr avr juil sté ets mme mlle sra dra srta lic ing.tec pág núm bijv o.a d.w.z m.b.v drs mevr dhr ' +
    'snr jnr mngr coord maint proj supv mio mrd tsd act gepr staatl akad techn kfm allg insb bspw mag prov cía ltda ' +
    'acc admin assoc cert dir div gen gov intl lt maj mt natl pvt sgt supt'
  ).split(' '),
);

/** The sentences of a stretch of prose, trimmed, in order. Never empty for text that is not blank. */
export function sentenceSpans(text: string, start: number, end: number): Span[] {
  const spans: Span[] = [];
  let from = start;
  for (let at = start; at < end - 1; at++) {
    const code = text.charCodeAt(at);
    if (!isSentenceSign(code)) continue;
    const isShort = at + 1 - from < MIN_SENTENCE_CHARACTERS;
    if (isShort && !labelFollows(text, at + 1) && !wishFollows(text, at + 1) && !isVerdict(text, from, at))
      continue;
    if (endsSentence(text, from, at, end, code)) {
      pushCapped(spans, text, from, at + 1);
      from = at + 1;
    }
  }
  const rest = trimSpan(text, from, end);
  const last = spans.at(-1);
  // A short remainder ("etc.") belongs to what it follows.
  if (last !== undefined && rest.end - rest.start < MIN_SENTENCE_CHARACTERS)
    last.end = rest.end > rest.start ? rest.end : last.end;
  else pushCapped(spans, text, from, end);
  return spans;
}

/** Full stop, exclamation or question mark, ellipsis, ideographic full stop. */
function isSentenceSign(code: number): boolean {
  return code === 46 || code === 33 || code === 63 || code === 0x2026 || code === 0x3002;
}

/** A bracket, a quotation, a bullet, a sum of money. */
const OPENING_SIGNS = '["“•£$€';

/** Whether the sign `code` at a place ends the sentence that began at `from`. */
function endsSentence(text: string, from: number, at: number, end: number, code: number): boolean {
  if (code === 0x3002) return true;
  // "Costume Supervisor ........ 2024": dots that lead from one column to another.
  if (code === 46 && text.slice(Math.max(from, at - 3), at) === '...') return false;
  let next = at + 1;
  if (!isSpace(text.charCodeAt(next))) return false;
  while (next < end && isSpace(text.charCodeAt(next))) next++;
  if (next === end) return false;
  const following = text.charCodeAt(next);
  const opens = isUpper(following) || isDigit(following) || OPENING_SIGNS.includes(text.charAt(next));
  if (!opens || isInBrackets(text, from, at, end)) return false;
  if (code !== 46 || !isAbbreviation(text, from, at, isDigit(following))) return true;
  return labelFollows(text, at + 1) && !BEFORE_NAME.test(text.slice(Math.max(from, at - 6), at));
}

/** "Hotel Tyrol, St. Johann: front office": the name goes on. */
const BEFORE_NAME = /(?:^|[\s(])(?:ste?|sta|sto|dr|prof|mr|mrs|ms)$/i;

/** Brackets hold no more than this. */
const BRACKET_CHARACTERS = 100;

/** "(eidg. Fachausweis oder Studium)": no sentence ends between brackets. */
function isInBrackets(text: string, from: number, at: number, end: number): boolean {
  const before = text.slice(Math.max(from, at - BRACKET_CHARACTERS), at);
  if (before.lastIndexOf('(') <= before.lastIndexOf(')')) return false;
  const behind = text.slice(at, Math.min(end, at + BRACKET_CHARACTERS));
  const close = behind.indexOf(')');
  return close >= 0 && !behind.slice(0, close).includes('(');
}

const LABEL_CHARACTERS = 24;
const LABEL_FOLLOWS = /^\s{1,2}\p{Lu}\p{Ll}{2,14}(?: \p{L}{2,8})?:\s/u;

/** "Company: Lane Ltd. Position: Baker." */
function labelFollows(text: string, at: number): boolean {
  return LABEL_FOLLOWS.test(text.slice(at, at + LABEL_CHARACTERS));
}

const WISH_FOLLOWS =
  /^\s{1,2}(?:Se valora|Valorable|Deseable|Von Vorteil|Wünschenswert|Idealerweise|Souhaité|Idéalement|Un plus|Bonus|Desirable|Preferred|Ideally|Nice to have|Gewenst|Pré)/u;

/** "Inglés B2. Se valorará francés": what is wished for is no part of what is asked for. */
function wishFollows(text: string, at: number): boolean {
  return WISH_FOLLOWS.test(text.slice(at, at + LABEL_CHARACTERS));
}

/** "DEAS exigé. …", "B2 requis. …": few words that say all that they have to. */
const ENDS_WITH_VERDICT =
  /\s(?:exigée?s?|requise?s?|obligatoires?|souhaitée?s?|erforderlich|zwingend|pflicht|imprescindible|obligatori[oa]|deseable|valorable|vereist|verplicht|gewenst|required|essential|needed|preferred|desirable)$/iu;

function isVerdict(text: string, from: number, at: number): boolean {
  return ENDS_WITH_VERDICT.test(text.slice(from, at));
}

/** "Permis B. …": a class, not an initial. */
const CLASS_BEFORE =
  /\b(?:permis|permiso|carn[ée]t?|rijbewijs|f[üu]hrerschein|klasse|class|grade|licen[cs]e|vitamin)\s$/i;

/** "I.S. 10101", "U.S. person", "B.Eng. Maschinenbau". */
const INITIALS = /^(?:(?:\p{L}\.){1,3}\p{L}|(?:b|m|ll|ph)\.\p{L}{2,4})$/u;

/** Before a number with a full stop, in the languages that write ordinals so. */
const BEFORE_ORDINAL = wordSet(
  'am der die das den dem des im vom zum zur ab bis beim ins jede jeder jedes jeden seit nach ihr ihre ihren ihrem dein deine deinem unser unsere unserem mein meine meinem the',
);
/** Behind one. */
const AFTER_ORDINAL = wordSet(
  'staatsexamen staatsprufung examen lehrjahr ausbildungsjahr schuljahr semester fachsemester studienjahr klasse liga bundesliga stock etage og quartal halbjahr hilfe offizier vorsitzender vorsitzende vorstand kreis',
);
const BEHIND_NUMBER = /^\.\s{1,2}(?:(\p{L}{2,16})|\d{1,2}\.|(?:19|20)\d\d)/u;

/**
 * "Am 3. Mai", "mit 2. Staatsexamen", "Crew: 1. Offizier": a number that counts what follows, as does one behind a sign. Elsewhere
 * it ends its sentence ("We are a team of 8. You must …").
 */
function isOrdinal(text: string, from: number, start: number, at: number): boolean {
  const following = BEHIND_NUMBER.exec(text.slice(at, at + LABEL_CHARACTERS));
  const noun = foldText(following?.[1] ?? '');
  if (following !== null && (noun === '' || MONTH_BY_NAME.has(noun) || AFTER_ORDINAL.has(noun))) return true;
  const before = text.slice(Math.max(from, start - 16), start).trimEnd();
  const word = /\p{L}{1,12}$/u.exec(before)?.[0];
  return word === undefined ? !/[\d–—-]$/.test(before) : BEFORE_ORDINAL.has(foldText(word));
}

function isAbbreviation(text: string, from: number, at: number, digitFollows: boolean): boolean {
  let start = at;
  const limit = Math.max(from, at - 8);
  // "(Jun. 2014–Aug. 2022)"
  const isInWord = (code: number) => !isSpace(code) && code !== 40 && code !== 0x2013 && code !== 0x2014;
  while (start > limit && isInWord(text.charCodeAt(start - 1))) start--;
  const word = text.slice(start, at).toLowerCase();
  if (word.length === 1 && isLetter(word.charCodeAt(0)))
    return !CLASS_BEFORE.test(text.slice(Math.max(from, start - 16), start));
  if (word.length <= 2 && word !== '' && isDigit(word.charCodeAt(0))) return isOrdinal(text, from, start, at);
  // "Hadoop admin. Experience …": in small letters it is a word of its own.
  if (word === 'admin' && !isUpper(text.charCodeAt(start))) return false;
  // "SAP CO. Excel": no company.
  if (text.slice(start, at) === 'CO') return text.charAt(start - 2) === '&';
  if (INITIALS.test(word)) return true;
  return ABBREVIATIONS.has(word) && (word !== 'no' || digitFollows);
}

function pushCapped(spans: Span[], text: string, start: number, end: number): void {
  let rest = trimSpan(text, start, end);
  while (rest.end - rest.start > MAX_SENTENCE_CHARACTERS) {
    const cut = cutBefore(text, rest.start, rest.start + MAX_SENTENCE_CHARACTERS);
    spans.push(trimSpan(text, rest.start, cut));
    rest = trimSpan(text, cut, rest.end);
  }
  if (rest.end > rest.start) spans.push(rest);
}

/** The last good place to cut before `limit`: after a semicolon or comma, else a space, else `limit` itself. */
function cutBefore(text: string, start: number, limit: number): number {
  let space = -1;
  for (let at = limit; at > start + MAX_SENTENCE_CHARACTERS / 2; at--) {
    if (!isSpace(text.charCodeAt(at))) continue;
    const before = text.charAt(at - 1);
    if (before === ',' || before === ';') return at;
    if (space < 0) space = at;
  }
  if (space >= 0) return space;
  const low = text.charCodeAt(limit);
  return low >= 0xdc00 && low <= 0xdfff ? limit - 1 : limit;
}

/**
 * The points of a text whose line breaks were lost ("• Ran the ward • Trained juniors …"). One span when there are no
 * such bullets, or when they only part a list of short items.
 */
export function flattenedBullets(text: string, start: number, end: number): Span[] {
  const line = text.slice(start, end);
  if (!GLYPHS.test(line)) return [{ start, end }];
  const pieces: Span[] = [];
  let from = 0;
  for (let at = 0; at <= line.length; at++) {
    if (at < line.length && !GLYPHS.test(line.charAt(at))) continue;
    const piece = trimSpan(line, from, at);
    if (piece.end > piece.start) pieces.push({ start: start + piece.start, end: start + piece.end });
    from = at + 1;
  }
  const meanCharacters = line.length / Math.max(pieces.length, 1);
  return pieces.length > 1 && meanCharacters >= 30 ? pieces : [{ start, end }];
}
