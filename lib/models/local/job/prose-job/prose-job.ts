import { statesYears } from '../../text/stated-years.ts';
import { foldText } from '../../text/tokens.ts';
import type { Line, TextDocument } from '../../types.ts';
import { FUNCTION_WORDS, READ_LANGUAGES, type ReadLanguage } from '../../vocabulary/stop-words.ts';
import { isNotARequirement } from '../requirement-wording.ts';
import { isUnprovable } from '../unprovable.ts';
import { type AnnouncedTitle, knownTitleIn, titleOfSentences } from './announced-title.ts';
import { askedAround, askedBehind } from './around-title.ts';
import { asksInAdvert, asksInBrief, clauseAsks, namesAsked } from './asking.ts';
import { type AskedThing, askedIn } from './clauses.ts';

/** A job in prose: its title, and each thing that it asks for. */
export interface ProseJob {
  title: string;
  asked: readonly AskedThing[];
}

const MAX_SENTENCES = 20;
const MAX_WORDS = 260;
const MAX_CHARACTERS = 2_600;
/** Longer ones tell more than they ask for: a sentence of theirs counts only where it says that it asks. */
const MAX_BRIEF_SENTENCES = 5;
const MAX_BRIEF_WORDS = 70;
/** Fewer than these in a longer one, and its sentences are read whole. */
const MIN_ASKED = 3;

const SENTENCE_END = /[.!?…]['")”]?$/;

/**
 * Reads a job that is told in sentences ("We need a roofer with …, used to …"), where lines are no requirements; `null` for
 * one with headings or lists, one of more than 260 words, and one that asks for nothing.
 */
export function readProseJob({ text, lines }: TextDocument): ProseJob | null {
  if (text.length > MAX_CHARACTERS || !isProse(lines)) return null;
  const language = spokenLanguage(lines);
  return isBrief(lines) ? readBrief(lines, language) : readAdvert(lines, language);
}

/** More lines than these above the sentences are no headline. */
const MAX_HEADLINES = 3;

/** What sentences below a headline ask for; empty where the lines are no such job. */
export function askedBelowHeadline({ text, lines }: TextDocument): AskedThing[] {
  // "Roofer wanted!!" is a headline too.
  const first = lines.findIndex((line, index) => index > 0 && SENTENCE_END.test(line.text));
  if (text.length > MAX_CHARACTERS || first < 1 || first > MAX_HEADLINES || !isProse(lines.slice(1)))
    return [];
  const sentences = lines.slice(first);
  const language = spokenLanguage(sentences);
  const isShort = wordCount(sentences) <= MAX_BRIEF_WORDS;
  const asked = sentences.flatMap(({ text: said }) => {
    const announced = firmAnnounces(said) ? knownTitleIn(said) : null;
    if (announced !== null) return (isShort ? askedAround : askedBehind)(said, announced, language);
    if (isShort) return asksInBrief(said, true) ? askedIn(said, language) : [];
    return asksInAdvert(said) ? askedIn(said, language, clauseAsks) : [];
  });
  return asked.filter(({ text: said }) => !isOffered(said) && !seeksOnly(said));
}

const MAX_WORDS_OF_ITEM = 6;
const MIN_ITEMS = 4;

/** Whether a job is a headline above a list whose items end in full stops: "Testing and inspection." asks by standing there. */
export function listsBelowHeadline({ lines }: TextDocument): boolean {
  const [headline, ...below] = lines;
  if (headline === undefined || SENTENCE_END.test(headline.text) || below.length < MIN_ITEMS) return false;
  return below.every(({ text, tokens }) => SENTENCE_END.test(text) && tokens.length <= MAX_WORDS_OF_ITEM);
}

/** "Busy bistro needs a line cook, nights": says again what the headline does. "You are a nurse with …" asks for the paper as well. */
const FIRM_ANNOUNCES =
  /^(?!.*\b(?:you|candidates?|applicants?|must|should)\b).{0,80}\b(?:needs?|seeks?|hires|wants?|requires|hiring|seeking|recruiting|(?:looks?|looking) for|(?:looking|wish\w*) to (?:appoint|recruit|hire))\s/;

function firmAnnounces(sentence: string): boolean {
  return FIRM_ANNOUNCES.test(foldText(sentence));
}

const SEEKS = /^(?:suchen|suche|recherchons|cherchons|recrutons|buscamos|busco|zoeken|zoek)\s/;

/** "Suchen ab sofort eine Servicekraft in Voll- oder Teilzeit": what the headline says, and nothing that is asked for. */
function seeksOnly(text: string): boolean {
  return SEEKS.test(foldText(text)) && knownTitleIn(text) !== null && !namesAsked(text);
}

function isProse(lines: readonly Line[]): boolean {
  if (lines.length > MAX_SENTENCES || wordCount(lines) > MAX_WORDS) return false;
  return !lines.some(({ isHeading, isBullet }) => isHeading || isBullet);
}

function isBrief(lines: readonly Line[]): boolean {
  return lines.length <= MAX_BRIEF_SENTENCES && wordCount(lines) <= MAX_BRIEF_WORDS;
}

function wordCount(lines: readonly Line[]): number {
  return lines.reduce((sum, { tokens }) => sum + tokens.length, 0);
}

/** The language of most function words, however few they are; English where two have as many. */
function spokenLanguage(lines: readonly Line[]): ReadLanguage {
  const norms = lines.flatMap(({ tokens }) => tokens.map(({ norm }) => norm));
  const counts = READ_LANGUAGES.map((language) => ({
    language,
    count: norms.filter((norm) => FUNCTION_WORDS[language].has(norm)).length,
  }));
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).language;
}

function readBrief(lines: readonly Line[], language: ReadLanguage): ProseJob | null {
  const title = titleOfSentences(lines.map(({ text }) => text));
  if (title === null) return null;
  const headline = lines.length > 1 ? (lines[title.sentence]?.text ?? '') : '';
  const withField = SENTENCE_END.test(headline) ? null : titleWithField(headline, title.found);
  const asked = lines.flatMap(({ text }, index) => {
    if (index === title.sentence) {
      if (withField !== null) return [];
      const things = askedAround(text, title.found, language);
      // Behind a title in a headline stand places and firms as well.
      const isHeadline = lines.length > 1 && !SENTENCE_END.test(text);
      return isHeadline
        ? things.filter((thing) => namesAsked(thing.text) || statesYears(thing.text))
        : things;
    }
    const again = firmAnnounces(text) ? knownTitleIn(text) : null;
    if (again !== null) return askedAround(text, again, language);
    return asksInBrief(text, index > title.sentence) ? askedIn(text, language) : [];
  });
  return proseJob(withField ?? title.found.title, asked, 1);
}

/** Behind a title, and before where it is: ", Intensive Care", "(m/w/d) Fleischtheke in Teilzeit". */
const FIELD =
  /^\s?(?:,|[–—-]|\([mwfdhx/ .*|]+\))((?:\s(?:(?:&|and|und|of)\s)?\p{Lu}[\p{L}’'-]{2,20}){1,3})(?=$|\s(?:in|im|am|ab|at|for|für|gesucht|wanted)\s)/u;

/** A title with what the headline adds to it, one thing and no list: "Project Manager – Commercial Construction". */
function titleWithField(headline: string, { start, end }: AnnouncedTitle): string | null {
  const [field = '', name = ''] = FIELD.exec(headline.slice(end).trimEnd()) ?? [];
  return namesAsked(name) ? headline.slice(start, end + field.length).trim() : null;
}

function readAdvert(lines: readonly Line[], language: ReadLanguage): ProseJob | null {
  // Lines that end otherwise are headings of a kind that no list knows.
  if (!lines.every(({ text }) => SENTENCE_END.test(text))) return null;
  const title = titleOfSentences(lines.map(({ text }) => text));
  if (title === null) return null;
  const asked = lines.flatMap(({ text }, index) => {
    if (index === title.sentence) return askedBehind(text, title.found, language);
    return asksInAdvert(text) ? askedIn(text, language, clauseAsks) : [];
  });
  return proseJob(title.found.title, asked, MIN_ASKED);
}

function proseJob(title: string, asked: readonly AskedThing[], least: number): ProseJob | null {
  const kept = asked.filter(({ text }) => !isOffered(text));
  return kept.length < least ? null : { title: title.replace(ARTICLE_OF_BOTH, ''), asked: kept };
}

/** "Wir suchen eine/n Friseur/in" */
const ARTICLE_OF_BOTH = /^(?:eine?|une?|una?)(?:[/(]\p{L}{1,3}\)?)\s/iu;

/** Whether a sentence says no more than that somebody of a title is wanted: "Our shop needs a bicycle mechanic." */
export function announcesOnly(sentence: string, title: string): boolean {
  const found = sentence.length <= MAX_CHARACTERS ? knownTitleIn(sentence) : null;
  if (found === null || statesYears(sentence)) return false;
  if (found.title !== title && (foldText(found.title) !== foldText(title) || !firmAnnounces(sentence)))
    return false;
  return askedAround(sentence, found, 'en').every(({ text }) => isOffered(text) || isUnprovable(text));
}

const TERMS_OF_OFFER =
  /^(?:room (?:in|with|available|for) .*|car park|(?:(?:free|paid|good|own|shared) )?(?:housing|accommodation|lodging|flights?|meals|visa|relocation|tips|bonus(?:es)?|pension|(?:health |medical )?insurance|uniform)(?: ?(?:[+&,/]|and|plus|$) ?(?:(?:free|paid) )?(?:(?:housing|accommodation|lodging|flights?|meals|visa|relocation|tips|bonus(?:es)?|pension|insurance|uniform|salary)|$)){1,5}|full[- ]?time.*|part[- ]?time.*|permanent|temporary|fixed[- ]term|contract .*|remote(?: \w+)?|hybrid(?: (?:after|from|work|working|role|pattern|\d).*)?|on[- ]?site|good pay|immediate start|start\w* .*|(?:\w+ )?(?:weeks?|days?|nights?) (?:on|off).*|no weekends|(?:\d|one|two|three|four|five) days? (?:in (?:the )?office|on site|a week|per week|wfh|from home).*|(?:vollzeit|teilzeit|temps (?:plein|partiel)|deeltijd|tiempo parcial)(?: (?:ist )?(?:moglich|auch moglich|possible|mogelijk|posible))?|unbefristet|cdi|cdd|jornada completa|media jornada|voltijd|deeltijd|jours? de repos.*|logement.*|\d+(?:\.\d+)? ?(?:hours|hrs)\b.*|.* hours (?:a|per) week)$/;

function isOffered(text: string): boolean {
  const folded = foldText(text);
  return TERMS_OF_OFFER.test(folded) || isNotARequirement(folded);
}
