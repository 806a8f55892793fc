import { anyOf } from '../../../text/alternatives.ts';
import { foldText, tokenize } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';
import { isCareerWord } from './since-qualified.ts';

/** Words for a field of work that name none. */
const ANY_FIELD: ReadonlySet<string> = wordSet(
  'industry sector trade field business profession discipline branch line domain market own our given ' +
    'branche handwerk fach fachgebiet fachbereich gewerbe beruf metier branchenerfahrung branchenkenntnis branchenkenntnisse berufsfeld ' +
    'secteur domaine branche filiere profession activite meme ramo rubro oficio gremio profesion mismo vak vakgebied beroep dezelfde selben gleichen eigenen',
);

/** "In the industry", "aus der Branche": in that of the job, as it names no other. On folded text. */
const OF_THE_JOB = new RegExp(
  [
    /\b(?:in|within|of|from|to) (?:the|this|that|our|an?) (?:(?:same|own|similar|related|relevant|comparable|given|or) ){0,4}(?:industry|sector|trade|field|business|profession|discipline|line of (?:work|business)|domain|market)\b/,
    anyOf(
      /\b(?:(?:in|aus|von) (?:der|dieser|unserer|derselben|einer)|im|vom|(?:in|aus) (?:dem|diesem|unserem|demselben|einem)|des|der) (?:(?:selben|gleichen|eigenen|ahnlichen|vergleichbaren) ){0,2}(?:branche|handwerks?|fachs?|fachgebiets?|fachbereichs?|gewerbes?|berufs?|metiers?|berufsfelds?)\b/,
      /\bbranchen(?:erfahrung|kenntnisse?)\b/,
    ),
    /\b(?:dans|de|du|sur) ?(?:(?:l[ea]|l'|ce|cet|cette|notre|un|une) ?)?(?:(?:meme) )?(?:secteur|metier|domaine|branche|filiere|profession)\b/,
    /\b(?:en|del?|dentro) ?(?:(?:del?|el|la|este|esta|nuestro|nuestra|un|una) )?(?:(?:mismo|misma) )?(?:sector|ramo|rubro|oficio|gremio|profesion)\b/,
    /\b(?:in|binnen|van|uit) (?:de|het|deze|dit|onze|dezelfde|hetzelfde|een) (?:(?:zelfde|vergelijkbare) )?(?:branche|sector|vak|vakgebied|beroep)\b/,
  ]
    .map(({ source }) => source)
    .join('|'),
);
const OF_WORK =
  /\b(?:experienced?|experiences?|background|worked|\w*erfahrung\w*|\w*kenntnis\w*|gearbeitet|connaissances?|experiencia|conocimientos?|ervaring|kennis|knowledge|years?|yrs?|jahre?n?|ans?|annees?|anos?|jaar|jaren)\b/;

/** Whether a statement asks for work in the field of the job and says nothing of what was done there ("2 years in the industry"). */
export function asksForTheField(statement: string): boolean {
  const folded = foldText(statement);
  if (!OF_THE_JOB.test(folded) || !OF_WORK.test(folded)) return false;
  return tokenize(statement).every((token) => isCareerWord(token) || ANY_FIELD.has(token.norm));
}

/** "Erste Berufserfahrung", "some prior experience is a plus", and nothing of what in. On folded text. */
const ANY_EXPERIENCE = new RegExp(
  [
    /^(?:(?:some|first|prior|previous|any|an?|relevant|ideally|preferably|idealerweise|idealement|idealmente|liefst|erste|einschlagige|relevante|premiere|une?|primera|una|cierta|algo de|previa|enige|eerste) ){0,3}/,
    /(?:(?:work|job|professional) experience|experience|berufserfahrung|erfahrung|berufspraxis|experience professionnelle|experiencia(?: (?:profesional|laboral|previa)){0,2}|(?:werk|beroeps)?ervaring)/,
    /(?:,? (?:is|are|would be|will be|ist|ware|est|serait|es|seria|sera|zou) ?)?(?: ?(?:required|essential|necessary|preferred|desirable|desired|helpful|useful|welcome|advantageous|(?:an? )?(?:plus|bonus|asset|advantage)|erforderlich|notwendig|erwunscht|wunschenswert|von vorteil|exigee|requise|souhaitee|appreciee|un (?:plus|atout)|necesaria|imprescindible|valorable|deseable|vereist|gewenst|een (?:pre|plus)))?[ .]*$/,
  ]
    .map(({ source }) => source)
    .join(''),
);

/** Whether a statement asks for experience and says nothing of what in, which is that of the job: "première expérience souhaitée". */
export function asksForAnyExperience(statement: string): boolean {
  return ANY_EXPERIENCE.test(foldText(statement).trim());
}
