import { matchesOf } from '../matches.ts';
import type { Edit } from '../offset-map.ts';
import type { ResumeLine } from './resume-lines.ts';

/** What stands for a break whatever its reason. */
export const CAREER_BREAK = 'Career break';

const REASON =
  "(?:career[- ]break|(?:months?|years?) off(?![-\\p{L}])|employment gap|gap year|time off|break from work|family break|planned break|personal leave|sabbatical(?: leave)?|(?:maternity|paternity|parental|adoption|family|caregivers?|carer[’']?s?|childcare|child care|medical|sick|health|bereavement|compassionate|personal|eldercare|study|unpaid|disability|mental health)[ -](?:leave|break|pause|gap)|stay-at-home (?:mum|mom|mother|dad|father|parent)|full[- ]time (?:mum|mom|mother|dad|father|parent|carer|caregiver)|homemaker|elternzeit|mutterschutz|erziehungsurlaub|babypause|familienpause|familienzeit|pflegezeit|karrierepause|berufliche auszeit|auszeit|sabbatjahr|cong[eé] (?:de )?(?:maternit[eé]|paternit[eé]|parental|maladie|sabbatique)|pause (?:professionnelle|carri[eè]re)|ann[eé]e sabbatique|baja (?:por )?(?:maternidad|paternidad|m[eé]dica|maternal|paternal)|permiso (?:de )?(?:maternidad|paternidad|parental)|excedencia(?: (?:voluntaria|por cuidado de [^,.;()\\n]{1,40}))?|pausa (?:profesional|laboral)|a[nñ]o sab[aá]tico|ouderschapsverlof|zwangerschapsverlof|bevallingsverlof|vaderschapsverlof|loopbaanonderbreking|zorgverlof|sabbatjaar|ziekteverlof|illness|serious illness|recovery from [^,.;()\\n]{1,40}|caring for (?:my|a|an|our|his|her|their) [^,.;()\\n]{1,60}|care of (?:my|our|his|her|their) [^,.;()\\n]{1,60}|raising (?:my|our|a|his|her|their) [^,.;()\\n]{1,40})";
const TRIGGERS =
  /leave\b|break\b|gap\b|(?:time|months?|years?) off|sabbat|stay-at-home|full[- ]time (?:mum|mom|mother|dad|father|parent|care)|homemaker|elternzeit|mutterschutz|urlaub|pause|familienzeit|pflegezeit|auszeit|cong[eé]|baja\b|permiso|excedencia|pausa|verlof|onderbreking|illness|recovery from|caring for|care of|raising/i;
const NOT_A_BREAK =
  /^\s*(?:cover|policy|policies|replacement|administration|management|benefits?|process|processing|requests?|programs?|programmes?|scheme|entitlement|tracking|substitute|room|even|analysis|analyses|vertretung|s?vertretung)/i;
const BREAK_LINE = new RegExp(`^(?:my |a |on |taking |took )?${REASON}(?![\\p{L}])`, 'iu');
const DATED_BREAK = new RegExp(`(?:^|[\\s–—:|,-])(?:on |my |a )?${REASON}(?![\\p{L}])`, 'iu');
const IN_PROSE = new RegExp(
  `(?<![\\p{L}])(?:(?:a|an|my|her|his|their|the) )?(?:(?:\\d+|one|two|three|six|nine|twelve|short|long|brief|extended)[- ](?:(?:months?|years?|weeks?)[ -]?)?)?(?:long )?${REASON}(?![\\p{L}])(?:\\s?(?:\\([^()\\n]{1,80}\\)|(?:to|for|due to|because of|following|after|while) (?:care for|caring for|raise|raising|look after|looking after|the birth of|recover|recovery|travel|my|our|an?|health|family|personal|illness|childcare|maternity|paternity)[^,.;()\\n\\d]{0,80}?(?=\\s*(?:[,.;()\\n]|$)|\\s+(?:from|in|between|during|since|until|and|\\d)\\b)))?`,
  'giu',
);
const MONTH =
  '(?:jan|feb|mar|mär|apr|may|mai|jun|jul|aug|sep|oct|okt|nov|dec|dez|janv|fév|fev|avr|juin|juil|août|aout|déc|ene|abr|ago|dic|mrt|maa|mei)\\p{L}{0,7}\\.?';
const POINT = `(?:(?:${MONTH} )?(?:19|20)\\d{2}(?:[-/.](?:0?[1-9]|1[0-2]))?|(?:0?[1-9]|1[0-2])[/.](?:19|20)?\\d{2})`;
const PERIOD = new RegExp(
  `${POINT}(?:\\s?(?:-|–|—|to|until|bis|à|au|a|hasta|tot|/)\\s?(?:${POINT}|present|now|today|heute|aujourd'hui|actualidad|heden|current|ongoing))?`,
  'iu',
);
const HOME_CARE =
  /\b(?:car(?:ed|ing) for|cares? of|look(?:ed|ing) after|rais(?:ed|ing)|birth of|born|maternity|paternity|parental|newborn|my (?:son|daughter|child|children|mother|father|parents|wife|husband|family|grandmother|grandfather)|twins|illness|surgery|recover(?:ed|y|ing)|treatment|kinder|kind|pflege (?:meiner|meines)|enfants?|hijos?|kinderen)\b/i;

/**
 * Edits that say "Career break" for every reason of one, and keep its dates. A line that is such a break becomes the same
 * line whatever the reason; lines below that tell of the reason are dropped, others (a course taken) stay.
 */
export function redactCareerBreaks(
  lines: readonly ResumeLine[],
  dropped: ReadonlySet<number>,
): { edits: Edit[]; droppedLines: number[] } {
  const edits: Edit[] = [];
  const droppedLines: number[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    if (line === undefined || dropped.has(index) || line.text.length > 2_000 || !TRIGGERS.test(line.text))
      continue;
    const whole = breakLine(line);
    if (whole !== null) {
      edits.push(whole);
      droppedLines.push(...reasonLines(lines, index));
    } else edits.push(...breaksInProse(line));
  }
  return { edits, droppedLines };
}

function breakLine(line: ResumeLine): Edit | null {
  const content = line.text.slice(line.prefix);
  if (content.length > 200) return null;
  const period = PERIOD.exec(content);
  const match = period === null ? BREAK_LINE.exec(content) : DATED_BREAK.exec(content);
  if (match === null || NOT_A_BREAK.test(content.slice(match.index + match[0].length))) return null;
  // The break must be what the line is about: it opens the line, or follows its dates.
  const before = content
    .slice(0, match.index)
    .replace(PERIOD, '')
    .replace(/[\s–—:|,()-]+/g, '');
  if (before !== '') return null;
  if (period === null && content.length > 100) return null;
  const dates = period === null ? '' : ` (${period[0]})`;
  return { start: line.start + line.prefix, end: line.end, replacement: `${CAREER_BREAK}${dates}` };
}

function reasonLines(lines: readonly ResumeLine[], index: number): number[] {
  const dropped: number[] = [];
  for (let next = index + 1; next < lines.length && next <= index + 6; next += 1) {
    const line = lines[next];
    if (line === undefined || line.isHeading || line.text.trim() === '' || PERIOD.test(line.text)) break;
    if (HOME_CARE.test(line.text)) dropped.push(next);
  }
  return dropped;
}

function breaksInProse(line: ResumeLine): Edit[] {
  const edits: Edit[] = [];
  for (const match of matchesOf(line.text, IN_PROSE)) {
    const end = match.index + match[0].length;
    if (NOT_A_BREAK.test(line.text.slice(end)) || !isOwnBreak(line.text, match.index, match[0])) continue;
    edits.push({ start: line.start + match.index, end: line.start + end, replacement: 'a career break' });
  }
  return edits;
}

/** Leave of others is work ("administered parental leave"), and care for others is a profession. */
function isOwnBreak(text: string, start: number, phrase: string): boolean {
  if (/^(?:caring for|care of|raising|illness|serious illness|homemaker|full[- ]time carer)/i.test(phrase)) {
    return /(?:break|gap|pause|off|leave|due to|because of)\b[^.;\n]{0,40}$/i.test(
      text.slice(Math.max(0, start - 80), start),
    );
  }
  const before = text.slice(Math.max(0, start - 60), start);
  if (
    /\b(?:I|my|her|his|their|our|a|on|from|after|following|during|took|taking|return(?:ed|ing)|since|nach|aus|après|tras|na|de|del|mi)\s+$/i.test(
      before,
    )
  ) {
    return !/\b(?:employees?|staff|policies|requests|administer(?:ed|ing)?|manag(?:ed|ing)|process(?:ed|ing)?|advis(?:ed|ing))\b/i.test(
      before,
    );
  }
  return /^(?:my|her|his|their|a|an) /i.test(phrase) || before.trim() === '';
}
