import { type ResumeIndex, titleLine } from '../evidence/resume-index.ts';
import { masterFit } from './trade-papers.ts';

/** The vocabulary's name for the paper of a master craftsman. */
export const MASTER = 'Meisterbrief';

/** How a line's title of a master fits the craft that a statement asks for. */
export function fitOf({ read }: ResumeIndex, line: number, statement: string): ReturnType<typeof masterFit> {
  return masterFit(statement, read.document.lines[line]?.text ?? '');
}

/** A master's firm, behind what was worked as in it: "Elektrohelfer, Elektromeister Müller GmbH". */
const FIRM = /,\s[^,]{2,60}\s(?:GmbH|KG|OHG|AG|UG)(?=$|[,\s])/u;

/** What such a title follows where it is one's own; at work others are named so as well ("unter Anleitung des Elektromeisters"). */
const OWN_MASTER =
  /(?:^|[^\p{L}\s]\s{0,2}|(?<!\p{L})(?:als|zum|zur|bin|gepr(?:üfter?|\.)|seit|heute|beruf|titel)\s)\p{L}{2,20}meister(?:in)?(?!\p{L})/iu;

/** The line of one who is a master of the craft by title: "Elektromeister". */
export function masterNamed(index: ResumeIndex, statement: string): number | undefined {
  const { document, roles } = index.read;
  const held = roles.findIndex(({ title }) => {
    const own = title.replace(FIRM, '');
    return /meister/i.test(own) && masterFit(statement, own) === 'same';
  });
  if (held >= 0) return titleLine(index, held);
  const at = document.lines.findIndex(
    ({ text }, line) =>
      (index.standing[line] === 'training' || (index.standing[line] === 'claim' && OWN_MASTER.test(text))) &&
      /meister/i.test(text) &&
      fitOf(index, line, statement) === 'same',
  );
  return at < 0 ? undefined : at;
}
