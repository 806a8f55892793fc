import { Parser } from 'htmlparser2';
import { colorOfHex } from '../contrast.ts';
import { requireDepth, type VisibleText } from '../visible-text.ts';
import { type Appearance, type Attributes, effectOf, isSeen, PLAIN } from './appearance.ts';
import type { WordStyles } from './styles.ts';

/** An open element with the appearance that its content has. */
interface Frame {
  name: string;
  appearance: Appearance;
}

/** Deleted and moved text, the older twin of a drawing, and what belongs to a field or a picture. */
const SKIPPED = new Set(['w:del', 'w:moveFrom', 'mc:Fallback', 'w:instrText', 'w:delText', 'pic:pic']);
/** The elements whose properties (`w:rPr`, `w:pPr`, …) say how their content looks. */
const OWNERS = new Set(['w:r', 'w:p', 'w:tc', 'w:tbl', 'w:tr']);
const PROPERTIES = new Set(['w:rPr', 'w:pPr', 'w:tcPr', 'w:tblPr', 'w:trPr']);
/** Elements that something within them hides or fills. */
const SOUGHT = new Set(['w:r', 'wp:anchor', 'wps:wsp']);
/** Of shapes as older versions of Word write them. */
const UNSEEN_STYLE = /visibility: ?hidden|margin-(?:left|top): ?-\d{4,}/;
const SYMBOL_BULLETS: ReadonlySet<number> = new Set([
  0xf06c, 0xf06e, 0xf076, 0xf0a7, 0xf0a8, 0xf0b7, 0xf0d8, 0xf0fc,
]);
/** In English metric units: nine centimetres to the left or above is off every page. */
const OFF_PAGE_EMU = -3_240_000;

/**
 * Adds the text of a part of a Word document, such as `word/document.xml`, to `output`.
 *
 * @throws UnreadableDocumentError when it is nested too deeply
 */
export function readWordPart(xml: string, styles: WordStyles, output: VisibleText): void {
  const reader = new WordPartReader(styles, output);
  const parser = new Parser(
    {
      onopentag: (name, attributes) => reader.open(name, attributes),
      onclosetag: (name) => reader.close(name),
      ontext: (text) => reader.text(text),
    },
    { xmlMode: true },
  );
  parser.end(xml);
}

/** Symbol fonts have their signs where Unicode has none: nearly all of them are bullets, the others are pictures. */
function symbolOf(code: string | undefined): string {
  const point = Number.parseInt(code ?? '', 16);
  if (point >= 0x20 && point < 0xe000) return String.fromCharCode(point);
  return SYMBOL_BULLETS.has(point) ? '• ' : ' ';
}

class WordPartReader {
  readonly #styles: WordStyles;
  readonly #output: VisibleText;
  readonly #frames: Frame[] = [];
  /**
   * What is looked for among the frames, so that nothing looks through all that is open: indexes of those with
   * properties …
   */
  readonly #properties: number[] = [];
  /** … and the frames of {@link SOUGHT}, by name. */
  readonly #sought = new Map([...SOUGHT].map((name): [string, Frame[]] => [name, []]));
  #skippedDepth = 0;
  #hasTextSinceParagraph = false;
  #paragraphsInCell = 0;

  constructor(styles: WordStyles, output: VisibleText) {
    this.#styles = styles;
    this.#output = output;
  }

  open(name: string, attributes: Attributes): void {
    requireDepth(this.#frames.length + this.#skippedDepth);
    if (this.#skippedDepth > 0 || SKIPPED.has(name)) {
      this.#skippedDepth += 1;
      return;
    }
    this.#applyProperty(name, attributes);
    this.#applyDrawing(name, attributes);
    const appearance = { ...(this.#frames.at(-1)?.appearance ?? PLAIN) };
    if (name === 'w:p') appearance.isListItem = false;
    if (name.startsWith('v:') && UNSEEN_STYLE.test(attributes.style ?? '')) appearance.isHidden = true;
    if (name === 'w:txbxContent') this.#output.separate('\n');
    if (name === 'w:tc') this.#paragraphsInCell = 0;
    if (PROPERTIES.has(name)) this.#properties.push(this.#frames.length);
    const frame = { name, appearance };
    this.#frames.push(frame);
    this.#sought.get(name)?.push(frame);
    if (name === 'w:tab' || name === 'w:ptab') this.#tab();
    else if (name === 'w:br' || name === 'w:cr') this.#output.separate('\n');
    else if (name === 'w:noBreakHyphen') this.#show('-', appearance);
    else if (name === 'w:sym') this.#show(symbolOf(attributes['w:char']), appearance);
  }

  close(name: string): void {
    if (this.#skippedDepth > 0) {
      this.#skippedDepth -= 1;
      return;
    }
    const closed = this.#frames.pop();
    if (closed !== undefined) this.#sought.get(closed.name)?.pop();
    if (this.#properties.at(-1) === this.#frames.length) this.#properties.pop();
    if (name === 'w:p') {
      this.#output.separate(this.#hasTextSinceParagraph ? '\n' : '\n\n');
      this.#hasTextSinceParagraph = false;
      this.#paragraphsInCell += 1;
    } else if (name === 'w:tc' && this.#paragraphsInCell <= 1) {
      // A short cell and its right neighbour, such as dates and a role, are read as one line.
      this.#output.separateBy('   ');
    } else if (name === 'w:tr' || name === 'w:txbxContent') {
      this.#output.separate('\n');
    }
  }

  text(text: string): void {
    const frame = this.#frames.at(-1);
    if (this.#skippedDepth > 0 || frame === undefined) return;
    if (frame.name === 'w:t' || frame.name === 'm:t') this.#show(text, frame.appearance);
    else if (frame.name === 'wp:posOffset' && Number(text) < OFF_PAGE_EMU) this.#hideWithin('wp:anchor');
  }

  #show(text: string, appearance: Appearance): void {
    if (!isSeen(appearance)) {
      this.#output.hide(text);
      return;
    }
    if (appearance.isStruckOut || appearance.isDoublyStruckOut) return;
    if (appearance.isListItem && !this.#hasTextSinceParagraph) this.#output.show('- ');
    if (text.trim() !== '') this.#hasTextSinceParagraph = true;
    this.#output.show(text);
  }

  /** In a tab only its distance counts; tabs that open a line are its indent. */
  #tab(): void {
    if (this.#frames.at(-2)?.name === 'w:r' && this.#hasTextSinceParagraph) this.#output.separate('   ');
  }

  /** Properties follow the element they belong to, and come before its content. */
  #applyProperty(name: string, attributes: Attributes): void {
    if (name === 'w:background') {
      const base = this.#frames.at(-1);
      const ground = colorOfHex(attributes['w:color'] ?? '');
      if (base !== undefined && ground !== null) base.appearance.ground = ground;
      return;
    }
    const owner = this.#frames[(this.#properties.at(-1) ?? 0) - 1];
    if (owner === undefined || !OWNERS.has(owner.name)) return;
    if (name === 'w:pStyle' || name === 'w:rStyle') {
      Object.assign(owner.appearance, this.#styles.effectOf(attributes['w:val'] ?? ''));
    } else if (name.startsWith('w:')) {
      Object.assign(owner.appearance, effectOf(name.slice(2), attributes));
    }
  }

  /** The fill of a shape is the ground of the text in it. */
  #applyDrawing(name: string, attributes: Attributes): void {
    if (name === 'w14:noFill' && this.#frames.at(-1)?.name === 'w14:textFill') this.#hideWithin('w:r');
    if (name === 'wp:docPr' && /^(?:1|true)$/.test(attributes.hidden ?? '')) this.#hideWithin('wp:anchor');
    if (!name.startsWith('a:')) return;
    const parent = this.#frames.at(-1)?.name;
    const grandparent = this.#frames.at(-2)?.name;
    const isFill =
      (parent === 'a:solidFill' && grandparent === 'wps:spPr') ||
      (parent === 'wps:spPr' && (name === 'a:gradFill' || name === 'a:blipFill' || name === 'a:pattFill'));
    if (!isFill) return;
    const shape = this.#sought.get('wps:wsp')?.at(-1);
    if (shape === undefined) return;
    shape.appearance.ground = name === 'a:srgbClr' ? colorOfHex(attributes.val ?? '') : null;
  }

  #hideWithin(name: string): void {
    const frame = this.#sought.get(name)?.at(-1);
    if (frame !== undefined) frame.appearance.isHidden = true;
  }
}
