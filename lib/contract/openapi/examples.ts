import type { ErrorCode } from '../error-codes.ts';

/** Answers that the service gave, to be shown in the document. */
export interface RecordedAnswers {
  /** Of score, to {@link SCORE_REQUEST}. */
  score: unknown;
  /** Of score, to {@link SEVERAL_FORMS_REQUEST}: one candidate could not be read. */
  scorePartlyFailed: unknown;
  search: unknown;
  health: unknown;
  demo: unknown;
  /** Of GET and PUT of the team profile. */
  teamProfile: unknown;
  /** Of DELETE of the team profile. */
  deleted: unknown;
  usage: unknown;
  /** One for every code. */
  errors: Readonly<Record<ErrorCode, unknown>>;
}

/** One candidate with a resume as plain text. */
export const SCORE_REQUEST = {
  job_description: `Backend Engineer, Payments

Requirements
- 5+ years of TypeScript
- PostgreSQL
- Experience with event-driven systems

Nice to have
- Kubernetes
- Experience with card payments`,
  team_profile: {
    name: 'Payments platform',
    description: 'Six engineers who run what they build.',
    values: ['learning from incidents'],
  },
  candidates: [
    {
      id: 'c1',
      resume_text: `Backend Engineer, Ledger Works, March 2019 - present
- Build and run TypeScript services on PostgreSQL and Kubernetes, 40 million payments a month
- Moved settlement to an event-driven design on Kafka, which cut the nightly run from six hours to twenty minutes
- Led the reviews after incidents and wrote the playbook that the whole department learns from

Software Developer, Hollin & Sons, August 2016 - February 2019
- Built the order desk in TypeScript on PostgreSQL, used by 200 people in four countries

Skills: TypeScript, PostgreSQL, Kafka, Kubernetes`,
    },
  ],
};

/** A resume as a JSON Resume, one as a file, and one that says nothing. */
export const SEVERAL_FORMS_REQUEST = {
  job_description: SCORE_REQUEST.job_description,
  team_profile: null,
  candidates: [
    {
      id: 'json-resume',
      resume: {
        work: [
          {
            name: 'Ledger Works',
            position: 'Backend Engineer',
            startDate: '2021-03',
            highlights: ['Built payment services in TypeScript on PostgreSQL.'],
          },
        ],
        skills: [{ name: 'Platforms', keywords: ['Kubernetes', 'Kafka'] }],
      },
    },
    {
      id: 'file',
      resume_document: {
        content_type: 'text/plain',
        data: 'QmFja2VuZCBFbmdpbmVlciwgSGFyYm91ciBMaW5lcywgMjAxOCAtIDIwMjQKLSBUeXBlU2NyaXB0IHNlcnZpY2VzIG9uIFBvc3RncmVTUUwgZm9yIHNoaXAgYm9va2luZ3MKLSBDYXJkIHBheW1lbnRzIGZvciB0d28gZmVycnkgY29tcGFuaWVzCg==',
      },
    },
    { id: 'empty', resume: {} },
  ],
};

/** A request that breaks two rules. */
export const INVALID_REQUEST = {
  jobDescription: SCORE_REQUEST.job_description,
  candidates: [{ id: 'c1', resume_text: 'See attachment' }],
};
