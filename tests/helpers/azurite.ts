import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTableAccount, type TableAccount } from '../../lib/accounts/tables/table-account.ts';
import { type StoreProcess, startStoreProcess } from './store-process.ts';

const PROGRAM = join(import.meta.dirname, '../../node_modules/azurite/dist/src/table/main.js');

/** The emulator's own account, which everyone knows. */
const ACCOUNT_NAME = 'devstoreaccount1';
const ACCOUNT_KEY =
  'Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGw==';

export interface Azurite extends StoreProcess {
  connectionString: string;
  /**
   * Whether a text is in the rows that a kill would leave. What is written gets there within five seconds, and an
   * orderly end of the emulator does not wait for it either.
   */
  hasSaved(text: string): boolean;
}

const DATA_FILE = '__azurite_db_table__.json';

/** Table storage on this machine. */
export async function startAzurite(): Promise<Azurite> {
  const store = await startStoreProcess((port, directory) => [
    process.execPath,
    PROGRAM,
    ...['--tableHost', '127.0.0.1', '--tablePort', String(port)],
    ...['--location', directory, '--silent', '--skipApiVersionCheck', '--disableTelemetry'],
  ]);
  const dataFile = join(store.directory, DATA_FILE);
  return {
    ...store,
    connectionString: tablesConnectionString(store.port),
    hasSaved: (text) => existsSync(dataFile) && readFileSync(dataFile, 'utf8').includes(text),
  };
}

/** For a port of this machine, of the emulator or of something before it. */
export function tablesConnectionString(port: number): string {
  return [
    'DefaultEndpointsProtocol=http',
    `AccountName=${ACCOUNT_NAME}`,
    `AccountKey=${ACCOUNT_KEY}`,
    `TableEndpoint=http://127.0.0.1:${port}/${ACCOUNT_NAME}`,
  ].join(';');
}

/** The same account with another key, which it refuses. */
export function withWrongKey(connectionString: string): string {
  return connectionString.replace(ACCOUNT_KEY, Buffer.from('a key of another account').toString('base64'));
}

/** Tables that no other test has. */
export function freshTables(connectionString: string): TableAccount & { prefix: string } {
  const prefix = freshPrefix();
  return { prefix, ...createTableAccount({ endpoint: null, connectionString, prefix }) };
}

/** A beginning for names in a store that no other test has. */
export function freshPrefix(): string {
  return `t${randomBytes(6).toString('hex')}`;
}
