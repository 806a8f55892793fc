import { describe, expect, it } from '@jest/globals';
import { isFillerWord } from '../../../../../lib/models/local/text/filler-words.ts';

describe('words that carry no evidence', () => {
  it.each(['einschlagige', 'einschlagigen', 'einschlagigem', 'fundiertem', 'niveau', 'bevoegd'])(
    '%s',
    (word) => {
      expect(isFillerWord(word)).toBe(true);
    },
  );

  it.each(['pflege', 'pflegen', 'linien', 'kitchen', 'system'])('not %s', (word) => {
    expect(isFillerWord(word)).toBe(false);
  });
});
