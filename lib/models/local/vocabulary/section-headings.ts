import { tokenize } from '../text/tokens.ts';
import type { SectionKind } from '../types.ts';
import { type DocumentKind, headingKind } from './headings.ts';

/** {@link headingKind} for a heading that is not tokenized yet; `undefined` when it is none of those known. */
export function headingSection(words: string, document: DocumentKind): SectionKind | undefined {
  return headingKind(tokenize(words), document) ?? undefined;
}
