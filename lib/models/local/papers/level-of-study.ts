import type { CompiledText } from '../evidence/wanted.ts';
import { isFillerWord } from '../text/filler-words.ts';
import { wordSet } from '../text/word-set.ts';
import { soundsLikeTitle } from '../titles/title-endings.ts';

/** "Level 3 Agriculture", "Minimum Level 2 in Hospitality and Catering", "Level 3 or above qualification in childcare". */
const LEVEL_OF_FIELD =
  /^(?:(?:an?|minimum(?: of)?|min\.?|at least|recognised|relevant|completed|full)\s){0,3}(?:level|lvl)\s?(?:[2-7]|two|three|four|five)(?:\s?(?:\/|or|to|-)\s?[3-7])?(?:\s\(?(?:or|and) (?:above|higher|equivalent)\)?)?(?:\s(?:qualifi(?:cation|ed)|course|training))?(\sin)?\s(?=\p{L})/iu;

/** Have levels that nobody studies: of those who support systems, of casualties, of plants. */
const OTHER_LEVELS = wordSet(
  'support helpdesk desk servicedesk operation operations maintenance escalation escalations incident incidents ticket tickets ' +
    'troubleshooting data centre center security clearance screening trauma charging charger network networks networking infrastructure server servers ' +
    'system systems response soc autonomy automation bim access control issues queries repair repairs lines line experience knowledge skills',
);

/**
 * The words that tell the field of a qualification that a statement names by its level alone; none for any other statement, such as "Level
 * 3 support".
 */
export function fieldOfLevel(statement: string, { tokens }: CompiledText): readonly string[] {
  const [lead, isIn] = LEVEL_OF_FIELD.exec(statement) ?? [];
  if (lead === undefined) return [];
  const words = tokens.filter(({ norm, start }) => start >= lead.length && !isFillerWord(norm));
  const isNamed = words.every(({ start }) => isIn !== undefined || /^\p{Lu}/u.test(statement.slice(start)));
  const isOther =
    words.some(({ norm }) => OTHER_LEVELS.has(norm)) || soundsLikeTitle(words.at(-1)?.norm ?? '');
  return isNamed && !isOther ? words.map(({ stem }) => stem) : [];
}
