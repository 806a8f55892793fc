import { stemOf } from '../vocabulary/word-forms.ts';
import { clausesTelling } from './clauses-telling.ts';
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

/**
 * Whether a line tells only of the use of a thing that is to be made or given: "Followed the marketing strategy" where strategies are to
 * be developed, "Attended courses" where courses are to be led.
 */
export function tellsOfUse(line: string, wanted: CompiledText): boolean {
  const { tellingTokens, tellingStems } = wanted;
  if (!SOME_USE.test(line) || !tellingTokens.some(({ stem }) => MAKING.has(stem))) return false;
  const telling = clausesTelling(line, wanted);
  return (
    telling.length > 0 &&
    telling.every(
      ({ folded, tokens }) =>
        USED.test(folded) &&
        !tellingStems.has(tokens[0]?.stem ?? '') &&
        !tokens.some(({ stem }) => MAKING.has(stem)),
    )
  );
}
