import { matchesOf } from '../matches.ts';
import type { Edit } from '../offset-map.ts';
import { wordSet } from './fold-phrase.ts';
import type { ResumeLine } from './resume-lines.ts';

/** What stands for a break whatever its reason. */
export const CAREER_BREAK = 'Career break';

const REASON =
  "(?:career[- ]break|(?:months?|years?) off(?![-\\p{L}])|employment gap|gap year|time off|break from work|family break|planned break|personal leave|sabbatical(?: leave)?|(?:maternity|paternity|parental|adoption|family|caregivers?|carer[’']?s?|childcare|child care|medical|sick|health|bereavement|compassionate|personal|eldercare|study|unpaid|disability|mental health)[ -](?:leave|break|pause|gap)|stay-at-home (?:mum|mom|mother|dad|father|parent)|full[- ]time (?:mum|mom|mother|dad|father|parent|carer|caregiver)|homemaker|house ?wife|house ?husband|family care(?:r|giver|giving)|elternzeit|mutterschutz|erziehungsurlaub|babypause|familienpause|familienzeit|pflegezeit|karrierepause|(?:berufliche |familiäre |krankheitsbedingte |gesundheitliche |persönliche )?auszeit|familienphase|(?:eltern|väter|bildungs|familienhospiz)?karenz|kindererziehung(?:szeit)?|krankheitsphase|(?:hausfrau|hausmann)(?: und (?:mutter|vater))?|(?:häusliche )?pflege (?:(?:der|des|meiner|meines|eines|einer|von) )(?:kranken |pflegebedürftigen )?(?:mutter|vaters?|eltern|schwiegermutter|schwiegervaters|großmutter|großvaters|großeltern|familienangehörigen|angehörigen|familienmitglieds|ehefrau|ehemannes|ehepartners|kindes)|sabbatjahr|cong[eé] (?:de )?(?:maternit[eé]|paternit[eé]|parental|maladie|sabbatique|d['’]adoption)|arr[êe]t (?:de )?(?:maladie|travail)|(?:m[eè]re|p[eè]re|parent) au foyer|proche aidante?|pause (?:professionnelle|carri[eè]re)|ann[eé]e sabbatique|baja (?:por )?(?:maternidad|paternidad|enfermedad|incapacidad|m[eé]dica|maternal|paternal)|licencia (?:de |por )?(?:maternidad|paternidad|parental|m[eé]dica|enfermedad)|am[ao] de casa|cuidado de (?:mi|mis|mi[s]? propi[oa]s|un|una|los) [^,.;()\\n]{1,40}|permiso (?:de )?(?:maternidad|paternidad|parental)|excedencia(?: (?:voluntaria|por cuidado de [^,.;()\\n]{1,40}))?|pausa (?:profesional|laboral)|a[nñ]o sab[aá]tico|ouderschapsverlof|zwangerschapsverlof|bevallingsverlof|vaderschapsverlof|loopbaanonderbreking|zorgverlof|sabbatjaar|ziekteverlof|mantelzorg(?: voor [^,.;()\\n]{1,40})?|huis(?:vrouw|man|moeder|vader)|thuisblijf(?:moeder|vader)|illness|serious illness|recovery from [^,.;()\\n]{1,40}|caring for (?:my|a|an|our|his|her|their) [^,.;()\\n]{1,60}|care of (?:my|our|his|her|their) [^,.;()\\n]{1,60}|raising (?:my|our|a|his|her|their|two|three|four|five) [^,.;()\\n]{1,40})";
/** Folded words of which one stands in every break that is found. */
export const BREAK_TRIGGERS: ReadonlySet<string> = wordSet(`
leave break gap off sabbatical mum mom mother dad father parent carer caregiver care caregiving homemaker house housewife househusband illness recovery caring raising
elternzeit mutterschutz erziehungsurlaub babypause familienpause familienzeit pflegezeit karrierepause auszeit sabbatjahr familienphase krankheitsphase kindererziehung kindererziehungszeit hausfrau hausmann pflege
karenz elternkarenz vaterkarenz bildungskarenz familienhospizkarenz
conge pause sabbatique arret foyer aidant aidante baja licencia permiso excedencia pausa sabatico ama amo cuidado
ouderschapsverlof zwangerschapsverlof bevallingsverlof vaderschapsverlof loopbaanonderbreking zorgverlof sabbatjaar ziekteverlof mantelzorg huisvrouw huisman huismoeder huisvader thuisblijfmoeder thuisblijfvader`);
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
  const match = period === null ? BREAK_LINE.exec(content) : DATED_BREAK.exec(content);
  if (match === null || NOT_A_BREAK.test(content.slice(match.index + match[0].length))) return null;
  // The break must be what the line is about: it opens the line, or follows its dates.
  const before = content
    .slice(0, match.index)
    .replace(PERIOD, '')
    .replace(/[\s–—:|,()-]+/g, '');
  if (before !== '') return null;
  const rest = content.slice(match.index + match[0].length);
  if (period === null && (content.length > 100 || !tellsReason(rest))) return null;
  const dates = period === null ? '' : ` (${period[0]})`;
  return { start: line.start + line.prefix, end: line.end, replacement: `${CAREER_BREAK}${dates}` };
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
  for (const match of matchesOf(line.text, IN_PROSE)) {
    const end = match.index + match[0].length;
    if (NOT_A_BREAK.test(line.text.slice(end)) || !isOwnBreak(line.text, match.index, match[0])) continue;
    edits.push({ start: line.start + match.index, end: line.start + end, replacement: 'a career break' });
  }
  return edits;
}

const COVERS =
  /\b(?:cover(?:ed|ing)?|replac(?:ed|ing)|substitut(?:ed|ing)|fill(?:ed|ing)? in)(?: for)? (?:an? |the )?$/i;
/** A noun behind makes the leave a subject of work: "parental leave statistics". */
const AS_WORK =
  /^\s(?:statistics|figures|data|cases|claims|covers?|models?|modules?|systems?|software|law|rules|campaign|research|study|studies|rates?)\b|^-\p{L}/iu;

/** Leave of others is work ("administered parental leave"), and care for others is a profession. */
function isOwnBreak(text: string, start: number, phrase: string): boolean {
  if (
    /^(?:caring for|care of|cuidado de|pflege|häusliche pflege|kindererziehung|mantelzorg|raising|illness|serious illness|home-?maker|house ?wife|house ?husband|haus(?:frau|mann)|huis(?:vrouw|man|moeder|vader)|am[ao] de casa|family care|full[- ]time carer)/i.test(
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
    return !/\b(?:employees?|staff|policies|requests|administer(?:ed|ing)?|manag(?:ed|ing)|process(?:ed|ing)?|advis(?:ed|ing))\b/i.test(
      before,
    );
  }
  return /^(?:my|her|his|their|a|an) /i.test(phrase) || (before.trim() === '' && tellsReason(rest));
}
