import type { ResumePair } from './pairs.ts';
import { type SeededRandom, seededRandom } from './seeded-random.ts';

export const LAYOUTS = ['first', 'second'] as const;
/** `first`: the texts as they are. `second`: the same content without headings and lists, in another order. */
export type Layout = (typeof LAYOUTS)[number];

interface Section {
  heading: string | null;
  lines: string[];
}

type TextKind = 'job' | 'resume';

/** What a section is about, by words of its heading; other headings for it, and ways to go on without one. */
interface SectionStyle {
  heading: RegExp;
  renamed: Record<TextKind, readonly string[]>;
  opening: Record<TextKind, readonly string[]>;
}

const SECTION_STYLES: readonly SectionStyle[] = [
  {
    heading: /skill|competenc|qualification/i,
    renamed: {
      job: ['What it takes', 'What you bring'],
      resume: ['Core competencies', 'Know-how', 'Strengths'],
    },
    opening: { job: ['We expect: ', 'You bring: ', ''], resume: ['Knows and can: ', 'Skills: ', ''] },
  },
  {
    heading: /experience|employment|career/i,
    renamed: { job: ['Background needed', 'Your background'], resume: ['Career history', 'Track record'] },
    opening: { job: ['The background needed: ', ''], resume: ['Looking back: ', 'So far: ', ''] },
  },
  {
    heading: /responsibilit|duties|tasks/i,
    renamed: { job: ['What the work is', 'Day to day', 'Main tasks'], resume: ['Main tasks'] },
    opening: { job: ['The work: ', 'Day to day: ', ''], resume: [''] },
  },
  {
    heading: /education|degree/i,
    renamed: { job: ['Schooling'], resume: ['Academic background', 'Studies', 'Schooling'] },
    opening: { job: ['Schooling: '], resume: ['Studies: ', 'On the academic side: ', ''] },
  },
  {
    heading: /summary|profile|about|description/i,
    renamed: { job: ['In brief', 'Overview'], resume: ['In brief', 'At a glance'] },
    opening: { job: [''], resume: [''] },
  },
];

const BULLET = /^\s*(?:[-*•·–▪◦]\s*|\d{1,2}[.)]\s+)(?=\S)/;
const RULE = /^[\s\-_=*#]*$/;
const KNOWN_HEADING =
  /^(?:personal information|contact|education|(?:key |required |technical |professional )?(?:skills|experience|qualifications)|(?:work |professional )?experience|(?:job )?(?:title|summary|description)|(?:key )?responsibilities|duties|summary|profile|certifications?|languages|projects)$/i;

function headingOf(line: string): string | null {
  const text = line.trim().replace(/^#+/, '').replaceAll('**', '').replace(/:\s*$/, '').trim();
  if (text === '') return null;
  return /^\s*#/.test(line) || KNOWN_HEADING.test(text) ? text : null;
}

function sectionsOf(text: string): Section[] {
  const sections: Section[] = [{ heading: null, lines: [] }];
  for (const line of text.split('\n')) {
    if (RULE.test(line)) continue;
    const heading = headingOf(line);
    if (heading !== null) sections.push({ heading, lines: [] });
    else sections.at(-1)?.lines.push(line);
  }
  return sections.filter((section) => section.lines.length > 0);
}

function asProse(lines: readonly string[]): string {
  return lines
    .map((line) => line.replace(BULLET, '').trim())
    .filter((line) => line !== '')
    .map((line) => (/[.!?:;,]$/.test(line) ? line : `${line}.`))
    .join(' ');
}

function rewriteSection(section: Section, kind: TextKind, random: SeededRandom): string {
  const heading = section.heading;
  const body = asProse(section.lines);
  if (heading === null) return body;
  if (/^job title|^title|^position/i.test(heading)) return `We are hiring: ${body}`;
  const style = SECTION_STYLES.find((candidate) => candidate.heading.test(heading));
  if (style === undefined) return body;
  return random.integer(2) === 0
    ? `${random.pick(style.renamed[kind])}\n${body}`
    : `${random.pick(style.opening[kind])}${body}`;
}

/**
 * The same content in another layout: headings renamed or dropped, lists joined to prose, sections in another order.
 * The title of a job stays first, as a sentence.
 */
export function rewriteLayout(text: string, kind: TextKind, seed: string): string {
  const random = seededRandom(seed);
  const sections = sectionsOf(text);
  const isTitle = (section: Section): boolean => /title|position/i.test(section.heading ?? '');
  const ordered = [
    ...sections.filter(isTitle),
    ...random.shuffle(sections.filter((section) => !isTitle(section))),
  ];
  return ordered.map((section) => rewriteSection(section, kind, random)).join('\n\n');
}

/**
 * A pair in the wanted layout. Both resumes are rewritten alike, so that only their content differs.
 *
 * @param seed of the second layout: another one draws other headings and another order, and stands behind the pair's id
 */
export function applyLayout(pair: ResumePair, layout: Layout, seed = ''): ResumePair {
  if (layout === 'first') return pair;
  const id = seed === '' ? pair.id : `${pair.id} ${seed}`;
  return {
    id,
    job: rewriteLayout(pair.job, 'job', `job ${id}`),
    matched: rewriteLayout(pair.matched, 'resume', `resume ${id}`),
    degraded: rewriteLayout(pair.degraded, 'resume', `resume ${id}`),
  };
}
