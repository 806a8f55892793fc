import { hasRequirementCue } from '../requirement-wording.ts';
import { oneOf } from './one-of.ts';

/** Where people work. */
const PLACE =
  /(?:practices?|surger(?:y|ies)|clinics?|hospital|hotel|restaurant|bistro|caf[eé]|coffee shop|pub|bar|kitchen|bakery|salon|spa|gym|studio|shop|store|boutique|pharmacy|optician|garage|workshop|factory|plant|warehouse|farm|estate|garden|nursery|school|college|academy|university|home|household|family|office|firm|company|business|organi[sz]ation|charity|agency|brand|retailer|manufacturer|supplier|contractor|consultancy|start-?up|scale-?up|group|chain|team|site|branch|yacht|villa|church|council|trust|car park)s?/;

/** What is said of one in passing. */
const KIND =
  /(?:an?|the|our|very|small|smaller|large|larger|busy|friendly|family-(?:run|owned)|family|well-established|established|independent|modern|thriving|award-winning|leading|lively|bustling|growing|fast-growing|local|private|mixed|traditional|popular|boutique|luxury|rural|central|city-cent(?:re|er)|village|town|seaside|country|happy|vibrant|beautiful|historic|dental|veterinary|medical|general|specialist|national|global|international|charming|cosy|quiet|new|purpose-built|newly refurbished|state-of-the-art|well-equipped|high-street|speciality|specialty|neighbou?rhood|artisan|upscale|high-volume|fine-dining|[a-z0-9]+-(?:bed(?:room)?|cover|seat|chair|partner|doctor|physician|surgery|form[- ]entry)|one of)/;

const OF_THE_PLACE = oneOf('^%[.!]?$', [
  // "Busy city-centre salon", "Large private garden near Bath"
  new RegExp(
    `(?:${KIND.source},? (?:and )?){1,5}(?:[a-z-]+ )?${PLACE.source}(?: (?:in|near|at|on|of|with|between|close to|just|based|serving)\\b.{0,60})?`,
  ),
  // "Offices in central Bristol"
  new RegExp(`${PLACE.source} (?:in|near|at|on|close to)\\b.{2,50}`),
  // "Lane Dental is a friendly practice with six surgeries"
  new RegExp(
    `(?!(?:you|they|he|she|someone|somebody|this|it)\\b).{2,50} (?:is|are) (?:an?|the|one of|part of)\\b(?: [a-z-]+,?){0,6} ${PLACE.source}\\b.{0,100}`,
  ),
]);

/** Whether a sentence or clause only tells, as a name or in passing, where the work is. `folded` as `foldText` returned it. */
export function tellsOfPlace(folded: string): boolean {
  return OF_THE_PLACE.test(folded) && !hasRequirementCue(folded) && !ASKED.test(folded);
}

const ASKED = /\b(?:you|must|need\w*|essential|required|plus|bonus|advantage\w*|asset|welcome|preferred)\b/;
