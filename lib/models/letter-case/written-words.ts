import { MONTH_BY_NAME } from '../local/text/calendar-words.ts';
import { foldText } from '../local/text/tokens.ts';
import { AMBIGUOUS_SPELLINGS } from '../local/vocabulary/ambiguous.ts';
import { parseEntries } from '../local/vocabulary/notation.ts';
import { DATA_SKILLS } from '../local/vocabulary/skills/data.ts';
import { INFRASTRUCTURE_SKILLS } from '../local/vocabulary/skills/infrastructure.ts';
import { SOFTWARE_SKILLS } from '../local/vocabulary/skills/software.ts';
import { isFunctionWord } from '../local/vocabulary/stop-words.ts';
import { vocabularyEntries } from '../local/vocabulary/terms.ts';

/** Common abbreviations; of those that are words as well ("it", "ma") the one that resumes have more often. */
const COMMON =
  'PhD BSc MSc BA MA MBA BEng MEng LLB LLM GmbH mbH eG eV Ltd Pty Inc LLC LLP PLC UK USA EU UAE NHS HR QA CV VP CEO CFO COO CTO ' +
  'Mr Mrs Ms Dr St Jr Sr GCSE GCSEs HND HNC NVQ BTEC GPA KPI KPIs SLA SLAs B2B B2C I';

/** Of the ambiguous spellings, those that are the ordinary word far more often where their case tells nothing. */
const ORDINARY: ReadonlySet<string> = new Set(
  (
    'as be bi but capes chaps do doors er fins ils leed less lis me mes mir mots nas pals pam peg pods rag rams rest sea seas sel sen send ' +
    'she soap solid spice stem tips wan wig wo access concur dart epic express helm hive inventor mode node nuke rails sketch spark spring ' +
    'swift teams torch unity word'
  ).split(' '),
);

/** What words for activities, qualities and people end in: "Scripting", "Encryption". */
const COMMON_ENDING = /(?:ing|ions?|ment|ity|ness|[ae]nce|ics|ogy|ware|ung|bases?|works?|ers?)$/i;

interface Known {
  forms: ReadonlyMap<string, string>;
  /** Words that the vocabulary has in small letters. */
  small: ReadonlySet<string>;
}

let known: Known | undefined;

/**
 * How a name or an abbreviation is written that the vocabulary knows: "SQL", "JavaScript", "Kafka". Asked in lower case; `null` for all
 * other words. The forms are gathered on the first question.
 */
export function writtenForm(lower: string): string | null {
  known ??= readWords();
  return known.forms.get(lower) ?? null;
}

/** Whether the vocabulary has the word in small letters: then it is no name. */
export function isSmallWord(lower: string): boolean {
  known ??= readWords();
  return known.small.has(lower);
}

function readWords(): Known {
  const forms = new Map<string, string>();
  const small = new Set<string>();
  for (const word of wordsOfVocabulary()) {
    const lower = word.toLowerCase();
    if (word === lower) small.add(word);
    else if (hasInnerCapital(word) && !forms.has(lower)) forms.set(lower, word);
  }
  for (const name of productNames()) if (!forms.has(name.toLowerCase())) forms.set(name.toLowerCase(), name);
  for (const lower of small) forms.delete(lower);
  for (const spelling of Object.keys(AMBIGUOUS_SPELLINGS)) {
    if (spelling.length > 1) forms.set(spelling.toLowerCase(), spelling);
  }
  for (const lower of forms.keys()) if (isOrdinary(lower)) forms.delete(lower);
  for (const word of COMMON.split(' ')) forms.set(word.toLowerCase(), word);
  return { forms, small };
}

function wordsOfVocabulary(): string[] {
  return vocabularyEntries().flatMap(({ spellings }) =>
    spellings.flatMap((spelling) => spelling.split(/[\s()]+/)),
  );
}

/** Of one word: "Kafka", "Docker". */
function productNames(): string[] {
  return [SOFTWARE_SKILLS, DATA_SKILLS, INFRASTRUCTURE_SKILLS]
    .flatMap(parseEntries)
    .flatMap(({ spellings }) => spellings)
    .filter((spelling) => /^\p{Lu}\p{L}{2,}$/u.test(spelling) && !COMMON_ENDING.test(spelling));
}

function isOrdinary(lower: string): boolean {
  const folded = foldText(lower);
  return isFunctionWord(folded) || MONTH_BY_NAME.has(folded) || ORDINARY.has(lower);
}

/** "SQL", "JavaScript", "iOS". */
export function hasInnerCapital(word: string): boolean {
  return /.\p{Lu}/u.test(word);
}
