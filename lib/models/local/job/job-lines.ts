import { anyOf } from '../../../text/alternatives.ts';
import { picturesStart } from '../../../text/characters.ts';
import { countsEssentials, type Essentiality, essentialityAt } from '../text/enumerators.ts';
import { namesKind } from '../text/named-kinds.ts';
import { readStatedYears, statesYears } from '../text/stated-years.ts';
import { foldText } from '../text/tokens.ts';
import type { Line, SectionKind, TextDocument } from '../types.ts';
import { headingKind } from '../vocabulary/headings.ts';
import { announcesEmployer, isOfEmployer, tellsOfEmployer } from './about-the-employer.ts';
import { partsBesideTerms } from './beside-terms.ts';
import { isDutyOfHolder, startsAsDuty, tellsDuty } from './duty-wording.ts';
import { headingsAbove, listsWhatIsNeeded } from './headed-lists.ts';
import { isHeadOfJob, listBelowHead, partListBelowHead, unmarkedListAboveWishes } from './job-head.ts';
import { opensOffer } from './opens-offer.ts';
import { namesAsked } from './prose-job/asking.ts';
import { tellsOfPlace } from './prose-job/place-of-work.ts';
import { isWish, verdictStart } from './prose-job/wording.ts';
import {
  asksOfYou,
  hasDutyCue,
  hasRequirementCue,
  isNotARequirement,
  isOfYou,
  isWaived,
} from './requirement-wording.ts';
import { withoutWelcome } from './statements/around-what-is-asked.ts';
import { isUnprovable } from './unprovable.ts';

/** What a line of a job is for; `listed` is a point of which nothing tells what it is for. */
export type LineUse = 'required' | 'preferred' | 'duty' | 'mention' | 'listed' | 'none';

export interface JobLine {
  line: Line;
  folded: string;
  use: LineUse;
}

const USE_OF_SECTION: Partial<Record<SectionKind, LineUse>> = {
  required: 'required',
  skills: 'required',
  education: 'required',
  certificates: 'required',
  languages: 'required',
  experience: 'required',
  preferred: 'preferred',
  responsibilities: 'duty',
  title: 'none',
  team: 'none',
  benefits: 'none',
  application: 'none',
};

/** "We are looking for a skilled baker who …": about the job as a whole. */
const ANNOUNCEMENT = anyOf(
  /^(?:.{0,60}\b(?:is|are|currently)\s)?(?:hiring(?! ?[,&/+]| and\b| of\b)|seeking|looking for|in search of)\b/,
  /\b(?:we are|we're|is|are) (?:currently |now |actively )?(?:hiring|seeking|looking for|searching for)\b/,
  /\b(?:needs?|requires?|wants?|seeks?|require|recruiting) (?:an?|another|two|three|several|more|one|the)\b.{3,80}\bto (?:join|strengthen|complete|complement|help us)\b/,
  /\b(?:opportunity|vacancy|opening|position|role)\b.{0,30}\b(?:has|have) (?:now )?(?:arisen|become available|come up|opened up)\b/,
  /\bwir suchen\b|\bsuchen wir\b|\bnous (?:recherchons|recrutons)\b|\bbuscamos\b/,
  /\b(?:precisa|necesita|busca|desea|quiere|solicita)(?:mos)? (?:incorporar|contratar|seleccionar)\b/,
  /\b(?:souhaite|desire|cherche)(?:ons)? (?:a )?(?:recruter|embaucher)\b/,
  /\b(?:wish|wishes|would like|looking|seeks?|seeking|hopes?|keen|delighted) to (?:appoint|recruit|hire)\b/,
  /\binvites? applications\b|\bapplications are invited\b|\b(?:wij|we) zoeken\b|\bzoeken (?:wij|we)\b/,
);

/** "Bäckerei Lane e. K. sucht …", "Boulangerie Lane recherche boulanger": the firm by its name. */
const FIRM_SEEKS =
  /^(?:[^;:.]|(?<=\b[a-z]{1,3})\.){3,160}?\s(?:recherche|recrute|sucht|busca|solicita|zoekt|werft|seeks|is (?:looking for|seeking|hiring|recruiting))\s/;

/**
 * What a line that announces the job says of whom it seeks, unless that asks for years; `null` for any other line. What stands before it
 * is the firm's own ("Lane, a family firm with 30 years of experience, is looking for …").
 */
function announced(folded: string, line: Line): string | null {
  const [firm = ''] = (line.isBullet ? null : FIRM_SEEKS.exec(folded)) ?? [];
  const sought = folded.slice(firm.length);
  if (firm !== '' && (namesKind(sought, 'title') || statesYears(firm)))
    return statesYears(sought) ? null : sought;
  const at = statesYears(line.text) ? undefined : ANNOUNCEMENT.exec(folded)?.index;
  return at === undefined ? null : folded.slice(at);
}

/** Longer sentences describe; what is asked for is said in fewer words. */
const MAX_STATEMENT_WORDS = 24;

/** A sentence about the job or its ideal holder as a whole; what it names, lists name again. */
const ABOUT_THE_JOB =
  /^(?:the (?:\w+ ){0,2}(?:candidate|applicant|role|position|job|person|individual|focus|task)|this (?:\w+ )?(?:candidate|role|position|job|function|includes)|this is an?|your (?:\w+ )?(?:task|focus|role|job|mission)|someone|being an?|in this (?:role|position)|you(?:'ll| will)|we|we're|our|as an?|working (?:in|as)|they|an opportunity|unser|wir|als|nous|notre|le poste|en tant que|somos|nuestr[oa]|como|wij|ons|onze)\b/;

/** Semicolons part the points of a list, however long it is. */
const LIST_OF_THREE = /;.*;/;

function isAboutTheJob(line: Line, folded: string): boolean {
  const isLong = line.tokens.length > MAX_STATEMENT_WORDS && !LIST_OF_THREE.test(folded);
  return isLong || ABOUT_THE_JOB.test(folded);
}

/** Announces what follows as asked for: "You bring: …". */
const REQUIREMENT_OPENING =
  /^[^.:]{0,60}\b(?:skills?|requirements?|qualifications?|you (?:bring|have|need|to (?:have|bring))|(?:we|we'll) (?:expect|require|need)|must[- ]haves?|profile?|anforderungen|voraussetzungen|qualifikation\w*|mitbringen|competences|requisitos|eisen)\b[^.:]{0,40}:/;

/** Such a list of what would be welcome: "We'd love you to have: …". */
const LOVED = /^[^:]{0,60}\b(?:love|ideally|great if|nice)\b/;

/** Ends in a list of what is asked for. */
const ASKING_OPENING =
  /\b(?:brings?|bringing|has|have|need|needs|expect|require[sd]?|requirements?|skills?|qualifications?|must|looking (?:for|to (?:appoint|recruit|hire|employ))|mitbring\w*|mitbringst|erwarten|voraussetzungen|anforderungen|avez|attendons|recherchons|aportas?|necesitas|requisitos|hebt|vragen|verwachten|eisen)\b/;

/** "3 years as a baker", which a sentence that tells of the firm does not begin with. */
const BEGINS_WITH_YEARS =
  /^(?:\d{1,2}\+?|one|two|three|four|five|six|seven|eight|nine|ten) years?'?\+? (?:as|of|in|experience|working)\b/;

/** "Have a licence", "be organised", "knows the law": what somebody is or has, not what is to be done. */
const BEGINS_AS_HOLDER =
  /^(?:have|has|hold|holds|be|is|are|know|knows|possess|possesses|understand|understands)\s/;

/** Whether the points of a list tell what their holder is like ("The successful candidate will" … "hold a licence"). */
function tellsHolder(lines: readonly { line: Line; folded: string }[]): boolean {
  const told = lines.filter(({ line, folded }) => line.isBullet && BEGINS_AS_HOLDER.test(folded));
  return told.length > 1 && told.length * 2 > lines.length;
}

/** Whether most points of a list are handed out: the others of it are too ("Pension" beside "Free lunch"). */
function isOfPerks(lines: readonly { line: Line; folded: string }[]): boolean {
  const perks = lines.filter(({ line, folded }) => line.isBullet && isNotARequirement(folded));
  return perks.length > 1 && perks.length * 2 > lines.length;
}

/** A paragraph or list whose section is not known, read by what its sentences say. */
function useOfParagraph(lines: readonly { line: Line; folded: string }[]): LineUse {
  let required = 0;
  let duties = 0;
  for (const { line, folded } of lines) {
    if (hasDutyCue(folded) || (tellsDuty(line, folded) && !statesYears(line.text))) duties++;
    else if (hasRequirementCue(folded) || BEGINS_WITH_YEARS.test(folded)) required++;
  }
  if (lines[0] !== undefined && REQUIREMENT_OPENING.test(lines[0].folded)) return 'required';
  if (isOfPerks(lines)) return 'none';
  if (tellsHolder(lines)) return 'required';
  if (required > 0 && required * 3 >= lines.length && required >= duties) return 'required';
  // Points of one list are of one kind.
  if (
    required > 0 &&
    duties === 0 &&
    lines.every(({ line, folded }) => line.isBullet && !isNotARequirement(folded))
  )
    return 'required';
  return duties > 0 && duties * 2 >= lines.length ? 'duty' : 'mention';
}

function paragraphsOf(document: TextDocument, lines: readonly Line[]): Line[][] {
  const paragraphs: Line[][] = [];
  let previous: Line | null = null;
  for (const [index, line] of lines.entries()) {
    const gap = previous === null ? '\n\n' : document.text.slice(previous.end, line.start);
    const breaks = gap.split('\n').length - 1;
    const current = paragraphs.at(-1);
    const leavesList =
      previous?.isBullet === true && !line.isBullet && /[.!?\p{L}\p{N})]$/u.test(previous.text);
    const opensList = !line.isBullet && line.text.endsWith(':') && lines[index + 1]?.isBullet === true;
    const entersList = line.isBullet && previous?.isBullet === false && /[.!?]$/.test(previous.text);
    const begins = current === undefined || previous?.section !== line.section || breaks > 1;
    if (begins || leavesList || opensList || entersList) paragraphs.push([line]);
    else current.push(line);
    previous = line;
  }
  return paragraphs;
}

const MAX_LABEL_WORDS = 5;
const MAX_OPENING_WORDS = 14;
/** "You are …" goes on below. */
const ENDS_SENTENCE = /[!?]$|(?<!\.\.)\.$/;
/** Behind its last word a label may have a picture. */
const ENDS_LABEL = /(?:\p{L} {0,2}|\.\.\.|…)$/u;

/**
 * A paragraph without what heads it: a few words above prose, which no list of headings knows, or a sentence that
 * goes on in the points below it ("We are looking for someone who brings").
 */
function withoutLabel(
  text: string,
  paragraph: readonly Line[],
): { content: readonly Line[]; section: SectionKind; label?: Line } {
  const [first, ...rest] = paragraph;
  const section = first?.section ?? 'other';
  if (first === undefined || rest.length === 0 || first.isBullet || ENDS_SENTENCE.test(first.text)) {
    return { content: paragraph, section };
  }
  if (goesOnInLine(text, first.start)) return { content: paragraph, section };
  const isOpening = first.tokens.length <= MAX_OPENING_WORDS && rest.every((line) => line.isBullet);
  if (isOpening && opensWishes(first)) return { content: rest, section: 'preferred' };
  if (isOpening && ASKING_OPENING.test(foldText(first.text))) return { content: rest, section: 'required' };
  const isLabel =
    first.tokens.length <= MAX_LABEL_WORDS && ENDS_LABEL.test(withoutPicturesBehind(first.text));
  const isProse = rest.every((line) => line.isBullet || /[.!?]$/.test(line.text));
  return isLabel && isProse
    ? { content: rest, section: 'other', label: first }
    : { content: paragraph, section };
}

function withoutPicturesBehind(text: string): string {
  return text.slice(0, picturesStart(text, text.length));
}

/** "- SQL. GA4 would be nice": the last sentence of a point opens no list of the points below it. */
function goesOnInLine(text: string, start: number): boolean {
  return /\p{L}/u.test(text.slice(text.lastIndexOf('\n', start - 1) + 1, start));
}

/** "It would be great if you also have". Whom a job describes, it still asks for, and "Useful information" is no wish. */
function opensWishes({ text, tokens }: Line): boolean {
  if (headingKind(tokens, 'job') === 'preferred') return true;
  return isWish(text) && !NO_WISH.test(foldText(text));
}

const NO_WISH =
  /\b(?:welcom\w*|candidates?|applicants?|persons?|people|someone|somebody|anyone|must|info\w*|links?|contacts?|hear)\b/;

/** Whether a line goes on in the points below it. */
function opensList(line: Line): boolean {
  const folded = foldText(line.text);
  return line.text.endsWith(':') || ASKING_OPENING.test(folded) || opensWishes(line);
}

/** What each line of a job is for, by its section where the job has any, else by its wording. */
export function readJobLines(document: TextDocument): JobLine[] {
  const result: JobLine[] = [];
  const isCounted = countsEssentials(document.text);
  let previous: SectionKind | null = null;
  const unmarked = unmarkedListAboveWishes(document);
  const lines = document.lines.filter((line) => !line.isHeading || unmarked.includes(line));
  const paragraphs = partListBelowHead(paragraphsOf(document, lines), opensList);
  const above = headingsAbove(document.lines);
  let saysWhatIsRequired = false;
  let listed: SectionKind | null = null;
  let tellsOfFirm = false;
  const asksElsewhere = lines.some(({ section }) => USE_OF_SECTION[section] === 'required');
  for (const [index, paragraph] of paragraphs.entries()) {
    const { content, section, label } = withoutLabel(document.text, paragraph);
    const read = content.map((line) => ({ line, folded: foldText(line.text) }));
    const isHead = index === 0 && paragraphs.length > 1 && isHeadOfJob(paragraph);
    const heading = content[0] && above.get(content[0]);
    const opening = label ?? heading;
    if (opening !== undefined || previous !== section)
      tellsOfFirm =
        opening !== undefined &&
        USE_OF_SECTION[opening.section] === undefined &&
        announcesEmployer(opening.text);
    const isOpened = opening !== undefined;
    const isNeeded =
      USE_OF_SECTION[section] === undefined && listsWhatIsNeeded(document.text, heading, content);
    const use = isHead ? 'none' : isNeeded ? 'required' : useOf(read, section, previous === section);
    const isList = content.some(({ isBullet }) => isBullet);
    const isBelowList = !isList && listed === section;
    if (isList) listed = section;
    for (const { line, folded } of read) {
      const marked = USE_OF_MARK.get(essentialityAt(document.text, line.start, isCounted));
      const isRemark = isBelowList && isRemarkBelowList(line, folded);
      const isOfFirm = tellsOfFirm && isOfEmployer(line.text, isOpened && asksElsewhere);
      const useOfIt = marked ?? (isRemark || isOfFirm ? 'none' : useOfLine(line, folded, use, section));
      result.push({ line, folded, use: useOfIt });
    }
    saysWhatIsRequired ||= USE_OF_SECTION[section] === 'required';
    previous = section;
  }
  if (saysWhatIsRequired) return result;
  const below = listBelowHead(document, paragraphs);
  const asked = withUnheadedList(result, below, ['listed', 'mention']);
  return below.length > 0 ? asked : withUnheadedList(asked, unmarked, ['none', 'mention']);
}

const USE_OF_MARK: ReadonlyMap<Essentiality | null, LineUse> = new Map([
  ['essential', 'required'],
  ['desirable', 'preferred'],
]);

/** What is listed under no heading is asked for, unless it is what is to be done. */
function withUnheadedList(
  lines: readonly JobLine[],
  list: readonly Line[],
  uses: readonly LineUse[],
): JobLine[] {
  const own = new Set(list);
  return lines.map((line) =>
    own.has(line.line) && uses.includes(line.use) ? { ...line, use: 'required' } : line,
  );
}

/** A later paragraph of prose may have left the section that its heading opened. */
function useOf(
  lines: readonly { line: Line; folded: string }[],
  section: SectionKind,
  isLaterParagraph: boolean,
): LineUse {
  const bySection = USE_OF_SECTION[section];
  const isProse = lines.every(({ line }) => !line.isBullet);
  if (bySection === undefined) {
    const use = useOfParagraph(lines);
    // A summary says again, in passing, what the lists below it ask for.
    const isSummary = section === 'about' && isProse && !isLaterParagraph;
    const repeats = isSummary && !lines.every(({ line }) => statesYears(line.text));
    return repeats && use === 'required' ? 'mention' : use;
  }
  if (bySection === 'duty' && tellsHolder(lines)) return 'required';
  if (!isLaterParagraph || !isProse || bySection === 'none') return bySection;
  const byWording = useOfParagraph(lines);
  return byWording === 'mention' ? bySection : byWording;
}

/** Where a label in the line tells more than the section does. */
function opensRequirements(section: SectionKind): boolean {
  return USE_OF_SECTION[section] === undefined || section === 'preferred';
}

function useOfLine(line: Line, folded: string, use: LineUse, section: SectionKind): LineUse {
  if (
    use === 'none' ||
    tellsAgeOfFirm(line.text) ||
    asksNothing(line, folded) ||
    isWaived(WAIVING_LABEL.exec(folded)?.[0] ?? '')
  )
    return 'none';
  if (!line.isBullet && opensRequirements(section) && REQUIREMENT_OPENING.test(folded))
    return LOVED.test(folded) ? 'preferred' : 'required';
  if (!line.isBullet && (tellsOfPlace(folded) || tellsOfEmployer(line.text))) return 'none';
  const sought = announced(folded, line);
  if (sought !== null) return hasRequirementCue(sought) ? 'mention' : 'none';
  if (!line.isBullet && !statesYears(line.text) && isAboutTheJob(line, folded)) {
    const isUnderRequired = USE_OF_SECTION[section] === 'required';
    if (use === 'required' && (isUnderRequired ? asksOfYou(folded) : isOfYou(folded))) return 'required';
    return use === 'duty' || !hasRequirementCue(folded) ? 'duty' : 'mention';
  }
  if (use === 'duty') return useInDuties(line, folded, section);
  if (use === 'mention') return isAsking(line, folded) ? 'mention' : line.isBullet ? 'listed' : 'none';
  const isDuty = startsAsDuty(line) || (!line.isBullet && hasDutyCue(folded));
  if (USE_OF_SECTION[section] === undefined && isDuty && !hasRequirementCue(folded)) return 'duty';
  if (!line.isBullet && isDutyOfHolder(folded) && !statesYears(line.text)) return 'duty';
  if (!line.isBullet && STATES_FACT.test(folded) && !hasRequirementCue(folded) && !statesYears(line.text))
    return 'none';
  // What goes on in a list below it asks for nothing itself.
  if (!line.isBullet && line.text.endsWith(':') && !statesYears(line.text)) return 'none';
  return use === 'required' && isPassingRemark(line, folded, section) ? 'none' : use;
}

/** Nobody asks for so many years: they are those of the firm. */
const MAX_YEARS_ASKED = 25;

function tellsAgeOfFirm(text: string): boolean {
  const stated = readStatedYears(text);
  return stated.length > 0 && stated.every(({ years }) => years > MAX_YEARS_ASKED);
}

/** Told by what a line begins with: what a semicolon parts from it is read by itself. */
function asksNothing({ text }: Line, folded: string): boolean {
  if (opensOffer(folded)) return true;
  return isNotARequirement(withoutWelcome(folded.split('; ', 1)[0] ?? '')) && partsBesideTerms(text) === null;
}

/** "Not required: a degree." */
const WAIVING_LABEL = /^[^:.]{3,60}:/;

/** Tells of the place, with somebody else for its subject: "The studio has ten looms." */
const STATES_FACT =
  /^(?:the|our|ours|this|it|there|all|each|most|some)\b.{0,60}\b(?:is|are|was|were|has|have|had|will)\b(?!.*\b(?:you|must|needed|expected|welcome)\b)/;

/** A sentence of prose among requirements that asks for nothing: "The practice was founded in 1948." */
function isPassingRemark(line: Line, folded: string, section: SectionKind): boolean {
  return USE_OF_SECTION[section] === undefined && asksForNothingKnown(line, folded);
}

/** A sentence of prose below a list says by itself that it asks: what the list asks for stands in its points. */
function isRemarkBelowList(line: Line, folded: string): boolean {
  return asksForNothingKnown(line, folded) && !isWish(line.text) && !isUnprovable(line.text);
}

function asksForNothingKnown(line: Line, folded: string): boolean {
  if (line.isBullet || !line.text.endsWith('.')) return false;
  if (hasRequirementCue(folded) || statesYears(line.text)) return false;
  return !namesAsked(line.text);
}

/** Among duties, a sentence that asks for something is still a requirement. */
function useInDuties(line: Line, folded: string, section: SectionKind): LineUse {
  const asks =
    statesYears(line.text) ||
    (USE_OF_SECTION[section] === undefined && isAsking(line, folded)) ||
    (!line.isBullet && verdictStart(line.text) >= 0 && !hasDutyCue(folded));
  if (!asks) return 'duty';
  return 'required';
}

function isAsking(line: Line, folded: string): boolean {
  return hasRequirementCue(folded) && !hasDutyCue(folded) && !tellsDuty(line, folded);
}
