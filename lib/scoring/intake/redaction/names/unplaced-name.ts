import { looksLikeName, nameTokens, startsWithGivenName } from './candidate-name.ts';
import { nameLine } from './name-line.ts';
import { postNominalsStart } from './post-nominals.ts';

const WORD = "\\p{Lu}[\\p{L}\\p{M}'’-]{1,30}";
const NAME = `(${WORD}(?: (?:\\p{Lu}\\.|\\p{Ll}{1,3}|${WORD})){1,3})`;
const NAME_OR_ONE = `(${WORD}(?: (?:\\p{Lu}\\.|${WORD})){0,3})`;
/** "(Bosse Kraneis)" below a title. */
const IN_BRACKETS = new RegExp(`^\\s{0,8}\\(${NAME}\\)\\s{0,8}$`, 'u');
/** "I fix lifts. Bosse Kraneis"; shorter words are of titles ("Dr. med."). */
const BEHIND_SENTENCE = new RegExp(`\\p{Ll}{4}[.!?…] {1,2}[-–—]? ?${NAME}\\.?\\s{0,8}$`, 'u');
/** "A: Bosse Kraneis, welder" */
const ANSWER = new RegExp(
  `^\\s{0,8}(?:[-–—>*•] ?)?(?:\\p{L}{1,10}[:.)] {1,2})?${NAME}(?=[.,;!(]|\\s{0,8}$)`,
  'u',
);
const QUESTION =
  /(?<!\p{L})(?:who|name|wer|hei(?:ß|ss)|qui|nom|appel|qui[eé]n|nombre|llama|wie|naam|heet|chi|nome|chiam|quem|cham|kto|imi[eę]|кто|имя|зовут|kim|ad[ıi]n)[^?\n]{0,60}\?\s{0,8}$/iu;
const TITLE =
  '(?:Dr|Sir|Dame|Mrs?|Ms|Miss|Mx|Prof|Professor|Herr|Frau|Mme|Mlle|Madame|Monsieur|Sra|Srta|Doña|Sig(?:\\.ra)?|Dott(?:\\.ssa)?|Mevr|Dhr|Rev|Engr|Alhaji|Alhaja)\\.?';
/** "Dr Chinedu Obi" alone, "Mrs. Obi is an accountant". */
const TITLED = new RegExp(
  `^\\s{0,8}(?:${TITLE} ){1,3}${NAME_OR_ONE}(?=\\s{0,8}$| (?:[A-Z]{2,5} )?(?:here|is|was|has|chairs|serves|brings|holds|works|leads|ist|hat|verfügt|est|possède|es|tiene|è|ha|é|tem|heeft|werkt)(?!\\p{L}))`,
  'u',
);
/** "… on the board. I'm Declan, 58, and …": within the line. */
const WRITER_WITHIN = new RegExp(
  `[.!?] (?:I['’]m|I am|Ich bin|Je suis|Soy|Ik ben|Sono|Sou|Jestem) ${NAME_OR_ONE}(?=(, [1-9]\\d(?!\\d))|[.,!]| (?:and|und|et|y|en|e|i|–|—) )`,
  'u',
);
const DOCUMENT = '(?:CV|[Rr]ésumé|[Rr]esume|Curriculum Vitae|Lebenslauf|Profile|PROFILE|Profil)';
/** "CV of Angus Rennie", "Profile: Dr. Ines Haugland" */
const OF_DOCUMENT = new RegExp(
  `(?:^|[ –—-])${DOCUMENT}(?: of| for| von|:| –| —) (?:${TITLE} ){0,2}${NAME}\\s{0,8}$`,
  'u',
);
/** "Everett Lindgren Boone, P.E." */
const BEFORE_COMMA = new RegExp(`^\\s{0,8}${NAME}, `, 'u');
/** "Meet Giulietta!" */
const MEET = new RegExp(`^\\s{0,8}Meet ${NAME_OR_ONE}[!.]`, 'u');
/** Of which one stands in each line with such a name, but in answers. */
const MAY_NAME = new RegExp(
  `^\\s{0,8}(?:${TITLE} |\\(|Meet )|[.!?…] |, [().,A-Z]|(?:^|[ –—-])${DOCUMENT}[ :]`,
  'u',
);
/** What a name in a sentence of its own, or behind another one, stands behind. */
const SENTENCE_END = /[.!?…] /;
/** Longer lines are no place for a name. */
const MAX_CHARACTERS = 300;

/**
 * The writer's name where neither a place of its own nor a label tells it: behind a title, in brackets, behind a sentence, or as the
 * answer to who it is. Other words have the same form, so that a known given name decides, but behind a title and in an answer.
 *
 * @param before the line before it, empty for none
 */
export function unplacedName(line: string, before: string): string | null {
  const head = line.slice(0, MAX_CHARACTERS);
  const isBelowQuestion = before.includes('?');
  if (!isBelowQuestion && !MAY_NAME.test(head)) return null;
  const titled = TITLED.exec(head)?.[1];
  // Behind the name may be the letters of a degree.
  const parts = titled === undefined ? null : nameLine(head.trim());
  if (titled !== undefined && looksLikeName(titled)) return parts?.name ?? titled;
  const named = (OF_DOCUMENT.exec(head) ?? beforeLetters(head) ?? MEET.exec(head))?.[1];
  if (named !== undefined && looksLikeName(named)) return named;
  const isBehindSentence = SENTENCE_END.test(head);
  const [, writer, age] = (isBehindSentence ? WRITER_WITHIN.exec(head) : null) ?? [];
  if (writer !== undefined && (age !== undefined || isGiven(writer))) return writer;
  if (line.length > MAX_CHARACTERS) return null;
  const beside = (IN_BRACKETS.exec(line) ?? (isBehindSentence ? BEHIND_SENTENCE.exec(line) : null))?.[1];
  if (beside !== undefined && isGiven(beside)) return beside;
  const isAnswer = isBelowQuestion && QUESTION.test(before.slice(-MAX_CHARACTERS));
  const answered = isAnswer ? ANSWER.exec(line)?.[1] : undefined;
  return answered !== undefined && looksLikeName(answered) ? answered : null;
}

function beforeLetters(line: string): RegExpExecArray | null {
  const before = line.includes(', ') ? BEFORE_COMMA.exec(line) : null;
  return before !== null && postNominalsStart(line.trimEnd()) === before[0].length ? before : null;
}

function isGiven(name: string): boolean {
  return startsWithGivenName(name.split(' '), false);
}

const CLOSING =
  /^\s*(?:yours(?: (?:sincerely|faithfully|truly))?|(?:very )?sincerely(?: yours)?|(?:with )?(?:kind(?:est)?|best|warm(?:est)?) (?:regards|wishes)|regards|best|(?:many )?thanks|thank you|cheers|respectfully(?: yours)?|slán|hochachtungsvoll|(?:mit )?(?:freundlichen?|besten?|vielen?|herzlichen?|lieben?) grü(?:ß|ss)en?|grü(?:ß|ss)e|(?:bien )?cordialement|bien à vous|(?:veuillez|je vous prie|dans l['’]attente)\b.{0,160}|(?:meilleures |sincères )?salutations.{0,60}|atentamente|(?:un )?(?:cordial )?saludos?(?: cordial(?:es)?)?|(?:met )?(?:vriendelijke|hartelijke) groet(?:en|jes)?|groet(?:en|jes)?|(?:cordiali|distinti) saluti|in fede|atenciosamente|(?:com os )?(?:melhores |meus )?cumprimentos|z poważaniem|с уважением|saygılarımla|مع (?:خالص )?التحية|此致|敬礼|敬具)[\s.,!]*$/iu;
/** "Freundliche Grüße, Selam" in one line. */
const SIGNED_GREETING =
  /^\s*(?:(?:mit )?(?:freundlichen?|besten?|vielen?|herzlichen?|lieben?) grü(?:ß|ss)en?|(?:kind |best |warm )?regards|cheers|thanks|cordialement|saludos|groetjes|pozdrawiam|cumprimentos|saluti)[,!]? (\p{Lu}[\p{L}\p{M}'’-]+(?: \p{Lu}[\p{L}\p{M}'’.-]+){0,3})[\s.]*$/iu;
const SIGNED_LINE =
  /^\s*(?:place|date|signature|ort|lieu|fait à|lugar|luogo)\b.{0,60}\(([^()]{3,50})\)\s*$/iu;
const MAX_SIGNING_LINES = 4;

/** Names with which a text is signed: behind a closing formula, in brackets behind place or date, or a known one in its last line. */
export function signedNames(lines: readonly string[]): string[] {
  const last = lines.filter((line) => line.trim() !== '').slice(-MAX_SIGNING_LINES - 1);
  return last.flatMap((line, index) => {
    if (line.length > MAX_CHARACTERS) return [];
    const beside = (SIGNED_LINE.exec(line) ?? SIGNED_GREETING.exec(line))?.[1];
    if (beside !== undefined) return looksLikeName(beside) ? [beside] : [];
    const isSigned = CLOSING.test(last[index - 1] ?? '');
    const isLast = index === last.length - 1;
    if (!isSigned && !isLast) return [];
    const name = line.replace(/^[\s\-–—~*•(]{1,8}|[\s.,*)]{1,8}$/g, '');
    const tokens = nameTokens(name);
    if (tokens === null || tokens.length > 5 || !looksLikeName(name)) return [];
    return isSigned || (tokens.length > 1 && startsWithGivenName(tokens, false)) ? [name] : [];
  });
}
