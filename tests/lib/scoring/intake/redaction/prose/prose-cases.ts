import { expect, it } from '@jest/globals';
import { writeKinds } from '../../../../../../lib/scoring/intake/redaction/prose/listed-phrases.ts';
import { ProseGate } from '../../../../../../lib/scoring/intake/redaction/prose/prose-gate.ts';
import type { ProseRule } from '../../../../../../lib/scoring/intake/redaction/prose/prose-rule.ts';
import { wordsOf } from '../../../../../../lib/scoring/intake/words.ts';
import { matchesOf } from '../../../../../../lib/text/matches.ts';
import { modelText } from '../../../../../helpers/model-text.ts';

/** What is left of a point of a role, between others; of an empty one, what is left without it. */
export function readPoint(point: string): string {
  const line = point === '' ? '' : `\n- ${point}`;
  return modelText(
    `Jane Smith\njane@example.org\n\nExperience\nPorter, Acme Ltd, 2015 - 2019\n- Moved goods${line}\n- Swept floors`,
  );
}

interface ProseCases {
  rules: readonly ProseRule[];
  /** Points of two persons that read the same; an empty one is not there. */
  pairs: readonly (readonly [one: string, other: string])[];
  /** Points of work, in which nothing is found. */
  work: readonly string[];
}

/** Tests of rules of prose, inside of a `describe`. */
export function testProse({ rules, pairs, work }: ProseCases): void {
  it.each(pairs)('reads the same: "%s" and "%s"', (one, other) => {
    expect(readPoint(one)).toBe(readPoint(other));
  });

  it.each(work)('is not seen in: %s', (line) => {
    expect(readPoint(line)).toContain(`- ${line}\n`);
  });

  it('has a word in every match that gives reason to look', () => {
    const unseen = pairs.flat().flatMap((line) => rules.flatMap((rule) => matchesWithoutTrigger(line, rule)));
    expect(unseen).toEqual([]);
  });
}

/** Matches of a rule in which no word of some group of their form stands: the line would not be tried. */
export function matchesWithoutTrigger(line: string, rule: ProseRule): string[] {
  const text = rule.readsKinds === true ? writeKinds(line) : line;
  return rule.forms.flatMap((form) => {
    const gate = new ProseGate([form.words]);
    return matchesOf(text, form.pattern)
      .map(({ 0: match, index }) => line.slice(index, index + match.length))
      .filter((match) => !opens(gate, match));
  });
}

function opens(gate: ProseGate, text: string): boolean {
  for (const word of wordsOf(text)) gate.add(word);
  return gate.take().length > 0;
}
