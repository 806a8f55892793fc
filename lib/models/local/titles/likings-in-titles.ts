import { wordSet } from '../text/word-set.ts';
import type { Line, Token } from '../types.ts';
import { isFunctionWord } from '../vocabulary/stop-words.ts';

/** Of each way to say that one likes a thing the word that tells it; folded. */
const LIKING_WORDS = wordSet(
  'enjoy enjoys enjoying love loves loving like likes adores passion passionate interest interested fond enthusiastic ' +
    'leidenschaft leidenschaftlich begeistert begeisterung interessiert interesse gern gerne ' +
    'passionne passionnee aime aiment aimant adore amoureux amoureuse interesse interessee feru ferue ' +
    'pasion apasionado apasionada aficionado aficionada amante interesado interesada interes gusta encanta disfruta ' +
    'passie gepassioneerd geinteresseerd liefhebber liefhebster graag houdt',
);
/** Lead to what somebody does or likes beside the post: "who enjoys", "die graag". */
const RELATIVES = wordSet('who qui que die der das');

/** Whether a line may say what somebody likes: a look that costs next to nothing. */
export function mayTellLiking({ tokens }: Line): boolean {
  return tokens.some(({ norm }) => LIKING_WORDS.has(norm));
}

/**
 * Index after the last word of a title, without what its holder is said to like ("Accountant who enjoys cooking", "Comptable passionné de
 * cuisine"). A word that only praises ("Highly passionate teacher") stays.
 */
export function endBeforeLiking(tokens: readonly Token[], firstToken: number, endToken: number): number {
  for (let at = firstToken + 1; at < endToken; at++) {
    if (!opensLiking(tokens, at, endToken)) continue;
    let end = at;
    while (end > firstToken + 1 && isFunctionWord(tokens[end - 1]?.norm ?? '')) end--;
    return end;
  }
  return endToken;
}

/** "die van koken houdt" */
const MAX_WORDS_TO_LIKING = 3;

function opensLiking(tokens: readonly Token[], at: number, endToken: number): boolean {
  const norm = tokens[at]?.norm ?? '';
  if (LIKING_WORDS.has(norm)) return isFunctionWord(tokens[at + 1]?.norm ?? '');
  if (!RELATIVES.has(norm)) return false;
  const said = tokens.slice(at + 1, Math.min(endToken, at + 1 + MAX_WORDS_TO_LIKING));
  return said.some((word) => LIKING_WORDS.has(word.norm));
}
