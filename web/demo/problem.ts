import { byId, element } from './dom.ts';
import { ScoreError } from './score-api.ts';
import { errorTitle, inWordsOfPage, waitInWords } from './words.ts';

export interface Problem {
  title: string;
  messages: readonly string[];
  /** The field to mend. Without one the message itself is focused. */
  field?: HTMLElement;
  requestId?: string | null;
}

/** Says what went wrong: near the button, or at the field that is to be mended. */
export class ProblemPlace {
  readonly #root: HTMLElement;
  /** Marks the place near the button while the message stands at a field. */
  readonly #home = document.createComment('problem');
  #unmark = () => {};

  constructor(id: string) {
    this.#root = byId(id, HTMLElement);
    this.#root.before(this.#home);
  }

  hide(): void {
    this.#unmark();
    this.#root.replaceChildren();
    this.#root.hidden = true;
    this.#home.after(this.#root);
  }

  show({ title, messages, field, requestId = null }: Problem): void {
    this.hide();
    if (field !== undefined) {
      field.closest('details')?.setAttribute('open', '');
      field.after(this.#root);
    }
    this.#root.hidden = false;
    this.#root.replaceChildren(
      element('strong', {}, title),
      element('ul', {}, ...messages.map((message) => element('li', {}, message))),
      requestId === null ? '' : element('p', { class: 'hint' }, `Request ${requestId}`),
    );
    if (field !== undefined) this.#markInvalid(field);
    const place = field ?? this.#root;
    place.focus({ preventScroll: true });
    place.scrollIntoView({ block: 'center' });
  }

  /** Until it is changed. */
  #markInvalid(field: HTMLElement): void {
    const described = field.getAttribute('aria-describedby');
    field.setAttribute('aria-invalid', 'true');
    field.setAttribute('aria-describedby', [described ?? '', this.#root.id].join(' ').trim());
    const onInput = () => this.hide();
    this.#unmark = () => {
      field.removeEventListener('input', onInput);
      field.removeAttribute('aria-invalid');
      if (described === null) field.removeAttribute('aria-describedby');
      else field.setAttribute('aria-describedby', described);
      this.#unmark = () => {};
    };
    field.addEventListener('input', onInput);
  }
}

/**
 * What an error means to the person at the page.
 *
 * @param labels what the page calls the candidates that were sent
 */
export function problemOf(error: unknown, labels: readonly string[]): Problem {
  if (!(error instanceof ScoreError)) {
    return {
      title: errorTitle('unknown'),
      messages: ['The page met something that it did not expect. Please load it again.'],
    };
  }
  const { code, details, message, retryAfterSeconds, requestId } = error;
  const said = (details.length > 0 ? details : [message]).map((text) => inWordsOfPage(text, labels));
  const wait = retryAfterSeconds === null ? [] : [waitInWords(retryAfterSeconds)];
  return { title: errorTitle(code), messages: [...said, ...wait], requestId };
}
