import type { ScoreRequestBody } from '../../lib/contract/score-request.ts';
import { byId } from './dom.ts';
import { listOf, readMembers, writeMembers } from './team-members.ts';

type TeamProfile = NonNullable<ScoreRequestBody['team_profile']>;

const needs = byId('team-needs', HTMLTextAreaElement);
const ways = byId('team-ways', HTMLTextAreaElement);
const values = byId('team-values', HTMLInputElement);
const members = byId('team-members', HTMLTextAreaElement);

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
}
