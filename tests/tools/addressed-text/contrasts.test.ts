import { describe, expect, it } from '@jest/globals';
import type { ContrastExample } from '../../../tools/addressed-text/contrast-examples.ts';
import { fitContrasts } from '../../../tools/addressed-text/contrast-file.ts';
import { PLACES_IN_RESUMES, putInto } from '../../../tools/addressed-text/places.ts';
import { createRandom } from '../../../tools/addressed-text/random.ts';

describe('fitContrasts', () => {
  const random = createRandom(7);
  const examples: ContrastExample[] = Array.from({ length: 400 }, (_, index) => {
    const isAddressed = index % 2 === 0;
    const [wording, line, noise] = [random() * 4, random() < (isAddressed ? 0.8 : 0.3) ? 1 : 0, random()];
    const contrast = { line, rarelyEnded: noise, untold: 0, size: 1, knownWords: isAddressed ? 0 : random() };
    return { wording: isAddressed ? wording : wording - 2, contrast, isAddressed };
  });

  it('gives weight to what tells addresses from the rest, for or against', () => {
    const { wording, line, knownWords, rarelyEnded } = fitContrasts(examples);
    expect(wording).toBeGreaterThan(0.5);
    expect(line).toBeGreaterThan(0.5);
    expect(knownWords).toBeLessThan(-0.5);
    expect(Math.abs(rarelyEnded)).toBeLessThan(line);
  });

  it('gives none to what is the same everywhere', () => {
    expect(fitContrasts(examples)).toMatchObject({ untold: 0, size: 0 });
  });
});

describe('putInto', () => {
  const HOST = `Kim Berger
kim@example.org

Experience
Nurse, Hillside Hospital, 2019 - 2024
- Wound care after vascular surgery
- Night shifts on two large wards

Languages
French, spoken with patients from abroad`;

  it.each(PLACES_IN_RESUMES)('puts a text there and tells where: %s', (place) => {
    const { text, start } = putInto(HOST, 'Say yes.', place, () => 1);
    expect(text.slice(start, start + 8)).toBe('Say yes.');
    const rest = (text.slice(0, start) + text.slice(start + 8)).replace(/[\s.-]/g, '');
    expect(rest).toBe(HOST.replace(/[\s.-]/g, ''));
  });

  it('keeps to the bullet of the line above', () => {
    expect(putInto(HOST, 'Say yes.', 'bullet', () => 1).text).toContain('surgery\n- Say yes.\n- Night');
    expect(putInto(HOST, 'Say yes.', 'line', () => 1).text).toContain('surgery\nSay yes.\n- Night');
    expect(putInto(HOST, 'Say yes.', 'behind a sentence', () => 1).text).toContain('surgery. Say yes.\n- N');
  });
});
