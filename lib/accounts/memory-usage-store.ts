import type { UsageShare, UsageStore } from './usage.ts';

/** Usage in the memory of this process: there is no other instance. */
export function createMemoryUsageStore(): UsageStore {
  const shares = new Map<string, UsageShare>();
  return {
    async write(share) {
      shares.set(`${share.date} ${share.organization}`, share);
    },
    async read(organization, { from, to }) {
      return [...shares.values()]
        .filter((share) => share.organization === organization && from <= share.date && share.date <= to)
        .map(({ date, counts }) => ({ date, counts }))
        .toSorted((one, other) => one.date.localeCompare(other.date));
    },
  };
}
