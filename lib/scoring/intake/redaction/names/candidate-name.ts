import { anyOf } from '../../../../text/alternatives.ts';
import { trimEndOf } from '../../../../text/trim-end.ts';
import { foldWord } from '../../words.ts';
import { foldPhrase, wordSet } from '../fold-phrase.ts';
import { COUNTRIES, PLACES, PLACES_ELSEWHERE } from '../lines/personal-words.ts';
import { AMBIGUOUS_NAMES, GIVEN_NAMES, NAME_PARTICLES, NAME_TITLES } from './given-names.ts';
import { isHanPlace } from './han-pieces.ts';
import { HEADLINE_WORDS } from './headline-words.ts';
import { endsAsTitle } from './lone-occupations.ts';
import { isNameOfWords } from './names-of-words.ts';

const MAX_NAME_CHARACTERS = 70;
const MAX_NAME_TOKENS = 7;
/** "AI数据标注" is none. */
const CASED_TOKEN =
  /^(?![^\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]{1,9}[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}])[\p{Lu}\p{Lt}][\p{L}\p{M}'’.\-‐]*$/u;
const INITIAL = /^\p{Lu}\.?$/u;
// Scripts without upper case: any letters of theirs.
const UNCASED_TOKEN =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Thai}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Georgian}\p{Script=Ethiopic}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}\p{M}・·\-'ー]+$/u;
const SHORT_SCRIPT = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+$/u;
const UNCASED_TITLES = anyOf(
  /护士|医生|工程|经理|师$|員$|员$|師$|者$|主管|总监|编辑|顾问|助理|教师|司机|会计|经验|業務|事務|開発|営業|簡歷|简历|履歴|職務|이력|자기소개|엔지니어|간호사|매니저/u,
  /مهندس|ممرض|طبيب|مدير|سيرة|מהנדס|אחות|מנהל|קורות|इंजीनियर|प्रबंधक|नर्स/u,
);
/** A headline begins with one; families have some of these names as well, but last or with an article. */
const ARABIC_OCCUPATIONS = wordSet(
  `سائق مدرب نجار محاسب معلم معلمة مدرس مدرسة طاه شيف طباخ مترجم مترجمة محرر محررة أخصائي أخصائية مشرف مشرفة صيدلاني صيدلانية فني مصمم مصممة مسؤول مسؤولة رئيس خبير خبيرة كاتب كاتبة باحث باحثة عامل كهربائي سباك خياط حلاق مساعد مساعدة موظف موظفة مندوب مندوبة بائع بائعة صحفي صحفية طالب طالبة مبرمج مبرمجة مطور مطورة مصور مخرج حارس ممرضة ممرض`,
);
// Given names and other words that stand before an occupation as an ordinary word.
const DECORATIVE = new Set([
  'art',
  'summer',
  'spring',
  'winter',
  'autumn',
  'christian',
  'major',
  'park',
  'field',
  'case',
  'cash',
  'head',
  'may',
  'june',
  'april',
]);
/** Behind a name of another script. */
const DEGREE = /^[A-Z][A-Za-z]{0,2}[A-Z]\.?$/;
const QUOTED = /["“][\p{L}\s.'’-]{1,30}["”]/u;
const NICKNAME_SIGNS = `("'“‘«`;
const NICKNAME = /^[("'“‘«][\p{L}\s.'’-]{1,30}[)"'”’»]$/u;

/** "Ma. Cristina", as the Philippines write it. */
export const SHORT_MARIA = /^ma\.$/i;

/** Whether a piece of text has the form of a personal name and none of a headline. */
export function looksLikeName(piece: string): boolean {
  const tokens = nameTokens(piece);
  if (tokens === null) return false;
  const plain = tokens.filter((token) => !NAME_TITLES.has(foldToken(token)) && !isNickname(token));
  if (plain.length === 0) return tokens.length > 0 && tokens.every(isNickname);
  if (plain.every((token) => UNCASED_TOKEN.test(token))) return isUncasedName(plain);
  const degree = plain.at(-1) ?? '';
  if (DEGREE.test(degree) && plain.slice(0, -1).every((token) => UNCASED_TOKEN.test(token)))
    return plain.length > 1 && isUncasedName(plain.slice(0, -1));
  if (!plain.every(isNameToken)) return startsWithGivenName(plain, true);
  if (startsWithGivenName(plain, false) || isNameOfWords(plain)) return true;
  return (
    !plain.some(isHeadlineToken) &&
    (plain.length > 1 || plain.some((token) => token.length > 2 || /^\p{Lu}\p{Ll}$/u.test(token)))
  );
}

/** Two to four words in lower case, none of a headline, or a known given name alone: as a document's first line, a name. */
export function looksLikeLowerCaseName(piece: string): boolean {
  const tokens = nameTokens(piece);
  if (tokens === null || tokens.length > 4) return false;
  if (tokens.length === 1) return isGivenName(foldToken(piece)) && !AMBIGUOUS_NAMES.has(foldToken(piece));
  if (!tokens.every((token) => /^[\p{Ll}\p{M}'’.-]{1,20}$/u.test(token))) return false;
  return !tokens.some(isHeadlineToken) || isNameOfWords(tokens);
}

/** Whether a piece begins with a known given name that is followed by nothing that makes it a headline. */
export function startsWithGivenName(tokens: readonly string[], anyCase: boolean): boolean {
  const first = foldToken(tokens[0] ?? '');
  if (!isGivenName(first)) return false;
  if (tokens.length === 1) return !anyCase;
  // "Jean de la Tour": behind a particle a headline's word is a name.
  const hasHeadline = tokens.some(
    (token, index) =>
      index > 0 && isHeadlineToken(token) && !NAME_PARTICLES.has(foldToken(tokens[index - 1] ?? '')),
  );
  if (hasHeadline && (DECORATIVE.has(first) || tokens.length > 3)) return false;
  return tokens.every((token) => (anyCase ? /^[\p{L}\p{M}'’.-]+$/u.test(token) : isNameToken(token)));
}

const OPENING_CHARACTERS = 100;
const MAX_OPENING_TOKENS = 6;
/** An initial or a short form keeps its full stop: "Kofi A. Boateng", "Jose Villanueva Jr.". */
const OPENING =
  /^((?:[^,.:;|•·()–—\d]|(?<=(?<!\p{L})\p{Lu}\p{Ll}?)\.)+?)(?:\s+(?:is|has|was|works|worked|brings|holds|leads|led|runs|ran|joined|began|started|spent|trained|serves|served|teaches|taught|manages|managed|specializes|specialises|ist|hat|est|a|es|é|è|tem|ha|heeft|werkt)\s|\s*[,|•·–—]\s*|(?=[:;(\d])|(?<!(?<!\p{L})\p{Lu}\p{Ll}?)(?=\.)|$)/u;
/** An address, or the digits of a number; "(1998 - 2001)" are years at work. */
const WAY_TO_REACH =
  /^[^,|•·]{0,60}@|^(?!\(?(?:19|20)\d\d\s?[-/]\s?(?:19|20)\d\d\)?(?!\d))\+?\(?\d[\d\s()/-]{7,}/;

/**
 * The name that a text without lines of its own begins with: "Ben Miller, Leeds, …", "Ben Miller is a …", "Ben Miller Sales
 * Manager …"; `null` when it begins with something else. A title and a place have the same form as a name and a place: there a
 * known given name decides.
 */
export function openingName(content: string): string | null {
  const head = content.slice(0, OPENING_CHARACTERS);
  const [matched = '', phrase = ''] = OPENING.exec(head) ?? [];
  const tokens = phrase.trimEnd().split(/\s+/);
  if (tokens.length > 1 && tokens.length <= MAX_OPENING_TOKENS && looksLikeName(phrase)) {
    if (isSubject(matched, phrase) || WAY_TO_REACH.test(head.slice(matched.length))) return phrase;
  }
  return AMBIGUOUS_NAMES.has(foldToken(tokens[0] ?? '')) ? null : givenAndFamilyName(tokens);
}

function isSubject(matched: string, phrase: string): boolean {
  return matched.length > phrase.length && /\p{L}\s$/u.test(matched);
}

/** The name of whom a text speaks first ("Jane Smith has kept …"); `null` when it begins with something else. */
export function nameOfSubject(content: string): string | null {
  const [matched = '', phrase = ''] = OPENING.exec(content.slice(0, OPENING_CHARACTERS)) ?? [];
  const count = phrase.split(/\s+/).length;
  const isName = count > 1 && count <= MAX_OPENING_TOKENS && isSubject(matched, phrase);
  return isName && looksLikeName(phrase) ? phrase : null;
}

/** Known given names at the start and the one word behind them, particles aside. */
function givenAndFamilyName(tokens: readonly string[]): string | null {
  if (!isGivenName(foldToken(tokens[0] ?? ''))) return null;
  let end = 1;
  const isBetween = (token: string): boolean =>
    isGivenName(foldToken(token)) || NAME_PARTICLES.has(foldToken(token)) || INITIAL.test(token);
  while (end < tokens.length && end < MAX_NAME_TOKENS && isBetween(tokens[end] ?? '')) end += 1;
  const family = tokens[end] ?? '';
  if (CASED_TOKEN.test(family) && !isHeadlineToken(family)) end += 1;
  return end > 1 ? tokens.slice(0, end).join(' ') : null;
}

/** Whether all words are given names that are known. */
export function isGivenNamesOnly(name: string): boolean {
  return name
    .trim()
    .split(/\s+/)
    .every((token) => isGivenName(foldToken(token)));
}

/** "Jean-Pierre" is two. */
export function isGivenName(folded: string): boolean {
  if (GIVEN_NAMES.has(folded)) return true;
  return folded.includes('-') && folded.split('-').every((part) => GIVEN_NAMES.has(part));
}

/** The words of a possible name, or `null` when the piece can't be one by its length or characters. */
export function nameTokens(piece: string): string[] | null {
  const text = piece.trim();
  if (text === '' || text.length > MAX_NAME_CHARACTERS || /[\d@/|:;!?&+#=_<>[\]{}]/.test(text)) return null;
  // A nickname is one word.
  const isQuoted = text.includes('"') || text.includes('“');
  const words = isQuoted ? text.replace(QUOTED, (nickname) => nickname.replace(/\s+/g, '-')) : text;
  const tokens = words.split(/\s+/);
  return tokens.length <= MAX_NAME_TOKENS ? tokens : null;
}

/**
 * The words of a name by which the person may be called later, folded: no titles, particles, initials; each with how many
 * particles stand before it.
 */
export function callingNames(name: string): Map<string, number> {
  const found = new Map<string, number>();
  let isFirst = true;
  let particles = 0;
  const capitals: string[] = [];
  for (const token of name.split(/[\s\-‐,()"“”]+/)) {
    const folded = foldWord(trimEndOf(token, /[.'’]/));
    // An initial is no name to call by; as a list of authors has it, its full stop goes with it.
    if (INITIAL.test(token)) found.set(`${folded}.`, 0);
    if (folded.length < 2 || NAME_TITLES.has(folded) || INITIAL.test(token)) continue;
    // Short for Maria, and letters of a degree.
    if (SHORT_MARIA.test(token)) continue;
    // "Ben" and "Lê" are particles of some names and the first word of others.
    const isParticle = NAME_PARTICLES.has(folded) && !(isFirst && /^\p{Lu}/u.test(token));
    isFirst = false;
    if (isParticle && /^\p{Lu}/u.test(token)) capitals.push(folded);
    if (!isParticle) {
      found.set(folded, particles);
      // With an "s" behind, letters of another script are folded as its look-alikes.
      found.set(foldWord(`${folded}'s`).slice(0, -2), particles);
    }
    particles = isParticle ? particles + 1 : 0;
  }
  if (found.size < 2) for (const particle of capitals) found.set(particle, 0);
  return found;
}

/** The ways in which a name of a script without word spaces is written: whole, and in its likely parts. */
export function unspacedNames(name: string): string[] {
  const text = name.replace(/[\s・·]+/g, '');
  if (!SHORT_SCRIPT.test(text)) return [];
  const split = text.length === 4 ? 2 : 1;
  const parts = [name, text, text.slice(0, split), text.slice(split), ...name.split(/[\s・·]+/)];
  return [...new Set(parts)].filter((part) => part.length >= 2).sort((a, b) => b.length - a.length);
}

const HAN = /^\p{Script=Han}/u;
const HAN_ONLY = /^\p{Script=Han}+$/u;

export function isPlace(piece: string): boolean {
  return isFoldedPlace(foldPhrase(piece));
}

export function isFoldedPlace(piece: string): boolean {
  const folded = piece.replace(/[().]+/g, '').trim();
  if (folded.length > 2 && (PLACES.has(folded) || COUNTRIES.has(folded))) return true;
  if (PLACES_ELSEWHERE.has(folded)) return true;
  if (HAN.test(folded) && isHanPlace(folded)) return true;
  if (!/[,\u060c/]|\s-\s/.test(folded)) return false;
  const parts = folded.split(/\s*[,\u060c]\s*|\s+-\s+|\s*\/\s*/);
  if (parts.length < 2 || parts.length > 4) return false;
  const isKnown = (part: string): boolean => PLACES.has(part) || COUNTRIES.has(part);
  const [first = ''] = parts;
  if (parts.every((part) => PLACES_ELSEWHERE.has(part))) return true;
  if (!isKnown(parts.at(-1) ?? '') && !(first.length > 2 && isKnown(first))) return false;
  return parts.every(
    (part) =>
      part.length <= 40 && !part.split(/[ -]/).some((word) => HEADLINE_WORDS.has(word) || endsAsTitle(word)),
  );
}

/** "会计", "مهندس": a word for an occupation in a script without capitals. */
export function isUncasedTitle(word: string): boolean {
  return UNCASED_TITLES.test(word);
}

const IN_TWO_SCRIPTS =
  /^([\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]{2,5})\s+(\p{Lu}[\p{L}'’-]+(?:,?\s\p{Lu}[\p{L}'’-]+){1,2})$/u;

/** Both forms of a name that is given in two scripts ("蘇芷晴 Su Chih-Ching"); none where one of them is no name. */
export function namesInTwoScripts(piece: string): string[] {
  const [, name = '', inLatin = ''] = IN_TWO_SCRIPTS.exec(piece.trim()) ?? [];
  return name !== '' && looksLikeName(name) && looksLikeName(inLatin) ? [name, inLatin] : [];
}

function isUncasedName(tokens: readonly string[]): boolean {
  const whole = tokens.join('');
  if (ARABIC_OCCUPATIONS.has(foldToken(tokens[0] ?? '').replace(/ه$/u, 'ة'))) return false;
  if (UNCASED_TITLES.test(whole)) return false;
  if (!SHORT_SCRIPT.test(whole)) return tokens.length <= 6;
  // "七年招聘经验": in Chinese characters alone no name is so long.
  if (HAN_ONLY.test(whole)) return whole.length >= 2 && whole.length <= (tokens.length > 1 ? 7 : 4);
  return whole.length >= 2 && whole.length <= 12;
}

function isNickname(token: string): boolean {
  return NICKNAME_SIGNS.includes(token.charAt(0)) && NICKNAME.test(token);
}

export function isNameToken(token: string): boolean {
  if (isNickname(token)) return true;
  return CASED_TOKEN.test(token) || NAME_PARTICLES.has(foldToken(token));
}

export function isHeadlineToken(token: string): boolean {
  return foldToken(token)
    .split('-')
    .some((part) => HEADLINE_WORDS.has(part) && !NAME_PARTICLES.has(part));
}

export function foldToken(token: string): string {
  const folded = foldPhrase(token);
  // Most have none, and a replacement costs more than a look.
  return TOKEN_SIGN.test(folded) ? folded.replace(TOKEN_SIGNS, '') : folded;
}

const TOKEN_SIGN = /[.,"“”()]/;
const TOKEN_SIGNS = /[.,"“”()]+/g;
