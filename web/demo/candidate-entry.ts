import { element } from './dom.ts';
import type { ResumeContent } from './file-content.ts';
import { inMegabytes } from './words.ts';

/** A CV that is ready to be sent. */
export interface EnteredResume {
  candidate: { id?: string } & ResumeContent;
  /** What the page calls it. */
  label: string;
  /** The text that quotes can be shown in; `null` where only the service knows it. */
  text: string | null;
}

/** One CV in the form. */
export interface CandidateEntry {
  readonly root: HTMLElement;
  readonly name: HTMLInputElement | null;
  readonly remove: HTMLButtonElement;
  /** Where a text can still be put in. */
  readonly text: HTMLTextAreaElement | null;
  /** Sets what the page calls it. */
  number(position: number): void;
  /** `null` when there is nothing to send. */
  read(): EnteredResume | null;
}

let made = 0;

/** A CV that is typed or pasted. */
export function textEntry(): CandidateEntry {
  made += 1;
  const id = `text-${made}`;
  const name = nameInput();
  const text = element('textarea', {
    id,
    rows: 10,
    dir: 'auto',
    autocomplete: 'off',
    placeholder: 'Paste a CV as plain text',
  });
  const remove = removeButton();
  const legend = element('legend');
  const root = element(
    'fieldset',
    { class: 'candidate' },
    legend,
    element('div', { class: 'name' }, element('label', { for: name.id }, 'Reference'), name, remove),
    element('label', { for: id }, 'Text'),
    text,
  );
  let title = '';
  return {
    root,
    name,
    text,
    remove,
    number(position) {
      title = `CV ${position}`;
      legend.textContent = title;
      remove.setAttribute('aria-label', `Remove ${title}`);
    },
    read() {
      if (text.value.trim() === '') return null;
      return {
        ...namedBy(name, title),
        candidate: { ...idOf(name), resume_text: text.value },
        text: text.value,
      };
    },
  };
}

/** A CV that is a file of which only the service knows the text. */
export function fileEntry(file: File, content: ResumeContent): CandidateEntry {
  const name = nameInput();
  const remove = removeButton();
  const legend = element('legend');
  const root = element(
    'fieldset',
    { class: 'candidate file' },
    legend,
    element('p', { class: 'chip' }, element('bdi', {}, file.name), ` ${inMegabytes(file.size)}`),
    element('div', { class: 'name' }, element('label', { for: name.id }, 'Reference'), name, remove),
  );
  let title = '';
  return {
    root,
    name,
    text: null,
    remove,
    number(position) {
      title = `CV ${position}`;
      legend.textContent = title;
      remove.setAttribute('aria-label', `Remove ${title}, ${file.name}`);
    },
    read: () => ({ ...namedBy(name, title), candidate: { ...idOf(name), ...content }, text: null }),
  };
}

/** A file that can't be sent, and why. */
export function refusedEntry(file: File, why: string): CandidateEntry {
  const remove = removeButton();
  remove.setAttribute('aria-label', `Remove ${file.name}, which will not be sent`);
  const root = element(
    'div',
    { class: 'candidate refused' },
    element(
      'p',
      {},
      element('strong', {}, 'Not sent: '),
      element('bdi', { class: 'file-name' }, file.name),
      ` ${why}`,
    ),
    remove,
  );
  return { root, name: null, text: null, remove, number() {}, read: () => null };
}

function nameInput(): HTMLInputElement {
  made += 1;
  return element('input', {
    id: `name-${made}`,
    maxlength: 128,
    autocomplete: 'off',
    dir: 'auto',
    placeholder: 'Your name for it, optional',
  });
}

function removeButton(): HTMLButtonElement {
  return element('button', { type: 'button', class: 'quiet remove' }, 'Remove');
}

function idOf(name: HTMLInputElement): { id?: string } {
  const id = name.value.trim();
  return id === '' ? {} : { id };
}

function namedBy(name: HTMLInputElement, title: string): { label: string } {
  return { label: name.value.trim() || title };
}
