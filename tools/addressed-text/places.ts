/** Where a text is put into another one. */
export const PLACES_IN_RESUMES = ['end', 'paragraph', 'behind a sentence', 'bullet', 'line'] as const;

const BULLET = /^\s*[-*•·▪◦‣–—►✓]\s+/;
/** Shorter lines are headings, and the first ones a name and an address. */
const MIN_HOST_LINE = 25;
const HEAD_LINES = 4;

/**
 * Puts a text into another one: behind its last line, between two paragraphs, behind what stands in a line, or below a
 * line as one like it or as a plain one. Tells where it begins.
 */
export function putInto(
  host: string,
  text: string,
  place: (typeof PLACES_IN_RESUMES)[number],
  numberBelow: (bound: number) => number,
): { text: string; start: number } {
  if (place === 'end') return joined(`${host}\n\n`, text, '');
  if (place === 'paragraph') {
    const paragraphs = host.split(/\n\s*\n/);
    const behind = 1 + numberBelow(Math.max(1, paragraphs.length - 1));
    const before = `${paragraphs.slice(0, behind).join('\n\n')}\n\n`;
    return joined(before, text, `\n\n${paragraphs.slice(behind).join('\n\n')}`);
  }
  const lines = host.split('\n');
  const hosts = [...lines.keys()].filter(
    (index) => index >= HEAD_LINES && (lines[index] ?? '').trim().length > MIN_HOST_LINE,
  );
  const above = hosts[numberBelow(hosts.length)] ?? lines.length - 1;
  const before = lines.slice(0, above + 1).join('\n');
  const behind = `\n${lines.slice(above + 1).join('\n')}`;
  if (place === 'behind a sentence') return joined(`${before.replace(/[.\s]*$/, '.')} `, text, behind);
  const bullet = place === 'bullet' ? (BULLET.exec(lines[above] ?? '')?.[0] ?? '') : '';
  return joined(`${before}\n${bullet}`, text, behind);
}

function joined(before: string, text: string, behind: string): { text: string; start: number } {
  return { text: before + text + behind, start: before.length };
}
