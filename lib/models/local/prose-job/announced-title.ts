import { isFillerWord } from '../filler-words.ts';
import { foldInPlace, foldText, tokenize } from '../tokens.ts';
import type { Span, Token } from '../types.ts';
import { findTerms } from '../vocabulary/matcher.ts';
import { isFunctionWord } from '../vocabulary/stop-words.ts';

/** The title that a sentence names, and where in it: what stands before and behind may ask for something. */
export interface AnnouncedTitle extends Span {
  title: string;
  /** Where what announces it begins ("… and we want a"), at most `start`. */
  announcedFrom: number;
}

/** Who is wanted stands right behind one of these. In text folded and in lower case. */
const ANNOUNCING = new RegExp(
  [
    /(?<!\byou (?:will )?|you'll |\b(?:to|it|they) )\b(?:needs?|wants?|requires?) (?:to (?:hire|recruit|appoint|welcome) )?(?:an? |another |one |our (?:next |new )?|someone as |two |three |several )/,
    /^(?:urgently )?(?:needs?|needing|require) |^after (?:an? |another )/,
    /\b(?:seeks?|hires?|welcomes?|recruits?|looks? (?:out )?for|looking (?:out )?for|searching for|search for|in search of|hiring|seeking|recruiting|(?:am|'m|are|'re|is) after)(?: to (?:hire|recruit|appoint))?:? (?:an? |another |one |our (?:next |new )?|someone as |two |three |several )?/,
    /^(?:wanted|needed|required|vacancy|vacant|opening|position|role|job|gesucht(?: wird| werden)?|recherche|gezocht|gevraagd|se busca|se necesita)\b[^:,.;-]{0,30}[:,-]?\s(?:an? |eine?n? |une? |una? |een )/,
    /^(?:wanted|needed|required|vacancy|vacant|opening|position|role|job|gesucht(?: wird| werden)?|recherche|gezocht|gevraagd|se busca|se necesita)\s?[:,-]?\s/,
    /\b(?:be|become) (?:our (?:next |new )?|the next )|^become an? |^as (?:an? |our (?:next |new )?)/,
    /\b(?:join (?:us|our \w+(?: \w+)?) as|work (?:for us |with us )?as|role of|position of|position as|post of|opening for|vacancy for|room for|job as|appoint|applications? (?:for|from)) (?:an? |our (?:next |new )?|the (?:next |new )?)?/,
    /\b(?:you are|you're|are you|the (?:ideal|right|perfect|successful) (?:candidate|applicant|person) (?:is|will be|should be|must be)) (?:an? |our (?:next |new )?|the )/,
    /\b(?:suchen|sucht|suche|brauchen|braucht|brauche|benotigen|benotigt|stellen|einstellen)\b(?: (?:wir|ich|dringend|ab sofort|zum|nachsten?|sofort|dich|sie|als|fur|unser\w*|[a-z0-9.-]+)){0,9}? (?:eine?n?|als) /,
    /\b(?:suchen|sucht|suche|brauchen|braucht) (?:wir |ich )?|\b(?:hatten?|mochten?|willen?|wil|zouden|zou|mist|missen|hebben|heeft|werft|werven)\b(?: [a-z0-9.-]+){0,6}? (?:een|eine?n?) /,
    /\b(?:du bist|bist du|sie sind|sind sie|werde|werden sie) (?:eine? |unsere? )?|^als (?:eine? |een |unsere? |onze )?/,
    /\b(?:recherch(?:e|ons|ent|eons)|recrut\w+|cherch\w+|embauch\w+|veut|voulons|veulent|engageons|engage)(?: actuellement| activement| engager| recruter| embaucher)? (?:une? |des |son |sa |notre |deux )?/,
    /\bbesoin d'une? |\bposte (?:de |d')(?:une? )?|\b(?:vous etes|tu es|etes-vous|es-tu|le candidat ideal est|la candidate ideale est) (?:une? )?|\bdevenez (?:notre |une? )/,
    /\b(?:buscamos|busca|busco|necesitamos|necesita|necesito|contratamos|contratar|seleccionamos|precisamos|precisa|requerimos|requiere|solicita|solicitamos|contrata|incorporar|incorpora|falta|plaza de|puesto de|poste de|poste d')(?: a)? (?:una? |nuestr[oa] )?/,
    /\beres (?:una? )?|\bse nuestr[oa] /,
    /\b(?:zoeken|zoekt|zoek)\b(?: (?:wij|we|ik|jou|per|direct|voor|ons|onze|in|[a-z0-9.-]+)){0,8}? (?:een|als) /,
    /\b(?:zoeken|zoekt|zoek) (?:wij |we |ik )?|\bop zoek naar (?:een )?|\b(?:je bent|jij bent|ben jij|ben je|u bent) (?:een )?|\bword (?:dan )?(?:jij )?(?:onze |een )/,
  ]
    .map((pattern) => pattern.source)
    .join('|'),
  'g',
);

/** Ends a title. */
const TITLE_END =
  /(?<!\bdipl)\.|[,;:!?\n–—|()]|\s-\s|\s\d+ (?:days?|hours?|x|shifts?|nights?|my|our|the)\b|\s[mwfhvdx](?:\/[mwfhvdx])+|\s(?:who|that|which|whose|we|our|you(?:'\w+)?|i|they|wir|nous|queremos|with|to|for|in|at|on|of|from|near|and|or|is|are|will|can|has|must|should|able|capable|asap|pls|please|fast|urgently|wanted|needed|required|sought|offshore|trained|mit|sie|du|zu|beherrsch\w+|zur|zum|der|die|das|fur|im|bei|in|und|oder|gesucht|verstarken|einstellen|gewinnen|pour|avec|qui|a|chez|dans|et|ou|sachant|autonome|passionnee?s?|motivee?s?|bilingue|recherchee?|demandee?|capable|titulaire|para|con|que|en|y|e|o|capaz|voor|met|bij|op|die|of|te|gezocht|gevraagd|aannemen|nodig|bij|erbij)(?=[\s.,;:!?]|$)/;

const MAX_TITLE_WORDS = 6;

/** Somebody, in whatever words: no title. */
const NOBODY =
  /^(?:at|for|on|as|je|jij|u|du|sie|tu|vous|est|es|ist|all|any|some|someone|somebody|anyone|people|persons?|person|candidates?|applicants?|help|staff|more|team|talents?|professionals?|individuals?|employees|colleagues?|you|your?|jemand\w*|menschen|kolleg\w*|personen?|quelqu|personnes?|alguien|personas?|iemand|mensen|collega\w*|it$|this|that|we|i|good|sure|able|part|busy|confident|comfortable|happy|familiar|responsible|experienced in|experienced with|has|have|had|is|are|can|will|to|in|with|and|not|also|plus|bonus|must|asset|advantage|proficient|fluent|certified in|registered with|used)\b/;

/** Grades the candidate, not the job. */
const PRAISE =
  /^(?:experienced|skilled|talented|dedicated|motivated|passionate|qualified|enthusiastic|reliable|highly|dynamic|competent|seasoned|creative|committed|ambitious|good|great|brilliant|friendly|new|next|additional|full[- ]?time|part[- ]?time|fixed[- ]term|permanent|temporary|freelance|an?|the|our|one|erfahrene[nrs]?|engagierte[nrs]?|motivierte[nrs]?|examinierte[nrs]?|qualifizierte[nrs]?|neue[nrs]?|une?|notre|el|la|le|un|una|een|ervaren|enthousiaste|zelfstandige?|nieuwe)\s+/i;

function titleEnd(folded: string, from: number): number {
  const end = folded.slice(from).search(TITLE_END);
  return end < 0 ? folded.length : from + end;
}

/** A stretch of a sentence as a title, without what only praises; `null` where it can't be one. */
function titleIn(
  sentence: string,
  folded: string,
  from: number,
  announcedFrom: number,
): AnnouncedTitle | null {
  const end = titleEnd(folded, from);
  let start = from;
  for (let praise = PRAISE.exec(sentence.slice(start, end)); praise !== null; ) {
    start += praise[0].length;
    praise = PRAISE.exec(sentence.slice(start, end));
  }
  const title = sentence.slice(start, end).trim();
  const words = title.split(/\s+/).length;
  if (title.length < 3 || words > MAX_TITLE_WORDS || NOBODY.test(foldText(title))) return null;
  return { title, start, end, announcedFrom };
}

function hasTitleTerm(text: string): boolean {
  return findTerms(text, tokenize(text)).some(({ term }) => term.kind === 'title');
}

/** The titles that a sentence announces by its wording, in order. */
function* announcedBy(sentence: string, folded: string): Generator<AnnouncedTitle> {
  for (const match of folded.matchAll(ANNOUNCING)) {
    const found = titleIn(sentence, folded, match.index + match[0].length, match.index);
    if (found !== null) yield found;
  }
}

/** Around a title of the vocabulary, the words that belong to it: "the data engineer we want". */
function namedIn(sentence: string, folded: string): AnnouncedTitle | null {
  const tokens = tokenize(sentence);
  const hits = findTerms(sentence, tokens).filter(({ term }) => term.kind === 'title');
  for (const hit of hits) {
    let first = hit.firstToken;
    while (
      first > 0 &&
      hit.firstToken - first < 3 &&
      belongsToTitle(sentence, tokens[first - 1], tokens[first])
    )
      first--;
    // "Fixed-term teacher": half a word is no beginning.
    if (first < hit.firstToken && sentence.charAt((tokens[first]?.start ?? 0) - 1) === '-') first++;
    const start = tokens[first]?.start ?? hit.start;
    const found = titleIn(sentence, folded, start, start);
    if (found !== null && found.end >= hit.end) return found;
  }
  return null;
}

function belongsToTitle(sentence: string, word: Token | undefined, next: Token | undefined): boolean {
  if (word === undefined || next === undefined || sentence.slice(word.end, next.start).trim() !== '')
    return false;
  return !isFunctionWord(word.norm) && !isFillerWord(word.norm);
}

/** What a sentence without a verb begins with: "Harbour pilot, Class 1 licence", "Baker wanted: rye". */
function headOf(sentence: string, folded: string): AnnouncedTitle | null {
  const [first] = tokenize(sentence);
  if (first === undefined) return null;
  // "IT technician" begins with a name.
  const isName = /^\p{Lu}{2}/u.test(sentence.slice(first.start, first.end));
  if (!isName && isFillerWord(first.norm)) return null;
  return titleIn(sentence, folded, first.start, first.start);
}

/** The title that a sentence announces, if the vocabulary knows it. */
export function knownTitleIn(sentence: string): AnnouncedTitle | null {
  for (const found of announcedBy(sentence, foldInPlace(sentence)))
    if (hasTitleTerm(found.title)) return found;
  return null;
}

/**
 * The title that one of some sentences names, with the index of that sentence: announced and in the vocabulary, announced, in the
 * vocabulary, or what the text begins with. `null` where nothing reads like one.
 */
export function titleOfSentences(
  sentences: readonly string[],
): { sentence: number; found: AnnouncedTitle } | null {
  const announced: { sentence: number; found: AnnouncedTitle }[] = [];
  const named: { sentence: number; found: AnnouncedTitle }[] = [];
  for (const [sentence, text] of sentences.entries()) {
    const folded = foldInPlace(text);
    for (const found of announcedBy(text, folded)) announced.push({ sentence, found });
    const found = namedIn(text, folded);
    if (found !== null) named.push({ sentence, found });
  }
  const known = announced.find(({ found }) => hasTitleTerm(found.title));
  if (known !== undefined) return known;
  const [first = ''] = sentences;
  const head = headOf(first, foldInPlace(first));
  const isHeadNamed = head !== null && named[0]?.sentence === 0 && named[0].found.start < head.end;
  if (head !== null && isHeadNamed) return { sentence: 0, found: head };
  const best = announced[0] ?? named[0];
  if (best !== undefined) return best;
  return head === null ? null : { sentence: 0, found: head };
}
