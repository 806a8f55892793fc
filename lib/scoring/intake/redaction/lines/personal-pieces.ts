import { anyOf, either } from '../../../../text/alternatives.ts';
import { foldPhrase, wordSet } from '../fold-phrase.ts';
import { LABEL, PRIVATE } from '../mark-bits.ts';
import { isFoldedPlace } from '../names/candidate-name.ts';
import { isHanPersonal } from '../names/han-pieces.ts';
import { isAge, isBirth, isDayDate, isStature } from './ages-and-dates.ts';
import { isAddressPiece, isContactPiece } from './contact.ts';
import { FATHER_MARK, isFamilyStatement, STATEMENT_WORDS } from './family.ts';
import { BEYOND_ASCII, COLON, CONTACT, DIGIT, JOINT, STOP } from './line-signs.ts';
import { FAITHS, NATIONALITIES, STATUS_WORDS } from './personal-words.ts';
import type { ResumeLine } from './resume-lines.ts';

/** What is known of the line that a piece is of: what the line lacks, the piece lacks as well. */
export type LineFacts = Pick<ResumeLine, 'signs' | 'marks'>;

const GENDER_OR_FLAG = /^(?:♂|♀|⚧|\ufe0f|\s|[\u{1f1e6}-\u{1f1ff}])+$/u;

/** Whether a piece of the header or of a personal section, without a label, holds nothing but personal data. */
export function isPersonalText(text: string, { signs, marks }: LineFacts): boolean {
  const folded = foldPhrase(text);
  const isAscii = (signs & BEYOND_ASCII) === 0;
  if (folded === '' || (!isAscii && (GENDER_OR_FLAG.test(folded) || isHanPersonal(folded)))) return true;
  if (STATUS_WORDS.has(folded) || FAITHS.has(folded) || NATIONALITIES.has(folded)) return true;
  if ((signs & (CONTACT | STOP | COLON | DIGIT)) !== 0 && isContactPiece(text)) return true;
  if (isFoldedPlace(folded) || isBirth(text) || FATHER_MARK.test(text) || isStatusList(folded)) return true;
  const hasDigit = (signs & DIGIT) !== 0;
  // Arabic digits are none of ASCII.
  if ((hasDigit || !isAscii) && isAge(text)) return true;
  if (hasDigit && (isAddressPiece(text) || isDayDate(text) || isStature(text))) return true;
  if (mayTellOfFamily({ signs, marks }) && (isFamilyPiece(folded) || isHealthPiece(folded))) return true;
  // There a digit may stand before a word without a space.
  return (hasDigit || mayTellOfFamily({ signs, marks })) && isFamilyStatement(text);
}

/** Whether an address, a profile or a number to call may stand in a line: in most none of their signs does. */
export function mayHaveContact({ signs, marks }: LineFacts): boolean {
  return (signs & CONTACT) !== 0 || ((marks & LABEL) !== 0 && (signs & DIGIT) !== 0);
}

/** Whether a piece of a line may tell of the family, of citizenship or of health: most lines have no word of these. */
export function mayTellOfFamily({ signs, marks }: LineFacts): boolean {
  // A sign may stand before a word without a space.
  return (marks & PRIVATE) !== 0 || (signs & (BEYOND_ASCII | JOINT)) !== 0;
}

const COUNT = either(
  '\\d|one|two|three|four|five|six|no|a|ein|eine|zwei|drei|vier|funf|keine|un|une|deux|trois|quatre',
  'sans|dos|tres|cuatro|sin|twee|drie|vier|geen|een|um|uma|dois|duas|quatro|due|tre|quattro|dwoje|troje',
  'jedno',
);
const CHILDREN = either(
  'child|children|kids?|sons?|daughters?|dependents?|kind|kinder|kindern|enfants?|hijos?|hijas?',
  'kinderen|kids|filhos?|filhas?|figli|figlio|figlia|figlie|dzieci|dziecko|sohn|sohne|tochter|fils',
  'filles?|zoon|zonen|dochters?|corka|corki|syn|synow',
);
const FAMILY_PIECE = new RegExp(
  `^(?:(?:happily )?(?:married|divorced|widowed|single|verheiratet|ledig|geschieden|verwitwet|mariee?|celibataire|divorcee?|casad[oa]|solter[oa]|divorciad[oa]|gehuwd|getrouwd|gescheiden|alleenstaand)(?:,? (?:with|and|mit|und|avec|et|con|y|met|en))? )?(?:(?:father|mother|parent|mum|dad|vater|mutter|pere|mere|padre|madre|vader|moeder) (?:of|von|de|van) )?${COUNT} (?:[\\p{L}-]+ ){0,2}${CHILDREN}(?: \\(.{1,30}\\)?)?$`,
  'u',
);
/** "Opa van 3", "maman solo de jumeaux", "Mutter von zwei": of the header, where nothing else is meant. */
const PARENT_PIECE =
  /^(?:(?:proud|single|lone|stolze|stolzer|alleinerziehende|alleinerziehender) )?(?:mum|mom|mother|dad|father|nan|grandmother|grandfather|grandma|grandad|mutter|vater|oma|opa|maman|papa|mere|pere|madre|padre|mama|abuela|abuelo|mamma|nonna|nonno|moeder|vader|mae|pai)(?: (?:solo|sola|soltera|soltero|celibataire))? (?:of|to|von|de|van|di|d') (?!pearl)[^.;:|]{1,40}$/u;
const CITIZEN_PIECE = anyOf(
  /^(?:cittadin[oa]|ciudadan[oa]|cidadao?|obywatel(?:ka|stwo)?) \p{L}{3,20}$|^t\.?c\.? vatandasi$/u,
  /^(?:dual )?[\p{L}\s./-]{2,40} (?:citizen|citizens|national|nationality|citizenship|passport|passport holder|staatsburger|staatsburgerin|staatsangehorige|staatsangehoriger|staatsangehorigkeit|nationalitat|nationaliteit)$/u,
  /^(?:citizen|national|native) (?:of|from) [\p{L}\s]{2,40}$/u,
  /^(?:dual|multiple) (?:national|citizen|nationality|citizenship)\b.{0,40}$/u,
  /^(?:fully )?vaccinated .{0,30}$/u,
  /^(?:lives?|living) (?:alone|with (?:my |his |her |their )?(?:partner|wife|husband|spouse|family|parents|children|kids))\b.{0,60}$/u,
  /^(?:married|verheiratet|mariee?|casad[oa]|getrouwd|gehuwd) (?:since|for|seit|depuis|desde|sinds) .{1,20}$/u,
  /^in an? (?:relationship|civil partnership|domestic partnership) with .{1,40}$/u,
  /^(?:social |caste |reservation )?category ?: ?(?:general|gen|obc|sc|st|ews|sc\/st)$/u,
  /^(?:de )?(?:nationalite|nacionalidad) [\p{L}\s]{2,30}$/u,
);

/** "M/34/Single". */
function isStatusList(folded: string): boolean {
  if (!folded.includes('/')) return false;
  const parts = folded.split('/');
  return (
    folded.length <= 60 &&
    parts.length > 1 &&
    parts.every(
      (part) =>
        STATUS_WORDS.has(part.trim()) ||
        isAge(part.trim()) ||
        isBirth(part.trim()) ||
        NATIONALITIES.has(part.trim()),
    )
  );
}

/** Whether a folded piece tells of marriage, children or citizenship alone. */
export function isFamilyPiece(folded: string): boolean {
  return (
    folded.length <= 80 &&
    (FAMILY_PIECE.test(folded) || CITIZEN_PIECE.test(folded) || PARENT_PIECE.test(folded))
  );
}

/** Whether a folded piece tells of a disability. */
export function isHealthPiece(folded: string): boolean {
  return (
    folded.length <= 60 &&
    /(?:\b(?:disabled|deaf|blind|wheelchair user|schwerbehindert|gehorlos|handicape|discapacitad[oa]|gehandicapt)(?: \(.{1,20}\))?|\bgdb \d{2,3}\)?)$/.test(
      folded,
    )
  );
}

/** Folded words of which one stands in every piece that the three find above, and in every statement of the family. */
export const PRIVATE_WORDS: readonly string[] = [
  ...STATEMENT_WORDS,
  ...wordSet(`child children kid kids son sons daughter daughters dependent dependents kind kinder kindern enfant enfants hijo hijos hija hijas kinderen filho filhos filha filhas figli figlio figlia figlie dzieci dziecko
citizen citizens citizenship national nationality passport native vaccinated live lives living married relationship partnership category
staatsburger staatsburgerin staatsangehorige staatsangehoriger staatsangehorigkeit nationalitat nationaliteit nationalite nacionalidad
sohn sohne tochter fils fille filles zoon zonen dochter dochters corka corki syn synow cittadino cittadina ciudadano ciudadana cidadao cidada obywatel obywatelka obywatelstwo vatandasi
mum mom dad nan grandmother grandfather grandma grandad oma opa maman papa mama abuela abuelo nonna nonno mae pai
verheiratet marie mariee casado casada getrouwd gehuwd
disabled deaf blind wheelchair schwerbehindert gehorlos handicape discapacitado discapacitada gehandicapt gdb`),
];

const MAX_LIST_CHARACTERS = 120;
const LIST_SEPARATOR = /[,;|•·]|\.(?:\s|$)/;
const YEARS_BEFORE = /^\D{0,12}(?:\d{1,2}[/.])?(?:19|20)\d{2}\s?[-–—]/;
const AGE_IN_WORDS =
  /^(?:aged )?(?:twenty|thirty|forty|fifty|sixty)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?$/;
const LIST_PART = anyOf(
  /^(?:happily )?(?:married|engaged|partnered|widowed|divorced|separated|single)(?: to [\p{L}'’ -]{2,30})?$/u,
  /^(?:no|one|two|three|four|five|six|\d) (?:kids?|children|boys?|girls?|sons?|daughters?|grandchildren|grandkids|ties|under (?:\d{1,2}|[a-z]{2,6}))$/u,
);

/** "45, married to Jess, three under ten": a line of the body of which every part is personal, and one of the family. */
export function isPersonalList(content: string, facts: LineFacts): boolean {
  if ((facts.marks & PRIVATE) === 0 || content.length > MAX_LIST_CHARACTERS) return false;
  const parts = content
    .split(LIST_SEPARATOR)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  // "2012 - 2014 Parental leave, two children" keeps its dates.
  if (YEARS_BEFORE.test(content)) return false;
  const isOfFamily = (part: string): boolean => {
    const folded = foldPhrase(part);
    return LIST_PART.test(folded) || isFamilyPiece(folded);
  };
  return (
    parts.length > 1 &&
    parts.some(isOfFamily) &&
    parts.every(
      (part) => isOfFamily(part) || AGE_IN_WORDS.test(foldPhrase(part)) || isPersonalText(part, facts),
    )
  );
}

/** Whether a piece stands for a photo. */
export function isPhotoMark(text: string): boolean {
  return /^data:image\/\S{1,200}|^!?\[(?:photo|foto|picture|profile ?(?:photo|picture|pic)|image|lichtbild|bild|portrait|headshot|photograph)[^\]]{0,40}\](?:\([^)]{0,200}\))?$|^[([<]?(?:photo|foto|picture|profile ?(?:photo|picture)|lichtbild|bewerbungsfoto|headshot|photograph|passport photo)(?: (?:attached|enclosed|on request|here))?[)\]>]?$/i.test(
    text,
  );
}
