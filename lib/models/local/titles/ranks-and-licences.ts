import { lorriesOfTitle } from '../papers/driving-licences.ts';

/** Ranks that are counted, as on ships. */
const COUNTED_RANK =
  /^(?:the )?(first|1st|second|2nd|third|3rd|fourth|4th)(?= (?:engineer|officer|mate)(?!\p{L}))/iu;

/** "Second Engineer" and "Third Engineer". */
export function areOfTwoRanks(wanted: string, held: string): boolean {
  const [asked, had] = [wanted, held].map((title) => COUNTED_RANK.exec(title.trim())?.[1]?.toLowerCase());
  if (asked === undefined || had === undefined) return false;
  return asked.charAt(0) !== had.charAt(0) && NUMBERED[asked] !== had && NUMBERED[had] !== asked;
}

const NUMBERED: Readonly<Record<string, string>> = {
  '1st': 'first',
  '2nd': 'second',
  '3rd': 'third',
  '4th': 'fourth',
};

const LORRY =
  /(?<!\p{L})(?:hgv|lgv|lorry|truck|trucker|artic|class [12]|c\+?e|lkw\p{L}*|poids[- ]lourds?|camion\p{L}*|vrachtwagen\p{L}*)(?!\p{L})/iu;

const VAN = /(?<!\p{L})(?:van|courier|taxi|minicab|parcel|car|chauffeur)(?!\p{L})/iu;

/** Who drives articulated lorries may drive rigid ones, not the other way round. */
export function needsOtherLicence(wanted: string, held: string): boolean {
  if (LORRY.test(wanted) && VAN.test(held) && !LORRY.test(held)) return true;
  const [asked, had] = [lorriesOfTitle(wanted), lorriesOfTitle(held)];
  return asked !== null && had !== null && had < asked;
}
