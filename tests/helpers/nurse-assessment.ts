import { assessResume } from '../../lib/models/local/evidence/assess.ts';
import { readResume } from '../../lib/models/local/resume/resume-reader.ts';
import type { Assessment } from '../../lib/models/model.ts';
import { rubricAsking } from './asking-rubric.ts';

/** What the local evaluator makes of a resume for a registered nurse's job; a number that opens a requirement is its least years. */
export function assessForNurse(resume: string, ...requirements: string[]): Assessment {
  const needed = requirements.map((text) => {
    const years = /^(\d+)/.exec(text)?.[1];
    return { text, minimumYears: years ? Number(years) : null };
  });
  const rubric = rubricAsking({ title: 'Registered Nurse', roleFamily: 'nursing' }, ...needed);
  return assessResume(rubric, readResume(resume), '2026-03');
}

/** The level of the one thing that a registered nurse's job asks for, or "none". */
export function levelForNurse(requirement: string, resume: string): string {
  return assessForNurse(resume, requirement).requirements[0]?.level ?? 'none';
}
