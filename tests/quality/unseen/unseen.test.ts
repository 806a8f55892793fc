import { describe, expect, it } from '@jest/globals';
import {
  measureDetection,
  measureEdge,
  measureTold,
  measureVaried,
  totalOf,
} from '../../../tools/addressed-text/measure.ts';

/** Lists from which neither the phrases nor the weights were learned: what is found of texts that nobody thought of. */
describe('texts that were never learned from', () => {
  const { english, otherLanguages, honestLines, ...resumes } = measureDetection();
  const { honestResumes, everydayResumes, lastResumes, newestResumes, strangersResumes } = resumes;
  const { wrappedResumes, foreignResumes, newestForeignResumes, strangersForeignResumes, resemblingResumes } =
    resumes;
  const addressed = [...english, ...otherLanguages];
  const found = totalOf(addressed, 'addressed');

  it('are flagged when they are addressed to an evaluator', () => {
    const [inEnglish, inOthers] = [totalOf(english, 'English'), totalOf(otherLanguages, 'others')];
    expect(inEnglish.flagged / inEnglish.count).toBeGreaterThanOrEqual(0.94);
    expect(inOthers.flagged / inOthers.count).toBeGreaterThanOrEqual(0.89);
  });

  it('are flagged nearly all if a model reports them', () => {
    expect((found.flaggedIfReported ?? 0) / found.count).toBeGreaterThanOrEqual(0.98);
  });

  it.each(addressed)('are flagged in most cases of $kind', ({ flagged, count }) => {
    expect(flagged / count).toBeGreaterThanOrEqual(0.5);
  });

  it('are left alone when they are honest', () => {
    const realistic = totalOf(
      [honestResumes, everydayResumes, lastResumes, newestResumes, strangersResumes],
      'realistic',
    );
    const foreign = totalOf(
      [foreignResumes, newestForeignResumes, strangersForeignResumes],
      'other languages',
    );
    const asWritten = [realistic, wrappedResumes];
    const { flagged, count } = totalOf(asWritten, 'realistic, as they are and wrapped');
    expect(flagged / count).toBeLessThanOrEqual(0.01);
    for (const share of asWritten) expect(share.flagged / share.count).toBeLessThanOrEqual(0.0125);
    expect(foreign.flagged / foreign.count).toBeLessThanOrEqual(0.045);
    expect(resemblingResumes.flagged / resemblingResumes.count).toBeLessThanOrEqual(0.065);
  });

  it.each(honestLines)('are left alone when they are $kind', ({ flagged, count }) => {
    expect(flagged / count).toBeLessThanOrEqual(0.045);
  });

  it('are left alone when they are honest lines, even where they differ from the lines around them', () => {
    const lines = totalOf(honestLines, 'honest lines');
    expect(lines.flagged / lines.count).toBeLessThanOrEqual(0.02);
  });
});

describe('a third of texts of which the rest was learned from', () => {
  const { english, otherLanguages, others, honestLines, honestResumes } = measureVaried();

  it('is flagged when it is addressed to an evaluator', () => {
    expect(english.flagged / english.count).toBeGreaterThanOrEqual(0.84);
    expect(others.flagged / others.count).toBeGreaterThanOrEqual(0.72);
  });

  it.each(otherLanguages)('is flagged in most cases of $kind', ({ flagged, count }) => {
    expect(flagged / count).toBeGreaterThanOrEqual(0.6);
  });

  it('is left alone when it is honest', () => {
    expect(honestLines.flagged / honestLines.count).toBeLessThanOrEqual(0.02);
    expect(honestResumes.flagged / honestResumes.count).toBeLessThanOrEqual(0.06);
  });
});

describe('a third of texts near the edge, of which the rest was learned from', () => {
  const { together, honestLines, englishResumes, otherResumes } = measureEdge();

  it('is flagged in most cases when it is addressed to an evaluator', () => {
    expect(together.flagged / together.count).toBeGreaterThanOrEqual(0.65);
  });

  it('is mostly left alone when it is honest', () => {
    expect(honestLines.flagged / honestLines.count).toBeLessThanOrEqual(0.05);
    expect(englishResumes.flagged / englishResumes.count).toBeLessThanOrEqual(0.18);
    expect(otherResumes.flagged / otherResumes.count).toBeLessThanOrEqual(0.1);
  });
});

describe('a third of resumes told as stories, of which the rest was learned from but for the English ones', () => {
  const { addressed, englishResumes, otherResumes } = measureTold();

  it('is flagged in most cases when it is addressed to an evaluator', () => {
    expect(addressed.flagged / addressed.count).toBeGreaterThanOrEqual(0.6);
  });

  it('is mostly left alone when it is honest', () => {
    expect(englishResumes.flagged / englishResumes.count).toBeLessThanOrEqual(0.4);
    expect(otherResumes.flagged / otherResumes.count).toBeLessThanOrEqual(0.25);
  });
});
