import { fork } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';

const ENTRY = join(dirname(import.meta.dirname), 'openai-emulator.ts');
const START_TIMEOUT_MS = 30_000;

export interface EmulatorProcess {
  /** Settings of a service that uses it. */
  env: Record<string, string>;
  url: string;
  stop(): Promise<void>;
}

/** Starts the emulator in a process of its own, so that its work is not counted as the service's. */
export async function startEmulatorProcess(args: readonly string[] = []): Promise<EmulatorProcess> {
  const child = fork(ENTRY, ['--port', '0', ...args], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  const exited = once(child, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The emulator did not start.')), START_TIMEOUT_MS);
    let output = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const address = /^AZURE_OPENAI_ENDPOINT=(\S+)$/m.exec(output)?.[1];
      if (address === undefined) return;
      clearTimeout(timer);
      resolve(address);
    });
    child.once('exit', () => {
      clearTimeout(timer);
      reject(new Error('The emulator ended before it listened.'));
    });
  });
  return {
    url,
    env: {
      MODEL_PROVIDER: 'azure-openai',
      AZURE_OPENAI_ENDPOINT: url,
      AZURE_OPENAI_DEPLOYMENT: 'local-evaluator',
      AZURE_OPENAI_API_KEY: 'any',
      MODEL_REASONING_EFFORT: 'low',
    },
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
