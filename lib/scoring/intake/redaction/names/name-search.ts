import { anyOf } from '../../../../text/alternatives.ts';
import { trimEndOf } from '../../../../text/trim-end.ts';
import { isInCapitals } from '../letter-case.ts';
import { contactRanges } from '../lines/contact.ts';
import type { ResumeLine } from '../lines/resume-lines.ts';
import { learnName, type PersonalLines } from '../personal-findings.ts';
import {
  isGivenNamesOnly,
  looksLikeLowerCaseName,
  looksLikeName,
  namesInTwoScripts,
  nameTokens,
  startsWithGivenName,
  unspacedNames,
} from './candidate-name.ts';
import { fullNameAhead, MAX_OPENING_LINES } from './full-name-ahead.ts';
import { isLoneOccupation } from './lone-occupations.ts';
import { isSkillName } from './skill-names.ts';
import { isKnownTitle } from './title-names.ts';

/** Where a piece of a line stands that may be a name. */
export interface NamePlace {
  /** Lines are counted as they are read. */
  line: number;
  /** A name may stand here without a label: at the top, or first below a personal heading. */
  mayBeName: boolean;
  /** Nothing but white space parts the pieces of the line. */
  isPlain: boolean;
  /** Nor a comma, nor more than a space. */
  isOnePiece: boolean;
  /** Something of the line stays that stands before it. */
  isBehindOther: boolean;
  /** Slashes part what the person is or does. */
  isSlashed: boolean;
}

/** Behind a name as a value, and not behind an initial or a title: "Nome: Florin Mocanu. In Italia dal 2003". */
const NEXT_SENTENCE = /(?<=\p{Ll}{4})\.\s+(?=\p{Lu})/u;

export const DOCUMENT_TITLE_PREFIX = anyOf(
  /^(?:curriculum vitae|r[eé]sum[eé]|cv|lebenslauf|hoja de vida|curr[ií]culum(?: v[ií]tae)?|levensloop)(?:\s+(?:of|von|de|van|for|für)\s+|\s*[-–—:|,]\s*|\s+)(?=\p{L})/iu,
  /^(?:özgeçmiş|życiorys|резюме|السيرة الذاتية|سيرة ذاتية)\s*[–—:|,-]\s*(?=\p{L})/iu,
);

/** Finds the candidate's name in the pieces of the header, from line to line. */
export class NameSearch {
  readonly #findings: PersonalLines;
  readonly #lines: readonly ResumeLine[];
  /** That the header holds, or `null`; of few lines it is asked. */
  #fullName: string | null | undefined;
  /** Forms of the name that were found: in letters without case (true) or with (false). */
  readonly #forms = new Set<boolean>();
  #otherPieces = 0;
  /** The line that holds one word of the name alone. */
  #halfLine = -2;
  /** Whether that half is of two given names. */
  #isHalfOfTwo = false;

  constructor(findings: PersonalLines, lines: readonly ResumeLine[]) {
    this.#findings = findings;
    this.#lines = lines;
  }

  get isFound(): boolean {
    return this.#forms.size > 0;
  }

  learn(name: string): void {
    const [text = ''] = name.trim().split(NEXT_SENTENCE, 1);
    this.#forms.add(isWithoutCase(text));
    learnName(text, this.#findings);
  }

  /** A line of the header says something else too: few do above the name. */
  noteOther(): void {
    this.#otherPieces += 1;
  }

  /** "Hi, I am Ben!": whether a text introduces the candidate, whose name is learned then. */
  isIntroduction(text: string): boolean {
    const introduced = INTRODUCTION.exec(text);
    const name = introduced === null ? '' : trimEndOf(text.slice(introduced[0].length), /[!\s]/);
    if (!looksLikeName(name) && (name === '' || !isGivenNamesOnly(name))) return false;
    this.learn(name);
    return true;
  }

  /** "Call sign: Jane Smith" beside an address: whatever the label is. */
  isCalled(text: string, place: NamePlace): boolean {
    const called = CALLED.exec(text)?.[1] ?? '';
    return startsWithGivenName(called.split(/\s+/), false) && this.isName(called, place);
  }

  /** "Ben Miller, ben@example.org, Leeds", "Ben Miller, 12 Dock Street": the name goes with the rest, and is to be found below. */
  learnBeforeContact(text: string, place: NamePlace): void {
    const contact = contactRanges(text)[0]?.start ?? text.length;
    const title = DOCUMENT_TITLE_PREFIX.exec(text)?.[0].length ?? 0;
    const comma = text.indexOf(',', title);
    const end = Math.min(contact, comma < 0 ? text.length : comma);
    const name = text.slice(title, end).replace(/[\s(<:–-]{1,10}$/, '');
    const tokens = nameTokens(name);
    if (tokens === null || tokens.length < 2 || end === text.length) return;
    if (contact < text.length || startsWithGivenName(tokens, false)) this.isName(name, place);
  }

  /** Whether a piece is the candidate's name, or what completes it; it is learned then. */
  isName(piece: string, place: NamePlace): boolean {
    const text = inReadingOrder(piece.replace(NAME_REMARK, ''));
    // The same name may follow in another script; a second one in the same is something else.
    const isUncased = isWithoutCase(text.trim());
    const isContinued =
      (this.#halfLine === place.line - 1
        ? place.isOnePiece
        : this.#halfLine === place.line && place.isPlain) &&
      text.trim().split(/\s+/).length <= 3 &&
      !WITH_ABBREVIATION.test(text.trim());
    if (this.isFound && this.#otherPieces === 0 && NICKNAME_BEHIND.test(text.trim())) {
      learnName(text, this.#findings);
      return true;
    }
    if (this.#otherPieces > 1 || (this.#forms.has(isUncased) && !isContinued)) return false;
    const isFirst = !this.isFound && this.#otherPieces === 0;
    if (isSkillName(text)) {
      // What stands beside it is no name either.
      place.mayBeName = false;
      return false;
    }
    if (isNicknameOnly(text)) {
      learnName(text, this.#findings);
      return true;
    }
    const inTwoScripts = namesInTwoScripts(text);
    if (inTwoScripts.length > 0) {
      for (const name of inTwoScripts) this.learn(name);
      return true;
    }
    // "José Luna", "Bricklayer": two given names are a whole name where an occupation follows.
    if (isContinued && this.#isHalfOfTwo && isKnownTitle(text)) return false;
    if (this.#isOccupationAbove(text, place.isSlashed)) return false;
    if (!isContinued && this.#isOccupationAlone(text)) return false;
    const isFamilyName = isContinued && /^(?:\p{Ll}{1,4} ){1,2}\p{Lu}\p{L}+$/u.test(text.trim());
    if (
      !looksLikeName(text) &&
      !isFamilyName &&
      !(isFirst && !place.isBehindOther && looksLikeLowerCaseName(text))
    )
      return false;
    // A given name alone is followed by the family's on the next line.
    const isHalf =
      isGivenNamesOnly(text) || /^\p{Lu}(?: \p{Lu})+$/u.test(text.trim()) || !/\s/.test(text.trim());
    if (isFirst && isHalf && unspacedNames(text).length === 0) {
      this.#halfLine = place.line;
      this.#isHalfOfTwo = /\S\s+\S/.test(text.trim());
    }
    this.learn(text);
    return true;
  }

  /** "Heizungsbauer", "Dean of Students", "Stone Mason"; one word above a given name alone is the family's. */
  #isOccupationAlone(text: string): boolean {
    const tokens = text.trim().split(/\s+/);
    if (startsWithGivenName(tokens, false) || isGivenNamesOnly(text)) return false;
    if (!isLoneOccupation(text)) return tokens.length > 1 && isKnownTitle(text);
    return !this.#lines
      .slice(0, MAX_OPENING_LINES)
      .some((line) => line.area === 'header' && isGivenNamesOnly(line.text.slice(line.prefix)));
  }

  /** "Fishmonger / fish fryer", "POTATORE SU FUNE" above "Craig Mowbray": one word that nothing knows, several between slashes or in capitals. */
  #isOccupationAbove(text: string, isSlashed: boolean): boolean {
    if (this.isFound) return false;
    const word = text.replace(/\([^()]*\)/g, '').trim();
    const isInWords = /\s/.test(word) && !isSlashed;
    if (word === '' || (isInWords && !isInCapitals(word))) return false;
    if (this.#fullName === undefined) this.#fullName = fullNameAhead(this.#lines);
    if (this.#fullName === null || (isInWords && isInCapitals(this.#fullName))) return false;
    if (isGivenNamesOnly(word) || startsWithGivenName(word.split(/\s+/), false)) return false;
    return !this.#fullName.toLowerCase().split(/\s+/).includes(word.toLowerCase());
  }
}

/** "فني تشغيل مخارط CNC": Latin capitals behind words of another script are no second form of the name. */
function isWithoutCase(text: string): boolean {
  const words = text.replace(/(?<=\S)\s+[A-Z]{2,5}\.?$/, '');
  return words.toLowerCase() === words.toUpperCase();
}

/** '"Mac"' before the name is not yet the name. */
function isNicknameOnly(text: string): boolean {
  return /^["'“‘«][\p{L}\s.'’-]{1,30}["'”’»]$/u.test(text.trim());
}

/** 'José Pérez, "Pepe"' */
const NICKNAME_BEHIND = /^["“«]\p{Lu}[\p{L}’'-]{1,20}["”»]$/u;

/** "Hi, I am Ben!" */
const INTRODUCTION =
  /^(?:(?:hi|hello|hey|hallo|bonjour|hola)[,!.]?\s)?(?:i am|i['’]m|my name is|ich bin|ich heiße|mein name ist|je suis|je m['’]appelle|soy|me llamo|mi nombre es|ik ben|ik heet|mijn naam is|mi chiamo|chamo-me|me chamo|meu nome é|nazywam się|меня зовут)\s/iu;

const CALLED = /^\p{L}[\p{L} ]{1,20}\s?:\s+(\S+(?:\s\S+){1,3})$/u;

/** "CDL Class A": letters that stand for words, beside words, are no family name. */
const WITH_ABBREVIATION = /^\p{Lu}{2,5} \p{Lu}\p{Ll}|\p{Ll} \p{Lu}{2,5}$/u;

/** What is said in parentheses behind a name: pronouns, age, year of birth. */
const NAME_REMARK = anyOf(
  /\s*(?:♂|♀|⚧)\ufe0f?\s*$|\s+\d{2}\s?[岁歲歳]\s*$/iu,
  /\s*[(\uff08](?:(?:she|he|they|er|sie|il|elle|ella|él|hij|zij)\s?\/.{1,20}|(?:age[d:]?\s?)?\d{2}(?:\s?(?:years?(?: old)?|jahre|ans|años|jaar|岁|歲|歳))?|\p{Script=Han}{1,3}族|[\p{Script=Hiragana}\p{Script=Katakana}ー・\s]{2,24}|(?:born|b\.|geb\.?|geboren|née?|\*).{1,30})[)\uff09]\s*$/iu,
);

/** "Smith, Jane" as "Jane Smith". */
function inReadingOrder(name: string): string {
  const [family = '', given = '', ...rest] = name.split(/\s*,\s*/);
  if (given === '' || rest.length > 0) return name;
  const inOrder = `${given} ${family}`;
  if (/\s/.test(family.trim())) return isGivenNamesOnly(given) && looksLikeName(inOrder) ? inOrder : name;
  return startsWithGivenName(given.split(/\s+/), false) || looksLikeName(inOrder) ? inOrder : name;
}
