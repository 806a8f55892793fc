import { z } from 'zod';

/** The number of Unicode code points; an unpaired surrogate counts as one, as in JSON Schema. */
export function countCharacters(text: string): number {
  let lowHalves = 0;
  for (let index = 1; index < text.length; index += 1) {
    if (isLowSurrogate(text.charCodeAt(index)) && isHighSurrogate(text.charCodeAt(index - 1))) lowHalves += 1;
  }
  return text.length - lowHalves;
}

export interface CharacterLimits {
  min: number;
  max: number;
}

/**
 * Text whose surrounding whitespace neither counts nor is kept, of `min` to `max` characters. `maxLength` in the
 * published schema is what always fits; surrounding whitespace may come on top.
 */
export function trimmedText(limits: CharacterLimits) {
  return z
    .string()
    .trim()
    .refine((text) => isWithin(text, limits), {
      error: ({ input }) => lengthRule(input, limits, ' after trimming'),
    })
    .refine((text) => text.length < limits.min || VISIBLE.test(text), {
      error: 'must have characters that can be seen',
    })
    .meta({ minLength: limits.min, maxLength: limits.max });
}

/** Text of `min` to `max` characters, kept as it was sent. */
export function exactText(limits: CharacterLimits) {
  return z
    .string()
    .refine((text) => isWithin(text, limits), { error: ({ input }) => lengthRule(input, limits, '') })
    .meta({ minLength: limits.min, maxLength: limits.max });
}

/** Anything that shows on a page: not blanks, control, zero-width and other format characters, or halves of characters. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/u;

function isWithin(text: string, { min, max }: CharacterLimits): boolean {
  // A character is one or two UTF-16 units: most texts need no count.
  if (text.length >= 2 * min && text.length <= max) return true;
  const characters = countCharacters(text);
  return characters >= min && characters <= max;
}

function lengthRule(input: unknown, { min, max }: CharacterLimits, suffix: string): string {
  const characters = typeof input === 'string' ? countCharacters(input) : 0;
  const bound = characters < min ? `at least ${inWords(min)}` : `at most ${inWords(max)}`;
  return `must have ${bound}${suffix}; it has ${characters.toLocaleString('en-US')}`;
}

function inWords(characters: number): string {
  return characters === 1 ? '1 character' : `${characters.toLocaleString('en-US')} characters`;
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

function isLowSurrogate(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}
