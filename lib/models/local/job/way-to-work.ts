import { anyOf } from '../../../text/alternatives.ts';
import { oneOf } from './prose-job/one-of.ts';

/**
 * Where a place of work lies and how one gets there: what nobody can bring along. All patterns take text that `foldText` of tokens.ts
 * returned.
 */

const AMOUNT =
  /(?:\d{1,3}|an?|half an|one|two|three|four|five|ten|fifteen|twenty|thirty|forty|few|couple of|eine[rn]?|funf|zehn|zwanzig|cinq|dix|quinze|vingt|cinco|diez|veinte|vijf|tien|twintig)/;
const TIME =
  /(?:minutes?|mins?|min\.?|hours?|hrs?|minuten|stunden?|heures?|minutos?|horas?|uur|kilomet(?:er|re)s?|kms?|miles?|kilometros)/;
const WAY =
  /(?:away|from|outside|drive|walk|ride|on foot|by (?:car|train|bus|bike|tube|tram|rail|ferry|public)|door to door|(?:north|south|east|west) of|entfernt|fussweg|fahrt|autofahrt|zu fuss|mit (?:dem|der) (?:bus|auto|bahn|zug|rad)|vom?|(?:in|im|am) (?:der|die|das|zentrum|stadt\w*)|a pied|en (?:voiture|train|bus|metro|tram|coche|tren|autobus)|a pie|lopen|fietsen|rijden|met (?:de|het) (?:trein|bus|auto|fiets|tram|metro))/;
/** "À 20 minutes de Genève": without what leads to it, it is a length of time. */
const AT_A_DISTANCE =
  /(?:a|op|nur|circa|ca\.) \d{1,3} (?:minutes|minutos|minuten|km|kilometer|kilometres|kilometros) (?:de(?:l)?|d|van(?:af)?)(?!\p{L})/u;
const STOP =
  /(?:stations?|(?:bus|tram|train|tube|metro) ?stops?|stops?|tube|underground|metro|motorway|junction|m\d{1,2}|a\d{1,3}|bahnhof|haltestelle|autobahn|gare|metro|estacion|station|halte|snelweg|airport|high street|town|city cent(?:re|er)|town cent(?:re|er)|centre|beach|seafront|shops)/;

/** "20 minutes from Leicester", "Linz ist 20 Minuten entfernt", "a 30-minute drive". */
const DISTANCE = new RegExp(
  `(?:^|[^\\p{L}\\d])(?:${AMOUNT.source}[ -]?${TIME.source}(?:'s?|s')? (?:by \\p{L}{2,6} |only |${AMOUNT.source} )?${WAY.source}(?!\\p{L})|${AT_A_DISTANCE.source})|^(?:the |our |regular |direct |frequent )*(?:trains?|bus(?:es)?|trams?|ferr(?:y|ies)) (?:to|from|into|every|runs?|stops?|leaves?|takes?)\\b|\\b(?:only |just |nur )?\\d{1,3} ?(?:geh|auto|fahr|bahn)minuten(?!\\p{L})`,
  'u',
);

const WAYS = oneOf(
  '%',
  [
    new RegExp(
      `\\b(?:(?:short|easy|quick|minutes?|minute|\\d+) (?:walk|drive|stroll|hop|ride|step)|steps|stone.?s throw|walking distance|easy reach) (?:away )?(?:from|to|of|off)\\b.{0,25}\\b${STOP.source}(?!\\p{L})|\\b(?:close to|near(?: to)?|next to|(?:right|directly) (?:by|at|opposite)|opposite|handy for|nearest|wenige schritte|in der nahe|nahe|direkt am|deux pas|proximite|cerca|dichtbij|nabij|vlakbij)\\b.{0,25}\\b${STOP.source}(?!\\p{L})`,
      'u',
    ),
    anyOf(
      /^(?:(?:very|really|so) )?(?:an? )?(?:easy|short|quick|simple) (?:commute|journey|drive|trip)\b/,
      /^(?:(?:well|good|great|excellent|easy|easily|superb|fantastic|regular|direct|close|near|next) )+(?:to |by |for |local )?(?:public transport|transport(?:ation)? links?|bus (?:links?|service|route)s?|rail links?|train links?|links? (?:to|into)|connections? (?:to|into)|access (?:to|from) the [ma]\d)/,
    ),
    anyOf(
      /\b(?:easily|well|readily) (?:reached|accessible|connected|served) (?:by|from|via|with)\b/,
      /\bon (?:the|a|an|all|several|major|\w+ \w+) (?:\w+ )?bus routes?\b/,
    ),
    anyOf(
      /\b(?:gute?n?|optimale?|beste|ideale|hervorragende) (?:\w+ )?(?:anbindung|erreichbarkeit|verkehrsanbindung|verkehrslage)\b/,
      /\bgut (?:erreichbar|angebunden)\b|\b(?:transports en commun|bien desservi\w*|facile d.acces)\b/,
      /\bbien comunicad[oa]\b|\b(?:goed|makkelijk|uitstekend) bereikbaar\b/,
    ),
    /^(?:(?:free|ample|plenty of|plentiful|limited|no|on-?site|onsite|staff|secure|covered|bike|cycle|bicycle|car|street|easy|our own|own|off-?street|gratis|kostenlose?r?|genugend|eigener?|some|good|private) )*(?:parking|park(?:ing)? spaces?|cycle storage|bike (?:storage|sheds?|racks?)|parkplatz\w*|stellplatz\w*|tiefgarage|parkeren|parkeergelegenheid|parkeerplaats\w*|aparcamiento|places? de parking)\b(?! (?:enforcement|management|attendant|services|operations|warden|experience|law|charge|control|systems?|industry|design|policy|tickets?|appeals?|fines?)).{0,50}$/,
  ],
  'u',
);

/** Asks something of somebody all the same. */
const ASKS =
  /\b(?:must|you.ll need|you (?:will )?(?:need|should|must|live|have|hold|are)|need(?:ed|s)?|essential|required?|requires|able to|ability|willing\w*|prepared|live within|reside|candidates?|applicants?|someone|somebody|experienced?|licen[cs]e\w*|qualif\w+|own (?:car|transport|vehicle)|skills?|knowledge|respon[ds]\w*|sie (?:haben|wohnen|sind (?!in \d))|wohn\w+|erforderlich|voraussetz\w+|bereitschaft|\w*erfahrung\w*|fuhrerschein|vous (?:avez|habitez|devez)|permis|exige\w*|experiences?|carne\w*|vivir|residir|imprescindible|experiencia|rijbewijs|ervaring|woon\w*|vereist|je (?:hebt|bent|woont))\b/;
/** What takes so long is work. */
const WORK =
  /\b(?:appointments?|sessions?|lessons?|slots?|presentations?|calls?|meetings?|response|routes?|speed|deliver\w*|tours?|drivers?|driving|rounds?|rotas?|shifts?)\b/;

/** Whether a sentence or statement only tells how far the place is from another, or how one gets and parks there. */
export function tellsTheWay(folded: string): boolean {
  if (ASKS.test(folded)) return false;
  return WAYS.test(folded) || (DISTANCE.test(folded) && !WORK.test(folded));
}
