import { styleText } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import type { ScoredResult } from '../../../tools/demo/answer.ts';
import { cardWidth, type Paint, renderCard } from '../../../tools/demo/card.ts';

const plain: Paint = (_style, text) => text;
const coloured: Paint = (style, text) => styleText(style, text, { validateStream: false });

const RESULT: ScoredResult = {
  status: 'scored',
  candidate_id: 'marit',
  index: 0,
  match_score: 97,
  tier: 'Gold',
  tier_label: 'The Perfect Soul',
  adaptability: 50,
  focus_penalty: 10,
  silent_skill: 'Steady under incident pressure',
  ai_analysis: 'Marit runs what she builds.',
  reasoning: '97, Gold: all 2 must-haves shown.',
  trajectory_bonus: 2,
  criteria: [
    {
      requirement: 'TypeScript in production',
      kind: 'must',
      weight: 3,
      status: 'met',
      coverage: 1,
      evidence: 'TypeScript services since 2017, and many more words that do not fit on a line of this width',
    },
    {
      requirement: 'Kafka',
      kind: 'must',
      weight: 1,
      status: 'partial',
      coverage: 0.5,
      evidence: 'Kafka course',
    },
    { requirement: 'Terraform', kind: 'nice', weight: 1, status: 'missing', coverage: 0, evidence: null },
  ],
  warnings: ['no_team_profile'],
  cached: false,
  latency_ms: 12,
};

describe('renderCard', () => {
  it('shows tier, score, both bars, the silent skill, reasoning, analysis and warnings', () => {
    const card = renderCard(RESULT, { paint: plain, width: 80 });
    expect(card).toContain('◆ Gold · The Perfect Soul   97 / 100   marit');
    expect(card).toContain(`Adaptability   ${'█'.repeat(10)}${'░'.repeat(10)} 50`);
    expect(card).toContain(`Focus penalty  ${'█'.repeat(2)}${'░'.repeat(18)} 10`);
    expect(card).toContain('Steady under incident pressure');
    expect(card).toContain('97, Gold: all 2 must-haves shown.');
    expect(card).toContain('Marit runs what she builds.');
    expect(card).toContain('! no_team_profile');
  });

  it('marks each requirement under its kind and quotes the evidence', () => {
    const lines = renderCard(RESULT, { paint: plain, width: 80 }).split('\n');
    const at = (text: string) => lines.findIndex((line) => line.includes(text));
    expect(at('✔ TypeScript in production')).toBe(at('Must have') + 1);
    expect(lines[at('✔ TypeScript in production') + 1]).toContain('“TypeScript services since 2017');
    expect(at('◐ Kafka (50 %)')).toBeGreaterThan(at('Must have'));
    expect(at('✘ Terraform')).toBe(at('Nice to have') + 1);
    expect(at('For the team')).toBe(-1);
  });

  it('breaks long texts at the given width', () => {
    for (const line of renderCard(RESULT, { paint: plain, width: 60 }).split('\n')) {
      expect(line.length).toBeLessThanOrEqual(60);
    }
  });

  it.each([
    [undefined, 100],
    [0, 100],
    [1, 40],
    [80, 80],
    [300, 100],
  ])('is drawn on a terminal that says it has %s columns', (columns, width) => {
    expect(cardWidth(columns)).toBe(width);
    const [edge] = renderCard(RESULT, { paint: plain, width: cardWidth(columns) }).split('\n');
    expect(edge).toHaveLength(width);
  });

  it('gives each tier its own colour', () => {
    const badges = (['Gold', 'Silver', 'Bronze', null] as const).map((tier) => {
      const card = renderCard({ ...RESULT, tier }, { paint: coloured, width: 80 });
      return card.split('\n')[1]?.split(tier ?? 'no tier')[0];
    });
    expect(new Set(badges).size).toBe(4);
  });

  it('says why a candidate has no score', () => {
    const card = renderCard(
      {
        status: 'failed',
        candidate_id: 'marit',
        index: 0,
        criteria: [],
        cached: false,
        error: { code: 'unreadable_resume', message: 'The resume holds no text that could be read.' },
        warnings: [],
        latency_ms: 1,
      },
      { paint: plain, width: 100 },
    );
    expect(card).toContain('✘ not scored   marit');
    expect(card).toContain('The resume holds no text that could be read. (unreadable_resume)');
  });
});
