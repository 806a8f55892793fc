import { describe, expect, it } from '@jest/globals';
import { tokenize } from '../../../../../lib/models/local/text/tokens.ts';
import { TERM_KINDS, type Term, type TermKind } from '../../../../../lib/models/local/types.ts';
import { AMBIGUOUS_SPELLINGS } from '../../../../../lib/models/local/vocabulary/ambiguous.ts';
import { withoutDots } from '../../../../../lib/models/local/vocabulary/guards.ts';
import { findTerms } from '../../../../../lib/models/local/vocabulary/matcher.ts';
import { isGroup, parseEntries } from '../../../../../lib/models/local/vocabulary/notation.ts';
import {
  VOCABULARY_SOURCES,
  type VocabularyEntry,
  vocabularyEntries,
} from '../../../../../lib/models/local/vocabulary/terms.ts';
import { singularOf } from '../../../../../lib/models/local/vocabulary/word-forms.ts';
import { ROLE_FAMILIES } from '../../../../../lib/models/role-families.ts';
import { SENIORITY_LEVELS } from '../../../../../lib/models/seniority.ts';

const ENTRIES = vocabularyEntries();

function entriesOf(kind: TermKind): VocabularyEntry[] {
  return ENTRIES.filter(({ term }) => term.kind === kind);
}

/** Entries as they are written, with the relations that are still names. */
function writtenEntries(kind: TermKind): ReturnType<typeof parseEntries> {
  return VOCABULARY_SOURCES[kind].flatMap(parseEntries);
}

/** What the matcher sees of a spelling. */
function keyOf(kind: TermKind, spelling: string): string {
  return tokenize(spelling)
    .map(({ norm, stem }) => (kind === 'soft_skill' ? stem : singularOf(norm)))
    .join(' ');
}

/** "job as a key": the entries of one kind that claim it. */
function claims(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { term, spellings } of ENTRIES) {
    for (const spelling of spellings) {
      const key = `${term.kind}: ${keyOf(term.kind, spelling)}`;
      found.set(key, [...(found.get(key) ?? []), term.name]);
    }
  }
  return found;
}

describe('the vocabulary', () => {
  it('claims no spelling for two entries of a kind', () => {
    const contested = [...claims()].filter(([, names]) => new Set(names).size > 1);
    expect(contested).toEqual([]);
  });

  it('writes no spelling twice that is the same to the matcher', () => {
    const repeated = [...claims()].filter(([, names]) => new Set(names).size < names.length);
    expect(repeated).toEqual([]);
  });

  it('has one entry of each name in a kind', () => {
    for (const kind of TERM_KINDS) {
      const names = entriesOf(kind).map(({ term }) => term.name);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('has words in every spelling, and none with a sign of the notation', () => {
    const broken = ENTRIES.flatMap(({ term, spellings }) =>
      spellings
        .filter((spelling) => tokenize(spelling).length === 0 || / [=>~^]|[=>~^] |^[#~]/.test(spelling))
        .map((spelling) => [term.name, spelling]),
    );
    expect(broken).toEqual([]);
  });

  it('finds each spelling again as its own entry', () => {
    const lost = ENTRIES.flatMap(({ term, spellings }) =>
      spellings
        .filter((spelling) => !isFound(term, spelling))
        .map((spelling) => [term.kind, term.name, spelling]),
    );
    expect(lost).toEqual([]);
  });

  it.each(TERM_KINDS.map((kind) => [kind]))('relates and implies only names that there are: %s', (kind) => {
    const names = new Set(entriesOf(kind).map(({ term }) => term.name));
    const skills = new Set(entriesOf('skill').map(({ term }) => term.name));
    const unknown = writtenEntries(kind).flatMap((entry) => [
      ...entry.related.filter((name) => !names.has(name)),
      ...entry.implies.filter((name) => !names.has(name) && !skills.has(name)),
    ]);
    expect(unknown).toEqual([]);
  });

  it('implies no entry by itself, directly or through others', () => {
    const circular = TERM_KINDS.flatMap((kind) => {
      const implied = new Map<string, string[]>();
      for (const { name, implies } of writtenEntries(kind)) {
        implied.set(name, [...(implied.get(name) ?? []), ...implies]);
      }
      return [...implied.keys()].filter((name) => reaches(name, name, implied));
    });
    expect(circular).toEqual([]);
  });

  it('relates both ways, never an entry to itself or to what it implies', () => {
    for (const { term } of ENTRIES) {
      expect(term.related ?? []).not.toContain(term.name);
      for (const name of term.related ?? []) {
        expect(term.implies ?? []).not.toContain(name);
        const other = entriesOf(term.kind).find((entry) => entry.term.name === name)?.term;
        expect([...(other?.related ?? []), ...(other?.implies ?? [])]).toContain(term.name);
      }
    }
  });

  it('guards only spellings that there are', () => {
    const spellings = new Set(ENTRIES.flatMap((entry) => entry.spellings).map(withoutDots));
    expect(Object.keys(AMBIGUOUS_SPELLINGS).filter((spelling) => !spellings.has(spelling))).toEqual([]);
  });

  it('knows at least 600 skills, 500 titles and 150 certificates', () => {
    expect(entriesOf('skill').length).toBeGreaterThanOrEqual(600);
    expect(entriesOf('title').length).toBeGreaterThanOrEqual(500);
    expect(entriesOf('certificate').length).toBeGreaterThanOrEqual(150);
  });
});

describe('the titles', () => {
  it('stand under role families, every one of them but "other"', () => {
    const titles = writtenEntries('title').filter((entry) => !isGroup(entry));
    const headings = new Set(titles.map(({ heading }) => heading));
    expect([...headings].toSorted()).toEqual(ROLE_FAMILIES.filter((id) => id !== 'other').toSorted());
    expect(entriesOf('title').filter(({ term }) => term.family === undefined)).toEqual([]);
  });

  it('are marked with levels of the ladder only', () => {
    const levels: readonly (string | null)[] = [...SENIORITY_LEVELS, null];
    expect(writtenEntries('title').filter(({ mark }) => !levels.includes(mark))).toEqual([]);
  });

  it.each([
    ['Krankenpflegerin', 'Krankenpfleger'],
    ['infirmière', 'infirmier'],
    ['enfermera', 'enfermero'],
    ['verpleegkundige', 'Registered Nurse'],
    ['Rechtsanwältin', 'avocate'],
    ['barrister-at-law', 'Barrister'],
    ['Einzelhandelskauffrau', 'shop assistant'],
    ['contable', 'Buchhalterin'],
    ['maestra de primaria', 'elementary school teacher'],
    ['Köchin', 'cocinera'],
  ])('%s and %s are one', (one, other) => {
    expect(titleIn(one)).toBe(titleIn(other));
    expect(titleIn(one)).not.toBeNull();
  });

  it.each([
    ['Licensed Practical Nurse', 'Registered Nurse'],
    ['Assistant Store Manager', 'Store Manager'],
    ['Accounts Payable Clerk', 'Accountant'],
    ['Legal Secretary', 'Lawyer'],
    ['Teaching Assistant', 'Teacher'],
    ['Pharmacy Technician', 'Pharmacist'],
    ['Sous Chef', 'Head Chef'],
  ])('%s is not %s', (one, other) => {
    expect(titleIn(one)).not.toBeNull();
    expect(titleIn(one)).not.toBe(titleIn(other));
  });

  it.each([
    ['Ward Sister', 'lead'],
    ['CFO', 'executive'],
    ['Sales Director', 'director'],
    ['Assistant Store Manager', 'mid'],
    ['Referendarin', 'intern'],
    ['Assistenzarzt', 'junior'],
    ['Accountant', null],
  ])('%s implies the level %s', (title, level) => {
    expect(titleHit(title)?.seniority ?? null).toBe(level);
  });
});

describe('the degrees', () => {
  it('have a level from 1 to 5', () => {
    const levels = entriesOf('degree').map(({ term }) => term.degreeLevel ?? 0);
    expect(levels.filter((level) => !Number.isInteger(level) || level < 1 || level > 5)).toEqual([]);
    expect(new Set(levels).size).toBe(5);
  });
});

describe('the notation', () => {
  it('reads a line with all of its parts', () => {
    expect(parseEntries('# nursing\nWard Head ^lead = ward boss, boss of ward > Nursing ~ Matron')).toEqual([
      {
        name: 'Ward Head',
        mark: 'lead',
        heading: 'nursing',
        spellings: ['Ward Head', 'ward boss', 'boss of ward'],
        implies: ['Nursing'],
        related: ['Matron'],
      },
    ]);
  });

  it('lets a narrower name show all that it stands behind', () => {
    const shownBy = entriesOf('skill').find(({ term }) => term.name === 'ARIMA')?.term.implies;
    expect(shownBy).toEqual(expect.arrayContaining(['Forecasting', 'time series analysis']));
  });

  it('reads a name that holds signs of its own', () => {
    expect(parseEntries('C++ = C plus plus, C/C++')[0]?.spellings).toEqual(['C++', 'C plus plus', 'C/C++']);
  });

  it('passes over comments and empty lines, and keeps groups apart from entries', () => {
    const entries = parseEntries('\n// all of these\nOne\nTwo\n~ One, Two\n');
    expect(entries.filter((entry) => !isGroup(entry)).map(({ name }) => name)).toEqual(['One', 'Two']);
    expect(entries.filter(isGroup).map(({ related }) => related)).toEqual([['One', 'Two']]);
  });
});

/** Whether a spelling that stands alone is read as that entry, from its first word to its last. */
function isFound(term: Term, spelling: string): boolean {
  const tokens = tokenize(spelling);
  return findTerms(spelling, tokens).some(
    (hit) => hit.term === term && hit.firstToken === 0 && hit.endToken === tokens.length,
  );
}

function reaches(from: string, to: string, implied: ReadonlyMap<string, readonly string[]>): boolean {
  const open = [...(implied.get(from) ?? [])];
  const seen = new Set<string>();
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next === to) return true;
    if (seen.has(next)) continue;
    seen.add(next);
    open.push(...(implied.get(next) ?? []));
  }
  return false;
}

function titleHit(text: string): Term | null {
  return findTerms(text, tokenize(text)).find(({ term }) => term.kind === 'title')?.term ?? null;
}

function titleIn(text: string): string | null {
  return titleHit(text)?.name ?? null;
}
