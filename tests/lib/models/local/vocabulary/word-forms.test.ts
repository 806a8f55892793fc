import { describe, expect, it } from '@jest/globals';
import { baseOf, stemOf } from '../../../../../lib/models/local/vocabulary/word-forms.ts';

describe('the base of a word', () => {
  it.each([
    ['plan plans planned planning'],
    ['file files filed filing'],
    ['fill fills filled filling'],
    ['manage manages managed managing'],
    ['control controls controlled controlling'],
    ['carry carries carried carrying'],
    ['care cares cared caring'],
    ['use uses used using'],
    ['process processes processed processing'],
    ['organise organizing'],
    ['teach taught'],
    // German and Dutch
    ['anlegen angelegt'],
    ['wechseln gewechselt'],
    ['versorgen versorgt'],
    ['betreuen betreut'],
    ['montieren montiert'],
    ['einstellen eingestellt'],
    ['legen gelegt'],
    ['bewohner bewohnern'],
    ['chronische chronischen chronischer chronisches'],
    ['veranderte veranderten'],
    ['controleren gecontroleerd'],
  ])('is one for %s', (forms) => {
    expect(new Set(forms.split(' ').map(baseOf)).size).toBe(1);
  });

  it.each([
    ['manage', 'manager'],
    ['care', 'car'],
    ['plan', 'plane'],
    ['fill', 'file'],
    ['need', 'nee'],
    ['account', 'accountant'],
    ['anlegen', 'ablegen'],
    ['betreuen', 'betreuer'],
  ])('is another for %s and %s', (left, right) => {
    expect(baseOf(left)).not.toBe(baseOf(right));
  });

  it('leaves names and codes alone', () => {
    expect(['c++', 'ing', 'sql', 'león'].map(baseOf)).toEqual(['c++', 'ing', 'sql', 'león']);
  });
});

describe('the stem of a word', () => {
  it.each([
    ['math maths mathematics mathematical'],
    ['advise advice advised'],
    ['weave weaver weavers weaving'],
    ['test tester testing tested'],
    ['plan planner planning'],
    ['bake baker bakers baking'],
    ['sing sang sung singing singers'],
    ['breed bred breeding'],
    ['weave wove woven'],
    ['identify identification identified'],
    ['verify verification verifications'],
  ])('is one for %s', (forms) => {
    expect(new Set(forms.split(' ').map(stemOf)).size).toBe(1);
  });

  it.each([
    ['mathematics', 'matter'],
    ['farmer', 'firm'],
    ['planner', 'plane'],
    ['verification', 'version'],
    ['notification', 'notice'],
  ])('of %s is not that of %s', (word, other) => {
    expect(stemOf(word)).not.toBe(stemOf(other));
  });
});
