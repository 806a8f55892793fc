import type { CompiledText } from './compiled-requirement.ts';
import { isFillerWord } from './filler-words.ts';
import { foldText } from './tokens.ts';
import type { Span, TermHit } from './types.ts';

/** Rules for what is proved by a paper or a test: degrees, certificates and languages. */
export type CredentialRule =
  | {
      kind: 'degree';
      /** The lowest level that satisfies it. */
      level: number;
      /** Stems of the field that it has to be in; empty when any will do. */
      field: readonly string[];
      /** "or equivalent experience". */
      experienceCounts: boolean;
    }
  /** Names of certificates; one of them is enough unless all are asked for. */
  | { kind: 'certificate'; names: readonly string[]; needsAll: boolean }
  | { kind: 'language'; names: readonly string[]; level: number };

const EQUIVALENT_EXPERIENCE =
  /\bor (?:an? )?(?:equivalent|comparable|relevant|similar|related)(?: \w+){0,2} experience\b|\bor experience\b|\bequivalent (?:work |practical |professional )?experience\b|\boder vergleichbare (?:qualifikation|erfahrung|kenntnisse)\b|\bou experience equivalente\b|\bo experiencia equivalente\b|\bof (?:gelijkwaardige|vergelijkbare) ervaring\b/;
const ANY_FIELD =
  /\b(?:any|related|relevant|similar|comparable|equivalent)\b[^.]{0,25}\b(?:field|discipline|subject|area|degree)\b|\bverwandte\w*|\bvergleichbar\w*|\bsimilaire|\bequivalent\b|\bafin\b|\bsimilar\b|\bvergelijkbare?\b/;
const OR_WORD = /\b(?:or|oder|ou|o|of)\b|\//;
const DEGREE_WORDS = new Set(
  (
    'degree degrees diploma bachelor bachelors master masters doctorate graduate graduated graduation university college school higher studies ' +
    'education accredited completed holder subject discipline science sciences arts abschluss studium hochschulabschluss hochschulstudium ausbildung ' +
    'fachhochschule universitat universite diplome licence etudes titulo titulacion grado licenciatura universitario universitaria afgeronde ' +
    'opleiding universitair international technical training apprenticeship vocational formal'
  ).split(' '),
);

/** Common European levels, and the words that stand for them: 1 (A1) to 7 (native). */
const LANGUAGE_LEVELS: readonly (readonly [number, RegExp])[] = [
  [
    7,
    /\b(?:native|mother tongue|bilingual|muttersprach\w*|langue maternelle|bilingue|nativ[oa]|lengua materna|moedertaal)\b/,
  ],
  [6, /\bc2\b|\bproficient user\b|\bmastery\b/],
  [
    5,
    /\bc1\b|\b(?:fluent(?:ly)?|fluency|full professional|business fluent|excellent|verhandlungssicher\w*|fliessend\w*|sehr gute?|courant|couramment|fluido|fluida|con fluidez|vloeiend\w*|uitstekend\w*)\b/,
  ],
  [
    4,
    /\bb2\b|\b(?:good|advanced|professional working|upper intermediate|gute?n?|sicher\w*|bon niveau|avanzado|alto|goede?)\b/,
  ],
  [3, /\bb1\b|\b(?:intermediate|conversational|working knowledge|medio|intermedi\w+|redelijk\w*)\b/],
  [2, /\ba2\b|\b(?:basic|elementary|grundkenntnisse|notions|scolaire|basic[oa]|basis\w*)\b/],
  [1, /\ba1\b|\bbeginner\b/],
];

/** The language level that a piece of text names, 1 (A1) to 7 (native); 0 when it names none. */
export function languageLevelIn(text: string): number {
  const folded = foldText(text);
  return LANGUAGE_LEVELS.find(([, pattern]) => pattern.test(folded))?.[0] ?? 0;
}

function hitsOf(text: CompiledText, kind: TermHit['term']['kind']): TermHit[] {
  return text.hits.filter(({ term }) => term.kind === kind);
}

/** "AS" and "MA" are degrees, "as" and "ma" are words; a French "licence" is one, an English licence is none. */
export function isDegreeName(text: string, { start, end }: Span): boolean {
  const surface = text.slice(start, end);
  if (/^licen[cs]es?$/i.test(surface)) return /^ (?:en |de |d['’]|pro)/i.test(text.slice(end, end + 5));
  return surface.length > 3 || /\p{Lu}/u.test(surface);
}

/** Telling words outside some hits. */
function wordsBeside(text: CompiledText, hits: readonly TermHit[]): string[] {
  return text.tokens
    .flatMap(({ norm, stem }, index) => {
      const inHit = hits.some((hit) => index >= hit.firstToken && index < hit.endToken);
      return inHit || isFillerWord(norm) ? [] : [DEGREE_WORDS.has(norm) ? '' : stem];
    })
    .filter((stem) => stem !== '');
}

/** The rule for a statement that asks for a degree, a certificate or a language; `null` for any other. */
export function credentialRule(statement: string, text: CompiledText): CredentialRule | null {
  const folded = foldText(statement);
  const degrees = hitsOf(text, 'degree').filter((hit) => isDegreeName(statement, hit));
  if (degrees.length > 0) {
    return {
      kind: 'degree',
      level: Math.min(...degrees.map(({ term }) => term.degreeLevel ?? 1)),
      field: ANY_FIELD.test(folded) ? [] : wordsBeside(text, degrees),
      experienceCounts: EQUIVALENT_EXPERIENCE.test(folded),
    };
  }
  const certificates = hitsOf(text, 'certificate');
  if (certificates.length > 0) {
    const names = [...new Set(certificates.map(({ term }) => term.name))];
    return { kind: 'certificate', names, needsAll: !OR_WORD.test(folded) };
  }
  return languageRule(folded, text);
}

const LANGUAGE_WORDS = new Set(
  'language languages speaker speaking spoken written oral verbal communication word sprache wort schrift deutschkenntnisse langue parle ecrit idioma hablado escrito taal woord geschrift native fluency english'.split(
    ' ',
  ),
);

function languageRule(folded: string, text: CompiledText): CredentialRule | null {
  const languages = hitsOf(text, 'language');
  if (languages.length === 0) return null;
  const beside = text.tokens.filter(({ norm }, index) => {
    const inHit = languages.some((hit) => index >= hit.firstToken && index < hit.endToken);
    return !inHit && !isFillerWord(norm) && !LANGUAGE_WORDS.has(norm);
  });
  if (beside.length > 2) return null;
  return {
    kind: 'language',
    names: [...new Set(languages.map(({ term }) => term.name))],
    level: languageLevelIn(folded),
  };
}
