import { anyOf } from '../../../text/alternatives.ts';
import type { Requirement, Rubric } from '../../model.ts';
import type { RoleFamily } from '../../role-families.ts';
import { asksForAnyExperience, asksForTheField } from '../job/field-of-the-job.ts';
import { asksForTheTrade, saysSinceQualified } from '../job/since-qualified.ts';
import type { CertificateMention, CredentialRule } from '../papers/credential-rules.ts';
import { credentialRule } from '../papers/credentials.ts';
import { inField } from '../papers/letters-of-papers.ts';
import { type StepAsked, stepAsked } from '../papers/paper-steps.ts';
import { recognitionSpelledOut } from '../papers/state-recognition.ts';
import { definedNames } from '../text/defined-names.ts';
import { isFillerWord } from '../text/filler-words.ts';
import { foldText, tokenize } from '../text/tokens.ts';
import { WISHED_BESIDE } from '../text/words-of-wishing.ts';
import { fieldOfWork } from '../titles/field-of-work.ts';
import { type WantedTitle, wantedTitle } from '../titles/title-relation.ts';
import { isKnownFamily, type TitleProfile, titleProfile } from '../titles/title-similarity.ts';
import { findTerms } from '../vocabulary/matcher.ts';
import { leastAmount } from './amounts.ts';
import { asksForOccupation } from './assistants-experience.ts';
import { compileText } from './compiled-requirement.ts';
import { isOpenToHelp } from './help.ts';
import { asksForTimeAtWork, isOpenToLearners } from './learners-experience.ts';
import { asksForLiking, asksForPlace } from './pastimes.ts';
import { asksForSeniorLevel, asksForSimilarRole, roleAskedFor } from './role-wording.ts';
import { SoughtWords } from './sought-words.ts';
import type { CompiledText } from './wanted.ts';
import { rarityIn } from './word-rarity.ts';

/** By which rule a requirement is assessed. */
export type RequirementRule =
  | { kind: 'skill' }
  /** Work in a field, in roles of its family. */
  | { kind: 'field'; family: RoleFamily }
  /** A role has to have been held: the named one, or one like the job's. */
  | { kind: 'role'; wanted: WantedTitle }
  /** Roles near the job, at a senior's level or above. */
  | { kind: 'senior_level' }
  /** Working life of some length, whatever in. */
  | { kind: 'tenure' }
  | CredentialRule;

export interface CompiledRequirement {
  requirement: Requirement;
  text: CompiledText;
  rule: RequirementRule;
  /** The step of a paper that it asks for. */
  step: StepAsked | null;
  /** It wants more than a word in a list. */
  asksForExperience: boolean;
  /** It wants work in the job's own occupation, which its assistants do not do. */
  asksForOccupation: boolean;
  /** It counts from when somebody qualified. */
  asksForTimeSinceQualified: boolean;
  /** It asks where somebody has worked, which the name of an employer shows. */
  asksForPlace: boolean;
  /** It asks for what somebody likes. */
  asksForLiking: boolean;
  /** It asks for time spent at work of a kind. */
  asksForTimeAtWork: boolean;
  /** It takes a learner's time for what it is. */
  isOpenToLearners: boolean;
  /** Who helped with it shows it as well as who did it. */
  isOpenToHelp: boolean;
  /** The least amount of money that it names ("budgets over £2m"). */
  leastAmount: number | null;
}

export interface CompiledRubric {
  rubric: Rubric;
  title: WantedTitle;
  /** The titles that the job names: its own, and those of the roles it wants to have been held. */
  titlesNamed: readonly TitleProfile[];
  /** What the job's own title is shortened to, in capitals. */
  initials: readonly TitleProfile[];
  requirements: readonly CompiledRequirement[];
  /** What a resume is indexed by. */
  sought: SoughtWords;
}

const ASKS_FOR_EXPERIENCE =
  /\b(?:experienced?|hands-on|worked|track record|practice|erfahrung\w*|experiences?|experiencia|ervaring)\b/;

/** Where it is to have been done, which says nothing of what: "… in a similar size organisation". */
const SIMILAR_PLACE =
  /\s(?:in|within|for|at|from) (?:an? )?(?:similar(?:ly)?|comparable|like|equivalent)(?:[- ](?:sized?|scale))? (?:organi[sz]ations?|compan(?:y|ies)|environments?|settings?|business(?:es)?|firms?|practices?|industry|sectors?|schools?|hospitals?|workplaces?)$/i;

const ACRONYM = /(?<![\p{L}\d])\p{Lu}{2,4}(?![\p{L}\d])/gu;

/** "DM experience" for a "Planner (Development Management)": the letters of words that stand side by side in the title. */
function spelledOut(statement: string, title: string): string {
  const words = title.match(/\p{L}+/gu) ?? [];
  return statement.replace(ACRONYM, (letters) => {
    if (findTerms(letters, tokenize(letters)).length > 0) return letters;
    const at = words.findIndex((_, index) =>
      [...letters].every((letter, offset) => words[index + offset]?.charAt(0).toUpperCase() === letter),
    );
    return at < 0 ? letters : words.slice(at, at + letters.length).join(' ');
  });
}

/** "Fluent Eng & Afr": languages as South African and Indian advertisements write them. Alone "Eng" is an engineer. */
const ENGLISH_IN_SHORT = anyOf(
  /(?<=\b(?:fluent|fluency in|spoken|written|verbal|speaking|good|excellent|basic|read|comms in|communication in|communicate in|skills in)(?: in)? )Eng\b/giu,
  /\bEng(?=(?: ?[/&+] ?| and )(?:Afr|Hindi|French|Fr|Mandarin|Malay|Tamil|Irish|Zulu|isiZulu|Xhosa|Spanish)\b)/giu,
);

const AFRIKAANS_IN_SHORT = /(?<![\p{L}\d])Afr(?![\p{L}\d])/gu;

function languagesSpelledOut(statement: string): string {
  return statement.replace(ENGLISH_IN_SHORT, 'English').replace(AFRIKAANS_IN_SHORT, 'Afrikaans');
}

/** "Nivel C2 o nativo" beside an English teacher's title: of the language that the title names. */
const BARE_LEVEL =
  /^(?:nivel|niveau|level|taalniveau|sprachniveau)\s(?:mínimo\s|minimum\s)?(?:de\s)?[abc][12](?![\p{L}\d])/iu;

function withLanguageOfTitle(statement: string, title: string): string {
  if (!BARE_LEVEL.test(statement)) return statement;
  const language = findTerms(title, tokenize(title)).find(({ term }) => term.kind === 'language');
  return language === undefined ? statement : `${title.slice(language.start, language.end)}: ${statement}`;
}

const compiled = new WeakMap<Rubric, CompiledRubric>();

/** Prepares a rubric; remembered by the object, as one rubric serves many candidates. */
export function compileRubric(rubric: Rubric): CompiledRubric {
  const known = compiled.get(rubric);
  if (known !== undefined) return known;
  const rarity = rarityIn(rubric.requirements);
  const title = wantedTitle(rubric.title, rubric.roleFamily);
  const defined = rubric.requirements.flatMap(({ text }) => definedNames(text));
  const requirements = rubric.requirements.map((asked): CompiledRequirement => {
    const spelled = withLanguageOfTitle(languagesSpelledOut(asked.text), rubric.title);
    const requirement = { ...asked, text: recognitionSpelledOut(spelled) };
    const asking = spelledOut(requirement.text.replace(SIMILAR_PLACE, ''), rubric.title);
    const text = compileText(asking, rarity, defined);
    const asksForExperience = requirement.minimumYears !== null || asksForWork(requirement.text);
    const rule = ruleFor(requirement, text, title, rubric.roleFamily);
    return {
      requirement: asked,
      text,
      rule,
      step: stepFor(asked.text, rule),
      asksForExperience,
      asksForTimeSinceQualified: saysSinceQualified(asked.text),
      asksForOccupation: asksForExperience && asksForOccupation(asked.text, rule, rubric),
      asksForPlace: asksForPlace(asked.text),
      asksForLiking: asksForLiking(asked.text),
      asksForTimeAtWork: asksForTimeAtWork(asked, rule),
      isOpenToLearners: isOpenToLearners(asked.text),
      isOpenToHelp: isOpenToHelp(asked, rubric),
      leastAmount: leastAmount(asked.text),
    };
  });
  const certificates = requirements.flatMap(({ rule }) => mentionsIn(rule));
  const statements = requirements.map(({ text }) => text);
  const sought = new SoughtWords(statements, certificates);
  const made = {
    rubric,
    title,
    titlesNamed: titlesNamed(title, requirements),
    initials: title.initials,
    requirements,
    sought,
  };
  compiled.set(rubric, made);
  return made;
}

/** "AWS Associate", where no vocabulary has the paper. */
const STEP_OF_LETTERS =
  /(?<!\p{L})\p{Lu}{2,}\S{0,8}\s(?:v?\d\s)?(?:(?:certified )?(?:to|at) \p{L}{9,12} level|(?:Foundation|Practitioner|Associate|Intermediate)(?!\p{L}))/u;

function stepFor(statement: string, { kind }: RequirementRule): StepAsked | null {
  if (kind !== 'certificate' && kind !== 'degree' && kind !== 'skill') return null;
  const step = stepAsked(statement, kind === 'degree');
  if (step === null || kind === 'certificate') return step;
  if (step.ladder === 'level') return kind === 'degree' || !asksForWork(statement) ? step : null;
  return kind === 'skill' && STEP_OF_LETTERS.test(statement) ? step : null;
}

function asksForWork(statement: string): boolean {
  return ASKS_FOR_EXPERIENCE.test(foldText(statement));
}

function mentionsIn(rule: RequirementRule): readonly CertificateMention[] {
  if (rule.kind === 'degree_and_certificate') return rule.certificate.groups.flat();
  return rule.kind === 'certificate' ? rule.groups.flat() : [];
}

function titlesNamed(title: WantedTitle, requirements: readonly CompiledRequirement[]): TitleProfile[] {
  const asked = requirements.flatMap(({ rule }) => (rule.kind === 'role' ? [rule.wanted.whole] : []));
  return [title.whole, ...asked].filter(({ words }) => words.length > 0);
}

/** What can be checked is where someone worked, not what at. */
const WORK_HISTORY = anyOf(
  /\b(?:check\w+|verif\w+|vett\w+|unbroken|continuous|complete|full)\b.{0,20}\b(?:work|employment|career) history\b/i,
  /\b(?:work|employment|career) history\b.{0,30}\b(?:check\w+|verif\w+|vett\w+)/i,
);

/** "3 years of industry experience" are years of work. */
function isWordForAnyField(norm: string): boolean {
  return norm === 'industry' || norm === 'sector';
}

function ruleFor(
  requirement: Requirement,
  text: CompiledText,
  title: WantedTitle,
  family: RoleFamily,
): RequirementRule {
  // "3+ years post-apprenticeship" are years of work, not the paper.
  if (requirement.minimumYears !== null && asksForTheTrade(requirement.text, text))
    return { kind: 'role', wanted: title };
  const credential = inField(credentialRule(requirement.text, text), family);
  if (credential !== null) return credential;
  if (asksForSimilarRole(requirement.text) || asksForTheTrade(requirement.text, text))
    return { kind: 'role', wanted: title };
  if (asksForSeniorLevel(requirement.text, text)) return { kind: 'senior_level' };
  if (asksForTheField(requirement.text))
    return isKnownFamily(title.family)
      ? { kind: 'field', family: title.family }
      : { kind: 'role', wanted: title };
  const role = roleAskedFor(requirement, text);
  if (role !== null) return { kind: 'role', wanted: wantedTitle(role, titleProfile(role).family) };
  const wish = requirement.minimumYears === null ? -1 : text.statement.search(WISHED_BESIDE);
  const asked = wish < 0 ? text.tokens : text.tokens.filter(({ start }) => start < wish);
  const field = requirement.minimumYears === null ? null : fieldOfWork(asked);
  if (field !== null) return { kind: 'field', family: field };
  if (requirement.minimumYears !== null && WORK_HISTORY.test(requirement.text)) return { kind: 'tenure' };
  if (requirement.minimumYears === null && asksForAnyExperience(text.statement))
    return { kind: 'role', wanted: title };
  const saysNothing = asked.every(({ norm }) => isFillerWord(norm) || isWordForAnyField(norm));
  return requirement.minimumYears !== null && saysNothing ? { kind: 'tenure' } : { kind: 'skill' };
}
