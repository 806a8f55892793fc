import { beginningOf } from '../evidence/sought-words.ts';
import { isFillerWord } from '../text/filler-words.ts';
import { foldInPlace, foldText, tokenize } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';
import type { Span, TermHit } from '../types.ts';
import { findTerms } from '../vocabulary/matcher.ts';

/** Papers of one trade each, by their names: a CAP of masonry says nothing of cooking. On folded text. */
const OF_ONE_TRADE =
  /^(?:cap(?: ?\/ ?bepa?)?|bepa?|bp|bac(?:calaureat)? pro\w{0,8}|bts\w?|dut|but|titre pro\w{0,8}|gesell\w{1,12}|facharbeiterbrief|fp|fp .{1,20}|formacion profesional|grado (?:medio|superior)|ciclo .{1,40}|tecnico superior|cfg[ms]|mbo.{0,20}|[ns]vq.{0,20}|city .{1,5}guilds.{0,12})$/;

/** Whether all the papers that a statement names are of one trade each. */
export function areOfOneTrade(statement: string, papers: readonly Span[]): boolean {
  return papers.length > 0 && papers.every((paper) => isOfOneTrade(statement, paper));
}

/** Whether a text names a paper of one trade at a place. */
export function isOfOneTrade(text: string, { start, end }: Span): boolean {
  return OF_ONE_TRADE.test(foldText(text.slice(start, end)));
}

/** Who gives papers, and what else stands beside the name of one. */
const BESIDE_PAPERS = wordSet(
  'lycee cfa afpa greta ies roc hwk ihk cefa ecole college school institut instituto centre centro iut niveau nivel niveaus stufe level option ' +
    'mention specialite especialidad fachrichtung richtung abschluss obtenu obtained title titulo professionnel professionnelle profesional diplome diploma ' +
    'mit bien assez tres note durchschnitt and und et y grade pass passed distinction merit bestanden sehr gut',
);
/** Before where it was learned, not what. */
const AT_A_PLACE = /^\s?(?:bei|beim|chez|at|a|au|a la|am|an der|from|bij|aan|por|vom?)\s/;
const PART_END = /[,;:|()–—\n]|\s-\s|\b(?:19|20)\d\d\b/;

/**
 * Whether the text of a line names the field of a paper that stands at a place of it, behind its name or else before it: "CAP Maçonnerie,
 * Lyon", "Técnico en Peluquería (grado medio)".
 */
export function namesField(line: string, paper: Span): boolean {
  const folded = foldInPlace(line);
  const behind = folded.slice(paper.end).split(PART_END, 1)[0] ?? '';
  if (AT_A_PLACE.test(behind)) return false;
  if (hasTellingWord(line.slice(paper.end, paper.end + behind.length))) return true;
  return hasTellingWord(line.slice(0, paper.start));
}

function hasTellingWord(text: string): boolean {
  return tokenize(text).some(
    ({ norm, start, end }) =>
      norm.length > 2 &&
      /^\p{L}/u.test(norm) &&
      !isFillerWord(norm) &&
      !BESIDE_PAPERS.has(norm) &&
      // Initials may be those of the field that is asked for ("BTS CG").
      !/^\p{Lu}{2,5}$/u.test(text.slice(start, end)),
  );
}

const HANDWERK = /(?<!\p{L})(\p{L}{3,20}?)(?:er)?handwerk(?!\p{L})/giu;

/** The titles of the trades that compounds name: a carpenter's in "Tischlerhandwerk". */
export function titlesOfCrafts(statement: string): TermHit[] {
  return [...statement.matchAll(HANDWERK)].flatMap(([, craft = '']) =>
    [craft, `${craft}er`].flatMap((name) =>
      findTerms(name, tokenize(name)).filter(({ term }) => term.kind === 'title'),
    ),
  );
}

/** "Elektromeister", "Bäckerhandwerk", "Meister im Friseurhandwerk", "Meisterbrief Metallbau". On folded text. */
const CRAFTS = [
  /\b(\w{3,20}?)(?:meister|handwerk|gewerbe)(?:s|in|brief|titel|prufung)?\b/g,
  /\bmeister(?:in|brief|titel|prufung|abschluss)?(?: \([^()]{0,10}\))? (?:(?:im|in|als|des|fur)(?: (?:der|dem|den|das))? )?([a-z]{4,30})/g,
];
const OF_ANY_CRAFT =
  /^(?:handwerks?|industrie|gepruf\w{1,4}|staatlich\w{0,2}|teil\w?|brief|prufung|bereich|beruf|fach|oder|bzw|w?erkmeister)$/;

/** How the crafts begin that a text on master craftsmen names. */
function craftsIn(text: string): string[] {
  const folded = foldText(text);
  return CRAFTS.flatMap((pattern) =>
    [...folded.matchAll(pattern)].flatMap(([, craft = '']) =>
      OF_ANY_CRAFT.test(craft) || isFillerWord(craft) ? [] : [beginningOf(craft)],
    ),
  );
}

/** How what a line tells of a master craftsman fits a statement that asks for one: a hairdresser is none of an electrician's craft. */
export function masterFit(statement: string, line: string): 'same' | 'other' | 'untold' {
  const asked = craftsIn(statement);
  const held = asked.length === 0 ? [] : craftsIn(line);
  if (held.length === 0) return 'untold';
  return held.some((craft) => asked.includes(craft)) ? 'same' : 'other';
}
