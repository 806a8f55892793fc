import { anyOf } from '../../../text/alternatives.ts';
import type { CompiledText } from '../evidence/wanted.ts';
import { isFillerWord } from '../text/filler-words.ts';
import { foldText } from '../text/tokens.ts';
import type { Span, TermHit } from '../types.ts';
import type { CredentialRule, LanguageGroup } from './credential-rules.ts';
import { AND_WORD, hitsOf, OR_WORD } from './joining-words.ts';
import { isBilingual, languageLevelAsked } from './language-levels.ts';
import { isOfLanguage } from './language-names.ts';

const LANGUAGE_WORDS = new Set(
  (
    'language languages speaker speaking spoken written oral verbal communication word sprache wort schrift deutschkenntnisse langue parle ecrit idioma hablado escrito taal woord geschrift native fluency english ' +
    'other another second third further additional foreign ' +
    'sprachen fremdsprache fremdsprachen weitere weiteren zweite zweiten andere langues etrangere etrangeres deuxieme seconde troisieme autre autres idiomas lengua lenguas extranjero extranjeros otro otra otros otras segundo segunda tercer talen vreemde tweede derde extra'
  ).split(' '),
);

/** What tells in passing why or with whom a language is spoken. */
const IN_PASSING = anyOf(
  /\([^()]{3,120}\)/giu,
  /,\s(?:ya que|porque|puesto que|as (?:you|we|our)|since (?:you|we|our)|because|da (?:sie|du|wir|unsere?)|weil|car (?:vous|nous|tu|notre|nos)|puisque|aangezien|omdat|want (?:je|jij|wij|we|u))\s.*$/giu,
);

/** Behind the languages: "… car clientèle touristique", "… para atender a clientes". */
const REASON =
  /(?<!\p{L})(?:car|puisque|parce qu|ya que|porque|dado que|because|weil|denn|omdat|pour|para|afin d|um|voor|om)(?!\p{L})/iu;

/** Where words begin that tell why a language is asked for, in brackets or not; -1 where none do. */
function placeOfReason(behind: string): number {
  const brackets = /\([^()]{3,80}\)/.exec(behind);
  const told = behind.search(REASON);
  const isTold = brackets === null || languageLevelAsked(brackets[0]).level > 0;
  return isTold || (told >= 0 && told < brackets.index) ? told : brackets.index;
}

/** The rule for a statement that asks for languages and little else; `null` for any other. */
export function languageRule(text: CompiledText): CredentialRule | null {
  const { statement } = text;
  const folded = foldText(statement);
  const passing = [...statement.matchAll(IN_PASSING)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
  const isSaid = ({ start, end }: Span): boolean =>
    !passing.some((span) => start >= span.start && end <= span.end);
  const languages = hitsOf(text, 'language').filter(isSaid);
  if (languages.length === 0) return null;
  // "Italian cuisine" asks for no Italian.
  const first = Math.min(...languages.map(({ start }) => start));
  const last = Math.max(...languages.map(({ end }) => end));
  const behind = statement.slice(last);
  const reason = placeOfReason(behind);
  const end = reason < 0 ? statement.length : last + reason;
  if (!isOfLanguage({ before: statement.slice(0, first), after: statement.slice(last, end) })) return null;
  const beside = text.tokens.filter((token, index) => {
    const { norm } = token;
    if (!isSaid(token) || token.start >= end) return false;
    const inHit = languages.some((hit) => index >= hit.firstToken && index < hit.endToken);
    return !inHit && !isFillerWord(norm) && !LANGUAGE_WORDS.has(norm);
  });
  if (beside.length > 2) return null;
  return {
    kind: 'language',
    groups: languageGroups(folded, languages),
  };
}

/** Languages that "or" joins are one group, those that "and" joins are asked for each; a level said once holds for all. */
function languageGroups(folded: string, languages: readonly TermHit[]): LanguageGroup[] {
  const sorted = [...languages].sort((left, right) => left.start - right.start);
  const cuts: number[] = [0];
  const gaps = sorted.slice(1).map(({ start }, at) => folded.slice(sorted[at]?.end ?? 0, start));
  // "Bilingual French/Dutch" is both.
  const isPair = isBilingual(folded) && gaps.every((gap) => /^\s?[/–-]\s?$/.test(gap));
  for (const [at, { start }] of sorted.slice(1).entries()) {
    const gap = gaps[at] ?? '';
    // A comma means what the next conjunction means.
    const isBoth = isPair || AND_WORD.test(gap) || (!OR_WORD.test(gap) && !OR_WORD.test(folded.slice(start)));
    if (isBoth) cuts.push(at + 1);
  }
  // Where a group's words begin: behind the conjunction.
  const edges = cuts.map((cut) => {
    const from = sorted[cut - 1]?.end ?? 0;
    const joint = /,|\b(?:and|plus|und|et|y|e|en|sowie)\b|&/.exec(
      folded.slice(from, sorted[cut]?.start ?? from),
    );
    return cut === 0 ? 0 : from + (joint === null ? 0 : joint.index + joint[0].length);
  });
  return cuts.map((cut, at) => {
    const members = sorted.slice(cut, cuts[at + 1] ?? sorted.length);
    const own = languageLevelAsked(folded.slice(edges[at], edges[at + 1]));
    const asked = own.level === 0 ? languageLevelAsked(folded) : own;
    return { names: [...new Set(members.map(({ term }) => term.name))], ...asked };
  });
}
