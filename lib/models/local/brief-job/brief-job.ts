import {
  hasDutyCue,
  hasRequirementCue,
  isNotARequirement,
  isPreferredWording,
} from '../requirement-wording.ts';
import { readStatedYears } from '../stated-years.ts';
import { foldText, tokenize } from '../tokens.ts';
import type { TermKind, TextDocument } from '../types.ts';
import { findTerms } from '../vocabulary/matcher.ts';
import { type AnnouncedTitle, knownTitleIn, titleOfSentences } from './announced-title.ts';
import { type AskedThing, askedIn } from './clauses.ts';

/** A job of a few sentences: its title, and each thing that it asks for. */
export interface BriefJob {
  title: string;
  asked: readonly AskedThing[];
}

/** Longer ones tell more than they ask for, and are read line by line. */
const MAX_BRIEF_WORDS = 70;
const MAX_BRIEF_CHARACTERS = 700;
const MAX_BRIEF_SENTENCES = 5;

/**
 * Reads a job that is told in a few sentences ("We need a roofer with …, used to …"), where whole lines are no requirements; `null` for a
 * longer one, one with headings or lists, and one that asks for nothing.
 */
export function readBriefJob(document: TextDocument): BriefJob | null {
  const { lines } = document;
  if (document.text.length > MAX_BRIEF_CHARACTERS || lines.length === 0 || lines.length > MAX_BRIEF_SENTENCES)
    return null;
  if (lines.some(({ isHeading, isBullet }) => isHeading || isBullet)) return null;
  if (lines.reduce((words, { tokens }) => words + tokens.length, 0) > MAX_BRIEF_WORDS) return null;
  const sentences = lines.map(({ text }) => text);
  const title = titleOfSentences(sentences);
  if (title === null) return null;
  const asked = sentences.flatMap((sentence, index) => {
    if (index === title.sentence) return askedAround(sentence, title.found, document.language);
    return isAsking(sentence, index > title.sentence) ? askedIn(sentence, document.language) : [];
  });
  const kept = asked.filter(({ text }) => isSomething(text));
  return kept.length === 0 ? null : { title: title.found.title, asked: kept };
}

/** Whether a sentence says no more than that somebody of a title is wanted: "Our shop needs a bicycle mechanic." */
export function announcesOnly(sentence: string, title: string): boolean {
  const found = sentence.length <= MAX_BRIEF_CHARACTERS ? knownTitleIn(sentence) : null;
  return found?.title === title && askedAround(sentence, found, 'en').length === 0;
}

const TERMS_OF_OFFER =
  /^(?:full[- ]?time.*|part[- ]?time.*|permanent|temporary|fixed[- ]term|contract .*|remote(?: \w+)?|hybrid|on[- ]?site|good pay|immediate start|start\w* .*|(?:\w+ )?(?:weeks?|days?|nights?) (?:on|off).*|no weekends|vollzeit|teilzeit|unbefristet|temps (?:plein|partiel)|cdi|cdd|jornada completa|media jornada|voltijd|deeltijd|\d+ hours.*|.* hours (?:a|per) week)$/;

function isSomething(text: string): boolean {
  const folded = foldText(text);
  return !TERMS_OF_OFFER.test(folded) && !isNotARequirement(folded);
}

const ASKED_KINDS: ReadonlySet<TermKind> = new Set(['skill', 'certificate', 'degree', 'language']);

/** The firm or the post speaks, not what is asked for. */
const ABOUT_THE_FIRM =
  /^(?:we|our|it|this|there|i|hi|hello|wir|unser\w*|es|nous|notre|nos|somos|nuestr[oa]s?|el|la|le|les|wij|ons|onze|the|das|die|der|de|het|a|an)\b/;
const ASKING_QUESTION =
  /^(?:then |so )?(?:can|could|do|are|have|would|know|love|fancy|kannst|konnen|kennst|hast|haben|bist|sind|savez|avez|etes|connaissez|sabes?|tienes?|puedes?|eres|kun|kan|heb|ben|weet)\b/;
const ADDRESSING =
  /\b(?:you|your|candidates?|applicants?|he|she|they|must|should|needs?|du|sie|vous|tu|je|jij|u|debes?|debera|tendra|moet|devra|doit|sollte\w*|muss\w*)\b/;

function isAsking(sentence: string, isBehindTitle: boolean): boolean {
  const folded = foldText(sentence);
  if (ASKING_QUESTION.test(folded.replace(/^[¿¡"'\s]+/, ''))) return true;
  // Of several clauses, those that ask for nothing are left out by themselves.
  if (isNotARequirement(folded) && !sentence.includes(',')) return false;
  const asks =
    hasRequirementCue(folded) ||
    hasDutyCue(folded) ||
    isPreferredWording(folded) ||
    ADDRESSING.test(folded) ||
    readStatedYears(sentence, tokenize(sentence)).length > 0;
  if (asks || !isBehindTitle) return asks;
  return (
    !ABOUT_THE_FIRM.test(folded) ||
    findTerms(sentence, tokenize(sentence)).some(({ term }) => ASKED_KINDS.has(term.kind))
  );
}

const SOMEBODY =
  /(?:^|[.:;–—]\s?)((?:someone|somebody|a person|anyone|people) (?:who|with|able)|jemand\w*,? (?:der|die|mit)|quelqu'un (?:qui|capable)|alguien (?:que|con)|iemand die)\b/iu;

/** What stands before the announcement, where somebody is described there, and what stands behind the title. */
function askedAround(sentence: string, found: AnnouncedTitle, language: string): AskedThing[] {
  const before = sentence.slice(0, found.announcedFrom);
  const somebody = SOMEBODY.exec(before);
  const described = somebody === null ? '' : (before.slice(somebody.index).split(/[:–—]\s/)[0] ?? '');
  return [
    ...(described === '' ? [] : askedIn(described, language)),
    ...askedIn(withoutPlace(sentence.slice(found.end)), language),
  ];
}

const WANTED =
  /^\s*(?:(?:is |are |urgently )?(?:wanted|needed|required|sought|gesucht|recherch[ée]{1,2}|demandée?|gezocht|gevraagd)\b|\((?:[mwfdhx/ .*]+)\))\s*/iu;
const LINK =
  /^[\s,]*(?:with|who|whose|that|and|able|capable|trained|mit|der|die|das|avec|qui|capable|con|que|capaz|met|die)\s|^\s*[,:;.!?–—-]/iu;
const NEXT_LINK =
  /[,:;.!?–—]|\s-\s|\s(?:with|who|whose|that has|able to|capable of|mit|avec|qui|con|que|capaz de|met|die)\s/iu;

/** "… for high-rise sites": what the work is about, not where it is. */
const ABOUT_THE_WORK =
  /^\s*(?:for|on|für)\s(?!(?:an?|the|its|their|his|her|this|our|my|us|immediate|eine?n?|unser\w*|den|die|das)\s)\p{Ll}[^\d]*$/u;

/** "… for our clinic in Leeds with wound care": where the work is asks for nothing, unless it names a skill. */
function withoutPlace(behind: string): string {
  let text = behind;
  for (let wanted = WANTED.exec(text); wanted !== null && wanted[0] !== ''; wanted = WANTED.exec(text))
    text = text.slice(wanted[0].length);
  if (text.trim() === '') return '';
  if (LINK.test(text)) return withoutTown(text);
  const next = text.search(NEXT_LINK);
  const place = next < 0 ? text : text.slice(0, next);
  const namesSkill = findTerms(place, tokenize(place)).some(({ term }) => ASKED_KINDS.has(term.kind));
  const isOurs = /\b(?:our|us|my|unser\w*|notre|nos|nuestr\w+|ons|onze|join)\b/i.test(place);
  if ((namesSkill && !isOurs) || ABOUT_THE_WORK.test(place)) return text;
  return next < 0 ? '' : text.slice(next);
}

/** "Baker wanted, Leeds. Rye …": a word that nothing knows, alone behind the title. */
function withoutTown(text: string): string {
  const town = /^\s*,\s*([^,.;:]+)(?=\.|$|,\s(?:with|who)\s)/.exec(text);
  const words = tokenize(town?.[1] ?? '');
  const isKnown = findTerms(town?.[1] ?? '', words).length > 0;
  return town !== null && words.length === 1 && !isKnown ? text.slice(town[0].length) : text;
}
