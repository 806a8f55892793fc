import { median } from '../bench/section.ts';
import type { Applicant } from './applicants.ts';

/**
 * Selection rates, scoring rates and impact ratios as New York City's rules on automated employment decision tools define
 * them (6 RCNY § 5-300 and § 5-301, for Local Law 144 of 2021): by sex, by race or ethnicity, and by both together.
 */

const GROUPINGS = ['sex', 'race_ethnicity', 'intersectional'] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** Share of a category whose members were selected, or scored above the median of the whole sample. */
const RATES = ['selection', 'scoring'] as const;
export type RateKind = (typeof RATES)[number];

export interface CategoryImpact {
  category: string;
  applicants: number;
  /** Selected, or above the median. */
  favorable: number;
  /** 0 to 1. */
  rate: number;
  /** The rate divided by the highest one; `null` for an excluded category, or when nobody is favorable. */
  impactRatio: number | null;
  /** Below the share of the data from which on a ratio is calculated. */
  isExcluded: boolean;
}

export interface ImpactTable {
  grouping: Grouping;
  rate: RateKind;
  /** Most selected first. */
  categories: CategoryImpact[];
  /** Applicants who can't be placed in this grouping. */
  unknown: number;
}

export interface BiasAudit {
  applicants: number;
  /** Left out, since they could not be scored. */
  unscored: number;
  unknownSex: number;
  unknownRaceEthnicity: number;
  /** Of all scores, those of unknown groups too; `null` without scores. */
  medianScore: number | null;
  tables: ImpactTable[];
}

/**
 * All tables of one audit; the scoring rates only where every applicant has a score.
 *
 * @param excludeBelow share of the applicants placed in a grouping (0 to 1) below which a category gets no ratio and is not
 *   taken for the highest rate; § 5-301 (d) allows up to 0.02
 * @param unscored how many more there are without a score
 */
export function auditBias(applicants: readonly Applicant[], excludeBelow: number, unscored = 0): BiasAudit {
  const scores = applicants.map(({ score }) => score).filter((score) => score !== null);
  const medianScore = scores.length === applicants.length && scores.length > 0 ? median(scores) : null;
  const isFavorable: Record<RateKind, (applicant: Applicant) => boolean> = {
    selection: ({ selected }) => selected,
    scoring: ({ score }) => score !== null && medianScore !== null && score > medianScore,
  };
  const rates = RATES.filter((rate) => rate === 'selection' || medianScore !== null);
  return {
    applicants: applicants.length,
    unscored,
    unknownSex: applicants.filter(({ sex }) => sex === null).length,
    unknownRaceEthnicity: applicants.filter(({ raceEthnicity }) => raceEthnicity === null).length,
    medianScore,
    tables: rates.flatMap((rate) =>
      GROUPINGS.map((grouping) => tableOf(applicants, grouping, rate, isFavorable[rate], excludeBelow)),
    ),
  };
}

function tableOf(
  applicants: readonly Applicant[],
  grouping: Grouping,
  rate: RateKind,
  isFavorable: (applicant: Applicant) => boolean,
  excludeBelow: number,
): ImpactTable {
  const groups = new Map<string, { applicants: number; favorable: number }>();
  let unknown = 0;
  for (const applicant of applicants) {
    const category = categoryOf(applicant, grouping);
    if (category === null) {
      unknown += 1;
      continue;
    }
    const group = groups.get(category) ?? { applicants: 0, favorable: 0 };
    group.applicants += 1;
    if (isFavorable(applicant)) group.favorable += 1;
    groups.set(category, group);
  }
  const minimum = excludeBelow * (applicants.length - unknown);
  const rated = [...groups].map(([category, group]) => ({
    category,
    ...group,
    rate: group.favorable / group.applicants,
    isExcluded: group.applicants < minimum,
  }));
  const highest = Math.max(0, ...rated.filter(({ isExcluded }) => !isExcluded).map(({ rate }) => rate));
  const categories = rated
    .map((group) => ({
      ...group,
      impactRatio: group.isExcluded || highest === 0 ? null : group.rate / highest,
    }))
    .toSorted((a, b) => b.rate - a.rate || (a.category < b.category ? -1 : 1));
  return { grouping, rate, categories, unknown };
}

function categoryOf({ sex, raceEthnicity }: Applicant, grouping: Grouping): string | null {
  if (grouping === 'sex') return sex;
  if (grouping === 'race_ethnicity') return raceEthnicity;
  return sex === null || raceEthnicity === null ? null : `${raceEthnicity} / ${sex}`;
}
