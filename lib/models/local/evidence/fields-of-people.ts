/**
 * The field that somebody works in, told by what they are called: a plumber's is plumbing, a chemist's chemistry. Both words are cut down
 * to what they share.
 */

/** Ends of words for people, on words in the singular: "fisherman", "statistician", "glazier". */
const OF_PEOPLE = /(?:erman|ician|ier|ist|ian|er|or)$/;

/** What English stems of fields keep of their ends: "carpentri", "chemistri", "sculptur", "biologi", "mine". */
const OF_FIELDS = /(?:istri|ri|ur|i|e)$/;

const SHORTEST_ROOT = 3;

/**
 * Fields of other people, of none, or of many: an officer may see no office, a contractor no contract but their own, and a teacher teaches
 * a subject.
 */
const OTHERS: ReadonlySet<string> = new Set(
  'offic direct conduct contract report control port count post mast commission teach'.split(' '),
);

/** What is left of a word for a person, without diacritics, in the singular; `null` where it tells no field. */
export function rootOfPerson(word: string): string | null {
  return rootFrom(word.replace(OF_PEOPLE, ''));
}

/** What is left of the stem of a field; `null` where it is too short to tell it. */
export function rootOfField(stem: string): string | null {
  return rootFrom(stem.replace(OF_FIELDS, ''));
}

function rootFrom(word: string): string | null {
  const root = word.replace(/[yi]$/, '');
  return root.length < SHORTEST_ROOT || OTHERS.has(root) ? null : root;
}
