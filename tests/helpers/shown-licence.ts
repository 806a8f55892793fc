import { indexResume } from '../../lib/models/local/evidence/resume-index.ts';
import { SoughtWords } from '../../lib/models/local/evidence/sought-words.ts';
import { type DrivingRank, drivingEvidence } from '../../lib/models/local/papers/driving-licences.ts';
import { readResume } from '../../lib/models/local/resume/resume-reader.ts';

const RANKS: readonly DrivingRank[] = [5, 4, 3, 2, 1];

/** The highest rank of licence that a line of a resume proves; 0.5 where it proves a car's in part, 0 where it proves none. */
export function licenceShown(line: string): number {
  const text = `Experience\nPorter, Acme Ltd, 2015 - 2019\n- Moved beds\n\nSkills\n${line}`;
  const index = indexResume(readResume(text), new SoughtWords([], []));
  const proved = RANKS.find((rank) => drivingEvidence(index, rank)?.isEnough === true);
  return proved ?? (drivingEvidence(index, 1) === null ? 0 : 0.5);
}
