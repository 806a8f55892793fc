import { createMemoryTeamProfileStore } from '../../../lib/accounts/memory-team-profiles.ts';
import { describeTeamProfileStore } from '../../helpers/team-profile-store.ts';

describeTeamProfileStore('team profiles in memory', (now) =>
  createMemoryTeamProfileStore(now === undefined ? {} : { now }),
);
