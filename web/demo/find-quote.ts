/** Where a quote stands in a text: UTF-16 offsets. */
export interface Place {
  start: number;
  end: number;
}

const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/;

/** Finds a quote as the service gives it: white space, case and invisible characters make no difference. */
export function findQuote(text: string, quote: string): Place | null {
  const { letters, places } = squeeze(text);
  const wanted = squeeze(quote).letters.trim();
  const at = wanted === '' ? -1 : letters.indexOf(wanted);
  const start = places[at];
  const last = places[at + wanted.length - 1];
  return start === undefined || last === undefined ? null : { start, end: last + 1 };
}

/** The text in lower case with single spaces, and where each of its characters came from. */
function squeeze(text: string): { letters: string; places: number[] } {
  let letters = '';
  const places: number[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (INVISIBLE.test(character)) continue;
    const isSpace = /\s/.test(character);
    if (isSpace && letters.endsWith(' ')) continue;
    const lower = isSpace ? ' ' : character.toLowerCase();
    letters += lower;
    for (let count = 0; count < lower.length; count += 1) places.push(index);
  }
  return { letters, places };
}
