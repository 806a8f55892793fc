import type { Edit } from '../offset-map.ts';
import { callingNames, unspacedNames } from './names/candidate-name.ts';

/** What was found to take out of a resume's lines. */
export interface PersonalLines {
  edits: Edit[];
  /** Folded words of the candidate's name, with the number of particles before each. */
  names: Map<string, number>;
  /** Names in scripts without word spaces, as written. */
  unspacedNames: Set<string>;
  /** Indexes of lines of which nothing is left. */
  dropped: Set<number>;
}

/** More than this are no names of one person. */
const MAX_NAME_WORDS = 100;

/** Notes the words of a name, to be found in the text. */
export function learnName(name: string, { names, unspacedNames: unspaced }: PersonalLines): void {
  if (names.size + unspaced.size > MAX_NAME_WORDS) return;
  for (const [part, particles] of callingNames(name)) names.set(part, particles);
  for (const written of unspacedNames(name)) unspaced.add(written);
}
