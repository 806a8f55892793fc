import { either } from '../../../../text/alternatives.ts';

/** Sources of patterns for classes of English words that tell of a person's life. What repeats has bounds. */

const KIN_SINGULAR =
  'mother|father|mummy|mum|mom|mam|daddy|dad|parent|brother|sister|sibling|son|daughter|child|kid|baby|newborn|toddler|wife|husband|spouse|partner|fianc[eé]e?|boyfriend|girlfriend|gran(?:d?(?:mother|father|dad|ma|pa|son|daughter|child|parent)|ny)?|nan(?:na)?|great-gran(?:d?(?:mother|father|dad|son|daughter))|auntie|aunt|uncle|niece|nephew|cousin|stepson|stepdaughter|(?:mother|father|brother|sister)-in-law|eldest|youngest|last-born|first-born';
const KIN_PLURAL = either(
  'parents?|brothers?|sisters?|siblings?|sons?|daughters?|kids?|babies|toddlers?|twins|triplets|girls?',
  'boys?|children|grandparents|grandchildren|grandsons|granddaughters|grandkids|aunts|uncles|nieces',
  'nephews|cousins|in-laws|step-?children|little ones?|teenagers|family|folks|people',
);
/** A relative, without the word before it. */
export const KIN = `(?:(?:${KIN_SINGULAR})|${KIN_PLURAL})`;

/** Of which one stands in all that KIN matches. */
export const KIN_WORDS =
  'mother father mummy mum mom mam daddy dad parent brother sister sibling son daughter child kid baby newborn toddler wife husband spouse partner fiancé fiancée boyfriend girlfriend gran granny granmother granfather granparent granson grandaughter granchild grandad granma granpa grandmother grandfather grandparent grandson granddaughter grandchild granddad grandma grandpa nan nanna auntie aunt uncle niece nephew cousin stepson stepdaughter eldest youngest born parents brothers sisters siblings sons daughters kids babies toddlers twins triplets girl girls boy boys children grandparents grandchildren grandsons granddaughters grandkids aunts uncles nieces nephews cousins laws stepchildren one ones teenagers family folks people';

/** "My late", "our two little". What repeats is captured: V8 compiles other groups once for each time. */
export const OWN =
  '(?:my|our|his|her|their|own)( (?:late|elderly|aged|own|little|small|young|eldest|youngest|oldest|older|younger|big|only|first|second|third|last|new|sick|ill|dying|disabled|autistic|widowed|ex|then|two|three|four|five|\\d|wee|baby|adult|grown-up|teenage|twin|adopted|foster|step|premature|newborn|beloved|dear|poor))'.concat(
    '{0,3}',
  );
/** "My late wife", but not "my partner firms" and "my children's books". */
export const OWN_KIN = `${OWN} (?:${KIN})(?![\\p{L}'’-])`;

/** What befalls a body, as a noun. */
export const AILMENT = either(
  'surgery|operations?|chemo(?:therapy)?|radiotherapy|depression|burn-?out|anxiety|breakdown|stroke',
  'heart (?:attack|bypass|surgery|failure)|cancer|leuk(?:a)?emia|lymphoma|accident|injur(?:y|ies)',
  'illness|sickness|pneumonia|glandular fever|tuberculosis|tb|sepsis|\\p{L}{3,12}itis',
  '(?:slipped|herniated) disc|miscarriage|pregnanc(?:y|ies)|bereavement|divorce|separation|ivf',
  'long covid|covid|transplant|(?:broken|fractured) \\p{L}{2,12}|anorexia|bulimia|rehab',
  '(?:hip|knee) replacement|epilepsy|seizures?|hysterectomy|tumou?r|ptsd|alcoholism|addiction',
);

/** Of which one stands in all that AILMENT matches. */
export const AILMENT_WORDS =
  '-itis surgery operation operations chemo chemotherapy radiotherapy depression burn burnout anxiety breakdown stroke heart cancer leukemia leukaemia lymphoma accident injury injuries illness sickness pneumonia fever tuberculosis tb sepsis disc miscarriage pregnancy pregnancies bereavement divorce separation ivf covid transplant broken fractured anorexia bulimia rehab replacement epilepsy seizure seizures hysterectomy tumor tumour ptsd alcoholism addiction';

/** Where a sentence begins, or an item of a list. */
export const SENTENCE_START = '(?<=^[^\\p{L}\\p{N}]{0,8}|[.!?;:]\\s{1,2}|[–—•·|(]\\s)';
/** Where nothing else is said of what stands before. */
export const CLAUSE_END =
  '(?=\\s*(?:[.,;:!?|)]|[–—(]|$)|,? (?:and|but|so|who|which|then)(?![\\p{L}])| with (?!my |our |his |her |their ))';
/** Up to the end of a sentence that says nothing of work. */
export const REST_OF_SENTENCE =
  '((?!(?<![\\p{L}])(?:experience|worked|working|manag|led |lead |team|staff|clients?|patients?|qualif|certif|degree|skills?|train|job|shift|project|built|design|taught|teach|business|compan|firm|workshop|trade|apprentic|learn|i (?:run|ran|led|build|sold|drive|cook|weld)))(?! [–—-] )[^.;!?|]){0,160}(?=[.;!?|]|$| [–—-] )';
