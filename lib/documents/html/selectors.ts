import type { PageElement } from './page-elements.ts';

type Test = (element: PageElement) => boolean;

/** How a compound stands to the one before it. */
type Combinator = ' ' | '>' | '+' | '~';

interface Compound {
  combinator: Combinator;
  tests: Test[];
}

/** A selector such as `main > .note:not(.old) b`. */
export interface Selector {
  /** From the subject to what stands around it. */
  compounds: Compound[];
  specificity: number;
  /** What every subject has: `#id`, `.class`, a tag, or `*` for none of them. */
  key: string;
}

/** What `:has()` asks for within an element. It is noted while the page is read, before anything is asked of it. */
export class ContentTest {
  /** What stands in the brackets. */
  readonly text: string;
  readonly #selector: Selector;
  readonly #isChild: boolean;
  readonly #having = new Set<number>();

  constructor(text: string, selector: Selector, isChild: boolean) {
    this.text = text;
    this.#selector = selector;
    this.#isChild = isChild;
  }

  /** Takes down what stands around an element that fits. To be told of each element as it opens. */
  note(element: PageElement): void {
    if (!matches(this.#selector, element)) return;
    for (let around = element.parent; around !== null; around = around.parent) {
      if (this.#having.has(around.ordinal)) return;
      this.#having.add(around.ordinal);
      if (this.#isChild) return;
    }
  }

  /** Whether a noted element that fits stands within this one. */
  isMetBy(element: PageElement): boolean {
    return this.#having.has(element.ordinal);
  }
}

const MAX_SELECTOR_CHARACTERS = 500;
const MAX_NESTING = 4;
const MAX_STEPS = 20_000;
/** Each element of a page is held to each of them; no real sheet asks for so many different contents. */
const MAX_CONTENT_TESTS = 150;
const ID = 1_000_000;
const CLASS = 1_000;

/** What no element of a page that was just opened is. */
const NEVER = /^(?:hover|focus|focus-within|focus-visible|active|visited|target|target-within)$/;

/**
 * Reads a selector.
 *
 * @param contents takes the tests of its `:has()`
 * @returns `null` when it can't be told what fits it, such as a last child, or a pseudo-element, which has no text of a page
 */
export function selectorOf(text: string, contents: ContentTest[], nesting = 0): Selector | null {
  if (text.length > MAX_SELECTOR_CHARACTERS || nesting > MAX_NESTING) return null;
  const reader = new SelectorReader(text.trim(), contents, nesting);
  return reader.read();
}

/** Whether an element fits. */
export function matches({ compounds }: Selector, element: PageElement): boolean {
  return matchesFrom(compounds, 0, element, { left: MAX_STEPS });
}

function matchesFrom(
  compounds: readonly Compound[],
  at: number,
  element: PageElement,
  steps: { left: number },
): boolean {
  const compound = compounds[at];
  steps.left -= 1;
  if (compound === undefined || steps.left < 0 || !compound.tests.every((test) => test(element)))
    return false;
  if (at === compounds.length - 1) return true;
  for (const around of placesOf(compound.combinator, element)) {
    if (matchesFrom(compounds, at + 1, around, steps)) return true;
    if (steps.left < 0) return false;
  }
  return false;
}

function* placesOf(combinator: Combinator, element: PageElement): Generator<PageElement> {
  const { parent, siblings, position } = element;
  if (combinator === '>') {
    if (parent !== null) yield parent;
  } else if (combinator === ' ') {
    for (let around = parent; around !== null; around = around.parent) yield around;
  } else if (combinator === '+') {
    const before = siblings[position - 1];
    if (before !== undefined) yield before;
  } else {
    for (const sibling of siblings) if (sibling.position < position) yield sibling;
  }
}

const NAME = String.raw`(?:[\w-]|\\.|[^\x00-\x7f])+`;
const TAG = new RegExp(`${NAME}|\\*`, 'y');
const NAMED = new RegExp(`([.#])(${NAME})`, 'y');
const ATTRIBUTE = /\[\s*([\w:-]+)\s*(?:([~|^$*]?=)\s*("[^"]*"|'[^']*'|[^\]\s]+)\s*([is])?\s*)?\]/iy;
const PSEUDO = /:([a-z-]+)(\()?/iy;
const COMBINATOR = /\s*([>+~])\s*|\s+/y;

class SelectorReader {
  readonly #text: string;
  readonly #contents: ContentTest[];
  readonly #nesting: number;
  #at = 0;
  #specificity = 0;
  #key = '*';

  constructor(text: string, contents: ContentTest[], nesting: number) {
    this.#text = text;
    this.#contents = contents;
    this.#nesting = nesting;
  }

  read(): Selector | null {
    const compounds: Compound[] = [];
    let combinator: Combinator = ' ';
    while (this.#at < this.#text.length) {
      this.#key = '*';
      const tests = this.#compound();
      if (tests === null) return null;
      compounds.unshift({ combinator, tests });
      const between = this.#next(COMBINATOR);
      if (between === null) break;
      combinator = asCombinator(between[1]);
      if (this.#at >= this.#text.length) return null;
    }
    if (compounds.length === 0 || this.#at < this.#text.length) return null;
    return { compounds, specificity: this.#specificity, key: this.#key };
  }

  #next(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#text);
    if (match !== null) this.#at = pattern.lastIndex;
    return match;
  }

  /** The tests of one compound; `null` when there is none or not all can be told. */
  #compound(): Test[] | null {
    const tests: Test[] = [];
    const start = this.#at;
    const tag = this.#next(TAG)?.[0].toLowerCase();
    if (tag !== undefined && tag !== '*') {
      tests.push((element) => element.tag === tag);
      this.#specificity += 1;
      this.#key = tag;
    }
    for (let isMore = true; isMore; ) {
      const named = this.#next(NAMED);
      const attribute = named === null ? this.#next(ATTRIBUTE) : null;
      const pseudo = named === null && attribute === null ? this.#next(PSEUDO) : null;
      if (named !== null) tests.push(this.#named(named[1] ?? '', (named[2] ?? '').replaceAll('\\', '')));
      else if (attribute !== null) tests.push(this.#attribute(attribute));
      else if (pseudo !== null) {
        const test = this.#pseudo((pseudo[1] ?? '').toLowerCase(), pseudo[2] !== undefined);
        if (test === null) return null;
        tests.push(test);
      } else isMore = false;
    }
    return this.#at === start ? null : tests;
  }

  #named(sign: string, name: string): Test {
    this.#key = this.#key.startsWith('#') ? this.#key : sign + name;
    this.#specificity += sign === '#' ? ID : CLASS;
    return sign === '#'
      ? (element) => element.attributes.id === name
      : (element) => element.classes.includes(name);
  }

  #attribute([, name = '', operator, quoted = '', flag]: RegExpExecArray): Test {
    this.#specificity += CLASS;
    const key = name.toLowerCase();
    const isLoose = flag?.toLowerCase() === 'i';
    const bare = /^["']/.test(quoted) ? quoted.slice(1, -1) : quoted;
    const wanted = isLoose ? bare.toLowerCase() : bare;
    return ({ attributes }) => {
      const found = attributes[key];
      if (found === undefined) return false;
      return operator === undefined || compares(isLoose ? found.toLowerCase() : found, operator, wanted);
    };
  }

  #pseudo(name: string, hasArgument: boolean): Test | null {
    const argument = hasArgument ? this.#argument() : '';
    if (argument === null) return null;
    if (name !== 'where') this.#specificity += CLASS;
    if (NEVER.test(name)) return () => false;
    switch (name) {
      case 'root':
        return (element) => element.tag === 'html';
      case 'link':
      case 'any-link':
        return (element) => element.tag === 'a' && element.attributes.href !== undefined;
      case 'first-child':
        return (element) => element.position === 0;
      case 'nth-child':
        return nthTest(argument);
      case 'is':
      case 'where':
      case 'matches':
        return this.#anyOf(argument);
      case 'not': {
        const test = this.#anyOf(argument);
        return test === null ? null : (element) => !test(element);
      }
      case 'has':
        return this.#having(argument);
      default:
        return null;
    }
  }

  /** Up to the bracket that closes it; `null` when none does. */
  #argument(): string | null {
    const start = this.#at;
    let depth = 1;
    while (this.#at < this.#text.length) {
      const character = this.#text.charAt(this.#at);
      this.#at += 1;
      if (character === '(') depth += 1;
      else if (character === ')') depth -= 1;
      if (depth === 0) return this.#text.slice(start, this.#at - 1).trim();
    }
    return null;
  }

  #anyOf(argument: string): Test | null {
    const selectors = selectorsIn(argument).map((text) =>
      selectorOf(text, this.#contents, this.#nesting + 1),
    );
    const told = selectors.filter((selector) => selector !== null);
    if (told.length === 0 || told.length < selectors.length) return null;
    return (element) => told.some((selector) => matches(selector, element));
  }

  #having(argument: string): Test | null {
    const tests: ContentTest[] = [];
    const added: ContentTest[] = [];
    for (const text of selectorsIn(argument)) {
      const known = this.#contents.find((test) => test.text === text);
      if (known !== undefined) {
        tests.push(known);
        continue;
      }
      const isChild = text.startsWith('>');
      const selector = selectorOf(isChild ? text.slice(1) : text, [], this.#nesting + 1);
      // Of several parts the first may stand outside of the element, and what is in a `:has()` is not noted yet.
      if (selector === null || selector.compounds.length > 1 || text.includes(':has(')) return null;
      const test = new ContentTest(text, selector, isChild);
      tests.push(test);
      added.push(test);
    }
    if (tests.length === 0 || this.#contents.length + added.length > MAX_CONTENT_TESTS) return null;
    this.#contents.push(...added);
    return (element) => tests.some((test) => test.isMetBy(element));
  }
}

function asCombinator(sign: string | undefined): Combinator {
  return sign === '>' || sign === '+' || sign === '~' ? sign : ' ';
}

/** The selectors of a list, apart from commas in brackets. */
export function selectorsIn(list: string): string[] {
  const texts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index <= list.length; index += 1) {
    const character = list.charAt(index);
    if (character === '(' || character === '[') depth += 1;
    else if (character === ')' || character === ']') depth -= 1;
    else if (index === list.length || (character === ',' && depth <= 0)) {
      texts.push(list.slice(start, index).trim());
      start = index + 1;
    }
  }
  return texts.filter((text) => text !== '');
}

function compares(found: string, operator: string, wanted: string): boolean {
  switch (operator) {
    case '=':
      return found === wanted;
    case '~=':
      return found.split(/\s+/).includes(wanted);
    case '|=':
      return found === wanted || found.startsWith(`${wanted}-`);
    case '^=':
      return wanted !== '' && found.startsWith(wanted);
    case '$=':
      return wanted !== '' && found.endsWith(wanted);
    default:
      return wanted !== '' && found.includes(wanted);
  }
}

/** `odd`, `3`, `2n+1`; `null` for what is otherwise. */
function nthTest(argument: string): Test | null {
  const text = argument === 'odd' ? '2n+1' : argument === 'even' ? '2n' : argument.replace(/\s/g, '');
  const [, digits, plus] = /^(?:([+-]?\d{0,6})n)?([+-]?\d{1,6})?$/.exec(text) ?? [];
  if (digits === undefined && plus === undefined) return null;
  const step = digits === undefined ? 0 : /^[+-]?$/.test(digits) ? Number(`${digits}1`) : Number(digits);
  const first = Number(plus ?? 0);
  return ({ position }) => {
    const beyond = position + 1 - first;
    return step === 0 ? beyond === 0 : beyond % step === 0 && beyond / step >= 0;
  };
}
