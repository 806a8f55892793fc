/** An element of a page with what stands around it, as far as the page was read. */
export interface PageElement {
  /** The how-manieth of the page, the same each time that it is read. */
  ordinal: number;
  tag: string;
  attributes: Readonly<Record<string, string>>;
  classes: readonly string[];
  parent: PageElement | null;
  /** Its place among its siblings, from 0. */
  position: number;
  /** The first of its siblings, itself among them. */
  siblings: PageElement[];
  /** Of its open child, the siblings. */
  children: PageElement[];
  childCount: number;
}

/** More siblings than selectors are asked about. */
const MAX_SIBLINGS = 1_000;

/** The elements that are open at a place of a page. */
export class OpenElements {
  #current: PageElement | null = null;
  #count = 0;

  /** The innermost one; `null` outside of all. */
  get current(): PageElement | null {
    return this.#current;
  }

  /** Opens an element within the innermost one. */
  open(tag: string, attributes: Readonly<Record<string, string>>): PageElement {
    const parent = this.#current;
    const siblings = parent?.children ?? [];
    const position = parent?.childCount ?? 0;
    const classes = attributes.class?.split(/\s+/).filter((name) => name !== '') ?? [];
    const element: PageElement = {
      ...{ ordinal: this.#count, tag, attributes, classes, parent, position, siblings },
      ...{ children: [], childCount: 0 },
    };
    this.#count += 1;
    if (parent !== null) parent.childCount += 1;
    if (siblings.length < MAX_SIBLINGS) siblings.push(element);
    this.#current = element;
    return element;
  }

  /** Closes the innermost one. */
  close(): void {
    if (this.#current === null) return;
    // What stands within is asked for no more, and a page may have very much of it.
    this.#current.children = [];
    this.#current = this.#current.parent;
  }
}
