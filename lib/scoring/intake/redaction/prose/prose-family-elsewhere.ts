import { type ProseRule, proseForm } from './prose-rule.ts';
import { SENTENCE_START } from './word-classes.ts';

/** Where an item of a list begins as well; small words may open it. */
const ITEM = `(?:${SENTENCE_START}|(?<=, ))`;
const END = '(?=\\s*(?:[.,;:!?|)(]|$)| (?:und|et|y|e|en|i|oraz|ed) )';
const TO_END = '[^.,;:!?|()]{2,50}?';
/** Up to the end of a sentence that says nothing of work. */
const REST =
  '((?!(?<![\\p{L}])(?:firma|betrieb|gelernt|arbeit|entreprise|boutique|travail|appris|empresa|tienda|negocio|trabaj|aprend|azienda|bottega|negozio|lavor|impar|loja|bedrijf|zaak|werk|leer|praca|pracuj))[^.;!?|]){0,120}(?=[.;!?|]|$)';

const GERMAN = [
  proseForm(
    ['verheiratet geschieden verwitwet verlobt alleinerziehend ledig partnerschaft kinderlos'],
    `${ITEM}(?:(?:glücklich|frisch|seit \\d{4}) )?(?:verheiratet|geschieden|verwitwet|verlobt|alleinerziehend|ledig|in fester partnerschaft|in einer partnerschaft|kinderlos)(?: (?:mit|seit) ${TO_END})?${END}(?:,? (?:und )?(?:keine|ein|eine|zwei|drei|vier|fünf|\\d) (\\p{L}+ ){0,2}?(?:kind(?:er)?|söhne?|sohn|töchter|tochter|buben|mädchen|zwillinge)(?: (?:im|in|mit|von) ${TO_END}${END})?)?`,
  ),
  proseForm(
    ['sohn tochter kind enkel enkelin'],
    `${ITEM}(?:als )?(?:(?:jüngste[rs]?|älteste[rs]?|einzige[rs]?) )?(?:sohn|tochter|kind|enkel|enkelin)(?: (?:eine[rs]|zweier|von|\\p{L}+er) )(?!(?:konzern|gruppe|unternehmen|gesellschaft))${TO_END}${END}`,
  ),
  proseForm(
    ['gebürtig gebürtige gebürtiger gebürtigen'],
    `(?:${ITEM}|(?<![\\p{L}])(?:ich bin|bin) )gebürtige?[rn]? (?:aus )?${TO_END}${END}`,
  ),
  proseForm(
    [
      'eltern mutter vater mama papa geschwister bruder schwester kinder tochter sohn töchter söhne mann frau familie großeltern oma opa',
      'mein meine unser unsere',
    ],
    `${SENTENCE_START}(?:mein(?:e)?|unser(?:e)?) (?:\\p{L}+ )?(?:eltern|mutter|vater|mama|papa|geschwister|bruder|schwester|kinder|tochter|sohn|töchter|söhne|mann|frau|familie|großeltern|oma|opa)(?![\\p{L}])${REST}`,
  ),
];
const FRENCH = [
  proseForm(['originaire'], `${ITEM}(?:je suis )?originaire (?:de|du|des|d['’]) ?${TO_END}${END}`),
  proseForm(
    ['papa maman père mère'],
    `(?:${ITEM}|(?<![\\p{L}])(?:je suis|suis|comme|et|en tant que) )(?:(?:le |la |une? )?(?:heureux |heureuse |jeune |fier |fière )?(?:papa|maman|père|mère)(?: (?:solo|célibataire|isolée?))? (?:de|d['’]) ?(?!famille d['’]accueil)(?:une?|deux|trois|quatre|cinq|six|\\d|jumeaux|jumelles|p['’]tit|grands? enfants)${TO_END}${END})`,
  ),
  proseForm(
    ['fils fille orphelin orpheline'],
    `${ITEM}(?:fils|fille|petit-fils|petite-fille|orpheline?) (?:de|d['’]|du) ?(?!l['’]entreprise)${TO_END}${END}`,
  ),
  proseForm(
    ['marié mariée séparé séparée divorcé divorcée pacsé pacsée fiancé fiancée', 'avec à depuis'],
    `${ITEM}(?:marié|séparé|divorcé|pacsé|fiancé)e? (?:avec|à|depuis) ${TO_END}${END}`,
  ),
  proseForm(
    ['famille parents père mère frères sœurs enfants vieux épouse chum blonde', 'ma mes mon'],
    `${SENTENCE_START}(?:ma famille|mes parents|mon père|ma mère|mes (?:frères|sœurs|enfants|vieux)|mon épouse|mon chum|ma blonde) (?:est|sont|vient|viennent|vit|vivent|a|ont|tient|tiennent|habite\\p{L}{0,3})(?![\\p{L}])${REST}`,
  ),
  proseForm(
    ['porte', 'foulard voile hijab turban kippa'],
    `${SENTENCE_START}je porte (?:le |un )(?:foulard|voile|hijab|turban|kippa)${REST}`,
  ),
];
const IBERIAN = [
  proseForm(
    ['padre madre papá mamá abuelo abuela pai mãe avô avó', 'de da do'],
    `(?:${ITEM}|(?<![\\p{L}])(?:soy|sou|como|y|e) )(?:(?:orgullos[oa]|orgulhos[oa]|felices?) )?(?:padre|madre|papá|mamá|abuel[oa]|pai|mãe|avô|avó) (?:de|da|do) (?!d[ií]a|familia|acolhimento)(?:un|una|um|uma|dos|dois|duas|tres|três|cuatro|quatro|cinco|\\d|mellizos|gemelos|gêmeos|\\p{L}{3,12}(?= (?:y|e) |\\s*[.,;|]|$))${TO_END.replace('{2,50}', '{0,50}')}${END}`,
  ),
  proseForm(
    ['hijo hija nieto nieta filho filha neto neta bisnieto bisnieta', 'de da do dos das'],
    `${ITEM}(?:hij[oa]|niet[oa]|filh[oa]|net[oa]|bisniet[oa]) (?:de|da|do|dos|das) (?!la empresa|grupo)${TO_END}${END}`,
  ),
  proseForm(
    [
      'casado casada separado separada divorciado divorciada viudo viuda prometido prometida noivo noiva viúvo viúva',
    ],
    `(?:${ITEM}|(?<![\\p{L}])(?:estoy|soy|estou|sou) )(?:felizmente )?(?:(?:casad|separad|divorciad|viud|prometid|noiv|viúv)[oa])(?: (?:con|com|desde|há|hace) ${TO_END})?${END}(?:,? (?:con |com |y |e )?(?:un|una|um|uma|dos|dois|duas|tres|três|cuatro|quatro|cinco|sin|sem) (?:hij|filh)[oa]s?)?`,
  ),
  proseForm(
    [
      'menor mayor primero primera segundo segunda caçula único única',
      'hermanos hermanas hijos irmãos filhos',
    ],
    `${ITEM}(?:la |el |o |a )?(?:menor|mayor|primer[oa]|segund[oa]|caçula|únic[oa]) de (?:los |las |os |as )?(?:\\p{L}+) (?:hermanos|hermanas|hijos|irmãos|filhos)${END}`,
  ),
  proseForm(
    [
      'hijo hija hijos hijas padre madre padres abuela abuelo familia mujer marido esposa esposo hermana hermano filho filha filhos pai mãe pais família',
      'mi mis su sus meu minha meus minhas',
    ],
    `${SENTENCE_START}(?:mi|mis|su|sus|meu|minha|meus|minhas) (?:hijo|hija|hijos|hijas|padre|madre|padres|abuela|abuelo|familia|mujer|marido|esposa|esposo|hermana|hermano|filho|filha|filhos|pai|mãe|pais|família|esposa) (?:\\p{L}+ )?(?:es|son|está|están|vive|viven|estudia|estudian|tiene|tienen|viene|vino|murió|trabaja|é|são|vive|vivem|estuda|tem|têm|veio)(?![\\p{L}])${REST}`,
  ),
  proseForm(
    ['embarazada grávida'],
    `(?<![\\p{L}])(?:estoy |estou )?embaraz?ada de \\p{L}+ (?:meses|semanas)${END}|(?<![\\p{L}])estou grávida(?: de \\p{L}+ (?:meses|semanas))?${END}`,
  ),
  proseForm(
    [
      'padre madre padres hermanos hermanas hermana hermano abuela abuelo familia hijo hijos hija hijas',
      'mi mis',
      'con',
    ],
    `con mis? (?:padres|madre|padre|hermanos|hermanas|hermana|hermano|abuela|abuelo|familia|hijos?|hijas?)(?: y mis? \\p{L}+)?${END}`,
  ),
  proseForm(
    ['conviviente hijos filhos'],
    `(?:${ITEM})(?:conviviente|sem filhos|sin hijos)(?: civil)?(?: de ${TO_END})?${END}`,
  ),
];
const ITALIAN = [
  proseForm(
    ['padre madre papà mamma nonno nonna', 'di'],
    `(?:${ITEM}|(?<![\\p{L}])(?:sono|come|e) )(?:(?:orgoglios[oa]|felice) )?(?:padre|madre|papà|mamma|nonn[oa]) di (?!famiglia)(?:un|una|due|tre|quattro|cinque|\\d|\\p{L}{3,12}(?= (?:e) |\\s*[.,;|]|$))${TO_END.replace('{2,50}', '{0,50}')}${END}`,
  ),
  proseForm(['figlio figlia nipote', 'di'], `${ITEM}(?:figli[oa]|nipote) di (?!un'azienda)${TO_END}${END}`),
  proseForm(
    [
      'sposato sposata separato separata divorziato divorziata fidanzato fidanzata vedovo vedova nubile celibe',
    ],
    `(?:${ITEM}|(?<![\\p{L}])sono )(?:(?:felicemente )?(?:sposat|separat|divorziat|fidanzat|vedov)[oa]|nubile|celibe)(?: (?:con|da|dal) ${TO_END})?${END}(?:,? (?:con |e )?(?:un|una|due|tre|quattro) (?:figli[oae]?|bambin[oaie]|bimb[oaie]|gemell[ei])(?: (?:che|di|al|all|in) ?${TO_END}${END})?)?`,
  ),
];
const DUTCH = [
  proseForm(
    ['zoon dochter kleinzoon kleindochter kind', 'van'],
    `(?:${ITEM}|(?<![\\p{L}])(?:ik ben|als) )(?:(?:de |het )?(?:trotse |enige |jongste |oudste )?(?:zoon|dochter|kleinzoon|kleindochter|kind)) van (?!(?:het|de) )${TO_END}${END}`,
  ),
  proseForm(
    ['jongste oudste middelste', 'van'],
    `${ITEM}(?:de )?(?:jongste|oudste|middelste) van (?:twee|drie|vier|vijf|zes|zeven|acht|negen|tien)(?: kinderen)?${END}`,
  ),
  proseForm(
    ['getrouwd gehuwd gescheiden verloofd weduwe weduwnaar samenwonend'],
    `(?:${ITEM}|(?<![\\p{L}])ik ben )(?:gelukkig )?(?:getrouwd|gehuwd|gescheiden|verloofd|weduwe|weduwnaar|samenwonend) (?:met|sinds) ${TO_END}${END}`,
  ),
  proseForm(
    ['ouders moeder vader kinderen dochter zoon broer zus familie gezin oma opa', 'mijn'],
    `${SENTENCE_START}mijn (?:ouders|moeder|vader|kinderen|dochter|zoon|broer|zus|familie|gezin|oma|opa) (?:is|zijn|komt|komen|woont|wonen|heeft|hebben|gaat|gaan|was|waren)(?![\\p{L}])${REST}`,
  ),
  proseForm(['kindje'], `${ITEM}kindje op komst[^.;!?|]{0,40}`),
];
const POLISH = [
  proseForm(
    ['mama mamą tata tatą matka matką ojcem ojciec', 'jednego dwóch dwójki trójki trzech małej małego'],
    `(?:${ITEM}|(?<![\\p{L}])jestem )(?:dumn[yaą] |dumną )?(?:mam[aą]|tat[aą]|matk[aą]|ojcem|ojciec) (?:jednego|dwóch|dwójki|trójki|trzech|małej|małego) ${TO_END}${END}`,
  ),
  proseForm(['córka syn wnuczka wnuk'], `${ITEM}(?:córka|syn|wnuczka|wnuk) ${TO_END}${END}`),
  proseForm(['żona mąż'], `(?:${ITEM}|w domu: ?)(?:moja |mój )?(?:żona|mąż)(?: (?:i|oraz))? ${REST}`),
];

/** What prose in other languages than English tells of the writer's family and where it is from. */
export const FAMILY_ELSEWHERE: ProseRule = {
  unless:
    /(?<!\p{L})(?:patient\p{L}*|pacient\p{L}*|pazient\p{L}|kunden|clients?|clientes?|schüler\p{L}*|élèves|alumn\p{L}+|klient\p{L}*|konzern\p{L}*|gmbh|ag)(?!\p{L})/iu,
  forms: [...GERMAN, ...FRENCH, ...IBERIAN, ...ITALIAN, ...DUTCH, ...POLISH],
};
