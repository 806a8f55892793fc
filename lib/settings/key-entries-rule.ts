import { ORGANIZATION_NAME, ORGANIZATION_NAME_RULE } from '../accounts/organization-name.ts';
import { PLAN_NAMES } from '../accounts/plans.ts';
import type { KeyEntry } from '../accounts/settings-key-directory.ts';
import { isRecord, parseJson } from '../json.ts';
import { type Rule, RuleProblem } from './setting-rules.ts';

/** The keys of the directory `settings`, as they stand in `API_KEYS`. */
export const keyEntries: Rule<KeyEntry[]> = {
  text: 'a JSON array of {"organization", "plan", "key_sha256"}',
  read(text) {
    const values = parseJson(text);
    if (!Array.isArray(values)) return undefined;
    const keys: KeyEntry[] = [];
    for (const [index, value] of values.entries()) {
      const entry = readEntry(value);
      if (typeof entry === 'string') return new RuleProblem(`[${index}]${entry}`);
      keys.push(entry);
    }
    return conflict(keys) ?? keys;
  },
};

const FIELDS = ['organization', 'plan', 'key_sha256'];
const KEY_SHA256 = /^[0-9a-fA-F]{64}$/;

/** The entry, or what is wrong with it, to follow its index. */
function readEntry(value: unknown): KeyEntry | string {
  const fields = new Map<string, unknown>(isRecord(value) ? Object.entries(value) : []);
  if (!isRecord(value) || [...fields.keys()].some((name) => !FIELDS.includes(name))) {
    return ' must have organization, plan and key_sha256, and nothing else';
  }
  const organization = fields.get('organization');
  if (typeof organization !== 'string' || !ORGANIZATION_NAME.test(organization)) {
    return `.organization must be ${ORGANIZATION_NAME_RULE}`;
  }
  const plan = PLAN_NAMES.find((name) => name === fields.get('plan'));
  if (plan === undefined) return `.plan must be one of ${PLAN_NAMES.join(', ')}`;
  const digest = fields.get('key_sha256');
  if (typeof digest !== 'string' || !KEY_SHA256.test(digest))
    return '.key_sha256 must be 64 hexadecimal digits';
  return { organization, plan, keySha256: digest.toLowerCase() };
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
