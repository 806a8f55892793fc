import type { RequirementLevel } from '../../model.ts';
import type { CompiledRequirement } from '../evidence/compiled-rubric.ts';
import {
  type Finding,
  findingOf,
  latestOf,
  NOT_FOUND,
  RANK,
  type RubricContext,
  roleFinding,
} from '../evidence/findings.ts';
import { showsText } from '../evidence/matching.ts';
import {
  hasPaperUnderWay,
  isPaperUnderWay,
  isWithin,
  type ResumeIndex,
  relationsTo,
  type TermMention,
  titleLine,
} from '../evidence/resume-index.ts';
import { stemLikeness } from '../evidence/sought-words.ts';
import { isFillerWord } from '../text/filler-words.ts';
import { tokenize } from '../text/tokens.ts';
import type { Line, Span, Token } from '../types.ts';
import { fieldsOfDegree, subjectsMeantBy } from '../vocabulary/fields-of-degrees.ts';
import { fieldsOfStudyIn } from '../vocabulary/fields-of-study.ts';
import {
  type CertificateMention,
  type CertificateRule,
  type CredentialRule,
  type DegreeRule,
  hasLetterName,
  isDegreeName,
} from './credentials.ts';
import { drivingEvidence, lineOfBusLicence } from './driving-licences.ts';
import { mayStandFor } from './letters-of-papers.ts';
import { isOtherPart } from './parts-of-registers.ts';
import { isOfOthers, namesOthers } from './people-named.ts';
import { languageFinding } from './spoken-languages.ts';
import { titledProfessions } from './titled-professions.ts';
import { isOfOneTrade, masterFit, namesField } from './trade-papers.ts';
import { titlesByLine, tradeFit, tradeNamed, VOCATIONAL } from './trades.ts';

/** Words of at least this likeness are forms of one. */
const SAME_WORD = 0.9;

/** Holds a degree, a certificate or a language that is asked for against a resume. */
export function assessCredential(
  index: ResumeIndex,
  compiled: CompiledRequirement,
  rule: CredentialRule,
  rubric: RubricContext,
): Finding {
  switch (rule.kind) {
    case 'degree':
      return assessDegree(index, compiled, rule, rubric);
    case 'certificate':
      return assessCertificate(index, compiled, rule);
    case 'language':
      return assessLanguage(index, rule);
    case 'degree_and_certificate': {
      const found = [
        assessDegree(index, compiled, rule.degree, rubric),
        assessCertificate(index, compiled, rule.certificate),
      ];
      return rule.needsBoth ? allOf(found) : bestOf(found);
    }
  }
}

function bestOf(found: readonly Finding[]): Finding {
  return found.reduce((left, right) => (RANK[right.level] > RANK[left.level] ? right : left), NOT_FOUND);
}

/** Of several things that are asked for together: with one of them lacking it is a part. */
function allOf(found: readonly Finding[]): Finding {
  const best = bestOf(found);
  return best.level === 'met' && found.some(({ level }) => level !== 'met')
    ? { ...best, level: 'partial' }
    : best;
}

function assessDegree(
  index: ResumeIndex,
  compiled: CompiledRequirement,
  rule: DegreeRule,
  rubric: RubricContext,
): Finding {
  let best = NOT_FOUND;
  let hasOtherTrade = false;
  const { trades } = rule;
  const titles = trades === null ? null : titlesByLine(index.read);
  const fields = fieldsNamed(compiled);
  for (const { level, line, isUnderWay, isOutright, place } of studiesIn(index, rule)) {
    const text = index.read.document.lines[line]?.text ?? '';
    const fit =
      level === VOCATIONAL && trades !== null ? tradeFit(text, titles?.get(line) ?? [], trades) : 'untold';
    // Another trade is not part of the one asked for.
    if (fit === 'other' && asksForSomeTrade(rule)) continue;
    const isOfKind = fit === 'asked' || level !== VOCATIONAL || (trades?.kinds.length ?? 0) === 0;
    // By its own name, not by the words around it.
    const inField =
      isOutright ||
      (fit === 'asked' && (trades?.names.length ?? 0) > 0) ||
      (fit !== 'near' && isInField(index, line, rule, fields));
    if (
      rule.isOfOneTrade &&
      level === VOCATIONAL &&
      !inField &&
      fit !== 'near' &&
      !isNearJob(index, line, rubric) &&
      isOfOtherTrade(index, compiled, line, place)
    ) {
      hasOtherTrade = true;
      continue;
    }
    const reached: RequirementLevel =
      level >= rule.level
        ? inField && isOfKind && !isUnderWay
          ? 'met'
          : 'partial'
        : level === rule.level - 1 && inField
          ? 'partial'
          : 'missing';
    if (RANK[reached] > RANK[best.level]) best = { level: reached, line, roles: [] };
  }
  if (best.level !== 'met') best = bestOf([best, tradeLearned(index, compiled, rule)]);
  const namesDegree = compiled.text.hits.some(({ term }) => term.kind === 'degree');
  if (best.level === 'missing' && namesDegree && !hasOtherTrade) best = namedOutright(index, compiled);
  if (best.level === 'met' || !rule.experienceCounts) return best;
  const held = roleFinding(index, rubric.title);
  return held.level === 'met' ? held : best;
}

/** Studies that a resume names, by their level. */
interface Studies {
  level: number;
  line: number;
  isUnderWay: boolean;
  /** The letters that are asked for in place of a degree, and no subject beside them. */
  isOutright: boolean;
  /** Of the paper's name; `null` where a profession tells of it. */
  place: Span | null;
}

function studiesIn(index: ResumeIndex, rule: DegreeRule): Studies[] {
  const { text } = index.read.document;
  const named = (index.credentials.get('degree') ?? []).filter(
    (degree) => isDegreeName(text, degree) && !isOfExaminedOther(index, degree),
  );
  // "CAP cuisine" is a cook's certificate, and a CAP.
  const certificates = rule.isOfOneTrade
    ? (index.credentials.get('certificate') ?? []).filter(({ start, end }) =>
        isOfOneTrade(text, { start, end: Math.min(end, lettersEnd(text, start)) }),
      )
    : [];
  const degrees = [...named, ...certificates].map(({ term, line, start, end, isUnderWay }) => ({
    level: term.degreeLevel ?? VOCATIONAL,
    line,
    isUnderWay,
    place: { start, end: term.kind === 'certificate' ? lettersEnd(text, start) : end },
    isOutright:
      rule.outright.includes(text.slice(start, end)) &&
      /^[^\S\n]{0,3}(?:[,;:(.–-]|\d|\n|$)/.test(text.slice(end, end + 4)),
  }));
  const lines = new Set(degrees.map(({ line }) => line));
  const professions = titledProfessions(index).filter(({ line }) => !lines.has(line));
  return [...degrees, ...professions.map((studies) => ({ ...studies, isOutright: false, place: null }))];
}

function lettersEnd(text: string, start: number): number {
  return start + text.slice(start, start + 40).search(/\P{L}|$/u);
}

/** Whether a line about studies names the field that is asked for, by itself or in the name of the degree. */
function isInField(index: ResumeIndex, line: number, rule: DegreeRule, fields: readonly string[]): boolean {
  const { text = '', tokens = [] } = index.read.document.lines[line] ?? {};
  const shown = rule.namedFields.length === 0 ? [] : fieldsOfDegree(text);
  if (shown.some((field) => rule.namedFields.includes(field))) return true;
  if (rule.field.length === 0) {
    const isAnyOther = rule.namedFields.length === 0 || rule.hasUnnamedField || rule.relatedTo.length > 0;
    return isAnyOther && isRelated(rule, text);
  }
  const isNamed = tokens.some(({ norm, stem }) =>
    [stem, ...subjectsMeantBy(norm)].some((said) =>
      rule.field.some((sought) => stemLikeness(sought, said) >= SAME_WORD),
    ),
  );
  return isNamed || fields.some((name) => index.terms.get('skill')?.get(name)?.named.includes(line) === true);
}

/** The skills that a statement names beside its papers, which some have the letters of ("BEP"). */
function fieldsNamed({ text }: CompiledRequirement): string[] {
  const papers = text.hits.filter(({ term }) => term.kind === 'degree');
  return text.hits.flatMap((hit) =>
    hit.term.kind === 'skill' && !papers.some((paper) => isWithin(hit, paper)) ? [hit.term.name] : [],
  );
}

/** Whether a line names a trade near the job's: that of a role near it, as whoever works in one has mostly learned it. */
function isNearJob(index: ResumeIndex, line: number, { title }: RubricContext): boolean {
  const tokens = index.read.document.lines[line]?.tokens ?? [];
  const relations = relationsTo(index, title);
  return index.read.roles.some((role, at) => {
    if (relations[at] === 'unrelated') return false;
    const words = tokenize(role.title).filter(({ norm }) => !isFillerWord(norm));
    return words.some(({ stem }) => tokens.some((token) => token.stem === stem));
  });
}

/** Whether a paper that is not of the trade asked for is of another, and no near one. */
function isOfOtherTrade(
  index: ResumeIndex,
  compiled: CompiledRequirement,
  line: number,
  place: Span | null,
): boolean {
  const { text = '', start = 0 } = index.read.document.lines[line] ?? {};
  if (place === null || !namesField(text, { start: place.start - start, end: place.end - start }))
    return false;
  const fields = fieldsOfStudyIn(text);
  if (fieldsOfStudyIn(compiled.requirement.text).some((field) => fields.includes(field))) return false;
  const skills = index.terms.get('skill');
  return !fieldsNamed(compiled).some((name) => skills?.get(name)?.related.includes(line) === true);
}

function asksForSomeTrade({ trades }: DegreeRule): boolean {
  return trades !== null && trades.kinds.length + trades.families.length > 0;
}

/** A vocational training by the name of its trade: "Ausbildung: Elektroniker (IHK)"; who works in the trade has mostly learned it. */
function tradeLearned(index: ResumeIndex, { text }: CompiledRequirement, rule: DegreeRule): Finding {
  const { trades } = rule;
  if (trades === null || rule.level !== VOCATIONAL) return NOT_FOUND;
  const titles = titlesByLine(index.read);
  const words = text.hits.flatMap(({ term, firstToken, endToken }) =>
    term.kind === 'title' ? text.tokens.slice(firstToken, endToken).map(({ stem }) => stem) : [],
  );
  const says = (line: number): boolean => {
    const tokens = index.read.document.lines[line]?.tokens ?? [];
    return words.length > 0 && words.every((word) => tokens.some((token) => saysTrade(token, word)));
  };
  const examined = index.read.hits.find(
    ({ hit, line }) =>
      hit.term.kind === 'title' &&
      (trades.names.includes(hit.term.name) || says(line)) &&
      index.standing[line] !== 'none' &&
      isExamined(index, line, hit),
  );
  if (!trades.isTradeAlone) {
    if (examined !== undefined) return { level: 'met', line: examined.line, roles: [] };
    // Any trade will do, or any of a kind, unless a field is named besides.
    if (rule.field.length > 0 && trades.names.length === 0) return NOT_FOUND;
    const isAny = !asksForSomeTrade(rule);
    const learned = tradeNamed(
      index,
      titles,
      (line, named) => isAny || tradeFit(line, named, trades) === 'asked',
    );
    return learned === undefined ? NOT_FOUND : paperFinding(learned);
  }
  const named = index.read.hits.filter(
    ({ hit }) => hit.term.kind === 'title' && trades.names.includes(hit.term.name),
  );
  const lines = new Set(named.map(({ line }) => line));
  const learned = index.read.document.lines.findIndex(
    (_, line) => index.standing[line] === 'training' && (lines.has(line) || says(line)),
  );
  if (learned >= 0) return paperFinding({ line: learned, isUnderWay: hasPaperUnderWay(index.read, learned) });
  if (examined !== undefined) return { level: 'met', line: examined.line, roles: [] };
  const held = index.read.roles.flatMap((_, role) => (lines.has(titleLine(index, role)) ? [role] : []));
  if (held.length > 0) return { level: 'partial', line: titleLine(index, latestOf(index, held)), roles: [] };
  const near = tradeNamed(index, titles, (line, named) => tradeFit(line, named, trades) === 'near');
  return near === undefined ? NOT_FOUND : { level: 'partial', line: near.line, roles: [] };
}

const SHORTEST_TRADE = 4;

/** "Tischlerlehre" and "Tischlergeselle" say the trade as "Tischler" does. */
function saysTrade({ norm, stem }: Token, word: string): boolean {
  if (stem === word) return true;
  return word.length >= SHORTEST_TRADE && norm.startsWith(word) && LEARNED_IN_A_WORD.test(norm);
}

const LEARNED_IN_A_WORD = /(?:lehre|ausbildung|gesell\w{0,2}|gesellenbrief|gesellenprufung|meister\w{0,5})$/;

/** Right before a title, or as its end: only who passed the examination bears it. */
const EXAMINED =
  /(?:^|[^\p{L}])(?:dipl\.?|diplomierte?r?|gelernte?r?|examinierte?r?|geprüfte?r?|staatl(?:ich|\.) (?:anerkannte?r?|geprüfte?r?)|gediplomeerde?|titulad[oa]|diplômée?s?|diplômé\(e\))\s$/iu;

/** Whether the word for one who was examined is said of another at work: "unter Anleitung examinierter Pflegefachkräfte". */
function isOfExaminedOther({ read, standing }: ResumeIndex, { line: at, start, end }: TermMention): boolean {
  const line = read.document.lines[at];
  if (line?.isBullet !== true || standing[at] !== 'work') return false;
  return (
    EXAMINED.test(`${read.document.text.slice(start, end)} `) &&
    !LEADS_TO_OWN.test(line.text.slice(0, start - line.start))
  );
}

/** Right behind it: the chamber that examined. */
const EXAMINED_BEHIND = /^\s\(?(?:IHK|HWK|EFZ|CFC)(?!\p{L})/u;

const MAX_EXAMINED = 30;

/** What may lead to it where it is one's own: in "Unterstützung examinierter Pflegefachkräfte" it is that of others. */
const LEADS_TO_OWN =
  /(?:^|[^\p{L}\s]\s{0,2}|(?<!\p{L})(?:als|zum|zur|bin|seit|heute|abschluss|titel|beruf|ausbildung|as|an?|soy|como|suis|en tant que|comme|ben)\s)$/iu;

/** "Dipl. Pflegefachfrau HF", "Tischlergeselle". */
function isExamined(index: ResumeIndex, lineIndex: number, { start, end }: Span): boolean {
  const line = index.read.document.lines[lineIndex];
  if (line === undefined) return false;
  const before = line.text.slice(0, start - line.start);
  const examined = EXAMINED.exec(before.slice(-MAX_EXAMINED));
  if (examined !== null) {
    const word = before.slice(before.length - examined[0].length).search(/\p{L}/u);
    return LEADS_TO_OWN.test(before.slice(0, before.length - examined[0].length + word));
  }
  if (EXAMINED_BEHIND.test(line.text.slice(end - line.start, end - line.start + MAX_EXAMINED))) return true;
  return /gesell(?:e|en|in)?$/i.test(index.read.document.text.slice(start, end));
}

/** Whether studies may be in a related field: those in one known to be another are not. */
function isRelated({ relatedTo }: DegreeRule, studies: string): boolean {
  if (relatedTo.length === 0) return true;
  const fields = fieldsOfStudyIn(studies);
  return fields.length === 0 || fields.some((field) => relatedTo.includes(field));
}

/** What is written in the resume nearly word for word, whatever the vocabulary makes of it. */
function namedOutright(index: ResumeIndex, compiled: CompiledRequirement): Finding {
  const shown = showsText(index, compiled.text);
  if (shown.share < 0.95) return NOT_FOUND;
  const found = findingOf(index, shown);
  const said = index.read.document.lines[found.line]?.tokens ?? [];
  if (isNamedByTitle(index, compiled, found.line)) return NOT_FOUND;
  if (namesOthers(said.filter(({ stem }) => compiled.text.tellingStems.has(stem)))) return NOT_FOUND;
  const isUnderWay = found.level === 'met' && hasPaperUnderWay(index.read, found.line);
  return isUnderWay ? { ...found, level: 'partial' } : found;
}

/** An "auxiliar de enfermería" has no degree in nursing: what her title says is no name of a paper. */
function isNamedByTitle({ read }: ResumeIndex, { text }: CompiledRequirement, line: number): boolean {
  const titles = read.hits.flatMap((found) =>
    found.line === line && found.hit.term.kind === 'title' ? [found.hit] : [],
  );
  const named = (read.document.lines[line]?.tokens ?? []).filter(({ stem }) => text.tellingStems.has(stem));
  return named.length > 0 && named.every((token) => titles.some((title) => isWithin(token, title)));
}

const PAPER =
  /\bexp(?:\.|ires?|iry)?\b|\bcerts?\b|\bvalid\b|\b\d{5,}\b|certifi|licen[cs]|regist|member|accredit|qualifi|diplom|zertifi|titul|\b(?:card|ticket)\b|\blevel \d\b|\((?:19|20)\d\d\)/;

/** As papers are, and hardly anything else: "Manual handling (2025)". */
const DATED = /\((?:19|20)\d\d\)|\bexpires?\b|\bvalid (?:to|until)\b/i;

/** Lines at the top, where letters stand behind the person's name ("Jane Lane, CMA (AAMA)"). */
const HEAD_LINES = 2;
const MAX_HEAD_WORDS = 8;

/** Letters of no title: "UX Designer" has none of a paper. */
function standsBehindName({ read, rolesOfLine }: ResumeIndex, line: Line, at: number): boolean {
  if (line.tokens.length > MAX_HEAD_WORDS || (rolesOfLine[at]?.length ?? 0) > 0) return false;
  return !read.hits.some((found) => found.line === at && found.hit.term.kind === 'title');
}

/** One short name alone may be that of a field as well ("UX"). */
function tellsOfPaper(index: ResumeIndex, lineIndex: number, isName: boolean): boolean {
  const line = index.read.document.lines[lineIndex];
  if (line === undefined) return false;
  if (isName && lineIndex < HEAD_LINES && standsBehindName(index, line, lineIndex)) return true;
  return line.section === 'certificates' || PAPER.test(line.text.toLowerCase());
}

/** A line that names a paper, which may be still under way. */
interface NamedPaper {
  line: number;
  isUnderWay: boolean;
}

/**
 * The line on which most telling words of a certificate's name stand, or all where it has no letters of its own: "first aid" is in the
 * names of several. One that is held goes before one under way.
 */
function lineNaming(
  index: ResumeIndex,
  { stems, numbers, hasLetterName: isName }: CertificateMention,
): NamedPaper | undefined {
  const counts = new Map<number, number>();
  for (const stem of stems) {
    for (const { line, value } of index.words.get(stem) ?? []) {
      if (value === 1) counts.set(line, (counts.get(line) ?? 0) + 1);
    }
  }
  let named: NamedPaper | undefined;
  for (const [line, count] of counts) {
    const isEnough = isName ? count * 3 >= stems.length * 2 : count === stems.length;
    const notHeld = index.read.papersNotHeld[line]?.notHeld ?? [];
    const tokens = index.read.document.lines[line]?.tokens ?? [];
    const said = tokens.filter((token) => !notHeld.some((span) => isWithin(token, span)));
    const isNumbered = numbers.every((number) => said.some(({ norm }) => isNumberIn(norm, number)));
    if (!isEnough || !isNumbered || (stems.length === 1 && !tellsOfPaper(index, line, isName))) continue;
    const own = said.filter(({ stem }) => stems.includes(stem));
    if (!isName && namesOthers(own)) continue;
    const isUnderWay = own.every((token) => isPaperUnderWay(index.read, line, token));
    if (!isUnderWay) return { line, isUnderWay };
    named ??= { line, isUnderWay };
  }
  return named;
}

/** "BS7671" has the number of "BS 7671", the year 2013 has no 3. */
function isNumberIn(norm: string, number: string): boolean {
  return norm === number || (norm.includes(number) && !/^\d+$/.test(norm));
}

function paperFinding({ line, isUnderWay }: NamedPaper): Finding {
  return { level: isUnderWay ? 'partial' : 'met', line, roles: [] };
}

/** Say that a paper is held or how, not which one it is. */
const OF_ANY_PAPER =
  /^(?:licen[cs]\w*|certif\w*|certs?|regist\w*|accredit\w*|qualif\w*|member\w*|card|ticket|training|course|exam|valid|full|clean|activ\w*|curr\w*|stat\w?|unrestrict\w*|compact|holder|degree|number|pin|award|in|of|for|the|and|with|level|by|de|der|des|für|fur|\w*schein|\w*bescheinigung|\w*nachweis|\w*zertifikat|kurs|lehrgang|carnet?|permis|attestation|certificaat)$/;

/**
 * Whether a paper is another one of a scheme whose name both bear: a "LEED Green Associate" is no "LEED AP", a "PRINCE2 Foundation" no
 * "PRINCE2 Practitioner". An abbreviation is what it stands for.
 */
function isSister(
  index: ResumeIndex,
  { stems, surface }: CertificateMention,
  { start, end }: TermMention,
): boolean {
  const held = index.read.document.text.slice(start, end);
  // Several papers in one name are those of several schemes.
  if (![surface, held].every((name) => hasLetterName(name) && !/[&/,+]|\band\b/.test(name))) return false;
  const words = tokenize(held).filter(({ norm }) => !isFillerWord(norm));
  const asked = tokenize(surface).filter(({ norm }) => !isFillerWord(norm));
  if (!words.some(({ stem }) => stems.includes(stem))) return false;
  const others = words.filter(
    (word) => isOwnName(held, word) && !asked.some(({ stem }) => ofEither(stem) === ofEither(word.stem)),
  );
  const missed = asked.filter(
    (word) => isOwnName(surface, word) && !words.some(({ stem }) => ofEither(stem) === ofEither(word.stem)),
  );
  if (others.length === 0 || missed.length === 0) return false;
  return !(abbreviatesOne(missed, words) || abbreviatesOne(others, asked));
}

/** A word of the name that tells a paper from others, with its capital letter. */
function isOwnName(name: string, { norm, start }: Token): boolean {
  return !OF_ANY_PAPER.test(norm) && /^\p{L}{2,}$/u.test(norm) && /^\p{Lu}/u.test(name.slice(start));
}

/** "AP" for "Accredited Professional". */
function abbreviatesOne(short: readonly Token[], long: readonly Token[]): boolean {
  const initials = long.map(({ norm }) => norm.charAt(0)).join('');
  return short.some(({ norm }) => norm.length > 1 && initials.includes(norm));
}

/** The vocabulary's name for the licence to drive buses. */
const BUS_LICENCE = 'Bus licence';

/** The vocabulary's name for the paper of a master craftsman. */
const MASTER = 'Meisterbrief';

function fitOf({ read }: ResumeIndex, line: number, statement: string): ReturnType<typeof masterFit> {
  return masterFit(statement, read.document.lines[line]?.text ?? '');
}

/** A master's firm, behind what was worked as in it: "Elektrohelfer, Elektromeister Müller GmbH". */
const FIRM = /,\s[^,]{2,60}\s(?:GmbH|KG|OHG|AG|UG)(?=$|[,\s])/u;

/** What such a title follows where it is one's own; at work others are named so as well ("unter Anleitung des Elektromeisters"). */
const OWN_MASTER =
  /(?:^|[^\p{L}\s]\s{0,2}|(?<!\p{L})(?:als|zum|zur|bin|gepr(?:üfter?|\.)|seit|heute|beruf|titel)\s)\p{L}{2,20}meister(?:in)?(?!\p{L})/iu;

/** The line of one who is a master of the craft by title: "Elektromeister". */
function masterNamed(index: ResumeIndex, statement: string): number | undefined {
  const { document, roles } = index.read;
  const held = roles.findIndex(({ title }) => {
    const own = title.replace(FIRM, '');
    return /meister/i.test(own) && masterFit(statement, own) === 'same';
  });
  if (held >= 0) return titleLine(index, held);
  const at = document.lines.findIndex(
    ({ text }, line) =>
      (index.standing[line] === 'training' || (index.standing[line] === 'claim' && OWN_MASTER.test(text))) &&
      /meister/i.test(text) &&
      fitOf(index, line, statement) === 'same',
  );
  return at < 0 ? undefined : at;
}

/** A "Personalfachkauffrau" holds the paper of a "Personalfachkaufmann". */
function ofEither(stem: string): string {
  return stem.replace(/(?<=\p{L}{4})(?:er)?in$/u, '').replace(/frau$/, 'mann');
}

function certificateFinding(index: ResumeIndex, mention: CertificateMention, statement: string): Finding {
  if (mention.driving !== null) {
    const shown = drivingEvidence(index, mention.driving);
    if (shown === null) return NOT_FOUND;
    return { level: shown.isEnough ? 'met' : 'partial', line: shown.line, roles: [] };
  }
  const ofBuses = mention.name === BUS_LICENCE ? lineOfBusLicence(index) : undefined;
  if (ofBuses !== undefined) return paperFinding({ line: ofBuses, isUnderWay: false });
  const named = lineNaming(index, mention);
  const line = index.read.document.lines[named?.line ?? -1];
  const isListed = line?.section === 'certificates' || DATED.test(line?.text ?? '');
  if (named !== undefined && index.standing[named.line] !== 'none' && (mention.hasLetterName || isListed))
    return paperFinding(named);
  const like = (index.credentials.get('certificate') ?? []).filter(
    ({ term, line, start, end }) =>
      (term.name === mention.name ||
        mayStandFor(index.read.document.text.slice(start, end), term.name, mention.name)) &&
      !isOfOthers(index, line, { start, end }) &&
      !(mention.name === MASTER && fitOf(index, line, statement) === 'other'),
  );
  // One of several papers of a kind is not another one of them: each has its letters or digits.
  const same = like.filter(({ start, end }) => {
    const surface = index.read.document.text.slice(start, end);
    const own = tokenize(surface).flatMap(({ norm, stem }) => (OF_ANY_PAPER.test(norm) ? [] : [stem]));
    const numbers: readonly string[] = surface.match(/\d+/g) ?? [];
    // "IPAF 3a" is an IPAF card, and one of no other class than the one asked for.
    const isSame =
      own.every((stem) => mention.stems.some((sought) => ofEither(sought) === ofEither(stem))) ||
      (mention.numbers.every((number) => numbers.includes(number)) &&
        mention.stems.length > 0 &&
        mention.stems.every((stem) => OF_ANY_PAPER.test(stem) || own.includes(stem)));
    return !mention.isOneOfAKind || isSame || !hasLetterName(surface);
  });
  const own = same.filter((paper) => !isSister(index, mention, paper));
  const found = own.find(({ isUnderWay }) => !isUnderWay) ?? own[0];
  if (found !== undefined) return paperFinding(found);
  const [sister] = same;
  if (sister !== undefined) return { ...paperFinding(sister), level: 'partial' };
  const implying =
    index.terms.get('certificate')?.get(mention.name)?.implying[0] ??
    (mention.name === MASTER ? masterNamed(index, statement) : undefined);
  return implying === undefined
    ? NOT_FOUND
    : paperFinding({ line: implying, isUnderWay: isImpliedUnderWay(index, implying, mention.name) });
}

/** Of several papers on a line the one that implies another is what counts: "SC cleared; DV in progress". */
function isImpliedUnderWay({ read }: ResumeIndex, at: number, name: string): boolean {
  if (!hasPaperUnderWay(read, at)) return false;
  const implying = read.hits.filter(
    ({ line, hit: { term } }) =>
      line === at && term.kind === 'certificate' && term.implies?.includes(name) === true,
  );
  return implying.every(({ hit }) => isPaperUnderWay(read, at, hit));
}

function assessCertificate(
  index: ResumeIndex,
  compiled: CompiledRequirement,
  rule: CertificateRule,
): Finding {
  const groups = rule.groups.map((group) =>
    bestOf(
      group.map((mention) => {
        const found = certificateFinding(index, mention, compiled.requirement.text);
        const isBegun = found.level === 'partial' && hasPaperUnderWay(index.read, found.line);
        return rule.mayBeUnderWay && isBegun ? { ...found, level: 'met' } : found;
      }),
    ),
  );
  const found = allOf(groups);
  if (found.level === 'met' && isOtherPart(index, compiled.text, found.line))
    return { ...found, level: 'partial' };
  if (found.level !== 'missing') return found;
  // What has a class, a number or sisters of its kind is told by these, not by its words.
  const isTold = rule.groups
    .flat()
    .some(({ isOneOfAKind, driving, numbers }) => isOneOfAKind || driving !== null || numbers.length > 0);
  return isTold ? found : namedOutright(index, compiled);
}

function assessLanguage(index: ResumeIndex, rule: CredentialRule & { kind: 'language' }): Finding {
  return allOf(rule.groups.map((group) => languageFinding(index, group)));
}
