import { requireWithinPlan } from '../lib/http/admission.ts';
import { type Endpoint, type KeyedCall, withBody } from '../lib/http/endpoint.ts';
import { scoreBody } from '../lib/http/score-answer.ts';
import type { TeamProfile } from '../lib/models/model.ts';

/** `POST /api/candidates/score`: scores the caller's candidates. */
export const candidatesScore: Endpoint = {
  name: 'candidates-score',
  route: 'candidates/score',
  access: 'key',
  operations: {
    POST: withBody(loadSchema, async (call: KeyedCall, body) => {
      requireWithinPlan(call.account, body.candidates.length);
      const teamProfile = body.team_profile === undefined ? await storedTeamProfile(call) : body.team_profile;
      const result = await scoreBody(call, { organization: call.account.organization, teamProfile, body });
      return { status: 200, body: result };
    }),
  },
};

async function loadSchema() {
  const { scoreRequestSchema } = await import('../lib/contract/score-request.ts');
  return { schema: scoreRequestSchema, kind: 'score_request' as const };
}

async function storedTeamProfile({ account, services }: KeyedCall): Promise<TeamProfile | null> {
  const stored = await services.teamProfiles.get(account.organization);
  return stored === null ? null : stored.profile;
}
