import { anyOf } from '../../../text/alternatives.ts';
import { isDigit, isLetter, isLower } from '../../../text/characters.ts';
import { matchesOf } from '../../../text/matches.ts';
import type { Line, Span, Word } from '../types.ts';
import { FUNCTION_WORDS } from '../vocabulary/stop-words.ts';

export interface LanguageRead {
  /** ISO 639-1 code; `und` when it is none of those supported. */
  language: string;
  languageSupported: boolean;
}

/** Frequent words of languages that share many words with the five, but are not read. */
const FOREIGN_WORDS =
  'di il della dei che per nel gli sono alla e do da das dos em um uma na no com nos ao pela pelo pelos amb dels pels unha coa och att som med av for det til den jag er ikke og w z na do sie oraz jest ve bir ile icin ja on se ne i u je za';

/** Headings, months and words for "today" that only resumes in languages that are not read hold, folded. */
const FOREIGN_MARKS: ReadonlySet<string> = new Set(
  (
    'esperienza esperienze lavorativa lavorative istruzione formazione competenze lingue laurea gennaio febbraio maggio giugno luglio settembre ottobre dicembre oggi conoscenza conoscenze requisiti mansioni mansione offriamo azienda inglese anni siamo ' +
    'formacao educacao graduacao bacharelado janeiro fevereiro junho setembro outubro dezembro atualmente profissional profissionais conhecimentos maio julho novembro ' +
    'formacio idiomes anys requisits coneixements habilitats nivell estudis treball setembre novembre desembre juliol juny catala ' +
    'conecementos xeral xestion traballo actualidade grao xaneiro febreiro decembro ' +
    'erfarenhet anstallningar pagaende nuvarande augusti erfaring nykyinen tammikuu helmikuu maaliskuu huhtikuu toukokuu kesakuu heinakuu elokuu syyskuu lokakuu marraskuu joulukuu ' +
    'arbetslivserfarenhet utbildning fardigheter sprakkunskaper erhvervserfaring uddannelse sprog arbeidserfaring utdanning ferdigheter tyokokemus koulutus kielitaito ' +
    'styczen luty marzec kwiecien czerwiec lipiec sierpien wrzesien pazdziernik listopad grudzien nadal ' +
    'doswiadczenie wyksztalcenie umiejetnosci jezyki stycznia lutego kwietnia czerwca wrzesnia pazdziernika grudnia obecnie ' +
    'zkusenosti vzdelani dovednosti jazyky dosud leden unor brezen duben kveten cerven rijen skusenosti vzdelanie iskustvo obrazovanje vjestine ' +
    'tapasztalat tanulmanyok vegzettseg nyelvtudas keszsegek jelenleg experienta educatie studii prezent ianuarie februarie iunie iulie octombrie ' +
    'deneyim deneyimi egitim beceriler ocak subat haziran temmuz agustos eylul gunumuz pengalaman pendidikan keterampilan'
  ).split(' '),
);
const MIN_FOREIGN_MARKS = 2;
/** Where there is not one word that only a language that is read has, a single mark tells. */
const MIN_READ_WORDS = 1;
/** No language that is read has words with these letters. */
const FOREIGN_LETTERS = 'åøæłąęśźżćńőűșşțţăğıčřžšěůďťňãõđðþėįųūāēīļķņ';
const FOREIGN_LETTER = new RegExp(`[${FOREIGN_LETTERS}]`, 'g');

/** How Portuguese, Galician and Catalan spell what French and Spanish write otherwise. Capitals inside a line begin names. */
const FOREIGN_SPELLING = anyOf(
  /(?<!\p{L})(?:[Ee]xperi[êè]ncias?|EXPERI[ÊÈ]NCIAS?|[Cc]ompet[êè]ncies|[Cc]ompetências|(?!Universidade|Trindade)\p{L}\p{Ll}{2,24}idade|[Gg]estão|\p{Ll}{2,24}(?:[êâèà]nci(?:as?|es)|(?:[ai]bil|al|tiv|ar|ur|ac|ic)itats?|ació))(?!\p{L})/gu,
  /(?<=[Ll])·(?=[Ll])/gu,
);

/** At most so many words are looked at, spread over the text. */
const SAMPLE_WORDS = 600;
const MIN_STOP_WORDS = 3;
/** Nobody who writes so many small words of English spells as much in another language. */
const CLEAR_SCORE = 12;
/** Below this share of stop words a text is a list of keywords, not prose. */
const MIN_PROSE_SHARE = 0.06;
/** A longer text below this share is prose of a language that is not read. */
const MIN_ENGLISH_SHARE = 0.02;
/** A text of keywords longer than this would hold some stop words in any language that is read. */
const MAX_KEYWORD_TEXT_WORDS = 120;

/** What a word tells of the language it stands in. */
export interface LanguageSign {
  /** The languages whose stop word it is, as indexes. */
  languages: readonly number[];
  isForeignMark: boolean;
  /** One of {@link FOREIGN_LETTERS} is in it. */
  hasForeignLetter: boolean;
}

/** Those that are read, and one for all others. */
const LANGUAGES: readonly string[] = [...Object.keys(FUNCTION_WORDS), 'und'];
const ENGLISH = LANGUAGES.indexOf('en');
const SIGNS = languageSigns();

const NO_SIGN: LanguageSign = { languages: [], isForeignMark: false, hasForeignLetter: false };

/** Noted on the word, which is all that is written as one token is. */
function signOf(word: Word, text: string, { start, end }: Span): LanguageSign | null {
  if (word.languageSign !== undefined) return word.languageSign;
  const known = SIGNS.get(word.norm) ?? null;
  const hasForeignLetter = text.slice(start, end).search(FOREIGN_LETTER) >= 0;
  word.languageSign = hasForeignLetter ? { ...(known ?? NO_SIGN), hasForeignLetter } : known;
  return word.languageSign;
}

function languageSigns(): ReadonlyMap<string, LanguageSign> {
  const languages = new Map<string, number[]>();
  const lists = [...Object.values(FUNCTION_WORDS), FOREIGN_WORDS.split(' ')];
  for (const [language, words] of lists.entries()) {
    for (const word of words) {
      const known = languages.get(word);
      if (known === undefined) languages.set(word, [language]);
      else known.push(language);
    }
  }
  const signs = new Map<string, LanguageSign>();
  for (const word of [...languages.keys(), ...FOREIGN_MARKS])
    signs.set(word, {
      languages: languages.get(word) ?? [],
      isForeignMark: FOREIGN_MARKS.has(word),
      hasForeignLetter: false,
    });
  return signs;
}

/**
 * The main language by its stop words, from a bounded sample of the text. Keywords without prose count as English, the
 * language of most skill names; text in another script, or in a language that is not read, is `und`.
 */
export function detectLanguage(text: string, lines: readonly Pick<Line, 'tokens'>[]): LanguageRead {
  const step = sampleStep(lines);
  const scores = LANGUAGES.map(() => 0);
  let stopWords = 0;
  let foreignScript = 0;
  let foreignMarks = 0;
  // Of words that are left out nothing is known.
  let mayBeForeign = step > 1;
  let at = 0;
  let sampled = 0;
  for (const { tokens } of lines) {
    for (const token of tokens) {
      const { norm, word, start, end } = token;
      if (at++ % step !== 0) continue;
      const first = norm.charCodeAt(0);
      const sign = signOf(word, text, token);
      if (sign?.hasForeignLetter === true) mayBeForeign = true;
      if (isDigit(first)) continue;
      sampled++;
      if (first >= 0x370) foreignScript++;
      if (sign === null) continue;
      if (sign.isForeignMark) foreignMarks++;
      const { languages } = sign;
      if (isOfOthersAlone(sign) && SHORT_FORM.test(text.slice(start, end))) continue;
      if (languages.length > 0) stopWords++;
      // A word of n languages counts 1/n.
      for (const language of languages) scores[language] = (scores[language] ?? 0) + 1 / languages.length;
    }
  }
  if (foreignScript * 3 > sampled) return { language: 'und', languageSupported: false };
  const most = Math.max(...scores);
  let best = (scores[ENGLISH] === most ? 'en' : LANGUAGES[scores.indexOf(most)]) ?? 'en';
  // A terse resume has hardly any stop words; its headings, dates and letters tell.
  const isClearlyEnglish = best === 'en' && most >= CLEAR_SCORE;
  const spelled = isClearlyEnglish ? 0 : matchesOf(text, FOREIGN_SPELLING).length;
  foreignMarks += Math.floor(((mayBeForeign ? countForeignWords(text) : 0) + spelled) / step);
  const score = best === 'und' ? 0 : most;
  if (foreignMarks >= (score < MIN_READ_WORDS ? 1 : MIN_FOREIGN_MARKS) && foreignMarks >= score)
    return { language: 'und', languageSupported: false };
  const share = stopWords / Math.max(sampled, 1);
  const isKeywords = stopWords < MIN_STOP_WORDS || share < MIN_PROSE_SHARE;
  // Skill names are English in every language, so keywords count as English unless they are too many to be keywords.
  if (isKeywords && best !== 'en') best = sampled > MAX_KEYWORD_TEXT_WORDS ? 'und' : 'en';
  if (isKeywords && sampled > MAX_KEYWORD_TEXT_WORDS && share < MIN_ENGLISH_SHARE) best = 'und';
  return { language: best, languageSupported: best !== 'und' };
}

/** "DEI", a diploma, is no Italian "of the". A text in capitals has longer words of its language as well. */
const SHORT_FORM = /^\p{Lu}{3,4}$/u;

function isOfOthersAlone({ languages }: LanguageSign): boolean {
  return languages.length === 1 && languages[0] === LANGUAGES.length - 1;
}

/** How many words have a letter that no language that is read has, behind small letters only: a capital may begin a name. */
function countForeignWords(text: string): number {
  let count = 0;
  let last = -1;
  for (const { index } of matchesOf(text, FOREIGN_LETTER)) {
    let before = index - 1;
    let isSmall = true;
    for (; before > last && isLetter(text.charCodeAt(before)); before--) {
      isSmall &&= isLower(text.charCodeAt(before));
    }
    const isSameWord = last >= 0 && before === last;
    if (isSmall && !isSameWord) count++;
    last = index;
  }
  return count;
}

/** Every how many words one is looked at, so that those are spread over all lines. */
function sampleStep(lines: readonly Pick<Line, 'tokens'>[]): number {
  let words = 0;
  for (const { tokens } of lines) words += tokens.length;
  return Math.max(1, Math.floor(words / SAMPLE_WORDS));
}
