import { describe, expect, it } from '@jest/globals';
import { csv, textTable } from '../../../tools/keys/text-table.ts';

describe('textTable', () => {
  it('aligns text to the left and numbers to the right', () => {
    expect(
      textTable(
        ['NAME', 'N', 'NOTE'],
        [
          ['acme', 7, ''],
          ['a longer one', 1234, 'x'],
        ],
      ),
    ).toBe(['NAME             N  NOTE', 'acme             7', 'a longer one  1234  x'].join('\n'));
  });

  it('is a heading when there is nothing to show', () => {
    expect(textTable(['A', 'B'], [])).toBe('A  B');
  });
});

describe('csv', () => {
  it('quotes what would be read as something else', () => {
    expect(
      csv(
        ['a', 'b'],
        [
          ['x,y', 'say "hi"'],
          [1, 'two\nlines'],
        ],
      ),
    ).toBe('a,b\n"x,y","say ""hi"""\n1,"two\nlines"');
  });
});
