import { hasPaperUnderWay, type ResumeIndex } from '../evidence/resume-index.ts';
import { foldText } from '../text/tokens.ts';
import { VOCATIONAL } from './trades.ts';

/** Studies that a resume names by what one becomes by them. */
export interface TitledProfession {
  line: number;
  level: number;
  isUnderWay: boolean;
}

/** With the year before it: "2012 – 2017 Ingeniería Industrial, UANL"; "Ingeniería en obra" under a course is none. */
const PROFESSION =
  /^(?:[\d\s./–—|-]{1,25}[:,]?\s{0,3})?(?:titulo de |titulad[oa] en |titre d[e'’] ?)?(?:ingenieri?[ao]|ingenieure?|contador[a]? public[ao]|abogad[ao]|arquitect[ao]|arquitectura|aparejador[a]?|medic[ao] (?:cirujan|general)[\p{L}]{0,3}|psicolog[ao]|economista)(?![\p{L}])/u;
/** The titles of vocational schools: "Técnico en Instalaciones Eléctricas", "Técnica Superior en Dietética", "Técnico laboral en …". */
const SCHOOLED =
  /^(?:[\d\s./–—|-]{1,25}[:,]?\s{0,3})?(?:titulo de |titulad[oa] como )?tecnic[oa](?: (?:superior|medi[oa]|laboral|auxiliar|profesional|de grado (?:medio|superior)))? en \p{L}/u;
const SHORTER = /\btecnic[ao]s?\b/;

/** A licenciatura and an engineer's title are of a master's level, those of a technical engineer below. */
const FULL = 4;

/**
 * The lines among the studies that name a profession instead of a degree, as in Spain and Latin America: "Ingeniería Industrial, UANL,
 * titulada".
 */
export function titledProfessions(index: ResumeIndex): TitledProfession[] {
  return index.read.document.lines.flatMap(({ text, section }, line) => {
    if (section !== 'education' || index.standing[line] !== 'training') return [];
    const folded = foldText(text);
    const isUnderWay = hasPaperUnderWay(index.read, line);
    if (SCHOOLED.test(folded)) return [{ line, level: VOCATIONAL, isUnderWay }];
    if (!PROFESSION.test(folded)) return [];
    const level = SHORTER.test(folded) ? FULL - 1 : FULL;
    return [{ line, level, isUnderWay }];
  });
}
