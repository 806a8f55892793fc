import type { RoleFamily } from '../../role-families.ts';

/** Words by which titles tell the field of a post that there is in many fields, folded; beside the names of the families themselves. */
const WORDS: readonly (readonly [RoleFamily, string])[] = [
  [
    'it_support',
    'it ict edv informatik informatique informatica network networks telecoms datacentre datacenter saas',
  ],
  ['software_engineering', 'software java sap web cloud digital app apps platform'],
  ['data_analysis', 'data daten donnees datos'],
  [
    'construction_trades',
    'construction building buildings housing housebuilding homes groundworks scaffolding fit-out refurbishment bau tiefbau strassenbau wohnungsbau batiment obra obras vivienda woningbouw',
  ],
  ['civil_engineering', 'civils highways rail bridges tunnels infrastruktur bahnbau'],
  ['real_estate', 'property lettings estates immobilien immobilier inmobiliaria vastgoed'],
  [
    'medicine',
    'hospital clinical medical healthcare cardiology oncology radiology surgery surgical pathology theatre klinik medizin sante sanidad',
  ],
  ['pharmacy', 'pharma pharmaceutical pharmaceuticals'],
  ['care_work', 'care elderly dementia seniors pflegeheim'],
  ['teaching', 'school schools primary secondary classroom schule schulen ecole escuela onderwijs'],
  ['retail', 'store stores shop shops grocery supermarket filiale filialen'],
  ['hospitality', 'restaurant restaurants bar bars pub pubs resort spa'],
  ['culinary', 'food foods bakery pastry kuche cuisine cocina keuken'],
  [
    'manufacturing_production',
    'manufacturing production factory assembly fertigung produktion montage usine fabrica productie',
  ],
  ['energy_mining', 'energy oil gas wind solar nuclear offshore mining energie windkraft'],
  [
    'agriculture',
    'agriculture agricultural farm farming dairy forestry arable livestock landwirtschaft agricole agricola landbouw',
  ],
  ['warehouse_logistics', 'logistics freight depot fulfilment haulage spedition'],
  ['law', 'legal litigation conveyancing recht'],
  ['financial_analysis', 'finance financial treasury finanzen finances finanzas financien'],
  ['banking', 'bank mortgages lending'],
  ['event_management', 'events wedding weddings conferences veranstaltungen'],
  ['sports_fitness', 'fitness leisure sports gym'],
  ['public_administration', 'council municipal government'],
  ['marketing', 'brand advertising'],
];

const FAMILY_OF_WORD: ReadonlyMap<string, RoleFamily> = new Map(
  WORDS.flatMap(([family, words]) => words.split(' ').map((word) => [word, family] as const)),
);

/** The field that a word of a title tells; `undefined` for words that tell none. */
export function fieldInTitle(norm: string): RoleFamily | undefined {
  return FAMILY_OF_WORD.get(norm);
}
