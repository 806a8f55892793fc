import { wordsOf } from './intake/words.ts';

/**
 * Tells a bare list of keywords from work that is told. A list is anyone's to write: what stands only there counts less than
 * what a role or a sentence shows, whatever a model makes of it.
 */
export interface ListReader {
  /** Whether evidence for a requirement stands in a bare list and nothing else in the resume speaks of the same thing. */
  isOnlyListed(evidence: string, requirement: string): boolean;
}

type Standing = 'list' | 'told';

interface ReadLine {
  standing: Standing;
  /** Case and spaces folded. */
  text: string;
  /** Folded for comparing; read when first asked for. */
  words?: ReadonlySet<string>;
}

/** @param text the resume as a model reads it */
export function createListReader(text: string): ListReader {
  let lines: readonly ReadLine[] | undefined;
  return {
    isOnlyListed(evidence, requirement) {
      lines ??= readLines(text);
      const quote = foldSpace(evidence);
      let isHeld = false;
      for (const line of lines) {
        if (!line.text.includes(quote) && (line.text.length < 4 || !quote.includes(line.text))) continue;
        if (line.standing === 'told') return false;
        isHeld = true;
      }
      if (!isHeld) return false;
      const wanted = subjectOf(requirement, evidence);
      return !lines.some((line) => line.standing === 'told' && speaksOf(line, wanted));
    },
  };
}

const EXPERIENCE =
  /\b(?:experienced?|hands-on|worked|track record|practice|(?:berufs|praxis)?erfahrung\w*|expériences?|experiencia|ervaring|proven|years?|jahren?|ans|años|jaar)\b/i;

/** Whether a requirement asks for having done something, not only for knowing it. */
export function asksForExperience(requirement: { text: string; minimumYears: number | null }): boolean {
  return requirement.minimumYears !== null || EXPERIENCE.test(requirement.text);
}

/** What is more than single plain spaces: most lines have none of it. */
const UNEVEN_SPACE = /\s{2}|[^\S ]/;

function foldSpace(text: string): string {
  const lower = text.toLowerCase();
  return (UNEVEN_SPACE.test(lower) ? lower.replace(/\s+/g, ' ') : lower).trim();
}

const SMALL_WORDS = new Set(
  `a an and are as at by for from has have in into is of on or our per that the their this to was we were which with within years year
experience experienced knowledge skills skill ability strong good proven und der die das mit in von zu fur bei im als et de des du la le
les en pour dans avec y el los las con para het een van voor met bij op`.split(/\s+/),
);

/** The words that requirement and evidence have in common; those of the requirement when there are none. */
function subjectOf(requirement: string, evidence: string): string[] {
  const wanted = wordsOf(requirement)
    .map(({ folded }) => folded)
    .filter((word) => word.length > 1 && !SMALL_WORDS.has(word) && !/^\d+$/.test(word));
  const quoted = new Set(wordsOf(evidence).map(({ folded }) => folded));
  const common = wanted.filter((word) => quoted.has(word));
  return [...new Set(common.length > 0 ? common : wanted)];
}

const ASCII = /^[\t -~]*$/;

/** Whether a line has most of the words. */
function speaksOf(line: ReadLine, wanted: readonly string[]): boolean {
  if (wanted.length === 0) return false;
  // Most lines have none of the words; only others than ASCII must be folded to know it.
  if (ASCII.test(line.text) && !wanted.some((word) => line.text.includes(word))) return false;
  line.words ??= new Set(wordsOf(line.text).map(({ folded }) => folded));
  const { words } = line;
  return wanted.filter((word) => words.has(word)).length * 2 > wanted.length;
}

const PERIOD =
  /(?<![\d/.-])(?:(?:0?\d|1[0-2])[/.])?(?:19|20)\d{2}\)?\s{0,3}(?:[-–—]|to\b|until\b|bis\b|à\b|au\b|hasta\b|tot\b)|\b(?:since|seit|depuis|desde|sinds)\s(?:(?:0?\d|1[0-2])[/.])?(?:19|20)\d{2}/iu;
/** A part of every period, found faster. */
const YEAR = /\d{4}/;
const LIST_HEADING =
  /^(?:(?:technical|key|core|professional|soft|hard|other|main|it|computer|language|my|relevant|additional)\s)?(?:skills?(?: (?:summary|set|and tools|& tools))?|competenc(?:y|ies|es)|technolog(?:y|ies)|tools|keywords|expertise|areas of expertise|tech(?:nical)? stack|proficiencies|kenntnisse|f[aä]higkeiten|edv-kenntnisse|fachkenntnisse|comp[eé]tences(?: techniques)?|habilidades|competencias|conocimientos|vaardigheden|competenties)$/i;
const HEADING =
  /^(?:(?:work|professional|relevant|employment|career|berufs|volunteer)\s?)?(?:experience|history|employment|projects?|education|training|certificat(?:es|ions)|languages?|summary|profile|objective|interests|references|erfahrung|werdegang|ausbildung|sprachen|exp[eé]rience(?: professionnelle)?|formation|langues|experiencia(?: laboral| profesional)?|formaci[oó]n|idiomas|werkervaring|opleiding(?:en)?|talen)$/i;
const BULLET = /^\s*(?:[-*•·▪◦‣–—►✓]|\d{1,2}[.)])\s/;

function readLines(text: string): ReadLine[] {
  let section: 'role' | 'list' | 'other' = 'other';
  let afterBlank = true;
  const lines: ReadLine[] = [];
  for (const line of text.split('\n')) {
    const content = line.replace(BULLET, '').replace(/^[\s#*_]{1,8}|[\s:*_]{1,8}$/g, '');
    if (content === '') {
      afterBlank = true;
      continue;
    }
    const opensRole = YEAR.test(content) && PERIOD.test(content);
    if (opensRole) section = 'role';
    else if (content.length <= 40 && LIST_HEADING.test(content)) section = 'list';
    else if (content.length <= 40 && HEADING.test(content)) section = 'other';
    // Behind a blank line a list is no part of the role above it.
    const standsInRole = section === 'role' && (opensRole || !afterBlank || BULLET.test(line));
    const isList = !standsInRole && isKeywordLine(content, section === 'list');
    if (section === 'role' && isList) section = 'other';
    lines.push({ standing: isList ? 'list' : 'told', text: foldSpace(content) });
    afterBlank = false;
  }
  return lines;
}

const MIN_ITEMS = 3;
const MAX_ITEM_WORDS = 3.5;
const MIN_UNCONNECTED_WORDS = 6;
const TOKEN = /[\p{L}\p{N}+#.]+/gu;
const ASCII_TOKEN = /[a-z0-9+#.]+/g;

/** Whether a line only enumerates: short items, or words without any that would make a sentence of them. */
function isKeywordLine(content: string, inList: boolean): boolean {
  const words = content.toLowerCase().match(ASCII.test(content) ? ASCII_TOKEN : TOKEN) ?? [];
  const items = content.split(/[,;|•·/]|\s[-–]\s/).filter((item) => item.trim() !== '').length;
  if (items >= MIN_ITEMS) return words.length / items <= MAX_ITEM_WORDS;
  const connecting = words.filter((word) => SMALL_WORDS.has(word)).length;
  if (inList) return words.length / items <= MAX_ITEM_WORDS + 1 && connecting <= 1;
  if (words.length >= 4 && new Set(words).size * 2 <= words.length) return true;
  return words.length >= MIN_UNCONNECTED_WORDS && connecting === 0 && !/[\d.,:()]/.test(content);
}
