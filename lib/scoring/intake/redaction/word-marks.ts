import { WordTable } from '../word-table.ts';
import type { Word } from '../words.ts';
import { BREAK_TRIGGERS } from './break-reasons.ts';
import { firstWords } from './fold-phrase.ts';
import { NEUTRAL_WORDS, OTHER_PRONOUNS } from './gender/pronouns.ts';
import { LANGUAGE_WORDS, LANGUAGES } from './language-words.ts';
import { BIRTH_WORDS } from './lines/ages-and-dates.ts';
import { PHONE_WORDS } from './lines/contact.ts';
import { LABEL_PHRASES } from './lines/labelled-values.ts';
import { PERSONAL_HEADINGS } from './lines/personal-labels.ts';
import { PRIVATE_WORDS } from './lines/personal-pieces.ts';
import { STATUS_WORDS } from './lines/personal-words.ts';
import {
  BREAK,
  DESCRIBING,
  DESCRIPTION,
  GENDERED,
  HEADING,
  INTRODUCTION,
  LABEL,
  PHRASE,
  PRIVATE,
  PROSE,
  STATUS,
} from './mark-bits.ts';
import { SECTION_PHRASES, SECTION_WORDS } from './names/headline-words.ts';
import { INTRODUCTION_TRIGGERS, RULES_BY_TRIGGER } from './prose/personal-phrases.ts';
import { mayStandForOther } from './prose/prose-gate.ts';
import { PROSE_GATE } from './prose/prose-phrases.ts';
import { DESCRIBING_WORDS, DESCRIPTION_TRIGGERS } from './prose/self-descriptions.ts';

/** From here on the number of the word's language, 0 for none. */
const LANGUAGE_SHIFT = 11;

const MARKS = new Map<string, number>();

function mark(words: Iterable<string>, bits: number): void {
  for (const word of words) MARKS.set(word, (MARKS.get(word) ?? 0) | bits);
}

mark(BREAK_TRIGGERS, BREAK);
mark(RULES_BY_TRIGGER.keys(), PHRASE);
mark(PROSE_GATE.words, PROSE);
mark(INTRODUCTION_TRIGGERS, INTRODUCTION);
mark(DESCRIPTION_TRIGGERS, DESCRIPTION);
mark(DESCRIBING_WORDS, DESCRIBING);
mark(SECTION_WORDS, HEADING);
mark(firstWords(SECTION_PHRASES), HEADING);
mark(firstWords(PERSONAL_HEADINGS), HEADING);
mark(firstWords(LABEL_PHRASES), LABEL);
mark(PHONE_WORDS, LABEL);
mark(PRIVATE_WORDS, PRIVATE);
mark(firstWords(STATUS_WORDS), STATUS);
mark(BIRTH_WORDS, STATUS);
mark(NEUTRAL_WORDS.keys(), GENDERED);
for (const pronouns of Object.values(OTHER_PRONOUNS)) mark(pronouns.keys(), GENDERED);
for (const [index, language] of LANGUAGES.entries())
  mark(LANGUAGE_WORDS[language].split(' '), (index + 1) << LANGUAGE_SHIFT);

const MARKS_OF_WORDS = new WordTable(MARKS);

/** The marks of each word. */
export function marksOf(words: readonly Word[]): Uint16Array {
  const marks = new Uint16Array(words.length);
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index];
    if (word !== undefined)
      marks[index] = MARKS_OF_WORDS.valueOf(word) | (mayStandForOther(word) ? PROSE : 0);
  }
  return marks;
}

/** The place in `LANGUAGES` of the language that a word's marks name; -1 for none. */
export function languageIndexOf(marks: number): number {
  return (marks >>> LANGUAGE_SHIFT) - 1;
}
