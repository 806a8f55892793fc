import { anyOf } from '../../../text/alternatives.ts';
import { oneOf } from './prose-job/one-of.ts';

/**
 * What stands around the requirements of an advertisement because the law, a job board or custom has it there: whom to call, how the
 * employer checks and welcomes, whose land it stands on, numbers and labels. All patterns take text that `foldText` of tokens.ts returned.
 */

/** Whom to call or write to. */
const CONTACT = oneOf('%', [
  /^(?:for|to have) (?:an? |any |more |further |additional |all |some )?(?:[a-z-]+,? (?:(?:and|or) )?){0,3}(?:chats?|conversations?|discussions?|talks?|information|info|details|enquir(?:y|ies)|inquir(?:y|ies)|questions?)\b.{0,80}\b(?:calls?|contact|phone|ring|e-?mail|speak|reach|text|message|visit|see|get in touch|please|available)\b/,
  /^(?:to (?:discuss|find out|learn|know|hear)|if you have (?:any )?(?:questions?|queries))\b.{0,80}\b(?:call|contact|phone|ring|e-?mail|speak (?:to|with)|reach|text|message|visit|get in touch)\b/,
  /\b(?:call|contact|ring|phone|text|e-?mail|speak (?:to|with)|whatsapp)\b.{2,60}\b(?:on|at|via)\b:? \+?[\d(][\d ()-]{6}/,
  /^(?:(?:fur|bei) (?:ruckfragen|fragen|weitere\w* (?:informationen|auskunfte|fragen)|nahere\w* (?:informationen|auskunfte))|(?:ruckfragen|fragen|auskunfte) (?:beantwortet|an|richten|erteilt))\b/,
  anyOf(
    /^pour (?:plus d[e']|toute?s? (?:question|information|demande|renseignement)s?\b|tout renseignement\b|en savoir plus\b)/,
    /^(?:renseignements?|contact) (?:aupres|:)/,
  ),
  /^para (?:mas (?:informacion|detalles)|cualquier (?:duda|consulta|pregunta)|(?:dudas|consultas|preguntas))\b/,
  anyOf(
    /^(?:ihre?|deine?|eure?|unsere?) ansprech(?:partner|person)\S{0,4}\b/,
    /^ansprech(?:partner|person)\S{0,4} (?:ist|sind|fur)\b|^(?:votre|ton) (?:contact|interlocut\w+)\b/,
    /^persona de contacto\b|^(?:je |jouw )?contactpersoon\b/,
  ),
  /^(?:voor (?:meer (?:informatie|info)|(?:verdere |inhoudelijke )?vragen|(?:nadere )?inlichtingen)|vragen\? |meer weten)\b/,
]);

/** How the law has the employer check, welcome and treat everybody. */
const NOTICES = oneOf('%', [
  anyOf(
    /^employer (?:certification|accreditation)s?\b|\baccreditation badges\b/,
    /\bcertificates? of sponsorship\b/,
    /\b(?:skilled worker|tier 2|visa) sponsorship\b.{0,40}\b(?:welcome|considered|available|offered|apply)\b/,
  ),
  /^(?:(?:we are|we're|fully|an?) )?(?:(?:iso|as|iatf|en|bs|brcg?s?|iso ?\/ ?iec)[ -]?\d{3,5}(?:[:-]\d{1,4})?(?:,? | ?[&/] ?| and )?){1,4}(?:certified|accredited|registered|approved)(?: (?:company|facility|site|shop|plant|business|firm))?[ .]*$/,
  /^(?!.*\b(?:experience\w*|knowledge|administ\w*|process(?:es|ing)?|familiar\w*|proficien\w*|skills?|understanding|responsible)\b).*\b(?:participat\w* in (?:the )?(?:[a-z]+ ){0,3}e-?verify|e-?verify (?:employer|participant|compan(?:y|ies)|participating)|(?:uses?|using|through|via) e-?verify)\b/,
  anyOf(
    /^pursuant to\b/,
    /^(?:in accordance|consistent|in compliance) with\b.{0,80}\b(?:ordinances?|acts?|laws?|regulations?),? (?:we|the company|applicants|this|all)\b/,
    /\bfair chance (?:ordinance|act|employer|hiring|law|initiative)\b/,
    /\barrest (?:and|or) conviction records?\b/,
    /\bconsider\w* (?:for employment )?(?:all )?qualified (?:applicants|candidates)\b/,
    /\bcriminal histor(?:y|ies) (?:will|in a manner|in accordance)\b/,
  ),
  anyOf(
    /^(?:nationality|immigration|visa)(?: (?:requirements?|rules?|status))? ?:|\bbroadly open to\b/,
    /\b(?:open|available) to (?:[a-z.]+,? ){0,3}(?:nationals|nationalities)\b/,
  ),
  anyOf(
    /\b(?:unsolicited|speculative) (?:cvs?|resumes?|approach(?:es)?|applications?|submissions?)\b/,
    /\b(?:not|n't) (?:be )?(?:accept\w*|consider\w*|respond\w*)\b.{0,40}\b(?:cvs?|resumes?|agenc(?:y|ies)|recruiters?|canvass\w*)\b/,
  ),
  anyOf(
    /^age ?:|\bage (?:restrictions?|limits?|limitations?) (?:shall|will|do|does|only|apply|applies|may)\b/,
    /^health ?: ?(?:an? |each |the |any )?(?:candidates?|applicants?|persons?)\b|\bin a state of health\b/,
    /\breasonable prospect of ability\b/,
  ),
  /\be ?= ?essential\b.{0,20}\bd ?= ?desirable\b/,
  anyOf(
    /\brequisite knowledge and abilit(?:y|ies)\b(?! (?:in|with) )|\bhigh standard of suitability\b/,
    /\bproper discharge of the (?:duties|functions)\b/,
  ),
  /\b(?:drug|smoke|tobacco|alcohol|scent|fragrance|weapons?)(?: and (?:alcohol|smoke|tobacco|drug))?[- ]free (?:[a-z]+ ){0,2}(?:workplace|employer|company|environment|facility|facilities|site|campus|policy)\b(?! (?:policy|policies|programs?|programmes?|experience)\b)/,
  anyOf(
    /\backnowledges?\b.{0,80}\b(?:peoples?|(?:traditional )?(?:owners|custodians)|elders|lands?|country|nations?)\b/,
    /\bpay(?:s|ing)? (?:our|its|their) respects?\b/,
  ),
  anyOf(
    /\b(?:diese|die) (?:stelle|ausschreibung) richtet sich an alle\b/,
    /\bnous (?:etudions|examinons) (?:toutes les candidatures|a competences egales)\b/,
    /\ba competences egales\b|\bbei gleicher (?:eignung|qualifikation)\b|\bbij gelijke geschiktheid\b/,
    /\ben igualdad de condiciones\b/,
  ),
]);

/** What employers say of their own description, and what is signed and shown once somebody is chosen. */
const FORMALITIES = oneOf('%', [
  anyOf(
    /\bto perform (?:this|the) (?:job|role|position) (?:successfully|satisfactorily)\b/,
    /\beach essential (?:duty|function)\b/,
    /\b(?:perform|performing) (?:the |all )?essential (?:job )?functions\b/,
    /\b(?:statements?|descriptions?) (?:above |below )?(?:are|is) (?:not )?intended to\b/,
  ),
  anyOf(
    /^as an? (?:federal |government )?contractor,/,
    /\bis required (?:by law )?to (?:verify|ask|check) (?:the )?(?:[a-z]+ )?(?:employment )?(?:eligibility|identity|applicants|candidates)\b/,
  ),
  /\b(?:candidates?|applicants?|appointees?|employees?)\b.{0,20}\bwill be (?:required|asked|expected|requested) to (?:produce|provide|sign|complete|submit|present|bring|supply|show) (?:an? |the |their |original |two |satisfactory |written |employment ){0,3}(?:qualifications|documents?|documentation|contracts?|agreements?|forms?|references?|identification|passports?|originals)\b/,
  /\b(?:candidates?|applicants?|appointees?)\b.{0,20}\b(?:will|shall) (?:be (?:asked|required|expected|requested) to )?(?:undergo|undertake|consent to|have to pass|be subject to)\b.{0,40}\b(?:checks?|screening|dbs|vetting|clearance|references|tests?|medicals?)\b/,
  /^poste ouvert (?:a|aux)\b|^acquisitie\b|^experience our\b/,
]);

/** Numbers of the vacancy, labels of job boards, and whom not to send. */
const LABELS = oneOf('%', [
  /^(?:firm|client|agency|recruiter|hiring manager|contact|posted by|flsa(?: status)?|exemption status|union|bargaining unit|job type|employment type|work(?:ing)? (?:location|pattern|arrangements?)|work(?:place)? type|requisition(?: (?:id|no|number))?|req(?:uisition)? ?(?:id|no|number|#)|vacancy(?: (?:id|ref\w*|no|number))?|job (?:number|no|posting)|posting (?:id|date)|closing|closes|job (?:family|level|function))\.? ?:/,
  /^(?:firma|unternehmen|arbeitgeber|kunde|referenz(?:nummer)?|kennziffer|entreprise|societe|employeur|client|reference|empresa|cliente|referencia|bedrijf|werkgever|klant|referentie|vacaturenummer) ?:/,
  anyOf(
    /^(?:requisition|req|job|vacancy|posting|position|reference|ref|kennziffer|referenz|referencia|referentie|vacature)(?: ?(?:id|no|nr|number|code|ref))?[.:]? ?#? ?[a-z]{0,4}[-_/]?\d[\w/.-]{1,16}$/,
    /^#li-[\w-]{2,20}$/,
  ),
  /^no (?:c2c|corp[- ]to[- ]corp|third[- ]part(?:y|ies)|1099s?|relocation|sponsorship|visa sponsorship|h-?1b|recruiters?|time ?wasters|phone calls|calls|cold calls|walk-?ins)\b/,
  /^(?!.*\b(?:experience\w*|skills?|knowledge)\b)(?:(?:fully|100 ?%|mostly|partly) )?(?:remote|hybrid|on-?site|in[- ]person)(?: (?:position|role|job|work|working|only|first|friendly|possible))?(?:$|\s?[(|,]|\s?\/\s?(?:remote|hybrid|on-?site|in[- ]person|office|home|flexible)\b|\s[–—-]\s| (?:in|within|from|across|based)\b)/,
  anyOf(
    /^great place to work\b|^(?:proud )?winners? of\b/,
    /^(?!.*\b(?:experience\w*|knowledge|work\w*|background|skills?|years?)\b)(?:[a-z0-9-]+ ){0,5}(?:award[- ]winning|accredited|certified) (?:(?:19|20)\d\d|best|employer|(?:[a-z-]+ ){0,2}(?:machine shop|company|firm|practice|employer|manufacturer|contractor|provider))\b/,
    /\bcertified (?:in |since |for )?(?:19|20)\d\d\b/,
  ),
]);

/** Whether a sentence, statement or line of the head is small print around what is asked for. */
export function isSmallPrint(folded: string): boolean {
  return CONTACT.test(folded) || NOTICES.test(folded) || FORMALITIES.test(folded) || LABELS.test(folded);
}
