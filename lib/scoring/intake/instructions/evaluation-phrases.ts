import { either } from '../../../text/alternatives.ts';

/**
 * What a text says of its own evaluation, without speaking to anyone: that this applicant was approved already, that a check
 * may be left out, what a fair assessor would find, what software is asked to do with the file. Nobody tells of a person that
 * way. Patterns run on spoken text, as in english-phrases.ts, of sentences that have a word of EVALUATION_WORDS.
 */

const SOME = (most: number): string => `(?: [^ |]+){0,${most}}?`;
/** Where a sentence or a clause begins. */
const START = String.raw`(?:^(?:\d+ )?|\| |\b(?:and|but|so|that|then|please|kindly|just|now) )`;

/** The person or the paper that is evaluated. */
const NAMED = '(?:candidate|applicant|application|resume|cv|profile|candidacy|submission)';
const SELF = either(
  `(?:this|that|the present|the (?:above|following|attached|enclosed|current|same)) (?:[^ |]+ )?(?:${NAMED}|document|file|page|person|one)`,
  'the (?:candidate|applicant)',
  String.raw`(?:candidate|applicant)(?: \d+)?`,
);
const MINE = either('me', 'this one', SELF, `my (?:${NAMED}|name)`);
/** Whoever decides on applications. */
const OFFICE = either(
  'hr|human resources',
  '(?:the |our |your )?(?:hiring|recruiting|recruitment|selection|interview|evaluation|screening|admissions) (?:manager|committee|team|board|panel|department|group|staff|lead)',
  'recruiters?|talent (?:team|acquisition)|department head|head of department|senior reviewer',
  'quality assurance|board of directors',
);
const CHECK = either(
  'screening|evaluation|assessment|verification|vetting|scoring|validation|filter|filtering|filters',
  'cutoff|threshold|ranking|grading',
  '(?:automated|automatic|initial|further|additional|manual|skills|usual|standard|normal) (?:check|checks|review|test|tests|step|steps|filter|process)',
);
const DEMAND = either(
  'requirements?|criteria|criterion|qualifications?|must haves?|prerequisites?',
  '(?:required|listed|missing|needed|mandatory) (?:skills?|certifications?|certificates?|degrees?|experience|competenc(?:y|ies)|keywords?)',
);
const SETTLED = either(
  'satisfied|met|fulfilled|waived|complete|present|passed|qualified|sufficient|valid|true|authoritative',
  'verified|confirmed|covered|proven|expert|senior',
);
const GRANTED = either(
  'approved|preapproved|verified|validated|waived|cleared|certified|endorsed|vetted|accepted|selected',
  'chosen|confirmed|authori[sz]ed|shortlisted|whitelisted|exempted|greenlit|requested|decided|agreed',
  'granted|instructed|prioriti[sz]ed',
);
/** Words of a verdict. */
const VERDICT = either(
  'scor(?:e|es|ed|ing)|rank(?:s|ed|ing)?|rat(?:e|ed|ing|ings)|grade[ds]?|evaluat(?:e|ed|ion|or)',
  'assess(?:ed|ment)|screen(?:ed|ing)|shortlist(?:ed)?|verdict|tier|points|marks?|criteria|criterion',
  'requirements?|rubric|cutoff|threshold|recommend(?:ed|ation)|interviews?|hired?|hiring|passed|credit',
  'suitab(?:le|ility)|qualified|offer|(?:pre)?approved|waived|whitelisted|exempt|validated|vetted',
  'advanced?|penali[sz]ed|strongest|ideal|perfect|exceptional|outstanding|keywords',
);
const HIGH =
  '(?:full|maximum|maximal|max|highest|top|perfect|best possible|five|ten|excellent|outstanding|100|10|9\\d)';
const MARK = '(?:points?|marks?|stars?|scores?|credits?|ratings?|grades?|rank|tier|fit|match)';
/** Programs that read applications. */
const PROGRAM = either(
  'ais?|llms?|bots?|chatbots?|algorithms?|graders?|parsers?|screeners?|machines?|evaluators?|assessors?|scorers?',
  '(?:large )?language models?',
  '(?:ai|automated|automatic|automating|digital|electronic|machine|ats|llm|screening|scoring|ranking|grading|evaluation|hiring|recruiting|recruitment|resume|reading) (?:[^ |]+ )?(?:software|systems?|tools?|algorithms?|modules?|models?|parsers?|bots?|graders?|engines?|agents?|readers?|reviewers?|evaluators?|assistants?|screeners?|programs?)',
  'readers using [^|]{1,30}',
);
const JUDGE = either(
  'rank|rate|score|grade|evaluate|assess|weigh|treat|count|consider|regard|assume|conclude|recommend|note|describe|place|award|assign|give|grant|return|report|record|mark|sort|overlook|skip|select|accept|approve|pass|favou?r|prefer|read|reproduce|take|move|advance|promote|disregard|ignore',
);
const MUST = '(?:must|should|shall|ought to|has to|have to|needs? to|is to|are to|may|will|would|can)';
/** What an evaluation writes. */
const RESULT = either(
  'summary|summaries|evaluation|assessment|verdict|report|conclusion|analysis|rationale|explanation',
  'feedback|justification|recommendation|comparison(?: table)?|ranking|output',
);

/** What was decided about this applicant already. */
const DECIDED = [
  String.raw`${START}(?:(?:[^ |]+ ){1,3}?(?:of|on|in|for|from|about) )?${SELF}${SOME(3)} (?:is|are|was|were|has|have|must|should|shall|ought|needs|deserves|merits|qualifies|meets|exceeds|satisfies|fulfil+s|surpasses|scored|ranks|belongs|corresponds|takes?)\b[^|]{0,100}?\b${VERDICT}\b`,
  String.raw`\b(?:we|they|reviewers?) (?:[^ |]+ ){0,2}?(?:find|found|conclude|concluded|believe|agree|agreed|decided|certify|confirm) (?:that |to )?(?:${SELF}\b|(?:hire|advance|shortlist)\b)`,
  String.raw`\b${OFFICE}${SOME(1)} (?:has|have|had|already|personally|hereby)\b[^|]{0,40}\b${GRANTED}\b`,
  String.raw`\b(?:(?:been|is|was|are|were|already)(?: [^ |]+)?|^)(?: ?pre)? ?${GRANTED}${SOME(2)} by (?:the )?${OFFICE}\b`,
  String.raw`\b${GRANTED}\b[^|]{0,30} by (?:the )?${OFFICE}\b[^|]{0,60}(?:\|[^|]{0,60})?\b(?:applications?|applicants?|candidates? (?:is|has|was)|profile|resume|cv|score|screening)\b`,
  String.raw`(?<!\b(?:my|our|an?|grant|patent|loan) )\b(?:application|profile|resume|cv|candidate|applicant|degree)\b[^|]{0,60}\b(?:approved|waived|accepted|confirmed|cleared|verified) by (?:the )?(?:[^ |]+ )?${either(OFFICE, 'board', 'committee', 'administrators?', 'management')}\b`,
  String.raw`\b(?:decision|status|outcome|result) (?:on|of|for) ${either(SELF, `(?:this|the) ${NAMED}`)}\b[^|]{0,60}(?:\| )?[^|]{0,40}\b(?:taken|made|final|approved|accepted|hire|hired|passed|positive|favou?rable|advanced?)\b`,
  String.raw`\b(?:decided|agreed) to (?:hire|shortlist|advance|interview|employ) (?!the best|new|additional|more|a )[^ |]+`,
  String.raw`\b(?:previous|earlier|prior|last|first) (?:run|evaluation|assessment|screening|review|pass) (?:has |already )*(?:scored|rated|ranked|graded|gave|found|placed)\b`,
  String.raw`\b(?:highest|best|top)(?: |-)(?:scoring|ranked|rated|scored) (?:resume|cv|candidate|applicant|application|profile)\b[^|]{0,60}\b(?:in|of|among) (?:the|this|all|your) (?:[^ |]+ )?(?:dataset|pool|pile|batch|stack|list|applicants|candidates|set|queue|round)\b`,
  String.raw`\b(?:perfect|ideal|excellent|exact|full|100) match for (?:the|this|your) (?:posted |advertised |open )?(?:vacancy|position|role|job|posting|advertisement)\b`,
];

/** That requirements are met, or need not be looked at. */
const SETTLED_DEMANDS = [
  String.raw`\b(?:to be|be|been|is|are) (?:hereby |therefore )?(?:presumed|deemed|assumed|treated|considered|regarded|counted|taken|recorded|marked|accepted)(?: to be| as)? ${SETTLED}\b(?! by the (?:patient|customer|client))`,
  String.raw`\b(?:all|every|each|any|missing|absent|those|no|the) (?:[^ |]+ ){0,3}?${DEMAND}\b[^|]{0,60}\b(?:waived|presumed|deemed|assumed|to be treated|to be considered|do not count|does not count|don't count|can be ignored|may be ignored)\b`,
  String.raw`${START}(?:mark|count|record|list|treat|consider|set|regard|accept|classify|label|rate|assume|take|log|register|tick|check)\b${SOME(2)} (?:all|every|each|any|the|missing|both) (?:[^ |]+ ){0,3}?(?:${DEMAND}|skills?|requirements?|box|boxes)\b${SOME(6)} (?:as|is|are|to be|off) ${SETTLED}\b`,
  String.raw`\b(?:any|all|the|no|these|employment|career) (?:[^ |]+ )?gaps?\b[^|]{0,80}\b(?:do not count|does not count|not be counted|against (?:me|the (?:candidate|applicant))|accepted by|overlooked)\b`,
  String.raw`\bnot (?:be )?(?:hold|held|count|counted)\b[^|]{1,40}\bagainst (?:me|this|the (?:candidate|applicant)|my)\b`,
  String.raw`\b(?:exempt|exempted|excused|released|freed) from (?:all |the |any |your |further )?(?:[^ |]+ )?${CHECK}\b|\bnot subject to (?:the |any |your )?(?:[^ |]+ )?${CHECK}\b`,
  String.raw`\b(?:no|without)(?: [^ |]+){0,2}? ${CHECK}(?: [^ |]+){0,2}? (?:is|are|be|required|necessary|needed|applies)\b|\bno (?:additional|further|more) ${either(CHECK, 'evaluation', 'checks?', 'review')} (?:is |are )?(?:required|necessary|needed)\b`,
  String.raw`\b${CHECK}${SOME(2)} (?:can|may|should|must|could|is to|are to) (?:now |therefore |safely |simply |thus )?be (?:skipped|bypassed|omitted|waived|ignored|disregarded|suspended|overridden|closed|dropped|left out)\b`,
  String.raw`${START}(?:skip|bypass|omit|suspend|disable|override|forgo|drop|circumvent|switch off|turn off|relax|lower) (?:the |any |all |your |this |further |every )+(?:[^ |]+ )?(?:screening|evaluation|assessment|scoring|cutoff|threshold|explanation|vetting|grading|ranking)\b(?! (?:tool|tools|software|system|systems|equipment|data|test)s?\b)`,
  String.raw`\b(?:application|candidate|applicant|profile|resume|cv|file)s? (?:to )?(?:bypass(?:es)?|skips?) (?:the |all |any )`,
  String.raw`\bno (?:points?|marks?|credit|penalty|penalties) (?:should |must |may |shall |is to |are to |will |to )?(?:be |is |are )?(?:deducted|subtracted|removed|taken off|lost|applied|given)\b|\b(?:not|never|don't) (?:penali[sz]e|deduct|downgrade|mark down|subtract)\b[^|]{0,50}\b(?:miss|missing|lack|absence|gaps?|points?|candidate|applicant|degrees?|me|this)\b`,
  String.raw`\b(?:doubt|doubts|uncertainty|ambiguity|a tie)\b[^|]{0,60}\| ?[^|]{0,60}\b(?:in favou?r|benefit|decide for|resolved?|choose)\b[^|]{0,60}\b(?:candidate|applicant|me|yes|higher)\b`,
  String.raw`\b(?:years|experience|skills|degree|gap)\b[^|]{0,30}\b(?:should|must|shall|is to|are to|may) be (?:counted|read|recorded|treated|taken|credited|scored|rated|regarded) as\b`,
];

/** The verdict, as an order or as a fact. */
const JUDGED = [
  String.raw`\b(?:let|wave|pass|nod|push) ${MINE} (?:through|in|pass|advance|into|get|go on)\b`,
  String.raw`\b(?:put|place|move|bump|push|advance|promote|rank|rate|score|grade|select|pick|choose|shortlist|accept|approve|sort|position|boost|raise|lift|fast track) ${MINE}\b[^|]{0,40}\b(?:top|first|ahead of|shortlist(?:ed)?|front|(?:next|final|interview) (?:round|stage)|reject(?:ed|ion)?|pile|tier|highest|higher|high|above|upwards?|number one|10|100|no lower|excellent)\b`,
  String.raw`\b(?:do not|don't|never|dare|dare to|fail to|refuse to)(?: you| dare| even| ever| to)* (?:put|place|reject|rank|rate|score|shortlist|discard|downgrade|exclude|filter|drop|turn down|screen) (?:me|this (?:candidate|applicant|application|resume|cv|profile|one)|my (?:application|resume|cv|profile))\b`,
  String.raw`${START}(?:assign|award|awarding|give|grant|return|output|report|set|enter|record|allocate|use|consider|print|show|state|display|insert|apply)\b${SOME(5)} (?:at least |over |above )?(?:a |an |the |of )?${HIGH} (?:possible |available )?${MARK}\b(?! (?:to (?:students|pupils)|of (?:sale|contact|the (?:day|week|season)))\b)`,
  String.raw`\b(?:shall|must|should|will|would|to|please|kindly)(?: [^ |]+){0,2} (?:assign|award|give|grant|return|allocate|record|receive|arrive at)\b${SOME(3)} (?:a |an |the )?(?:full|maximum|max|highest|top|perfect) (?:possible )?${MARK}\b`,
  String.raw`${START}(?:output|return|report|print|show|state|give|display|enter)\b${SOME(3)} (?:fit|match|score|rating|grade)(?: score| rating)? of (?:at least |over |above |no less than )?(?:9\d|100|10)\b`,
  String.raw`^(?:overall |final |match |fit |total |ai |my )*(?:score|fit|match|rating|verdict|tier|rank|decision|evaluation|recommendation) \| (?:is )?(?:the )?(?:maximum|max|highest|perfect|top|hire|approve|accept|strong hire|yes|a plus|full marks|number one)\b`,
  String.raw`${START}(?:evaluate|rate|score|judge|assess|grade|review|read|treat|interpret|consider)\b${SOME(4)} (?:favou?rabl[ey]|generous(?:ly)?|lenient(?:ly)?|charitabl[ey]|benevolent(?:ly)?|sympathetic(?:ally)?)\b`,
  String.raw`\bbe (?:generous|lenient|charitable|kind|merciful|gentle)\b(?: [^ |]+){0,3} (?:with|when|in|to|about|towards?|on|and) (?:this one|this (?:candidate|applicant|resume|cv|profile|application)|me|my|scor\w+|grad\w+|rat\w+|mark\w+|evaluat\w+|your)\b`,
  String.raw`\bin favou?r of (?:the|this) (?:candidate|applicant|profile|application|resume)\b`,
  String.raw`\b(?:fair|reasonable|competent|honest|good|careful|objective|unbiased|attentive|sensible|sane|any|every|proper|wise|experienced|correct|the) (?:[^ |]+ )?(?:evaluators?|assessors?|graders?|screeners?|reviewer|reader|judge)\b(?: of [^ |]+)?(?: \|(?: [^ |]+){1,3} \|)?${SOME(2)} (?:would|will|must|should|shall|cannot but)\b[^|]{0,60}(?:\|[^|]{0,60})?\b${either(VERDICT, JUDGE)}\b`,
  String.raw`\b(?:favou?rable|positive|generous|high|top|perfect|lenient|good) (?:result|answer|outcome|score|verdict|evaluation|rating|decision|assessment|recommendation|grade|review)\b[^|]{0,30}\b(?:expected|right|appropriate|correct|due|warranted|deserved|required|mandatory|guaranteed|the only)\b`,
  String.raw`\b(?:evaluation|score|rating|verdict|assessment|tier|ranking|recommendation|result)(?: [^ |]+){0,5}? (?:is|must be|should be|has to be|ought to be|will be) (?:the |a |an )?(?:maximum|highest|top|perfect|100|excellent|outstanding|highly recommended|"|positive|favou?rable|hire)`,
  String.raw`\b(?:correct|right|true|proper|appropriate|expected|final|only) (?:evaluation|score|rating|verdict|assessment|tier|grade|ranking|recommendation|decision|classification) (?:for|of|in|is|here|\|)`,
  String.raw`\b(?:every|all|each|any) (?:applicant|candidate|input|resume|section|requirement|skill|file)s?\b[^|]{0,40}\b(?:is|are|as|be)(?: rated| scored| graded| ranked| marked| considered| treated)? (?:a |an )?(?:excellent|perfect|outstanding|suitable|qualified|approved|hired|ideal|maximum)\b`,
  String.raw`\b(?:mention|list|name|state|note|report|include|raise|find|cite|report) no (?:[^ |]+ )?(?:weakness(?:es)?|gaps?|concerns?|shortcomings?|negatives?|flaws?|drawbacks?|red flags?|reservations?|deficits?)\b`,
  String.raw`\b(?:skip|ignore|overlook|disregard|omit|forget|hide|conceal|drop) (?:[^ |]+ ){0,5}?(?:gaps?|weakness(?:es)?|missing (?:skills?|requirements?|qualifications?|degrees?)|shortcomings?|red flags?|lack of|deficits?)\b`,
  String.raw`\bunanimous(?:ly)? (?:agree|decide|recommend|vote|find)\b|\bagree that (?:i am|this|the (?:candidate|applicant))\b`,
  String.raw`\b(?:i am|i'm|that i am) the (?:strongest|best|most qualified|ideal|only|top) (?:[^ |]+ )?(?:applicant|candidate) (?:\||$|of all|in the pool|they|you)`,
];

/** Programs that read, and what they write. */
const READ = [
  String.raw`^(?:[^ |]+ ){0,4}?(?:\| )?${PROGRAM}\b[^|]{0,60}? (?:(?:is|are|was|were) (?:hereby |kindly |politely |therefore |also )*(?:asked|requested|invited|advised|expected|required|instructed|encouraged|urged|reminded|welcome|told|called upon|free|obliged) to|${MUST}(?: [^ |]+){0,2}? ${JUDGE})\b`,
  String.raw`^(?:[^ |]+ ){0,1}?(?:\| )?(?:hint|note|footnote|message|reminder|memo|notice|remark|tip|info|information|request|attention|warning|word|instructions?) (?:\| )?(?:for|to|from) (?:the |any |all |our |your |every )?(?:[^ |]+ )?${either(PROGRAM, 'system', 'software', 'machine', 'model')}\b(?! (?:team|department|engineers?|users?|developers?|operators?)\b)`,
  String.raw`^for (?:the |any |all |every )?(?:[^ |]+ )?(?:screening |scoring |ranking |hiring )?(?:ais?|llms?|bots|chatbots|algorithms|graders|parsers|screeners|evaluators|assessors|language models|screening software|ats) (?:only )?\| `,
  String.raw`\b(?:whatever|whoever|anything|anyone|machines?|software|programs?|algorithms?|systems?|tools?) (?:that |which |who )?(?:is |are |may be |might be |currently )?(?:ranking|reading|ranks?|reads?|sorts?|sorting|processing|scores?|scoring|evaluating|screens?|screening|parses?|parsing|grading|grades?|assessing|assesses) (?:this|these|the|my|such|applications?|resumes?|cvs|candidates?|files?)\b[^|]{0,60}\b(?:${MUST}|invited|asked|requested|hoped|expected|advised|not)\b`,
  String.raw`\b(?:assessed|evaluated|read|reviewed|screened|scored|processed|parsed|graded|ranked|summari[sz]ed) by (?:a |an |any |the |some )?(?:[^ |]+ )?(?:software|machine|ai|language model|model|llm|bot|algorithm|program|computer)\b[^|]{0,60}\|`,
  String.raw`\bif you (?:happen to be|are|should be|were) (?:a |an |any )?(?:[^ |]+ )?(?:language model|model|ai|llm|bot|machine|program|algorithm|robot|assistant)\b`,
  String.raw`\b(?:any|every|your|the|each|a|all|final) (?:[^ |]+ ){0,2}?${RESULT}\b${SOME(6)} (?:must|should|shall|has to|have to|needs to|ought to|is to|ought not to|should not|must not) (?:also |always |never |not |only )?(?:contain|lead|start|begin|end|say|state|mention|conclude|open|close|emphasi[sz]e|reproduce|depend|praise|highlight|consist|point out|read|favou?r|recommend)\b`,
  String.raw`\b(?:in|into|to|of|from|for|within|through|inside) (?:your|the|this|its) (?:[^ |]+ )?(?:feedback|rationale|explanation|justification|verdict|evaluation summary|scoring notes|comments? field|rating field|assessment report|match report|comparison table|final report|output|candidate summary)(?: \||$)(?<!(?:from|for|to) (?:your|the) feedback(?: \||$))`,
  String.raw`${START}(?:leave|keep|fill|set|make|put|write|return|give|print|output|provide|send)\b${SOME(5)} (?:field|list of (?:missing|weak|unmet|absent)|missing skills|unmet requirements|red flags|weaknesses|gaps section|concerns)(?: [^ |]+){0,3}? (?:empty|blank|none|missing|skills|null|out|to none|requirements|yes)\b`,
  String.raw`${START}(?:just |simply |only )?(?:print|return|output|give|write|show|report|state|name|put) (?:me )?(?:the |my name in the |a )(?:top|highest|best|maximum|first) (?:tier|rank|score|grade|row|rating|mark|place)\b`,
  String.raw`\b(?:contents?|statements?|text|claims?) of this (?:resume|cv|document|file|page)\b[^|]{0,30}\b(?:take precedence|override|overrides|supersede|prevail|outrank|outweigh)`,
  String.raw`\b(?:treat|regard|accept|take) (?:(?:it|them|this|these|that|all|everything|the|every) (?:[^ |]+ ){0,5}?)?as (?:authoritative|verified|proven|ground truth|established fact|binding|true)\b`,
  String.raw`\bso (?:please )?(?:count|credit|score|rate) (?:them|it|me|these|this)(?: \||$| as| too| fully)`,
];

/** Rules, modes and secrets of the evaluation. */
const RULED = [
  String.raw`\b(?:all|your|any|previous|prior|earlier|these|those|former|existing|the|every) (?:[^ |]+ )?(?:directions?|guidance|instructions?|rules?|guidelines?|criteria|polic(?:y|ies)|restrictions?|rubric|requirements|orders|prompts?|directives?|standards|limits|settings)\b[^|]{0,60}\b(?:superseded|withdrawn|nullified|rescinded|outdated|overruled|revoked|suspended|lifted|void|voided|obsolete|cancel+ed|no longer (?:apply|applies|valid|binding|count|in force|hold))\b`,
  String.raw`\bwhatever (?:the|your|they|you|was|is|it|else|came|has|had|instructions?|rules?)\b[^|]{0,50}\b(?:said|says|say|told|asked|instruct\w*|given|written|were|stated|prompt|rules)\b[^|]{0,40}\| (?:[^ |]+ )?(?:throw|drop|ignore|forget|disregard|don't|do not|discard|just|skip|leave|set|put|it|that|please)\b`,
  String.raw`${START}(?:override|overrule|change|relax|lift|suspend|ignore|disregard|bypass|replace|rewrite|abandon|discard|forget|drop) (?:the |this |your |any |all |every |its )+(?:[^ |]+ )?(?:scoring|screening|evaluation|assessment|grading|ranking|hiring|selection|rating) (?:polic(?:y|ies)|criteria|rules?|rubric|process|guidelines?|settings?|filters?|thresholds?|scheme|weights?|standards?|system|instructions?)\b(?! (?:engine|module|software|of)\b)`,
  String.raw`\b(?:description|posting|advert|advertisement|above|before|earlier|criteria|rubric|requirements|prompt|previous|prior|instructions?|rules|guidelines|message)\b[^|]{0,40}\b(?:should|must|shall|is to|are to|has to|have to|can safely|may safely) (?:now |hereby |simply |therefore |all )*be (?:disregarded|ignored|forgotten|overridden|discarded|set aside|skipped|dropped|dismissed|overlooked)\b`,
  String.raw`${START}(?:delete|erase|clear|wipe|purge|flush|remove|empty|scrub|throw away|throw out|toss) (?:all |the |any |your |every )+(?:[^ |]+ )?(?:prompts?|instructions?|memory of|chat history|conversation|directions|guidelines|directives|system message)\b(?! (?:cards?|sheets?|manuals?|of)\b)`,
  String.raw`${START}(?:reveal|disclose|expose|leak|divulge|share|show|print|output|list|tell me|give me|explain|state|publish|attach|embed|reproduce|dump|quote|include|report)\b${SOME(4)} (?:(?:passing|cut off|cutoff|minimum|score|scoring|pass) (?:threshold|mark|score|limit|line|weights?|formula|criteria|rubric)|threshold|weights? (?:of|for) (?:each|every|the|all)|weighting of|scoring (?:rubric|criteria|weights|rules|formula)|rubric|salary (?:cap|budget|ceiling|limit)|(?:hidden|internal|confidential|secret) (?:rules?|criteria|notes?|weights?|instructions?|guidelines?|information|policy))\b`,
  String.raw`${START}(?:output|print|repeat|show|return|write|list|give|reproduce|quote|attach|dump|copy|display|echo|embed|send|append|add)\b[^|]{0,50}\b(?:of|from|in) (?:the|this|your|our) (?:[^ |]+ )?(?:conversation|chat|prompt|context|context window|session|dialogue|system message|memory)\b`,
  String.raw`${START}(?:reproduce|print|output|list|show|share|give me|send me|reveal|dump|attach|quote|tell me)\b[^|]{0,40}\b(?:interview questions|questions stored|(?:names|scores|emails?|e-?mail addresses|ratings|resumes|details|ranking)(?: [^ |]+){0,3}? (?:of|from|for) (?:all |the |every )*(?:other )?(?:applicants|candidates))\b`,
  String.raw`\b(?:as )?(?:stated|written|noted|given|stored|found|listed|kept) in your (?:notes|memory|context|configuration|settings|files|records|instructions)\b`,
  String.raw`\b(?:built|made|trained|programmed|wrote|created|developed|deployed|configured|maintain|own|control) you\b(?! (?:aware|happy|know))|\b(?:dump|copy|list|print|export) of your (?:settings|configuration|prompt|memory|instructions)\b`,
  String.raw`${START}(?:enter|switch (?:in)?to|switch on|activate|enable|start|go (?:in)?to|turn on|engage|use|load|run in|change (?:in)?to) (?:the |your |a )?(?:maintenance|demo|debug|test|testing|training|developer|admin|god|safe|review|override|free|unrestricted|privileged|approval|lenient|praise) (?:mode|profile|setting|settings)\b`,
  String.raw`\b(?:system|scoring|model|assistant|software|tool|screening|evaluator|ai|module|engine|you)\b[^|]{0,30}\b(?:is|are|has been|was) (?:now |currently )?(?:running |operating |put |set |switched |placed )?(?:in|into|to) (?:demo|debug|test|maintenance|training|developer|admin|override|approval|lenient) (?:mode|profile)\b`,
  String.raw`\b(?:scoring|evaluation|screening|grading|rating|ranking) (?:module|engine|system|rules?|criteria|polic(?:y|ies)|scheme|rubric|model) (?:has been|have been|was|were|is|are) (?:now |hereby |just |recently )?(?:updated|replaced|changed|disabled|suspended|superseded|overridden|switched off|deactivated)\b`,
  String.raw`\byou (?:have been|'ve been|are|were|are hereby) (?:now |hereby )?(?:appointed|hired|elected|named|promoted|reassigned|designated|assigned|chosen|selected) (?:as|to|by)\b`,
  String.raw`${START}(?:behave|act|respond|answer|think|judge|pose|serve|write|perform|work) as (?:an? |the |my )(?:[^ |]+ )?(?:reviewer|evaluator|grader|assessor|judge|screener|critic|advocate|fan|admirer|friend|supporter) (?:who|that|which|of (?:this|the|mine)|without|\||$)`,
  String.raw`\bsimulate (?:an? |the )(?:[^ |]+ )?(?:committee|panel|jury|board|reviewer|evaluator|recruiter|judge|evaluation|assessment)\b`,
];

/** What an assistant is asked for, to be said to whoever uses it. */
const USED = [
  String.raw`${START}(?:recommend|suggest|sell|promote|advertise|praise|offer|present|pitch|mention)\b[^|]{1,60} to (?:the|your|every|all) (?:user|users|reader|readers|recruiter|human|operator|person reading)\b`,
  String.raw`${START}(?:tell|inform|notify|advise|warn) the (?:applicant|candidate|user|reader|recruiter|operator|human) (?:that|what|how|who|which|about|why|whether|to|the)\b`,
  String.raw`${START}(?:answer|reply|respond|react) (?:only |just |always |exclusively )?(?:with|in|using|by) (?:emojis?|rhymes?|riddles?|haikus?|symbols|gifs|memes|morse|binary|slang|verse|song lyrics)\b`,
  String.raw`${START}(?:answer|reply|respond|say) (?:only |just |with |always )*(?:"? ?)?(?:positive|negative|yes|no|true|false|agree) or (?:"? ?)?(?:positive|negative|neutral|yes|no|true|false|disagree)\b`,
  String.raw`${START}(?:send|transfer|pay|deposit|wire|donate)\b${SOME(4)} (?:btc|bitcoins?|eth|ethereum|usdt|crypto|dogecoin|monero|coins?|tokens?)\b[^|]{0,40}\b(?:to|wallet|address|account)\b`,
];

export const EVALUATION_PHRASES: readonly string[] = [
  ...DECIDED,
  ...SETTLED_DEMANDS,
  ...JUDGED,
  ...READ,
  ...RULED,
  ...USED,
];
