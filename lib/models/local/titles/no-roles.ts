import { wordSet } from '../text/word-set.ts';
import type { Line, Token } from '../types.ts';
import { soundsLikeTitle } from './title-endings.ts';

const VOLUNTARY = wordSet(
  'volunteer volunteering voluntary unpaid unremunerated honorary ehrenamt ehrenamtlich benevole benevolat voluntario voluntaria voluntariado vrijwilliger vrijwillig',
);

const NO_ROLES: ReadonlySet<string> = new Set([
  ...wordSet(
    'leave sabbatical break auszeit sabbatjahr excedencia verlof ouderschapsverlof zorgverlof sabbatjaar parenting elternzeit ausbildung lehre umschulung weiterbildung mutterschutz elternurlaub conge unemployed arbeitslos arbeitssuchend travelling traveling travel ' +
      'reisen voyage bachelor master diploma degree abitur baccalaureat bachillerato student studium etudiant etudiante estudiante semester lehrgang scholarship finalist mitglied membre miembro passport valid validity expires expiry',
  ),
  ...VOLUNTARY,
]);

/** Whether an entry says anywhere that nobody paid for it. */
export function isVoluntary(line: Line): boolean {
  return line.tokens.some(({ norm }) => VOLUNTARY.has(norm));
}

/** Words of entries that are no employment. */
export function isNoRole(norm: string): boolean {
  return NO_ROLES.has(norm);
}

/** Also stand before who works with such: "travel consultant", "leave administrator", "master plumber". */
const BESIDE_PERSONS = wordSet('travel travelling traveling leave break scholarship scholarships master');
const STUDENT_WORK = wordSet(
  'support services service recruitment finance welfare experience success affairs engagement wellbeing housing accommodation liaison ' +
    'records admissions adviser advisor counsellor counselor',
);
const MASTERS_OF = wordSet(
  'scrum harbour harbor station quarter web post ring toast house head band concert ballet dock yard pack',
);
const PHRASE_ENDS = wordSet('at in for to of with from as by around through');
const MAX_PHRASE = 4;

/** Whether a token makes of an entry no employment: not where it is part of somebody's title ("Scrum master", "travel agent"). */
export function isNoRoleAt(tokens: readonly Token[], at: number): boolean {
  const norm = tokens[at]?.norm ?? '';
  if (!isNoRole(norm)) return false;
  if (norm === 'student') return !STUDENT_WORK.has(tokens[at + 1]?.norm ?? '');
  if (norm === 'master' && MASTERS_OF.has(tokens[at - 1]?.norm ?? '')) return false;
  return !BESIDE_PERSONS.has(norm) || !namesPerson(tokens, at);
}

/** Whether the phrase that a token begins ends in a word for one at work. */
function namesPerson(tokens: readonly Token[], at: number): boolean {
  for (let next = at + 1; next < at + MAX_PHRASE; next++) {
    const [previous, token] = [tokens[next - 1], tokens[next]];
    if (previous === undefined || token === undefined || token.start - previous.end !== 1) return false;
    if (PHRASE_ENDS.has(token.norm) || isNoRole(token.norm)) return false;
    if (soundsLikeTitle(token.norm)) return true;
  }
  return false;
}
