/** Spaces, characters without a shape, and quotes, as mails and documents have them around a key. */
const AROUND = String.raw`[\s\p{Cf}\p{Cc}\p{Pi}\p{Pf}"'\u0060„‚]+`;
const EDGES = new RegExp(`^${AROUND}|${AROUND}$`, 'gu');

/** A key without what is copied along with it; no key begins or ends with any of it. */
export function pastedKey(text: string): string {
  return text.replace(EDGES, '');
}

/** Whether a text may be a key. Most other characters a browser refuses to send in a header. */
export function isKeyLike(text: string): boolean {
  return /^[ -~]*$/.test(text);
}
