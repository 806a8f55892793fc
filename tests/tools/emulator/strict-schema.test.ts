import { describe, expect, it } from '@jest/globals';
import { strictSchemaProblem } from '../../../tools/emulator/strict-schema.ts';

function objectOf(properties: Record<string, unknown>, change: Record<string, unknown> = {}) {
  return {
    type: 'object',
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
    ...change,
  };
}

/** Objects in objects, `depth` of them. */
function nested(depth: number): Record<string, unknown> {
  return objectOf(depth > 1 ? { inner: nested(depth - 1) } : { leaf: { type: 'string' } });
}

describe('what strict structured outputs take', () => {
  it.each([
    ['fields that may be null', objectOf({ a: { type: ['string', 'null'] } })],
    [
      'a choice with null',
      objectOf({ a: { anyOf: [objectOf({ b: { type: 'number' } }), { type: 'null' }] } }),
    ],
    ['a closed list', objectOf({ a: { type: 'string', enum: ['x', 'y'] } })],
    ['lists of objects', objectOf({ a: { type: 'array', items: objectOf({ b: { type: 'boolean' } }) } })],
    ['five levels', nested(5)],
  ])('%s', (_, schema) => {
    expect(strictSchemaProblem(schema)).toBeNull();
  });

  it.each([
    ['an optional field', objectOf({ a: { type: 'string' } }, { required: [] }), "Missing 'a'"],
    ['an open object', objectOf({}, { additionalProperties: true }), 'additionalProperties'],
    ['an object that does not say', { type: 'object', properties: {}, required: [] }, 'additionalProperties'],
    ['a smallest number', objectOf({ a: { type: 'number', minimum: 1 } }), "'minimum' is not permitted"],
    ['a longest text', objectOf({ a: { type: 'string', maxLength: 9 } }), "'maxLength' is not permitted"],
    ['one of several', objectOf({ a: { oneOf: [{ type: 'string' }] } }), "'oneOf' is not permitted"],
    ['a field without a type', objectOf({ a: {} }), "must have a 'type'"],
    ['an unknown type', objectOf({ a: { type: 'date' } }), 'unknown type'],
    ['a list without items', objectOf({ a: { type: 'array' } }), 'must be an object'],
    ['six levels', nested(6), 'levels of nesting'],
    ['a list at the top', { type: 'array', items: { type: 'string' } }, 'type: "object"'],
    [
      'a fault inside a choice',
      objectOf({ a: { anyOf: [{ type: 'null' }, { type: 'object' }] } }),
      'anyOf, 1',
    ],
    ['too many values', objectOf({ a: { type: 'string', enum: Array(1001).fill('x') } }), 'enum values'],
  ])('not %s', (_, schema, problem) => {
    expect(strictSchemaProblem(schema)).toContain(problem);
  });
});
