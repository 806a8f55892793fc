import { isRecord } from '../../lib/json.ts';

/**
 * The subset of JSON Schema that strict structured outputs take: every object closed and all its fields required,
 * no limits, no combinators but `anyOf`, and bounds on depth and on the number of fields and enum values.
 * Source: the "supported schemas" list of the structured outputs guide of Azure OpenAI.
 */
const MAX_DEPTH = 5;
const MAX_PROPERTIES = 100;
const MAX_ENUM_VALUES = 500;

const KNOWN_KEYWORDS = new Set([
  '$defs',
  '$ref',
  'additionalProperties',
  'anyOf',
  'const',
  'definitions',
  'description',
  'enum',
  'items',
  'properties',
  'required',
  'title',
  'type',
]);

const KNOWN_TYPES = new Set(['string', 'number', 'boolean', 'integer', 'object', 'array', 'null']);

interface Tally {
  properties: number;
  enumValues: number;
}

/** What is wrong with `schema` as the schema of a strict structured output; `null` when it would be taken. */
export function strictSchemaProblem(schema: unknown): string | null {
  if (!isRecord(schema) || schema.type !== 'object')
    return 'schema must be a JSON Schema of \'type: "object"\'';
  const tally: Tally = { properties: 0, enumValues: 0 };
  const problem = nodeProblem(schema, [], 1, tally);
  if (problem) return problem;
  if (tally.properties > MAX_PROPERTIES) return `more than ${MAX_PROPERTIES} properties`;
  if (tally.enumValues > MAX_ENUM_VALUES) return `more than ${MAX_ENUM_VALUES} enum values`;
  return null;
}

function nodeProblem(node: unknown, path: string[], depth: number, tally: Tally): string | null {
  const context = `In context=(${path.join(', ')})`;
  if (!isRecord(node)) return `${context}, a schema must be an object`;
  const unknown = Object.keys(node).find((keyword) => !KNOWN_KEYWORDS.has(keyword));
  if (unknown !== undefined) return `${context}, '${unknown}' is not permitted`;
  const types = [node.type].flat().filter((type) => type !== undefined);
  if (!types.every((type) => typeof type === 'string' && KNOWN_TYPES.has(type))) {
    return `${context}, unknown type`;
  }
  if (types.length === 0 && !node.anyOf && !node.$ref) return `${context}, schema must have a 'type' key`;
  if (Array.isArray(node.enum)) tally.enumValues += node.enum.length;
  return (
    objectProblem(node, types.includes('object'), path, depth, tally) ??
    arrayProblem(node, types.includes('array'), path, depth, tally) ??
    firstProblem(branches(node), (branch, index) =>
      nodeProblem(branch, [...path, 'anyOf', String(index)], depth, tally),
    )
  );
}

function objectProblem(
  node: Record<string, unknown>,
  isObject: boolean,
  path: string[],
  depth: number,
  tally: Tally,
): string | null {
  if (!isObject) return null;
  const context = `In context=(${path.join(', ')})`;
  if (depth > MAX_DEPTH) return `${context}, more than ${MAX_DEPTH} levels of nesting`;
  if (node.additionalProperties !== false) {
    return `${context}, 'additionalProperties' is required to be supplied and to be false`;
  }
  const properties = isRecord(node.properties) ? node.properties : {};
  const required = Array.isArray(node.required) ? node.required : [];
  const optional = Object.keys(properties).find((name) => !required.includes(name));
  if (optional !== undefined) {
    return `${context}, 'required' is required to be supplied and to include every key in properties. Missing '${optional}'`;
  }
  tally.properties += Object.keys(properties).length;
  return firstProblem(Object.entries(properties), ([name, child]) =>
    nodeProblem(child, [...path, 'properties', name], depth + 1, tally),
  );
}

function arrayProblem(
  node: Record<string, unknown>,
  isArray: boolean,
  path: string[],
  depth: number,
  tally: Tally,
): string | null {
  return isArray ? nodeProblem(node.items, [...path, 'items'], depth, tally) : null;
}

function branches(node: Record<string, unknown>): unknown[] {
  return Array.isArray(node.anyOf) ? node.anyOf : [];
}

function firstProblem<T>(items: T[], problemOf: (item: T, index: number) => string | null): string | null {
  for (const [index, item] of items.entries()) {
    const problem = problemOf(item, index);
    if (problem) return problem;
  }
  return null;
}
