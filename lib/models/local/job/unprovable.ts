import { anyOf } from '../../../text/alternatives.ts';
import { foldText } from '../text/tokens.ts';
import { asksForCharacter } from './character.ts';
import { isAgreement } from './continental-agreement.ts';
import { isTermOfWork } from './continental-terms.ts';

// A group that captures is compiled once however often it repeats, others up to three times with all that follows.
/** Where and when one is willing to work, and what the law asks of everyone: agreed on, not shown by a resume. */
const TERMS_OF_WORK = anyOf(
  /\b(?:able|ability|willing(?:ness)?|available|availability|happy|prepared|flexib\w+|comfortable) (?:to|for|with|in) (?:(be|do|work(?:ing)?|a|an|the|some|occasional|our|on|in|as|have) ){0,3}(?:flexibly|w(?:ee)?ke?nds?|evenings?|nights?|shifts?|overtime|early|late|travel\w*|relocat\w+|on[- ]call|bank holidays|public holidays|hours|rota|rotas|start)\b/,
  /\b(?:able|ability|must be able) to (?:(?:regularly|safely|comfortably|frequently|physically) )?(?:(?:lift|carry(?! out\b| on\b)|stand(?! in\b)|climb)\b|(?:sit|walk|bend|kneel|crouch|stoop|squat|push|pull)(?=$|,| (?:for|and|or|at|long|throughout|while|frequently|repeatedly|up to)\b))/,
  /\bflexible (?:about )?(?:working )?(?:hours|schedule)\b/,
  /\b(?:right|authori[sz]ed|authori[sz]ation|eligible|eligibility) to (?:live and )?work\b/,
  /\bwork (?:permit|visa)\b|\bbackground check\b|\bdbs\b|\bdisclosure and barring\b|\bvog\b/,
  /\bverklaring omtrent\b|\bcriminal record\b|\bvetting\b|\bsafeguarding check\b|\bfuhrungszeugnis\b/,
  /\bmasern\w*|\b(?:working|work) rights\b|\bdrug (?:test|screen)\w*/,
  /\bat least 1[68] years (?:old|of age)\b/,
  /\b(?:able|available|willing|free) to (?:work |start |do )?(?:[a-z]+ (?:and |or )?){0,2}(?:w(?:ee)?ke?nds?|evenings?|nights?|shifts?|overtime|hours)\b/,
  /\bprolonged (?:periods?|sitting|standing|walking)\b/,
  /\b(?:lift|lifting|carry|push|pull)\b[^.]{0,30}\b\d+ ?(?:lbs?|pounds?|kg|kilos?)\b/,
  /\b(?:good |normal )?colou?r vision\b/,
  /\b(?:tb|tuberculosis|drug|medical) (?:test\w*|screen\w*|clearance)\b/,
  /^(?!(?:child|baby|travel|seasonal|pet|animal|giving|administer))(?:[a-z0-9-]+ ){0,2}(?:vaccinations?|immuni[sz]ations?)(?: (?:required|status|records?|proof))?$/,
  /\bhepatitis b\b.{0,20}\b(?:immun\w+|status|vaccin\w+|cover)\b/,
  /\bclean (?:driving|mvr|criminal|disciplinary) (?:record|history)\b|\bvaccinated\b/,
  /\b(?:reliable|own|dependable) (?:transport\w*|vehicle|car)\b|\btransport is essential\b/,
  /\bbackground (?:screen\w*|investigation)\b|\bclimb ladders?\b/,
  /\bbereitschaft (?:zu|zur|zum|fur)\b|\breisebereitschaft\b|\bschichtbereitschaft\b/,
  /\b(?:bereit|bereid) (?:zu|zur|om|tot)\b|\bflexible arbeitszeiten\b|\barbeitserlaubnis\b/,
  /\bdisponibilite\b|\bdisponible (?:le|les|pour|en)\b|\bmobilite (?:geographique|nationale)\b/,
  /\bhoraires decales\b|\bdisponibilidad\b|\bincorporacion inmediata\b|\bpermiso de trabajo\b/,
  /\bbeschikbaar(?:heid)?\b|\bflexibele werktijden\b|\bbereidheid\b/,
);

/** The same in words that mean it only at the beginning, or as a whole. */
const AGREED = anyOf(
  /^(?:ready|available|reliable|able|willing|flexible|flexibility|open|happy|prepared|are available)\b.{0,50}\b(?:shifts?|nights?|w(?:ee)?ke?nds?|holidays|overtime|short notice|outside|saturdays?|sundays?|rota|roster)\b/,
  /^(?:(?:is|are|be|to be) )?willing(?:ness)? to (?:learn|work|join|spend|take|travel|visit|go|cover|do|participate|be|contribute|help|train) /,
  /^participat(?:e|ion|ing) in (?:the|our|an?) .{0,30}\b(?:rota|roster|rotation)\b/,
  /\bopen availability\b|^(?:early|late) (?:starts?|finish)/,
  /^some (?:saturdays|sundays|weekends|evenings)/,
  /\b(?:saturdays|sundays|weekends|evenings|nights) (?:are|is) (?:a must|required|essential|part of)\b/,
  /^(?:(?:you are|be|being) )?(?:comfortable|confident|happy|at ease|used to) (?:working )?(?:on your own(?: initiative)?|(?:with|in|at|around|outdoors|outside|alone|independently)) ?(?:an? )?(?:(?:hot|cold|noisy|dusty|dirty|wet|loud|busy|fast[- ]paced|physical|confined|small|large|chilled|frozen|and|or|both),? ?){1,6}(?:shop|environments?|conditions?|spaces?|places?|weather|temperatures?|workshop|warehouse|site|kitchen|factory|plant)?$/,
  /^(?:(?:you are|be|being) )?(?:comfortable|confident|happy|able|used to) (?:to )?(?:work(?:ing)? )?(?:on your own|using your own initiative)\b/,
  /\b(?:able|ability) to work (?:an? |the )?(?:rotating|rotational|changing|flexible|varied|seven[- ]day|7[- ]day|24\/7) (?:roster|rota|shifts?|schedule)\b/,
  /\b(?:able|ability|happy|willing|prepared) to work (?:[a-z]+ ){0,4}(?:after[- ]hours|outdoors|outside|in (?:all|any|most) weathers?)\b/,
  /^(?:able|ability|happy|willing|prepared) to commit to\b/,
  /^(?:(?:good|excellent|some|strong|sound) ){0,2}local (?:area )?knowledge\b(?! of (?:[a-z-]+ ){0,2}(?:laws?|legislation|regulations?|policy|policies|planning|markets?|tax(?:es)?)\b)/,
  /^knowledge of the (?:local )?area$/,
  /^(?:you )?can (?:also )?(?:work|do|cover|start|finish) (?:[a-z]+ (?:and |or )?){0,3}(?:w(?:ee)?ke?nds?|evenings?|nights?|saturdays?|sundays?|shifts?|overtime|early|late|mornings?)\b/,
  /\bfit for work\b|\bpre-?employment (?:medical|drug|screen\w*|check)\b/,
  /\b(?:police|criminal|credit|vulnerable sector)\b[^.]{0,30}\b(?:checks?|record|clearance)\b/,
  /\bdrug (?:and|&) alcohol (?:test|screen)\w*|\bworker screening\b|\bpvg\b/,
  /^(?:(?:the )?ability|able|eligib\w+|must be able)\b.{0,30}\b(?:obtain|gain|get|pass|for|keep)\b.{0,40}\b(?:clearance|screening|vetting|checks?|medical)\b/,
  /\b(?:must|should) (?:live|reside|be (?:based|located|resident)) \b|\brespond on site within\b/,
  /^transport$|^(?:(?:an?|un|una|een|ein|your|tu|votre|dein|ihr|je) )?(?:online )?portfolio$/,
  /^(?:must be |aged? |over )*(?:1[68]|2\d)\+(?= ?\(|$)/,
  /^shifts?\b(?! (?:manag|lead|supervis|plan|handover|work(?:ing)? (?:experience|plan)))/,
  /^(?:your )?own (?:(?:basic|hand|power|full|welding) ){0,2}(?:tools?|hood|helmet|boots|ppe|transport|car|van|vehicle|laptop|smartphone|uniform)\b/,
  /^(?:show|turn) up on time\b|^(?:being )?on time\b|\bat least 1[68] years\b/,
  /^(?:1[68]|21) (?:years )?or (?:older|over|above)\b/,
  /^(?:willing(?:ness)?|able|happy|prepared|ready) to (?:stay|be|spend (?:time|nights?)) (?:away|overnight)\b/,
  /\b(?:lives?|living|based|home|reside[sd]?)\b.{0,20}\bwithin \d+ (?:minutes|min|mins|miles|km|kilomet\w+)\b/,
  /^(?:(?:a|an|strong|full|genuine|real|demonstrable|clear) ){0,3}commitment to\b/,
  /^(?:(?:you are|to be|be|being) )?(?:(?:fully|strongly|deeply|truly|genuinely) )?committed to\b/,
  /^(?:(?:have|has|hold|with) )?(?:(?:the|very|consistently) )?(?:high|highest) expectations\b/,
  /\bphysically fit\b/,
  /^(?:mornings?|evenings?|nights?|w(?:ee)?ke?nds?|saturdays?|sundays?|bank holidays?)(?: (?:and|&|\/) (?:mornings?|evenings?|nights?|w(?:ee)?ke?nds?|bank holidays?))? (?:only|essential|required|a must|are|work|working)\b/,
  /^(?:(?:the |a )?(?:proven |demonstrated |strong )?(?:ability|able) to )?(?:partner|collaborate|liaise|engage|influence)(?: effectively| closely| well)?(?: with| w\/)? (?:and |the |our |all |senior |internal |external |key |other |cross-functional ){0,3}(?:execs?|executives?|stakeholders?|leaders?|leadership|colleagues|teams?|departments|people|others)\b[^,;]{0,60}$/,
  /^(?:(?:you are|be|being) )?(?:confident|comfortable|at ease|happy) (?:in |when )?(?:dealing|speaking|talking|working|communicating|presenting|engaging|interacting|liaising) (?:directly |closely )?(?:with|to) (?:[a-z-]+ ){0,2}(?:stakeholders?|people|clients?|customers?|colleagues?|teams?|leaders?|executives?|management|managers?|audiences?|public|others)$/,
  /^(?:(?:you are|be|being) )?(?:comfortable|confident|at ease|happy|good) (?:with|using|around) (?:an? )?(?:computers?|technology|pcs?|phones?|e-?mails?)(?:(?:,| and| &|,? or) (?:(?:the|a) )?(?:multi-?tasking|computers?|technology|pcs?|phones?|e-?mails?|internet)){0,3}$/,
  /^(?:(?:some|full|flexible|occasional|regular|open) )?(?:w(?:ee)?ke?nds?|evenings?|nights?|mornings?|days?|holidays?|saturdays?|sundays?|shifts?)(?:(?: ?[,&/] ?| and | or )(?:w(?:ee)?ke?nds?|evenings?|nights?|mornings?|holidays?|saturdays?|sundays?)){0,3} availability\b/,
  /^(?:availability|available|free) (?:on|at|during|over) (?:[a-z]+ ){0,2}(?:w(?:ee)?ke?nds?|evenings|nights|mornings|holidays|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/,
  /\b(?:wochenend|abend|nacht)\w*verfugbarkeit\b/,
  /^(?:(?:up[- ]to[- ]date|current|full|all|required|necessary) ){0,2}(?:vaccinations?|immuni[sz]ations?) (?:as )?(?:per|in line|in accordance|according|required|against|records?|status|up to date)\b/,
  /\b(?:able|ability|happy|willing) to (?:reliably )?(?:get to\b|make your (?:own )?way to\b|commute\b|relocate(?=$| (?:to|if|for|within|before|inter)|[^ a-z]))/,
  /^(?:(?:your |own |good |stable |reliable |high-speed |fast ){1,2}(?:laptop|pc|computer|broadband|internet|wi-?fi)|laptop|broadband)(?: connection| at home)?(?: ?(?:[+&/]|and) ?(?:an? )?(?:good |stable |reliable |quiet |private |dedicated ){0,2}(?:laptop|pc|computer|broadband|internet|wi-?fi|headset|home office|workspace|work ?space|place to work)(?: connection)?)*$/,
  /^(?:(?:clear |demonstrable |continued |ongoing )?(?:evidence|record) of )?(?:(?:own|ongoing|continued|relevant|recent|personal) ){0,2}(?:cpd|(?:continuing|continuous) professional (?:development|education|learning))(?: (?:record|portfolio|activity|undertaken))?$/,
  /\bplay an? (?:full|active|positive|whole-?hearted|proactive) (?:part|role) in\b/,
  /\bcontribute to the (?:wider |whole |full )*(?:life|ethos)\b/,
  /^(?:(?:basic|good|fully|highly|sound|strong|general) ){0,2}(?:computer|it|pc|digital(?:ly)?|tech(?:nology)?)[- ](?:literate|literacy|savvy)(?: skills)?$/,
  /^(?:(?:basic|good|sound|strong|excellent|general|competent) ){1,2}(?:ict|it|computer) skills$/,
  /^(?:up[- ]to[- ]date |full |current |proof of ){0,2}(?:covid(?:-?19)?|flu|influenza|mmr)(?:(?: ?[+&/,] ?| and )(?:covid(?:-?19)?|flu|influenza|mmr)){0,3} (?!.*\bexperience)(?:vax\w*|jabs?|vaccin\w*|immuni\w+)\b/,
  /^(?:able|ability|available|must)\b.{0,30}\bpass\b.{0,20}\b(?:medical|physical|drug)\b/,
  /\bcan (?:stand(?! in\b)|lift|carry(?! out\b| on\b))\b|^presented$/,
  /^(?:clean|clear|good|acceptable) (?:mvr|dmv|abstract|driver'?s? abstract)$/,
  /^(?:hand )?tools?(?: ?[/&,+] ?| and )(?:own )?(?:van|ppe|transport|pli|insurance)\b.{0,20}$/,
  /^(?:shift ?work(?:ing)?|shifts|rotating shifts|(?:days|w(?:ee)?ke?nds?|nights|evenings|bank holidays)(?:(?:,|,? and| ?&| ?[/+]) (?:w(?:ee)?ke?nds?|nights|evenings|bank holidays)){0,3}|ppe|(?:own )?(?:(?:steel|composite|safety)[ -]?(?:toe|toed|cap|capped)|safety|work) (?:boots|shoes|footwear)(?: (?:are |is )?(?:required|a must|needed|essential))?|(?:full |basic |own )*(?:ppe|boots)(?: ?[,&+/] ?| and )(?:refs?|references?|ppe|boots|hi-?vis)|refs?)$/,
  /^(?:(?:basic|good|sound|reasonable|adequate|strong|level of) ){0,3}(?:numeracy|literacy|numerate|literate)(?:(?: ?[&/+] ?| and )(?:numeracy|literacy|numerate|literate))?(?: skills)?$/,
  /\bon your feet\b|^(?:ability|able|comfortable|happy)\b.{0,20}\bat heights?\b/,
);

/** What passport somebody has. */
const CITIZENSHIP = anyOf(
  /\bcitizenship\b(?! (?:law|education|curriculum|studies))/,
  /\bcitizens? (?:only|or (?:permanent|lawful|green|pr\b))|\bgreen[- ]card\b/,
  /^must be an? .{0,20}\bcitizen\b|\b(?:british|uk|irish|eu|eea|us|u\.s\.) nationals?\b/,
  /\bpermanent residen(?:t|cy|ce)\b|\bu\.?s\.? persons?\b|^stamp \d\b|\bexclusion lists?\b/,
  /\b(?:eu|eea|uk|british|irish|us) passports?\b|\bpassport holders?\b/,
);

/** What is checked of everybody: where somebody lived, and who vouches for the years before. */
const RECORD = anyOf(
  /\b(?:lived|resided|been (?:a )?resident)\b.{0,20}\bin (?:the )?(?:uk|u\.k|united kingdom|great britain|eu|eea|us|u\.s|usa|united states|canada|australia|ireland|country|area)\b/,
  /\b(?:uk|eu|us|british|continuous) residen(?:cy|ce)\b/,
  /\b(?:checkable|verifiable|traceable)\b.{0,40}\b(?:history|references?|background|record)\b/,
  /\b(?:history|references?)\b.{0,20}\b(?:checkable|verifiable|traceable)\b|\baddress history\b/,
  /^(?:with )?(?:no|fewer|less|not) (?:more )?(?:than )?(?:[a-z0-9]+ ){0,2}(?:penalty )?points\b(?=$|[ ,].{0,40}\b(?:licen[cs]e|dr10s?|bans?|endorsements?|convictions?|offences?|codes?)\b)/,
  /^(?:with )?no (?:[a-z]+ ){0,2}(?:dr ?10s?|driving (?:bans?|convictions?)|endorsements?)\b/,
  /^(?:max(?:imum)?|up to|less than|under|no more than) (?:of )?\d{1,2} (?:penalty )?(?:pts|points)\b/,
  /^no (?:dr|dd|in|ba|tt)(?:\d\d?)?s?(?:(?: ?[/,&] ?| or | and )(?:dr|dd|in|ba|tt)(?:\d\d?)?s?)*(?: (?:codes?|endorsements?|convictions?|offences?|bans?))?$/,
  /\breferences? (?:that )?cover\w*\b/,
  /\breferences?\b.{0,30}\b(?:going back|from|for) (?:the |your )?(?:last|past|previous|two|three|most recent)\b/,
  /^(?:(?:at least|minimum|two|three|2|3|good|excellent|strong|satisfactory|professional|written|work|employment|contactable|recent) ){1,3}references?$/,
  /^(?:clean|clear|good|acceptable|satisfactory) (?:driving|motor vehicle|safety|disciplinary|employment|attendance) record\b/,
);

/** A licence to drive is shown, whatever the shifts or the car that go with it. */
const LICENCE = anyOf(
  /\blicen[cs]es?\b|\brijbewijs\b|\bfuhrerschein|\bfuhrerausweis|\bfahrausweis/,
  /\bpermis (?:de conduire|[abc]1?|be|ce)\b|\b(?:carnet?|permiso) (?:de conducir|b)\b/,
  /\blicencia de (?:conducir|manejo)\b/,
);

/** Whether a statement asks for a citizenship or for what is checked of everybody: years of these are no experience. */
export function asksForRecord(statement: string): boolean {
  const folded = foldText(statement);
  return CITIZENSHIP.test(folded) || RECORD.test(folded);
}

/**
 * Whether a statement asks only for character ("a calm head", "teamfähig") or for agreement to the terms of the work (shifts,
 * travel, a permit). Hardly a resume tells of these, and saying so of oneself proves nothing.
 */
export function isUnprovable(statement: string): boolean {
  const folded = foldText(statement);
  if (CITIZENSHIP.test(folded) || RECORD.test(folded)) return true;
  if (agreesToTerms(folded) && !LICENCE.test(folded)) return true;
  return asksForCharacter(statement);
}

/** "You must be", "candidates will need to have": before what is agreed to. */
const LEAD =
  /^(?:(?:you|candidates?|applicants?|must|should|will|need|needs|also|to|be|is|are|have|has|possess|supply|provide|bring|the|an?|your|their) ){1,6}/;

/** Who has worked with what is checked of others: "experience of right to work checks". */
const WORKED_WITH = anyOf(
  /^(?:(?:(?:previous|prior|proven|strong|good|sound|some|recent|extensive|working|hands-on|solid|detailed) ){0,2}(?:experienced?|knowledge|understanding) (?:of|in|with|processing|running|conducting|carrying|administering|handling)|(?:processing|conducting|running|administering|carrying out)) /,
  /\bexperience$/,
);

function agreesToTerms(folded: string): boolean {
  if (
    (TERMS_OF_WORK.test(folded) && !WORKED_WITH.test(folded)) ||
    AGREED.test(folded) ||
    isTermOfWork(folded) ||
    isAgreement(folded)
  )
    return true;
  const [lead = ''] = LEAD.exec(folded) ?? [];
  return lead !== '' && AGREED.test(folded.slice(lead.length));
}
