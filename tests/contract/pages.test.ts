import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { expectError } from '../helpers/expect-error.ts';
import { startTestService, type TestService } from '../helpers/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(async () => {
  await service.stop();
});

/** What is not JSON of the interface: pages and what they load. */
const FILES = [
  ['/api/demo', 'text/html; charset=utf-8'],
  ['/api/assets/demo.css', 'text/css; charset=utf-8'],
  ['/api/assets/demo.js', 'text/javascript; charset=utf-8'],
  ['/api/docs', 'text/html; charset=utf-8'],
  ['/api/openapi.json', 'application/json; charset=utf-8'],
  ['/api/assets/docs.css', 'text/css; charset=utf-8'],
  ['/api/assets/docs.js', 'text/javascript; charset=utf-8'],
  ['/api/assets/swagger-ui.css', 'text/css; charset=utf-8'],
  ['/api/assets/swagger-ui.js', 'text/javascript; charset=utf-8'],
] as const;

describe.each(FILES)('%s', (path, contentType) => {
  it('needs no key, and lets the browser run nothing but files of the service', async () => {
    const { status, headers, text } = await service.send('GET', path);
    expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: contentType });
    expect(text.length).toBeGreaterThan(50);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
  });

  it('is sent once for each version', async () => {
    const first = await service.send('GET', path);
    const { etag = '' } = first.headers;
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    expect(first.headers['cache-control']).toBe('no-cache');
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await service.send('GET', path, { headers: { 'if-none-match': known } });
      expect([again.status, again.text, again.headers.etag]).toEqual([304, '', etag]);
    }
    const other = await service.send('GET', path, { headers: { 'if-none-match': '"other"' } });
    expect([other.status, other.text]).toEqual([200, first.text]);
  });

  it('is compressed for who takes it', async () => {
    const plain = await service.send('GET', path);
    const response = await fetch(`${service.url}${path}`, {
      headers: { 'accept-encoding': 'br, gzip;q=0.5' },
    });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(response.headers.get('etag')).not.toBe(plain.headers.etag);
    expect(await response.text()).toBe(plain.text);
    const refused = await service.send('GET', path, { headers: { 'accept-encoding': 'gzip;q=0, br' } });
    expect(refused.headers['content-encoding']).toBeUndefined();
    expect(refused.text).toBe(plain.text);
  });
});

describe.each(['/api/demo', '/api/docs'])('the page %s', (path) => {
  it('loads nothing from elsewhere and has nothing inline', async () => {
    const { text } = await service.send('GET', path);
    for (const [, address] of text.matchAll(/ (?:src|href)="([^"]*)"/g)) {
      expect(address).toMatch(/^(?:assets\/[a-z.-]+|openapi\.json|docs|demo\/example|#[a-z]+|data:[^<>]*)$/);
    }
    expect(text).not.toMatch(/<style|<script>| style=| on[a-z]+=/);
  });

  it('with a slash at its end leads to the address that its links are relative to', async () => {
    const { status, headers } = await service.send('GET', `${path}/?code=secret`);
    expect(status).toBe(308);
    expect(new URL(String(headers.location), `${service.url}${path}/`).pathname).toBe(path);
  });
});

describe('a file that is not there', () => {
  it.each([
    'unheard-of.js',
    'swagger-ui.LICENSE',
    'swagger-ui',
    '..%2Fdocs.html',
    '..%2f..%2fmain.js',
    '%2e%2e%2fopenapi.json',
    '..',
    '.%2e',
    '.env',
    'docs.css%00.js',
    'docs..css',
    'C:%5Cdocs.css',
    `${'a'.repeat(3000)}.js`,
    'a.b.c.d.e.js',
    '__proto__',
    'constructor.js',
    'x.constructor',
  ])('such as %s is a JSON 404', async (name) => {
    expectError(await service.send('GET', `/api/assets/${name}`), 'not_found');
  });
});
