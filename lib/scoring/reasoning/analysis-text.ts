import type { TitleRelation } from '../../models/model.ts';
import { anyOf } from '../../text/alternatives.ts';
import { type CareerRise, MAXIMUM_TRAJECTORY_BONUS, type TrajectoryBonus } from '../numbers/trajectory.ts';
import type { Criterion } from '../types.ts';
import { sentencesOf } from './analysis-sentences.ts';
import { counted, cutAtWord, listed, quotedRequirement, withoutStops } from './phrases.ts';
import { gapsByImportance } from './reasoning.ts';

export interface AnalysisInput {
  /** The model's own sentences; may be empty. */
  analysis: string;
  title: TitleRelation;
  criteria: readonly Criterion[];
  trajectory: TrajectoryBonus;
}

/** With the sentence on the trajectory, five in all. */
const MODEL_SENTENCES = 4;
const LONGEST_SENTENCE_CHARACTERS = 600;
const NAME_CHARACTERS = 60;
const NAMED_REQUIREMENTS = 3;

/** Scores, tiers and percentages are computed; a model's own would contradict them. And nothing may hang on a gender. */
const UNWANTED_WORDS = anyOf(
  /\b(?:scor(?:e|es|ed|ing)|tiers?|badges?|gold|silver|bronze|percent|percentage|bonus|rat(?:ed|ing|ings)|s?he|him|her|his|hers|himself|herself)\b/iu,
  /%/iu,
);
/** As they are written: "MS Office" and "GC-MS" are things. */
const FORMS_OF_ADDRESS = /\b(?:[Mm]rs?|Ms|MRS?)\b/;
const TIER_LABELS = /\bThe (?:Perfect Soul|Mirror|Adjacent)\b/u;
/** "ISO 9001" and "Java 17" are names; "match 88" is not. */
const WORDS_BEFORE_A_NUMBER = /^(?:match|fit|total|overall|grade|level|of|with)$/iu;

/**
 * The text that justifies the score and the trajectory bonus: the model's sentences without those that state numbers,
 * tiers or a gender, then one sentence by code on the bonus. Where nothing of the model's is left, title and criteria speak.
 *
 * @returns two to five sentences
 */
export function composeAnalysis({ analysis, title, criteria, trajectory }: AnalysisInput): string {
  const kept = sentencesOf(analysis).filter(isUsable).slice(0, MODEL_SENTENCES);
  const body = kept.length > 0 ? kept : [TITLE_SENTENCES[title], ...criteriaSentences(criteria)];
  return [...body, bonusSentence(trajectory)].join(' ');
}

function isUsable(sentence: string): boolean {
  return (
    sentence.length <= LONGEST_SENTENCE_CHARACTERS &&
    /\p{L}/u.test(sentence) &&
    !UNWANTED_WORDS.test(sentence) &&
    !FORMS_OF_ADDRESS.test(sentence) &&
    !TIER_LABELS.test(sentence) &&
    !statesNumber(sentence)
  );
}

/** A figure that stands for an amount, not one that belongs to a name. */
function statesNumber(sentence: string): boolean {
  if (!/\d/.test(sentence)) return false;
  const parts = sentence.split(' ');
  const words = parts.map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''));
  return words.some((word, index) => {
    if (!/^\d/u.test(word) || /^\d+[A-Za-z]{1,2}$/u.test(word)) return false;
    const before = words[index - 1] ?? '';
    // At the beginning of a sentence every word has a capital letter, unless it is quoted.
    const isInside = index > 1 || /^["“]/.test(parts[0] ?? '');
    const isName = isInside && /^\p{Lu}/u.test(before) && !WORDS_BEFORE_A_NUMBER.test(before);
    return !isName;
  });
}

const TITLE_SENTENCES: Readonly<Record<TitleRelation, string>> = {
  exact: 'A role is shown that is the advertised one.',
  equivalent: 'A role is shown that is much the same as the advertised one.',
  adjacent: 'A role is shown that borders on the advertised one.',
  unrelated: 'No role is shown that is close to the advertised one.',
};

function criteriaSentences(criteria: readonly Criterion[]): string[] {
  if (criteria.length === 0) {
    return ['The job names no requirements to compare, so that title and seniority decide.'];
  }
  const met = criteria.filter(({ status }) => status === 'met').sort((a, b) => b.weight - a.weight);
  const gaps = gapsByImportance(criteria);
  const inPart = gaps.filter(({ status }) => status === 'partial');
  const open = gaps.filter(({ status }) => status === 'missing');
  if (met.length === 0 && inPart.length === 0) {
    return [`The resume fully shows none of what is asked for, above all not ${names(gaps)}.`];
  }
  const sentences: string[] = [];
  if (met.length > 0) sentences.push(`The resume shows ${names(met)}.`);
  if (inPart.length > 0) {
    sentences.push(`${met.length > 0 ? 'It' : 'The resume'} shows ${names(inPart)} only in part.`);
  }
  if (open.length > 0) sentences.push(`It does not show ${names(open)}.`);
  return sentences;
}

function names(criteria: readonly Criterion[]): string {
  const named = criteria.slice(0, NAMED_REQUIREMENTS);
  const quoted = named.map(({ requirement }) => quotedRequirement(requirement, NAME_CHARACTERS));
  const rest = criteria.length - named.length;
  return listed(rest > 0 ? [...quoted, `${rest} more`] : quoted);
}

function bonusSentence({ bonus, reason, rise }: TrajectoryBonus): string {
  const points = `The trajectory bonus is ${bonus} of ${MAXIMUM_TRAJECTORY_BONUS} points`;
  switch (reason) {
    case 'rising':
      return rise === null ? `${points}.` : `${points}: ${path(rise)}.`;
    case 'level':
      return rise === null
        ? `${points}.`
        : `${points}: the path leads here, with no step up in ${duration(rise)}.`;
    case 'not_aligned':
      return `${points}, because the resume does not show a path that leads towards this role.`;
    case 'undated':
      return `${points}, because there are no two dated roles to see a rise between.`;
  }
}

function path(rise: CareerRise): string {
  const from = cutAtWord(withoutStops(rise.fromTitle, ''), NAME_CHARACTERS, '…');
  const to = cutAtWord(withoutStops(rise.toTitle, ''), NAME_CHARACTERS, '…');
  return `${counted(rise.steps, 'step')} up in ${duration(rise)}, from ${from} to ${to}`;
}

function duration({ years }: CareerRise): string {
  const whole = Math.round(years);
  return whole === 0 ? 'less than a year' : `about ${counted(whole, 'year')}`;
}
