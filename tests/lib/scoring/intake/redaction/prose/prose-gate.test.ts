import { describe, expect, it } from '@jest/globals';
import { resumeLines } from '../../../../../../lib/scoring/intake/redaction/lines/resume-lines.ts';
import { ProseGate } from '../../../../../../lib/scoring/intake/redaction/prose/prose-gate.ts';
import {
  PROSE_GATE,
  prosePhrases,
} from '../../../../../../lib/scoring/intake/redaction/prose/prose-phrases.ts';
import { marksOf } from '../../../../../../lib/scoring/intake/redaction/word-marks.ts';
import { wordsOf } from '../../../../../../lib/scoring/intake/words.ts';

function opened(gate: ProseGate, line: string): readonly number[] {
  for (const word of wordsOf(line)) gate.add(word);
  return gate.take();
}

describe('the gate of forms of prose', () => {
  it('opens a form of which each group has a word in the line, in any order', () => {
    const gate = new ProseGate([['asthma cancer', 'have', 'i'], ['church'], ['my', 'church faith']]);
    expect(opened(gate, 'I have asthma')).toEqual([0]);
    expect(opened(gate, 'Cancer I still have')).toEqual([0]);
    expect(opened(gate, 'My church')).toEqual([1, 2]);
    expect(opened(gate, 'My faith, and I have none')).toEqual([2]);
  });

  it('keeps nothing of the line before', () => {
    const gate = new ProseGate([['asthma', 'have']]);
    expect(opened(gate, 'I have')).toEqual([]);
    expect(opened(gate, 'asthma')).toEqual([]);
    expect(opened(gate, 'have asthma')).toEqual([0]);
    expect(opened(gate, 'plain')).toEqual([]);
  });

  it('tells more forms than a number has bits', () => {
    const forms = Array.from({ length: 100 }, (_, form) => [`first${'a'.repeat(form)}`, 'second']);
    const gate = new ProseGate(forms);
    for (const [form, [first = '']] of forms.entries())
      expect(opened(gate, `second ${first}`)).toEqual([form]);
  });

  it.each([
    ["i'm", "I'm Ann"],
    ['i', 'I’m Ann'],
    ['mother', "my mother's house"],
    ['ai', "J'ai fini"],
    ['kids', '2kids'],
    ['niepełnosprawności', 'NIEPEŁNOSPRAWNOŚCI'],
    ['-itis', 'Arthritis'],
    ['-itis', "arthritis's"],
    ['-opathy', 'retinopathy'],
    ['-aemia', 'leukaemia'],
    ['7', '7 of them'],
  ])('finds %s in: %s', (word, line) => {
    expect(opened(new ProseGate([[word]]), line)).toEqual([0]);
  });

  it.each([
    ['mother', 'motherboard'],
    ['itis', 'arthritis'],
    ['-itis', 'this is'],
  ])('finds no %s in: %s', (word, line) => {
    expect(opened(new ProseGate([[word]]), line)).toEqual([]);
  });

  it.each([
    ['I have arthritis in both hands.'],
    ["As a vicar's son I know hymns."],
    ['I have 2kids and I have two children.'],
    ["J'ai l'asthme."],
  ])('is given all words of a line that it may be opened by: %s', (line) => {
    const words = wordsOf(line);
    expect(resumeLines(line, words, marksOf(words))[0]?.proseForms).toEqual(opened(PROSE_GATE, line));
    expect(opened(PROSE_GATE, line)).not.toEqual([]);
  });
});

describe('forms of one rule', () => {
  it.each([
    ['My sister is an only child of sorts.', ['My sister is an only child of sorts']],
    ['I came over from Lithuania when I was twelve.', ['I came over from Lithuania when I was twelve']],
    ['Deaf, blind. I am deaf.', ['I am deaf']],
    ['I live alone. Cohabiting.', ['I live alone', 'Cohabiting']],
  ])('match as alternatives of one pattern, none within another: %s', (line, expected) => {
    const phrases = prosePhrases(line, opened(PROSE_GATE, line));
    expect(phrases.map(({ start, end }) => line.slice(start, end))).toEqual(expected);
  });
});
