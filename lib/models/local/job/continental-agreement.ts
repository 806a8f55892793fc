import { anyOf, either } from '../../../text/alternatives.ts';
import { oneOf } from './prose-job/one-of.ts';

/**
 * What somebody agrees to in German, French, Spanish and Dutch: to shifts and weekends, to move about, to live near, to lift. The whole
 * statement says so. All patterns take text that `foldText` of tokens.ts returned.
 */

/** Willing, in so many words, and to what where the word alone has other meanings. */
const WILLING = oneOf('%', [
  anyOf(
    /^(?:(?:sie|du) )?(?:(?:sind|bist|sein) )?(?:(?:auch|gerne?|grundsatzlich) ){0,2}bereit\b/,
    /^(?:(?:die|hohe|grosse|ihre|deine) ){0,2}bereitschaft\b/,
  ),
  /^(?:vous |tu )?(?:accepte[rsz]?|acceptant|acceptation|(?:etre |etes |es )?(?:prete?|dispose|disposee|ouverte?|volontaire)[()·.-]{0,2}e?\)?)(?: (?:a|au|aux|pour|de|du|des|d'|le|la|les|l'|un|une|en|travailler|effectuer|faire|quelques|certains?|(?:d')?eventuel\w*|frequents?|reguliers?)){0,4} (?:[dl]')?(?:travail\w*|horaires?|deplace\w*|week-?ends?|samedis?|dimanches?|nuits?|soirees?|mobilite|decalages?|astreintes?|gardes|heures|contraintes|roulements?|rotations?|[23]x[78]|postes?|demenager|voyager|apprendre|se deplacer|se former|vous deplacer|vous former)\b/,
  /^(?:(?:estar|estas|esta|se) )?(?:dispuest[oa]s?(?:\/[oa])? (?:a|para)|acepta(?:r|s|cion de)?|predisposicion (?:a|al|para)|abiert[oa] a)(?: (?:trabajar|realizar|hacer|el|la|los|las|en|a|por|de)){0,3} (?:trabaj\w+|viaj\w+|turnos?|sabados?|domingos?|fin(?:es)? de semana|noches?|horarios?|desplaz\w+|guardias|festivos|aprender|mudar\w*|reubic\w+|horas)\b/,
  anyOf(
    /^(?:(?:je|jij|u) )?(?:vindt|hebt|heeft|ziet) (?:het |er |ook )?geen (?:probleem|bezwaar|moeite)\b/,
    /^(?:(?:du|sie) )?(?:hast|haben|hat) (?:auch )?keine? (?:problem\w{0,2}|schwierigkeiten|scheu|beruhrungsangste) (?:damit|mit|vor|bei)\b/,
    /^[^,;]{3,60} ne (?:vous|te) (?:fait|font|pose|posent|derange|derangent|effraie|effraient) pas\b/,
  ),
  /^(?:(?:je|jij|u) )?(?:(?:bent|ben je|zijn) (?:ook )?bereid|bereid (?:om|tot|in|op|te|ook|zich|soms|regelmatig|af en toe|occasioneel))\b/,
]);

const TIME_NL = either(
  '(?:in|op) (?:de |het )?(?:weekends?|weekenden|avonden|avonduren|zaterdag(?:en)?|zondag(?:en)?|feestdagen|ploegen)',
  "'?s (?:avonds|nachts|morgens|ochtends|zaterdags|zondags)|overdag|onregelmatig",
);
const TIME_DE = either(
  '(?:am|an|in|im|zu) (?:den |der )?(?:wochenenden?|feiertagen|samstagen|sonntagen|abenden|nacht|schichten|schichtdienst|wechselschicht)',
  'abends|nachts|samstags|sonntags',
);
const TIME_FR =
  '(?:(?:l[ae]s? |en |de )?(?:week-?ends?|samedis?|dimanches?|soirs?|soirees?|nuits?|jours feries|horaires decales|3x8|2x8|coupure))';

/** When the work is, said without willing: "Arbeiten im 3-Schicht-System", "Je werkt graag in ploegen". */
const HOURS = oneOf('%', [
  /^(?:(?:sie|du) )?(?:arbeit\w*|einsatz|tatigkeit|dienst) (?:gerne? )?(?:in|im) (?:(?:rollierenden|rotierenden|wechselnden) )?(?:\d-?|zwei-?|drei-?|wechsel-?|mehr-?)?schicht\w{0,3}(?:-?(?:system|betrieb|dienst|modell|rhythmus))?$/,
  /^(?:(?:je|jij|u) )?(?:werkt|werken|kan werken|kunt werken) (?:graag |ook )?(?:in|op) (?:een )?(?:(?:wisselende|\d|twee|drie) ?-?)?(?:ploegen|shiften|shifts|zaterdag\w*|zondag\w*|weekends?|feestdagen)\b/,
  new RegExp(
    `^(?:(?:je|jij|u) )?(?:(?:kan|kunt) )?(?:werkt |werken )?(?:(?:ook|graag|regelmatig|soms|af en toe) )*${TIME_NL}(?:(?: of | en |, )(?:ook )?${TIME_NL})*(?: werken)?$`,
  ),
  new RegExp(
    `^(?:(?:sie|du) )?(?:arbeiten|arbeitest) (?:(?:auch|gerne?|gelegentlich|regelmassig|mal) )*${TIME_DE}(?:(?: oder | und |, )(?:auch )?${TIME_DE})*$`,
  ),
  /^(?:(?:auch|am|an|den|gerne?) ){0,3}(?:wochenenden?|feiertagen|samstags|sonntags|abends|nachts) (?:zu )?arbeiten(?: (?:wollen|konnen|mochten))?$/,
  new RegExp(
    `^(?:vous |tu )?travaill(?:ez|es|er) (?:(?:aussi|egalement|parfois|regulierement) )*${TIME_FR}(?:(?: ou | et |, )(?:aussi )?${TIME_FR})*$`,
  ),
]);

/** Able to move about, or to another place. */
const MOBILE = oneOf(
  '^(?:%)(?: (?:und|et|y|en) (?:[a-z]+ )?(?:flexib\\w+|disponib\\w+|unabhangig|\\w+bereitschaft|autonom\\w+))?$',
  [
    anyOf(
      /(?:(?:sie|du) (?:sind|bist) )?(?:(?:raumlich|ortlich|regional|bundesweit|zeitlich|flexibel und) )?mobil/,
      /(?:vous etes|tu es|etre) (?:geographiquement )?mobile|(?:(?:je|jij|u) bent )?mobiel(?: zijn)?/,
      /(?:(?:je|jij|u) )?(?:kan|kunt) (?:je|jezelf|u|zich) (?:vlot |makkelijk |goed |zelfstandig )?verplaatsen\b[^;]{0,60}/,
    ),
    /(?:(?:hohe|grosse|raumliche|ortliche|regionale|bonne|grande|total|plena|hoge) )?(?:mobilitat|mobilite|movilidad|mobiliteit)(?: (?:geograph\w+|geograf\w+|nationale?|nacional|regionale?|interne|total|exigee|requise))?/,
  ],
);

/** Living near. */
const NEAR = oneOf('%', [
  /^(?:(?:sie|du) (?:wohnen|wohnst|leben|lebst)|wohnhaft|wohnort|wohnsitz)\b.{0,30}\b(?:in|im|nahe|umgebung|nahe|umkreis)\b/,
  /^(?:vous )?(?:habit(?:ant|er|ez)|resid(?:ant|er|ez)|domicilie\S{0,4}|domicile|(?:lieu de )?residence|logement)\b.{0,20}\b(?:proximite|proches?|pres|sur|dans)\b/,
  /^(?:(?:lugar de )?residencia|residir|vivir|domicilio|residente) (?:(?:habitual|fija|actual) )?(?:cerca|cercan[oa]|proxim[oa]|en)\b/,
  /^(?:(?:je|jij|u) woont|woonplaats|woonachtig|wonend)\b.{0,30}\b(?:in|nabij|dicht|buurt|omgeving|omstreken|regio|straal)\b/,
]);

/** What the body has to bear. */
const STRENGTH = oneOf('%', [
  anyOf(
    /^(?:(?:sie|du) )?(?:(?:scheu\w+|hab\w+) )?(?:keine? (?:angst|scheu) vor |keine |(?:gute |hohe ))?(?:schwere[rn]? |schwer |korperliche[rn]? )(?:(?:und )?(?:anstrengende[rn]?|schwere[rn]?) )?(?:arbeit\w*|lasten|heben|fitness|verfassung|konstitution|kondition|anstrengung\w*)(?: (?:heben|tragen|macht\b.*|ist kein problem|stellt kein problem dar))?$/,
    /^(?:ohne|keine) hohenangst$/,
    /^(?:absolute |volle )?(?:schwindelfrei(?:heit)?|hohentauglich(?:keit)?)(?=$|[ ,])/,
  ),
  /^(?:(?:vous (?:etes )?)?(?:apte|aptitude|capable|capacite) (?:a|au|aux|de|physique) ?)?(?:le |la )?(?:port(?:er)? (?:de |des )?charges|station debout|efforts? physiques?|travail physique|manutention de charges|position debout)(?: (?:lourdes|prolongee|soutenus?|exigeant|repetees?|intenses?))?$/,
  /^(?:buena )?salud (?:compatible|apta|fisica|adecuada)\b/,
  /^(?:(?:capacidad|fuerza|aptitud|apt[oa]) (?:fisica )?(?:para|de) )?(?:(?:levantar|cargar|mover|carga(?: y descarga)? de|levantamiento de) (?:de )?(?:pesos?|cargas?)|(?:trabajos?|esfuerzos?|fuerza|resistencia) fisic[oa]s?)(?: pesad[oa]s?)?$/,
  /^(?:(?:je|jij|u) )?(?:(?:bent|kan|kunt|hebt geen schrik van|houdt van) )?(?:fysiek|lichamelijk)e? (?:zwaar |zware |belastende? )?(?:werk|arbeid|sterk|fit|gezond|in orde|in staat|belastbaar|inspanning\w*)\b(?: (?:aan|aankunnen|schrikt.*|is geen probleem|uitvoeren|te verrichten))?$/,
]);

/** What else a statement asks for: willingness to learn is none of it. */
const SHOWN =
  /(?:erfahrung\w{0,3}|kenntnisse?n?)\b|\b(?:experiences?|connaissances?|experiencia|conocimientos?|ervaring|kennis)\b/;

/** Whether a statement asks for no more than to agree to how, when and where the work is. */
export function isAgreement(folded: string): boolean {
  if (SHOWN.test(folded)) return false;
  return (
    WILLING.test(folded) ||
    HOURS.test(folded) ||
    MOBILE.test(folded) ||
    NEAR.test(folded) ||
    STRENGTH.test(folded)
  );
}
