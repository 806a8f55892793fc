import { PLANS } from '../../accounts/plans.ts';

/** The document's first page, in Markdown. */
export function introduction(): string {
  return `Send a job description and CVs; get back a score from 0 to 100 for each candidate, a tier badge, and the evidence
behind it, quoted from the CV. A score is a recommendation that explains itself: a person decides.

**Keys.** Send yours in the header \`x-functions-key\`, or as the query parameter \`code\`. The header wins when both are
there, and stays out of logs and histories.

**Plans.** Every request with a valid key counts, whether it is valid or not; those to \`/health\` do not.

| Plan | Requests per minute | Candidates per request |
|---|---|---|
${planRows()}

**Errors** have one form, with a \`code\` of a closed list. An address that does not exist is answered with 404
\`not_found\`, a method that it does not know with 405 \`method_not_allowed\` and \`Allow\`.

**Request ids.** Send \`X-Request-Id\` (1 to 64 letters, digits, \`_\` and \`-\`) to find your request in the answer; without it
the service makes one.`;
}

function planRows(): string {
  return Object.entries(PLANS)
    .map(([name, { requestsPerMinute, candidatesPerRequest }]) => {
      const title = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
      return `| ${title} | ${requestsPerMinute ?? 'unlimited'} | ${candidatesPerRequest} |`;
    })
    .join('\n');
}
