import { anyOf } from '../../../text/alternatives.ts';
import type { Requirement, Rubric } from '../../model.ts';
import type { RoleFamily } from '../../role-families.ts';
import { seniorityRank } from '../../seniority.ts';
import { foldText } from '../text/tokens.ts';
import { clausesTelling } from './clauses-telling.ts';
import type { CompiledText } from './wanted.ts';

/** Says at the beginning of a clause that one helped with what others did. Who has whom to help ("helped guests with …") works for them. */
const HELPED = anyOf(
  /^(?:and |also |sometimes |often |regularly )?(?:helped|assisted)(?: out)? (?:with|in) /,
  /^(?:mithilfe|mitgeholfen|geholfen) (?:bei|beim|in) /,
);
/** One of these stands in all of them. */
const SOME_HELP = /helped|assisted|hilfe|geholfen/i;

/** To help is what these are there for. */
const HELPING: ReadonlySet<RoleFamily> = new Set<RoleFamily>([
  'care_work',
  'dentistry',
  'early_childhood',
  'emergency_services',
  'nursing',
  'social_work',
  'teaching',
  'therapy',
  'veterinary',
]);
const ASKS_FOR_HELP = /assist|support|help|\baides?\b|auxili|hilfs?|unterstutz|hulp/;

/** Whether who helped with a thing shows it as well as who did it: where the job is to help, or for those who begin. */
export function isOpenToHelp({ text }: Requirement, { title, roleFamily, seniority }: Rubric): boolean {
  return (
    HELPING.has(roleFamily) ||
    seniorityRank(seniority) < seniorityRank('mid') ||
    ASKS_FOR_HELP.test(foldText(`${title} ${text}`))
  );
}

/** Whether a quote tells of the wanted thing that one only helped with it: "Helped with menu planning". */
export function tellsOfHelp(quote: string, wanted: CompiledText): boolean {
  if (!SOME_HELP.test(quote)) return false;
  const telling = clausesTelling(quote, wanted);
  return telling.length > 0 && telling.every(({ folded }) => HELPED.test(folded));
}
