import { describe, expect, it } from '@jest/globals';
import { readJob } from '../../../../../lib/models/local/job/job-reader.ts';
import type { TeamProfile } from '../../../../../lib/models/model.ts';

const JOB = 'Cook\nRequirements\n- HACCP\n- Menu planning';

function teamTexts(teamProfile: TeamProfile): string[] {
  const { requirements } = readJob({ jobDescription: JOB, teamProfile });
  return requirements.filter(({ kind }) => kind === 'team').map(({ text }) => text);
}

describe('what a team profile adds to a rubric', () => {
  it('is nothing without one', () => {
    const { requirements } = readJob({ jobDescription: JOB, teamProfile: null });
    expect(requirements.some(({ kind }) => kind === 'team')).toBe(false);
  });

  it('begins with what the team lacks', () => {
    const texts = teamTexts({
      description: 'We cook for a hospital. We lack someone for PostgreSQL.',
      values: ['Honesty'],
    });
    expect(texts[0]).toBe('PostgreSQL');
  });

  it.each([
    ['We are strong on NIV, weaker on discharge planning.', 'discharge planning'],
    ['Nobody of us can bake, so bread would be great.', 'bread'],
  ])('hears what is lacking in %j', (description, lacking) => {
    const { requirements } = readJob({ jobDescription: JOB, teamProfile: { description } });
    expect(requirements.find(({ text }) => text === lacking)?.weight).toBe(3);
  });

  it('takes a thing in production for that thing, and the words of a name for that name', () => {
    const description = 'We lack someone who has run Kafka in production. We build timber-frame schools.';
    expect(teamTexts({ description })).toEqual(['Kafka', 'timber-frame', 'schools']);
  });

  it('keeps a list behind a label, and a choice, together', () => {
    const description =
      'We bake at night, and we look for somebody who takes up wound care or infection prevention. We lack somebody who knows budgeting: useful forecasts, cost tables.';
    expect(teamTexts({ description })).toEqual([
      'wound care or infection prevention',
      'budgeting: useful forecasts, cost tables',
    ]);
  });

  it('asks for few ways of working beside checkable needs, without the stop of their sentence', () => {
    const profile = {
      description: 'We need Excel and SAP.',
      working_style: 'Calm mornings, written handovers between all shifts.',
      values: ['honesty', 'simplicity'],
    };
    expect(teamTexts(profile)).toEqual([
      'Excel',
      'SAP',
      'Calm mornings',
      'written handovers between all shifts',
    ]);
  });

  it('includes working style and values', () => {
    const texts = teamTexts({ working_style: 'Quiet mornings, shared tasting', values: ['Honesty'] });
    expect(texts).toEqual(['Quiet mornings', 'shared tasting', 'Honesty']);
  });

  it('includes skills that at least two members share', () => {
    const members = [
      { title: 'Cook', skills: ['Grilling', 'Baking'] },
      { title: 'Cook', skills: ['baking', 'Plating'] },
    ];
    expect(teamTexts({ members })).toEqual(['Baking']);
  });

  it('does not repeat what the job asks for, and is kept short', () => {
    const values = ['HACCP', ...Array.from({ length: 20 }, (_, index) => `Value${index} craft`)];
    const texts = teamTexts({ values });
    expect(texts).not.toContain('HACCP');
    expect(texts).toHaveLength(8);
  });

  it('is read from the beginning of texts without end', () => {
    const stops = '.'.repeat(1_000_000);
    const words = 'shared tasting of soups and '.repeat(40_000);
    const [first, second, ...others] = teamTexts({
      values: [`calm${stops}x`, words, ...Array.from({ length: 18 }, () => `honest${stops}x`)],
      members: Array.from({ length: 2 }, () => ({ title: 'Cook', skills: [`Baking${stops}x`] })),
    });
    expect([first, others.length]).toEqual(['Baking', 2]);
    expect(others).toEqual([expect.stringMatching(/^shared tasting of soups/), 'honest']);
    expect(second).toBe('calm');
    for (const text of others) expect(text.length).toBeLessThanOrEqual(300);
  });

  it('keeps to what has a place in a rubric of the skills that are shared', () => {
    const skills = Array.from({ length: 100_000 }, (_, index) => `craft ${index}`);
    expect(teamTexts({ members: [{ title: 'Cook', skills }] })).toHaveLength(8);
  });
});
