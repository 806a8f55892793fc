import { costOf, type TokenPrices } from '../token-prices.ts';
import type { Figures } from './measure.ts';
import type { Repeatability } from './repeatability.ts';
import type { Effort } from './service-scorer.ts';

/** A share of nothing is none. */
function percent(share: number | null): string {
  return share === null ? '-' : `${(share * 100).toFixed(1)} %`;
}

function row(cells: readonly (string | number)[]): string {
  return cells
    .map((cell, index) => (index === 0 ? String(cell).padEnd(38) : String(cell).padStart(9)))
    .join(' ')
    .trimEnd();
}

/** The figures of one evaluation as a table for a terminal; `failures` are the resumes without a score by the reason. */
export function formatFigures(figures: Figures, subject: string, failures: Effort['failures']): string {
  const lines = [
    subject,
    '',
    row(['', 'count', 'share']),
    row(['Matched resume scores higher (win)', figures.wins, percent(figures.winShare)]),
    row(['Both score the same (tie)', figures.ties, percent(figures.tieShare)]),
    row(['Degraded resume scores higher (loss)', figures.losses, percent(figures.lossShare)]),
    row([
      'Matched resumes with a tier',
      Math.round((figures.matchedWithTier ?? 0) * figures.matched),
      percent(figures.matchedWithTier),
    ]),
    row([
      'Resumes of other jobs without a tier',
      Math.round((figures.strangersWithoutTier ?? 0) * figures.strangers),
      percent(figures.strangersWithoutTier),
    ]),
    ...(figures.unscored > 0 ? [row(['Pairs without both scores', figures.unscored])] : []),
    ...(figures.failed > 0 ? [row(['Resumes that got no score', figures.failed])] : []),
    ...Array.from(failures, ([code, count]) => row([`  ${code}`, count])),
    '',
    row(['Scores', 'matched', 'degraded', 'others']),
    ...figures.bands.map((band) =>
      row([`${band.from} to ${band.to}`, band.matched, band.degraded, band.strangers]),
    ),
  ];
  return lines.join('\n');
}

/** Candidates that are listed by name: those whose scores moved most. */
const LISTED_SPREADS = 5;

function points(value: number | null): string {
  return value === null ? '-' : `${value.toFixed(2)} points`;
}

/** How much scores move between runs, as a table for a terminal. */
export function formatRepeatability(repeatability: Repeatability): string {
  const { runs, candidates, spreads } = repeatability;
  const moved = spreads
    .filter(({ standardDeviation }) => (standardDeviation ?? 0) > 0)
    .slice(0, LISTED_SPREADS);
  const unmeasured = spreads.length - candidates;
  return [
    `Repeatability: ${candidates} candidates, ${runs} runs`,
    '',
    ...(unmeasured > 0 ? [row(['Left out, with fewer than two scores', unmeasured])] : []),
    row(['Standard deviation, mean', points(repeatability.meanStandardDeviation)]),
    row(['Standard deviation, largest', points(repeatability.largestStandardDeviation)]),
    row(['Candidates that change tier', percent(repeatability.tierChangeShare)]),
    ...moved.map(({ candidate, scores }) =>
      row([`  ${candidate}`, scores.map((score) => score ?? '-').join(' ')]),
    ),
  ].join('\n');
}

export interface EffortFigures {
  candidates: number;
  models: string[];
  /** Milliseconds from the arrival of a request to a candidate's result. */
  latencyP50Ms: number;
  latencyP95Ms: number;
  /** Per candidate, its share of the job's rubric included. */
  modelCalls: number;
  promptTokens: number;
  cachedTokens: number;
  completionTokens: number;
  /** In the currency of the prices; `null` without prices. */
  costOf1000Candidates: number | null;
}

/** What a candidate takes. `effort` must hold one at least. */
export function summarizeEffort(effort: Effort, prices: TokenPrices | null): EffortFigures {
  const { usage, candidates } = effort;
  const sorted = effort.latenciesMs.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
  return {
    candidates,
    models: [...effort.models].sort(),
    latencyP50Ms: at(0.5),
    latencyP95Ms: at(0.95),
    modelCalls: usage.modelCalls / candidates,
    promptTokens: usage.promptTokens / candidates,
    cachedTokens: usage.cachedTokens / candidates,
    completionTokens: usage.completionTokens / candidates,
    costOf1000Candidates: prices === null ? null : (1_000 * costOf(usage, prices)) / candidates,
  };
}

/** What a candidate takes, as a table for a terminal. */
export function formatEffort(figures: EffortFigures): string {
  const isRemote = figures.modelCalls > 0;
  return [
    `Effort per candidate, its share of the job's rubric included (${figures.models.join(', ') || 'no model answered'})`,
    '',
    row(['Latency, p50 and p95', `${figures.latencyP50Ms} and ${figures.latencyP95Ms} ms`]),
    ...(isRemote
      ? [
          row(['Model calls', figures.modelCalls.toFixed(2)]),
          row(['Tokens sent', figures.promptTokens.toFixed(0)]),
          row(['Tokens sent, of these cached', figures.cachedTokens.toFixed(0)]),
          row(['Tokens received', figures.completionTokens.toFixed(0)]),
        ]
      : []),
    ...(figures.costOf1000Candidates === null
      ? []
      : [row(['Cost of 1,000 candidates', figures.costOf1000Candidates.toFixed(2)])]),
  ].join('\n');
}
