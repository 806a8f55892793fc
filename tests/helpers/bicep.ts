import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Language, type Node, Parser } from 'web-tree-sitter';

const ROOT = join(import.meta.dirname, '../..');
const GRAMMAR = join(ROOT, 'node_modules/tree-sitter-bicep/tree-sitter-bicep.wasm');

/** A value of a template: literals as themselves, every other expression as its text. */
export type BicepValue = string | number | boolean | Expression | BicepValue[] | BicepObject;
export type BicepObject = { [name: string]: BicepValue };

export class Expression {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export interface BicepParameter {
  name: string;
  hasDefault: boolean;
  isSecure: boolean;
  description: string | null;
}

export interface BicepResource {
  symbol: string;
  type: string;
  apiVersion: string;
  isExisting: boolean;
  /** Of a loop, one of its resources. */
  body: BicepObject;
  text: string;
}

export interface BicepModule {
  symbol: string;
  /** From the template's folder. */
  path: string;
  parameters: BicepObject;
  text: string;
}

export interface BicepTemplate {
  parameters: BicepParameter[];
  variables: Map<string, BicepValue>;
  resources: BicepResource[];
  modules: BicepModule[];
  outputs: Map<string, string>;
  /** What is not Bicep: line and text. */
  errors: string[];
  /** Names that expressions use, and that nothing in the template declares. */
  undeclared: string[];
  /** Declared parameters and variables that nothing uses. */
  unused: string[];
  /** Names of the functions that are called. */
  functions: string[];
}

let parser: Promise<Parser> | undefined;

async function loadParser(): Promise<Parser> {
  await Parser.init();
  const created = new Parser();
  return created.setLanguage(await Language.load(readFileSync(GRAMMAR)));
}

/** Parses a template of `infra/`; the path is from there. */
export async function readTemplate(path: string): Promise<BicepTemplate> {
  return parseTemplate(readFileSync(join(ROOT, 'infra', path), 'utf8'));
}

export async function parseTemplate(source: string): Promise<BicepTemplate> {
  parser ??= loadParser();
  const tree = (await parser).parse(source);
  if (tree === null) throw new Error('The template could not be parsed.');
  const root = tree.rootNode;
  const all = root.descendantsOfType.bind(root);
  const names = namesOf(root);
  return {
    parameters: all('parameter_declaration').map(parameterOf),
    variables: new Map(all('variable_declaration').map((node) => [symbolOf(node), toValue(lastChild(node))])),
    resources: all('resource_declaration').map(resourceOf),
    modules: all('module_declaration').map(moduleOf),
    outputs: new Map(all('output_declaration').map((node) => [symbolOf(node), lastChild(node).text])),
    errors: errorsOf(root),
    undeclared: [...names.used].filter((name) => !names.declared.has(name) && !NAMESPACES.includes(name)),
    unused: [...names.mustBeUsed].filter((name) => !names.used.has(name)),
    functions: [...new Set(all('call_expression').map((node) => node.namedChild(0)?.text ?? ''))],
  };
}

const NAMESPACES = ['az', 'sys'];

function errorsOf(root: Node): string[] {
  const errors: string[] = [];
  const visit = (node: Node) => {
    if (node.isError || node.isMissing)
      errors.push(`${node.startPosition.row + 1}: ${node.text.slice(0, 60)}`);
    for (const child of node.children) visit(child);
  };
  visit(root);
  return errors;
}

const DECLARATIONS = [
  'parameter_declaration',
  'variable_declaration',
  'resource_declaration',
  'module_declaration',
  'output_declaration',
];

function namesOf(root: Node) {
  const declared = new Set<string>();
  const used = new Set<string>();
  const mustBeUsed = new Set<string>();
  for (const { text } of root.descendantsOfType(['loop_variable', 'loop_enumerator'])) declared.add(text);
  for (const node of root.descendantsOfType('identifier')) {
    const { parent } = node;
    const isFirst = parent?.namedChild(0)?.id === node.id;
    if (parent === null || parent.type === 'decorator') continue;
    if (isFirst && DECLARATIONS.includes(parent.type)) {
      if (parent.type !== 'output_declaration') declared.add(node.text);
      if (/^(parameter|variable)/.test(parent.type)) mustBeUsed.add(node.text);
    } else if (parent.type === 'for_statement' && parent.childForFieldName('initializer')?.id === node.id) {
      declared.add(node.text);
    } else if (parent.type === 'lambda_expression' && isFirst) {
      declared.add(node.text);
    } else if (parent.type === 'call_expression' && isFirst) {
      // The name of a function.
    } else if (parent.type !== 'object_property' || !isFirst) {
      used.add(node.text);
    }
  }
  return { declared, used, mustBeUsed };
}

function parameterOf(node: Node): BicepParameter {
  const decorators = node.previousNamedSibling?.type === 'decorators' ? node.previousNamedSibling.text : '';
  return {
    name: symbolOf(node),
    hasDefault: node.namedChildCount > 2,
    isSecure: /@secure\(\)/.test(decorators),
    description: /@description\('((?:[^'\\]|\\.)*)'\)/.exec(decorators)?.[1] ?? null,
  };
}

function resourceOf(node: Node): BicepResource {
  const [type = '', apiVersion = ''] = declaredString(node).split('@');
  return {
    symbol: symbolOf(node),
    type,
    apiVersion,
    isExisting: / existing =/.test(node.text.slice(0, 200)),
    body: bodyOf(node),
    text: node.text,
  };
}

function moduleOf(node: Node): BicepModule {
  const { params } = bodyOf(node);
  const parameters = isBicepObject(params) ? params : {};
  return { symbol: symbolOf(node), path: declaredString(node), parameters, text: node.text };
}

function symbolOf(node: Node): string {
  return node.namedChild(0)?.text ?? '';
}

function declaredString(node: Node): string {
  const value = toValue(node.namedChild(1) ?? node);
  return typeof value === 'string' ? value : '';
}

/** The object of a declaration, inside its condition or loop. */
function bodyOf(node: Node): BicepObject {
  const last = lastChild(node);
  if (last.type === 'object') return objectOf(last);
  return last.id === node.id ? {} : bodyOf(last);
}

function lastChild(node: Node): Node {
  return node.namedChild(node.namedChildCount - 1) ?? node;
}

function toValue(node: Node): BicepValue {
  switch (node.type) {
    case 'object':
      return objectOf(node);
    case 'array':
      return node.namedChildren.filter(isNoComment).map(toValue);
    case 'boolean':
      return node.text === 'true';
    case 'number':
      return Number(node.text);
    case 'string':
      return node.descendantsOfType('interpolation').length > 0
        ? new Expression(node.text)
        : node.text.slice(1, -1).replaceAll("\\'", "'");
    default:
      return new Expression(node.text);
  }
}

function objectOf(node: Node): BicepObject {
  const result: BicepObject = {};
  for (const property of node.namedChildren) {
    const [key, value] = property.namedChildren;
    if (property.type !== 'object_property' || key === undefined || value === undefined) continue;
    const name = key.type === 'string' ? key.text.slice(1, -1) : key.text;
    result[name] = toValue(value);
  }
  return result;
}

function isNoComment(node: Node): boolean {
  return node.type !== 'comment' && node.type !== 'diagnostic_comment';
}

export function isBicepObject(value: BicepValue | undefined): value is BicepObject {
  return typeof value === 'object' && !Array.isArray(value) && !(value instanceof Expression);
}

/** The value at a path such as `properties.sku.name`. */
export function valueAt(body: BicepObject, path: string): BicepValue | undefined {
  let value: BicepValue | undefined = body;
  for (const name of path.split('.')) {
    value = isBicepObject(value) ? value[name] : undefined;
  }
  return value;
}
