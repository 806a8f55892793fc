/** Who waits for a turn of the event loop, whoever they belong to: first come, first served. */
const waiting: (() => void)[] = [];

/** What was begun goes on in microtasks, before the loop does; so each turn is followed by a look at what has arrived. */
function beginNext(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(beginNext);
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    if (waiting.push(resolve) === 1) setImmediate(beginNext);
  });
}

/**
 * Turns of the event loop, one for each caller and one at a time in the process: work that waits for one does not follow
 * other such work without a break, in which nothing else would be answered and no connection be taken. Who asks for many
 * waits for one at a time, so that others are served between them.
 */
export function createTurns(): () => Promise<unknown> {
  /** Over when every turn that was asked for has begun. */
  let turns: Promise<unknown> = Promise.resolve();
  return () => {
    turns = turns.then(nextTurn);
    return turns;
  };
}
