/** What a badge shows of a scored candidate. */
export interface BadgeFacts {
  match_score: number;
  tier: 'Gold' | 'Silver' | 'Bronze' | null;
  tier_label: string | null;
  silent_skill: string;
}

const WIDTH = 340;
const HEIGHT = 112;
const MAX_SKILL_CHARACTERS = 40;
/** What the service says where there is no skill; below a tier it would be read as a word on the tier. */
const NO_SKILL = 'Not evident from the resume';
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const FONT = 'font-family="system-ui, -apple-system, Segoe UI, Roboto, sans-serif"';
/** Ink that is readable on the badge's white, and the ring. */
const COLORS = {
  Gold: { ink: '#7a5600', ring: '#d9a400' },
  Silver: { ink: '#4a5561', ring: '#8e9baa' },
  Bronze: { ink: '#87451c', ring: '#c57a45' },
  none: { ink: '#45505a', ring: '#9aa4ad' },
} as const;

/**
 * The badge as an SVG that needs nothing beside it: no script, no style sheet, no font, no address. It can stand in a page
 * as it is, or as the source of a picture.
 */
export function badgeSvg({ match_score, tier, tier_label, silent_skill }: BadgeFacts): string {
  const { ink, ring } = COLORS[tier ?? 'none'];
  const title = tier === null ? 'No tier' : tier;
  const label = tier_label ?? 'Below the tiers';
  const skill = silent_skill === NO_SKILL ? '' : silent_skill;
  const summary = `${title}: ${match_score} of 100. ${label}.${skill === '' ? '' : ` ${skill}`}`;
  // The lines stand in the middle, two or three of them.
  const top = skill === '' ? 55 : 44;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escapeXml(summary)}">`,
    `<rect x=".5" y=".5" width="${WIDTH - 1}" height="${HEIGHT - 1}" rx="14" fill="#fff" stroke="#d5dade"/>`,
    `<circle cx="56" cy="56" r="36" fill="none" stroke="#e8ebed" stroke-width="8"/>`,
    `<circle cx="56" cy="56" r="36" fill="none" stroke="${ring}" stroke-width="8" pathLength="100" stroke-dasharray="${match_score} 100" transform="rotate(-90 56 56)"${match_score === 0 ? ' visibility="hidden"' : ''}/>`,
    `<text x="56" y="64" text-anchor="middle" ${FONT} font-size="24" font-weight="700" fill="#1c2226">${match_score}</text>`,
    `<text x="112" y="${top}" ${FONT} font-size="22" font-weight="700" fill="${ink}">${escapeXml(title)}</text>`,
    `<text x="112" y="${top + 22}" ${FONT} font-size="14" fill="#3c464d">${escapeXml(label)}</text>`,
    skill === ''
      ? ''
      : `<text x="112" y="${top + 44}" ${FONT} font-size="11.5" fill="#5a656d">${escapeXml(shortened(skill))}</text>`,
    '</svg>',
  ].join('');
}

/** The badge as an HTML element, for pages that take no inline SVG. */
export function badgeHtml(facts: BadgeFacts): string {
  const svg = badgeSvg(facts);
  const alt = /aria-label="([^"]*)"/.exec(svg)?.[1] ?? '';
  return `<img width="${WIDTH}" height="${HEIGHT}" alt="${alt}" src="${badgeAddress(facts)}">`;
}

/** The badge as a data address. */
export function badgeAddress(facts: BadgeFacts): string {
  return `data:image/svg+xml,${encodeURIComponent(badgeSvg(facts)).replace(/'/g, '%27')}`;
}

function shortened(text: string): string {
  const characters = [...text];
  return characters.length <= MAX_SKILL_CHARACTERS
    ? text
    : `${characters
        .slice(0, MAX_SKILL_CHARACTERS - 1)
        .join('')
        .trimEnd()}…`;
}

/** Markup as text, without what XML can't hold: control characters and halves of pairs. */
function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(NOT_IN_XML, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');
}
