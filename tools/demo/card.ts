import { styleText } from 'node:util';
import type { Result, ScoredResult } from './answer.ts';

type Style = Parameters<typeof styleText>[0];

/** Colours a text, or leaves it as it is where colours are not wanted. */
export type Paint = (style: Style, text: string) => string;

export interface CardOptions {
  paint: Paint;
  /** Columns to fill, borders included. */
  width: number;
}

const BAR_CELLS = 20;
const BADGES = {
  Gold: { symbol: '◆', style: ['bold', 'yellowBright'] },
  Silver: { symbol: '◈', style: ['bold', 'whiteBright'] },
  Bronze: { symbol: '◇', style: ['bold', 'red'] },
} satisfies Record<string, { symbol: string; style: Style }>;
const STATUS_MARKS = {
  met: { symbol: '✔', style: 'green' },
  partial: { symbol: '◐', style: 'yellow' },
  missing: { symbol: '✘', style: 'red' },
} satisfies Record<string, { symbol: string; style: Style }>;
const KIND_TITLES = { must: 'Must have', nice: 'Nice to have', team: 'For the team' } as const;

const MIN_COLUMNS = 40;
const MAX_COLUMNS = 100;

/**
 * How wide a card is on a terminal of so many columns. None and 0 are what a stream says that does not know; narrower
 * than the bars a card breaks anyway.
 */
export function cardWidth(columns: number | undefined): number {
  return columns ? Math.min(Math.max(columns, MIN_COLUMNS), MAX_COLUMNS) : MAX_COLUMNS;
}

/** Paints with the platform's own rules: NO_COLOR, FORCE_COLOR and streams that are no terminal are respected. */
export function paintFor(stream: NodeJS.WriteStream): Paint {
  return (style, text) => styleText(style, text, { stream });
}

/** A candidate's badge card for the terminal, several lines, without a line end at its end. */
export function renderCard(result: Result, options: CardOptions): string {
  const lines = result.status === 'scored' ? scoredLines(result, options) : failedLines(result, options);
  const { paint, width } = options;
  const edge = '─'.repeat(width - 1);
  return [
    paint('dim', `╭${edge}`),
    ...lines.map((line) => (line === '' ? paint('dim', '│') : `${paint('dim', '│')} ${line}`)),
    paint('dim', `╰${edge}`),
  ].join('\n');
}

function scoredLines(result: ScoredResult, options: CardOptions): string[] {
  const { paint } = options;
  const name = result.candidate_id ?? 'candidate without id';
  return [
    `${badge(result, paint)}   ${paint('bold', `${result.match_score}`)}${paint('dim', ' / 100')}   ${name}`,
    '',
    `Adaptability   ${bar(result.adaptability, 'cyan', paint)} ${result.adaptability}`,
    `Focus penalty  ${bar(result.focus_penalty, 'magenta', paint)} ${result.focus_penalty}`,
    `Silent skill   ${paint('italic', result.silent_skill)}`,
    '',
    ...wrapped(result.reasoning, options),
    ...criteriaLines(result, options),
    '',
    ...wrapped(result.ai_analysis, options),
    ...warningLines(result, options),
  ];
}

function failedLines(result: Extract<Result, { status: 'failed' }>, options: CardOptions): string[] {
  const { paint } = options;
  return [
    `${paint(['bold', 'red'], '✘ not scored')}   ${result.candidate_id ?? 'candidate without id'}`,
    '',
    ...wrapped(`${result.error.message} (${result.error.code})`, options),
    ...warningLines(result, options),
  ];
}

function badge(result: ScoredResult, paint: Paint): string {
  if (result.tier === null) return paint('dim', '○ no tier');
  const { symbol, style } = BADGES[result.tier];
  const label = result.tier_label === null ? '' : ` · ${result.tier_label}`;
  return paint(style, `${symbol} ${result.tier}${label}`);
}

function bar(value: number, style: Style, paint: Paint): string {
  const filled = Math.round((value / 100) * BAR_CELLS);
  return paint(style, '█'.repeat(filled)) + paint('dim', '░'.repeat(BAR_CELLS - filled));
}

function criteriaLines(result: ScoredResult, options: CardOptions): string[] {
  const { paint } = options;
  const lines: string[] = [];
  for (const kind of ['must', 'nice', 'team'] as const) {
    const criteria = result.criteria.filter((criterion) => criterion.kind === kind);
    if (criteria.length === 0) continue;
    lines.push('', paint('bold', KIND_TITLES[kind]));
    for (const criterion of criteria) {
      const { symbol, style } = STATUS_MARKS[criterion.status];
      const share = criterion.status === 'partial' ? ` (${Math.round(criterion.coverage * 100)} %)` : '';
      const [first = '', ...rest] = wrapped(criterion.requirement + share, options, 2);
      lines.push(`${paint(style, symbol)} ${first}`, ...rest.map((line) => `  ${line}`));
      if (criterion.evidence !== null) {
        lines.push(
          ...wrapped(`“${criterion.evidence}”`, options, 4).map((line) => `    ${paint('dim', line)}`),
        );
      }
    }
  }
  return lines;
}

function warningLines(result: Result, options: CardOptions): string[] {
  if (result.warnings.length === 0) return [];
  return [
    '',
    ...wrapped(`! ${result.warnings.join(', ')}`, options).map((line) => options.paint('yellow', line)),
  ];
}

/** Breaks a text at spaces into lines that fit beside the border and `indent` columns. */
function wrapped(text: string, options: CardOptions, indent = 0): string[] {
  const columns = options.width - 2 - indent;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    if (line !== '' && line.length + 1 + word.length > columns) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}
