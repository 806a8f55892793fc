import type { PageElement } from './page-elements.ts';
import { type ContentTest, matches, type Selector, selectorOf } from './selectors.ts';
import { longhandsOf } from './shorthands.ts';
import { type Declaration, declarationsOf, rulesOf } from './style-sheet.ts';

/** What is declared for an element: the value of each property that counts. */
export type StyleValues = ReadonlyMap<string, string>;

interface Rule {
  selector: Selector;
  declarations: readonly Declaration[];
  layer: string | null;
  order: number;
}

/** A declaration with what decides whether another one outweighs it, the weightiest first. */
interface Weighed extends Declaration {
  weight: readonly [isImportant: number, layer: number, specificity: number, order: number];
}

const MAX_RULES = 5_000;
const NO_VALUES: StyleValues = new Map();

/** What the rules of one key declare, weighed. */
interface KeyedRules {
  /** For all that have the key: of each property what counts most. */
  forAll: readonly Weighed[];
  /** For those of them that fit a selector. */
  forSome: readonly { selector: Selector; weighed: readonly Weighed[] }[];
}

/** The style rules of a page. A rule of which it can't be told whether it fits an element does not. */
export class StyleRules {
  /** By what each subject has, so that an element costs little however many rules there are. */
  readonly #rules = new Map<string, Rule[]>();
  /** The same, made when all rules and layers are known. */
  #keyed: ReadonlyMap<string, KeyedRules> | undefined;
  readonly #layers = new Set<string>();
  readonly #contents: ContentTest[] = [];
  #count = 0;

  /** Adds the rules of a `<style>` element. */
  add(sheet: string): void {
    this.#keyed = undefined;
    for (const { selectors, declarations, layer } of rulesOf(sheet, this.#layers)) {
      const useful = declarations.flatMap(longhandsOf);
      if (useful.length === 0) continue;
      for (const text of selectors) {
        if (this.#count >= MAX_RULES) return;
        const selector = selectorOf(text, this.#contents);
        if (selector === null) continue;
        this.#count += 1;
        const rules = this.#rules.get(selector.key) ?? [];
        rules.push({ selector, declarations: useful, layer, order: this.#count });
        this.#rules.set(selector.key, rules);
      }
    }
  }

  /** Whether elements have to be noted before anything is asked of them. */
  get asksForContents(): boolean {
    return this.#contents.length > 0;
  }

  /** Notes what an element is to those around it. */
  note(element: PageElement): void {
    for (const test of this.#contents) test.note(element);
  }

  /**
   * What counts for an element, of the rules, its own `style` and what the page's older attributes say.
   *
   * @param hints what attributes such as `bgcolor` declare
   */
  valuesOf(element: PageElement, hints: readonly Declaration[]): StyleValues {
    const { style } = element.attributes;
    const weighed: Weighed[] = [];
    if (this.#count > 0) this.#addFitting(element, weighed);
    if (weighed.length === 0 && style === undefined && hints.length === 0) return NO_VALUES;
    weighed.sort(byWeight);
    const values = new Map<string, string>();
    for (const { name, value } of hints) values.set(name, value);
    const own = style === undefined ? [] : declarationsOf(style).flatMap(longhandsOf);
    for (const { name, value } of withOwn(weighed, own)) values.set(name, value);
    return values;
  }

  #addFitting(element: PageElement, weighed: Weighed[]): void {
    const { tag, classes, attributes } = element;
    const keys = new Set(['*', tag, ...classes.map((name) => `.${name}`)]);
    if (attributes.id !== undefined) keys.add(`#${attributes.id}`);
    this.#keyed ??= new Map([...this.#rules].map(([key, rules]) => [key, this.#keyedRules(rules)]));
    for (const key of keys) {
      const rules = this.#keyed.get(key);
      if (rules === undefined) continue;
      weighed.push(...rules.forAll);
      for (const { selector, weighed: own } of rules.forSome)
        if (matches(selector, element)) weighed.push(...own);
    }
  }

  #keyedRules(rules: readonly Rule[]): KeyedRules {
    return {
      forAll: weightiest(rules.filter(isForAll).flatMap((rule) => this.#weighed(rule))),
      forSome: rules
        .filter((rule) => !isForAll(rule))
        .map((rule) => ({ selector: rule.selector, weighed: this.#weighed(rule) })),
    };
  }

  #weighed({ selector, declarations, layer, order }: Rule): Weighed[] {
    const place = layer === null ? this.#layers.size : [...this.#layers].indexOf(layer);
    return declarations.map((declaration) => {
      const { isImportant } = declaration;
      // Of important declarations those of the first layer count most.
      const weight = [
        isImportant ? 1 : 0,
        isImportant ? -place : place,
        selector.specificity,
        order,
      ] as const;
      return { ...declaration, weight };
    });
  }
}

/** Whether a rule fits all that have its key: no more is asked of them. */
function isForAll({ selector: { compounds, key } }: Rule): boolean {
  return compounds.length === 1 && compounds[0]?.tests.length === (key === '*' ? 0 : 1);
}

/** Of each property the weightiest declaration, and the weightiest important one. */
function weightiest(weighed: readonly Weighed[]): Weighed[] {
  const counting = new Map<string, Weighed>();
  for (const declaration of weighed) {
    const place = `${declaration.name}${declaration.isImportant ? '!' : ''}`;
    const known = counting.get(place);
    if (known === undefined || byWeight(known, declaration) < 0) counting.set(place, declaration);
  }
  return [...counting.values()];
}

/** The element's own declarations stand above the rules, but below what these call important. */
function withOwn(weighed: readonly Weighed[], own: readonly Declaration[]): Declaration[] {
  const isPlain = ({ isImportant }: Declaration): boolean => !isImportant;
  const isImportant = (declaration: Declaration): boolean => declaration.isImportant;
  return [
    ...[...weighed.filter(isPlain), ...own.filter(isPlain)],
    ...[...weighed.filter(isImportant), ...own.filter(isImportant)],
  ];
}

function byWeight({ weight: one }: Weighed, { weight: other }: Weighed): number {
  for (const at of [0, 1, 2, 3] as const) if (one[at] !== other[at]) return one[at] - other[at];
  return 0;
}
