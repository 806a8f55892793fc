import type { RoleFamily } from '../../role-families.ts';

/** Where a trade is done by whoever does it, folded. An accountant's "cabinet" is none: others keep the books of a firm. */
const WORDS: readonly (readonly [RoleFamily, string])[] = [
  ['personal_care', 'salon salons institut peluqueria barberia friseursalon kapsalon'],
  ['pharmacy', 'officine officines pharmacie farmacia apotheke apotheek'],
  ['retail', 'shop shops store stores magasin magasins boutique boutiques tienda tiendas winkel winkels'],
  ['construction_trades', 'chantier chantiers obra obras baustelle baustellen bouwplaats'],
  ['early_childhood', 'creche creches nursery nurseries kita kitas guarderia'],
];

const FAMILY_OF_WORD: ReadonlyMap<string, RoleFamily> = new Map(
  WORDS.flatMap(([family, words]) => words.split(' ').map((word) => [word, family] as const)),
);

/** Whether a word names the place where a trade is done. */
export function isPlaceOfWork(norm: string, family: RoleFamily): boolean {
  return FAMILY_OF_WORD.get(norm) === family;
}
