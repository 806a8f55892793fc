import { tokenize } from '../text/tokens.ts';
import { soundsLikeTitle } from '../titles/title-endings.ts';
import type { Span, TextDocument } from '../types.ts';
import { findTerms } from '../vocabulary/matcher.ts';

/** Part the titles that were held one after the other in one stay: "Apprentice then Fitter", "Analyst → Senior Analyst". */
const STEP =
  /\s{1,3}(?:→|->|=>|»)\s{1,3}|,?\s{1,3}(?:(?:and )?then|later|dann|später|puis|luego|después|daarna)\s{1,3}/giu;
const NEXT_STEP = /^,?\s{1,3}(?:→|->|(?:and )?then|dann|später|puis|luego|después|daarna)\s{1,3}/iu;
const STEP_END = /[,|()[\]–—•·;:@\n]|\s-\s|\.\s|\s(?:at|from|for|in|bei|chez|en|bij)\s|\s\d/;
const MAX_STEP_CHARACTERS = 80;

function isTitle(text: string): boolean {
  const tokens = tokenize(text);
  const hasTerm = findTerms(text, tokens).some(({ term }) => term.kind === 'title');
  return hasTerm || soundsLikeTitle(tokens.at(-1)?.norm ?? '');
}

/**
 * The titles that one entry names for one stay, in their order: "Graduate engineer, then shift manager, Lane & Sons, 2017 - 2020".
 * The title itself where it is one.
 */
export function stepsOf({ text }: TextDocument, title: Span): Span[] {
  const spans: Span[] = [];
  let from = title.start;
  for (const step of text.slice(title.start, title.end).matchAll(STEP)) {
    spans.push({ start: from, end: title.start + step.index });
    from = title.start + step.index + step[0].length;
  }
  spans.push({ start: from, end: title.end });
  const next = stepAfter(text, title.end);
  const steps = next === undefined ? spans : [...spans, next];
  if (steps.length === 1) return [title];
  const titles = steps.filter(({ start, end }) => isTitle(text.slice(start, end)));
  return titles.length > 0 ? titles : [title];
}

function stepAfter(text: string, at: number): Span | undefined {
  const rest = text.slice(at, at + MAX_STEP_CHARACTERS);
  const link = NEXT_STEP.exec(rest);
  if (link === null) return undefined;
  const behind = rest.slice(link[0].length);
  const end = behind.search(STEP_END);
  const start = at + link[0].length;
  return end === 0 ? undefined : { start, end: start + (end < 0 ? behind.trimEnd().length : end) };
}
