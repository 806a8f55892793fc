import { tokenize } from '../text/tokens.ts';
import type { RoleRead } from '../types.ts';

/** Words that say where in a team somebody stood, and nothing of its trade. */
const RANKS: ReadonlySet<string> = new Set(
  (
    'inspector superintendent sergeant corporal constable officer cadet first third leading hand lead leader supervisor team crew floor shift section manager deputy assistant acting senior junior foreman forewoman chargehand ' +
    'charge head chief second in command apprentice improver trainee graduate and then duty teamleiter teamleiterin schichtleiter vorarbeiter ' +
    'nights night days day weekend weekends ' +
    'auszubildender auszubildende azubi lernender lernende lehrling apprenti apprentie encargado encargada jefe jefa de equipo aprendiz leerling ploegbaas voorman'
  ).split(' '),
);

function isBareRank(title: string): boolean {
  const tokens = tokenize(title);
  return tokens.length > 0 && tokens.every(({ norm }) => RANKS.has(norm));
}

/**
 * Roles whose title is a rank alone ("Leading Hand", "Supervisor") with the family of the role before it in the career, or where there
 * is none of the one after it ("Apprentice"): who rises, or learns, does so in a trade.
 */
export function withTradesOfCareer(roles: readonly RoleRead[]): RoleRead[] {
  const career = roles.toSorted((left, right) => ((left.start ?? '') < (right.start ?? '') ? -1 : 1));
  return roles.map((role) => {
    if (role.family !== 'other' || role.start === null || !isBareRank(role.title)) return role;
    const at = career.indexOf(role);
    const family = [career[at - 1], career[at + 1]].find(
      (beside) => beside !== undefined && beside.family !== 'other',
    )?.family;
    return family === undefined ? role : { ...role, family };
  });
}
