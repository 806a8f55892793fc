import { matchesOf } from '../../../../text/matches.ts';
import type { TextRange } from '../../offset-map.ts';
import { writeKinds } from './listed-phrases.ts';
import { BREAK_REASONS } from './prose-breaks.ts';
import { FAITH_ADVERBIALS, PROSE_FAITH } from './prose-faith.ts';
import { FAMILY, FAMILY_ADVERBIALS, FAMILY_STATUS } from './prose-family.ts';
import { FAMILY_ELSEWHERE } from './prose-family-elsewhere.ts';
import { ProseGate } from './prose-gate.ts';
import { HEALTH, HEALTH_ELSEWHERE } from './prose-health.ts';
import { HOME } from './prose-home.ts';
import { NATIONAL_ORIGIN, ORIGIN } from './prose-origin.ts';
import type { ProseForm, ProseRule } from './prose-rule.ts';
import { lengthWithoutWork } from './work-clause.ts';

/** What is told of a person's life in one line. */
export interface ProsePhrase extends TextRange {
  /** Nothing stands for it. */
  isAdverbial: boolean;
}

const PROSE_RULES: readonly ProseRule[] = [
  BREAK_REASONS,
  HEALTH,
  HEALTH_ELSEWHERE,
  FAMILY,
  FAMILY_STATUS,
  FAMILY_ADVERBIALS,
  FAMILY_ELSEWHERE,
  ORIGIN,
  NATIONAL_ORIGIN,
  PROSE_FAITH,
  FAITH_ADVERBIALS,
  HOME,
];

interface FormOfRule extends ProseForm {
  rule: ProseRule;
}

const FORMS: readonly FormOfRule[] = PROSE_RULES.flatMap((rule) =>
  rule.forms.map((form) => ({ ...form, rule })),
);

/** Tells which forms, by their place, the words of a line give reason to try. */
export const PROSE_GATE = new ProseGate(FORMS.map(({ words }) => words));

/** The group of a pattern that goes alone. */
const GOING = 'reason';
/** A resume is prose in lines of a few sentences; longer ones are no sentences. */
const MAX_LINE_CHARACTERS = 4_000;

/** What a line tells of its writer's life, by the forms that its words give reason to try, in their order. */
export function prosePhrases(line: string, forms: readonly number[]): ProsePhrase[] {
  const phrases: ProsePhrase[] = [];
  if (line.length > MAX_LINE_CHARACTERS) return phrases;
  let kinds: string | null = null;
  for (let at = 0; at < forms.length; ) {
    const rule = FORMS[forms[at] ?? -1]?.rule;
    const patterns: RegExp[] = [];
    for (; at < forms.length; at += 1) {
      const form = FORMS[forms[at] ?? -1];
      if (form?.rule !== rule) break;
      if (form !== undefined) patterns.push(form.pattern);
    }
    const { readsKinds = false, isAdverbial = false, unless } = rule ?? {};
    if (readsKinds) kinds ??= writeKinds(line);
    for (const match of matchesOfEither(readsKinds ? (kinds ?? '') : line, patterns)) {
      const matchEnd = match.index + match[0].length;
      const start = matchEnd - (match.groups?.[GOING] ?? match[0]).length;
      const end = start + lengthWithoutWork(line.slice(start, matchEnd));
      if (end === start) continue;
      if (unless === undefined || !unless.test(sentenceBefore(line, start) + line.slice(start, end)))
        phrases.push({ start, end, isAdverbial });
    }
  }
  return phrases;
}

/** As one pattern with an alternative for each would match: no match begins within another. */
function matchesOfEither(text: string, patterns: readonly RegExp[]): readonly RegExpExecArray[] {
  const [only] = patterns;
  if (only !== undefined && patterns.length === 1) return matchesOf(text, only);
  const matches: RegExpExecArray[] = [];
  const next = patterns.map((pattern) => execFrom(text, pattern, 0));
  for (;;) {
    let first: RegExpExecArray | null = null;
    for (const match of next)
      if (match !== null && (first === null || match.index < first.index)) first = match;
    if (first === null) return matches;
    matches.push(first);
    const end = first.index + first[0].length;
    for (const [index, pattern] of patterns.entries()) {
      const match = next[index] ?? null;
      if (match !== null && match.index < end) next[index] = execFrom(text, pattern, end);
    }
  }
}

function execFrom(text: string, pattern: RegExp, from: number): RegExpExecArray | null {
  pattern.lastIndex = from;
  return pattern.exec(text);
}

function sentenceBefore(line: string, end: number): string {
  let start = end;
  while (start > 0 && !/[.!?;]/.test(line.charAt(start - 1))) start -= 1;
  return line.slice(start, end);
}
