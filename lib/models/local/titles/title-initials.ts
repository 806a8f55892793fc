import { tokenize } from '../text/tokens.ts';
import { findTerms } from '../vocabulary/matcher.ts';

/** "Clinical Nurse Manager 1 (CNM1)" */
const IN_BRACKETS = /\(([\p{Lu}\d]{2,6})\)/gu;
/** Words that so many trades end in that two letters with one of them say little: a PM leads products or projects. */
const COMMON =
  /^(?:manager|officer|engineer|assistant|worker|specialist|technician|executive|analyst|consultant|director|administrator|coordinator|lead|leader|supervisor|operator|operative|agent|advis[eo]r|associate|developer|designer)$/i;
const SMALL = /^(?:of|and|the|for|in|de|der|und|et|van|y)$/i;
const MAX_TITLE_CHARACTERS = 120;

/**
 * How insiders shorten a title: as it says in brackets, or by the initials of its words ("OT" for an occupational therapist). None
 * that the vocabulary knows for something.
 */
export function initialsOfTitle(title: string): string[] {
  const text = title.slice(0, MAX_TITLE_CHARACTERS);
  const bracketed = [...text.matchAll(IN_BRACKETS)].map(([, letters = '']) => letters);
  const [main = ''] = text.split(/[,(|/–—]|\s-\s/, 1);
  // "Band 6 Occupational Therapist", "Senior Staff Nurse"
  const words = main
    .replace(/^(?:(?:senior|junior|lead|principal|chief|band|grade|level|\d+)\s+){1,3}/i, '')
    .split(/\s+/)
    .filter((word) => /^\p{Lu}\p{L}+$/u.test(word) && !SMALL.test(word));
  const initials = words.map((word) => word.charAt(0)).join('');
  const tells = initials.length > 2 || (initials.length === 2 && !words.some((word) => COMMON.test(word)));
  // "Clinical Nurse Manager 1": a CNM2 is another one.
  const grade = /\s(\d)$/.exec(main.trimEnd())?.[1] ?? '';
  const found = tells && initials.length <= 5 ? [...bracketed, `${initials}${grade}`] : bracketed;
  return [...new Set(found)].filter((letters) => findTerms(letters, tokenize(letters)).length === 0);
}
