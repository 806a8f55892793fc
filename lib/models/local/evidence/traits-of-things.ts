import { anyOf } from '../../../text/alternatives.ts';
import { matchesOf } from '../../../text/matches.ts';
import type { Span } from '../types.ts';

/**
 * Words for traits, said of things ("communication cables", "flexible hoses"), of what somebody was given ("was trained by") or gave
 * ("constructive criticism"). On lower-case text.
 */
const NO_TRAITS = anyOf(
  /\bcommunications? (?:cables?|equipment|systems?|networks?|devices?|lines?|towers?|masts?|satellites?|protocols?|infrastructure|ports?|interfaces?|hardware|rooms?)\b/g,
  /\b(?:flexible|gentle|dedicated|independent|diplomatic|analytical|resilient|friendly|committed) (?:hoses?|pipes?|pipework|tub(?:e|es|ing)|cables?|slopes?|hills?|curves?|servers?|hosting|hardware|schools?|shops?|stores?|cinemas?|bookshops?|bags?|balances?|packaging|materials?|fabrics?|joints?|couplings?|ducts?|seals?|code|volumes?)\b/g,
  /\b(?:[a-z]{4,20}ly|eco|budget|climate|bike|dog|pet|skin)[ -]friendl(?:y|iness)\b/g,
  /\bcourtesy (?:cars?|vehicles?|buses?|coaches)\b/g,
  /\b(?:was|were|been|being|got) (?:well |fully |also |then )?(?:trained|mentored|coached|persuaded|supervised|taught|instructed)\b/g,
  /\b(?:gave|giving|gives?|given|offered|provided|wrote|delivered) (?:[a-z]{1,20} ){0,2}(?:criticism|feedback)\b/g,
  /\b(?:assigned|allocated) (?:tasks?|work|duties) to (?:me|us)\b/g,
);

/** One of these stands in all of them. */
const CUE =
  /communication|flexible|gentle|dedicated|independent|diplomatic|analytical|resilient|friendl|committed|courtesy|trained|mentored|coached|persuaded|supervised|taught|instructed|criticism|feedback|(?:assigned|allocated) /i;

/**
 * Where a text says words for traits of something else than whom it tells of.
 *
 * @param from where the text begins in the one whose places are told
 */
export function traitsOfThings(text: string, from = 0): Span[] {
  if (!CUE.test(text)) return [];
  return matchesOf(text.toLowerCase(), NO_TRAITS).map(({ index, 0: said }) => ({
    start: from + index,
    end: from + index + said.length,
  }));
}

/** Whether one of them says what stands at a place. */
export function isOfThing(spans: readonly Span[], { start, end }: Span): boolean {
  return spans.some((span) => start < span.end && end > span.start);
}
