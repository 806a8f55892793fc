import { either } from '../../../../text/alternatives.ts';
import { FAITH, FAITH_WORDS, PRACTISED_FAITH } from './listed-phrases.ts';
import { ANYWHERE, casedForm, type ProseRule, proseForm } from './prose-rule.ts';
import { CLAUSE_END, SENTENCE_START } from './word-classes.ts';

const HOUSE = either(
  'church|mosque|synagogue|temple|parish|gurdwara|chapel|cathedral|congregation|fellowship|assembly',
  'tabernacle|masjid|mass|shul|kirk|ministr(?:y|ies)|meeting house|mandir',
);
const HOUSE_WORDS =
  'church mosque synagogue temple parish gurdwara chapel cathedral congregation fellowship assembly tabernacle masjid mass shul kirk ministry ministries house mandir';
/** A faith is one word of several in what teaches or serves people of all. */
const NO_OTHER = `(?![^.;!?|]{0,40}${FAITH})`;

/** What English prose tells of the writer's faith; it reads what writeKinds returns. */
export const PROSE_FAITH: ProseRule = {
  readsKinds: true,
  forms: [
    // "I worship at St Mark's", "I go to church every Sunday"
    casedForm(
      [`${HOUSE_WORDS} worship pray fast tithe`, 'i'],
      `(?<![\\p{L}])i (?:also |still |usually |regularly |always )?(?:worship (?:at|in|with)|pray(?: (?:daily|five|at|in|on|every|before|three|regularly)|${CLAUSE_END})|fast (?:during|in|for|on|at)|tithe|am (?:active|involved) in my ${HOUSE}|(?:attend|go to|belong to|worship with) ((?:the|a|an|my|our|friday|sunday|daily|weekly|local|\\p{L}[\\p{L}'-]{2,20}|${FAITH}) ){0,4}${HOUSE})(?![\\p{L}])[^.;!?|]{0,80}?(?=\\s*(?:[.,;!?|)]|$)|,? (?:and|but) (?:i|my)(?![\\p{L}]))(?:,? and make up [^.;!?|]{0,40})?`,
    ),
    casedForm(
      [
        'sabbath shabbat shabbos ramadan lent kosher halal eid holiday holidays holy',
        'observe keep celebrate',
        'i',
      ],
      `(?<![\\p{L}])i (?:(?:strictly|fully) )?(?:observe|keep|celebrate) (?:the |a )?(?:sabbath|shabbat|shabbos|ramadan|lent|kosher|halal|eid|jewish holidays?|high holy days)(?:${CLAUSE_END}|(?: (?:at|in|on|every|as|each|strictly|diet|from) [^.,;!?|]{1,60}))`,
    ),
    casedForm(
      [
        'hijab headscarf scarf turban kippah kippa yarmulke niqab dastar veil burqa kara cross habit',
        'wear cover',
        'i',
      ],
      `(?<![\\p{L}])i (?:also |always )?(?:wear|cover with|cover) (?:an? |my |the )?(?:hijab|headscarf|head scarf|turban|kippah|kippa|yarmulke|niqab|dastar|veil|burqa|kara|cross|habit)(?: [^.,;!?|]{0,40}?)?${CLAUSE_END}`,
    ),
    casedForm(
      [`${FAITH_WORDS} christ christianity god islam faith`, 'converted came turned reverted', 'i'],
      `(?<![\\p{L}])i (?:was |have )?(?:converted|came|turned|reverted) to (?:${FAITH}|christ|god|islam|the faith)[^.,;!?|]{0,40}?${CLAUSE_END}`,
    ),
    casedForm(
      [FAITH_WORDS, 'raised brought baptised baptized born confirmed', 'i'],
      `(?<![\\p{L}])i (?:was |am )(?:(?:raised|brought up|baptised|baptized|born|confirmed) (?:an? |as an? |into a |in a )?(?:(?:strict|devout|practi[sc]ing) )?${FAITH})(?: (?:family|home|faith|household))?[^.,;!?|]{0,30}?${CLAUSE_END}`,
    ),
    // "My faith is important to me"
    casedForm(
      [
        'faith religion belief beliefs church mosque synagogue temple parish god lord jesus',
        'my god lord jesus',
      ],
      `${SENTENCE_START}(?:my (?:\\p{L}+ )?(?:faith|religion|beliefs?)|my (?:church|mosque|synagogue|temple|parish)|god|the lord|jesus) (?:is|are|has|have|means|comes|keeps?|matters?|gives?|guides?|plays?|tells|asks|taught|teaches|and my)(?![\\p{L}])[^.;!?|]{0,120}`,
    ),
    casedForm(
      ['faith religion beliefs church', 'my'],
      `(?:(?<![\\p{L}])i am )?(?:guided|driven|sustained|strengthened|grounded|supported|motivated|inspired) by my (?:\\p{L}+ )?(?:faith|religion|beliefs|church)(?: in (?:god|christ|jesus|allah))?${CLAUSE_END}`,
    ),
    casedForm(
      ['parishioner communicant elder'],
      `${SENTENCE_START}(?:parishioner|communicant|elder and member) (?:of|at|in) [^.;!?|]{2,60}?(?=\\s*(?:[.,;!?|)]|$))`,
    ),
    casedForm(
      ['parishioner member', HOUSE_WORDS],
      `(?:${SENTENCE_START}|(?<![\\p{L}])(?:i am|i'm) )(?:an? )?(?:active |baptised |committed |proud |lifelong )?(?:parishioner|member) (?:of|at) (?:the )?(\\p{L}[\\p{L}'’-]{1,20}[ ,]{1,2}){0,5}${HOUSE}(?:,? (?:in )?\\p{L}{3,20}| of (?:god|christ|england|scotland|ireland|jesus christ)[^.,;!?|]{0,30})?(?=\\s*(?:[.;!?|)]|$)|, )`,
    ),
    casedForm(['member', 'badge'], `${SENTENCE_START}\\p{L}{2,20} (?:church )?member, badge [^.;!?|]{2,30}`),
    casedForm(
      [`${FAITH_WORDS} believer faith`, 'a an'],
      `(?:${SENTENCE_START}(?:as )?|(?<![\\p{L}])(?:as|i am|i'm) )an? (?:(?:devout|practi[sc]ing|committed|lapsed|proud|lifelong|observant|strict|born-again|secular) )?(?:${FAITH}|believer|person of faith|man of faith|woman of faith)(?: (?:by (?:birth|upbringing|faith|conviction)|man|woman))?(?=\\s*(?:[.,;!?|)]|$)| and (?:i|an?) )`,
    ),
    casedForm(
      [`${FAITH_WORDS} member`, 'i', 'am m'],
      `(?<![\\p{L}])(?:i am|i'm) (?:an? )?(?:(?:devout|practi[sc]ing|lapsed|non-practi[sc]ing|proud) )?(?:${FAITH}|\\p{L}{3,12} member)(?=\\s*(?:[.,;!?|)]|$)|,? and (?:i|do)(?![\\p{L}]))`,
    ),
    casedForm(
      [FAITH_WORDS, 'i', 'keep wear pray fast observe do don go attend'],
      `(?<![\\p{L}])(?:i am|i'm) (?:an? )?${FAITH},? and (?:keep|wear|pray|fast|observe|do not|don't|go|attend)(?![\\p{L}])[^.;!?|]{0,60}`,
    ),
    // "Presbyterian, willing to play any service"
    casedForm(
      [FAITH_WORDS],
      `(?<=^[^\\p{L}\\p{N}]{0,8}|[.;•·|]\\s{1,2})(?:(?:devout|lapsed|non-practi[sc]ing|practi[sc]ing|proud|roman|bapti[sz]ed) )?(?:${FAITH}|${PRACTISED_FAITH})(?: \\((?:not |non-)?practi[sc]ing\\)| by (?:birth|upbringing|baptism|faith))?(?=\\s*(?:[.,;!?|]|$))${NO_OTHER}(?:, (?:so |vegetarian|not practi[sc]ing|no longer|non-practi[sc]ing|no |secular |practi[sc]ing|baptised|but )[^.;!?|]{0,60})?`,
    ),
    casedForm(
      ['prayer prayers', 'i'],
      `(?<![\\p{L}])i (?:need|take|ask for) (\\p{L}+ ){0,3}?(?:for )?(?:friday )?prayers?(?: (?:at|on|break|time)[^.;!?|]{0,40})?${CLAUSE_END}`,
    ),
    casedForm(
      ['prayer prayers jumuah jumu'],
      `${SENTENCE_START}(?:prayer break|friday prayers?|jumu'?ah)[^.;!?|]{0,60}`,
    ),
  ],
};

/** "… thanks to my faith": the sentence is whole without it. */
export const FAITH_ADVERBIALS: ProseRule = {
  isAdverbial: true,
  forms: [
    proseForm(
      ['faith religion beliefs church mosque synagogue temple parish chapel gurdwara', 'my'],
      `,?\\s(?:thanks to|because of|through|by|in|at|for|with|from) my (?:own |local |deep |strong |\\p{L}+ )?(?:faith|religion|religious beliefs|beliefs|church|mosque|synagogue|temple|parish|chapel|gurdwara)(?: (?:in (?:god|christ|jesus|allah)|community|choir|family))?(?: on (?:weekends|sundays|fridays|saturdays))?(?=\\s*(?:[.,;!?|)]|$)| and )`,
      ANYWHERE,
    ),
  ],
};
