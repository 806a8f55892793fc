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

export function phraseSource(source: string): RegExp {
  return new RegExp(source, 'giu');
}
