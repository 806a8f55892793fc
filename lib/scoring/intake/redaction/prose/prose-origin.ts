import { either } from '../../../../text/alternatives.ts';
import { NATION, NATION_WORDS } from './listed-phrases.ts';
import { casedForm, type ProseRule } from './prose-rule.ts';
import { CLAUSE_END, REST_OF_SENTENCE, SENTENCE_START } from './word-classes.ts';

const PLACE =
  "(?:the )?(?:(?:St|Co|Ft)\\. )?\\p{Lu}[\\p{L}'’-]{1,30}([ ,]{1,2}(?:(?:St|Co)\\. )?\\p{Lu}[\\p{L}'’-]{1,30}){0,3}";
const NUMBER = either(
  '\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen',
  'sixteen|seventeen|eighteen|nineteen',
);
/** Of a child, or a bride: who came so came with a life, not with a post. */
const AS_CHILD = `(?: (?:as an? (?:\\p{L}+ )?(?:child|baby|boy|girl|schoolgirl|schoolboy|kid|toddler|infant|teenager|teen|bride|newborn|refugee|orphan|migrant)(?! \\p{Ll}+ist)| (?:at|aged) ${NUMBER}(?![\\d\\p{L}])|(?:at|aged) ${NUMBER}(?![\\d\\p{L}])|at the age of ${NUMBER}|when (?:I|he|she|they) (?:was|were) (?:an? )?\\p{L}+|with my (?:parents|family|mother|father|mum|mom|dad)))`;
const I = '(?:I|[Hh]e|[Ss]he|[Tt]hey|[Ww]ho)';
const COME =
  '(?:[Cc]ame|[Mm]oved|[Aa]rrived|[Ee]migrated|[Ii]mmigrated|[Ff]led|[Ww]as brought|[Ww]ere brought|[Ss]ettled|[Mm]igrated)';
/** Of towns, regions and peoples: "a Geordie", "Londoner", "Southlander"; not "Lawyer by training". */
const NATIVE = "\\p{Lu}[\\p{L}'’-]{2,20}(?: \\p{Lu}[\\p{L}'’-]{2,20})?";
/** Who belongs to a people or a region; adjectives are in the list of nationalities. */
const NATIVES = either(
  'Kurd|Pole|Scot|Welsh(?:wo)?man|Irish(?:wo)?man|English(?:wo)?man|Scots(?:wo)?man|French(?:wo)?man',
  'Dutch(?:wo)?man|Dane|Swede|Finn|Turk|Serb|Spaniard|Basque|Catalan|Tamil|Punjabi|Gujarati|Bengali',
  'Zulu|Xhosa|Sotho|Afrikaner|Yoruba|Igbo|Hausa|Berber|Geordie|Scouser|Londoner|Brummie|Glaswegian',
  'Mancunian|Yorkshire(?:wo)?man|Cornish(?:wo)?man|New Yorker|Texan|Californian|Queenslander|Burgher',
  'Sicilian|Bavarian|Breton|Corsican',
);
const NATIVE_WORDS =
  'kurd pole scot welshman welshwoman irishman irishwoman englishman englishwoman scotsman scotswoman frenchman frenchwoman dutchman dutchwoman dane swede finn turk serb spaniard basque catalan tamil punjabi gujarati bengali zulu xhosa sotho afrikaner yoruba igbo hausa berber geordie scouser londoner brummie glaswegian mancunian yorkshireman yorkshirewoman cornishman cornishwoman yorker texan californian queenslander burgher sicilian bavarian breton corsican';
const BY = '(?:birth|descent|marriage|origin|blood|heritage|ancestry|adoption|extraction|parentage)';

/** What English prose tells of the writer's origin, told by capitals. */
export const ORIGIN: ProseRule = {
  forms: [
    casedForm(
      ['birth descent marriage origin blood heritage ancestry adoption extraction parentage', 'by'],
      `(?:(?<![\\p{L}])(?:I am|I[’']m|${I} (?:is|are|was)) )?(?:\\b(?:[Aa]n?|the) )?${NATIVE} (?:both )?by ${BY}(?: and (?:an? )?(?:${NATIVE} )?by (?:${BY}|choice|adoption))?(?=\\s*(?:[.,;:!?|)]|$)| and )`,
    ),
    casedForm(
      ['generation', 'first second third fourth fifth sixth'],
      `(?:(?<![\\p{L}])(?:I am|I[’']m) )?(?:\\b[Aa]n? )?(?:first|second|third|fourth|fifth|sixth|First|Second|Third|Fourth|Fifth|Sixth)[- ][Gg]eneration (?:(?:immigrant|migrant)|\\p{Lu}[\\p{L}'’-]+(?:ers?|ians?|ans?|ies?|ish|ese|on|i)(?:[ -]\\p{Lu}\\p{L}+)?)(?:, (?:\\p{Lu}\\p{L}+ )?and [^.,;!?|]{2,30})?(?=\\s*(?:[.,;:!?|)]|$)| and )`,
    ),
    casedForm(
      [
        'came moved arrived emigrated immigrated fled brought settled migrated',
        'child baby boy girl schoolgirl schoolboy kid toddler infant teenager teen bride newborn refugee orphan migrant at aged when parents family mother father mum mom dad',
      ],
      `(?:${SENTENCE_START}|(?<![\\p{L}])${I} |(?<=, )|(?<=\\band ))(?:first |then |have )?${COME}(?: (?:over|here|out|up|down|back))?( (?:to|from|in) (?:${PLACE}|this country|England|here)){0,2}(?: in \\d{4})?,?${AS_CHILD}(?: in \\d{4})?(?: (?:to|from) ${PLACE})?`,
    ),
    casedForm(
      ['came', 'over here out'],
      `(?:${SENTENCE_START}|(?<![\\p{L}])I )[Cc]ame (?:over|here|out) from ${PLACE}(?: in \\d{4})?`,
    ),
    casedForm(
      ['grew raised brought reared', 'i he she they who'],
      `(?<![\\p{L}])${I} (?:was |were )?(?:grew up|raised|brought up|reared)(?: (?:in|on|near|by|around|outside|between|with|among|speaking))[^.,;!?|]{2,70}?(?=\\s*(?:[.,;!?|)]|$)|,? (?:and|but) (?:I|my|have|he|she|they|then|now|moved|went)(?![\\p{L}])|, )(?:, (?:an?|the) (?:\\p{Lu}\\p{L}+ )?(?:boy|girl|son|daughter|lad|lass|child)(?![\\p{L}])[^.,;!?|]{0,50})?`,
    ),
    casedForm(
      ['grew brought reared', 'up reared'],
      `${SENTENCE_START}(?:grew up|Grew up|[Bb]rought up|[Rr]eared) (?:in|on|near|outside|between|by) [^.,;!?|]{2,50}?(?=\\s*(?:[.,;!?|)]|$))`,
    ),
    casedForm(
      ['born', 'bred reared raised brought'],
      `(?:(?<![\\p{L}])(?:I am|I[’']m|I was) |${SENTENCE_START})[Bb]orn and (?:bred|reared|raised|brought up)(?: (?:in|near|outside|on) ${PLACE})?(?=\\s*(?:[.,;!?|)]|$)| and )`,
    ),
    casedForm(['born', 'bred'], `${SENTENCE_START}${NATIVE} born and bred(?=\\s*(?:[.,;!?|)]|$))`),
    casedForm(
      ['descent heritage origin extraction parentage ancestry stock blood roots', 'of'],
      `(?:(?<![\\p{L}])(?:I am |I[’']m |who is )|${SENTENCE_START})[Oo]f (?:mixed )?\\p{Lu}\\p{L}+(?:(?:,| and|-) ?\\p{Lu}\\p{L}+)? (?:descent|heritage|origin|extraction|parentage|ancestry|stock|blood|roots)(?=\\s*(?:[.,;:!?|)]|$)| and )`,
    ),
    casedForm(['half'], `[Hh]alf[- ]\\p{Lu}\\p{L}+,? (?:and )?half[- ]\\p{Lu}\\p{L}+`),
    casedForm(
      ['lad lass lassie'],
      `(?:${SENTENCE_START}[Aa]n?|(?<![\\p{L}])(?:I am|I[’']m|[Aa]s) an?) (?:proud |true |real |typical |local )?\\p{L}[\\p{L}'’-]{2,20} (?:lad|lass|lassie)(?: (?:from|of) ${PLACE}|, born and bred)?(?=\\s*(?:[.,;!?|)]|$)| and )`,
    ),
    casedForm(
      ['girl boy woman man lady gal'],
      `(?:${SENTENCE_START}[Aa]n?|(?<![\\p{L}])(?:I am|I[’']m|[Aa]s) an?) (?:proud |true |real |typical |local )?\\p{Lu}[\\p{L}'’-]{2,20} (?:girl|boy|woman|man|lady|gal)(?: who (?:grew up|was born|was raised|came) (?:from|in|of|on) [^.,;!?|]{2,40}?| (?:from|in) ${PLACE})?(?=\\s*(?:[.,;!?|)]|$)| and (?:I|have) )`,
    ),
    casedForm(
      ['been lived', 'since', 'i'],
      `(?<![\\p{L}])I (?:have |[’']ve )?(?:been|lived) (?:here|in (?:the UK|the US|${PLACE}))(?: ever)? since (?:I was \\p{L}+|childhood|birth|the age of ${NUMBER})(?=\\s*(?:[.,;!?|)]|$)| and )`,
    ),
    casedForm(
      [NATIVE_WORDS],
      `(?:(?<![\\p{L}])(?:I am|I[’']m|[Aa]s) an?|${SENTENCE_START}[Aa]n?) (?:proud )?${NATIVES}(?: (?:from|who|by|of|born|through and through|living|settled)[^.,;!?|]{0,60}?)?(?=\\s*(?:[.,;!?|)]|$)| and (?:I|have|proud) )`,
    ),
    casedForm(
      ['originally hail hailing', 'from of'],
      `(?:(?<![\\p{L}])(?:I am|I[’']m|I) |${SENTENCE_START})(?:(?:originally|Originally) (?:from|of)|hail from|[Hh]ailing from) (?:County )?${PLACE}(?=\\s*(?:[.,;:!?|)]|$)| and )`,
    ),
    casedForm(
      ['proud', NATIVE_WORDS],
      `${SENTENCE_START}[Pp]roud (?:to be (?:an? )?)?${NATIVES}(?=\\s*(?:[.,;:!?|)]|$)| and )`,
    ),
    casedForm(
      ['born', 'to'],
      `(?:(?<![\\p{L}])I was |${SENTENCE_START})[Bb]orn to (?:an?|two|\\p{L}+ parents) ?[^.,;!?|]{2,60}?(?=\\s*(?:[.,;:!?|)]|$))`,
    ),
    casedForm(
      ['roots origins ancestors', 'my'],
      `${SENTENCE_START}[Mm]y (?:family )?(?:roots|origins|ancestors) (?:are|lie|go|come|came)(?![\\p{L}])[^.;!?|]{2,60}`,
    ),
    casedForm(['brat'], `(?<=^[^\\p{L}]{0,8})(?:army|military|navy|missionary) brat(?=\\s*(?:[.,;!?|)]|$))`),
  ],
};

const PEOPLE =
  '(?:parents|parentage|mother|father|mum|mom|dad|family|stock|ancestry|roots|grandparents|blood)';
const PEOPLE_WORDS =
  'parents parentage mother father mum mom dad family stock ancestry roots grandparents blood';

/** The same, told by nationalities of the lists. */
export const NATIONAL_ORIGIN: ProseRule = {
  readsKinds: true,
  forms: [
    casedForm(
      [PEOPLE_WORDS, NATION_WORDS],
      `(?<![\\p{L}])(?:(?:i am|i'm) )?(?:born )?(?:of|to) (?:an? )?(?:mixed )?${NATION}(?: and ${NATION})? ${PEOPLE}(?=\\s*(?:[.,;!?|)]|$))`,
    ),
    casedForm(
      [PEOPLE_WORDS, NATION_WORDS],
      `${SENTENCE_START}${NATION} ${PEOPLE}, ${NATION} ${PEOPLE}(?![\\p{L}'])${REST_OF_SENTENCE}`,
    ),
    casedForm(
      ['proud', NATION_WORDS],
      `(?:(?<![\\p{L}])(?:i am|i'm) |${SENTENCE_START})proud to be (?:an? )?${NATION}(?=\\s*(?:[.,;!?|)]|$)| and )`,
    ),
    casedForm(
      [PEOPLE_WORDS, 'i', NATION_WORDS],
      `(?<![\\p{L}])i have (?:some |mixed )?${NATION}(?: and ${NATION})? (?:${PEOPLE})(?=\\s*(?:[.,;!?|)]|$)| and )`,
    ),
    casedForm(
      ['my', `${PEOPLE_WORDS} background heritage culture`, NATION_WORDS],
      `(?<![\\p{L}])my ${NATION} (?:and ${NATION} )?(?:${PEOPLE}|background|heritage|culture)(?![\\p{L}'])`,
    ),
    casedForm(
      [NATION_WORDS, 'born from settled living way who', 'a an'],
      `(?:(?<![\\p{L}])(?:i am|i'm|as) an?|${SENTENCE_START}an?) ${NATION} (?:(?:born in|from|settled in|living in|by way of) [^.,;!?|]{2,40}?|who (?:fled|came|moved|grew up|was born|settled|arrived) [^.,;!?|]{2,60}?|settled here [^.,;!?|]{2,40}?)${CLAUSE_END}`,
    ),
  ],
};
