import { readJob } from '../../lib/models/local/job/job-reader.ts';
import { createLocalEvaluator } from '../../lib/models/local/local-evaluator.ts';
import type { Rubric } from '../../lib/models/model.ts';
import { createRecordingScorer } from '../quality/recording-scorer.ts';

const scorer = createRecordingScorer(createLocalEvaluator());

/** What the local evaluator reads of an advertisement. */
export function readAdvertisement(jobDescription: string): Rubric {
  return readJob({ jobDescription, teamProfile: null });
}

/** What a list of a job asks for, as kind and text. */
export function asked(...points: string[]): string[] {
  const job = `Site Clerk\n\nRequirements\n- Typing\n${points.map((point) => `- ${point}`).join('\n')}`;
  return readAdvertisement(job)
    .requirements.slice(1)
    .map(({ kind, text }) => `${kind} ${text}`);
}

/** How far a resume shows the first thing that a job asks for. */
export async function shownIn(
  resume: string,
  { title, requirement }: { title: string; requirement: string },
): Promise<string | undefined> {
  const job = `${title}\n\nRequirements\n- ${requirement}\n- Punctual filing of forms`;
  const [result] = await scorer.score(job, [resume]);
  return result?.card.criteria[0]?.status;
}

/** How far a line of a resume shows what is asked for. */
export function shown(title: string, requirement: string, line: string): Promise<string | undefined> {
  const resume = `Kim Ash\n\n${title}, Ash & Sons, 2018 - present\n- ${line}`;
  return shownIn(resume, { title, requirement });
}
