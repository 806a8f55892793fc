import { describe, expect, it } from '@jest/globals';
import { answerQuestion, shiftLevels } from '../../../tools/emulator/wire-answers.ts';
import { uniform } from '../../../tools/uniform.ts';
import { createFakeModel, JOB, RESUME, RUBRIC } from '../../lib/models/azure-openai/fake-model.ts';

const levels = ['met', 'partial', 'missing'] as const;

async function assessmentOf(level: (typeof levels)[number]) {
  const input = { rubric: RUBRIC, resumeText: RESUME, evaluatedAsOf: '2026-11' };
  const { answer } = await answerQuestion(createFakeModel(), { kind: 'assessment', input });
  if (!('analysis' in answer)) throw new TypeError('not an assessment');
  const quote = level === 'missing' ? null : 'Intensive care nurse';
  return { ...answer, requirements: answer.requirements.map((one) => ({ ...one, level, quote })) };
}

/** What 1,000 readings make of a level: how often each one came out. */
async function readingsOf(level: (typeof levels)[number]): Promise<Record<string, number>> {
  const answer = await assessmentOf(level);
  const counts: Record<string, number> = {};
  for (let call = 0; call < 500; call += 1) {
    const shifted = shiftLevels(answer, (index) => uniform(1, call * 10 + index));
    if (!('analysis' in shifted)) throw new TypeError('not an assessment');
    for (const one of shifted.requirements) {
      counts[one.level] = (counts[one.level] ?? 0) + 1;
      expect(one.quote === null).toBe(one.level === 'missing');
    }
  }
  return counts;
}

describe('a noisy reader', () => {
  it('is one step off now and then, and never finds what is missing', async () => {
    const met = await readingsOf('met');
    expect(Object.keys(met).sort()).toEqual(['met', 'partial']);
    expect(met.partial).toBeGreaterThan(100);
    expect(met.partial).toBeLessThan(200);
    expect(Object.keys(await readingsOf('partial')).sort()).toEqual([...levels].sort());
    expect(await readingsOf('missing')).toEqual({ missing: 1_000 });
  });

  it('leaves a rubric as it is', async () => {
    const input = { jobDescription: JOB, teamProfile: null };
    const { answer } = await answerQuestion(createFakeModel(), { kind: 'rubric', input });
    expect(shiftLevels(answer, () => 0)).toEqual(answer);
  });
});
