import { matchesOf } from '../../../../text/matches.ts';

/**
 * Letters behind a name that stand for a paper: they stay when the name goes. Only such as are no family name, in the case in which
 * they are written; two letters as a rule are one ("KIM MA").
 */
const LETTERS = (
  'RN RGN RMN RNLD LPN LVN CNA BSN MSN DNP CCRN CRNA FNP RVN MRCVS MRPharmS PharmD RDN OTR DPT MCSP HCPC LCSW LMSW MSW BCBA EMT ' +
  'PhD MBA MSc BSc BEng MEng BCom MPhil MRes LLB LLM PGCE QTS MEd BEd ' +
  'CPA ACA FCA ACCA FCCA CIMA ACMA FCMA CGMA CFA CFP CTA AAT MAAT FMAAT CIPFA CIPP CIPD MCIPD FCIPD PHR SPHR CHRP SHRM-CP SHRM-SCP CIM FCIM MCIM ' +
  'MRICS FRICS AssocRICS MCIOB FCIOB MAPM RIBA CEng IEng EngTech MIET FIET MIMechE MICE PEng GradIOSH CMIOSH NEBOSH MCIPS FCIPS CPIM CSCP ' +
  'PMP PMI-ACP CAPM PRINCE2 CSM PSM ITIL CISSP CISM CISA CCNA CCNP CCIE CCSP OSCP CIPM FRCS MRCP MRCGP FRCA MRCS'
).split(' ');

const WRITTEN: ReadonlySet<string> = new Set(LETTERS.flatMap((letters) => [letters, letters.toUpperCase()]));
/** Names of other scripts may be written without a space. */
const CASED = /[\p{Lu}\p{Ll}]/u;
const WORD = /\S+/g;
/** Goes with a degree. */
const HONOURS: ReadonlySet<string> = new Set(['Hons', 'HONS']);

/** Whether a word is such letters. */
export function isPostNominal(word: string): boolean {
  return WRITTEN.has(word);
}

/**
 * Where the letters behind a name begin ("Ben Miller MRICS", "Ben Miller (ACCA)"); -1 where none do, or no two words with
 * upper case stand before them. Linear in the text.
 */
export function postNominalsStart(piece: string): number {
  let start = -1;
  let wordsBefore = 0;
  for (const { 0: written, index } of matchesOf(piece, WORD)) {
    const letters = written.replace(/[().,]/g, '');
    if (WRITTEN.has(letters)) {
      if (start < 0) start = index;
    } else if (start < 0) wordsBefore += 1;
    else if (!HONOURS.has(letters)) return -1;
  }
  return wordsBefore >= 2 || (start > 0 && !CASED.test(piece.slice(0, start))) ? start : -1;
}
