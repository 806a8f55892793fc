import { type Finding, latestOf } from '../evidence/findings.ts';
import { hasPaperUnderWay, type ResumeIndex, titleLine } from '../evidence/resume-index.ts';
import type { CompiledText } from '../evidence/wanted.ts';
import { isFillerWord } from '../text/filler-words.ts';
import { foldText } from '../text/tokens.ts';
import { namesOthers, tokensWithin } from './people-named.ts';

/** Says of an occupation that one is admitted to it. */
const ADMITTED =
  /^(?:registered|registration|licen[cs]ed?|licen[cs]es|licensure|admitted|state|active|valid|current|unrestricted|unencumbered|good|standing|national|full|fully|hold|holds|holding|rn|approbiert\w*|approbation|zugelassen\w*|examiniert\w*|diplome d'etat|colegiad\w*|geregistreerd\w*)$/;
const ADMISSION = /licen[cs]|regist|approb|examini|colegiad|geregistreerd|\bpin\b/;

/** Whether a text asks for a licence or an entry in a register, by its words. */
export function namesLicence({ tokens }: CompiledText): boolean {
  return tokens.some(({ norm }) => ADMISSION.test(norm));
}

/**
 * What a resume shows of an occupation that one has to be admitted to ("registered nurse", "pharmacist with an active licence"): the
 * occupation among its papers is the admission, whatever the letters ("Licences: RN"); work in it alone shows the half. `null` for
 * what asks for anything else.
 */
export function licensedFinding(index: ResumeIndex, text: CompiledText): Finding | null {
  const { tokens, hits } = text;
  const titles = hits.filter(({ term }) => term.kind === 'title');
  const [title] = titles;
  if (title === undefined || titles.some(({ term }) => term.name !== title.term.name)) return null;
  const isOfTitle = (at: number) =>
    titles.some(({ firstToken, endToken }) => at >= firstToken && at < endToken);
  const isAdmission = namesLicence(text);
  const saysMore = tokens.some(
    ({ norm }, at) => !isOfTitle(at) && !isFillerWord(norm) && !ADMITTED.test(norm),
  );
  if (!isAdmission || saysMore) return null;
  const { name } = title.term;
  const named = index.read.hits.filter(({ hit }) => hit.term.kind === 'title' && hit.term.name === name);
  const paper = named.find(
    ({ line, hit }) =>
      index.standing[line] !== 'none' &&
      isAmongPapers(index, line) &&
      !namesOthers(index, tokensWithin(index, line, hit)),
  );
  if (paper !== undefined) {
    const isUnderWay = hasPaperUnderWay(index.read, paper.line);
    return { level: isUnderWay ? 'partial' : 'met', line: paper.line, roles: [] };
  }
  const lines = new Set(named.map(({ line }) => line));
  const held = index.read.roles.flatMap((_, role) => (lines.has(titleLine(index, role)) ? [role] : []));
  if (held.length === 0) return null;
  return { level: 'partial', line: titleLine(index, latestOf(index, held)), roles: held };
}

function isAmongPapers({ read, standing }: ResumeIndex, at: number): boolean {
  const line = read.document.lines[at];
  if (line === undefined) return false;
  return line.section === 'certificates' || (standing[at] !== 'work' && ADMISSION.test(foldText(line.text)));
}
