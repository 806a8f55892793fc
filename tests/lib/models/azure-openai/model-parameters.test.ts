import { describe, expect, it } from '@jest/globals';
import {
  createModelParameters,
  OPTIONAL_PARAMETERS,
} from '../../../../lib/models/azure-openai/model-parameters.ts';

describe('model parameters', () => {
  it('asks an ordinary model for its steadiest answer', () => {
    expect(createModelParameters(null).current(0)).toEqual({ temperature: 0, seed: expect.any(Number) });
  });

  it('asks for another opinion with every repeat', () => {
    const parameters = createModelParameters(null);
    const [first, second, third] = [0, 1, 2].map((sample) => parameters.current(sample));
    expect([first?.temperature, second?.temperature, third?.temperature]).toEqual([0, 0.5, 0.5]);
    expect(new Set([first?.seed, second?.seed, third?.seed]).size).toBe(3);
    expect(parameters.current(1)).toEqual(second);
  });

  it('sends a reasoning model its effort and no temperature', () => {
    expect(createModelParameters('low').current(0)).toEqual({ reasoning_effort: 'low' });
  });

  it('treats a model that refuses the effort as an ordinary one', () => {
    const parameters = createModelParameters('low');
    parameters.refused('reasoning_effort');
    expect(parameters.current(0)).toEqual({ temperature: 0, seed: expect.any(Number) });
  });

  it('never sends again what was refused, and ends with nothing', () => {
    const parameters = createModelParameters('minimal');
    for (const parameter of OPTIONAL_PARAMETERS) {
      parameters.refused(parameter);
      expect(parameters.current(0)).not.toHaveProperty(parameter);
    }
    expect(parameters.current(0)).toEqual({});
  });
});
