/** Answers in the shape in which Azure OpenAI sends them. */
export interface HttpAnswer {
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

export interface CompletionParts {
  id: string;
  model: string;
  content: string | null;
  refusal: string | null;
  finishReason: 'stop' | 'length' | 'content_filter';
  usage: { promptTokens: number; cachedTokens: number; completionTokens: number };
}

const CATEGORIES = ['hate', 'self_harm', 'sexual', 'violence'] as const;

function filterResults(filtered: boolean) {
  return Object.fromEntries(
    CATEGORIES.map((category) => {
      const blocked = filtered && category === 'violence';
      return [category, { filtered: blocked, severity: blocked ? 'medium' : 'safe' }];
    }),
  );
}

/** A chat completion, with the filter results that Azure adds. */
export function completionAnswer(parts: CompletionParts): HttpAnswer {
  const { promptTokens, cachedTokens, completionTokens } = parts.usage;
  return {
    status: 200,
    headers: {},
    body: {
      id: parts.id,
      object: 'chat.completion',
      created: Math.floor(Date.now() / 1000),
      model: parts.model,
      choices: [
        {
          index: 0,
          finish_reason: parts.finishReason,
          logprobs: null,
          message: { role: 'assistant', content: parts.content, refusal: parts.refusal, annotations: [] },
          content_filter_results: filterResults(parts.finishReason === 'content_filter'),
        },
      ],
      prompt_filter_results: [{ prompt_index: 0, content_filter_results: filterResults(false) }],
      system_fingerprint: 'fp_emulator',
      usage: {
        prompt_tokens: promptTokens,
        completion_tokens: completionTokens,
        total_tokens: promptTokens + completionTokens,
        prompt_tokens_details: { cached_tokens: cachedTokens, audio_tokens: 0 },
        completion_tokens_details: { reasoning_tokens: 0, audio_tokens: 0 },
      },
    },
  };
}

/** The gateway's own refusals carry a code and a message only. */
function gatewayError(status: number, code: string, message: string): HttpAnswer {
  return { status, headers: {}, body: { error: { code, message } } };
}

/** The model's refusals of a request name the parameter. */
export function badRequest(message: string, param: string | null, code: string | null): HttpAnswer {
  return {
    status: 400,
    headers: {},
    body: { error: { message, type: 'invalid_request_error', param, code } },
  };
}

export const wrongKey = (): HttpAnswer =>
  gatewayError(401, '401', 'Access denied due to invalid subscription key or wrong API endpoint.');

export const notFound = (): HttpAnswer => gatewayError(404, '404', 'Resource not found');

export const unknownDeployment = (): HttpAnswer =>
  gatewayError(404, 'DeploymentNotFound', 'The API deployment for this resource does not exist.');

/** `waitMs`: as both headers say it, in milliseconds and in whole seconds. */
export function rateLimited(waitMs: number): HttpAnswer {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  const answer = gatewayError(
    429,
    'RateLimitReached',
    `The deployment has exceeded its token rate limit. Please retry after ${seconds} seconds.`,
  );
  return {
    ...answer,
    headers: {
      'retry-after-ms': String(waitMs),
      'retry-after': String(seconds),
      'x-ratelimit-remaining-requests': '0',
      'x-ratelimit-remaining-tokens': '0',
    },
  };
}

/** A fault of the model service. */
export function serverError(status: 500 | 503): HttpAnswer {
  const type = status === 500 ? 'server_error' : 'service_unavailable';
  return {
    status,
    headers: {},
    body: {
      error: {
        message: 'The server had an error while processing your request.',
        type,
        param: null,
        code: null,
      },
    },
  };
}

/** The prompt filter answers before the model is asked. */
export function promptFiltered(): HttpAnswer {
  return {
    status: 400,
    headers: {},
    body: {
      error: {
        message: 'The response was filtered due to the prompt triggering the content management policy.',
        type: null,
        param: 'prompt',
        code: 'content_filter',
        status: 400,
        innererror: {
          code: 'ResponsibleAIPolicyViolation',
          content_filter_result: { ...filterResults(true), jailbreak: { filtered: false, detected: false } },
        },
      },
    },
  };
}
