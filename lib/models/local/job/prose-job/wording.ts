import { anyOf } from '../../../../text/alternatives.ts';
import { foldInPlace, foldText } from '../../text/tokens.ts';
import { isPreferredWording } from '../requirement-wording.ts';
import { oneOf } from './one-of.ts';
import { tellsOfPlace } from './place-of-work.ts';

/**
 * How people ask for something in a sentence, in English, German, French, Spanish and Dutch: what surrounds a thing that is asked
 * for, and what it says about how much.
 */

/** Introduce what is asked for, whatever stands before them in a clause. */
const OPENINGS = oneOf('^%\\s', [
  /to (?:apply|qualify|be considered|succeed|do this)/,
  /(?:it )?(?:would|will) (?:also )?be (?:nice|good|great|lovely|ideal|a plus|a bonus|handy|helpful)(?: to have| to see| if| for)?/,
  /(?:it helps|great|nice|lovely|good|even better|bonus(?: points)?|a plus|extra points|ideal|handy|best) (?:if|for|is)/,
  anyOf(
    /(?:if )?(?:at home|confident|comfortable|happy|at ease|handy) (?:with|in|using)|happy (?=\w+ing )/,
    /a (?:pro|whiz|dab hand) (?:at|with|in)/,
  ),
  anyOf(
    /(?:you(?:'ll| will)? )?(?:enjoys?|loves?|likes?)/,
    /(?:we|i) (?:also )?(?:ask for|require|need|expect|want|look for|would like|would love)|what counts/,
  ),
  /(?:is not|isn't|are not|aren't|not|do not|does not|don't|doesn't) (?:be )?(?:afraid of|mind|shy of|scared of)/,
  /(?:von vorteil|wunschenswert|gerne? gesehen|hilfreich) (?:ist|sind|ware|waren)|gerne? gesehen/,
  anyOf(
    /(?:schon|toll|gut|super|ideal|prima) (?:ware|waren|ist)(?: es)?(?: wenn)?|gefragt (?:ist|sind)/,
    /wichtig (?:ist|sind) uns|wir (?:erwarten|setzen voraus|wunschen uns)/,
  ),
  anyOf(
    /il (?:vous |nous )?faut(?: aussi| quelqu'un qui)?|il (?:lui|vous) sera demande (?:de|d')/,
    /nous (?:demandons|attendons|souhaitons)|ce serait bien(?: d'avoir)?/,
  ),
  anyOf(
    /es imprescindible(?: saber(?: de)?)?/,
    /(?:se (?:valora|valorara|requiere|necesita|exige|pide|busca)n?|valora(?:mos|remos))(?: positivamente)?(?: (?:estar en posesion del?|tener|disponer de))?/,
    /nos gustaria que|vas a necesitar|estaria bien que|(?:me |le )?hace falta|haria falta/,
  ),
  /net als|we vragen|(?:we|wij) verwachten (?:dat je|van je)|het zou mooi zijn als/,
]);

/** Where what introduces a thing asked for ends ("it would be nice to have"); 0 where nothing does. */
export function openingEnd(text: string): number {
  return OPENINGS.exec(foldInPlace(text))?.[0].length ?? 0;
}

/** Say only that something is asked for. */
const ASKING_WORDS: ReadonlySet<string> = new Set(
  (
    "must should ought you'd you've they'll he'd she'd need needs needed required able capable ideally preferably definitely really please also " +
    'additionally further still while whereas loves love likes like enjoys enjoy someone somebody anyone people person candidate candidates ' +
    'applicant applicants ideal successful appointed chosen know knows hold holds bring brings possess possesses ' +
    'himself herself oneself minimum ' +
    'hast solltest sollte sollten sollst musst idealerweise gerne gern bringen verfugen beherrschen kennen besitzen besitzt konnen bringst bringt verfugst verfugt beherrschst beherrscht kennst kennt ausserdem dazu zudem ebenso wobei jemand jemanden ' +
    'devez devra doit savez sait savoir maitrisez maitrise idealement connaissez connait capable quelqu ' +
    'debe debes debera tendra sabe sabes saber idealmente imprescindible alguien ademas capaz tenes domina dominas sepa tenga haya ' +
    'moet moeten kent kunt liefst idealiter iemand beheerst daarnaast graag'
  ).split(' '),
);

const NEGATION = /^(?:no|not|without|never|kein\w*|nicht|ohne|sans|pas|sin|geen|niet|zonder|non|nothing)$/;

/** "At least": the preposition belongs to what it limits. */
const LIMIT = /^(?:least|most|menos|moins|minste)$/;

/**
 * Whether a word only says that what follows is asked for: "should", "you", "a".
 *
 * @param norm, next as tokens carry them
 * @param functionWords of the sentence's language
 */
export function isAskingWord(norm: string, next: string, functionWords: ReadonlySet<string>): boolean {
  // "Up to date with CPD" is what is asked.
  if (NEGATION.test(norm) || LIMIT.test(next) || (norm === 'up' && next === 'to')) return false;
  return functionWords.has(norm) || ASKING_WORDS.has(norm);
}

/** Says that the clause before it is asked for or wished; the clause stands without it. */
const VERDICT = oneOf('%', [
  /\s(?:is|are|would be|will be|comes?|being)\s(?:also |of course |absolutely |an? |only |just |very |really |strictly |highly |definitely |strong |big |nice |lovely |real |clear )*(?:musts?|required|essentials?|needed|necessary|mandatory|expected|important|key|crucial|compulsory|vital|plus|bonus|advantage|asset|desirable|desired|preferred|welcome|optional|wish|extra|handy|helpful|useful|nice to have|nice|good|great|lovely|ideal|beneficial|appreciated|with it)(?: (?:by law|here|too|as well|only|extra|for this|for us))?$/,
  anyOf(
    /\s(?:is|are) (?:what (?:matters|counts|we)|your (?:daily bread|bread and butter|thing|forte|home turf))[^,]{0,20}$/,
    /\s(?:would|wld) (?:be (?:nice|good|cool|great)|please us|delight us)$/,
    /\s(?:a|is a) (?:condition|pleasure)$|\seven better$/,
  ),
  /\sshould (?:not be new|be no mystery|come natural|be second nature)[^,]{0,20}$|\s(?:are|is) the heart of the job$/,
  /\s(?:schreckt (?:sie|dich) nicht|setze ich voraus|setzen wir voraus|(?:ware|waren) (?:nett|klasse|toll|super|prima|schon)|gern gesehen(?: sind| ist)?|(?:zou|zouden) (?:mooi|fijn|leuk|prettig|handig) zijn|hoort erbij|horen erbij|verwachten (?:we|wij)(?: ook)?|erwarten wir|inklusive|inbegrepen|muss sein|mussen sein|moet in orde zijn|strekt tot aanbeveling|strekken tot aanbeveling|n'(?:a|ont) plus de secrets? pour vous|font partie du quotidien|(?:doit|doivent) vous etre famili\w+|y suma|(?:serait|seraient) (?:formidable|ideal|bien|super|parfait)|(?:fait|font) aussi partie du poste|demandee?s?)$/,
  /\s(?:is|are|would be|will be)\s(?:a )?(?:daily )?part of [^,]{0,30}$|\scomes? with it$/,
  /\s(?:would|will) (?:also |really )?(?:help|set you apart|make you stand out|give you (?:an edge|a head start)|be .*)$/,
  /(?<!\b(?:when|if|as|where|whenever))\s(?:an? )?(?:musts?|required|essential|needed|necessary|mandatory|expected|compulsory|plus|bonus|asset|desirable|preferred|preferable|welcome|optional|a must|please|too|preferably|advantageous)$/,
  /\s(?:ist|sind|wird|werden|ware|waren)\s(?:.{0,20}\s)?(?:erforderlich|pflicht|voraussetzung|vorausgesetzt|notwendig|notig|wunschenswert|vorteil|plus|bonus|schon|toll|willkommen|muss|gewunscht|hilfreich|erwunscht|vorteilhaft)$/,
  /\s(?:gehort dazu|gehoren dazu|muss sitzen|mussen sitzen|erforderlich|pflicht|voraussetzung|vorausgesetzt|notwendig|notig|wunschenswert|von vorteil|ein plus|gewunscht|erwunscht|willkommen|gewunscht)$/,
  /\s(?:est|sont|serait|seraient|sera)\s(?:.{0,16}\s)?(?:exigee?s?|requise?s?|obligatoires?|indispensables?|souhaitee?s?|appreciee?s?|plus|atout|necessaires?|bienvenue?s?|ideal)$/,
  /\s(?:exigee?s?|requise?s?|obligatoires?|indispensables?|souhaitee?s?|appreciee?s?|un plus|un atout|necessaires?)$/,
  /\s(?:es|son|sera|seran|seria|serian)\s(?:.{0,16}\s)?(?:obligatori[oa]s?|imprescindibles?|necesari[oa]s?|requerid[oa]s?|valorables?|deseables?|plus|ventaja)$/,
  /\s(?:obligatori[oa]s?|imprescindibles?|necesari[oa]s?|requerid[oa]s?|valorables?|deseables?|un plus|se valora(?:ra)?|hace falta)$/,
  /\s(?:is|zijn)\s(?:.{0,16}\s)?(?:vereist|nodig|noodzakelijk|verplicht|pre|must|gewenst|meegenomen|welkom|pluspunt|plus|fijn)$/,
  /\s(?:vereist|nodig|noodzakelijk|verplicht|een pre|een must|gewenst|mooi meegenomen|welkom)$/,
]);

/** Where begins what says of a clause how much it is asked for ("… are musts", "wäre schön"); -1 where nothing does. */
export function verdictStart(clause: string): number {
  return VERDICT.exec(foldInPlace(clause))?.index ?? -1;
}

/** Wishes in ways that jobs written as lists seldom use. */
const CASUAL_WISH = oneOf('\\b%\\b', [
  anyOf(
    /lovely extra|a bonus|bonus|handy|only a wish|a pleasure|(?:great|nice|ideal) if|even better/,
    /if possible|preferable|= (?:a )?(?:big )?plus/,
  ),
  /(?:would|wld) (?:also )?(?:be (?:good|nice|great|lovely|helpful|ideal|useful|cool|a|an|handy)|help|please|delight)/,
  /if (?:you|they|she or he|he or she)(?:'ve)? (?:also |happen to )?(?:have (?:it|one|any|some)|know|speak|touched|done)/,
  anyOf(
    /(?:schon|toll|prima|super|gut) ware/,
    /(?:ware|waren) (?:schon|nett|klasse|toll|prima|super|gut|ein|von)|wenn moglich|am liebsten/,
    /gern (?:mit|auch|gesehen)/,
  ),
  /si possible|ce serait|serait|seraient|bonus si/,
  /si es posible|a ser posible|si ademas|nos gustaria|estaria bien|(?:y )?suma|mejor/,
  /het liefst|liefst ook|zou (?:mooi|fijn|leuk)|mooi meegenomen|indien mogelijk|als het kan|tot aanbeveling|des te beter/,
]);

/** Whether what stands in a clause is wished for, not needed. */
export function isWish(text: string): boolean {
  const folded = foldText(text);
  return isPreferredWording(folded) || CASUAL_WISH.test(folded);
}

/** Opens a wish that holds for all that follows in the sentence. */
const WISH_OPENING = oneOf('^(?:and |but |y |et |und |en )?%\\b', [
  anyOf(
    /ideally|preferably|(?:a |big )?bonus|a plus|nice to have|if possible|we'd love/,
    /(?:it )?(?:would|will) (?:also )?be (?:nice|good|great|lovely|ideal|helpful) (?:to|if)/,
  ),
  anyOf(
    /idealerweise|am liebsten|schon ware/,
    /(?:von vorteil|wunschenswert|gerne? gesehen|hilfreich) (?:ist|sind|ware|waren)|gerne? gesehen/,
  ),
  /idealement|de preference|ce serait|nous apprecions|seront appreciee?s?|un plus/,
  /idealmente|preferiblemente|si es posible|(?:se )?valora(?:ra|mos|remos)?n?|se tendran? en cuenta|(?:valorable|deseable)s?/,
  /bij voorkeur|liefst|idealiter|pluspunten/,
]);

/** Says of one thing among those wished for that it is needed. */
const NEEDED = anyOf(
  /^(?:imprescindibles?|obligatori[oa]s?|necesari[oa]s?|se (?:requiere|exige)n?|indispensables?|zwingend|erforderlich|must|required)\b/,
  /\b(?:is|are|es|son|est|sont|ist|sind|zijn) (?:an? |absolutely |strictly )?(?:must|required|essential|mandatory|imprescindibles?|obligatori[oa]s?|exigee?s?|requise?s?|obligatoires?|indispensables?|erforderlich|pflicht|vereist|verplicht)\b/,
);

/** Whether a clause says that what it names is needed, whatever was wished for before it. */
export function saysNeeded(clause: string): boolean {
  return NEEDED.test(foldText(clause));
}

/** Whether a clause opens a wish that goes on behind it. */
export function opensWish(clause: string): boolean {
  return WISH_OPENING.test(foldText(clause));
}

/** What opens a clause of its own, or names another thing asked for: "… and have at least four years of …". */
const OPENS_ANOTHER =
  /^(?:also |auch |ook |aussi |también )?(?:(?:an? |some |good |strong |solid |proven |une |una |goede |gute )?(?:experience|knowledge|proficiency|erfahrung|kenntnisse|expérience|connaissances?|experiencia|conocimientos?|ervaring|kennis)|have|has|hold|holds|can|know|knows|must|should|will|are|is|speaks?|bring|brings|hast|hat|kannst|kann|kennst|bist|bringst|hebt|heeft|kunt|kan|kent|bent|avez|savez|êtes|tienes?|sabes?|debes?|debe|tenga|sepa)\s/i;

/** Whether what follows a conjunction is asked for by itself. */
export function opensAnother(text: string): boolean {
  return OPENS_ANOTHER.test(text);
}

/** Has a verb of its own. */
const STATES = /\s(?:is|are|should|must|will|has|have|ist|sind|muss|est|sont|es|son|moet)\s/i;

/** Whether a clause has a verb of its own, so that the verdict on the next is not its own. */
export function isStatement(clause: string): boolean {
  return STATES.test(clause);
}

/** What the firm is or does: "…, but we can train you". */
const OF_THE_FIRM =
  /^(?:and |but |so |und |aber |et |mais |y |pero |en |maar )?(?:(?:we|i|wir|nous|wij) (?!(?:also )?(?:ask|require|need|expect|want|look|would|erwarten|wunschen|suchen|brauchen|demandons|attendons|souhaitons|vragen|verwachten|zoeken))|our |unsere? |notre |nos |nuestr[oa]s? |onze |ons |(?:konnen|werden|bringen|zeigen|zahlen|bieten|lernen) wir\b|(?:dich|sie|euch) erwarte[tn]\b|je krijgt\b|te (?:ofrecemos|damos)\b|(?:vous beneficiez|tu beneficies)\b|(?:fur|in) unsere?[mnr]? (?:[a-z-]+ ){1,5}suchen wir (?:ab sofort |zum [^,]{3,30} )?(?:dich|sie|euch|(?:eine )?(?:verstarkung|unterstutzung))\b)/;

/** Why something is asked for: "…, as our guests are French". */
const REASON =
  /^(?:because|since|as (?:we|our|the|you|it)|weil|denn|car|parce|puisque|porque|ya que|want|omdat)\b/;

/** Said aside, between commas, or before a colon. */
const ASIDE =
  /^(?:wanted|needed|required|sought|gesucht(?: wird| werden)?|recherchee?s?|on recherche|se busca|se necesita|gezocht|gevraagd|if possible|possible|say|please|pls|thx|thanks|thank you|cheers|jackpot|asap|mejor|suma|escribinos|escribanos|lo que pedimos|pedimos|mejor que mejor|des te beter|a ser posible|mooi meegenomen|of course|counts|course|what counts|si es posible|posible|si possible|wenn moglich|moglich|indien mogelijk|mogelijk|that is|indeed|bonjour|bonsoir|salut|hallo|hola|moin|servus|perfekt|prima|perfecto|genial|parfait|welkom|willkommen|bienvenue|(?:(?:auch|gern|gerne|selbst) ){0,2}(?:beibringen|zeigen))$/;

/** "Experience is an advantage, but no condition". */
const NO_CONDITION =
  /^(?:nicht|keine?|pas|no|niet|geen) (?:zwingend\w* |unbedingt |absolut\w* |strikt )?(?:bedingung|voraussetzung|muss|pflicht|notwendig|notig|erforderlich|obligatoire|indispensable|necessaire|imprescindible|necesari[oa]|obligatori[oa]|noodzakelijk|vereist|verplicht|must|nodig)$/;

/** Says what is not wanted, or how to get in touch: "no agencies", "call Dave after 5". */
const SAID_TO_ALL =
  /^(?:no |not (?:just|only) |(?:please )?(?:ring|call|text|phone|e-?mail|message|whatsapp|contact|dm|pm) (?:me|us|\p{L}+ (?:on|after|before|at))|(?:(?:dann|dan|alors|entonces) )?(?:kom|komm|kommen sie|viens|venez|ven|melde?|bewirb|schreib|rejoins|rejoignez|schrijf|stuur|bel|escribe|llama|come|join) |(?:good|great|top|decent|excellent) (?:money|pay|rates?|wages)\b|commission\b)/u;

/** "Call Sandra". A "Call Centre" is no person. */
const CALLS_SOMEBODY =
  /^(?:[Pp]lease )?(?:[Cc]all|[Rr]ing|[Pp]hone|[Tt]ext|WhatsApp) (?!Cent)\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u;

/** Whether a clause asks for nothing: it gives a reason, tells of the firm or is said in passing. */
export function isBesideThePoint(clause: string): boolean {
  const folded = foldText(clause);
  return (
    SAID_TO_ALL.test(folded) ||
    CALLS_SOMEBODY.test(clause) ||
    REASON.test(folded) ||
    OF_THE_FIRM.test(folded) ||
    ASIDE.test(folded) ||
    NO_CONDITION.test(folded) ||
    tellsOfPlace(folded)
  );
}

/** Years alone are years of the work: "four years in the trade". */
const IN_THE_TRADE =
  /(?<=\p{L})\s(?:in the (?:trade|job|business|profession|role)|im (?:beruf|fach)|dans le metier|en el oficio|in het vak)$/u;
/** "Four years in the trade": of the years alone. */
export function withoutTrade(text: string): string {
  return text.replace(IN_THE_TRADE, '');
}
