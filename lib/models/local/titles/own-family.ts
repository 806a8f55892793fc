import { either } from '../../../text/alternatives.ts';
import { foldText } from '../text/tokens.ts';
import { WordGate } from '../text/word-gate.ts';
import type { Span } from '../types.ts';

/** Words and patterns below are lower case with diacritics folded, in English, German, French, Spanish and Dutch. */

const KIN = [
  'sons?|daughters?|child|children|kids?|mother|father|mum|mom|dad|parents?|husband|wife|spouse|partner|family|relatives?|brothers?|sisters?|siblings?',
  'uncle|aunt|nan|twins|bab(?:y|ies)|newborn|toddlers?|grand(?:mother|father|parents?|children|son|daughter|ma|pa)|(?:mother|father|parents)-in-law',
  'kind(?:er|ern|es)?|sohn(?:e?s)?|tochter|mutter|vaters?|eltern|(?:gross|schwieger)(?:mutter|vaters?|eltern)|(?:ehe)?(?:frau|mann(?:e?s)?|partner(?:s|in)?)',
  'angehorigen?r?|familie|(?:familien)?(?:angehorigen?|mitglied(?:e?s|ern?)?)|zwillinge|geschwister|schwester|bruders?|oma|opas?',
  'enfants?|fils|filles?|meres?|peres?|maman|papa|mari|femme|epou[sx]e?|conjointe?|compagne|famille|proches?|(?:grands?|belles?|beaux?)-(?:meres?|peres?|parents)|soeur|frere|jumeaux|bebe',
  'hij[oa]s?|madre|padres?|marido|mujer|espos[oa]|pareja|familia(?:r|res)?|abuel[oa]s?|suegr[oa]s?|herman[oa]s?|mellizos|gemelos|bebes?',
  'kind(?:eren)?|zoon|dochters?|(?:schoon|groot)?(?:moeder|vader|ouders?)|man|vrouw|gezin|familie(?:lid)?|naasten?|broer|zus|tweeling',
].join('|');

const OWN =
  "my(?: own)?|our(?: own)?|mein\\p{L}{0,2}|unser\\p{L}{0,2}|mes|mon|ma|nos|notre|mis?|nuestr[oa]s?|mijn|onze?|m'n";

/** What is done for them; of words for help alone it may be help in a shop of theirs. */
const CARE = [
  'car(?:e|er|ing|ed)|caregiver|caregiving|nurs(?:ing|ed)|rais(?:ing|ed)|bringing up|brought up|look(?:ing|ed) after|home-?school(?:ing|ed)|parent(?:ing)?|guardian|at home',
  '(?:kinder)?erziehung|erzogen|(?:kinder)?betreuung|betreut|pflege|gepflegt|versorgung|versorgt|sorge|grossziehen|da|zu ?hause',
  "education|elever?|garder?|aidante?|aide|accompagnement|soins?|s'occuper|m'occuper|a la maison",
  'cuid(?:ado|ados|ar|ando|adora?)|crianza|criar|educacion|atencion|atender|dedicad[oa]|en casa',
  'zorgen|(?:mantel)?zorg|verzorging|opvoeding|opvoeden|opvang|thuis',
].join('|');

/** Lead from the care to whom it is for. */
const FOR =
  'for|of|to|after|with|up|fur|von|um|bei|mit|der|des|a|aux?|de|des|du|avec|con|por|voor|van|bij|met';

/** "Erziehung meiner drei Kinder", "caring for my elderly mother"; not for "my parents' restaurant". Redaction takes most of them out. */
const OF_OWN = new RegExp(
  `(?<![\\p{L}-])(?:${CARE})(?: (?:${FOR})){0,2} (?:\\[redacted\\]|(?:d[eu] )?(?:${OWN})(?: [\\p{L}\\d-]{1,20}){0,2}? (?:${KIN}))(?!['’\\p{L}\\d-])`,
  'u',
);

/** "Meine drei Kinder betreut" */
const OWN_FIRST = new RegExp(
  `(?<![\\p{L}-])(?:${OWN})(?: [\\p{L}\\d-]{1,20}){0,2}? (?:${KIN}) (?:gross ?gezogen|erzogen|betreut|gepflegt|versorgt|opgevoed|verzorgd)(?!\\p{L})`,
  'u',
);

const FRAIL =
  'elderly|aged|ill|sick|disabled|dependent|dying|krank\\p{L}{0,3}|pflegebedurftig\\p{L}{0,2}|alt(?:en|er)|malade|agee?|dependante?|handicapee?|dependiente|enferm[oa]|mayor|ziek(?:e|en)?|zorgbehoevende?|hulpbehoevende?';

/** "Carer for a relative", "Pflege eines Angehörigen": one of the family, where a profession has several. */
const OF_A_RELATIVE = new RegExp(
  `(?<![\\p{L}-])(?:${CARE})(?: (?:${FOR})){0,2} ${either(
    `(?:d')?(?:an?|one|eine[rsmn]?|une?|un|una|een) (?:(?:close|near|${FRAIL}|family) ){0,2}(?:relative|(?:family|loved|dear) (?:member|one)|(?:familien)?(?:angehorige[nrs]?|mitglied(?:e?s)?)|proche|membre de (?:la|ma) famille|familiar|familielid|naaste)`,
    `(?:(?:d')?(?:an?|eine[rsmn]?|une?|un|una|een) )?(?:${FRAIL}) (?:mother|father|parent|mutter|vaters?|elternteils?|moeder|vader|ouder|familielid)`,
    `(?:(?:d')?(?:un|una) )?(?:parent|proche|familiar|madre|padre|pere|mere) (?:${FRAIL})`,
  )}(?!['’\\p{L}\\d-])`,
  'u',
);

/** What by itself says so, as the whole of an entry or with a remark behind. */
const AT_HOME = new RegExp(
  `^${either(
    'stay[- ]at[- ]home|house(?:wife|husband)|home-?mak(?:er|ing)|(?:full[- ]?time|proud) (?:mother|father|mum|mom|dad|parent)(?! (?:educator|coach|worker|support|liaison))',
    '(?:mother|father|mum|mom|dad|parent) (?:of|to) (?:\\d|an?|one|two|three|four|five|twins|my)(?!\\p{L})',
    '(?:raising|bringing up|looking after|caring for)(?: (?:a|the|two|three|four|five|\\d|young|small)){0,2} (?:family|children|kids|twins)(?=\\s*(?:$|[.,;:()–—-]))',
    'family (?:duties|responsibilities|commitments|reasons|break|pause|leave)',
    '(?:kinder|baby|familien|erziehungs)(?:pause|zeit|jahre|phase|auszeit)|familien(?:arbeit|manager(?:in)?|management|frau|mann|mutter|vater)(?!\\p{L})|vollzeit-?(?:mutter|mama|mami|vater|papa|eltern)',
    'haus(?:frau|mann)(?!\\p{L})|(?:mutter|vater|mama|papa) (?:von|und haus|in vollzeit|in elternzeit)|pflegender? (?:angehorige|tochter|sohn|mutter|vater)|familiare (?:grunde|pause|auszeit|verpflichtung\\p{L}{0,2}|pflege)',
    '(?:mere|pere|parent|maman|papa|femme|homme) (?:au foyer|a (?:plein temps|temps plein)|a la maison|de (?:\\d|deux|trois|quatre|famille))|(?:proche[s -])?aidante? (?:familiale?|naturel(?:le)?)|(?:proche|parent)[s -]aidante?(?!\\p{L})',
    "(?:(?:interruption|pause|arret|parenthese)(?: (?:de carriere|professionnelle|d'activite|volontaire))?,? )?(?:(?:pour|a des|de) )?(?:raisons? (?:familiales?|personnelles? et familiales?)|vie de famille|elever (?:mes|nos|les|des) )|pause (?:familiale|parentale)",
    'am[oa] de casa|(?:mama|madre|padre|papa) (?:a tiempo completo|de (?:\\d|dos|tres|cuatro))|cuidadora? (?:familiar|informal|no profesional|de familiar(?:es)?)(?!\\p{L})|(?:dedicad[oa]|dedicacion)(?: (?:exclusiva|plena|completa|por completo|exclusivamente))? (?:al|a la|a las? tareas del|a los?) (?:hogar|familia|casa|hijos)',
    '(?:labores|tareas|cuidado) del hogar|(?:motivos|razones|responsabilidades|obligaciones) familiares|pausa (?:familiar|parental|maternal)|(?:cuidado|crianza|educacion) de (?:(?:los|las|sus) )?hij[oa]s(?=\\s*(?:$|[.,;:()–—-]))',
    'mantelzorg(?:er|ster)?(?![\\p{L}-])|(?:full-?time |voltijds? |thuisblijf-?)(?:moeder|vader|mama|papa|ouder)|thuisblijf\\p{L}{4,8}|huis(?:vrouw|man|moeder|vader)(?!\\p{L})|(?:moeder|vader|mama|papa) van|kinderpauze|gezinspauze',
    '(?:zorg voor|opvoeding van|verzorging van)(?: (?:de|het|een|twee|drie|vier|\\d|jonge)){0,2} (?:kinderen|gezin|familie|tweeling)(?=\\s*(?:$|[.,;:()–—-]))',
  )}`,
  'u',
);

/** What tells of such care begins with one of these. */
const GATE = new WordGate([new RegExp(`\\b(?:${CARE})\\b`), new RegExp(`\\b(?:${OWN})\\b`)]);

/** How such an entry may begin. */
const OPENING =
  /^(?:(?:i was|as|als|en tant que|comme|como|then|dann|puis|luego|daarna|voluntary|freiwillige?r?|berufliche) )?(?:(?:an?|eine?|une?|una|een) )?/;

const MAX_PART_CHARACTERS = 60;
const MAX_TITLE_CHARACTERS = 100;

/** The part of a line that a title ends, and how the line goes on: of "Caring for a relative" the title is what follows "for". */
function partAround(text: string, { start, end }: Span): [head: string, behind: string] {
  const before = text.slice(Math.max(0, start - MAX_PART_CHARACTERS), start);
  const begun = /[^\n\d.,:;|()–—\t]*$/.exec(before)?.[0] ?? '';
  const behind = text.slice(end, end + MAX_PART_CHARACTERS).split('\n', 1)[0] ?? '';
  return [`${begun.trimStart()}${text.slice(start, Math.min(end, start + MAX_TITLE_CHARACTERS))}`, behind];
}

/**
 * Whether what was taken for a title tells of the care for one's own family. It is no role, so that years of it weigh as any other break
 * does (docs/decisions/a-break-is-a-break.md). Care for other people's families is a profession.
 */
export function isOfOwnFamily(text: string, title: Span): boolean {
  const [part, behind] = partAround(text, title);
  const head = foldText(part);
  const line = `${head}${foldText(behind)}`;
  if (AT_HOME.test(line.slice(OPENING.exec(line)?.[0].length ?? 0))) return true;
  return (
    GATE.open(line) > 0 &&
    [OF_OWN, OWN_FIRST, OF_A_RELATIVE].some((pattern) => {
      const found = pattern.exec(line);
      return found !== null && found.index < head.length;
    })
  );
}
