import type { Edit } from '../../offset-map.ts';
import type { Word } from '../../words.ts';
import { wordSet } from '../fold-phrase.ts';
import { inCaseOf, isInCapitals } from '../letter-case.ts';
import { isSpaced } from './title-places.ts';

/** Endings in lower case, the first that fits counts. */
const endings = (list: string): (readonly [feminine: string, neutral: string])[] =>
  list
    .trim()
    .split(/\s+/)
    .map((entry) => {
      const [feminine = '', neutral = ''] = entry.split('>');
      return [feminine, neutral] as const;
    });

/** "Pracowałam": what the writer did or would do. */
const OWN_VERBS = endings(
  'weszłam>wszedłem szłam>szedłem ęłam>ąłem łam>łem łabym>łbym zostałam>zostałem powinnam>powinienem',
);
const MIN_VERB_CHARACTERS = 5;
const OTHER_VERBS = wordSet('złam włam kłam załam');

/** Occupations in the nominative and, behind "byłam" and the like, in the instrumental. */
const OCCUPATIONS = endings(`
  przełożona>przełożony przełożoną>przełożonym
  nauczycielka>nauczyciel nauczycielką>nauczycielem wychowawczyni>wychowawca wychowawczynią>wychowawcą
  zycielka>zyciel zycielką>zycielem watelka>watel watelką>watelem cielka>ciel cielką>cielem
  torka>tor torką>torem sorka>sor sorką>sorem
  żerka>żer żerką>żerem nerka>ner nerką>nerem jerka>jer jerką>jerem lerka>ler lerką>lerem terka>ter terką>terem nierka>nier nierką>nierem derka>der derką>derem
  niczka>nik niczką>nikiem antka>ant antką>antem entka>ent entką>entem istka>ista istką>istą ystka>ysta ystką>ystą
  olożka>olog olożką>ologiem agożka>agog agożką>agogiem czyni>ca czynią>cą
  księgowa>księgowy księgową>księgowym położna>położny położną>położnym salowa>salowy salową>salowym szefowa>szef szefową>szefem krawcowa>krawiec krawcową>krawcem
  pracownica>pracownik pracownicą>pracownikiem
  kucharka>kucharz kucharką>kucharzem pielęgniarka>pielęgniarz pielęgniarką>pielęgniarzem lekarka>lekarz lekarką>lekarzem bibliotekarka>bibliotekarz bibliotekarką>bibliotekarzem
  dziennikarka>dziennikarz dziennikarką>dziennikarzem malarka>malarz malarką>malarzem aptekarka>aptekarz aptekarką>aptekarzem sekretarka>sekretarz sekretarką>sekretarzem
  opiekunka>opiekun opiekunką>opiekunem wolontariuszka>wolontariusz wolontariuszką>wolontariuszem tłumaczka>tłumacz tłumaczką>tłumaczem badaczka>badacz badaczką>badaczem
  sprzątaczka>sprzątacz sprzątaczką>sprzątaczem szwaczka>szwacz szwaczką>szwaczem prezeska>prezes prezeską>prezesem architektka>architekt architektką>architektem
  dietetyczka>dietetyk dietetyczką>dietetykiem mechaniczka>mechanik techniczka>technik graficzka>grafik graficzką>grafikiem informatyczka>informatyk informatyczką>informatykiem
  chemiczka>chemik chemiczką>chemikiem farmaceutka>farmaceuta farmaceutką>farmaceutą terapeutka>terapeuta terapeutką>terapeutą mistrzyni>mistrz mistrzynią>mistrzem
  przewodnicząca>przewodniczący przewodniczącą>przewodniczącym szefka>szef adwokatka>adwokat adwokatką>adwokatem laborantka>laborant
  fotografka>fotograf fotografką>fotografem chirurżka>chirurg geografka>geograf rzeczniczka>rzecznik kapitanka>kapitan ogrodniczka>ogrodnik
`);
/** Things and others than occupations that end in the same way, folded. */
const THINGS = wordSet(
  'nerka butelka kartelka temperka literka siekierka kolejka czapeczka piwniczka zwrotniczka okiennica rocznica statystyka skrzyneczka tabliczka kostniczka torka wytworka bizuterka suterka torebka wtorka odbiorka doniczka rekawiczka solniczka podniczka pocztowka lampka tancerka gasiennica literaturka czyni uczyni naczyni przyczyni dwojka kuchenka',
);
/** What an adjective of the writer follows, folded. */
const BEING = wordSet('jestem byłam zostałam bardzo jako bylam zostalam');
/** Adjectives that stand beside an occupation: "starsza", "zmianowa", "medyczna". */
const ADJECTIVE = /^\p{L}{2,}(?:[nwłdrtzpmc]|sz|ż)[aą]$|^\p{L}{2,}[sc]k[aą]$/u;
/** Nouns in the genitive look the same. */
const GENITIVES = wordSet(
  'domena wina sklepika piwa drewna okna biura towara zdrowa kina pisma mleka szpitala miasta rynku',
);

function ending(
  lower: string,
  list: readonly (readonly [feminine: string, neutral: string])[],
): string | null {
  for (const [feminine, neutral] of list)
    if (lower.endsWith(feminine)) return lower.slice(0, lower.length - feminine.length) + neutral;
  return null;
}

function masculine(lower: string): string {
  const stem = lower.slice(0, -1);
  const vowel = /[kg]$/.test(stem) ? 'i' : 'y';
  return stem + (lower.endsWith('ą') ? `${vowel}m` : vowel);
}

/** Polish tells the gender by verbs of the first person, occupations and the adjectives beside them; all get the form that men have. */
export function polishEdits(text: string, words: readonly Word[], index: number): Edit[] {
  const word = words[index];
  if (word === undefined) return [];
  const written = text.slice(word.start, word.end);
  const lower = written.toLowerCase();
  if (lower.length >= MIN_VERB_CHARACTERS && !OTHER_VERBS.has(word.folded)) {
    const verb = ending(lower, OWN_VERBS);
    if (verb !== null) return [edit(word, written, verb)];
  }
  const occupation = THINGS.has(word.folded) ? null : ending(lower, OCCUPATIONS);
  if (occupation === null) return selfEdit(text, words, index);
  const edits = [edit(word, written, occupation)];
  for (let before = index - 1; before >= 0 && isSpaced(text, words, before); before -= 1) {
    const found = adjectiveEdit(text, words[before], lower);
    if (found === null) break;
    edits.push(found);
  }
  // In small letters: a name may follow.
  const next = isSpaced(text, words, index) ? words[index + 1] : undefined;
  if (
    next !== undefined &&
    (/^\p{Ll}/u.test(text.slice(next.start, next.start + 2)) || isInCapitals(written))
  ) {
    const found = adjectiveEdit(text, next, lower);
    if (found !== null && !GENITIVES.has(next.folded)) edits.push(found);
  }
  return edits;
}

/** "Jestem zmotywowana", "byłam odpowiedzialna za". */
function selfEdit(text: string, words: readonly Word[], index: number): Edit[] {
  const word = words[index];
  if (word === undefined || !BEING.has(words[index - 1]?.folded ?? '') || !isSpaced(text, words, index - 1))
    return [];
  const found = adjectiveEdit(text, word, 'a');
  return found === null || GENITIVES.has(word.folded) ? [] : [found];
}

/** An adjective in the case of the occupation. */
function adjectiveEdit(text: string, word: Word | undefined, occupation: string): Edit | null {
  if (word === undefined) return null;
  const written = text.slice(word.start, word.end);
  const lower = written.toLowerCase();
  if (!ADJECTIVE.test(lower) || lower.endsWith('ą') !== occupation.endsWith('ą')) return null;
  return edit(word, written, masculine(lower));
}

function edit({ start, end }: Word, written: string, neutral: string): Edit {
  return { start, end, replacement: inCaseOf(written, neutral) };
}
