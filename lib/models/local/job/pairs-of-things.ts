import { anyOf } from '../../../text/alternatives.ts';
import { isContainerWord, isFillerWord } from '../text/filler-words.ts';
import { contentWordCount, isPlainItem } from '../text/plain-items.ts';
import { tokenize } from '../text/tokens.ts';
import type { Term, TermKind } from '../types.ts';
import { findTerms } from '../vocabulary/matcher.ts';

/** What can be asked for by its name alone; two languages of one line are one need. */
const NAMED_KINDS: ReadonlySet<TermKind> = new Set(['skill', 'certificate']);

/** A paper, whatever it is for: "habilitation gaz", "registration with the council". */
const PAPER =
  /(?<!\p{L})(?:licen[cs]es?|certificat(?:es?|ions?)|registration|permits?|tickets?|cards?|accreditation|permis|habilitation|certificado|carn[eé]t?|permiso|rijbewijs|\p{L}*certificaat|\p{L}{3,20}schein|zertifikat)(?!\p{L})/iu;

/** Tells more of a paper before it: "…, category C", "…, clean". */
const OF_PAPER =
  /^(?:(?:category|class|level|type|grade|code|cat|kat|klasse|stufe|catégorie|niveau|clase|nivel|categorie)(?!\p{L})|(?:full|clean|valid|current|held|issued|from|up[- ]to[- ]date|gültig|en cours|vigente|geldig)(?!\p{L}))/iu;

/** A choice (Dutch "of" among them), a list that goes on, or what is said against or of the thing before it. */
const CHOICE = anyOf(
  /\s(?:or|oder|ou|o|and|und|et|y|en|&)\s/iu,
  /(?<!\b(?:certificate|licen[cs]e|card|proof|knowledge|experience|understanding))\sof\s/iu,
  /^(?:or|oder|ou|o|of|but|though|although|yet|no|not|without|ideally|preferably|e\.g\.|etc|aber|kein\p{L}*|ohne|mais|sans|pero|sin|maar|geen|zonder)(?!\p{L})/iu,
);

/** Before the first: "You'll need SQL, Tableau". */
const ASKING =
  /^(?:(?:(?:you|candidates?|applicants?)(?:['’]ll| will| must| should)? (?:also )?(?:need|have|hold|bring|know)|must (?:have|hold)|(?:sie|du) (?:brauchen|brauchst|benötigen|benötigst|haben|hast)|vous (?:avez|maîtrisez)|(?:se requiere|necesitas|tienes)|je (?:hebt|kent))\s)/iu;

const ARTICLE = /^(?:an?|eine?|une?|una?|een)\s/iu;
/** "Python, the language of our stack", "Kubernetes, our platform": the same once more. */
const APPOSITION =
  /^(?:the|our|their|its|this|that|which|where|whose|when|so|because|thus|hence|an?|one|der|die|das|unser\p{L}*|eine?|le|la|les|notre|une?|el|los|las|nuestr[oa]|una?|het|de|ons|onze|een)\s/iu;

/**
 * Whether a comma parts two things that are each asked for ("ADR certificate, Moffett"): not one from what is said of it, and not two
 * words for what follows both ("calm, friendly manner").
 */
export function areTwoThings(line: string, second: string): boolean {
  const first = line.replace(ASKING, '');
  // "Word" alone says nothing.
  if (contentWordCount(first) === 0 || contentWordCount(second) === 0) return false;
  const isPaper = PAPER.test(second) && tellsWhichPaper(second);
  if (CHOICE.test(second) || isAdjective(first, second) || (OF_PAPER.test(second) && !isPaper)) return false;
  const [left, right] = [namedIn(first), namedIn(second)];
  if (isPaper) {
    const isApart = !left.some(
      ({ kind, name }) => kind === 'certificate' && right.some((other) => other.name === name),
    );
    return isApart && (!APPOSITION.test(second) || ARTICLE.test(second));
  }
  if (APPOSITION.test(second) || left.some((one) => right.some((other) => areSame(one, other)))) return false;
  if (![first, second].every(isName)) return false;
  return right.length > 0 && (left.length > 0 || PAPER.test(first));
}

/** More words describe. */
const MAX_NAME_WORDS = 3;
const MAX_PAPER_WORDS = 5;
const LEAD_IN = /^(?:[\p{L}-]+\s){1,3}(?:in|with|of|using|mit|avec|con|met)\s(?=\S)/iu;

/** "Experience with heat pumps" is about these. */
function isName(item: string): boolean {
  const lead = LEAD_IN.exec(item)?.[0] ?? '';
  const name = contentWordCount(lead) === 0 ? item.slice(lead.length) : item;
  return isPlainItem(item) && tokenize(name).length <= MAX_NAME_WORDS;
}

/** Whether an item is a paper by its article or its name: "a forklift licence", not the "safety certificate" of "fire and safety certificate". */
export function namesPaper(item: string): boolean {
  if (!PAPER.test(item) || !tellsWhichPaper(item) || tokenize(item).length > MAX_PAPER_WORDS) return false;
  return (
    ARTICLE.test(item) || findTerms(item, tokenize(item)).some(({ term }) => term.kind === 'certificate')
  );
}

function namedIn(item: string): Term[] {
  return findTerms(item, tokenize(item)).flatMap(({ term }) => (NAMED_KINDS.has(term.kind) ? [term] : []));
}

/** One name for the other, or what it is a kind of: "Nursing and Midwifery Council registration, NMC". */
function areSame(left: Term, right: Term): boolean {
  return (
    left.name === right.name ||
    left.implies?.includes(right.name) === true ||
    right.implies?.includes(left.name) === true
  );
}

/** One word in lower case before several goes with the last of them: "paediatric, geriatric nursing". */
function isAdjective(first: string, second: string): boolean {
  const word = first.replace(ARTICLE, '');
  return (
    tokenize(word).length === 1 &&
    /^\p{Ll}+$/u.test(word) &&
    tokenize(second).length > 1 &&
    /^\p{Ll}/u.test(second)
  );
}

/** "Forklift licence" does, "valid licence" does not. */
function tellsWhichPaper(item: string): boolean {
  return (
    tokenize(item).some(
      ({ norm, start, end }) =>
        !isFillerWord(norm) &&
        !isContainerWord(norm) &&
        !/^(?:licen[cs]es?|certificat(?:es?|ions?)|registration)$/i.test(item.slice(start, end)),
    ) || namedIn(item).length > 0
  );
}
