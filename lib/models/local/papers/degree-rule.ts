import { anyOf } from '../../../text/alternatives.ts';
import type { CompiledText } from '../evidence/wanted.ts';
import { isFillerWord } from '../text/filler-words.ts';
import { foldText, tokenize } from '../text/tokens.ts';
import type { TermHit } from '../types.ts';
import { fieldsOfDegree, subjectsMeantBy } from '../vocabulary/fields-of-degrees.ts';
import { fieldsOfStudyIn } from '../vocabulary/fields-of-study.ts';
import { findTerms } from '../vocabulary/matcher.ts';
import type { DegreeRule } from './credential-rules.ts';
import { hitsOf } from './joining-words.ts';
import { fieldOfLevel } from './level-of-study.ts';
import { areOfOneTrade, titlesOfCrafts } from './trade-papers.ts';
import { isWordForKind, tradesAsked, VOCATIONAL } from './trades.ts';

const EQUIVALENT_EXPERIENCE = anyOf(
  /\bor (?:an? )?(?:equivalent|comparable|relevant|similar|related)(?: \w+){0,2} experience\b/,
  /\bor experience\b|\bequivalent (?:work |practical |professional )?experience\b/,
  /\boder vergleichbare (?:qualifikation|erfahrung|kenntnisse)\b|\bou experience equivalente\b/,
  /\bo experiencia equivalente\b|\bof (?:gelijkwaardige|vergelijkbare) ervaring\b/,
);

/** A trade is learned or not; "or comparable" opens a degree to other fields, not a trade to other trades. */
const TRADE_LEARNED = /\b(?:ausbildung|lehre|berufsausbildung|apprenticeship)\b.{0,20}\b(?:als|zum|zur|as)\b/;

const ANY_FIELD = anyOf(
  /\bany (?:stream|graduates?|ug|degree|branch|speciali[sz]ation)\b/,
  /\b(?:any|related|relevant|similar|comparable|equivalent|quantitative|technical|scientific|numerate)\b[^.]{0,25}\b(?:field|discipline|subject|area|degree)\b/,
  /\b(?:an?|any) (?:(?:natural|life|physical|applied|computer) )?(?:sciences?|stem)\b[^.]{0,40}\b(?:fields?|disciplines?|subjects?|areas?)\b/,
  /\b(?:e\.g|such as|z\.\s?b|beispielsweise|bijvoorbeeld|par exemple|por ejemplo)\b|\bverwandte\w*/,
  /\bvergleichbar\w*|\bsimilaire|\bequivalent\b|\bafin\b|\bsimilar\b|\bvergelijkbare?\b/,
);

/** What says that no field at all is asked for. */
const NO_FIELD = /\b(?:any|quantitative|scientific|technical|numerate|stem)\b/;

const DEGREE_WORDS = new Set(
  (
    'degree degrees diploma bachelor bachelors master masters doctorate graduate graduated graduation university college school institution institutions recognized recognised higher studies ' +
    'education accredited completed holder subject discipline science sciences arts abschluss studium hochschulabschluss hochschulstudium ausbildung ' +
    'fachhochschule universitat universite diplome licence etudes titulo titulacion grado licenciatura universitario universitaria afgeronde ' +
    'opleiding universitair ecole ingenieur werk denkniveau bac pro staatlich staatliche staatlicher anerkannt anerkannte anerkannter anerkannten anerkennung geprufte gepruften titulado titulada cedula publica publico international technical training apprenticeship vocational formal cap bep bepa bts titulaire titulaires'
  ).split(' '),
);

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

/** Behind a paper of one trade: another paper of that trade. On folded text. */
const OR_SO =
  /\b(?:ou|o|of|oder|or) (?:(?:un|une|een|an?) )?(?:(?:diplome|titre|niveau|diploma) )?(?:equivalent\w*|vergleichbar\w*|similaires?|similar|gelijkwaardig\w*)/;

const BACHELOR = 3;

/** Behind it stands what is as good. */
const ALTERNATIVE_BEFORE = /(?:^|[\s(/])(?:or|oder|ou|o|of)\s$/i;

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

/** The rule for a statement that asks for one of some degrees. */
export function degreeRule(statement: string, text: CompiledText, degrees: readonly TermHit[]): DegreeRule {
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
export function levelRule(statement: string, text: CompiledText): DegreeRule | null {
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
