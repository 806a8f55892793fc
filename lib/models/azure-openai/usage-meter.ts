import type { CompletionUsage } from 'openai/resources/completions';
import type { ModelUsage } from '../model.ts';

/** Adds up what one question costs, over all its attempts and its repair. */
export interface UsageMeter {
  /** A call left for the deployment. */
  countCall(): void;
  countTokens(usage: CompletionUsage | undefined): void;
  total(): ModelUsage;
}

/** One for each question. */
export function createUsageMeter(): UsageMeter {
  const total = { promptTokens: 0, cachedTokens: 0, completionTokens: 0, modelCalls: 0 };
  return {
    countCall() {
      total.modelCalls += 1;
    },
    countTokens(usage) {
      total.promptTokens += tokenCount(usage?.prompt_tokens);
      total.cachedTokens += tokenCount(usage?.prompt_tokens_details?.cached_tokens);
      total.completionTokens += tokenCount(usage?.completion_tokens);
    },
    total: () => ({ ...total }),
  };
}

/** Counts come from outside: anything but a whole number of tokens counts as none. */
function tokenCount(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0;
}
