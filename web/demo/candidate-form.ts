import { announce } from './announce.ts';
import {
  type CandidateEntry,
  type EnteredResume,
  fileEntry,
  refusedEntry,
  textEntry,
} from './candidate-entry.ts';
import { byId } from './dom.ts';
import { acceptChosen, acceptDrops } from './drop-area.ts';
import { readResumeFile, UnusableFileError } from './file-content.ts';
import { isReplaced } from './replaced-text.ts';
import { filesInWords, inMegabytes } from './words.ts';

const MAX_CANDIDATES = 50;
/** What a request takes, unless the operator set another size. */
const MAX_BODY_BYTES = 8 * 1024 * 1024;
const MANY = 4;

/** The list of CVs: texts that are typed, and files that are chosen or dropped. */
export class CandidateForm {
  readonly #list = byId('candidates', HTMLElement);
  readonly #add = byId('add', HTMLButtonElement);
  readonly #removeAll = byId('remove-all', HTMLButtonElement);
  readonly #note = byId('candidates-note', HTMLElement);
  #entries: CandidateEntry[] = [];
  /** What {@link fill} put in, as the fields hold it. */
  readonly #filled = new Map<CandidateEntry, { name: string; text: string }>();

  constructor() {
    this.#insert(textEntry());
    this.#add.addEventListener('click', () => this.#insert(textEntry()).text?.focus());
    this.#removeAll.addEventListener('click', () => {
      this.#replaceAll([textEntry()]);
      this.open().focus();
    });
    this.#list.addEventListener('input', () => {
      this.#dropFilledNames();
      this.#tell();
    });
    const addFiles = (files: File[]) => this.#addFiles(files);
    acceptChosen(byId('files', HTMLInputElement), addFiles);
    acceptDrops(byId('candidates-area', HTMLElement), addFiles);
  }

  /** What was entered; empty entries and files that can't be used are left out. */
  read(): EnteredResume[] {
    return this.#entries.map((entry) => entry.read()).filter((resume) => resume !== null);
  }

  /** Puts CVs into the form in place of what is there. */
  fill(candidates: readonly { id?: string; resume_text: string }[]): void {
    this.#replaceAll(candidates.map(({ id = '', resume_text }) => filledEntry(id, resume_text)));
    for (const entry of this.#entries) {
      this.#filled.set(entry, { name: entry.name?.value ?? '', text: entry.text?.value ?? '' });
    }
  }

  /** Takes out the CVs that are still as {@link fill} left them. */
  takeOutFilled(): void {
    for (const [entry, was] of [...this.#filled]) {
      if (entry.text?.value === was.text && entry.name?.value === was.name) this.#take(entry);
    }
    if (this.#entries.length === 0) this.#insert(textEntry());
  }

  /** The reference that an earlier CV has too; the service takes each once. */
  findRepeatedName(): HTMLInputElement | null {
    const earlier = new Set<string>();
    for (const entry of this.#entries) {
      const value = entry.name?.value.trim() ?? '';
      if (value === '' || entry.read() === null) continue;
      if (earlier.has(value)) return entry.name;
      earlier.add(value);
    }
    return null;
  }

  /** Where a CV can be put in; made when there is none. */
  open(): HTMLElement {
    const entry = this.#entries.find(({ text }) => text !== null) ?? this.#insert(textEntry());
    return entry.text ?? this.#add;
  }

  async #addFiles(files: readonly File[]): Promise<void> {
    const added = await Promise.all(files.map((file) => this.#entryOf(file)));
    if (added.some(({ name }) => name !== null)) this.takeOutFilled();
    for (const entry of added) this.#takeIn(entry);
    const refused = added.filter((entry) => entry.name === null).length;
    const said = refused === 0 ? '' : ` ${filesInWords(refused)} can not be used.`;
    announce(`${filesInWords(added.length - refused)} added.${said}`);
  }

  async #entryOf(file: File): Promise<CandidateEntry> {
    try {
      const content = await readResumeFile(file);
      const name = file.name.replace(/\.[^.]*$/, '');
      if ('resume_text' in content) return filledEntry(name, content.resume_text);
      const entry = fileEntry(file, content);
      if (entry.name !== null) entry.name.value = name;
      return entry;
    } catch (error) {
      return refusedEntry(file, error instanceof UnusableFileError ? error.message : 'can not be read.');
    }
  }

  /** Puts an entry into the place of one that is still empty, else at the end. */
  #takeIn(entry: CandidateEntry): void {
    if (entry.name !== null) entry.name.value = this.#freeName(entry.name.value);
    const unused = this.#entries.find(
      ({ text, name }) => text?.value.trim() === '' && name?.value.trim() === '',
    );
    if (unused !== undefined && entry.name !== null) this.#take(unused);
    this.#insert(entry);
  }

  /** References are unique; files of the same name from two folders need not be. */
  #freeName(wanted: string): string {
    const taken = new Set(this.#entries.map(({ name }) => name?.value.trim()));
    // Within the length of an id, with room for a number.
    const name = [...wanted].slice(0, 100).join('').trim();
    let free = name;
    for (let count = 2; taken.has(free); count += 1) free = `${name} (${count})`;
    return free;
  }

  /** A CV that stands in the place of one that was filled in is not called as that was. */
  #dropFilledNames(): void {
    for (const [{ name, text }, was] of this.#filled) {
      if (text === null || !isReplaced(was.text, text.value)) continue;
      if (name?.value === was.name) name.value = '';
    }
  }

  #replaceAll(entries: readonly CandidateEntry[]): void {
    for (const entry of [...this.#entries]) this.#take(entry);
    for (const entry of entries) this.#insert(entry);
  }

  #insert(entry: CandidateEntry): CandidateEntry {
    entry.remove.addEventListener('click', () => this.#removeByHand(entry));
    this.#entries.push(entry);
    this.#list.append(entry.root);
    this.#tell();
    return entry;
  }

  #take(entry: CandidateEntry): void {
    this.#entries = this.#entries.filter((other) => other !== entry);
    this.#filled.delete(entry);
    entry.root.remove();
    this.#tell();
  }

  /** Who removes one by keyboard stands at the next. */
  #removeByHand(entry: CandidateEntry): void {
    const position = this.#entries.indexOf(entry);
    this.#take(entry);
    if (this.#entries.length === 0) this.#insert(textEntry());
    const next = this.#entries[Math.min(position, this.#entries.length - 1)];
    if (next?.text?.value === '') next.text.focus();
    else next?.remove.focus();
    announce('Removed.');
  }

  /** Numbers the entries, and says what a request would not take. */
  #tell(): void {
    const sent = this.#entries.filter(({ name }) => name !== null);
    for (const [index, entry] of sent.entries()) entry.number(index + 1);
    this.#removeAll.hidden = this.#entries.length < MANY;
    const resumes = this.read();
    const bytes = resumes.reduce((sum, { candidate }) => sum + sizeOf(candidate), 0);
    const words = [
      resumes.length >= MANY && `${resumes.length} CVs.`,
      resumes.length > MAX_CANDIDATES && `A request takes ${MAX_CANDIDATES} at most.`,
      bytes > MAX_BODY_BYTES &&
        `Together they take ${inMegabytes(bytes)} to send; the service takes 8 MiB in one request, unless it is set otherwise. Send them in parts.`,
    ].filter((word) => word !== false);
    this.#note.textContent = words.join(' ');
  }
}

function filledEntry(name: string, resumeText: string): CandidateEntry {
  const entry = textEntry();
  if (entry.name !== null) entry.name.value = name;
  if (entry.text !== null) entry.text.value = resumeText;
  return entry;
}

/** Close to what it takes in the body, without making the body. */
function sizeOf(candidate: EnteredResume['candidate']): number {
  if ('resume_document' in candidate) return candidate.resume_document.data.length;
  return 'resume_text' in candidate ? candidate.resume_text.length : 0;
}
