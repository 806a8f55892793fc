import { anyOf } from '../../../text/alternatives.ts';
import { matchesOf } from '../../../text/matches.ts';
import { foldText } from '../text/tokens.ts';
import { WordGate } from '../text/word-gate.ts';
import { mayTellLiking } from '../titles/likings-in-titles.ts';
import type { Line, Span } from '../types.ts';
import type { CompiledRequirement } from './compiled-rubric.ts';
import { employersIn, organizationsIn } from './organizations.ts';
import { type ResumeIndex, titleLine, withoutSpans } from './resume-index.ts';
import type { SoughtWords } from './sought-words.ts';

/** What may stand before them. */
const BEFORE_LIKING = '(?:\\b(?:(?:an?|the|my|great|lifelong|real|true|keen|strong|who) ){1,3})?';
/** What leads to something that one likes, and need not have worked in. On folded text. */
const LIKINGS = new RegExp(
  [
    /\b(?:(?:love|passion|enthusiasm|fondness|liking) (?:of|for)|(?:loves?|enjoys?|adores?)|who likes?|passionate about|enthusiastic about|fond of|(?:keen|avid|amateur|hobby|home) (?!(?:eye(?:sight)?|ear|hearing|vision|sense|observ\w+|attention|awareness|judge?ment|mind|learners?|listeners?|interest|to|on|owner|visits?|care|office|economics)\b)|interest(?:ed)? in(?<!\b(?:special|specialist|clinical|research|professional) interest in)|in (?:my|their|our) (?:spare|free) time|as a hobby)/,
    /\b(?:leidenschaft(?:lich)? (?:fur|beim?)|liebe (?:zum?|zur|fur)|begeistert (?:von|fur)|begeisterung fur|interess(?:e|iert) an|(?:der|die) gerne?|hobby-?(?=[a-z]{4})|in (?:meiner|ihrer|der) freizeit|als hobby)/,
    /\b(?:passion(?:ne)?(?:\(?e\)?)? (?:de|du|des|pour|par)|amour (?:de|du|des)|interessee? par|ferue? (?:de|du|des|d')|aimant|j'aime|qui aime|adore|amateur (?:de|d')|pendant (?:mon|le) temps libre)/,
    /\b(?:pasion por|apasionad[oa] (?:de|del|por)|aficionad[oa] (?:a|al)|interesad[oa] en|amante (?:de|del)|que disfruta|me (?:gusta|encanta)n?|en mi tiempo libre|passie voor|liefde voor|liefheb(?:ber|ster) van|geinteresseerd in|die graag|die van(?= [^ ]{1,30} houdt)|hou(?:d|dt)? (?:ik )?van|in mijn vrije tijd|als hobby)/,
  ]
    .map(({ source }) => source)
    .join('|'),
);
const GATE = new WordGate([LIKINGS]);
const LIKING = new RegExp(`${BEFORE_LIKING}(?:${LIKINGS.source})`, 'g');
/** Of these one speaks as of work, or of how one works. */
const OF_WORK =
  /^\W{0,3}(?:to )?(?:(?:the|my|our|all|every|being|be) ){0,3}(?:work|help|learn|meet|serv|lead|manag|deliver|solv|challeng|responsib|deal|people|customer|client|guest|patient|team|colleague|arbeit|menschen|kunden|umgang|travail|contact|clients|trabaj|trato|gente|werk|mensen|klanten)/;
/** Where what is liked ends, and something else is said. */
const END =
  /[.;|•()]|,\s(?=(?:with|and|now|currently|seeking|looking|who|i|mit|und|avec|et|con|y|met|en)\s|\d)|\s[-–—]\s/;

const NO_SPANS: Span[] = [];

/** Whoever asks for it is shown it. */
const ASKS_FOR_LIKING =
  /\b(?:love\w*|passion\w*|enthusias\w*|enjoy\w*|interest\w*|keen|hobb\w+|affinit\w+|curio\w+|leidenschaft\w*|liebe|begeister\w*|freude|spass|interesse\w*|amour|aime\w*|envie|gout|pasion\w*|apasionad\w*|ilusion|gust\w+|passie|liefde|plezier)\b/;

/** In the head of a role also where the employer is named. */
const END_IN_HEAD = /,\s(?=\p{Lu})/u;

/** "Passionate about SAP: 5 years in production", "love SAP and use it every day" */
const AT_WORK_TOO =
  /^[^.;]{2,80}?(?:[:,(]\s?\d{1,2}\+? (?:years|yrs)\b|,? (?:in|with|of) which i have\b|,? (?:and|which i) (?:i )?(?:have )?(?:use|used|work|worked|teach|taught|build|built|write|wrote)\b)/;

function isAtWorkToo(said: string): boolean {
  return AT_WORK_TOO.test(said);
}

function likedIn(line: Line, isHead: boolean): Span[] {
  if (!GATE.mayOpen(line)) return NO_SPANS;
  const { text, start } = line;
  const folded = foldText(text);
  if (GATE.open(folded) === 0) return NO_SPANS;
  // Folding that changes the length would move what is found.
  if (folded.length !== text.length) return [];
  const spans: Span[] = [];
  for (const { index, 0: cue } of matchesOf(folded, LIKING)) {
    const from = index + cue.length;
    if (
      from >= folded.length ||
      from < (spans.at(-1)?.end ?? 0) - start ||
      OF_WORK.test(folded.slice(from, from + 60))
    )
      continue;
    const ends = [folded.slice(from).search(END), isHead ? text.slice(from).search(END_IN_HEAD) : -1];
    const length = Math.min(...ends.map((end) => (end < 0 ? folded.length - from : end)));
    if (isAtWorkToo(folded.slice(from))) continue;
    spans.push({ start: start + index, end: start + from + length });
  }
  return spans;
}

/** Where one has worked, which the name of an employer shows: "in a hospital", "in retail", but not "in Java". */
const ASKS_FOR_PLACE = anyOf(
  /(?:experience|background|worked|working|years|career)\b[^,;.]{0,40}?\s(?:in|within|at|from) (?:(?:an?|the) )?[a-z]/i,
  /erfahrung[^,;.]{0,40}?\s(?:im|beim?|in (?:der|dem|den|einer|einem)) /i,
  /exp[ée]rience[^,;.]{0,40}?\s(?:dans|en) (?:une? |les? |la |l')?[a-zé]/i,
  /experiencia[^,;.]{0,40}?\sen (?:el |la |una? )?[a-z]/i,
  /ervaring[^,;.]{0,40}?\s(?:in|bij) (?:een |het |de )?[a-z]/i,
);
/** With a capital letter inside of a sentence it is the name of a thing. */
const NAMED_THING = /\s(?:in|within|at|from|dans|en|bij) \p{Lu}/u;

/** Whether a requirement asks where somebody has worked. */
export function asksForPlace(text: string): boolean {
  return ASKS_FOR_PLACE.test(text) && !NAMED_THING.test(text);
}

/** Whether a requirement asks for what somebody likes. */
export function asksForLiking(text: string): boolean {
  return ASKS_FOR_LIKING.test(foldText(text));
}

/** What a resume shows of a requirement. */
export interface Shown {
  /** With all that may prove it. */
  index: ResumeIndex;
  /** Without what is liked outside of work; the same where there is none. */
  atWork: ResumeIndex;
}

/**
 * What a resume holds besides what its writer has done and can: what is liked outside of work proves of skills a part at most, and the
 * names of organizations prove no more than where one has worked.
 */
export class Pastimes {
  private readonly whole: ResumeIndex;
  private readonly sought: SoughtWords;
  private readonly liked: readonly Span[];
  private readonly own: ResumeIndex;
  private readonly atWork = new Map<ResumeIndex, ResumeIndex>();

  constructor(index: ResumeIndex, sought: SoughtWords) {
    this.whole = index;
    this.sought = sought;
    this.own = leaving(index, sought, [...organizationsIn(index.read), ...employersIn(index.read, sought)]);
    const heads = new Set(index.read.roles.map((_, role) => titleLine(index, role)));
    this.liked = index.read.document.lines.flatMap((line, at) => {
      const isHead = heads.has(at) && mayTellLiking(line);
      const isClaim = index.standing[at] === 'claim';
      if (isClaim && line.section === 'interests') return [line];
      return isHead || (isClaim && !line.isHeading) ? likedIn(line, isHead) : [];
    });
  }

  shownOf({ asksForPlace, asksForLiking }: CompiledRequirement): Shown {
    const index = asksForPlace ? this.whole : this.own;
    if (asksForLiking) return { index, atWork: index };
    const atWork = this.atWork.get(index) ?? leaving(index, this.sought, this.liked);
    this.atWork.set(index, atWork);
    return { index, atWork };
  }
}

function leaving(index: ResumeIndex, sought: SoughtWords, spans: readonly Span[]): ResumeIndex {
  return spans.length === 0 ? index : withoutSpans(index, sought, spans);
}
