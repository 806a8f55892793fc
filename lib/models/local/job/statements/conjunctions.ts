/** Words of French and Spanish, in which "en" is no conjunction. */
const ROMANCE =
  /(?<!\p{L})(?:vous|votre|vos|les|des|du|une|avec|dans|pour|et|ans|expérience|connaissances?|maîtrise|los|las|del|una|con|para|y|años?|experiencia|conocimientos?|dominio|puesto)(?!\p{L})/iu;

const OPENING = /^(?:and|und|sowie|et|y|e|en|as well as)\s+/i;
const ROMANCE_OPENING = /^(?:and|et|y|e|as well as)\s+/i;

/** The conjunction that a part of a text begins with; empty where there is none. */
export function conjunctionOf(part: string, text: string): string {
  return (ROMANCE.test(text) ? ROMANCE_OPENING : OPENING).exec(part)?.[0] ?? '';
}

/** A part of a text without the conjunction that it begins with. */
export function withoutConjunction(part: string, text: string): string {
  return part.slice(conjunctionOf(part, text).length);
}

const BETWEEN = /\s(?:and|und|sowie|et|y|en|&)\s/gi;
const ROMANCE_BETWEEN = /\s(?:and|und|sowie|et|y|&)\s/gi;

/** A part of a text, cut at the conjunctions within it. */
export function cutAtConjunctions(part: string, text: string): string[] {
  return part.split(ROMANCE.test(text) ? ROMANCE_BETWEEN : BETWEEN);
}
