import { foldText } from '../text/tokens.ts';

/** A field of study, by the words that subjects of it begin with. */
interface FieldOfStudy {
  name: string;
  subjects: RegExp;
}

/**
 * Fields that nobody takes for one another. Only what is clear: a subject that stands nowhere may be near any other, and one that stands
 * twice is near both.
 */
const FIELDS: readonly FieldOfStudy[] = [
  {
    name: 'technical',
    subjects:
      /\b(?:comput|informati[ckq]|wirtschaftsinformatik|software|engineering|ingenieur|ingenier|genie (?:civil|logiciel)|mathemat|statisti|physics|physik|electr|elektr|mechanic|mechatron|maschinenbau|bauingenieur|wirtschaftsingenieur|robot|telecom|cyber|aerospace|mecani[cq]|mecatron|maintenance|mantenimiento|onderhoud|werktuig|productique|chaudronn|usinage)/,
  },
  {
    name: 'business',
    subjects:
      /\b(?:econom|betriebswirt|volkswirt|wirtschaft|bwl|vwl|financ|accounting|accountan|commerce|business|management|marketing|banking|comptab|conta[bd]|empresa|bedrijfskunde|relaciones laborales|recursos humanos|ressources humaines|human resources|personalwesen|mathemat|statisti)/,
  },
  {
    name: 'arts',
    subjects:
      /\b(?:fine arts?|kunst|music|musik|musique|history|histoire|historia|geschichte|geschiedenis|literatur|philosoph|filosof|theat|beaux[- ]arts|bellas artes)/,
  },
  {
    name: 'teaching',
    subjects: /\b(?:profesorado|magisterio|pedagog|padagog|lehramt|bachelor of education|b\.?ed\b)/,
  },
  {
    name: 'hospitality',
    subjects: /\b(?:touris|turis|hotel|hosteler|gastronom|culinar|cuisine|cocina|koch|koken)/,
  },
  {
    name: 'law',
    subjects: /\b(?:laws?\b|juris|rechtswissenschaft|droit|derecho|rechtsgeleerd)/,
  },
  {
    name: 'health',
    subjects:
      /\b(?:nurs|krankenpflege|medicin|medizin|pharma|physiother|midwif|dentist|enfermer|infirmi|verpleeg|veterin)/,
  },
];

/** The fields that a text names subjects of. */
export function fieldsOfStudyIn(text: string): string[] {
  const folded = foldText(text);
  return FIELDS.flatMap(({ name, subjects }) => (subjects.test(folded) ? [name] : []));
}
