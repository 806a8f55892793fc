import { foldPhrase, phraseSet, wordSet } from '../fold-phrase.ts';
import { LABEL } from '../mark-bits.ts';
import { isHeadlineToken, isPlace, looksLikeName } from '../names/candidate-name.ts';
import { isAddressPiece, isContactPiece } from './contact.ts';
import { FAMILY_LABELS, isFamilyLabel, isFamilyLine } from './family.ts';
import { BEYOND_ASCII, COLON, DASH, JOINT, STOP } from './line-signs.ts';
import { HEADER_ONLY_LABELS, PERSONAL_LABEL_WORDS, PERSONAL_LABELS } from './personal-labels.ts';
import { isFamilyPiece, isHealthPiece, type LineFacts } from './personal-pieces.ts';
import { FAITHS, NATIONALITIES, STATUS_WORDS } from './personal-words.ts';
import type { Area } from './resume-lines.ts';

const MAX_LABEL_CHARACTERS = 48;

/** Whether a colon, a question mark or a dash stands in a text, whose line has such signs, as between a label and its value. */
export function mayHaveLabel(text: string, signs: number): boolean {
  if ((signs & COLON) !== 0 && (text.includes(':') || text.includes('：') || text.includes('? ')))
    return true;
  if ((signs & STOP) !== 0 && text.includes('...')) return true;
  return (signs & DASH) !== 0 && /\s[-–—]\s/.test(text);
}

/** Whether a word of a line may be one of a personal label. In other characters than ASCII a word has many forms. */
export function mayNameLabel({ signs, marks }: LineFacts): boolean {
  return (marks & LABEL) !== 0 || (signs & (BEYOND_ASCII | JOINT)) !== 0;
}

/** A label and what stands behind it. */
export interface Label {
  /** Folded. */
  name: string;
  value: string;
  /** Parted from the value by a dash or by a space, as a title is from an organization. */
  isDashed: boolean;
  /** Nothing but a space parts the two, as it does the words of a title. */
  isSpaced: boolean;
}

function isFamily({ name, value, isDashed }: Label, area: Area): boolean {
  return isFamilyLine(name, value, area === 'body', isDashed);
}

export function labelOf(piece: string): Label | null {
  const head = piece.slice(0, MAX_LABEL_CHARACTERS);
  // "¿Nombre? Itziar …", "Name ..... Ben", "Name ▸ Ben"
  const colon = head.search(/[:：]|\?(?= )|\.{3}|\s[▸»]\s/);
  if (colon <= 0) return labelWithoutColon(piece);
  const name = foldPhrase(
    head
      .slice(0, colon)
      .replace(/[*_•¿]+/g, '')
      .replace(/\(.{0,20}\)/, ''),
  );
  const value = piece.slice(colon + 1).replace(/^[.▸»\s]+|[*_]+/g, '');
  return name === '' ? null : { name, value: value.trim(), isDashed: false, isSpaced: false };
}

/** Two letters are a word there. */
const BRIEF_SCRIPT = /^[\p{Script=Han}\p{Script=Hangul}]+$/u;
/** The first words of all labels. */
const LABEL_OPENERS = new Set([...PERSONAL_LABELS].map((label) => label.split(' ', 1)[0]));

const YEARS = /(?:19|20)\d{2}(?:\s[-–—]\s|\s?[–—]\s?|-(?=(?:19|20)\d{2}))/;
/** Not that of a number to call. */
const YEAR_AT_END = /[,(]\s?\(?(?:19|20)\d{2}\)?$/u;
const ON_REQUEST = /\b(?:request|please|private?|privat|anfrage|nachfrage|demande|solicitud|aanvraag)\b/i;
const MAX_TITLE_WORDS = 3;
const CALLING = phraseSet('phone|telephone|tel|cell|telefon|telefoon|telefono|whatsapp|fax');
const WRITING = phraseSet('email|e-mail|correo');
/** Work is done by them as well: "Social media: Instagram, TikTok", "Telephone: VoIP". */
const CHANNELS: ReadonlySet<string> = new Set([
  ...CALLING,
  ...WRITING,
  ...phraseSet(
    'linkedin|facebook|instagram|twitter|xing|telegram|skype|behance|dribbble|kaggle|stack overflow|social media|homepage',
  ),
]);
const DWELLINGS = phraseSet('residencia|direccion');
/** Words that titles and names of firms begin with as well. */
const OPENERS_OF_TITLES: ReadonlySet<string> = new Set([
  ...CHANNELS,
  ...DWELLINGS,
  ...wordSet('passport guardian postcode photograph gender sex tribe'),
]);

/** "Email Marketing Manager, Lane", "Residencia Los Olmos, 2019 - 2023": what looks like a label opens a post. */
function isPost(label: string, value: string): boolean {
  if (!OPENERS_OF_TITLES.has(label) || ON_REQUEST.test(value)) return false;
  if (YEARS.test(value) || YEAR_AT_END.test(value)) return true;
  return value.split(/\s+/, MAX_TITLE_WORDS).some((word) => /^\p{Lu}/u.test(word) && isHeadlineToken(word));
}

const DASHES: ReadonlySet<string> = new Set(['-', '–', '—']);

/** "Nationality German", "Date of birth – 12 May 1985". */
export function labelWithoutColon(piece: string): Label | null {
  if (piece.length > 100) return null;
  const space = piece.search(/\s/);
  if (space < 0) return null;
  const opener = foldPhrase(piece.slice(0, space));
  if (/^[a-z]+$/.test(opener) && !LABEL_OPENERS.has(opener) && !isFamilyLabel(opener)) return null;
  const words = piece.split(/\s+/);
  for (let count = Math.min(4, words.length - 1); count > 0; count -= 1) {
    const name = foldPhrase(words.slice(0, count).join(' '));
    const isDashed = DASHES.has(words[count] ?? '');
    const isLabel = PERSONAL_LABELS.has(name)
      ? isDashed || !HEADER_ONLY_LABELS.has(name)
      : isDashed && isFamilyLabel(name);
    if ((name.length > 2 || BRIEF_SCRIPT.test(name)) && isLabel) {
      const value = words.slice(isDashed ? count + 1 : count).join(' ');
      if (isDashed || !isPost(name, value)) return { name, value, isDashed: true, isSpaced: !isDashed };
    }
  }
  return null;
}

/** Numbers to call are longer than those of lines, hours and years. */
const NUMBER = /^[^\d]{0,12}\d(?:[\s./()-]{0,3}\d){4}/;

/** Whether somebody is reached by what stands behind such a label: "Phone: switchboard of 40 lines", "telephone menus" are work. */
function isWayToReach({ name, value, isSpaced }: Label): boolean {
  if (value === '' || ON_REQUEST.test(value) || isContactPiece(value)) return true;
  if (CALLING.has(name)) return NUMBER.test(value);
  if (WRITING.has(name)) return /\s(?:at|arroba)\s/i.test(value);
  if (name === 'social media') return false;
  // The name of an account.
  return looksLikeName(value) || (!isSpaced && !/\s/.test(value));
}

/** "Residencia Los Olmos", "Dirección General": with no more than a space between them, the name of a home or an authority. */
function isDwelling({ value }: Label): boolean {
  return isAddressPiece(value) || value.split(/\s*,\s*/).every((part) => isPlace(part));
}

function isPersonalLabel(label: string, area: Area): boolean {
  if (PERSONAL_LABELS.has(label)) return area !== 'body' || !HEADER_ONLY_LABELS.has(label);
  const words = label.split(/[\s/&,+-]+/);
  return words.length <= 6 && words.some((word) => PERSONAL_LABEL_WORDS.has(word));
}

const ADDRESS_LABELS = phraseSet('address|adresse|adres|anschrift|direccion|domicilio');
const ANSWER_LABELS = phraseSet(
  'status|photo|disability|disabilities|health|children|kids|age|race|origin|faith|religion|behinderung|gesundheit|kinder|alter|enfants|age|sante|handicap|hijos|edad|salud|discapacidad|kinderen|beperking|gezondheid|geloof|glaube|confession|military service|wehrdienst|servicio militar',
);
const ANSWER =
  /^(?:none|attached|enclosed|[a-z]{2,15} \(\d{1,2}\)(?:(?:, | and | & )[a-z]{2,15} \(\d{1,2}\)){0,6}|no|yes|n\/a|excellent|good|very good|healthy|keine?|ja|nein|gut|aucun|aucune|oui|non|bonne|ningun[oa]?|si|buena|geen|nee|goed|\d{1,2}|(?:one|two|three|four|five|six)\b.{0,40}|[a-z]{1,12} (?:children|kids|daughters?|sons?|kinder|enfants|hij[oa]s|kinderen)|.{0,40}\d{1,3} ?%\)?|(?:type [12] )?diabetes|.{0,40}\b(?:pain|illness|smoker|condition)|(?:completed|exempt|exempted|deferred|done|not applicable|abgeleistet|exento)(?: .{1,20})?|[a-z ]{0,20}(?:impairment|impaired|loss|dyslexia|dyspraxia|epilepsy|autism|adhd|asthma|user)|\d (?:\(.{1,30}\)|,? .{1,30}))$/;

/** Every label of which a value may be personal is one of these, or has one of the single words in it. */
export const LABEL_PHRASES: readonly string[] = [
  ...PERSONAL_LABELS,
  ...PERSONAL_LABEL_WORDS,
  ...ADDRESS_LABELS,
  ...ANSWER_LABELS,
  ...FAMILY_LABELS,
];

/** Outside of the personal sections some labels name work as well: there the answer decides ("Disability: none"). */
function isPersonalAnswer({ name, value }: Label): boolean {
  if (ADDRESS_LABELS.has(name)) return isAddressPiece(value);
  if (!ANSWER_LABELS.has(name) || value.length > 60) return false;
  const folded = foldPhrase(value);
  // "Status: completed" is a project's.
  if (name !== 'status' && ANSWER.test(folded)) return true;
  if (isFamilyPiece(folded) || isHealthPiece(folded)) return true;
  return STATUS_WORDS.has(folded) || FAITHS.has(folded) || NATIONALITIES.has(folded);
}

/** Whether a label tells that its value is personal, or the value does for a label that may head anything. */
export function isPersonalLabelled(label: Label, area: Area): boolean {
  if (CHANNELS.has(label.name) && (area === 'body' || label.isSpaced) && !isWayToReach(label)) return false;
  if (label.isSpaced && DWELLINGS.has(label.name) && !isDwelling(label)) return false;
  // "BSN - University of Texas": a degree in nursing; in Dutch a number of nine digits.
  if (label.name === 'bsn' && !/\d{5}/.test(label.value)) return false;
  return isPersonalLabel(label.name, area) || isPersonalAnswer(label) || isFamily(label, area);
}
