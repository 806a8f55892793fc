import { describe, expect, it } from '@jest/globals';
import { PreconditionFailedError } from '../../../lib/accounts/team-profiles.ts';
import { matchedTag } from '../../../lib/http/if-match.ts';

const STORED = { profile: {}, updatedAt: '2026-11-21T12:00:00.000Z', etag: '"2"' };

function match(header: string, stored: typeof STORED | null = STORED): string | undefined {
  return matchedTag(new Headers({ 'if-match': header }), stored);
}

describe('matchedTag', () => {
  it.each(['"2"', '*', '"1", "2"', ' "2" '])('finds the stored version in %s', (header) => {
    expect(match(header)).toBe('"2"');
  });

  it.each(['"1"', '2', 'W/"2"', '"1", "3"', 'nonsense', '', ','])('does not find it in %j', (header) => {
    expect(() => match(header)).toThrow(PreconditionFailedError);
  });

  it.each(['"2"', '*'])('does not hold for %s when nothing is stored', (header) => {
    expect(() => match(header, null)).toThrow(PreconditionFailedError);
  });

  it('asks for nothing without the header', () => {
    expect(matchedTag(new Headers(), null)).toBeUndefined();
  });
});
