import { describe, expect, it } from '@jest/globals';
import { HttpError } from '../../../lib/http/http-error.ts';
import { fileAnswer, pageAnswer } from '../../../lib/pages/page-answer.ts';

function request(url: string, headers: Record<string, string> = {}) {
  return { url: `https://scoring.example${url}`, headers: new Headers(headers) };
}

describe('pageAnswer', () => {
  it('sends an address with a slash at its end to the page, without its query', async () => {
    const { status, headers } = await pageAnswer(request('/api/demo/?code=secret'), 'demo.html');
    expect([status, new Headers(headers).get('location')]).toEqual([308, '../demo']);
  });

  it('sends the page under the strict policy', async () => {
    const { status, headers } = await pageAnswer(request('/api/demo'), 'demo.html');
    expect(status).toBe(200);
    expect(new Headers(headers).get('content-security-policy')).toContain("default-src 'none'");
  });
});

describe('fileAnswer', () => {
  const encodingFor = async (acceptEncoding: string) => {
    const { headers } = await fileAnswer(
      request('/', { 'accept-encoding': acceptEncoding }),
      'assets',
      'demo.js',
    );
    return new Headers(headers).get('content-encoding');
  };

  it.each(['gzip', 'GZIP', 'br, gzip;q=0.5', 'gzip ; q=1', 'deflate,gzip'])(
    'compresses for %j',
    async (acceptEncoding) => {
      expect(await encodingFor(acceptEncoding)).toBe('gzip');
    },
  );

  it.each(['', 'br', 'gzip;q=0', 'gzip;q=0.000', 'x-gzip', '*;q=0'])(
    'does not for %j',
    async (acceptEncoding) => {
      expect(await encodingFor(acceptEncoding)).toBeNull();
    },
  );

  it('sends nothing to who has it, whatever list it stands in', async () => {
    const first = await fileAnswer(request('/'), 'assets', 'demo.js');
    const etag = new Headers(first.headers).get('etag') ?? '';
    const known = request('/', { 'if-none-match': `"other", W/${etag}` });
    const second = await fileAnswer(known, 'assets', 'demo.js');
    expect([second.status, second.body]).toEqual([304, new Uint8Array()]);
  });

  it('throws not_found for what is not there', async () => {
    await expect(fileAnswer(request('/'), 'assets', 'missing.js')).rejects.toThrow(HttpError);
  });
});
