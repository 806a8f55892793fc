import type { SmokeCheck, SmokeContext } from './checks.ts';
import { BrokenExpectation } from './expectations.ts';

export interface CheckResult {
  title: string;
  state: 'passed' | 'failed' | 'skipped';
  /** What went wrong, or a remark. */
  remark: string;
  /** Of the check's latest request, for the logs. */
  requestId: string;
}

export interface RunOptions {
  /** Leaves out what costs tokens. */
  skipScoring: boolean;
}

/** Runs the checks one after the other; none keeps a later one from running. */
export async function runChecks(
  checks: readonly SmokeCheck[],
  context: SmokeContext,
  { skipScoring }: RunOptions,
): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const check of checks) {
    const { title } = check;
    if (skipScoring && check.costsTokens) {
      results.push({ title, state: 'skipped', remark: 'costs tokens', requestId: '' });
      continue;
    }
    const { state, remark } = await runCheck(check, context);
    results.push({ title, state, remark, requestId: context.deployment.latestRequestId });
  }
  return results;
}

async function runCheck(
  check: SmokeCheck,
  context: SmokeContext,
): Promise<Pick<CheckResult, 'state' | 'remark'>> {
  try {
    return { state: 'passed', remark: await check.run(context) };
  } catch (error) {
    return { state: 'failed', remark: wordingOf(error) };
  }
}

function wordingOf(error: unknown): string {
  if (error instanceof BrokenExpectation) return error.message;
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'no answer in time';
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';
  return `no answer${code}`;
}

/** A table for the terminal: one line a check, failures with the request id to look for. */
export function renderResults(results: readonly CheckResult[]): string {
  const marks = { passed: 'ok  ', failed: 'FAIL', skipped: 'skip' } as const;
  const width = Math.max(...results.map(({ title }) => title.length));
  const lines = results.map(({ state, title, remark, requestId }) => {
    const line = `${marks[state]}  ${title.padEnd(width)}  ${remark}`.trimEnd();
    return state === 'failed' ? `${line}\n      request ${requestId}` : line;
  });
  const count = (state: CheckResult['state']) => results.filter((result) => result.state === state).length;
  return [...lines, '', `${count('passed')} of ${results.length - count('skipped')} checks passed`].join(
    '\n',
  );
}
