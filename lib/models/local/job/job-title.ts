import { anyOf } from '../../../text/alternatives.ts';
import { picturesEnd } from '../../../text/characters.ts';
import { trimEndOf } from '../../../text/trim-end.ts';
import { foldText, tokenize } from '../text/tokens.ts';
import { withoutGenderForms } from '../titles/gender-forms.ts';
import { soundsLikeTitle } from '../titles/title-endings.ts';
import type { Line, TermHit, TermKind, TextDocument } from '../types.ts';
import { findTerms } from '../vocabulary/matcher.ts';
import { headingSection } from '../vocabulary/section-headings.ts';
import { knownTitleIn } from './prose-job/announced-title.ts';

/** "We are looking for someone who …" names no title. */
const NO_TITLE =
  /^(?:(?:for|at|in|to|on|with|across|within) |(?:for|at|in|to|on|with|across|within)$|all|any|suitably|someone|somebody|people|persons?|(?:\w+ )?(?:candidates?|applicants?)|you|your?|an? |team members?|talents?|professionals?|individuals?|employees|colleagues|jemanden|menschen|quelqu'un|alguien|iemand)\b/i;
/** In a first line, what follows tells where and for whom. */
const FIRST_LINE_END = /\s(?:for|at|to|who|within|bei|fur|für|chez|pour|para|voor|bij|te)\s/i;
const MAX_TITLE_CHARACTERS = 120;
/** Of a text that may begin with a title: with room for what is taken off both its ends. */
const MAX_READ_CHARACTERS = 500;
const MAX_FIRST_LINE_WORDS = 12;
const SEARCHED_LINES = 30;
/** The title stands within so many lines, where nothing announces it. */
const HEAD_LINES = 3;
/** Longer beginnings are sentences. */
const MAX_HEAD_WORDS = 6;

/** "We are hiring a Baker for …", "Looking for an experienced …", "Wir suchen eine Pflegefachkraft (m/w/d) …". */
const ANNOUNCEMENT = anyOf(
  /\b(?:we are|we're|is|are|currently|now) (?:hiring|recruiting|(?:looking|searching) for|seeking)\s*:?\s*(?:an? |the )?/i,
  /\b(?:hiring|seeking|looking for|searching for|role of|position of|join (?:us|our team) as|work as|vacancy for|opening for|applications? (?:are invited )?(?:for|from)|to appoint)\s*:?\s*(?:an? |the |our )?/i,
  /\b(?:(?:wir|ich) suchen?|suchen wir)\b.{0,40}?\b(?:eine?n?|als)\s+/i,
  /\b(?:nous recherchons|nous recrutons|recherche|recrute)\s+(?:une? |des )?/i,
  /\b(?:buscamos|se busca|necesitamos|seleccionamos)\s+(?:una? )?/i,
  /\b(?:wij|we) zoeken\s+(?:een )?|\bop zoek naar\s+(?:een )?/i,
);

const TITLE_END = anyOf(
  /\.(?!\p{L})|[,;:!?\n–—|]|\s-{1,2}\s|--/iu,
  /\s(?:who|whose|that|which|with|to|for|in|at|on|and who|is|are|will|proficient|able|mit|zur|zum|der|die|das|fur|im|pour|avec|qui|a|chez|para|con|que|en|voor|met|die|bij)\s/iu,
);

const LABEL =
  /^(?:job title|title|position|role|vacancy|job|stellenbezeichnung|stelle|position|poste|intitule(?: du poste)?|puesto|cargo|functie|vacature)(?:\s*:\s*|\s+[-–]\s+)(.+)$/i;

/** Words in which titles come along: "a dynamic, patient-oriented Nurse". */
const LEADING =
  /^(?:experienced|skilled|talented|dedicated|motivated|passionate|qualified|enthusiastic|reliable|highly|professional|dynamic|competent|seasoned|creative|committed|ambitious|energetic|friendly|diligent|innovative|exceptional|outstanding|versatile|proactive|hard-?working|hands-on|self-motivated|high[- ]cali(?:ber|bre)|\p{L}{3,12}-(?:oriented|driven|focused|minded)|full[- ]?time|part[- ]?time|fixed[- ]term|permanent|temporary|an?|the|erfahrene[nr]?|engagierte[nr]?),?\s+(?:and\s+)?/iu;

function withoutLeading(title: string): string {
  let text = title;
  for (let cut = text.replace(LEADING, ''); cut !== text; cut = text.replace(LEADING, '')) text = cut;
  return text;
}

const TRAILING = /[\s–—-](?:wanted|needed|required|gesucht|recherchee?s?|recherchée?s?|gezocht|se busca)$/i;

/** Says before a title, set apart from it, that somebody is wanted. */
const HIRING =
  /^\W*(?:(?:we are|we're|now) hiring|hiring|wanted(?: for [^:]{3,50}(?=:))?|nous recrutons|on recrute|recrutement|offre d'emploi|wir suchen|gesucht|stellenanzeige|se busca|buscamos|oferta de empleo|vacature|gezocht)\s*[:!–—-]+\s+(?=\S)/iu;

/** "NOW HIRING!!": the headline stands behind it. */
const ONLY_HIRING =
  /^\W*(?:(?:we are|we're|now|urgently) hiring|hiring now|help wanted|hiring|join us|apply (?:now|today))\W*$/i;

/** "Stellenausschreibung Nr. 12/2027": the headline stands below it. */
const NOTICE =
  /^\W*(?:stellen(?:ausschreibung|anzeige|angebot)|ausschreibung|vacancy notice|job (?:advertisement|vacancy|posting)|avis de vacance(?: de poste)?|offre d'emploi|oferta de (?:empleo|trabajo)|vacature)(?:\W{1,3}(?:nr|no|n°|nummer|number|numéro|número|kennziffer|ref|réf)?\W{0,3}\d[\w/.-]{0,20})?\W*$/iu;

/** "Se busca camarero", "Wir suchen eine Köchin": nothing parts it from the title. */
const SOUGHT =
  /^(?:se (?:busca|solicita|necesita|requiere|precisa)n?|solicitamos|contratamos|buscamos|wir suchen|nous (?:recherchons|recrutons)|on recherche|recherch(?:e|ons)|wij zoeken|we zoeken|gezocht|gesucht)\s(?:(?:(?:unos|unas|una?|eine?n?|une?|een|des)(?:[/(][\p{L})]{1,4})?)\s)?(?=\p{L})/iu;

/** "Elektroinstallateur 80–100 %", "éducatrice à 80 %": how much of a week. */
const WORKLOAD = /\s(?:(?:à|zu|at|al|de|bij) )?\(?(?:\d{2,3}\s?[-–]\s?)?\d{2,3}\s?%\)?/u;

/** "Exciting opportunity for a Roofer – Leeds". */
const OPPORTUNITY =
  /^(?:\p{L}{3,12} ){0,2}opportunit(?:y|ies) (?:for|as|to work as|to join us as) (?:an? )?/iu;

/** A headline as the title that it would be: without marks, praise, and what stands behind a title that is known. */
export function titleOfHeadline(title: string): string {
  const plain = title
    .slice(0, MAX_READ_CHARACTERS)
    .replace(/\s+/g, ' ')
    .replaceAll('**', '')
    .replace(HIRING, '')
    .replace(SOUGHT, '')
    .replace(WORKLOAD, '')
    .trimStart();
  const unmarked = plain.slice(picturesEnd(plain, 0)).replace(/^[#\s:–—-]+/, '');
  const ended = trimEndOf(trimEndOf(unmarked, /[\s.,;:–—-]/), /!/).trimEnd();
  const text = withoutHead(withoutLeading(trimEndOf(ended.replace(TRAILING, ''), /[\s–—-]/)));
  return withoutTail(withoutOpenBracket(text.slice(0, MAX_TITLE_CHARACTERS).trim())).replace(TRAILING, '');
}

/** " - " also joins the parts of one title: "Fitter - Turner". */
const HEAD_PARTS = /\s[–—|]\s|\s\/\/\s|:\s|!\s/;
const MAX_HEADLINE_PARTS = 4;

/** "Ref. 20451 – Roofer – Leeds", "Lane & Sons Ltd | Roofer": without what stands before the first part with a title that is known. */
function withoutHead(title: string): string {
  const parts = title.split(HEAD_PARTS, MAX_HEADLINE_PARTS);
  const titled = parts.findIndex((part) => termsIn(part).some(({ term }) => term.kind === 'title'));
  const first = parts[titled];
  if (titled <= 0 || first === undefined || parts.slice(0, titled).some(namesSomeone)) return title;
  return title.slice(title.indexOf(first));
}

function namesSomeone(part: string): boolean {
  return tokenize(part).some(({ norm }) => soundsLikeTitle(norm));
}

/** A bracket that was cut off before it closed tells nothing of the title. */
function withoutOpenBracket(title: string): string {
  const at = title.lastIndexOf('(');
  return at > 0 && !title.includes(')', at) ? title.slice(0, at).trimEnd() : title;
}

/** Parts a headline: "Bus Driver – Part-time – Lakeville", "Producer, Brisbane", "Engineer (Remote, US)". */
const TAIL = anyOf(
  /\s[–—|•·-]\s|,\s|\s(?:wanted|needed|required|gesucht|gezocht)\b/iu,
  /\s(?:Location|Department|Reports to|Salary|Hours|Shift|Employment type)\s?:/iu,
  /\s\((?![mwfdhx/ .*|]+\))(?=[^()]*\)$)|\s[^\p{L}\p{N}\s(&/+#.'’-]{1,2}(?:\s|$)/iu,
);

/** A headline without what stands behind a title that is known, unless that tells more of the trade ("Scientist – NLP"). */
function withoutTail(title: string): string {
  const at = title.search(TAIL);
  if (at <= 0) return title;
  const head = title.slice(0, at).trim();
  const isTitled = termsIn(head).some(({ term }) => term.kind === 'title');
  const tellsMore = termsIn(title.slice(at)).some(({ term }) => TELLING_KINDS.has(term.kind));
  return isTitled && (!tellsMore || WANTED_NEXT.test(title.slice(at))) ? head : title;
}

/** Says that the title has ended: "Sous Chef wanted, Bistro Lane". */
const WANTED_NEXT = /^\s(?:wanted|needed|required|gesucht|gezocht)\b/i;

/** What makes a title a special one, or another. */
const TELLING_KINDS: ReadonlySet<TermKind> = new Set(['skill', 'title', 'industry', 'certificate']);

function termsIn(text: string): TermHit[] {
  const read = withoutGenderForms(text);
  return findTerms(read, tokenize(read));
}

function hasTitleTerm(line: Line): boolean {
  return termsIn(line.text).some(({ term }) => term.kind === 'title');
}

function announcedIn(line: Line): string | null {
  const match = ANNOUNCEMENT.exec(line.text);
  if (match === null) return null;
  const from = match.index + match[0].length;
  const rest = withoutLeading(line.text.slice(from, from + MAX_READ_CHARACTERS));
  // After a colon stands nothing but the title: "We are hiring: Porter, Bellhop and Concierge."
  const end = match[0].trimEnd().endsWith(':') ? rest.search(/[.!?](?:\s|$)|\n/) : rest.search(TITLE_END);
  const title = titleOfHeadline(end < 0 ? rest : rest.slice(0, end));
  if (NO_TITLE.test(title)) return null;
  return title.length >= 3 && title.split(' ').length <= MAX_FIRST_LINE_WORDS ? title : null;
}

function labelledIn(line: Line): string | null {
  const match = LABEL.exec(foldText(line.text).length === line.text.length ? line.text : '');
  // "Functie: je voert boekhoudingen" tells of the work.
  return match?.[1] === undefined || SPOKEN_TO.test(match[1]) ? null : titleOfHeadline(match[1]);
}

const SPOKEN_TO = /^(?:je|jij|u|du|sie|vous|tu|usted|you|we|wij|wir|nous)\s/i;

function isShort(line: Line): boolean {
  return line.text.length <= MAX_TITLE_CHARACTERS && line.tokens.length <= MAX_FIRST_LINE_WORDS;
}

function firstLineTitle(line: Line): string {
  const text = line.text.replace(HIRING, '').replace(OPPORTUNITY, '');
  // "Fachkraft für Lagerlogistik": a known title may have "für" in it.
  const known = termsIn(text).find(({ term }) => term.kind === 'title');
  const from = known !== undefined && /\sfür\s\p{Lu}/u.test(text.slice(0, known.end)) ? known.end : 0;
  const end = text.slice(from).search(FIRST_LINE_END);
  return titleOfHeadline(end < 0 ? text : text.slice(0, from + end));
}

/** "Tower Crane Operator needed, Birmingham city centre, 14 months from August": a title that is known, before all the rest. */
function headOfLongLine({ text }: Line): string | null {
  const title = titleOfHeadline(text.slice(0, MAX_READ_CHARACTERS).split(TAIL, 1)[0] ?? '');
  const isTitle = termsIn(title).some(({ term }) => term.kind === 'title');
  return isTitle && title.split(' ').length <= MAX_HEAD_WORDS ? title : null;
}

/** A title that is known, in a short line that says nothing else: no label, sentence or point of a list. */
function standsAlone(line: Line): boolean {
  if (!isShort(line) || line.isBullet || /[:.!?]/.test(line.text) || !hasTitleTerm(line)) return false;
  const head = tokenize(titleOfHeadline(line.text).split(TAIL, 1)[0] ?? '');
  return head.length <= MAX_HEAD_WORDS && !REPORTING.test(line.text);
}

/** Names the title of someone else. */
const REPORTING = /\b(?:report|team of|led by|managed by|contact|manager:|untersteht|berichtet)/i;

/** Whether a headline whose title is not known begins with words for a person at work: "Kiln Setter – Night Shift". */
function soundsLikeHeadline({ text, tokens, start }: Line): boolean {
  if (/[.!?]$/.test(text) || headingSection(text, 'job') !== undefined) return false;
  const head = text.split(TAIL, 1)[0] ?? '';
  const words = tokens.filter((token) => token.end - start <= head.length).map(({ norm }) => norm);
  const named = words.filter((norm) => !/^(?:[ivx]+|\d+)$/.test(norm)).at(-1) ?? '';
  return words.length <= MAX_HEAD_WORDS && soundsLikeTitle(named);
}

/** "… is looking for a": the title stands below. */
const GOES_ON = /\s(?:an?|eine?n?(?:\/n)?|een|une?|una?)$/i;

/** Candidates from the surest to the least sure. */
function* titlesOf(document: TextDocument): Generator<string | null> {
  const [top] = document.lines;
  const calls = top !== undefined && (ONLY_HIRING.test(top.text) || NOTICE.test(top.text)) ? 1 : 0;
  const lines = document.lines.slice(calls, calls + SEARCHED_LINES);
  const content = lines.filter((line) => !line.isHeading);
  for (const [index, line] of lines.entries()) {
    const label = lines[index - 1];
    // The title below a heading "Job title" is often set as a heading itself.
    const isBelowLabel = label?.isHeading === true && headingSection(label.text, 'job') === 'title';
    if (isBelowLabel && !SPOKEN_TO.test(line.text))
      yield announcedIn(line) ?? (isShort(line) ? titleOfHeadline(line.text) : null);
  }
  for (const line of lines) yield labelledIn(line);
  const [first] = lines;
  if (
    first !== undefined &&
    isShort(first) &&
    (first.isHeading || !/[.!?]$/.test(first.text)) &&
    hasTitleTerm(first)
  ) {
    yield firstLineTitle(first);
  }
  if (first !== undefined && !isShort(first)) yield headOfLongLine(first);
  // Above or below the employer's name.
  for (const line of lines.slice(1, HEAD_LINES)) if (standsAlone(line)) yield titleOfHeadline(line.text);
  if (first !== undefined && isShort(first) && soundsLikeHeadline(first)) yield firstLineTitle(first);
  for (const line of content) yield announcedIn(line);
  for (const line of content) yield knownTitleIn(line.text.slice(0, MAX_READ_CHARACTERS))?.title ?? null;
  for (const [index, line] of lines.entries()) {
    const announced = lines[index - 1];
    if (announced !== undefined && GOES_ON.test(announced.text) && isShort(line) && !line.isBullet)
      yield titleOfHeadline(line.text);
  }
  const headsTheText =
    first !== undefined &&
    isShort(first) &&
    !GOES_ON.test(first.text) &&
    headingSection(first.text, 'job') === undefined;
  if (headsTheText && !/[.!?]$/.test(first.text)) yield firstLineTitle(first);
  for (const line of lines)
    if (isShort(line) && !line.isBullet && hasTitleTerm(line)) yield titleOfHeadline(line.text);
  if (first !== undefined && isShort(first)) yield firstLineTitle(first);
}

/** The title that a job is advertised under; empty when the text names none. */
export function readJobTitle(document: TextDocument): string {
  for (const title of titlesOf(document)) if (title !== null && title !== '') return title;
  return '';
}
