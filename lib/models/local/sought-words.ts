import type { CompiledText } from './compiled-requirement.ts';
import type { CertificateMention } from './credentials.ts';
import type { TermKind } from './types.ts';
import { sharedPrefixLength } from './word-likeness.ts';

/**
 * The words and terms that the requirements of a rubric look for, gathered: of all that a resume says, these alone are worth an
 * index.
 */
export interface SoughtWords {
  /** Stems by how they begin: what is derived from a word begins alike. */
  stems: ReadonlyMap<string, readonly string[]>;
  /** Names of terms by their kind. */
  terms: ReadonlyMap<TermKind, ReadonlySet<string>>;
}

const BEGINNING_LENGTH = 5;
/** Value of a word with the same beginning ("administrator" for "administration"). */
const DERIVED_VALUE = 0.8;
const MIN_SHARED_SHARE = 0.7;

/** What all words derived from one begin with; the whole of a short word. */
export function beginningOf(word: string): string {
  return word.slice(0, BEGINNING_LENGTH);
}

/** How much one stem shows of another that begins alike: 1 for the same, 0 for nothing. */
export function stemLikeness(sought: string, said: string): number {
  if (sought === said) return 1;
  const longer = Math.max(sought.length, said.length);
  return sharedPrefixLength(sought, said) / longer >= MIN_SHARED_SHARE ? DERIVED_VALUE : 0;
}

/** Gathers what some statements look for, with the certificates that they name. */
export function soughtWords(
  texts: readonly CompiledText[],
  certificates: readonly CertificateMention[],
): SoughtWords {
  const stems = new Map<string, string[]>();
  const terms = new Map<TermKind, Set<string>>();
  const seek = (sought: readonly string[]): void => {
    for (const stem of sought) {
      const known = stems.get(beginningOf(stem));
      if (known === undefined) stems.set(beginningOf(stem), [stem]);
      else if (!known.includes(stem)) known.push(stem);
    }
  };
  const seekTerm = (kind: TermKind, name: string): void => {
    const known = terms.get(kind);
    if (known === undefined) terms.set(kind, new Set([name]));
    else known.add(name);
  };
  const concepts = texts
    .flatMap(({ readings }) => readings)
    .flatMap(({ groups }) => groups)
    .flatMap(({ parts }) => parts)
    .flatMap((part) => part.concepts);
  for (const concept of concepts) {
    seek(concept.stems);
    if (concept.term !== null) seekTerm(concept.term.kind, concept.term.name);
  }
  for (const { stems: telling, name } of certificates) {
    seek(telling);
    seekTerm('certificate', name);
  }
  return { stems, terms };
}
