import { anyOf } from '../../../text/alternatives.ts';
import { wordSet } from '../text/word-set.ts';
import type { TermHit, Token } from '../types.ts';
import { NUMBER_WORDS, YEAR_WORDS } from '../vocabulary/wording.ts';
import type { NegatableLine } from './denied-before.ts';
import { deniesFault } from './faults.ts';

/** More words than these name no item of a list ("the general ledger of SAP"). */
const MAX_ITEM_TOKENS = 6;

const MAX_ITEMS = 40;

/** "No experience with the following tools: …", "Not used so far: …". */
const MAX_LABEL_TOKENS = 7;

/** A list that goes on before a denial has no longer items in front of it ("Java, SQL, no PHP, Python"). */
const MAX_TOKENS_BESIDE = 3;

/** Say that a denial is about what somebody knows or has done, whatever it names. */
export const KNOWING = wordSet(
  'experience experienced knowledge use used using know known familiar unfamiliar worked learn learning learned into exposure touched tried ' +
    'proficient skilled trained training understanding nothing heard read needed lack lacking missing background competence expertise include ' +
    'erfahrung erfahrungen kenntnis kenntnisse wissen kenne beherrsche gearbeitet genutzt benutzt verwendet eingesetzt lernen lerne vertraut erlernen ' +
    'experiences connaissance connaissances connais maitrise utilise apprendre competences ' +
    'experiencia conocimiento conocimientos conozco domino usado utilizado trabajado aprender manejo ' +
    'ervaring kennis ken beheers gebruikt gewerkt leren bekend vertrouwd',
);

/** These alone say so where something is done with what follows. */
const WORKING = wordSet('work');

const WORKED_WITH = wordSet('with in on');

/** Beside them nothing else stands before the colon of such a list. */
const LABELLING = wordSet(
  'none following tools tool things technologies technology skills areas area field fields systems so far yet until now my the of with in any these hands on ' +
    'bisher bislang folgenden folgende mit in von den keine von jusqu ici avec les suivants suivantes en de con los las siguientes hasta ahora met de volgende tot nu toe is are',
);

/** What an item of a list has not in it: something else is said with it. */
const ELSEWHERE = wordSet(
  // Who does something, and what is so.
  'i me us we you they he she it my our your their his who which that this these those there what where when while since because if as until ' +
    'am is are was were be been being has have had do does did can could will would shall should may might must know knows knew use uses used work works worked ' +
    'not but however though although except instead only rather always mainly mostly exclusively also too already now currently daily regularly often usually before after then therefore ' +
    // How much of it there is.
    'experience experienced knowledge expertise expert experts fluent native strong good very excellent solid sound proficient skilled certified qualified confident well best great extensive deep basic full valid clean own present available yes held existing ' +
    'for by from to at during through into than over under between without within per year years yrs month months daily ' +
    'ich mir mich uns wir sie er du mein meine unser unsere der wer welche welcher was wo weil seit wenn da bin ist sind war waren habe haben hatte kann konnte wird werde dafur stattdessen nur sondern aber jedoch doch auch bereits schon derzeit aktuell taglich ' +
    'erfahrung erfahrungen kenntnisse gut gute guter gutes sehr experte expertin solide fundierte sichere fliessend verhandlungssicher zertifiziert vorhanden ja eigener eigenes eigene fur bei als aus nach vor durch ohne jahre jahren monate ' +
    'je nous vous il elle mon ma mes notre nos qui que quoi ou depuis quand parce suis est sont etait ai avons avait peux mais cependant seulement toujours aussi deja actuellement experience maitrise bonne bon bonnes solide solides courant couramment certifie pour par chez dans apres avant pendant annees ans mois oui propre sauf ' +
    'yo nosotros mi mis nuestro nuestra quien cuando porque desde soy es son era tengo tenemos tenia puedo pero sino solo siempre tambien ya actualmente experiencia dominio experto experta expertos buen buena buenos amplia amplio fluido nativo certificado para por con como tras antes despues anos meses si propio propia ' +
    'ik wij we ons onze mijn wie wat waar omdat sinds toen ben is zijn was waren heb hebben had kan kon maar echter wel alleen altijd ook reeds nu momenteel dagelijks ervaring kennis goede goed zeer sterke vloeiend gecertificeerd voor door bij uit na jaar maanden ja eigen',
);

/** May begin the next item of a denied list. */
const LEADS = wordSet(
  'and or nor neither no not any also und oder noch kein keine keinen et ou ni aucun aucune pas sans y e o ningun ninguna sin en of geen niet',
);

/** Begin what was done: "…, built services in Go". Lower case, of verbs that do not end in -ed. */
export const DID = wordSet(
  'built ran led wrote made taught did kept held gave took drove grew set brought sold bought found got went came began chose cut rebuilt oversaw saw met sent spent won',
);

function gapAfter({ text, start, tokens }: NegatableLine, at: number): string {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (token === undefined) return '';
  return text.slice(token.end - start, next === undefined ? text.length : next.start - start);
}

function surfaceOf({ text, start }: NegatableLine, token: Token): string {
  return text.slice(token.start - start, token.end - start);
}

const ITEM_END = /[,;.:!?()|•]|\s[–—-]\s/;

/** An item that is longer than this names no thing, wherever it ends. */
const FARTHEST_END = 16;

/** Index after the last token of the item that begins at a token. */
function itemEnd(line: NegatableLine, from: number): number {
  const farthest = Math.min(line.tokens.length - 1, from + FARTHEST_END);
  let at = from;
  while (at < farthest && !ITEM_END.test(gapAfter(line, at))) at++;
  return at + 1;
}

/** "… and Terraform in 2027", "… next year": when what is planned is to be, and how well something is done. */
const PLANNED_FOR = anyOf(
  /^(?:in|by|from|ab|en|vanaf) (?:early |mid |late )?20\d\d$/,
  /^(?:next|this|nachstes|volgend) (?:year|month|jahr|jaar)$/,
  /^(?:soon|too|(?:very |rather )?well|gut|bien|goed)$/,
  /^(?:in|im|dans|en) (?:my |the |mon |le |mi |el |mijn |de |meinem )?(?:next|near|new|nachsten|neuen|prochain|nouveau|proximo|nuevo|volgende|nieuwe) [a-z]{3,12}(?: [a-z]{2,12}en)?$/,
);

const MAX_TIME_TOKENS = 5;

/** Index after the last token of a planned item, without the time that it is planned for. */
function withoutTime({ tokens }: NegatableLine, from: number, end: number): number {
  for (let at = Math.max(from + 1, end - MAX_TIME_TOKENS); at < end; at++) {
    const said = tokens.slice(at, end).map(({ norm }) => norm);
    if (PLANNED_FOR.test(said.join(' '))) return at;
  }
  return end;
}

/** Whether an item names a thing and says nothing else of it: what is listed beside what somebody has not. */
function isPlainItem(line: NegatableLine, from: number, end: number, mayBeDoing: boolean): boolean {
  const behind = gapAfter(line, end - 1);
  // "Docker: yes" is a label of its own.
  if (/^\s*:/.test(behind) || (/^\s*\(/.test(behind) && !isPlainBracket(line, end, mayBeDoing))) return false;
  return namesThing(line, from, end, mayBeDoing);
}

/** Whether a word begins what was done: "…, built services in Go". */
export function isDoing(line: NegatableLine, token: Token | undefined): boolean {
  if (token === undefined || !/^\p{Ll}/u.test(surfaceOf(line, token))) return false;
  return DID.has(token.norm) || (token.norm.length > 4 && token.norm.endsWith('ed'));
}

function namesThing(line: NegatableLine, from: number, end: number, mayBeDoing: boolean): boolean {
  const { tokens } = line;
  let first = from;
  while (first < end - 1 && LEADS.has(tokens[first]?.norm ?? '')) first++;
  if (end - first > MAX_ITEM_TOKENS || first >= end) return false;
  const opening = tokens[first];
  if (opening === undefined) return false;
  const isLower = /^\p{Ll}/u.test(surfaceOf(line, opening));
  if (isDoing(line, opening)) return false;
  if (isLower && !mayBeDoing && end - first > 1 && opening.norm.endsWith('ing')) return false;
  for (let at = first; at < end; at++) {
    const norm = tokens[at]?.norm ?? '';
    if (ELSEWHERE.has(norm) || (norm === 'in' && at > first)) return false;
    if (/^(?:19|20)\d\d$/.test(norm) || saysYears(tokens, at)) return false;
  }
  return true;
}

const YEARS: ReadonlySet<string> = new Set(YEAR_WORDS);

/** Whether an amount of years stands at a token. */
export function saysYears(tokens: readonly Token[], at: number): boolean {
  const norm = tokens[at]?.norm ?? '';
  return (/^\d{1,2}$/.test(norm) || NUMBER_WORDS.has(norm)) && YEARS.has(tokens[at + 1]?.norm ?? '');
}

/** "Kotlin (since 2019)" says something else than "databases (Oracle, MySQL)". */
function isPlainBracket(line: NegatableLine, from: number, mayBeDoing: boolean): boolean {
  let at = from;
  while (at < line.tokens.length) {
    const end = itemEnd(line, at);
    if (/^\s*\(/.test(gapAfter(line, end - 1)) || !isPlainItem(line, at, end, mayBeDoing)) return false;
    if (!gapAfter(line, end - 1).includes(',')) return true;
    at = end;
  }
  return true;
}

/** In the cue of what is only planned. */
const PLANNING = wordSet('learn learning into lernen apprendre aprender leren');

/** Whether the denial is of what somebody knows or has done; of other things it may be one of a few ("no children, own car"). */
export function isOfKnowing({ tokens }: NegatableLine, from: number, end: number): boolean {
  for (let at = from; at < end; at++) {
    const norm = tokens[at]?.norm ?? '';
    if (KNOWING.has(norm)) return true;
    if (WORKING.has(norm) && WORKED_WITH.has(tokens[at + 1]?.norm ?? '')) return true;
  }
  return false;
}

/** Written as names of tools are: "MySQL", "SAP". */
const LIKE_A_TOOL = /^.[^\s]*\p{Lu}/u;

/** Whether the words of an item name something that one can be skilled in; `cue` is the first token of the denial. */
export function namesSkill(
  line: NegatableLine,
  cue: number,
  { from, end }: { from: number; end: number },
  hits: readonly TermHit[],
): boolean {
  const [first, last] = [line.tokens[from], line.tokens[end - 1]];
  if (first === undefined || last === undefined) return false;
  if (hits.some((hit) => hit.term.kind === 'skill' && hit.start >= first.start && hit.end <= last.end))
    return true;
  const said = line.tokens.slice(from, end).filter(({ norm }) => !LEADS.has(norm));
  if (said.some((token) => LIKE_A_TOOL.test(surfaceOf(line, token)))) return true;
  // "No Oracle, Sybase": names that the vocabulary may not know. German writes every noun so.
  return (
    said.length > 0 &&
    said.length <= 2 &&
    !GERMAN_CUES.has(line.tokens[cue]?.norm ?? '') &&
    said.every((token) => /^\p{Lu}/u.test(surfaceOf(line, token)) && !PERSONAL.has(token.norm))
  );
}

const GERMAN_CUES = wordSet(
  'kein keine keinen keinem keiner keinerlei nicht nie niemals ohne weder noch fehlende mangelnde bisher',
);

/** What people tell of themselves, in title case or not, and is no skill. */
const PERSONAL = wordSet(
  'children child kids dependants dependents criminal record convictions conviction points endorsements notice visa sponsorship smoker smoking tattoos allergies pets ties restrictions licence license car debts ' +
    'enfants enfant casier permis hijos antecedentes permiso cargas kinderen strafblad rijbewijs',
);

/** "Java, SQL, no PHP, Python": a denial within a list of what somebody knows is of one item. */
function isWithinList(line: NegatableLine, first: number, hits: readonly TermHit[]): boolean {
  if (first === 0 || !gapAfter(line, first - 1).includes(',')) return false;
  let from = first - 1;
  while (from > 0 && !ITEM_END.test(gapAfter(line, from - 1))) from--;
  return first - from <= MAX_TOKENS_BESIDE && namesSkill(line, first, { from, end: first }, hits);
}

/**
 * Index after the last token of a list of denied things that goes on behind a sign; the index of the token behind the sign where it does
 * not. A list goes on as long as its items name things and say nothing else ("No experience with Java, Go, and Rust, but with Kotlin").
 *
 * @param cue its tokens
 * @param next the token behind the sign
 */
export function deniedListEnd(
  line: NegatableLine,
  cue: { first: number; end: number },
  next: number,
  hits: readonly TermHit[],
): number {
  const { tokens } = line;
  const sign = gapAfter(line, next - 1);
  const isLabel = sign.includes(':');
  if (isLabel ? !isLabelOfDenied(line, cue, next) : !/^\s*[,(]/.test(sign)) return next;
  if (isWithinList(line, cue.first, hits)) return next;
  const knows = isOfKnowing(line, cue.first, next);
  const opens = isLabel ? next : cue.end;
  const isOfSkills =
    knows ||
    isLabel ||
    (namesThing(line, opens, next, false) && namesSkill(line, cue.first, { from: opens, end: next }, hits));
  if (!isOfSkills) return next;
  const isOfDoing = tokens.slice(cue.end, next).some(({ norm }) => norm.endsWith('ing'));
  const isPlanned = tokens.slice(cue.first, cue.end).some(({ norm }) => PLANNING.has(norm));
  // "no SAP (Oracle instead)"
  if (sign.includes('(') && !isPlainBracket(line, next, isOfDoing)) return next;
  let end = next;
  for (let item = 0; item < MAX_ITEMS && end < tokens.length; item++) {
    const to = itemEnd(line, end);
    if (!isPlainItem(line, end, isPlanned ? withoutTime(line, end, to) : to, isOfDoing || item > 0)) break;
    if (!knows && !isLabel && !namesSkill(line, cue.first, { from: end, end: to }, hits)) break;
    end = to;
    const behind = gapAfter(line, end - 1);
    if (!(isLabel ? /[,;(]/ : /[,(]/).test(behind) || /[.!?|•]/.test(behind)) break;
  }
  return end;
}

const TAILS = wordSet(
  'at in for with from on an bei fur mit chez dans pour avec en con para por bij voor met',
);

/** Index of the word from which an item goes on to tell where, for whom or with what: "Oracle at a university". */
export function withoutTail({ tokens }: NegatableLine, from: number, end: number): number {
  for (let at = from + 1; at < end; at++) if (TAILS.has(tokens[at]?.norm ?? '')) return at;
  return end;
}

/** Index after the last token of the items that do no more than name things, from a token behind a comma; the token itself for none. */
export function plainListEnd(line: NegatableLine, from: number, mayHaveTail = false): number {
  let end = from;
  for (let item = 0; item < MAX_ITEMS && end < line.tokens.length; item++) {
    const to = itemEnd(line, end);
    const head = withoutTime(line, end, to);
    if (!isPlainItem(line, end, mayHaveTail ? withoutTail(line, end, head) : head, false)) break;
    end = to;
    if (!/^\s*,\s*$/.test(gapAfter(line, end - 1))) break;
  }
  return end;
}

/** "No experience with:", "None of the following tools:", at the beginning of what is said. */
function isLabelOfDenied(
  line: NegatableLine,
  { first, end }: { first: number; end: number },
  next: number,
): boolean {
  const { tokens } = line;
  if (next - first > MAX_LABEL_TOKENS || !(first === 0 || isOwn(tokens[first - 1]))) return false;
  const told = tokens.slice(end, next);
  const isAllLabel = told.every(({ norm }) => LABELLING.has(norm) || KNOWING.has(norm) || WORKING.has(norm));
  return isAllLabel && (isOfKnowing(line, first, next) || tokens[first]?.norm === 'none' || told.length > 0);
}

const BEFORE_LABELS = wordSet('i have ich habe bisher bislang noch far still currently as yet');

function isOwn(token: Token | undefined): boolean {
  return token !== undefined && BEFORE_LABELS.has(token.norm);
}

/**
 * The first token of a list of plain items that ends before a token, at the beginning of a sentence; `undefined` where something else is
 * said ("Oracle, MySQL and Redis I have not used").
 *
 * @param from where it may begin
 */
export function plainListBefore(line: NegatableLine, from: number, before: number): number | undefined {
  let at = from;
  for (let item = 0; item < MAX_ITEMS && at < before; item++) {
    const end = Math.min(itemEnd(line, at), before);
    if (!namesThing(line, at, end, false)) return undefined;
    if (end < before && !/^\s*,\s*$/.test(gapAfter(line, end - 1))) return undefined;
    at = end;
  }
  return at === before ? from : undefined;
}

/** Whether the words between two places name things and say nothing else. */
export function namesThings(tokens: readonly Token[], from: number, end: number): boolean {
  for (let at = from; at < end; at++)
    if (ELSEWHERE.has(tokens[at]?.norm ?? '') || saysYears(tokens, at)) return false;
  return true;
}

/** Goes on after what was not taken: "Instead of Oracle, Sybase and Informix I used PostgreSQL". */
const OWN_DOING = wordSet('i we ich wir habe haben j je nous ik wij we hebben gebruikte use usamos');

const MAX_REJECTED_TOKENS = 24;

/**
 * Index after the last token of the names of what was not taken, which begin at a token.
 *
 * @param isFront at the beginning of a sentence: what was taken comes behind the comma
 */
export function rejectedEnd(line: NegatableLine, from: number, isFront: boolean): number {
  const { tokens } = line;
  if (CONJOINING.has(tokens[from]?.norm ?? '') || deniesFault(line, from)) return from;
  let at = from;
  let comma = -1;
  while (at < tokens.length && at - from < MAX_REJECTED_TOKENS) {
    const norm = tokens[at]?.norm ?? '';
    const sign = at === from ? '' : gapAfter(line, at - 1);
    if (OWN_DOING.has(norm) && !sign.includes(',')) return at;
    if (CONJOINING.has(norm) && isDoing(line, tokens[at + 1])) return at;
    if (ELSEWHERE.has(norm) || saysYears(tokens, at) || (norm === 'in' && at > from)) break;
    if (ITEM_END.test(sign)) {
      if (!/^\s*,\s*$/.test(sign)) break;
      if (comma < 0) comma = at;
    }
    at++;
  }
  if (comma < 0) return at;
  return isFront ? comma : plainListEnd(line, comma);
}

const CONJOINING = wordSet('and und et y en or oder ou o');

/**
 * Where a reach ends: at an "and" before what there is ("no Java and five years of Kotlin"), and where it is told since when or by what
 * something is not ("no manual work since I introduced SAP", "no delays thanks to SAP").
 */
export function turnsAt({ tokens }: NegatableLine, at: number): boolean {
  const [norm, next] = [tokens[at]?.norm ?? '', tokens[at + 1]?.norm ?? ''];
  if (AND.has(norm)) return saysYears(tokens, at + 1) || TURNS.has(next);
  return (OPENS_CLAUSE.has(norm) && SUBJECTS.has(next)) || (norm === 'thanks' && next === 'to');
}

const OPENS_CLAUSE = wordSet('since once after when as');

const SUBJECTS = wordSet('i we my our everything all');

const AND = wordSet('and und et y en');

/** Begin what somebody has. */
const TURNS = wordSet(
  'fluent since excellent strong extensive fliessend seit courant depuis fluido desde amplia vloeiend sinds ruime',
);
