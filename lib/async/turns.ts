import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Turns of the event loop, one for each caller: work that waits for one does not follow other such work without a break,
 * in which nothing else would be answered.
 */
export function createTurns(): () => Promise<unknown> {
  /** Over when every turn that was asked for has begun. */
  let turns: Promise<unknown> = Promise.resolve();
  return () => {
    turns = turns.then(() => nextTurn());
    return turns;
  };
}
