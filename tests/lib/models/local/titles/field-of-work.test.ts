import { describe, expect, it } from '@jest/globals';
import { tokenize } from '../../../../../lib/models/local/text/tokens.ts';
import { fieldOfWork } from '../../../../../lib/models/local/titles/field-of-work.ts';

describe('the field of work that a statement names', () => {
  it.each([
    ['5+ years in human resources', 'human_resources'],
    ['Minimum 3 years of experience in sales', 'sales'],
    ['2 years of accounting experience', 'accounting'],
    ['Four years in nursing', 'nursing'],
  ])('of %j is %s', (text, family) => {
    expect(fieldOfWork(tokenize(text))).toBe(family);
  });

  it.each([
    '3 years in management',
    '2 years of nursing in intensive care',
    '5 years of experience',
    '4 years of engineering',
  ])('is none of its own in %j', (text) => {
    expect(fieldOfWork(tokenize(text))).toBeNull();
  });
});
