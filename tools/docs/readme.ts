import { SETTINGS } from '../../lib/settings.ts';

/** The parts of README.md that code writes, by the name in their markers. */
export type GeneratedPart = 'settings' | 'answer';

/**
 * The README with one generated part replaced.
 *
 * @throws Error when the part's markers are missing
 */
export function withPart(readme: string, part: GeneratedPart, content: string): string {
  const { begin, end } = bounds(readme, part);
  return `${readme.slice(0, begin)}\n${content}\n${readme.slice(end)}`;
}

/** What stands between a part's markers now. */
export function partOf(readme: string, part: GeneratedPart): string {
  const { begin, end } = bounds(readme, part);
  return readme.slice(begin + 1, end - 1);
}

function bounds(readme: string, part: GeneratedPart): { begin: number; end: number } {
  const opening = `<!-- ${part}: written by npm run readme -->`;
  const begin = readme.indexOf(opening);
  const end = readme.indexOf(`<!-- end of ${part} -->`);
  if (begin === -1 || end < begin) throw new Error(`README.md has no markers for "${part}".`);
  return { begin: begin + opening.length, end };
}

/** Every setting as lib/settings.ts describes it, in Markdown. */
export function settingsTable(): string {
  const rows = SETTINGS.map(({ name, rule, defaultValue, meaning }) => {
    const fallback = defaultValue === null ? 'none' : `\`${defaultValue}\``;
    return `| \`${name}\` | ${fallback} | ${cell(meaning)} | ${cell(rule)} |`;
  });
  return ['| Name | Default | Meaning | Must be |', '|---|---|---|---|', ...rows].join('\n');
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}

/** A score answer in Markdown, without what changes from call to call. */
export function answerBlock(answer: unknown): string {
  return ['```json', JSON.stringify(answer, hideVolatile, 2), '```'].join('\n');
}

function hideVolatile(key: string, value: unknown): unknown {
  if (key === 'request_id') return '0f8e2c1a-…';
  if (key === 'evaluated_as_of') return 'YYYY-MM';
  return key === 'latency_ms' ? 4 : value;
}
