/** A word with a capital where another has one. */
export function withCapitalOf(written: string, word: string): string {
  const first = written.charAt(0);
  return first === first.toLowerCase() ? word : word.charAt(0).toUpperCase() + word.slice(1);
}

/** The same, and in capitals where the other is. */
export function inCaseOf(written: string, word: string): string {
  return isInCapitals(written) ? word.toUpperCase() : withCapitalOf(written, word);
}

export function isInCapitals(written: string): boolean {
  return written.length > 1 && written === written.toUpperCase();
}

/** In capitals a short word is another: "ATA", HER2, SHE (safety, health, environment), HIS (hospital information system). */
export function isAbbreviation(written: string): boolean {
  return written.length <= 4 && written === written.toUpperCase();
}
