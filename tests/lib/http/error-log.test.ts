import { describe, expect, it } from '@jest/globals';
import { loggableError } from '../../../lib/http/error-log.ts';

const SECRET = 'Jane Doe, born 1990';

describe('loggableError', () => {
  it('names the class and the place, and not the message', () => {
    const logged = loggableError(new TypeError(SECRET));
    expect(logged.error).toBe('TypeError');
    expect(logged.frames[0]).toContain('error-log.test');
    expect(JSON.stringify(logged)).not.toContain('Jane');
  });

  it('names the place of an error without a message, and of one of Node', () => {
    expect(loggableError(new RangeError()).frames[0]).toContain('error-log.test');
    try {
      new URL(SECRET);
    } catch (error) {
      expect(loggableError(error).frames.join()).toContain('error-log.test');
      expect(JSON.stringify(loggableError(error))).not.toContain('Jane');
    }
    expect.assertions(3);
  });

  it.each([
    ['looks like a stack frame', `x\n    at ${SECRET} (file:1:1)\n    at more (file:2:2)`],
    ['is empty', ''],
    ['stands in the stack twice', `at\n    at at (${SECRET}:1:1)`],
  ])('keeps a message out that %s', (_, message) => {
    expect(JSON.stringify(loggableError(new Error(message)))).not.toContain('Jane');
  });

  it('gives up the stack of an error whose message was changed after the throw', () => {
    const error = new Error(`    at ${SECRET} (file:1:1)`);
    expect(error.stack).toContain(SECRET);
    error.message = 'changed';
    expect(loggableError(error)).toEqual({ error: 'Error', frames: [] });
  });

  it.each([[SECRET], [undefined], [{ message: SECRET }], [7]])(
    'names the type alone of a thrown %j',
    (thrown) => {
      expect(loggableError(thrown)).toEqual({ error: `thrown ${typeof thrown}`, frames: [] });
    },
  );
});
