import { describe, expect, it } from '@jest/globals';
import { BUILT_IN_EXAMPLE } from '../../../lib/example/built-in-example.ts';
import { isReplaced } from '../../../web/demo/replaced-text.ts';
import { JOB_DESCRIPTION } from '../../helpers/score-bodies.ts';

const EXAMPLE = BUILT_IN_EXAMPLE.job_description;

describe('isReplaced', () => {
  it.each([
    ['another', JOB_DESCRIPTION],
    ['none', ''],
    [
      'another with the same headings and short lines',
      'Electrician\n\nRequirements\nRegistered Nurse, Intensive Care',
    ],
  ])('tells that a text is %s', (_, now) => {
    expect(isReplaced(EXAMPLE, now)).toBe(true);
  });

  it.each([
    ['itself', EXAMPLE],
    ['changed in a line', EXAMPLE.replace('3 years', '5 years')],
    ['shortened', EXAMPLE.slice(EXAMPLE.indexOf('Requirements'))],
    ['indented, with another in front', `${JOB_DESCRIPTION}\n${EXAMPLE.replaceAll('\n', '\n  ')}`],
  ])('tells that a text is %s', (_, now) => {
    expect(isReplaced(EXAMPLE, now)).toBe(false);
  });
});
