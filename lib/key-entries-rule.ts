import { z } from 'zod';
import { ORGANIZATION_NAME, ORGANIZATION_NAME_RULE } from './accounts/organization-name.ts';
import { PLAN_NAMES } from './accounts/plans.ts';
import type { KeyEntry } from './accounts/settings-key-directory.ts';
import { type Rule, RuleProblem } from './setting-rules.ts';

/** The keys of the directory `settings`, as they stand in `API_KEYS`. */
export const keyEntries: Rule<KeyEntry[]> = {
  text: 'a JSON array of {"organization", "plan", "key_sha256"}',
  read(text) {
    const entries = entriesSchema().safeParse(parseJson(text));
    if (!entries.success) {
      return entryProblem(entries.error);
    }
    const keys = entries.data.map((entry) => ({
      organization: entry.organization,
      plan: entry.plan,
      keySha256: entry.key_sha256.toLowerCase(),
    }));
    return conflict(keys) ?? keys;
  },
};

const DIGEST_RULE = { error: 'must be 64 hexadecimal digits' };

/** Made when it is needed: on the platform it never is. */
function entriesSchema() {
  return z.array(
    z.strictObject({
      organization: z.string().regex(ORGANIZATION_NAME, { error: `must be ${ORGANIZATION_NAME_RULE}` }),
      plan: z.enum(PLAN_NAMES, { error: `must be ${PLAN_NAMES.join(', ')}` }),
      key_sha256: z.string(DIGEST_RULE).regex(/^[0-9a-fA-F]{64}$/, DIGEST_RULE),
    }),
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The first problem of an entry; `undefined` when the value is no array at all. */
function entryProblem(error: z.ZodError): RuleProblem | undefined {
  const issue = error.issues[0];
  const [index, field] = issue?.path ?? [];
  if (index === undefined) {
    return undefined;
  }
  const problem =
    issue?.code === 'unrecognized_keys' || field === undefined
      ? ' must have organization, plan and key_sha256, and nothing else'
      : `.${String(field)} ${issue?.message}`;
  return new RuleProblem(`[${String(index)}]${problem}`);
}

function conflict(entries: readonly KeyEntry[]): RuleProblem | undefined {
  for (const [index, entry] of entries.entries()) {
    const before = entries.slice(0, index);
    if (before.some((other) => other.keySha256 === entry.keySha256)) {
      return new RuleProblem(`[${index}].key_sha256 stands in an entry before it`);
    }
    if (before.some((other) => other.organization === entry.organization && other.plan !== entry.plan)) {
      return new RuleProblem(`[${index}].plan differs from that of another entry of the same organization`);
    }
  }
  return undefined;
}
