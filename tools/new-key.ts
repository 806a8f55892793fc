/** Makes an API key for a local run: `npm run new-key -- --help`. */
import { generateApiKey, keyDigest } from '../lib/accounts/api-key.ts';
import { ORGANIZATION_NAME, ORGANIZATION_NAME_RULE } from '../lib/accounts/organization-name.ts';
import { PLAN_NAMES } from '../lib/accounts/plans.ts';
import { readWords, refuse } from './command-line.ts';

const USAGE = `Usage: npm run --silent new-key -- ORGANIZATION PLAN

Makes an API key for a local run and prints it with its entry of the setting API_KEYS, which holds only
its digest. Keys of a deployment are made by "npm run keys".

  ORGANIZATION  ${ORGANIZATION_NAME_RULE}
  PLAN          ${PLAN_NAMES.join(', ')}
  --help        print this text`;

const [organization = '', planName] = readWords(USAGE, 2);
if (!ORGANIZATION_NAME.test(organization)) refuse(`ORGANIZATION must be ${ORGANIZATION_NAME_RULE}.`);
const plan = PLAN_NAMES.find((name) => name === planName);
if (plan === undefined) refuse(`PLAN must be one of ${PLAN_NAMES.join(', ')}.`);

const key = generateApiKey();
console.log(`Key, shown only now: ${key}`);
console.log('Entry of API_KEYS:');
console.log(JSON.stringify({ organization, plan, key_sha256: keyDigest(key).toString('hex') }));
