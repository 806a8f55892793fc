import { makeResume } from '../resumes.ts';
import { filled, numbered } from './make-file.ts';

/** A JSON Resume of about so many characters, as JSON: no object of such a depth could be written out. */
export type MakeJson = (length: number, seed: number) => string;

/**
 * What the reader of JSON Resumes could stumble over: lists of lists, whose lengths multiply; fields without number or
 * depth; strings without end, of what its few patterns repeat; values of a wrong type.
 */
export const HOSTILE_JSON_RESUMES: Readonly<Record<string, MakeJson>> = {
  'unknown fields': resume((length) => numbered(length, (index) => `,"field${index}":1`)),
  'the same field': resume((length) => filled(length, ',"work":[]')),
  'fields of the engine': resume((length) => filled(length, ',"__proto__":{}')),
  'lists within lists': resume((length) => `,"work":${'['.repeat(length / 2)}${']'.repeat(length / 2)}`),
  'objects within objects': resume(
    (length) => `,"a":${filled(length, '{"a":')}1${'}'.repeat(Math.ceil(length / 5))}`,
  ),
  'entries without end': resume((length) => `,"work":[${filled(length, '{},')}{}]`),
  'entries of a wrong type': resume((length) => `,"work":[${filled(length, '0,')}0]`),
  'entries of one letter': resume((length) => `,"skills":[${filled(length, '"a",')}"a"]`),
  'highlights of one letter': entries((length) => `"highlights":[${filled(length, '"a",')}"a"]`),
  'keywords of one letter': entries((length) => `"keywords":[${filled(length, '"a",')}"a"]`),
  'fields of an entry': entries((length) =>
    numbered(length, (index) => `${index === 0 ? '' : ','}"field${index}":"a"`),
  ),
  'a position of spaces': entries((length) => `"position":"a${' '.repeat(length)}b"`),
  'a position of line breaks': entries((length) => `"position":"a${filled(length, '\\n')}b"`),
  'a position of one word': entries((length) => `"position":"${'a'.repeat(length)}"`),
  'a summary of spaces': entries((length) => `"summary":"a${' '.repeat(length)}b"`),
  'a summary of line breaks': entries((length) => `"summary":"a${filled(length, '\\r\\n')}b"`),
  'a summary of lines': entries((length) => `"summary":"${filled(length, 'a\\n')}b"`),
  'a date without end': entries((length) => `"startDate":"${filled(length, '2019-')}"`),
  'a name without end': (length) =>
    `{"basics":{"name":"${filled(length, 'Anna ')}"},"work":[{"position":"Engineer"}]}`,
  'a summary of escapes': entries((length) => `"summary":"${filled(length, '\\u0061')}"`),
  'unpaired surrogates': entries((length) => `"summary":"${filled(length, '\\ud800')}"`),
};

/** Jobs with highlights, as many as the length takes. */
export const ordinaryJsonResume: MakeJson = (length, seed) => {
  const lines = makeResume(seed, length * 0.8).split(/\n+/);
  const work = [];
  for (let index = 0; index < lines.length; index += 30) {
    const [position, ...highlights] = lines.slice(index, index + 30);
    work.push({ position, startDate: '2015-01', endDate: '2019-01', highlights });
  }
  return JSON.stringify({ basics: { label: `Engineer ${seed}` }, work });
};

function resume(fieldsOf: (length: number) => string): MakeJson {
  return (length, seed) =>
    `{"basics":{"summary":${JSON.stringify(makeResume(seed, 400))}}${fieldsOf(length)}}`;
}

function entries(fieldsOf: (length: number) => string): MakeJson {
  return resume((length) => `,"work":[{${fieldsOf(length)}}]`);
}
