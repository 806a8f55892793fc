import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { scoreRequestSchema } from '../../../lib/contract/score-request.ts';
import { type Problem, validateBody } from '../../../lib/contract/validate.ts';
import { candidateBody, RESUME_TEXT, scoreBody } from '../../helpers/score-bodies.ts';

function problemsOf(value: unknown): Problem[] {
  const result = validateBody({ schema: scoreRequestSchema, kind: 'score_request' }, value);
  return result.ok ? [] : result.problems;
}

function paramsOf(value: unknown): (string | null)[] {
  return problemsOf(value).map(({ param }) => param);
}

describe('the score request', () => {
  it('takes a body in which everything optional is there', () => {
    const body = scoreBody({
      team_profile: {
        name: 'Payments',
        description: 'Runs the ledger.',
        working_style: 'Pairing',
        values: ['calm'],
        members: [{ title: 'Engineer', skills: ['Kafka'], seniority: 'senior' }],
      },
      candidates: [
        { id: 'c1', resume_text: RESUME_TEXT },
        { id: 'c2', resume: { work: [{ position: 'Engineer' }], anything: { else: [1] } } },
        { resume_text: RESUME_TEXT },
      ],
      include_resume_text: true,
    });
    expect(validateBody({ schema: scoreRequestSchema, kind: 'score_request' }, body)).toEqual({
      ok: true,
      body,
    });
  });

  it.each([[null], [[]], ['text'], [1], [true]])('refuses %j as a body', (value) => {
    expect(problemsOf(value)).toEqual([
      { param: null, message: expect.stringContaining('The body must be an object') },
    ]);
  });

  it('names every field that is missing', () => {
    expect(problemsOf({})).toEqual([
      { param: 'job_description', message: '"job_description" is required.' },
      { param: 'candidates', message: '"candidates" is required.' },
    ]);
  });

  it('names the type that a field must have and the one it has', () => {
    const { message } = problemsOf(scoreBody({ job_description: 42 }))[0] ?? {};
    expect(message).toBe('"job_description" must be a string, not a number.');
  });

  it('takes nothing but true and false for whether it wants the text', () => {
    for (const value of ['true', 1, null]) {
      expect(paramsOf(scoreBody({ include_resume_text: value }))).toEqual(['include_resume_text']);
    }
  });

  it('tells all problems of a candidate, not the first only', () => {
    expect(paramsOf(candidateBody({ id: '', resume_text: 'short', cv: 'x', resume: {} }))).toEqual([
      'candidates[0].cv',
      'candidates[0].id',
      'candidates[0].resume_text',
      'candidates[0]',
    ]);
  });

  it('asks for a form of resume where there is none', () => {
    expect(problemsOf(candidateBody({ id: 'c1' }))).toEqual([
      {
        param: 'candidates[0].resume_text',
        message:
          '"candidates[0].resume_text" is required, unless the candidate has "resume" or "resume_document".',
      },
    ]);
  });

  it('refuses two forms of resume', () => {
    expect(problemsOf(candidateBody({ resume_text: RESUME_TEXT, resume: {} }))).toEqual([
      {
        param: 'candidates[0]',
        message: '"candidates[0]" must have exactly one of "resume_text", "resume" and "resume_document".',
      },
    ]);
  });

  it('leads a resume that is text to resume_text', () => {
    expect(problemsOf(candidateBody({ resume: RESUME_TEXT }))).toEqual([
      {
        param: 'candidates[0].resume',
        message: '"candidates[0].resume" must be a JSON Resume object; plain text belongs in "resume_text".',
      },
    ]);
  });

  it('refuses an id that an earlier candidate has, whatever else is wrong', () => {
    const candidates = [
      { id: 'a', resume_text: RESUME_TEXT },
      { id: 'b' },
      { id: 'a', resume_text: RESUME_TEXT },
    ];
    expect(
      problemsOf(scoreBody({ candidates })).find(({ param }) => param === 'candidates[2].id')?.message,
    ).toBe('"candidates[2].id" is the same as candidates[0].id; ids must be unique.');
  });

  it('takes __proto__ and constructor for unknown fields, everywhere but in a JSON Resume', () => {
    const text = JSON.stringify(scoreBody({ team_profile: { name: 'x', members: [{ title: 't' }] } }));
    const hostile = text
      .replaceAll('"title":', '"__proto__":{"title":"p"},"constructor":1,"title":')
      .replaceAll('"id":', '"__proto__":{"resume":{}},"id":')
      .replace('{', '{"__proto__":{},"constructor":{},');
    expect(paramsOf(JSON.parse(hostile))).toEqual([
      'team_profile.members[0].__proto__',
      'team_profile.members[0].constructor',
      'candidates[0].__proto__',
      '__proto__',
      'constructor',
    ]);
    expect(
      paramsOf(
        JSON.parse(`{"job_description":"${'j'.repeat(30)}","candidates":[{"resume":{"__proto__":1}}]}`),
      ),
    ).toEqual([]);
  });

  it('never repeats a value', () => {
    const secret = 'SECRET-7391';
    const body = scoreBody({
      job_description: secret,
      team_profile: { name: `${secret}${'x'.repeat(300)}`, values: secret },
      candidates: [{ id: `${secret}${'x'.repeat(300)}`, resume_text: secret, resume: secret }, secret],
    });
    expect(problemsOf(body).length).toBeGreaterThan(5);
    expect(JSON.stringify(problemsOf(body))).not.toContain(secret);
  });

  it('lists at most twenty problems', () => {
    expect(problemsOf(scoreBody({ candidates: Array.from({ length: 30 }, () => 1) }))).toHaveLength(20);
    const manyFields = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`f${index}`, 1]));
    expect(problemsOf({ ...scoreBody(), ...manyFields })).toHaveLength(20);
  });

  it.each([
    ['candidates', (list: unknown[]) => scoreBody({ candidates: list })],
    ['team_profile.values', (values: unknown[]) => scoreBody({ team_profile: { values } })],
    ['team_profile.members', (members: unknown[]) => scoreBody({ team_profile: { members } })],
    ['skills', (skills: unknown[]) => scoreBody({ team_profile: { members: [{ title: 'x', skills }] } })],
  ])('looks at no more of %s than it needs to refuse them', (_, bodyWith) => {
    let looks = 0;
    const list = new Proxy(
      Array.from({ length: 100_000 }, () => 1),
      {
        get(target, property, receiver) {
          looks += 1;
          return Reflect.get(target, property, receiver);
        },
      },
    );
    expect(problemsOf(bodyWith(list)).length).toBeGreaterThan(0);
    expect(looks).toBeLessThan(1000);
  });

  it('still refuses bad skills behind many good ones', () => {
    const skills = [...Array.from({ length: 5000 }, () => 'Kafka'), 1, 'Go', null];
    expect(paramsOf(scoreBody({ team_profile: { members: [{ title: 'x', skills }] } }))).toEqual([
      'team_profile.members[0].skills[5000]',
      'team_profile.members[0].skills[5002]',
    ]);
  });

  it('can be published as JSON Schema with the limits of the contract', () => {
    const { $defs } = z.toJSONSchema(scoreRequestSchema, { io: 'input' });
    expect($defs).toMatchObject({
      ScoreRequest: {
        additionalProperties: false,
        required: ['job_description', 'candidates'],
        properties: {
          job_description: { minLength: 30, maxLength: 50_000 },
          candidates: { minItems: 1, maxItems: 50 },
        },
      },
      Candidate: {
        additionalProperties: false,
        properties: { id: { maxLength: 128 }, resume_text: { minLength: 50, maxLength: 100_000 } },
      },
      TeamProfile: { minProperties: 1, properties: { values: { maxItems: 20 }, members: { maxItems: 50 } } },
      TeamMember: { required: ['title'] },
    });
  });
});
