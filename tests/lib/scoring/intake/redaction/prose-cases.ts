import { matchesOf } from '../../../../../lib/scoring/intake/matches.ts';
import { writeKinds } from '../../../../../lib/scoring/intake/redaction/listed-phrases.ts';
import type { ProseRule } from '../../../../../lib/scoring/intake/redaction/prose-rule.ts';
import { foldWord, wordsOf } from '../../../../../lib/scoring/intake/words.ts';
import { modelText } from '../../../../helpers/model-text.ts';

/** What is left of a point of a role, between others; of an empty one, what is left without it. */
export function readPoint(point: string): string {
  const line = point === '' ? '' : `\n- ${point}`;
  return modelText(
    `Jane Smith\njane@example.org\n\nExperience\nPorter, Acme Ltd, 2015 - 2019\n- Moved goods${line}\n- Swept floors`,
  );
}

/** Matches of a rule in which none of its triggers stands. */
export function matchesWithoutTrigger(
  line: string,
  { pattern, triggers, readsKinds = false }: ProseRule,
): string[] {
  const folded = new Set(triggers.map(foldWord));
  return matchesOf(readsKinds ? writeKinds(line) : line, pattern)
    .map(({ 0: match, index }) => line.slice(index, index + match.length))
    .filter((match) => !wordsOf(match).some((word) => folded.has(word.folded)));
}
