import { describe, expect, it } from '@jest/globals';
import { parseApplicants } from '../../../tools/audit/applicants.ts';

describe('a list of applicants', () => {
  it('is read with scores, of which those from the cut on are selected', () => {
    const csv = 'sex,race_ethnicity,score\nFemale,White,70\nMale,Asian,69.5\n';
    expect(parseApplicants(csv, 70).applicants).toEqual([
      { sex: 'Female', raceEthnicity: 'White', score: 70, selected: true },
      { sex: 'Male', raceEthnicity: 'Asian', score: 69.5, selected: false },
    ]);
  });

  it('is read with selections, in any order of columns, quoted, with a byte order mark and CRLF', () => {
    const csv = '\uFEFFSelected,"RACE_ETHNICITY",sex\r\nYes,"Native, other",female\r\nno, ,unknown\r\n';
    expect(parseApplicants(csv, 70).applicants).toEqual([
      { sex: 'female', raceEthnicity: 'Native, other', score: null, selected: true },
      { sex: null, raceEthnicity: null, score: null, selected: false },
    ]);
  });

  it('takes categories that differ only in case or spaces for one', () => {
    const { applicants } = parseApplicants(
      'sex,race_ethnicity,selected\nFemale,White,1\n FEMALE,white ,0',
      70,
    );
    expect(new Set(applicants.map(({ sex }) => sex))).toEqual(new Set(['Female']));
    expect(new Set(applicants.map(({ raceEthnicity }) => raceEthnicity))).toEqual(new Set(['White']));
  });

  it('leaves out and counts who has no score, whatever became of them', () => {
    const csv = 'sex,race_ethnicity,score,selected\nF,W,,no\nF,W,80,no\nM,W, ,yes\n';
    expect(parseApplicants(csv, 70)).toEqual({
      applicants: [{ sex: 'F', raceEthnicity: 'W', score: 80, selected: false }],
      unscored: 2,
      hasSelections: true,
    });
  });

  it.each([
    ['', 'the file holds no applicants'],
    ['sex,race_ethnicity,score\n', 'the file holds no applicants'],
    ['sex,score\nFemale,70', 'line 1: column race_ethnicity is missing'],
    ['sex,race_ethnicity\nFemale,White', 'line 1: a column score or selected is needed'],
    ['sex,race_ethnicity,score,name\nF,W,70,Jane', 'line 1: column 4 is unknown'],
    ['sex;race_ethnicity;score\nF;W;70', 'separated by commas, not by semicolons'],
    ['sex,race_ethnicity,score,score\nF,W,70,70', 'line 1: column score is there twice'],
    ['sex,race_ethnicity,score\nF,W,70\nF,W,high', 'line 3: score is not a number from 0 to 100'],
    ['sex,race_ethnicity,score\nF,W,101', 'line 2: score is not a number'],
    ['sex,race_ethnicity,score\nF,W,', 'the file holds no applicants with a score'],
    ['sex,race_ethnicity,selected\nF,W,maybe', 'line 2: selected is neither yes nor no'],
    ['sex,race_ethnicity,score\nF,W', 'line 2: not valid CSV'],
    ['sex,race_ethnicity,score\n"F,W,70', 'line 2: not valid CSV'],
    [`sex,race_ethnicity,score\n${'x'.repeat(81)},W,70`, 'line 2: sex is longer than 80 characters'],
  ])('is refused with the line and the reason, and nothing of its content: %j', (csv, reason) => {
    expect(() => parseApplicants(csv, 70)).toThrow(reason);
    try {
      parseApplicants(csv, 70);
    } catch (error) {
      expect(String(error)).not.toMatch(/Jane|high|maybe|xxx/);
    }
  });
});
