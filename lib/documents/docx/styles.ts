import { Parser } from 'htmlparser2';
import { type Appearance, type Attributes, effectOf } from './appearance.ts';

interface Style {
  effect: Partial<Appearance>;
  basedOn: string | null;
}

const MAX_BASES = 20;

/** The named styles of a Word document. */
export class WordStyles {
  readonly #styles = new Map<string, Style>();

  /** @param xml of `word/styles.xml`; an empty text for none */
  constructor(xml: string) {
    let current: Style | null = null;
    const parser = new Parser(
      {
        onopentag: (name, attributes) => {
          if (name === 'w:style') {
            current = { effect: {}, basedOn: null };
            this.#styles.set(attributes['w:styleId'] ?? '', current);
          } else if (current !== null) {
            addTo(current, name, attributes);
          }
        },
        onclosetag: (name) => {
          if (name === 'w:style') current = null;
        },
      },
      { xmlMode: true },
    );
    parser.end(xml);
  }

  /** What the style, and those it is based on, change. */
  effectOf(styleId: string): Partial<Appearance> {
    const effects: Partial<Appearance>[] = [];
    let style = this.#styles.get(styleId);
    while (style !== undefined && effects.length < MAX_BASES) {
      effects.unshift(style.effect);
      style = style.basedOn === null ? undefined : this.#styles.get(style.basedOn);
    }
    return Object.assign({}, ...effects);
  }
}

function addTo(style: Style, name: string, attributes: Attributes): void {
  if (name === 'w:basedOn') style.basedOn = attributes['w:val'] ?? null;
  else if (name.startsWith('w:')) Object.assign(style.effect, effectOf(name.slice(2), attributes));
}
