import { describe, expect, it } from '@jest/globals';
import { Parser } from 'htmlparser2';
import { NO_SILENT_SKILL } from '../../../lib/scoring/score-card.ts';
import { type BadgeFacts, badgeAddress, badgeHtml, badgeSvg } from '../../../web/demo/badge-svg.ts';

const FACTS: BadgeFacts = {
  match_score: 91,
  tier: 'Silver',
  tier_label: 'The Mirror',
  silent_skill: 'Steady under incident pressure',
};

describe('the badge to embed', () => {
  it('says the score, the tier, its label and the silent skill, to the eye and to a screen reader', () => {
    const svg = badgeSvg(FACTS);
    for (const words of ['>91<', '>Silver<', '>The Mirror<', '>Steady under incident pressure<']) {
      expect(svg).toContain(words);
    }
    expect(svg).toContain('aria-label="Silver: 91 of 100. The Mirror. Steady under incident pressure"');
  });

  it('needs nothing beside it', () => {
    expect(badgeSvg(FACTS).replace('http://www.w3.org/2000/svg', '')).not.toMatch(
      /https?:|url\(|<style|<script|class=|href/,
    );
  });

  it('says so where there is no tier', () => {
    const svg = badgeSvg({ ...FACTS, match_score: 0, tier: null, tier_label: null });
    expect(svg).toContain('aria-label="No tier: 0 of 100. Below the tiers.');
  });

  it('leaves the silent skill out where there is none, and keeps to the middle', () => {
    const svg = badgeSvg({ ...FACTS, silent_skill: NO_SILENT_SKILL });
    expect(svg).toContain('aria-label="Silver: 91 of 100. The Mirror."');
    expect(svg).not.toContain(NO_SILENT_SKILL);
    const heights = (badge: string) =>
      [...badge.matchAll(/<text x="112" y="(\d+)"/g)].map(([, y]) => Number(y));
    expect(heights(svg)).toEqual([55, 77]);
    expect(heights(badgeSvg(FACTS))).toEqual([44, 66, 88]);
  });

  it('keeps a long silent skill within its card', () => {
    const svg = badgeSvg({ ...FACTS, silent_skill: `${'word '.repeat(16)}` });
    expect(/>(word[^<]*)</.exec(svg)?.[1]).toMatch(/^.{20,40}…$/);
  });

  it('never turns a text into markup', () => {
    const hostile = `"><script>alert('1')</script>&`;
    const names: string[] = [];
    const texts: string[] = [];
    const html =
      badgeHtml({ ...FACTS, silent_skill: hostile }) + badgeSvg({ ...FACTS, silent_skill: hostile });
    const parser = new Parser({
      onopentagname: (name) => names.push(name),
      ontext: (text) => texts.push(text),
    });
    parser.end(html);
    expect(new Set(names)).toEqual(new Set(['img', 'svg', 'rect', 'circle', 'text']));
    expect(texts.join('')).toContain(hostile);
  });

  it('leaves out what would make the picture invalid', () => {
    const svg = badgeSvg({ ...FACTS, silent_skill: 'Calm\u0000\u001b \ud800 steady\uffff' });
    expect(svg).toContain('>Calm \ufffd steady<');
    expect(() => badgeAddress({ ...FACTS, silent_skill: '\udc00' })).not.toThrow();
  });

  it('is the same as a picture', () => {
    const [, svg = ''] = badgeAddress(FACTS).split('data:image/svg+xml,');
    expect(decodeURIComponent(svg)).toBe(badgeSvg(FACTS));
    expect(badgeHtml(FACTS)).toContain(`src="${badgeAddress(FACTS)}"`);
  });
});
