import { parseEntries } from '../../../../models/local/vocabulary/notation.ts';
import { TITLE_SOURCES } from '../../../../models/local/vocabulary/title-sources.ts';
import { foldPhrase } from '../fold-phrase.ts';

let known: ReadonlySet<string> | undefined;

/** Read on the first question, which few resumes come to. */
function titles(): ReadonlySet<string> {
  known ??= new Set(
    TITLE_SOURCES.flatMap(parseEntries).flatMap(({ spellings }) =>
      spellings.map((spelling) => foldPhrase(spelling)),
    ),
  );
  return known;
}

/** Whether a piece of text is a title that the built-in evaluator knows: families are called by some of them too. */
export function isKnownTitle(piece: string): boolean {
  return titles().has(foldPhrase(piece.trim()));
}
