import { describe, expect, it } from '@jest/globals';
import { requestIdOf } from '../../../lib/http/request-id.ts';

describe('requestIdOf', () => {
  it.each(['a', 'ABC_def-123', 'x'.repeat(64)])("keeps the caller's %s", (id) => {
    expect(requestIdOf(new Headers({ 'x-request-id': id }))).toBe(id);
  });

  it.each(['', 'x'.repeat(65), 'a b', 'a.b', 'é', 'a,b', '<script>'])('replaces %j', (id) => {
    const first = requestIdOf(new Headers({ 'x-request-id': id }));
    expect(first).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
    expect(first).not.toBe(requestIdOf(new Headers({ 'x-request-id': id })));
  });

  it('makes one where there is none', () => {
    expect(requestIdOf(new Headers())).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
  });
});
