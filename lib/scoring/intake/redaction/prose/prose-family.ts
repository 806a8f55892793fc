import { either } from '../../../../text/alternatives.ts';
import { ANYWHERE, type ProseRule, proseForm } from './prose-rule.ts';
import { CLAUSE_END, KIN, KIN_WORDS, SENTENCE_START } from './word-classes.ts';

const NUMBER = '(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|no|\\d{1,2}|several|many)';
/** Without "one", "a" and "no": nobody is one of these. */
const NUMBER_WORDS = [
  'two three four five six seven eight nine ten several many',
  ...Array.from({ length: 100 }, (_, number) => `${number} ${String(number).padStart(2, '0')}`),
].join(' ');
const CHILD =
  "(?:child(?:ren)?|kids?|sons?|daughters?|boys?|girls?|twins?|triplets|toddlers?|teenagers?|teens|tots?|bab(?:y|ies)|grandchild(?:ren)?|grandkids|grandsons?|granddaughters?|nephews?|nieces?|brothers?|sisters?|siblings?|little ones?|bairns?|step-?children)(?![\\p{L}'’-])";
const CHILD_WORDS =
  'child children kid kids son sons daughter daughters boy boys girl girls twin twins triplets toddler toddlers teenager teenagers teens tot tots baby babies grandchild grandchildren grandkids grandson grandsons granddaughter granddaughters nephew nephews niece nieces brother brothers sister sisters sibling siblings little bairn bairns stepchildren';
const QUALITY = either(
  'little|small|young|grown[- ]up|grown|adult|teenage|school-age|older|elder|younger|big|lovely',
  'beautiful|wonderful|noisy|loud|very|adopted|foster|twin|baby|toddler|autistic|disabled|half|step|wee',
  'of',
);
const CHILDREN = `${NUMBER} (${QUALITY}[ -]){0,3}${CHILD}`;
const PARENT = either(
  'mother|father|mummy|mum|mom|mama|daddy|dad|papa|parent|(?:step|god)(?:mother|father|parent)',
  '(?:great-?)?gran(?:d(?:mother|father|parent|dad|ma|pa)|ny)?|nan(?:na|a)?|koro|uncle|auntie|aunt',
  'guardian',
);
const SPOUSE_AND_PARENT_WORDS =
  'husband wife mother father mummy mum mom mama daddy dad papa parent stepmother stepfather stepparent godmother godfather godparent gran granny granmother granfather granparent grandad granma granpa grandmother grandfather grandparent granddad grandma grandpa greatgran greatgranny greatgrandmother greatgrandfather greatgrandparent greatgranddad greatgrandma greatgrandpa nan nanna nana koro uncle auntie aunt guardian';
const OFFSPRING = either(
  'son|daughter|child|grandson|granddaughter|grandchild|great-grandson|great-granddaughter|wife|husband',
  'nephew|niece|widow|widower',
);
const OFFSPRING_WORDS =
  'son daughter child grandson granddaughter grandchild wife husband nephew niece widow widower';
const PRAISE =
  '((?:very |happily |recently )?(?:proud|single|devoted|loving|doting|happy|busy|lone|new|only|working|divorced|widowed|youngest|eldest|oldest|middle|second|third|first|married)(?:,? and |, | ))';
/** "As", "I am": before what somebody is. */
const BEING = `(?:${SENTENCE_START}(?:as )?|(?<![\\p{L}])(?:(?:i|he|she|they) (?:am|is|are|was|were)|as|i['’]?m|am|and|is|are) |(?<=, ))`;
const MY_KIN = `my ((?:late|elderly|aged|own|little|small|young|eldest|youngest|oldest|older|younger|big|only|first|second|third|last|new|sick|ill|dying|disabled|autistic|widowed|ex|then|two|three|four|five|\\d|wee|baby|adult|grown-up|teenage|twin|adopted|foster|step|great|old)[ -]){0,3}${KIN}(?![\\p{L}-])(?! (?:tongue|language|firms?|compan|agenc|organi|schools?|business|practice|medicine|law|therap|support|cent(?:re|er)|of (?:brands|products)))`;
const OWN_KIN = `${MY_KIN}(?!['’])`;
const LIFE =
  "(?:((?:now|both|all|still|also|only) ){0,2}(?:is|are|was|were|has|have|had|came|comes?|lives?|works?|moved|died|passed|emigrated|fled|starts?|started|goes|go|attends?|stays?|grew|raised|brought|lost|met|took|will|calls?|says?|joined|settled|left|turned|turns|help(?:s|ed)?|fought|travels?|stud(?:y|ies)|do|does|did|never|don['’]?t|look(?:s|ed)?|worked|ran|runs?|kept|keeps?|owned|farmed)(?![\\p{L}]))";
/** A sentence of it goes as a whole, unless the work is in it. */
const TO_SENTENCE_END =
  '((?!(?<![\\p{L}])(?:business|compan|firm|workshop|trade|apprentic|learn|taught|train|i (?:work|run|ran|manage|led|lead|build|built|sold|have worked)))[^.;!?|]){0,160}(?=[.;!?|]|$)';

const OF_OTHERS =
  /\b(?:patients?|clients?|pupils|learners|students|residents|tenants|service users|customers)\b/i;

/** What English prose tells of the writer's family. */
export const FAMILY: ProseRule = {
  unless: OF_OTHERS,
  forms: [
    // "My youngest starts school in September."
    proseForm(
      ['my our', KIN_WORDS],
      `${SENTENCE_START}(?:at home[:,]? |in (?:summer|winter) )?(?:${MY_KIN}|our ((?:eldest|youngest|oldest|little|wee|first|second|only|baby|two|three) ){0,2}(?:son|daughter|baby|boys?|girls?|twins|kids|eldest|youngest|little one)(?![\\p{L}'’-]))(?:,? (?:and|&) (?:i|my \\p{L}+|our \\p{L}+))?(?: \\p{L}{2,14})?(?:,? ${LIFE}|['’]s (?:an?|the|been|in|at|from|not|still|now|just|about)(?![\\p{L}])|(?=\\s*[.;!?|]|$))${TO_SENTENCE_END}`,
    ),
    proseForm(
      ['home family', 'my', KIN_WORDS],
      `${SENTENCE_START}(?:at home|family)[:,] ${OWN_KIN}${TO_SENTENCE_END}`,
    ),
    proseForm(
      ['kids children boys girls twins ones', 'are'],
      `${SENTENCE_START}the (?:kids|children|boys|girls|twins|little ones) are (?:reared|grown|grown up|raised|at (?:school|university|college)|in (?:school|college)|away|off|big|older|adults|out of|up and)(?![\\p{L}])[^.,;!?]{0,60}?${CLAUSE_END}`,
    ),
    // "As the daughter of farm workers", "a rabbi's son from Scarsdale"
    proseForm(
      [OFFSPRING_WORDS, 'of to'],
      `${BEING}(?:an?|the) ${PRAISE}{0,3}${OFFSPRING} (?:of|to) (?!the |god |a gun|an? (?:parent|holding) )[^.,;!?|]{2,80}?${CLAUSE_END}(?: who [^.,;!?|]{2,60})?`,
    ),
    proseForm(
      [OFFSPRING_WORDS, 'of to'],
      `${SENTENCE_START}${PRAISE}{0,2}${OFFSPRING} (?:of|to) (?:an?(?! gun)|two|my|immigrants?|refugees?|migrants?) ?[^.,;!?|]{0,80}?${CLAUSE_END}`,
    ),
    proseForm(
      [OFFSPRING_WORDS, 's'],
      `${BEING}an? \\p{L}[\\p{L}-]{2,20}['’]s ${OFFSPRING}(?: (?:from|who|of|and) [^.,;!?|]{2,80}?)?${CLAUSE_END}(?: who [^.,;!?|]{2,60})?`,
    ),
    // "Uncle to three nephews", "father of a very loud toddler"
    proseForm(
      [SPOUSE_AND_PARENT_WORDS, 'of to'],
      `${BEING}(?:(?:an?|the) )?${PRAISE}{0,3}(?:${PARENT}(?: and (?:husband|wife|${PARENT}))?|(?:husband|wife) and ${PARENT}) (?:of|to) (?:(?:${NUMBER} )?(${QUALITY}[ -]){0,3}${CHILD}|${NUMBER}(?=\\s*(?:[.,;:!?|)]|$)|,? (?:and|who|so) )|(?:an?|my|our) (${QUALITY}[ -]){0,3}${CHILD})(?: (?:from|by|aged|under|in|at) [^.,;!?|]{1,40}?${CLAUSE_END})?`,
    ),
    proseForm(
      [SPOUSE_AND_PARENT_WORDS, 'of to'],
      `${BEING}(?:(?:an?|the) ${PRAISE}{0,2}|${PRAISE}{1,2})(?:${PARENT}|husband|wife)(?: and (?:husband|wife|${PARENT}))? (?:of|to) (?!the |all )\\p{L}{2,14}((?: and|,|, and) \\p{L}{2,14}){0,3}(?: \\(\\d{1,2}\\))?(?=\\s*(?:[.;!?|)]|$)|, )`,
    ),
    // "Single dad of twin boys", "a single mom by choice", "a grandmother"
    proseForm(
      ['single', 'mother mum mom father dad parent'],
      `${BEING}(?:an? )?single (?:mother|mum|mom|father|dad|parent)(?: by choice)?(?=\\s*(?:[.,;!?|)]|$)|,? (?:and|so|by) )`,
    ),
    proseForm(
      [SPOUSE_AND_PARENT_WORDS, 'a an'],
      `(?<![\\p{L}])(?:(?:i am|i['’]?m|as) |(?<=, ))an? (?:proud )?(?:${PARENT}|wife|husband)(?: (?:myself|again))?(?: and an? (?:${PARENT}|wife|husband))?(?=\\s*(?:[.,;!?|)]|$)|,? and (?:i|my|the) )`,
    ),
    // "An only child", "eldest of six children", "first in my family to go to university"
    proseForm(
      [
        'child son daughter girl boy one sister brother',
        'only eldest oldest youngest middle second third fourth',
      ],
      `${BEING}(?:an? |the )?(?:only child|only (?:son|daughter)|(?:eldest|oldest|youngest|middle|second|third|fourth) (?:child|son|daughter|girl|boy|one|sister|brother)(?! of the))(?: (?:of|from|in) [^.,;!?|]{2,50}?)?${CLAUSE_END}`,
    ),
    proseForm(
      ['eldest oldest youngest middle one', `eldest oldest youngest middle ${NUMBER_WORDS}`],
      `${BEING}(?:the )?(?:eldest|oldest|youngest|middle(?: one)?|one) of ${NUMBER}(?: (?:${QUALITY} )?(?:children|kids|siblings|sisters|brothers|girls|boys|daughters|sons))?(?: from [^.,;!?|]{2,40}?)?(?=\\s*(?:[.;,!?|)(–—]|$)| so )`,
    ),
    proseForm(
      ['family', 'first', 'my'],
      `(?:${BEING}(?:the )?|and )first (?:in|of) my family[^.,;!?|]{0,80}?${CLAUSE_END}`,
    ),
  ],
};

/** What it tells of marriage, children and a home with others. */
export const FAMILY_STATUS: ProseRule = {
  unless: OF_OTHERS,
  forms: [
    // "Married for 44 years to Jean", "twice married, three children"
    proseForm(
      ['married divorced widowed unmarried remarried cohabiting bereaved single engaged separated'],
      `(?:${SENTENCE_START}|(?<![\\p{L}])(?:i am|i['’]?m|i have been|am|been|is) |(?<=, ))((?:happily|twice|not|never|newly|still|recently|now|long) ){0,2}(?:(?:married|divorced|widowed|unmarried|remarried|cohabiting|bereaved)(?: (?:to (?!the |one |each |two )[^.,;!?|]{2,60}?(?=\\s*(?:[.,;!?|]|$)|,? and )|for \\d{1,2} years(?: to [^.,;!?|]{2,60}?(?=\\s*(?:[.,;!?|]|$)|,? and ))?|for \\p{L}{3,8} years|since [^.,;!?|]{2,30}?|with (?:${NUMBER}|children|kids)[^.,;!?|]{0,40}?))?|(?:single|engaged|separated)(?: by choice)?(?=\\s*(?:[.;!?|)]|$)|, (?:no|with|two|one|three|four|getting|and (?:i|my) )))(?:${CLAUSE_END})(?:[,;]?( (?:and|with|has|have)){0,2} ${CHILDREN}[^.,;!?|]{0,40})?(?:, getting married[^.,;!?|]{0,30})?(?:, (?:no (?:dependants|dependents|ties|kids|children)|of whom [^.,;!?|]{2,40}))?`,
    ),
    proseForm(
      ['relationship partnership bachelor spinster newly newlywed', 'a an newly newlywed'],
      `(?:${SENTENCE_START}|(?<![\\p{L}])i (?:am|['’]?m) )(?:in an? (?:civil |long-term |happy |new |loving )?(?:relationship|partnership)|an? bachelor|a spinster|newly-?wed)(?:, partner [^.;!?|]{2,40})?${CLAUSE_END}`,
    ),
    proseForm(
      ['bachelor ties cohabiting homemaker'],
      `${SENTENCE_START}(?:bachelor|no ties|cohabiting|homemaker)(?=\\s*(?:[.,;!?|]|$))`,
    ),
    // "I live with my mum and two brothers", "I am bringing up two children on my own"
    proseForm(
      ['live rent share renting living stay staying look care support carer looking nurse', 'my alone', 'i'],
      `(?<![\\p{L}])i (?:also |still |now |currently |only )?(?:(?:live|rent|share|am renting|am living|stay|am staying) (?:alone|on my own|with ${OWN_KIN}|at my \\p{L}+['’]s)|(?:look after|care for|support|am (?:a |the |an )?(?:full-time |unpaid )?carer (?:for|to)|am looking after|nurse) ${OWN_KIN})(?![\\p{L}])[^.,;!?|]{0,60}?${CLAUSE_END}`,
    ),
    proseForm(
      [CHILD_WORDS, 'have had ve raised raising brought bringing reared adopted fostered', 'i we'],
      `(?<![\\p{L}])(?:i|we)(?: also)?(?: (?:have|had)|['’]ve got| have got|(?: have| am|['’]ve)? (?:raised|raising|brought up|bringing up|reared|adopted|fostered)) ${CHILDREN}(?: (?:alone|on my own|by myself|together|and [^.,;!?|]{2,40}?|who [^.,;!?|]{2,40}?|aged [^.;!?|]{1,30}?|at [^.,;!?|]{2,40}?|in [^.,;!?|]{2,40}?|under [^.,;!?|]{1,20}?))?${CLAUSE_END}`,
    ),
    // "I am expecting my second child in March"
    proseForm(
      ['pregnant expecting'],
      `(?:${SENTENCE_START}|(?<![\\p{L}])(?:i am|i['’]?m|i was) )(?:(?:currently|now|again|\\p{L}+ months) )?(?:pregnant|expecting (?:twins|(?:an?|my|our) (?:\\p{L}+ )?(?:child|baby|son|daughter|boy|girl)))(?:,? (?:due|with|in|free|till|until|and due)(?![\\p{L}])[^.;!?|]{0,60})?(?=\\s*(?:[.,;!?|)]|$))`,
    ),
    proseForm(
      [
        'son sons daughter daughters grandchild grandchildren grandson grandsons granddaughter granddaughters children kids dependants dependents',
        'one two three four five six no 0 1 2 3 4 5 6 7 8 9',
      ],
      `${SENTENCE_START}(?:(?:one|two|three|four|five|six|\\d) (?:sons?|daughters?|grandchild(?:ren)?|grandsons?|granddaughters?)(?: (?:in|at|studying|doing|with|living|aged|who|and) [^.;!?|]{2,60})?|no (?:children|kids|dependants|dependents))(?=\\s*(?:[.,;|)]|$))`,
    ),
    proseForm(
      ['raised brought reared adopted fostered', 'by'],
      `(?:${SENTENCE_START}|(?<![\\p{L}])i was )(?:raised|brought up|reared|adopted|fostered) by (?:${MY_KIN}|an? [^.,;!?|]{2,30}|foster parents|nuns)[^.,;!?|]{0,40}?${CLAUSE_END}`,
    ),
    proseForm(
      ['lost', 'my', 'i'],
      `(?<![\\p{L}])i (?:have |recently )?lost ${OWN_KIN}[^.,;!?|]{0,40}?${CLAUSE_END}`,
    ),
    proseForm(
      ['marriage divorce engagement wedding pregnancy', 'my'],
      `${SENTENCE_START}my (?:marriage|divorce|engagement|wedding|pregnancy) (?:is|was|ended|broke|came|fell|means|lasted)(?![\\p{L}])${TO_SENTENCE_END}`,
    ),
    proseForm(
      ['family', 'from', 'i'],
      `(?<![\\p{L}])i (?:come|came|am) from an? (\\p{L}+ ){0,2}family(?: of [^.,;!?|]{2,40}?)?${CLAUSE_END}`,
    ),
    proseForm(
      ['birth births', 'given gave', 'i'],
      `(?<![\\p{L}])i (?:have |had )?(?:given|gave) birth[^.;!?|]{0,60}`,
    ),
    proseForm(
      ['family wife husband partner girlfriend boyfriend fiancé fiancée', 'my', 'i'],
      `(?<![\\p{L}])my (?:family|wife|husband|partner|girlfriend|boyfriend|fianc[eé]e?) and i (?:live|have|are|moved|were|share|own|keep)(?![\\p{L}])${TO_SENTENCE_END}`,
    ),
    proseForm(
      ['brother sister brothers sisters siblings cousin cousins twin', 'my', 'i'],
      `(?<![\\p{L}])my (?:brother|sister|brothers|sisters|siblings|cousin|cousins|twin) and i (?:live|grew|are|were|moved|came|share)(?![\\p{L}])${TO_SENTENCE_END}`,
    ),
  ],
};

/** "…, because of my little boy", "… after my daughter was born": the sentence is whole without it. */
export const FAMILY_ADVERBIALS: ProseRule = {
  isAdverbial: true,
  forms: [
    proseForm(
      ['my', KIN_WORDS],
      `,?\\s(?:so (?:that )?i can (?:be|stay|live) (?:with|near|around)|because of|due to|around|to (?:see|be with|visit|collect|support|help|join)|with|alongside|together with|thanks to|at|for|near|close to|after|since|when|while|until|before|as|by) ${MY_KIN}(?:['’]s? (\\p{L}+ ?){1,2})?((?:,| and|, and|,? &) (?:my )?(?:\\p{L}+ )?${KIN}(?![\\p{L}'’-])){0,3}(?: (?:was|were|is|are|had|has|died|passed|left|starts?|started|fell|got|retired|moved|in|at|from|who|on)(?![\\p{L}])(?! (?:\\p{L}{3,9} )?(?:19|20)\\d\\d)[^.,;!?()|]{0,60}?)?(?=\\s*(?:[.;!?|)]|$)|,? (?:and|but|so) |, | (?:from|in|between|since|until) (?:\\p{L}{3,9} )?(?:19|20)\\d\\d)`,
      ANYWHERE,
    ),
  ],
};
