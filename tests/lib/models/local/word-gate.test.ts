import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isOpen, WordGate } from '../../../../lib/models/local/word-gate.ts';

const PATTERNS = [
  /\b(?:mentor\w*|coach(?:ed|es)?|de-?escalat\w+|led)\b/,
  /\b(?:several|two) (?:teams|wards)\b|\bencadr\w+ (?:une )?equipe\b/,
  /\breused?\b|\ba la carte\b|\bp&l (?:of|for)\b/,
];
const GATE = new WordGate(PATTERNS);

function letThrough(text: string): number[] {
  return PATTERNS.flatMap((_, at) => (isOpen(GATE.open(text), at) ? [at] : []));
}

describe('a gate before patterns', () => {
  it.each([
    ['mentored two juniors', [0, 1]],
    ['de-escalated', [0]],
    ['deescalated', [0]],
    ['(led)', [0]],
    ['encadrement', [1]],
    ['reuse of parts', [2]],
    ['p&l of the plant', [2]],
    ['', []],
    ['tormented, unled, pre_led', []],
    ['baked bread', []],
  ])('lets %j through to %j', (text, expected) => {
    expect(letThrough(text)).toEqual(expected);
  });

  it('lets through all that a pattern matches', () => {
    const piece = fc.constantFrom(
      ...'mentor coach ed es de - escalat led several two  teams wards encadr e une  equipe reuse d a la carte p&l of for _ é д ( x'.split(
        ' ',
      ),
      ' ',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 9 }), (pieces) => {
        const text = pieces.join('');
        for (const [at, pattern] of PATTERNS.entries()) {
          if (pattern.test(text)) expect(letThrough(text)).toContain(at);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it.each([/led\b/, /\b\w+ed\b/, /\b(?:re)?used\b/, /\b(?:led|\d+)\b/, /\b[ae]n\b/])(
    'is not made of %s, which may begin with anything',
    (pattern) => {
      expect(() => new WordGate([pattern])).toThrow(/begins/);
    },
  );
});
