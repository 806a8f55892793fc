import type { RoleFamily } from '../../role-families.ts';
import type { Span, TextDocument } from '../types.ts';
import { isKnownFamily, type TitleProfile, titleProfile } from './title-similarity.ts';

const FIELD_BEHIND =
  /^, (\p{Lu}[\p{L}&]{1,20}(?: (?:& |and )?\p{L}{2,20}){0,2})(?= ?(?:[,(|–—\n]|$| - | {2}))/u;
const MAX_FIELD_CHARACTERS = 80;
const LAST_WORD = /[\p{L}]+$/u;

/** A title with the family that it is of. */
export interface TitleOfFamily extends Span {
  family: RoleFamily;
  profile: TitleProfile;
}

/** "Senior Manager, Tax": a post of no trade with the field behind it, where the two make a title of one. Others as they are. */
export function withField({ text }: TextDocument, { start, end }: Span): TitleOfFamily {
  const rank = text.slice(start, end);
  const profile = titleProfile(rank);
  const alone = { start, end, family: profile.family, profile };
  if (isKnownFamily(profile.family)) return alone;
  const behind = FIELD_BEHIND.exec(text.slice(end, end + MAX_FIELD_CHARACTERS));
  const head = LAST_WORD.exec(rank);
  if (behind?.[1] === undefined || head === null) return alone;
  const whole = titleProfile(`${behind[1]} ${head[0]}`);
  if (whole.terms.length === 0 || !isKnownFamily(whole.family)) return alone;
  return {
    start,
    end: end + behind[0].length,
    family: whole.family,
    profile: titleProfile(`${rank}${behind[0]}`),
  };
}
