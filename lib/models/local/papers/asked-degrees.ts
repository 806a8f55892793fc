import type { Span, TermHit } from '../types.ts';
import { isDegreeName } from './degree-names.ts';
import { VOCATIONAL } from './trades.ts';

/** What is taught or reached by others is no degree of one's own: "able to teach A-level Mathematics", "raising attainment at GCSE". */
const TAUGHT_BEFORE =
  /\b(?:teach|teaching|taught|tutor|tutoring|tutored|supervis(?:e|ing|ed)|attainment|lessons|lectur(?:e|ing)|unterrichten|enseigner|lesgeven)(?: (?:[a-z]{2,12} ){0,3}| ?(?:at|in|on|to|auf|en|op) )(?:an? )?$/i;

const TAUGHT_BEHIND =
  /^(?:[- ]level)?(?: [a-z]{3,14}){0,2} (?:students?|pupils?|classes|lessons?|teaching|tuition|groups)\b/i;

function isTaught(statement: string, { start, end }: TermHit): boolean {
  return TAUGHT_BEFORE.test(statement.slice(0, start)) || TAUGHT_BEHIND.test(statement.slice(end));
}

/** "Master-level communication skills": how well somebody has them. A "master-level clinician" has the degree. */
const LEVEL_OF_SKILL =
  /^[- ]level\b(?! (?:degree|education|study|studies|training|course))[^,;:]{1,60}\b(?:skills?|abilit(?:y|ies)|proficiency|competenc(?:e|y|ies)|expertise|command)\b/i;

/** "A high degree of accuracy": how much of it. */
const BEFORE_EXTENT =
  /\b(?:high|higher|highest|great|greater|large|fair|good|strong|certain|some|considerable|exceptional|significant|utmost) $/i;

/** Whether the name of a degree at a place of a statement only says how much of a skill is asked for. */
export function gradesSkill(statement: string, { start, end }: Span): boolean {
  const [name, before, behind] = [
    statement.slice(start, end),
    statement.slice(0, start),
    statement.slice(end),
  ];
  if (/^master$/i.test(name)) return LEVEL_OF_SKILL.test(behind);
  return /^degree$/i.test(name) && BEFORE_EXTENT.test(before) && /^ of (?!an? |the )/i.test(behind);
}

/** A standard ("BS 7671"), or where work begins to count ("after your apprenticeship"): no degree that is asked for. */
export function isAskedDegree(statement: string, hit: TermHit): boolean {
  if (!isDegreeName(statement, hit) || isTaught(statement, hit)) return false;
  if (gradesSkill(statement, hit)) return false;
  if (
    /^\s?(?:EN\s?)?\d{3}/.test(statement.slice(hit.end)) &&
    /^BS$/i.test(statement.slice(hit.start, hit.end))
  )
    return false;
  return !/\b(?:post[-\s]|(?:after|since|following|beyond|nach)(?: (?:an?|the|your|their|completing|der|dem))?\s)$/i.test(
    statement.slice(0, hit.start),
  );
}

/** "Diplom als Pflegefachfrau HF", in Switzerland and Austria: of a trade that was learned, and not of a university. */
export function asTrade(statement: string, hit: TermHit): TermHit {
  const isOfTrade =
    /^diplom$/i.test(statement.slice(hit.start, hit.end)) &&
    /^(?:\s(?:als|zur?m?)\s|\s\p{L}+(?:frau|mann|person|fachkraft)\b|\sHF\b)/u.test(statement.slice(hit.end));
  return isOfTrade
    ? { ...hit, term: { ...hit.term, name: 'Vocational training', degreeLevel: VOCATIONAL } }
    : hit;
}

/** "2:1 in Mathematics", "upper second or above in Law": classes that British bachelors' degrees have. */
export const CLASS_OF_DEGREE =
  /^(?:an? |at least |minimum )*(?:2[:.][12i]|(?:1st|first|upper second|lower second)(?:[- ]class)?)(?: honours)?(?: \(?or (?:above|higher|better|equivalent)\)?)? (?:honours )?in \p{L}/iu;
