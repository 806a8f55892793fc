import { foldText, tokenize } from '../text/tokens.ts';

/** A field that degrees bear in their own names, as in "JD" or "grado en enfermería". */
interface FieldOfDegrees {
  name: string;
  pattern: RegExp;
}

const FIELDS: readonly FieldOfDegrees[] = [
  {
    name: 'law',
    pattern:
      /\b(?:laws?\b(?! enforcement)|j\.?d\b|ll\.?[bm]\b|juris|jura(?:studium)?\b|jurist|volljurist|rechtswissenschaft|rechtsgeleerd|rechten\b|droit|derecho|abogad)/,
  },
  {
    name: 'nursing',
    pattern: /\b(?:nurs|bsn\b|msn\b|adn\b|dnp\b|rn\b|infirmi|ifsi\b|dei\b|enfermer|verpleeg|\w{0,12}pflege)/,
  },
  {
    name: 'medicine',
    pattern:
      /\b(?:m\.?d\b|m\.?b\.?,? ?(?:b\.?s|ch\.?b)\b|d\.o\b|dr\. med|medicine|medical|(?:human)?medizin|medecin|medicina|basisarts|geneeskund|osteopath)/,
  },
  { name: 'social work', pattern: /\b(?:social work|[bm]sw\b|soziale arbeit|sozialpadagog|trabajo social)/ },
  {
    name: 'business administration',
    pattern:
      /\b(?:e?mba\b|bba\b|bbs\b|bsba\b|business admin|betriebswirt|bwl\b|administracion (?:y direccion )?de empresas|ade\b|bedrijfskunde)/,
  },
  { name: 'pharmacy', pattern: /\b(?:pharm|bpharm|farmac)/ },
  { name: 'architecture', pattern: /\b(?:[bm]arch\b|architect|architekt|arquitect)/ },
];

/** The fields that the name of a degree, or a line about studies, tells of. */
export function fieldsOfDegree(text: string): string[] {
  const folded = foldText(text);
  return FIELDS.flatMap(({ name, pattern }) => (pattern.test(folded) ? [name] : []));
}

/** What letters of degrees and the names of professions say of their fields. */
const IN_OTHER_WORDS: readonly (readonly [string, string])[] = [
  ['bsn msn', 'nursing'],
  ['bba bbs bsba mba', 'business administration'],
  ['bcom bcomm', 'commerce business'],
  ['bed', 'education teaching'],
  ['bsw msw', 'social work'],
  ['beng meng btech mtech', 'engineering'],
  ['llb llm jd', 'law'],
  ['barch march', 'architecture'],
  ['ade lae', 'empresa administración'],
  ['lcp', 'contaduría contabilidad'],
  // Dutch trainings
  ['bedrijfsadministratie boekhouden boekhoudkundig', 'financieel administratief administratie boekhouding'],
  // French diplomas
  ['ndrc nrc muc mco', 'commerce vente'],
  ['cgo dcg dscg gea', 'comptabilité gestion'],
  ['mei msma mspc mcpi', 'maintenance industrielle'],
  ['melec eleec gei', 'électricité électrotechnique'],
  ['mcv amtec', 'commerce vente'],
  ['ci', 'commerce international'],
  ['sam pme gpme agora', 'secrétariat administration gestion assistanat'],
  ['glt gla gtla', 'logistique transport'],
  ['crsa crcp', 'automatismes automatisation'],
  ['assp sapat aepe', 'soins accompagnement personne'],
  ['snir sisr slam ciel', 'informatique réseaux'],
  ['dei ide ifsi', 'infirmier'],
  ['deeje eje', 'éducateur jeunes enfants'],
  ['dees', 'éducateur spécialisé'],
  ['deass', 'assistant service social'],
  ['tcae', 'enfermería cuidados'],
  ['tapsd', 'dependencia atención'],
  ['asir smr', 'informática sistemas redes'],
  ['dam daw', 'informática desarrollo aplicaciones'],
  ['contador contadora', 'contaduría contabilidad'],
  ['ingeniero ingeniera', 'ingeniería'],
  ['abogado abogada', 'derecho'],
  ['arquitecto arquitecta aparejador aparejadora', 'arquitectura'],
  ['psicólogo psicóloga', 'psicología'],
  ['químico química', 'química'],
  ['economista', 'economía'],
  ['ingénieur ingénieure', 'ingénierie'],
  ['physiotherapie', 'Physiotherapeut Physiotherapeutin'],
  ['ergotherapie', 'Ergotherapeut Ergotherapeutin'],
  ['logopädie', 'Logopäde Logopädin'],
  ['podologie', 'Podologe Podologin'],
  ['diätetik', 'Diätassistent Diätassistentin'],
];

const OTHER_WORDS: ReadonlyMap<string, readonly string[]> = new Map(
  IN_OTHER_WORDS.flatMap(([said, meant]) => {
    const stems = tokenize(meant).map(({ stem }) => stem);
    return tokenize(said).map(({ norm }) => [norm, stems] as const);
  }),
);

/** Stems of the subjects that a word of a line about studies stands for; none for most. */
export function subjectsMeantBy(norm: string): readonly string[] {
  return OTHER_WORDS.get(norm) ?? [];
}
