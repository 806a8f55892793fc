/** The code that an error has from Node.js or a library (`ENOENT`); `undefined` for one without. */
export function errorCode(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
