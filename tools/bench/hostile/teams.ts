import type { TeamProfile } from '../../../lib/models/model.ts';
import { makeResume } from '../resumes.ts';
import type { TextParts } from './text-parts.ts';

const MEMBERS = 50;

/** What the reader of a team's description looks for. */
export const TEAM_PARTS: TextParts = {
  'needs without end': 'We need SQL and miss ',
  'needs of words': 'we lack calm budgets, ',
  'needs with choices': 'We need SQL or Kafka or ',
  'needs behind a colon': 'We need SQL: ',
  'sentences of needs': 'We need SQL. ',
  'sentences of nothing': 'a. ',
  'needs in other languages': 'Wir brauchen SQL. Nous cherchons Kafka. ',
};

/**
 * Lists, whose number or length has no bound of its own: members' skills are compared with each other, and whatever is
 * found with all that was found before.
 */
export const HOSTILE_TEAMS: Readonly<Record<string, (index: number) => TeamProfile>> = {
  'skills that differ': (index) =>
    membersWith((member) => list(800, (at) => `skill ${member}.${at}.${index}`)),
  'skills that are shared': (index) => membersWith(() => list(800, (at) => `skill ${at}.${index}`)),
  'skills of one letter': () => membersWith(() => list(3_000, () => 'a')),
  'one long skill': () => membersWith(() => ['a'.repeat(15_000)]),
  'one skill of spaces': () => membersWith(() => [`a${' '.repeat(15_000)}b`]),
  'one skill of full stops': () => membersWith(() => [`a${'.'.repeat(15_000)}b`]),
  'skills that two members share': (index) => ({
    members: list(2, () => ({ title: 'Lead', skills: list(40_000, (at) => `skill ${at}.${index}`) })),
  }),
  'one skill of accents': () => membersWith(() => ['é'.repeat(15_000)]),
  'long titles': () => ({ members: list(MEMBERS, (at) => ({ title: `Lead of ${at} `.repeat(1_500) })) }),
  'long levels': () => ({
    members: list(MEMBERS, () => ({ title: 'Lead', seniority: 'senior '.repeat(2_000) })),
  }),
  'long values': (index) => ({ values: list(20, (at) => `calm ${index} ${at} and `.repeat(2_000)) }),
  'values of full stops': () => ({ values: list(20, () => `calm${'.'.repeat(30_000)}x`) }),
  'values of spaces': () => ({ values: list(20, () => `calm${' '.repeat(30_000)}x`) }),
  'a way of working of commas': () => ({ working_style: 'a,'.repeat(1_000) }),
  'a way of working of sentences': () => ({ working_style: 'a. '.repeat(660) }),
};

/** Of about the same size as the lists: what a large team might send. */
export function ordinaryTeam(index: number): TeamProfile {
  return {
    description: makeResume(index, 15_000),
    working_style: makeResume(index + 1, 2_000),
    values: list(20, (at) => `calm in incident ${at}`),
    members: list(MEMBERS, (at) => ({
      title: 'Backend Engineer',
      seniority: 'senior',
      skills: list(800, (skill) => `PostgreSQL ${(at * skill) % 977}`),
    })),
  };
}

function membersWith(skillsOf: (member: number) => string[]): TeamProfile {
  return { members: list(MEMBERS, (member) => ({ title: 'Lead', skills: skillsOf(member) })) };
}

function list<Entry>(length: number, entryOf: (index: number) => Entry): Entry[] {
  return Array.from({ length }, (_, index) => entryOf(index));
}
