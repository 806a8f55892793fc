import { describe, expect, it } from '@jest/globals';
import { withoutNumbers } from '../../../../lib/models/local/shown-parts.ts';

describe('the parts of a text that are shown', () => {
  it('quotes a part without digits, or nothing', () => {
    expect(withoutNumbers('Led 12 nurses, calm under pressure, since 2015')).toBe('calm under pressure');
    expect(withoutNumbers('2015 - 2020')).toBeNull();
  });

  it('ends no part with a word that leads on, however many there are', () => {
    expect(withoutNumbers('Led work with and for the 12 nurses')).toBe('Led work');
    expect(withoutNumbers('Von BIS zur Übergabe mit und von 12 Pflegekräften')).toBe('Von BIS zur Übergabe');
    const many = 'of '.repeat(1_000);
    expect(withoutNumbers(`Stained glass ${many}12 windows`)).toBe('Stained glass');
    expect(withoutNumbers(`Stained ${many}glass 12 windows`)?.startsWith('Stained of of')).toBe(true);
  });
});
