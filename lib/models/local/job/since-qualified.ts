import type { CompiledText } from '../evidence/wanted.ts';
import { isFillerWord } from '../text/filler-words.ts';
import type { Token } from '../types.ts';

/** Say from when experience counts, or how it was had, not what in: "post-qualification", "full-time", "commercial", "on the tools". */
const CAREER_WORDS: ReadonlySet<string> = new Set(
  (
    'post trade apprenticeship qual qualification qualifying qualified newly nq registration registered graduate graduation postgraduate licensure license licensed ' +
    'licence certification certified training beyond since after initial full part time fulltime overall general total combined continuous ' +
    'clinical commercial industry sector practice practical hands direct paid similar same comparable satisfactory independent current ' +
    'least less roughly around about approximately half role roles capacity environment setting settings workshop garage kitchen salon site ward studio floor sala comedor cocina taller salle cuisine atelier kuche werkstatt keuken some prior preferably ideally ' +
    'berufspraxis nach abschluss post-diplome apres diplome diplom titulacion tras na afstuderen'
  ).split(' '),
);

/** Whether a word says nothing of what the experience is in. */
export function isCareerWord({ norm }: Token): boolean {
  return CAREER_WORDS.has(norm) || isFillerWord(norm) || /^\d{1,2}pqe$/.test(norm);
}

/** "Post-qualification experience": of work in one's trade, whatever the trade is. */
const SINCE_QUALIFIED =
  /(?<!\p{L})(?:post[-\s]?(?:qual(?:if\w+)?|registration|graduat\w+|licensure|certification|diploma|apprenticeship|trade(?= experience))|pqe)(?!\p{L})/iu;

/** "Three years behind the chair": at work in one's trade. */
const AT_WORK = /\b(?:behind the (?:chair|wheel|counter|bar|stove)|on the (?:tools|road|floor|pass))\b/iu;

/** Whether a text speaks of work since somebody qualified. */
export function saysSinceQualified(text: string): boolean {
  return SINCE_QUALIFIED.test(text);
}

/** Whether a statement asks for work in the trade of the job and says nothing of what was done there. */
export function asksForTheTrade(statement: string, { tokens }: CompiledText): boolean {
  if (SINCE_QUALIFIED.test(statement)) return tokens.every(isCareerWord);
  const at = AT_WORK.exec(statement);
  return (
    at !== null &&
    tokens.every((token) => isCareerWord(token) || isWithin(token, at.index, at.index + at[0].length))
  );
}

function isWithin({ start, end }: Token, from: number, until: number): boolean {
  return start >= from && end <= until;
}
