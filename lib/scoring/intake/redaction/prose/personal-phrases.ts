import { anyOf, either } from '../../../../text/alternatives.ts';
import { matchesOf } from '../../../../text/matches.ts';
import type { TextRange } from '../../offset-map.ts';
import { CONDITION, FAITH, NATION, PRACTISED_FAITH, writeKinds } from './listed-phrases.ts';
import { type PhraseRule, START } from './phrase-rule.ts';
import { RULES_BY_LANGUAGE } from './phrases-by-language.ts';
import { lengthWithoutWork } from './work-clause.ts';

const COUNT = '(?:\\d|a|an|one|two|three|four|five|six|our|my|no)';
const CHILDREN = '(?:children|child|kids?|sons?|daughters?|boys|girls|twins|triplets|toddlers?|teenagers?)';
const STOP = '(?=\\s*(?:[.,;|)!?]|$|\\band\\b|\\bwho\\b|\\bbut\\b|\\bwith\\b))';
// What repeats is captured: a group without captures is compiled up to three times with all that is in it.
const PLACE_NAME =
  "(?:(?:St|Co)\\. )?\\p{Lu}[\\p{L}'’-]{1,30}([ ,]{1,2}(?:(?:St|Co)\\. )?\\p{Lu}[\\p{L}'’-]{1,30}){0,4}";

/** Folded words of which one stands in every introduction. */
export const INTRODUCTION_TRIGGERS: readonly string[] = [
  'name',
  'heisse',
  'llamo',
  "m'appelle",
  'mappelle',
  'mapelle',
  'appelle',
  "s'appelle",
  'nombre',
  'naam',
  'heet',
  'chiamo',
  'nome',
  'chamo',
  'nazywam',
  'imie',
  'adim',
  'adım',
  'зовут',
];
const NAME_WORD = "(?:(?:\\p{Lu}|Dr|St)\\.(?= )|\\p{Lu}[\\p{L}\\p{M}'’-]*|\\p{Lo}[\\p{L}\\p{M}]*)";
const NAME_PARTICLE = '(?:van|von|der|den|de|del|la|bin|al|dos|da|el|y)';
/** "me llamo efrain solorzano tengo 31 años", as typed on a telephone. */
const TYPED_NAME =
  "(?<=(?:eiße|eisse|pelle|llamo|hiamo|hamo|hamo-me) )\\p{Ll}[\\p{L}'’-]+( \\p{Ll}[\\p{L}'’-]+){0,4}?(?= (?:bin|und|komme|wohne|suche|ich|tengo|soy|vivo|busco|y|de|con|jai|j['’]ai|je|et|ho|sono|e|vivo|tenho|sou|moro)(?![\\p{L}])|\\s*(?:[.,;!(]|$))";
/** "my name is kayleigh im 17"; without what follows other words may stand there ("my name is on the deed"). */
const TYPED_ENGLISH_NAME =
  "(?<=[Mm]y name is )\\p{Ll}[\\p{L}'’-]+( \\p{Ll}[\\p{L}'’-]+){0,2}?(?= (?:im|i['’]m|i am|and i)(?![\\p{L}]))";
const INTRODUCTION = new RegExp(
  `(?<![\\p{L}])(?:[Mm]y name(?: is|['’]s)|[Mm]ein Name ist|[Ii]ch hei(?:ß|ss)e|[Jj]e m['’]?app?elle|(?:[Ii]l|[Ee]lle) s['’]appelle|[Mm]e llamo|[Mm]i nombre es|[Mm]ijn naam is|[Ii]k heet|[Mm]i chiamo|[Ii]l mio nome è|[Cc]hamo-me|[Mm]e chamo|[Mm]eu nome é|[Nn]azywam się|[Mm]am na imię|[Aa]dım|[Мм]еня зовут) ((${NAME_PARTICLE} ){0,3}${NAME_WORD}( (${NAME_PARTICLE} ){0,3}${NAME_WORD}){0,4}|${TYPED_NAME}|${TYPED_ENGLISH_NAME})`,
  'gu',
);

/** The name in "My name is Jane Smith". */
export function introducedName(line: string): string | null {
  const [match] = matchesOf(line, INTRODUCTION);
  return match?.[1] ?? null;
}

const AGE = either(
  '[1-9]\\d|eighteen|nineteen',
  '(?:twenty|thirty|forty|fifty|sixty|seventy)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?',
);
const YEARS_OLD = '[ -]years?[ -](?:old|of age)';
const STOP_BEHIND_AGE = '(?=\\s*(?:[.,;|)]|$|\\band\\b))';

/** The writer, as a word. */
const FIRST_PERSON = /\bI\b/;

// At most 31: a number has a bit for each.
const RULES: readonly PhraseRule[] = [
  {
    triggers: ['wheelchair', 'survivor', 'widow', 'widower', 'engaged', 'living'],
    readsKinds: true,
    pattern: new RegExp(
      `${START}(?:(?:full-time )?wheelchair user|${CONDITION} survivor|survivor of ${CONDITION}|engaged to be married|(?:i (?:am )?)?(?:live|living) (?:together )?with my (?:partner|husband|wife|family|parents|children|kids)[^.,;!?]{0,60}|(?:(?:she|he|they) (?:is|are) an? )(?:widow|widower))${STOP}`,
      'gu',
    ),
  },
  {
    triggers: INTRODUCTION_TRIGGERS,
    pattern: INTRODUCTION,
  },
  {
    triggers: ['live', 'living', 'reside', 'based'],
    sign: FIRST_PERSON,
    pattern: new RegExp(
      `\\b(?:I |(?<=\\b(?:I am|I[’']m) ))(?:am |currently |now |also )*(?:live|living|reside|residing|based) in (?:the )?${PLACE_NAME}(?: with my [^.;!?]{1,60})?`,
      'gu',
    ),
  },
  {
    triggers: ['moved', 'came', 'fled', 'refugee', 'immigrant', 'seeker'],
    sign: /\bI |\bas an? | from /,
    pattern: new RegExp(
      `(?:\\bI |${START})(?:[Cc]ame|[Mm]oved) (?:out|over|here) from (?:the )?${PLACE_NAME}(?: when I was \\p{L}+| (?:aged|at) (?:\\d{1,2}|\\p{L}+)| as a (?:child|kid)| in \\d{4})?|\\bI (?:(?:fled|emigrated|immigrated)(?: from (?:the )?${PLACE_NAME})?(?: to (?:the )?${PLACE_NAME})?|(?:moved|came) to (?:the )?${PLACE_NAME}(?: (?:in|since) \\d{4})? as an? (?:\\p{L}+ )?(?:refugee|immigrant|asylum seeker|child))(?: (?:in|since) \\d{4})?|\\b(?:as|I am|I was) an? (?:\\p{L}+ )?(?:refugee|asylum seeker|immigrant)(?=\\s*(?:[.,;)]|$|\\band\\b|\\bfrom\\b))`,
      'gu',
    ),
  },
  {
    triggers: [
      'husband',
      'wife',
      'spouse',
      'boyfriend',
      'girlfriend',
      'fiance',
      'fiancee',
      'children',
      'kids',
      'son',
      'daughter',
      'mann',
      'frau',
      'kinder',
      'mari',
      'femme',
      'enfants',
      'marido',
      'esposa',
      'esposo',
      'mujer',
      'hijos',
      'vrouw',
      'kinderen',
    ],
    pattern:
      /(?<=^[\s*•-]{0,6}|[.!?;]\s{1,2})(?:My (?:husband|wife|spouse|boyfriend|girlfriend|fianc[eé]e?|(?:\p{L}+ )?(?:children|kids|son|daughter))|Mein(?:e)? (?:Mann|Frau|(?:\p{L}+ )?Kinder)|Mon mari|Ma femme|Mes (?:\p{L}+ )?enfants|Mi (?:marido|esposa|esposo|mujer)|Mis (?:\p{L}+ )?hijos|Mijn (?:man|vrouw|(?:\p{L}+ )?kinderen))(?![\p{L}'’]| and I\b| und ich\b| et moi\b| y yo\b| en ik\b)[^.;!?]{0,160}/gu,
  },
  {
    triggers: [
      'mother',
      'father',
      'mum',
      'mom',
      'dad',
      'parent',
      'grandmother',
      'grandfather',
      'carer',
      'widow',
      'widower',
      'newly',
      'newly-wed',
      'newlywed',
      'woman',
      'man',
      'girl',
      'boy',
      'lady',
    ],
    pattern: anyOf(
      /\b(?:I am|I['’]m|[Aa]s) an? (?:(?:proud|single|devoted|loving|working|full-time|new|busy|stay-at-home|married|young|lone)(?:, | and | ))*(?:mother|father|mum|mom|dad|parent|grandmother|grandfather|widow|widower|newly-?wed)(?=\s*(?:[.,;)]|$|\band\b))/gu,
      /\b(?:I am|I['’]m) an? \p{Lu}\p{L}{2,20} (?:woman|man|girl|boy|lady)\b/gu,
    ),
  },
  {
    triggers: [
      'gay',
      'lesbian',
      'bisexual',
      'queer',
      'transgender',
      'trans',
      'non-binary',
      'nonbinary',
      'asexual',
      'straight',
      'binary',
    ],
    pattern:
      /\b(?:I am|I['’]m) (?:openly |proudly )?(?:gay|lesbian|bisexual|queer|transgender|trans|non-?binary|asexual|straight)(?=\s*(?:[.,;)]|$|\band\b))/gu,
  },
  {
    triggers: ['mutter', 'vater', 'alleinerziehende', 'alleinerziehender', 'alleinerziehend'],
    pattern: anyOf(
      /(?<![\p{L}])[Aa]ls (?:alleinerziehende |stolze |junge )?(?:Mutter|Papa|Mama)(?![\p{L}])/gu,
      /(?<![\p{L}])[Aa]ls (?:alleinerziehender |stolzer |junger )?Vater(?![\p{L}])/gu,
    ),
  },
  {
    triggers: ['married', 'single', 'divorced', 'widowed', 'engaged', 'unmarried', 'separated'],
    pattern: new RegExp(
      `(?:${START}|(?<=\\b(?:I am|I[’']m|is|am|years old and|years of age and)\\s))(?:happily |recently |currently )?(?:(?:married|divorced|widowed|unmarried)|(?:single|engaged|separated)(?!, (?!(?:no|with|two|one|three|\\d|mother|father|childless)\\b)))(?:(?:,| and| with)? (?:I )?(?:have |has |with |and )?${COUNT} (?:[\\p{L}-]+ )?${CHILDREN})?${STOP}`,
      'giu',
    ),
  },
  {
    triggers: ['mother', 'father', 'mum', 'mom', 'dad', 'parent', 'grandmother', 'grandfather'],
    pattern: new RegExp(
      `(?:(?:as |and )?(?:a|an|the|I am a|I[’']m a) )?(?:(?:proud|single|devoted|loving|working|full-time|new|busy|stay-at-home|married|young)(?:, | and | ))*(?:(?:wife|husband) and )?(?:mother|father|mum|mom|dad|parent|grandmother|grandfather)(?: and (?:wife|husband))? (?:of|to) (?:${COUNT} )?(?:[\\p{L}-]+ ){0,2}(?:${CHILDREN}|\\d|one|two|three|four|five|six)\\b`,
      'giu',
    ),
  },
  {
    triggers: ['mother', 'father', 'mum', 'mom', 'dad', 'wife', 'husband'],
    pattern: anyOf(
      /(?<!\b(?:mother|father|mothers|fathers|wife|husband|patient|child)) and (?:an? )?(?:proud )?(?:mother|father|mum|mom|dad|wife|husband)(?=\s*(?:[.;,|)]|$))/giu,
      /\b(?:my|her|his|their) (?:husband|wife|boyfriend|girlfriend|spouse)(?: and i have (?:an? |two |three |our )[^.,;!?]{0,40}?(?:girls?|boys?|sons?|daughters?|child(?:ren)?|kids|twins))?\b/giu,
    ),
  },
  {
    triggers: ['my'],
    readsKinds: true,
    pattern: new RegExp(`\\bmy (?:own )?${CONDITION}\\b`, 'g'),
  },
  {
    triggers: ['born'],
    readsKinds: true,
    pattern: new RegExp(`\\b(?:(?:a|an) )?${NATION}-born\\b`, 'g'),
  },
  {
    triggers: ['children', 'kids', 'sons', 'daughters', 'son', 'daughter', 'child'],
    pattern: new RegExp(
      `(?:\\bI (?:also )?have |${START}have )${COUNT} (?:[\\p{L}-]+ ){0,2}${CHILDREN}${STOP}`,
      'giu',
    ),
  },
  {
    triggers: [
      'citizen',
      'national',
      'nationality',
      'citizenship',
      'passport',
      'origin',
      'descent',
      'heritage',
      'immigrant',
      'refugee',
    ],
    readsKinds: true,
    pattern: new RegExp(
      `(?:(?:a|an|of|hold|holding|with) )*(?:(?:a|an|dual|proud|naturali[sz]ed) )*\\b${NATION}(?:(?:[-/]| and )${NATION})? (?:citizen|national(?=\\s*(?:[.,;|()]|$|and\\b|with\\b|who\\b|living\\b|based\\b|holding\\b))|nationality|citizenship|passport holder|passport|origin|descent|heritage|background|immigrant|refugee|expat)\\b(?: since \\d{4})?(?: \\([\\p{L} ]{2,30}\\))?(?! (?:law|test|course|education|application|class|service|council|party|bank|health))`,
      'gu',
    ),
  },
  {
    triggers: ['citizen', 'citizenship', 'refugee', 'native', 'national'],
    sign: / (?:of|from) /,
    pattern: new RegExp(
      `\\b(?:a |an )?(?:[Dd]ual )?(?:[Cc]itizen|[Cc]itizenship|refugee|national|native) (?:of|from) (?:both )?(?:the )?${PLACE_NAME}(?: and (?:the )?${PLACE_NAME})?`,
      'gu',
    ),
  },
  {
    triggers: ['born', 'raised', 'originally', 'grew', 'emigrated', 'immigrated', 'come'],
    pattern: new RegExp(
      `(?:\\bI (?:was |am |have )?|(?<=\\b(?:woman|man|girl|boy)\\s)who |${START})(?:[Bb]orn(?:,? (?:and |& )?(?:raised|reared|bred|brought up|grew up))?( (?:(?:on|in|at) |(?=\\d))(?:\\d{1,2}[./ ]\\p{L}{0,9}[./ ]?\\d{0,4}|\\p{L}+ \\d{1,2},? \\d{4}|\\d{4}|(?:the )?${PLACE_NAME})){1,3}(?:, (?:\\d{4}|${PLACE_NAME})(?=\\s*(?:[.,;)]|$)))?|(?:[Gg]rew up|[Rr]aised|[Oo]riginally|[Cc]ome|[Ii]mmigrated|[Ee]migrated)( (?:in|from|to) (?:the )?${PLACE_NAME}){1,2}(?: in \\d{4})?)`,
      'gu',
    ),
  },
  {
    triggers: [
      'devout',
      'practising',
      'practicing',
      'believing',
      'observant',
      'committed',
      'faith',
      'religious',
      'religion',
    ],
    readsKinds: true,
    pattern: new RegExp(
      `(?:(?:a|an|as a|of) )?(?:(?:devout|practi[sc]ing|believing|observant|committed|born-again|non-practi[sc]ing) ${FAITH}|(?:non-)?${PRACTISED_FAITH})(?: (?:man|woman|person|family|faith|mother|father))?\\b|\\b(?:my|of the|of) ${FAITH} (?:faith|religion)\\b`,
      'g',
    ),
  },
  {
    triggers: ['am', "i'm"],
    readsKinds: true,
    pattern: new RegExp(
      `\\b(?:i am|i'm) (?:an? )?(?:proud )?(?:${FAITH}|${NATION})(?: (?:and|by) (?:${FAITH}|${NATION}|birth))?(?=\\s*(?:[.,;)]|$))`,
      'g',
    ),
  },
  {
    triggers: ['church', 'mosque', 'synagogue', 'temple', 'parish', 'gurdwara', 'congregation'],
    pattern:
      /\b(?:an? )?(?:active |devoted |proud )?members? (?:of|in|at) (?:my|our|the|a)(?: local)? (?:church|mosque|synagogue|temple|parish|gurdwara|congregation)(?=\s*(?:[.,;:!?)(–—]|$)|\s(?:and|in|at|of|where|since|choir|but)\b)/giu,
  },
  {
    triggers: ['diagnosed', 'have', 'suffer', 'suffered', 'live', 'living', 'recovered', 'recovering'],
    sign: /\bI |diagnosed with/i,
    readsKinds: true,
    pattern: new RegExp(
      `\\b(?:i (?:have been|was|am|had been) |i'm |(?<=\\band )was )diagnosed with (?:an? )?(?:\\p{L}+ )?${CONDITION}(?: in \\d{4}| at the age of \\d+)?|\\bi (?:have|live with|suffer from|suffered from|am living with|recovered from|am recovering from) (?:an? |my )?(?:(?:mild|severe|chronic|moderate|slight) )?${CONDITION}(?: since \\d{4})?(?=\\s*(?:[.,;:!?)(–—]|$)|\\s(?:and|but|which|that|with|in|since|so|on|at|from|for|as|when|while|though|although)\\b)`,
      'gu',
    ),
  },
  {
    triggers: [
      'wheelchair',
      'guide',
      'hearing',
      'disabled',
      'deaf',
      'blind',
      'autistic',
      'dyslexic',
      'neurodivergent',
      'diabetic',
      'epileptic',
      'disability',
      'impaired',
      'survivor',
    ],
    pattern: anyOf(
      /\b(?:I use|I am using|I[’']m using) an? (?:wheelchair|guide dog|hearing aid)(?=\s*(?:[.,;:!?)(–—]|$)|\s(?:and|but|so|in|since|at|for|to get)\b)/giu,
      /\b(?:as |I am |I[’']m )?an? wheelchair user\b/giu,
      /\b(?:I am|I[’']m|as a|as an|is) (?:an? )?(?:(?:registered|legally|severely|partially|profoundly|physically|visually|hearing|hard of)[- ])*(?:disabled|deaf|blind|autistic|dyslexic|neurodivergent|diabetic|epileptic|impaired|hearing)(?: (?:person|candidate|applicant|individual|man|woman))?(?=\s*(?:[.,;)]|$|\band\b))/giu,
      /\bI have (?:an? )?(?:\p{L}+ )?(?:disability|impairment)\b/giu,
      /\b(?:an? )?(?:breast )?(?:cancer|stroke) survivor\b/giu,
    ),
  },
  {
    triggers: ['old', 'am', 'aged', 'age', "i'm", 'im'],
    pattern: new RegExp(
      `\\b(?:I am|I['’]?m|(?<=\\b(?:he|she|they|who) )is|(?<=(?:^|[.;:(] ?)[\\p{L}'’-]{1,30}(?: [\\p{L}'’-]{1,30}){0,2} )is(?= (?:\\p{L}+ )?${AGE}${YEARS_OLD})|(?<=(?:^|[.,;:(]) ?)am(?= (?:\\p{L}+ )?${AGE}(?! ?\\.? \\p{L}))) (?:currently |now )?(?:aged )?${AGE}(?:${YEARS_OLD}| yo)?${STOP_BEHIND_AGE}|(?<=^|[.,;|(]\\s{0,2})(?:(?:aged? )?${AGE}${YEARS_OLD}|aged? ${AGE})${STOP_BEHIND_AGE}|(?<=\\bI['’]m \\p{L}{2,20}, )${AGE}(?=,)|(?<=^|[.!?] )(?:an? )?${AGE}-year-old(?= (?:\\p{L}+ ){0,2}(?:mother|father|mum|mom|dad|man|woman|male|female|person|graduate|national|citizen)\\b)`,
      'giu',
    ),
  },
  {
    triggers: [
      'gay',
      'lesbian',
      'bisexual',
      'transgender',
      'queer',
      'trans',
      'woman',
      'man',
      'female',
      'male',
      'black',
      'lgbtq',
    ],
    pattern:
      /\b(?:as|being|I am|I['’]m) an? (?:(?:proud|young|older|openly|strong|independent|gay|lesbian|bisexual|transgender|trans|queer|black|white|asian|hispanic|latina|latino|arab|muslim|jewish|christian|hindu|sikh|single|married|female|male)[ ,]+(?:and )?){0,4}(?:woman|man|lesbian|gay|female|male|transgender person|person of colou?r|member of the lgbtq\+? community)(?: of colou?r)?\b(?! and van\b)/giu,
  },
  ...RULES_BY_LANGUAGE,
];

/** Folded words of which at least one stands in every personal phrase, with the rules of those phrases as bits. */
export const RULES_BY_TRIGGER: ReadonlyMap<string, number> = rulesByTrigger();

function rulesByTrigger(): Map<string, number> {
  const rules = new Map<string, number>();
  for (const [index, { triggers }] of RULES.entries())
    for (const trigger of triggers) rules.set(trigger, (rules.get(trigger) ?? 0) | (1 << index));
  return rules;
}

/** Ranges of personal phrases in one line, by the rules that its words give reason to try. */
export function personalPhrases(line: string, rules: number): TextRange[] {
  const ranges: TextRange[] = [];
  let kinds: string | null = null;
  for (let index = 0, rest = rules; rest !== 0; index += 1, rest >>>= 1) {
    const rule = RULES[index];
    if ((rest & 1) === 0 || rule === undefined) continue;
    if (rule.sign !== undefined && !rule.sign.test(line)) continue;
    const { pattern, readsKinds = false } = rule;
    if (readsKinds) kinds ??= writeKinds(line);
    const text = readsKinds ? (kinds ?? '') : line;
    for (const match of matchesOf(text, pattern)) {
      const length = lengthWithoutWork(line.slice(match.index, match.index + match[0].length));
      if (length > 0) ranges.push({ start: match.index, end: match.index + length });
    }
  }
  return ranges.sort((a, b) => a.start - b.start);
}
