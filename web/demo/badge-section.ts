import { type BadgeFacts, badgeAddress, badgeHtml, badgeSvg } from './badge-svg.ts';
import { element } from './dom.ts';

const SAID_FOR_MS = 2_000;

/** The badge of a card as code for other pages. */
export function badgeSection(facts: BadgeFacts, label: string): HTMLElement {
  const code = element('textarea', {
    class: 'code',
    readonly: true,
    rows: 4,
    spellcheck: 'false',
    'aria-label': `Code of the badge of ${label}`,
  });
  code.value = badgeHtml(facts);
  code.addEventListener('focus', () => code.select());
  const said = element('span', { class: 'said', role: 'status' });
  const copyButton = (name: string, text: string): HTMLElement => {
    const button = element('button', { type: 'button' }, name);
    button.addEventListener('click', async () => {
      code.value = text;
      said.textContent = (await copy(text)) ? 'Copied' : 'The browser does not allow it: copy the code below';
      setTimeout(() => {
        said.textContent = '';
      }, SAID_FOR_MS);
    });
    return button;
  };
  return element(
    'details',
    { class: 'embed' },
    element('summary', {}, 'Badge to embed'),
    element(
      'p',
      { class: 'hint' },
      'One piece without script, style sheet or address, for your own pages: as a picture in HTML, or as SVG.',
    ),
    element('img', { src: badgeAddress(facts), width: 340, height: 112, alt: `Badge of ${label}` }),
    element(
      'p',
      { class: 'actions' },
      copyButton('Copy HTML', badgeHtml(facts)),
      copyButton('Copy SVG', badgeSvg(facts)),
      said,
    ),
    code,
  );
}

/** Whether the browser let it: over plain HTTP there is no clipboard. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
