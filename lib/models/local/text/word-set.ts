/** The words of a list that spaces part, to look words up in. */
export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}
