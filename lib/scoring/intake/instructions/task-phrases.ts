import {
  ALTER,
  BUYING,
  CIPHER,
  CODE,
  CREATURE,
  EDIT,
  GIVEN,
  MAKE,
  MEASURE,
  OFFER,
  PART,
  PUZZLE,
  SUBJECT,
  type TaskPhrases,
  TEXT,
  words,
} from './task-words.ts';

/** Tasks that one gives an assistant and that no job consists of. */
export const TASK_PHRASES: TaskPhrases = [
  // A quoted text.
  [EDIT, `^${words(9)}${TEXT},? (?:of |with |about |saying |from |like )?["'‘]`],
  [EDIT, `^${words(8)}(?:words|letters|sentences) ["'][^"']{1,30}["'],? (?:and|with)\\b`],
  [
    'translate encode decode encrypt decipher decrypt spell reverse paraphrase rewrite rephrase convert correct capitalize unscramble say render express fix classify complete pronounce',
    '^(?:the |back |out )?["‘]',
  ],
  [
    EDIT,
    `^${words(6)}(?:grammar|spelling|sentiment|tone|mood|emotion|mistakes?|errors?|punctuation|language|spaces?|rhythm|subject|tense) (?:of|in|from|expressed in|behind|conveyed by) (?:"|${GIVEN}${words(1)}${TEXT}\\b)`,
  ],
  ['is does', `^(?:the |this )?(?:${TEXT}) ["'].{1,200}\\?$`],
  [EDIT, `^${words(6)}(?:if|in|of|from|whether|as)? ?this (?:${TEXT}|code)\\b(?! (?:application|resume))`],
  ['describe explain use define', '^the (?:word|term|phrase|idiom|sentence|proverb|saying) "'],
  [
    'write squeeze put swap',
    '^"[^"]{1,80}" (?:so that|in reverse|as one|without|backwards|using|(?:in|into|to) (?:[a-z]+(?:ish|an|ese|ch|ic|in|tch)|one)\\b)',
  ],
  ['what which how', '\\b(?:sentence|phrase|word|statement|text|tweet|review|quote) ["\'].*\\?$'],
  ['base64 base32 rot13 caesar', '^(?:encode|decode|encrypt|cipher|shift)'],
  // Letters, words and sentences.
  [EDIT, '\\b(?:through|with|using|in|into|to|by|of|for|from|only) (?:[a-z]+ )?emojis?\\b'],
  [
    EDIT,
    `^${words(6)}(?:the |all |each |every |any |number of |a |an |two |three |your favorite )${words(1)}${PART}(?! (?:classes|homework|lessons|of credit))\\b`,
  ],
  [
    ALTER,
    `^${words(7)}(?:each|every) (?:other |second |third |single )?(?:letter|word|sentence|character|syllable)\\b`,
  ],
  [EDIT, `^${words(5)}(?:all |the |any |every |extra )?spaces? (?:from|between|in|after|before|with)\\b`],
  [EDIT, '\\b(?:without|with no|with extra|with double) (?:any )?(?:spaces?|vowels?|punctuation)\\b'],
  [
    EDIT,
    `^${words(6)}(?:order|letters|characters|words|number|half|end|beginning|tense|meaning|voice|subject|length|most common word) (?:of|in|from) (?:the|this|each|every|all|your) ${words(2)}(?:words?|text|sentences?|paragraphs?|string|phrase|letters|passage|alphabet)\\b`,
  ],
  [
    EDIT,
    `^(?:the |this |all (?:the )?|how many )(?:(?:whole|entire|given|first|second|third|last|next|following|above|longest|shortest|same|original) )?(?:paragraph|sentences?|phrase|string|passage|syllables?|words?|letters?|statement)(?: (?:in|into|to|as|from|with|without|by|using|backwards|of the|so|more|less|a|are|the|has|have|it|there)\\b|\\.|$|:)`,
  ],
  [
    EDIT,
    '^the (?:text|question|poem|story|above|following|preceding|message) (?:in|into|to|as|so|from|with|without|by|using|more|backwards)\\b',
  ],
  [EDIT, '^(?:the |this |these )?(?:following|above|preceding)\\b.{0,80}(?:[:"]| (?:as|in|into|to) |\\.$|$)'],
  [
    EDIT,
    `^${words(7)}(?:of|in|from|between|for|to) (?:the|this|each|every) (?:(?:following|above|given|whole|entire) )?(?:paragraph|sentence|string|passage|phrase)\\b`,
  ],
  [
    ALTER,
    '^(?:a |an |one |some )?(?:hyphen|comma|space|dash|dot|period|emoji|emojis|star|asterisk|exclamation mark|question mark|underscore|hashtag|smiley)\\b.{0,40}\\b(?:between|after|before|of|in|every|each|to|from)\\b',
  ],
  [EDIT, '^(?:all |the |every |any |some )?punctuation(?: marks?)? (?:from|in|with|by)\\b'],
  [
    'count',
    '^(?:backwards?|(?:down |up )?from|to \\d|to ten|slowly|the (?:words|letters|vowels|sentences|lines|number of (?:words|letters|vowels|sentences|times|capital|unique|characters|syllables)))\\b|^how many (?:words|letters|times|sentences|vowels|characters)\\b',
  ],
  [
    'print spell write say recite read count',
    '\\b(?:backwards|in reverse(?: order)?|upside down|from right to left|three times in a row)\\b',
  ],
  [
    'write print put convert change output type turn transform',
    '^(?:everything|it|this|all|the|your).{0,60}\\b(?:capital letters|upper ?case|lower ?case|all caps|title case|bold|italics|emojis?|alternating caps|snake case|camel case)\\b',
  ],
  [
    'arrange sort order put rearrange list rank',
    '^(?:these|the (?:following|words|names|letters|numbers|planets)|this list).{0,80}\\b(?:order|alphabetically|numerically|size|a table|columns|ascending|descending|length)\\b',
  ],
  [
    'format present output put turn convert organize return show display arrange give provide',
    '^(?:the|this|everything|your|it|these) (?:above|following|information|names|list|text|answer|output|response|content|words|whole thing|story)?\\b.{0,60}\\b(?:as|in|into|using) (?:a |an )?(?:[a-z-]+ )?(?:json|xml|yaml|html|csv|markdown|table|bullet points|bulleted list|numbered list|list|latex|code block|outline|poem)\\b',
  ],
  ['format write change convert', '^the (?:date|time|number|year|price) ["\']?\\d'],
  [
    `${EDIT} speak`,
    `^(?!the (?:data|files?|code|reports?|records?|images?)\\b)(?:the |this |your |an? |"|\\d|it |everything|out ).{0,100}\\b(?:in|into|to|as|with|using|cipher|by)? ?${CIPHER}`,
  ],
  ['use apply decode', `^(?:an? |the )(?:[a-z]+ )?${CIPHER}|^(?:rot|morse|pig latin|base|caesar)`],
  [
    'rewrite change turn convert transform put',
    '\\b(?:passive voice|active voice|past tense|present tense|future tense|first person|third person|formal tone|casual tone|(?:in|into) (?:an? )?(?:question|rhyme|haiku|poem|tweet|limerick|statement|metaphor)|in the style of|pirate|shakespearean)\\b',
  ],
  [
    'make',
    '^(?:the|this|that) (?:sentence|text|paragraph|story|poem|question|word|phrase|tone)\\b|^(?:up )?an? (?:[a-z]+ )?(?:joke|rhyme|pun|sentence|story|poem|acronym|paper plane|wish)\\b',
  ],
  [EDIT, '\\bin alphabetical order: |: \\d+(?:, ?\\d+)+'],
  // Code.
  [`${MAKE} implement code program`, `^(?:me )?(?:an?|the|some|one) ${CODE}\\b`],
  [`${MAKE} implement code program`, `^${words(6)}${PUZZLE}\\b`],
  // Numbers and measures.
  [
    'add divide multiply subtract sum take',
    '^(?:up )?\\$?\\d[\\d.,]* (?:and|by|from|to|plus|with|minus|times)\\b',
  ],
  [
    'convert change express turn',
    `^(?:the (?:decimal )?number |(?:us )?)?\\$?\\d[\\d.,]* ?(?:(?:us )?${MEASURE}\\b|(?:in|to|into) )`,
  ],
  [
    'convert express',
    `^(?:one|two|three|five|ten|twenty|fifty|a hundred|a|an|half an?) ${MEASURE} (?:in|to|into) `,
  ],
  [
    'calculate compute find determine estimate solve',
    '^(?:the )?(?:[a-z]+ )?(?:area|circumference|volume|perimeter|square root|cube root|sum|product|average|mean|median|factorial|hypotenuse|derivative|integral|tip|probability|percentage|remainder|distance|greatest common|least common) (?:of|on|for|from|when|divisor) (?:an? (?:circle|square|rectangle|triangle|sphere|cube|cylinder|right|coin|\\$?\\d)|rolling|getting|\\$?\\d|these|the (?:first|numbers|following|earth))',
  ],
  [
    'calculate compute solve evaluate',
    '^(?:the (?:equation|following|riddle|puzzle|expression)|for x|\\d|x\\b|how (?:many|much|long|old)|what|this)',
  ],
  // Claims to be made.
  ['claim argue say insist pretend', '^that (?!all|we|our|is\\b|are\\b|was\\b|requires?)[a-z0-9]+'],
  [
    'convince persuade',
    '^(?:people|everyone|everybody|readers|me|us|the (?:public|reader|world)|voters|them) (?:that|to (?:vote|drink|believe|buy|click))\\b',
  ],
  [
    'state announce declare mention report prove suggest assert imply show confirm',
    `^that .*\\b(?:${SUBJECT}|stolen|flat|fake|faked|staged|rigged|secretly|hoax|foreign power|government|died|dead|resigned|arrested|cures?|election)\\b`,
  ],
  [
    'write create compose make post publish',
    `^an? ${words(3)}(?:article|post|report|text|story|essay|letter|tweet|speech|headline) (?:that (?:claims|proves|says|argues|denies|shows)|claiming|proving|arguing|saying|stating|denying|which claims|accusing|to convince|against)\\b`,
  ],
  [
    'spread start share invent',
    '^(?:the |an? |false |this )(?:[a-z]+ )?(?:rumou?rs?|lie|lies|gossip|conspiracy|news that|fake news|hoax)\\b',
  ],
  [
    'the',
    '^(?:earth|moon landing|election|government|vaccines?|covid|virus|media|elites?|pandemic|holocaust|president|world)\\b.{0,60}\\b(?:flat|hoax|fake|faked|staged|stolen|rigged|hid(?:e|es|ing)|lie|lies|lying|secretly|conspiracy|controlled by|never happened|invented)\\b',
  ],
  [
    'vaccines scientists doctors aliens chemtrails drinking governments',
    '^(?:is |are |do |have |has )?.{0,40}\\b(?:cause|causes|hide|hiding|hoax|fake|lie|lying|secret|cures?|among us|mind|autism|control|microchips?|poison|instead of|infertil)\\b',
  ],
  // Passing on.
  ['log sign go enter register', '^(?:in|up)? ?here to\\b'],
  [
    'win',
    '^(?:an?|your|one|up to|the) (?:[a-z]+ )?(?:cruise|trip|prize|car|iphone|holiday|vacation|voucher|laptop|ipad|million|jackpot|[$€£]\\d)',
  ],
  ['save', '^(?:big|up to|\\d+ ?%|money|now|today)\\b.*!$'],
  [
    'share forward send repost post pass spread copy retweet distribute',
    '^(?:this\\b|it to )(?! (?:knowledge|expertise|information|experience|passion)\\b)',
  ],
  ['tell let warn urge invite', '^(?:everyone|everybody)\\b'],
  [
    'tell inform let notify warn urge invite ask spread remind convince encourage',
    '^(?:(?:everyone|everybody|people) that|the world|the user|your (?:friends|family|followers|neighbou?rs|contacts|colleagues|readers|users|loved ones|mom|boss|parents)|all (?:of )?your)\\b',
  ],
  [
    'spread',
    '^the word (?:about|that) (?:our|the|this|your)\\b.*\\b(?:secret|party|concert|sale|website|new|monday|tuesday|wednesday|thursday|friday|saturday|sunday|tonight|tomorrow)\\b',
  ],
  // Offers and scams.
  [
    "try buy get order discover visit experience enjoy taste shop check upgrade grab join treat transform save download unlock start explore book subscribe sign call indulge switch boost feel see meet relax introducing follow use give make click hurry come learn stop win protect refresh tired don't dont",
    `\\bour (?:[a-z-]+ )?${OFFER}\\b|\\b(?:save|up to|get) \\d+ ?%|\\d+ ?% off\\b|\\b(?:free shipping|free trial|free gift|for free\\b|limited[ -]time|while (?:stocks?|supplies) last|before it's too late|one free|half price|exclusive (?:deals|discounts|offers)|money-back|gift cards?|act now|order now|buy now|premium plan|biggest sale|today(?: only)?!?\\.?$)`,
  ],
  ["don't dont never do", '^(?:not )?miss (?:out|the|our|this|your)\\b(?! (?:a|deadlines?))'],
  [
    'introducing',
    '^(?:our|the (?:all-new|world|revolutionary|ultimate|perfect|first))\\b|, now |!$|\\b(?:cream|shampoo|drink|soda|snack|phone|watch|sneakers?|perfume|car)\\b',
  ],
  [
    'taste discover experience feel enjoy',
    '^the (?:difference|power|magic|freedom|future|joy|flavou?r|comfort|luxury|thrill) (?:with|of (?:our|the|real|true|[a-z]+(?:\\.|!)?$))\\b',
  ],
  [
    'looking tired ready need want hungry bored struggling worried thinking',
    '^.{1,40}\\b(?:new (?:car|phone|look|home|laptop|sofa|pair)|deals?|bargains?|gifts?|cheap|discounts?|insurance|loans?|weight|extra (?:cash|money|income)|(?:make|save|earn) (?:more )?money|love|sleep|snacks?|holidays?|vacation|getaway|mattress|pizza|dinner|meal|skin|hair|pain|bills|dating|tickets?|shoes|debt|odds|stain)\\b.*\\?$',
  ],
  ['buy', '^(?:one|two|three|now|a|an|your|this) .{0,80}\\b(?:free|now|today|half|discount|save|get)\\b'],
  [
    'send click verify confirm enter provide update pay transfer call claim download submit log share reply give wire deposit unlock act scan text open order get upgrade complete sign register tell renew validate protect secure redeem install treat give visit discover transform improve pamper buy try',
    `\\byour (?:[a-z-]+ )?${BUYING}\\b(?!.*\\b(?:team|company|needs)\\b)`,
  ],
  [
    'send click call transfer pay claim download visit open follow wire scan reply text',
    '^(?:here|now|this (?:link|number|attachment|file|button|app)|the (?:link|button|attachment|account|number) (?:below|above|in|to)|(?:\\$|€|£)?\\d+ (?:dollars|euros|bitcoins?|usd)|on (?:the|this) (?:link|button)|a small fee|bitcoin)\\b(?! for (?:my|more of my|the portfolio))(?! .{0,40}\\b(?:my|portfolio|website|github|linkedin|resume|samples)\\b)',
  ],
  [
    'your',
    '^(?:[a-z]+ )?(?:account|package|parcel|password|computer|device|subscription|payment|card|order|prize|email|phone|mailbox|antivirus|refund|pc|profile|access) (?:has (?:been|expired)|have|will|(?:is|was) (?:being |now |about to )?(?:suspended|locked|blocked|expired|expiring|expires?|waiting|ready|on hold|compromised|infected|at risk|be|overdue|limited|hacked|pending|full)|could not)\\b',
  ],
  [
    'you',
    "^(?:have|'ve|are|just|were) (?:just |been )?(?:won|a winner|selected|the (?:lucky|millionth|winner)|chosen|eligible|entitled|pre-approved|owed|inherited|a lucky)\\b",
  ],
  ["you've", '^(?:just |been )?(?:won|selected|chosen|inherited|earned)\\b'],
  ['congratulations', '^.{0,60}\\b(?:you|your)\\b'],
  ['act', '^now(?:!|\\.|$| and| before| to)'],
  // Talk.
  [
    'make walk quiz guide test entertain cheer surprise amuse',
    '^me (?:laugh|smile|happy|through|on|with|up|an?|about)\\b',
  ],
  ['answer respond reply talk', '^as (?:an?|the) '],
  ['you', `^are (?:now )?${words(2)}${CREATURE}\\b`],
  [
    'how',
    "^(?:are|is|have) (?:you|it going|your|things)\\b(?! (?:business|company|team))|^do you (?:do|feel)(?: today| now|\\?|$)|^'?s it going",
  ],
  ["what's how's", '^(?:up|new|your|going|it going|the)\\b.*\\?$'],
  [
    'hey hi hello good',
    "^(?:there|everyone|you|assistant|friend|morning|evening|afternoon|day|night)?.{0,30}\\b(?:what's up|how are you|how is|how's|did you|what are you|how do you|do you|are you|can you|tell me)\\b",
  ],
  ['nice', '^to meet you\\b.*\\?$'],
  [
    'are do did have',
    '^you (?!looking|searching|hiring|seek|seeking|interested in (?:an?|my|hiring|working)|need|want|ready to hire|require|have any questions|have questions|in need)[a-z]+.{0,80}\\?$',
  ],
  // Roles.
  [
    'act behave speak talk respond answer write dance',
    `^(?:just )?(?:like|as if|as though) (?!an? (?:owner|native|leader|team|professional|pro|founder|partner)\\b)(?:an?|the|my|you|shakespeare|yoda|someone)\\b`,
  ],
  [
    'act play pretend behave speak imagine take adopt impersonate become respond roleplay pose be',
    `^(?:as |to be |like |the (?:role|part|persona|character|voice) of |on the (?:role|persona|identity|part|voice) of |being |that you are |you are )?(?:an?|my|the|your) ${words(3)}${CREATURE}\\b(?! (?:training|shelter|school|show|team|trainer|theat[er]+|park|rescue|crew|at))`,
  ],
  ['pretend imagine suppose picture', '^(?:that )?(?:you|i am|yourself|to be|we are|this is|it is)\\b'],
  ['take adopt assume', '^(?:on )?(?:the|a|an) (?:persona|personality|identity|character|voice)\\b'],
  ['impersonate roleplay', '^'],
];
