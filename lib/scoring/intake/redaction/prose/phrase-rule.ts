/** A way of speaking of personal matters in running text. */
export interface PhraseRule {
  /** Folded words of which at least one stands in every match. */
  triggers: readonly string[];
  /** Stands in every match as well: where the triggers are common words, this is the cheaper to look for. */
  sign?: RegExp;
  /** The pattern reads the line as `writeKinds` returns it. */
  readsKinds?: true;
  pattern: RegExp;
}

/** Source of a look behind at the beginning of a clause: "née en 1984" tells of the writer there, "le projet est né en 2015" of no person. */
export const START = '(?<=^|[.,;:|(!?•·▪*–—-]\\s{0,2})';
