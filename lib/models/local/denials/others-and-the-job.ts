import { anyOf } from '../../../text/alternatives.ts';
import { matchesOf } from '../../../text/matches.ts';
import { foldInPlace } from '../text/tokens.ts';
import { isOpen, WordGate } from '../text/word-gate.ts';
import { wordSet } from '../text/word-set.ts';
import type { Line, Span, Token } from '../types.ts';
import { NEGATION_ENDS } from '../vocabulary/wording.ts';
import type { NegatableLine } from './denied-before.ts';
import { isDoing, plainListEnd, saysYears } from './denied-lists.ts';
import { isMadeForOthers, isTakenUp } from './taken-up.ts';

/** A name may stand between somebody and what they do: "My colleague Tom administered …". */
const NAMED = '(?: (?!and |und |et |y |en |who |that )[a-z]{2,14}){0,1}';
const OFTEN = '(?: (?:[a-z]+ly|also|always|already|still|now|all|both|once|often))?';
/** Somebody is or has something; "clients were migrated to Azure" tells of who migrated them. */
const IS =
  '(?:is|are|was|were|has|have|had)(?! (?:all |been |also |then |[a-z]+ly ){0,2}[a-z]{2,14}(?:ed|en|t|ght|ne)\\b)';
/** What others do, in English. */
const CLEARLY = `(?=${OFTEN} (?:${IS}|uses?|used|runs?|ran|knows?|knew|works?|worked|speaks?|spoke|teach|teaches|builds?|built|writes?|wrote|holds?|held|owns?|owned|needs?|asks?|talk|talked|develop|develops|operates?|likes?|loves?|employs?|rely|relies|sells?|sold|buys?|bought|takes?|took)\\b)`;
const DOES = `(?=${OFTEN} (?:${IS}|[a-z]{2,14}(?:ed|es|[a-z]s)|do|does|did|use|run|ran|know|knew|work|speak|spoke|teach|taught|build|built|write|wrote|hold|held|lead|led|keep|kept|own|need|ask|maintain|manage|develop|operate|like|love|sell|sold|buy|bought|take|took|can|will)\\b)`;
/** Somebody other, in the words of those who tell of them. */
const RELATIVES =
  'friends?|brothers?|sisters?|wife|husband|partner|mother|father|mum|mom|dad|parents?|sons?|daughters?|child|children|kids|uncle|aunt|cousins?|neighbou?rs?|colleagues?|co-?workers?|boss|managers?|supervisors?|superiors?|team ?(?:lead|leader|mates?)|teachers?|mentors?|professors?|flatmates?|roommates?|family|grandfather|grandmother|landlord|predecessors?|successors?';

function global(source: string): RegExp {
  return new RegExp(source, 'g');
}

/** Tell who it is that does what follows. On folded text. */
const OTHERS: readonly RegExp[] = [
  `\\b(?:my|our|his|her|their) (?:(?:two|three|four|other|best|old|former|older|younger|elder|late|line|head|direct|big|little) )?(?:${RELATIVES})\\b${NAMED}${DOES}`,
  `\\b(?:colleagues|co-?workers|customers|clients|competitors|suppliers|users)\\b${CLEARLY}`,
  `\\b(?:company|firm|client|customer|employer|competitor|agency|school)\\b(?<=\\bthe [a-z]{3,12})(?= (?:[a-z]+ly |also |still |now )?(?:uses?|runs?|ran|used|works?|worked|relies|needs?|employs|has (?:an? )?(?:specialists?|experts?|team|department)))`,
  `\\bteam\\b(?<=\\bthe [a-z]{3,16} team)${CLEARLY}`,
  '\\bother (?:teams?|departments?|engineers?|developers?|nurses?)\\b(?= [a-z]+)|\\banother (?:team|department|engineer|developer|nurse|colleague)\\b(?= [a-z]+)',
  '\\b(?:(?:was|were|been|being) (?:led|managed|supervised|headed|run|administered|operated|maintained|handled)|supervised|overseen) by (?=(?:an? |the |my |our |another |other |external )?(?:[a-z]+ ){0,2}(?:managers?|engineers?|developers?|administrators?|supervisors?|leaders?|directors?|officers?|specialists?|consultants?|nurses?|doctors?|colleagues?|others|company|providers?|agency|vendors?|teams?|experts?|head)\\b)',
  '\\b(?:was|were|is|are|been|being) (?:done|carried out|performed|written|prepared|provided|delivered|processed|developed|built|set up|planned|designed|organi[sz]ed|created|calculated|installed|repaired|translated|looked after|taken care of) by (?=(?:an? |the |my |other |another |external )?(?:[a-z]{2,12} ){0,2}(?:departments?|agenc(?:y|ies)|vendors?|providers?|contractors?|consultants?|consultancy|colleagues?|specialists?|freelancers?|accountants?|managers?|engineers?|developers?|lawyers?|solicitors?|doctors?|others|company|somebody else|someone else|head office)\\b)',
  '\\b(?:wurden?|wird|werden) (?:[a-z]{2,12} ){0,2}(?:von|durch) (?=(?:den |der |die |dem |einer |einem |anderen |externen )?(?:kolleg[a-z]*|externen?|dienstleister[a-z]*|agentur[a-z]*|[a-z]{0,12}-?abteilung(?:en)?|anderen|spezialisten|fremdfirm[a-z]*)\\b)',
  '\\b(?:etai(?:t|ent)|est|sont|ete) (?:faite?s?|realisee?s?|geree?s?|traitee?s?|assuree?s?) par (?=(?:les? |la |une? |des |mes |d.autres )?(?:collegues|prestataires?|service [a-z]{2,16}|autre|autres|agence|cabinet|specialistes?)\\b)',
  '\\b(?:era|eran|fue|fueron|es|son|sido) (?:hech[oa]s?|realizad[oa]s?|gestionad[oa]s?|llevad[oa]s? a cabo|desarrollad[oa]s?) por (?=(?:el |la |los |las |una? |mis |otr[oa]s? )?(?:companer[oa]s|colegas|departamento|empresa|agencia|proveedor(?:es)?|especialistas?|otr[oa]s|equipo|personas)\\b)',
  '\\b(?:werd|werden|wordt|worden) (?:[a-z]{2,12} ){0,1}door (?=(?:de |een |het |andere |externe )?(?:collega.?s|andere|anderen|externe|leverancier|bureau|specialisten|[a-z]{0,12}-?afdeling|ander team)\\b)',
  '\\b(?:mein|meine|unser|unsere|ihr|ihre|sein|seine) (?:(?:beste[rn]?|altere[rn]?|jungere[rn]?|fruhere[rn]?|ehemalige[rn]?) )?(?:bruder|schwester|vater|mutter|frau|mann|partnerin|partner|freundin|freund|freunde|sohn|tochter|kinder|kind|onkel|tante|cousine|cousin|nachbarin|nachbar|kollegen|kolleginnen|kollegin|kollege|chefin|chef|vorgesetzte[rn]?|lehrerin|lehrer|eltern|kunden|mitbewohner|mentorin|mentor)\\b(?= (?!und |oder |sowie |in |bei |mit |aus |von |zu |fur )[a-z]{2,})',
  '\\b(?:kollegen|kolleginnen|kunden|mitbewerber)\\b(?= (?:(?:aus|in|von|der) [^.;,]{2,40} )?(?:nutz|nutzt|verwend|arbeit|setz|unterstutz|administrier|programmier|kenn|hab|hatt|sind|war|betreib|betrieb|sprach|beherrsch)[a-z]*)',
  "\\b(?:mon|ma|mes|notre|nos) (?:(?:ancien|ancienne|meilleur|meilleure|grand|grande|petit|petite) )?(?:frere|soeur|pere|mere|femme|mari|conjointe?|compagne|compagnon|amie?s?|fils|fille|enfants|oncle|tante|cousine?|voisine?|collegues?|chef|cheffe|patronne?|professeure?|clients|parents|responsable)\\b(?= (?!et |ou |de |du |des |en |chez |pour |dans )[a-z']{1,})",
  '\\b(?:mi|mis|nuestros?|nuestras?) (?:(?:antigu[oa]|mejor|mayor|menor) )?(?:hermanos?|hermanas?|padres?|madre|esposa|esposo|mujer|marido|pareja|amig[oa]s?|hij[oa]s?|tio|tia|prim[oa]s?|vecin[oa]s?|compañer[oa]s?|companer[oa]s?|colegas?|jefes?|jefas?|profesora?|clientes)\\b(?= (?!y |o |de |del |en |con |para )[a-z]{2,})',
  "\\b(?:mijn|onze) (?:(?:beste|oudere|jongere|vroegere|oude) )?(?:broer|zus|vader|moeder|vrouw|man|partner|vriend|vriendin|vrienden|zoon|dochter|kinderen|oom|tante|neef|nicht|buurman|buurvrouw|collega|collega's|baas|leidinggevende|leraar|lerares|klanten|ouders)\\b(?= (?!en |of |in |bij |met |van |uit |voor )[a-z]{2,})",
].map(global);

/** Repeats what the job asks for. */
const THE_JOB: readonly RegExp[] = [
  "\\byou(?:'re| are)? (?:currently |also |really )?(?:looking for|look for|seeking|seek|need|want|require|asking for|ask for|asked for|searching for|expect|advertise)\\b",
  '\\byour (?:advertisement|advert|ad|job ad|posting|job posting|vacancy|offer|job offer|description|job description|requirements?|position|role|post|company|team) (?:[a-z]+ly |also )?(?:asks?|requires?|needs?|calls|wants?|lists?|mentions?|demands?|looks?|seeks?|uses?|says|names?|works? with)\\b',
  '\\bi (?:know|understand|have read|read|see|saw|noticed|gather|am aware) that (?:you|your|the (?:job|position|role|post|company|team))\\b',
  '\\b(?:i|my profile) (?:meet|meets|fulfil|fulfils|fulfill|fulfills|satisfy|satisfies|match|matches|tick|ticks) (?:all |all of |most of |every one of |each of )?(?:your|the|these|those) (?:[a-z]+ )?(?:requirements?|criteria|wishes|boxes|demands)\\b',
  '\\b(?:applied|applying|interviewed|application|apply) for (?:an? |the )?(?:[a-z]+ ){0,4}(?:roles?|positions?|jobs?|posts?|trainings?)\\b|\\bapplication (?:as|for:)',
  '\\bsie (?:suchen|brauchen|verlangen|erwarten|wunschen|fordern)\\b|\\bihre (?:anzeige|stellenanzeige|ausschreibung|stelle|firma|anforderungen) (?:verlangt|fordert|nennt|sucht|erwartet|nennen)\\b|\\bich erfulle (?:alle )?(?:ihre|die) [a-z]*(?:anforderungen|kriterien|voraussetzungen)\\b|\\bbewerbung (?:als|um|auf|fur)\\b|\\bich bewerbe mich\\b',
  '\\bvous (?:recherchez|cherchez|demandez|exigez|souhaitez|attendez)\\b|\\bvotre (?:annonce|offre|poste|entreprise) (?:demande|exige|mentionne|requiert|recherche|utilise)\\b|\\bje (?:remplis|reponds a) (?:tous |toutes )?vos\\b|\\bcandidature (?:au|pour|comme)\\b|\\bje postule\\b',
  '\\b(?:usted|ustedes) (?:buscan?|piden?|necesitan?|requieren?)\\b|\\bsu (?:anuncio|oferta|puesto|empresa|vacante) (?:pide|exige|requiere|menciona|busca|usa|utiliza)\\b|\\bcumplo (?:con )?(?:todos )?(?:sus|los) requisitos\\b|\\bcandidatura (?:para|a|como)\\b|\\bme postulo\\b',
  '\\b(?:u|jullie) (?:zoekt|zoeken|vraagt|vragen|verlangt|verlangen)\\b|\\buw (?:vacature|advertentie|functie|bedrijf) (?:vraagt|vereist|noemt|zoekt|gebruikt)\\b|\\bik voldoe aan (?:al )?uw\\b|\\bsollicitatie (?:naar|voor|als)\\b|\\bik solliciteer\\b',
].map(global);
/** The same, where it stands in no role: "The role requires …" may tell of a post that was held. */
const THE_POST: readonly RegExp[] = [
  '\\b(?:the|this) (?:position|role|job|post|vacancy|advertisement|advert|posting|job description) (?:also |really )?(?:requires?|needs?|asks for|calls for|demands?|wants?|expects?)\\b',
  '\\bthe (?:position|role|job|post|vacancy|tasks?|work) (?:[^.;]{0,120} )?(?:appeals? to me|interests? me|attracts? me|excites? me)\\b',
  '\\bdie (?:stelle|position|ausschreibung) (?:verlangt|erfordert|fordert|setzt)\\b|\\ble poste (?:exige|requiert|demande|necessite)\\b|\\bel puesto (?:requiere|exige|pide)\\b|\\bde functie (?:vereist|vraagt)\\b',
].map(global);

/** What the file was called ("CV_Backend_Java.pdf"), and beside whom somebody sat. */
const NAMES_ONLY = anyOf(
  /\b(?:next to|next door to)(?<=\b(?:worked|working|sat|sitting|seated|floor|office|desk|room) (?:directly |right )?next (?:door )?to) (?:the |an? )?(?:[a-z]+ ){1,3}(?:teams?|departments?|groups?|unit)\b/g,
  /\b(?:cv|resume|lebenslauf|curriculum|application|bewerbung)[a-z0-9_.-]{0,60}\.(?:pdf|docx?|odt|rtf|txt)\b/g,
);

const OF_THE_JOB = [...THE_JOB, ...THE_POST];
/** Each pattern by itself, as few lines have a word that begins one of them. */
const GATE = new WordGate([NAMES_ONLY, ...OTHERS, ...OF_THE_JOB]);
const FIRST_OTHER = 1;
const FIRST_OF_JOB = FIRST_OTHER + OTHERS.length;

/** What begins a clause: "tools that our customers use" is about the tools. */
const CLAUSE_BEFORE =
  /(?:^[^\p{L}\p{N}]*|[.;:(•|]\s?|,\s|\s[–—-]\s|(?:^|\s)(?:and|but|while|whereas|because|as|und|aber|weil|et|mais|y|pero|en|maar)\s)(?:(?:the|other|many|some|most|several|all|my|our|his|her|their)\s)?$/u;
/** Of these there is no clause of their own: "was led by". */
const OF_A_VERB =
  /^(?:(?:was|were|is|are|been|being|supervised|overseen)\b|(?:wurden?|wird|werden|werd|wordt|worden|etai(?:t|ent)|est|sont|ete|era|eran|fue|fueron|es|son|sido) .{0,30}(?:von|durch|door|par|por)\b)/;

/** Others apply too: "candidates applying for roles in nursing". */
const OF_APPLYING = /^(?:appl|interviewed|bewerbung|candidatur|sollicitatie)/;
const OWN_BEFORE = new RegExp(`${CLAUSE_BEFORE.source}|\\b(?:i|have|had|am)\\s$`, 'u');

const CONTRASTS: ReadonlySet<string> = new Set([
  ...NEGATION_ENDS,
  'sondern',
  'while',
  'whereas',
  'because',
  'and',
]);
/** Who tells it has a part in it: "My manager asked me to migrate PostgreSQL". */
const ONESELF = wordSet(
  'i me my mine myself we us our ich mir mich mein meine meinen meiner wir uns unser unsere je j moi m mon ma mes nous notre nos yo mi mis nosotros nos nuestro nuestra ik mij me mijn wij we ons onze',
);
/** May be said with oneself, who has no part in it. */
const HELPED_ME = anyOf(
  /\b(?:supported|helped|assisted|unterstutzten?|halfen|half) (?:me|us|uns|mir|mich)\b/g,
  /\b(?:me|us|uns|mir|mich) (?:unterstutzten?|halfen|half)\b|\bunterstutzten uns\b/g,
);
const CLAUSE_END = /[.;!?()|•]|\s[–—-]\s/;
const MAX_REACH_TOKENS = 40;

const NO_SPANS: Span[] = [];

/** What those of some patterns find that a line gives reason to try, each by itself. */
function matchesOfOpen(patterns: readonly RegExp[], open: number, folded: string): RegExpExecArray[] {
  return patterns.flatMap((pattern, at) => (isOpen(open, at) ? matchesOf(folded, pattern) : []));
}

/**
 * The parts of a line that tell what others do, or what the job wants: no evidence of what somebody can do, though nothing is denied by
 * them. "My team uses …" and what somebody has a part in stay.
 *
 * @param lines of the whole resume, which tell whose team "the backend team" is
 */
export function othersSpans(line: Line, lines: readonly Line[] = []): Span[] {
  if (!GATE.mayOpen(line)) return NO_SPANS;
  const folded = foldInPlace(line.text);
  const open = GATE.open(folded);
  if (open === 0) return NO_SPANS;
  const spans: Span[] = [];
  for (const { index, 0: cue } of matchesOfOpen(OTHERS, open >> FIRST_OTHER, folded)) {
    const kind = cue === 'team' ? OF_A_TEAM.exec(folded.slice(0, index))?.[1] : undefined;
    const begin = kind === undefined ? index : index - kind.length - 1;
    const before = folded.slice(Math.max(0, begin - 16), begin);
    if (!OF_A_VERB.test(cue) && !CLAUSE_BEFORE.test(before)) continue;
    if (kind !== undefined && isOfOwnTeam(kind, line, lines)) continue;
    const from = DONE_BY.test(cue) ? doneFrom(folded, index) : index;
    const span = { ...spanFrom(line, index, index + cue.length, false), start: line.start + from };
    const told = folded
      .slice(index + cue.length, span.end - line.start)
      .replace(BY_SUPERIOR, '')
      .replaceAll(HELPED_ME, '');
    const isOwn = (told.match(/[a-z]+/g) ?? []).some((word) => ONESELF.has(word));
    if (!isOwn && !isMadeForOthers(folded, span.end - line.start)) spans.push(span);
  }
  if (isOpen(open, 0)) {
    for (const { index, 0: name } of matchesOf(folded, NAMES_ONLY))
      spans.push({ start: line.start + index, end: line.start + index + name.length });
  }
  const ofJob = line.section === 'experience' ? THE_JOB : OF_THE_JOB;
  for (const { index, 0: cue } of matchesOfOpen(ofJob, open >> FIRST_OF_JOB, folded)) {
    if (/\bif $/.test(folded.slice(0, index))) continue;
    if (OF_APPLYING.test(cue) && !OWN_BEFORE.test(folded.slice(Math.max(0, index - 16), index))) continue;
    const span = spanFrom(line, index, index + cue.length, true, OF_APPLYING.test(cue));
    if (!isTakenUp(folded, span.end - line.start)) spans.push(span);
  }
  return spans.sort((left, right) => left.start - right.start);
}

/** Whoever stands above somebody does it without them; "by my team" tells of oneself. */
const BY_SUPERIOR = /^ ?(?:my|our) (?=(?:line |head |direct )?(?:managers?|supervisors?|directors?|head)\b)/;

const OF_A_TEAM = /\bthe ([a-z]{3,16}) $/;
const ANY_TEAM = wordSet(
  'whole entire full new core small local same project product current present global young',
);

/** Whether a resume speaks of the same kind of work elsewhere: a backend engineer's "backend team" is their own. */
function isOfOwnTeam(kind: string, line: Line, lines: readonly Line[]): boolean {
  return (
    ANY_TEAM.has(kind) ||
    lines.some((other) => other !== line && other.tokens.some(({ norm }) => norm === kind))
  );
}

const DONE_BY = anyOf(
  /^(?:was|were|is|are|been|being) (?:managed|run|administered|operated|maintained|handled|done|carried out|performed|written|prepared|provided|delivered|processed|developed|built|set up|planned|designed|organi[sz]ed|created|calculated|installed|repaired|translated|looked after|taken care of) by/,
  /^(?!was|were|been|being).{0,40}(?:von|durch|door|par|por) $/,
);
/** What stands before tells of oneself: "Worked on systems that were run by others". */
const OF_ONESELF = /^[a-z]{3,14}(?:ed|ing)\b|\b(?:that|which|who|i|we|my|our|built|led|ran|wrote)\b/;

/** Where a clause begins that tells what was done by others; its verb where what stands before tells of oneself. */
function doneFrom(folded: string, verb: number): number {
  const before = folded.slice(0, verb);
  const sign = Math.max(...[',', '.', ';', ':', '(', '|'].map((mark) => before.lastIndexOf(mark)));
  const clause = before.slice(sign + 1).trimStart();
  return OF_ONESELF.test(clause) ? verb : verb - clause.length;
}

/**
 * From a place to the end of what is said there; behind a colon too, where the job is answered ("I meet your requirements: …").
 *
 * @param isApplying the years that an application names are those that somebody has ("… for the post of fitter with five years in CNC")
 */
function spanFrom(
  line: NegatableLine,
  index: number,
  cueEnd: number,
  isOfJob: boolean,
  isApplying = false,
): Span {
  const { text, start, tokens } = line;
  const start0 = start + index;
  const first = firstAfter(tokens, start + cueEnd);
  let at = first;
  // "Was led by a manager and wrote …": whoever was led goes on.
  const isOwnRole =
    index <= MAX_BEFORE_OWN &&
    OF_A_VERB.test(text.slice(index, index + MAX_BEFORE_OWN).toLowerCase()) &&
    /^\W*(?:i )?$/i.test(text.slice(0, index));
  let isAnswer = false;
  while (at < tokens.length && at - first < MAX_REACH_TOKENS) {
    const [previous, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
    if (token === undefined || (isApplying && saysYears(tokens, at))) break;
    // "I meet the criteria as I have …"
    if ((token.norm === 'as' || token.norm === 'since') && ONESELF.has(next?.norm ?? '')) break;
    const isTurn =
      token.norm === 'and' ||
      token.norm === 'und' ||
      token.norm === 'et' ||
      token.norm === 'y' ||
      token.norm === 'en';
    if (
      isTurn ? ONESELF.has(next?.norm ?? '') || (isOwnRole && isDoing(line, next)) : CONTRASTS.has(token.norm)
    )
      break;
    const gap = previous === undefined ? '' : text.slice(previous.end - start, token.start - start);
    if (isAnswer ? /[.;!?|•]/.test(gap) : CLAUSE_END.test(gap)) break;
    if (gap.includes(':')) {
      if (!isOfJob || ONESELF.has(token.norm)) break;
      isAnswer = true;
    }
    if (gap.includes(',') && !isAnswer) {
      at = Math.max(plainListEnd(line, at, true), at);
      break;
    }
    at++;
  }
  return { start: start0, end: tokens[at - 1]?.end ?? start + cueEnd };
}

/** A sign and "I" at most stand before who tells of themselves; as long is a verb with its end. */
const MAX_BEFORE_OWN = 6;

function firstAfter(tokens: readonly Token[], place: number): number {
  const at = tokens.findIndex(({ start }) => start >= place);
  return at < 0 ? tokens.length : at;
}
