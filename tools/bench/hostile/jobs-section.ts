import type { TeamProfile } from '../../../lib/models/model.ts';
import { JOB_DESCRIPTION, makeResume } from '../resumes.ts';
import type { BenchSection } from '../section.ts';
import { JOB_PARTS } from './job-parts.ts';
import { type HostileGroup, type MakeBody, mapped, measureGroups } from './measure.ts';
import { PROSE_PARTS } from './prose-parts.ts';
import { HOSTILE_TEAMS, ordinaryTeam, TEAM_PARTS } from './teams.ts';
import { CHARACTER_PARTS, repeatedPart, type TextPart } from './text-parts.ts';

/** The longest that is taken. */
const JOB_LENGTH = 50_000;
/** The longest that is read as prose. */
const PROSE_LENGTH = 2_500;
const TEAM_LENGTH = 15_000;
const RESUME_LENGTH = 4_000;
const COPY_LENGTH = 100_000;
/**
 * Times an ordinary job of the same length: each line has a price, and there may be thirty times as many of them. Something
 * quadratic takes fifty times as long and more.
 */
const MAX_RATIO = 12;

/** Whether a job, a team profile, or a resume that repeats the job was made to be slow to read. */
export const hostileJobsSection: BenchSection = {
  title: `Hostile jobs of ${JOB_LENGTH} characters, jobs in prose of ${PROSE_LENGTH} and team profiles of ${TEAM_LENGTH}`,
  run: () => measureGroups([jobs(), proseJobs(), copies(), teams()]),
};

function jobs(): HostileGroup {
  const bodyOf = (job: (index: number) => string): MakeBody => {
    return (index) =>
      scoreBody({ job_description: job(index), resume_text: makeResume(index, RESUME_LENGTH) });
  };
  return {
    ordinary: { name: 'an ordinary job', makeBody: bodyOf(makeJob) },
    maxRatio: MAX_RATIO,
    worstCases: mapped({ ...CHARACTER_PARTS, ...JOB_PARTS }, (part) =>
      bodyOf((index) => hostileJob(part, index)),
    ),
  };
}

function proseJobs(): HostileGroup {
  const bodyOf = (index: number, sentences: string): string =>
    scoreBody({
      job_description: `We need nurse ${index}. ${sentences}`,
      resume_text: makeResume(index, RESUME_LENGTH),
    });
  const ordinary =
    'You should have done wound care for three years and hold a driving licence, or be about to. ';
  return {
    ordinary: {
      name: 'an ordinary job in prose',
      makeBody: (index) => bodyOf(index, repeatedPart(ordinary, PROSE_LENGTH)),
    },
    maxRatio: MAX_RATIO,
    worstCases: mapped(PROSE_PARTS, (part) => (index) => bodyOf(index, repeatedPart(part, PROSE_LENGTH))),
  };
}

/** What a resume shares with the job is looked for in both. */
function copies(): HostileGroup {
  const bodyOf = (job: string, resume: string): string =>
    scoreBody({ job_description: job, resume_text: resume });
  const copy = (part: string): MakeBody => {
    return (index) =>
      bodyOf(hostileJob(part, index), makeResume(index, 400) + repeatedPart(part, COPY_LENGTH - 400));
  };
  return {
    ordinary: {
      name: 'an ordinary job and a long resume',
      makeBody: (index) => bodyOf(makeJob(index), makeResume(index, COPY_LENGTH)),
    },
    maxRatio: MAX_RATIO,
    worstCases: {
      'a resume that is the job': (index) => bodyOf(makeJob(index), makeJob(index).repeat(2)),
      'one word in both': copy('a '),
      'one line in both': copy('Experience with TypeScript and PostgreSQL in production\n'),
      'one letter in both': copy('a'),
      'skills in both': copy('SQL, Kafka, '),
      'numbers in both': copy('1 2 '),
      'words of one letter in both': copy('a b c d e f g h i j '),
    },
  };
}

function teams(): HostileGroup {
  const bodyOf = (team: (index: number) => TeamProfile): MakeBody => {
    return (index) =>
      scoreBody({
        job_description: `${JOB_DESCRIPTION}\nOpening ${index}`,
        team_profile: team(index),
        resume_text: makeResume(index, RESUME_LENGTH),
      });
  };
  return {
    ordinary: { name: 'an ordinary team profile', makeBody: bodyOf(ordinaryTeam) },
    maxRatio: MAX_RATIO,
    worstCases: {
      ...mapped({ ...CHARACTER_PARTS, ...JOB_PARTS, ...TEAM_PARTS }, (part) =>
        bodyOf((index) => ({ description: `Team ${index}. ${repeatedPart(part, TEAM_LENGTH - 20)}` })),
      ),
      ...mapped(HOSTILE_TEAMS, (team) => bodyOf(team)),
    },
  };
}

function scoreBody({
  resume_text,
  ...job
}: {
  resume_text: string;
  job_description: string;
  team_profile?: TeamProfile;
}): string {
  return JSON.stringify({ ...job, candidates: [{ resume_text }] });
}

/** The example job over and over, with other numbers in it. */
function makeJob(seed: number): string {
  return `Opening ${seed}\n${repeatedPart(`${JOB_DESCRIPTION}\n`, JOB_LENGTH - 20)}`;
}

function hostileJob(part: TextPart, seed: number): string {
  const head = `Backend Engineer\n\nOpening ${seed} at Harbour.\n\nRequirements\n- TypeScript\n- `;
  return `${head}${repeatedPart(part, JOB_LENGTH - head.length - 20)}\n- PostgreSQL`;
}
