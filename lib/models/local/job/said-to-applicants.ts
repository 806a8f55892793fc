import { anyOf } from '../../../text/alternatives.ts';
import { isTermOfOffer } from './continental-terms.ts';
import { oneOf } from './prose-job/one-of.ts';
import { isSmallPrint } from './small-print.ts';
import { tellsTheWay } from './way-to-work.ts';

/**
 * What an advertisement says to all who apply, or of the employer: how it selects, whom it welcomes, where and when the work is.
 * None of it is asked of a candidate. All patterns take text that `foldText` of tokens.ts returned.
 */

/** Calls to apply, and what to send. */
const HOW_TO_APPLY = oneOf('%', [
  /^(?:please|kindly)\b(?!.*\b(?:must|essential|required)\b)/,
  /^(?:or |to )?apply (?:with|online|in|at|on|here|now|today|before|using|for|directly|via|by|through|as)\b/,
  /^(?:e-?mail|send|submit|upload|forward|attach|bring|include|drop|click|hit|ring|give|complete)\b.{0,80}\b(?:cv|resume|letter|application|portfolio|apply|us|a call|a ring|referees?)\b/,
  anyOf(
    /\bcvs? (?:alone|only|are|is|can|will|by)\b/,
    /^(?:your )?(?:cvs?|resumes?)(?: (?:and|&|\+) [a-z ]{3,20})? (?:to|by|via)\b/,
    /\bcover(?:ing)? letters? (?:is|are|not|optional|of)\b|\bhard copies\b/,
  ),
  anyOf(
    /(?<!\bcan )\btell us\b|\blet us know\b|\bhear(?:ing)? from (?:us|you)\b/,
    /\b(?:enquiries|inquiries|applications) (?:to|in|by|should|must be|are|is|close)\b/,
    /\b(?:visits|calls) (?:are )?(?:\w+ )?(?:encouraged|welcome)\b/,
  ),
  /^(?:pop|drop|come|stop|call|walk) (?:in|by|into|round|along)\b.{0,30}\b(?:cv|resume|chat|coffee|hello|us)\b/,
  anyOf(
    /\b(?:interested|qualified|suitable|keen|eligible) (?:applicants?|candidates?|parties|persons?|individuals?)\b.{0,60}\b(?:send|e-?mail|apply|submit|write|whatsapp|forward|contact|call|share)\b/,
    /^pls\b|\bea (?:licen[cs]e|reg(?:istration)?)(?: no)?\b/,
  ),
  anyOf(
    /^ask (?:for [a-z.]{2,20}(?: [a-z]{2,20})?|inside|within|in (?:store|shop|person)|at the)\.?$/,
    /^(?:enquire|inquire|apply) (?:within|inside|instore|in[- ]store)\b/,
  ),
  /^(?:an? |your )?(?:[a-z]+ )?(?:portfolios?|github|showreel|cv|resume|cover(?:ing)? letter|work samples?)(?: (?:link|url|examples?))? (?:with|in|attached to|included (?:with|in)) (?:your|the|every) application\b/,
  /^(?:applicants?|candidates?|you) (?:must|should|will|need to|are asked to|are required to) (?:clearly )?(?:demonstrate|show|detail|state|outline|explain|address|set out)\b.{0,40}\b(?:application|form|statement|letter|cv|resume)\b/,
  /^address(?:ing)? (?:the|each|all|these)\b.{0,40}\bcriteri(?:a|on)\b/,
  anyOf(
    /^if (?:you|this|that)\b.{3,120}\b(?:apply|contact|get in touch|please|hit|click|speak to|interview you)\b/,
    /\bif you (?:have not|haven.t) heard\b/,
  ),
  anyOf(
    /\bcandidature\b.{0,40}\b(?:par|a l.adresse|avant)\b|\bbewerbungsschluss\b/,
    /\bbewerbungen (?:an|per|bis)\b|\bplazo de (?:inscripcion|solicitud)\b/,
  ),
]);

/** How somebody is chosen. */
const SELECTION = oneOf('%', [
  anyOf(
    /\bshort-?list\w*/,
    /\bonly (?:[a-z-]+ ){0,3}(?:candidates|applicants|applications|those)\b.{0,60}\b(?:contacted|hear|considered|notified|responded|replied|reply|response)\b/,
    /\bneed (?:not )?apply\b|\brounds? of interviews?\b/,
    /\bby (?:submitting|sending|applying|providing)\b.{0,60}\b(?:consent|agree|accept)\w*\b/,
    /\bwe (?:will |can |are able to |are only able to |regret that we can )?only (?:be able to )?(?:reply|respond|contact|get back|write)\b/,
    /\bcanvassing\b/,
    /\b(?:only|all) (?:those |the )?(?:suitable |successful )?(?:candidates|applicants)\b.{0,60}\b(?:contacted|hear)\b/,
    /\bdue to (?:the )?(?:high |large )?(?:volume|number) of\b/,
  ),
  anyOf(
    /\binterviews? (?:process|mode|stages?|panel|dates?|will|may|is|are|include|takes?|on|in)\b/,
    /\b(?:candidates|applicants|finalists|those) (?:selected for interview|(?:will|may) be (?:asked|invited|called|contacted|notified) (?:to|for|by))\b/,
  ),
  anyOf(
    /\b(?:assessment|test|exercise|exam|task)s? (?:will|may) be (?:given|set|held|used|conducted|arranged)\b/,
    /\b(?:an?|the|practical) (?:[a-z-]+ ){0,2}(?:assessment|test|exercise|exam)s? (?:will|may) be (?:required|taken|completed|part of)\b/,
    /\bwe interview as\b|\bmerit pool\b|\bpanel may be (?:set up|formed)\b/,
  ),
  anyOf(
    /\b(?:offers?|appointments?|employment|posts?|positions?) (?:(?:of employment )?is|are|will be) (?:subject to|contingent|conditional|dependent)\b/,
    /\b(?:offers?|appointment) depends? (?:up)?on\b/,
  ),
  anyOf(
    /^(?:two|three|2|3|good|satisfactory|excellent) (?:\w+ ){0,2}references\b(?!.{0,20}\b(?:management|works?|books?|data)\b)/,
    /\breferences (?:will be|are) (?:required|taken|sought|requested|checked)\b/,
    /\bchecks?\b.{0,40}\bwill be (?:carried out|sought|made|conducted|undertaken|done)\b/,
  ),
  anyOf(
    /\bmay (?:be )?substituted?\b|\bpreference (?:will|may) be given to candidates from\b/,
    /\b(?:close|closes|closing) (?:this|the) (?:vacancy|advert\w*)\b/,
    /\bno (?:recruitment )?agenc(?:y|ies)\b|\b(?:fake|fraudulent) offers?\b/,
  ),
]);

/** Whom the employer welcomes. */
const WELCOME = oneOf('%', [
  anyOf(
    /\bboth (?:can|may) apply\b/,
    /\b(?:graduates|students|trainees|beginners|returners|school leavers|career changers)\b.{0,40}\b(?:will be|are) (?:also )?considered\b/,
    /\bguarantee\w* (?:an? |to )?(?:interviews?|interview)\b|\bdisability confident\b/,
    /\b(?:male|men)(?: ?\/ ?| and | or |, )(?:female|women)\b.{0,30}\b(?:apply|eligible|welcome|candidates?)\b/,
    /^both (?:male|men)\b.{0,30}\bapply\b/,
  ),
  anyOf(
    /\b(?:values?|celebrates?|embraces?|welcomes?|encourages?) (?:\w+ ){0,2}(?:diversity|differences?|inclusion|applications?|applicants?|everyone|everybody)\b/,
    /\b(?:not|never) discriminate\b|\bprohibits discrimination\b/,
  ),
  anyOf(
    /\b(?:inclusive|mindful|disability confident|living wage|family-friendly) (?:employer|workplace|organi[sz]ation)\b/,
    /\b(?:strongly |particularly |warmly )?(?:encouraged|welcome|invited) to (?:apply|have a go)\b/,
    /\b(?:nationalities|backgrounds|everyone|couples|veterans|returners)\b.{0,20}\b(?:are )?welcome\b/,
  ),
  anyOf(
    /\baccommodations? (?:is|are|can be|will be|on|at)\b/,
    /\b(?:requir|need|want)(?:es?|s|ing)? (?:an? |any |some )?(?:reasonable )?(?:accommodations?|adjustments?)\b/,
    /\badjustments (?:on|at|are|can|during|throughout|available)\b/,
  ),
  /\bfreshers?\b.{0,30}\b(?:ok|okay|welcome|can apply|may apply|eligible|both)\b/,
  anyOf(
    /\bunder-?represented\b|\bdesignated groups\b|\baffirmative action\b|\bemployment equity plan\b/,
    /\bholds? an? (?:\w+ ){1,3}award\b/,
    /\b(?:unable|able|cannot|can.t|not) (?:to )?(?:offer |provide )?(?:sponsor|visa sponsorship)\b/,
  ),
]);

/** Where, when, for how long and under what label the work is done. */
const PARTICULARS = oneOf('%', [
  /^(?:location|place of work|workplace|based|department|organi[sz]ation|company|employer|salary|wages?|rate|ctc|notice period|closing date|openings|job (?:code|id|ref\w*)|reference|classification|grade|status|contract(?: type)?|duration|start date|reports to|where|when|how much)\s?:/,
  anyOf(
    /^what (?:the|this) (?:job|role|position|work) (?:entails|involves|includes|looks like)\b/,
    /^(?:terms of (?:employment|appointment|service)|evaluation|supervision|reports? to|supervises|physical demands|working conditions|flsa|work year|job goal|such alternatives?)\b ?(?::|to\b|of\b|as\b)/,
  ),
  /^(?:permanent|casual|temporary|seasonal|full[- ]time|part[- ]time)\b,? ?(?:[a-z-]+,? ){0,3}\d+(?:\.\d+)? ?(?:hours?|hrs?|days|h)\b.{0,40}$/,
  /^(?:the )?(?:salary|pay|wages?|remuneration|package|compensation|starting (?:salary|pay))\b (?:[a-z]+ ){0,3}(?:depend\w*|commensurate|according|subject to|based on|in line|reflects?|doe)\b/,
  anyOf(
    /^(?:hours|shifts?|schedule|starts?)\b:?\s?(?:are |is )?\d|\bctc\b(?! (?:clear|check))|\b\d+ ?lpa\b/,
    /\brequired (?:for|from) (?:january|february|march|april|may|june|july|august|september|october|november|december|now|immediately)\b/,
    /\bopen (?:call|day|house|evening)\b/,
  ),
  /^(?:(?:the|this|an?|our) )?(?:[^ ]{1,20} )?(?:contract|post|position|role|appointment|job|placement|assignment|scheme|programme|project)\b (?:\w+ ){0,2}?(?:is|runs?|lasts?|will (?:be|run|last))\b(?!.*\b(?:requir\w*|experience\w*|must|need\w*|minimum|at least|suit\w*|someone|you|your)\b).{0,30}\b(?:years?|months?|weeks)\b/,
  /^you(?:'ll| will) (?:join|be joining|be part of)\b.{0,80}\b(?:for (?:the (?:past|last)|over|more than|nearly)|since)\b/,
  /^(?:two|three|four|five|\d) generations?\b/,
  anyOf(
    /^you(?:'ll| will) be (?:joined|supported|welcomed|trained|paid|given|offered|provided|rewarded)\b(?!.*\b(?:must|need|require\w*|experience\w*)\b)/,
    /^(?:(?:full|free|paid|all|on-the-job) )*training (?:is |will be )?given\b(?! (?:to|in)\b)/,
  ),
  /^we(?:'ll| will| shall) (?:put|train|teach|fund|support|pay|help|give|cover|sponsor|provide|get|take)\b/,
  /^(?:you(?:'ll| will) )?work towards? (?:an? |your |the |becoming |being |full |professional )?(?!targets?\b|goals?\b|deadlines?\b|kpis?\b)/,
  /^(?:(?:mornings?|afternoons?|evenings?|nights?|weekdays?|weekends?) )?(?:mon|tues?|wed|thu|fri|sat|sun)[a-z]* ?(?:[-–/&,]|to|and) ?(?:mon|tue|wed|thu|fri|sat|sun)/,
  anyOf(
    /^(?:mon|tues?|weds?|thurs?|fri|sat|sun)[a-z]{0,6}s? ?[+&]? ?(?:\d|one|two|three|alternate|am\b|pm\b|mornings?|afternoons?)/,
    /^\d ?(?:days? )?on[ ,/-]{1,3}\d ?(?:days? )?off\b|^co\.? [a-z]{4,12}$/,
    /^(?:split|day|night|rotating|late|early|back) shifts?\b.{0,20}\d/,
    /^notice(?: period)?\b.{0,30}\b(?:\d+ ?d|days?|weeks?|months?|immediate\w*)\b|^immediate joiners?\b/,
  ),
  anyOf(
    /^\d ?x ?\d{1,2}(?:s|h|hrs?)?\b|^(?:weekend|holiday|call) rotation\b/,
    /^(?:(?:alternate|every other|rotating|some) )(?:weekends?|saturdays?|sundays?)\b/,
    /\bdbs (?:is |check )?(?:paid|provided|funded|covered)\b/,
  ),
  anyOf(
    /^contrato (?:de )?\d+ ?h\w*\b|^turnos? (?:partidos?|seguidos?|rotativos?|fijos?)\b/,
    /^(?:domingos|sabados|lunes|fines de semana|festivos) libres?\b/,
  ),
  anyOf(
    /^m ?[-–] ?f\b/,
    /^(?:nights? out|weekly pay|paid (?:weekly|monthly|fortnightly)|(?:salary|pay|rate|wage) (?:is )?(?:reviewed|rises?|rising|paid)|overtime (?:at|after))\b/,
  ),
  anyOf(
    /^(?:maternity|paternity|parental|adoption|sickness) (?:leave )?cover\b/,
    /^(?:fixed[- ]term|temporary(?! (?:works?|structures?|accommodation)\b))\b.{0,30}\b(?:weeks|months?|years?|contract)\b/,
    /^live[- ]in (?:is |can be )?(?:available|possible|provided|offered)\b/,
    /^after (?:[a-z0-9-]+ ){1,3}(?:weeks|months?|years?)\b.{0,20}\byou(?:'ll| will| can| may)\b/,
  ),
  anyOf(
    /^(?:zunachst |vorerst )?(?:un)?befristet\w*\b/,
    /^nach [a-z0-9-]+ (?:wochen|monaten|jahren)\b.{0,40}\b(?:probezeit|ubernahme|gehalt\w*|vergutung)\b/,
    /^(?:contrat (?:de \d+|en (?:cdd|cdi|alternance)|a duree|cdd|cdi)|cdd|cdi|poste a pourvoir)\b/,
    /^(?:salaire|salario|gehalt|vergutung|salaris|remuneration) (?:selon|segun|nach|volgens|a |ab )/,
    /^contrato (?:de \d+|por|temporal|indefinido)\b/,
    /^(?:jaarcontract|tijdelijk contract|vast contract|contract voor)\b/,
  ),
  /^(?:arbeitsort|standort|einsatzort|arbeitszeit|lieu|lieu de travail|lugar de trabajo|ubicacion|standplaats|werklocatie)\s?:/,
]);

/** When and for how much, in so many words: "hours by arrangement". */
const NEGOTIABLE =
  /^(?:(?:your|working) )?(?:hours|days|shifts?|times?|start(?: date)?|salary|pay|rates?|wages?|terms)\b.{0,20}\b(?:by (?:arrangement|negotiation|agreement)|negotiable|to be (?:agreed|confirmed|discussed)|tb[ac])\b/;

/** Says whom it looks for, or what is asked of them. */
const LOOKS_FOR =
  /\b(?:requir\w*|expect\w*|need\w*|look\w*|want\w*|ask\w*|seek\w*|prefer\w*|like|love|must|essential|desirable|candidates?|applicants?|persons?|someone|somebody|hires?|you|your)\b/;

/** The same in German, French, Spanish and Dutch. */
const ASKS_ELSEWHERE =
  /\b(?:erwart\w*|such\w*|brauch\w*|setzen|voraus\w*|\w*erfahrung\w*|cherch\w*|recherch\w*|demand\w*|attend\w*|exig\w*|experiences?|busc\w*|pedimos|exigimos|experiencia|zoek\w*|vrag\w*|verwacht\w*|ervaring|fuhrerschein|permis|carne\w*|rijbewijs|licen\w*)\b/;

/** Tells of the firm or the place, and of nobody whom it looks for. */
const OF_THE_PLACE = oneOf('%', [
  new RegExp(
    `^(?:sorry,? )?(?:we|we.re|we.ve|we.ll|our|ours|there|there.s|(?:over|in|during) the (?:last|past) [a-z0-9 ]{1,20} (?:we|our)) (?!.*${LOOKS_FOR.source})`,
  ),
  // How old it is.
  new RegExp(
    `^(?!.*${LOOKS_FOR.source})(?!.*\\bexperience)(?:(?:established|founded|celebrating|open|trading|operating|running|in business) (?:in |since |over |more than |nearly |almost )*(?:\\d{4}|\\d+ years|[a-z]+ (?:years|decades))\\b|.{0,40}\\bfamily[- ](?:run|owned|business|firm)\\b.{0,30}\\b(?:years|decades|generations?)\\b|(?:seit|depuis|desde hace|al|sinds)\\b.{0,20}\\b(?:jahren|ans|anos|jaar)\\b.{0,20}\\b(?:wir|unser\\w*|uns|notre|nous|nos|nuestr\\w+|wij|we|ons|onze)\\b|.{0,60}\\b(?:years|jahre|ans|anos|jaar) (?:of |de |d')?(?:history|geschichte|histoire|historia|geschiedenis|tradition|tradicion|traditie|heritage)[ .!]*$|(?:the|this)\\b.{0,40}\\bhas (?:been|served|operated|traded|cared|made|built)\\b.{0,60}\\bfor\\b.{0,20}\\b(?:years|decades)\\b)`,
  ),
  // How long it has done so.
  new RegExp(
    `^(?!.*${ASKS_ELSEWHERE.source})(?:(?:wir|unser\\w*|nous|notre|nos|nuestr\\w+|wij|we|ons|onze)\\b.{0,60}\\b(?:seit|depuis|desde hace|al|sinds)\\b.{0,20}\\b(?:jahren|ans|anos|jaar)\\b|.{0,50}\\b(?:seit|depuis|desde|sinds|since) (?:1[89]\\d\\d|200\\d)[ .!]*$|.{0,40}\\b(?:gegrundet|fondee?|fundad[oa]|opgericht)\\b)`,
  ),
]);

/** Whether a sentence or statement only tells applicants how things are done, who is welcome, or about the place. */
export function isSaidToApplicants(folded: string): boolean {
  return (
    HOW_TO_APPLY.test(folded) ||
    SELECTION.test(folded) ||
    WELCOME.test(folded) ||
    PARTICULARS.test(folded) ||
    NEGOTIABLE.test(folded) ||
    isTermOfOffer(folded) ||
    isSmallPrint(folded) ||
    tellsTheWay(folded) ||
    OF_THE_PLACE.test(folded)
  );
}
