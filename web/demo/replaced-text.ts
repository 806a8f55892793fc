/** Shorter lines, such as headings, stand in texts that have nothing to do with each other. */
const MIN_LINE_CHARACTERS = 40;

/** Whether another text stands in place of one, of which no long line is left. */
export function isReplaced(before: string, now: string): boolean {
  const left = new Set(linesOf(now));
  return !linesOf(before).some((line) => line.length >= MIN_LINE_CHARACTERS && left.has(line));
}

function linesOf(text: string): string[] {
  return text.split('\n').map((line) => line.trim());
}
