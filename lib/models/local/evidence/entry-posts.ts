import type { Assessment } from '../../model.ts';
import { assessCredential } from '../papers/assess-credential.ts';
import type { DegreeRule } from '../papers/credential-rules.ts';
import { foldText, tokenize } from '../text/tokens.ts';
import type { CompiledRequirement } from './compiled-rubric.ts';
import { latestOf, type RubricContext } from './findings.ts';
import { type ResumeIndex, titleLine } from './resume-index.ts';
import { stemLikeness } from './sought-words.ts';

/** A post for those who come from their studies, or are still at them. */
const FOR_STUDIES =
  /\b(?:graduate|graduates|grad|entry[- ]level|intern|internship|placement|working student|werkstudent\w*|absolvent\w*|berufseinsteiger\w*|praktikant\w*|praktikum|volontar\w*|stagiaire|en stage|alternan\w+|jeune diplome\w*|becari[oa]|practicas|recien titulad[oa]|stagiair|afgestudeerde|starter)\b/;
/** The same, whatever level the title tells. */
const FOR_RESEARCH_STUDENTS =
  /\b(?:doktorand\w*|phd (?:student|candidate|position|studentship)|wissenschaftliche\w*(?:\/\w)? mitarbeiter\w*|promotionsstelle)\b/;
/** A post in which the trade is learned: nobody who takes it has it. */
const FOR_LEARNERS =
  /\b(?:trainee\w*|apprentice\w*|apprenticeship|azubi\w*|auszubildende\w*|ausbildung|lehrling\w*|apprentie?|apprentissage|aprendiz|leerling)\b/;
const SAME_WORD = 0.9;

/** How somebody without a role near the job stands to a post that is made for such people. */
export interface EntryStanding {
  title: Exclude<Assessment['title']['relation'], 'exact' | 'unrelated'>;
  seniority: 'same' | 'one_step';
  /** The line that it rests on. */
  line: number;
}

/**
 * What stands for a title where the job is for graduates, trainees or interns: studies in its field are no more than a step from it, and
 * any work or schooling leads to a trade that is learned there. Studies are in its field where they meet the degree that the job asks for
 * by its field, or name all words of the title's trade. `null` for any other job, and for a resume that tells of neither.
 */
export function entryStanding(index: ResumeIndex, rubric: RubricContext): EntryStanding | null {
  const { title, seniority } = rubric.rubric;
  const folded = foldText(title);
  const isFirstPost = seniority === 'intern' || seniority === 'junior';
  const isLearned = isFirstPost && FOR_LEARNERS.test(folded);
  if (!isLearned && !(isFirstPost && FOR_STUDIES.test(folded)) && !FOR_RESEARCH_STUDENTS.test(folded))
    return null;
  const studies = studiesAskedFor(index, rubric) ?? studiesNamed(index, title);
  if (studies !== null) return { title: 'equivalent', seniority: 'same', line: studies };
  const line = isLearned ? anyStep(index) : null;
  return line === null ? null : { title: 'adjacent', seniority: 'one_step', line };
}

function studiesAskedFor(index: ResumeIndex, rubric: RubricContext): number | null {
  for (const compiled of rubric.requirements) {
    const rule = degreeOf(compiled);
    if (rule === null || rule.field.length === 0) continue;
    const found = assessCredential(index, compiled, { ...rule, experienceCounts: false }, rubric);
    if (found.level === 'met') return found.line;
  }
  return null;
}

function degreeOf({ rule }: CompiledRequirement): DegreeRule | null {
  if (rule.kind === 'degree') return rule;
  return rule.kind === 'degree_and_certificate' ? rule.degree : null;
}

function studiesNamed(index: ResumeIndex, title: string): number | null {
  const trade = tokenize(title).filter(({ norm }) => !FOR_STUDIES.test(norm) && !FOR_LEARNERS.test(norm));
  if (trade.length === 0) return null;
  for (const { line } of index.credentials.get('degree') ?? []) {
    const words = index.read.document.lines[line]?.tokens ?? [];
    if (trade.every((word) => words.some(({ stem }) => stemLikeness(word.stem, stem) >= SAME_WORD)))
      return line;
  }
  return null;
}

/** The latest role, else what was learned at school. */
function anyStep(index: ResumeIndex): number | null {
  const roles = index.read.roles.map((_, role) => role);
  if (roles.length > 0) return titleLine(index, latestOf(index, roles));
  return index.credentials.get('degree')?.[0]?.line ?? null;
}
