/** What a German or Dutch noun ends in beside other words, but for "er": that makes who does a thing of the thing ("designer"). */
const ENDING = /(?:es|en|e|n|s)$/;
/** To improve something is no improv. */
const NOUN = /^(?!improve)[a-z]{7,32}$/;
const ENDINGS = ['', 'e', 'en', 'n'] as const;

/** Other forms that a noun may have in the vocabulary: "messmittel" for "messmitteln", "warmepumpen" for "warmepumpe". Folded. */
export function formsOfNoun(norm: string): string[] {
  if (!NOUN.test(norm)) return [];
  const roots = [...new Set([norm, norm.replace(ENDING, '')])];
  return roots.flatMap((root) => ENDINGS.map((ending) => root + ending)).filter((form) => form !== norm);
}
