const WORDS_BY_LANGUAGE: readonly string[] = [
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  'ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig',
  'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt',
  'un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte',
  'een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig',
];
const OTHER_WORDS: readonly (readonly [string, number])[] = [
  ['eins', 1],
  ['eine', 1],
  ['einem', 1],
  ['einen', 1],
  ['einer', 1],
  ['une', 1],
  ['uno', 1],
  ['una', 1],
  ['één', 1],
  ['a', 1],
  ['an', 1],
  ['decade', 10],
  ['jahrzehnt', 10],
  ['décennie', 10],
  ['década', 10],
  ['decennium', 10],
  ['dozen', 12],
  ['thirty', 30],
  ['dreißig', 30],
  ['trente', 30],
  ['treinta', 30],
  ['dertig', 30],
  ['twenty-five', 25],
];

const VALUES = new Map<string, Set<number>>();
function learn(word: string, value: number): void {
  const values = VALUES.get(word) ?? new Set<number>();
  values.add(value);
  VALUES.set(word, values);
}
for (const words of WORDS_BY_LANGUAGE) {
  for (const [index, word] of words.split(' ').entries()) learn(word, index + 1);
}
for (const [word, value] of OTHER_WORDS) learn(word, value);

const NUMBER = /\d{1,3}(?:[.,]\d{1,2})?|\p{L}+(?:-\p{L}+)?/gu;

/** Whether a text states this number of years, in digits or in words (English, German, French, Spanish, Dutch). */
export function yearsStatedIn(text: string, years: number): boolean {
  for (const [token] of text.toLowerCase().matchAll(NUMBER)) {
    if (/^\d/.test(token)) {
      if (Number(token.replace(',', '.')) === years) return true;
    } else if (VALUES.get(token)?.has(years) === true) return true;
  }
  return false;
}
