import { countDigits } from '../../../../text/characters.ts';
import type { TextRange } from '../../offset-map.ts';
import { foldPhrase, wordSet } from '../fold-phrase.ts';
import { isPostNominal } from '../names/post-nominals.ts';

const MAX_CHARACTERS = 160;
const MIN_DIGITS = 5;
/** A paper, then the number by which its register knows the person. */
const NUMBERED =
  /^(\p{L}[\p{L}\d\s/.&'’+-]*?)[\s,]*(?:\((?:credential|certificate|member|membership|registration|licen[cs]e)\s|[(:#-])?\s*(?:\b(?:no|nr|number|num|nummer|número|numéro|id|pin|ref|reference|reg)\b\.?:?\s*)?#?((?<!\p{L})(?:[A-Z]{1,3}\s?)?\d[\d\s-]{0,9}[A-Z]?[\d\s-]{2,15}\d[A-Z]?)\)?(?![\p{L}\d])/iu;
/** Bodies that license or register people, and what they give, folded. */
const PAPERS =
  wordSet(`licence license licensed licencia lizenz licenza permit card registration registered registrar certificate certified certification credential
membership member approbation kammer collegiate gmc nmc gphc gdc goc hpc sia cscs cpcs npors ipaf jib gas safe oftec niceic napit ecs npi dea bar
ahpra sace hpcsa sanc saica sacap ecsa dre mrics icaew solas stcw seaman faa easa caa cdl hgv lgv pcv adr twic tsa osha teacher wwcc rto
colegiado colegiada colegiacion adeli rpps inami riziv rethus`);
/** What tells who somebody is or how to reach them. */
const PERSONAL =
  wordSet(`passport identity id national insurance social security tax vat iban account phone telephone tel mobile cell fax whatsapp birth citizen
resident residence health library green pass reisepass pasaporte`);

/**
 * What stays of a piece of a header that names a paper with its number ("GMC No. 7123456", "CSCS card 01234567 (gold)"): the paper and
 * what is said behind; `null` when it names none. Such a number is written like one of a telephone.
 */
export function numberedPaper(piece: string): TextRange[] | null {
  if (piece.length > MAX_CHARACTERS || countDigits(piece) < MIN_DIGITS) return null;
  const match = NUMBERED.exec(piece);
  const name = match?.[1] ?? '';
  if (match === null || countDigits(match[2] ?? '') < MIN_DIGITS) return null;
  const words = foldPhrase(name).split(/[\s/-]+/);
  if (words.some((word) => PERSONAL.has(word))) return null;
  if (!words.some((word) => PAPERS.has(word)) && !name.split(/\s+/).some(isPostNominal)) return null;
  const rest = piece.slice(match[0].length);
  const paper = { start: 0, end: name.length };
  return /\p{L}/u.test(rest) ? [paper, { start: match[0].length, end: piece.length }] : [paper];
}
