import { collapseSpace } from '../../text/spaces.ts';
import { trimEndOf } from '../../text/trim-end.ts';

/**
 * A text cut to a number of characters (code points), at the end of a word where there is one. Whitespace becomes
 * single spaces.
 *
 * @param ending put after a text that was cut, and counted
 */
export function cutAtWord(text: string, maximumCharacters: number, ending = ''): string {
  const line = collapseSpace(text);
  if (line.length <= maximumCharacters) return line;
  const characters = [...line];
  if (characters.length <= maximumCharacters) return line;
  const room = maximumCharacters - [...ending].length;
  const endsAtWord = characters[room] === ' ';
  const lastSpace = characters.lastIndexOf(' ', room - 1);
  const kept = characters.slice(0, endsAtWord || lastSpace <= 0 ? room : lastSpace).join('');
  return trimPunctuation(kept) + ending;
}

/** Words whose full stop ends no sentence, besides initials and those with a stop inside ("U.S.", "z.B."). */
const ABBREVIATIONS =
  /^(?:\p{L}|\p{L}{1,3}\.[\p{L}.]{1,6}|etc|vs|cf|approx|incl|no|nr|dr|med|prof|st|sr|jr|inc|ltd|co|corp|dept|bzw|ggf|inkl|evtl|usw|mind|ca|dipl|min|max|cert|av|ej|kat|kl|klas|cat|lic|abt|str|tel)$/iu;

/** @param word without its full stop */
export function isAbbreviation(word: string): boolean {
  return ABBREVIATIONS.test(word);
}

/** A requirement as it is named inside a sentence: one line, short, in quotation marks, without a sentence's end. */
export function quotedRequirement(text: string, maximumCharacters: number): string {
  const line = text.replace(/["“”„]/gu, '');
  const plain = trimPunctuation(withoutStops(line, ',', isAbbreviation));
  return `“${cutAtWord(plain, maximumCharacters, '…')}”`;
}

const STOPS = /[.!?;:…]/;
const STOP = /[.!?;:…](?: |$)/;

/**
 * A text whose words end no sentence: stops before a space are replaced ("Sr. Engineer"), those inside a word stay
 * ("Node.js").
 *
 * @param keepsFullStop of words, without their stops, that keep one
 */
export function withoutStops(
  text: string,
  replacement: string,
  keepsFullStop: (word: string) => boolean = () => false,
): string {
  const line = collapseSpace(text);
  // Most names have none.
  if (!STOP.test(line)) return line;
  const words = line.split(' ');
  return words
    .map((word) => {
      const plain = trimEndOf(word, STOPS);
      const isKept = plain === word || (word === `${plain}.` && keepsFullStop(plain.replace(/^[(/]+/, '')));
      return isKept ? word : plain + replacement;
    })
    .join(' ');
}

/** `a`, `a and b`, `a, b and c`. */
export function listed(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} and ${parts.slice(-1).join('')}`;
}

/** `1 step`, `2 steps`. */
export function counted(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}

function trimPunctuation(text: string): string {
  return trimEndOf(text, /[ ,;:–—/(-]/);
}
