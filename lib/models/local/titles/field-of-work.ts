import { ROLE_FAMILIES, type RoleFamily } from '../../role-families.ts';
import { isContainerWord, isFillerWord } from '../text/filler-words.ts';
import { tokenize } from '../text/tokens.ts';
import type { Token } from '../types.ts';

interface FamilyWords {
  family: RoleFamily;
  /** As they are, not as stems, which make accounts of accounting. */
  words: ReadonlySet<string>;
  /** Those that tell the family from others. */
  telling: ReadonlySet<string>;
}

const FAMILY_WORDS: readonly FamilyWords[] = ROLE_FAMILIES.filter((family) => family !== 'other').map(
  (family) => {
    const norms = tokenize(family.replaceAll('_', ' ')).map(({ norm }) => norm);
    return { family, words: new Set(norms), telling: new Set(norms.filter((norm) => !isVague(norm))) };
  },
);

/** Fields as other languages, and other people, call them; folded. */
const OTHER_NAMES: ReadonlyMap<string, RoleFamily> = new Map(
  (
    [
      ['hospitality', 'hotellerie hotelgewerbe hoteleria horeca hotels hotel'],
      ['culinary', 'gastronomie gastronomia restauration restauracion kitchens kitchen catering cuisine'],
      ['retail', 'einzelhandel detailhandel detailhandelsbranche commerce vente-detail'],
      ['nursing', 'pflege krankenpflege altenpflege soins verpleging zorg enfermeria'],
      [
        'warehouse_logistics',
        'lager lagerlogistik logistik logistique logistica logistiek magazijn almacen warehousing',
      ],
      ['accounting', 'buchhaltung rechnungswesen comptabilite contabilidad boekhouding bookkeeping accounts'],
      ['sales', 'vertrieb verkauf verkoop ventas commerciale'],
      ['construction_trades', 'baugewerbe hochbau btp batiment construccion bouw'],
      ['human_resources', 'personalwesen hr rrhh personeelszaken'],
      ['marketing', 'mercadotecnia'],
      ['administration', 'verwaltung buro administracion administratie secretariat'],
    ] satisfies [RoleFamily, string][]
  ).flatMap(([family, words]) => words.split(' ').map((word) => [word, family] as const)),
);

function isVague(norm: string): boolean {
  return (
    isContainerWord(norm) || /^(?:engineering|general|work|public|care|early|higher|business)$/.test(norm)
  );
}

/** The family that a statement names as a field of work ("5 years in human resources"); `null` for anything more special. */
export function fieldOfWork(tokens: readonly Token[]): RoleFamily | null {
  const norms = tokens.map(({ norm }) => norm).filter((norm) => !isFillerWord(norm));
  if (norms.length === 0) return null;
  const found = FAMILY_WORDS.find(
    ({ words, telling }) => norms.every((norm) => words.has(norm)) && norms.some((norm) => telling.has(norm)),
  );
  if (found !== undefined) return found.family;
  const [only, second] = norms;
  return second === undefined && only !== undefined ? (OTHER_NAMES.get(only) ?? null) : null;
}
