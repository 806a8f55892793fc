/** One line of a section: a figure of this run, and what it should be where there is a target. */
export interface Figure {
  label: string;
  /** With its unit. */
  value: string;
  target?: { text: string; isMet: boolean };
}

/** A part of the benchmark that can be run by itself. It lives in a file of its own. */
export interface BenchSection {
  title: string;
  run(): Promise<Figure[]>;
}

/** The middle of the values; the mean of the two middle ones when their number is even. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  if (low === undefined || high === undefined) {
    throw new RangeError('No values have no median.');
  }
  return (low + high) / 2;
}

/** The lines of a section, in columns. */
export function formatFigures(figures: readonly Figure[]): string {
  const labelWidth = Math.max(...figures.map((figure) => figure.label.length));
  const valueWidth = Math.max(...figures.map((figure) => figure.value.length));
  return figures
    .map(({ label, value, target }) => {
      const verdict =
        target === undefined ? '' : `  ${target.isMet ? 'ok  ' : 'MISS'}  target ${target.text}`;
      return `  ${label.padEnd(labelWidth)}  ${value.padStart(valueWidth)}${verdict}`;
    })
    .join('\n');
}
