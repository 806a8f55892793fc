import type { Edit } from '../../offset-map.ts';
import type { Word } from '../../words.ts';
import { wordSet } from '../fold-phrase.ts';
import type { Language } from '../language-words.ts';
import { inCaseOf, isAbbreviation } from '../letter-case.ts';
import { ADJECTIVES, type Adjectives } from './agreeing-adjectives.ts';
import { neutralEnding, neutralEndingOfCompound, neutralEndingOfTitle } from './feminine-forms.ts';
import { germanEdits } from './german-agreement.ts';
import { goesOnFromOwn, isSpaced, isTitlePlace, opensSentence, placeBeforeAdverbs } from './title-places.ts';

/** What these teach is a noun: "profesora música". */
const TEACHERS = wordSet('profesora maestra docente');
const MAX_AGREEING = 6;
const MAX_BEFORE = 3;

/** Whether an occupation has one form for both genders, so that only its adjectives tell it. */
export function isNeutralTitle(folded: string, language: Language): boolean {
  const adjectives = ADJECTIVES.get(language);
  if (adjectives === undefined) return false;
  return adjectives.neutralTitles.has(folded) || adjectives.neutralTitle.test(folded);
}

/** The same of a word where it stands: "red comercial consolidada" tells of no person. */
export function isNeutralTitleAt(
  text: string,
  all: readonly Word[],
  index: number,
  folded: string,
  language: Language,
): boolean {
  if (!isNeutralTitle(folded, language)) return false;
  return (
    !ALSO_ADJECTIVES.has(folded) ||
    isTitlePlace(text, all, index, language) ||
    isBehindTitle(text, all, index, language)
  );
}

export function isFeminineTitle(folded: string, language: Language): boolean {
  return (neutralEnding(folded, language) ?? neutralEndingOfTitle(folded, language)) !== null;
}

/** "Psychologue référente", "apprentie employée". */
export function isBehindTitle(
  text: string,
  all: readonly Word[],
  index: number,
  language: Language,
): boolean {
  const before = all[index - 1]?.folded ?? '';
  return (
    isSpaced(text, all, index - 1) && (isFeminineTitle(before, language) || isNeutralTitle(before, language))
  );
}

const ALSO_ADJECTIVES = wordSet(
  'comercial profesional profissional oficial militar contable responsable fiscal vocal responsabile militare contabile comptable volontaire benevole universitaire militaire interimaire auxiliaire fonctionnaire secretaire',
);

/** Edits of a word that tells the gender of who writes, and of those that go on behind it: "Motivée et rigoureuse", "he sido contratada". */
export function selfEdits(text: string, all: readonly Word[], index: number, language: Language): Edit[] {
  const adjectives = ADJECTIVES.get(language);
  const word = all[index];
  if (adjectives === undefined || word === undefined) return [];
  if (!adjectives.last.test(word.folded) && !adjectives.neutralOfPersons.has(word.folded)) return [];
  const own = firstEdits(text, all, index, adjectives) ?? ownEdit(text, all, index, adjectives, language);
  if (own === null) return [];
  return [...own, ...adjectivesBehind(text, all, index, language)];
}

/** "La primera de mi promoción": with its article. */
function firstEdits(
  text: string,
  all: readonly Word[],
  index: number,
  { firsts, before, endings }: Adjectives,
): Edit[] | null {
  const word = all[index];
  if (word === undefined || !firsts.has(word.folded)) return null;
  if (!OF_OWN_GROUP.test(text.slice(word.end, word.end + LONGEST_GROUP).toLowerCase())) return null;
  const whole = adjectiveEdit(text, word, [...endings, [/primera$/, 'primero']]);
  const neutral = whole?.replacement ?? before.get(word.folded);
  if (neutral === undefined) return null;
  const written = text.slice(word.start, word.end);
  const edits = [{ start: word.start, end: word.end, replacement: inCaseOf(written, neutral) }];
  const article = all[index - 1];
  if (article !== undefined && isSpaced(text, all, index - 1) && /^(?:la|a)$/.test(article.folded)) {
    const replacement = before.get(article.folded);
    if (replacement !== undefined)
      edits.push({
        start: article.start,
        end: article.end,
        replacement: inCaseOf(text.slice(article.start, article.end), replacement),
      });
  }
  return edits;
}

const OF_OWN_GROUP =
  /^ (?:de (?:ma|mi|la|sa|minha)|de l[’']|da (?:minha |sua )?|del (?:mio )?|della (?:mia )?)(?:[’' ])?(?:promotion|promoción|clase|classe|classifica|familia|familie|família|famille|famiglia|turma|corso|équipe|equipo|equipa)(?!\p{L})/u;
const LONGEST_GROUP = 32;

/** The edit of the word itself, none where it is of both genders, `null` where it does not tell of who writes. */
function ownEdit(
  text: string,
  all: readonly Word[],
  index: number,
  adjectives: Adjectives,
  language: Language,
): Edit[] | null {
  const word = all[index];
  // "Prête-moi ta plume"
  if (word === undefined || isAbbreviation(text.slice(word.start, word.end)) || text.charAt(word.end) === '-')
    return null;
  const {
    selves,
    endingsBehindSelf,
    endings,
    connecting,
    nouns,
    nounParticiple,
    neutralOfPersons,
    likening,
  } = adjectives;
  const first = placeBeforeAdverbs(text, all, index, language);
  const before = isSpaced(text, all, first - 1) ? (all[first - 1]?.folded ?? '') : '';
  // "Mantive-me motivada"
  const verb = before === 'me' ? (all[first - 2]?.folded ?? '') : before;
  if (selves.has(before) || selves.has(verb))
    return edited(adjectiveEdit(text, word, [...endings, ...endingsBehindSelf]));
  const nearest = isSpaced(text, all, index - 1) ? (all[index - 1]?.folded ?? '') : '';
  const phrase = text.slice(word.start, word.end + LONGEST_PREPOSITION).toLowerCase();
  if (nouns.has(word.folded) && nounParticiple?.test(phrase) !== true) return null;
  const place = all[first] ?? word;
  const opens = opensSentence(text, place);
  if (opens && neutralOfPersons.has(word.folded)) return [];
  const isOwn =
    connecting.has(nearest) ||
    ((opens || goesOnFromOwn(text, all, first, language) || likening.has(before) || YEAR.test(before)) &&
      tellsOfPerson(text, word, adjectives)) ||
    (BEING_IN_GENERAL.has(before) && adjectives.ofPersons.has(word.folded));
  return isOwn ? edited(adjectiveEdit(text, word, endingsOf(word, adjectives))) : null;
}

/** Behind these what has been done to a thing stands as well: "peut être livrée en …". */
const BEING_IN_GENERAL = wordSet('etre ser ficar');
/** "Depuis 2016 titularisée". */
const YEAR = /^(?:19|20)\d\d$/;

/** Nouns end as some participles do. */
function endingsOf(word: Word, { endings, endingsBehindSelf, ofPersons }: Adjectives): Adjectives['endings'] {
  return ofPersons.has(word.folded) ? [...endings, ...endingsBehindSelf] : endings;
}

function edited(edit: Edit | null): Edit[] | null {
  return edit === null ? null : [edit];
}

function tellsOfPerson(
  text: string,
  word: Word,
  { ofPersons, participle, nounParticiple }: Adjectives,
): boolean {
  // "Active Directory"
  const opensName = /^ \p{Lu}/u.test(text.slice(word.end, word.end + 2)) && !PARTICIPLE.test(word.folded);
  if (ofPersons.has(word.folded)) return !opensName;
  const phrase = text.slice(word.start, word.end + LONGEST_PREPOSITION).toLowerCase();
  return participle.test(phrase) || (nounParticiple?.test(phrase) ?? false);
}

/** Of a preposition behind a participle, with the spaces around it. */
const LONGEST_PREPOSITION = 9;
/** Folded: "certifiée", "titulada". */
const PARTICIPLE = /(?:ee|ada|ida|ata|ita|uta)$/;

function adjectiveEdit(text: string, word: Word, endings: Adjectives['endings']): Edit | null {
  const written = text.slice(word.start, word.end);
  const lower = written.toLowerCase();
  const ending = endings.find(([pattern]) => pattern.test(lower));
  if (ending === undefined) return null;
  return {
    start: word.start,
    end: word.end,
    replacement: inCaseOf(written, lower.replace(ending[0], ending[1])),
  };
}

/** Edits of what agrees with a title that loses its gender: articles and adjectives before, others behind. */
export function agreementEdits(
  text: string,
  all: readonly Word[],
  index: number,
  language: Language,
): Edit[] {
  if (language === 'de') return germanEdits(text, all, index);
  return [...editsBefore(text, all, index, language), ...adjectivesBehind(text, all, index, language)];
}

/** "Une ancienne infirmière", "l'unica responsabile". */
function editsBefore(text: string, all: readonly Word[], index: number, language: Language): Edit[] {
  const neutral = ADJECTIVES.get(language)?.before;
  const edits: Edit[] = [];
  if (neutral === undefined) return edits;
  const last = Math.max(0, index - MAX_BEFORE);
  for (let before = index - 1; before >= last && isSpaced(text, all, before); before -= 1) {
    const word = all[before];
    if (word === undefined) break;
    const elided = /^(?:[a-z]{1,4}['’])(?=.)/.exec(word.folded)?.[0].length ?? 0;
    const folded = word.folded.slice(elided);
    const replacement = replacementBefore(text, all, before, folded, neutral, language);
    if (replacement === undefined) break;
    const start = word.start + elided;
    const written = text.slice(start, word.end);
    if (written.toLowerCase() !== replacement)
      edits.push({ start, end: word.end, replacement: inCaseOf(written, replacement) });
    if (elided > 0) break;
  }
  return edits;
}

/** Article or adjective; a preposition has the letters of some articles ("promovida a gerente", "de la directrice"). */
function replacementBefore(
  text: string,
  all: readonly Word[],
  at: number,
  folded: string,
  neutral: ReadonlyMap<string, string>,
  language: Language,
): string | undefined {
  const replacement = neutral.get(folded);
  if (replacement === undefined) return undefined;
  const word = all[at];
  const next = all[at + 1];
  if (word === undefined || next === undefined) return undefined;
  const previous = isSpaced(text, all, at - 1) ? (all[at - 1]?.folded ?? '') : '';
  // "Oficial de primera electricista": a grade.
  if (language === 'es' && previous === 'de' && /^(?:primera|segunda|tercera)$/.test(folded))
    return undefined;
  if (language === 'fr' && folded === 'nouvelle')
    return /^[aeiouh]/.test(next.folded) ? 'nouvel' : replacement;
  if (language === 'fr' && folded === 'la') return /^(?:de|a)$/.test(previous) ? undefined : replacement;
  if (language === 'pt' && folded === 'a') {
    const isArticle = opensSentence(text, word) || BEING.test(previous) || neutral.has(next.folded);
    return isArticle ? replacement : undefined;
  }
  // "uno stagista", "lo specialista"
  if (language === 'it' && LONG_ARTICLE.test(next.folded))
    return folded === 'una' ? 'uno' : folded === 'la' ? 'lo' : replacement;
  return replacement;
}

const BEING = /^(?:sou|fui|era|ser|como|sendo|e)$/;
const LONG_ARTICLE = /^(?:s[^aeiou]|z|ps|gn|x|y)/;

/** Edits of the adjectives behind a title, up to the first word that is none. */
function adjectivesBehind(text: string, all: readonly Word[], index: number, language: Language): Edit[] {
  const adjectives = ADJECTIVES.get(language);
  const edits: Edit[] = [];
  if (adjectives === undefined) return edits;
  for (let next = index + 1; next < all.length && next <= index + MAX_AGREEING; next += 1) {
    const word = all[next];
    const gap = text.slice(all[next - 1]?.end, word?.start);
    // "Enfermera, Clínica Sol": behind a comma a capital begins a name.
    const isShort = gap === '. ' && next === index + 1 && SHORT.test(all[index]?.folded ?? '');
    if (word === undefined || !(isShort || goesOnIn(text, gap, word))) break;
    if (CONJUNCTION.test(word.folded) || adjectives.adverbs.has(word.folded)) continue;
    // A title has adjectives of its own.
    if (gap === '-' && neutralEndingOfCompound(word.folded, language) !== null) break;
    if (ALSO_ADJECTIVES.has(word.folded)) continue;
    if (neutralEnding(word.folded, language) !== null || isNeutralTitle(word.folded, language)) break;
    if (isAbbreviation(text.slice(word.start, word.end))) break;
    const title = all[index]?.folded ?? '';
    if (adjectives.nouns.has(word.folded) && !isNounBehind(text, word, title, adjectives)) break;
    const edit = adjectiveEdit(text, word, endingsOf(word, adjectives));
    if (edit === null) {
      if (adjectives.unchanging.test(word.folded)) continue;
      next = beyondComplement(text, all, next, adjectives) - 1;
      if (next < index) break;
      continue;
    }
    if (word.folded.endsWith('ica') && TEACHERS.has(title)) break;
    edits.push(edit);
  }
  return edits;
}

/** "Adm. de fincas colegiada". */
const SHORT = /^(?:adm|lic|resp|coord|dir|aux|tec|dott|prof|ing|arch|avv|geom|rag)$/;
const CONJUNCTION = /^(?:et|puis|y|e|ed|luego|poi|depois|tres|muy|molto|muito)$/;

function goesOnIn(text: string, gap: string, word: Word): boolean {
  return (
    gap === ' ' || gap === '-' || (gap === ', ' && /^\p{Ll}/u.test(text.slice(word.start, word.start + 2)))
  );
}

/** "Psicóloga clínica", but "Enfermera Clínica Sol". */
function isNounBehind(text: string, word: Word, title: string, { nounsBehind }: Adjectives): boolean {
  return (
    /^\p{Ll}/u.test(text.slice(word.start, word.start + 2)) &&
    (nounsBehind.get(word.folded)?.has(title) ?? false)
  );
}

/** "Chargée de clientèle expérimentée", "technicienne qualité certifiée": where an adjective of persons stands behind a noun; 0 where none does. */
function beyondComplement(text: string, all: readonly Word[], at: number, { ofPersons }: Adjectives): number {
  const noun = COMPLEMENT.test(all[at]?.folded ?? '') ? at + 1 : at;
  const isJoined = (noun === at || isSpaced(text, all, at)) && isSpaced(text, all, noun);
  const adjective = all[noun + 1]?.folded ?? '';
  // "Linguística Aplicada"
  const isName = /^\p{Lu}/u.test(text.charAt(all[noun + 1]?.start ?? 0));
  return isJoined && !isName && (ofPersons.has(adjective) || BEHIND_COMPLEMENT.has(adjective)) ? noun + 1 : 0;
}

const COMPLEMENT = /^(?:de|du|des|en|a|au|aux|del|di|da|do|em|al|alla|alle|ai)$/;
/** Of things as well where they stand alone. */
const BEHIND_COMPLEMENT = wordSet(
  'itinerante principale adjointe diplomee titulada jefa diplomata laureata formada',
);
