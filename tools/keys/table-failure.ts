import { StoreUnavailableError } from '../../lib/accounts/store-unavailable.ts';

const REFUSED =
  'The tables refuse access. Check the account key in TABLES_CONNECTION_STRING; with TABLES_ENDPOINT, that the account ' +
  'signed in to az has the role Storage Table Data Contributor.';
const NO_IDENTITY =
  'The tables are reached by identity, and none could be used: sign in with "az login", or see that the identity of this ' +
  'machine may be used.';

/**
 * What went wrong between a command and the tables, in a line for a person, or `null` when it was something else. Nothing of
 * a body is repeated: it is a page of XML or JSON.
 */
export function tableFailureOf(error: unknown): string | null {
  const isOfStore = error instanceof StoreUnavailableError;
  const cause = isOfStore ? error.cause : error;
  if (!(cause instanceof Error)) return isOfStore ? "The tables can't be reached." : null;
  if (/Credential|Authentication/.test(cause.name)) return NO_IDENTITY;
  const status = 'statusCode' in cause ? cause.statusCode : undefined;
  if (status === 401 || status === 403) return REFUSED;
  if (typeof status === 'number') return `The tables can't be used: they answer with status ${status}.`;
  if (!isOfStore && cause.name !== 'RestError') return null;
  return `The tables can't be reached. ${cause.message.split('\n', 1)[0]}`;
}
