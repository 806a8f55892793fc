import { describe, expect, it } from '@jest/globals';
import { AnswerTooLargeError, boundFetch } from '../../../../lib/models/azure-openai/bounded-fetch.ts';

function respondingWith(response: Response): typeof fetch {
  return async () => response;
}

describe('bounded fetch', () => {
  it('returns the whole body with the headers that are read, and no other', async () => {
    const response = new Response('{"a":"é"}', {
      status: 429,
      headers: { 'content-type': 'application/json', 'retry-after-ms': '5', 'x-secret': 'no' },
    });
    const answer = await boundFetch(respondingWith(response))('http://model');
    expect(answer.status).toBe(429);
    expect(await answer.json()).toEqual({ a: 'é' });
    expect([...answer.headers]).toEqual([
      ['content-type', 'application/json'],
      ['retry-after-ms', '5'],
    ]);
  });

  it('takes a body of just the largest size', async () => {
    const answer = await boundFetch(respondingWith(new Response('12345')), 5)('http://model');
    expect(await answer.text()).toBe('12345');
  });

  it('refuses a body that says it is too large, without reading it', async () => {
    const response = new Response('123456', { headers: { 'content-length': '6' } });
    await expect(boundFetch(respondingWith(response), 5)('http://model')).rejects.toThrow(
      AnswerTooLargeError,
    );
  });

  it('stops reading a body that grows too large', async () => {
    let pulls = 0;
    const endless = new ReadableStream({
      pull(controller) {
        pulls += 1;
        controller.enqueue(new Uint8Array(100));
      },
    });
    await expect(boundFetch(respondingWith(new Response(endless)), 1_000)('http://model')).rejects.toThrow(
      AnswerTooLargeError,
    );
    expect(pulls).toBeLessThan(15);
  });

  it('passes an answer without a body on', async () => {
    const answer = await boundFetch(respondingWith(new Response(null, { status: 204 })))('http://model');
    expect(answer.status).toBe(204);
  });
});
