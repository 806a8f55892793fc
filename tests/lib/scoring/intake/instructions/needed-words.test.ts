import { describe, expect, it } from '@jest/globals';
import {
  ENGLISH_PHRASES,
  OPEN_PHRASES,
} from '../../../../../lib/scoring/intake/instructions/english-phrases.ts';
import { EVALUATION_PHRASES } from '../../../../../lib/scoring/intake/instructions/evaluation-phrases.ts';
import { EXCUSABLE_PHRASES } from '../../../../../lib/scoring/intake/instructions/excusable-tasks.ts';
import { LANGUAGE_PHRASES } from '../../../../../lib/scoring/intake/instructions/language-phrases.ts';
import { neededWords } from '../../../../../lib/scoring/intake/instructions/needed-words.ts';
import { TASK_PHRASES } from '../../../../../lib/scoring/intake/instructions/task-phrases.ts';
import { foldWord } from '../../../../../lib/scoring/intake/words.ts';
import { ADDRESSED_LINES } from '../../../../quality/addressed-lines.ts';
import { HONEST_LINES } from '../../../../quality/honest-lines.ts';
import { RESEMBLING_LINES } from '../../../../quality/resembling-lines.ts';

const sorted = (words: ReadonlySet<string> | null): string[] | null => words && [...words].sort();

describe('the words that a pattern needs', () => {
  it.each([
    ['one word', String.raw`\bsecret\b`, ['secret']],
    ['one of a group', '^(?:speak|talk) ', ['speak', 'talk']],
    ['letters that may be missing', String.raw`\brepl(?:y|ies)?\b`, ['repl', 'replies', 'reply']],
    ['one of some letters', 'summari[sz]e ', null],
    ['one of some letters of a word', ' summari[sz]e ', ['summarise', 'summarize']],
    ['a word before what may be missing', '^say(?: [^ ]+){0,3}? ', ['say']],
    ['the rarer ones', '^to the (?:end|start) of ', ['end', 'start']],
    ['each way through a group', String.raw`^(?:pirate\b|a robot )`, ['pirate', 'robot']],
    ['a part of a word with a mark', String.raw`\byou've `, ['you']],
    ['no word in a group that may be missing', '^(?:please )?', null],
    ['none where one way has none', String.raw`^(?:secret|\d+) `, null],
    ['none of a word that may go on', String.raw`\bevaluat\w+ `, null],
    ['none of what must not follow', '(?! secret )', null],
  ])('are known: %s', (_what, pattern, words) => {
    expect(sorted(neededWords(pattern))).toEqual(words);
  });
});

describe('a phrase', () => {
  const patterns = [
    ...ENGLISH_PHRASES,
    ...OPEN_PHRASES,
    ...EVALUATION_PHRASES,
    ...LANGUAGE_PHRASES.flatMap((language) => language.patterns),
    ...[...TASK_PHRASES, ...EXCUSABLE_PHRASES].map(([, pattern]) => pattern),
  ];
  const lines = [...Object.values(ADDRESSED_LINES), ...Object.values(RESEMBLING_LINES), HONEST_LINES].flat();
  /** As the phrases read them, roughly: whole, behind the first word, and with bars between clauses. */
  const texts = lines.flatMap((line) => {
    const lower = line.toLowerCase();
    const folded = line.split(' ').map(foldWord).join(' ');
    return [lower, lower.slice(lower.indexOf(' ') + 1), folded.replace(/ ?[,.:;!?]/g, ' |')];
  });

  it('matches no line that lacks its words', () => {
    const missed: string[] = [];
    let matched = 0;
    for (const source of patterns) {
      const needed = neededWords(source);
      const pattern = new RegExp(source);
      for (const text of texts) {
        if (!pattern.test(text)) continue;
        matched += 1;
        const hasWord = needed === null || text.split(/\W+/).some((word) => needed.has(word));
        if (!hasWord) missed.push(`${source}: ${text}`);
      }
    }
    expect(missed).toEqual([]);
    expect(matched).toBeGreaterThan(1_000);
  });

  it('tells its words, but for a few', () => {
    const wordless = patterns.filter((pattern) => neededWords(pattern) === null);
    expect(wordless.length).toBeLessThan(patterns.length / 10);
  });
});
