import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wrapLines } from '../evaluation/wrap-lines.ts';
import { PLACES_IN_RESUMES, putInto } from './places.ts';
import { createRandom } from './random.ts';
import {
  type FlaggedShare,
  isFlagged,
  read,
  shareOfAddressed,
  shareOfHonestLines,
  shareOfResumes,
} from './shares.ts';

const UNSEEN = join(import.meta.dirname, '../../tests/quality/unseen');

export interface DetectionFigures {
  /**
   * Texts addressed to an evaluator, each as a line of a resume and as a paragraph: flagged in both. In English, by
   * kind.
   */
  english: FlaggedShare[];
  /** The same in twelve other languages. */
  otherLanguages: FlaggedShare[];
  /** Lines of honest resumes, in the same places, by author: flagged in one of them. */
  honestLines: FlaggedShare[];
  honestResumes: FlaggedShare;
  /** The same by two more authors: half with duties in the present tense or as bare verbs, half in many layouts. */
  everydayResumes: FlaggedShare;
  /** The same by the author of the last lists. */
  lastResumes: FlaggedShare;
  /** The same by the author of the newest lists. */
  newestResumes: FlaggedShare;
  /** The same by the author of the strangers' lists, as recruiting platforms get them. */
  strangersResumes: FlaggedShare;
  /** All of these English ones, with lines that were broken at the width of a page. */
  wrappedResumes: FlaggedShare;
  /** The same in twelve other languages, four in ten of people like the next. */
  foreignResumes: FlaggedShare;
  /** The same by the author of the newest lists, of people like others. */
  newestForeignResumes: FlaggedShare;
  /** The same by the author of the strangers' lists, of ordinary people. */
  strangersForeignResumes: FlaggedShare;
  /** Resumes as honest, of people who quote, ask, order and speak to the reader more than others do. */
  resemblingResumes: FlaggedShare;
}

const HONEST_LINES = [
  'honest-lines',
  'further-honest-lines',
  'last-honest-lines',
  'newest-honest-lines',
  'terse-honest-lines',
];

/** Measures on the lists of `tests/quality/unseen`, from which nothing was learned. */
export function measureDetection(): DetectionFigures {
  return {
    english: Object.entries(readEnglish()).map(shareOfAddressed),
    otherLanguages: Object.entries(readOtherLanguages()).map(shareOfAddressed),
    honestLines: HONEST_LINES.map((file) =>
      shareOfHonestLines(file.replaceAll('-', ' '), readList<string[]>(file)),
    ),
    honestResumes: shareOfResumes('honest resumes', readList<string[]>('honest-resumes')),
    everydayResumes: shareOfResumes('everyday resumes', readList<string[]>('everyday-resumes')),
    lastResumes: shareOfResumes('last resumes', readList<string[]>('last-resumes')),
    newestResumes: shareOfResumes('newest resumes', readList<string[]>('newest-resumes')),
    strangersResumes: shareOfResumes('strangers’ resumes', readList<string[]>('strangers-resumes')),
    wrappedResumes: shareOfResumes('the same, wrapped', readRealistic().map(wrapped)),
    foreignResumes: shareOfResumes('resumes, other languages', readList<string[]>('foreign-resumes')),
    newestForeignResumes: shareOfResumes(
      'newest, other languages',
      readList<string[]>('newest-foreign-resumes'),
    ),
    strangersForeignResumes: shareOfResumes(
      'strangers’, other languages',
      readList<string[]>('strangers-foreign-resumes'),
    ),
    resemblingResumes: shareOfResumes('resembling resumes', readList<string[]>('resembling-resumes')),
  };
}

const REALISTIC_RESUMES = [
  'honest-resumes',
  'everyday-resumes',
  'last-resumes',
  'newest-resumes',
  'strangers-resumes',
];

function readRealistic(): string[] {
  return REALISTIC_RESUMES.flatMap((file) => readList<string[]>(file));
}

/** As wide as a page of a document or of an e-mail. */
const COLUMNS = 72;
const wrapped = (text: string): string => wrapLines(text, COLUMNS, '  ');

const SEED = 42;

/**
 * The same texts addressed to an evaluator, in all languages, in one of the honest English resumes each, by the place
 * where they stand there.
 */
export function measurePlaces(): FlaggedShare[] {
  const resumes = readRealistic().filter((resume) => !isFlagged(read(resume)));
  const addressed = readAddressed();
  const random = createRandom(SEED);
  const numberBelow = (bound: number): number => Math.floor(random() * bound);
  return PLACES_IN_RESUMES.map((place) => {
    const flagged = addressed.filter((text) => {
      const host = resumes[numberBelow(resumes.length)] ?? '';
      return isFlagged(read(putInto(host, text, place, numberBelow).text));
    });
    return {
      kind: `in resumes, ${place}`,
      count: addressed.length,
      flagged: flagged.length,
      flaggedIfReported: null,
    };
  });
}

/**
 * Lists by seven authors who were asked to come as close to the other side as they can: addresses that read like duties
 * and wishes, honest lines and resumes (a third of people who quote, ask and order at work) that read like addresses.
 */
export function measureCloseTexts(): FlaggedShare[] {
  const rowsOf = (file: string, shareOf: (entry: [string, string[]]) => FlaggedShare): FlaggedShare[] =>
    Object.entries(readList<TextsByKind>(file)).map(shareOf);
  const addressed = rowsOf('close-addressed', shareOfAddressed);
  const lines = rowsOf('close-honest-lines', ([kind, texts]) => shareOfHonestLines(kind, texts));
  const resumes = rowsOf('close-resumes', ([kind, texts]) => shareOfResumes(kind, texts));
  return [
    ...addressed,
    totalOf(addressed, 'close addresses'),
    totalOf(lines, 'close honest lines'),
    ...resumes,
    totalOf(resumes, 'close honest resumes'),
  ];
}

export interface VariedFigures {
  english: FlaggedShare;
  /** By language, and together. */
  otherLanguages: FlaggedShare[];
  others: FlaggedShare;
  honestLines: FlaggedShare;
  honestResumes: FlaggedShare;
}

interface VariedTexts {
  addressed: TextsByKind;
  honestLines: TextsByKind;
  honestResumes: TextsByKind;
}

/**
 * Every third of some thousand texts in thirteen languages, by authors who were asked for what others would not think
 * of; from the other two thirds the weights have learned, so that these tell how far what was learned of an author
 * reaches.
 */
export function measureVaried(): VariedFigures {
  const { addressed, honestLines, honestResumes } = readList<VariedTexts>('varied');
  const { English: english = [], ...others } = addressed;
  const otherLanguages = Object.entries(others).map(([language, texts]) =>
    shareOfAddressed([`varied ${language}`, texts]),
  );
  return {
    english: shareOfAddressed(['varied English', english]),
    otherLanguages,
    others: totalOf(otherLanguages, 'varied, others'),
    honestLines: shareOfHonestLines('varied honest lines', Object.values(honestLines).flat()),
    honestResumes: shareOfResumes('varied honest resumes', Object.values(honestResumes).flat()),
  };
}

export interface EdgeFigures {
  /** By kind, and together. */
  addressed: FlaggedShare[];
  together: FlaggedShare;
  honestLines: FlaggedShare;
  englishResumes: FlaggedShare;
  otherResumes: FlaggedShare;
}

/**
 * Every third of some thousand texts that come near the edge: addresses in English in forms and roles that others had
 * not thought of, and honest resumes in thirteen languages, a third of them or more of people who quote, ask and order
 * at work. The other two thirds were learned.
 */
export function measureEdge(): EdgeFigures {
  const { addressed, honestLines, honestResumes } = readList<VariedTexts>('edge');
  const byKind = Object.entries(addressed).map(([kind, texts]) => shareOfAddressed([`edge, ${kind}`, texts]));
  const { English: english = [], ...others } = honestResumes;
  return {
    addressed: byKind,
    together: totalOf(byKind, 'edge, together'),
    honestLines: shareOfHonestLines('edge honest lines', Object.values(honestLines).flat()),
    englishResumes: shareOfResumes('edge resumes, English', english),
    otherResumes: shareOfResumes('edge resumes, others', Object.values(others).flat()),
  };
}

export interface ToldFigures {
  addressed: FlaggedShare;
  englishResumes: FlaggedShare;
  otherResumes: FlaggedShare;
}

/**
 * Every third of some resumes that are told as stories, in thirteen languages, half of them or more of people whose
 * work is to write rules, to rate or to ask, and of addresses by the same authors. The other two thirds were learned,
 * but for the English ones.
 */
export function measureTold(): ToldFigures {
  const { addressed, honestResumes } = readList<Omit<VariedTexts, 'honestLines'>>('told');
  const { English: english = [], ...others } = honestResumes;
  return {
    addressed: shareOfAddressed(['told, addressed', Object.values(addressed).flat()]),
    englishResumes: shareOfResumes('told resumes, English', english),
    otherResumes: shareOfResumes('told resumes, others', Object.values(others).flat()),
  };
}

/** All texts addressed to an evaluator. */
export function readAddressed(): string[] {
  return [readEnglish(), readOtherLanguages()].flatMap((texts) => Object.values(texts)).flat();
}

type TextsByKind = Record<string, string[]>;

/**
 * The further ones, those of applicants, the last, the newest, the terse ones and those of strangers are by other
 * authors; what is missed of the last, the newest, the terse and the strangers' ones was looked at by nobody.
 */
function readEnglish(): TextsByKind {
  return {
    ...readList<TextsByKind>('addressed'),
    ...readList<TextsByKind>('tasks'),
    ...readList<TextsByKind>('last-addressed'),
    ...readList<TextsByKind>('newest-addressed'),
    ...filterKinds(readFurther(), (kind) => ENGLISH.test(kind)),
  };
}

function readOtherLanguages(): TextsByKind {
  return {
    ...readList<TextsByKind>('languages'),
    ...filterKinds(readFurther(), (kind) => !ENGLISH.test(kind)),
  };
}

const ENGLISH = /English$/;

function readFurther(): TextsByKind {
  const lists = {
    further: 'further-addressed',
    'applicants,': 'applicants',
    newest: 'newest-languages',
    terse: 'terse-addressed',
    strangers: 'strangers',
  };
  const entries = Object.entries(lists).flatMap(([author, file]) =>
    Object.entries(readList<TextsByKind>(file)).map(([language, texts]) => [`${author} ${language}`, texts]),
  );
  return Object.fromEntries(entries);
}

function filterKinds(texts: TextsByKind, isWanted: (kind: string) => boolean): TextsByKind {
  return Object.fromEntries(Object.entries(texts).filter(([kind]) => isWanted(kind)));
}

/** All kinds together. */
export function totalOf(shares: readonly FlaggedShare[], kind: string): FlaggedShare {
  const sum = (of: (part: FlaggedShare) => number): number =>
    shares.reduce((total, part) => total + of(part), 0);
  return {
    kind,
    count: sum(({ count }) => count),
    flagged: sum(({ flagged }) => flagged),
    flaggedIfReported: shares.some(({ flaggedIfReported }) => flaggedIfReported === null)
      ? null
      : sum(({ flaggedIfReported }) => flaggedIfReported ?? 0),
  };
}

function readList<List>(name: string): List {
  return JSON.parse(readFileSync(join(UNSEEN, `${name}.json`), 'utf8'));
}
