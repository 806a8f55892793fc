import { createHash } from 'node:crypto';
import { it } from '@jest/globals';
import { assessResume } from '../../../lib/models/local/evidence/assess.ts';
import { readJob } from '../../../lib/models/local/job/job-reader.ts';
import { createLocalEvaluator } from '../../../lib/models/local/local-evaluator.ts';
import { readResume } from '../../../lib/models/local/resume/resume-reader.ts';
import { readCandidateText } from '../../../lib/scoring/intake/intake.ts';
import { SCORING_VERSION } from '../../../lib/scoring/score-card.ts';
import { ADDRESSED_LINES } from '../../quality/addressed-lines.ts';
import { HONEST_LINES } from '../../quality/honest-lines.ts';
import { createRecordingScorer } from '../../quality/recording-scorer.ts';
import { CASES_ELSEWHERE } from '../../quality/recruiter-cases-elsewhere.ts';
import { ENGLISH_CASES } from '../../quality/recruiter-cases-english.ts';
import { RESEMBLING_LINES } from '../../quality/resembling-lines.ts';
import { BUSINESS } from '../models/local/cases/business.ts';
import { HEALTH_AND_PEOPLE } from '../models/local/cases/health-and-people.ts';
import { LANGUAGES_AND_PROSE } from '../models/local/cases/languages-and-prose.ts';
import { TECHNOLOGY_AND_CRAFTS } from '../models/local/cases/technology-and-crafts.ts';
import { ALIKE, HEADERS, resumeWith } from './intake/redaction-variants.ts';

const evaluator = createLocalEvaluator();

/**
 * What the two versions in `scoring_version` stand for: [version, fingerprint of what is read or scored under it]. Callers compare scores
 * by it, and caches keep results under it. A failure says which version to raise and what to write here.
 */
const RECORDED = {
  intake: ['2026-11.23', '012d080a845163f8'],
  readings: ['l18', '8f0c226d3703517a'],
  results: ['2026-11.23+l18', '57a8ddc481716b4e'],
};

const RANKINGS = [...HEALTH_AND_PEOPLE, ...BUSINESS, ...TECHNOLOGY_AND_CRAFTS, ...LANGUAGES_AND_PROSE];
const ADVERTISEMENTS = [...ENGLISH_CASES, ...CASES_ELSEWHERE];

/** Every resume is read for every job: most differences of a rule show in few of the pairs. */
const JOBS = [...ADVERTISEMENTS, ...RANKINGS].map(({ job }) => job);
const RESUMES = [
  ...ADVERTISEMENTS.map(({ resume }) => resume),
  ...RANKINGS.flatMap(({ perfect, near, adjacent, unrelated }) => [perfect, near, adjacent, unrelated]),
];

/** Resumes with what intake takes out, and with what it leaves in. */
const TEXTS: readonly string[] = [
  ...RESUMES,
  ...ALIKE.flatMap(([language, slot, ...texts]) =>
    texts.map((text) => resumeWith(language, { [slot]: text })),
  ),
  ...HEADERS.map((lines) => lines.join('\n')),
  ...[HONEST_LINES, ...Object.values(ADDRESSED_LINES), ...Object.values(RESEMBLING_LINES)]
    .flat()
    .map((line) => `Experience\nConsultant, Northwind, 2016 - 2024\n- ${line}\n- Wrote reports for clients`),
];

const RAISE_SCORING = 'Raise SCORING_VERSION in lib/scoring/score-card.ts';

it('another text for a model to read comes with another scoring version', () => {
  const read = TEXTS.map((text) => {
    const { text: shown, warnings } = readCandidateText({ text, jobDescription: '', maxCharacters: 100_000 });
    return [shown, warnings];
  });
  expectRecorded('intake', SCORING_VERSION, read, RAISE_SCORING);
});

it('another reading by the built-in evaluator comes with another version of its rules', () => {
  const resumes = RESUMES.map((text) => readResume(text, '2026-03'));
  const readings = JOBS.map((job) => {
    const rubric = readJob({ jobDescription: job, teamProfile: null });
    return [rubric, resumes.map((resume) => assessResume(rubric, resume, '2026-03'))];
  });
  expectRecorded(
    'readings',
    evaluator.version,
    readings,
    'Raise RULES_VERSION in lib/models/local/local-evaluator.ts',
  );
});

it('another result comes with another scoring version', async () => {
  const scorer = createRecordingScorer(evaluator);
  const results: unknown[] = [];
  for (const [number, job] of JOBS.entries()) {
    // Every fourth, another one for each job: the whole way takes four times as long as the reading.
    const scored = await scorer.score(
      job,
      RESUMES.filter((_, index) => index % 4 === number % 4),
    );
    results.push(scored.map(({ card, warnings }) => [card, warnings]));
  }
  expectRecorded(
    'results',
    `${SCORING_VERSION}+${evaluator.version}`,
    results,
    `${RAISE_SCORING}, unless another test of this file has you raise a version`,
  );
});

/** Throws what is to be done, where this is not what was recorded. */
function expectRecorded(name: keyof typeof RECORDED, version: string, values: unknown, raise: string): void {
  const fingerprint = createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 16);
  const [recordedVersion, recordedFingerprint] = RECORDED[name];
  const isRaised = version !== recordedVersion;
  if (!isRaised && fingerprint === recordedFingerprint) return;
  const write = `write the version and '${fingerprint}' beside ${name} in RECORDED of this file.`;
  throw new Error(
    isRaised
      ? `The version is another: ${write}`
      : `Other values under the same version. ${raise} (not where only the cases of tests are others), and ${write}`,
  );
}
