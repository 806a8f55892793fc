import { foldPhrase, wordSet } from '../fold-phrase.ts';
import { HEADLINE_WORDS } from './headline-words.ts';

/** Words, titles and families that given names are made of; none of them says what kind of occupation follows. */
const GIVEN_WORDS: ReadonlySet<string> = wordSet(
  `amber angel archer ashton autumn bailey baker blessing brook brooke brooks carter chance charity chase christian clay cliff cole colt cooper
crystal daisy dale dallas dean destiny devon dixon drew earl easton eden ellis elliott faith fletcher forrest franklin gene glen glenn goldie grace
gray grayson guy harley harmony harper harrison hayden hazel heath heather holly hope hudson hunter iris ivy jackson jade jagger jasmine joy jude
justice kendall kennedy lane lee lily lincoln mackenzie marlowe marshall mason max melody mercy merit miles miller morgan nelson olive otis paige
parker patience pearl penny perry piper poppy porter precious preston prince prudence quincy reed reid riley rose rusty ryder sage sawyer serenity
skye spencer sterling sutton tanner taylor tucker turner tyler wade walker warren wesley weston will willow`,
);
/** Words of a headline that many families are called by. */
const FAMILY_WORDS: ReadonlySet<string> = wordSet(
  `mason cook carpenter farmer driver gardener porter painter sailor singer tailor weaver banker joiner miner printer potter judge warden ranger
packer merchant field case cash head park page fellow`,
);
const INITIAL = /^\p{L}\.?$/u;

/**
 * Whether words of which one belongs to headlines too are a name all the same: "Dean Mason", "Baker J. Cook", "Mason Okafor". What
 * begins with a known given name is not asked for.
 */
export function isNameOfWords(tokens: readonly string[]): boolean {
  const [given = '', initial = ''] = tokens;
  if (tokens.length !== 2 && !(tokens.length === 3 && INITIAL.test(initial))) return false;
  if (!GIVEN_WORDS.has(foldPhrase(given))) return false;
  const family = foldPhrase(tokens.at(-1) ?? '');
  return FAMILY_WORDS.has(family) || !HEADLINE_WORDS.has(family);
}
