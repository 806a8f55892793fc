/** A language and a level of it, 1 (A1) to 6 (C2), that a test proves. */
export interface TestedLanguage {
  language: string;
  level: number;
}

const GRADED_TESTS: readonly (readonly [string, RegExp])[] = [
  ['German', /\b(?:goethe(?:[- ]zertifikat|[- ]institut)?|telc deutsch|(?:ö|oe)sd)\b/i],
  ['French', /\b(?:DELF|DALF|TCF)\b/],
  ['Spanish', /\bDELE\b/],
  ['Dutch', /\b(?:CNaVT|Staatsexamen NT2)\b/i],
  ['English', /\b(?:telc english|cambridge english|linguaskill)\b/i],
];
const NAMED_TESTS: readonly (readonly [string, number, RegExp])[] = [
  ['English', 4, /\b(?:Cambridge )?First Certificate\b/],
  ['English', 5, /\bCertificate in Advanced English\b/],
  ['English', 6, /\bC2 Proficiency\b|\b(?:Cambridge )?CPE\b/],
  ['English', 5, /\bC1 Advanced\b|\bCambridge (?:CAE|Advanced)\b|\bCAE\b/],
  ['English', 4, /\bB2 First\b|\bCambridge (?:FCE|First)\b|\bFCE\b/],
  ['German', 5, /\bDSH[- ]?2\b|\bDSH[- ]?3\b|\bTestDaF\b.{0,12}\b[45]\b/],
  ['German', 4, /\bDSH[- ]?1\b|\bTestDaF\b.{0,12}\b3\b/],
];
/** Tests that give points, and from how many on a level is reached, as those who hold them publish it. */
const SCORED_TESTS: readonly (readonly [string, RegExp, readonly (readonly [number, number])[]])[] = [
  [
    'English',
    /\bIELTS\b[^\d,;]{0,30}(\d(?:\.\d)?)(?![\d.]*\d)/,
    [
      [8.5, 6],
      [7, 5],
      [5.5, 4],
      [4, 3],
    ],
  ],
  [
    'English',
    /\bTOEFL\b[^\d,;]{0,30}(\d{2,3})(?!\d)/,
    [
      [114, 6],
      [95, 5],
      [72, 4],
      [42, 3],
    ],
  ],
  [
    'English',
    /\bTOEIC\b[^\d,;]{0,30}(\d{3})(?!\d)/,
    [
      [945, 5],
      [785, 4],
      [550, 3],
    ],
  ],
];
const GRADE = /^[^,;|]{0,25}?\b([ABC][12])\b/;
const GRADES = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'];

/** The languages that tests named in a line prove: "IELTS 7.0", "Goethe-Zertifikat B2", "DELF B1". */
export function languageTestsIn(text: string): TestedLanguage[] {
  if (!/[A-Z]/.test(text)) return [];
  const tested: TestedLanguage[] = [];
  for (const [language, name] of GRADED_TESTS) {
    const at = name.exec(text);
    const grade = at === null ? undefined : GRADE.exec(text.slice(at.index + at[0].length))?.[1];
    if (grade !== undefined) tested.push({ language, level: GRADES.indexOf(grade) + 1 });
  }
  for (const [language, level, name] of NAMED_TESTS) if (name.test(text)) tested.push({ language, level });
  for (const [language, score, cuts] of SCORED_TESTS) {
    const points = Number(score.exec(text)?.[1] ?? 0);
    const level = cuts.find(([from]) => points >= from)?.[1];
    if (level !== undefined) tested.push({ language, level });
  }
  return tested;
}
