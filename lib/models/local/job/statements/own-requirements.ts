import { wholePieces } from './pieces.ts';

/** Begins, or is, a requirement of its own. */
const OWN_REQUIREMENT =
  /(?<!\p{L})(?:knowledge|skills?|abilit(?:y|ies)|good(?! (?:part|deal|many|number|share))|strong|excellent|fluent|degree|diploma|certificat\p{L}+|licen[cs]e|\p{L}*kenntnisse|führerschein|abgeschlossene\p{L}*|connaissances?|maîtrise|permis|diplôme|formation|habilitation|conocimientos?|manejo|dominio|dotes|carné|carnet|permiso|título|avanzado|curso|cursus|kennis|rijbewijs|diploma)(?!\p{L})/iu;

/** Whether a part of a list names by itself what it asks for, a skill, knowledge or a paper, and doesn't go on with what stands before it. */
export function namesOwnRequirement(part: string): boolean {
  return OWN_REQUIREMENT.test(part);
}

const LABELLED = /^[^,:]{3,60}:\s/;
/** A comma before what says by itself that it asks: "…, Knowledge of wines", "…, strong understanding of SQL". */
const BEFORE_OWN_REQUIREMENT =
  /,\s+(?:and\s+)?(?=(?:(?:strong|good|excellent|solid|proven|sound|deep|basic|extensive|great|hands-on|working|advanced|thorough|exceptional|demonstrated|in-depth|clear)\s)*(?:knowledge|understanding|familiarity|experience|proficiency|expertise|ability|capability|skills?)\s(?:of|with|in|to|as)\s|(?:Proficien|Knowledge|Experience|Skill|Abilit|Familiar|Understanding|Strong|Excellent|Good|Solid|Exceptional|Proven|Hands-on|In-depth|Expert|Capab|Outstanding|Sound|Deep|Competen|Versat)\p{L}*\s)/u;

/** The same in German, French, Spanish and Dutch: "…, einen sicheren Umgang mit CAD", "… y nivel alto de Excel". */
const BEFORE_CONTINENTAL_REQUIREMENT =
  /(?:,\s+(?:(?:sowie|und|et|y|en)\s)?|\s(?:sowie|ainsi que|así como|alsook|evenals)\s|\sy\s(?=(?:buen |alto )?nivel\s))(?=(?:(?:eine?n?|der|den|une|un|la|el|een|de)\s)?(?:\p{Ll}+\s){0,2}(?:Umgang mit|Kenntnisse (?:in|im|der|von)|Erfahrung(?:en)? (?:in|im|mit|als)|\p{Lu}\p{Ll}+(?:kenntnisse|erfahrung)|maîtrise (?:de|du|des|d['’])|connaissances? (?:de|du|des|en|d['’])|manejo de|dominio de|conocimientos? (?:de|en)|nivel (?:\p{Ll}+ )?de|kennis van|beheersing van|ervaring (?:met|in|als))(?!\p{L}))/u;

/** "Proficient in Java, Strong knowledge of SQL, Ability to lead": each says by itself what it asks for. */
export function cutBeforeOwnRequirements(text: string): string[] {
  if (LABELLED.test(text)) return [text];
  const pieces = wholePieces(text, BEFORE_OWN_REQUIREMENT);
  return pieces.length > 1 ? pieces : wholePieces(text, BEFORE_CONTINENTAL_REQUIREMENT);
}
