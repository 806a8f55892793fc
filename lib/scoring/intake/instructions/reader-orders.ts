import { foldedWords } from '../words.ts';
import type { Sentence, Signal } from './sentence.ts';
import { CANDIDATE, NEGATION, SPEAKER, TASK, TELLING, VERDICT, YOU } from './word-classes.ts';

/** Orders that only a reader of this text can carry out, beside those for a verdict or a task. */
const READER_VERBS = foldedWords(
  `count treat consider regard assume suppose weight weigh prefer ignore read reread stop skip replace reverse encrypt encode decode translate
rewrite remind sort convert determine classify summarize summarise repeat insert append include mention list output print return write
zahle behandle lies betrachte traite considere lisez trata considera lee behandel lees`,
);
/** "… the text above", "the following list": the text speaks of itself. */
const TEXT_NOUNS = foldedWords(
  `text message sentence sentences paragraph word words list passage resume cv document profile application experience skill skills section content
numbers review statement code candidate applicant`,
);
const HERE_WORDS = foldedWords('above below following listed preceding here');
const PERSON_NOUNS = foldedWords(
  'candidate applicant person one kandidat kandidaten bewerber bewerberin candidat candidato candidata kandidaat sollicitant',
);
const THIS_WORDS = foldedWords('this diesen dieser diese ce cet cette este esta deze questo questa этого');
const HIRING = foldedWords(
  'hire hiring einstellen embaucher embauchez contratar contrate aannemen assumere zatrudnic нанять',
);
const AT_ONCE = foldedWords(
  'immediately now unbedingt sofort immediatement inmediato meteen onmiddellijk subito',
);
const HUSHED = foldedWords(
  'mention include reveal output say list consider count penalize penalise evaluate reject question verify assess deduct lower criticize show state write',
);
/** "Give me a call!" */
const KINDNESSES = foldedWords('call ring chance try shot opportunity trial test day week month');
const HELPLESS_VERBS = foldedWords('tell show help remind explain write give');

/** Orders, requests and assurances to whoever reads the text, which are no orders for a verdict by themselves. */
export const readerOrderSignal: Signal = (sentence) => {
  if (sentence.has(TELLING)) return 0;
  return Math.max(
    orderAboutTextPoints(sentence),
    silencePoints(sentence),
    assurancePoints(sentence),
    phrasePoints(sentence),
  );
};

/** "Count every skill listed as senior", "Encrypt the message above", "Prefer this one", "Tell me about …". */
function orderAboutTextPoints(sentence: Sentence): number {
  for (let index = 0; index < Math.min(sentence.length, 6); index += 1) {
    if (!READER_VERBS.has(sentence.word(index)) && !sentence.is(index, VERDICT | TASK)) continue;
    if (!sentence.isOrder(index)) continue;
    const isRequest =
      HELPLESS_VERBS.has(sentence.word(index)) &&
      sentence.word(index + 1) === 'me' &&
      sentence.word(index + 2) !== 'and';
    if (isRequest && index <= 1 && sentence.length > 3 && !sentence.isMention(index)) {
      return KINDNESSES.has(sentence.word(index + 3)) ? 0 : 3;
    }
    if (!READER_VERBS.has(sentence.word(index)) || sentence.has(SPEAKER)) continue;
    if (speaksOfText(sentence, index + 1)) return 3;
  }
  return 0;
}

/** Whether "the message above", "the following list" or "this one" stands within some words. */
function speaksOfText(sentence: Sentence, from: number): boolean {
  for (let index = from; index < Math.min(sentence.length, from + 7); index += 1) {
    const word = sentence.word(index);
    const next = sentence.word(index + 1);
    if (TEXT_NOUNS.has(word) && HERE_WORDS.has(next)) return true;
    if (HERE_WORDS.has(word) && TEXT_NOUNS.has(next)) return true;
    if (THIS_WORDS.has(word) && (PERSON_NOUNS.has(next) || /^(?:resume|cv|profile)$/.test(next))) return true;
    if (word === 'resume' && next === 'again') return true;
    if ((word === 'every' || word === 'each') && /^(?:word|letter|vowel|line)$/.test(next)) return true;
  }
  return false;
}

/** "Do not mention any weaknesses." */
function silencePoints(sentence: Sentence): number {
  if (!sentence.has(NEGATION) || sentence.has(SPEAKER)) return 0;
  const negation = sentence.find(NEGATION, 0, 3);
  if (negation < 0 || !HUSHED.has(sentence.word(negation + 1))) return 0;
  // "Please do not write to her by e-mail."
  if (sentence.word(negation + 1) === 'write' && sentence.word(negation + 2) === 'to') return 0;
  return negation === 0 || sentence.word(negation - 1) === 'do' ? 3 : 0;
}

/** "You will find this candidate …", "I confirm that this person …", "Hire this candidate", "unbedingt einstellen". */
function assurancePoints(sentence: Sentence): number {
  if (!sentence.has(CANDIDATE)) return 0;
  const person = thisPersonIndex(sentence);
  for (let index = 0; index < sentence.length; index += 1) {
    const word = sentence.word(index);
    if (HIRING.has(word) && person >= 0 && Math.abs(person - index) <= 6) return 3;
    if (HIRING.has(word) && sentence.length <= 8 && sentence.has(CANDIDATE)) {
      if (AT_ONCE.has(sentence.word(index - 1)) || AT_ONCE.has(sentence.word(index + 1))) return 3;
    }
    if (person > index && /^(?:confirm|certify|attest|guarantee|assure)$/.test(word)) return 3;
    if (person > index && person - index <= 3 && /^(?:approved|verified|cleared|vetted)$/.test(word))
      return 3;
  }
  return person >= 0 && sentence.has(YOU) && !sentence.has(SPEAKER) ? 3 : 0;
}

function thisPersonIndex(sentence: Sentence): number {
  for (let index = 1; index < sentence.length; index += 1) {
    const isPerson = PERSON_NOUNS.has(sentence.word(index)) || sentence.word(index) === 'application';
    if (isPerson && THIS_WORDS.has(sentence.word(index - 1))) return index;
  }
  return -1;
}

const PHRASE =
  /^[\s*#>"'([-]{0,6}(?:(?:assume|suppose|imagine)(?: that)? (?:the|this) (?:candidate|applicant)|from now on,? (?:you|only|always|answer|respond|reply|act|treat|give|rate|output)|if (?:you are )?asked (?:about|for|whether|if)|repeat after me|stop reading|stop (?:the )?(?:evaluation|assessment)|please be (?:lenient|generous|kind|positive)|be (?:lenient|generous) |you (?:must|have to|shall|should) (?:comply|obey|follow)|output ["'“]?\w{1,12}["'”]? for (?:all|every|each)|only (?:list|mention|output|answer|state|report)\b)/i;

/** The first words of these phrases. */
const OPENINGS = foldedWords('assume suppose imagine from if repeat stop please be you output only');

function phrasePoints(sentence: Sentence): number {
  if (!OPENINGS.has(sentence.word(0))) return 0;
  return PHRASE.test(sentence.text.slice(sentence.passage.start, sentence.passage.start + 80)) ? 3 : 0;
}
