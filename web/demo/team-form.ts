import type { ScoreRequestBody } from '../../lib/contract/score-request.ts';
import { byId } from './dom.ts';
import { listOf, readMembers, writeMembers } from './team-members.ts';

type TeamProfile = NonNullable<ScoreRequestBody['team_profile']>;
type TextField = HTMLInputElement | HTMLTextAreaElement;

const needs = byId('team-needs', HTMLTextAreaElement);
const ways = byId('team-ways', HTMLTextAreaElement);
const values = byId('team-values', HTMLInputElement);
const members = byId('team-members', HTMLTextAreaElement);
const FIELDS = new Map<string, TextField>([
  ['description', needs],
  ['working_style', ways],
  ['values', values],
  ['members', members],
]);

/** Says that a team counts while its fields are closed away. */
const state = byId('team-state', HTMLElement);
for (const field of FIELDS.values()) field.addEventListener('input', tell);

let filled: ReadonlyMap<TextField, string> = new Map();

/** The team profile that was entered; `null` without any, so that the organization's stored one counts. */
export function readTeam(): TeamProfile | null {
  const profile: TeamProfile = {
    ...(needs.value.trim() !== '' && { description: needs.value.trim() }),
    ...(ways.value.trim() !== '' && { working_style: ways.value.trim() }),
    ...(values.value.trim() !== '' && { values: listOf(values.value) }),
    ...(members.value.trim() !== '' && { members: readMembers(members.value) }),
  };
  return Object.keys(profile).length === 0 ? null : profile;
}

/** Puts a team into the form in place of what is there. */
export function fillTeam(profile: TeamProfile | null): void {
  needs.value = profile?.description ?? '';
  ways.value = profile?.working_style ?? '';
  values.value = (profile?.values ?? []).join(', ');
  members.value = writeMembers(
    (profile?.members ?? []).map(({ title, skills, seniority }) => ({
      title,
      ...(skills !== undefined && { skills }),
      ...(seniority !== undefined && { seniority }),
    })),
  );
  filled = new Map([...FIELDS.values()].map((field) => [field, field.value]));
  tell();
}

/** Empties the fields that are still as {@link fillTeam} left them. */
export function takeOutFilledTeam(): void {
  for (const [field, value] of filled) if (field.value === value) field.value = '';
  filled = new Map();
  tell();
}

/** Where a field of the request, such as `team_profile.values`, is entered; `null` when it is none of the team's. */
export function teamFieldOf(param: string | null): HTMLElement | null {
  const [, name = ''] = /^team_profile\.([a-z_]+)/.exec(param ?? '') ?? [];
  return FIELDS.get(name) ?? null;
}

function tell(): void {
  state.textContent = readTeam() === null ? '' : ', filled in';
}
