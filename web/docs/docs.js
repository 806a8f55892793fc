// Shows the OpenAPI document. A key that is entered to try an operation stays in this page's memory.
window.SwaggerUIBundle({
  url: 'openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  defaultModelsExpandDepth: 0,
  displayRequestDuration: true,
  persistAuthorization: false,
  validatorUrl: null,
});

/** What the renderer leaves without a name, an order or a place in the tab order, for people who listen or use the keyboard. */
const MENDS = [
  ['select:not([aria-label])', (select) => select.setAttribute('aria-label', nameOfSelect(select))],
  ['.close-modal:not([aria-label])', (button) => button.setAttribute('aria-label', 'Close')],
  // A name that differs from what is to be read can't be spoken.
  ['.auth-btn-wrapper [aria-label="Apply credentials"]', (button) => button.removeAttribute('aria-label')],
  // A link within a button: the button opens the operation, and its address is the same.
  ['.opblock-summary-control a[href]', (link) => link.removeAttribute('href')],
  ['h3:not([aria-level])', (heading) => heading.setAttribute('aria-level', '2')],
  ['h4:not([aria-level])', (heading) => heading.setAttribute('aria-level', '3')],
  ['.information-container:not([role])', regionNamed('About this service')],
  ['.scheme-container:not([role])', regionNamed('Server and keys')],
  ['.dialog-ux:not([role])', dialogNamed('Keys')],
  ['pre.example:not([tabindex])', (example) => example.setAttribute('tabindex', '0')],
];

function nameOfSelect(select) {
  if (select.id === 'servers') return 'Server';
  if (select.classList.contains('examples-select-element')) return 'Example';
  return select.classList.contains('content-type') ? 'Media type' : 'Value';
}

function regionNamed(name) {
  return (part) => {
    part.setAttribute('role', 'region');
    part.setAttribute('aria-label', name);
  };
}

function dialogNamed(name) {
  return (dialog) => {
    dialog.setAttribute('role', 'dialog');
    dialog.setAttribute('aria-label', name);
  };
}

new MutationObserver(() => {
  for (const [selector, mend] of MENDS) for (const found of document.querySelectorAll(selector)) mend(found);
}).observe(document.body, { childList: true, subtree: true });
