type Attributes = Readonly<Record<string, string | number | boolean | null>>;

/** An element with attributes (`null` and `false` leave one out) and children; texts are texts, never markup. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly (Node | string | null)[]
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  setAttributes(created, attributes);
  created.append(...children.filter((child) => child !== null));
  return created;
}

/** The same for SVG. */
export function svgElement(
  name: string,
  attributes: Attributes = {},
  ...children: readonly Node[]
): SVGElement {
  const created = document.createElementNS('http://www.w3.org/2000/svg', name);
  if (!(created instanceof SVGElement)) throw new TypeError(`There is no SVG element "${name}".`);
  setAttributes(created, attributes);
  created.append(...children);
  return created;
}

/** The element of the page with this id, which must be of this type. */
export function byId<T extends Element>(id: string, type: new () => T): T {
  const found = document.getElementById(id);
  if (!(found instanceof type)) throw new TypeError(`The page has no such element: ${id}.`);
  return found;
}

function setAttributes(target: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== null && value !== false) target.setAttribute(name, value === true ? '' : String(value));
  }
}
