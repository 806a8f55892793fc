import { foldText, tokenize } from '../text/tokens.ts';
import { stemOf } from '../vocabulary/word-forms.ts';
import type { CompiledText } from './wanted.ts';

/** What whoever is asked for makes or gives. */
const MAKING: ReadonlySet<string> = new Set(
  (
    'write draft author develop development create creation design devise formulate define prepare preparation conduct lead ' +
    'deliver delivery teach build establish compile produce'
  )
    .split(' ')
    .map(stemOf),
);

/** Said of what somebody else made or gave. */
const USED =
  /^(?:(?:and|also|always|strictly|regularly) )*(?:followed|obeyed|adhered to|complied with|printed|photocopied|laminated|shredded|attended|watched|listened to) /;
/** One of these stands in all of them. */
const SOME_USE =
  /followed|obeyed|adhered|complied|printed|photocopied|laminated|shredded|attended|watched|listened/i;
const CLAUSE_END = /[;.](?:\s|$)|,\s(?=(?:and\s)?\p{L}{1,20}ed\s)|\sand\s(?=\p{L}{1,20}ed\s)/iu;

/**
 * Whether a line tells only of the use of a thing that is to be made or given: "Followed the marketing strategy" where strategies are to
 * be developed, "Attended courses" where courses are to be led.
 */
export function tellsOfUse(line: string, { tellingTokens, tellingStems }: CompiledText): boolean {
  if (!SOME_USE.test(line) || !tellingTokens.some(({ stem }) => MAKING.has(stem))) return false;
  const telling = line
    .split(CLAUSE_END)
    .map((clause) => ({ clause: foldText(clause.trim()), tokens: tokenize(clause) }))
    .filter(({ tokens }) => tokens.some(({ stem }) => tellingStems.has(stem)));
  return (
    telling.length > 0 &&
    telling.every(
      ({ clause, tokens }) =>
        USED.test(clause) &&
        !tellingStems.has(tokens[0]?.stem ?? '') &&
        !tokens.some(({ stem }) => MAKING.has(stem)),
    )
  );
}
