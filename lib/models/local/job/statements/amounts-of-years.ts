import { saysSomething } from '../../text/plain-items.ts';
import { readStatedYears, type StatedYears } from '../../text/stated-years.ts';
import { foldText, tokenize } from '../../text/tokens.ts';
import { NUMBER_WORDS, YEAR_WORDS } from '../../vocabulary/wording.ts';
import { withoutConjunction } from './conjunctions.ts';
import { isLadderOfDegrees } from './ladders-of-degrees.ts';

/** "Five years in retail, two of them as a buyer": each amount of years is asked for with what stands around it. */
export function cutAtYears(statement: string): string[] {
  const text = withUnitsRepeated(statement);
  if (isLadderOfDegrees(text)) return [text];
  const amounts = readStatedYears(text);
  if (amounts.length < 2) return cutBeforeYears(text, amounts[0]?.span.start ?? 0);
  const edges = [0, ...cutsBetween(text, amounts), text.length];
  return edges.slice(0, -1).map((from, index) => withoutTie(text.slice(from, edges[index + 1]), text));
}

/** "…, 3+ with React", "…, davon 2 im Compliance-Bereich": years again, though the word is left out. */
const YEARS_AGAIN =
  /(,|;|\s(?:and|including|with|und|y|en|dont))(\s(?:(?:of which|davon|waarvan|dont|including|at least|mindestens|au moins|al menos)\s){0,2})(\d{1,2}|one|two|three|four|five|six|seven|eight|ten)(\+?)(?:\s(?:of (?:them|which|those|these)|davon|de (?:ellos|ellas|los cuales|las cuales)))?\s(?=(?:with|in|as|on|using|at|mit|im|als|avec|dans|comme|con|como|met)\s)/giu;
const UNITS: ReadonlySet<string> = new Set(YEAR_WORDS);

/** Says the unit that a later amount of years leaves to the first ("5+ years building web applications, 3+ with React"). */
function withUnitsRepeated(text: string): string {
  const [first] = readStatedYears(text);
  if (first === undefined) return text;
  const unit = /\p{L}+$/u.exec(text.slice(first.span.start, first.span.end))?.[0] ?? '';
  if (!UNITS.has(foldText(unit))) return text;
  const rest = text
    .slice(first.span.end)
    .replace(YEARS_AGAIN, (whole, joint: string, lead: string, amount: string, plus: string) => {
      const years = NUMBER_WORDS.get(amount.toLowerCase()) ?? Number(amount);
      if (years > first.years) return whole;
      return `${joint.trim() === 'dont' ? ', dont' : joint}${lead}${amount}${plus} ${unit} `;
    });
  return text.slice(0, first.span.end) + rest;
}

const AND_YEARS =
  /\s(?:and|und|et|y|en)\s(?:(?:have|has|hold|possess|bring|you have) )?(?:(?:at least|a minimum of|minimum|over|more than|mindestens|au moins|al menos|minimaal|minstens) )?$/i;
const MIN_WORDS_BEFORE_YEARS = 2;

/** "A degree in law and at least 3 years in practice" asks for two things. */
function cutBeforeYears(text: string, years: number): string[] {
  const joint = AND_YEARS.exec(text.slice(0, years));
  if (joint === null) return [text];
  const first = text.slice(0, joint.index);
  if (tokenize(first).length < MIN_WORDS_BEFORE_YEARS || !saysSomething(first)) return [text];
  return [first, text.slice(joint.index).replace(/^\s\S+\s/, '')];
}

/** "A diploma with 4 years, or a degree with 2": one of two ways to the same. */
const OR_ELSE =
  /(?:,\s(?:or|oder|ou|o|of(?! which))\s|\sor (?:an? )?(?:bachelor|master|degree|diploma|apprenticeship))[^,;]{0,80}$/i;

/** Where each later amount of years parts from what stands before it. */
function cutsBetween(text: string, amounts: readonly StatedYears[]): number[] {
  const cuts: number[] = [];
  for (const { span } of amounts.slice(1)) {
    const before = text.slice(0, span.start);
    if (OR_ELSE.test(before)) continue;
    const boundary = Math.max(before.lastIndexOf(','), before.lastIndexOf(';'), lastJoint(before));
    if (boundary > (cuts.at(-1) ?? 0)) cuts.push(boundary);
  }
  return cuts;
}

const JOINT = /\s(?:and|und|et|y|en|plus|with|followed by|as well as|sowie|then)\s/gi;

function lastJoint(text: string): number {
  return [...text.matchAll(JOINT)].at(-1)?.index ?? -1;
}

/** What ties a part to the one before it. */
const TIE = /^(?:with|followed by|as well as|sowie|then|plus|including|of which|davon|waarvan|dont)\s+/i;

function withoutTie(part: string, text: string): string {
  return withoutConjunction(part.replace(/^[,;\s]+/, '').replace(TIE, ''), text).trim();
}
