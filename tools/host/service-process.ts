import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';

const ROOT = dirname(dirname(import.meta.dirname));
const START_TIMEOUT_MS = 30_000;

export interface ServiceProcessOptions {
  /** Wins over the settings file; an empty string takes a value of the file back. Nothing else is inherited but PATH. */
  env?: Record<string, string | undefined>;
  /** 0, the default, takes any free port. */
  port?: number;
  /** Path from the project's root, or `none`; the example file by default, so that no local file changes the result. */
  settingsFile?: string;
  /** Another entry than the built app's. */
  entryPath?: string;
}

export interface ServiceProcess {
  /** Base address without a trailing slash, such as `http://localhost:49152`. */
  url: string;
  pid: number;
  /** Everything the process wrote so far, standard output and error together. */
  output(): string;
  /** Ends it as Ctrl-C does: requests in flight are finished. Resolves with its exit code. */
  stop(): Promise<number | null>;
}

/**
 * Starts the built service in a process of its own, as `npm start` does, and resolves once it takes requests. Rejects
 * with what the process wrote when it ends before that.
 */
export async function startServiceProcess(options: ServiceProcessOptions = {}): Promise<ServiceProcess> {
  const args = ['--quiet', '--settings', options.settingsFile ?? 'local.settings.example.json'];
  if (options.entryPath !== undefined) {
    args.push('--entry', options.entryPath);
  }
  const child = fork(join(ROOT, 'tools', 'start.ts'), args, {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...options.env, PORT: String(options.port ?? 0) },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const exited = once(child, 'close');
  const url = await readUrl(child, () => output);
  return {
    url,
    pid: child.pid ?? 0,
    output: () => output,
    async stop() {
      child.kill('SIGTERM');
      await exited;
      return child.exitCode;
    },
  };
}

function readUrl(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`The service did not start within ${START_TIMEOUT_MS} ms.\n${output()}`));
    }, START_TIMEOUT_MS);
    child.once('message', (message: { url: string }) => {
      clearTimeout(timer);
      resolve(message.url);
    });
    child.once('close', () => {
      clearTimeout(timer);
      reject(new Error(output().trim()));
    });
  });
}
