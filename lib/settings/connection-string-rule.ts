import { type Rule, RuleProblem } from './setting-rules.ts';

/** `TABLES_CONNECTION_STRING`: held to all that the client library takes apart only with the first request. */
export const tableConnectionString: Rule<string> = {
  text: 'the connection string of a storage account, on one line',
  read(text) {
    if (/[\r\n]/.test(text)) return undefined;
    if (/\bUseDevelopmentStorage=true\b/i.test(text)) return text;
    const parts = partsOf(text);
    const problem = parts.has('sharedaccesssignature') ? endpointProblem(parts) : accountProblem(parts);
    return problem === null ? text : new RuleProblem(problem);
  },
};

/** Names in lower case, as the client library compares them; of two parts with one name it takes the first. */
function partsOf(text: string): Map<string, string> {
  const parts = new Map<string, string>();
  for (const part of text.split(';')) {
    const [, name, value] = /^\s*([^=]+)=(.+?)\s*$/.exec(part) ?? [];
    if (name !== undefined && value !== undefined && !parts.has(name.toLowerCase())) {
      parts.set(name.toLowerCase(), value);
    }
  }
  return parts;
}

function accountProblem(parts: Map<string, string>): string | null {
  if (!/^https?$/i.test(parts.get('defaultendpointsprotocol') ?? '')) {
    return ' needs DefaultEndpointsProtocol, http or https';
  }
  if (!parts.has('accountname')) return ' needs AccountName';
  if (!/^[A-Za-z\d+/]+={0,2}$/.test(parts.get('accountkey') ?? '')) return ' needs AccountKey, in base64';
  if (parts.has('endpointsuffix') && !parts.has('tableendpoint')) return null;
  return endpointProblem(parts);
}

function endpointProblem(parts: Map<string, string>): string | null {
  const endpoint = URL.parse(parts.get('tableendpoint') ?? '');
  return endpoint !== null && /^https?:$/.test(endpoint.protocol)
    ? null
    : ' needs TableEndpoint, an http or https address, or an account with EndpointSuffix';
}
