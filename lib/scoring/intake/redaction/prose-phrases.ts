import { matchesOf } from '../matches.ts';
import type { TextRange } from '../offset-map.ts';
import { foldWord } from '../words.ts';
import { writeKinds } from './listed-phrases.ts';
import { BREAK_REASONS } from './prose-breaks.ts';
import { FAITH_ADVERBIALS, PROSE_FAITH } from './prose-faith.ts';
import { FAMILY, FAMILY_ADVERBIALS, FAMILY_STATUS } from './prose-family.ts';
import { FAMILY_ELSEWHERE } from './prose-family-elsewhere.ts';
import { HEALTH, HEALTH_ELSEWHERE } from './prose-health.ts';
import { HOME } from './prose-home.ts';
import { NATIONAL_ORIGIN, ORIGIN } from './prose-origin.ts';
import type { ProseRule } from './prose-rule.ts';
import { lengthWithoutWork } from './work-clause.ts';

/** What is told of a person's life in one line. */
export interface ProsePhrase extends TextRange {
  /** Nothing stands for it. */
  isAdverbial: boolean;
}

// At most 31: a number has a bit for each.
export const PROSE_RULES: readonly ProseRule[] = [
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

/** Folded words of which at least one stands in every phrase, with the rules of those phrases as bits. */
export const PROSE_RULES_BY_TRIGGER: ReadonlyMap<string, number> = rulesByTrigger();

function rulesByTrigger(): Map<string, number> {
  const rules = new Map<string, number>();
  for (const [index, { triggers }] of PROSE_RULES.entries())
    for (const trigger of triggers.map(foldWord))
      rules.set(trigger, (rules.get(trigger) ?? 0) | (1 << index));
  return rules;
}

/** The group of a pattern that goes alone. */
const GOING = 'reason';
/** A resume is prose in lines of a few sentences; longer ones are no sentences. */
const MAX_LINE_CHARACTERS = 4_000;

/** What a line tells of its writer's life, by the rules that its words give reason to try. */
export function prosePhrases(line: string, rules: number): ProsePhrase[] {
  const phrases: ProsePhrase[] = [];
  if (line.length > MAX_LINE_CHARACTERS) return phrases;
  let kinds: string | null = null;
  for (const [index, { pattern, readsKinds = false, isAdverbial = false, unless }] of PROSE_RULES.entries()) {
    if (((rules >>> index) & 1) === 0) continue;
    if (readsKinds) kinds ??= writeKinds(line);
    for (const match of matchesOf(readsKinds ? (kinds ?? '') : line, pattern)) {
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

function sentenceBefore(line: string, end: number): string {
  let start = end;
  while (start > 0 && !/[.!?;]/.test(line.charAt(start - 1))) start -= 1;
  return line.slice(start, end);
}
