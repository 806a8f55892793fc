import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { createConsoleLog } from '../../../tools/host/host-log.ts';

function createStreams() {
  const written = { output: [] as string[], errors: [] as string[] };
  const streamOf = (texts: string[]) => ({
    write: (text: string | Uint8Array) => texts.push(String(text)) > 0,
  });
  return { written, log: createConsoleLog(streamOf(written.output), streamOf(written.errors)) };
}

const LINE = /^\[\d{4}-\d\d-\d\dT[\d:.]+Z\] (\w+): (.+)\n$/;

describe('createConsoleLog', () => {
  it('writes the lines of one turn together, in their order', async () => {
    const { written, log } = createStreams();
    log.write('information', 'first');
    log.write('information', 'second');
    expect(written.output).toEqual([]);

    await nextTurn();
    log.write('information', 'third');
    await nextTurn();

    expect(written.output).toHaveLength(2);
    const lines = written.output.join('').match(/.+\n/g) ?? [];
    expect(lines.map((line) => LINE.exec(line)?.slice(1))).toEqual([
      ['information', 'first'],
      ['information', 'second'],
      ['information', 'third'],
    ]);
  });

  it('writes warnings and errors to standard error at once, and leaves out what is quieter', async () => {
    const { written, log } = createStreams();
    for (const level of ['trace', 'debug', 'warning', 'error', 'critical', 'none'] as const)
      log.write(level, 'x');

    expect(written.errors.join('').match(/(?<=\] )\w+/g)).toEqual(['warning', 'error', 'critical']);
    await nextTurn();
    expect(written.output).toEqual([]);
  });
});
