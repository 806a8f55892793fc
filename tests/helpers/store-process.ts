import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from './free-port.ts';

const START_TIMEOUT_MS = 20_000;

/** A store's server, in a process of its own and with a folder of its own. It keeps its port when it is restarted. */
export interface StoreProcess {
  port: number;
  directory: string;
  /** Ends it without warning; what it had not written is lost. */
  kill(): Promise<void>;
  /** Starts it again after a kill, with the data that it has written. */
  restart(): Promise<void>;
  /** Stops it from answering, with its connections left open. */
  freeze(): void;
  thaw(): void;
  /** Ends it and removes its folder. */
  stop(): Promise<void>;
}

/** @param command program and arguments for a port and a folder */
export async function startStoreProcess(
  command: (port: number, directory: string) => [string, ...string[]],
): Promise<StoreProcess> {
  const port = await freePort();
  const directory = mkdtempSync(join(tmpdir(), 'store-'));
  const start = async (): Promise<ChildProcess> => {
    const [program, ...args] = command(port, directory);
    const child = spawn(program, args, { cwd: directory, stdio: 'ignore' });
    process.once('exit', () => child.kill('SIGKILL'));
    await accepting(port, child);
    return child;
  };
  let child = await start();
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  return {
    port,
    directory,
    kill,
    async restart() {
      child = await start();
    },
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    async stop() {
      await kill();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function accepting(port: number, child: ChildProcess): Promise<void> {
  const givenUpAtMs = performance.now() + START_TIMEOUT_MS;
  let failure: unknown = null;
  child.once('error', (error) => {
    failure = error;
  });
  while (!(await canConnect(port))) {
    if (failure !== null || child.exitCode !== null || performance.now() > givenUpAtMs) {
      throw new Error(`${child.spawnfile} did not start: ${failure ?? `exit code ${child.exitCode}`}`);
    }
    await delay(20);
  }
}

async function canConnect(port: number): Promise<boolean> {
  const socket = createConnection({ port, host: '127.0.0.1' });
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
