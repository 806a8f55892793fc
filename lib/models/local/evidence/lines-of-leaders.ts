import { anyOf } from '../../../text/alternatives.ts';
import { seniorityRank } from '../../seniority.ts';
import { foldInPlace } from '../text/tokens.ts';
import { Wordings } from '../text/wordings.ts';
import type { Line, ResumeRead } from '../types.ts';
import type { LineStanding } from './resume-index.ts';

/** The vocabulary's name for leading people. */
export const LEADERSHIP = 'Leadership';

/** These lead in a matter, and people or not. */
const OF_A_MATTER = /\b(?:principal|staff|chief|lead)\b/i;

/** "Led the sales team of eight", "ran the kitchen brigade". */
const LED_TEAM =
  /\b(?:led|leads?|leading|managed?|manages|managing|supervis(?:e|es|ed|ing)|r[au]n|runs|running|head(?:s|ed|ing)?) (?:(?:the|an?|my|our) )?(?:(?!(?:of|and|or|in|for|with|by|to)\b)[\p{L}-]+ ){0,2}(?:teams?|crews?|brigades?|squads?)\b/iu;

/** The same, as others say it: "ein Team von 8 Personen geführt", "encadré une équipe". On folded text. */
const LED_ELSEWHERE = new Wordings(
  /\b(?:teams?|mannschaft|abteilung|brigade|kuchenteam|mitarbeiter|mitarbeiterinnen|personen|mitarbeitern)\b[^.;,]{0,40}\b(?:gefuhrt|geleitet|angeleitet)\b/,
  /\b(?:fuhrte|leitete|fuhrung|leitung|leite|leiten|fuhre)(?: (?:von|der|des|eines|einer|ein|eine|das|die|meines|unseres|fachliche|disziplinarische)){0,2}(?: [a-z]{2,20})? (?:teams?|mannschaft|mitarbeiter|mitarbeitern|mitarbeiterinnen|brigade|personen)\b/,
  /\b(?:personalverantwortung|fuhrungsverantwortung|verantwortlich fur \d{1,4} (?:mitarbeiter|mitarbeiterinnen|personen))\b/,
  /\b(?:encadre|encadrer|encadree?|encadrant|encadrement|manage|manager|dirige|diriger|anime|animer|management|direction) (?:d'|l'|de |des |une |un |mon |notre |les ){0,2}(?:equipes?|brigade|\d{1,4} (?:personnes|collaborateurs|salaries|employes))\b/,
  /\b(?:dirigi|dirigir|dirijo|dirigiendo|lidere|lidero|liderar|liderando|liderazgo|gestion|gestione|gestionar|supervise|supervisar|direccion) (?:de |del |a |al |un |una |el |mi |los ){0,2}(?:equipos?|brigada|\d{1,4} (?:personas|empleados|trabajadores))\b/,
  /\b(?:encadre|encadrer|encadree?|encadrant|encadrement|tutorat) (?:d'|de |des |une? |deux |trois |quatre |\d{1,3} |les |mes |mon ){0,3}(?:apprentie?s?|commis|stagiaires?|alternante?s?|vendeu(?:rs?|ses?)|technicien(?:ne)?s?|ouvriers?|compagnons?|agents?|aides?|operat(?:eurs?|rices?)|serveu(?:rs?|ses?)|conseillere?s?|assistante?s?|comptables?|chauffeurs?|monteurs?)\b/,
  /\b(?:llevo|llevaba|llevando|coordino|coordinaba|coordine|coordinar|coordinando|coordinacion|superviso|supervisaba|supervision|lidere|dirijo|dirigia) (?:de |a )?(?:un |una |dos |tres |cuatro |cinco |\d{1,3} |los |las |mis ){0,2}(?:equipos?|peon(?:es)?|ayudantes?|aprendi(?:z|ces)|operari[oa]s?|camarer[oa]s?|cociner[oa]s?|dependient[ae]s?|tecnic[oa]s?|oficiales?|auxiliares?|conductor(?:es)?|comerciales|administrativ[oa]s?|personas|trabajador(?:es)?|mozos?)\b/,
  /\b(?:equipos?|personas|trabajadores|empleados|operarios|tecnicos|gente|peones|ayudantes|camareros|cocineros|comerciales|dependientas) a (?:mi )?cargo\b/,
  /\b(?:leiding (?:gegeven )?aan|leidde|aansturen van|aansturing van|stuurde) (?:een |het |mijn )?(?:[a-z]{2,20} )?(?:team|ploeg|\d{1,4} (?:medewerkers|mensen|personen))\b/,
);

/** "I lead three fundraisers", "in charge of five PSWs": people by what they do. On folded text. */
const LED_PEOPLE = new Wordings(
  /\b(?:led|leads?|leading|managed?|manages|managing|supervis(?:e|es|ed|ing)|oversees?|oversaw|overseeing|line manag(?:e|es|ed|ing)|line manager (?:of|for|to)|(?:charge of|responsible for)(?= (?:up to |over |around |about |a team of |all )?(?:\d|two |three |four |five |six |seven |eight |nine |ten ))) (?:(?:the|my|our|all|up to|over|around|about|some) )?(?:(?:\d{1,4}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty) )?(?:(?!(?:of|and|or|in|for|with|by|to)\b)[a-z-]{1,20} ){0,3}(?:staff|employees|colleagues|volunteers|apprentices|trainees|interns|assistants|carers|caregivers|nurses|hcas|psws|cnas|cooks|chefs|waiters|bartenders|baristas|housekeepers|receptionists|teachers|tutors|engineers|developers|technicians|operatives|fundraisers|advis[eo]rs|agents|clerks|cleaners|porters|drivers|fitters|electricians|plumbers|carpenters|welders|mechanics|officers|administrators|analysts|designers|supervisors|paralegals|bookkeepers|accountants|workers|labourers|laborers|guards|direct reports)\b(?! ?')/,
);

/** One of these stands in all of them. */
const SOME_TEAM = anyOf(
  /team|[eé]quip|mitarbeit|person|brigad|ploeg|mannschaft|abteilung|verantwort|collabor|salari|employ/i,
  /emplead|trabajador|medewerk|mensen|encadr|tutorat|llev|coordin|supervis|dirij|dirig|lider|a cargo/i,
  /mi cargo/i,
);

/** Where a text tells of a team that was led; -1 where it does not. */
function placeOfLeading(line: Line): number {
  const { text } = line;
  const led = LED_TEAM.exec(text);
  if (led !== null) return led.index;
  const people = LED_PEOPLE.mayBeIn(line) ? foldInPlace(text).search(LED_PEOPLE.each) : -1;
  if (people >= 0) return people;
  if (!SOME_TEAM.test(text)) return -1;
  const folded = foldInPlace(text);
  return LED_ELSEWHERE.areIn(folded) ? folded.search(LED_ELSEWHERE.each) : -1;
}

/**
 * The lines with the titles of those who lead people by their post, as a shift supervisor says so by being one, and those that tell of
 * a team that was led.
 */
export function linesOfLeaders(read: ResumeRead, standing: readonly LineStanding[]): number[] {
  const { lines } = read.document;
  const titled = read.roles.flatMap(({ title, seniority, titleSpan }) => {
    if (seniorityRank(seniority) < seniorityRank('lead') || OF_A_MATTER.test(title)) return [];
    const line = lines.findIndex(({ start, end }) => start <= titleSpan.start && end >= titleSpan.end);
    return line < 0 ? [] : [line];
  });
  const told = lines.flatMap((line, at) => {
    const { start } = line;
    const led = standing[at] === 'work' ? placeOfLeading(line) : -1;
    const isDenied = read.negated.some((span) => span.start <= start + led && span.end > start + led);
    return led < 0 || isDenied ? [] : [at];
  });
  return [...new Set([...titled, ...told])].sort((one, other) => one - other);
}
