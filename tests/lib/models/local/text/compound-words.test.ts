import { describe, expect, it } from '@jest/globals';
import { rootOf, SoughtCompounds } from '../../../../../lib/models/local/text/compound-words.ts';

const shownBy = (sought: readonly string[], said: readonly string[]) =>
  Object.fromEntries(new SoughtCompounds(sought).shownBy(said));

describe('the root of a word', () => {
  it.each([
    ['wunden', 'wund'],
    ['dachstuhle', 'dachstuhl'],
    ['treppen', 'trepp'],
    ['versorgung', 'versorgung'],
    ['ofen', 'ofen'],
    ['kleinkindern', 'kleinkind'],
  ])('of %s is %s', (word, root) => {
    expect(rootOf(word)).toBe(root);
  });
});

describe('compounds', () => {
  it('are shown by both their parts in one line, in whatever order', () => {
    expect(shownBy(['wundversorgung'], ['versorgung', 'chronischer', 'wunden'])).toEqual({
      wundversorgung: 0.9,
    });
  });

  it('are shown a little less by a first part that is most of them', () => {
    expect(shownBy(['dachstuhlbau'], ['dachstuhle'])).toEqual({ dachstuhlbau: 0.85 });
  });

  it('show the word that they end in', () => {
    expect(shownBy(['treppen'], ['wangentreppen'])).toEqual({ treppen: 0.9 });
  });

  it.each([
    ['baulohn', ['baulohnabrechnung']],
    ['beatmung', ['beatmungspatienten']],
    ['beatmungspatienten', ['beatmeter', 'patienten']],
    ['anlagenwartung', ['gewartete', 'anlagen']],
    ['kinderbetreuung', ['betreuten', 'kinder']],
    ['wartung', ['gewartet']],
    ['wartungsarbeiten', ['wartung']],
    ['wartungsarbeiten', ['aufzugswartung']],
    ['kleinkindern', ['kleinkindbetreuung']],
    ['kuchen', ['kuchenmontage']],
    ['grunanlagen', ['grunanlagenpflege']],
  ])('show %s, which is done with the thing or as a verb: %j', (sought, said) => {
    expect(shownBy([sought], said)).toEqual({ [sought]: 0.9 });
  });

  it.each([
    ['one part of two', ['kundenberatung'], ['kunden']],
    ['a last part alone', ['kundenberatung'], ['beratung']],
    ['a word that begins with the one sought', ['treppen'], ['treppenhaus']],
    ['a department of what is sought', ['personal'], ['personalabteilung']],
    ['a word that goes on otherwise', ['maschinen'], ['maschinenbau']],
    ['a participle without what it is done with', ['beatmungspatienten'], ['beatmete']],
    ['a short ending', ['bau'], ['hochbau']],
    ['another work', ['malerarbeiten'], ['wartungsarbeiten']],
    ['data that is kept up', ['pflege'], ['gepflegt', 'stammdaten']],
    ['a book that is kept', ['fuhrung'], ['gefuhrt', 'kassenbuch']],
    ['a word that only looks like a participle', ['eignung'], ['gesamt', 'gebiet']],
    ['the word itself, which is found otherwise', ['treppen'], ['treppe']],
  ])('are not shown by %s', (_, sought, said) => {
    expect(shownBy(sought, said)).toEqual({});
  });
});
