import { anyOf } from '../../../text/alternatives.ts';
import { isFillerWord } from '../text/filler-words.ts';
import { tokenize } from '../text/tokens.ts';
import { NICE_CUES, STRONG_CUES, WEAK_CUES } from '../vocabulary/wording.ts';
import { refersBack } from './refers-back.ts';
import { isSaidToApplicants } from './said-to-applicants.ts';

/**
 * How jobs word what they ask for, in English, German, French, Spanish and Dutch. All functions take text that
 * `foldText` of tokens.ts returned.
 */

/**
 * One pattern for whole phrases, each space in them any run of spaces. What a hyphen ties to another word is none ("pre-sales"
 * is no Dutch "pré").
 */
function anyPhrase(phrases: readonly string[]): RegExp {
  const sources = phrases.map((phrase) => phrase.replace(/[^\p{L}\p{N} ]/gu, '.').replaceAll(' ', '[\\s-]+'));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${sources.join('|')})(?!-?[\\p{L}\\p{N}])`, 'u');
}

const PREFERRED = anyPhrase(NICE_CUES);
const STRONG = anyPhrase([
  ...STRONG_CUES,
  'required',
  'mandatory',
  'erforderlich',
  'exige',
  'imprescindible',
  'vereist',
]);
const WEAK = anyPhrase(WEAK_CUES);

/** "4 years as a buyer, preferably in retail", "… experience ideally in retail": only the tail is wished for. */
const PREFERRED_TAIL =
  /(?<=.{12})(?:(?:,|\(|\s-)\s?(?:preferably|ideally|bevorzugt|vorzugsweise|idealerweise|de preference|idealement|preferiblemente|preferentemente|mejor si|bij voorkeur|liefst|idealiter|preferibilmente|preferencialmente|preferiblement)|\s(?:preferably|ideally|bevorzugt|vorzugsweise|idealerweise|de preference|idealement|preferiblemente|preferentemente|bij voorkeur|liefst|idealiter)(?=\s(?:in|within|with|from|at|for|gained|im|aus|bei|mit|dans|en|au|chez|de|del|con|bij|met|uit|op)\s)|\s(?:and|und|et|en|y)\s(?:[a-z]+\s){0,2}(?:ideally|idealerweise|idealement|idealmente|idealiter))\s.*$/;

/** Wishes that whole phrases do not tell: graded ones ("a real plus"), and ones that mean it only where they stand. */
const GRADED_WISH = anyOf(
  /\ban? (?:\w+ ){1,2}(?:plus|bonus|asset|advantage|recommendation)\b/,
  /[=:] ?(?:an? )?(?:\w+ )?(?:plus|bonus)$/,
  /^(?:(?:an?|genuine|keen|strong|real|active|demonstrable) ){0,3}(?:interest|passion|enthusiasm|love|flair|curiosity) (?:in|for|of|about)\b/,
  /(?<!\b(?:years?|yrs?|months?|jahren?|ans|anos|jaar|\d{1,2}))\s\+$/,
  /(?<!\b(?:you|we|they|who) )\b(?:would|will) (?:also )?(?:be (?:so )?(?:brilliant|lovely|fantastic|handy|a help)|help)\b/,
  /\b(?:handy|a help|for preference|(?:an? )?adv)\.?$|\bpref(?:erred|d|'d)?\b\.?(?!\w)/,
  /\bor (?:we |we'll |we can |can |full )?(?:will |be )?(?:train(?:ing)?(?: (?:you|given|provided|available))?|trained)\.?$/,
  /\b(?:is ?n.?t|are ?n.?t|not) (?:essential|mandatory|compulsory|a must|a requirement)\b/,
  /\bmuch prefer\b/,
  /\b(?:would|will|may|might|could) (?:really |certainly )?(?:set you apart|make you stand out|(?:give|put) you (?:an edge|an advantage|a head start|ahead))\b/,
  /\bor willing(?:ness)? to (?:train|learn|be trained)\b/,
  /^moglichst (?!bald\b|schnell\b|zeitnah\b|kurzfristig\b)/,
  /\bein muss ist (?:das|dies|es)(?: [a-z]+)? nicht\b/,
  /\b(?:ist|sind)(?: [a-z]+)? keine? (?:muss|bedingung|voraussetzung)\b/,
  /\b(?:pas|non) (?:une obligation|indispensables?)\b|\bno (?:es )?(?:un requisito|excluyente)\b/,
  /\bgeen (?:must|vereiste|harde eis|voorwaarde)\b/,
  /^(?:(?:you are|be|being|an?|genuinely|truly|really) ){0,3}(?:passionate|enthusiastic|excited|curious) about\b/,
);

const GRADE = /^(?:added|additional|distinct|definite|real|big|huge|clear)$/;

/** "Otros idiomas": languages beyond those that are asked for. */
const MORE_LANGUAGES =
  /^(?:(?:kenntnisse|conocimientos?|connaissances?|knowledge|kennis) (?:in|de|d'|of|van) ?)?(?:(?:any |some )?(?:other|further|additional)|weiteren?|otr[oa]s?|(?:d')?autres?|andere) (?:foreign )?(?:languages?|(?:fremd)?sprach(?:en|kenntnisse)|langues?(?: etrangeres?)?|idiomas?|lenguas?|(?:vreemde )?talen)\b(?!.*\b(?:required|essential|must|erforderlich|notwendig|zwingend|exigee?s?|requise?s?|imprescindibles?|necesari[oa]s?|vereist|noodzakelijk|at least|mindestens|au moins|al menos|minstens)\b)/;

/** "(BE is een pré)": with a subject of its own, however short. */
const OF_ITS_OWN =
  /^[([]\s?(?!this|that|it|das|dies|es|ce est|cela|esto|eso|dit|dat|het|which)\w+ (?:is|are|ist|sind|est|sont|son|zijn)\s/;

/** A remark in brackets that says more than that the whole is wished for: "(Java preferred)" wishes for Java alone. */
function withoutRemarks(folded: string): string {
  return folded.replace(/[([][^()[\]]{0,200}[)\]]/g, (remark) =>
    !OF_ITS_OWN.test(remark) && tokenize(remark).every(({ norm }) => isFillerWord(norm) || GRADE.test(norm))
      ? remark
      : ' ',
  );
}

/** "AWS is a plus", "von Vorteil", "souhaité": wanted, not needed. */
export function isPreferredWording(folded: string): boolean {
  const said = withoutRemarks(folded).replace(PREFERRED_TAIL, '').trimEnd();
  return PREFERRED.test(said) || GRADED_WISH.test(said) || MORE_LANGUAGES.test(said);
}

/** How much a statement's own words stress it: 3 strongly, 2 as usual, 1 a little. */
export function emphasisOf(folded: string): 1 | 2 | 3 {
  if (STRONG.test(folded)) return 3;
  return WEAK.test(folded) ? 1 : 2;
}

/** "As required" says when something is to be done. */
const REQUIRED = /(?<!\b(?:as|if|when|where|whenever|wherever) )\brequired\b/;

/** Asks outright, whatever the sentence is about. */
const OUTRIGHT = anyOf(REQUIRED, /\b(?:essential|mandatory|must)\b/);

/** Compounds ("Deutschkenntnisse") by their end alone: read from each of their letters on, a long word would take long. */
const REQUIREMENT_CUE = anyOf(
  /\bexperienced?\b|\bknowledge\b|\bproficien\w+|\bfamiliar\w*|\bunderstanding\b|\bskill(?:s|ed)?\b/,
  /\babilit(?:y|ies)\b|\bable to\b/,
  REQUIRED,
  /\bexpertise\b|\bmust\b|\brequires?\b|\brequirements?\b|\bdegree\b|\bdiploma\b|\bcertifi\w+/,
  /\blicen[cs]e\w*|\bfluen\w+|\bqualifi\w+/,
  /\bcompeten\w+|\btrack record\b|\bat least\b|\bminimum\b|\bpreferred\b|\bdesirable\b|\bessential\b|\bbachelor\w*|\bmaster's\b/,
  /(?:^|[.,;:–-] ?|\band )you can\b/,
  /\byou (?:have|bring|hold|know|should (?:be|have|know)|are (?:a|an|comfortable|confident|used))\b/,
  /\bcomfortable with\b|\bbackground in\b|\bcommand of\b|\baptitude\b/,
  /\berfahrung\w*|kenntnisse\b|\bkenntnis\b|\babgeschlossen\w*|ausbildung\b|studium\b|\bumgang mit\b/,
  /fahigkeit|\bfuhrerschein\w*|\b(?:fuhrer|fahr)ausweis\b|\bcfc\b|\befz\b/,
  /\bvorausgesetzt\b|\berforderlich\b|\bwunschenswert\b|\bvon vorteil\b|\bidealerweise\b|\bjahren?\b/,
  /\bfliessend\w*|\bverhandlungssicher\w*|\bbereitschaft\b/,
  /\bdu (?:hast|bringst|verfugst|kannst)\b|\bsie (?:haben|bringen|verfugen|konnen|besitzen)\b|\babschluss\b|\bapprobation\b/,
  /\bexperiences?\b|\bconnaissances?\b|\bmaitrise\w*|\bdiplomes?\b|\btitulaire\b|\bexige\w*|\brequis\w*/,
  /\bsouhaite\w*|\batout\b|\bpermis\b|\bcapacites?\b/,
  /\bcompetences?\b|\bvous (?:avez|maitrisez|etes titulaire|justifiez|possedez|disposez)\b|\bformation\b|\bbac ?\+/,
  /\bexperiencia\b|\bconocimientos?\b|\bdominio\b|\btitul(?:o|acion)\b|\bgrado en\b|\blicenciatura\b/,
  /\bimprescindible\b|\bdeseable\b|\bvalorable\b/,
  /\bse (?:valorara|requiere|necesita)\b|\bcapacidad\b|\bcarnet? de\b|\blicencia\b|\bformacion\b|\banos de\b|\bhabilidades?\b/,
  /\bervaring\b|\bkennis\b|\bopleiding\b|\bbeheers\w+|\bvereiste?n?\b|\bbij voorkeur\b|\brijbewijs\b/,
  /\bvaardighe\w+|\bje (?:hebt|bent|beschikt|kunt)\b|\bin staat\b|\b[hm]bo\b/,
);

const DUTY_CUE = anyOf(
  /\byou(?:'ll| will| are going to)\b(?! (?:also |ideally )?(?:need|have|bring|hold|possess|know|understand|be (?:an?|able|used to|trained|skilled|experienced|familiar|proficient|competent|comfortable|confident|qualified|required|expected(?! to (?!have|hold|be|know))|educated|fluent|registered)))/,
  /\bresponsible for\b|\bresponsibilities\b|\bthe role (?:involves|includes)\b|\byour (?:tasks|day)\b/,
  /\bduties\b/,
  /^sie (?!haben\b|bringen\b|verfugen\b|konnen\b|besitzen\b|sind\b|mochten\b|beherrschen\b|kennen\b|sprechen\b|arbeiten (?:routiniert|sicher|gern|versiert|genau|selbst\w*|eigen\w*)\b)[a-z]+en\b/,
  /\b(?:sie|du) (?:werden|wirst|ubernehmen|ubernimmst|betreuen|betreust|verantworten)\b/,
  /\b(?:ihre|deine) aufgaben\b|\bverantwortlich fur\b/,
  /^vous (?!avez\b|etes\b|maitrisez\b|justifiez\b|possedez\b|disposez\b|savez\b|connaissez\b|parlez\b|aimez\b|devez\b|pouvez\b|devrez\b|souhaitez\b|cherchez\b|recherchez\b|appreciez\b|faites\b|pratiquez\b|detenez\b|presentez\b|beneficiez\b)[a-z]+ez\b/,
  /^du (?!hast\b|bist\b|bringst\b|verfugst\b|kannst\b|kennst\b|beherrschst\b|sprichst\b|besitzt\b|mochtest\b|suchst\b|willst\b|liebst\b|solltest\b|musst\b|weisst\b)[a-z]+st\b/,
  /^tu (?!as\b|es\b|sais\b|connais\b|maitrises\b|parles\b|possedes\b|aimes\b|disposes\b|justifies\b|dois\b|devras\b|souhaites\b|cherches\b|recherches\b|apprecies\b|fais\b|pratiques\b|detiens\b|comprends\b|beneficies\b|viens\b)[a-z]+s\b/,
  /\bvous (?:serez|assurez|gerez|aurez|participez|encadrez)\b|\bvos missions\b/,
  /\btu (?:mision|funcion)\b|\bseras? responsable\b|\bte encargaras\b|\bfunciones\b/,
  /\bje (?:gaat|wordt|bent verantwoordelijk)\b|\bje (?:taken|werkzaamheden)\b/,
);

/** What the employer offers or is, equal-opportunity text, and how to apply. */
const ABOUT_THE_EMPLOYER = anyOf(
  /^we (?:love|believe|care|work|have|build|make|value|live|celebrate|think|support|invest)\b(?!.*\b(?:require|expect|need|looking)\b)/,
  /\bwe (?:want you|would love to hear|offer|provide|supply|are (?:an?|the|proud|committed|one))\b/,
  /^(?!.*\byou\b).{0,60}\bis committed to\b|\bequal[- ]opportunit\w+|\bregardless of\b/,
  /\bwithout regard\b|\ball qualified applicants\b/,
  /\bbenefits?\b.*\b(?:include|package)\b/,
  /\b(?:send|submit|upload) (?:us )?(?:your|a) (?:cv|resume|application|portfolio)\b|\bhow to apply\b/,
  /\bto apply\b(?!,? (?:you|candidates|applicants)(?:'ll| will)? (?:also )?(?:need|must|should|have to)\b)/,
  /\bcover letter\b/,
  /\bapply (?:now|by|via|at|through)\b|\bwir (?:bieten|sind)\b|\bunabhangig von\b/,
  /\b(?:schicken|senden) sie\b|\b(?:deine?|ihre) bewerbung\b/,
  /\bnous (?:offrons|proposons|sommes)\b|\bvotre candidature\b|\b(?:te )?ofrecemos\b|\bsomos una?\b/,
  /\benvia(?:r|nos)? (?:tu|su)\b|\bigualdad de oportunidades\b/,
  /\b(?:wij|we) (?:bieden|zijn)\b|\bsolliciteer\b|\bje sollicitatie\b/,
);

/**
 * What is paid. Spaces are matched by loops: a character that may be absent has the code of all that follows it compiled
 * twice, as has a loop of up to three.
 */
const PAY = anyOf(
  /[£$€]\s{0,4}\d[\d.,]*\s{0,4}k?(?:\s{0,4}(?:-|–|to|bis|a|tot|und|and)\s{0,4}[£$€]?\s{0,4}\d[\d.,]*\s{0,4}k?)?\s{0,4}(?:per (?:hour|day|week|month|year|annum)|an hour|\/|p\.?\s{0,4}a|p\.?\s{0,4}h|pro|par|por|brut\w*|gross|annually|hourly|year|hour|annum|doe|depending|plus|\+|basic|ote)\b/,
  /\d\s{0,4}(?:k?€|eur|euros?|chf|k)\s(?:brut\w*|gross|net\w*|pro|per|par|por|annuels?|al mes|p\.\s{0,4}a)\b/,
  /\b(?:salary|salaire|gehalt|salaris|salario|pay|rate|compensation|wage)s?\b[^.]{0,25}[:£$€]\s{0,4}[£$€]?\s{0,4}\d/,
  /[£$€]\s{0,4}\d{2,3}[.,]?\d{3}\s{0,4}(?:-|–|to|bis|a|tot)\s{0,4}[£$€]?\s{0,4}\d{2,3}[.,]?\d{3}\b/,
  /\b\d{2}[.,]\d{3}\s{0,4}(?:-|–|to|bis|a|à|tot)\s{0,4}\d{2}[.,]\d{3}\s{0,4}(?:€|eur\w*|£)/,
  /\d{2,3}\s{0,4}(?:-|–)\s{0,4}\d{2,3}\s{0,4}k\s{0,4}(?:€|eur\w*|£|\$|usd|gbp)/,
  /[£$€]\s{0,4}\d[\d.,]*\s{0,4}k?\s{0,4}[-–]\s{0,4}[£$€]?\s{0,4}\d[\d.,]*\s{0,4}k\b/,
  /[£$€]\s{0,4}\d[\d.,]*\s{0,4}k\b|^[£$€]\s{0,4}\d[\d.,]*\b.{0,30}$/,
  /^(?:(?:annual|base|basic|gross|monthly|starting|your|the) ){0,2}(?:salary|salaire|gehalt|lohn|salaris|salario|sueldo|pay|wages?|compensation|remuneration)\b\W{0,3}(?:(?:range|is|of|from|up to|between|circa|ca|ab|bis|von|zwischen|entre|de|desde|tot|van|vanaf)\W{1,3}){0,3}\d{2,3}(?:[.,]\d{3}|\s?k\b|\s?(?:-|–|to|bis|a|tot)\s?\d{2,3}\s?k\b)/,
);

/** Amounts that somebody deals with: "deals of $50-150k", "a budget of £200k". */
const HANDLED =
  /^(?!.*\b(?:salary|wages?|paid(?! (?:social|search|media|ads?|advertising|campaigns?|traffic)\b)|ote|basic|package|per (?:hour|annum)|p\.?a)\b).*\b(?:deals?|acv|arr|budgets?|spend|p&l|revenue|turnover|quotas?|targets?|portfolios?|schemes?|projects?|contracts? (?:of|worth|up)|valued|worth)\b/;

/** What is handed out, and small print: no requirement, whatever else the line says. */
const TERMS_OF_OFFER = anyOf(
  /\b(?:car|travel|clothing|housing) allowance\b|^bonus(?:es)? (?:scheme|structure|paid)\b/,
  /^(?:ote|£+|\$+|€+)(?:\s|$)|^no (?:sundays?|saturdays?|nights?|bank holidays)$/,
  /\b(?:four|five|4|5)-day (?:working )?week\b/,
  /\bovertime (?:available|paid)\b/,
  /\b(?:accom(?:modation)?|house|housing|parking|van|uniform|meals|training|ot|overtime) (?:is )?avail(?:able)?\b/,
  /\b(?:van|car|phone|laptop|uniform|tools|ppe|training|accommodation|(?<!in-)house|housing|cottage|flat|lodgings?|meals)\b[^.]{0,30}\b(?:supplied|provided|included)\b/,
  /^(?:[a-z-]+ ){0,2}(?:bonus(?:es)?|rsus?|shares|stock(?: options)?|equity|commission|tips|pension|insurance|relocation|flights?)(?:(?:,| and| &|, and| or| plus) (?:[a-z-]+ ){0,2}[a-z-]{3,20}){0,3} (?:is |are |all )?(?:included|on top)\.?$/,
  /\bcompany (?:car|van|pension)\b|\bimmediate start\b/,
  /\bno (?:late nights|weekends?|evenings?|out-of-hours)\b/,
  /\bprivacy (?:policy|notice)\b|\bby applying\b|^applications?\b/,
  /^interviews? (?:in|on|will|are|take)\b|\bsafeguarding checks\b|\bclosing date\b|\bvetting applies\b/,
  /\bsafer recruitment\b|\bdatenschutz\w*|\bposted \d+ \w+ ago\b|\bapplicants? with disabilit\w+/,
  /\breasonable accommodations?\b|\bprotected veterans?\b|\bschwerbehinderte\w*/,
);

/** What a post comes with. In a sentence that asks for something, it is what the work is about ("pension law"). */
const PERKS = anyOf(
  /\b(?:competitive|attractive|annual|gross|base|starting) salary\b|\bsalary (?:range|of)\b/,
  /\btop (?:wages|rates|pay)\b|\b(?:ce|cpd|education|uniform|training|tool|meal|shift|boot) allowance\b/,
  /\bgym\b|\bsocial club\b|\b\d+ (?:days.? )?hols\b|\bcall-?out \d/,
  /\bfree (?:snacks|lunch\w*|fruit|drinks)\b|\bstaff discount\b|\bdiscounts?\b|\bcycle to work\b/,
  /\bpto\b|\bstock options\b|\bflexible hours\b|\bpaid (?:leave|time|vacation|holidays?)\b/,
  /\bdays? (?:of )?(?:paid )?(?:vacation|leave|holidays?)\b/,
  /\bpension (?:plan|scheme)\b|\b401\(?k\b|\bhealth insurance\b|\bfree (?:coffee|parking|meals)\b/,
  /\btage urlaub\b|\burlaubstage\b|\battraktive vergutung\b|\bbetriebliche altersvorsorge\b/,
  /\bmutuelle\b|\btickets? restaurant\b|\bremuneration (?:attractive|selon)\b|\bcontrato indefinido\b/,
  /\bsalario (?:competitivo|bruto)\b|\bvakantiedagen\b|\bpensioenregeling\b/,
  /\b(?:goed|marktconform) salaris\b/,
);

/** What is done with them: "gym instructor", "paid leave administration". */
const WORK_WITH_PERKS = anyOf(
  /\b(?:gym|leave|options|pensions?|schemes?|insurance|discounts?|hours|holidays?) (?:and [a-z]+ )?(?:administrat\w+|accounting|management|planning|processing|instruct\w+|managers?|calculations?|structures)\b/,
  /\bgestion (?:d\w* )?(?:l\w* )?(?:mutuelle|tickets)\b/,
);

/** The sentence speaks of what a candidate has or should have. */
export function hasRequirementCue(folded: string): boolean {
  return REQUIREMENT_CUE.test(folded);
}

/** The sentence tells what the work will be. */
export function hasDutyCue(folded: string): boolean {
  return DUTY_CUE.test(folded);
}

/** Who applies is what the sentence is about. */
const OF_YOU = anyOf(
  /^(?:because|as|since)\b.{0,80}\byou (?:must|need|should)\b/,
  /^(?:ideally,? )?(?:you|the (?:successful |ideal )?(?:candidate|applicant|person))(?:'ll| will| should| must)?(?: also)? (?:be (?:an?|able|used|comfortable|confident|familiar|trained|qualified|skilled|experienced|proficient|fluent|competent|registered)|have|hold|know|need|understand|possess)\b/,
);

/** The sentence says what who applies is to have or to be. */
export function isOfYou(folded: string): boolean {
  return OF_YOU.test(folded);
}

/** Under a heading that asks, a sentence about the candidate asks too, however long, and one that asks outright. */
export function asksOfYou(folded: string): boolean {
  return isOfYou(folded) || (!hasDutyCue(folded) && OUTRIGHT.test(folded));
}

/** "Dutch not required": said to keep nobody away. Beside a wish it only softens it. */
const WAIVED = anyOf(
  /\b(?:not|no longer) (?:required|necessary|needed|essential|a must)\b/,
  /\b(?:won.?t|will not|don.?t|do not) need\b|\bno (?:\w+ ){1,3}(?:required|necessary|needed)\b/,
  /\bneither (?:required|necessary|essential)\b|\bnicht (?:erforderlich|notwendig|zwingend)\b/,
  /\b(?:pas|non) (?:requise?s?|exigee?s?|obligatoires?|necessaires?)\b/,
  /\bno (?:es )?(?:necesari[oa]|imprescindible|requerid[oa])\b/,
  /\bno se (?:requiere|necesita|precisa|exige) (?:experiencia|formacion|titulo)\b/,
  /\bniet (?:vereist|nodig|noodzakelijk)\b/,
  /(?:^|\s)(?:n\/a|not applicable|(?:just|only) (?:kidding|joking))$/,
);
const WISHED =
  /\b(?:nice|plus|advantage|advantageous|welcome|prefer\w*|desir\w+|ideal\w*|helpful|useful|asset|beneficial|bonus|but|vorteil\w*|wunschenswert|atout|souhait\w+|valor\w+|deseables?|pre|wenselijk|gewenst|gewunscht|erwunscht|appreci\w+|meegenomen|aanbeveling)\b/;

/** Whether a statement says that something is not asked for. */
export function isWaived(folded: string): boolean {
  return WAIVED.test(folded) && !WISHED.test(folded);
}

/** How old or large the employer is, and calls to apply. */
const EMPLOYER_OR_CALL = anyOf(
  /^(?:(?:seit|for|depuis|desde|sinds|al) (?:(?:uber|over|more than|mehr als|plus de|mas de|meer dan|almost|nearly|fast|rund|about|around) )?\d{1,3}|(?:over|with|mit|avec|con) (?:(?:uber|over|more than|mehr als|plus de|mas de|meer dan|almost|nearly|fast|rund|about|around) )?(?:1[1-9]|[2-9]\d|\d{3}))\+? (?:years?|jahren?|ans|anos|jaar)\b(?!.*\b(?:you|sie|du|vous|je)\b)/,
  /^(?:dann )?(?:melde?t? (?:dich|euch|sich)|bewirb dich|ruf(?:e|t)? (?:uns |mich )?(?:einfach )?an|schreibe? uns)\b/,
  /^(?:werde|join|become part|be part|come and join|rejoi(?:gnez|ns)|unete|forma parte|word (?:jij )?onderdeel|kom (?:jij )?(?:ons|bij|werken))\b/,
  /\?$/,
);

/** What the law lets nobody ask: it is no part of a resume that is read either. */
const AGE = anyOf(
  /\b\d{2} (?:years?|jahren?|ans|anos|jaar) (?:of age|old|alt|oud|revolus|de edad|d.age)\b/u,
  /\b(?:age[d]?|alter|edad|leeftijd)(?: ?:)? (?:over |of |between |above |ab |minimum |minima |von |vanaf |entre |de |mayor de )*\d{2}\b/u,
  /\b(?:volljahrig\w*|mayor de edad|majeur\(?e?\)?)(?!\p{L})/u,
);

/** Calls to ring or write, and lines that only tell the kind of contract. */
const CALL_OR_CONTRACT = anyOf(
  /^(?:please )?(?:call|phone|ring|text|contact|e-?mail|ruf\w*|appelez|contactez|llama\w*|bel)\b.*(?:\d{3}|@)/u,
  /^(?:se ofrece|ofrecemos|wij bieden|on offre|nous offrons)\b/u,
  /(?:^|[\s–|,-])(?:cdi|cdd|contrat a duree \w+|unbefristet|befristet|permanent contract|fixed[- ]term contract|indefinido)\s?(?:[–|,/-]|$)/u,
  /^(?:or )?(?:equivalent|comparable|relevant) (?:work )?experience (?:is |will be )?(?:considered|accepted|welcome)\b/u,
);

/** Benefits, the company's praise of itself, equal-opportunity text and how to apply. */
export function isNotARequirement(folded: string): boolean {
  return (
    EMPLOYER_OR_CALL.test(folded) ||
    CALL_OR_CONTRACT.test(folded) ||
    AGE.test(folded) ||
    (/\d/.test(folded) && PAY.test(folded) && !HANDLED.test(folded)) ||
    TERMS_OF_OFFER.test(folded) ||
    ABOUT_THE_EMPLOYER.test(folded) ||
    isSaidToApplicants(folded) ||
    refersBack(folded) ||
    (PERKS.test(folded) && !REQUIREMENT_CUE.test(folded) && !WORK_WITH_PERKS.test(folded))
  );
}
