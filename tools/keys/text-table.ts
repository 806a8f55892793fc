/** Rows of text under a heading, as columns of even width. Numbers stand to the right. */
export function textTable(
  heading: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const widths = heading.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => String(row[column] ?? '').length)),
  );
  const line = (cells: readonly (string | number)[], isHeading: boolean) =>
    widths
      .map((width, column) => {
        const isNumber = typeof (isHeading ? rows[0]?.[column] : cells[column]) === 'number';
        const text = String(cells[column] ?? '');
        return isNumber ? text.padStart(width) : text.padEnd(width);
      })
      .join('  ')
      .trimEnd();
  return [line(heading, true), ...rows.map((row) => line(row, false))].join('\n');
}

/** The same as CSV (RFC 4180). */
export function csv(heading: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const quoted = (cell: string | number) => {
    const text = String(cell);
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return [heading, ...rows].map((row) => row.map(quoted).join(',')).join('\n');
}
