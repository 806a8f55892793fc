import { generateApiKey, keyDigest } from '../lib/accounts/api-key.ts';
import { PLAN_NAMES } from '../lib/accounts/plans.ts';

/** Makes an API key for a local run: `npm run new-key -- ORGANIZATION PLAN`. Only its digest goes into the settings. */
const [organization, planName] = process.argv.slice(2);
const plan = PLAN_NAMES.find((name) => name === planName);
if (organization === undefined || plan === undefined) {
  console.error(`Usage: npm run new-key -- ORGANIZATION ${PLAN_NAMES.join('|')}`);
  process.exit(2);
}
const key = generateApiKey();
console.log(`Key, shown only now: ${key}`);
console.log('Entry of API_KEYS:');
console.log(JSON.stringify({ organization, plan, key_sha256: keyDigest(key).toString('hex') }));
