import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Problem } from '../../lib/contract/validate.ts';
import { expectError } from '../helpers/expect-error.ts';
import { candidateBody, JOB_DESCRIPTION, RESUME_TEXT, scoreBody } from '../helpers/score-bodies.ts';
import type { HttpReply } from '../helpers/send.ts';
import { KEY, startTestService, type TestService } from '../helpers/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(async () => {
  await service.stop();
});

function score(json: unknown): Promise<HttpReply> {
  return service.send('POST', `/api/candidates/score?code=${KEY}`, { json });
}

async function problemsOf(json: unknown): Promise<Problem[]> {
  return expectError(await score(json), 'invalid_request').details ?? [];
}

const ANY_WRONG_TYPE = [null, 1, -0.5, 1e308, true, '', [], {}, [[]], [null], { a: 1 }];

describe('job_description', () => {
  const ofLength = (characters: number) => scoreBody({ job_description: 'j'.repeat(characters) });

  it('has 30 to 50,000 characters', async () => {
    expectError(await score(ofLength(29)), 'invalid_request', 'job_description');
    expect((await score(ofLength(30))).status).toBe(200);
    expect((await score(ofLength(50_000))).status).toBe(200);
    expectError(await score(ofLength(50_001)), 'invalid_request', 'job_description');
  });

  it('is counted in code points after trimming', async () => {
    expect((await score(scoreBody({ job_description: '👍'.repeat(50_000) }))).status).toBe(200);
    expectError(
      await score(scoreBody({ job_description: '👍'.repeat(29) })),
      'invalid_request',
      'job_description',
    );
    expect((await score(scoreBody({ job_description: ` ${'j'.repeat(50_000)}\n` }))).status).toBe(200);
    expectError(
      await score(scoreBody({ job_description: `j${' '.repeat(40)}` })),
      'invalid_request',
      'job_description',
    );
  });

  it('is required and a string', async () => {
    const { job_description: _, ...without } = scoreBody();
    expect((await problemsOf(without))[0]?.message).toBe('"job_description" is required.');
    for (const value of ANY_WRONG_TYPE) {
      expectError(await score(scoreBody({ job_description: value })), 'invalid_request', 'job_description');
    }
  });
});

describe('candidates', () => {
  it('is required and a list of at least one', async () => {
    expect((await problemsOf({ job_description: JOB_DESCRIPTION }))[0]?.param).toBe('candidates');
    expect((await problemsOf(scoreBody({ candidates: [] })))[0]?.message).toBe(
      '"candidates" must have at least 1 entry.',
    );
    for (const value of [
      null,
      1,
      '',
      'x',
      {},
      { length: 0 },
      { 0: { resume_text: RESUME_TEXT }, length: 1 },
    ]) {
      const { details } = expectError(
        await score(scoreBody({ candidates: value })),
        'invalid_request',
        'candidates',
      );
      expect(details).toHaveLength(1);
    }
  });

  it('holds objects only', async () => {
    for (const value of [null, 1, RESUME_TEXT, [], [{ resume_text: RESUME_TEXT }]]) {
      const { details } = expectError(await score(candidateBody(value)), 'invalid_request', 'candidates[0]');
      expect(details).toHaveLength(1);
    }
  });

  it('has unique ids', async () => {
    const candidates = ['a', 'b', 'a'].map((id) => ({ id, resume_text: RESUME_TEXT }));
    expectError(await score(scoreBody({ candidates })), 'invalid_request', 'candidates[2].id');
    const withoutIds = [{ resume_text: RESUME_TEXT }, { resume_text: RESUME_TEXT }];
    expect((await score(scoreBody({ candidates: withoutIds }))).status).toBe(200);
  });

  it('has ids that differ in case, space or normal form', async () => {
    const candidates = ['a', 'A', ' a', 'é', 'e\u0301'].map((id) => ({ id, resume_text: RESUME_TEXT }));
    expect((await score(scoreBody({ candidates }))).status).toBe(200);
  });
});

describe('candidates[].id', () => {
  const withId = (id: unknown) => candidateBody({ id, resume_text: RESUME_TEXT });

  it('has 1 to 128 characters', async () => {
    expectError(await score(withId('')), 'invalid_request', 'candidates[0].id');
    expect((await score(withId('👍'.repeat(128)))).status).toBe(200);
    expectError(await score(withId('x'.repeat(129))), 'invalid_request', 'candidates[0].id');
  });

  it.each(['c1', ' ', '\u0000', '__proto__', '\ud800', '<b>', '"', '1e9', '👩‍🚀'])(
    'is echoed as it is: %j',
    async (id) => {
      const reply = await score(withId(id));
      expect(reply.status).toBe(200);
      expect(reply.body).toMatchObject({ results: [{ candidate_id: id }] });
    },
  );

  it('is a string', async () => {
    for (const value of [null, 1, true, [], {}]) {
      expectError(await score(withId(value)), 'invalid_request', 'candidates[0].id');
    }
  });

  it('is null in the result when there was none', async () => {
    expect((await score(candidateBody({ resume_text: RESUME_TEXT }))).body).toMatchObject({
      results: [{ candidate_id: null }],
    });
  });
});

describe('candidates[].resume_text', () => {
  const ofLength = (characters: number) => candidateBody({ resume_text: 'r'.repeat(characters) });

  it('has 50 to 100,000 characters', async () => {
    expectError(await score(ofLength(49)), 'invalid_request', 'candidates[0].resume_text');
    expect((await score(ofLength(50))).status).toBe(200);
    expect((await score(ofLength(100_000))).status).toBe(200);
    expectError(await score(ofLength(100_001)), 'invalid_request', 'candidates[0].resume_text');
  });

  it('is counted in code points after trimming', async () => {
    expect((await score(candidateBody({ resume_text: `\t${'👍'.repeat(100_000)}  ` }))).status).toBe(200);
    const blank = candidateBody({ resume_text: ` ${'r'.repeat(49)}${' '.repeat(100)}` });
    expectError(await score(blank), 'invalid_request', 'candidates[0].resume_text');
  });

  it('is a string', async () => {
    for (const value of ANY_WRONG_TYPE) {
      expectError(
        await score(candidateBody({ resume_text: value })),
        'invalid_request',
        'candidates[0].resume_text',
      );
    }
  });
});

describe('the form of resume', () => {
  it('is one of resume_text and resume', async () => {
    expectError(await score(candidateBody({ id: 'c1' })), 'invalid_request', 'candidates[0].resume_text');
    expectError(
      await score(candidateBody({ resume_text: RESUME_TEXT, resume: {} })),
      'invalid_request',
      'candidates[0]',
    );
  });

  it('is not text and a document together', async () => {
    const document = { content_type: 'text/plain', data: 'eA==' };
    expectError(
      await score(candidateBody({ resume_text: RESUME_TEXT, resume_document: document })),
      'invalid_request',
      'candidates[0]',
    );
  });

  it('is an object for resume, and text is led to resume_text', async () => {
    for (const value of [null, 1, true, [], [{}]]) {
      expectError(await score(candidateBody({ resume: value })), 'invalid_request', 'candidates[0].resume');
    }
    const [problem] = await problemsOf(candidateBody({ resume: RESUME_TEXT }));
    expect(problem?.param).toBe('candidates[0].resume');
    expect(problem?.message).toContain('"resume_text"');
  });
});

describe('team_profile', () => {
  const withProfile = (team_profile: unknown) => scoreBody({ team_profile });

  it.each([
    { name: 'x'.repeat(200) },
    { name: '' },
    { description: '👍'.repeat(15_000) },
    { working_style: 'x'.repeat(2_000) },
    { values: [] },
    { values: Array.from({ length: 20 }, () => 'calm') },
    { members: Array.from({ length: 50 }, () => ({ title: 'Engineer' })) },
    { members: [{ title: 'Engineer', skills: [], seniority: 'senior' }] },
    null,
  ])('may have each field up to its limit, or be null (%#)', async (profile) => {
    expect((await score(withProfile(profile))).status).toBe(200);
  });

  it.each([
    ['team_profile', {}],
    ['team_profile', []],
    ['team_profile', 'text'],
    ['team_profile.name', { name: 'x'.repeat(201) }],
    ['team_profile.name', { name: null }],
    ['team_profile.description', { description: 'x'.repeat(15_001) }],
    ['team_profile.working_style', { working_style: '👍'.repeat(2_001) }],
    ['team_profile.values', { values: Array.from({ length: 21 }, () => 'calm') }],
    ['team_profile.values', { values: 'calm' }],
    ['team_profile.values[1]', { values: ['calm', 1] }],
    ['team_profile.members', { members: Array.from({ length: 51 }, () => ({ title: 'Engineer' })) }],
    ['team_profile.members[0]', { members: ['Engineer'] }],
    ['team_profile.members[0].title', { members: [{ skills: [] }] }],
    ['team_profile.members[0].title', { members: [{ title: 7 }] }],
    ['team_profile.members[1].skills', { members: [{ title: 'x' }, { title: 'x', skills: 'Go' }] }],
    ['team_profile.members[0].skills[0]', { members: [{ title: 'x', skills: [{}] }] }],
    ['team_profile.members[0].seniority', { members: [{ title: 'x', seniority: 3 }] }],
    ['team_profile.members[0].name', { members: [{ title: 'x', name: 'Jo' }] }],
    ['team_profile.mission', { name: 'x', mission: 'y' }],
  ])('is refused for %s (%#)', async (param, profile) => {
    expectError(await score(withProfile(profile)), 'invalid_request', param);
  });

  it('is told of a text in place of a list that it is none, and not how long it is', async () => {
    const profile = { values: 'x'.repeat(21), members: 'x'.repeat(51) };
    expect((await problemsOf(withProfile(profile))).map(({ message }) => message)).toEqual([
      '"team_profile.values" must be a list, not a string.',
      '"team_profile.members" must be a list, not a string.',
    ]);
  });
});

describe('include_resume_text', () => {
  it('is a boolean', async () => {
    const [problem] = await problemsOf(scoreBody({ include_resume_text: 1 }));
    expect(problem?.message).toBe('"include_resume_text" must be a boolean, not a number.');
  });
});

describe('an unknown field', () => {
  const candidate = { id: 'c1', resume_text: RESUME_TEXT };

  it.each([
    ['priority', scoreBody({ priority: 1 })],
    ['candidates[0].priority', candidateBody({ ...candidate, priority: 1 })],
    ['team_profile.priority', scoreBody({ team_profile: { name: 'x', priority: 1 } })],
    [
      'team_profile.members[0].priority',
      scoreBody({ team_profile: { members: [{ title: 'x', priority: 1 }] } }),
    ],
    ['constructor', scoreBody({ constructor: 1 })],
    ['candidates[0].constructor', candidateBody({ ...candidate, constructor: { prototype: {} } })],
    ['candidates[0].toString', candidateBody({ ...candidate, toString: 'x' })],
    ['JOB_DESCRIPTION', scoreBody({ JOB_DESCRIPTION })],
  ])('is refused: %s', async (param, json) => {
    expectError(await score(json), 'invalid_request', param);
  });

  it.each([
    ['__proto__', '{', '{"__proto__":{"candidates":[]},'],
    ['candidates[0].__proto__', '"id":', '"__proto__":{"resume":{}},"id":'],
  ])('is refused: %s', async (param, before, after) => {
    const raw = JSON.stringify(scoreBody()).replace(before, after);
    const headers = { 'content-type': 'application/json' };
    const reply = await service.send('POST', `/api/candidates/score?code=${KEY}`, { raw, headers });
    expectError(reply, 'invalid_request', param);
  });

  it('does not stand in for the field it looks like', async () => {
    const raw = `{"__proto__":${JSON.stringify(scoreBody())}}`;
    const headers = { 'content-type': 'application/json' };
    const reply = await service.send('POST', `/api/candidates/score?code=${KEY}`, { raw, headers });
    expect(expectError(reply, 'invalid_request').details?.map(({ param }) => param)).toEqual([
      '__proto__',
      'job_description',
      'candidates',
    ]);
  });

  it.each([
    ['cv', 'resume_text'],
    ['cv_text', 'resume_text'],
    ['text', 'resume_text'],
    ['resumeText', 'resume_text'],
    ['candidateId', 'id'],
  ])('of a candidate gets a hint: %s', async (name, right) => {
    const problems = await problemsOf(candidateBody({ [name]: RESUME_TEXT }));
    expect(problems[0]).toEqual({
      param: `candidates[0].${name}`,
      message: `"candidates[0].${name}" is not a known field; did you mean "${right}"?`,
    });
  });

  it.each([
    ['jobDescription', 'job_description'],
    ['teamProfile', 'team_profile'],
    ['candidate', 'candidates'],
  ])('of the body gets a hint: %s', async (name, right) => {
    const problems = await problemsOf({ ...scoreBody(), [name]: 'x' });
    expect(problems[0]?.message).toBe(`"${name}" is not a known field; did you mean "${right}"?`);
  });

  it.each(['name', 'email', 'phone', 'gender', 'dateOfBirth'])(
    'that is personal is not wanted: %s',
    async (name) => {
      const problems = await problemsOf(candidateBody({ ...candidate, [name]: 'Jane Doe' }));
      expect(problems).toHaveLength(1);
      expect(problems[0]?.message).toContain('not wanted');
      expect(problems[0]?.message).not.toContain('Jane');
    },
  );

  it('is echoed shortened and printable', async () => {
    const [problem] = await problemsOf(scoreBody({ [`\u001b[31m\n${'x'.repeat(200_000)}`]: 1 }));
    expect(problem?.param).toBe(`?[31m?${'x'.repeat(34)}…`);
  });
});
