/**
 * How a period is worded that has not ended, in the languages that dates are read in: English, German, French, Spanish, Dutch, Italian,
 * Portuguese and Polish. Lower case, with diacritics.
 */

/** The last word of an open end ("to date", "bis heute", "à ce jour"). */
export const PRESENT_WORDS: readonly string[] = (
  'present pres now today current curr currently date todate ongoing onwards onward ' +
  'heute jetzt aktuell laufend fortlaufend lfd gegenwart gegenwärtig dato andauernd derzeit momentan zurzeit ' +
  "aujourd'hui auj jour actuel actuelle actuellement maintenant présent présentement " +
  'actualidad actual act actualmente presente hoy fecha ahora ' +
  'heden nu lopend vandaag huidig momenteel thans ' +
  'oggi attuale attualmente adesso atual atualmente hoje agora obecnie teraz nadal dziś dzisiaj dosud prezent'
).split(' ');

/** Open ends of two words, of which neither is one alone. */
export const PRESENT_PHRASES: ReadonlyMap<string, readonly string[]> = new Map([
  ['en', ['cours', 'curso']],
  ['in', ['progress', 'corso']],
  ['em', ['curso', 'andamento']],
  ['zur', ['zeit']],
  ['w', ['toku']],
  ['do', ['chwili']],
]);

/** Before a first end whose second end is now. */
export const SINCE_WORDS: readonly string[] = 'since seit depuis desde sinds vanaf ab dal od'.split(' ');
