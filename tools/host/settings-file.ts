import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '../../lib/json.ts';
import { StartProblem } from './start-problem.ts';

/** The settings file of a folder: `local.settings.json`, or the example when there is none. */
export function findSettingsFile(directory: string): string | null {
  const candidates = ['local.settings.json', 'local.settings.example.json'];
  return candidates.map((name) => join(directory, name)).find((path) => existsSync(path)) ?? null;
}

/**
 * Adds the `Values` of a settings file to `env`; names that are set there already keep their value. Throws a
 * {@link StartProblem} with the file's name when it is not such a file.
 */
export function applySettingsFile(path: string, env: Record<string, string | undefined>): void {
  for (const [name, value] of Object.entries(readValues(path))) {
    env[name] ??= value;
  }
}

function readValues(path: string): Record<string, string> {
  const content = readJson(path);
  const values = isRecord(content) ? content.Values : undefined;
  if (!isRecord(values)) {
    throw new StartProblem(`${path} has no object "Values".`);
  }
  const strings: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    if (typeof value !== 'string') {
      throw new StartProblem(`${path}: the value of ${name} must be a string.`);
    }
    strings[name] = value;
  }
  return strings;
}

function readJson(path: string): unknown {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new StartProblem(
      existsSync(path) ? `${path} can't be read.` : `There is no settings file ${path}.`,
    );
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new StartProblem(`${path} is not JSON.`);
  }
}
