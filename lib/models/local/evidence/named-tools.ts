import type { PlacedConcept } from './placed-concepts.ts';

/** Before what something is done with: "dashboards in Qlik Sense", "Automatisierung mit Ansible". */
const DONE_WITH = /\s(?:with|in|using|on|via|through|mit|unter|avec|sous|con|en|met)\s+(?:the\s)?$/i;

/** What a tool is there for, whatever it is called: who knows the tool does it. */
const USE_OF_TOOLS =
  /^(?:automation|scripts?|scripting|programming|coding|development|drawings?|drafting|plans|dashboards?|reports?|reporting|quer(?:y|ies|ying)|charts?|charting|analys[ei]s|administration|configuration|work(?:ing)?|data entry|spreadsheets?|automatisierung|programmierung|auswertungen?|berichte?|zeichnungen?|automatisation|programmation|tableaux|rapports?|automatización|programación|informes?|automatisering|programmeren|rapportages?)$/i;

const DEED = /^\p{L}+(?:ing|ions?)$/u;

/** A name that no ordinary word has the form of: "XCTest", "S/4HANA", "BPMN". */
const FORM_OF_NAME = /^\p{Lu}\S*[\p{Lu}\d]/u;

/** A tool that a statement names, and how much of the statement it stands for. */
export interface NamedTools {
  tools: readonly PlacedConcept[];
  /** By what the share that is shown of the tools is divided. */
  enough: number;
}

/** What the tool is used for is shown with it. */
const ENOUGH_FOR_ITS_USE = 1.3;

/** Something else is asked for as well, so that the tool alone shows it in part. */
const ENOUGH_IN_PART = 2;

/**
 * The tools that a statement asks to do something with ("workflow scheduling with Airflow"), or that it begins with ("Active Directory
 * user administration"): who names one of them has some of what is asked for. `null` where it names none, or nothing beside them.
 */
export function namedTools(text: string, concepts: readonly PlacedConcept[]): NamedTools | null {
  const isTool = ({ start, end, term }: PlacedConcept): boolean =>
    (term?.kind === 'skill' && /\p{Lu}/u.test(text.slice(start, end))) ||
    FORM_OF_NAME.test(text.slice(start, end));
  const first = concepts.findLastIndex(({ start }) => DONE_WITH.test(text.slice(0, start)));
  const behind = first > 0 ? concepts.slice(first) : [];
  if (behind.length > 0 && behind.every(isTool)) {
    const before = text.slice(0, concepts[first]?.start).replace(DONE_WITH, '');
    if (isInTitleCase(before)) return null;
    const isItsUse = USE_OF_TOOLS.test(before.trim());
    return { tools: behind, enough: isItsUse ? ENOUGH_FOR_ITS_USE : ENOUGH_IN_PART };
  }
  const [leading] = concepts;
  // A sentence begins with a capital, too: "Driving sales growth".
  const isLeading =
    leading !== undefined &&
    leading.start === 0 &&
    concepts.length > 1 &&
    isTool(leading) &&
    !DEED.test(text.slice(0, leading.end));
  return isLeading && !isInTitleCase(text) ? { tools: [leading], enough: ENOUGH_IN_PART } : null;
}

/** "Emotional Expression And Interpretation": there a capital tells no name. */
function isInTitleCase(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /^\p{L}{4}/u.test(word));
  return words.length > 1 && words.every((word) => /^\p{Lu}/u.test(word));
}
