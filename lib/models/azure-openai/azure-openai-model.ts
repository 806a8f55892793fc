import { createHash } from 'node:crypto';
import type { ScoringModel } from '../model.ts';
import { createModelConcurrency } from '../model-concurrency.ts';
import { ASSESSMENT_PROMPT_VERSION, assessmentMessages } from './assessment-prompt.ts';
import { assessmentWireSchema, readAssessment } from './assessment-wire.ts';
import { createChatClient } from './chat-client.ts';
import { type Clock, systemClock } from './clock.ts';
import { createCoolDown } from './cool-down.ts';
import { createModelCaller } from './model-caller.ts';
import { createModelParameters, type ReasoningEffort } from './model-parameters.ts';
import { RUBRIC_PROMPT_VERSION, rubricMessages } from './rubric-prompt.ts';
import { readRubric, rubricWireSchema } from './rubric-wire.ts';
import { askStructured, createAnswerFormat } from './structured-call.ts';

/** Both prompts' versions: part of what a score depends on. */
export const PROMPT_VERSION = `p${RUBRIC_PROMPT_VERSION}.${ASSESSMENT_PROMPT_VERSION}`;

/** 100,000 characters are about 25,000 tokens of English and 100,000 of Chinese: both fit today's context windows. */
const MAX_RESUME_CHARACTERS = 100_000;

/** Room for 24 requirements and for a long assessment in a language that takes many tokens. A repair gets twice as much. */
const MAX_RUBRIC_TOKENS = 1_800;
const MAX_ASSESSMENT_TOKENS = 3_500;
/** What a low reasoning effort may think besides. */
const MAX_REASONING_TOKENS = 3_000;

export interface AzureOpenAiModelOptions {
  /** Address of the resource, such as `https://NAME.openai.azure.com`; plain http is for loopback only. */
  endpoint: string;
  deployment: string;
  /** `null`: managed identity. */
  apiKey: string | null;
  /** Bound of one call, its body included, in milliseconds. */
  timeoutMs: number;
  /** Calls in flight on this instance. */
  concurrency: number;
  /** For reasoning models; `null` for models without. What the deployment refuses is left out after its first refusal. */
  reasoningEffort: ReasoningEffort | null;
  /** For tests. */
  clock?: Clock;
  random?: () => number;
  fetch?: typeof fetch;
  accessToken?: () => Promise<string>;
  defaultHeaders?: Record<string, string>;
}

/**
 * The scoring model behind a deployment of Azure OpenAI: structured outputs, one call per rubric and per assessment.
 * Throws a `TypeError` for an endpoint that is no address, or plain http beyond loopback.
 */
export function createAzureOpenAiModel(options: AzureOpenAiModelOptions): ScoringModel {
  const { deployment, timeoutMs, reasoningEffort } = options;
  const endpoint = checkedEndpoint(options.endpoint);
  const clock = options.clock ?? systemClock;
  const concurrency = createModelConcurrency(options.concurrency);
  const callModel = createModelCaller({
    send: createChatClient({ ...options, endpoint: endpoint.href }),
    concurrency,
    coolDown: createCoolDown(concurrency, options.concurrency, clock),
    parameters: createModelParameters(reasoningEffort),
    timeoutMs,
    clock,
    random: options.random ?? Math.random,
  });
  const reasoningTokens = reasoningEffort === null ? 0 : MAX_REASONING_TOKENS;
  const rubricFormat = createAnswerFormat('rubric', rubricWireSchema, MAX_RUBRIC_TOKENS + reasoningTokens);
  const assessmentFormat = createAnswerFormat(
    'assessment',
    assessmentWireSchema,
    MAX_ASSESSMENT_TOKENS + reasoningTokens,
  );

  return {
    id: modelId(endpoint, deployment, reasoningEffort),
    version: PROMPT_VERSION,
    deterministic: false,
    maxResumeCharacters: MAX_RESUME_CHARACTERS,
    buildRubric: (input, callOptions) =>
      askStructured(
        callModel,
        {
          deployment,
          format: rubricFormat,
          messages: rubricMessages(input),
          check: (wire) => readRubric(wire, input.teamProfile !== null),
        },
        callOptions,
      ),
    assess: (input, callOptions) =>
      askStructured(
        callModel,
        {
          deployment,
          format: assessmentFormat,
          messages: assessmentMessages(input),
          check: (wire) => readAssessment(wire, input.rubric),
        },
        callOptions,
      ),
  };
}

/** Names what the answers depend on, without telling the address of the resource. */
function modelId(endpoint: URL, deployment: string, reasoningEffort: ReasoningEffort | null): string {
  const resource = createHash('sha256').update(endpoint.href).digest('hex').slice(0, 12);
  return ['azure-openai', resource, deployment, reasoningEffort ?? 'default', PROMPT_VERSION].join(':');
}

const LOOPBACK_HOSTS = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

function checkedEndpoint(text: string): URL {
  // The portal shows the address with and without the path of the API; both are taken.
  const endpoint = URL.parse(text.replace(/\/+$/, '').replace(/\/openai\/v1$/, ''));
  if (!endpoint) throw new TypeError('The Azure OpenAI endpoint is not an address.');
  const isSafe =
    endpoint.protocol === 'https:' ||
    (endpoint.protocol === 'http:' && LOOPBACK_HOSTS.test(endpoint.hostname));
  if (!isSafe) throw new TypeError('The Azure OpenAI endpoint must use https, or http on loopback.');
  return endpoint;
}
