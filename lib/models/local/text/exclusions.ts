/** "Cleaner, excluding maids", "repairers, except of engines", "teacher (not including supply work)": what the thing before it is not. */
const EXCLUDES =
  /^\s?(?:excluding|excepting|except|excl\.|not including|with the exception of|other than|apart from|ausgenommen|außer|mit Ausnahme (?:von|der|des)|exclu(?:ant|yendo)|hors|sauf|à l['’]exception d|excepto|salvo|con excepción de|behalve|uitgezonderd|met uitzondering van)(?!\p{L})/iu;
const EXCLUDING_CHARACTERS = 26;

/** Whether what begins at a place of a text says what the thing before it is not. */
export function excludesAt(text: string, at: number): boolean {
  return EXCLUDES.test(text.slice(at, at + EXCLUDING_CHARACTERS));
}

/** Before what is left out: a comma, a dash, a bracket. */
const JOINT = /,\s|\s[–—-]\s|\s\(/g;
/** English says it without a sign as well. */
const BARE = /(?<=\p{L}{3})\s(?=(?:excluding|excepting|except)\s\p{L})/iu;

/** A text without what it says the thing is not; of a remark in brackets, no more than that. */
export function withoutExclusion(text: string): string {
  for (const { index, 0: joint } of text.matchAll(JOINT)) {
    const behind = index + joint.length;
    if (index === 0 || !excludesAt(text, behind)) continue;
    const close = joint.endsWith('(') ? text.indexOf(')', behind) : -1;
    return text.slice(0, index) + (close < 0 ? '' : text.slice(close + 1));
  }
  const bare = BARE.exec(text);
  return bare === null ? text : text.slice(0, bare.index);
}
