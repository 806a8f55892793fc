/** What people tell of their lives in free prose, with how it goes. */
export interface ProseRule {
  /** Ways of telling it; where two begin at the same place the first counts. */
  forms: readonly ProseForm[];
  /** The patterns read the line as `writeKinds` returns it. */
  readsKinds?: boolean;
  /** The sentence is whole without what is found, so that nothing stands for it. */
  isAdverbial?: boolean;
  /** Not in a sentence with this before the end of the match. */
  unless?: RegExp;
}

export interface ProseForm {
  /**
   * One to three groups of words, with spaces between, as `ProseGate` reads them. At least one of each group stands in every
   * match: together they have to be rare, since a pattern costs more than reading the line.
   */
  words: readonly string[];
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
function phraseSource(source: string, flags: string): RegExp {
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

/** Where matches begin: at the beginnings of words alone, which is a fifth of the places, or anywhere. */
type Beginning = 'at words' | 'anywhere';
export const ANYWHERE: Beginning = 'anywhere';

/** A form for which letter case counts for nothing. */
export function proseForm(words: readonly string[], source: string, beginning?: Beginning): ProseForm {
  return { words, pattern: formPattern(source, 'gi', beginning) };
}

/** A form that is told by capitals: of names, or of kinds of listed phrases. */
export function casedForm(words: readonly string[], source: string, beginning?: Beginning): ProseForm {
  return { words, pattern: formPattern(source, 'g', beginning) };
}

function formPattern(source: string, flags: string, beginning: Beginning = 'at words'): RegExp {
  return phraseSource(
    beginning === ANYWHERE ? source : `(?<![\\p{L}\\p{N}])(?=[\\p{L}\\p{N}])(?:${source})`,
    flags,
  );
}
