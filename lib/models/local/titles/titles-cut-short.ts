import { tokenize } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';
import type { TitleProfile } from './title-similarity.ts';

/** Trades by themselves, whatever their field. */
const OF_A_TRADE = wordSet(
  'engineer technician ingenieur ingenieurin ingenieure ingeniero ingeniera techniker technikerin technicien technicienne tecnico tecnica',
);

const LEVELS = wordSet('graduate junior senior jr sr trainee lead principal chief staff');

/** A title, with how it is read. */
interface Titled {
  title: string;
  whole: TitleProfile;
}

/**
 * Whether one of two titles may be what the other is called where its field goes without saying: "Assistant Manager" in a shop for its
 * "Assistant Store Manager", "Graduate Engineer" on a site for a "Site Engineer".
 */
export function isCutShort(left: Titled, right: Titled): boolean {
  return isShortFor(left, right) || isShortFor(right, left);
}

function isShortFor(short: Titled, long: Titled): boolean {
  if (short.whole.terms.length > 0 || short.whole.words.at(-1) !== long.whole.words.at(-1)) return false;
  const words = tokenize(short.title).map(({ norm }) => norm);
  const others = tokenize(long.title).map(({ norm }) => norm);
  const head = words.at(-1);
  if (head === undefined || head !== others.at(-1)) return false;
  if (words.length > 1 && words.every((word) => others.includes(word))) return true;
  return OF_A_TRADE.has(head) && words.slice(0, -1).every((word) => LEVELS.has(word));
}
