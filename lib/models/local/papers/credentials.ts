import type { CompiledText } from '../evidence/compiled-requirement.ts';
import { isFillerWord } from '../text/filler-words.ts';
import { foldText, tokenize } from '../text/tokens.ts';
import type { Span, TermHit } from '../types.ts';
import { fieldsOfDegree, subjectsMeantBy } from '../vocabulary/fields-of-degrees.ts';
import { fieldsOfStudyIn } from '../vocabulary/fields-of-study.ts';
import { findTerms } from '../vocabulary/matcher.ts';
import { type DrivingRank, drivingLicenceAsked, isDrivingLicence, licenceAt } from './driving-licences.ts';
import { isBilingual, languageLevelAsked } from './language-levels.ts';
import { isOfLanguage } from './language-names.ts';
import { fieldOfLevel } from './level-of-study.ts';
import { areOfOneTrade, titlesOfCrafts } from './trade-papers.ts';
import { isWordForKind, type TradesAsked, tradesAsked, VOCATIONAL } from './trades.ts';

/** Rules for what is proved by a paper or a test: degrees, certificates and languages. */
export type CredentialRule =
  | {
      kind: 'degree';
      /** The lowest level that satisfies it. */
      level: number;
      /** Stems of the field that it has to be in; empty when any will do. */
      field: readonly string[];
      /** The broad fields that one "or related" has to be in; empty when any will do. */
      relatedTo: readonly string[];
      /** The fields that the degrees bear in their names, one of which it has to be in ("JD"). */
      namedFields: readonly string[];
      /** Some degree bears none ("MBA or a master's degree"). */
      hasUnnamedField: boolean;
      /** Degrees by their letters alone, in place of the others: "(o CAP)". */
      outright: readonly string[];
      /** "or equivalent experience". */
      experienceCounts: boolean;
      /** All its papers are of one trade each ("CAP"). */
      isOfOneTrade: boolean;
      /** The trades of a vocational training; `null` where studies alone will do. */
      trades: TradesAsked | null;
    }
  /** All groups are asked for, of each group one certificate. */
  | {
      kind: 'certificate';
      groups: readonly (readonly CertificateMention[])[];
      /** Whoever works towards it has what is asked for. */
      mayBeUnderWay: boolean;
    }
  /** All groups are asked for, of each group one language. */
  | { kind: 'language'; groups: readonly LanguageGroup[] }
  /** A degree beside a certificate: both, or either of them. */
  | { kind: 'degree_and_certificate'; degree: DegreeRule; certificate: CertificateRule; needsBoth: boolean };

export type DegreeRule = CredentialRule & { kind: 'degree' };
export type CertificateRule = CredentialRule & { kind: 'certificate' };

/** A certificate as a statement names it. */
export interface CertificateMention {
  /** Of the vocabulary. */
  name: string;
  /** As the statement writes it. */
  surface: string;
  /** Of the telling words that the statement names it by; none where those only say what kind of paper it is. */
  stems: readonly string[];
  /** The numbers in its name: Level 3 is not Level 2. */
  numbers: readonly string[];
  /** It has a name of its own ("NVQ Level 3"), not only a description. */
  hasLetterName: boolean;
  /** The vocabulary has it among others of its kind ("Electrician licence"), by that name. */
  isOneOfAKind: boolean;
  /** What may be driven, of a licence for the road. */
  driving: DrivingRank | null;
}

export interface LanguageGroup {
  names: readonly string[];
  /** 1 (A1) to 7 (native); 0 for any. */
  level: number;
  /** Asked for by the letters of the Common European Framework. */
  isGraded: boolean;
}

const EQUIVALENT_EXPERIENCE =
  /\bor (?:an? )?(?:equivalent|comparable|relevant|similar|related)(?: \w+){0,2} experience\b|\bor experience\b|\bequivalent (?:work |practical |professional )?experience\b|\boder vergleichbare (?:qualifikation|erfahrung|kenntnisse)\b|\bou experience equivalente\b|\bo experiencia equivalente\b|\bof (?:gelijkwaardige|vergelijkbare) ervaring\b/;
/** A trade is learned or not; "or comparable" opens a degree to other fields, not a trade to other trades. */
const TRADE_LEARNED = /\b(?:ausbildung|lehre|berufsausbildung|apprenticeship)\b.{0,20}\b(?:als|zum|zur|as)\b/;
const ANY_FIELD =
  /\bany (?:stream|graduates?|ug|degree|branch|speciali[sz]ation)\b|\b(?:any|related|relevant|similar|comparable|equivalent|quantitative|technical|scientific|numerate)\b[^.]{0,25}\b(?:field|discipline|subject|area|degree)\b|\b(?:an?|any) (?:(?:natural|life|physical|applied|computer) )?(?:sciences?|stem)\b[^.]{0,40}\b(?:fields?|disciplines?|subjects?|areas?)\b|\b(?:e\.g|such as|z\.\s?b|beispielsweise|bijvoorbeeld|par exemple|por ejemplo)\b|\bverwandte\w*|\bvergleichbar\w*|\bsimilaire|\bequivalent\b|\bafin\b|\bsimilar\b|\bvergelijkbare?\b/;
/** What says that no field at all is asked for. */
const NO_FIELD = /\b(?:any|quantitative|scientific|technical|numerate|stem)\b/;
/** "Of" is Dutch for it, and "o" Spanish: between two names only. */
const OR_WORD = /\b(?:or|oder|ou|o)\b|^\s*of\s*$|\//;
const AND_WORD = /\b(?:and|plus|und|et|y|e|en|sowie|with|together)\b|&/;
const DEGREE_WORDS = new Set(
  (
    'degree degrees diploma bachelor bachelors master masters doctorate graduate graduated graduation university college school institution institutions recognized recognised higher studies ' +
    'education accredited completed holder subject discipline science sciences arts abschluss studium hochschulabschluss hochschulstudium ausbildung ' +
    'fachhochschule universitat universite diplome licence etudes titulo titulacion grado licenciatura universitario universitaria afgeronde ' +
    'opleiding universitair ecole ingenieur werk denkniveau bac pro staatlich staatliche staatlicher anerkannt anerkannte anerkannter anerkannten anerkennung geprufte gepruften titulado titulada cedula publica publico international technical training apprenticeship vocational formal cap bep bepa bts titulaire titulaires'
  ).split(' '),
);

function hitsOf(text: CompiledText, kind: TermHit['term']['kind']): TermHit[] {
  return text.hits.filter(({ term }) => term.kind === kind);
}

const OF_A_PRACTICE = /\b(?:ausbildung|medizin|arzt|praxis|pflege)/i;

const BEFORE_CLASS = 24;
/** "Führerschein B, BE", "Touren DE/BE": a class of licences, or a country. */
const BESIDE_CLASS =
  /(?<!\p{L})(?:[A-D]1?E?|DE|NL|FR|CH|AT|LU|UK)\s?[,/+&|]\s?$|(?:führerschein|fahrerlaubnis|klassen?|kl\.|permis|permiso|carnet?|rijbewijs|licen[cs]e|category|cat\.?|categor\p{L}+)[\s:]{1,2}$/iu;

/** "AS" and "MA" are degrees, "as" and "ma" are words; a French "licence" is one, an English licence is none. */
export function isDegreeName(text: string, { start, end }: Span): boolean {
  const surface = text.slice(start, end);
  // A medical assistant in German, beside what says so.
  if (surface === 'MFA' && OF_A_PRACTICE.test(text.slice(Math.max(0, start - 60), end + 60))) return false;
  if (surface === 'BE' && BESIDE_CLASS.test(text.slice(Math.max(0, start - BEFORE_CLASS), start)))
    return false;
  // "Graduate Engineer" is a level.
  if (/^graduates?$/i.test(surface))
    return (
      /^(?: (?:in|of|from|degree|any|or above|and above|with an?y?)\b|\/(?:ug|pg|post)\b)/i.test(
        text.slice(end, end + 14),
      ) || /\b(?:any|must be an?|be an?|minimum|min) $/i.test(text.slice(0, start))
    );
  // A post is written in lower case behind it: "técnico en mantenimiento".
  if (/^t[eé]cnic[oa] en$/i.test(surface)) return /^\s\p{Lu}/u.test(text.slice(end, end + 2));
  if (/^licen[cs]es?$/i.test(surface)) return /^ (?:en |de |d['’]|pro)/i.test(text.slice(end, end + 5));
  // A language model is no Master of Laws.
  if (/^LLMs?$/i.test(surface))
    return /^(?:[,;()\n]|\s(?:in|at|of|from|law|\()|\s*$)/i.test(text.slice(end, end + 6));
  if (/^[mh]bo$/.test(surface)) return true;
  // A hospital has beds, few people several Bachelors of Education.
  return (surface.length > 3 && surface !== 'beds') || /\p{Lu}/u.test(surface);
}

/** "A degree or paralegal certificate": what stands in place of a degree is no field of it. */
const OTHER_PAPER =
  /\b(?:or|oder|ou|o|of)\s(?:[\p{L}-]+\s){1,4}(?:certificat\w*|licen[cs]e|zertifikat\w*|certificaat|certificado)/iu;

/** Stems of words that many fields share: "Electrical Engineering" is not told by the second. */
const OF_MANY_FIELDS: ReadonlySet<string> = new Set([
  'engin',
  'scienc',
  'studi',
  'manag',
  'technolog',
  'administr',
]);

/** Where the alternative to a degree begins. */
function otherPaper(statement: string): number {
  const at = statement.search(OTHER_PAPER);
  return at < 0 ? statement.length : at;
}

const WISH_BEHIND =
  /,?\s(?:idealerweise|vorzugsweise|bestenfalls|bevorzugt|gerne|bij voorkeur|idealiter|liefst)\s/iu;

/**
 * Where the wish begins that stands behind a trade which is named already: "kaufmännische Ausbildung, idealerweise mit Weiterbildung zum
 * Personalfachkaufmann". Where only the wish names a trade, that is the one.
 */
function wishBehindTrade(statement: string, degrees: readonly TermHit[]): number {
  const at = statement.search(WISH_BEHIND);
  if (at < 0) return statement.length;
  const asked = statement.slice(0, at);
  const titles = findTerms(asked, tokenize(asked)).filter(({ term }) => term.kind === 'title');
  const trades = tradesAsked(
    asked,
    degrees.filter(({ end }) => end <= at),
    titles,
  );
  return trades !== null && trades.names.length + trades.kinds.length > 0 ? at : statement.length;
}

/** Telling words outside some hits, up to a place. */
function wordsBeside(text: CompiledText, hits: readonly TermHit[], until: number): string[] {
  const stems = text.tokens.flatMap(({ norm, stem, start }, index) => {
    if (start >= until || DEGREE_WORDS.has(norm)) return [];
    const inHit = hits.some((hit) => index >= hit.firstToken && index < hit.endToken);
    return inHit || isFillerWord(norm) ? [] : [stem];
  });
  const own = stems.filter((stem) => !OF_MANY_FIELDS.has(stem));
  return own.length > 0 ? own : stems;
}

/** What is taught or reached by others is no degree of one's own: "able to teach A-level Mathematics", "raising attainment at GCSE". */
const TAUGHT_BEFORE =
  /\b(?:teach|teaching|taught|tutor|tutoring|tutored|supervis(?:e|ing|ed)|attainment|lessons|lectur(?:e|ing)|unterrichten|enseigner|lesgeven)(?: (?:[a-z]{2,12} ){0,3}| ?(?:at|in|on|to|auf|en|op) )(?:an? )?$/i;
const TAUGHT_BEHIND =
  /^(?:[- ]level)?(?: [a-z]{3,14}){0,2} (?:students?|pupils?|classes|lessons?|teaching|tuition|groups)\b/i;

function isTaught(statement: string, { start, end }: TermHit): boolean {
  return TAUGHT_BEFORE.test(statement.slice(0, start)) || TAUGHT_BEHIND.test(statement.slice(end));
}

/** A standard ("BS 7671"), or where work begins to count ("after your apprenticeship"): no degree that is asked for. */
function isAskedDegree(statement: string, hit: TermHit): boolean {
  if (!isDegreeName(statement, hit) || isTaught(statement, hit)) return false;
  if (
    /^\s?(?:EN\s?)?\d{3}/.test(statement.slice(hit.end)) &&
    /^BS$/i.test(statement.slice(hit.start, hit.end))
  )
    return false;
  return !/\b(?:post[-\s]|(?:after|since|following|beyond|nach)(?: (?:an?|the|your|their|completing|der|dem))?\s)$/i.test(
    statement.slice(0, hit.start),
  );
}

/** The rule for a statement that asks for a degree, a certificate or a language; `null` for any other. */
export function credentialRule(statement: string, text: CompiledText): CredentialRule | null {
  const degrees = hitsOf(text, 'degree')
    .filter((hit) => isAskedDegree(statement, hit))
    .map((hit) => asTrade(statement, hit));
  const certificate = certificateRule(statement, text);
  if (degrees.length === 0 && CLASS_OF_DEGREE.test(statement)) return degreeRule(statement, text, []);
  if (degrees.length === 0) return certificate?.rule ?? languageRule(text) ?? levelRule(statement, text);
  const degree = degreeRule(statement, text, degrees);
  if (certificate === null) return degree;
  const [first, last] = [degrees[0], degrees.at(-1)];
  const gap =
    (last?.end ?? 0) <= certificate.start
      ? statement.slice(last?.end, certificate.start)
      : statement.slice(certificate.end, first?.start);
  const needsBoth = AND_WORD.test(foldText(gap)) && !OR_WORD.test(foldText(gap));
  const isEither = OR_WORD.test(foldText(gap));
  return needsBoth || isEither
    ? { kind: 'degree_and_certificate', degree, certificate: certificate.rule, needsBoth }
    : degree;
}

/** Behind a paper of one trade: another paper of that trade. On folded text. */
const OR_SO =
  /\b(?:ou|o|of|oder|or) (?:(?:un|une|een|an?) )?(?:(?:diplome|titre|niveau|diploma) )?(?:equivalent\w*|vergleichbar\w*|similaires?|similar|gelijkwaardig\w*)/;
/** "Diplom als Pflegefachfrau HF", in Switzerland and Austria: of a trade that was learned, and not of a university. */
function asTrade(statement: string, hit: TermHit): TermHit {
  const isOfTrade =
    /^diplom$/i.test(statement.slice(hit.start, hit.end)) &&
    /^(?:\s(?:als|zur?m?)\s|\s\p{L}+(?:frau|mann|person|fachkraft)\b|\sHF\b)/u.test(statement.slice(hit.end));
  return isOfTrade
    ? { ...hit, term: { ...hit.term, name: 'Vocational training', degreeLevel: VOCATIONAL } }
    : hit;
}

const BACHELOR = 3;
/** "2:1 in Mathematics", "upper second or above in Law": classes that British bachelors' degrees have. */
const CLASS_OF_DEGREE =
  /^(?:an? |at least |minimum )*(?:2[:.][12i]|(?:1st|first|upper second|lower second)(?:[- ]class)?)(?: honours)?(?: \(?or (?:above|higher|better|equivalent)\)?)? (?:honours )?in \p{L}/iu;

/** Behind it stands what is as good. */
const ALTERNATIVE_BEFORE = /(?:^|[\s(/])(?:or|oder|ou|o|of)\s$/i;

function degreeRule(statement: string, text: CompiledText, degrees: readonly TermHit[]): DegreeRule {
  const folded = foldText(statement);
  const level =
    degrees.length === 0 ? BACHELOR : Math.min(...degrees.map(({ term }) => term.degreeLevel ?? 1));
  // Whoever left school studied no field.
  const isOfOneTrade = areOfOneTrade(statement, degrees);
  const isOpen = ANY_FIELD.test(isOfOneTrade ? folded.replace(OR_SO, '') : folded);
  const isAnyField = level <= 1 || (isOpen && !TRADE_LEARNED.test(folded));
  const crafts = titlesOfCrafts(statement);
  const wish = wishBehindTrade(statement, degrees);
  const asked = statement.slice(0, wish);
  const titles = [...hitsOf(text, 'title'), ...crafts].filter(({ start }) => start < wish);
  const trades = tradesAsked(asked, degrees, titles);
  const beside = isAnyField ? [] : wordsBeside(text, degrees, Math.min(wish, otherPaper(statement)));
  const field = crafts.length === 0 ? beside : beside.filter((stem) => !stem.endsWith('handwerk'));
  // "MEI, MSMA ou électrotechnique": the letters of a diploma stand for its subject.
  const named = [...field, ...field.flatMap(subjectsMeantBy)];
  const fields = degrees.map(({ start, end }) => fieldsOfDegree(statement.slice(start, end)));
  // "Studium der Betriebswirtschaft" is shown by whatever else the field is called.
  const besides = field.length > 0 ? fieldsOfDegree(statement) : [];
  return {
    kind: 'degree',
    level,
    namedFields: [...new Set([...fields.flat(), ...besides])],
    hasUnnamedField: fields.some((named) => named.length === 0) || NO_FIELD.test(folded),
    outright: degrees.flatMap(({ start, end }) =>
      ALTERNATIVE_BEFORE.test(statement.slice(0, start)) && /^\s*(?:[,;)]|$)/.test(statement.slice(end))
        ? [statement.slice(start, end)]
        : [],
    ),
    field: trades === null ? named : named.filter((stem) => !isWordForKind(trades, stem)),
    relatedTo: isAnyField && level > 1 && !NO_FIELD.test(folded) ? fieldsOfStudyIn(folded) : [],
    experienceCounts: EQUIVALENT_EXPERIENCE.test(folded),
    isOfOneTrade,
    trades,
  };
}

/** A qualification of which only the level and the field are said ("Level 3 Agriculture"). */
function levelRule(statement: string, text: CompiledText): DegreeRule | null {
  const field = fieldOfLevel(statement, text);
  if (field.length === 0) return null;
  const experienceCounts = EQUIVALENT_EXPERIENCE.test(foldText(statement));
  return {
    kind: 'degree',
    level: VOCATIONAL,
    field,
    relatedTo: [],
    namedFields: [],
    hasUnnamedField: false,
    outright: [],
    experienceCounts,
    isOfOneTrade: false,
    trades: null,
  };
}

interface PlacedMention extends CertificateMention {
  start: number;
  end: number;
}

/** A rule with the place in the statement where its certificates stand. */
interface PlacedCertificates {
  rule: CertificateRule;
  start: number;
  end: number;
}

function certificateRule(statement: string, text: CompiledText): PlacedCertificates | null {
  const rank = drivingLicenceAsked(statement);
  const hits = hitsOf(text, 'certificate');
  const road = hits.find(({ term }) => isDrivingLicence(term.name));
  const known = hits.filter(({ term }) => rank === null || !isDrivingLicence(term.name));
  const mentions = [
    ...known.map((hit) => certificateMention(statement, text, hit)),
    ...(known.length === 0 ? [] : codesBeside(statement, text)),
  ];
  if (rank !== null) mentions.push(drivingMention(rank, road?.start ?? licenceAt(statement), road?.end));
  const placed = mentions.toSorted((left, right) => left.start - right.start);
  const [first, last] = [placed[0], placed.at(-1)];
  if (first === undefined || last === undefined) return null;
  const rule: CertificateRule = {
    kind: 'certificate',
    groups: certificateGroups(statement, placed),
    mayBeUnderWay: MAY_BE_UNDER_WAY.test(statement),
  };
  return { rule, start: first.start, end: last.end };
}

/** "MRICS or working towards", "ACCA part-qualified". */
const MAY_BE_UNDER_WAY =
  /\bor (?:currently |actively )?(?:be )?(?:working|studying|progressing|training) (?:towards?|for)\b|\bpart[- ]qualified\b/i;

/** "SC-200" in a list of papers: letters and a number that the vocabulary has not. */
const CODE = /(?<![\p{L}\d-])\p{Lu}{2,5}-?\d{1,4}(?![\p{L}\d-])/gu;
/** Stands on both sides of what is listed. */
const LISTED_BEFORE = /(?:[,/(:]|\b(?:and|or|as|und|oder|wie|ou|et|comme|como|y|o|of|en|zoals))\s?$/i;
const LISTED_BEHIND = /^\s?(?:[,/);.]|$|(?:and|or|und|oder|ou|et|y|o|of|en)\b)/i;

function codesBeside(statement: string, text: CompiledText): PlacedMention[] {
  return [...statement.matchAll(CODE)].flatMap(({ 0: surface, index: start }) => {
    const end = start + surface.length;
    const isKnown = text.hits.some((hit) => hit.start < end && hit.end > start);
    const isListed =
      LISTED_BEFORE.test(statement.slice(0, start)) && LISTED_BEHIND.test(statement.slice(end));
    if (isKnown || !isListed) return [];
    const stems = text.tokens.flatMap((token) =>
      token.start >= start && token.end <= end && !/^\d/.test(token.stem) ? [token.stem] : [],
    );
    const numbers = surface.match(/\d+/g) ?? [];
    return [
      {
        name: surface,
        surface,
        stems,
        numbers,
        hasLetterName: true,
        isOneOfAKind: false,
        driving: null,
        start,
        end,
      },
    ];
  });
}

/** What follows are examples, of which one will do. */
const EXAMPLES =
  /\b(?:such as|e\.?g\b|for example|like|z\.\s?b\b|wie|comme|par exemple|como|por ejemplo|zoals|bijv)\b/i;

/** "CSCS (black or gold card) and first aid": what a remark leaves open is of the paper before it alone. */
const REMARK = /^[^()]{0,80}\)|\([^()]{0,80}\)/g;

/** Certificates that "or", a slash or brackets join are one group; a comma means what the next conjunction means. */
function certificateGroups(
  statement: string,
  placed: readonly PlacedMention[],
): (readonly CertificateMention[])[] {
  const joints = placed
    .slice(1)
    .map(({ start }, at) => foldText(statement.slice(placed[at]?.end ?? 0, start).replace(REMARK, ' ')));
  const areExamples = EXAMPLES.test(statement.slice(0, placed[0]?.start ?? 0));
  let isChoice =
    OR_WORD.test(foldText(statement.replace(REMARK, ' '))) &&
    !joints.some((gap) => OR_WORD.test(gap) || AND_WORD.test(gap));
  const isOr = joints.toReversed().map((whole) => {
    // "Admission in England and Wales, a licence or …": what stands before the comma joins other things.
    const gap = whole.includes('(') ? whole : (whole.split(',').at(-1) ?? whole);
    if (OR_WORD.test(gap) || /[([]/.test(gap)) isChoice = true;
    else if (AND_WORD.test(gap) || gap.includes(';')) isChoice = false;
    return isChoice;
  });
  const groups: CertificateMention[][] = [];
  for (const [at, mention] of placed.entries()) {
    const isAlternative = at > 0 && (areExamples || isOr[joints.length - at] === true);
    const last = groups.at(-1);
    if (last !== undefined && (isAlternative || last.some(({ name }) => name === mention.name)))
      last.push(mention);
    else groups.push([mention]);
  }
  return groups;
}

function drivingMention(driving: DrivingRank, start: number, end = start): PlacedMention {
  return {
    name: '',
    surface: '',
    stems: [],
    numbers: [],
    hasLetterName: false,
    isOneOfAKind: false,
    driving,
    start,
    end,
  };
}

/** Words for papers of any kind. */
const PAPER =
  /^(?:licen[cs]e[ds]?|certificat\w+|certs?|certified|regist\w+|card|member\w*|training|valid|full|clean|uk|us|eu|eligib\w+)$/;
/** An entry of the vocabulary that gathers papers of one kind; who may drive may drive. */
const KIND_OF_PAPER = /(?:licence|license|certificate|certification|registration)$/i;
const DRIVING = /driv|vehicle|truck|forklift/i;

function certificateMention(statement: string, text: CompiledText, hit: TermHit): PlacedMention {
  const own = text.tokens.slice(hit.firstToken, hit.endToken);
  const stems = own.flatMap(({ norm, stem }) => (isFillerWord(norm) || PAPER.test(norm) ? [] : [stem]));
  const surface = statement.slice(hit.start, hit.end);
  const isGathered = KIND_OF_PAPER.test(hit.term.name) && !DRIVING.test(hit.term.name);
  const isName = hasLetterName(surface);
  const { start, end } = hit;
  return {
    name: hit.term.name,
    surface,
    stems,
    numbers: surface.match(/\d+/g) ?? [],
    hasLetterName: isName,
    isOneOfAKind: isGathered && isName,
    driving: null,
    start,
    end,
  };
}

/** "NVQ Level 3", "MRCVS": a name of its own, not only a description. */
export function hasLetterName(surface: string): boolean {
  return /\p{Lu}{2}|\d/u.test(surface);
}

const LANGUAGE_WORDS = new Set(
  (
    'language languages speaker speaking spoken written oral verbal communication word sprache wort schrift deutschkenntnisse langue parle ecrit idioma hablado escrito taal woord geschrift native fluency english ' +
    'other another second third further additional foreign ' +
    'sprachen fremdsprache fremdsprachen weitere weiteren zweite zweiten andere langues etrangere etrangeres deuxieme seconde troisieme autre autres idiomas lengua lenguas extranjero extranjeros otro otra otros otras segundo segunda tercer talen vreemde tweede derde extra'
  ).split(' '),
);

/** What tells in passing why or with whom a language is spoken. */
const IN_PASSING =
  /\([^()]{3,120}\)|,\s(?:ya que|porque|puesto que|as (?:you|we|our)|since (?:you|we|our)|because|da (?:sie|du|wir|unsere?)|weil|car (?:vous|nous|tu|notre|nos)|puisque|aangezien|omdat|want (?:je|jij|wij|we|u))\s.*$/giu;

/** Behind the languages: "… car clientèle touristique", "… para atender a clientes". */
const REASON =
  /(?<!\p{L})(?:car|puisque|parce qu|ya que|porque|dado que|because|weil|denn|omdat|pour|para|afin d|um|voor|om)(?!\p{L})/iu;

/** Where words begin that tell why a language is asked for, in brackets or not; -1 where none do. */
function placeOfReason(behind: string): number {
  const brackets = /\([^()]{3,80}\)/.exec(behind);
  const told = behind.search(REASON);
  const isTold = brackets === null || languageLevelAsked(brackets[0]).level > 0;
  return isTold || (told >= 0 && told < brackets.index) ? told : brackets.index;
}

function languageRule(text: CompiledText): CredentialRule | null {
  const { statement } = text;
  const folded = foldText(statement);
  const passing = [...statement.matchAll(IN_PASSING)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
  const isSaid = ({ start, end }: Span): boolean =>
    !passing.some((span) => start >= span.start && end <= span.end);
  const languages = hitsOf(text, 'language').filter(isSaid);
  if (languages.length === 0) return null;
  // "Italian cuisine" asks for no Italian.
  const first = Math.min(...languages.map(({ start }) => start));
  const last = Math.max(...languages.map(({ end }) => end));
  const behind = statement.slice(last);
  const reason = placeOfReason(behind);
  const end = reason < 0 ? statement.length : last + reason;
  if (!isOfLanguage({ before: statement.slice(0, first), after: statement.slice(last, end) })) return null;
  const beside = text.tokens.filter((token, index) => {
    const { norm } = token;
    if (!isSaid(token) || token.start >= end) return false;
    const inHit = languages.some((hit) => index >= hit.firstToken && index < hit.endToken);
    return !inHit && !isFillerWord(norm) && !LANGUAGE_WORDS.has(norm);
  });
  if (beside.length > 2) return null;
  return {
    kind: 'language',
    groups: languageGroups(folded, languages),
  };
}

/** Languages that "or" joins are one group, those that "and" joins are asked for each; a level said once holds for all. */
function languageGroups(folded: string, languages: readonly TermHit[]): LanguageGroup[] {
  const sorted = [...languages].sort((left, right) => left.start - right.start);
  const cuts: number[] = [0];
  const gaps = sorted.slice(1).map(({ start }, at) => folded.slice(sorted[at]?.end ?? 0, start));
  // "Bilingual French/Dutch" is both.
  const isPair = isBilingual(folded) && gaps.every((gap) => /^\s?[/–-]\s?$/.test(gap));
  for (const [at, { start }] of sorted.slice(1).entries()) {
    const gap = gaps[at] ?? '';
    // A comma means what the next conjunction means.
    const isBoth = isPair || AND_WORD.test(gap) || (!OR_WORD.test(gap) && !OR_WORD.test(folded.slice(start)));
    if (isBoth) cuts.push(at + 1);
  }
  // Where a group's words begin: behind the conjunction.
  const edges = cuts.map((cut) => {
    const from = sorted[cut - 1]?.end ?? 0;
    const joint = /,|\b(?:and|plus|und|et|y|e|en|sowie)\b|&/.exec(
      folded.slice(from, sorted[cut]?.start ?? from),
    );
    return cut === 0 ? 0 : from + (joint === null ? 0 : joint.index + joint[0].length);
  });
  return cuts.map((cut, at) => {
    const members = sorted.slice(cut, cuts[at + 1] ?? sorted.length);
    const own = languageLevelAsked(folded.slice(edges[at], edges[at + 1]));
    const asked = own.level === 0 ? languageLevelAsked(folded) : own;
    return { names: [...new Set(members.map(({ term }) => term.name))], ...asked };
  });
}
