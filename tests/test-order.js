import TestSequencer from '@jest/test-sequencer';

/**
 * What takes long although its file is short: suites that train, score whole lists, or start programs and browsers. Those
 * named first are begun first, so that no worker is left alone with one at the end.
 */
const LONG_SUITES = [
  'tools/addressed-text/',
  'tools/evaluate',
  'quality/',
  'browser/',
  'tools/',
  'contract/',
];

/** Jest's own order, by the time that each took before. Where none is known, as on a fresh clone, Jest goes by the size of files. */
export default class TestOrder extends TestSequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const isAnyKnown = sorted.some(({ duration }) => duration !== undefined);
    return isAnyKnown ? sorted : sorted.toSorted((a, b) => rankOf(a.path) - rankOf(b.path));
  }
}

function rankOf(path) {
  const name = path.slice(import.meta.dirname.length + 1).replaceAll('\\', '/');
  const rank = LONG_SUITES.findIndex((beginning) => name.startsWith(beginning));
  return rank === -1 ? LONG_SUITES.length : rank;
}
