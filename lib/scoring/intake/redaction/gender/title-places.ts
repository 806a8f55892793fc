import type { Word } from '../../words.ts';
import { wordSet } from '../fold-phrase.ts';
import type { Language } from '../language-words.ts';
import { ADJECTIVES } from './agreeing-adjectives.ts';
import { neutralEnding } from './feminine-forms.ts';

/** Words of Germanic languages that a noun follows. */
const LEADERS: ReadonlyMap<Language, ReadonlySet<string>> = new Map([
  ['de', wordSet('als bin war')],
  [
    'nl',
    wordSet(
      'als een tot de van en of echte ex oud actief voormalig zelfstandig ervaren vaste enige eerste gediplomeerd',
    ),
  ],
]);
/** What "as" stands behind where a subject does not follow: "trabajé como técnica", but "el dibujo como técnica". */
const WORKING = wordSet(
  'trabajo trabaje trabajando trabajar trabajado experiencia contratada contratado practicas actualmente anos meses incorporada incorporado ejerzo ejerci lavoro lavorato lavorare lavorando esperienza assunta assunto impiego stage anni mesi trabalho trabalhei trabalhar trabalhando estagio atuo atuei atuando atuacao',
);
const AS = wordSet('como come');

export function isSpaced(text: string, all: readonly Word[], index: number): boolean {
  return text.slice(all[index]?.end, all[index + 1]?.start) === ' ';
}

export function opensSentence(text: string, word: Word): boolean {
  let at = word.start - 1;
  while (at >= 0 && /[ \t*•·▪–—-]/.test(text.charAt(at))) at -= 1;
  return at < 0 || /[\n.!:;|]/.test(text.charAt(at));
}

/** Whether nothing but signs stands before a word in its line. */
function opensLine(text: string, word: Word): boolean {
  for (let at = word.start - 1; at >= 0 && text[at] !== '\n'; at -= 1)
    if (/[\p{L}\p{N}]/u.test(text.charAt(at))) return false;
  return true;
}

/** ", passionnée par la pédiatrie", "y comprometida con": in small letters, no name and no skill of a list. */
function goesOn(text: string, word: Word): boolean {
  return (
    /^\p{Ll}/u.test(text.slice(word.start, word.start + 2)) &&
    /(?:, | et | y | e | ed )$/.test(text.slice(Math.max(0, word.start - 4), word.start))
  );
}

/** Not "culturelle et sportive", which tell of a thing before. */
export function goesOnFromOwn(
  text: string,
  all: readonly Word[],
  index: number,
  language: Language,
): boolean {
  const adjectives = ADJECTIVES.get(language);
  const word = all[index];
  if (adjectives === undefined || word === undefined || !goesOn(text, word)) return false;
  const last = all[index - 2];
  if (text.charAt(word.start - 2) === ',' || last === undefined) return true;
  if (neutralEnding(last.folded, language) !== null) return true;
  // "Química e farmacêutica"
  if (adjectives.nouns.has(last.folded)) return !last.folded.endsWith('ica');
  const lower = text.slice(last.start, last.end).toLowerCase();
  return !adjectives.endings.some(([pattern]) => pattern.test(lower));
}

const MAX_ADVERBS = 2;

/** "Actuellement inscrite", "recém-formada": where the adverbs before a word begin. */
export function placeBeforeAdverbs(
  text: string,
  all: readonly Word[],
  index: number,
  language: Language,
): number {
  const adverbs = ADJECTIVES.get(language)?.adverbs;
  if (adverbs === undefined) return index;
  let first = index;
  while (first > index - MAX_ADVERBS) {
    const folded = all[first - 1]?.folded ?? '';
    const gap = text.slice(all[first - 1]?.end, all[first]?.start);
    if ((gap !== ' ' && gap !== '-') || !(adverbs.has(folded) || /.{3}mente?$/.test(folded))) break;
    first -= 1;
  }
  return first;
}

/** Whether an article, an adjective or the like that stands before titles. */
export function isLeader(folded: string, language: Language): boolean {
  const adjectives = ADJECTIVES.get(language);
  return adjectives !== undefined && (adjectives.leaders.has(folded) || adjectives.before.has(folded));
}

/** Whether a word stands where a noun does: at the beginning of a sentence or behind "comme", "una" and the like. */
export function isTitlePlace(text: string, all: readonly Word[], at: number, language: Language): boolean {
  const index = placeBeforeAdverbs(text, all, at, language);
  const word = all[index];
  if (word === undefined) return false;
  const adjectives = ADJECTIVES.get(language);
  const leaders = adjectives?.leaders ?? LEADERS.get(language);
  if (language === 'de') return isGermanPlace(text, all, index);
  if (opensSentence(text, word) || isSetOff(text, word)) return true;
  if (goesOnFromOwn(text, all, index, language)) return true;
  // "Travailleuse-couturière", "ex-sportive".
  const joint = text.slice(all[index - 1]?.end, word.start);
  // "L'unica impiegata"
  const before = all[index - 1]?.folded.replace(/^[a-z]{1,4}'/, '') ?? '';
  return (joint === ' ' || joint === '-') && (leaders?.has(before) ?? false);
}

/** "2019 – 2021 Técnica", "Serveuse / employée", "(chargée de …)". */
function isSetOff(text: string, word: Word): boolean {
  return /(?:\d{4} | [–—-] | ?[/&(+] ?)$/.test(text.slice(Math.max(0, word.start - 5), word.start));
}

/** Behind "als", or at the beginning with what belongs to one person: others are many people ("Studierende beraten"). */
function isGermanPlace(text: string, all: readonly Word[], index: number): boolean {
  const word = all[index];
  if (word === undefined) return false;
  const before = isSpaced(text, all, index - 1) ? (all[index - 1]?.folded ?? '') : '';
  if (LEADERS.get('de')?.has(before) === true) return true;
  if (!opensSentence(text, word) || MANY.has(word.folded)) return false;
  return /^(?:$|[\n,.;(]| (?:für|bei|beim|im|in|der|des|am|an|mit|seit|als|und) )/.test(
    text.slice(word.end, word.end + 6),
  );
}

const MANY = wordSet(
  'studierende freiwillige bedienstete promovierende vertraute gesandte lehrende beschaftigte arbeitssuchende',
);

/** "Técnica de ventas", "tecnica utilizzata": a way to do something. */
const METHOD =
  /^ (?:d[ei] (?:vent|vend|negoc|negoz|estud|stud|relaj|relax|rilass|coc|cottura|cucina|dibuj|desen|pint|cost|sold|corte|memor|respir|escrit|scritt|redac)|empreg|emplea|util|aplic|applic|usa)/;
const LONGEST_METHOD = 14;
/** Firms, but for what people do: "promotora de vendas". */
const FIRMS = wordSet('promotora produtora productora');
const OF_PERSON = /^ (?:cultural|musical|ejecutiva|executiva|rural|de (?:vend|vent|event|salud|saúde|conte))/;

/** Whether no subject can stand there either. */
export function isOpenerPlace(
  text: string,
  all: readonly Word[],
  index: number,
  language: Language,
): boolean {
  const word = all[index];
  if (word === undefined) return false;
  if (FIRMS.has(word.folded))
    return OF_PERSON.test(text.slice(word.end, word.end + LONGEST_METHOD).toLowerCase());
  if (METHOD.test(text.slice(word.end, word.end + LONGEST_METHOD).toLowerCase())) return false;
  if (opensLine(text, word)) return true;
  if (!isSpaced(text, all, index - 1)) return false;
  const before = all[index - 1]?.folded ?? '';
  if (ADJECTIVES.get(language)?.openerLeaders.has(before) === true) return true;
  return AS.has(before) && isSpaced(text, all, index - 2) && WORKING.has(all[index - 2]?.folded ?? '');
}
