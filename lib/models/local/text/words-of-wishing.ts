import { anyOf, either } from '../../../text/alternatives.ts';

/**
 * The words in which a statement wishes for a thing, or grades how far it is needed: "… is mooi meegenomen", "La pratique de …", "… no
 * imprescindible pero valorable". They are nothing to look up in a resume.
 */

const IS =
  /(?:is|are|ist|sind|wäre|wären|est|sont|serait|seraient|sera|seront|constitue|constituerait|représente|es|son|será|serán|sería|serían|zijn|vormt|vormen|geldt als)/
    .source;

/** How much it is wished for, or that it is not needed. */
const WISHED = anyOf(
  /(?:sehr |ebenfalls |durchaus )?(?:von (?:großem )?Vorteil|wünschenswert|erwünscht|gerne? gesehen|vorteilhaft|hilfreich|willkommen|ein (?:großes |echtes |weiteres )?Plus|(?:ein )?Pluspunkt|kein Muss|keine (?:zwingende )?(?:Voraussetzung|Bedingung)|nicht (?:zwingend |unbedingt )?(?:erforderlich|notwendig|nötig|Voraussetzung|Bedingung)|optional)/,
  /(?:fortement |très |particulièrement |vivement )?(?:(?:appréci|souhait|valoris)ée?s?|un (?:vrai |réel |véritable |gros |petit )?(?:atout|plus|avantage)(?: supplémentaire| indéniable| majeur| certain| apprécié)?|(?:pas|non) (?:obligatoire|indispensable|exigée?)s?)/,
  /(?:muy |altamente )?(?:(?:se )?valorará[n]?(?: positivamente)?|valorables?|deseables?|recomendables?|opcional(?:es)?|un (?:gran )?plus|no (?:es |son )?(?:imprescindibles?|necesari[oa]s?|obligatori[oa]s?|excluyentes?))/,
  /(?:een )?(?:(?:groot|grote|duidelijke?|extra|absolute?|mooie?|sterke?) )?(?:pré|plus|pluspunt|troef|meerwaarde|voordeel)/,
  /(?:mooi|leuk|fijn|goed) meegenomen|welkom|gewenst|wenselijk|niet (?:vereist|noodzakelijk|verplicht)/,
  /geen must/,
).source;

/** Whole phrases with a verb of their own. */
const ROUNDS_OFF =
  /(?:runde[nt]|ergänz(?:t|en)) (?:Ihr|dein|das|Ihre|deine)(?: \p{L}{2,20})? ?Profil(?: ab)?|strekt tot (?:de )?aanbeveling/u
    .source;

const BEHIND = new RegExp(
  `[,;]?\\s(?:(?:aber|jedoch|doch|mais|pero|maar|but)\\s)?(?:(?:${IS})\\s)?(?:(?:aber|jedoch|doch|mais|pero|maar|but)\\s)?(?:${WISHED}|${ROUNDS_OFF})[\\s.!]{0,3}$`,
  'iu',
);
/** "…, aber kein Muss" behind another wish. */
const MAX_WISHES = 3;

/** In English how far a thing is needed, or what it is to the work. */
const NEEDED = either(
  /demanded|required|requested|desired|needed|wanted|expected|sought(?: after)?|necessary|essential|mandatory|compulsory/
    .source,
  /obligatory|imperative|indispensable|crucial|critical|vital|important|key|paramount|invaluable|non-negotiable/
    .source,
  /musts?|must-haves?|prerequisites?|preconditions?|requirements?|requisites?|necessity|necessities|assets?/
    .source,
  /advantages?|benefit|merit|preferred|preferable|favou?red|favou?rable|valued|appreciated|welcomed?|desirable/
    .source,
  /beneficial|helpful|useful|advantageous|of (?:\p{L}{4,10}\s)?(?:importance|value)|of the essence/u.source,
  /elements?|parts?|aspects?|components?|factors?|ingredients?/.source,
);
const GRADED =
  /(?:(?:also|very|quite|not|always|most|\p{L}{3,12}ly)\s){0,2}(?:(?:considered|deemed|seen as|regarded as)\s)?/u
    .source;
const ARTICLE = /(?:(?:an?|the|one of the)\s(?:\p{L}{3,10}\s)?)?/u.source;

/** "… is certainly required", "… would be a distinct advantage for this role", but not "what is required". "A plus" alone says nothing. */
const VERDICT = new RegExp(
  `(?<!\\b(?:what|whatever|that|which|who|it|there|this|as|if|when|where|how))\\s(?:is|are|(?:would|will|shall|should|must) be)\\s${GRADED}(?:${ARTICLE}${NEEDED}|an? \\p{L}{3,10} (?:plus|bonus))(?:[\\s.!]{0,3}$|(?=[.,;)]|\\s(?:for|to|in|of|on|at|as|when|by|because|since|here|but|and)\\b))`,
  'giu',
);

/** "… at all times" */
const AT_ALL_TIMES = /\sat all times?[\s.]*$/iu;

/** "We expect you to be …", in front of what is asked for. */
const WE_EXPECT =
  /^(?:we|the (?:employer|company|firm|team)) (?:also )?(?:expects?|requires?|needs?|wants?|would like|is looking for|are looking for) (?:you|candidates?|applicants?|someone|somebody|a person) (?:to|who|that) (?:be|is|are|have|has|possess(?:es)?|shows?|demonstrates?|can)\s/iu;

/** Using a thing is what any experience of it is. */
const BEFORE =
  /^(?:(?:[Ll]a|[Uu]ne|[Ll]['’]|[Ee]l|[Hh]et) ?)?(?:[Bb]onne )?(?:[Pp]ratique|[Uu]tilisation|[Uu]so|[Uu]tilización|[Gg]ebruik)(?: courante| quotidienne| habitual)? (?:de la |de l['’]|du |des |del |de |d['’]|van )(?=\p{Lu})/u;
const MIN_LEFT = 3;

/** "Logiciel Cegid": the name alone is looked for. */
const KIND_OF_NAME =
  /(?<!\p{L})(?:(?:[Ll]e|du|[Ll]es|des|de|[Ee]l|del|[Ll]os|[Hh]et) )?(?:[Ll]ogiciels?|[Pp]rogiciels?|[Pp]rogramas?|[Hh]erramientas?|[Pp]akket|[Ss]oftwarepakket|[Pp]rogramma) (?=\p{Lu})/gu;

/** "Una segunda lengua (alemán, francés)": what the brackets list are examples, of which one is asked for. */
const ONE_MORE_LANGUAGE =
  /((?:(?:another|second|third|other|further|additional|zweite|dritte|weitere|andere)[nrs]?|(?:deuxième|seconde|troisième|autres?)|(?:segund[oa]|tercer|otr[oa]s?)|(?:tweede|derde|extra)) (?:foreign |\p{L}{0,4}sprachige )?(?:languages?|(?:fremd)?sprachen?|langues?(?: étrangères?)?|idiomas?|lenguas?|(?:vreemde )?ta(?:al|len))\s?)\(([^()]{3,120})\)/iu;

/** "… en vente, idéalement en textile": experience of another kind is experience as well. */
export const WISHED_BESIDE =
  /[,(]\s?(?:(?:most )?preferably|ideally|idealerweise|vorzugsweise|bevorzugt|idéalement|de préférence|préférablement|idealmente|preferiblemente|preferentemente|mejor si|bij voorkeur|liefst|idealiter)(?!\p{L})/iu;

/** A statement without the words in which it wishes for what it names. */
export function withoutWishing(statement: string): string {
  let text = statement.replace(WE_EXPECT, '').replace(AT_ALL_TIMES, '');
  const plain = text.replace(VERDICT, '');
  if (plain.trim().length >= MIN_LEFT) text = plain;
  for (let wish = 0; wish < MAX_WISHES; wish++) {
    const rest = text.replace(BEHIND, '');
    if (rest.trim().length < MIN_LEFT) break;
    text = rest;
  }
  return text
    .replace(BEFORE, '')
    .replace(KIND_OF_NAME, '')
    .replace(
      ONE_MORE_LANGUAGE,
      (_whole, label: string, listed: string) => `${label}(${listed.replace(/[,;]\s*/g, ' or ')})`,
    );
}
