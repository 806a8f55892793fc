import { byId, element } from './dom.ts';

/** A candidate as the service takes it. */
type Candidate = { id?: string } & (
  | { resume_text: string }
  | { resume: unknown }
  | { resume_document: { content_type: string; data: string } }
);

/** A CV in the form, with the text that quotes can be shown in; `null` for a file whose text only the service knows. */
export interface EnteredResume {
  candidate: Candidate;
  text: string | null;
}

interface Entry {
  root: HTMLElement;
  name: HTMLInputElement;
  text: HTMLTextAreaElement;
  /** Set when a file stands in place of the text. */
  file: Candidate | null;
}

const MAX_FILE_BYTES = 5 * 1024 * 1024;
const DOCUMENT_TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  html: 'text/html',
  htm: 'text/html',
};

/** The list of CVs: texts that are typed, and files that are chosen or dropped. */
export class CandidateForm {
  readonly #list = byId('candidates', HTMLElement);
  readonly #onProblem: (message: string) => void;
  #entries: Entry[] = [];
  #made = 0;

  constructor(onProblem: (message: string) => void) {
    this.#onProblem = onProblem;
    this.add();
    byId('add', HTMLButtonElement).addEventListener('click', () => this.add().text.focus());
    const files = byId('files', HTMLInputElement);
    files.addEventListener('change', async () => {
      await this.#addFiles(files.files);
      files.value = '';
    });
    this.#acceptDrops(byId('drop', HTMLElement));
  }

  /** What was entered; empty entries are left out. */
  read(): EnteredResume[] {
    return this.#entries.flatMap(({ name, text, file }): EnteredResume[] => {
      const id = name.value.trim();
      const named = id === '' ? {} : { id };
      if (file !== null) return [{ candidate: { ...named, ...file }, text: null }];
      if (text.value.trim() === '') return [];
      return [{ candidate: { ...named, resume_text: text.value }, text: text.value }];
    });
  }

  /** Puts CVs into the form in place of what is there. */
  fill(candidates: readonly { id?: string; resume_text: string }[]): void {
    for (const entry of [...this.#entries]) this.#remove(entry);
    for (const { id = '', resume_text } of candidates) {
      const entry = this.add();
      entry.name.value = id;
      entry.text.value = resume_text;
    }
  }

  focus(): void {
    this.#entries[0]?.text.focus();
  }

  add(): Entry {
    this.#made += 1;
    const number = this.#made;
    const name = element('input', {
      id: `name-${number}`,
      maxlength: 128,
      autocomplete: 'off',
      placeholder: 'Your name for it, optional',
    });
    const text = element('textarea', {
      id: `text-${number}`,
      rows: 10,
      placeholder: 'Paste a CV as plain text',
    });
    const remove = element('button', { type: 'button', class: 'quiet remove' }, 'Remove');
    const root = element(
      'fieldset',
      { class: 'candidate' },
      element('legend', {}, ''),
      element('div', { class: 'name' }, element('label', { for: name.id }, 'Reference'), name, remove),
      element('label', { for: text.id }, 'CV'),
      text,
    );
    const entry: Entry = { root, name, text, file: null };
    remove.addEventListener('click', () => {
      this.#remove(entry);
      if (this.#entries.length === 0) this.add();
      this.focus();
    });
    this.#entries.push(entry);
    this.#list.append(root);
    this.#number();
    return entry;
  }

  #remove(entry: Entry): void {
    this.#entries = this.#entries.filter((other) => other !== entry);
    entry.root.remove();
    this.#number();
  }

  #number(): void {
    for (const [index, { root }] of this.#entries.entries()) {
      const legend = root.querySelector('legend');
      if (legend !== null) legend.textContent = `CV ${index + 1}`;
      root.querySelector('.remove')?.setAttribute('aria-label', `Remove CV ${index + 1}`);
    }
  }

  #acceptDrops(zone: HTMLElement): void {
    const mark = (isOver: boolean) => zone.classList.toggle('over', isOver);
    zone.addEventListener('dragover', (event) => {
      event.preventDefault();
      mark(true);
    });
    zone.addEventListener('dragleave', () => mark(false));
    zone.addEventListener('drop', async (event) => {
      event.preventDefault();
      mark(false);
      await this.#addFiles(event.dataTransfer?.files ?? null);
    });
  }

  async #addFiles(files: FileList | null): Promise<void> {
    for (const file of files ?? []) {
      try {
        await this.#addFile(file);
      } catch (error) {
        this.#onProblem(error instanceof Error ? error.message : `${file.name} can not be read.`);
      }
    }
  }

  async #addFile(file: File): Promise<void> {
    if (file.size > MAX_FILE_BYTES) throw new Error(`${file.name} is larger than 5 MiB.`);
    const extension = file.name.split('.').at(-1)?.toLowerCase() ?? '';
    const type = DOCUMENT_TYPES[extension];
    const content = await contentOf(file, extension, type);
    const unused = this.#entries.find((entry) => entry.file === null && entry.text.value.trim() === '');
    const entry = unused ?? this.add();
    if (entry.name.value === '') entry.name.value = file.name.replace(/\.[^.]*$/, '').slice(0, 128);
    if ('resume_text' in content) entry.text.value = content.resume_text;
    else this.#showFile(entry, file, content);
  }

  #showFile(entry: Entry, file: File, content: Candidate): void {
    entry.file = content;
    const size = `${Math.max(1, Math.round(file.size / 1000)).toLocaleString('en')} kB`;
    const chip = element('p', { class: 'chip' }, element('strong', {}, file.name), ` ${size}`);
    entry.root.querySelector(`label[for="${entry.text.id}"]`)?.remove();
    entry.text.replaceWith(chip);
  }
}

async function contentOf(file: File, extension: string, type: string | undefined): Promise<Candidate> {
  if (type !== undefined) return { resume_document: { content_type: type, data: await base64Of(file) } };
  const text = await file.text();
  if (extension !== 'json') return { resume_text: text };
  try {
    return { resume: JSON.parse(text) };
  } catch {
    throw new Error(`${file.name} is not valid JSON.`);
  }
}

function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('error', () => reject(new Error(`${file.name} can not be read.`)));
    reader.addEventListener('load', () => resolve(String(reader.result).replace(/^[^,]*,/, '')));
    reader.readAsDataURL(file);
  });
}
