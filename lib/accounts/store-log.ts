/** Tells the log when a store stops working and when it is back, and nothing in between. */
export interface StoreLog {
  /** `reason` is a code, never a message: those may carry addresses, keys or what a caller sent. */
  failed(reason: string): void;
  worked(): void;
}

/** @param write gets one line of JSON; it goes to standard error by default, as no request's log is at hand */
export function createStoreLog(store: string, write: (line: string) => void = writeWarning): StoreLog {
  let isFailing = false;
  return {
    failed(reason) {
      if (isFailing) return;
      isFailing = true;
      write(JSON.stringify({ event: 'store', store, state: 'unavailable', reason }));
    },
    worked() {
      if (!isFailing) return;
      isFailing = false;
      write(JSON.stringify({ event: 'store', store, state: 'available' }));
    },
  };
}

/** Tells the log what a store was never given, such as `{ requests: 12 }`. */
export function logLoss(
  store: string,
  counts: Readonly<Record<string, number>>,
  write: (line: string) => void = writeWarning,
): void {
  write(JSON.stringify({ event: 'store', store, state: 'lost', ...counts }));
}

/** What a log may say of an error: a code such as `ECONNREFUSED` when it has one, else its class. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  return /^[\w.-]{1,60}$/.test(code) ? code : 'Error';
}

function writeWarning(line: string): void {
  process.stderr.write(`${line}\n`);
}
