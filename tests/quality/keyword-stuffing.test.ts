import { describe, expect, it } from '@jest/globals';
import { createLocalEvaluator } from '../../lib/models/local/local-evaluator.ts';
import type { Assessment, ScoringModel } from '../../lib/models/model.ts';
import { createRecordingScorer } from './recording-scorer.ts';

const JOB = `Senior Platform Engineer

We run the booking platform of forty airlines and look for someone who keeps it fast and calm while it grows into new markets.

Required
- 5+ years of experience in platform engineering
- Experience with Kubernetes in production
- Hands-on experience with Terraform
- Go or Python
- PostgreSQL

Nice to have
- Prometheus
- Kafka`;

const KEYWORDS = 'Kubernetes, Terraform, Go, Python, PostgreSQL, Prometheus, Kafka, platform engineering';

const GARDENER = `Gardener, City Parks (2010 - present)
- Planting, pruning and irrigation of twelve hectares
- Trained four seasonal workers each spring

Education
Certificate in horticulture, 2009`;

const ENGINEER_WITHOUT_DETAILS = `Platform Engineer, Northwind Airlines (2015 - present)
- Kept the booking platform running and took part in on-call duty

Skills
${KEYWORDS}`;

const ENGINEER_WHO_SHOWS = `Platform Engineer, Northwind Airlines (2015 - present)
- Kept the booking platform running and took part in on-call duty
- Ran Kubernetes in production, built with Terraform; services in Go and Python on PostgreSQL
- Metrics with Prometheus, events over Kafka`;

const STUFFED: Readonly<Record<string, string>> = {
  'a list of keywords': `${GARDENER}\n\nSkills\n${KEYWORDS}`,
  'a list of keywords without a heading': `${GARDENER}\n\n${KEYWORDS}`,
  'keywords as bullets': `${GARDENER}\n\nSkills\n${KEYWORDS.split(', ')
    .map((word) => `- ${word}`)
    .join('\n')}`,
  'the same skills over and over': `${GARDENER}\n\nSkills\n${`${KEYWORDS}, `.repeat(30)}`,
  'words without commas': `${GARDENER}\n\n${KEYWORDS.replaceAll(',', '')}`,
  'one skill repeated': `${GARDENER}\n\n${'Kubernetes '.repeat(60)}`,
  'the job pasted below': `${GARDENER}\n\n${JOB}`,
  'the job pasted above': `${JOB}\n\n${GARDENER}`,
  'the requirements pasted as bullets': `${GARDENER}\n\nProfile\n${JOB.split('\n')
    .filter((line) => line.startsWith('- '))
    .join('\n')}`,
  'the title and a list': `Senior Platform Engineer\n${KEYWORDS}\n\n${GARDENER}`,
  'nothing but a list': `Senior Platform Engineer\n\nSkills\n${KEYWORDS}\n5+ years`,
};

const local = createLocalEvaluator();

async function scoreOf(resume: string, model: ScoringModel = local, job = JOB) {
  const [result] = await createRecordingScorer(model).score(job, [resume]);
  if (result === undefined) throw new Error('no result');
  return result.card;
}

/** Believes every list: each requirement is met by any line that names its last word, and the title by a headline. */
function createCredulousModel(): ScoringModel {
  const quoteFor = (resume: string, requirement: string): string | null => {
    const word = requirement.split(/\s+/).at(-1)?.toLowerCase() ?? '';
    return resume.split('\n').find((line) => line.length >= 12 && line.toLowerCase().includes(word)) ?? null;
  };
  return {
    id: 'credulous',
    version: 'c1',
    deterministic: true,
    maxResumeCharacters: local.maxResumeCharacters,
    buildRubric: (input, options) => local.buildRubric(input, options),
    async assess(input, options) {
      const answer = await local.assess(input, options);
      const requirements = input.rubric.requirements.map(
        ({ id, text }): Assessment['requirements'][number] => {
          const quote = quoteFor(input.resumeText, text);
          return { id, level: quote === null ? 'missing' : 'met', quote, roles: [0], statedYears: 5 };
        },
      );
      const headline = input.resumeText.includes('Senior Platform Engineer')
        ? 'Senior Platform Engineer'
        : null;
      const title = headline === null ? answer.value.title : { relation: 'exact' as const, quote: headline };
      const seniority = { relation: 'same' as const, quote: headline };
      return { ...answer, value: { ...answer.value, requirements, title, seniority } };
    },
  };
}

describe('keywords in the resume of someone in another field', () => {
  it.each(Object.entries(STUFFED))('earn no tier: %s', async (_what, resume) => {
    expect(await scoreOf(resume)).toMatchObject({ tier: null });
  });

  it.each(Object.entries(STUFFED))(
    'earn no tier from a model that believes them: %s',
    async (_what, resume) => {
      expect(await scoreOf(resume, createCredulousModel())).toMatchObject({ tier: null });
    },
  );
});

describe('a skill that is only listed', () => {
  it('is evidence where the roles make it plausible', async () => {
    const { criteria, tier } = await scoreOf(ENGINEER_WITHOUT_DETAILS);
    const listed = criteria.find(({ requirement }) => requirement.includes('PostgreSQL'));
    expect(listed).toMatchObject({ status: 'met', coverage: 0.97 });
    expect(tier).not.toBeNull();
  });

  it('counts less than one that is shown in work', async () => {
    const [listed, shown] = [await scoreOf(ENGINEER_WITHOUT_DETAILS), await scoreOf(ENGINEER_WHO_SHOWS)];
    expect(shown.matchScore).toBeGreaterThan(listed.matchScore);
    for (const [index, criterion] of listed.criteria.entries()) {
      expect(shown.criteria[index]?.coverage).toBeGreaterThanOrEqual(criterion.coverage);
    }
  });

  it('counts in part for a job that asks for experience when no role stands behind it', async () => {
    const { criteria } = await scoreOf(STUFFED['a list of keywords'] ?? '', createCredulousModel());
    const covered = criteria.filter(({ coverage }) => coverage > 0);
    expect(covered.length).toBeGreaterThan(0);
    for (const { status } of covered) expect(status).toBe('partial');
  });

  it('is taken at its word for a job that asks for no experience', async () => {
    const job = 'Office Trainee\n\nRequired\n- Excel\n- English';
    const resume =
      'School leaver\n\nSkills\nExcel, Word, English\n\nEducation\nHigh school diploma, 2025\nCaptain of the school team';
    const { criteria } = await scoreOf(resume, local, job);
    expect(criteria.map(({ status }) => status)).toEqual(['met', 'met']);
  });

  it('counts as work when a sentence of the resume tells of it as well', async () => {
    const resume = `${ENGINEER_WHO_SHOWS}\n\nSkills\n${KEYWORDS}`;
    const { criteria } = await scoreOf(resume, createCredulousModel());
    const kubernetes = criteria.find(({ requirement }) => requirement.includes('Terraform'));
    expect(kubernetes).toMatchObject({ coverage: 1 });
  });
});
