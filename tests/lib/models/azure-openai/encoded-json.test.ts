import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { encodeJson, encodeOnce } from '../../../../lib/models/azure-openai/encoded-json.ts';

const written = (body: object): string => Buffer.concat(encodeJson(body).pieces).toString();

describe('encoded JSON', () => {
  it('is what JSON.stringify gives, wherever a value that was encoded once stands', () => {
    const value = fc.oneof(fc.jsonValue(), fc.constant(undefined));
    const maybeOnce = fc
      .tuple(value, fc.boolean())
      .map(([held, once]) => (once && typeof held === 'object' && held !== null ? encodeOnce(held) : held));
    const body = fc.dictionary(fc.string(), fc.oneof(maybeOnce, fc.array(maybeOnce)));
    fc.assert(
      fc.property(body, (object) => {
        expect(written(object)).toBe(JSON.stringify(object));
      }),
    );
  });

  it('does not write again what was encoded once', () => {
    const prompt = encodeOnce({ content: 'before' });
    prompt.content = 'after';
    expect(written({ messages: [prompt, { content: 'é' }], format: prompt })).toBe(
      '{"messages":[{"content":"before"},{"content":"é"}],"format":{"content":"before"}}',
    );
  });

  it('does not copy it either', () => {
    const prompt = encodeOnce({ content: 'the same in every call' });
    const piecesOf = (question: string) => encodeJson({ messages: [prompt, question] }).pieces;
    const [first, second] = [piecesOf('a'), piecesOf('b')];
    expect(first.filter((piece) => second.includes(piece))).toHaveLength(1);
  });
});
