import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { describeUnknownField, type ObjectKind, printableName } from '../../../lib/contract/unknown-field.ts';

describe('describeUnknownField', () => {
  it.each<[ObjectKind, string, string]>([
    ['score_request', 'jobDescription', 'job_description'],
    ['score_request', 'job-description', 'job_description'],
    ['score_request', 'job_desription', 'job_description'],
    ['score_request', 'JD', 'job_description'],
    ['score_request', 'job_desc', 'job_description'],
    ['score_request', 'jobdesc', 'job_description'],
    ['score_request', 'job_title', 'job_description'],
    ['score_request', 'teamProfile', 'team_profile'],
    ['score_request', 'team', 'team_profile'],
    ['score_request', 'candidate', 'candidates'],
    ['score_request', 'resumes', 'candidates'],
    ['score_request', 'resumeText', 'candidates[0].resume_text'],
    ['score_request', 'cv', 'candidates[0].resume_text'],
    ['score_request', 'resume', 'candidates[0].resume_text'],
    ['score_request', 'resume', 'candidates[0].resume'],
    ['score_request', 'json_resume', 'candidates[0].resume'],
    ['score_request', 'resume_document', 'candidates[0].resume_document'],
    ['score_request', 'pdf', 'candidates[0].resume_document'],
    ['candidate', 'cv', 'resume_text'],
    ['candidate', 'cv_text', 'resume_text'],
    ['candidate', 'text', 'resume_text'],
    ['candidate', 'resumeText', 'resume_text'],
    ['candidate', 'resume_txt', 'resume_text'],
    ['candidate', 'Resume', 'resume'],
    ['candidate', 'jsonResume', 'resume'],
    ['candidate', 'candidateId', 'id'],
    ['team_profile', 'workingStyle', 'working_style'],
    ['team_profile', 'member', 'members'],
    ['team_member', 'skill', 'skills'],
    ['team_member', 'role', 'title'],
  ])('of a %s leads %s to %s', (kind, name, field) => {
    expect(describeUnknownField(kind, name)).toContain(`"${field}"`);
    expect(describeUnknownField(kind, name)).not.toContain('known are');
  });

  it('says that a profile is the body itself', () => {
    expect(describeUnknownField('team_profile', 'team_profile')).toMatch(/stand here by themselves$/);
  });

  it.each([
    'name',
    'email',
    'firstName',
    'phone',
    'date_of_birth',
    'birthday',
    'photo',
    'gender',
    'nationality',
  ])('says that %s of a candidate is not wanted', (name) => {
    expect(describeUnknownField('candidate', name)).toContain('personal data is not wanted');
  });

  it('lists the known fields for a name that is like none of them', () => {
    expect(describeUnknownField('candidate', 'priority')).toBe(
      'is not a known field; known are "id", "resume_text", "resume", "resume_document"',
    );
  });

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])('finds no near miss in %s', (name) => {
    expect(describeUnknownField('score_request', name)).toContain('known are');
  });
});

describe('printableName', () => {
  it('keeps names of any script', () => {
    expect(printableName('Lebenslauf_größe 履歴書')).toBe('Lebenslauf_größe 履歴書');
  });

  it('shortens long names to forty characters', () => {
    expect(printableName('x'.repeat(41))).toBe(`${'x'.repeat(40)}…`);
    expect(printableName('👍'.repeat(40))).toBe('👍'.repeat(40));
  });

  it('never returns control characters, line breaks or halves of a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        expect(printableName(`${name}\u0000\u001b\n\ud800`)).not.toMatch(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u);
      }),
    );
  });
});
