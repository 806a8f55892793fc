import { matchesOf } from '../../../../text/matches.ts';

/**
 * Letters behind a name that stand for a paper: they stay when the name goes. Only such as are no family name, in the case in which
 * they are written; two letters as a rule are one ("KIM MA").
 */
const LETTERS = (
  'RN RGN RMN RNLD RSCN LPN LVN CNA CMA RMA BSN MSN DNP APRN CCRN CRNA FNP FNP-C FNP-BC PMHNP RVN MRCVS MRPharmS PharmD RDN OTR DPT MCSP LCSW LMSW MSW BCBA EMT ' +
  'MBBS MBChB BDS DDS DMD DVM RDH BVSc PsyD EdD ' +
  'PhD MBA MSc BSc BEng MEng BCom MPhil MRes LLB LLM PGCE QTS MEd BEd ' +
  'CPA ACA FCA ACCA FCCA CIMA ACMA FCMA CGMA CFA CFP CTA AAT MAAT FMAAT CIPFA CIPP CIPD MCIPD FCIPD PHR SPHR CHRP SHRM-CP SHRM-SCP CIM FCIM MCIM ' +
  'MRICS FRICS AssocRICS MCIOB FCIOB MAPM RIBA CEng IEng EngTech MIET FIET MIMechE MICE PEng EIT GradIOSH CMIOSH NEBOSH MCIPS FCIPS CPIM CSCP ' +
  'PMP PMI-ACP CAPM PRINCE2 CSM PSM ITIL CISSP CISM CISA CCNA CCNP CCIE CCSP OSCP CIPM FRCS MRCP MRCGP FRCA MRCS'
).split(' ');
/** Bodies that register people or give them a card. */
const REGISTERS =
  'GPhC NMC GMC HCPC GDC GOC GOsC RCVS RICS SIA CSCS CPCS SSSC GTCS NMBI CORU NREMT ARRT AHPRA HPCSA SACE ECSA'.split(
    ' ',
  );

/** In capitals, and as a title in ordinary case has them ("Mrpharms"), where they are too long for a family's name. */
const WRITTEN: ReadonlySet<string> = new Set(
  [...LETTERS, ...REGISTERS].flatMap((letters) => [
    letters,
    letters.toUpperCase(),
    ...(letters.length > 5 ? [letters.charAt(0) + letters.slice(1).toLowerCase()] : []),
  ]),
);
/** Two letters are no family name behind two words that are not in capitals ("Mary Obi PE"). */
const SHORT: ReadonlySet<string> = new Set([
  'PE',
  'RM',
  'MD',
  'JD',
  'PT',
  'OT',
  'RT',
  'EI',
  'NP',
  'BN',
  'EN',
]);
/** Nor are these there, whatever they stand for: "MInstLM", "RNDM". */
const UNLIKE_NAMES = /^(?:\p{Lu}{2,5}\p{Ll}\p{L}{0,8}|[BCDFGHJKLMNPQRSTVWXZ]{3,6})$/u;
/** Names of other scripts may be written without a space. */
const CASED = /[\p{Lu}\p{Ll}]/u;
const SMALL = /\p{Ll}/u;
const WORD = /\S+/g;
/** What goes with a degree, or says of a register or a card which. */
const BESIDE: ReadonlySet<string> = new Set(
  'hons pin no number reg registered registration licensed licence license card member gold black blue green'.split(
    ' ',
  ),
);

/** Whether a word is such letters. */
export function isPostNominal(word: string): boolean {
  return WRITTEN.has(word);
}

/**
 * Where the letters behind a name begin ("Ben Miller MRICS", "Ben Miller (ACCA)", "Mary Obi HCPC registered"); -1 where none do, or no
 * two words with upper case stand before them. Linear in the text.
 */
export function postNominalsStart(piece: string): number {
  let start = -1;
  let wordsBefore = 0;
  let hasSmall = false;
  for (const { 0: written, index } of matchesOf(piece, WORD)) {
    const letters = written.replace(/[().,]/g, '');
    if (WRITTEN.has(letters) || (hasSmall && wordsBefore >= 2 && isUnlikeNames(letters))) {
      if (start < 0) start = index;
    } else if (start < 0) {
      wordsBefore += 1;
      hasSmall ||= SMALL.test(written);
    } else if (!BESIDE.has(letters.toLowerCase())) return -1;
  }
  return wordsBefore >= 2 || (start > 0 && !CASED.test(piece.slice(0, start))) ? start : -1;
}

function isUnlikeNames(word: string): boolean {
  return SHORT.has(word) || UNLIKE_NAMES.test(word);
}
