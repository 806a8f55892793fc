import { foldText } from '../text/tokens.ts';
import { isOpen, WordGate } from '../text/word-gate.ts';
import type { Span } from '../types.ts';
import type { ResumeIndex } from './resume-index.ts';
import type { WorkLine } from './work-lines.ts';

/** A strength that work shows without naming it. */
interface Strength {
  /** At most 80 characters, about the way of working. */
  phrase: string;
  /** What the work that shows it is told with; on folded text. */
  shownBy: RegExp;
  /** What has to stand beside that on the line, where the words alone are those of other trades as well. */
  beside?: RegExp;
}

/** Whose emergencies are of life and death: a plumber has call-outs, an office a drill, and many a first-aid course. On folded text. */
const LIVES =
  /\b(?:patients?|pacientes|patienten|wards?|hospitals?|hospital\w+|clinic\w*|klinik\w*|krankenhaus\w*|ziekenhuis|hopital|medic\w+|mediz\w+|nurs\w+|midwi\w+|infirm\w+|enfermer\w+|ambulan\w+|paramedic\w*|lives|life|deaths?|casualt\w+|trauma|resuscitat\w+|cardiac|intensive care|first responders?|fire ?fight\w*|rescue\w*|rettung\w*|samu|smur|reanimation|uci|suicid\w*|self-harm|overdoses?|safeguarding|emergency (?:rooms?|departments?|services|dispatch\w*)|notaufnahmen?|notfall(?:patient|medizin|sanitat|versorg|einsatz|station|rett|ambulanz)\w*|service des urgences|spoedeisende|crisis (?:interventions?|teams?|lines?|helplines?)|in crisis)\b/;

/** What fails in them is no patient: a physiotherapist is on call as well. On folded text. */
const SYSTEMS =
  /\b(?:systems?|servers?|services|platforms?|network\w*|production|clouds?|databases?|software|applications?|apps?|sites?|plants?|machin\w+|lines?|equipment|pumps?|lifts?|boilers?|grids?|outages?|post-?mortems?|disaster recovery|anlage\w*|maschine\w*|netz\w*|linien?|storung\w*)\b/;

/** From the most to the least telling: what few resumes show comes first. */
const STRENGTHS: readonly Strength[] = [
  {
    phrase: 'Makes things simpler than they were',
    shownBy:
      /\b(?:simplif\w+|deleted|removed|fewer steps|got rid of|streamlin\w+|consolidat\w+|standardi[sz]\w+|decommission\w*|vereinfacht\w*|verschlankt\w*|standardisiert\w*|simplifie\w*|vereenvoudigd\w*|gestroomlijnd\w*)\b/,
  },
  {
    phrase: 'Gets more out of what is there',
    shownBy:
      /\b(?:waste|savings?|saved|negotiat\w+|cost reductions?|under budget|reused?|eingespart\w*|economi\w+|ahorr\w+|bespaard\w*)\b/,
  },
  {
    phrase: 'Calm where lives depend on it',
    shownBy:
      /\b(?:resuscitat\w+|cardiac arrest|emergenc(?:y|ies)(?! (?:first[- ]aid|light\w*|exits?|stops?|doors?|power|generators?|repairs?|call-?outs?|maintenance|plumbing|funds?|funding|loans?|plans?|planning|drills?|contacts?|accommodation|housing|orders?|deliver\w+|purchas\w+|releases?|patch\w*|changes?)\b)|triage|intensive care|first responder|crisis|notaufnahme|notfall\w*|urgences?|urgencias|spoedeisende)\b/,
    beside: LIVES,
  },
  {
    phrase: 'Keeps conflict from growing',
    shownBy:
      /\b(?:de-?escalat\w+|mediat\w+|difficult (?:customers?|patients?|parents?|guests?)|complaints?|grievances?|conflict\w*|reklamation\w*|beschwerde\w*|reclamations?|reclamaciones|klachten)\b/,
  },
  {
    phrase: 'Helps others grow into their work',
    shownBy:
      /\b(?:mentor\w*|coach(?:ed|es|ing)?|onboard\w*|train(?:ed|s|ing)? (?:\w+ ){0,3}(?:new|junior|apprentices?|colleagues|staff|nurses|employees|team|interns|starters)|taught (?:\w+ )?colleagues|apprentices|einarbeitung|auszubildende\w*|angeleitet|forme\w* (?:les|des) (?:nouveaux|stagiaires)|formacion de|ingewerkt|begeleid\w*)\b/,
  },
  {
    phrase: 'Writes down what others will need',
    shownBy:
      /\b(?:document(?:ed|ing|ation)|(?:wrote|write|written) (?:\w+ ){0,4}(?:guides?|manuals?|handbooks?|runbooks?|templates?|documents?|pages|procedures?|checklists?)|dokumentiert\w*|documente\w*|gedocumenteerd|redige\w*)\b/,
  },
  {
    phrase: 'Explains hard things in plain words',
    shownBy:
      /\b(?:present(?:ed|ing) (?:\w+ ){0,3}to|workshops?|explain\w*|taught|translat(?:ed|ing) (?:technical|complex)|conversations? with|schulung\w*|talleres|uitgelegd)\b/,
  },
  {
    phrase: 'Takes repetitive work out of the day',
    shownBy:
      /\b(?:automat(?:ed|es|ing|ion)|scripted|replaced manual|automatisiert\w*|automatise\w*|automatizad\w*|automatic[eo]|geautomatiseerd\w*)\b/,
  },
  {
    phrase: 'Brings people of different trades to one plan',
    shownBy:
      /\b(?:cross-?functional|interdisciplin\w+|multidisciplin\w+|stakeholders?|between (?:\w+ ){1,4}and|departments|interdisziplinar\w*|abteilungsubergreifend\w*|transvers\w+|multidisciplinair\w*)\b/,
  },
  {
    phrase: 'Sees a task through to its result',
    shownBy:
      /\b(?:end[- ]to[- ]end|from (?:concept|scratch|planning|design|idea|start|first)\b.{0,30}\bto\b|sole responsibility|took over|owned|full responsibility|eigenverantwortlich\w*|de a a z|de principio a fin|zelfstandig verantwoordelijk)\b/,
  },
  {
    phrase: 'Steady when systems fail',
    shownBy:
      /\b(?:incidents?|outages?|on[- ]call|post-?mortems?|disaster recovery|storungen?|bereitschaftsdienst)\b/,
    beside: SYSTEMS,
  },
  {
    phrase: 'Starts what nobody asked for',
    shownBy:
      /\b(?:initiat(?:ed|ive)|from scratch|from the ground up|founded|introduced|pioneered|launched|set up|established|proposed|ins leben gerufen|eingefuhrt|aufgebaut|initie\w*|mis en place|puse en marcha|implante|opgezet|opgericht|geintroduceerd)\b/,
  },
  {
    phrase: 'Careful where errors cost dearly',
    shownBy:
      /\b(?:audit\w*|compliance|zero (?:errors|defects|accidents|incidents|findings)|error rate|inspections?|safety (?:record|procedures|standards|checks)|double[- ]check\w*|accura\w+|reconcil\w+|quality control|pruf\w+|qualitatssicherung|controles? qualite|kwaliteitscontrole)\b/,
  },
  {
    phrase: 'Improves what already works',
    shownBy:
      /\b(?:improv(?:ed|ing|es|ement)|reduc(?:ed|ing)|cut (?:\w+ ){1,4}by|increas(?:ed|ing)|optimi[sz]\w+|shorten\w*|rais(?:ed|ing)|verbessert\w*|reduziert\w*|gesenkt|gesteigert|optimiert\w*|ameliore\w*|reduit\w*|mejor\w+|redu(?:je|cido|ccion)\b|verbeter\w*|verlaagd\w*|verhoogd\w*)\b/,
  },
  {
    phrase: 'Earns the trust of the people served',
    shownBy:
      /\b(?:long[- ]term (?:clients?|customers?|relationships?)|repeat (?:business|customers)|regulars|retention|relationships? with|patients and (?:their )?families|key accounts?|stammkund\w*|kundenbindung|fidelis\w+|fidelizacion|klantrelaties)\b/,
  },
  {
    phrase: 'Keeps many things in order at once',
    shownBy:
      /\b(?:coordinat\w+|schedul\w+|multiple (?:\w+ )?(?:projects?|sites?|shipments?|accounts?|calendars?)|logistics|prioriti[sz]\w+|koordin\w+|dienstplan\w*|planung|coordonn\w+|coordin\w+|gecoordineerd\w*|planning)\b/,
  },
  {
    phrase: 'Leads by being in the work',
    shownBy:
      /\b(?:led|lead|supervis(?:ed|ing)|manag(?:ed|ing) (?:a |the )?(?:team|shift|crew|staff|ward)|headed|geleitet|fuhrung|encadr\w+|dirig\w+|lider\w+|leiding)\b/,
  },
  {
    phrase: 'Digs until the cause is found',
    shownBy:
      /\b(?:root[- ]cause|diagnos\w+|investigat\w+|troubleshoot\w*|debug\w*|analy[sz](?:ed|ing)|fehleranalyse|fehlersuche|diagnosti\w+|onderzocht)\b/,
  },
];

const MIN_LINE_CHARACTERS = 24;
const MIN_LINE_WORDS = 5;

/** What is shown again adds less than what is told with its outcome. */
const REPETITION_VALUE = 0.6;

/** A line that says how much: an outcome is a better witness than a duty. */
const OUTCOME =
  /\d|%|\bper ?cent\b|\b(?:by|a) (?:half|third|quarter)\b|\bthirds\b|\bdoubled\b|\baward\w*\b|\bfirst\b/;

const GATE = new WordGate(STRENGTHS.map(({ shownBy }) => shownBy));

/** What something that was made is about, or whom it was for: a brochure on intensive care is the work of a designer. On folded text. */
const MATTER =
  /\b(?:(?:layouts?|posters?|brochures?|leaflets?|flyers?|websites?|web ?pages?|logos?|films?|documentar(?:y|ies)|illustrations?|articles?|plakate?|broschuren?|webseiten?|artikel|affiches?|folletos?|carteles?|articulos?) (?:[a-z]+ ){0,3}?(?:of|for|about|on|from|fur|uber|von|pour|sur|sobre|para|de|voor|over)|(?:books?|novels?|magazines?|videos?|podcasts?) (?:about|on)) [^,;.]*?(?=$|[,;.]| and [a-z]+ed\b)/g;
/** Nobody is good at what they hated. */
const DISLIKED = /\b(?:hated?|disliked?|dreaded|feared) (?:[a-z-]+ ?){1,3}/g;

/** Lines that may be about something made, or disliked. */
const ASIDE = new WordGate([MATTER, DISLIKED]);

/**
 * What a line tells of how someone works, folded: not the titles in it ("Logistics Manager"), nor what is denied, or the matter of something
 * that was made.
 */
function toldOfWork(index: ResumeIndex, { line, at }: WorkLine, denied: readonly Span[]): string {
  let told = line.text;
  for (const { start, end } of denied) told = told.replace(index.read.document.text.slice(start, end), '');
  for (const role of index.rolesOfLine[at] ?? []) {
    told = told.replace(index.read.roles[role]?.title ?? '', '');
  }
  const text = foldText(told);
  return ASIDE.open(text) === 0 ? text : text.replace(MATTER, '').replace(DISLIKED, '');
}

/** Gives the spans of each line, of lines in their order. */
function spansByLine(spans: readonly Span[]): (line: WorkLine) => readonly Span[] {
  const sorted = spans.toSorted((left, right) => left.start - right.start);
  let next = 0;
  return ({ line }) => {
    while ((sorted[next]?.end ?? Number.POSITIVE_INFINITY) <= line.start) next++;
    const from = next;
    while ((sorted[next]?.start ?? Number.POSITIVE_INFINITY) < line.end) next++;
    return sorted.slice(from, next);
  };
}

function tellsOfWork({ line }: WorkLine): boolean {
  return !line.isHeading && line.text.length >= MIN_LINE_CHARACTERS && line.tokens.length >= MIN_LINE_WORDS;
}

/** Up to so many words, without a colon or a point of a list, name a post and an employer ("…, Bright Logistics") and tell nothing. */
const MAX_HEADER_WORDS = 10;

/** Tells of the lines that do no more than name a role. */
function headerTest({ read }: ResumeIndex): (line: WorkLine) => boolean {
  const starts = read.roles.map(({ titleSpan }) => titleSpan.start);
  return ({ line: { start, end, text, tokens, isBullet } }) =>
    !isBullet &&
    tokens.length <= MAX_HEADER_WORDS &&
    !/[:;]\s|\.\s/.test(text) &&
    starts.some((at) => at >= start && at < end);
}

/**
 * A work-style strength, grounded in a line about work done; `null` when no such line shows one. What outcomes and several lines
 * show goes before what is said once.
 */
export function silentSkillOf(
  index: ResumeIndex,
  workLines: readonly WorkLine[],
): { phrase: string; quote: string } | null {
  const deniedOn = spansByLine(index.read.negated);
  const isHeader = headerTest(index);
  const lines = workLines
    .filter((work) => GATE.mayOpen(work.line) && tellsOfWork(work) && !isHeader(work))
    .map((work) => {
      const folded = toldOfWork(index, work, deniedOn(work));
      return { text: work.line.text, folded, open: GATE.open(folded) };
    });
  let best: { phrase: string; quote: string } | null = null;
  let most = 0;
  for (const [place, { phrase, shownBy, beside }] of STRENGTHS.entries()) {
    const shown = lines.filter(
      ({ folded, open }) =>
        isOpen(open, place) && shownBy.test(folded) && (beside === undefined || beside.test(folded)),
    );
    const [first] = shown;
    if (first === undefined) continue;
    const outcome = shown.find(({ folded }) => OUTCOME.test(folded));
    const value =
      Math.min(shown.length, 3) * REPETITION_VALUE +
      (outcome === undefined ? 0 : 1) +
      (STRENGTHS.length - place) / STRENGTHS.length;
    if (value > most) {
      most = value;
      best = { phrase, quote: (outcome ?? first).text };
    }
  }
  return best;
}
