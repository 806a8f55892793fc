import type { Edit } from '../../offset-map.ts';
import type { Word } from '../../words.ts';
import { wordSet } from '../fold-phrase.ts';
import { inCaseOf } from '../letter-case.ts';
import { isSpaced, opensSentence } from './title-places.ts';

/** "2019 - heute Leiterin", "wurde Leiterin": in the form of adjectives, and none. */
const OTHERS = wordSet(
  'heute wurde werde hatte konnte sollte wollte durfte musste leitete machte suchte beide jede ende mitte seite stunde',
);
const ADJECTIVE =
  /^(?:\p{L}{3,}(?:ene|te|de|ige|liche|ische|sche|ive|elle|ale|are|ame|ante|ente|rte|bare|volle|lose|hafte|reiche|rne|ible|ile)|junge|gute|neue|freie|starke|kluge|loyale|erste|zweite|dritte)$/u;
/** Adverbs before an adjective: "zur staatlich geprüften". */
const ADVERB = /(?:lich|isch|gut|fest)$/;
const ARTICLES: ReadonlyMap<string, string> = new Map([
  ['eine', 'ein'],
  ['die', 'der'],
  ['zur', 'zum'],
  ['keine', 'kein'],
]);
const MAX_ADJECTIVES = 3;
const MAX_BETWEEN = 4;

/** Where "zur" stands before a title and its adjectives in -en; -1 where it does not. */
function placeOfZur(text: string, all: readonly Word[], index: number): number {
  for (let at = index - 1; at >= 0 && at >= index - MAX_BETWEEN; at -= 1) {
    const gap = text.slice(all[at]?.end, all[at + 1]?.start);
    if (gap !== ' ' && gap !== '-') return -1;
    const folded = all[at]?.folded ?? '';
    if (folded === 'zur') return at;
    if (!/en$/.test(folded) && !ADVERB.test(folded)) return -1;
  }
  return -1;
}

/** "Man schätzt mich als verlässliche Kollegin". */
function isAccusative(text: string, all: readonly Word[], index: number): boolean {
  let at = index - 1;
  for (; at >= 0 && at > index - MAX_BETWEEN && all[at]?.folded !== 'als'; at -= 1)
    if (text.slice(all[at]?.end, all[at + 1]?.start) !== ' ') return false;
  return all[at]?.folded === 'als' && isSpaced(text, all, at - 1) && all[at - 1]?.folded === 'mich';
}

/** "Die beauftragte Firma", "zwölf Angestellte": participles in small letters are adjectives, others many people. */
export function tellsOfOthers(text: string, all: readonly Word[], index: number): boolean {
  const word = all[index];
  if (word === undefined || !word.folded.endsWith('e')) return false;
  if (/^\p{Ll}/u.test(text.slice(word.start, word.start + 2))) return true;
  const before = isSpaced(text, all, index - 1) ? (all[index - 1]?.folded ?? '') : '';
  return MANY.has(before) || /^\d{1,3}$/.test(before);
}

const MANY = wordSet(
  'zwei drei vier funf sechs sieben acht neun zehn elf zwolf alle viele mehrere einige wenige fur',
);

/** How a title ends behind "zum" and in the accusative: "zum Assistenten", "zum Beamten". */
export function weakEnding(
  text: string,
  all: readonly Word[],
  index: number,
  neutral: string,
  ending: string,
): string {
  if (!WEAK.test(neutral) || (placeOfZur(text, all, index) < 0 && !isAccusative(text, all, index)))
    return ending;
  if (/beamter$/i.test(neutral)) return ending.replace(/r$/, 'n');
  return `${ending}${neutral.endsWith('e') ? 'n' : 'en'}`;
}

const WEAK = /(?:e|ent|ant|ist|(?<!r)at|eut|ekt|oph|graf|nom|urg|ilot|beamter)$/i;

/** "Zur Vorsitzenden", of which the article alone tells the gender. */
export function zurEdits(text: string, all: readonly Word[], index: number): Edit[] {
  const word = all[index];
  if (
    word === undefined ||
    !WEAK_NOUN.test(word.folded) ||
    !/^\p{Lu}/u.test(text.slice(word.start, word.start + 2))
  )
    return [];
  const zur = all[placeOfZur(text, all, index)];
  if (zur === undefined) return [];
  return [{ start: zur.start, end: zur.end, replacement: inCaseOf(text.slice(zur.start, zur.end), 'zum') }];
}

const WEAK_NOUN =
  /(?:vorsitzenden|angestellten|beauftragten|auszubildenden|bevollmachtigten|sachverstandigen|abgeordneten|verantwortlichen|delegierten|selbststandigen)$/;

/** Edits of the article and the adjectives before a title: "eine erfahrene Leiterin", "zur geprüften Fachwirtin". */
export function germanEdits(text: string, all: readonly Word[], index: number): Edit[] {
  const edits: Edit[] = [];
  const replace = (word: Word, replacement: string): void => {
    const written = text.slice(word.start, word.end);
    edits.push({ start: word.start, end: word.end, replacement: inCaseOf(written, replacement) });
  };
  const zur = placeOfZur(text, all, index);
  if (zur >= 0) {
    const word = all[zur];
    if (word !== undefined) replace(word, 'zum');
    return edits;
  }
  const inAccusative = isAccusative(text, all, index);
  let before = index - 1;
  const found: Word[] = [];
  while (found.length < MAX_ADJECTIVES) {
    const adjective = all[before];
    const gap = text.slice(adjective?.end, all[before + 1]?.start);
    const isJoined = found.length === 0 ? gap === ' ' : gap === ' ' || gap === ', ';
    if (adjective === undefined || !isJoined || !isAdjective(text, adjective, found.length === 0)) {
      // "freundliche und zuverlässige Verkäuferin"
      if (found.length > 0 && adjective?.folded === 'und' && isSpaced(text, all, before - 1)) {
        const other = all[before - 1];
        if (other !== undefined && isAdjective(text, other, false)) {
          before -= 1;
          continue;
        }
      }
      break;
    }
    found.push(adjective);
    before -= 1;
  }
  const article = isSpaced(text, all, before) ? all[before] : undefined;
  if (article?.folded !== 'die')
    for (const adjective of found)
      replace(adjective, `${text.slice(adjective.start, adjective.end)}${inAccusative ? 'n' : 'r'}`);
  const neutral = ARTICLES.get(article?.folded ?? '');
  if (article !== undefined && neutral !== undefined)
    replace(article, inAccusative && article.folded === 'eine' ? 'einen' : neutral);
  return edits;
}

/** Nouns end in -e as well: "Restauratorin für Gemälde, freie Mitarbeiterin". */
function isAdjective(text: string, word: Word, isNext: boolean): boolean {
  if (!ADJECTIVE.test(word.folded) || OTHERS.has(word.folded)) return false;
  return isNext || /^\p{Ll}/u.test(text.slice(word.start, word.start + 2)) || opensSentence(text, word);
}
