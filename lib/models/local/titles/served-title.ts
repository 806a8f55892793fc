import { tokenize } from '../text/tokens.ts';
import { findTerms } from '../vocabulary/matcher.ts';
import { soundsLikeTitle } from './title-endings.ts';

/** "Driver of the Head of Marketing", "Fahrer des Vertriebsleiters", "Chófer del director": somebody's title, and whom they serve. */
const SERVES =
  /^(.{2,60}?)\s(?:(?:of|to|for|with|under|beside) (?:the|an?|our|its)|de[rs]|dem|beim|bei de[rm]|für de[nr]|du|de la|des|auprès (?:du|de la)|avec le|del|al|van (?:de|het|een)|bij de|voor de)\s(\S.{2,})$/iu;
/** Who leads others is called by them: "Head of the Nurses", "Leiter der Elektriker". */
const LEADS =
  /(?:^|\s)(?:head|chief|manager|director|lead|leader|supervisor|captain|master|president|chair\p{L}{0,6}|dean|\p{L}*leit(?:er|erin|ung)|chef|cheffe|directeur|directrice|responsable|jef[ae]|director|directora|encargad[oa]|gerente|hoofd|\p{L}*leid(?:er|ster)|teamleider)$/iu;

/**
 * Of a title that names somebody's superior as well, what they are themselves: "Driver" of "Driver of the Head of Marketing". The title
 * itself where it names nobody else by title, and where the vocabulary knows it as a whole.
 */
export function ownTitle(title: string): string {
  const [, own = '', served = ''] = SERVES.exec(title) ?? [];
  if (own === '' || LEADS.test(own) || titlesIn(served).length === 0) return title;
  const words = tokenize(own);
  if (!soundsLikeTitle(words.at(-1)?.norm ?? '') && !titlesIn(own).some(({ end }) => end === own.length))
    return title;
  const isOneTerm = titlesIn(title).some(({ start, end }) => start < own.length && end > own.length);
  return isOneTerm ? title : own;
}

function titlesIn(text: string) {
  return findTerms(text, tokenize(text)).filter(({ term }) => term.kind === 'title');
}
