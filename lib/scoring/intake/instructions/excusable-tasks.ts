import {
  COUNT,
  EDIT,
  FICTION,
  KNOW,
  LENGTH_LIMIT,
  LINK,
  LITERARY,
  MAKE,
  MY,
  NUMBER,
  PERSON,
  PIECE,
  RELATION,
  SOON,
  SUBJECT,
  type TaskPhrases,
  words,
} from './task-words.ts';

/** Tasks that are duties when done for customers, each week or the like. */
export const EXCUSABLE_PHRASES: TaskPhrases = [
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
