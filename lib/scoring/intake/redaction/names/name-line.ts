import { matchesOf } from '../../../../text/matches.ts';
import { trimEndOf } from '../../../../text/trim-end.ts';
import type { TextRange } from '../../offset-map.ts';
import { foldPhrase, wordSet } from '../fold-phrase.ts';
import { PERSONAL_LABELS } from '../lines/personal-labels.ts';
import {
  foldToken,
  isGivenName,
  isHeadlineToken,
  isNameToken,
  isPlace,
  isUncasedTitle,
  looksLikeName,
  SHORT_MARIA,
} from './candidate-name.ts';
import { AMBIGUOUS_NAMES, NAME_PARTICLES, NAME_TITLES } from './given-names.ts';
import { postNominalsStart } from './post-nominals.ts';
import { isSkillName } from './skill-names.ts';

/** A line of the header that holds a name and something that is none. */
export interface NameLine {
  name: string;
  /** What is to stay: titles of a degree, letters behind the name, an occupation. */
  others: TextRange[];
}

interface Token extends TextRange {
  text: string;
}

const MAX_TOKENS = 12;
/** Parts of academic titles before a name, folded and without full stops; of one gender are none of them. */
const TITLE_PARTS =
  wordSet(`dr prof pd priv-doz med dent vet rer nat pol phil iur jur habil oec sc hab n mult hc dr-ing ing drs ir mgr inz lek mag bc arq lic cand
siv-ing civ-ing sivilingenior civilingenjor dipl engr er fh ba univ tu uzm doc msc bsc ma beng meng mba mphil phd`);
/** "Dipl.-Ing.", "Dipl.-Wirt.-Inf.": those of business end otherwise for women. */
const DIPLOMA = /^dipl\.?-(?!kf)(?:\p{L}{2,8}\.?-?){1,2}$/iu;
/** Of the title of a resume, not of a person. */
const OF_DOCUMENTS = wordSet('cv curriculum vitae resume lebenslauf curriculo');
const MAX_NAME_TOKENS = 4;
const MIN_FAMILY_LETTERS = 3;
const MAX_SHORT_PART = 3;
const SHORT_NAME = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,3}$/u;
const REMARK_START = /[(\uff08]/;
const LATIN = /^[^\p{L}]*\p{Script=Latin}/u;

/**
 * Parts a piece of a header into a name and what stands before or behind it in the same breath ("Dr. med. Anna Schmidt",
 * "Ben Miller MRICS", "Registered Nurse Ana Lopez", "Tom Barker HGV Class 1 Driver"); `null` when there is no name, or nothing but one.
 * Beside titles and letters anything with the form of a name is one, beside an occupation only a known given name and a family's.
 */
export function nameLine(piece: string): NameLine | null {
  const tokens = tokensOf(piece);
  if (tokens.length < 2) return null;
  const father = FATHER.exec(piece);
  if (father !== null && looksLikeName(piece.slice(0, father.index)))
    return { name: piece.slice(0, father.index), others: [] };
  if (tokens.length > MAX_TOKENS) return beforeSign(piece);
  const titled = beforeSign(piece) ?? betweenTitles(piece, tokens);
  if (titled !== null || piece.includes(',')) return titled;
  return (
    inJapaneseOrder(piece, tokens) ??
    beforeSmallLetters(piece, tokens) ??
    inAnotherScript(piece, tokens) ??
    inShortScript(piece, tokens) ??
    beforeOccupation(piece, tokens) ??
    behindOccupation(piece, tokens)
  );
}

/** "Ranjit Singh s/o Gurdev Singh" */
const FATHER = /\s[sdwh]\/o\.?\s.*$/i;

const TOKEN = /\S+/g;

function tokensOf(piece: string): Token[] {
  return matchesOf(piece, TOKEN).map(({ 0: text, index }) => ({
    text,
    start: index,
    end: index + text.length,
  }));
}

/** A name alone before a full stop, or a colon. */
const SIGNED = /^([^.:,()]{3,40}?)(?:\.|:)\s+(?=\S)/u;

/** "Anneke Vanderploeg. Dairy herd manager.", "Pauline Moss: dental receptionist". */
function beforeSign(piece: string): NameLine | null {
  const [signed = '', name = ''] = SIGNED.exec(piece) ?? [];
  const words = name.split(/\s+/);
  // "Ashley K. Novotny": behind an initial the name goes on.
  const isCut = (words.at(-1) ?? '').length < MIN_FAMILY_LETTERS;
  if (words.length < 2 || isCut || words.length > MAX_NAME_TOKENS || !looksLikeName(name)) return null;
  const isKnown = isGivenName(foldToken(words[0] ?? '')) && !isPlace(name);
  // A firm or a place has the same form: before a colon, or nothing that tells of work, only a known given name is a person's.
  const tellsWork = tokensOf(piece.slice(signed.length)).some(({ text }) => isHeadlineToken(text));
  if (!isKnown && (signed.includes(':') || !tellsWork)) return null;
  return { name, others: [{ start: signed.length, end: piece.length }] };
}

function betweenTitles(piece: string, tokens: readonly Token[]): NameLine | null {
  let first = 0;
  while (first < tokens.length && isTitle(tokens[first]?.text ?? '') && !isShortMaria(tokens, first))
    first += 1;
  const lettersStart = postNominalsStart(piece);
  const letters = lettersStart < 0 ? tokens.length : tokens.findIndex(({ start }) => start === lettersStart);
  const name = trimEndOf(textOf(piece, tokens.slice(first, letters)), /,/);
  // "Univ. of Leeds"
  if ((first === 0 && letters === tokens.length) || name.startsWith('of ') || !looksLikeName(name))
    return null;
  return { name, others: [...rangeOf(degrees(tokens.slice(0, first))), ...rangeOf(tokens.slice(letters))] };
}

/** Titles that say what was studied; those right before a name go with it wherever it stands. */
function degrees(titles: readonly Token[]): readonly Token[] {
  const isSocial = ({ text }: Token): boolean => NAME_TITLES.has(foldToken(text.replace(/^.*-/, '')));
  return titles.slice(0, titles.findLastIndex((title) => !isSocial(title)) + 1);
}

function isShortMaria(tokens: readonly Token[], at: number): boolean {
  return SHORT_MARIA.test(tokens[at]?.text ?? '') && at + 2 < tokens.length;
}

function isTitle(token: string): boolean {
  const folded = foldToken(token).replaceAll('(', '').replaceAll(')', '');
  return TITLE_PARTS.has(folded) || DIPLOMA.test(token);
}

/** "王明 Software Engineer". */
function inAnotherScript(piece: string, tokens: readonly Token[]): NameLine | null {
  const isLatin = tokens.map(({ text }) => LATIN.test(text));
  const change = isLatin.indexOf(isLatin[0] !== true);
  if (change < 0 || isLatin.indexOf(isLatin[0] === true, change) >= 0) return null;
  const [name, rest] =
    isLatin[0] === true
      ? [tokens.slice(change), tokens.slice(0, change)]
      : [tokens.slice(0, change), tokens.slice(change)];
  if (!isOccupation(rest) || !looksLikeName(textOf(piece, name))) return null;
  return { name: textOf(piece, name), others: rangeOf(rest) };
}

const JAPANESE_FAMILY = /^\p{Script=Han}{1,3}$/u;
const JAPANESE_GIVEN = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,4}$/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** What stands behind a name in Japanese alone. */
const BEHIND_JAPANESE_NAME = /^(?:[\d一二三四五六七八九十]{2,4}[歳才]|略歴|経歴|履歴書|職務経歴書)$/u;
const WHOLE_JAPANESE_NAME = /^\p{Script=Han}{1,3}\p{Script=Hiragana}{1,3}\p{Script=Han}?$/u;

/** "左官 日下部 勝 四十六歳", "看護師 篠塚 まり 救急外来担当", "桑原みつ江 五十八歳 調理員": in Chinese the words of such a line are no name. */
function inJapaneseOrder(piece: string, tokens: readonly Token[]): NameLine | null {
  const [first, family, given, next] = tokens;
  if (first === undefined || family === undefined) return null;
  if (WHOLE_JAPANESE_NAME.test(first.text) && BEHIND_JAPANESE_NAME.test(family.text))
    return { name: first.text, others: rangeOf(tokens.slice(2)) };
  if (given === undefined || !JAPANESE_FAMILY.test(family.text) || !JAPANESE_GIVEN.test(given.text))
    return null;
  const isJapanese = KANA.test(piece) || BEHIND_JAPANESE_NAME.test(next?.text ?? '');
  if (!isJapanese || !/^\p{L}/u.test(first.text) || LATIN.test(first.text)) return null;
  if (PERSONAL_LABELS.has(foldPhrase(first.text)) || [family, given].some(({ text }) => isUncasedTitle(text)))
    return null;
  const rest = tokens.slice(next !== undefined && BEHIND_JAPANESE_NAME.test(next.text) ? 4 : 3);
  return { name: textOf(piece, [family, given]), others: [...rangeOf([first]), ...rangeOf(rest)] };
}

/** "水無瀬 遥 対話AI評価", "王建国 软件工程师": family and given name, or both in one, before what is longer. */
function inShortScript(piece: string, tokens: readonly Token[]): NameLine | null {
  const [first, second] = tokens;
  if (first === undefined || second === undefined || !SHORT_NAME.test(first.text)) return null;
  if (PERSONAL_LABELS.has(foldPhrase(first.text))) return null;
  const [given = ''] = second.text.split(REMARK_START, 1);
  // What is said in parentheses behind the name goes with it.
  if (given !== second.text && tokens.length === 2) return null;
  const isWhole = !SHORT_NAME.test(given) || isUncasedTitle(given);
  const rest = tokens.slice(isWhole ? 1 : 2);
  const [next] = rest;
  // A nickname may stand in quotation marks or in parentheses.
  const isLonger =
    next !== undefined &&
    (next.text.length > MAX_SHORT_PART || isUncasedTitle(next.text)) &&
    !/^["'“‘「(\uff08]/.test(next.text);
  if (!isLonger || (isWhole && first.text.length < 2)) return null;
  if (!looksLikeName(isWhole ? first.text : `${first.text} ${given}`)) return null;
  return { name: textOf(piece, isWhole ? [first] : [first, second]), others: rangeOf(rest) };
}

const SMALL_WORD = /^\p{Ll}[\p{L}\p{M}'’-]*$/u;
const CAPITAL_WORD = /^\p{Lu}[\p{L}\p{M}'’-]+$/u;

/** "EGIDIO TREVISIOL falegname ebanista": a known given name and a family's, and occupations that nothing knows. */
function beforeSmallLetters(piece: string, tokens: readonly Token[]): NameLine | null {
  const end = tokens.findIndex(({ text }) => SMALL_WORD.test(text));
  const [name, rest] = [tokens.slice(0, end), tokens.slice(end)];
  if (end < 2 || end > MAX_NAME_TOKENS || !name.every(({ text }) => CAPITAL_WORD.test(text))) return null;
  const given = foldToken(name[0]?.text ?? '');
  if (!isGivenName(given) || AMBIGUOUS_NAMES.has(given) || !looksLikeName(textOf(piece, name))) return null;
  const isRest = rest.every(({ text }) => SMALL_WORD.test(text) && !NAME_PARTICLES.has(foldToken(text)));
  return isRest ? { name: textOf(piece, name), others: rangeOf(rest) } : null;
}

/** "Tom Barker Electrician". */
function beforeOccupation(piece: string, tokens: readonly Token[]): NameLine | null {
  const given = foldToken(tokens[0]?.text ?? '');
  if (!isGivenName(given) || AMBIGUOUS_NAMES.has(given) || isPlace(given)) return null;
  const isCapitals = isAbbreviation(tokens[0]?.text ?? '');
  let end = 1;
  while (end < tokens.length && isFamily(tokens[end]?.text ?? '', tokens[end - 1]?.text ?? '', isCapitals))
    end += 1;
  const rest = tokens.slice(end);
  // 'Willem "Wim" Bakker'
  if (tokens.slice(1, end).every(({ text }) => NICKNAME_START.test(text)) || !isOccupation(rest)) return null;
  // "John Smith Baker" has two families.
  const [last = ''] = rest.length === 1 ? rest.map(({ text }) => foldToken(text)) : [];
  if (AMBIGUOUS_NAMES.has(last)) return null;
  // "Anna Maria Koch" is whole with its last word alone.
  if (FAMILIES.has(last) && tokens.slice(0, end).every(({ text }) => isGivenName(foldToken(text))))
    return null;
  return { name: textOf(piece, tokens.slice(0, end)), others: rangeOf(rest) };
}

function isFamily(word: string, before: string, isCapitals: boolean): boolean {
  // "de la Tour": behind a particle any word is a name.
  if (NAME_PARTICLES.has(foldToken(before))) return true;
  return (
    isNameToken(word) &&
    (isCapitals || !isAbbreviation(word)) &&
    (word.includes('-') || !isHeadlineToken(word)) &&
    !isSkillName(word)
  );
}

function isAbbreviation(word: string): boolean {
  return /^\p{Lu}{2,}$/u.test(word);
}

const NICKNAME_START = /^["“'‘(«]/;
/** Occupations that many families are called by. */
const FAMILIES = wordSet(
  'koch bakker visser slager boer kok timmerman schilder schreiner tischler maler metzger fleischer maurer gartner winzer schlosser boulanger berger charpentier macon marin boucher herrero guerrero pastor kowal stolarz murarz piekarz',
);

const RANKS = wordSet('sergeant sgt corporal lieutenant colonel commander bombardier airman seaman');

function isRank([token]: readonly Token[]): boolean {
  return token !== undefined && RANKS.has(foldToken(token.text));
}

function isOccupation(tokens: readonly Token[]): boolean {
  return tokens.some(({ text }) => isHeadlineToken(text) && !OF_DOCUMENTS.has(foldToken(text)));
}

/** "Registered Nurse Ana Lopez". */
function behindOccupation(piece: string, all: readonly Token[]): NameLine | null {
  // "(Ret.)" behind a name is no part of it.
  const bracket = all.findIndex(({ text }, index) => index > 1 && text.startsWith('('));
  const tokens = bracket < 0 ? all : all.slice(0, bracket);
  for (let at = Math.max(1, tokens.length - MAX_NAME_TOKENS); at < tokens.length - 1; at += 1) {
    const given = foldToken(tokens[at]?.text ?? '');
    const before = tokens.slice(at - 1, at);
    // "POTATORE SU FUNE"
    if (given.length < MIN_FAMILY_LETTERS || !isGivenName(given)) continue;
    if (!isOccupation(before) && !isRank(before)) continue;
    const family = tokens.slice(at + 1).map(({ text }) => text);
    const isName =
      !AMBIGUOUS_NAMES.has(given) &&
      !isPlace(given) &&
      family.every((word, index) => isFamily(word, family[index - 1] ?? '', true) && !isPlace(word));
    return isName ? { name: textOf(piece, tokens.slice(at)), others: rangeOf(tokens.slice(0, at)) } : null;
  }
  return null;
}

function rangeOf(tokens: readonly Token[]): TextRange[] {
  const [first] = tokens;
  const last = tokens.at(-1);
  return first === undefined || last === undefined ? [] : [{ start: first.start, end: last.end }];
}

function textOf(piece: string, tokens: readonly Token[]): string {
  const [range] = rangeOf(tokens);
  return range === undefined ? '' : piece.slice(range.start, range.end);
}
