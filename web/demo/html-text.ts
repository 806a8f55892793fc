const SILENT = 'script, style, noscript, template, head, nav, [hidden], [aria-hidden="true"]';
const BLOCKS =
  'p, div, section, article, header, footer, main, aside, h1, h2, h3, h4, h5, h6, ul, ol, dl, dt, dd, tr, table, blockquote, pre, form, fieldset';

/** What a page says, with a line for each block. The parser neither runs scripts nor loads anything. */
export function visibleTextOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const silent of body.querySelectorAll(SILENT)) silent.remove();
  for (const text of textNodesOf(body)) {
    if (text.parentElement?.closest('pre') === null) text.data = text.data.replace(/\s+/g, ' ');
  }
  for (const line of body.querySelectorAll('br')) line.replaceWith('\n');
  for (const item of body.querySelectorAll('li')) {
    item.prepend('\n- ');
    item.append('\n');
  }
  for (const block of body.querySelectorAll(BLOCKS)) {
    // Its own line already begins with the item's dash.
    if (block.parentElement?.tagName !== 'LI') block.prepend('\n');
    block.append('\n');
  }
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6')) heading.before('\n');
  return (body.textContent ?? '')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^(- .*)\n\n(?=- )/gm, '$1\n')
    .trim();
}

function textNodesOf(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode() !== null) if (walker.currentNode instanceof Text) found.push(walker.currentNode);
  return found;
}
