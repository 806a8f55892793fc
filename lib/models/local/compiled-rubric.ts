import type { Requirement, Rubric } from '../model.ts';
import type { RoleFamily } from '../role-families.ts';
import { type CompiledText, compileText, rarityIn } from './compiled-requirement.ts';
import { type CredentialRule, credentialRule } from './credentials.ts';
import { fieldOfWork } from './field-of-work.ts';
import { isFillerWord } from './filler-words.ts';
import { asksForSimilarRole, roleAskedFor } from './role-wording.ts';
import { type WantedTitle, wantedTitle } from './title-relation.ts';
import { titleProfile } from './title-similarity.ts';

/** By which rule a requirement is assessed. */
export type RequirementRule =
  | { kind: 'skill' }
  /** Work in a field, in roles of its family. */
  | { kind: 'field'; family: RoleFamily }
  /** A role has to have been held: the named one, or one like the job's. */
  | { kind: 'role'; wanted: WantedTitle }
  /** Working life of some length, whatever in. */
  | { kind: 'tenure' }
  | CredentialRule;

export interface CompiledRequirement {
  requirement: Requirement;
  text: CompiledText;
  rule: RequirementRule;
}

export interface CompiledRubric {
  rubric: Rubric;
  title: WantedTitle;
  requirements: readonly CompiledRequirement[];
}

const compiled = new WeakMap<Rubric, CompiledRubric>();

/** Prepares a rubric; remembered by the object, as one rubric serves many candidates. */
export function compileRubric(rubric: Rubric): CompiledRubric {
  const known = compiled.get(rubric);
  if (known !== undefined) return known;
  const rarity = rarityIn(rubric.requirements);
  const title = wantedTitle(rubric.title, rubric.roleFamily);
  const requirements = rubric.requirements.map((requirement): CompiledRequirement => {
    const text = compileText(requirement.text, rarity);
    return { requirement, text, rule: ruleFor(requirement, text, title) };
  });
  const made = { rubric, title, requirements };
  compiled.set(rubric, made);
  return made;
}

/** "3 years of industry experience" are years of work. */
function isWordForAnyField(norm: string): boolean {
  return norm === 'industry' || norm === 'sector';
}

function ruleFor(requirement: Requirement, text: CompiledText, title: WantedTitle): RequirementRule {
  const credential = credentialRule(requirement.text, text);
  if (credential !== null) return credential;
  if (asksForSimilarRole(requirement.text)) return { kind: 'role', wanted: title };
  const role = roleAskedFor(requirement, text);
  if (role !== null) return { kind: 'role', wanted: wantedTitle(role, titleProfile(role).family) };
  const family = requirement.minimumYears === null ? null : fieldOfWork(text.tokens);
  if (family !== null) return { kind: 'field', family };
  const saysNothing = text.tokens.every(({ norm }) => isFillerWord(norm) || isWordForAnyField(norm));
  return requirement.minimumYears !== null && saysNothing ? { kind: 'tenure' } : { kind: 'skill' };
}
