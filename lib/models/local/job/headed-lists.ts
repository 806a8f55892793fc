import { foldText } from '../text/tokens.ts';
import type { Line } from '../types.ts';
import { startsAsDuty } from './duty-wording.ts';
import { namesAsked } from './prose-job/asking.ts';
import { hasDutyCue, isNotARequirement } from './requirement-wording.ts';
import { isUnprovable } from './unprovable.ts';

/**
 * Lists below a heading that no list of headings knows ("Tickets for this site:"). Papers and skills stand in them for what is needed,
 * unless the heading says that the employer has, makes, teaches or gives them.
 */

/** Names what the employer has or gives, or what comes after the start. */
const OF_THE_EMPLOYER =
  /(?<!\p{L})(?:we|our|ours|us|i|clients?|customers?|partners?|brands?|services?|products?|projects?|programmes?|programs?|courses?|modules?|classes|training|train|learn|learning|taught|teach|offers?|offered|provided?|provides|gain|get|receive|stack|technolog(?:y|ies)|environment|estate|fleet|machines?|equipment|history|awards?|about|opportunit(?:y|ies)|use[ds]?|using|involves?|includes?|covers?|wir|uns|unsere?|kunden|leistungen|produkte|angebot|schulung(?:en)?|nous|nos|notre|prestations|produits|formations|nosotros|nuestr[oa]s?|servicios|productos|cursos|wij|ons|onze|klanten|diensten|producten|aanbod|opleidingen)(?!\p{L})/u;

const MIN_POINTS = 2;
/** Longer points tell a story. */
const MAX_POINT_WORDS = 12;

/** "You'll be:" goes on in what somebody is, or in what they will be doing. */
const YOU_WILL_BE = /^(?:who )?you(?:'ll| will)? be$/;

/** Whether most points of a list, right below a heading that ends in a colon, are papers, skills, degrees or languages. */
export function listsWhatIsNeeded(text: string, above: Line | undefined, list: readonly Line[]): boolean {
  const [first] = list;
  if (above === undefined || first === undefined || list.length < MIN_POINTS) return false;
  if (!list.every(({ isBullet }) => isBullet)) return false;
  if (!text.slice(above.end, first.start).trimStart().startsWith(':')) return false;
  const heading = foldText(above.text);
  if (YOU_WILL_BE.test(heading.replace(/:$/, '').trim()))
    return list.filter((point) => startsAsDuty(point) && !isUnprovable(point.text)).length * 2 < list.length;
  if (OF_THE_EMPLOYER.test(heading) || hasDutyCue(heading) || isNotARequirement(heading)) return false;
  return list.filter(namesPaperOrSkill).length * 2 > list.length;
}

/** The headings of a document by the line right below each. */
export function headingsAbove(lines: readonly Line[]): ReadonlyMap<Line, Line> {
  const above = new Map<Line, Line>();
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    if (line.isHeading && next !== undefined && !next.isHeading) above.set(next, line);
  }
  return above;
}

function namesPaperOrSkill(point: Line): boolean {
  if (point.tokens.length > MAX_POINT_WORDS || startsAsDuty(point)) return false;
  if (isNotARequirement(foldText(point.text))) return false;
  return namesAsked(point.text);
}
