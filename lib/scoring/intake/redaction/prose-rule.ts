/** What people tell of their lives in free prose, as `PhraseRule`, with how it goes. */
export interface ProseRule {
  /** Folded words of which at least one stands in every match. */
  triggers: readonly string[];
  /** The pattern reads the line as `writeKinds` returns it. */
  readsKinds?: boolean;
  /** The sentence is whole without what is found, so that nothing stands for it. */
  isAdverbial?: boolean;
  /** Not in a sentence with this before the end of the match. */
  unless?: RegExp;
  /** What goes is its group `reason`, at the end of the match, or else the match. */
  pattern: RegExp;
}

/** The classes of Unicode as ranges of Latin letters, in which all prose that is read is written. */
const LATIN: Readonly<Record<string, string>> = {
  '\\p{L}': 'A-Za-zÀ-ÖØ-öø-ɏ',
  '\\p{Lu}': 'A-ZÀ-ÖØ-ÞĀ-Ž',
  '\\p{Ll}': 'a-zß-öø-ɏ',
  '\\p{N}': '0-9',
};
const PIECE = /\\[pP]\{[A-Za-z]+\}|\\.|[[\]]|[^\\[\]]+/g;

/**
 * A pattern with Latin letters in the place of Unicode's. Each `\p{L}` is hundreds of ranges, and of characters beyond 16
 * bits too: patterns as large as these took ten times as long to compile with them.
 */
export function phraseSource(source: string, flags = 'gi'): RegExp {
  let isInClass = false;
  const latin = source.replace(PIECE, (piece) => {
    if (piece === '[') isInClass = true;
    else if (piece === ']') isInClass = false;
    const ranges = LATIN[piece.replace('\\P', '\\p')];
    if (ranges === undefined) return piece;
    return isInClass ? ranges : `[${piece.startsWith('\\P') ? '^' : ''}${ranges}]`;
  });
  return new RegExp(latin, flags);
}

/** Tried at the beginnings of words alone, which is a fifth of the places. */
export function atWords(alternatives: readonly string[], flags = 'gi'): RegExp {
  return phraseSource(`(?<![\\p{L}\\p{N}])(?=[\\p{L}\\p{N}])(?:${alternatives.join('|')})`, flags);
}

/** The same over what `writeKinds` returns: in capitals, its kinds are told from the letters of other words. */
export function kindsAtWords(alternatives: readonly string[]): RegExp {
  return atWords(alternatives, 'g');
}
