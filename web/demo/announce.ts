import { byId } from './dom.ts';

/** Says something to screen readers that the eye sees where it happens. */
export function announce(words: string): void {
  const live = byId('announcer', HTMLElement);
  live.textContent = '';
  // The same words twice would be no change, and would not be said.
  requestAnimationFrame(() => {
    live.textContent = words;
  });
}
