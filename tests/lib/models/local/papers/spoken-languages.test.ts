import { describe, expect, it } from '@jest/globals';
import { levelOf } from '../../../../helpers/local-evaluation.ts';

function levelOfFrench(languages: string): string | undefined {
  const resume = `Experience\nReceptionist, Hotel Aurora, 2015 - 2024\n- Check-in\n\nLanguages\n${languages}`;
  return levelOf('Receptionist', 'French', resume);
}

describe('a language in a list of languages', () => {
  it.each([
    'English: native\nFrench: 0',
    'English: native, French: 0, Spanish: B2',
    'English 100 %, French 0 %, Spanish 80 %',
    'English (5/5), French (0/5), Spanish (4/5)',
    'English C1, French A0',
    'French: none, English: native',
    'English: native\nFrench: zero',
    'English: native\nFrench: –',
    'English: native, French: -, Spanish: B2',
    'English: native\nFrench -\nSpanish -',
    'English +++, French -, Spanish ++',
    'French (–), English (C1)',
    '| English | C1 |\n| French | - |',
    'English: native\nFrench: n/a',
  ])('is not known where its mark is none: %j', (languages) => {
    expect(levelOfFrench(languages)).toBe('missing');
  });

  it.each([
    'English: native\nFrench',
    'English 100 %, French 80 %',
    'French (4/5)',
    'French: 10/10',
    'French: 05/2019 DELF B2',
    'French: no limits',
    'French: 0 problems, native',
    'English – French – German',
    'French –\nfluent',
    'French - fluent',
    'English/French',
  ])('is known otherwise: %j', (languages) => {
    expect(levelOfFrench(languages)).toBe('met');
  });
});

describe('a language of childhood', () => {
  it.each([
    'French since childhood',
    'Raised bilingually in French and German',
    'Grew up speaking French at home',
  ])('is spoken as a native does: %s', (line) => {
    const resume = `Jo Smith\n\nExperience\nReceptionist, Hotel Aurora, 2015 - 2024\n- Check-in\n\nLanguages\n${line}`;
    expect(levelOf('Receptionist', 'Fluent in French', resume)).toBe('met');
  });
});
