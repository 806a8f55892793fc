/** "Staatliche Anerkennung als Ergotherapeut (m/w/d)". */
const RECOGNITION = /(?<!\p{L})staatliche[nr]?\s(?:anerkennung|prüfung)\s(?:als|zum|zur)\s/giu;

/**
 * A statement in which whoever has the state's recognition for a trade is called so. In Germany it follows from the examination at the end
 * of the training, so that it is asked for and told of as the trade that was learned.
 */
export function recognitionSpelledOut(statement: string): string {
  return statement.replace(RECOGNITION, 'staatlich anerkannter ');
}
