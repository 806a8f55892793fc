import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PLAN_NAMES, type PlanName } from '../../lib/accounts/plans.ts';
import { type ServiceProcess, startServiceProcess } from '../../tools/host/service-process.ts';
import { type AnswerCheck, createAnswerCheck } from './documented-answers.ts';
import { type HttpReply, type SendOptions, send } from './send.ts';

/** The built app. */
export const ENTRY_PATH = join(import.meta.dirname, '../../dist/main.js');
/** The OpenAPI document that it serves. */
export const DOCUMENT_PATH = join(import.meta.dirname, '../../dist/pages/openapi.json');

let findUndocumented: AnswerCheck | undefined;

export interface TestService extends ServiceProcess {
  /**
   * Sends a request to a path of the service, as it is written. Rejects when the OpenAPI document does not know the
   * answer.
   */
  send(method: string, path: string, options?: SendOptions): Promise<HttpReply>;
}

/**
 * Starts the built service in a process of its own. It knows the keys of {@link keyOf}; `env` changes its settings.
 */
export async function startTestService(env: Record<string, string> = {}): Promise<TestService> {
  if (!existsSync(ENTRY_PATH)) throw new Error('There is no build to test: "npm run build" makes it.');
  const service = await startServiceProcess({
    settingsFile: 'none',
    entryPath: ENTRY_PATH,
    env: { MODEL_PROVIDER: 'local', API_KEYS: JSON.stringify(KEY_ENTRIES), ...env },
  });
  return {
    ...service,
    async send(method, path, options = {}) {
      const reply = await send(`${service.url}${path}`, { ...options, method });
      findUndocumented ??= createAnswerCheck(DOCUMENT_PATH);
      const problems = findUndocumented({ method, path, reply });
      if (problems.length > 0) throw new Error(`${method} ${path} ${reply.status}: ${problems.join('; ')}`);
      return reply;
    },
  };
}

const ORGANIZATIONS_PER_PLAN = 12;

/** A valid key. The organizations of a plan are numbered from 0, so that tests need not share a rate limit. */
export function keyOf(plan: PlanName, number = 0): string {
  if (number >= ORGANIZATIONS_PER_PLAN) throw new Error(`There are ${ORGANIZATIONS_PER_PLAN} keys per plan.`);
  return `key-of-${plan}-${number}`;
}

/** Of the enterprise plan, without a rate limit. */
export const KEY = keyOf('enterprise');

const KEY_ENTRIES = PLAN_NAMES.flatMap((plan) =>
  Array.from({ length: ORGANIZATIONS_PER_PLAN }, (_, number) => ({
    organization: `${plan}-${number}`,
    plan,
    key_sha256: createHash('sha256').update(keyOf(plan, number)).digest('hex'),
  })),
);
