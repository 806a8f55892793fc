import type { ResumeIndex, TermMention } from '../evidence/resume-index.ts';
import { isFillerWord } from '../text/filler-words.ts';
import { tokenize } from '../text/tokens.ts';
import type { Token } from '../types.ts';
import { hasLetterName } from './certificate-rule.ts';
import type { CertificateMention } from './credential-rules.ts';

/** Say that a paper is held or how, not which one it is. */
export const OF_ANY_PAPER =
  /^(?:licen[cs]\w*|certif\w*|certs?|regist\w*|accredit\w*|qualif\w*|member\w*|card|ticket|training|course|exam|valid|full|clean|activ\w*|curr\w*|stat\w?|unrestrict\w*|compact|holder|degree|number|pin|award|in|of|for|the|and|with|level|by|de|der|des|für|fur|\w*schein|\w*bescheinigung|\w*nachweis|\w*zertifikat|kurs|lehrgang|carnet?|permis|attestation|certificaat)$/;

/**
 * Whether a paper is another one of a scheme whose name both bear: a "LEED Green Associate" is no "LEED AP", a "PRINCE2 Foundation" no
 * "PRINCE2 Practitioner". An abbreviation is what it stands for.
 */
export function isSister(
  index: ResumeIndex,
  { stems, surface }: CertificateMention,
  { start, end }: TermMention,
): boolean {
  const held = index.read.document.text.slice(start, end);
  // Several papers in one name are those of several schemes.
  if (![surface, held].every((name) => hasLetterName(name) && !/[&/,+]|\band\b/.test(name))) return false;
  const words = tokenize(held).filter(({ norm }) => !isFillerWord(norm));
  const asked = tokenize(surface).filter(({ norm }) => !isFillerWord(norm));
  if (!words.some(({ stem }) => stems.includes(stem))) return false;
  const others = words.filter(
    (word) => isOwnName(held, word) && !asked.some(({ stem }) => ofEither(stem) === ofEither(word.stem)),
  );
  const missed = asked.filter(
    (word) => isOwnName(surface, word) && !words.some(({ stem }) => ofEither(stem) === ofEither(word.stem)),
  );
  if (others.length === 0 || missed.length === 0) return false;
  return !(abbreviatesOne(missed, words) || abbreviatesOne(others, asked));
}

/** A word of the name that tells a paper from others, with its capital letter. */
function isOwnName(name: string, { norm, start }: Token): boolean {
  return !OF_ANY_PAPER.test(norm) && /^\p{L}{2,}$/u.test(norm) && /^\p{Lu}/u.test(name.slice(start));
}

/** "AP" for "Accredited Professional". */
function abbreviatesOne(short: readonly Token[], long: readonly Token[]): boolean {
  const initials = long.map(({ norm }) => norm.charAt(0)).join('');
  return short.some(({ norm }) => norm.length > 1 && initials.includes(norm));
}

/** A "Personalfachkauffrau" holds the paper of a "Personalfachkaufmann". */
export function ofEither(stem: string): string {
  return stem.replace(/(?<=\p{L}{4})(?:er)?in$/u, '').replace(/frau$/, 'mann');
}
