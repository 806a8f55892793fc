import { anyOf } from '../../../text/alternatives.ts';
import type { Span } from '../types.ts';

const OF_A_PRACTICE = /\b(?:ausbildung|medizin|arzt|praxis|pflege)/i;
/** German, and nothing of the arts: "MFA, Abschluss 2015" below "Bildungsweg". */
const GERMAN =
  /(?<!\p{L})(?:und|für|seit|bei|als|zur|zum|abschluss|abgeschlossen\p{L}*|note|heute|gelernte|prüfung|deutsch|sprachen|kenntnisse|beruf\p{L}*|schul\p{L}*|bildungs\p{L}*|\p{L}+schule)(?!\p{L})/iu;
const OF_THE_ARTS = /kunst|kün|fine arts?|hochschule|akademie|universit|malerei|film|design|theater|tanz/i;
const AROUND_GERMAN = 120;

/** Whether "MFA" at a place of a text stands for a medical assistant's trade, as it does in German. */
function isMedicalAssistant(text: string, start: number, end: number): boolean {
  if (OF_A_PRACTICE.test(text.slice(Math.max(0, start - 60), end + 60))) return true;
  const around = text.slice(Math.max(0, start - AROUND_GERMAN), end + AROUND_GERMAN);
  return GERMAN.test(around) && !OF_THE_ARTS.test(around);
}

const BEFORE_CLASS = 24;

/** "Führerschein B, BE", "Touren DE/BE": a class of licences, or a country. */
const BESIDE_CLASS = anyOf(
  /(?<!\p{L})(?:[A-D]1?E?|DE|NL|FR|CH|AT|LU|UK)\s?[,/+&|]\s?$/iu,
  /(?:führerschein|fahrerlaubnis|klassen?|kl\.|permis|permiso|carnet?|rijbewijs|licen[cs]e|category|cat\.?|categor\p{L}+)[\s:]{1,2}$/iu,
);

/** "AS" and "MA" are degrees, "as" and "ma" are words; a French "licence" is one, an English licence is none. */
export function isDegreeName(text: string, { start, end }: Span): boolean {
  const surface = text.slice(start, end);
  if (surface === 'MFA' && isMedicalAssistant(text, start, end)) return false;
  if (surface === 'BE' && BESIDE_CLASS.test(text.slice(Math.max(0, start - BEFORE_CLASS), start)))
    return false;
  // "Graduate Engineer" is a level.
  if (/^graduates?$/i.test(surface))
    return (
      /^(?: (?:in|of|from|degree|any|or above|and above|with an?y?)\b|\/(?:ug|pg|post)\b)/i.test(
        text.slice(end, end + 14),
      ) || /\b(?:any|must be an?|be an?|minimum|min) $/i.test(text.slice(0, start))
    );
  // A post is written in lower case behind it: "técnico en mantenimiento".
  if (/^t[eé]cnic[oa] en$/i.test(surface)) return /^\s\p{Lu}/u.test(text.slice(end, end + 2));
  if (/^licen[cs]es?$/i.test(surface)) return /^ (?:en |de |d['’]|pro)/i.test(text.slice(end, end + 5));
  // A language model is no Master of Laws.
  if (/^LLMs?$/i.test(surface))
    return /^(?:[,;()\n]|\s(?:in|at|of|from|law|\()|\s*$)/i.test(text.slice(end, end + 6));
  if (/^[mh]bo$/.test(surface)) return true;
  // A hospital has beds, few people several Bachelors of Education.
  return (surface.length > 3 && surface !== 'beds') || /\p{Lu}/u.test(surface);
}
