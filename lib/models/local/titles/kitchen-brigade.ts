import type { Seniority } from '../../seniority.ts';
import { foldText } from '../text/tokens.ts';

/** A step in a kitchen brigade, by the names that it has in several languages. */
interface BrigadeStep {
  names: RegExp;
  rank: number;
  /** `null` where the vocabulary of titles or another word of the title tells it. */
  seniority: Seniority | null;
}

/** On folded text; a name that contains another one's stands first. */
const STEPS: readonly BrigadeStep[] = [
  { names: /\b(?:junior|jr\.?) sous\b/, rank: 4, seniority: 'senior' },
  {
    names:
      /\bsous[- ]?chef|\bsecond chef\b|\bdeputy head chef\b|\bseconde? de cuisine\b|\b(?:segundo|subjefe)(?: jefe)? de cocina\b/,
    rank: 5,
    seniority: null,
  },
  {
    names: /\b(?:demi[- ]?(?:chef|cdp)|demichef|(?:junior|jr\.?) (?:chef de partie|cdp))\b/,
    rank: 2,
    seniority: 'junior',
  },
  { names: /\b(?:senior|sr\.?) (?:chef de partie|cdp)\b/, rank: 4, seniority: 'senior' },
  {
    names: /\b(?:cheff?e? de partie|cdp|station chef|jef[ae] de partida|partiekok)\b/,
    rank: 3,
    seniority: 'mid',
  },
  {
    names: /\b(?:commis|jungkoch|jungkochin|beikoch|beikochin|hulpkok|ayudante de cociner[oa])\b/,
    rank: 1,
    seniority: 'junior',
  },
  {
    names:
      /\b(?:head|executive) chef\b|\bcheff?e? de cuisine\b|\bkuchenchef(?:in)?\b|\bjef[ae] de cocina\b|\bkeukenchef\b|\bchef-?kok\b/,
    rank: 6,
    seniority: null,
  },
];

/** Steps that lie so far apart are other work: who peels and who runs the kitchen. */
const FAR = 3;

function stepOf(title: string): BrigadeStep | undefined {
  const folded = foldText(title);
  return STEPS.find(({ names }) => names.test(folded));
}

/** The level that a cook's title tells by its place in the brigade ("Commis Chef", "Chef de Partie"); `null` where it tells none. */
export function brigadeLevel(title: string): Seniority | null {
  return stepOf(title)?.seniority ?? null;
}

/** How far apart two cooks stand in the brigade; `none` where one of the titles has no place in it. */
export function brigadeDistance(wanted: string, held: string): 'none' | 'near' | 'far' {
  const [asked, had] = [stepOf(wanted), stepOf(held)];
  if (asked === undefined || had === undefined || asked.rank === had.rank) return 'none';
  return Math.abs(asked.rank - had.rank) >= FAR ? 'far' : 'near';
}

/** Whether a title that was held stands below a wanted one in the brigade: a commis was no chef de partie yet. */
export function isBelowInBrigade(wanted: string, held: string): boolean {
  const [asked, had] = [stepOf(wanted), stepOf(held)];
  return asked !== undefined && had !== undefined && had.rank < asked.rank;
}
