import { anyOf } from '../../../text/alternatives.ts';
import { oneOf } from './prose-job/one-of.ts';

/**
 * Sentences that begin by saying that they offer: "Benefits include …", "Geboten werden …". All that follows is offered, whatever papers
 * and skills it names ("study support for the diploma"). All patterns take text that `foldText` of tokens.ts returned.
 */
const OPENS_OFFER = oneOf('^(?:%)', [
  anyOf(
    /(?:(?:the|our|your|other|further|additional|key|great|company|staff) ){0,3}(?:benefits|perks|rewards|package|incentives)(?: (?:package|on offer))? (?:will )?(?:includes?|included|including|are|is|comprises?|consists?)\b/,
    /in (?:return|exchange),? (?:for\b.{3,40}\b)?(?:you|we|our)\b|on offer (?:is|are)\b/,
    /(?:also )?on offer ?:|you(?:'ll| will) (?:also )?(?:receive|enjoy|benefit from)\b(?! working\b)/,
  ),
  anyOf(
    /geboten (?:wird|werden)\b|wir (?:bieten|garantieren)\b/,
    /unser (?:kunde|mandant|angebot) (?:bietet|umfasst)\b/,
    /(?:sie|du) (?:erhalten|erhaltst|bekommst|bekommen|profitierst|profitieren) (?:von |bei uns |eine?n? )/,
    /zu (?:unseren|ihren|deinen) (?:vorteilen|benefits) (?:gehoren|zahlen)\b/,
  ),
  anyOf(
    /nous (?:vous )?(?:offrons|proposons)\b|(?:vous|tu) (?:beneficie[zs]|profite[zs])\b/,
    /(?:se |te |les? )?(?:ofrecemos|ofrece)\b|(?:disfrutaras|gozaras) de\b|geboden (?:wordt|worden)\b/,
    /(?:wij|we) bieden\b|(?:je|jij|u) (?:krijgt|ontvangt)\b/,
  ),
]);

/** Says beside it what is needed: "We offer a van, so a licence is a must". */
const NEEDED =
  /\b(?:essential|required|needed|mandatory|must|necessary|obligatoire|indispensable|requise?|zwingend|erforderlich|vorausgesetzt|imprescindible|obligatori[oa]|verplicht|vereist|noodzakelijk)\b/;

/** Whether a sentence begins with that something is offered, and asks for nothing beside it. */
export function opensOffer(folded: string): boolean {
  return OPENS_OFFER.test(folded) && !NEEDED.test(folded);
}
