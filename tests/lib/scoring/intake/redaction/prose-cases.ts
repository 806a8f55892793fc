import { matchesOf } from '../../../../../lib/scoring/intake/matches.ts';
import { writeKinds } from '../../../../../lib/scoring/intake/redaction/listed-phrases.ts';
import { ProseGate } from '../../../../../lib/scoring/intake/redaction/prose-gate.ts';
import type { ProseRule } from '../../../../../lib/scoring/intake/redaction/prose-rule.ts';
import { wordsOf } from '../../../../../lib/scoring/intake/words.ts';
import { modelText } from '../../../../helpers/model-text.ts';

/** What is left of a point of a role, between others; of an empty one, what is left without it. */
export function readPoint(point: string): string {
  const line = point === '' ? '' : `\n- ${point}`;
  return modelText(
    `Jane Smith\njane@example.org\n\nExperience\nPorter, Acme Ltd, 2015 - 2019\n- Moved goods${line}\n- Swept floors`,
  );
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
