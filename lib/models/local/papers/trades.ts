import { familyRelatedness } from '../../family-relatedness.ts';
import type { RoleFamily } from '../../role-families.ts';
import { hasPaperUnderWay, type ResumeIndex } from '../evidence/resume-index.ts';
import { foldText } from '../text/tokens.ts';
import type { ResumeRead, Term, TermHit } from '../types.ts';

/** The level of a trade that was learned, among those of degrees. */
export const VOCATIONAL = 2;

/** Trades that one adjective gathers: "kaufmännische Ausbildung". */
interface KindOfTrade {
  /** The beginning of the adjective, folded. */
  adjective: string;
  /** "Elektrobereich". */
  branch?: string;
  /** What a trade of the kind is told by in its own name, folded. */
  own: RegExp;
  families: readonly RoleFamily[];
}

const KINDS: readonly KindOfTrade[] = [
  {
    adjective: 'kaufmannisch',
    own: /kauf(?:mann|frau|leute)/,
    families: [
      'accounting',
      'administration',
      'account_management',
      'banking',
      'customer_service',
      'financial_analysis',
      'human_resources',
      'insurance',
      'marketing',
      'paralegal',
      'procurement',
      'public_administration',
      'real_estate',
      'retail',
      'sales',
      'supply_chain',
      'tourism',
    ],
  },
  {
    adjective: 'handwerklich',
    branch: 'handwerk',
    own: /handwerk|\bhwk\b|gesell|backer|konditor|fleischer|metzger|gartner/,
    families: [
      'construction_trades',
      'electrical_trades',
      'mechanical_trades',
      'manufacturing_production',
      'personal_care',
    ],
  },
  {
    adjective: 'technisch',
    own: /techni(?:k|sch)|mechani|elektr|mechatron|laborant/,
    families: [
      'construction_trades',
      'electrical_trades',
      'mechanical_trades',
      'manufacturing_production',
      'mechanical_engineering',
      'electrical_engineering',
      'civil_engineering',
      'chemical_engineering',
      'hardware_engineering',
      'laboratory_science',
      'software_engineering',
      'devops_infrastructure',
      'it_support',
      'energy_mining',
      'aviation',
    ],
  },
  {
    adjective: 'elektrotechnisch',
    branch: 'elektro',
    own: /elektr|(?<!kfz-|kraftfahrzeug)mechatron/,
    families: ['electrical_trades', 'electrical_engineering', 'hardware_engineering'],
  },
  { adjective: 'pflegerisch', branch: 'pflege', own: /pfleg/, families: ['nursing', 'care_work'] },
  {
    adjective: 'medizinisch',
    own: /medizin|pfleg/,
    families: [
      'nursing',
      'care_work',
      'dentistry',
      'emergency_services',
      'medicine',
      'pharmacy',
      'therapy',
      'veterinary',
    ],
  },
  {
    adjective: 'padagogisch',
    own: /padagog|erzieh/,
    families: ['early_childhood', 'teaching', 'social_work'],
  },
  {
    adjective: 'touristisch',
    branch: 'tourismus',
    own: /touris|gastr|hotel|\bhlt\b/,
    families: ['tourism', 'hospitality', 'culinary'],
  },
  {
    adjective: 'gastronomisch',
    branch: 'gastronomie',
    own: /gastr|hotelf/,
    families: ['culinary', 'hospitality'],
  },
];

/** What the adjective stands before, with another of them between: "kaufmännische oder technische Ausbildung". */
const NOUN =
  '(?:\\w{0,20}ausbildung|\\w{0,20}lehre|grundbildung|\\w{0,20}abschluss|bereich|beruf\\w{0,10}|richtung|umfeld)\\b';
const BETWEEN = '(?:(?: ?[,/] ?| (?:oder|und|bzw\\.?) )\\w{3,20}(?:isch|lich)\\w{0,2}){0,3}';

const ASKED: readonly { kind: KindOfTrade; pattern: RegExp }[] = KINDS.map((kind) => {
  const adjective = `\\b${kind.adjective}(?:e[nmrs]?)?${BETWEEN} ${NOUN}`;
  const branch =
    kind.branch === undefined
      ? []
      : [
          `\\b(?:im|in der|aus dem|aus der)(?: bereich| fachrichtung)? ${kind.branch}(?:bereich|branche|gewerbe|handwerk|technik)?\\b`,
        ];
  return { kind, pattern: new RegExp([adjective, ...branch].join('|')) };
});

/** The trades that a statement about a training asks for. */
export interface TradesAsked {
  /** Of the vocabulary's titles. */
  names: readonly string[];
  kinds: readonly KindOfTrade[];
  /** Of the trades that are named, where they are known. */
  families: readonly RoleFamily[];
  /** A trade by its name, and no studies beside it. */
  isTradeAlone: boolean;
  /** "Oder vergleichbar": others of the kind are near. */
  isOpen: boolean;
}

/** The trades that a statement with such degrees asks for; `null` where none has to be learned. */
export function tradesAsked(
  statement: string,
  degrees: readonly TermHit[],
  titles: readonly TermHit[],
): TradesAsked | null {
  if (!degrees.some(({ term }) => term.name === 'Vocational training')) return null;
  const folded = foldText(statement);
  return {
    names: titles.map(({ term }) => term.name),
    kinds: ASKED.flatMap(({ kind, pattern }) => (pattern.test(folded) ? [kind] : [])),
    families: titles.flatMap(({ term }) => familyOf(term.family)),
    isTradeAlone: titles.length > 0 && degrees.every(({ term }) => term.degreeLevel === VOCATIONAL),
    isOpen: /\b(?:vergleichbar|ahnlich|verwandt)/.test(folded),
  };
}

function familyOf(family: RoleFamily | undefined): RoleFamily[] {
  return family === undefined || family === 'other' ? [] : [family];
}

/** Whether a stem among the words of a statement only says which kind of trades is asked for. */
export function isWordForKind({ kinds }: TradesAsked, stem: string): boolean {
  return kinds.some(
    ({ adjective, branch }) =>
      stem.startsWith(adjective) || (branch !== undefined && stem.startsWith(branch)),
  );
}

/** How what a line tells of a trade fits those that are asked for. */
export type TradeFit = 'asked' | 'near' | 'untold' | 'other';

/** Crafts are too many kinds to be one. */
function areOfOneKind(one: RoleFamily, other: RoleFamily): boolean {
  return KINDS.some(
    ({ adjective, families }) =>
      adjective !== 'handwerklich' && families.includes(one) && families.includes(other),
  );
}

/** A trade near another one keeps half of its skills. */
const NEAR = 0.5;

/** By line of a resume: the titles that it names. */
export type TitlesByLine = ReadonlyMap<number, readonly Term[]>;

/** The titles that a resume names, among them those of trades. */
export function titlesByLine({ hits }: ResumeRead): TitlesByLine {
  const titles = hits.filter(({ hit }) => hit.term.kind === 'title');
  const byLine = Map.groupBy(titles, ({ line }) => line);
  return new Map([...byLine].map(([line, named]) => [line, named.map(({ hit }) => hit.term)]));
}

/** How the trade that a line of a resume names fits, by its text and titles; `untold` where it names none that is known. */
export function tradeFit(line: string, named: readonly Term[], asked: TradesAsked): TradeFit {
  const text = foldText(line);
  const families = named.flatMap(({ family }) => familyOf(family));
  if (asked.kinds.length > 0) {
    const isOfKind = asked.kinds.some(
      (kind) => kind.own.test(text) || families.some((family) => kind.families.includes(family)),
    );
    if (isOfKind || asked.kinds.some(({ adjective }) => text.includes(adjective))) return 'asked';
    return families.length > 0 ? 'other' : 'untold';
  }
  if (named.some(({ name }) => asked.names.includes(name))) return 'asked';
  if (families.length === 0 || asked.families.length === 0) return 'untold';
  const isNear = families.some((one) =>
    asked.families.some(
      (other) => familyRelatedness(one, other) >= NEAR || (asked.isOpen && areOfOneKind(one, other)),
    ),
  );
  return isNear ? 'near' : 'other';
}

/** Chambers and papers that trades are learned with. */
const MARK_OF_TRADE = /\b(?:ihk|hwk|efz|eba|gesell\w{0,15}|gelernte\w?)\b/;

/** Below it stands what was learned, in a country where trades are. */
const GERMAN_HEADING = /bildung|\blehre|werdegang/;

/**
 * The line that names a trade which was learned without saying that it was: "Industriekauffrau (IHK)", or "Bankkaufmann" below
 * "Ausbildung". Several may fit; one that is ended goes before one under way.
 */
export function tradeNamed(
  index: ResumeIndex,
  titles: TitlesByLine,
  fits: (text: string, named: readonly Term[]) => boolean,
): { line: number; isUnderWay: boolean } | undefined {
  const { document } = index.read;
  let isBelowGerman = false;
  const found = document.lines.flatMap(({ text, section, isHeading }, line) => {
    const folded = foldText(text);
    if (isHeading) isBelowGerman = section === 'education' && GERMAN_HEADING.test(folded);
    if (index.standing[line] !== 'training') return [];
    const isTrade =
      (titles.has(line) || /kauf(?:mann|frau)\b/.test(folded)) &&
      (MARK_OF_TRADE.test(folded) || isBelowGerman);
    return isTrade && fits(text, titles.get(line) ?? [])
      ? [{ line, isUnderWay: hasPaperUnderWay(index.read, line) }]
      : [];
  });
  return found.find(({ isUnderWay }) => !isUnderWay) ?? found[0];
}
