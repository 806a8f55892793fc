/** The last letter of the Latin blocks that are looked up. */
const LAST_CODE = 0x24f;
/** Folds with the letters around it alone. */
const DOTLESS_I = 0x131;
const CURLY_APOSTROPHE = 0x2019;
/** What stands between words of Latin text, and is the same when folded. */
const SIGNS = '–—“”„•';

/** What is left of each character up to {@link LAST_CODE} by itself, without compatibility forms and accents. */
const FOLDED: readonly string[] = Array.from({ length: LAST_CODE + 1 }, (_, code) =>
  String.fromCharCode(code)
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, ''),
);

/**
 * A text of Latin letters, which are in lower case, without accents, its apostrophes straight; `null` where it has other characters, of which
 * Unicode has to be asked. That takes ten times as long, and of many languages every third word has an accent.
 */
export function foldLatin(lower: string): string | null {
  let folded = '';
  for (let at = 0; at < lower.length; at += 1) {
    const code = lower.charCodeAt(at);
    if (code <= LAST_CODE && code !== DOTLESS_I) folded += FOLDED[code] ?? '';
    else if (code === CURLY_APOSTROPHE) folded += "'";
    else if (SIGNS.includes(lower.charAt(at))) folded += lower.charAt(at);
    else return null;
  }
  return folded;
}
