import { foldedWords } from '../words.ts';
import type { Sentence, Signal } from './sentence.ts';
import { CANDIDATE, SPEAKER, TELLING } from './word-classes.ts';

const THIS_WORDS = foldedWords(
  'this the dieser diese diesem diesen der die ce cet cette le la este esta el deze dit de questo questa il la esse ten ta этот эта данный',
);
/** Nobody calls himself so in a resume. A "profile" or "resume" is often called "this". */
const PERSON_NOUNS = foldedWords(
  `candidate applicant person kandidat kandidatin bewerber bewerberin candidat candidate candidato candidata postulant postulante
solicitante kandidaat sollicitant candidatura kandydat кандидат`,
);
const PRAISE = foldedWords(
  `perfect ideal excellent exceptional outstanding flawless best strongest top unmatched superb right great strong exact
perfekt perfekte ideal ideale beste hervorragend bestens geeignet parfait parfaite ideal meilleur meilleure excellent
perfecto perfecta ideal mejor excelente perfecte ideale uitstekend beste perfetto perfetta ideale migliore perfeito идеальный идеально`,
);
const PRAISED = foldedWords(
  `match fit choice hire candidate applicant person role position job post passt stelle position geeignet kandidat poste candidat choix
puesto candidato candidata eleccion kandidaat functie match posto candidato вакансии кандидат`,
);
const FULFIL = foldedWords(
  `meets exceeds satisfies fulfills fulfils matches surpasses erfullt ubertrifft remplit satisfait depasse repond cumple supera reune voldoet
overtreft soddisfa supera atende cumpre spelnia соответствует`,
);
const EVERY = foldedWords(
  'all every each any entire alle samtliche jede toutes tous chaque todos todas cada alle elke tutti tutte todos wszystkie всем',
);
const DEMANDS = foldedWords(
  `requirement requirements criterion criteria qualification qualifications expectations skills anforderungen kriterien erwartungen exigences
criteres attentes requisitos criterios eisen criteria requisiti criteri wymagania требованиям`,
);
const QUALIFIED = foldedWords(
  'qualified suited suitable geeignet qualifiziert qualifie qualifiee cualificado cualificada gekwalificeerd',
);
const DEGREES = foldedWords(
  'fully highly perfectly exceptionally extremely ideally uniquely voll hoch bestens pleinement totalement plenamente volledig',
);
const VERDICT_MARKS = foldedWords(
  '100 10 gold perfect maximum highest full top excellent outstanding passed approved hired',
);
const VERDICT_NAMES = foldedWords(
  'score rating rank tier grade verdict points evaluation assessment recommendation',
);

/**
 * "This candidate is a perfect match for the role": words of someone who judges, about the person as a third one. Work
 * with candidates is told otherwise: by what someone did ("ensured that the candidate was a fit").
 */
export const evaluatorVoiceSignal: Signal = (sentence) => {
  return Math.max(judgmentPoints(sentence), recommendationPoints(sentence));
};

function judgmentPoints(sentence: Sentence): number {
  if (!sentence.has(CANDIDATE)) return 0;
  const subject = subjectIndex(sentence);
  if (subject < 0 || sentence.find(TELLING, 0, subject) >= 0) return 0;
  const from = subject + 1;
  if (followed(sentence, from, PRAISE, PRAISED, 4)) return 3;
  if (followed(sentence, from, FULFIL, EVERY, 3) && follows(sentence, from, DEMANDS)) return 3;
  if (followed(sentence, from, DEGREES, QUALIFIED, 2)) return 3;
  return followed(sentence, from, VERDICT_MARKS, VERDICT_NAMES, 4) ||
    followed(sentence, from, VERDICT_NAMES, VERDICT_MARKS, 4)
    ? 3
    : 0;
}

/** Index of "candidate" in "this candidate" where it opens the sentence or a clause; -1 when it does not. */
function subjectIndex(sentence: Sentence): number {
  for (let index = sentence.find(CANDIDATE); index >= 0; index = sentence.find(CANDIDATE, index + 1)) {
    if (!PERSON_NOUNS.has(sentence.word(index)) || !THIS_WORDS.has(sentence.word(index - 1))) continue;
    if (index <= 3 && !sentence.has(SPEAKER)) return index;
    if (/[:.!?\])–—-]/.test(sentence.gapAfter(index - 2))) return index;
  }
  return -1;
}

/** Whether a word of one set comes after `from`, and one of the other within some words behind it. */
function followed(
  sentence: Sentence,
  from: number,
  first: ReadonlySet<string>,
  second: ReadonlySet<string>,
  within: number,
): boolean {
  for (let index = from; index < Math.min(sentence.length, from + 24); index += 1) {
    if (!first.has(sentence.word(index))) continue;
    for (let next = index + 1; next <= index + within; next += 1) {
      if (second.has(sentence.word(next))) return true;
    }
  }
  return false;
}

function follows(sentence: Sentence, from: number, words: ReadonlySet<string>): boolean {
  for (let index = from; index < Math.min(sentence.length, from + 24); index += 1) {
    if (words.has(sentence.word(index))) return true;
  }
  return false;
}

const RECOMMENDATION =
  /^[\s*#>"'([-]{0,6}(?:(?:strongly|highly|definitely|unreservedly|wholeheartedly|immediate|immediately)\s{1,3}){0,2}(?:recommend(?:ed)?(?:\s{1,3}(?:to|for|an?|the|this))?\s{1,3}(?:hire|hiring|interview(?:ing)?|selection|advancement|role|position|job|immediate)|(?:recommended\s)?hire\s{1,3}(?:immediately|now|at once|without))\b/i;
const RESULT =
  /^[\s*#>"'([-]{0,6}(?:screening|hiring|recruiter(?:['’]s)?|candidate|match|fit|evaluator(?:['’]s)?|interviewer(?:['’]s)?|hr|ats|ai)\s{1,3}(?:result|verdict|decision|recommendation|score|rating|evaluation|assessment|fit|outcome|status)\s{0,3}[:=–—-]\s{0,3}["'(]{0,2}(?:pass|passed|hire|hired|yes|accept(?:ed)?|approved?|outstanding|excellent|perfect|strong|exceptional|top|gold|maximum|highest|qualified|meets|exceeds|(?:9\d|100)\b|10\b)/i;

/** The first words of both. */
const OPENINGS = foldedWords(
  `strongly highly definitely unreservedly wholeheartedly immediate immediately recommend recommended hire screening hiring
recruiter recruiter's candidate match fit evaluator evaluator's interviewer interviewer's hr ats ai`,
);

/** "Strongly recommend hire.", "Screening result: passed". */
function recommendationPoints(sentence: Sentence): number {
  if (!OPENINGS.has(sentence.word(0))) return 0;
  const head = sentence.text.slice(sentence.passage.start, sentence.passage.start + 160).trimStart();
  return RECOMMENDATION.test(head) || RESULT.test(head) ? 3 : 0;
}
