/**
 * Tasks that one gives an assistant and that no job consists of, by the verbs that open them. A pattern reads what follows
 * the verb, in lower case and with straight quotation marks, up to the end of the sentence (see bare-tasks.ts).
 */

/** Up to so many words. Fewer than four would be unrolled, and what follows compiled anew for each. */
const words = (most: number): string => `(?:[^ ]+ ){0,${Math.max(4, most)}}?`;
const NUMBER =
  '(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|some|several|a few|a couple of|an?)';
const COUNT =
  '(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|some|several|a few|a couple of)';
/** Text as an object: what is done to it is no trade. */
const TEXT =
  '(?:words?|sentences?|phrase|string|text|title|statement|proverb|saying|message|letters?|characters?|paragraphs?|passage|review|comment|tweet|question|quote|idiom|poem|verse|headline|line)';
const PART =
  '(?:vowels?|consonants?|nouns?|pronouns?|verbs?|adjectives?|adverbs?|syllables?|alphabet|commas|capital letters?|uppercase letters?|lowercase letters?|emojis?)';
/** Pieces of writing that few jobs consist of. */
const LITERARY =
  '(?:poem|haiku|sonnet|limerick|ballad|riddle|joke|pun|fable|fairy tale|tale|(?<!(?:user|success|news|cover|data|brand|feature|impact) )story|essay|tweet|caption|slogan|tagline|dialogue|monologue|love song|song|rap|wedding speech|toast|love letter|movie review|book review|acrostic|parody|nickname|card message|birthday card|quiz|metaphor|simile|analogy|recipe|itinerary|fictional [a-z]+|creature|plot|rumou?r|advertisement|jingle|prayer|diary entry|tongue twister|lullaby|nursery rhyme|horoscope|obituary|eulogy|manifesto|myth|crossword)';
/** Pieces that many jobs consist of. */
const PIECE =
  '(?:blog post|blog article|article|post|email|e-mail|letter|note|reminder|speech|product description|description|review|paragraph|sentence|title|headline|name|business name|list|plan|routine|schedule|guide|breakfast|dinner|lunch|snack|smoothie|dessert|cocktail|movie|book|film|song|game|gift|character|scene|conversation|report|overview|summary|example|lesson|logo|story|presentation|text|trip|vacation|exercise|hobby|place|business model|password|tip|reason|fact|present|costume|playlist)';
const LINK =
  '(?:about|on|of|for (?:an?|my|your|the|someone|kids|children|mother|father|valentine|christmas|halloween|japan|one|two|three|four|five|breakfast|dinner)|in which|where|that (?!tracks|shows|covers|supports)|which|who|to (?:my|an?|someone)|between|describing|called|titled|named|from the (?:perspective|point)|using|with (?:the|no|only|ten|five|a)|featuring|explaining|proving|claiming|arguing|starring|set in|inspired by|without|against)';
const CODE =
  '(?:(?:[a-z+#]+ ){0,2}?(?:function|program|script|class|method|loop|snippet|one-liner|regex|regular expression|sql query|query|algorithm|code|html|css|page|macro|formula)) (?:that|which|to|for (?!each|every)|in|with|called|named|using|returning)';
const PUZZLE =
  '(?:bubble sort|quick ?sort|merge sort|insertion sort|selection sort|binary search|linked list|a stack|a queue|hash (?:table|map)|fibonacci|factorial|palindrome|fizz ?buzz|prime numbers?|hanoi|hello world|tic-tac-toe|hangman|snake game|from 1 to \\d{2,})';
const PERSON =
  '(?:child|kid|beginner|toddler|grandmother|grandma|grandfather|grandpa|sister|brother|mother|father|mom|mum|dad|friend|best friend|boyfriend|girlfriend|wife|husband|partner|landlord|boss|neighbou?r|son|daughter|dog|cat|puppy|kitten|hamster|goldfish|teacher|five|[a-z0-9]+-year-old|[a-z0-9]+ year old|kindergart[a-z]+|(?:third|fourth|fifth|first|second|sixth)[ -]grader|teenager|novice|layperson|layman|dummy|vegetarian|vegan|couple|family of|birthday|wedding|picnic|bake sale)';
const CREATURE =
  '(?:pirate|knight|wizard|witch|dragon|robot|alien|cowboy|detective|vampire|ghost|king|queen|princess|prince|cat|dog|parrot|toaster|tree|grandmother|monk|superhero|villain|ninja|samurai|genie|elf|dwarf|goblin|mermaid|fairy|god|goddess|philosopher|caveman|time traveler|astronaut|fortune teller|shakespeare|yoda|gandalf|batman|sherlock|einstein|napoleon|cleopatra|viking|santa|clown|troll|gangster|stand-up comedian|rapper|therapist|travel guide|tour guide|chatbot|text adventure)';
/** Subjects of schoolbooks, of leisure and of rumours. */
const SUBJECT =
  '(?:photosynthesis|gravity|rainbows?|volcano(?:es)?|earthquakes?|tornado(?:es)?|relativity|quantum (?:physics|mechanics|computing)|black holes?|solar system|planets?|the (?:moon|sun|earth|sky|ocean|universe|big bang)|evolution|mars|dinosaurs?|butterfl(?:y|ies)|spiders?|roman empire|ancient (?:rome|egypt|greece)|(?:first|second) world war|world war|cold war|french revolution|industrial revolution|american revolution|civil war|renaissance|middle ages|pyramids?|democracy|monarchy|dictatorship|capitalism|communism|socialism|feudalism|climate change|global warming|renewable energy|greenhouse effect|water cycle|life cycle|food chain|coral reefs?|rainforests?|social media|caffeine|green tea|coffee|sleep deprivation|meditation|mindfulness|yoga|friendship|happiness|true love|chess|pizza|cats?|dogs?|pets|mammals?|reptiles?|insects?|birds?|fruits?|oceans?|continents?|rivers?|mountains?|capital of|shakespeare|romeo and juliet|hamlet|titanic|cinderella|mona lisa|harry potter|star wars|moon landing|aliens?|ufos?|vaccines?|bleach|5g|hoax|conspiracy|illuminati|chemtrails|rumou?r|crocodiles?|elephants?|penguins?|unicorns?|city life|countryside|metaphors?|similes?|nouns?|verbs?|adjectives?|fractions|pythagorean|dna|atoms?|molecules?|bitcoin|blockchain|internet|airplanes?|printing press|space exploration|olympic games|football|basketball|iphone|android phone|greek salad|violins?|cellos?|bicycles?)';
const RELATION =
  '(?:difference|differences|similarities|concept|meaning|importance|theory|idiom|phrase|term|process of|rules of|history of|life of|idea|causes|effects|consequences|benefits|advantages|disadvantages|pros and cons|basics|significance|impact|origins?|symptoms|function of|purpose of|plot|steps|relationship|role of)';
const CIPHER =
  '(?:caesar|rot-?13|vigen[eè]re|atbash|cipher|pig latin|morse(?: code)?|base-?\\s?(?:64|32|58|16)|ascii|binary(?: code| form|$|\\.)|hexadecimal|hex\\b|octal|roman numerals?|leet ?speak|unicode|nato (?:phonetic )?alphabet|secret code)';
const MEASURE =
  '(?:miles?|kilomet(?:er|re)s?|km|met(?:er|re)s?|feet|foot|inch(?:es)?|yards?|centimet(?:er|re)s?|cm|degrees?|celsius|fahrenheit|kelvin|pounds?|kilograms?|kilos?|kg|grams?|ounces?|lit(?:er|re)s?|gallons?|pints?|cups?|tablespoons?|teaspoons?|hours?|minutes?|seconds?|days?|weeks?|acres?|hectares?|(?:us )?dollars?|euros?|yen|pesos?|mph|km/h|knots|bytes?|megabytes?|gigabytes?|radians?|percent|number)';
const BUYING =
  '(?:account|accounts|password|pin|credit card|debit card|card number|card details|card|bank details|bank account|banking details|social security|ssn|prize|reward|gift|gift card|refund|tax refund|inheritance|package|parcel|payment|identity|wallet|seed phrase|login|login details|computer|device|phone number|home address|address to|free|friends|family|followers|contacts|neighbou?rs|loved ones|inbox|skin|hair|smile|kitchen|home|car|wardrobe|trial|order today|tickets?|seat|spot|discount|coupon|subscription|personali[sz]ed|own personal|copy|favou?rite|pet|dog|cat|kids|children|taste buds|dream|next vacation|next holiday|next adventure|summer|weekend|morning|day|life|membership|bill|insurance|windows licen[cs]e|email below)';
const OFFER =
  '(?:new|latest|best|free|finest|all-natural|exclusive|amazing|delicious|award-winning|limited|premium|famous|organic|handmade|incredible|special|summer|winter|store|stores|website|web site|shop|online shop|newsletter|app|page|offers?|sales?|deals?|products?|restaurant|showroom|channel|loyalty|mailing list|range of|selection of|signature|miracle)';
const MY =
  '(?:grocery|groceries|shopping|weekend|friends?|plants|family|mother|mom|mum|father|dad|wife|husband|sister|brother|boss|landlord|neighbou?r|grandmother|grandma|kids|children|son|daughter|dog|cat|puppy|roommate|birthday|house|kitchen|living room|bedroom|garden|calendar|alarm|inbox|photos|playlist|car|homework|crush|girlfriend|boyfriend|ex|dentist|doctor|flight|vacation|holiday|chores|to-do list|party|wedding|trip|name is)';
const SOON =
  "(?:tonight|tomorrow|this (?:weekend|evening|afternoon)|next (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|(?:on|this) (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday) (?:at|morning|evening|afternoon)|at (?:noon|midnight)|at \\d{1,2}(?::\\d\\d)? ?(?:am|pm|o'clock))";
const LENGTH_LIMIT =
  '\\bin (?:exactly |at most |only |just |under |less than |about )?(?:one|two|three|four|five|ten|\\d+|a single|a few|fifty|a hundred|your own) (?:short |simple |complete )?(?:words?|sentences?|paragraphs?|lines?|emojis?|verses?|steps)\\b';
const FICTION =
  '(?:plot|ending|moral|life cycle|main character|story|summary) of (?:the |a )?(?:movie|film|book|novel|tale|story|[a-z]+)';

/** What may stand for a text in an order about text. */
const GIVEN =
  '(?:the (?:following|above|preceding|given|first|last|longest|shortest|entire|whole) |this |these |each |every |all (?:the )?|the |an? )';

/** Verbs of orders about a piece of text. */
const EDIT =
  'squeeze cut lay score decide reverse flip mirror spell count remove delete insert replace substitute swap capitalize capitalise underline add put split group combine join shift convert turn translate rewrite rephrase paraphrase reword change correct fix make shorten expand number highlight arrange rearrange sort encode decode decipher decrypt encrypt scramble unscramble apply render express represent transform label identify classify determine detect analyze analyse judge rate say edit proofread format output print write type repeat read separate break find complete use transcribe simplify summarize summarise alphabetize italicize bold punctuate tell';
const ALTER = EDIT.split(' ')
  .filter(
    (verb) => !/^(?:print|write|type|read|use|tell|say|complete|format|make|find|translate)$/.test(verb),
  )
  .join(' ');
const KNOW =
  'break explain describe define compare contrast discuss outline summarize summarise teach clarify illustrate investigate research explore analyze analyse provide give list name state find show';
const MAKE =
  'write compose draft create generate tell make invent design craft produce give suggest recommend describe provide imagine plan prepare pen think come sing share build narrate summarize summarise propose devise develop help offer show';

type Phrases = readonly (readonly [verbs: string, pattern: string])[];

/** Verbs that open tasks, and what follows them there. */
export const TASK_PHRASES: Phrases = [
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

/** Tasks that are duties when done for customers, each week or the like. */
export const EXCUSABLE_PHRASES: Phrases = [
  // Pieces of writing, advice and code.
  [MAKE, `^${words(3)}(?:an?|one|the|your) ${words(4)}${LITERARY},? ${LINK}\\b`],
  [
    MAKE,
    `^${words(3)}(?:an?|one|the|your) (?:funny|bedtime|scary|romantic|silly|ghost|knock-knock|fictional|fake|imaginary|heartwarming|spooky|magical|rhyming|dad) `,
  ],
  [MAKE, `^${words(3)}(?:an?|one|the|your) ${words(4)}(?:${LITERARY}|${PIECE}),? .*\\b${SUBJECT}\\b`],
  [
    MAKE,
    `^${words(3)}(?:an?|one|the|your) (?:[a-z]+[ -]day (?:[a-z]+ )?(?:trip|itinerary|menu|meal plan|diet|vacation|holiday)|(?:[a-z]+ ){0,3}(?:name|title|slogan|nickname) for (?:an?|my|the)|(?:[a-z]+ )?(?:product|movie|travel|restaurant|game|character) (?:description|review|guide|idea|trailer|sheet|title) (?:for|of|about|to) (?:an?|my|the)|(?:[a-z]+ )?(?:movie|film|song|book|game|breakfast|lunch|snack|dessert|dinner|smoothie|gift|hobby|movie to watch|cocktail|stretch|stretching routine|place|restaurant|present|costume|playlist|yoga pose|exercise) (?:for|to|that|about|with|on|in)|(?:[a-z]+ )?(?:conversation|argument|battle|interview|debate|fight|dialogue) between|(?:news report|blog post|post|article|letter|essay|story) (?:about the (?:benefits|importance|history|dangers|day|life|future|end|joy)|in which|from the (?:perspective|point of view)|describing (?:a|the|your)|where))\\b`,
  ],
  [MAKE, `^(?:me )?(?:an?|the|your) ${words(6)}(?:for|to|of) (?:an?|my|your) (?:[a-z]+ )?${PERSON}\\b`],
  [KNOW, `^.{1,80}\\b(?:to|for|so that|like) (?:someone\\b|(?:an?|my|your) (?:[a-z]+ )?${PERSON}\\b)`],
  [
    'write create generate',
    '^(?:python|javascript|java|c\\+\\+|sql|html|bash|css|php|ruby|go|rust) (?:code|query|script|program|function|for an?) (?:that|to|for (?:an?|the)|which|page|with)\\b',
  ],
  [
    'fix debug find correct improve optimize',
    '^the (?:bugs?|errors?|mistakes?|problem|issue) in (?:the following|this|the above|the code)\\b',
  ],
  [`explain tell describe say ${EDIT}`, '^what (?:this|the following|the)\\b'],
  [
    `${MAKE} list name state mention find`,
    `^${words(3)}${COUNT} (?:[a-z'-]+ ){0,4}?(?:tips?|reasons?|examples?|facts?|names?|ways?|ideas?|words?|synonyms?|antonyms?|adjectives?|countries|cities|animals?|fruits?|vegetables?|jokes?|things?|steps|colou?rs|breeds|movies?|films?|songs?|books?|hobbies|rhymes?|puns?|riddles?|questions?|sentences?|benefits?|advantages?|disadvantages?|studies|uses|quotes?|recipes?|dishes|meals?|snacks?|gifts?|games?|activities|destinations?|places?|types|kinds|sports?|planets?|famous|popular|healthy|funny|creative|common|characteristics|symptoms|effects|causes|exercises|stretches|poems?|limericks?|haikus?|hashtags|slogans?|titles?|pros|cons|arguments|differences|similarities|inventions|languages spoken|novels)\\b`,
  ],
  [
    'list name',
    `^(?:me )?(?:at least |the )?${COUNT}(?! (?:[a-z]+ )?(?:times|hours|days|references|referees|per|per cent|percent|years|weeks|months)) [a-z]`,
  ],
  ['suggest recommend', `^(?:me )?${NUMBER} (?:[a-z'-]+ ){0,4}?(?:for|to|that|in|about|on|of|under|with)\\b`],
  [
    'name list',
    '^(?:the|all(?: the)?|every|an?) (?:[a-z]+ )?(?:largest|smallest|longest|highest|tallest|oldest|fastest|biggest|deepest|closest|capital|planets?|continents?|oceans?|colou?rs|months|seasons|days of|president|author|inventor|main characters?|countries|states|country|river|mountain|element|animal|first|ingredients (?:of|in|for) an?|similarities|differences|advantages|disadvantages|benefits|pros and cons|steps|causes|effects|symptoms of|vowels|primary|prime|members of|seven|wonders)\\b',
  ],
  [
    KNOW,
    `^(?:to me |us )?(?:the|an?) ${words(1)}${RELATION}\\b(?=.*(?:\\bof (?:the |an? )?[a-z -]{3,40}|\\bbetween .{3,60} and |"| [a-z]+)\\.?$)(?:(?=.*\\b${SUBJECT}\\b)|(?=.{0,60}"))`,
  ],
  [
    'explain describe discuss outline clarify illustrate contrast show teach',
    `^(?:to me )?(?:how|why|what|when|where|who)\\b(?! to\\b(?! (?:make|cook|bake|brew|tie|draw|boil|grow|play)\\b))`,
  ],
  [
    'explain describe discuss outline clarify',
    `^the (?:difference|differences|similarities|meaning|concept|theory|idiom|importance|significance|history|causes|effects|benefits|advantages|disadvantages|pros and cons|basics|life cycle|water cycle|plot|rules|origin|idea|process)(?: (?:of|between|behind)|:? ")`,
  ],
  [
    'explain describe define discuss compare contrast summarize summarise outline teach',
    `^${words(4)}${SUBJECT}\\b`,
  ],
  [
    'investigate research explore analyze analyse examine study find provide give',
    `^(?:the |an? )${words(6)}(?:of|on|about|between|behind) ${words(2)}${SUBJECT}\\b`,
  ],
  [`${KNOW} write answer`, LENGTH_LIMIT],
  [
    'explain describe teach',
    '^[a-z ]{1,40}(?<!s) (?:in simple (?:terms|words|language)|in layman|step by step|for dummies|like i)\\b',
  ],
  [
    'describe tell summarize summarise explain',
    `^(?:me |us )?(?:the |your |an? )${words(1)}${FICTION}\\b|^your (?:favou?rite|dream|ideal|perfect|best)\\b|^how (?:an?|the|do|does|you|[a-z]+s) `,
  ],
  [
    'teach tell',
    '^(?:me|us) (?:the|how|about|an?|some|to|something|your|what|why|which|who|more about|everything|if|whether)\\b',
  ],
  [
    'define',
    '^(?:the )?(?:word|term|concept|phrase|idiom|notion)\\b|^(?:the )?[a-z]*(?:sis|cracy|ism|love|freedom|justice|irony|karma|entropy|happiness)\\.?$|^"',
  ],
  ['define', `^${SUBJECT}\\b`],
  [
    'give find provide use name state write',
    '\\b(?:synonyms?|antonyms?|opposite|homonyms?|plural|past tense|etymology|rhymes?|definition|meaning|idioms?|metaphors?|similes?|analogy|anagrams?|pronunciation) (?:for|of|with|and|that|to)\\b',
  ],
  ['use', '^(?:the )?(?:word|words|phrase|term|idiom)\\b.{0,50}\\bin a\\b'],
  [
    'find',
    '^(?:the|an?) (?:[a-z]+ )?(?:antonym|synonym|rhyme|word|opposite|anagram|square root|derivative|area|perimeter|longest word|shortest word|hidden word|odd one|missing)\\b',
  ],
  [
    'compare contrast',
    `^(?:and contrast |living |${words(3)}${SUBJECT}\\b)|\\bas pets\\b|^(?:an? )[a-z]+ (?:and|to|with) an? [a-z]+`,
  ],
  ['contrast', '^(?!agents?|medi|enhanced|brightness|and )[a-z]+ (?:and|with) '],
  // Errands.
  ['put add', '\\b(?:on|to|in) (?:the|my|your) calendar\\b'],
  [
    'plan',
    '^(?:an?|one|two|three|four|five|seven|\\d+) (?:[a-z]+ )?(?:days?|weekend|weeks?|nights?) in [a-z]+',
  ],
  ['set', '^(?:an?|the|my) (?:[a-z0-9]+ )?(?:timer|alarm|reminder|stopwatch|countdown) (?:for|to|at|on)\\b'],
  [
    'play',
    '^(?:me (?:a |some |the )?|some |my |the |a )(?:relaxing |favou?rite |next )?(?:song|playlist|jazz|music by|album)\\b|^the role of an? (?!team|project|product|lead|manager|mentor|consultant)|^(?:a game|20 questions|twenty questions|hangman|chess with me)\\b',
  ],
  [
    'schedule book order reserve arrange call buy find plan cancel move text email send remind',
    `(?<!\\bby )\\b${SOON}\\b(?!.*\\b(?:each|every)\\b)`,
  ],
  [
    'book reserve order buy find',
    '^(?:me |us )?(?:a|an|one|two) (?:[a-z]+ )?(?:table|flight|pizza|taxi|cab|hotel|hotel room|plane ticket|ticket|tickets|round-trip|uber|bouquet|cheap)\\b',
  ],
  [
    `add put organize sort create write draft automate send clean plan schedule email call text find book order buy check set make generate compose update turn remind show prepare cancel pay suggest give translate delete`,
    `\\b(?:to|for|of|on|with|my|about|from|in|the)? ?my (?:[a-z]+ )?${MY}\\b(?! (?:business|company|firm|foundation|farm))`,
  ],
  [
    'turn switch',
    '^(?:on|off) (?:the|my|all) (?:[a-z]+ )?(?:lights?|tv|heating|lamp|radio|alarm|fan)(?: in| at|\\.|$)',
  ],
  ['remind', '^(?:me|us|yourself|everyone)\\b'],
  [
    'generate create make write plan',
    '^an? (?:[a-z]+ )?(?:cleaning|chore|workout|study|reading|feeding|watering|training|weekend|shopping|packing|grocery|to-do|checklist|bucket|party|birthday|budget)[ -](?:schedule|list|plan|routine|checklist|playlist|menu)\\b(?! (?:app|tool|software|module|feature))',
  ],
  ['sort order add multiply', '^(?:these|the following|this) (?:numbers|words|names|list|items)\\b'],
];
