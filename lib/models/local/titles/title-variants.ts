import type { RoleFamily } from '../../role-families.ts';
import { tokenize } from '../text/tokens.ts';
import { findTerms } from '../vocabulary/matcher.ts';
import type { ReadTitle } from './title-relation.ts';
import { namesTrade } from './title-similarity.ts';

export const MAX_VARIANTS = 5;

const BRACKETED = /\(([^()]{4,60})\)/g;

const SEPARATOR = /\s+(?:-|–|—|\|)\s+|\s*\/\s*|,\s+|\s(?:or|with|oder|mit|ou|avec|con|of|met)\s/;

/** "Manager, Accounts Payable": the post before its field. */
const POST_FIRST =
  /^((?:(?:sr\.?|senior|jr\.?|junior|assistant|associate|deputy|lead|principal|regional|global) )*(?:manager|director|head|lead|supervisor|analyst|specialist|coordinator|officer|engineer|administrator|executive|associate|consultant|technician|vp|vice president))(?:, | of | - | – )(?:the )?(\S[^,()|/]{1,40})$/i;

/** "Director Operations", as some write it. */
const RANK_FIRST = /^((?:managing )?director|vp|vice president) (\p{Lu}[\p{L}&]+(?: \p{Lu}[\p{L}&]+)?)$/iu;

/** "Tax Senior Manager" */
const LEVEL_INSIDE =
  /^(\p{L}[^,(|]{1,30}) (senior|junior) (manager|analyst|engineer|consultant|associate|accountant|developer|designer|officer|buyer|planner)$/iu;

/** Posts that there are in every field, so that who held one in another field has done its work. */
export const OF_ANY_FIELD: ReadonlySet<RoleFamily> = new Set([
  'project_management',
  'operations_management',
  'general_management',
  'business_analysis',
  'product_management',
  'sales',
  'account_management',
  'customer_service',
  'marketing',
  'recruiting',
  'administration',
  'procurement',
  'quality_management',
]);

/** "Designer (UX)", "Planner – Town" */
const FIELD_BEHIND = /^([^,(|/–—]{3,40}?)(?:,\s|\s[-–—]\s|\s?\()([^,()|/–—]{2,30})\)?$/u;

/** What a post and the field behind it are called together, where the vocabulary knows that name as another one than the post's. */
export function knownTogether(title: string, read: ReadTitle): string | null {
  const [, post = '', field = ''] = FIELD_BEHIND.exec(title) ?? [];
  if (field === '') return null;
  // A project manager is one whatever the field.
  if (OF_ANY_FIELD.has(read(post).family)) return null;
  const together = `${field} ${post}`;
  const { isTerm, terms } = read(together);
  return isTerm && terms[0]?.name !== read(post).terms[0]?.name ? together : null;
}

/** "Sr. Manager, FP&A" as "Sr. FP&A Manager"; the title itself where it is no such. */
export function fieldFirst(title: string, read: ReadTitle): string {
  const known = knownTogether(title.trim(), read);
  if (known !== null) return known;
  const inside = LEVEL_INSIDE.exec(title.trim());
  if (inside !== null) return [inside[2], inside[1], inside[3]].join(' ');
  // "Head of Marketing" is known by that name.
  if (read(title).isTerm) return title;
  const [, post, field] = POST_FIRST.exec(title.trim()) ?? RANK_FIRST.exec(title.trim()) ?? [];
  if (post === undefined || field === undefined) return title;
  const words = post.split(' ');
  return [...words.slice(0, -1), field, words.at(-1) ?? ''].join(' ');
}

/** One post under several names: "Developer / Engineer", "GA (General Assistant)", "Cook with grill experience". */
export function variantsOf(title: string): string[] {
  const hasBrackets = title.includes('(');
  const bracketed = hasBrackets ? [...title.matchAll(BRACKETED)].map((match) => match[1] ?? '') : [];
  const plain = hasBrackets ? title.replace(/\([^()]*\)/g, ' ') : title;
  const variants = [...plain.split(SEPARATOR), ...bracketed]
    .map((part) => part.trim())
    .filter((part) => part !== title && /\p{L}{2}/u.test(part));
  return [title, ...variants, ...doubleTrade(title)].slice(0, MAX_VARIANTS);
}

/** Families whose trades are often asked for two at once. */
const OF_CRAFTS: ReadonlySet<RoleFamily> = new Set([
  'construction_trades',
  'electrical_trades',
  'mechanical_trades',
  'manufacturing_production',
  'culinary',
]);

/** "Plombier Chauffagiste", "Maçon-carreleur": two trades side by side, of which either comes near. */
function doubleTrade(title: string): string[] {
  const trades = findTerms(title, tokenize(title)).filter(
    ({ term }) => term.kind === 'title' && term.family !== undefined && OF_CRAFTS.has(term.family),
  );
  const [one, other] = trades;
  if (one === undefined || other === undefined || one.term.name === other.term.name) return [];
  if (one.start !== 0 || one.endToken !== other.firstToken) return [];
  return [title.slice(one.start, one.end), title.slice(other.start, other.end)];
}

/** A department or place behind a title ("Buyer, Northern Region", "Nurse - Intensive Care") is not part of the trade. */
export function withoutDepartment(title: string, read: ReadTitle): string {
  const end = title.search(/,\s|\s[-–—|]\s|\s*\(/);
  if (end <= 0) return title;
  const main = title.slice(0, end).trim();
  const behind = read(title.slice(end).replace(/^[\s,|–—-]+/, ''));
  return behind.terms.length === 0 && namesTrade(read(main)) ? main : title;
}
