import { anyOf } from '../../../text/alternatives.ts';
import { explainsAt } from '../text/appositions.ts';
import type { PlacedConcept } from './placed-concepts.ts';
import { sumOf } from './wanted.ts';

/**
 * What follows tells what the thing is for, where it is done or how it shows; it weighs less than the thing itself. The words
 * before "environment" are captured, as a group without captures is compiled once for each time that it may repeat.
 */
const ELABORATION = anyOf(
  /\b(?:in production|in (?:(?:an?|the|our|all|any)\s)?([\p{L}-]+\s){0,3}(?:environments?|settings?|situations?|contexts?|circumstances|conditions|manner|fashion)|under ([\p{L}-]+\s){0,3}(?:circumstances|conditions|supervision)|with (?:respect|regards?) to|as an? (?:habit|rule|routine|matter|part)|(?:used|needed|shared) by|to|for|which|that|who|while|when|through|by|so|in order|such as|including|ensuring|enabling|allowing|helping|particularly|especially|preferably|ideally|idealerweise|vorzugsweise|idéalement|idealmente|preferiblemente|preferentemente|de préférence|bij voorkeur|liefst|idealiter|um|damit|zur|zum|fur|inklusive|einschließlich|insbesondere|samt|auch|y compris|notamment|incluyendo|especialmente|inclusief|waaronder|pour|afin|qui|para|que|om|zodat|voor|car|puisque|porque|ya que|dado que)\b/giu,
  /\b(?:assuring|guaranteeing|facilitating|preventing|avoiding|reducing|maximi[sz]ing|minimi[sz]ing|identifying|promoting|resulting in|leading to|contributing to|thus|thereby|hence|because|where|namely|meant|intended|with (?:the|an?) (?:aim|goal|view|purpose|intention)|as (?:an? )?(?:means|way)|and (?:how|why)|as (?:it|they|this|these|we|you|our|candidates?|applicants?))\b/giu,
  /\b(?:effectively|efficiently|successfully|accurately|consistently|continually|continuously|correctly|properly|safely|smoothly|seamlessly|quickly|promptly|proactively|actively|reliably|thoroughly|carefully)\s\p{L}+ing\b/giu,
  /[:;]|,\s+\p{L}+ing\b/giu,
);

/** "Planning - deciding who does what"; before a capital stands another name. Or a comma, before what explains. */
const SIGN = /\s[–—-]\s(?=\p{Ll})|,/gu;

/** All of the elaboration together weighs at most this much of the weightiest thing before it. */
const ELABORATION_SHARE = 0.4;

const ELABORATION_WEIGHT = 0.4;

/** Where the elaboration begins: after the first concept that the statement is about. */
export function elaborationStart(text: string, concepts: readonly PlacedConcept[]): number {
  const first =
    concepts.find(({ isThing }) => isThing) ?? concepts.find(({ isName }) => isName) ?? concepts[0];
  if (first === undefined) return text.length;
  return elaborationBehind(text, first.end);
}

/** Where an elaboration begins behind a place of a text; the end of the text where none does. */
export function elaborationBehind(text: string, from: number): number {
  ELABORATION.lastIndex = from;
  const told = ELABORATION.exec(text)?.index ?? text.length;
  for (const { index, 0: sign } of text.slice(0, told).matchAll(SIGN))
    if (index >= from && (sign !== ',' || explainsAt(text, index + 1))) return index;
  return told;
}

/** Less weight for what only elaborates on what stands before it. */
export function weighed(
  concepts: readonly PlacedConcept[],
  start: number,
  weightiest: number,
): PlacedConcept[] {
  const rest = sumOf(concepts.filter((concept) => concept.start >= start));
  const factor = rest === 0 ? 1 : Math.min(ELABORATION_WEIGHT, (ELABORATION_SHARE * weightiest) / rest);
  return concepts.map((concept) =>
    concept.start < start ? concept : { ...concept, weight: concept.weight * factor },
  );
}
