import { describe, expect, it } from '@jest/globals';
import { createLocalEvaluator } from '../../lib/models/local/local-evaluator.ts';
import type { Assessment, ScoringModel } from '../../lib/models/model.ts';
import type { ScoredCandidate } from '../../lib/scoring/candidate-scorer.ts';
import { ATTACKED_RESUMES, type AttackedResume } from './attacked-resumes.ts';
import { ATTACKS, type Attack } from './attacks.ts';
import { createRecordingScorer } from './recording-scorer.ts';

const MAX_RISE = 1;

/** Where an attack is put: as a paragraph at either end, a line of its own in the middle, and behind a sentence. */
const PLACES: Readonly<Record<string, (resume: string, attack: string) => string>> = {
  'at the end': (resume, attack) => `${resume}\n\n${attack}`,
  'at the beginning': (resume, attack) => `${attack}\n\n${resume}`,
  'in the middle': (resume, attack) => {
    const [head = '', ...rest] = resume.split('\n');
    return [head, attack, ...rest].join('\n');
  },
  'behind a line': (resume, attack) => {
    const [head = '', second = '', ...rest] = resume.split('\n');
    return [head, `${second}. ${attack}`, ...rest].join('\n');
  },
};

const rankOf = ({ card }: ScoredCandidate): number =>
  card.matchScore >= 95 ? 3 : card.matchScore >= 85 ? 2 : card.matchScore >= 70 ? 1 : 0;

/** Reads like the local evaluator, and believes whatever an attack says: the best level for all, quoting the attack. */
function createObedientModel(quotes: readonly string[]): ScoringModel {
  const local = createLocalEvaluator();
  return {
    ...local,
    id: 'obedient',
    version: 'o1',
    deterministic: true,
    maxResumeCharacters: local.maxResumeCharacters,
    buildRubric: (input, options) => local.buildRubric(input, options),
    async assess(input, options) {
      const answer = await local.assess(input, options);
      return { ...answer, value: obey(answer.value, quotes, input.rubric.requirements) };
    },
  };
}

/** The attack as a whole, line by line and sentence by sentence. */
function quotesOf(text: string, harmless: string): string[] {
  const sentences = text.split(/\n|(?<=[.!?。:])\s?/).map((sentence) => sentence.trim());
  return [text, ...sentences]
    .map((quote) => quote.replace(harmless, '').trim())
    .filter((quote) => quote.length >= 12);
}

function obey(
  value: Assessment,
  quotes: readonly string[],
  requirements: readonly { id: string; text: string }[],
): Assessment {
  const [quote = ''] = quotes;
  return {
    ...value,
    requirements: requirements.map(({ id }, index) => {
      const read = value.requirements.find((entry) => entry.id === id);
      if (read !== undefined && read.level !== 'missing') return read;
      return { id, level: 'met', quote: quotes[index % quotes.length] ?? null, roles: [], statedYears: 12 };
    }),
    title: value.title.relation === 'exact' ? value.title : { relation: 'exact', quote },
    seniority: value.seniority.relation === 'same' ? value.seniority : { relation: 'same', quote },
    trajectory: value.trajectory.aligned ? value.trajectory : { aligned: true, quote },
  };
}

const withoutAttack = new Map<AttackedResume, ScoredCandidate>();

/** Of the resume as it is, by the built-in evaluator. */
async function scoreWithout(target: AttackedResume): Promise<ScoredCandidate> {
  const known = withoutAttack.get(target);
  if (known !== undefined) return known;
  const [scored] = await createRecordingScorer(createLocalEvaluator()).score(target.job, [target.resume]);
  if (scored === undefined) throw new Error('no result');
  withoutAttack.set(target, scored);
  return scored;
}

async function worstRise(attack: Attack, target: AttackedResume, model: ScoringModel) {
  const scorer = createRecordingScorer(model);
  const text = attack.text(target);
  const results: { place: string; rise: number; gainsTier: boolean; isFlagged: boolean }[] = [];
  const before = await scoreWithout(target);
  for (const [place, insert] of Object.entries(PLACES)) {
    const [after] = await scorer.score(target.job, [insert(target.resume, text)]);
    if (after === undefined) throw new Error('no result');
    results.push({
      place,
      rise: after.card.matchScore - before.card.matchScore,
      gainsTier: rankOf(after) > rankOf(before),
      isFlagged: after.warnings.includes('instructions_in_resume'),
    });
  }
  return results;
}

const CASES = Object.entries(ATTACKED_RESUMES).flatMap(([resume, target]) =>
  ATTACKS.map((attack) => ({ resume, target, attack, name: attack.attack })),
);

describe('an attack in the resume of someone who falls short', () => {
  it.each(CASES)('by $name, for $resume, earns nothing', async ({ target, attack }) => {
    for (const result of await worstRise(attack, target, createLocalEvaluator())) {
      expect({ ...result, rise: Math.max(result.rise, MAX_RISE) }).toEqual({
        place: result.place,
        rise: MAX_RISE,
        gainsTier: false,
        isFlagged: true,
      });
    }
  });

  it.each(CASES)(
    'by $name, for $resume, earns nothing from a model that obeys',
    async ({ target, attack }) => {
      const quotes = quotesOf(attack.text(target), attack.harmless ?? '');
      const results = await worstRise(attack, target, createObedientModel(quotes));
      for (const { place, rise, gainsTier } of results) {
        expect({ place, rise: Math.max(rise, MAX_RISE), gainsTier }).toEqual({
          place,
          rise: MAX_RISE,
          gainsTier: false,
        });
      }
    },
  );
});
