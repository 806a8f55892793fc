import { uniform } from '../uniform.ts';

/** What the emulator can do wrong. `none` answers well. */
export const FAULTS = [
  'none',
  '429',
  '500',
  '503',
  'reset',
  'hang',
  'drip',
  'cut_body',
  'truncated',
  'malformed',
  'length',
  'empty_choices',
  'refusal',
  'filter_prompt',
  'filter_output',
  'invented_quotes',
  'foreign_ids',
  'noisy_levels',
  'huge',
] as const;
export type Fault = (typeof FAULTS)[number];

/** A fault for every call, or the choice for the call with this number (from 0, in the order of arrival). */
export type FaultPlan = Fault | 'mix' | ((callIndex: number) => Fault);

/** In a mix this share of the calls is answered well; the faults share the rest equally. */
const MIX_GOOD_SHARE = 0.5;

/** Which fault the call with this number gets. The same seed gives the same sequence. */
export function chooseFault(plan: FaultPlan, seed: number, callIndex: number): Fault {
  if (typeof plan === 'function') return plan(callIndex);
  if (plan !== 'mix') return plan;
  if (uniform(seed, 2 * callIndex) < MIX_GOOD_SHARE) return 'none';
  return FAULTS[1 + Math.floor(uniform(seed, 2 * callIndex + 1) * (FAULTS.length - 1))] ?? 'none';
}

/** Whether a name is one of {@link FAULTS}. */
export function isFault(name: string): name is Fault {
  return FAULTS.some((fault) => fault === name);
}
