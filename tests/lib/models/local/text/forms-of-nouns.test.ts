import { describe, expect, it } from '@jest/globals';
import { formsOfNoun } from '../../../../../lib/models/local/text/forms-of-nouns.ts';
import { tokenize } from '../../../../../lib/models/local/text/tokens.ts';
import { findTerms } from '../../../../../lib/models/local/vocabulary/matcher.ts';

function skillsIn(text: string): string[] {
  return findTerms(text, tokenize(text)).flatMap(({ term }) => (term.kind === 'skill' ? [term.name] : []));
}

describe('other forms of a noun', () => {
  it.each([
    ['messmitteln', 'messmittel'],
    ['warmepumpe', 'warmepumpen'],
    ['kommissionierungen', 'kommissionierung'],
  ])('of %s are %s among others', (word, form) => {
    expect(formsOfNoun(word)).toContain(form);
  });

  it('are none of who does a thing, and none of short words', () => {
    expect(formsOfNoun('designer')).not.toContain('design');
    expect(formsOfNoun('wagens')).toEqual([]);
  });

  it.each([
    ['Sicherer Umgang mit Messmitteln', 'Metrology'],
    ['eine Wärmepumpe angeschlossen', 'Heat pumps'],
  ])('are found as the skill that the vocabulary has in one of them: %s', (text, name) => {
    expect(skillsIn(text)).toContain(name);
  });

  it.each(['web designer', 'improve the process'])('make no skill of another word: %s', (text) => {
    expect(skillsIn(text).filter((name) => /Design|Acting/.test(name))).toEqual([]);
  });
});
