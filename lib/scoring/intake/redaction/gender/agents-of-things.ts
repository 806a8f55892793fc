import type { Word } from '../../words.ts';
import { wordSet } from '../fold-phrase.ts';
import type { Language } from '../language-words.ts';
import { isFeminineTitle, isNeutralTitle } from './feminine-agreement.ts';
import { isLeader, isSpaced, placeBeforeAdverbs } from './title-places.ts';

/** Whether an agent tells of a thing where it stands: "entidad colaboradora", "casa editrice", "en una consultora". */
export function tellsOfThing(text: string, all: readonly Word[], index: number, language: Language): boolean {
  const folded = all[index]?.folded ?? '';
  if (!AGENT.test(folded) || !isSpaced(text, all, index - 1)) return false;
  const before = all[index - 1]?.folded ?? '';
  if (FIRMS.has(folded) && IN_FIRM.test(before)) {
    if (!/^(?:una|la|a|uma)$/.test(before)) return true;
    return isSpaced(text, all, index - 2) && PREPOSITION.test(all[index - 2]?.folded ?? '');
  }
  if (placeBeforeAdverbs(text, all, index, language) < index) return false;
  if (!THING.test(before) || ARTICLES.has(before) || isLeader(before, language)) return false;
  return !isFeminineTitle(before, language) && !isNeutralTitle(before, language);
}

const AGENT = /(?:ora|trice)$/;
/** Not participles, which a title follows: "nombrada directora", "nominata direttrice". */
const THING =
  /(?:[^dt]a|societa|attivita|ion|ione|dad|tad|dade|tud|cao|sao|agem|ite|ete|labor|ise|ure|ipe|igne|idee)$/;
const ARTICLES = wordSet(
  'a la una uma para hasta cada otra outra esta era da na pela alla dalla nella della quella questa mia sua',
);
/** Firms as well as people. */
const FIRMS = wordSet('consultora auditora gestora operadora editora corretora');
const IN_FIRM = /^(?:una|la|a|uma|numa|na|pela|da|empresa|firma|multinacional|gran|grande)$/;
const PREPOSITION = /^(?:en|para|con|por|de|em|a)$/;
