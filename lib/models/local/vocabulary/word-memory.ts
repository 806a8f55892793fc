const MAX_WORDS = 20_000;
const MAX_CHARACTERS = 32;

/**
 * A function of one word that remembers its answers, for what is asked of the same few thousand words again and again. Bounded in
 * count and length, and emptied when full, so that hostile text can't grow it.
 */
export function rememberedByWord<T>(of: (word: string) => T): (word: string) => T {
  const known = new Map<string, T>();
  return (word) => {
    const remembered = known.get(word);
    if (remembered !== undefined) return remembered;
    const found = of(word);
    if (word.length <= MAX_CHARACTERS) {
      if (known.size >= MAX_WORDS) known.clear();
      known.set(detached(word), found);
    }
    return found;
  };
}

/** A copy: what was cut from a text keeps the whole text alive. */
function detached(word: string): string {
  return word.split('').join('');
}
