import { HttpResponse } from '@azure/functions';
import { describe, expect, it } from '@jest/globals';
import { WholeResponse } from '../../../lib/http/whole-response.ts';

const HEADERS = { 'Content-Type': 'text/plain', ETag: '"a"' };

describe('WholeResponse', () => {
  it('is a response of the platform with its status and headers', () => {
    const response = new WholeResponse({ status: 404, headers: HEADERS, body: '' });
    expect(response).toBeInstanceOf(HttpResponse);
    expect(response.status).toBe(404);
    expect([...response.headers]).toEqual([
      ['content-type', 'text/plain'],
      ['etag', '"a"'],
    ]);
  });

  it.each([
    ['text in UTF-8', 'Łódź 👩‍⚕️'],
    ['no text', ''],
    ['bytes', Buffer.from('bytes')],
    ['bytes in the middle of others', Buffer.from('other bytes and more').subarray(6, 11)],
    ['as many bytes as a page has', Buffer.alloc(300_000, 'x')],
  ])('gives the host the body as the platform would: %s', async (_, body) => {
    const own = await new WholeResponse({ status: 200, body }).arrayBuffer();
    const platforms = await new HttpResponse({ status: 200, body }).arrayBuffer();
    expect(own).toEqual(platforms);
  });
});
