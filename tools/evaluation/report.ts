import type { Figures } from './measure.ts';

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function row(cells: readonly (string | number)[]): string {
  return cells
    .map((cell, index) => (index === 0 ? String(cell).padEnd(38) : String(cell).padStart(9)))
    .join(' ')
    .trimEnd();
}

/** The figures of one evaluation as a table for a terminal. */
export function formatFigures(figures: Figures, subject: string): string {
  const lines = [
    subject,
    '',
    row(['', 'count', 'share']),
    row(['Matched resume scores higher (win)', figures.wins, percent(figures.winShare)]),
    row(['Both score the same (tie)', figures.ties, percent(figures.tieShare)]),
    row(['Degraded resume scores higher (loss)', figures.losses, percent(figures.lossShare)]),
    row([
      'Matched resumes with a tier',
      Math.round(figures.matchedWithTier * figures.pairs),
      percent(figures.matchedWithTier),
    ]),
    row([
      'Resumes of other jobs without a tier',
      Math.round(figures.strangersWithoutTier * figures.strangers),
      percent(figures.strangersWithoutTier),
    ]),
    ...(figures.failed > 0 ? [row(['Resumes that got no score', figures.failed])] : []),
    '',
    row(['Scores', 'matched', 'degraded', 'others']),
    ...figures.bands.map((band) =>
      row([`${band.from} to ${band.to}`, band.matched, band.degraded, band.strangers]),
    ),
  ];
  return lines.join('\n');
}
