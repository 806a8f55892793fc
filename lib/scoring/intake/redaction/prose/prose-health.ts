import { either } from '../../../../text/alternatives.ts';
import { CONDITION, CONDITION_WORDS } from './listed-phrases.ts';
import { casedForm, type ProseRule, proseForm } from './prose-rule.ts';
import { CLAUSE_END, REST_OF_SENTENCE, SENTENCE_START } from './word-classes.ts';

// The rule reads what `writeKinds` returns: in lower case, conditions as their kind.
const AILMENT = `(?:${CONDITION}|\\p{L}{3,16}(?:itis|aemia|plegia|algia|sclerosis|opathy)(?![\\p{L}]))`;
const AILMENT_WORDS = `-itis -aemia -plegia -algia -sclerosis -opathy ${CONDITION_WORDS}`;
const DEGREE =
  '((?:an?|my|the|some|bit of|a bit of|mild|mildly|severe|severely|slight|slightly|partial|partially|profoundly|registered|legally|chronic|early|childhood|type [12]|insulin-dependent|left-handed(?: and|,)) ){0,3}';
const AFFLICTED =
  '(?:diabetic|asthmatic|epileptic|coeliac|celiac|dyslexic|dyspraxic|autistic|neurodivergent|deaf|blind|partially sighted|hard of hearing|colou?r[- ]?blind|anaemic|hearing[- ]impaired|visually impaired|haemophiliac|bipolar|hiv[- ]positive|paraplegic|an amputee|amputee)(?![\\p{L}-])';
const AFFLICTED_WORDS =
  'diabetic asthmatic epileptic coeliac celiac dyslexic dyspraxic autistic neurodivergent deaf blind sighted hearing colourblind colorblind anaemic impaired haemophiliac bipolar hiv paraplegic amputee';
/** What is said of an illness that one has, and not of a skill. */
const REMARK =
  "((?:well|fully|now|long|successfully|since|currently|very) ){0,2}(?:[- ]?controlled|managed|treated|medicated|recovered|cured|stable|diagnosed|tablets?|clear|in remission|no |not |doesn't|does not|did not|never|so (?:i|no|please)|us(?:e|es|ing) (?:an?|my)|with (?:an? )?(?:inhaler|hearing|insulin|pump|medication)|on (?:insulin|medication|tablets|the (?:left|right)|my)|in (?:both|one|my) (?:ears?|eyes?|hands?|knees?|legs?|arms?)|under control|(?:since )?(?:19|20)\\d\\d(?!\\s?[-–]\\s?(?:\\d|p|n))|bsl|lip-?read|since (?:i|birth|child)|i may|i need|from birth|since birth|doing well|means i|in the (?:left|right))";
const REMARKED = `(?:[,:;(–— -]{1,3}${REMARK}[^.!?|]{0,140}(?=[.!?|]|$))`;
const AID = either(
  'hearing aids?|wheelchair|crutch(?:es)?|(?:guide|assistance) dog|inhaler|insulin(?: pump)?',
  'prosthe(?:sis|tic (?:leg|arm|hand|limb|foot))|stoma(?: bag)?|pacemaker|stents?|cochlear implants?',
  'white cane|walking stick|screen reader|large screen|screen magnifier|glass eye|leg brace|callipers?',
);
const AID_WORDS =
  'aid aids wheelchair crutch crutches dog inhaler insulin prosthesis prosthetic stoma pacemaker stent stents implant implants cane stick reader screen magnifier eye brace calliper callipers limp frame';
const BODY =
  '(?:sight|hearing|vision|eyes?|legs?|arms?|hands?|foot|feet|fingers?|toes?|thumb|voice|kidney|lung|hip|knees?|ears?)';
const BODY_WORDS =
  'sight hearing vision eye eyes leg legs arm arms hand hands foot feet finger fingers toe toes thumb voice kidney lung hip knee knees ear ears';

/** What English prose tells of the writer's health. */
export const HEALTH: ProseRule = {
  readsKinds: true,
  unless:
    /\b(?:patients?|clients?|pupils|learners|students|clinics?|wards?|services?|nurs(?:e|es|ing)|research|awareness|charity|residents|users)\b/i,
  forms: [
    casedForm(
      [
        `${AILMENT_WORDS} fever`,
        'have has had got get suffer live lives living suffered manage diagnosed developed survived beat overcame recovered recovering',
        'i they he she who',
      ],
      `(?<![\\p{L}])(?:i|i've|i have|they|he|she|who) (also |still |now |am |is |been |sometimes |often ){0,2}(?:have|has|had|have had|got|get|suffer|live with|lives with|living with|suffer from|suffered from|manage|was diagnosed with|developed|survived|beat|overcame|recovered from|recovering from) ${DEGREE}(?:\\p{L}{3,10}(?:ian|al|ic|ous|ate|ar|ive) |hay )?(?:${AILMENT}|(?<=hay )fever)(?:${CLAUSE_END}(?:, (?:which|that|it) (?:i|is|are|has|have|was|does|never)(?![\\p{L}])[^.!?|]{0,100}|${REST_OF_SENTENCE})?|(?: (?:in|since|from|at|on|so|which|that|as|when) ${REST_OF_SENTENCE}))`,
    ),
    casedForm(
      [
        'spectrum recovery remission disabled neurodivergent neurodivergence neurodiverse neurodiversity immunocompromised',
        'i',
        'am m',
      ],
      `(?<![\\p{L}])(?:i am|i'm) (?:on the (?:autis\\p{L}{1,4} )?spectrum|in (?:recovery|remission)|registered disabled|neurodiver\\p{L}{2,5}|immunocompromised)${CLAUSE_END}`,
    ),
    casedForm(
      ['smoke drink', 'i'],
      `(?<![\\p{L}])i (?:don't|do not|never) (?:smoke|drink(?: alcohol)?)(?: (?:or|nor|and) (?:smoke|drink))?${CLAUSE_END}`,
    ),
    casedForm(
      ['health', 'sound good excellent perfect robust'],
      `${SENTENCE_START}(?:in )?(?:sound|good|excellent|perfect|robust) health(?=\\s*(?:[.;!?|]|$)|, (?:bp|no |never|blood))[^.;!?|]{0,40}`,
    ),
    casedForm(
      [AFFLICTED_WORDS],
      `${SENTENCE_START}(?:i (?:am|'m) |i'm |as an? )?${DEGREE}${AFFLICTED}(?:${REMARKED}|(?:,? (?:and|so|but) (?:i )?(?:use|wear|need|bring|carry|take|have) ${REST_OF_SENTENCE})|(?=\\s*(?:[.!?|]|$)))`,
    ),
    casedForm(
      [AFFLICTED_WORDS, 'i'],
      `(?<![\\p{L}])i(?: am|'m) ${DEGREE}${AFFLICTED}(?=\\s*(?:[.,;!?)]|$)|,? and (?:use|wear|need|i)(?![\\p{L}]))(?:,? and (?:use|wear|need) ${REST_OF_SENTENCE})?`,
    ),
    casedForm([AILMENT_WORDS], `${SENTENCE_START}${DEGREE}${AILMENT}${REMARKED}`),
    casedForm(
      [AILMENT_WORDS, 'made makes means forced left keeps stopped'],
      `${SENTENCE_START}${DEGREE}${AILMENT} (?:made|makes|means|forced|left|keeps|stopped) (?:me|him|her|them|i)(?![\\p{L}])${REST_OF_SENTENCE}`,
    ),
    casedForm(
      [AILMENT_WORDS, 'recovered recovering'],
      `${SENTENCE_START}(?:fully )?(?:recovered|recovering) from ${DEGREE}${AILMENT}${REST_OF_SENTENCE}`,
    ),
    casedForm(
      [AID_WORDS, 'use wear need carry rely have walk', 'i'],
      `(?<![\\p{L}])i (?:also |always )?(?:use|wear|need|carry|rely on|have|walk with) (?:an? |my |two |some )?(\\p{L}{3,12} ){0,2}?(?:${AID}|(?<=walk with an? )(?:stick|limp|frame|cane))(?:${CLAUSE_END}|(?: (?:in|for my|on my) ${REST_OF_SENTENCE}))`,
    ),
    casedForm(
      ['lost', BODY_WORDS],
      `(?:(?<![\\p{L}])i (?:have )?|${SENTENCE_START})lost ((?:my|an?|the|two|three|half|most|some|one|use|of) ){1,4}(?:left |right |little )?${BODY}(?:${CLAUSE_END}${REST_OF_SENTENCE}|(?: (?:to|in|at|as|after|when|and) ${REST_OF_SENTENCE}))`,
    ),
    casedForm(
      ['born', 'with without', 'i'],
      `(?<![\\p{L}])i was born (?:with|without) (?:an?|one|my|no) [^.,;!?]{2,60}(?:, which ${REST_OF_SENTENCE})?`,
    ),
    casedForm(
      ['born', 'deaf deafblind blind disabled premature prematurely', 'i'],
      `(?<![\\p{L}])(?:i was born )(?:deaf|blind|disabled|premature)${REST_OF_SENTENCE}`,
    ),
    casedForm(
      [
        'transplant replaced replacement fitted bypass',
        'hip hips knee knees pacemaker pacemakers stent stents kidney kidneys liver livers heart hearts valve valves',
      ],
      `${SENTENCE_START}((?:one|both|my|left|right|new|double) ){0,2}(?:hip|knee|pacemaker|stents?|kidney|liver|heart|valve)s? (?:transplant|replaced|replacement|fitted|bypass)(?:,? (?:in )?(?:19|20)\\d\\d(?!\\s?[-–]\\s?(?:\\d|p|n))|(?=,? (?:doing|now|fully|fine|going)))${REST_OF_SENTENCE}`,
    ),
    casedForm(
      ['operation surgery transplant stroke attack miscarriage breakdown bypass', 'had', 'i'],
      `(?<![\\p{L}])i (?:have )?had (?:an? |my )?(\\p{L}+ ){0,2}?(?:operation|surgery|transplant|stroke|heart attack|miscarriage|breakdown|bypass)(?=[.,;]| in | on | at | and (?:am|have)|\\s?\\d|$)${REST_OF_SENTENCE}`,
    ),
    casedForm(
      ['my', 'hearing sight eyesight vision health heart hip back eye ear leg arm hand knee foot'],
      `${SENTENCE_START}my (?:hearing|sight|eyesight|vision|health|heart|hip|back|(?:left|right|bad) (?:eye|ear|leg|arm|hand|hip|knee|foot)) (?:is|are|was|were|means|makes|has|have) ${REST_OF_SENTENCE}`,
    ),
    casedForm(
      ['tablets medication insulin pills injections', 'take have', 'i'],
      `(?<![\\p{L}])i (?:take (?:tablets|medication|insulin|pills)|have (?:tablets|injections)) for ${REST_OF_SENTENCE}`,
    ),
    casedForm(['allergic'], `(?<![\\p{L}])i (?:am|'m) allergic to ${REST_OF_SENTENCE}`),
  ],
};

const SINCE = "(?: (?:seit|in|depuis|de|d[’']|desde|con|com|da|dal|sinds|aan|auf|an) [^.;!?]{1,60})?";
const END = '(?:(?=\\s*(?:[.,;:!?|)(]|$)| (?:und|et|y|e|en|i) ))';

/** The same in other languages. */
export const HEALTH_ELSEWHERE: ProseRule = {
  unless: /\b(?:patient\w{0,4}|pacient\w{0,4}|pazient\w|Klient\w{0,4}|élèves|alumn\w{1,3}|cliënten)\b/i,
  forms: [
    proseForm(
      [
        '-itis diabetes epilepsie zöliakie asthma rheuma sklerose ms adhs krebs depressione depressionen hörgerät hörgeräte pumpe schwerhörig gehörlos legasthenie legastheniker farbenblind blind taub gehbehindert autist autistisch prothese',
        'habe leide trage bin',
      ],
      `(?<![\\p{L}])(?:ich (?:habe|leide an|trage|bin)|(?:habe|bin|trage) ich|(?<=, )trage|selber habe ich|selbst habe ich) ((?:ein|eine|einen|selbst|seit \\p{L}+|leichte[ns]?|auf \\p{L}+ \\p{L}+) ){0,2}(?:diabetes|epilepsie|zöliakie|asthma|rheuma|multiple sklerose|ms|adhs|krebs|depressionen?|hörgeräte?|pumpe|schwerhörig|gehörlos|legasthenie|legastheniker|farbenblind|blind|taub|gehbehindert|autist|autistisch|\\p{L}{3,10}itis|prothese)${SINCE}${END}`,
    ),
    proseForm(
      [
        'dyslexique diabétique épileptique asthmatique malentendant malentendante sourd sourde malvoyant malvoyante daltonien daltonienne cœliaque coeliaque handicapé handicapée autiste auditif auditifs diabète asthme épilepsie sclérose prothèse',
        'suis ai jai porte',
      ],
      `(?<![\\p{L}])(?:je suis|j['’]?ai|je porte) ((?:un|une|des|du|de la|de l['’]|très|légèrement|de naissance) ?){0,2}(?:dyslexique|diabétique|épileptique|asthmatique|malentendante?|sourde?|malvoyante?|daltonien(?:ne)?|c(?:œ|oe)liaque|handicapée?|autiste|appareils? auditifs?|diabète|asthme|épilepsie|sclérose en plaques|prothèse)${SINCE}${END}`,
    ),
    proseForm(
      ['fauteuil allergique'],
      `${SENTENCE_START}(?:fauteuil roulant|allergique à)(?=[\\s,:]) ?[^.;!?|]{0,100}`,
    ),
    proseForm(
      [
        'diabético diabética diabetico diabetica celíaco celíaca celiaco celiaca epiléptico epiléptica epilettico epilettica asmático asmática daltónico daltónica daltônico daltônica sordo sorda surdo surda audífono audífonos marcapasos pacemaker asma diabetes diabete epilepsia epilessia polio dislexia disléxico disléxica dislessico dislessica anemia auditivo auditiva acustico acustici protesi prótesis prótese invalidità autista',
        'soy tengo llevo padezco sufro con sou tenho uso ho sono soffro porto',
      ],
      `(?<![\\p{L}])(?:soy|tengo|llevo|padezco|sufro|con|sou|tenho|uso|ho|sono|soffro di|porto) ((?:un|una|de|da|do|secuelas(?: leves)? de|leve|muy|el|la|um|uma|il|gli) ){0,3}(?:diabétic[oa]|diabetic[oa]|celíac[oa]|celiac[oa]|epiléptic[oa]|epilettic[oa]|asmátic[oa]|asmatic[oa]|daltónic[oa]|daltônic[oa]|daltonic[oa]|sord[oa]|surd[oa]|audífonos?|marcapasos|pacemaker|asma|diabetes|diabete|epilepsia|epilessia|polio|dislexia|disléxic[oa]|dislessic[oa]|anemia(?: \\p{L}+)?|aparelho auditivo|perda auditiva|apparecch(?:io|i) acustic[oi]|protesi|prótesis|prótese|un'invalidità|autista)${SINCE}${END}`,
    ),
    proseForm(
      ['perdió perdí perdeu perdi'],
      `${SENTENCE_START}(?:perdió|perdí|perdeu|perdi) (?:la|el|a|o) (?:visión|vista|audición|oído|visão|audição|ojo|pierna|brazo)[^.;!?|]{0,80}`,
    ),
    proseForm(
      [
        'diabetes epilepsie slechthorend doof dyslexie dyslectisch coeliakie astma reuma hoorapparaat hoortoestel kleurenblind autistisch autisme suikerziekte blind slechtziend ms',
        'heb ben draag',
      ],
      `(?<![\\p{L}])(?:ik (?:heb|ben|draag)) ((?:een|last van|licht) ){0,2}(?:diabetes|epilepsie|slechthorend|doof|dyslexie|dyslectisch|coeliakie|astma|reuma|hoorapparaat|hoortoestel|kleurenblind|autistisch|autisme|suikerziekte|blind|slechtziend|ms)${SINCE}${END}`,
    ),
    proseForm(
      ['slechthorend doof slechtziend'],
      `${SENTENCE_START}(?:slechthorend|doof|slechtziend)(?=\\s*[.,;|]|$)[^.;!?|]{0,60}`,
    ),
    proseForm(
      ['orzeczenie'],
      `${SENTENCE_START}(?:posiadam )?orzeczenie o [^.;!?|]{0,30}niepełnosprawności[^.;!?|]{0,30}`,
    ),
  ],
};
