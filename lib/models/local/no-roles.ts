import type { Line } from './types.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const VOLUNTARY = set(
  'volunteer volunteering voluntary unpaid unremunerated honorary ehrenamt ehrenamtlich benevole benevolat voluntario voluntaria voluntariado vrijwilliger vrijwillig',
);

const NO_ROLES: ReadonlySet<string> = new Set([
  ...set(
    'leave sabbatical break parenting elternzeit ausbildung lehre umschulung weiterbildung mutterschutz elternurlaub conge unemployed arbeitslos arbeitssuchend travelling traveling travel ' +
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
