import type { Language } from '../language-words.ts';
import { DUTCH } from './feminine-dutch.ts';
import type { FeminineForms, NeutralEnding } from './feminine-endings.ts';
import { FRENCH } from './feminine-french.ts';
import { GERMAN } from './feminine-german.ts';
import { ITALIAN } from './feminine-italian.ts';
import { PORTUGUESE } from './feminine-portuguese.ts';
import { SPANISH } from './feminine-spanish.ts';

const FORMS: ReadonlyMap<Language, FeminineForms> = new Map([
  ['de', GERMAN],
  ['fr', FRENCH],
  ['es', SPANISH],
  ['nl', DUTCH],
  ['it', ITALIAN],
  ['pt', PORTUGUESE],
]);

/** How an occupation loses its gender, folded word given; `null` when it has none or is none. */
export function neutralEnding(folded: string, language: Language): NeutralEnding | null {
  return FORMS.get(language)?.anywhere(folded) ?? null;
}

/** The same of words that are an occupation only where a noun of a person stands. */
export function neutralEndingOfTitle(folded: string, language: Language): NeutralEnding | null {
  return FORMS.get(language)?.ofTitle(folded) ?? null;
}

/** The same of words that are an occupation only behind the hyphen of another. */
export function neutralEndingOfCompound(folded: string, language: Language): NeutralEnding | null {
  return FORMS.get(language)?.ofCompound(folded) ?? null;
}

/** The same of words that are an occupation only where they open a line. */
export function neutralEndingOfOpener(folded: string, language: Language): NeutralEnding | null {
  return FORMS.get(language)?.ofOpener(folded) ?? null;
}
