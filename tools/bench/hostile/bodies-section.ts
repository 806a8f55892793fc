import { JOB_DESCRIPTION } from '../resumes.ts';
import type { BenchSection } from '../section.ts';
import { filled, numbered } from './make-file.ts';
import { type MakeBody, measureGroups } from './measure.ts';

/** Half of what is taken. */
const LENGTH = 4_000_000;
/** Times a body of that length with one wrong field: a field of ten letters is more work than ten letters of a text. */
const MAX_RATIO = 10;
const JOB = `"job_description":${JSON.stringify(JOB_DESCRIPTION)}`;

/**
 * Whether a body that was made to be slow to check is. Each is refused by the schema, or by what reads JSON and UTF-8: as
 * many problems as there can be, in each list and object of the contract, and values of any depth.
 */
export const hostileBodiesSection: BenchSection = {
  title: `Hostile bodies of ${LENGTH} bytes`,
  run: () =>
    measureGroups([
      {
        ordinary: { name: 'a body with one wrong field', makeBody: wrongField },
        maxRatio: MAX_RATIO,
        worstCases: BODIES,
      },
    ]),
};

const BODIES: Readonly<Record<string, MakeBody>> = {
  'lists within lists': () => '['.repeat(LENGTH / 2) + ']'.repeat(LENGTH / 2),
  'lists without end': () => '['.repeat(LENGTH),
  'objects within objects': () => `${filled(LENGTH, '{"a":')}1${'}'.repeat(LENGTH / 5)}`,
  'a resume of lists within lists': () =>
    candidates(`{"resume":{"work":${'['.repeat(LENGTH / 2)}${']'.repeat(LENGTH / 2)}},"x":1}`),
  'unknown fields': () => `{${JOB},${numbered(LENGTH, (index) => `"field${index}":1,`)}"candidates":[]}`,
  'unknown fields of a candidate': () =>
    candidates(`{${numbered(LENGTH, (index) => `"field${index}":1,`)}"id":1}`),
  'unknown fields of a team': () => team(`{${numbered(LENGTH, (index) => `"field${index}":1,`)}"name":1}`),
  'fields that resemble others': () =>
    `{${numbered(LENGTH, (index) => `"job_descriptio${index}":1,`)}"candidates":[]}`,
  'a long unknown field': () => `{"${'a'.repeat(LENGTH)}":1}`,
  'fields of numbers': () => `{${numbered(LENGTH, (index) => `"${index}":1,`)}"a":1}`,
  'one field over and over': () => `{${filled(LENGTH, '"candidates":[],')}"a":1}`,
  'candidates of a wrong type': () => candidates(`${filled(LENGTH, '0,')}0`),
  'empty candidates': () => candidates(`${filled(LENGTH, '{},')}{}`),
  'candidates with everything wrong': () =>
    candidates(
      `${filled(LENGTH, '{"id":0,"resume_text":0,"resume":0,"resume_document":{"data":"a"},"a":1},')}{}`,
    ),
  'candidates with one id': () => candidates(`${filled(LENGTH, '{"id":"a"},')}{}`),
  'candidates in an object': () =>
    `{${JOB},"candidates":{${numbered(LENGTH, (index) => `"${index}":{},`)}"a":1}}`,
  'members of a team': () => team(`{"members":[${filled(LENGTH, '{},')}{}]}`),
  'skills of a wrong type': () => team(`{"members":[{"skills":[${filled(LENGTH, '0,')}0]}]}`),
  'values of a wrong type': () => team(`{"values":[${filled(LENGTH, '0,')}0]}`),
  'a job without end': () => `{"job_description":"${'a'.repeat(LENGTH)}"}`,
  'a job of spaces': () => `{"job_description":"${' '.repeat(LENGTH)}"}`,
  'a job of spaces between letters': () => `{"job_description":"a${' '.repeat(LENGTH)}a"}`,
  'a job of unpaired surrogates': () => `{"job_description":"${filled(LENGTH, '\\ud800')}"}`,
  'a job of escapes': () => `{"job_description":"${filled(LENGTH, '\\u0061')}"}`,
  'a document of no base64': () =>
    candidates(`{"resume_document":{"content_type":"text/plain","data":"${'a'.repeat(LENGTH)}-a"}}`),
  'a document of padding': () =>
    candidates(`{"resume_document":{"content_type":"text/plain","data":"${'='.repeat(LENGTH)}"}}`),
  'a content type without end': () =>
    candidates(`{"resume_document":{"content_type":"${'a'.repeat(LENGTH)}","data":""}}`),
  'one long number': () => `{"job_description":${'1'.repeat(LENGTH)}}`,
  numbers: () => `[${filled(LENGTH, '1e9,')}1]`,
  spaces: () => ' '.repeat(LENGTH),
  'a string without end': () => `"${'a'.repeat(LENGTH)}`,
  'characters of four bytes': () => `{"${filled(LENGTH / 2, '\u{1f600}')}":1}`,
};

function wrongField(): string {
  const candidate = `{"resume_text":"${'An ordinary line of words. '.repeat(3_000)}"}`;
  return `{${JOB},"candidates":[${Array.from({ length: 49 }, () => candidate).join(',')}],"field":1}`;
}

function candidates(list: string): string {
  return `{${JOB},"candidates":[${list}]}`;
}

function team(profile: string): string {
  return `{${JOB},"team_profile":${profile},"candidates":[]}`;
}
