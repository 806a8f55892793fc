import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createLocalEvaluator } from '../../../../lib/models/local/local-evaluator.ts';
import { type Assessment, ModelError, type Rubric } from '../../../../lib/models/model.ts';
import { BUSINESS } from './cases/business.ts';
import { HEALTH_AND_PEOPLE } from './cases/health-and-people.ts';
import { LANGUAGES_AND_PROSE } from './cases/languages-and-prose.ts';
import { TECHNOLOGY_AND_CRAFTS } from './cases/technology-and-crafts.ts';

const CASES = [...HEALTH_AND_PEOPLE, ...BUSINESS, ...TECHNOLOGY_AND_CRAFTS, ...LANGUAGES_AND_PROSE];
const evaluator = createLocalEvaluator();
const call = { signal: new AbortController().signal, requestId: 'test' };

async function rubricOf(jobDescription: string): Promise<Rubric> {
  return (await evaluator.buildRubric({ jobDescription, teamProfile: null }, call)).value;
}

async function assess(rubric: Rubric, resumeText: string): Promise<Assessment> {
  return (await evaluator.assess({ rubric, resumeText, evaluatedAsOf: '2026-03' }, call)).value;
}

function quotesOf(assessment: Assessment): string[] {
  const { requirements, title, seniority, scope, trajectory, silentSkill, roles } = assessment;
  const quotes = [title.quote, seniority.quote, scope.quote, trajectory.quote, silentSkill?.quote ?? null];
  return [
    ...quotes.filter((quote) => quote !== null),
    ...requirements.flatMap(({ quote }) => quote ?? []),
    ...roles.flatMap(({ title: held, skills }) => [held, ...skills]),
  ];
}

/** Lines of all resumes, put together anew. */
const anyResume = fc
  .array(
    fc.constantFrom(
      ...CASES.flatMap(({ perfect, near, adjacent }) =>
        [perfect, near, adjacent].flatMap((text) => text.split('\n')),
      ),
    ),
    { minLength: 1, maxLength: 40 },
  )
  .map((lines) => lines.join('\n'));
const anyJob = fc.constantFrom(...CASES.map(({ job }) => job));

describe('the local evaluator', () => {
  it('says its true name and costs nothing', async () => {
    const answer = await evaluator.buildRubric(
      { jobDescription: 'Baker\nRequirements\n- Rye', teamProfile: null },
      call,
    );
    expect(answer.model).toBe('local-evaluator');
    expect(answer.usage).toEqual({ promptTokens: 0, cachedTokens: 0, completionTokens: 0, modelCalls: 0 });
    expect(evaluator).toMatchObject({ deterministic: true, maxResumeCharacters: 100_000 });
    expect(evaluator.id).toContain(evaluator.version);
  });

  it('rejects with a time-out when the call was aborted before', async () => {
    const controller = new AbortController();
    controller.abort();
    const aborted = { ...call, signal: controller.signal };
    const answer = evaluator.buildRubric({ jobDescription: 'Baker', teamProfile: null }, aborted);
    await expect(answer).rejects.toBeInstanceOf(ModelError);
    await expect(answer).rejects.toMatchObject({ code: 'model_timeout' });
  });

  it('quotes verbatim, whatever the resume', async () => {
    await fc.assert(
      fc.asyncProperty(anyJob, anyResume, async (job, resume) => {
        for (const quote of quotesOf(await assess(await rubricOf(job), resume))) {
          expect(resume).toContain(quote);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('answers every requirement once, with a quote where it is not missing, and roles that exist', async () => {
    await fc.assert(
      fc.asyncProperty(anyJob, anyResume, async (job, resume) => {
        const rubric = await rubricOf(job);
        const { requirements, roles, analysis } = await assess(rubric, resume);
        expect(requirements.map(({ id }) => id)).toEqual(rubric.requirements.map(({ id }) => id));
        for (const { level, quote, roles: shownIn } of requirements) {
          expect(quote === null).toBe(level === 'missing');
          for (const role of shownIn) expect(roles[role]).toBeDefined();
        }
        // "B2B" is a name, an amount begins with its digits.
        expect(analysis).not.toMatch(/(?<!\S)[^\p{L}\p{N}\s]*\d/u);
      }),
      { numRuns: 60 },
    );
  });

  it('names a certificate as what shows it, and not the year beside it', async () => {
    const { analysis } = await assess(
      await rubricOf('Accountant\nRequirements\n- CPA required'),
      'CPA (2017)',
    );
    expect(analysis).toContain('"CPA"');
    expect(analysis).not.toContain('2017');
  });

  it('gives the same answer to the same input, also for a rubric that was stored in between', async () => {
    await fc.assert(
      fc.asyncProperty(anyJob, anyResume, async (job, resume) => {
        const rubric = await rubricOf(job);
        const first = await assess(rubric, resume);
        expect(await assess(rubric, resume)).toEqual(first);
        expect(await assess(structuredClone(rubric), resume)).toEqual(first);
      }),
      { numRuns: 30 },
    );
  });

  it('finds the same levels when the sections stand in another order', async () => {
    const sections = [
      'Experience\nGlazier, Window Works, 2016 - 2022\n- Fitted stained glass windows in churches\n- Trained two apprentices',
      'Skills\nLead soldering, glass cutting',
      'Education\nApprenticeship as a glazier',
      'Languages\nGerman (C1), English (B2)',
    ];
    const rubric = await rubricOf(
      'Glazier\nRequirements\n- 3 years of stained glass\n- Glass cutting\n- Apprenticeship\n- German C1\n- Training of apprentices',
    );
    const levels = async (order: readonly string[]) => {
      const { requirements, title } = await assess(rubric, order.join('\n\n'));
      return [...requirements.map(({ level }) => level), title.relation];
    };
    const expected = await levels(sections);
    expect(expected).toEqual(['met', 'met', 'met', 'met', 'met', 'exact']);
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(sections, { minLength: sections.length }), async (order) => {
        expect(await levels(order)).toEqual(expected);
      }),
      { numRuns: 20 },
    );
  });

  it('survives any text', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary', maxLength: 600 }),
        fc.string({ unit: 'binary', maxLength: 600 }),
        async (job, resume) => {
          const { requirements } = await assess(await rubricOf(job), resume);
          expect(requirements.length).toBeLessThanOrEqual(24);
        },
      ),
      { numRuns: 60 },
    );
  });
});
