import { describe, expect, it } from '@jest/globals';
import { CommandError } from '../../../tools/command-line.ts';
import { parseSmokeArguments } from '../../../tools/smoke/options.ts';

const URL_ARGS = ['--url', 'https://scoring.example.com/'];

describe('the command line of the smoke test', () => {
  it('has defaults for all but address and key', () => {
    expect(parseSmokeArguments([...URL_ARGS, '--key', 'k'], {})).toEqual({
      url: 'https://scoring.example.com',
      key: 'k',
      functionApp: null,
      version: null,
      waitSeconds: 0,
      skipScoring: false,
    });
  });

  it('takes the key from the environment, where no process list shows it', () => {
    expect(parseSmokeArguments(URL_ARGS, { SMOKE_KEY: 'from-env' })).toMatchObject({ key: 'from-env' });
  });

  it('reads version, waiting time and the wish not to score', () => {
    const args = [...URL_ARGS, '--key', 'k', '--version', '20.0.0', '--wait', '120', '--skip-scoring'];
    expect(parseSmokeArguments(args, {})).toMatchObject({
      version: '20.0.0',
      waitSeconds: 120,
      skipScoring: true,
    });
  });

  it('takes a temporary key, which the platform may have to know too', () => {
    const args = [...URL_ARGS, '--temporary-key', '--function-app', 'func-x', '--resource-group', 'rg-x'];
    expect(parseSmokeArguments(args, { SMOKE_KEY: 'unused' })).toMatchObject({
      key: null,
      functionApp: { name: 'func-x', resourceGroup: 'rg-x' },
    });
  });

  it('asks for nothing more than help when that is wanted', () => {
    expect(parseSmokeArguments(['--help'], {})).toBeNull();
  });

  it.each([
    ['no address', ['--key', 'k']],
    ['an address without TLS', ['--url', 'http://scoring.example.com', '--key', 'k']],
    ['an address with a key in it', ['--url', 'https://scoring.example.com?code=k', '--key', 'k']],
    ['an address that ends in /api', ['--url', 'https://scoring.example.com/api/', '--key', 'k']],
    ['no key', URL_ARGS],
    ['a waiting time in words', [...URL_ARGS, '--key', 'k', '--wait', 'long']],
    ['a function app without its group', [...URL_ARGS, '--temporary-key', '--function-app', 'func-x']],
    [
      'a function app for a key that stays',
      [...URL_ARGS, '--key', 'k', '--function-app', 'func-x', '--resource-group', 'rg-x'],
    ],
    ['an unknown option', [...URL_ARGS, '--key', 'k', '--delete']],
  ])('refuses %s', (_, args) => {
    expect(() => parseSmokeArguments(args, {})).toThrow(CommandError);
  });
});
