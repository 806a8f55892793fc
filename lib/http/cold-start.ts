/** Knows which request is the first that this instance answers. */
export interface ColdStart {
  /** True on the first call only: every request asks once, when it arrives. */
  isFirstRequest(): boolean;
}

/** One for each process. */
export function createColdStart(): ColdStart {
  let hasBegun = false;
  return {
    isFirstRequest() {
      const isFirst = !hasBegun;
      hasBegun = true;
      return isFirst;
    },
  };
}
