import { anyOf } from '../../../../text/alternatives.ts';

const OR_WITHIN = /\s(?:or|oder|ou|o|of)\s/i;

/** Whether a text leaves a choice between two things. */
export function leavesChoice(text: string): boolean {
  return OR_WITHIN.test(text);
}

const OR_START = /^(?:or|oder|ou)\s/i;

/** Whether a part of a text is another way to what stands before it: "…, or an MSc". */
export function isOtherChoice(part: string): boolean {
  return OR_START.test(part);
}

/** "At least two of: concrete, steel, timber", "One of Java, Kotlin or Go". */
const SOME_OF = anyOf(
  /(?<!\p{L})(?:one|two|three|any|either|some|eine[rs]?|un[ae]?|une|één|een) (?:or more )?(?:of|von|der|des?|d['’]entre|van)(?: (?:these|the following|folgenden))?:/iu,
  /\b(?:one|two|any|either) of (?=\p{Lu}[^,.;]*,)/iu,
);

/** Whether a text asks for some of the things it names: one requirement, however many it names. */
export function asksForSomeOf(text: string): boolean {
  return SOME_OF.test(text);
}
