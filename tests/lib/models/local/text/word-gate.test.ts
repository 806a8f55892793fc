import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { foldInPlace, tokenize } from '../../../../../lib/models/local/text/tokens.ts';
import {
  gatesOpenedBy,
  isOpen,
  KindGate,
  PhraseGate,
  WordGate,
} from '../../../../../lib/models/local/text/word-gate.ts';

const PATTERNS = [
  /\b(?:mentor\w*|coach(?:ed|es)?|de-?escalat\w+|led)\b/,
  /\b(?:several|two) (?:teams|wards)\b|\bencadr\w+ (?:une )?equipe\b/,
  /\breused?\b|\ba la carte\b|\bp&l (?:of|for)\b/,
];
const GATE = new WordGate(PATTERNS);
const GATES = PATTERNS.map((pattern) => new WordGate([pattern]));
const KIND = new KindGate((norm) => norm === 'cd');
const PHRASES = new PhraseGate([['none'], ['not', 'yet'], ["don't", 'know', 'much']]);

function letThrough(text: string): number[] {
  return PATTERNS.flatMap((_, at) => (isOpen(GATE.open(text), at) ? [at] : []));
}

function noted(text: string): number[] {
  return GATES.flatMap((gate, at) => (gate.mayOpen({ tokens: tokenize(text) }) ? [at] : []));
}

describe('a gate before phrases', () => {
  it.each([
    ['SAP: none', true],
    ['Not yet', true],
    ['not, yet', true],
    ['I don’t know', true],
    ['n.o.n.e', true],
    ['yet not', false],
    ['nonexistent', false],
    ['', false],
  ])('tells of %j that it may have one: %j', (text, expected) => {
    const tokens = tokenize(text);
    expect(PHRASES.mayOpen({ tokens })).toBe(expected);
    expect(PHRASES.mayOpen({ tokens, gates: gatesOpenedBy(tokens) })).toBe(expected);
  });

  it('takes what is noted on a line for what its words say', () => {
    expect(PHRASES.mayOpen({ tokens: tokenize('none'), gates: 0 })).toBe(false);
  });
});

describe('a gate before words of a kind', () => {
  it.each([
    ['CI/CD', true],
    ['cd-rom', true],
    ['CDs', false],
    ['', false],
  ])('tells of %j whether it has one: %j', (text, expected) => {
    const tokens = tokenize(text);
    expect(KIND.isOpen({ tokens })).toBe(expected);
    expect(KIND.isOpen({ tokens, gates: gatesOpenedBy(tokens) })).toBe(expected);
  });
});

describe('a gate before patterns', () => {
  it.each([
    ['mentored two juniors', [0]],
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
        const text = foldInPlace(pieces.join(''));
        for (const [at, pattern] of PATTERNS.entries()) {
          if (!pattern.test(text)) continue;
          expect(letThrough(text)).toContain(at);
          expect(noted(text)).toContain(at);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['of two wards', [1]],
    ['Two, Wards', [1]],
    ['two nurses', []],
    ['à la carte', [2]],
    ['a laptop', []],
    ['a la', [2]],
    ['a carte', []],
    ['P&L of the plant', [2]],
    ['P & L', [2]],
    ['Encadré une équipe', [1]],
    ['leader', []],
    ['mentor', [0]],
    ['mention', []],
  ])('knows by the words of %j that it may let through to %j', (text, expected) => {
    expect(noted(text)).toEqual(expected);
  });

  it('is let through by words that fold into more letters', () => {
    expect(noted('Straße')).toEqual([0, 1, 2]);
    expect(foldInPlace('Straße')).toBe('strase');
  });

  it.each([/led\b/, /\b\w+ed\b/, /\b(?:re)?\w\b/, /\b(?:led|\d+)\b/, /\b[^ae]n\b/])(
    'is not made of %s, which may begin with anything',
    (pattern) => {
      expect(() => new WordGate([pattern])).toThrow(/begins/);
    },
  );
});
