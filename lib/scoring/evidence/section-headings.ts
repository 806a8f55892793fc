import { isWhitespace } from '../../text/spaces.ts';

const phraseSet = (...groups: string[]): ReadonlySet<string> =>
  new Set(groups.flatMap((group) => group.split('|')));

const LIST_HEADINGS = phraseSet(
  'skill|skills|skill summary|skills summary|skill set|skills set|skill and tools|skills and tools|skill & tools|skills & tools',
  'competency|competencies|competences|technology|technologies|tools|keywords|expertise|areas of expertise|proficiencies',
  'tech stack|technical stack',
  'kenntnisse|fahigkeiten|fähigkeiten|edv-kenntnisse|fachkenntnisse',
  'compétences|competences techniques|compétences techniques',
  'habilidades|competencias|conocimientos',
  'vaardigheden|competenties',
);
const LIST_HEADING_BEGINNINGS = phraseSet(
  'technical|key|core|professional|soft|hard|other|main|it|computer|language|my|relevant|additional',
);

const OTHER_HEADINGS = phraseSet(
  'experience|history|employment|project|projects|education|training|certificates|certifications|language|languages|summary',
  'profile|objective|interests|references',
  'erfahrung|werdegang|ausbildung|sprachen',
  'expérience|experience professionnelle|expérience professionnelle|formation|langues',
  'experiencia|experiencia laboral|experiencia profesional|formacion|formación|idiomas',
  'werkervaring|opleiding|opleidingen|talen',
);
const OTHER_HEADING_BEGINNINGS = [
  'work',
  'professional',
  'relevant',
  'employment',
  'career',
  'berufs',
  'volunteer',
];

const LONGEST_HEADING = 40;

/** The kind of section that a line opens: a list of skills or another one; `null` when it is no heading. */
export function sectionHeaded(line: string): 'list' | 'other' | null {
  if (line.length > LONGEST_HEADING) return null;
  const heading = line.toLowerCase();
  if (isListHeading(heading)) return 'list';
  return isOtherHeading(heading) ? 'other' : null;
}

function isListHeading(heading: string): boolean {
  if (LIST_HEADINGS.has(heading)) return true;
  const end = firstSpace(heading);
  return (
    end > 0 && LIST_HEADING_BEGINNINGS.has(heading.slice(0, end)) && LIST_HEADINGS.has(heading.slice(end + 1))
  );
}

function isOtherHeading(heading: string): boolean {
  if (OTHER_HEADINGS.has(heading)) return true;
  // German writes both as one word.
  const beginning = OTHER_HEADING_BEGINNINGS.find((word) => heading.startsWith(word));
  if (beginning === undefined) return false;
  const { length } = beginning;
  return OTHER_HEADINGS.has(heading.slice(isWhitespace(heading.charCodeAt(length)) ? length + 1 : length));
}

function firstSpace(text: string): number {
  let offset = 0;
  while (offset < text.length && !isWhitespace(text.charCodeAt(offset))) offset += 1;
  return offset < text.length ? offset : -1;
}
