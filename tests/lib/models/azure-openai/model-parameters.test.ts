import { describe, expect, it } from '@jest/globals';
import {
  createModelParameters,
  OPTIONAL_PARAMETERS,
} from '../../../../lib/models/azure-openai/model-parameters.ts';

describe('model parameters', () => {
  it('asks an ordinary model for its steadiest answer', () => {
    expect(createModelParameters(null).current()).toEqual({ temperature: 0, seed: expect.any(Number) });
  });

  it('sends a reasoning model its effort and no temperature', () => {
    expect(createModelParameters('low').current()).toEqual({ reasoning_effort: 'low' });
  });

  it('treats a model that refuses the effort as an ordinary one', () => {
    const parameters = createModelParameters('low');
    parameters.refused('reasoning_effort');
    expect(parameters.current()).toEqual({ temperature: 0, seed: expect.any(Number) });
  });

  it('never sends again what was refused, and ends with nothing', () => {
    const parameters = createModelParameters('minimal');
    for (const parameter of OPTIONAL_PARAMETERS) {
      parameters.refused(parameter);
      expect(parameters.current()).not.toHaveProperty(parameter);
    }
    expect(parameters.current()).toEqual({});
  });
});
