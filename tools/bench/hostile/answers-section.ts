import { JOB_DESCRIPTION, makeResume } from '../resumes.ts';
import { scoreBody } from '../score-client.ts';
import type { BenchSection } from '../section.ts';
import {
  ANSWER_LENGTH,
  HOSTILE_ANSWERS,
  HOSTILE_RUBRICS,
  type MakeAnswer,
  ordinaryAnswer,
  RUBRIC,
} from './answers.ts';
import { type HostileGroup, type MakeBody, measureGroups } from './measure.ts';
import { type ModelServer, startModelServer } from './model-server.ts';

const RESUME_LENGTH = 100_000;
/** Times an ordinary answer of the same length. */
const MAX_RATIO = 5;

/** Whether an answer of the model that was made to be slow to verify is. */
export const hostileAnswersSection: BenchSection = {
  title: `Hostile answers of a model, of ${ANSWER_LENGTH} characters, on resumes of ${RESUME_LENGTH}`,
  async run() {
    const model = await startModelServer({ rubric: JSON.stringify(RUBRIC), assessment: '' });
    try {
      return await measureGroups([assessments(model), ofOneLetter(model), rubrics(model)], model.env);
    } finally {
      model.stop();
    }
  },
};

function assessments(model: ModelServer): HostileGroup {
  return {
    ordinary: { name: 'an ordinary answer', makeBody: said(model, ordinaryAnswer) },
    maxRatio: MAX_RATIO,
    refusal: 'scoring_unavailable',
    worstCases: Object.fromEntries(
      Object.entries(HOSTILE_ANSWERS).map(([name, answer]) => [name, said(model, answer)]),
    ),
  };
}

/** What every place of the resume begins with, and none goes on with. */
function ofOneLetter(model: ModelServer): HostileGroup {
  const letters = (index: number): string => `${makeResume(index, 400)}\n${'a'.repeat(RESUME_LENGTH - 401)}`;
  const words = (index: number): string =>
    `${makeResume(index, 400)}\n${'SQL, '.repeat(RESUME_LENGTH / 5 - 81)}`;
  const quoting = (quote: string): MakeAnswer => {
    return (resume) => ordinaryAnswer(resume).replace(/"quote":"(?:[^"\\]|\\.)*"/g, `"quote":"${quote}"`);
  };
  return {
    ordinary: {
      name: 'an ordinary answer on one letter over and over',
      makeBody: said(model, ordinaryAnswer, letters),
    },
    maxRatio: MAX_RATIO,
    refusal: 'scoring_unavailable',
    worstCases: {
      'quotes that end otherwise': said(model, quoting(`${'a'.repeat(9_000)}b`), letters),
      'quotes that begin otherwise': said(model, quoting(`b${'a'.repeat(9_000)}`), letters),
      'quotes with another letter within': said(
        model,
        quoting(`${'a'.repeat(4_500)}b${'a'.repeat(4_500)}`),
        letters,
      ),
      'quotes that stand at every letter': said(model, quoting('a'.repeat(500)), letters),
      'quotes that stand at every word': said(model, quoting('SQL'), words),
      'quotes that nearly stand at every word': said(model, quoting('SQL, SQL, SQL, SQL: SQL'), words),
    },
  };
}

function rubrics(model: ModelServer): HostileGroup {
  const askedWith = (name: string, rubric: string): MakeBody => {
    return (index) => {
      const resume = makeResume(index, 4_000);
      model.answers = { rubric, assessment: ordinaryAnswer(resume) };
      // Rubrics are remembered by their job.
      return JSON.stringify({
        job_description: `${JOB_DESCRIPTION}\n${name} ${index}`,
        candidates: [{ resume_text: resume }],
      });
    };
  };
  return {
    ordinary: {
      name: 'an ordinary rubric',
      makeBody: askedWith('ordinary', JSON.stringify(RUBRIC).padEnd(ANSWER_LENGTH)),
    },
    maxRatio: MAX_RATIO,
    refusal: 'scoring_unavailable',
    worstCases: Object.fromEntries(
      Object.entries(HOSTILE_RUBRICS).map(([name, rubric]) => [name, askedWith(name, rubric())]),
    ),
  };
}

function said(
  model: ModelServer,
  answer: MakeAnswer,
  resumeOf: (index: number) => string = (index) => makeResume(index, RESUME_LENGTH),
): MakeBody {
  return (index) => {
    const resume = resumeOf(index);
    model.answers = { rubric: JSON.stringify(RUBRIC), assessment: answer(resume) };
    return scoreBody([resume]);
  };
}
