import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings, SettingsError } from '../../lib/settings.ts';
import { describeService } from './describe-service.ts';
import { type FunctionApp, loadFunctionApp } from './function-app.ts';
import { createConsoleLog, type HostLog } from './host-log.ts';
import { type HttpHost, startHttpHost } from './http-host.ts';
import { applySettingsFile, findSettingsFile } from './settings-file.ts';
import { StartProblem } from './start-problem.ts';

export interface LocalHostOptions {
  /** Folder of host.json and of the settings file. */
  root: string;
  entryPath: string;
  /** A path, `none`, or undefined for the one that is there. */
  settingsFile: string | undefined;
  quiet: boolean;
}

/**
 * Runs the local host in this process until a signal ends it. What keeps it from starting is one line on standard
 * error and exit code 1. A parent process that started it over IPC is told the address, and its end ends the host.
 */
export async function runLocalHost(options: LocalHostOptions): Promise<void> {
  const log = createConsoleLog();
  try {
    const settingsFile = options.settingsFile ?? findSettingsFile(options.root) ?? 'none';
    if (settingsFile !== 'none') {
      applySettingsFile(settingsFile, process.env);
    }
    // As a front end does, this host adds the caller's address to X-Forwarded-For.
    process.env.TRUSTED_PROXIES ||= '1';
    const settings = readSettings(process.env);
    const { app, host } = await serve(options, settings.port, log);
    stopOnSignals(app, host, log);
    const url = `http://localhost:${host.port}`;
    if (process.send === undefined) {
      process.stdout.write(describeService({ url, routes: host.routes, settings, settingsFile }));
    } else {
      process.send({ url });
    }
  } catch (error) {
    process.stderr.write(`The service could not start: ${startProblem(error)}\n`);
    process.exit(1);
  }
}

async function serve(
  options: LocalHostOptions,
  port: number,
  log: HostLog,
): Promise<{ app: FunctionApp; host: HttpHost }> {
  if (!existsSync(options.entryPath)) {
    throw new StartProblem(`${options.entryPath} is not there; "npm run build" makes it.`);
  }
  const app = await loadFunctionApp(options.entryPath, log);
  try {
    const routePrefix = readRoutePrefix(options.root);
    const host = await startHttpHost({ app, log, port, routePrefix, logRequests: !options.quiet });
    return { app, host };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      throw new StartProblem(`port ${port} is in use; set PORT to another one.`);
    }
    throw error;
  }
}

/** Expected problems in one line, anything else with its stack. */
function startProblem(error: unknown): string {
  if (!(error instanceof Error)) {
    return String(error);
  }
  const isExpected = error instanceof StartProblem || error instanceof SettingsError;
  return isExpected ? error.message : (error.stack ?? error.message);
}

function readRoutePrefix(root: string): string {
  const hostJson: { extensions?: { http?: { routePrefix?: string } } } = JSON.parse(
    readFileSync(join(root, 'host.json'), 'utf8'),
  );
  return hostJson.extensions?.http?.routePrefix ?? 'api';
}

/** npm passes on the Ctrl-C that the terminal has sent to this process already: one key press, two signals. */
const SAME_KEY_PRESS_MS = 1000;

/** The first signal lets requests in flight finish, a later one ends at once. */
function stopOnSignals(app: FunctionApp, host: HttpHost, log: HostLog): void {
  let stoppingSinceMs: number | null = null;
  const stop = async (): Promise<void> => {
    if (stoppingSinceMs !== null) {
      if (performance.now() - stoppingSinceMs > SAME_KEY_PRESS_MS) {
        process.exit(130);
      }
      return;
    }
    stoppingSinceMs = performance.now();
    await host.close();
    await app.terminate();
    process.exit(0);
  };
  const stopOrFail = (): void => {
    stop().catch((error: unknown) => {
      log.write('error', error instanceof Error ? (error.stack ?? error.message) : String(error));
      process.exit(1);
    });
  };
  process.on('SIGINT', stopOrFail);
  process.on('SIGTERM', stopOrFail);
  process.once('disconnect', stopOrFail);
}
