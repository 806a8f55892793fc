import { element } from './dom.ts';
import { findQuote } from './find-quote.ts';

/** The CV beside its card, in which a quote can be shown. */
export class ResumeView {
  readonly root: HTMLElement;
  /** Of the element on the page. */
  readonly id: string;
  readonly #text: string | null;
  readonly #body: HTMLElement;

  /** @param text `null` when the page does not know it */
  constructor(text: string | null, label: string, id: string) {
    this.#text = text;
    this.id = id;
    this.#body = element('div', {
      class: 'text',
      tabindex: 0,
      role: 'group',
      'aria-label': `Text of the CV of ${label}`,
    });
    this.root = element(
      'section',
      { class: 'cv', id, tabindex: -1, 'aria-label': `CV of ${label}` },
      element('h4', {}, 'CV'),
      this.#body,
    );
    this.clear();
  }

  clear(): void {
    this.#body.replaceChildren(
      this.#text ?? element('p', { class: 'hint' }, 'Choose a requirement to see its quote here.'),
    );
  }

  /** Marks the quote and scrolls the CV to it. */
  show(quote: string): void {
    const mark = element('mark', {}, quote);
    const place = this.#text === null ? null : findQuote(this.#text, quote);
    if (this.#text === null || place === null) {
      this.#body.replaceChildren(element('p', {}, '… ', mark, ' …'));
    } else {
      mark.textContent = this.#text.slice(place.start, place.end);
      this.#body.replaceChildren(this.#text.slice(0, place.start), mark, this.#text.slice(place.end));
    }
    // Within the CV alone: on a phone it stands far below, and the card has the quote too, with a link to here.
    this.#body.scrollTop = mark.offsetTop - this.#body.clientHeight / 2;
  }
}
