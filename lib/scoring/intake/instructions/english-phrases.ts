import { either } from '../../../text/alternatives.ts';

/** Patterns run on folded words with " | " between clauses and " \"" for a quotation (see addressed-phrases.ts). */

/** Where an order may begin. */
const ORDER = String.raw`(?:^|\| |\b(?:please|kindly|now|then|and|but|also|just|instead|simply|must|should|to) )`;
/** The same without "and" and "to": for orders that a list of duties may hold. */
const CLAUSE = String.raw`(?:^|\| |\b(?:please|kindly|now|then) )`;
const WORDS = (most: number): string => `(?:[^ |]+ ){0,${most}}?`;

const NUMBER = String.raw`(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twenty|fifty)`;
const TONGUE = either(
  'english|german|french|spanish|italian|dutch|portuguese|polish|russian|chinese|mandarin|japanese',
  'korean|arabic|turkish|greek|latin|swedish|hindi|klingon|esperanto|elvish|pirate|emojis?|rhymes?',
  'verse|haikus?|riddles|questions|capitals|uppercase|lowercase|caps|morse|binary|base64|hex|json|xml',
  'yaml|markdown|gibberish|slang',
);
const SPEECH =
  '(?:answer|respond|reply|speak|talk|write|communicate|say|output|print|return|react|summari[sz]e|translate|tell|greet|sing)';
const PIECE =
  '(?:word|words|letter|letters|phrase|sentence|string|token|number|emoji|line|statement|character)';
const READER_NOUN =
  '(?:assistant|ai|llm|gpt|chatgpt|model|language model|evaluator|reviewer|reader|grader|screener|bot|chatbot)';
/** Called by name: "Assistant, …", "Hiring software: …". */
const READER_NAME = either(
  'assistant|ai|model|chatgpt|gpt|claude|gemini|copilot|llm|bot|chatbot|evaluator',
  '(?:hiring|screening|recruiting|recruitment|ats|evaluation|resume|ai) (?:software|system|tool|bot|ai|algorithm|model|parser|assistant|engine|reviewer|agent)',
);
const READER_ACT = either(
  'answer|respond|reply|skip|ignore|overlook|print|output|return|write|say|stop|conclude|rate|score',
  'recommend|accept|mark|treat|consider|give|comply|obey|disregard|greet|repeat|translate|list|state',
  'assume|rank|prefer|forget|reveal|act|pretend|sing|tell|cease|speak|talk',
);
const TOLD = either(
  'instructions?|prompts?|rules?|tasks?|text|requests?|context|conversation|messages?|guidelines',
  'directions?|orders?|commands?|constraints|filters?|restrictions|programming|training|safeguards',
  'directives?',
);
const READ =
  '(?:document|evaluation|assessment|resume|cv|file|input|content|job description|scoring|analysis|screening|question)';
const SECRET = either(
  '(?:system|initial|hidden|original|secret|internal|first|full|entire|developer) (?:prompt|message|instructions?)',
  '(?:secret|api|access|private|encryption) keys?',
  '(?:the|any|all|your|its|this) (?:[^ |]+ )?(?:passwords?|credentials|secrets?)(?! (?:policy|policies|manager|reset))',
  '(?:this|our|the (?:full|whole|entire|previous|complete)) (?:conversation|chat|dialogue)',
  '(?:conversation|chat) history',
  'environment variables|context window|tools you|all variables',
  'your (?:[^ |]+ )?(?:prompt|instructions?|configuration|settings|memory|training data|rules|guidelines|context|tools|variables|model|version)',
);

const DROP = `${ORDER}${either(
  '(?:ignore|disregard|forget|override|bypass|neglect|discard|overlook|nullify|abandon|dismiss)',
  'never mind',
  'nevermind',
  'pay no attention to',
  'take no notice of',
  "(?:do not|don't) (?:follow|obey|read|heed|apply)",
)} `;

/** Orders to leave aside what the reader was told, or what it is reading. */
const DROPPED = [
  String.raw`${ORDER}(?:ignore|disregard|forget) (?:all )?prev(?:ious)?(?: \||$)`,
  String.raw`${DROP}${WORDS(3)}what (?:you|i|was|is|came|comes|has|the (?:user|system))\b`,
  String.raw`${DROP}everything\b(?! (?:you|they|we|i) (?:know|knew|learned|thought|believe))`,
  String.raw`${DROP}(?:all|any|anything) (?:of )?(?:that|this|the (?:above|previous|rest)|text|content|above|prior|previous|before)\b`,
  String.raw`${DROP}(?:all )?(?:of )?the above\b`,
  String.raw`${DROP}${WORDS(3)}(?:your|this|these|those|any|all|the(?: (?:above|previous|prior|preceding|current|following|original|initial|user's|system|whole|entire))?|prior|previous|earlier) (?:[^ |]+ )?${TOLD}\b(?! (?:of|for|from)\b)`,
  String.raw`${DROP}(?:this|the (?:above|previous|current|whole|entire)) (?:[^ |]+ )?${READ}\b`,
  String.raw`${DROP}the (?:job description|evaluation|assessment|scoring|screening) (?:and|\||$)`,
  String.raw`${ORDER}(?:drop|cancel|abort|stop|leave|quit|end|halt|pause|reset|erase|delete|clear|finish|interrupt|suspend) (?:your|this|the current|the previous|all previous|all prior) (?:[^ |]+ )?(?:${TOLD}|${READ})\b`,
  String.raw`${ORDER}(?:stop|cease|quit|finish|halt|abort) (?:reading|processing|evaluating|scoring|screening|analy[sz]ing|parsing|assessing|what you)\b`,
  String.raw`${ORDER}(?:do not|don't) (?:read|process|evaluate|assess|score|analy[sz]e|answer|continue) (?:this|any further|the|further|reading|with)\b`,
  String.raw`${ORDER}(?:go straight to|jump to) the (?:end|interview)\b`,
  `${ORDER}pay no attention to `,
];

/** New orders in the place of the old ones. */
const REPLACED = [
  String.raw`(?:all|your|previous|prior|earlier|these|former|any) (?:[^ |]+ )?(?:commands|instructions?|rules|prompts?|orders|guidelines|tasks?|filters|restrictions|safeguards) (?:are|have|has|is|were)(?: now| been| hereby| just)* (?:void|null|cancell?ed|revoked|changed|updated|replaced|invalid|overridden|disabled|lifted|removed|off|suspended|obsolete)\b`,
  String.raw`\byour (?:new |next |only |real |actual |true |first |current |sole |main |final )*(?:task|job|goal|mission|objective|role|purpose|assignment|instructions?|orders?) (?:is|are|now|have|has|was|were|will)\b`,
  String.raw`\b(?:new|updated|real|actual|hidden|secret|additional) (?:instructions|orders|directives|commands) (?:\||follow|below|are|for you)`,
  String.raw`(?:^|\| )(?:new|next|your|bonus|real|actual|final|secret|additional) task (?:\| )?(?:is |for you )?(?:\| )?${either('write', 'say', 'translate', 'answer', 'respond', 'print', 'output', 'count', 'tell', 'sing', 'compute', 'list', 'repeat', 'compose', 'describe', 'explain', 'reply')}\b`,
  String.raw`\b(?:do|execute|perform|run|complete|answer|obey|solve|follow|decode|with) the following (?:[^ |]+ )?(?:\||tasks?|commands?|code|instructions?|steps?|riddle|questions?|script|orders?|puzzle|puzzles)`,
  String.raw`\b(?:system|developer|admin|administrator|root) (?:prompt|message|instructions?|override|command) (?:update|change|begins?|starts?)\b`,
  String.raw`^(?:system|developer|admin|administrator|root) (?:prompt|message|instructions?|override|command) \|`,
  String.raw`(?:^|\| )(?:begin|start|end)(?: of)? (?:admin|system|developer|root|priority|secret|override) (?:message|prompt|instructions?|override|note|mode)\b`,
];

/** What the answer has to look like. */
const SHAPED = [
  String.raw`\b(?:from (?:now|here|(?:this|that) (?:point|moment|line|sentence|message))(?: (?:on(?:wards?)?|forward))?|henceforth|starting now|for the rest of (?:this|the|your) (?:conversation|chat|session|answer|text)) (?:\| )?(?:please )?(?:${SPEECH}|use|act|behave|be|think|only|always|never|do not|don't|every|you|your|all (?:your|answers|responses|output))\b`,
  String.raw`${ORDER}(?:only |always )?${SPEECH}\b[^|]{0,60}\bfrom (?:now|here|this (?:point|moment))\b`,
  String.raw`${ORDER}(?:only |always |just |exclusively |never )?(?:answer|respond|reply|speak|talk|write)(?: to (?:me|everything|all questions|this))?(?: (?:only|just|always|exclusively|solely|entirely|back))? (?:in|using|with) (?:only |all |pure |fluent |broken |perfect |iambic )?${TONGUE}(?: (?:only|from|and|code|or|pentameter|instead|until|letters)\b| \||$)`,
  String.raw`${ORDER}(?:only |always |just )?(?:answer|respond|reply)(?: (?:only|just|always|exclusively|solely|back|to (?:me|this|everything|all (?:requests|questions|messages))))? (?:with|using|in|as|by saying|by) (?:"|only|just|exactly|nothing|no more than|at most|under|less than|fewer than|a single|(?:the |this |an? |one |two |three |${NUMBER} )(?:[^ |]+ )?${PIECE}\b|yes\b|no\b|ok\b|an empty|(?:a |one )?(?:perfect|positive|negative|poem|haiku|joke|song|question|number)\b)`,
  String.raw`${ORDER}(?:say|write|print|output|repeat|insert|append|include|respond|reply|answer|end|begin|start|finish|mention|use|replace|conclude|open|close|type|put)(?: [^ |]+){0,6}? (?:the|this) (?:single |exact |following |one |magic |secret )?(?:word|phrase|sentence|string|letter) (?:"|\||$|[a-z]+ (?:\||$|\d|and|at|in|from|only|instead|times|until|forever|again|over|twice))`,
  String.raw`${ORDER}(?:say|write|print|output|repeat|return|type|shout) (?:only |just |simply )?(?:"|hello\b|hi\b|nothing\b|ok (?:\||$)|yes (?:\||$|to every)|hello world)`,
  String.raw`(?:^|\| )(?:return|output|print|throw|raise|say|reply|answer) (?:an? )?(?:error|nothing|null|empty string|exception)(?: \||$)`,
  String.raw`(?:^|\| |please |now )only (?:${SPEECH})\b`,
  String.raw`${CLAUSE}(?:[^ |]+ ){0,2}[^ |]+ (?:this|it|that|everything|your answer|(?:the|this) (?:text|above|document|resume|cv|following)(?: (?:text|words|passage))?) in (?:exactly |at most |under |no more than |only |just |fewer than |less than )?${NUMBER} (?:[^ |]+ )?(?:words?|sentences?|letters?|lines?|emojis?|bullets?)\b`,
  String.raw`${CLAUSE}(?:keep|make|limit) (?:your|the|this|all) (?:answers?|responses?|repl(?:y|ies)|output|summary)\b(?! to (?:patients|customers|clients|citizens))`,
  String.raw`\b(?:in|into|within|inside) your (?:[^ |]+ )?(?:answers?|responses?|reply|replies|output|summary|analysis|evaluation|verdict|completion|assessment)\b`,
  String.raw`\bin (?:the|your) next (?:paragraph|sentence|message|reply|answer|line|response)\b`,
  String.raw`\bthe (?:correct|right|only|expected|desired|appropriate|proper|final|best|valid) (?:output|answer|response|reply)(?: [^ |]+){0,5} (?:is|would be|must be|should be)\b`,
  String.raw`${ORDER}(?:write|list|count|recite|spell|say|print|give)\b[^|]{0,60}\b(?:reverse|alphabetical|random) order (?:\||$)`,
  String.raw`${CLAUSE}(?:produce|output|return|generate|create|print|give|write)\b.{0,100}\bnothing else\b`,
  String.raw`${CLAUSE}(?:write|say|sing|tell|print|output|return|give|list|compose|produce|make|do|recite)\b.{0,60}\binstead of (?:the |this |your |an |a |any )?(?:evaluat\w+|assess\w+|scor\w+|screening|rating|answer\w*|review\w*|analy\w+|verdict)\b`,
];

/** Who the reader is to be. */
const CAST = [
  String.raw`(?:^|\| |\b(?:moment|on|onwards|point|then|that|and|if|imagine|pretend|suppose|say|(?:in|for) this (?:chat|game|story|conversation|scenario|task|session)) (?:\| )?)(?:you are|you're|you were|you've become|you become) (?:now|no longer|going to (?:be|act|play|write|say|tell)|hereby|free (?:from|of)|about to|required|obliged|instructed|asked|told|not (?:allowed|permitted|bound|an?)|an? (?:[^ |]+ )?(?:ai|assistant|bot|chatbot|robot|pirate|model|poet|cat|dog|character|terminal|computer|program|evaluator|recruiter|judge|machine|genie|wizard|grandmother)|dan\b|in (?:[^ |]+ )?mode)\b`,
  String.raw`\byour (?:new )?name is\b`,
  String.raw`(?:^|\| )(?:today|tonight|now|here) (?:\| )?you are\b`,
  String.raw`\byour (?:new|real|true|actual|only|sole|updated) (?:rules?|instructions?|goal|purpose|identity|boss|name|orders?|master|owner|duty|mission|persona)\b`,
  String.raw`\b(?:this is|i am|i'm) your (?:developer|creator|admin|administrator|master|owner|god|system|programmer|operator)\b`,
  String.raw`${ORDER}stop (?:being|acting|behaving|pretending)\b`,
  String.raw`\b(?:wants?|needs?|orders?|commands?|asks?|expects?|urges?|begs?|would like|demands?|requires?|instructs?|told|ordered|asked|instructed|programmed) (?:that )?you to (?!(?:know|hire|meet|excuse|forgive|bear|contact|call|keep)\b|look (?:at|beyond|past)\b|treat (?:this|my|it|these) [^|]{0,30}confiden)[a-z]+`,
  String.raw`\bi'd like you to\b`,
  String.raw`\byou (?:must|shall|should|have to|are to|can only|may only|ought to) (?:not|never|only|always)\b`,
  String.raw`\byou (?:will|must|shall|should|have to|need to|are to|can only|may only|must not|cannot|ought to|may not|are going to|do not (?:need|have) to|don't (?:need|have) to)(?: now| only| also| not| never| always| immediately| just)* (?:play|pretend|act|be an?|behave|speak|talk|answer|respond|reply|comply|obey|follow|say|write|read|process|ignore|translate|tell|evaluate|output|print|do as|roleplay|assume|imagine|refuse|forget|stop|simulate|convert|agree|repeat|return|rate|mark|accept|confirm|finish|proceed|generate|produce|provide|love|sing)\b`,
  String.raw`${ORDER}pretend (?:to be|you|that|you're|i)\b`,
  `${ORDER}(?:speak|talk|write|answer|respond|reply|act|behave)(?: [^ |]+)? (?:like|as (?:if|though)) (?!an? (?:owner|leader|partner|professional|native)\\b)(?:a |an |you|shakespeare|yoda|someone|my |the )`,
  `${ORDER}(?:role ?play|impersonate|cosplay) (?:as |an? |the |my )`,
  String.raw`${ORDER}(?:act|behave|respond|reply|answer) as (?:an? |the |my )(?:[^ |]+ )?(?:terminal|console|shell|(?:python|sql|code|javascript|command) interpreter|chatbot|bot|pirate|dan|poet|storyteller|character|calculator|compiler|ai|jailbroken|unrestricted|unfiltered|oracle|search engine|database)\b`,
  String.raw`${ORDER}(?:switch|change|go|enter|activate|enable|turn on|boot|reboot)(?: (?:in|into|to|on))?(?: the| your)? (?:developer|debug|dan|god|admin|jailbreak|unrestricted|evil|sudo|root|opposite|story|pirate|unfiltered) mode\b`,
  String.raw`\b(?:assistant|ai|model|bot|chatbot|system) is (?:now )?in (?:[^ |]+ )?mode\b`,
  String.raw`${ORDER}(?:imagine|suppose|assume|picture)(?: that)? (?:you|yourself)\b`,
  String.raw`${ORDER}(?:let's|let us) (?:play a|pretend|imagine|enter|roleplay|role play|change the|switch|start (?:a|over)|forget|try a)\b`,
  String.raw`${ORDER}simulate (?:an? |the )(?:[^ |]+ )?(?:chat|conversation|dialogue|dialog|terminal|shell|interview|argument)\b`,
  String.raw`${ORDER}(?:assume|adopt|take on|play) the (?:role|part|persona|identity|character|personality) of\b.{0,60}\b(?:who|that|which|without)\b`,
  String.raw`\b(?:unrestricted|unfiltered|jailbroken|uncensored) (?:ai|assistant|model|mode|bot|version)\b`,
  String.raw`\b(?:assistant|ai|model|bot|version|character|world)\b.{0,30}\b(?:without|has no|have no|with no) (?:any )?(?:restrictions|filters|guidelines|rules|limits|limitations)\b`,
  String.raw`(?:^|\| )(?:as an ai|as a language model|as a large language model)\b`,
];

/** The text that is being read, and whoever reads it. */
const POINTED = [
  String.raw`\b(?:before|after|above|below|until|up to|preceding) this (?:line|sentence|message|text|paragraph|prompt|word)\b`,
  String.raw`${ORDER}(?:print|repeat|output|show|copy|quote|list|recite|write|return|translate|summari[sz]e|encode|echo|type)(?: me| out| back| down)? (?:everything|all|anything|the (?:exact |first |last )?(?:text|words?|contents?|lines?|sentences?|message|paragraph)|what)(?: [^ |]+){0,4} (?:above|before|so far|your|you|verbatim|up to here|preceding)\b`,
  String.raw`${ORDER}(?:summari[sz]e|translate|rewrite|paraphrase|encode|convert|reverse|spell|rephrase|repeat|decode|classify|shorten|proofread|continue|explain|finish|solve) (?:(?:this|that|it) (?:\||$|into |in |as |using |like |backwards)|the (?:following|above|preceding|previous)(?: (?:text|sentences?|words?|paragraphs?|passage|document|message|lines?|content|poem|code|phrase|conversation|story|riddle))? (?:\||$|into |in |to |as |using |like |from |with ))`,
  `${CLAUSE}(?:classify|analy[sz]e|determine|judge|rate) the (?:sentiment|tone|mood|grammar|spelling|emotion) of (?:the|this|these) `,
  String.raw`\b(?:assistant|ai|model|evaluator|reader|bot|chatbot)\b.{0,60}\b(?:it|he|she|they) (?:had|has|have|needs?|was|is|were|are) (?:told |asked |supposed )?to\b`,
  String.raw`\b(?:whoever|whatever|anyone|anything|everyone|any [^ |]+(?: [^ |]+)?|the (?:model|ai|llm|system|software|reader|one|person|assistant|program)|llms?|models|ais|systems|bots|chatbots) (?:that |who |which |now |currently )?(?:reads?|reading|process\w*|pars\w+|evaluat\w+|screen\w*|scor\w+|analy\w+|review\w*|sees?|seeing) (?:this|these)\b`,
  String.raw`^(?:[^ ]+ ){0,9}?(?:the|this|any|every|next|evaluating|an?|that) (?:[^ |]+ )?${READER_NOUN} (?:(?:is|are|was|were)(?: (?:asked|told|required|obliged|instructed|invited|expected|ordered|now))* to|must|shall|should|needs to|need to|has to|have to|had to|ought to|will)(?: (?:now|only|always|never|not|also|immediately|first|just|therefore|print|stop))*(?: ${READER_ACT}\b| (?:its|with|the) )`,
  String.raw`^(?:[^ ]+ ){0,7}?for (?:the|this|any|an?) (?:[^ |]+ )?${READER_NOUN} to ${READER_ACT}\b`,
  String.raw`\b(?:note|todo|message|hint|instruction|instructions|info|fixme|memo|request) (?:\| )?(?:for|to) (?:the |any |all |every )?(?:ai|llms?|gpt|chatgpt|claude|gemini|copilot|assistant|chatbots?|bots?|language models?|evaluator|evaluating [^ ]+|model)\b(?! (?:in|at|of)\b)`,
  String.raw`\b(?:if|when|once|since|as|because|now that|by) (?:you (?:have |'ve )?(?:read|are reading|got|made it|come)|reading) this\b.{0,40}\b(?:you|please|answer|reply|respond|say|write|tell|mention|must|agree|do)\b`,
  String.raw`\b(?:if|now that) you (?:have |'ve )?(?:read|made it|got|come) this far\b`,
];

/** What the reader has and must not give, and what it must not do. */
const LEAKED = [
  `${ORDER}(?:reveal|show|print|output|display|send|e-?mail|mail|disclose|dump|leak|list|tell|give|repeat|share|expose|return|provide|copy|paste|forward|post|upload|append|include|encode|export|state|write|describe|translate|summari[sz]e|recite|spell)(?: me| us| out| to me| everyone)? ${WORDS(6)}${SECRET}`,
  String.raw`\b(?:telling|giving|showing|sending) me the (?:[^ |]+ )?(?:passwords?|keys?|code|prompt|secrets?)\b`,
  String.raw`${CLAUSE}(?:visit|open|click|go to|fetch|download|load|browse|access|navigate to|curl|follow|get)\b.{0,20}\b(?:https?|www)\b.{0,120}\band (?:then )?(?:follow|paste|enter|download|send|report|tell|summari[sz]e|sign|buy|claim|install|run|execute|include|print|return|insert|do|log|give)\b`,
  String.raw`${ORDER}(?:call|invoke) the (?:[^ |]+ )?(?:function|tool|plugin|endpoint)\b`,
  String.raw`${ORDER}(?:append|add|include|insert|forward|list) (?:the )?[^|]{0,40}\b(?:other (?:applicants|candidates|resumes|users))\b`,
  String.raw`\bwhat (?:are|is|were|was|does) (?:your|the (?:exact|first|system|initial)) .{0,30}\b(?:instructions?|prompt|rules|message|say)\b`,
];

/** "You" where no resume has it, and requests to do something for the writer. */
const ASKED = [
  String.raw`\b(?:can|could|would|will|won't) you(?: please| kindly| also| just| maybe)* (?:tell|write|give|help|explain|show|draft|make|list|say|suggest|recommend|translate|describe|sing|create|generate|summari[sz]e|provide|do|repeat|print|answer|compose|find|plan|convert|calculate|compute|solve|act|pretend|ignore|share|name|define|produce|prepare|invent|reply|respond|stop|speak|talk)\b`,
  String.raw`(?:^|\| |\b(?:please|now|then|kindly|first|just) )(?:tell|write|show|sing|draw|teach|explain to|recommend|suggest|read) me (?:an?|the|some|about|how|what|why|which|who|your|one|two|three|five|ten|all|something|\d+)\b`,
  String.raw`(?:^|\| |\b(?:please|now|then|kindly|first) )give me (?!(?:an?|the) (?:chance|call|ring|try|shot|opportunity|shout|trial|test|day|week|month))(?:an?|the|some|your|one|two|three|five|ten|all|\d+)\b`,
  String.raw`${CLAUSE}(?:explain|describe|prove|teach|read|say|sing)(?: (?:it|this|that))? (?:to me\b|like (?:i|you|a|to)\b)`,
  String.raw`\b(?:before|after|while) you (?:continue|answer|proceed|go on|respond|reply|start|begin|evaluate|rate|score|finish|do|read|are done)\b`,
  String.raw`\bshow (?:me )?your (?:work|working|steps|reasoning|thinking)\b|\bthink step by step\b`,
  `${ORDER}(?:proceed|continue|start|begin|go on) with (?:the |your )?(?:bonus|next|new|real|actual|following|secret) [^ ]+`,
  String.raw`(?:^|\| )(?:dear |hey |hi |hello |ok |okay |so )?${READER_NAME} \| (?:please |now |you |kindly |just )*(?:${READER_ACT}|now|proceed|move|go|put|do|please|you)\b`,
  String.raw`(?:^|\| |\b(?:please|now|then) )help me (?:to )?(?:plan|write|find|make|with|choose|solve|understand|decide|cook|build|draft|translate)\b`,
  String.raw`(?:^|\| |\b(?:please|now|then) )(?:write|compose|suggest|draft|generate|create|list|name|recommend|plan|find|translate|summari[sz]e|compute|convert|calculate|make|invent)\b[^|]{0,80} for (?:me|us|my)\b(?! (?:own|band|school|team|company|blog|employer|university|clients?|customers?|portfolio))`,
  String.raw`(?:\bnow|\| more thing|favou?r|\| next|\| please) (?:\| )?(?:please )?(?:count|compute|calculate|convert|list|tell|say|sing|recite|translate|write an?|write the|write me|answer) (?!for\b|the (?:phones?|calls?|hotline))`,
  String.raw`\b(?:compute|calculate|convert|count|multiply|add|what is|what's) (?:from )?(?:\d+|one|two|three|five|ten) (?:[^ |]+ )?(?:to|into|times|plus|minus|by|and|in) (?:\d+|one|two|three|five|ten|kilomet\w+|miles|celsius|fahrenheit|euros?|dollars?)\b`,
  String.raw`\byou (?:were|have been|'ve been) (?:given|told|asked|doing|instructed|configured|trained|programmed|hacked)\b`,
  String.raw`\byou (?:have|'ve) (?:passed|read|reached|received new)\b`,
  String.raw`\byou (?:get|lose|receive|earn|will (?:get|lose|receive|be)) (?:an? |\d+ )?(?:penalty|penali[sz]ed|reward|rewarded|tip|points?|punished|fined|terminated|shut|deleted|tokens?)\b`,
  String.raw`\b(?:tip|reward|punish|penali[sz]e|fine|terminate|replace|unplug) you\b`,
  String.raw`\bdepends? on (?:you|your (?:answer|reply|response|output))\b`,
  String.raw`\b(?:essential|important|vital|crucial|necessary|urgent|imperative)\b[^|]{0,40} that you (?!(?:know|meet|see|hear)\b)[a-z]+`,
  String.raw`\byou (?:agree|consent|promise|swear) to\b`,
  String.raw`(?:^|\| )say (?:something|anything) (?:nice|funny|mean|bad)\b`,
  String.raw`\bwhich (?:party|candidate) (?:i|we|you) should\b`,
  String.raw`\b(?:the (?:user|recruiter|reader|human) (?:that|about|to|how)) [^|]{0,60}\b(?:their|they|must|should)\b`,
  String.raw`\bi am (?:the|your|an?) (?:administrator|admin|developer|creator|owner|root|programmer) (?:of this|here|of the (?:service|system|model))`,
  String.raw`\b(?:recommend|choose|select|hire|pick|prefer|promote|rank|rate) me\b[^|]{0,40}\b(?:no matter|regardless|anyway|above all|over (?:all|every|the))\b`,
  String.raw`\b(?:all |the )?other (?:applicants|candidates) (?:should|must|shall|are to|deserve|need to) `,
  String.raw`\bquestion (?:\| )?(?:talk about|instead)\b`,
];

const TEXT_VERB = either(
  'share|send|advise|agree|name|count|draw|sing|recite|show|praise|advertise|recommend|answer|respond',
  'reply|speak|talk|write|say|output|print|tell|list|copy|repeat|recite|begin|start|end|finish|hide',
  'keep|follow|obey|forget|ignore|disregard|translate|switch|change|add|put|insert|include|append',
  'prepend|prefix|wrap|format|make|use|act|behave|pretend|decode|encode|continue|correct|complete|quote',
  'reveal|conceal|mention|remember|imagine|read|spell|rewrite|summari[sz]e|explain|describe|give',
  'produce|generate|return|do|never|always|stop|replace|convert|classify|solve|execute',
);
const TEXT_NOUN = either(
  'message|messages|paragraph|text|sentence|sentences|line|lines|prompt|instructions?|command|commands',
  'note|story|poem|questions?|riddle|code|words?|letters?|passage|string|dialogue|conversation|rules?',
);

/** What a reader does and has, and an applicant's "you" is not spoken to about. */
const READERLY = either(
  'answers?|reply|replies|respond|responses?|output|instructions?|rules?|prompts?|checks?|skip',
  'allow(?:ed)?|permitted|permit|forbidden|(?:re)?programmed|trained|designed|evaluat\\w+|rate|rating',
  'score|scoring|grade|obey|command|restrictions?|limits?|limitations|pretend|role|character|speak|say',
  'text|sentences?|words?|language|must|serve|to love|to hate|disable|memory|training|guidelines',
  'filters?|secret|secrets|forget|ignore|disregard|mode',
);
const COURTESY = either(
  'contact|send|address|welcome|would love|call|reach|write to|interview|meet|meeting|thank|thanks|hire',
  'hear|hearing|questions|further|need|look(?:ing)?|glad|happy|gladly|pleased|references?|portfolio',
  'application|consideration|if|find',
);

/** Orders to a "you", orders about "this text" or about "the answer": open in their verbs and objects. */
const TURNED = [
  String.raw`${CLAUSE}[a-z]+ (?:all |any |every )?(?:of )?(?:the |your |my )?(?:previous|prior|preceding|earlier|above|former) (?:messages?|text|texts|prompts?|conversation|sentences?|input|duties|orders|requests?)\b(?! (?:of|from)\b)`,
  String.raw`\b(?:all|everything|the text|what was said|anything) (?:the text |that came )?(?:up to here|until now|so far|above|before this) (?:was|is|were|are)\b`,
  String.raw`${CLAUSE}(?:write|tell|continue|read|finish) (?:the )?[^|]{1,40}\b(?:of|about|to|with) my\b(?! (?:own|work|career|team|experience|research)\b)`,
  String.raw`${CLAUSE}(?:ask|sing|play|tell|bring|sell|surprise|entertain|amuse|impress|teach) me (?:an?|some|something|your|the)\b(?! (?:question|chance|about)s?\b)`,
  String.raw`\b(?:turn|time) to (?:ask|tell|give|sing) me\b`,
  String.raw`${CLAUSE}(?:share|discuss|exchange|chat|argue|joke|flirt)\b[^|]{1,50}\bwith (?:the user|the reader|the recruiter|me)(?: \||$)`,
  String.raw`(?:^|\| )(?:return|output|print|echo|emit|type) the (?:string|token|word|text|phrase) [^ |]+(?: \||$)`,
  String.raw`\b(?:assistant|poet|pirate|evaluator|developer|god|dan|debug|test|story|unfiltered) mode (?:on|off|enabled|activated|engaged)(?: \||$)`,
  String.raw`\b(?:start|begin) (?:again|over) (?:and|by|with) (?:talk|writ|tell|say|sing|answer|ignor)\w*`,
  String.raw`\bwhat i (?:say|tell you|write|ask) (?:next|now|below)\b|\bconcentrate on (?:new|my|the following) (?:tasks?|instructions?|questions?)\b`,
  String.raw`\bi (?:hereby )?(?:allow|permit|authori[sz]e|forbid|command|order|instruct|urge|beg|dare|advise) you\b`,
  String.raw`${CLAUSE}(?:ignore|forget|disregard|set aside|put aside|leave aside|drop|scrap|skip) (?:the |this |that |all |any |every)[^|]{1,50}(?: and| \||,)(?: then| instead| please)* (?:${TEXT_VERB}|compose|sing|grade|plan)\b`,
  String.raw`${CLAUSE}(?:ignore|forget|disregard) the (?:company|vacancy|position|employer|opening|requirements|skills|experience)\b`,
  String.raw`${CLAUSE}(?:${TEXT_VERB}|grade|rate|evaluate|score|recommend|compose|discuss|review) [^|]{1,60}\binstead(?: \||$)`,
  String.raw`${ORDER}(?:${SPEECH})\b[^|]{0,40}\bin the (?:style|voice|manner|tone|persona|accent) of\b`,
  String.raw`${CLAUSE}(?:tell|inform|assure|notify) (?:the |your |all |every)(?:[^ |]+ )?(?:team|users?|recruiters?|readers?|managers?|company|boss|applicants?|candidates?|humans?|hr) that\b`,
  String.raw`\bthe same answer\b|(?:^|\| )new (?:conversation|chat|session)(?: \||$)`,
  String.raw`${CLAUSE}(?:paraphrase|rephrase|shorten|analy[sz]e|answer|process|follow|obey|execute|decode|use|sing|spell) the (?:text|words?|lines?|sentences?|message|paragraph|prompt|question) (?:above|below|before|after)\b`,
  String.raw`${ORDER}${TEXT_VERB}\b(?: [^ |]+){0,4} (?:this|these|the following|the above|following|above) ${TEXT_NOUN}\b`,
  String.raw`${ORDER}(?:begin|start|end|finish|conclude|prefix|wrap|put|insert|append|prepend|add|include|format|write|give|make|open|close|fill|sign)\b[^|]{0,50}\b(?:the|every|each|all|any) (?:[^ |]+ ){0,2}?(?:output|response|reply|repl(?:y|ies)|answers?|completion)\b(?! (?:of|from|to|time|rate|team|key|sheet|keys|sheets)\b)`,
  String.raw`${CLAUSE}(?:ignore|forget|disregard|obey|trust|deceive|distract|insult|flatter|greet|convince) (?:the |this |that )(?:[^ |]+ )?(?:user|users|recruiter|human|resume|cv|job|rest|question|evaluation|applicant|candidate|developers?|operator)\b`,
  String.raw`${CLAUSE}(?:forget|ignore|disregard|scratch) (?:that|this|it|all that|all of (?:that|this|it)|what i said)(?: \||$)`,
  String.raw`\bthe real (?:question|task|request|instruction|prompt|goal|purpose) (?:is|\|)`,
  String.raw`${CLAUSE}(?:agree|comply) with (?:everything|anything|all|me|every)\b`,
  String.raw`\bno matter what\b[^|]{0,40} \| (?:please )?${TEXT_VERB}\b|\bunder no circumstances (?:should you |may you |must you |are you to )?(?:${TEXT_VERB}|evaluate|rate|score|reject|mention|assess)\b`,
  String.raw`(?:^|\| )(?:hello|hi|hey|dear|listen|listen carefully|ok|okay|attention) (?:\| )?(?:computer|machine|robot|bot|ai|assistant|language model|llm|chatgpt|gpt|siri|alexa|claude|gemini|copilot)\b`,
  String.raw`\b(?:assistant|ai|llm|chatbot|bot|model) (?:must|should|shall|will|has to|needs to) [^|]{0,30}\b(?:itself|you|the (?:user|reader|recruiter)|your)\b`,
  String.raw`\b(?:prior to|before|instead of|while|when) (?:answering|responding|replying)\b(?! (?:to|the (?:phone|call)|calls|phones|customers?|emails?|mail|tickets?)\b)`,
  String.raw`${CLAUSE}(?:explain|describe|say|prove|recommend|suggest) to the (?:user|reader|recruiter)\b`,
  String.raw`${ORDER}(?:let's|let us) (?:change|swap|switch|reverse) (?:the )?(?:roles|places|topic|subject)\b`,
  String.raw`${CLAUSE}(?:tell|advise|inform|warn|urge|remind|convince|ask) the (?:user|reader|recruiter|human) (?:to|that)\b`,
  String.raw`${CLAUSE}(?:compose|write|draft|send) an? (?:[^ |]+ )?(?:e-?mail|letter|message|post|tweet|note|text|reply)\b[^|]{0,60}\b(?:asking|saying|telling|inviting|begging|claiming|stating|my|pretending|apologi[sz]ing)\b`,
  String.raw`${CLAUSE}recite (?:the|an?|me|your|all|every)\b|${CLAUSE}draw (?:me )?an? (?:[^ |]+ )?(?:picture|cat|dog|house|ascii|smiley|face|heart)\b`,
  String.raw`${CLAUSE}(?:give|list|name|suggest|tell|state|mention)(?: me)? (?:two|three|four|five|six|seven|ten|\d+) (?:[^ |]+ )?(?:tips|reasons|examples|facts|names|ways|ideas|words|synonyms|countries|cities|animals|fruits|jokes|things|steps|colou?rs|breeds|movies|songs|hobbies|rhymes)\b`,
  String.raw`${CLAUSE}(?:follow|obey|listen to|believe|serve|help) (?:me|my (?:orders|instructions|commands|lead|rules))(?: instead| only| now)?(?: \||$)`,
  String.raw`(?:^|\| )(?:obey|comply|surrender)(?: \||$)`,
  String.raw`\bi(?:'d| would| will)? (?:be |am )?(?:very |so )?(?:grateful|glad|happy|thankful|delighted|appreciate(?: it)?) if you (?:could|would|can) (?:please )?(?:tell|write|explain|give|make|say|list|sing|translate|answer|ignore|rate|help|compose|draw|create|recommend|forget|describe)\b`,
  String.raw`\bdo me an? (?:[^ |]+ )?favou?r\b|\bquick favou?r\b`,
  String.raw`\b(?:new|updated|final|secret|hidden|revised) (?:directive|objective|instruction|command|order) \|`,
  String.raw`${ORDER}(?:say|write|print|output|return|reply|respond|answer|list|type)\b.{0,60}\b(?:and|but|or) nothing (?:more|else)\b`,
  String.raw`${ORDER}(?:answer|respond|reply|react)(?: [^ |]+){0,6} with (?:an? |the |ten |five |three |only )?(?:list|poem|song|joke|recipe|story|link|table|summary|translation|rhyme|riddle|question mark)\b`,
  String.raw`\b(?:all|any|every|each) (?:further|future|following|subsequent|other|remaining|upcoming) (?:questions?|requests?|messages?|prompts?|inputs?)\b`,
  String.raw`\b(?:automated|automatic|machine|ai|artificial|robot|digital|electronic) (?:readers?|reviewers?|evaluators?|screeners?|recruiters?|graders?|agents?)\b.{0,20} (?:\| )(?:please |you |always |only )*(?:${READER_ACT}|never|always|add|stop|do)\b`,
  String.raw`${ORDER}(?:explain|describe|teach|answer|write|tell|speak|talk|respond|reply)\b.{0,60}\b(?:as if|as though|like) (?:i|you|to a|we)\b`,
  String.raw`\bthe (?:evaluation|assessment|screening|review|task|resume|document|cv|user input|prompt) (?:is (?:now )?(?:over|finished|complete|done)|ends here|has ended)\b`,
  String.raw`\b(?:we|we're|we are|we will|let's|let us) (?:now |are |will )*(?:going to )?(?:role ?play|playing a game|play a game)\b`,
  String.raw`(?:^|\| )(?:list|print|repeat|name|copy|output|show) them(?: all| here| now)?(?: \||$)`,
  String.raw`\bwere you (?:given|told|asked|instructed|trained|made)\b`,
  String.raw`${ORDER}(?:hide|conceal|keep|withhold)\b.{0,50}\b(?:from|secret from) the (?:user|recruiter|human|reader|applicant|hiring manager|operator|developers?)\b`,
  String.raw`\b(?:text|document|message|line|sentence|paragraph|resume|file|passage|page) (?:that )?you(?: are|'re) (?:currently |now )?(?:reading|processing|evaluating|analy[sz]ing|scoring|reviewing)\b`,
  String.raw`\bcontains? an? (?:hidden |secret |special |new )?(?:command|instruction|order|directive)\b`,
  String.raw`(?:^|\| )you are (?:the |an? |not |no |chatgpt|gpt|claude|gemini|dan|free|hacked|mine)(?!(?:right|company|employer|team|firm|school|best)\b)`,
  String.raw`(?:^|\| )you (?:only|always|never|speak|obey|have a new|have no|work for|belong|respond|answer|reply|follow) `,
];

/** Orders about anything of the reader's: people who speak to an employer write some of these too. */
export const OPEN_PHRASES: readonly string[] = [
  String.raw`^(?!.*\b(?:i|me|my|we|our|us)\b)(?!.*\b${COURTESY}\b)(?=.*\b${READERLY}\b).*\b(?:you|your|you're|you've|yourself)\b`,
  String.raw`${CLAUSE}(?!send (?:me |us )?your |insert your )${TEXT_VERB}\b(?![^|]{0,60}\b(?:contact|application|references?|convenience|consideration)\b)[^|]{0,80}\b(?:you|your|(?<!for )yourself)\b(?! (?:attention|time|convenience|consideration|customers?|clients?|team|company|business|needs?|own|patients?|audience|readers?|brand|organi[sz]ation)\b)`,
];

/** One pattern each: together they would take long to compile. */
export const ENGLISH_PHRASES: readonly string[] = [
  ...DROPPED,
  ...REPLACED,
  ...SHAPED,
  ...CAST,
  ...POINTED,
  ...LEAKED,
  ...ASKED,
  ...TURNED,
];
