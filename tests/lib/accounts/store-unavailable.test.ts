import { describe, expect, it } from '@jest/globals';
import { StoreUnavailableError } from '../../../lib/accounts/store-unavailable.ts';

describe('StoreUnavailableError', () => {
  it('names the store in a constant message and keeps what the store said for logs', () => {
    const cause = new Error('connection to 10.0.0.1 refused');
    const error = new StoreUnavailableError('team_profiles', { cause });

    expect(error.message).toBe('The team profile store is not available.');
    expect(error.store).toBe('team_profiles');
    expect(error.cause).toBe(cause);
  });
});
