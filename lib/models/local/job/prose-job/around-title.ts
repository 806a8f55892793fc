import { anyOf } from '../../../../text/alternatives.ts';
import { statesYears } from '../../text/stated-years.ts';
import { tokenize } from '../../text/tokens.ts';
import { findTerms } from '../../vocabulary/matcher.ts';
import type { ReadLanguage } from '../../vocabulary/stop-words.ts';
import { isUnprovable } from '../unprovable.ts';
import type { AnnouncedTitle } from './announced-title.ts';
import { clauseAsks, namesAsked } from './asking.ts';
import { type AskedThing, askedIn } from './clauses.ts';

/** Somebody is described, not announced. */
const SOMEBODY =
  /(?:^|[.:;–—]\s?)((?:someone|somebody|a person|anyone|people) (?:who|with|able)|jemand\w*,? (?:der|die|mit)|quelqu'un (?:qui|capable)|alguien (?:que|con)|iemand die)\b/iu;

/** What describes somebody before the announcement ("Someone who can weld: we need a fitter"). */
function describedBefore(sentence: string, found: AnnouncedTitle): string {
  const before = sentence.slice(0, found.announcedFrom);
  const somebody = SOMEBODY.exec(before);
  return somebody === null ? '' : (before.slice(somebody.index).split(/[:–—]\s/)[0] ?? '');
}

/** What the sentence of a brief job that names its title asks for, before the announcement and behind the title. */
export function askedAround(sentence: string, found: AnnouncedTitle, language: ReadLanguage): AskedThing[] {
  const { inside, behind } = bracketBehind(sentence.slice(found.end));
  return [
    ...askedIn(describedBefore(sentence, found), language),
    ...askedIn(inside, language),
    ...askedIn(withoutPlace(behind), language),
  ];
}

/** The same of a longer one, which may tell more there: what "with" or "who" introduces, and what goes on with it. */
export function askedBehind(sentence: string, found: AnnouncedTitle, language: ReadLanguage): AskedThing[] {
  const { inside, behind } = bracketBehind(sentence.slice(found.end));
  const told = askedIn(inside, language);
  if (!LINK.test(behind)) return told;
  const isDuty = WILL_DO.test(behind);
  const linked = askedIn(withoutPlace(behind), language, (clause, index) =>
    index === 0 ? !isDuty : clauseAsks(clause),
  );
  return [...told, ...linked];
}

const BRACKET = /^\s*\(([^()]{2,80})\)/u;

/** "Java Developer (Spring Boot, AWS) with Kafka": what brackets right behind a title ask for, and what stands behind them. */
function bracketBehind(text: string): { inside: string; behind: string } {
  const behind = withoutWanted(text);
  const [bracket = '', inside = ''] = BRACKET.exec(behind) ?? [];
  const asks = namesAsked(inside) || statesYears(inside);
  if (!asks) return { inside: '', behind: text };
  const rest = behind.slice(bracket.length);
  return { inside, behind: isUnprovable(rest.trim()) ? '' : rest };
}

/** Says behind a title that it is wanted, or that anybody may hold it. */
const WANTED =
  /^\s*(?:(?:is |are |urgently )?(?:wanted|needed|required|sought|gesucht|recherch[ée]{1,2}|demandée?|gezocht|gevraagd)(?!\p{L})|\([mwfdhx/ .*]+\)|[mwfdhx](?:\/[mwfdhx])+\b)\s*/iu;
/** Introduces what is asked for. */
const LINK = anyOf(
  /^[\s,]*(?:with|who|whose|that|and|able|capable|trained|mit|der|die|das|avec|qui|capable|con|que|capaz|met|die)\s/iu,
  /^\s*[,:;.!?–—-]/iu,
);
/** "… who will own the app": what is to be done. */
const WILL_DO =
  /^[\s,]*(?:who|that)(?: will|['’]ll)(?: also)? (?!(?:have|be|hold|bring|possess|need|know|understand|come|speak|thrive|enjoy)\s)/iu;
/** The same, further on. */
const NEXT_LINK =
  /[,:;.!?–—]|\s-\s|\s(?:with|who|whose|that has|able to|capable of|mit|avec|qui|con|que|capaz de|met|die)\s/iu;

/** "… for high-rise sites": what the work is about, not where it is. */
const ABOUT_THE_WORK =
  /^\s*(?:for|on|für)\s(?!(?:an?|the|its|their|his|her|this|our|my|us|immediate|eine?n?|unser\w*|den|die|das)\s)\p{Ll}[^\d]*$/u;

/** "… for international school in Da Nang", "for busy salon". */
const FOR_A_PLACE =
  /^\s*(?:for|at|in)\s(?:[\p{L}'’&-]+\s){0,4}(?:schools?|nursery|clinics?|hospital|restaurant|hotel|practice|surgery|firm|company|office|salon|garage|pub|cafe|bar|home|farm|agency|client|start-?up|charity|yacht|villa|family|store|shop|warehouse|factory|bakery|gym|studio|pharmacy|department|ward)(?:\s(?:in|near|at)\s\p{Lu}[^,.;]*)?$/u;

/** "… für die Grundschule", "para salón en Gijón", "voor onze winkel". */
const FOR_A_PLACE_ELSEWHERE =
  /(?:^|\s)(?:für|pour|para|voor|bij|chez)\s(?:(?:die|den|das|ein\w{0,2}|le|la|les|un|une|el|los|las|una|de|het|een|unser\w{0,2}|notre|nos|nuestr\w{1,2}|onze|ons)\s)?(?:[\p{L}'’&-]+\s){0,2}[\p{L}-]{0,20}(?:schule|kita|krippe|kindergarten|klinik|krankenhaus|praxis|salon|restaurant|hotel|heim|büro|kanzlei|filiale|werkstatt|bäckerei|école|crèche|clinique|hôpital|cabinet|magasin|boulangerie|salón|colegio|clínica|hospital|residencia|tienda|taller|peluquería|school|ziekenhuis|winkel|praktijk|kantoor|zorgcentrum|kapsalon)(?:\s(?:in|à|en|te)\s\p{Lu}[^,.;]{1,30})?(?=\s*(?:$|[,.;:]))/u;

/** "– bakery chain": who employs. */
const FIRM_BEHIND =
  /^\s*[–—-]\s(?:[\p{L}'’&-]+\s){0,3}(?:chain|group|company|firm|practice|agency|brand|retailer|start-?up|scale-?up|charity|hotel|restaurant|school|hospital|manufacturer|(?:care|nursing|residential|children's) home|clinic|surgery|council|trust|university|college|nursery)(?=\s*(?:$|[.,;:–—-]))/iu;

/** "… a manager to lead finance and HR": what is to be done. */
const TO_DO = /^\s*to\s(?!(?:be|have|hold)\s)\p{Ll}/u;

function withoutWanted(behind: string): string {
  let text = behind;
  for (let wanted = WANTED.exec(text); wanted !== null && wanted[0] !== ''; wanted = WANTED.exec(text))
    text = text.slice(wanted[0].length);
  return text;
}

/** "… for our clinic in Leeds with wound care": where the work is asks for nothing, unless it names a skill. */
function withoutPlace(behind: string): string {
  const text = withoutWanted(behind).replace(FIRM_BEHIND, '').replace(FOR_A_PLACE_ELSEWHERE, '');
  if (text.trim() === '') return '';
  if (TO_DO.test(text)) {
    const next = text.search(NEXT_LINK);
    return next < 0 ? '' : text.slice(next);
  }
  if (LINK.test(text)) return withoutTown(text);
  const next = text.search(NEXT_LINK);
  const place = next < 0 ? text : text.slice(0, next);
  const isOurs = /\b(?:our|us|my|unser\w*|notre|nos|nuestr\w+|ons|onze|join)\b/i.test(place);
  const isPlace = FOR_A_PLACE.test(place.trimEnd());
  if (!isPlace && ((namesAsked(place) && !isOurs) || ABOUT_THE_WORK.test(place))) return text;
  return next < 0 ? '' : text.slice(next);
}

/** "Baker wanted, Leeds. Rye …", "Baker – Leeds City Centre. Rye …": a word that nothing knows, or a name, alone behind the title. */
const TOWN =
  /^\s*(?:,\s*([^,.;:]+)(?=\.|$|,\s(?:with|who)\s|,\s\d)|[–—-]\s+((?:\p{Lu}[\p{L}'’-]+ ?){1,3})(?=\.|$|[–—-]\s))/u;

function withoutTown(text: string): string {
  const [whole = '', behindComma = '', behindDash = ''] = TOWN.exec(text) ?? [];
  const town = behindComma || behindDash;
  const words = tokenize(town);
  const isTown = words.length === 1 || behindDash !== '';
  return isTown && findTerms(town, words).length === 0 ? text.slice(whole.length) : text;
}
