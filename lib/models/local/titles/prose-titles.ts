import { isUpper } from '../../../text/characters.ts';
import type { DateRange } from '../text/dates.ts';
import { wordSet } from '../text/word-set.ts';
import type { Line, TermHit, Token } from '../types.ts';
import { soundsLikeTitle } from './title-endings.ts';
import {
  endsAsTitle,
  endsTitle,
  isParted,
  PARTING_WORDS,
  partOf,
  TITLE_PARTICLES,
  type TitlePart,
} from './title-parts.ts';

const AS_WORDS = wordSet('as als comme como');
const AS_PHRASES = wordSet('position role post job stelle poste puesto functie');
const BEING_WORDS = wordSet("been was am became i'm bin war wurde suis etais soy fui ben werd");
/** What a title that is held can follow; "en tant que" is one by its last word. */
const CUES: ReadonlySet<string> = new Set([...AS_WORDS, 'que', ...AS_PHRASES, ...BEING_WORDS]);
const NOW_WORDS = wordSet('now currently presently');
const FIRST_PERSON = wordSet('i ich je j yo ik soy fui suis');
const ENGLISH_BEING = wordSet('been was am became');

const ARTICLES = wordSet('a an the ein eine einem einer eines un une una een el la le de of');
/** Stand between a word of being and the title: "war ich dort Leiterin". */
const BESIDE_BEING: ReadonlySet<string> = new Set([
  ...ARTICLES,
  'ich',
  'dort',
  'da',
  'ik',
  'daar',
  'alors',
  'alli',
  'tambien',
  'aussi',
]);

/** The titles that a sentence names as held: "worked as a nurse", "als Koch", "I have been a teacher". */
export function proseTitles(line: Line, hits: readonly TermHit[], ranges: readonly DateRange[]): TitlePart[] {
  const found: TitlePart[] = [];
  const titles = hits.filter(({ term }) => term.kind === 'title');
  for (let index = 0; index < line.tokens.length; index++) {
    // "Started as a picker, now shift leader"
    const isNow = found.length > 0 && NOW_WORDS.has(line.tokens[index]?.norm ?? '');
    const cue = isNow ? 'being' : cueAt(line, index);
    if (cue === undefined) continue;
    let at = index + 1;
    while (BESIDE_BEING.has(line.tokens[at]?.norm ?? '') && at < index + 4) at++;
    const endToken = titleEnd(line, at, ranges);
    const hit = titles.find(({ firstToken, endToken: end }) => firstToken >= at && end <= endToken);
    const mayBeUnknown =
      cue === 'as' || ((isNow || isOwn(line, index)) && endsAsTitle(line, { firstToken: at, endToken }));
    if (endToken > at && (hit !== undefined || mayBeUnknown)) {
      found.push(partOf(line, { firstToken: at, endToken }, hit !== undefined));
      index = endToken - 1;
    }
  }
  return found;
}

/** "I was a letter carrier", "war ich dort Entwickler", "j'étais chef d'équipe": said of oneself. */
function isOwn(line: Line, index: number): boolean {
  const norm = line.tokens[index]?.norm ?? '';
  const [before = '', after = ''] = [line.tokens[index - 1]?.norm, line.tokens[index + 1]?.norm];
  if (ENGLISH_BEING.has(norm)) return before === 'i' && ARTICLES.has(after);
  return BEING_WORDS.has(norm) && [before, after, norm].some((word) => FIRST_PERSON.has(word));
}

function cueAt(line: Line, index: number): 'as' | 'being' | undefined {
  const norm = line.tokens[index]?.norm ?? '';
  if (!CUES.has(norm)) return undefined;
  const before = line.tokens[index - 1]?.norm ?? '';
  const after = line.tokens[index + 1]?.norm ?? '';
  if (AS_WORDS.has(norm) || (norm === 'que' && before === 'tant')) {
    const isComparison =
      /^(?:such|same|well|as|known|trading|traded|so|mehr|more|rather|plus)$/.test(before) ||
      /^(?:well|a|per|part|of|needed)$/.test(after);
    return isComparison && !(after === 'a' && before !== 'such') ? undefined : 'as';
  }
  if (AS_PHRASES.has(norm) && /^(?:of|as|als|de)$/.test(after)) return 'being';
  return BEING_WORDS.has(norm) ? 'being' : undefined;
}

/** Index after the last word of a title that begins at a token of a sentence. */
export function titleEnd(line: Line, from: number, ranges: readonly DateRange[]): number {
  let at = from;
  while (at < line.tokens.length && at - from < 7) {
    const [previous, token, next] = [line.tokens[at - 1], line.tokens[at], line.tokens[at + 1]];
    if (token === undefined || ranges.some((range) => at >= range.firstToken && at < range.endToken)) break;
    if (at > from && previous !== undefined && isParted(line, previous, token)) break;
    if (PARTING_WORDS.has(token.norm) || /^\d{4}$/.test(token.norm)) break;
    const joins = at > from && TITLE_PARTICLES.has(token.norm) && next !== undefined && goesOn(line, next);
    if (endsTitle(token.norm) && !joins && token.norm !== 'of') break;
    at++;
  }
  return at;
}

/** Whether a title goes on after a particle: "Head of Sales", "repairer and changer". */
function goesOn(line: Line, next: Token): boolean {
  return isUpper(line.text.charCodeAt(next.start - line.start)) || soundsLikeTitle(next.norm);
}
