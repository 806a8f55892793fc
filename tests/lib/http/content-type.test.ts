import { describe, expect, it } from '@jest/globals';
import { isJsonContentType } from '../../../lib/http/content-type.ts';

describe('isJsonContentType', () => {
  it.each([
    'application/json',
    'APPLICATION/JSON',
    'application/json; charset=utf-8',
    'application/json;charset="UTF-8"',
    'application/json; charset=UTF8',
    'application/json; profile=x',
    'application/ld+json',
    'application/vnd.api+json; charset=utf-8',
  ])('accepts %s', (header) => {
    expect(isJsonContentType(header)).toBe(true);
  });

  it.each([
    '',
    'json',
    'text/plain',
    'text/json',
    'application/jsonp',
    'application/json5',
    'application/+json',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=application/json',
    'application/json, application/json',
    'application/json; charset=iso-8859-1',
    'application/json; charset=utf-16',
    'application/json; charset=""',
    '\u0000',
  ])('refuses %j', (header) => {
    expect(isJsonContentType(header)).toBe(false);
  });
});
