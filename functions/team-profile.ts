import type { PutOptions, StoredTeamProfile } from '../lib/accounts/team-profiles.ts';
import type { SuccessResponseBody, TeamProfileResponseBody } from '../lib/contract/responses.ts';
import type { Answer } from '../lib/http/answer.ts';
import { type Endpoint, type KeyedCall, withBody } from '../lib/http/endpoint.ts';
import { HttpError } from '../lib/http/http-error.ts';
import { hasPrecondition, metPrecondition } from '../lib/http/preconditions.ts';
import type { TeamProfile } from '../lib/models/model.ts';

const DELETED: SuccessResponseBody = { ok: true, code: 'success' };

/** `/api/team-profile`: the organization's stored team profile. */
export const teamProfile: Endpoint = {
  name: 'team-profile',
  route: 'team-profile',
  access: 'key',
  operations: {
    GET: async (call) => {
      const stored = await findStored(call);
      if (stored === null)
        throw new HttpError('not_found', 'No team profile is stored for this organization.');
      return storedAnswer(stored);
    },
    PUT: withBody(loadSchema, async (call: KeyedCall, profile) => {
      const required = await requiredVersion(call);
      return storedAnswer(await call.services.teamProfiles.put(call.account.organization, profile, required));
    }),
    DELETE: async (call) => {
      const { ifMatch, ifAbsent } = await requiredVersion(call);
      // Nothing was there to delete, and what another request has stored since is not meant.
      if (ifAbsent !== true) await call.services.teamProfiles.delete(call.account.organization, { ifMatch });
      return { status: 200, body: DELETED };
    },
  },
};

async function loadSchema() {
  const { teamProfileSchema } = await import('../lib/contract/team-profile.ts');
  return { schema: teamProfileSchema, kind: 'team_profile' as const };
}

function findStored({ account, services }: KeyedCall): Promise<StoredTeamProfile<TeamProfile> | null> {
  return services.teamProfiles.get(account.organization);
}

/** What is stored is read only when the request depends on it. */
async function requiredVersion(call: KeyedCall): Promise<PutOptions> {
  const { headers } = call.request;
  return hasPrecondition(headers) ? metPrecondition(headers, await findStored(call)) : {};
}

function storedAnswer({ profile, updatedAt, etag }: StoredTeamProfile<TeamProfile>): Answer {
  const body: TeamProfileResponseBody = {
    ok: true,
    code: 'success',
    team_profile: profile,
    updated_at: updatedAt,
  };
  return { status: 200, body, headers: { ETag: etag } };
}
