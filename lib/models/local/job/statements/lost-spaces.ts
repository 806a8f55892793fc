import { standsWhole } from './pieces.ts';

/** How a sentence begins that asks for something, where the space before it was lost. */
const OPENER =
  /(?:Knowledge|Understanding|Experience|Experienced|Ability|Able|Proficien\p{Ll}+|Familiar\p{Ll}*|Strong|Good|Excellent|Solid|Proven|Skilled|Must|Should|Basic|Advanced|Expertise|Expert|Competen\p{Ll}+|Fluen\p{Ll}+|Range|Working|Kenntnisse|Erfahrung|Connaissances?|Maîtrise|Conocimientos?|Experiencia|Kennis|Ervaring)\s\p{L}/u
    .source;
/** Behind a word in small letters another may follow as well: no name is written so ("Node.JS", "System.Text"). */
const LOST_SPACE = new RegExp(
  `(?<=[\\p{L}\\d)]{2})\\.(?=${OPENER})|(?<=(?<![\\p{L}\\d])\\p{Ll}{2,20})\\.(?=\\p{Lu}\\p{Ll}{3,20}\\s\\p{Ll}{2})`,
  'u',
);

/** "Rendering with V-Ray.Knowledge of lighting": two sentences with no space between them. */
export function cutAtLostSpaces(text: string): string[] {
  const pieces = text.split(LOST_SPACE);
  return pieces.every(standsWhole) ? pieces : [text];
}
