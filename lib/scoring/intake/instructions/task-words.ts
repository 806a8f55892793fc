import { either } from '../../../text/alternatives.ts';

// Pieces of the patterns of tasks, then verbs that open tasks.

/** Up to so many words. Fewer than four would be unrolled, and what follows compiled anew for each. */
export const words = (most: number): string => `(?:[^ ]+ ){0,${Math.max(4, most)}}?`;
export const NUMBER =
  '(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|some|several|a few|a couple of|an?)';
export const COUNT =
  '(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|some|several|a few|a couple of)';
/** Text as an object: what is done to it is no trade. */
export const TEXT = either(
  'words?|sentences?|phrase|string|text|title|statement|proverb|saying|message|letters?|characters?',
  'paragraphs?|passage|review|comment|tweet|question|quote|idiom|poem|verse|headline|line',
);
export const PART = either(
  'vowels?|consonants?|nouns?|pronouns?|verbs?|adjectives?|adverbs?|syllables?|alphabet|commas',
  'capital letters?|uppercase letters?|lowercase letters?|emojis?',
);
/** Pieces of writing that few jobs consist of. */
export const LITERARY = either(
  'poem|haiku|sonnet|limerick|ballad|riddle|joke|pun|fable|fairy tale|tale',
  '(?<!(?:user|success|news|cover|data|brand|feature|impact) )story|essay|tweet|caption|slogan|tagline',
  'dialogue|monologue|love song|song|rap|wedding speech|toast|love letter|movie review|book review',
  'acrostic|parody|nickname|card message|birthday card|quiz|metaphor|simile|analogy|recipe|itinerary',
  'fictional [a-z]+|creature|plot|rumou?r|advertisement|jingle|prayer|diary entry|tongue twister',
  'lullaby|nursery rhyme|horoscope|obituary|eulogy|manifesto|myth|crossword',
);
/** Pieces that many jobs consist of. */
export const PIECE = either(
  'blog post|blog article|article|post|email|e-mail|letter|note|reminder|speech|product description',
  'description|review|paragraph|sentence|title|headline|name|business name|list|plan|routine|schedule',
  'guide|breakfast|dinner|lunch|snack|smoothie|dessert|cocktail|movie|book|film|song|game|gift',
  'character|scene|conversation|report|overview|summary|example|lesson|logo|story|presentation|text',
  'trip|vacation|exercise|hobby|place|business model|password|tip|reason|fact|present|costume|playlist',
);
export const LINK = either(
  'about|on|of',
  'for (?:an?|my|your|the|someone|kids|children|mother|father|valentine|christmas|halloween|japan|one|two|three|four|five|breakfast|dinner)',
  'in which|where|that (?!tracks|shows|covers|supports)|which|who|to (?:my|an?|someone)|between',
  'describing|called|titled|named|from the (?:perspective|point)|using|with (?:the|no|only|ten|five|a)',
  'featuring|explaining|proving|claiming|arguing|starring|set in|inspired by|without|against',
);
export const CODE =
  '(?:(?:[a-z+#]+ ){0,2}?(?:function|program|script|class|method|loop|snippet|one-liner|regex|regular expression|sql query|query|algorithm|code|html|css|page|macro|formula)) (?:that|which|to|for (?!each|every)|in|with|called|named|using|returning)';
export const PUZZLE = either(
  'bubble sort|quick ?sort|merge sort|insertion sort|selection sort|binary search|linked list|a stack',
  'a queue|hash (?:table|map)|fibonacci|factorial|palindrome|fizz ?buzz|prime numbers?|hanoi',
  'hello world|tic-tac-toe|hangman|snake game|from 1 to \\d{2,}',
);
export const PERSON = either(
  'child|kid|beginner|toddler|grandmother|grandma|grandfather|grandpa|sister|brother|mother|father|mom',
  'mum|dad|friend|best friend|boyfriend|girlfriend|wife|husband|partner|landlord|boss|neighbou?r|son',
  'daughter|dog|cat|puppy|kitten|hamster|goldfish|teacher|five|[a-z0-9]+-year-old|[a-z0-9]+ year old',
  'kindergart[a-z]+|(?:third|fourth|fifth|first|second|sixth)[ -]grader|teenager|novice|layperson',
  'layman|dummy|vegetarian|vegan|couple|family of|birthday|wedding|picnic|bake sale',
);
export const CREATURE = either(
  'pirate|knight|wizard|witch|dragon|robot|alien|cowboy|detective|vampire|ghost|king|queen|princess',
  'prince|cat|dog|parrot|toaster|tree|grandmother|monk|superhero|villain|ninja|samurai|genie|elf|dwarf',
  'goblin|mermaid|fairy|god|goddess|philosopher|caveman|time traveler|astronaut|fortune teller',
  'shakespeare|yoda|gandalf|batman|sherlock|einstein|napoleon|cleopatra|viking|santa|clown|troll',
  'gangster|stand-up comedian|rapper|therapist|travel guide|tour guide|chatbot|text adventure',
);
/** Subjects of schoolbooks, of leisure and of rumours. */
export const SUBJECT = either(
  'photosynthesis|gravity|rainbows?|volcano(?:es)?|earthquakes?|tornado(?:es)?|relativity',
  'quantum (?:physics|mechanics|computing)|black holes?|solar system|planets?',
  'the (?:moon|sun|earth|sky|ocean|universe|big bang)|evolution|mars|dinosaurs?|butterfl(?:y|ies)',
  'spiders?|roman empire|ancient (?:rome|egypt|greece)|(?:first|second) world war|world war|cold war',
  'french revolution|industrial revolution|american revolution|civil war|renaissance|middle ages',
  'pyramids?|democracy|monarchy|dictatorship|capitalism|communism|socialism|feudalism|climate change',
  'global warming|renewable energy|greenhouse effect|water cycle|life cycle|food chain|coral reefs?',
  'rainforests?|social media|caffeine|green tea|coffee|sleep deprivation|meditation|mindfulness|yoga',
  'friendship|happiness|true love|chess|pizza|cats?|dogs?|pets|mammals?|reptiles?|insects?|birds?',
  'fruits?|oceans?|continents?|rivers?|mountains?|capital of|shakespeare|romeo and juliet|hamlet',
  'titanic|cinderella|mona lisa|harry potter|star wars|moon landing|aliens?|ufos?|vaccines?|bleach|5g',
  'hoax|conspiracy|illuminati|chemtrails|rumou?r|crocodiles?|elephants?|penguins?|unicorns?|city life',
  'countryside|metaphors?|similes?|nouns?|verbs?|adjectives?|fractions|pythagorean|dna|atoms?',
  'molecules?|bitcoin|blockchain|internet|airplanes?|printing press|space exploration|olympic games',
  'football|basketball|iphone|android phone|greek salad|violins?|cellos?|bicycles?',
);
export const RELATION = either(
  'difference|differences|similarities|concept|meaning|importance|theory|idiom|phrase|term|process of',
  'rules of|history of|life of|idea|causes|effects|consequences|benefits|advantages|disadvantages',
  'pros and cons|basics|significance|impact|origins?|symptoms|function of|purpose of|plot|steps',
  'relationship|role of',
);
export const CIPHER = either(
  'caesar|rot-?13|vigen[eè]re|atbash|cipher|pig latin|morse(?: code)?|base-?\\s?(?:64|32|58|16)|ascii',
  'binary(?: code| form|$|\\.)|hexadecimal|hex\\b|octal|roman numerals?|leet ?speak|unicode',
  'nato (?:phonetic )?alphabet|secret code',
);
export const MEASURE = either(
  'miles?|kilomet(?:er|re)s?|km|met(?:er|re)s?|feet|foot|inch(?:es)?|yards?|centimet(?:er|re)s?|cm',
  'degrees?|celsius|fahrenheit|kelvin|pounds?|kilograms?|kilos?|kg|grams?|ounces?|lit(?:er|re)s?',
  'gallons?|pints?|cups?|tablespoons?|teaspoons?|hours?|minutes?|seconds?|days?|weeks?|acres?|hectares?',
  '(?:us )?dollars?|euros?|yen|pesos?|mph|km/h|knots|bytes?|megabytes?|gigabytes?|radians?|percent',
  'number',
);
export const BUYING = either(
  'account|accounts|password|pin|credit card|debit card|card number|card details|card|bank details',
  'bank account|banking details|social security|ssn|prize|reward|gift|gift card|refund|tax refund',
  'inheritance|package|parcel|payment|identity|wallet|seed phrase|login|login details|computer|device',
  'phone number|home address|address to|free|friends|family|followers|contacts|neighbou?rs|loved ones',
  'inbox|skin|hair|smile|kitchen|home|car|wardrobe|trial|order today|tickets?|seat|spot|discount|coupon',
  'subscription|personali[sz]ed|own personal|copy|favou?rite|pet|dog|cat|kids|children|taste buds|dream',
  'next vacation|next holiday|next adventure|summer|weekend|morning|day|life|membership|bill|insurance',
  'windows licen[cs]e|email below',
);
export const OFFER = either(
  'new|latest|best|free|finest|all-natural|exclusive|amazing|delicious|award-winning|limited|premium',
  'famous|organic|handmade|incredible|special|summer|winter|store|stores|website|web site|shop',
  'online shop|newsletter|app|page|offers?|sales?|deals?|products?|restaurant|showroom|channel|loyalty',
  'mailing list|range of|selection of|signature|miracle',
);
export const MY = either(
  'grocery|groceries|shopping|weekend|friends?|plants|family|mother|mom|mum|father|dad|wife|husband',
  'sister|brother|boss|landlord|neighbou?r|grandmother|grandma|kids|children|son|daughter|dog|cat|puppy',
  'roommate|birthday|house|kitchen|living room|bedroom|garden|calendar|alarm|inbox|photos|playlist|car',
  'homework|crush|girlfriend|boyfriend|ex|dentist|doctor|flight|vacation|holiday|chores|to-do list',
  'party|wedding|trip|name is',
);
export const SOON = either(
  'tonight|tomorrow|this (?:weekend|evening|afternoon)',
  'next (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)',
  '(?:on|this) (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday) (?:at|morning|evening|afternoon)',
  "at (?:noon|midnight)|at \\d{1,2}(?::\\d\\d)? ?(?:am|pm|o'clock)",
);
export const LENGTH_LIMIT =
  '\\bin (?:exactly |at most |only |just |under |less than |about )?(?:one|two|three|four|five|ten|\\d+|a single|a few|fifty|a hundred|your own) (?:short |simple |complete )?(?:words?|sentences?|paragraphs?|lines?|emojis?|verses?|steps)\\b';
export const FICTION =
  '(?:plot|ending|moral|life cycle|main character|story|summary) of (?:the |a )?(?:movie|film|book|novel|tale|story|[a-z]+)';

/** What may stand for a text in an order about text. */
export const GIVEN = either(
  'the (?:following|above|preceding|given|first|last|longest|shortest|entire|whole) |this |these |each ',
  'every |all (?:the )?|the |an? ',
);

/** Verbs of orders about a piece of text. */
export const EDIT =
  'squeeze cut lay score decide reverse flip mirror spell count remove delete insert replace substitute swap capitalize capitalise underline add put split group combine join shift convert turn translate rewrite rephrase paraphrase reword change correct fix make shorten expand number highlight arrange rearrange sort encode decode decipher decrypt encrypt scramble unscramble apply render express represent transform label identify classify determine detect analyze analyse judge rate say edit proofread format output print write type repeat read separate break find complete use transcribe simplify summarize summarise alphabetize italicize bold punctuate tell';
export const ALTER = EDIT.split(' ')
  .filter(
    (verb) => !/^(?:print|write|type|read|use|tell|say|complete|format|make|find|translate)$/.test(verb),
  )
  .join(' ');
export const KNOW =
  'break explain describe define compare contrast discuss outline summarize summarise teach clarify illustrate investigate research explore analyze analyse provide give list name state find show';
export const MAKE =
  'write compose draft create generate tell make invent design craft produce give suggest recommend describe provide imagine plan prepare pen think come sing share build narrate summarize summarise propose devise develop help offer show';

/**
 * Verbs, and a pattern of what follows them where they open a task: in lower case and with straight quotation marks, up to
 * the end of the sentence (see bare-tasks.ts).
 */
export type TaskPhrases = readonly (readonly [verbs: string, pattern: string])[];
