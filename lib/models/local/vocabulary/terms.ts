import { ROLE_FAMILIES, type RoleFamily } from '../../role-families.ts';
import { SENIORITY_LEVELS, type Seniority } from '../../seniority.ts';
import type { Term, TermKind } from '../types.ts';
import { CERTIFICATES } from './certificates.ts';
import { DEGREES } from './degrees.ts';
import { INDUSTRIES } from './industries.ts';
import { LANGUAGES } from './languages.ts';
import { type Entry, isGroup, parseEntries } from './notation.ts';
import { REGISTRATIONS } from './registrations.ts';
import { SKILL_SOURCES } from './skill-sources.ts';
import { SOFT_SKILLS } from './soft-skills.ts';
import { TITLE_SOURCES } from './title-sources.ts';

/** A term with everything that is written for it. */
export interface VocabularyEntry {
  term: Term;
  /** The canonical name first. */
  spellings: readonly string[];
}

export const VOCABULARY_SOURCES: Readonly<Record<TermKind, readonly string[]>> = {
  skill: SKILL_SOURCES,
  soft_skill: [SOFT_SKILLS],
  degree: [DEGREES],
  certificate: [CERTIFICATES, REGISTRATIONS],
  language: [LANGUAGES],
  title: TITLE_SOURCES,
  industry: [INDUSTRIES],
};

let vocabulary: VocabularyEntry[] | null = null;

/** Every entry of the vocabulary. Read from its notation on the first call. */
export function vocabularyEntries(): readonly VocabularyEntry[] {
  vocabulary ??= readVocabulary();
  return vocabulary;
}

function readVocabulary(): VocabularyEntry[] {
  return Object.entries(VOCABULARY_SOURCES).flatMap(([kind, sources]) =>
    isTermKind(kind) ? readKind(kind, sources) : [],
  );
}

function isTermKind(kind: string): kind is TermKind {
  return Object.hasOwn(VOCABULARY_SOURCES, kind);
}

function readKind(kind: TermKind, sources: readonly string[]): VocabularyEntry[] {
  const entries = sources.flatMap(parseEntries);
  const named = unitedByName(entries.filter((entry) => !isGroup(entry)));
  const impliedBy = new Map(named.map((entry) => [entry.name, entry.implies]));
  const related = relatedNames(entries);
  return named.map((entry) => {
    const implies = closureOf(entry.name, impliedBy);
    const near = [...(related.get(entry.name) ?? [])].filter((name) => !implies.includes(name));
    const term: Term = {
      kind,
      name: entry.name,
      ...titleFacts(kind, entry.heading, entry.mark),
      ...(kind === 'degree' ? { degreeLevel: Number(entry.mark) } : {}),
      ...(implies.length > 0 ? { implies } : {}),
      ...(near.length > 0 ? { related: near } : {}),
    };
    return { term, spellings: entry.spellings };
  });
}

/** What is narrower than two things stands behind both and is one entry, which shows either. */
function unitedByName(entries: readonly Entry[]): Entry[] {
  const byName = new Map<string, Entry>();
  for (const entry of entries) {
    const first = byName.get(entry.name);
    byName.set(entry.name, first === undefined ? entry : united(first, entry));
  }
  return [...byName.values()];
}

function united(one: Entry, other: Entry): Entry {
  const both = (part: 'spellings' | 'implies' | 'related') => [...new Set([...one[part], ...other[part]])];
  return { ...one, spellings: both('spellings'), implies: both('implies'), related: both('related') };
}

function titleFacts(
  kind: TermKind,
  heading: string | null,
  mark: string | null,
): { family?: RoleFamily; seniority?: Seniority } {
  if (kind !== 'title') return {};
  const family = ROLE_FAMILIES.find((id) => id === heading);
  const seniority = SENIORITY_LEVELS.find((level) => level === mark);
  return { ...(family ? { family } : {}), ...(seniority ? { seniority } : {}) };
}

/** Relations are written once; here each name knows all of its own. */
function relatedNames(entries: readonly { name: string; related: string[] }[]): Map<string, Set<string>> {
  const related = new Map<string, Set<string>>();
  const add = (from: string, to: string) => {
    if (from === to) return;
    const names = related.get(from) ?? new Set<string>();
    related.set(from, names.add(to));
  };
  for (const entry of entries) {
    const sources = entry.name === '' ? entry.related : [entry.name];
    for (const from of sources) {
      for (const to of entry.related) {
        add(from, to);
        add(to, from);
      }
    }
  }
  return related;
}

/** Everything that a name shows, directly or through another: PostgreSQL shows SQL, which shows databases. */
function closureOf(name: string, impliedBy: ReadonlyMap<string, readonly string[]>): string[] {
  const found = new Set<string>();
  const open = [...(impliedBy.get(name) ?? [])];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next === name || found.has(next)) continue;
    found.add(next);
    open.push(...(impliedBy.get(next) ?? []));
  }
  return [...found];
}
