import { anyOf, either } from '../../../text/alternatives.ts';
import type { Edit, TextRange } from '../offset-map.ts';
import { breakReasons } from './break-reasons.ts';
import type { ResumeLine } from './lines/resume-lines.ts';
import { lowerCase } from './prose/listed-phrases.ts';

/** What stands for a break whatever its reason. */
const CAREER_BREAK = 'Career break';

const NOT_A_BREAK =
  /^[\s-]*(?:cover|policy|policies|replacement|administration|management|benefits?|process|processing|requests?|programs?|programmes?|scheme|entitlement|tracking|substitute|room|even|analysis|analyses|vertretung|s?vertretung)/i;
/** How a line goes on that is about the writer's own break. */
const TELLS_REASON =
  /^\s*(?:$|[,.;(|/]|(?:to (?:care|raise|look|recover|travel|study|support|focus|be)|due to|because of|following|after|while|with|from|in|since|until|for (?:my|our|the birth|family|personal|health|medical|childcare|child|care|travel|study))\b)/i;
/** Behind a colon or a dash the reason must follow, or how long it was. */
const NAMED_REASON = /^\s*(?:[:–—]|-(?!\p{L}))\s*(?:$|\d{1,2} (?:months?|years?|weeks?))/iu;

function tellsReason(rest: string): boolean {
  if (TELLS_REASON.test(rest) || NAMED_REASON.test(rest)) return true;
  return /^\s*(?:[:–—]|-(?!\p{L}))/u.test(rest) && HOME_CARE.test(rest);
}

/** What may stand before the reason that a line begins with. */
const OPENER = /^(?:my |a |on |taking |took )?/;
/** What stands before the reason on a line with dates. */
const BEFORE_DATED = /(?:^|[\s–—:|,-])(?:on |my |a )?$/;
/** What belongs to a reason in running text: before it, "a six-month", */
const BEFORE_IN_PROSE =
  /(?<=(?<!\p{L})((?:(?:a|an|my|her|his|their|the) )?(?:(?:\d{1,2}|one|two|three|six|nine|twelve|short|long|brief|extended)[- ](?:(?:months?|years?|weeks?)[ -]?)?)?(?:long )?))/uy;
/** and behind it, "to care for my mother". */
const BEHIND_IN_PROSE =
  /\s?(?:\([^()\n]{1,80}\)|(?:to|for|due to|because of|following|after|while) (?:have (?:my|our|a)|care for|caring for|raise|raising|look after|looking after|the birth of|recover|recovery|travel|my|our|an?|health|family|personal|illness|childcare|maternity|paternity)[^,.;()\n\d]{0,80}?(?=\s*(?:[,.;()\n]|$)|\s+(?:from|in|between|during|since|until|and|\d)\b))/y;
const MONTH =
  '(?:jan|feb|mar|mär|apr|may|mai|jun|jul|aug|sep|oct|okt|nov|dec|dez|janv|fév|fev|avr|juin|juil|août|aout|déc|ene|abr|ago|dic|mrt|maa|mei|spring|summer|autumn|fall|winter)\\p{L}{0,7}\\.?';
const DAY_DIGITS = '(?:0?[1-9]|[12]\\d|3[01])';
const MONTH_DIGITS = '(?:0?[1-9]|1[0-2])';
/** A year, with month and day or without. Behind it they are digits that no year goes on with, as it does in "2012-2014". */
const POINT = `${either(
  `(?:(?:${DAY_DIGITS}\\.? )?${MONTH} (?:${DAY_DIGITS}, )?)?(?:19|20)\\d{2}(?:[-/.]${MONTH_DIGITS}(?:[-/.]${DAY_DIGITS})?(?!\\d))?`,
  `${MONTH_DIGITS}/${DAY_DIGITS}/(?:19|20)\\d{2}`,
  `(?:${DAY_DIGITS}[/.])?${MONTH_DIGITS}[/.](?:19|20)?\\d{2}`,
)}`;
/** What stands before the first date of a period: dropped before two, and kept before one, where it tells that the period is open. */
const FROM = '(?:since|from|seit|ab|von|vom|depuis|de|du|desde|sinds|vanaf|van|od|dal|dalla|da) ';
const PERIOD = new RegExp(
  `(?<![\\d\\p{L}])(${FROM})?(${POINT}(\\s?(?:-|–|—|to|until|bis|à|au|a|al|hasta|tot|do|/)\\s?(?:${POINT}|present|now|today|heute|aujourd'hui|actualidad|heden|current|ongoing|oggi|obecnie|atual|hoje|halen)|[-–/]\\d{2}(?!\\d))?)`,
  'iu',
);
const HOME_CARE =
  /\b(?:car(?:ed|ing) for|cares? of|look(?:ed|ing) after|rais(?:ed|ing)|birth of|born|maternity|paternity|parental|newborn|my (?:son|daughter|child|children|mother|father|parents|wife|husband|family|grandmother|grandfather)|twins|illness|surgery|recover(?:ed|y|ing)|treatment|kinder|kind|pflege (?:meiner|meines)|enfants?|hijos?|kinderen)\b/i;

/**
 * Edits that say "Career break" for every reason of one, and keep its dates. A line that is such a break becomes the same
 * line whatever the reason; lines below that tell of the reason are dropped, others (a course taken) stay. `marked` are the indexes of lines with a
 * trigger.
 */
export function redactCareerBreaks(
  lines: readonly ResumeLine[],
  marked: readonly number[],
  dropped: ReadonlySet<number>,
): { edits: Edit[]; droppedLines: number[] } {
  const edits: Edit[] = [];
  const droppedLines: number[] = [];
  for (const index of marked) {
    const line = lines[index];
    if (line === undefined || dropped.has(index) || line.text.length > 2_000) continue;
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
  const reason = period === null ? openingReason(content) : datedReason(content);
  if (reason === null || NOT_A_BREAK.test(content.slice(reason.end))) return null;
  // The break must be what the line is about: it opens the line, or follows its dates.
  const before = content
    .slice(0, reason.start)
    .replace(PERIOD, '')
    .replace(/[\s–—:|,()-]+/g, '');
  if (before !== '') return null;
  const rest = content.slice(reason.end);
  if (period === null && (content.length > 100 || !tellsReason(rest))) return null;
  const dates = period === null ? '' : ` (${datesOf(period)})`;
  return { start: line.start + line.prefix, end: line.end, replacement: `${CAREER_BREAK}${dates}` };
}

/** "since 2012", "2012-2014" */
function datesOf([whole, , dates = '', end]: RegExpExecArray): string {
  return end === undefined ? whole : dates;
}

/** The reason that a line begins with, with its opener. */
function openingReason(content: string): TextRange | null {
  const lower = lowerCase(content);
  const opener = OPENER.exec(lower)?.[0].length ?? 0;
  const reason = breakReasons(lower).find(({ start }) => start === opener);
  return reason === undefined ? null : { start: 0, end: reason.end };
}

/** The first reason that stands by itself, with what sets it off. */
function datedReason(content: string): TextRange | null {
  const lower = lowerCase(content);
  for (const { start, end } of breakReasons(lower)) {
    const before = BEFORE_DATED.exec(lower.slice(0, start));
    if (before !== null) return { start: before.index, end };
  }
  return null;
}

function reasonLines(lines: readonly ResumeLine[], index: number): number[] {
  const dropped: number[] = [];
  for (let next = index + 1; next < lines.length && next <= index + 6; next += 1) {
    const line = lines[next];
    if (line === undefined || line.isHeading || line.text.trim() === '') break;
    const period = PERIOD.exec(line.text);
    // The break's own dates may stand on a line of their own.
    if (period !== null && (next > index + 1 || period[0].length < line.text.trim().length - 4)) break;
    if (HOME_CARE.test(line.text)) dropped.push(next);
  }
  return dropped;
}

function breaksInProse(line: ResumeLine): Edit[] {
  const edits: Edit[] = [];
  for (const { start, end } of phrasesInProse(line.text)) {
    if (NOT_A_BREAK.test(line.text.slice(end))) continue;
    if (!isOwnBreak(line.text, start, line.text.slice(start, end))) continue;
    edits.push({ start: line.start + start, end: line.start + end, replacement: 'a career break' });
  }
  return edits;
}

/** Breaks in running text, each with what belongs to it. */
function phrasesInProse(text: string): TextRange[] {
  const lower = lowerCase(text);
  const phrases: TextRange[] = [];
  let from = 0;
  for (const reason of breakReasons(lower)) {
    if (reason.start < from) continue;
    BEFORE_IN_PROSE.lastIndex = reason.start;
    const before = BEFORE_IN_PROSE.exec(lower)?.[1]?.length ?? 0;
    BEHIND_IN_PROSE.lastIndex = reason.end;
    const end = BEHIND_IN_PROSE.test(lower) ? BEHIND_IN_PROSE.lastIndex : reason.end;
    phrases.push({ start: Math.max(from, reason.start - before), end });
    from = end;
  }
  return phrases;
}

const COVERS =
  /\b(?:cover(?:ed|ing)?|replac(?:ed|ing)|substitut(?:ed|ing)|fill(?:ed|ing)? in)(?: for)? (?:an? |the )?$/i;
/** A noun behind makes the leave a subject of work: "parental leave statistics". */
const AS_WORK = anyOf(
  /^\s(?:statistics|figures|data|cases|claims|covers?|models?|modules?|systems?|software|law|rules|campaign|research|study|studies|rates?)\b/iu,
  /^-\p{L}/iu,
);

/** Leave of others is work ("administered parental leave"), and care for others is a profession. */
function isOwnBreak(text: string, start: number, phrase: string): boolean {
  if (
    /^(?:caring for|care of|cuidado de|pflege|häusliche pflege|kindererziehung|mantelzorg|raising|illness|krankheit|arbeitsunfähigkeit|serious illness|home-?maker|house ?wife|house ?husband|haus(?:frau|mann)|huis(?:vrouw|man|moeder|vader)|(?:am[ao]|dona) de casa|casalinga|ev hanım|family care|full[- ]time carer)/i.test(
      phrase,
    )
  ) {
    return /(?:break|gap|pause|auszeit|off|leave|due to|because of|return(?:ed|ing)? (?:to (?:work |the workforce )?)?after)\b[^.;\n]{0,40}$/i.test(
      text.slice(Math.max(0, start - 80), start),
    );
  }
  const before = text.slice(Math.max(0, start - 60), start);
  const rest = text.slice(start + phrase.length);
  if (COVERS.test(before) || AS_WORK.test(rest)) return false;
  if (
    /\b(?:I|my|her|his|their|our|a|on|from|after|following|during|took|taking|return(?:ed|ing)|since|nach|aus|après|tras|na|de|del|mi)\s+$/i.test(
      before,
    )
  ) {
    return !/\b(?:employees?|staff|mothers|fathers|parents|women|workers|colleagues?|clients?|patients?|policies|requests|administer(?:ed|ing)?|manag(?:ed|ing)|process(?:ed|ing)?|advis(?:ed|ing))\b/i.test(
      before,
    );
  }
  return /^(?:my|her|his|their|a|an) /i.test(phrase) || (before.trim() === '' && tellsReason(rest));
}
