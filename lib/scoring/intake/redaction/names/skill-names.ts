import { CERTIFICATES } from '../../../../models/local/vocabulary/certificates.ts';
import { parseEntries } from '../../../../models/local/vocabulary/notation.ts';
import { SKILL_SOURCES } from '../../../../models/local/vocabulary/skill-sources.ts';
import { foldPhrase, wordSet } from '../fold-phrase.ts';
import { GIVEN_NAMES } from './given-names.ts';

const MAX_WORDS = 5;
/** People are called so as well. */
const ALSO_NAMES = wordSet(
  'ruby julia ada maya cassandra pascal dart swift jenkins hudson kafka haskell sage jordan apollo crystal',
);

interface SkillNames {
  whole: ReadonlySet<string>;
  /** Few people are called by one of these. */
  firstWords: ReadonlySet<string>;
}

let known: SkillNames | undefined;

/** Read on the first question: what the built-in evaluator knows by name, no candidate is called. */
function skillNames(): SkillNames {
  known ??= readSkillNames();
  return known;
}

function readSkillNames(): SkillNames {
  const whole = [...SKILL_SOURCES, CERTIFICATES]
    .flatMap(parseEntries)
    .flatMap(({ spellings }) => spellings.map((spelling) => foldPhrase(spelling)));
  return { whole: new Set(whole), firstWords: new Set(whole.flatMap((name) => name.split(' ', 1))) };
}

/**
 * Whether a piece of text, in the form of a name, is one skill or several side by side ("Spring Boot", "TypeScript PostgreSQL"). Behind a
 * given name ("Ruby Jenkins") only the name of one thing is ("Ruby on Rails").
 */
export function isSkillName(piece: string): boolean {
  const words = foldPhrase(piece).split(/\s+/);
  const { whole: names, firstWords } = skillNames();
  if (!firstWords.has(words[0] ?? '')) return false;
  if (words.length > 1 && names.has(words.join(' '))) return true;
  if (GIVEN_NAMES.has(words[0] ?? '')) return false;
  for (let at = 0; at < words.length; ) {
    let end = Math.min(words.length, at + MAX_WORDS);
    while (end > at && !names.has(words.slice(at, end).join(' '))) end -= 1;
    if (end === at) return false;
    at = end;
  }
  return words.some((word) => !ALSO_NAMES.has(word));
}
