import { trimEndOf } from '../../text/trim-end.ts';
import { languageLevelAsked } from './language-levels.ts';
import { areTwoThings, namesPaper } from './pairs-of-things.ts';
import { contentWordCount, GERUND_START, isPlainItem, MAX_ITEM_WORDS, saysSomething } from './plain-items.ts';
import { isPreferredWording } from './requirement-wording.ts';
import { saysSinceQualified } from './since-qualified.ts';
import { readStatedYears } from './stated-years.ts';
import { foldText, tokenize } from './tokens.ts';
import type { Token } from './types.ts';
import { isUnprovable } from './unprovable.ts';
import { findTerms } from './vocabulary/matcher.ts';
import { isFunctionWord } from './vocabulary/stop-words.ts';
import { NUMBER_WORDS, YEAR_WORDS } from './vocabulary/wording.ts';

/** Fewer items than this, in one phrase, are one compound requirement. */
const MIN_LIST_ITEMS = 3;
const MAX_LIST_ITEMS = 12;
/** With so many plain items two others may tell more. */
const MIN_PLAIN_OF_MANY = 4;
const MAX_SILENT_WORDS = 3;
const MAX_STATEMENT_CHARACTERS = 240;

/** A wish that goes with what stands before it, or with the whole list. */
const WISH_START =
  /^(?:or|but|though|although|as|even|preferably|ideally|preferred|desired|a plus|would be|is an?|and|und|et|y|en)\b/i;
/** "Able to plan, lead and report" is about doing all of that. */
const ABILITY_START =
  /^(?:(?:an? |the )?(?:proven |demonstrated |natural |strong |good |excellent |great )?)(?:able|ability|capable|capacity|willing\w*|fähig\w*|in der lage|capable|capaz|in staat)\b/i;
const CONJUNCTION = /^(?:and|und|sowie|et|y|e|en|as well as)\s+/i;
const LAST_CONJUNCTION = /\s(?:and|und|sowie|et|y|&)\s/gi;
/** In French and Spanish "en" is no conjunction. */
const DUTCH_CONJUNCTION = /\s(?:and|und|sowie|et|y|en|&)\s/gi;
const ROMANCE =
  /(?<!\p{L})(?:vous|votre|vos|les|des|du|une|avec|dans|pour|et|ans|expérience|connaissances?|maîtrise|los|las|del|una|con|para|y|años?|experiencia|conocimientos?|dominio|puesto)(?!\p{L})/iu;
const ROMANCE_CONJUNCTION = /^(?:and|et|y|e|as well as)\s+/i;

/** The conjunction that a part of a text begins with; empty where there is none. */
function conjunctionOf(part: string, text: string): string {
  return (ROMANCE.test(text) ? ROMANCE_CONJUNCTION : CONJUNCTION).exec(part)?.[0] ?? '';
}

function withoutConjunction(part: string, text: string): string {
  return part.slice(conjunctionOf(part, text).length);
}
const LEAD_IN =
  /^((?:[\p{L}'-]+\s+){0,6}(?:in|with|of|for|using|like|mit|von|avec|sur|con|met|van|including|following)\s+)(?=\S)/iu;

/** Positions of a separator outside parentheses. */
function cutOutsideParentheses(text: string, isSeparator: (char: string, at: number) => boolean): string[] {
  const pieces: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const char = text.charAt(at);
    if (char === '(' || char === '[') depth++;
    else if (char === ')' || char === ']') depth = Math.max(0, depth - 1);
    else if (depth === 0 && isSeparator(char, at)) {
      pieces.push(text.slice(from, at));
      from = at + 1;
    }
  }
  pieces.push(text.slice(from));
  return pieces.map((piece) => piece.trim()).filter((piece) => piece !== '');
}

function isDigitAt(text: string, at: number): boolean {
  return /\d/.test(text.charAt(at));
}

/** "Languages welcome, especially German", "a licence, held for two years": tells more of what stands before the comma. */
const SPECIFIES =
  /^\s?(?:both (?:written|spoken|verbal|oral)|held (?:for|at|since|over)|valid for|especially|particularly|in particular|above all|notably|mainly|insbesondere|besonders|vor allem|notamment|surtout|en particulier|especialmente|sobre todo|en especial|met name|vooral|in het bijzonder)\s/i;
const SPECIFYING_CHARACTERS = 20;

/** Whether what stands behind a comma only tells more of what stands before it. */
export function specifiesAt(text: string, at: number): boolean {
  return SPECIFIES.test(text.slice(at, at + SPECIFYING_CHARACTERS));
}

/** Cuts at semicolons, and at commas that no number owns and that part one thing from another. */
export function listItems(text: string): string[] {
  return cutOutsideParentheses(text, (char, at) => {
    if (char !== ',') return char === ';';
    return !(isDigitAt(text, at - 1) && isDigitAt(text, at + 1)) && !specifiesAt(text, at + 1);
  });
}

/** "Our client, an agency, needs a data scientist with …": what is asked for comes behind. */
const SOMEBODY_WITH =
  /^[^.;:]{2,80}?\s(?:needs?|seeks?|is looking for|is seeking|are looking for|are seeking|requires?) (?:an? )[\p{L} -]{3,40}? (?:with|who has) (?=\S{1,12} )/iu;

/** "Two years' experience, but new graduates are welcome to apply": what stands before it keeps nobody away. */
const OTHERS_WELCOME =
  /(?:,?\s(?:but|although|though|yet)|,(?=\s(?:all|any|new|recent|graduates?|beginners?|juniors?|returners?|career)\s))\s(?:[\p{L}'’-]+\s){1,6}?(?:encouraged|welcomed?|invited|considered)(?:\sto\sapply)?[.!]?$/iu;

/** A line without the welcome to others at its end, before which something is asked for. */
export function withoutWelcome(line: string): string {
  const asked = line.replace(OTHERS_WELCOME, '');
  return saysSomething(asked) || readStatedYears(asked, tokenize(asked)).length > 0 ? asked : line;
}

/** "To apply you'll need to hold a card". */
const TO_APPLY = /^to apply(?: for (?:this|the) \p{L}+)?,? (?=(?:you|candidates|applicants)\b)/iu;

/** Says who asks, or whom: "Wir wünschen uns: …", "What Sie mitbringen: …". */
const ASKING_LEAD =
  /^(?:wir (?:wunschen uns|erwarten|suchen|brauchen)(?: von (?:ihnen|dir))?|(?:das |was )?(?:sie|du) (?:mitbringen|mitbringst|bringen mit|bringst mit)|das (?:bringst du|bringen sie) mit|(?:ihr|dein|unser) (?:ideales )?(?:profil|wunschprofil)|nous (?:demandons|attendons|recherchons)|vous (?:avez|etes|apportez)|(?:votre )?profil|pedimos|buscamos|que (?:pedimos|buscamos)|wij (?:vragen|verwachten)|(?:dit )?(?:vragen we|breng je mee)|you (?:bring|have|need|are)|(?:what )?(?:we|you) (?:need|expect|ask for|look for|bring)|we(?:'d| would) like|(?:the |our |your )?(?:ideal |successful )?(?:candidate|applicant|person)(?: (?:will have|has|needs|should have|brings))?|(?:essential|key |main )?(?:skills|requirements|criteria)|must[- ]haves?|must have|anforderungen|voraussetzungen|requisitos|eisen)$/;

/** "Candidates should have the following skills: A, B" is about A and B. A label that says something stays. */
function withoutEmptyLead(statement: string): string {
  const text = statement.replace(SOMEBODY_WITH, '').replace(TO_APPLY, '');
  // "2:1 in Mathematics" has no label.
  const colon = text.search(/(?<!\d):|:(?!\d)/);
  if (colon <= 0 || colon > 120 || colon === text.length - 1) return text;
  const lead = text.slice(0, colon);
  if (CHOICE_OF.test(text)) return text;
  const saysSomething =
    (contentWordCount(lead) > 0 || saysSinceQualified(lead)) &&
    !ASKING_LEAD.test(foldText(lead)) &&
    !/\bfollowing\b|\bfolgende|\bsuivant|\bsiguiente|\bvolgende/i.test(lead);
  return saysSomething ? text : text.slice(colon + 1).trim();
}

const JOINT = /\s(?:and|und|et|y|en|plus|with|followed by|as well as|sowie|then)\s/gi;

function lastJoint(text: string): number {
  return [...text.matchAll(JOINT)].at(-1)?.index ?? -1;
}

const AND_YEARS =
  /\s(?:and|und|et|y|en)\s(?:(?:have|has|hold|possess|bring|you have) )?(?:(?:at least|a minimum of|minimum|over|more than|mindestens|au moins|al menos|minimaal|minstens) )?$/i;
const MIN_WORDS_BEFORE_YEARS = 2;

/** "A degree in law and at least 3 years in practice" asks for two things. */
function cutBeforeYears(text: string, years: number): string[] {
  const joint = AND_YEARS.exec(text.slice(0, years));
  if (joint === null) return [text];
  const first = text.slice(0, joint.index);
  if (tokenize(first).length < MIN_WORDS_BEFORE_YEARS || !saysSomething(first)) return [text];
  return [first, text.slice(joint.index).replace(/^\s\S+\s/, '')];
}

/** "A diploma with 4 years, or a degree with 2": one of two ways to the same. */
const OR_ELSE =
  /(?:,\s(?:or|oder|ou|o|of(?! which))\s|\sor (?:an? )?(?:bachelor|master|degree|diploma|apprenticeship))[^,;]{0,80}$/i;

/** "…, 3+ with React", "…, davon 2 im Compliance-Bereich": years again, though the word is left out. */
const YEARS_AGAIN =
  /(,|;|\s(?:and|including|with|und|y|en|dont))(\s(?:(?:of which|davon|waarvan|dont|including|at least|mindestens|au moins|al menos)\s){0,2})(\d{1,2}|one|two|three|four|five|six|seven|eight|ten)(\+?)(?:\s(?:of (?:them|which|those|these)|davon|de (?:ellos|ellas|los cuales|las cuales)))?\s(?=(?:with|in|as|on|using|at|mit|im|als|avec|dans|comme|con|como|met)\s)/giu;

/** Says the unit that a later amount of years leaves to the first ("5+ years building web applications, 3+ with React"). */
function withUnitsRepeated(text: string): string {
  const [first] = readStatedYears(text, tokenize(text));
  if (first === undefined) return text;
  const unit = /\p{L}+$/u.exec(text.slice(first.span.start, first.span.end))?.[0] ?? '';
  if (!YEARS.has(foldText(unit))) return text;
  return (
    text.slice(0, first.span.end) +
    text
      .slice(first.span.end)
      .replace(YEARS_AGAIN, (whole, joint: string, lead: string, amount: string, plus: string) => {
        const years = NUMBER_WORDS.get(amount.toLowerCase()) ?? Number(amount);
        return years <= first.years
          ? `${joint.trim() === 'dont' ? ', dont' : joint}${lead}${amount}${plus} ${unit} `
          : whole;
      })
  );
}

const YEARS: ReadonlySet<string> = new Set(YEAR_WORDS);

/** "A PhD with 0-3 years, or an MSc with 5, or a BSc with 8": each degree with the years that go with it is a way to the same. */
function isLadderOfDegrees(text: string, amounts: number): boolean {
  if (amounts < 2 || !OR_WORD.test(text)) return false;
  const degrees = findTerms(text, tokenize(text)).filter(({ term }) => term.kind === 'degree');
  return new Set(degrees.map(({ term }) => term.name)).size > 1 && degrees.length >= amounts;
}

function cutAtYears(statement: string): string[] {
  const text = withUnitsRepeated(statement);
  const amounts = readStatedYears(text, tokenize(text));
  if (isLadderOfDegrees(text, amounts.length)) return [text];
  if (amounts.length < 2) return cutBeforeYears(text, amounts[0]?.span.start ?? 0);
  const cuts: number[] = [];
  for (const { span } of amounts.slice(1)) {
    const before = text.slice(0, span.start);
    if (OR_ELSE.test(before)) continue;
    const boundary = Math.max(before.lastIndexOf(','), before.lastIndexOf(';'), lastJoint(before));
    if (boundary > (cuts.at(-1) ?? 0)) cuts.push(boundary);
  }
  const edges = [0, ...cuts, text.length];
  return edges.slice(0, -1).map((from, index) => {
    const part = text
      .slice(from, edges[index + 1])
      .replace(/^[,;\s]+/, '')
      .replace(
        /^(?:with|followed by|as well as|sowie|then|plus|including|of which|davon|waarvan|dont)\s+/i,
        '',
      );
    return withoutConjunction(part, text).trim();
  });
}

/** "Experience with Java" is about Java; "organizational skills for planning" is not about planning alone. */
function withoutLeadIn(item: string): string {
  const lead = LEAD_IN.exec(item)?.[1] ?? '';
  return contentWordCount(lead) === 0 ? item.slice(lead.length) : item;
}

/** "You are registered and ideally bring first experience": a wish that goes on with another verb. */
const AND_IDEALLY =
  /\s(?:and|und|et|en|y)\s(?=(?:\p{L}+\s){0,2}(?:ideally|idealerweise|idéalement|idealmente|idealiter)\s)/u;
const MIN_WORDS_BEFORE_WISH = 4;

/** "Fluent English, German is an advantage" asks for one thing and wishes for another. */
function cutAtWish(text: string): string[] {
  const joint = AND_IDEALLY.exec(text);
  if (joint !== null && tokenize(text.slice(0, joint.index)).length >= MIN_WORDS_BEFORE_WISH) {
    return [text.slice(0, joint.index), text.slice(joint.index + joint[0].length)];
  }
  // "Four years as a buyer, preferably in retail" is one.
  if (!isPreferredWording(foldText(text))) return [text];
  const at = [...text.matchAll(BEFORE_WISH)].map(({ index, 0: sign }) => ({ index, sign }));
  for (const { index, sign } of at.toReversed()) {
    const [needed, wished] = [text.slice(0, index), text.slice(index + sign.length)];
    if (!isPreferredWording(foldText(wished))) return [text];
    if (partsWish(needed, wished, sign)) return [...cutAtWish(needed), wished];
  }
  return [text];
}

/** A comma, colon or dash before what may be wished for alone. */
const BEFORE_WISH = /(?:,|:|\s[-–—])\s/g;
const MIN_WORDS_BEFORE_COLON = 3;
const CHOICE_BEFORE_WISH = /\s(?:and|or|und|oder|et|ou|y|o|en|of)\s/i;
/** "A degree in economics, …": what follows goes on with it. */
const OPENS_LIST = /\s(?:in|of|with|for|as|to|von|mit|de|en|van|met)\s/i;
const ASKED_OUTRIGHT = /\b(?:required|must|essential|mandatory|minimum)\b/i;

/** "Permis B indispensable, BE un atout". */
const LICENCE_CLASS = /^(?:[A-D]1?E?|EC)\s/;

/** Whether a sign parts what is needed from what is wished for, not the items of a list that is wished for as a whole. */
function partsWish(needed: string, wished: string, sign: string): boolean {
  if (isPreferredWording(foldText(needed)) || WISH_START.test(wished)) return false;
  if (contentWordCount(wished) === 0 && !LICENCE_CLASS.test(wished)) return false;
  // A comma between brackets parts nothing.
  if (needed.lastIndexOf('(') > needed.lastIndexOf(')')) return false;
  const words = tokenize(needed);
  const last = words.at(-1);
  if (last === undefined || (isFunctionWord(last.norm) && last.norm !== 'must') || !saysSomething(needed))
    return false;
  if (sign.startsWith(':') && words.length < MIN_WORDS_BEFORE_COLON) return false;
  if (!CHOICE_BEFORE_WISH.test(wished)) return true;
  if (ASKED_OUTRIGHT.test(needed) || readStatedYears(needed, words).length > 0) return true;
  return OWN_REQUIREMENT.test(needed) && !OPENS_LIST.test(needed);
}

/** Begins, or is, a requirement of its own where a list goes on after an amount of years. */
const OWN_REQUIREMENT =
  /(?<!\p{L})(?:knowledge|skills?|abilit(?:y|ies)|good(?! (?:part|deal|many|number|share))|strong|excellent|fluent|degree|diploma|certificat\p{L}+|licen[cs]e|\p{L}*kenntnisse|führerschein|abgeschlossene\p{L}*|connaissances?|maîtrise|permis|diplôme|formation|habilitation|conocimientos?|manejo|dominio|dotes|carné|carnet|permiso|título|avanzado|curso|cursus|kennis|rijbewijs|diploma)(?!\p{L})/iu;

const OF_THEM = /^(?:(?:some|most|part|half|one|two|three) of|of which|of them)\b/i;
const OR_START = /^(?:or|oder|ou)\s/i;
const OR_WORD = /\s(?:or|oder|ou|o|of)\s/i;
const YEARS_FIRST_CHARACTERS = 24;
const MAX_WORDS_BESIDE_PAPER = 2;

/** "Level 3 food safety", "NMC registered": named by the vocabulary, and hardly another word. */
function isPaper(item: string): boolean {
  const words = tokenize(item);
  const named = findTerms(item, words).filter(({ term }) => term.kind === 'certificate');
  const covered = Math.max(0, ...named.map(({ firstToken, endToken }) => endToken - firstToken));
  return isPlainItem(item) && named.length > 0 && words.length - covered <= MAX_WORDS_BESIDE_PAPER;
}

/** "Experience of shift work, one year minimum": the years are those of the experience. */
const TELLS_EXPERIENCE =
  /(?<!\p{L})(?:experienced?|background|erfahrung|expérience|experiencia|ervaring)(?!\p{L})/iu;

/** An item with the years that it asks for at its beginning, or behind the experience ("… , experience in care work (min. 2 years)"). */
function asksForYears(item: string): boolean {
  const [first] = readStatedYears(item, tokenize(item));
  if (first === undefined) return false;
  return first.span.start <= YEARS_FIRST_CHARACTERS || TELLS_EXPERIENCE.test(item.slice(0, first.span.start));
}

const AND = /\s(?:and|und|et|y|en|&|\+)\s/giu;

/** "… fault finding and a driving licence": the last two of a list. */
function cutBeforePaper(item: string): string[] {
  const joint = [...item.matchAll(AND)].at(-1);
  if (joint === undefined) return [item];
  const [before, paper] = [item.slice(0, joint.index), item.slice(joint.index + joint[0].length)];
  return namesPaper(paper) && standsWhole(before) ? [before, paper] : [item];
}

/** "Experience in multi-drop work of at least 1 year": what follows is not what the years are of. */
function endsWithYears(item: string): boolean {
  const [first] = readStatedYears(item, tokenize(item));
  if (first === undefined || !/^[\s)\].]*$/.test(item.slice(first.span.end))) return false;
  const before = item.slice(0, first.span.start);
  return TELLS_EXPERIENCE.test(before) && saysSomething(before);
}

/** "HPLC and GC-MS, at least 12 months": how long, and nothing of what. */
function isAmountOnly(item: string): boolean {
  const [first] = readStatedYears(item, tokenize(item));
  const rest = first === undefined ? item : item.slice(0, first.span.start) + item.slice(first.span.end);
  return /^\s*(?:minimum|min|at least|or more|\+|required)?[\s.]*$/i.test(rest);
}

/**
 * "3+ years in catering, wine knowledge, good English": the years are asked for in the first alone. What stands before an item with
 * years is asked for apart from it, and once a list is seen to mix requirements, each plain item is one.
 */
function cutAfterYears(text: string): string[] {
  const items = listItems(text);
  const at = items.findIndex(asksForYears);
  if (items.length < 2 || at < 0) return [text];
  // "…, or an MSc with 5 years": another way to what stands before it.
  if (at > 0 && OR_START.test(items[at] ?? '')) return [text];
  if (isLadderOfDegrees(text, readStatedYears(text, tokenize(text)).length)) return [text];
  const years = items[at] ?? '';
  const parts = items.slice(at + 1).flatMap((item) => {
    const joint = conjunctionOf(item, text);
    return cutBeforePaper(item.slice(joint.length)).map((part, index) => ({
      item: part,
      joint: index === 0 ? joint : '',
    }));
  });
  const rest = parts.map(({ item }) => item);
  // "Trial experience, at least two years, some of them as first chair" says how long in passing.
  if (at > 0 && !saysSomething(items[at] ?? '') && OF_THEM.test(items[at + 1] ?? '')) return [text];
  if (at === 1 && rest.length === 0 && isAmountOnly(years)) return [text];
  const goesOn = at === 0 && !rest.some((item) => OWN_REQUIREMENT.test(item));
  const isMixed = !goesOn || endsWithYears(years);
  const statements = [years];
  for (const { item, joint } of parts) {
    // "A year in intensive care, surgery or oncology" is one choice.
    const endsChoice = (rest.length === 1 || goesOn) && OR_WORD.test(item) && !OWN_REQUIREMENT.test(item);
    const stands =
      !endsChoice &&
      !OR_START.test(item) &&
      (OWN_REQUIREMENT.test(item) ||
        GERUND_START.test(item) ||
        isPaper(item) ||
        ((isMixed || (GERUND_START.test(statements.at(-1) ?? '') && /^\p{Lu}/u.test(item))) &&
          isPlainItem(item)));
    if (stands) statements.push(item);
    else statements.push(`${statements.pop()}, ${joint}${item}`);
  }
  return at === 0 ? statements : [items.slice(0, at).join(', '), ...statements];
}

const WITH_EXPERIENCE =
  /\s(?:with|plus|and|mit|und|avec|et|con|y|met|en)\s(?=(?:(?:an?|some|proven|strong|solid|good|previous|prior|relevant|recent|significant|extensive|the|une|una|eine|erste[rn]?|ruime|enige)\s)?[^.;:()]{3,70}$)/iu;
const EXPERIENCE_ONLY =
  /(?<!\p{L})(?:\p{L}*erfahrung(?:en)?|experienced?|expérience|experiencia|\p{L}*ervaring)(?!\p{L})/iu;
const MAX_WORDS_OF_PAPER = 7;

/** "SWE registered social worker with child protection experience": the paper proves nothing of the experience. */
function cutPaperAndExperience(text: string): string[] {
  const joint = WITH_EXPERIENCE.exec(text);
  if (joint === null || readStatedYears(text, tokenize(text)).length > 0 || OR_WORD.test(text)) return [text];
  const [paper, rest] = [text.slice(0, joint.index), text.slice(joint.index + joint[0].length)];
  const words = tokenize(paper);
  const isNamed = findTerms(paper, words).some(({ term }) => term.kind === 'certificate');
  if (
    !isNamed ||
    words.length > MAX_WORDS_OF_PAPER ||
    !EXPERIENCE_ONLY.test(rest) ||
    EXPERIENCE_ONLY.test(paper)
  )
    return [text];
  return saysSomething(rest.replace(EXPERIENCE_ONLY, '')) ? [paper, rest] : [text];
}

/** "English, experience with SAP": the second of two says by itself what it asks for. */
function cutPair(text: string): string[] {
  const items = listItems(text);
  const [first = '', second = ''] = items;
  const isPair =
    items.length === 2 &&
    ((isPlainItem(first) && SECOND_OF_PAIR.test(second)) ||
      areTwoThings(first, second) ||
      (namesLanguage(second) && !namesLanguage(first) && saysSomething(first)) ||
      (namesLanguage(first) && isPlainItem(first) && isPlainItem(second) && !namesLanguage(second)));
  return isPair ? [first, withoutConjunction(second, text)] : [text];
}

/** Whom a job addresses, at the beginning. */
const ADDRESSED = /^(?:je|jij|u|du|sie|tu|vous)\s\p{Ll}/iu;
/** Verbs of who is addressed, each of which begins another thing: "Je hebt een diploma, knipt … en kunt goed kleuren". */
const NEXT_VERB =
  /(?:,|\s(?:en|und|et)|,\s(?:en|und|et))\s(?=(?:bent|hebt|kent|kunt|spreekt|beschikt|beheerst|bezit|bist|hast|kennst|kannst|sprichst|verfügst|beherrschst|besitzt|êtes|avez|savez|parlez|maîtrisez|connaissez|possédez|disposez|sais|parles|maîtrises|connais)\s)/iu;

/** "Je hebt een diploma en kunt goed kleuren": each verb says by itself what it asks for. */
function cutAtVerbs(text: string): string[] {
  if (!ADDRESSED.test(text) || OR_WORD.test(text)) return [text];
  const parts = text.split(NEXT_VERB);
  return parts.length > 1 && parts.every(standsWhole) ? parts : [text];
}

const AND_LAST = /\s(?:and|und|sowie|et|y|e|en)\s(?=[^,;:]{4,60}$)/giu;

/** "Manejo de bandeja e inglés conversacional": a language and how well. "Teaching maths and English" is one thing. */
function cutBeforeLanguage(text: string): string[] {
  for (const joint of text.matchAll(AND_LAST)) {
    const [before, language] = [text.slice(0, joint.index), text.slice(joint.index + joint[0].length)];
    if (!isGradedLanguage(language) || namesAnyLanguage(before, tokenize(before))) continue;
    if (standsWhole(before)) return [before, language];
  }
  return [text];
}

const GRADE_OF_LANGUAGE =
  /\b(?:(?:sehr )?gut\w{0,2}|sicher\w{0,2}|fliessend\w{0,2}|\w*kenntnisse|bonn?e|niveau|courant|buen|nivel|fluido|alto|conversacional|goede?|vlot|vloeiend|kennis|good|fluent)\b/;
const MAX_GRADED_LANGUAGE_WORDS = 8;

/** A language, with how well it is known. */
function isGradedLanguage(item: string): boolean {
  const words = tokenize(item);
  if (words.length > MAX_GRADED_LANGUAGE_WORDS || !namesAnyLanguage(item, words)) return false;
  const folded = foldText(item);
  return GRADE_OF_LANGUAGE.test(folded) || languageLevelAsked(folded).level > 0;
}

function namesAnyLanguage(text: string, words: readonly Token[]): boolean {
  return findTerms(text, words).some(({ term }) => term.kind === 'language');
}

const MAX_LANGUAGE_WORDS = 4;

/** "conocimientos de nóminas, catalán": a language is asked for apart from what stands beside it. */
function namesLanguage(item: string): boolean {
  const words = tokenize(item);
  return words.length <= MAX_LANGUAGE_WORDS && namesAnyLanguage(item, words);
}

const SECOND_OF_PAIR =
  /^(?:(?:full |clean |valid )*driving licen[cs]e\b|führerschein\b|permis [a-e]\b|rijbewijs\b|carn[eé]t? de conducir\b|(?:experience|knowledge|familiarity|experiencia|conocimientos?|expérience|connaissances?|erfahrung|kenntnisse|ervaring|kennis)\s)/i;

/** Says something, and no bracket of it was cut. */
function standsWhole(part: string): boolean {
  return part.split('(').length === part.split(')').length && saysSomething(part);
}

/** A comma before what says by itself that it asks: "…, Knowledge of wines", "…, strong understanding of SQL". */
const BEFORE_OWN_REQUIREMENT =
  /,\s+(?:and\s+)?(?=(?:(?:strong|good|excellent|solid|proven|sound|deep|basic|extensive|great|hands-on|working|advanced|thorough|exceptional|demonstrated|in-depth|clear)\s)*(?:knowledge|understanding|familiarity|experience|proficiency|expertise|ability|capability|skills?)\s(?:of|with|in|to|as)\s|(?:Proficien|Knowledge|Experience|Skill|Abilit|Familiar|Understanding|Strong|Excellent|Good|Solid|Exceptional|Proven|Hands-on|In-depth|Expert|Capab|Outstanding|Sound|Deep|Competen|Versat)\p{L}*\s)/u;

/** "Proficient in Java, Strong knowledge of SQL, Ability to lead": each says by itself what it asks for. */
function cutBeforeOwnRequirements(text: string): string[] {
  if (/^[^,:]{3,60}:\s/.test(text)) return [text];
  const parts = text.split(BEFORE_OWN_REQUIREMENT);
  return parts.length > 1 && parts.every(standsWhole) ? parts : [text];
}

/** "Teaching KS2 (E), leading a subject (D)": as person specifications mark what is essential and what desirable, each for itself. */
const BEHIND_MARK = /(?<=[([][ED][)\]])[,.]?\s+(?:and\s+)?(?=\S)/u;

function cutAtMarks(text: string): string[] {
  const parts = text.split(BEHIND_MARK);
  return parts.length > 1 && parts.every(standsWhole) ? parts : [text];
}

/** "Candidates should have worked for a contractor, be used to AutoCAD, and hold a card": a verb each. */
const BEFORE_VERB =
  /(?:,\s+(?:and\s+)?|\s+and\s+)(?=(?:(?:will|must|should)\s(?:also\s)?)?(?:be|have|hold|possess|know|speak|understand|bring|demonstrate)\s)/u;
const TAKES_VERBS = /\b(?:should|must|will|(?:need|needs|ought|have|has) to|(?:'|\u2019)ll)\b/iu;

/** "The ideal candidate has a diploma, is skilled in Clio, and types 65 wpm". */
const OF_HOLDER =
  /^(?:(?:the |our |an? )?(?:\p{L}+ )?(?:candidate|applicant|person|individual|hire)s?|you|(?:we(?:'re| are) )?(?:looking for )?(?:someone|somebody) who) (?:has|have|is|are|can|knows?|holds?)\s/iu;
const BEFORE_HOLDERS_VERB =
  /(?:,\s+(?:and\s+)?|\s+and\s+)(?:you\s)?(?=(?:has|have|is|are|can|holds?|possess(?:es)?|knows?|speaks?|understands?|brings?|types?|works?|thrives?|enjoys?|loves?|writes?)\s)/u;

function cutBeforeVerbs(text: string): string[] {
  const takesVerbs = TAKES_VERBS.test(text.split(BEFORE_VERB, 1)[0] ?? '');
  const isOfHolder = !takesVerbs && OF_HOLDER.test(text);
  if (!isOfHolder && !takesVerbs) return [text];
  const parts = text.split(isOfHolder ? BEFORE_HOLDERS_VERB : BEFORE_VERB);
  const isCut = parts.length > (isOfHolder ? 2 : 1) && parts.every(standsWhole);
  return isCut && !isUnprovable(text) ? parts : [text];
}

/** "You are a qualified solicitor with three years' experience of trusts": the paper proves nothing of the experience. */
const QUALIFIED_WITH =
  /^((?:you|candidates?|applicants?|the (?:\p{L}+ )?(?:candidate|applicant|person))\b.{0,24}?\b(?:qualified|registered|chartered|licen[cs]ed|certified)\s[^,;]{3,60}?)\swith\s/iu;
const WITH_YEARS_CHARACTERS = 24;

function cutQualifiedWithYears(text: string): string[] {
  const [whole = '', qualified = ''] = QUALIFIED_WITH.exec(text) ?? [];
  if (whole === '') return [text];
  const rest = text.slice(whole.length);
  const [years] = readStatedYears(rest, tokenize(rest));
  return years !== undefined && years.span.start <= WITH_YEARS_CHARACTERS ? [qualified, rest] : [text];
}

const MAX_TERSE_WORDS = 4;
/** A few words for each of several things, brackets aside: "BS Accounting, 2-4 yrs exp, QuickBooks, Excel (pivot tables)". */
function isTerseList(text: string): boolean {
  const items = listItems(text);
  return (
    items.length > MIN_LIST_ITEMS &&
    items.every((item) => tokenize(item.replace(/\([^()]*\)/g, ' ')).length <= MAX_TERSE_WORDS)
  );
}

/** "Skills: A, B", "A qualification method – A, B": what follows tells what the thing before it is. */
const LABELLED = /^[^,:]{3,60}(?::|\s[–—-])\s/;
/** "At least two of: concrete, steel, timber": one requirement, however many it names. */
const CHOICE_OF =
  /(?<!\p{L})(?:one|two|three|any|either|some|eine[rs]?|un[ae]?|une|één|een) (?:or more )?(?:of|von|der|des?|d['’]entre|van)(?: (?:these|the following|folgenden))?:|\b(?:one|two|any|either) of (?=\p{Lu}[^,.;]*,)/iu;

/** "DVA and WorkCover billing": what ends the last of some names is of all of them. */
const SHARED_END =
  /\s(?:billing|claims?|invoicing|accounts?|standards?|regulations?|rules|guidelines|requirements|processes|procedures|reporting|returns|schemes?|audits?|contracts?|certification|policies|inspections?)$/;
/** "HSBC", "WorkCover". */
const INNER_CAPITAL = /\p{L}\p{Lu}/u;
const ONLY_CAPITALISED = /^\p{Lu}\S*(?:\s\p{Lu}\S*)?$/u;

function shareTheirEnd(items: readonly string[]): boolean {
  const names = items.slice(0, -1);
  const last = items.at(-1) ?? '';
  return (
    SHARED_END.test(last) &&
    [...names, last.replace(SHARED_END, '')].every((name) => ONLY_CAPITALISED.test(name)) &&
    names.some((name) => INNER_CAPITAL.test(name)) &&
    names.every((name) => findTerms(name, tokenize(name)).length === 0)
  );
}

/** The items of a plain list, or the text itself when it is a sentence or a compound of few. */
function cutList(text: string): string[] {
  if (LABELLED.test(text) || CHOICE_OF.test(text)) return [text];
  const statesYears = readStatedYears(text, tokenize(text)).length > 0;
  if (
    (statesYears && !isTerseList(text)) ||
    (/ or | oder | ou | o | of .{1,30}$/i.test(text.slice(-60)) && !text.includes(','))
  )
    return [text];
  const pieces = listItems(text);
  const last = pieces.pop() ?? '';
  const parted = withoutConjunction(last, text).split(
    ROMANCE.test(text) ? LAST_CONJUNCTION : DUTCH_CONJUNCTION,
  );
  // "Deutsch- und Englischkenntnisse" share their end.
  const isParted = pieces.length > 0 && parted.every((part) => saysSomething(part) && !/\p{L}-$/u.test(part));
  const lastPieces = isParted ? parted : [last];
  const items = [...pieces, ...lastPieces]
    .map((item) => withoutConjunction(item, text).trim())
    .filter(Boolean);
  if (items.length < MIN_LIST_ITEMS || items.length > MAX_LIST_ITEMS) return [text];
  if (/\b(?:or|oder|ou)\b/i.test(last)) return [text];
  const [first = '', ...rest] = items;
  if (shareTheirEnd([withoutLeadIn(first), ...rest])) return [text];
  if (ABILITY_START.test(first) && /^\p{Ll}/u.test(rest[0] ?? '')) return [text];
  // "Good IT" says too little to be cut at, and stands in no way.
  const isSilent = (item: string): boolean =>
    tokenize(item).length <= MAX_SILENT_WORDS && !saysSomething(item);
  const silent = items.filter(isSilent).length > 1 ? 0 : items.filter(isSilent).length;
  const plain = silent + [withoutLeadIn(first), ...rest].filter(isPlainItem).length;
  // One item may tell more, as the last of a list often does.
  const longer = items.filter((item) => tokenize(item).length > MAX_ITEM_WORDS).length;
  const isList =
    plain === items.length ||
    (plain >= MIN_LIST_ITEMS && longer === 1 && plain === items.length - 1) ||
    (plain >= MIN_PLAIN_OF_MANY && longer === 2 && plain === items.length - 2);
  // "Teamplayer, stipt en discreet": one thing, however many words it takes.
  return isList && !items.every(isUnprovable) ? items : [text];
}

/** What ties an amount of years to the one before it. */
const BEFORE_YEARS =
  /^(?:of which|with)\s(?=(?:(?:at least|a minimum of|minimum|over|more than)\s)?(?:\d|one|two|three|four|five|six|seven|eight|nine|ten)\b)/i;

/** "… and be as happy fixing a laptop as writing the roadmap". */
const AS_HAPPY =
  /\s(?:and|but) (?:be |are |you(?:'re|\u2019re| are) )?(?:just |equally )?as (?:happy|comfortable|at home|confident)\b.{3,80}$/iu;

/** "Gute Englischkenntnisse runden Ihr Profil ab": says only that it is asked for. */
const ROUNDS_OFF =
  /\s(?:rund(?:en|et) (?:ihr|dein|das) profil ab|zeichne[nt] (?:sie|dich) aus|setzen wir voraus|sind (?:für (?:sie|dich) )?selbstverständlich|(?:complètent|complète) votre profil|completan tu perfil)\.?$/iu;

/** "…, ad-hoc duties as assigned". */
const OTHER_DUTIES =
  /,?\s(?:and |& |plus )?(?:any )?(?:other )?(?:ad[- ]?hoc|other) (?:duties|tasks|projects|assignments)(?: (?:as|when|that) .{2,40}| required)?$/iu;

function tidied(statement: string): string {
  const said = statement
    .replace(/^[\s,;:–—-]+/, '')
    .replace(AS_HAPPY, '')
    .replace(OTHER_DUTIES, '')
    .replace(ROUNDS_OFF, '');
  const text = trimEndOf(said, /[\s,;:=]/)
    .replace(/\.$/, '')
    .replace(BEFORE_YEARS, '')
    .replace(/\s+/g, ' ')
    .replaceAll('**', '');
  if (text.length <= MAX_STATEMENT_CHARACTERS) return text;
  const cut = text.lastIndexOf(' ', MAX_STATEMENT_CHARACTERS);
  return text.slice(0, cut > 0 ? cut : MAX_STATEMENT_CHARACTERS);
}

/** One of the separate requirements in a line, and whether it is only wished for. */
export interface Statement {
  text: string;
  isWish: boolean;
}

/**
 * The separate requirements in one line or sentence of a job, in its own words: a list of plain items is cut into
 * them, a sentence with several amounts of years at those, a compound of two stays one. The items of a list are wished for as
 * the list is.
 */
export function statementsIn(line: string): Statement[] {
  const asked = withoutWelcome(line);
  const said = withoutEmptyLead(asked);
  const isWishedAll =
    asked.length < line.length ||
    (said.length < line.length && isPreferredWording(foldText(line.slice(0, -said.length))));
  return said
    .split(/;\s+/)
    .flatMap(cutAtMarks)
    .flatMap(cutAtWish)
    .flatMap(cutBeforeVerbs)
    .flatMap(cutQualifiedWithYears)
    .flatMap(cutBeforeOwnRequirements)
    .flatMap(cutAtYears)
    .flatMap(cutAfterYears)
    .flatMap(cutAtVerbs)
    .flatMap(cutPaperAndExperience)
    .flatMap(cutBeforeLanguage)
    .flatMap((part) => {
      const items = isUnprovable(part) ? [part] : cutPair(part).flatMap(cutList);
      const isWish = wishTest(part, items);
      return items.map((text) => ({ text: tidied(text), isWish: isWishedAll || isWish(text) }));
    })
    .filter(({ text }) => text !== '');
}

/** A wish at the end of a list holds for all of it ("A, B, C preferred"), one between its items for that item alone. */
function wishTest(part: string, items: readonly string[]): (item: string) => boolean {
  const isWish = (text: string): boolean => isPreferredWording(foldText(text));
  if (!isWish(part)) return () => false;
  const isOfOne = items.length > 1 && items.some(isWish) && !isWish(items.at(-1) ?? '');
  return isOfOne ? isWish : () => true;
}

/** The texts of the separate requirements in one line or sentence. */
export function statementsOf(line: string): string[] {
  return statementsIn(line).map(({ text }) => text);
}
