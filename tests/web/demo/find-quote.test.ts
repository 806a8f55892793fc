import { describe, expect, it } from '@jest/globals';
import { findQuote } from '../../../web/demo/find-quote.ts';

/** The piece of the text that is found. */
function found(text: string, quote: string): string | null {
  const place = findQuote(text, quote);
  return place === null ? null : text.slice(place.start, place.end);
}

describe('findQuote', () => {
  it.each([
    ['as it stands', 'Led two shifts at a hub.', 'two shifts', 'two shifts'],
    ['over a line break and its indent', 'Led two\n   shifts.', 'led two shifts', 'Led two\n   shifts'],
    ['whatever the case', 'KUBERNETES at work', 'Kubernetes at', 'KUBERNETES at'],
    ['with invisible characters inside', 'Ku\u200bber\u00adnetes', 'kubernetes', 'Ku\u200bber\u00adnetes'],
    ['beside characters that get longer in lower case', 'İİ Istanbul port', 'istanbul port', 'Istanbul port'],
    ['beyond the basic plane', '👩‍💻 Go and Rust', 'go and', 'Go and'],
  ])('finds a quote %s', (_, text, quote, expected) => {
    expect(found(text, quote)).toBe(expected);
  });

  it.each(['three shifts', '', '  '])('finds nothing for %j', (quote) => {
    expect(found('Led two shifts.', quote)).toBeNull();
  });
});
