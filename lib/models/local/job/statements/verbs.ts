import { isUnprovable } from '../unprovable.ts';
import { leavesChoice } from './choices.ts';
import { wholePieces } from './pieces.ts';

/** "Candidates should have worked for a contractor, be used to AutoCAD, and hold a card". */
const TAKES_VERBS = /\b(?:should|must|will|(?:need|needs|ought|have|has) to|(?:'|\u2019)ll)\b/iu;
const BEFORE_VERB =
  /(?:,\s+(?:and\s+)?|\s+and\s+)(?=(?:(?:will|must|should)\s(?:also\s)?)?(?:be|have|hold|possess|know|speak|understand|bring|demonstrate)\s)/u;

/** "The ideal candidate has a diploma, is skilled in Clio, and types 65 wpm". */
const OF_HOLDER =
  /^(?:(?:the |our |an? )?(?:\p{L}+ )?(?:candidate|applicant|person|individual|hire)s?|you|(?:we(?:'re| are) )?(?:looking for )?(?:someone|somebody) who) (?:has|have|is|are|can|knows?|holds?)\s/iu;
const BEFORE_HOLDERS_VERB =
  /(?:,\s+(?:and\s+)?|\s+and\s+)(?:you\s)?(?=(?:has|have|is|are|can|holds?|possess(?:es)?|knows?|speaks?|understands?|brings?|types?|works?|thrives?|enjoys?|loves?|writes?)\s)/u;
/** "You have X and are Y" is one: of their holder alone, more verbs are needed. */
const MIN_HOLDERS_VERBS = 3;

/** An English sentence about candidates, before each verb that says by itself what it asks for. */
export function cutBeforeEnglishVerbs(text: string): string[] {
  const pieces = piecesAtVerbs(text);
  return pieces.length > 1 && isUnprovable(text) ? [text] : pieces;
}

function piecesAtVerbs(text: string): string[] {
  if (TAKES_VERBS.test(text.split(BEFORE_VERB, 1)[0] ?? '')) return wholePieces(text, BEFORE_VERB);
  if (!OF_HOLDER.test(text)) return [text];
  const pieces = wholePieces(text, BEFORE_HOLDERS_VERB);
  return pieces.length >= MIN_HOLDERS_VERBS ? pieces : [text];
}

/** Whom a job addresses, at the beginning. */
const ADDRESSED = /^(?:je|jij|u|du|sie|tu|vous)\s\p{Ll}/iu;
/** Verbs of who is addressed, each of which begins another thing: "Je hebt een diploma, knipt … en kunt goed kleuren". */
const BEFORE_VERB_OF_ADDRESSED =
  /(?:,|\s(?:en|und|et)|,\s(?:en|und|et))\s(?=(?:bent|hebt|kent|kunt|spreekt|beschikt|beheerst|bezit|bist|hast|kennst|kannst|sprichst|verfügst|beherrschst|besitzt|êtes|avez|savez|parlez|maîtrisez|connaissez|possédez|disposez|sais|parles|maîtrises|connais)\s)/iu;

/** "Je hebt een diploma en kunt goed kleuren": each verb says by itself what it asks for. */
export function cutBeforeContinentalVerbs(text: string): string[] {
  if (!ADDRESSED.test(text) || leavesChoice(text)) return [text];
  return wholePieces(text, BEFORE_VERB_OF_ADDRESSED);
}
