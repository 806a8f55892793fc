import {
  measureCloseTexts,
  measureDetection,
  measureEdge,
  measurePlaces,
  measureTold,
  measureVaried,
  totalOf,
} from './measure.ts';
import { measureRise } from './rise.ts';
import type { FlaggedShare } from './shares.ts';

/** The figures on all lists, a line each. */
export async function figureLines(): Promise<string[]> {
  const { english, otherLanguages, honestLines, ...resumes } = measureDetection();
  const addressed = [...english, ...otherLanguages];
  const rows = [
    ...addressed,
    totalOf(english, 'English, together'),
    totalOf(otherLanguages, 'others, together'),
    totalOf(addressed, 'addressed, together'),
    ...measurePlaces(),
    ...honestLines,
    totalOf(honestLines, 'honest lines, together'),
    ...Object.values(resumes),
    totalOf(
      [
        resumes.honestResumes,
        resumes.everydayResumes,
        resumes.lastResumes,
        resumes.newestResumes,
        resumes.strangersResumes,
      ],
      'English resumes',
    ),
  ];
  const {
    english: varied,
    otherLanguages: variedElsewhere,
    others,
    honestLines: lines,
    honestResumes,
  } = measureVaried();
  const { addressed: edge, ...edges } = measureEdge();
  const last = [varied, ...variedElsewhere, others, lines, honestResumes, ...edge, ...Object.values(edges)];
  const told = Object.values(measureTold());
  const rises = (await measureRise()).map(
    ({ who, count, risen, otherTier }) =>
      `${who}: of ${count}, ${risen} raise the score by more than 1, ${otherTier} change the tier`,
  );
  return [...[...rows, ...measureCloseTexts(), ...last, ...told].map(describe), ...rises];
}

function describe({ kind, count, flagged, flaggedIfReported }: FlaggedShare): string {
  const percent = (part: number): string => `${((100 * part) / count).toFixed(1).padStart(5)} %`;
  const reported =
    flaggedIfReported === null ? '' : `  ${percent(flaggedIfReported)} if a model reports them`;
  return `${kind.padEnd(24)} ${String(flagged).padStart(4)} of ${String(count).padStart(4)} flagged  ${percent(flagged)}${reported}`;
}
