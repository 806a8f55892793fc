/** Takes files that are dropped on an area. What is not a file, such as a marked text, goes where the browser puts it. */
export function acceptDrops(area: HTMLElement, onFiles: (files: File[]) => void): void {
  const mark = (isOver: boolean) => area.classList.toggle('over', isOver);
  area.addEventListener('dragover', (event) => {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    mark(true);
  });
  area.addEventListener('dragleave', () => mark(false));
  area.addEventListener('drop', (event) => {
    mark(false);
    if (!holdsFiles(event)) return;
    event.preventDefault();
    onFiles([...(event.dataTransfer?.files ?? [])]);
  });
}

/** A file that misses the areas would be opened in place of the page, and what was typed would be gone. */
export function ignoreOtherDrops(): void {
  for (const type of ['dragover', 'drop'] as const) {
    window.addEventListener(type, (event) => {
      if (event.defaultPrevented || !holdsFiles(event)) return;
      event.preventDefault();
      if (event.dataTransfer !== null) event.dataTransfer.dropEffect = 'none';
    });
  }
}

/** Gives the files that are chosen with a button, and lets the same one be chosen again. */
export function acceptChosen(input: HTMLInputElement, onFiles: (files: File[]) => void): void {
  input.addEventListener('change', () => {
    const files = [...(input.files ?? [])];
    input.value = '';
    onFiles(files);
  });
}

function holdsFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}
