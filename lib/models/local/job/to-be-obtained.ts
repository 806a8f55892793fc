import { anyOf } from '../../../text/alternatives.ts';

/** A paper that one may still get: "or willingness to obtain one", "within six months of hire". Whoever has to be working towards it has to be at it. */
const TO_BE_OBTAINED = anyOf(
  /\bor (?:(?:be|the|a) )?(?:willing(?:ness)?|able|ability|prepared|happy|commitment|committed) to (?:[a-z]+ ){0,2}(?:obtain|get|gain|acquire|achieve|attain|undertake|undergo|complete|study|work towards?|apply for|register)\b/,
  /\b(?:willing(?:ness)?|able|ability|prepared) to (?:obtain|gain|acquire|work towards?)\b.{0,60}\b(?:licen[cs]es?|certificat\w+|cards?|tickets?|clearance|registration|qualification|accreditation|diploma)\b/,
  /\bor (?:get|obtain|gain|complete) (?:it|them|one|this)\b/,
  /\b(?:obtain(?:ed)?|completed?|gained?|achieved?|required)\b.{0,20}\bwithin (?:the first |your first )?(?:[a-z]+|\d+) (?:days?|weeks?|months?|years?)\b/,
  /\beligib(?:le|ility) (?:for|to obtain|to hold)\b.{0,40}\bclearance\b/,
  /\b(?:bereitschaft|bereit),? .{0,40}\b(?:erwerben|nachzuholen|abzulegen|absolvieren)\b/,
  /\b(?:pret|prete|disposee?) a (?:passer|obtenir)\b|\bdispuest[oa] a obtener\b/,
  /\bbereid (?:om )?.{0,40}\bte (?:be)?halen\b/,
  /\b(?:o|con) (?:disposicion|predisposicion|disponibilidad) (?:a|para) (?:obtener|sacar)/,
);

/** Whether a statement, folded, leaves it open to get the paper later: who has it not yet is not kept out. */
export function mayBeObtained(folded: string): boolean {
  return TO_BE_OBTAINED.test(folded);
}

/** "Hold, or be willing to obtain, a licence": what stands between the commas goes with the paper behind them. */
const BETWEEN_COMMAS =
  /,\s(or (?:(?:are|be|is|have the|a) )?(?:willing(?:ness)?|able|ability|prepared|happy|working|ready) (?:to(?:wards)?\s)?\p{L}{1,20}(?:\s\p{L}{1,20}){0,3}),\s/iu;

/** A sentence without the commas around what leaves it open to get its paper later. */
export function joinedToPaper(sentence: string): string {
  return sentence.replace(BETWEEN_COMMAS, ' $1 ');
}
