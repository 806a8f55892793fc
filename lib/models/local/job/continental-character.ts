import { anyOf, either } from '../../../text/alternatives.ts';
import { tokenize } from '../text/tokens.ts';
import type { TermKind } from '../types.ts';
import { findTerms } from '../vocabulary/matcher.ts';
import { oneOf } from './prose-job/one-of.ts';

/**
 * What German, French, Spanish and Dutch advertisements ask of everybody's manner: that they write and speak without mistakes, and that
 * they like the work. A resume shows the one by how it is written, the other not at all.
 */

/** Praise before what is praised, of any gender and number. */
const GOOD = either(
  '(?:sehr |tres |muy |zeer |heel )?(?:gut|sicher|einwandfrei|fehlerfrei|korrekt|perfekt|hervorragend|ausgezeichnet|ausgepragt|stilsicher|klar|fundiert|deutsch|bon|excellent|parfait|impeccable|solide|irreprochable|buen|excelente|correct|impecable|perfect|adecuad|goed|uitstekend|foutloz|vlott|sterk|verzorgd)\\w{0,3}',
  'mundlich\\w{0,2}|schriftlich\\w{0,2}|sprachlich\\w{0,2}|sicher im?n?|stilsicher in|beherrschung der',
  "maitrise (?:de |parfaite de )?(?:l')?(?:la )?|dominio de (?:la )?|qualite de |qualites? d'",
  "beheersing van (?:de )?|(?:une?|eine?n?|een|una?|die|der|den|la|l'|de|het|und|et|y|en) ?",
);

/** How one writes and speaks, whichever language that is. */
const WRITES =
  "(?:rechtschreibung|rechtschreibkenntnisse|rechtschreibsicherheit|orthogra[pf]h?ie|grammatik|ausdrucks(?:weise|fahigkeit|vermogen|starke|form)|zeichensetzung|interpunktion|schreibstil|sprachgefuhl|orthographe|grammaire|syntaxe|elocution|diction|plume|expression(?: (?:ecrite|orale)(?: et (?:a l')?(?:ecrite?|orale?))?)?|ortografia|gramatica|diccion|redaccion|expresion(?: (?:oral|escrita)(?: y (?:oral|escrita))?)?|caligrafia|spelling|grammatica|taalgebruik|taalgevoel|schrijfvaardigheid|schrijfstijl|pen|uitdrukkingsvaardigheid)(?: (?:irreprochable|impeccable|correcta|impecable|exigee|soignee|schriftlich|mundlich))?";

const WRITES_WELL = new RegExp(
  `^(?:(?:sie|du|vous|tu|je|jij) )?(?:(?:haben|hast|verfugen uber|verfugst uber|beherrschen|beherrschst|avez|as|maitrisez|tienes|hebt|beheerst) )?(?:${GOOD} ?){0,5}${WRITES}(?:(?: ?[,/&] ?| und | sowie | et | y | en )(?:${GOOD} ?){0,3}${WRITES}){0,3}$`,
);
/** "Redacción" alone, or a "pen", is work or a thing. */
const BARE = /^(?:redaccion|pen|plume|expression|expresion|caligrafia)$/;

/** Liking and being keen on something. */
const LIKES = oneOf('^(?:(?:mit|avec|con|met) )?(?:%)', [
  /(?:(?:sie|du|ihr) (?:haben|hast|habt) )?(?:(?:viel|grosse|echte|ausgepragte|hohe) ){0,2}(?:freude|spass|lust|begeisterung|leidenschaft|liebe|interesse) (?:am|an|im|in|fur|mit|zu|zum|zur|auf|daran)\b/,
  /(?:(?:sie|du) )?[a-z]{4,14}(?:st|en) (?:sehr )?gern(?:e)?(?: mit [a-z ]{3,20})?$/,
  anyOf(
    /(?:(?:sie|du) )?(?:liebst|lieben|magst|mogen) (?:es|die|das|den|deine?n?|ihre?n?|gute?s?|unser\w*)\b/,
    /hou(?:dt)? (?:je|jij|u) (?:ook )?van\b|aimes-tu\b|aimez-vous\b/,
  ),
  /(?:vous (?:avez )?|tu (?:as )?)?(?:(?:le|un|une|du|de la|l'|fort|vif|reel|veritable) ?){0,3}(?:gout|passion|amour|appetence|sensibilite|attrait|affinite|aimez|aimes|aimer|interet) (?:pour|de|du|des|d'|le|la|les|l'|aux?|a)(?:\b|(?<='))/,
  /(?:(?:vous etes|tu es|etre|sie sind|du bist|(?:je|jij|u) bent|persona|eres|ser) )?(?:(?:un|une|een|ein|eine|tres|muy|echt) ){0,2}(?:passionne\S{0,3}|amateurs?|amatrices?|curieu(?:x|se)\S{0,3}|apasionad[oa]s?|interesad[oa]s?|gepassioneerd|gefascineerd|begeistert|gek|dol) (?:de|du|des|d'|par|pour|en|por|con|door|van|op|von|fur)(?:\b|(?<='))/,
  /(?:(?:tienes?|el|la|un|una|mucha?|gran) ){0,3}(?:(?:gusto|pasion|amor|ilusion|interes|sensibilidad) (?:por|en|de|a|hacia|con)|(?:te|le|que te) (?:gustan?|apasionan?|encantan?|interesan?))\b/,
  anyOf(
    /(?:(?:je|jij|u) (?:hebt|heeft|haalt|beleeft) )?(?:(?:veel|echte|grote|een) ){0,2}(?:plezier|passie|liefde|zin|interesse|enthousiasme) (?:in|voor|aan|om|uit|bij)\b/,
    /(?:je|jij|u) houdt (?:ervan|van)\b/,
  ),
]);

/** What says that work or learning shows it. */
const SHOWN = anyOf(
  /(?:erfahrung\w{0,3}|kenntnisse?n?|ausbildung|studium|berufspraxis)\b/,
  /\b(?:experiences?|connaissances?|diplome\w*|formation|experiencia|conocimientos?|titulacion|formacion|ervaring|kennis|opleiding|diploma)\b/,
);

const PAPERS: ReadonlySet<TermKind> = new Set(['certificate', 'degree', 'language']);
const SKILLS: ReadonlySet<TermKind> = new Set(['skill']);
const MAX_CHARACTERS = 200;

/** Able to do, beside liking. */
const ABLE =
  /\b(?:maitris\w*|beherrsch\w*|beheers\w*|domin[aeo]s?|kennst|kennen|connaiss\w+|savez|sais|conoces|sabes|kent|kunt|kannst|konnen|puedes|pouvez)\b/;
/** What follows may be a second thing that is asked for. */
const SECOND = /,|\s(?:und|sowie|et|y|en)\s/;

/** Whether a statement asks to write without mistakes or to like something, and for nothing that work or papers show. */
export function asksForLikingOrWriting(statement: string, folded: string): boolean {
  if (folded.length > MAX_CHARACTERS || SHOWN.test(folded)) return false;
  if (names(statement, PAPERS)) return false;
  if (WRITES_WELL.test(folded)) return !BARE.test(folded);
  if (!LIKES.test(folded) || ABLE.test(folded)) return false;
  const at = SECOND.exec(statement.toLowerCase())?.index;
  return at === undefined || !names(statement.slice(at), SKILLS);
}

function names(text: string, kinds: ReadonlySet<TermKind>): boolean {
  return findTerms(text, tokenize(text)).some(({ term }) => kinds.has(term.kind));
}
