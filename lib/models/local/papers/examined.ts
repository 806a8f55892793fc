import type { ResumeIndex, TermMention } from '../evidence/resume-index.ts';
import type { Span } from '../types.ts';

/** Right before a title, or as its end: only who passed the examination bears it. */
const EXAMINED =
  /(?:^|[^\p{L}])(?:dipl\.?|diplomierte?r?|gelernte?r?|examinierte?r?|geprüfte?r?|staatl(?:ich|\.) (?:anerkannte?r?|geprüfte?r?)|gediplomeerde?|titulad[oa]|diplômée?s?|diplômé\(e\))\s$/iu;

/** Right behind it: the chamber that examined. */
const EXAMINED_BEHIND = /^\s\(?(?:IHK|HWK|EFZ|CFC)(?!\p{L})/u;

const MAX_EXAMINED = 30;

/** What may lead to it where it is one's own: in "Unterstützung examinierter Pflegefachkräfte" it is that of others. */
const LEADS_TO_OWN =
  /(?:^|[^\p{L}\s]\s{0,2}|(?<!\p{L})(?:als|zum|zur|bin|seit|heute|abschluss|titel|beruf|ausbildung|as|an?|soy|como|suis|en tant que|comme|ben)\s)$/iu;

/** "Dipl. Pflegefachfrau HF", "Tischlergeselle". */
export function isExamined(index: ResumeIndex, lineIndex: number, { start, end }: Span): boolean {
  const line = index.read.document.lines[lineIndex];
  if (line === undefined) return false;
  const before = line.text.slice(0, start - line.start);
  const examined = EXAMINED.exec(before.slice(-MAX_EXAMINED));
  if (examined !== null) {
    const word = before.slice(before.length - examined[0].length).search(/\p{L}/u);
    return LEADS_TO_OWN.test(before.slice(0, before.length - examined[0].length + word));
  }
  if (EXAMINED_BEHIND.test(line.text.slice(end - line.start, end - line.start + MAX_EXAMINED))) return true;
  return /gesell(?:e|en|in)?$/i.test(index.read.document.text.slice(start, end));
}

/** Whether the word for one who was examined is said of another at work: "unter Anleitung examinierter Pflegefachkräfte". */
export function isOfExaminedOther(
  { read, standing }: ResumeIndex,
  { line: at, start, end }: TermMention,
): boolean {
  const line = read.document.lines[at];
  if (line?.isBullet !== true || standing[at] !== 'work') return false;
  return (
    EXAMINED.test(`${read.document.text.slice(start, end)} `) &&
    !LEADS_TO_OWN.test(line.text.slice(0, start - line.start))
  );
}
