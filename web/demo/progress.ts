import { announce } from './announce.ts';
import { byId, element } from './dom.ts';

const MS_PER_SECOND = 1_000;
/** From here on a person wonders. */
const LONG_SECONDS = 10;

/** They keep the focus while they wait, which `disabled` would take from them. */
const RUNNING = 'button.primary';

const bar = byId('progress', HTMLElement);
const words = byId('progress-words', HTMLElement);
const cancel = byId('cancel', HTMLButtonElement);
let running: AbortController | null = null;

cancel.addEventListener('click', () => running?.abort());
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') running?.abort();
});

/**
 * Shows that something is at work, with the seconds and a way to cancel it, for as long as it takes. One runs at a time;
 * another that is asked for meanwhile is not begun.
 */
export async function withProgress(
  what: string,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  if (running !== null) return;
  running = new AbortController();
  const stop = show(what);
  try {
    await work(running.signal);
  } finally {
    stop();
    running = null;
  }
}

function show(what: string): () => void {
  const seconds = element('span', { class: 'seconds' });
  words.replaceChildren(`${what} … `, seconds);
  bar.hidden = false;
  for (const button of document.querySelectorAll(RUNNING)) button.setAttribute('aria-disabled', 'true');
  // The seconds are for the eye: a screen reader would say each of them.
  announce(`${what}. Escape cancels it.`);
  const started = performance.now();
  const timer = setInterval(() => {
    const passed = Math.round((performance.now() - started) / MS_PER_SECOND);
    seconds.textContent = `${passed} s${passed < LONG_SECONDS ? '' : '. The model may take up to a minute.'}`;
  }, MS_PER_SECOND);
  return () => {
    clearInterval(timer);
    bar.hidden = true;
    for (const button of document.querySelectorAll(RUNNING)) button.removeAttribute('aria-disabled');
  };
}
