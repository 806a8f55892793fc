/** What one request found of the demo's limits. */
export interface DemoLimitState {
  allowed: boolean;
  /** Whole seconds until a request is admitted again when this one was not, 1 to 60; otherwise 0. */
  retryAfterSeconds: number;
}

/** Limits of the demo, which needs no key and costs tokens: per client address, and for all callers together. */
export interface DemoLimiter {
  /** Counts one request of a client, named by its IP address; a port after it is ignored. Never rejects. */
  count(clientAddress: string): Promise<DemoLimitState>;
}
