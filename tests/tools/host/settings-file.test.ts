import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { applySettingsFile, findSettingsFile } from '../../../tools/host/settings-file.ts';

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'settings-file-'));
});

afterEach(() => {
  rmSync(directory, { recursive: true });
});

function write(name: string, content: unknown): string {
  const path = join(directory, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

describe('findSettingsFile', () => {
  it('takes the example only when there is no file of one’s own', () => {
    expect(findSettingsFile(directory)).toBeNull();
    const example = write('local.settings.example.json', {});
    expect(findSettingsFile(directory)).toBe(example);
    const own = write('local.settings.json', {});
    expect(findSettingsFile(directory)).toBe(own);
  });
});

describe('the example', () => {
  it('lets no page of another address call a service that func start serves, whose keys everybody knows', () => {
    const example = readFileSync(join(import.meta.dirname, '../../../local.settings.example.json'), 'utf8');
    expect(JSON.parse(example)).toMatchObject({ IsEncrypted: false, Host: { LocalHttpPort: 7071 } });
    expect(example).not.toContain('CORS');
  });
});

describe('applySettingsFile', () => {
  it('adds what is not set, and lets what is set win, be it empty', () => {
    const env: Record<string, string | undefined> = { PORT: '1', EMPTY: '' };
    applySettingsFile(write('s.json', { Values: { PORT: '2', EMPTY: 'x', MODEL_PROVIDER: 'local' } }), env);

    expect(env).toEqual({ PORT: '1', EMPTY: '', MODEL_PROVIDER: 'local' });
  });

  it.each([
    ['no JSON', '{', 'is not JSON'],
    ['no Values', {}, 'has no object "Values"'],
    ['a list of Values', { Values: [] }, 'has no object "Values"'],
    ['a value that is no string', { Values: { PORT: 7071 } }, 'the value of PORT must be a string'],
  ])('refuses a file with %s by name', (_case, content, problem) => {
    const path = write('s.json', content);

    expect(() => applySettingsFile(path, {})).toThrow(problem);
    expect(() => applySettingsFile(path, {})).toThrow(path);
  });

  it('refuses a file that is not there by name', () => {
    const path = join(directory, 'absent.json');

    expect(() => applySettingsFile(path, {})).toThrow(`There is no settings file ${path}.`);
    expect(() => applySettingsFile(directory, {})).toThrow(`${directory} can't be read.`);
  });
});
