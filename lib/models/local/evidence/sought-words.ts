import type { CertificateMention } from '../papers/credential-rules.ts';
import { SoughtCompounds } from '../text/compound-words.ts';
import { sharedPrefixLength } from '../text/word-likeness.ts';
import type { TermKind } from '../types.ts';
import { rootOfField, rootOfPerson } from './fields-of-people.ts';
import type { CompiledText } from './wanted.ts';

const BEGINNING_LENGTH = 5;
/** Value of a word with the same beginning ("administrator" for "administration"). */
const DERIVED_VALUE = 0.8;
const MIN_SHARED_SHARE = 0.7;

/** Another form of the same word. */
const INFLECTED_VALUE = 0.97;
/** A verb and the noun made of it ("negociar", "negociación"). */
const NOUN_OF_VERB_VALUE = 0.9;

/** Of numbers and genders in the languages that no stemmer here reads. */
const INFLECTIONS: ReadonlySet<string> = new Set([
  '',
  'e',
  'n',
  'en',
  's',
  'es',
  'a',
  'as',
  'o',
  'os',
  'x',
  'nen',
  // Verbs and their English nouns: "deliver" and "delivery".
  'i',
  // The English stem of the singular ends before it: "Dokumentationen".
  'ationen',
]);

/** What verbs and the nouns made of them end in, where the languages' endings are longer than English ones: "reparieren", "Reparatur". */
const ENDINGS: ReadonlySet<string> = new Set(
  (
    'ieren iert ierte ierten ierend ierung ierungen atur aturen ation ationen ator atoren ung ungen en end ' +
    'er ez ant ement eur euse age ages ation ations ition itions ateur atrice ' +
    'ar er ir ando iendo ado ada ados adas ido ida cion ciones acion aciones icion iciones miento mientos dor dora ador adora aje ajes ' +
    'eren eert eerde eerd atie aties ering ing ingen ateur sie ' +
    // "Elektrotechniek" and "elektrotechnisch"
    'ik iek isch ische ischen ischer isches'
  ).split(' '),
);

/** What all words derived from one begin with; the whole of a short word. */
export function beginningOf(word: string): string {
  return word.slice(0, BEGINNING_LENGTH);
}

/** How much one stem shows of another that begins alike: 1 for the same, 0 for nothing. */
export function stemLikeness(sought: string, said: string): number {
  if (sought === said) return 1;
  const shared = sharedPrefixLength(sought, said);
  if (shared < BEGINNING_LENGTH) return 0;
  if (endIn(INFLECTIONS, sought, said, shared)) return INFLECTED_VALUE;
  if (endIn(ENDINGS, sought, said, shared)) return NOUN_OF_VERB_VALUE;
  return shared / Math.max(sought.length, said.length) >= MIN_SHARED_SHARE ? DERIVED_VALUE : 0;
}

/** Whether both words go on with such an ending where they part, or one letter before: endings may begin with the same vowel. */
function endIn(endings: ReadonlySet<string>, left: string, right: string, shared: number): boolean {
  for (let at = shared; at >= Math.max(BEGINNING_LENGTH, shared - 1); at--)
    if (endings.has(left.slice(at)) && endings.has(right.slice(at))) return true;
  return false;
}

/**
 * The words and terms that the requirements of a rubric look for, gathered: of all that a resume says, these alone are worth an
 * index.
 */
export class SoughtWords {
  /** Names of terms by their kind. */
  readonly terms: ReadonlyMap<TermKind, ReadonlySet<string>>;
  /** The same words, for languages that write several as one. */
  readonly compounds: SoughtCompounds;
  /** What stands for words that say nearly the same as one that is sought. */
  readonly kinds: ReadonlySet<string>;
  private readonly stems = new Map<string, string[]>();
  /** The same, by what they share with the words for people who work in such a field. */
  private readonly fields = new Map<string, string[]>();
  /** By the first two letters, whether any stem begins with such. */
  private readonly begun = new Uint8Array(1024);

  /** @param certificates that the statements name */
  constructor(statements: readonly CompiledText[], certificates: readonly CertificateMention[]) {
    const concepts = statements
      .flatMap(({ readings }) => readings)
      .flatMap(({ groups }) => groups)
      .flatMap(({ parts }) => parts)
      .flatMap((part) => part.concepts);
    for (const { stems } of [...concepts, ...certificates]) for (const stem of stems) this.seek(stem);
    this.kinds = new Set(concepts.flatMap(({ kind }) => kind ?? []));
    this.compounds = new SoughtCompounds([...this.stems.values()].flat());
    const terms = new Map<TermKind, Set<string>>([['certificate', new Set(certificates.map(nameOf))]]);
    for (const { term } of concepts) {
      if (term !== null) terms.set(term.kind, new Set([...(terms.get(term.kind) ?? []), term.name]));
    }
    this.terms = terms;
  }

  private seek(stem: string): void {
    const beginning = beginningOf(stem);
    const known = this.stems.get(beginning);
    if (known === undefined) this.stems.set(beginning, [stem]);
    else if (!known.includes(stem)) known.push(stem);
    this.begun[firstLetters(stem)] = 1;
    const root = rootOfField(stem);
    if (root !== null) this.fields.set(root, [...(this.fields.get(root) ?? []), stem]);
  }

  /** The stems sought that name the field of somebody who is called so ("plumb" for a "plumber"). */
  fieldsOf(person: string): readonly string[] {
    const root = rootOfPerson(person);
    return (root === null ? undefined : this.fields.get(root)) ?? [];
  }

  /** The stems sought that begin as one does that is said: the same, or derived from the same word. */
  alike(said: string): readonly string[] | undefined {
    return this.begun[firstLetters(said)] === 0 ? undefined : this.stems.get(beginningOf(said));
  }
}

function nameOf({ name }: CertificateMention): string {
  return name;
}

/** Ten bits of the first two letters: most words are told by them from all that are sought. */
function firstLetters(word: string): number {
  return ((word.charCodeAt(0) & 31) << 5) | (word.charCodeAt(1) & 31);
}
