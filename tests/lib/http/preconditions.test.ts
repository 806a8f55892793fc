import { describe, expect, it } from '@jest/globals';
import { PreconditionFailedError, type PutOptions } from '../../../lib/accounts/team-profiles.ts';
import { metPrecondition } from '../../../lib/http/preconditions.ts';

const STORED = { profile: {}, updatedAt: '2026-11-21T12:00:00.000Z', etag: '"2"' };

function met(headers: Record<string, string>, stored: typeof STORED | null = STORED): PutOptions {
  return metPrecondition(new Headers(headers), stored);
}

describe('If-Match', () => {
  it.each(['"2"', '*', '"1", "2"', ' "2" '])('finds the stored version in %s', (header) => {
    expect(met({ 'if-match': header })).toEqual({ ifMatch: '"2"' });
  });

  it.each(['"1"', '2', 'W/"2"', '"1", "3"', 'nonsense', '', ','])('does not find it in %j', (header) => {
    expect(() => met({ 'if-match': header })).toThrow(PreconditionFailedError);
  });

  it.each(['"2"', '*'])('does not hold for %s when nothing is stored', (header) => {
    expect(() => met({ 'if-match': header }, null)).toThrow(PreconditionFailedError);
  });
});

describe('If-None-Match', () => {
  it.each(['*', '"2"', 'W/"2"', '"1", "2"'])('does not hold for %s when that is stored', (header) => {
    expect(() => met({ 'if-none-match': header })).toThrow(PreconditionFailedError);
  });

  it.each(['"1"', 'W/"1"', '"1", "3"', 'nonsense', ''])('holds for %j when another version is', (header) => {
    expect(met({ 'if-none-match': header })).toEqual({ ifMatch: '"2"' });
  });

  it.each(['*', '"2"'])('holds for %s when nothing is stored', (header) => {
    expect(met({ 'if-none-match': header }, null)).toEqual({ ifAbsent: true });
  });
});

describe('both', () => {
  it('must hold', () => {
    expect(met({ 'if-match': '"2"', 'if-none-match': '"1"' })).toEqual({ ifMatch: '"2"' });
    expect(() => met({ 'if-match': '"2"', 'if-none-match': '*' })).toThrow(PreconditionFailedError);
    expect(() => met({ 'if-match': '"1"', 'if-none-match': '"3"' })).toThrow(PreconditionFailedError);
  });

  it('ask for nothing when they are not there', () => {
    expect([met({}), met({}, null)]).toEqual([{}, {}]);
  });
});
