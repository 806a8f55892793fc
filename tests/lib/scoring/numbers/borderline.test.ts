import { describe, expect, it } from '@jest/globals';
import type { RequirementLevel, RoleHeld, TitleRelation } from '../../../../lib/models/model.ts';
import { isBorderline, medianAssessment } from '../../../../lib/scoring/numbers/borderline.ts';
import type { VerifiedAssessment, VerifiedRequirement } from '../../../../lib/scoring/types.ts';

const nurse: RoleHeld = {
  title: 'Nurse',
  family: 'nursing',
  seniority: 'mid',
  start: '2015',
  end: '2020',
  industry: 'hospital',
  skills: [],
};
const manager: RoleHeld = {
  ...nurse,
  title: 'Ward Manager',
  seniority: 'lead',
  start: '2020',
  end: 'present',
};

function read(
  name: string,
  levels: RequirementLevel[],
  rest: Partial<VerifiedAssessment> = {},
  roleIndexes: number[] = [],
): VerifiedAssessment {
  const requirements = levels.map(
    (level, index): VerifiedRequirement => ({
      requirement: {
        id: `r${index + 1}`,
        text: `Requirement ${index + 1}`,
        kind: 'must',
        weight: 1,
        minimumYears: null,
      },
      level,
      evidence: level === 'missing' ? null : `${name} on ${index + 1}`,
      roles: roleIndexes,
      statedYears: null,
    }),
  );
  return {
    requirements,
    title: { relation: 'exact', evidence: name },
    seniority: { relation: 'same', evidence: name },
    scope: { relation: 'same', evidence: name },
    roles: [nurse],
    trajectory: { aligned: true, evidence: name },
    silentSkill: null,
    analysis: name,
    languageSupported: true,
    warnings: [],
    ...rest,
  };
}

const titled = (relation: TitleRelation, evidence: string | null) => ({ title: { relation, evidence } });

describe('isBorderline', () => {
  it('holds within three points of each floor', () => {
    const borderline = Array.from({ length: 101 }, (_, score) => score).filter(isBorderline);
    expect(borderline).toEqual([
      ...[67, 68, 69, 70, 71, 72, 73],
      ...[82, 83, 84, 85, 86, 87, 88],
      ...[92, 93, 94, 95, 96, 97, 98],
    ]);
  });
});

describe('medianAssessment', () => {
  it('takes the median level of each requirement with the evidence of a reading that found it', () => {
    const result = medianAssessment([
      read('first', ['met', 'missing', 'met']),
      read('second', ['partial', 'partial', 'missing']),
      read('third', ['missing', 'met', 'missing']),
    ]);
    expect(result.requirements.map(({ level, evidence }) => [level, evidence])).toEqual([
      ['partial', 'second on 1'],
      ['partial', 'second on 2'],
      ['missing', null],
    ]);
  });

  it('takes roles and analysis from the reading that agrees most with the medians', () => {
    const outlier = read('outlier', ['missing', 'missing'], { roles: [] });
    const result = medianAssessment([outlier, read('second', ['met', 'met']), read('third', ['met', 'met'])]);
    expect(result).toMatchObject({ analysis: 'second', roles: [nurse] });
  });

  it('points evidence of another reading at the same roles of the chosen one', () => {
    const first = read('first', ['met', 'met', 'missing'], { roles: [manager, nurse] }, [0]);
    const second = read('second', ['met', 'met', 'met'], { roles: [nurse, manager] }, [0, 1]);
    const third = read('third', ['missing', 'met', 'met'], { roles: [{ ...nurse, title: 'Driver' }] }, [0]);
    const result = medianAssessment([first, third, second]);
    expect(result.analysis).toBe('second');
    expect(result.requirements.map(({ roles }) => roles)).toEqual([
      [0, 1],
      [0, 1],
      [0, 1],
    ]);
    const shifted = medianAssessment([
      read('base', ['partial', 'met', 'met'], { roles: [manager, nurse] }),
      read('other', ['met', 'missing', 'met'], { roles: [nurse, { ...manager, title: 'Pilot' }] }, [0, 1]),
      read('last', ['met', 'met', 'missing'], { roles: [] }),
    ]);
    expect(shifted.requirements[0]).toMatchObject({ level: 'met', evidence: 'other on 1', roles: [1] });
  });

  it('takes the median relation of title and seniority, with its evidence', () => {
    const result = medianAssessment([
      read('first', [], titled('unrelated', null)),
      read('second', [], { ...titled('exact', 'a'), seniority: { relation: 'further', evidence: 'b' } }),
      read('third', [], titled('adjacent', 'c')),
    ]);
    expect(result.title).toEqual({ relation: 'adjacent', evidence: 'c' });
    expect(result.seniority).toEqual({ relation: 'same', evidence: 'first' });
  });

  it('holds the trajectory for aligned when most readings show it with evidence', () => {
    const claimed = { trajectory: { aligned: true, evidence: null } };
    const denied = { trajectory: { aligned: false, evidence: null } };
    expect(medianAssessment([read('a', [], denied), read('b', []), read('c', [])]).trajectory).toEqual({
      aligned: true,
      evidence: 'b',
    });
    expect(
      medianAssessment([read('a', [], claimed), read('b', [], claimed), read('c', [])]).trajectory.evidence,
    ).toBeNull();
  });

  it('takes the lower of an even number and is the reading itself for one', () => {
    expect(medianAssessment([read('a', ['met']), read('b', ['missing'])]).requirements[0]?.level).toBe(
      'missing',
    );
    const single = read('a', ['met', 'partial']);
    expect(medianAssessment([single])).toEqual(single);
  });

  it('collects the warnings of all readings once', () => {
    const result = medianAssessment([
      read('a', [], { warnings: ['unverified_evidence'] }),
      read('b', [], { warnings: ['instructions_in_resume', 'unverified_evidence'] }),
      read('c', []),
    ]);
    expect(result.warnings).toEqual(['instructions_in_resume', 'unverified_evidence']);
  });

  it('refuses to make something of nothing', () => {
    expect(() => medianAssessment([])).toThrow(RangeError);
  });
});
