import { namesKind } from '../../text/named-kinds.ts';
import { contentWordCount, saysSomething } from '../../text/plain-items.ts';
import { statesYears } from '../../text/stated-years.ts';
import { foldText } from '../../text/tokens.ts';
import { saysSinceQualified } from '../since-qualified.ts';
import { asksForSomeOf } from './choices.ts';

/** "Two years' experience, but new graduates are welcome to apply": what stands before it keeps nobody away. */
const OTHERS_WELCOME =
  /(?:,?\s(?:but|although|though|yet)|,(?=\s(?:all|any|new|recent|graduates?|beginners?|juniors?|returners?|career)\s))\s(?:[\p{L}'’-]+\s){1,6}?(?:encouraged|welcomed?|invited|considered)(?:\sto\sapply)?[.!]?$/iu;

/** A line without the welcome to others at its end, before which something is asked for. */
export function withoutWelcome(line: string): string {
  const asked = line.replace(OTHERS_WELCOME, '');
  return saysSomething(asked) || statesYears(asked) ? asked : line;
}

/** "Our client, an agency, needs a data scientist with …": what is asked for comes behind. */
const SOMEBODY_WITH =
  /^[^.;:]{2,80}?\s(?:needs?|seeks?|is looking for|is seeking|are looking for|are seeking|requires?) (?:an? )[\p{L} -]{3,40}? (?:with|who has) (?=\S{1,12} )/iu;

/** "To apply you'll need to hold a card". */
const TO_APPLY = /^to apply(?: for (?:this|the) \p{L}+)?,? (?=(?:you|candidates|applicants)\b)/iu;

/** Ends a label; "2:1 in Mathematics" has none. */
const COLON = /(?<!\d):|:(?!\d)/;
const MAX_LABEL_CHARACTERS = 120;

/**
 * A line without what says only that something is asked for: "Candidates should have the following skills: A, B" is about A and B. A label
 * that says something stays.
 */
export function withoutEmptyLead(line: string): string {
  const text = line.replace(SOMEBODY_WITH, '').replace(TO_APPLY, '');
  const colon = text.search(COLON);
  if (colon <= 0 || colon > MAX_LABEL_CHARACTERS || colon === text.length - 1) return text;
  if (asksForSomeOf(text) || tellsWhatIsAsked(text.slice(0, colon))) return text;
  return text.slice(colon + 1).trim();
}

/** Says who asks, or whom: "Wir wünschen uns: …", "What Sie mitbringen: …". */
const ASKING_LEAD =
  /^(?:wir (?:wunschen uns|erwarten|suchen|brauchen)(?: von (?:ihnen|dir))?|(?:das |was )?(?:sie|du) (?:mitbringen|mitbringst|bringen mit|bringst mit)|das (?:bringst du|bringen sie) mit|(?:ihr|dein|unser) (?:ideales )?(?:profil|wunschprofil)|nous (?:demandons|attendons|recherchons)|vous (?:avez|etes|apportez)|(?:votre )?profil|pedimos|buscamos|que (?:pedimos|buscamos)|wij (?:vragen|verwachten)|(?:dit )?(?:vragen we|breng je mee)|you (?:bring|have|need|are)|(?:what )?(?:we|you) (?:need|expect|ask for|look for|bring)|we(?:'d| would) like|(?:the |our |your )?(?:ideal |successful )?(?:candidate|applicant|person)(?: (?:will have|has|needs|should have|brings))?|(?:essential|key |main )?(?:skills|requirements|criteria)|must[- ]haves?|must have|anforderungen|voraussetzungen|requisitos|eisen)$/;
const FOLLOWING = /\bfollowing\b|\bfolgende|\bsuivant|\bsiguiente|\bvolgende/i;

function tellsWhatIsAsked(label: string): boolean {
  return (
    (contentWordCount(label) > 0 || namesKind(label, 'soft_skill') || saysSinceQualified(label)) &&
    !ASKING_LEAD.test(foldText(label)) &&
    !FOLLOWING.test(label)
  );
}
