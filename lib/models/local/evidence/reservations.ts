import { anyOf } from '../../../text/alternatives.ts';
import { isDoing, namesThings } from '../denials/denied-lists.ts';
import { isFillerWord, isWordOfDoing } from '../text/filler-words.ts';
import { foldText, tokenize } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';
import type { Line } from '../types.ts';
import type { CompiledText } from './wanted.ts';

/** Begun and not ended, or done now and then, or by others while one looked on. */
const RESERVATION = anyOf(
  /\b(?:studying|sitting|enrolled) (?:for|towards?|in)\b/,
  /\btraining (?:for|towards?|in)\b(?<!\b(?:deliver|provid|giv|gave|led|lead|ran|run|conduct|prepar|design|develop|organi[sz]|creat|held|hold|facilitat|wr[io]t|arrang)[a-z]{0,5} (?:[a-z-]{1,12} ){0,3}training (?:for|towards?|in))(?! (?:[a-z-]{1,12} ){0,3}(?:[a-z]{2,20}(?:er|or|ent|ant|ist|ian)s|staff|people|colleagues|employees|teams?|graduates|apprentices|trainees|nurses)\b)/,
  /\bpreparing (?:for|towards?)(?= (?:[a-z\d'-]{1,20} ){0,5}(?:[a-z]{0,3}exam|test|certif|licen|qualif|diplom|degree|assessment|registr|accredit))/,
  /\bworking towards?\b|\b(?:currently )?pursuing\b/,
  /\bin progress\b(?<!\b(?:renewal|revalidation|recertification) (?:is |now )?in progress)/,
  /\b(?:expected|due|anticipated)(?! renewal)(?: in| by)?(?: [a-z]+)? 20\d\d\b(?<!renewal (?:is )?(?:expected|due|anticipated)[a-z ]{0,16} 20\d\d)/,
  /\bnot (?:yet )?(?:completed|finished|graduated)\b/,
  /\boccasional(?:ly)?\b|\bnow and then\b|\bshadow(?:ed|ing)\b(?! by\b)/,
  /\bobserv(?:ed|ing) (?:the |an? )?(?:team|senior|colleague|surg)\w*/,
  /\bvisit(?:ed|s) (?:[a-z]{1,12} ){1,4}to (?:observe|watch)\b|\bunder (?:close )?supervision\b/,
  /\b(?:some|brief|limited|little|first) (?:exposure|experience|knowledge|contact)\b|\bexposure to\b/,
  /\bin ausbildung zum?r?\b|\babgebrochen\w*|\bgelegentlich\w*|\berste erfahrung\w*/,
  /\ben cours (?:de(?! validite)|d|d')\b|\boccasionnel\w*|\bcursando\b|\bocasional\w*|\baf en toe\b/,
  /\bincidenteel\b/,
);

/** Days or weeks beside those who do it, or as somebody who learns: "a two-week ICU placement", "a placement as a student". */
const TASTE = anyOf(
  /\b(?:days?|weeks?)(?:-long)?,? (?:[a-z-]{2,14} ){0,3}(?:placements?|tasters?|attachments?|observerships?)\b/,
  /\bplacements? (?:[a-z-]{1,12} ){0,3}as an? (?:[a-z]{2,12} )?(?:student|trainee|pupil|learner)\b/,
);

/** "No experience with Kubernetes, but a course on it": something less than what was denied. On folded text. */
const DENIED_BUT_LESS =
  /\b(?:no|not|never|without|keine?n?|nicht|pas|sans|sin|geen|niet)\b(?! (?:only|just|nur|alleen|solo|seulement)\b)([^.;]{3,90}?)\b(?:but|though|aber|mais|pero|maar)\b(?!.{0,120}\b(?:years?|jahre|ans|anos|jaar)\b).{0,120}\b(?:courses?|tutorials?|workshops?|placements?|tasters?|theory|hobby|at home|self-taught|willing|keen|eager|learn(?:ing)?|read(?:ing)? about|kurse?|theorie|lernbereit|cours|curso|cursus)\b/;

function isLessThanDenied(folded: string, { tellingStems }: CompiledText): boolean {
  const denied = DENIED_BUT_LESS.exec(folded)?.[1];
  return denied !== undefined && tokenize(denied).some(({ stem }) => tellingStems.has(stem));
}

/** Known to begin with. */
const BASICS = anyOf(
  /\bbasic (?:exposure|experience|knowledge|contact|skills|level|understanding|user)\b/,
  /[-–—:(,] ?basics?\b(?= ?[),;.]| ?$)/,
  /\b(?:grundkenntnisse|notions|nociones|basiskennis|basic[oa]s?|anfanger(?:kenntnisse|niveau)?|niveau debutant|debutant|principiante)\b/,
);
/** Whoever asks for the basics is shown them. */
const ASKS_FOR_BASICS: ReadonlySet<string> = wordSet(
  'basic basics fundamental fundamentals beginner grundkenntnisse grundlagen notions bases nociones basico basica basicos basicas basiskennis basis',
);

/** Of what one only heard, wishes for or began. */
const HEARD_OF = anyOf(
  /\b(?:interested|an interest|keen interest|strong interest) in\b|\bcurious about\b/,
  /\b(?:attended|watched|heard|visited) (?:an? |the |some |several )?(?:[a-z]+ )?(?:talks?|lectures?|webinars?|meetups?|presentations?|videos?)\b/,
  /[-–—:(] ?beginner\b(?= ?[),;]| ?$)/,
);
/** Of these a list may follow, of things that all are known so little. */
const OPENS_LIST =
  /\b(?:interested in|interest in|curious about|(?:limited|little) (?:exposure|experience|knowledge|contact)|(?:talks?|lectures?|webinars?|meetups?|presentations?|videos?) (?:on|about))\b/;
/** Whoever asks for interest is shown it. */
const INTEREST: ReadonlySet<string> = new Set([
  'interest',
  'interested',
  'curiosity',
  'curious',
  'enthusiasm',
  'passion',
  'keen',
]);

/** One of these stands in every reservation; most lines have none. */
const CUES: ReadonlySet<string> = new Set(
  (
    'studying preparing training sitting enrolled towards toward pursuing progress expected due anticipated completed finished graduated ' +
    'but though aber mais pero maar placement placements taster tasters attachment attachments observership observerships ' +
    'occasional occasionally now shadowed shadowing observed observing supervision exposure experience knowledge contact ausbildung ' +
    'observe watch abgebrochen abgebrochenes abgebrochene interested interest curious attended watched heard visited beginner gelegentlich gelegentliche erfahrung erfahrungen grundkenntnisse cours occasionnel ' +
    'occasionnelle occasionnellement notions basic basics basico basica basicos basicas anfanger anfangerkenntnisse anfangerniveau debutant principiante cursando ocasional ocasionalmente nociones af incidenteel basiskennis'
  ).split(' '),
);

/** Whether a line may carry a reservation, by its words. */
export function mayHaveReservation({ tokens }: Line): boolean {
  return tokens.some(({ norm }) => CUES.has(norm));
}

/**
 * Whether a quote says of the wanted thing itself that it is only begun, seldom done or done under supervision ("Studying for the
 * licence", "occasional usability tests").
 */
export function hasReservation(quote: string, wanted: CompiledText): boolean {
  const foldedQuote = foldText(quote);
  if (isLessThanDenied(foldedQuote, wanted)) return true;
  const mayBeInterest = wanted.tokens.some(({ norm }) => INTEREST.has(norm));
  const mayBeBasics = wanted.tokens.some(({ norm }) => ASKS_FOR_BASICS.has(norm));
  const isReserved = (folded: string) =>
    RESERVATION.test(folded) ||
    TASTE.test(folded) ||
    (!mayBeInterest && HEARD_OF.test(folded)) ||
    (!mayBeBasics && BASICS.test(folded));
  if (!isReserved(foldedQuote) || isOvercome(quote, wanted)) return false;
  const clauses = quote
    .split(/[;.](?:\s|$)/)
    .flatMap((sentence) => sentence.split(CLAUSE_END).map((clause, at) => ({ clause, isFirst: at === 0 })))
    .filter(({ clause }) => clause !== '');
  if (clauses.length === 1) return true;
  let isOfList = false;
  return clauses.some(({ clause, isFirst }) => {
    const tokens = tokenize(clause);
    // Behind another sign than a comma a list goes on with bare names.
    if (isFirst && tokens.length > MAX_BARE_NAME) isOfList = false;
    const isHere = isReserved(foldText(clause));
    // "Curious about Oracle, Redis and Kafka": a list goes on as long as it only names things.
    isOfList = isHere
      ? OPENS_LIST.test(foldText(clause))
      : isOfList &&
        !isDoing({ text: clause, start: 0, tokens }, tokens[0]) &&
        namesThings(tokens, 0, tokens.length);
    return (isHere || isOfList) && tokens.some(({ stem }) => wanted.tellingStems.has(stem));
  });
}

const MAX_BARE_NAME = 2;

/** How it went on: "under supervision first, independently since 2012", "first experience in 2008, daily since". */
const OVERCOME =
  /[,;.]? (?:(?:and )?(?:now|today) (?:i )?(?:lead|run|train|teach|expert|advanced|(?:a )?key user)|(?:and )?(?:then |later |now )?(?:independently|unsupervised|on my own)|(?:and )?(?:have led|daily|lead|expert)\b[a-z ]{0,20} since)\b/;

/** Whom one leads or trains now in the same. */
const OF_OTHERS = wordSet(
  'team teams others colleagues juniors staff people trainees apprentices starters recruits users customers clients sessions course courses level expert key user super since daily shift shifts theatre theatres ward unit department site own independently unsupervised advanced lead',
);

/** Whether what followed is of the same thing: "observed surgeons and now lead the reception" goes on with another. */
function isOvercome(quote: string, { tellingStems }: CompiledText): boolean {
  const folded = foldText(quote);
  const at = OVERCOME.exec(folded);
  if (at === null) return false;
  const goesOn = tokenize(folded.slice(at.index + at[0].length).split(/[.;,(]/, 1)[0] ?? '');
  return goesOn.every(
    ({ norm, stem }) =>
      tellingStems.has(stem) ||
      isFillerWord(norm) ||
      isWordOfDoing(norm) ||
      OF_OTHERS.has(norm) ||
      /^\d/.test(norm),
  );
}

/** "Ran the till and shadowed the manager", "uses SAP daily with occasional Oracle": what is reserved comes behind. */
const CLAUSE_END = anyOf(
  /,(?:\s|$)/i,
  /\s(?=(?:and|with|plus|including|alongside|despite) (?:[a-z]{1,12} ){0,4}(?:occasional|shadow|observ|limited|little|basic|some exposure|exposure))/i,
);
