import { describe, expect, it } from '@jest/globals';
import { createAnswerCheck } from '../helpers/documented-answers.ts';
import { DOCUMENT_PATH } from '../helpers/service.ts';

const findUndocumented = createAnswerCheck(DOCUMENT_PATH);

const HEALTH = {
  status: 'healthy',
  service: 'Candidate Scoring Service',
  version: '20.0.0',
  cold_start: false,
};
const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-request-id': 'id',
  date: 'today',
};

interface Variation {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
  path?: string;
  method?: string;
}

/** The problems of an answer to health that is documented but for what is given. */
function problemsOf(variation: Variation): string[] {
  const {
    status = 200,
    body = HEALTH,
    headers = {},
    path = '/api/health?code=x',
    method = 'GET',
  } = variation;
  const reply = { status, headers: { ...HEADERS, ...headers }, text: JSON.stringify(body) };
  return findUndocumented({ method, path, reply });
}

describe('the check of answers against the OpenAPI document', () => {
  it('lets a documented answer through, however its address is written', () => {
    expect(problemsOf({})).toEqual([]);
    expect(problemsOf({ path: '/API/%68ealth/' })).toEqual([]);
  });

  it.each<[string, Variation, RegExp]>([
    ['a status', { status: 418 }, /418/],
    ['a header', { headers: { 'x-powered-by': 'x' } }, /x-powered-by/],
    ['a value of a header', { headers: { 'cache-control': 'public' } }, /constant/],
    ['a field', { body: { ...HEALTH, uptime: 1 } }, /additional/],
    ['a type', { body: { ...HEALTH, cold_start: 'no' } }, /cold_start/],
    ['a content type', { headers: { 'content-type': 'text/html' } }, /text\/html/],
    ['an address', { path: '/api/unheard-of' }, /operation/],
    ['a method', { method: 'POST' }, /operation/],
    ['an error of another form', { status: 404, path: '/api/unheard-of' }, /required/],
    ['a limit on an answer that is not counted', { headers: { ratelimit: 'x' } }, /ratelimit/],
  ])('finds %s that is not documented', (_, answer, expected) => {
    expect(problemsOf(answer).join()).toMatch(expected);
  });

  it('finds a header that is missing', () => {
    const headers = { 'content-type': HEADERS['content-type'], 'x-request-id': 'id' };
    const reply = { status: 200, headers, text: JSON.stringify(HEALTH) };
    expect(findUndocumented({ method: 'GET', path: '/api/health', reply })).toEqual([
      'Cache-Control is missing',
    ]);
  });
});
