import { describe, expect, it } from '@jest/globals';
import { matterOfCompound } from '../../../../../lib/models/local/text/ends-of-compounds.ts';
import { tokenize } from '../../../../../lib/models/local/text/tokens.ts';
import { findTerms } from '../../../../../lib/models/local/vocabulary/matcher.ts';

function skillsIn(text: string): string[] {
  return findTerms(text, tokenize(text)).flatMap(({ term }) => (term.kind === 'skill' ? [term.name] : []));
}

describe('compounds that end in a word for a kind', () => {
  it.each([
    ['virtualisierungslosungen', 'virtualisierung'],
    ['reinigungsarbeiten', 'reinigung'],
    ['onderhoudstaken', 'onderhoud'],
    ['montageprozess', 'montage'],
  ])('%s has the matter %s', (word, matter) => {
    expect(matterOfCompound(word)).toContain(matter);
  });

  it.each(['mitarbeiter', 'bereich', 'arbeit', 'vertriebssoftware'])('%s has none', (word) => {
    expect(matterOfCompound(word)).toEqual([]);
  });

  it('name the skill that they are a matter of', () => {
    expect(skillsIn('Erfahrung mit Virtualisierungslösungen')).toContain('Virtualization');
    expect(skillsIn('Vertriebssoftware programmiert')).not.toContain('Sales');
  });
});
