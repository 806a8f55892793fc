import { OpenAI } from 'openai';
import type {
  ChatCompletion,
  ChatCompletionCreateParamsNonStreaming,
} from 'openai/resources/chat/completions';
import { createBoundedFetch } from './bounded-fetch.ts';
import { NoTokenError, UnreadableAnswerError } from './call-failure.ts';
import { encodeJson } from './encoded-json.ts';

const JSON_HEADERS = { 'content-type': 'application/json' };

const TOKEN_SCOPE = 'https://ai.azure.com/.default';

/** The client's own time-out only stands behind ours, which covers the token and the body too. */
const CLIENT_TIMEOUT_SLACK_MS = 5_000;

export interface ChatClientOptions {
  /** Address of the resource; `/openai/v1` is added to it. */
  endpoint: string;
  /** `null`: the managed identity, or whatever credential the environment has. */
  apiKey: string | null;
  /** Bound of one call, in milliseconds. */
  timeoutMs: number;
  /** Gives a token for each call where there is no key; the managed identity's by default. */
  accessToken?: () => Promise<string>;
  /** Sent with every call. For tests, which choose the emulator's faults with them. */
  defaultHeaders?: Record<string, string>;
}

/** One chat completion, one attempt. Rejects with the client's errors; {@link classifyFailure} sorts them. */
export type SendChat = (
  body: ChatCompletionCreateParamsNonStreaming,
  signal: AbortSignal,
) => Promise<ChatCompletion>;

/**
 * The `openai` client for an Azure OpenAI resource. It never retries and never logs, follows no redirect (the
 * key stays with the endpoint it was given for) and reads no more of an answer than is sane.
 */
export function createChatClient(options: ChatClientOptions): SendChat {
  const accessToken = options.accessToken ?? identityTokens();
  const client = new OpenAI({
    baseURL: `${options.endpoint.replace(/\/+$/, '')}/openai/v1`,
    apiKey: options.apiKey ?? (() => accessToken().catch(noToken)),
    // Unset, these would be read from environment variables that belong to another service.
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    maxRetries: 0,
    timeout: options.timeoutMs + CLIENT_TIMEOUT_SLACK_MS,
    logLevel: 'off',
    fetch: createBoundedFetch(),
    ...(options.defaultHeaders ? { defaultHeaders: options.defaultHeaders } : {}),
  });
  return async (body, signal) => {
    // What `client.chat.completions.create` does, with a body that need not be encoded as a whole for each call.
    const call = client.post('/chat/completions', { body: encodeJson(body), headers: JSON_HEADERS, signal });
    // The client's own reading is bound in time by a race, for bodies that are still to come; this one is there.
    const response = await call.asResponse();
    const completion: unknown = await response.json();
    if (!isChatCompletion(completion)) throw new UnreadableAnswerError();
    return completion;
  };
}

function noToken(): never {
  throw new NoTokenError();
}

/** The client trusts any JSON it is sent; what is read further on is checked there. */
function isChatCompletion(value: unknown): value is ChatCompletion {
  return typeof value === 'object' && value !== null && 'choices' in value && Array.isArray(value.choices);
}

/** Tokens of the managed identity. The package is large, so it is loaded on the first call and only where it is used. */
function identityTokens(): () => Promise<string> {
  let provider: (() => Promise<string>) | undefined;
  return async () => {
    if (!provider) {
      const { DefaultAzureCredential, getBearerTokenProvider } = await import('@azure/identity');
      provider = getBearerTokenProvider(new DefaultAzureCredential(), TOKEN_SCOPE);
    }
    return provider();
  };
}
