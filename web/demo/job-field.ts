import { announce } from './announce.ts';
import { byId } from './dom.ts';
import { acceptChosen, acceptDrops } from './drop-area.ts';
import { readJobFile, UnusableFileError } from './file-content.ts';

/** Lets the job be chosen or dropped as a file, and gives the field of its text. */
export function jobField(): HTMLTextAreaElement {
  const job = byId('job', HTMLTextAreaElement);
  const note = byId('job-note', HTMLElement);
  const takeFile = async ([file]: File[]): Promise<void> => {
    if (file === undefined) return;
    try {
      job.value = await readJobFile(file);
      note.textContent = '';
      job.dispatchEvent(new Event('input', { bubbles: true }));
      announce(`The job is read from ${file.name}.`);
    } catch (error) {
      const why = error instanceof UnusableFileError ? error.message : 'can not be read.';
      note.textContent = `${file.name} ${why}`;
    }
  };
  acceptChosen(byId('job-file', HTMLInputElement), takeFile);
  acceptDrops(byId('job-area', HTMLElement), takeFile);
  job.addEventListener('input', () => {
    note.textContent = '';
  });
  return job;
}
