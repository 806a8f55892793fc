import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import { ASSESSMENT_PROMPT } from '../../lib/models/azure-openai/assessment-prompt.ts';
import { assessmentWireSchema } from '../../lib/models/azure-openai/assessment-wire.ts';
import { createAzureOpenAiModel } from '../../lib/models/azure-openai/azure-openai-model.ts';
import { RUBRIC_PROMPT } from '../../lib/models/azure-openai/rubric-prompt.ts';
import { toWireSchema } from '../../lib/models/azure-openai/wire-schema.ts';
import type { ModelUsage } from '../../lib/models/model.ts';
import { startEmulator } from '../openai-emulator.ts';
import { costOf, type TokenPrices } from '../token-prices.ts';
import { JOB_DESCRIPTION, makeResume } from './resumes.ts';
import type { BenchSection, Figure } from './section.ts';

const CANDIDATES = 20;
const RESUME_LENGTH = 4_000;

/**
 * What a candidate costs in tokens, counted by the emulator as the models of the GPT-4o family and later count them. The
 * answers are the built-in evaluator's; a language model quotes and writes about as much, and one that reasons adds its own.
 */
export function createModelTokensSection(prices: TokenPrices | null): BenchSection {
  return {
    title: `Tokens of the Azure OpenAI path (${CANDIDATES} candidates of ${RESUME_LENGTH} characters)`,
    async run() {
      const emulator = await startEmulator();
      try {
        return await measureTokens(emulator.url, prices);
      } finally {
        await emulator.stop();
      }
    },
  };
}

async function measureTokens(endpoint: string, prices: TokenPrices | null): Promise<Figure[]> {
  const model = createAzureOpenAiModel({
    endpoint,
    deployment: 'local-evaluator',
    apiKey: 'any',
    timeoutMs: 30_000,
    concurrency: 1,
    reasoningEffort: null,
  });
  const options = { signal: new AbortController().signal, requestId: 'bench' };
  const input = { jobDescription: JOB_DESCRIPTION, teamProfile: null };
  const { value: rubric, usage: rubricUsage } = await model.buildRubric(input, options);
  const usages: ModelUsage[] = [];
  for (let seed = 0; seed <= CANDIDATES; seed++) {
    const resumeText = makeResume(seed, RESUME_LENGTH);
    usages.push((await model.assess({ rubric, resumeText, evaluatedAsOf: '2026-11' }, options)).usage);
  }
  // The first of a job finds no cached prompt: it stands for itself.
  const usage = meanOf(usages.slice(1));
  const resumeTokens = encode(makeResume(1, RESUME_LENGTH)).length;
  return [
    { label: 'static prompt, rubric', value: tokens(encode(RUBRIC_PROMPT).length) },
    { label: 'static prompt, assessment', value: tokens(encode(ASSESSMENT_PROMPT).length) },
    {
      label: 'schema, assessment',
      value: tokens(encode(JSON.stringify(toWireSchema(assessmentWireSchema))).length),
    },
    { label: 'resume alone', value: tokens(resumeTokens) },
    {
      label: `rubric call (${rubric.requirements.length} requirements), sent`,
      value: tokens(rubricUsage.promptTokens),
    },
    { label: 'rubric call, received', value: tokens(rubricUsage.completionTokens) },
    { label: 'candidate, sent', value: tokens(usage.promptTokens) },
    { label: 'candidate, of these cached', value: tokens(usage.cachedTokens) },
    { label: 'candidate, received', value: tokens(usage.completionTokens) },
    ...costFigures(usage, prices),
  ];
}

function costFigures(usage: ModelUsage, prices: TokenPrices | null): Figure[] {
  if (!prices) return [{ label: 'cost of 1,000 candidates', value: 'give --prices INPUT,CACHED,OUTPUT' }];
  return [{ label: 'cost of 1,000 candidates', value: (1_000 * costOf(usage, prices)).toFixed(2) }];
}

function meanOf(usages: readonly ModelUsage[]): ModelUsage {
  const mean = (pick: (usage: ModelUsage) => number) =>
    usages.reduce((sum, usage) => sum + pick(usage), 0) / usages.length;
  return {
    promptTokens: mean((usage) => usage.promptTokens),
    cachedTokens: mean((usage) => usage.cachedTokens),
    completionTokens: mean((usage) => usage.completionTokens),
    modelCalls: mean((usage) => usage.modelCalls),
  };
}

function tokens(count: number): string {
  return `${count.toFixed(0)} tokens`;
}
