import { tokenize } from '../text/tokens.ts';
import type { Line, TermHit, TextDocument } from '../types.ts';
import { findTerms } from '../vocabulary/matcher.ts';

/** What the heading lines say of the business, or a line right below them; else what is said most often of it. */
export function industryOf(
  { lines }: TextDocument,
  hits: readonly (readonly TermHit[])[],
  ofRole: readonly number[],
  lastHeader: number,
): string | null {
  const counts = new Map<string, number>();
  for (const index of ofRole) {
    const [line, found] = [lines[index], hits[index] ?? []];
    const isHeader = index <= lastHeader;
    const named = found.flatMap(({ term }) => (term.kind === 'industry' ? [term.name] : []));
    const isOfFirm = line !== undefined && (isHeader || (index === lastHeader + 1 && describesFirm(line)));
    const told = named.length > 0 || !isOfFirm ? named : industriesDescribed(line, found);
    for (const name of told) counts.set(name, (counts.get(name) ?? 0) + (isHeader ? 100 : 1));
  }
  let best: string | null = null;
  // Of two that are said as often not the one that happens to stand first.
  for (const name of [...counts.keys()].sort()) {
    if (best === null || (counts.get(name) ?? 0) > (counts.get(best) ?? 0)) best = name;
  }
  return best === null ? null : best.toLowerCase();
}

const FIRM = '(?:firm|company|business|group|provider|chain|brand|start-?up|scale-?up)';
/** "Logistics firm with 200 staff", "retail bank, 300 employees", below a role's title. */
const DESCRIPTION = new RegExp(
  `^(?:an? |the )?(?:[\\p{L}-]{2,20} ){1,3}?(?:${FIRM}(?!\\p{L})|[^.]{0,40}\\d ?[+k]? ?(?:staff|employees|people|branches|stores|sites)(?!\\p{L}))`,
  'iu',
);
const OF_A_LINE = new RegExp(`(?<!\\p{L})(\\p{L}[\\p{L}-]{2,20}) ${FIRM}(?!\\p{L})`, 'giu');

function describesFirm({ text, isBullet, isHeading }: Line): boolean {
  return !isBullet && !isHeading && DESCRIPTION.test(text);
}

/** The lines of business that a description tells in other words: a "retail bank" is a bank, a "logistics firm" a logistics company. */
function industriesDescribed({ text, start }: Line, hits: readonly TermHit[]): string[] {
  const skills = hits.filter(({ term }) => term.kind === 'skill');
  const ends = skills.map(
    (hit) =>
      text
        .slice(hit.start - start, hit.end - start)
        .split(' ')
        .at(-1) ?? '',
  );
  const firms = [...text.matchAll(OF_A_LINE)].flatMap(([, word = '']) =>
    ['company', 'industry', 'sector'].map((kind) => `${word} ${kind}`),
  );
  const [first] = [...ends, ...firms].flatMap((name) =>
    findTerms(name, tokenize(name)).flatMap(({ term }) => (term.kind === 'industry' ? [term.name] : [])),
  );
  return first === undefined ? [] : [first];
}
