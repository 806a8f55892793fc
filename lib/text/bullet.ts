/** What a point of a list begins with: a sign or a number, with space around it. */
export const BULLET = /^\s*(?:[-*•·▪◦‣–—►✓]|\d{1,2}[.)])\s/;
