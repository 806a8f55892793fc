import { either } from '../../../../text/alternatives.ts';
import { foldPhrase } from '../fold-phrase.ts';
import { isKnownTitle } from './title-names.ts';

/** Of occupations, and hardly of places: "Rémouleuse, Lyon". */
const TITLE_ENDING =
  /.{2,}(?:euse|trice|ologue|icien|icienne|iste|ateur|isseur|ologin|ologe|istin|entin|eurin|torin|iker|ikerin|meisterin|dora|ologist|ician|monger|wright|maker)$/;

/** Of occupations, and of few people who have one name alone; families are called so as well. */
const LONE_ENDING = new RegExp(
  `.{3,}${either(
    '(?:bauer|leger|macher|mechaniker|techniker|meister|helfer|fuhrer|fahrer|pfleger|arbeiter|schlosser|decker|setzer|berater|lehrer|leiter|gestalter|binder|drucker|schneider|reiniger|schleifer|betreuer|entwickler|verkaufer|bearbeiter|feger|steller|putzer)(?:in)?',
    'kraft|kaufmann|kauffrau|monteurin?|schweisser|layer|smith|keeper|worker|dresser|fitter|cutter',
    'ier|iere|isseuse|teur|neur|leur|reur|deur|seur',
    'ero|era|eiro|eira|ador|adora|edor|edora|tore|iere|iera|aio|[^t]ista|ologo|ologa',
    'zetter|werker|legger|kundige|verzorger|chauffeur|medewerk(?:er|ster)|begeleid(?:er|ster)|snijder',
    'karz|narz|iarz|wacz|wnik|tnik|niczka|aczka|iarka|wczyni',
    'щик|щица|чица|тель|тельница|истка',
  )}$`,
  'u',
);
/** Occupations that no vocabulary of ours knows and no ending tells. */
const LONE_WORDS: ReadonlySet<string> = new Set(
  'servente cuoco muratore sarto sarta fabbro повар токарь слесарь врач медсестра электрик столяр маляр каменщик бухгалтер'
    .split(' ')
    .map(foldPhrase),
);

/** Whether a folded word ends as occupations do, and hardly places. */
export function endsAsTitle(word: string): boolean {
  return TITLE_ENDING.test(word);
}

const ONE_WORD = /^\p{L}[\p{L}\p{M}'’-]{3,40}$/u;
const BEFORE_OF = / of .*$/;

/**
 * Whether a piece of text is one word for an occupation, alone ("Heizungsbauer", "Baker") or before what it is held in ("Dean of
 * Students"). A given name that is known is none.
 */
export function isLoneOccupation(piece: string): boolean {
  const word = piece.trim().replace(BEFORE_OF, '');
  if (!ONE_WORD.test(word)) return false;
  const folded = foldPhrase(word);
  return (
    LONE_ENDING.test(folded) || TITLE_ENDING.test(folded) || LONE_WORDS.has(folded) || isKnownTitle(word)
  );
}
