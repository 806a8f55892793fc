import { describe, expect, it } from '@jest/globals';
import { readCandidateText } from '../../../../lib/scoring/intake/intake.ts';
import { modelText } from '../../../helpers/model-text.ts';
import { BODY, NAMES } from './personal-variants.ts';
import { type Language, PEOPLE, resumeWith, type Slot, TRACELESS } from './redaction-variants.ts';

const WRITTEN = [
  ['in capitals', (text: string) => text.toUpperCase()],
  ['in small letters', (text: string) => text.toLowerCase()],
] as const;

const folded = (text: string): string => text.toLowerCase();

describe.each(WRITTEN)('a resume %s', (_manner, write) => {
  it('is read in ordinary case', () => {
    const text = modelText(write(`Mira Lind\n12 Oak Street, Leeds LS1 4AP\n\n${BODY}`));
    expect(text).toContain('Senior Nurse, St Mary Hospital, London (2015 - 2021)');
    expect(text).toContain('- Led a ward of 20 beds and trained eight junior nurses');
  });

  it('is quoted as it was written', () => {
    const resume = write(`Mira Lind\n\n${BODY}`);
    const candidate = readCandidateText({ text: resume, jobDescription: 'Nurse', maxCharacters: 10_000 });
    const quote = 'Led a ward of 20 beds and trained eight junior nurses';
    expect(candidate.locate(quote)).toEqual({ kind: 'found', evidence: write(quote) });
  });

  it.each(
    (['en', 'de', 'fr', 'es', 'nl'] satisfies Language[]).flatMap((language) =>
      Object.entries(TRACELESS[language]).map(([slot, texts]) => ({ language, slot, texts })),
    ),
  )('loses what must not count without a trace ($language, $slot)', ({ language, slot, texts }) => {
    const without = folded(modelText(write(resumeWith(language, {}))));
    for (const text of texts) {
      const slots: Partial<Record<Slot, string>> = { [slot]: text };
      expect([text, folded(modelText(write(resumeWith(language, slots))))]).toEqual([text, without]);
    }
  });

  it.each([
    { header: '{name}', summary: '' },
    { header: 'Name: {name}', summary: '' },
    { header: '{name}', summary: 'In 2019 {given} joined the board.' },
    { header: '{name}', summary: '{name} is an engineer who likes order.' },
  ])('loses the name, whoever it is: $header $summary', ({ header, summary }) => {
    const people = PEOPLE.map(([given, , name]) => [name, given] as const).filter(([name]) =>
      /\p{Lu}\p{L}/u.test(name),
    );
    for (const [name, given] of [
      ...people,
      ...NAMES.filter(([full]) => /^\p{Lu}\p{L}+ \p{Lu}/u.test(full)),
    ]) {
      const fill = (text: string): string => text.replaceAll('{name}', name).replaceAll('{given}', given);
      const text = folded(modelText(write(resumeWith('en', { name: fill(header), summary: fill(summary) }))));
      const words = folded(name)
        .split(/[^\p{L}\p{M}]+/u)
        .filter((word) => word.length > 3);
      for (const word of words)
        expect([name, text.split(/[^\p{L}\p{M}]+/u).includes(word)]).toEqual([name, false]);
    }
  });
});
