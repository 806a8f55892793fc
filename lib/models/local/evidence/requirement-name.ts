import { anyOf } from '../../../text/alternatives.ts';
import type { Requirement } from '../../model.ts';
import { TELLING_CHARACTERS, withoutNumbers, withoutOpenBracket } from './shown-parts.ts';

/** How sentences of a job lead to what they ask for. */
const OPENING =
  /^(?:(?:the (?:successful |ideal )?(?:candidate|applicant)|applicants|candidates) (?:will|should|must) (?:have|be|hold|possess)|you(?:'ll| will| should| must)? (?:have|need|bring|hold|be|are|can)|sie (?:haben|bringen|verfügen über)|du (?:hast|bringst)|vous (?:avez|justifiez d['’]une|êtes)|je (?:hebt|bent)|has|is|have|je beheerst|je beschikt over|sie beherrschen|du verfügst über|vous maîtrisez|tienes|cuentas con)\s+(?:(?:an?|the|eine?n?|une?|een)\s+)?/iu;
const YEARS_PHRASE =
  /^(?:(?:a )?minimum(?: of)?|at least|around|about|over|more than|mindestens|mehr als|über|au moins|plus d['’e]|al menos|más de|minimaal|meer dan|ruim|almeno|più di)?\s*(?:\(?\d+(?:[.,]\d+)?\)?\s{0,4}\+?(?:\s{0,4}(?:-|–|to|bis)\s{0,4}\d+)?\s{0,4}\+?)\s{0,4}[- ]?(?:or more\s{1,2})?(?:years?['’]?|yrs?\.?|jahren?|jahre?|ans?(?:née\(?s?\)?)?(?:\/año)?|años?|jaar|lat|lata|rok|roku|års?|ann[io])\s+(?:of\s+|de\s+|d['’]|di\s+)?/i;

/** "Experiencia mínima de 3 años en …": the amount stands behind the word for experience. */
const EXPERIENCE_OF_YEARS =
  /^(?:\p{L}+\s){0,2}(?:experience|experiencia|expérience|(?:berufs)?erfahrung|(?:werk)?ervaring)\s(?:(?:of|de|von|van|minimum|mínima|minimale|at least|al menos|mindestens|minimaal)\s){0,3}\(?\d+\)?\+?\s(?:years?|años|ans|jahren?|jaar)\s(?:in|of|with|as|en|de|con|como|dans|im|mit|als|van|met)\s+/iu;

/** Words in which a requirement wraps what it asks for. */
const LEAD_IN = new RegExp(
  [
    /^(?:(?:very|strong|solid|good|sound|proven|deep|hands-on|practical|professional|excellent|extensive|relevant|working|basic|advanced|demonstrated|demonstrable|some|clear|confident|first)\s+)*/,
    /(?:experience|knowledge|understanding|familiarity|expertise|proficiency|command|background|track record|skills?|ability|competence)\s+(?:working\s+)?/,
    /(?:(?:with|in|of|on|as|to|using|at|for)\s+(?:(?:an?|the)\s+)?|(?=[a-z]+ing\b))/,
  ]
    .map((pattern) => pattern.source)
    .join(''),
  'iu',
);
const LEAD_IN_ELSEWHERE =
  /^(?:(?:sehr |gute|fundierte|sichere|mehrjährige|einschlägige|erste|bonnes?|solides?|première|buenos?|amplia|primera|goede|ruime|eerste|minimale)\s*)*(?:kenntnisse|erfahrung(?:en)?|connaissances?|expérience|maîtrise|conocimientos?|experiencia|dominio|kennis|ervaring|esperienza|conoscenza)\s+(?:(?:minimum|minimale?|mínima|minimaal)\s+)?(?:in|im|mit|von|als|der|des|du|de|d'|en|avec|con|van|met|di)\s+/i;
/** Left over once "Erfahrung in" or "ervaring in" is gone; English ones go with what leads to them. */
const ARTICLE_ELSEWHERE = /^(?:d(?:er|ie|as|em|en)|eine?[mnr]?|een|het|la|las|los|les)\s+(?=\p{L})/iu;
const MAX_NAME_CHARACTERS = 60;

/** "5 years or more": behind the amount. */
const OR_MORE =
  /(?<=\d\+?\s{0,4}(?:years?['’]?|yrs?|jahren?|ans|años|jaar))\s(?:or|oder|ou|o|of)\s(?:more|longer|mehr|länger|plus|más|meer|langer)(?!\p{L})/giu;
/** Amounts of years inside a requirement, with the words that bound them: "Experiencia mínima de 2 años en ventas". */
const YEARS_INSIDE =
  /[\s,(]{1,2}(?:(?:(?:of|de|d['’]au|von|van)\s)?(?:mínim[ao]|minimale?|minimum|min\.?|mindestens|mind\.?|minimaal|at least|au moins|moins|al menos|co najmniej)\s(?:(?:of|de|von|van)\s)?)?\d{1,2}(?:\s?[-–]\s?\d{1,2})?\s?\+?\s?(?:years?['’]?|yrs?|months?|jahren?|monaten?|ans|mois|años|meses|jaar|maanden|lat|lata|rok|roku)\)?(?!\p{L})/giu;
/** How high a paper is ("NVQ Level 2 or 3 in Plumbing"): the sentences tell no numbers. */
const LEVEL_OF_PAPER = anyOf(
  /(?<!\p{L})(?:(?:at least|minimum|mindestens|minimaal|at|to|a|auf|au)\s)?(?:levels?|grades?|niveaus?|stufen?|nivel(?:es)?|tiers?|bands?|poziom)\s\d(?:\s?(?:or|and|to|oder|bis|und|ou|et|o|y|of|en|[/–&-])\s?(?:level\s)?\d)?(?:\s\(?(?:or|and)\s(?:above|higher)\)?)?(?![\p{L}\d])/giu,
  /\(?(?<!\d)[12]:[12](?!\d)(?:\s(?:or|and)\s(?:above|higher))?\)?/giu,
);
/** "… or equivalent": says nothing of what is asked for. */
const THE_LIKE =
  /(?:^|,?\s)\(?(?:or|oder|ou|o|of|lub)\s(?:an?\s)?(?:working towards|equivalent|related|similar|comparable|gleichwertig\p{L}*|vergleichbar\p{L}*|équivalent\p{L}*|similaire|equivalente|vergelijkbaar|gelijkwaardig\p{L}*)(?:\s(?:qualifications?|experience|degree|field|level|subject))?\)?\s{0,2}$/iu;
/** What is left of one once its level is gone: "in Plumbing", "- Award in …". */
const LOOSE_START =
  /^(?:[\s,:–—/()-]|(?:minimum|min\.|mindestens|at least|least|in|of|for|or|and|at|im|in der|en|de|du|des|oder|und|ou|et|w|z)\s){1,12}(?=\p{L})/iu;

/** Says that a thing is wished for, behind it: "Baulohn sind von Vorteil". */
const WISHED =
  /\s(?:(?:is|are|would be|will be)\s(?:(?:an?|highly|strongly)\s)?(?:plus|bonus|asset|advantage|preferred|desirable|desired|required|essential|advantageous)|(?:ist|sind|wäre|wären)\s(?:von Vorteil|wünschenswert|erwünscht|erforderlich|ein Plus|vorteilhaft)|(?:est|sont|serait|seraient)\s(?:un (?:atout|plus)|souhaité\p{L}*|apprécié\p{L}*|exigé\p{L}*)|(?:es|son|será|serán)\s(?:un plus|valorable|deseable)s?|(?:is|zijn)\s(?:een (?:pré|plus|pluspunt)|mooi meegenomen|gewenst|vereist)|strekt tot aanbeveling)[\s.!]{0,3}$/iu;

const names = new WeakMap<Requirement, string | null>();

/** A requirement as it is spoken of in a sentence; remembered, as one rubric serves many candidates. */
export function named(requirement: Requirement): string | null {
  const known = names.get(requirement);
  if (known !== undefined) return known;
  const name = nameOf(requirement);
  names.set(requirement, name);
  return name;
}

/** What a requirement asks for, in its own words, short and in quotation marks. */
function nameOf(requirement: Requirement): string | null {
  const asked = requirement.text
    .replace(OPENING, '')
    .replace(OR_MORE, '')
    .replace(YEARS_PHRASE, '')
    .replace(EXPERIENCE_OF_YEARS, '')
    .replace(YEARS_INSIDE, '')
    .replace(/^(?:en tant qu(?:e\s|['’])|(?:of|in|as|with|als|im|en|dans|como|come)\s+)/i, '')
    .replace(LEAD_IN, '')
    .replace(LEAD_IN_ELSEWHERE, '')
    .replace(ARTICLE_ELSEWHERE, '')
    .replace(WISHED, '')
    .replace(/["“”„]/g, '');
  const [first = asked, told = ''] = asked.split(/:\s/);
  const label = withoutLevels(told !== '' && ONLY_A_LABEL.test(first) ? told : first);
  const plain = withoutNumbers(label, 'longest');
  if (plain === null) return null;
  const whole = label.startsWith(plain) ? plain : plain.replace(LOOSE_START, '');
  const comma = whole.indexOf(', ');
  const bare = withoutOpenBracket(comma >= TELLING_CHARACTERS ? whole.slice(0, comma) : whole);
  if (bare === '') return null;
  const short = withGaps(bare, requirement.text);
  if (short.length <= MAX_NAME_CHARACTERS) return `“${short}”`;
  const space = short.lastIndexOf(' ', MAX_NAME_CHARACTERS);
  const cut = withoutOpenBracket(short.slice(0, space > 0 ? space : MAX_NAME_CHARACTERS));
  return `“${cut}…”`;
}

/** "NVQ … in Plumbing": where a level or years were left out, since only what stands in the job is quoted. */
function withGaps(name: string, text: string): string {
  if (text.includes(name)) return name;
  let at = -1;
  let quoted = '';
  for (const word of name.split(' ')) {
    const start = text.indexOf(word, Math.max(at, 0));
    if (start < 0) return name;
    if (at >= 0) quoted += text.slice(at, start).trim() === '' ? ' ' : ' … ';
    quoted += word;
    at = start + word.length;
  }
  return quoted;
}

/** What stands before a colon and names only the kind of what follows. */
const ONLY_A_LABEL =
  /^(?:qualifications?|education|experience|skills?|languages?|essential|desirable|required|titulación|formación|idiomas?|experiencia|formation|diplôme|langues?|ausbildung|erfahrung|sprachen|abschluss|opleiding|ervaring|talen)$/iu;

function withoutLevels(text: string): string {
  const plain = text
    .replace(LEVEL_OF_PAPER, ' ')
    .replace(/\s{2,}/g, ' ')
    .replace(/\(\s?\)/g, '')
    .trim();
  return plain
    .replace(THE_LIKE, '')
    .replace(plain === text ? '' : LOOSE_START, '')
    .trim();
}
