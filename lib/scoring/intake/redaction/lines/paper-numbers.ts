import { countDigits } from '../../../../text/characters.ts';
import type { TextRange } from '../../offset-map.ts';
import { foldPhrase, wordSet } from '../fold-phrase.ts';
import { partsOf } from '../names/header-pieces.ts';
import { isPostNominal } from '../names/post-nominals.ts';

const MAX_CHARACTERS = 160;
const MIN_DIGITS = 5;
/** A paper, then the number by which its register knows the person. */
const NUMBERED =
  /^(\p{L}[\p{L}\d\s/.&'’+-]*?)[\s,]*(?:\((?:credential|certificate|member|membership|registration|licen[cs]e)\s|[(:#-])?\s*(?:\b(?:no|nr|number|num|nummer|número|numéro|id|pin|ref|reference|reg)\b\.?:?\s*)?#?((?<!\p{L})(?:([A-Z]{1,3})\s?)?\d[\d\s-]{0,9}[A-Z]?[\d\s-]{2,15}\d[A-Z]?)\)?(?![\p{L}\d])/iu;
/** Bodies that license or register people, and what they give, folded. */
const PAPERS =
  wordSet(`licence license licensed licencia lizenz licenza permit card registration registered registrar certificate certified certification credential
membership member approbation kammer collegiate gmc nmc gphc gdc goc hpc sia cscs cpcs npors ipaf jib gas safe oftec niceic napit ecs dea bar
ahpra sace hpcsa sanc saica sacap ecsa dre mrics icaew solas stcw seaman faa easa caa cdl hgv lgv pcv adr twic tsa osha teacher wwcc rto
rcvs rics gosc sssc gtcs nmbi coru nremt arrt npi trn colegiado colegiada colegiacion adeli rpps inami riziv rethus`);
/** What tells who somebody is or how to reach them. */
const PERSONAL =
  wordSet(`passport identity id national insurance social security tax vat iban account phone telephone tel mobile cell fax whatsapp birth citizen
resident residence health library green pass bsn reisepass pasaporte`);

/**
 * What stays of a piece of a header that names a paper with its number ("GMC No. 7123456", "CSCS card 01234567 (gold)"): the paper and
 * what is said behind; `null` when it names none. Such a number is written like one of a telephone.
 */
export function numberedPaper(piece: string): TextRange[] | null {
  if (piece.length > MAX_CHARACTERS || countDigits(piece) < MIN_DIGITS) return null;
  const match = NUMBERED.exec(piece);
  if (match === null || countDigits(match[2] ?? '') < MIN_DIGITS) return null;
  const [whole, before = '', number = '', letters = ''] = match;
  // "NMC 12A3456E": letters before a number are its own, or a register's.
  const isRegister = PAPERS.has(letters.toLowerCase()) || isPostNominal(letters);
  const end = isRegister ? whole.indexOf(number, before.length) + letters.length : before.length;
  const name = piece.slice(0, end);
  const words = foldPhrase(name).split(/[\s/-]+/);
  if (words.some((word) => PERSONAL.has(word))) return null;
  if (!words.some((word) => PAPERS.has(word)) && !name.split(/\s+/).some(isPostNominal)) return null;
  const rest = piece.slice(whole.length);
  const paper = { start: 0, end };
  return /\p{L}/u.test(rest) ? [paper, { start: whole.length, end: piece.length }] : [paper];
}

/** Whether a part between the commas of a piece is such a paper: the parts are to be read by themselves. */
export function hasNumberedPart(piece: string): boolean {
  if (!piece.includes(',') || countDigits(piece) < MIN_DIGITS) return false;
  return partsOf(piece).some(({ text }) => numberedPaper(text) !== null);
}
