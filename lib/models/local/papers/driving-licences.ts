import { anyOf, either } from '../../../text/alternatives.ts';
import type { ResumeIndex } from '../evidence/resume-index.ts';
import { withBlanks } from '../text/blank-spans.ts';
import { foldText } from '../text/tokens.ts';
import type { Span } from '../types.ts';

/**
 * What a licence lets someone drive, each rank with all below it: 1 a car, 2 a light lorry (C1, MR), 3 a rigid lorry (C, Class 2, HR,
 * CDL B), 4 an articulated one (C+E, Class 1, HC, CDL A), 5 several trailers (MC).
 */
export type DrivingRank = 1 | 2 | 3 | 4 | 5;

const CAR: DrivingRank = 1;

/** Entries of the vocabulary of certificates that are read here: they tell no class from another. */
const READ_HERE: ReadonlySet<string> = new Set(["Driver's licence", 'CDL']);

/** Whether a paper of the vocabulary is a licence for the road. */
export function isDrivingLicence(name: string): boolean {
  return READ_HERE.has(name);
}

const LICENCE = '(?:licen[cs]es?|entitlements?|permits?)';
/** What owners write between the first word and "licence". */
const QUALITY = either(
  'full|clean|current|valid|unrestricted|open|uk|gb|irish|eu|nz|australian|canadian|us|state|driving',
  "drivers?|driver's|car|motor|vehicle|manual|automatic|own|and|tractor|class|category|cat|b|c|d|e|g|g2",
  "be|operator's",
);

/** Lorries first; a text tells by its words which it may be. Folded text. */
const CLASSES: readonly (readonly [DrivingRank, RegExp])[] = [
  [5, /\bmc (?:class )?(?:truck )?licen[cs]e\b|\bmulti[- ]combination\b/],
  [
    4,
    anyOf(
      /\b(?:c ?\+ ?e|lgv ?1|hgv ?1|az)\b/,
      /\b(?:class|klasse|kl|cat|category|kategorie|categorie|categoria|permis|permiso|carnet?|rijbewijs|fuhrerschein|ausweis|licen[cs]e|entitlement|lgv|hgv|c1?\/|c et) ?(?:ce|c\/e|ec)\b/,
      /\bc (?:and|und|et|y|en|&) e\b/,
      /\b(?:hgv|lgv|licen[cs]e|driver|driving|entitlement)\W{1,3}(?:[a-z]{1,8}\W{1,2}){0,2}class (?:1|one)\b/,
      /\bclass (?:1|one)\b(?=\W{1,3}(?:[a-z]{1,8}\W{1,2}){0,2}(?:hgv|lgv|licen[cs]e|driver|driving|entitlement))/,
      /\bcdl[- ]?(?:class )?a\b|\bclass a\b(?=\W{1,3}(?:cdl|commercial|licen[cs]e|driver))/,
      /\b(?:cdl|licen[cs]e)\W{1,3}class a\b|\b(?:hc|ce) (?:class )?(?:truck )?licen[cs]e\b/,
      /\bheavy combination\b|\bcode (?:14|ec)\b|\bpermis (?:spl|super lourd)\b/,
      /\b(?:[abcd]1?e? ?(?:[,;/&+]|et|und|en|y) ?){1,6}(?:ce|c ?\+ ?e)\b/,
    ),
  ],
  [
    3,
    anyOf(
      /\b(?:cat|category|kategorie|categorie|categoria|lgv|hgv|klasse|permis|permiso|carnet?|rijbewijs|fuhrerschein) c\b/,
      /\b(?:hgv|lgv) ?2\b/,
      /\b(?:hgv|lgv|licen[cs]e|driver|driving|entitlement)\W{1,3}(?:[a-z]{1,8}\W{1,2}){0,2}class (?:2|two)\b/,
      /\bclass (?:2|two)\b(?=\W{1,3}(?:[a-z]{1,8}\W{1,2}){0,2}(?:hgv|lgv|licen[cs]e|driver|driving|entitlement))/,
      /\bcdl\b|\bcommercial driver.?s? licen[cs]e\b/,
      /\b(?:hgv|lgv|lkw|poids lourd|pl|hr|dz) ?(?:class )?(?:licen[cs]e|fuhrerschein)\b|\bheavy rigid\b/,
      /\bheavy vehicle licen[cs]e\b|\bpermis (?:poids lourds?|pl)\b|\blkw-fuhrerschein\b/,
      /\b(?:[ab]1?e? ?(?:[,;/&+]|et|und|en|y) ?){1,4}(?:c1?e? ?(?:[,;/&+]|et|und|en|y) ?){0,2}c\b/,
    ),
  ],
  [2, /\bc1\b|\b(?:mr|lr) (?:class )?licen[cs]e\b|\bmedium rigid\b|\bcode (?:10|c1)\b|\b7[.,]5 ?t\w*\b/],
];

/** Where a class is named it is of a licence only beside one of these words. */
const OF_LICENCES = anyOf(
  /\blicen[cs]es?\b|\bentitlements?\b|\bcdl\b|\b[hl]gv\b|\bcat(?:egory)? c|\bfuhrerschein\w*|ausweis\b/,
  /\blicencia\b|\bfahrerlaubnis\b|\bpermis\b|\bpermiso (?:de conducir\b|[a-e]\b)|\bcarne\b|\bcarnet\b/,
  /\brijbewijs\b|\bdriv(?:er|ing)\b|\blkw\b|\bheavy (?:rigid|combination|vehicle)\b/,
  /\bcode (?:8|10|14|eb|ec|c1)\b/,
);

/** A licence for the road, by any of its names. */
const ROAD_LICENCE = new RegExp(
  [
    `\\b(?:driver'?s?|drivers'|driving|motor vehicle|car)(?: and tractor)? ${LICENCE}\\b`,
    `\\b(?:licen[cs]e)d driver\\b|\\bcar driver\\b|^(?:uk|gb|irish|eu|nz|australian) ${LICENCE}\\b`,
    `\\b(?:full|clean|current|valid)(?:,? (?:full|clean|current|valid|manual))*,? (?:uk|gb|irish|eu|nz|australian|manual) ${LICENCE}\\b|\\bfull,? clean ${LICENCE}\\b`,
    `\\bclass [a-g]\\d? (?:(?:driver'?s?|driving|manual) )?${LICENCE}\\b`,
    '\\b(?:able to|can|must) drive(?=$|[.,;)]| and\\b| for (?:work|business)\\b| between\\b)',
    `\\b[bcg] class (?:(?:driver'?s?|driving|manual) )?${LICENCE}\\b`,
    `\\b(?:cat(?:egory)?\\.? )?(?:b|be|g2?) (?:driving )?${LICENCE}\\b`,
    `\\bcat(?:egory)?\\.? b\\b`,
    '\\bcode (?:8|eb|b)\\b|^(?:valid |full |clean |current )*class (?:5|7)\\b',
    '\\b(?:klassen?:?|permis|permiso) (?:(?:am|a[12]?|m|l|t) ?(?:,|\\+|/|&|et|und|y) ?){1,4}b\\b',
    '\\b(?:pkw-)?fuhrerschein\\w*|\\b(?:fuhrer|fahr)ausweis\\b|\\bfahrerlaubnis\\b|\\bpermis (?:b|be|vl|voiture|auto|de conduire|cat(?:egorie)? b)\\b|\\blicencia (?:(?:de )?(?:conducir|conduccion|manejo|automovilista)|(?:de )?(?:clase |tipo |cat )[a-e]\\d?|b)\\b|\\bautoprufung\\b|\\bpermiso de conduccion\\b|\\bconduzco\\b|\\bcarnet?(?:e)? y (?:coche|vehiculo)\\b|\\b(?:voiture|vehicule) et permis\\b|\\bpermis et (?:voiture|vehicule)\\b|\\bpermis\\b(?= (?:exige|obligatoire|requis|indispensable))|\\b(?:carnet?|permiso) (?:de (?:conducir|coche)|b)\\b|\\brijbewijs\\b',
  ].join('|'),
);

/** A resume need not say of what the licence is, where it stands with nothing else: "full clean licence", "licence: B". */
const OWNED_LICENCE = new RegExp(
  [
    `(?:^|[.,;:|·•/(–—-] ?|\\b(?:own car|car owner|own vehicle|and|with|a|my) )${QUALITY}(?: ${QUALITY}){0,4} ${LICENCE}(?= ?(?:$|[,;:.|·•/)(–—-])| (?:since|held|and|with|from|no|nil|plus))`,
    `^(?:full |clean )?licen[cs]e ?(?::|since\\b|held\\b|[bcg]\\b)`,
    `[,;|·•–—-] ?licen[cs]e ?(?:: ?[a-g]\\b|since\\b|[bcg]\\b)`,
    `\\bown (?:car|van|vehicle)\\b.{0,20}\\blicen[cs]e\\b|\\blicen[cs]e\\b.{0,30}\\b(?:own (?:car|van|vehicle)|points)\\b`,
    `\\blicen[cs]e \\((?:operator|driver)\\)`,
    `\\b${LICENCE} (?:for|to drive) (?:an? |my |own )?(?:cars?|vans?|(?:light |motor )?vehicles?)\\b|\\blicen[cs]ed to drive\\b`,
    `\\b(?:own )?(?:car|van|transport) and ${LICENCE}\\b`,
    `\\bdriver with (?:my |own |an? )*(?:car|van|vehicle)\\b`,
    `\\b(?:clean|clear|good) (?:mvr|driving record|driver(?:'?s)? (?:record|abstract))\\b`,
    `\\bdrives? (?:my |own |an? ){0,2}(?:car|van)\\b|\\bfull,? clean licen[cs]e\\b|\\b[bc] (?:class )?manual\\b|\\bin (?:my|their|her|his) own (?:car|van)\\b`,
  ].join('|'),
);

/** Owning a car hardly goes without, but it does not say so. */
const OWN_CAR = /\b(?:own|have an?|with) (?:car|van|vehicle)\b|\bcar[- ]owner\b|\bcar driver\b/;

/** No licence of one's own; what has run out or is under way is told for every paper (words-of-holding.ts). */
const NOT_HELD = anyOf(
  /\bprovisional\b|\blearner|\blearning to drive\b|\b(?:disqualified|banned)\b/,
  /\bno (?:driving |driver'?s? |car |full )?licen[cs]e\b|\bno (?:car|points? to drive)\b/,
  /\blicen[cs]e (?:test )?(?:booked|pending)\b|\b(?:non|not an?)[- ]driver\b/,
  /\b(?:instructors?|issued|checked|checks|checking|trading rules)\b/,
);

/** Where classes are named. */
const CLASS_WORD = either(
  'class|classes|klassen?|kl|cat|categor(?:y|ies)|kategorien?|categorie|categoria|clase|permis|permiso',
  'carnet?(?: de conducir)?|conducir|conduccion|conduire|rijbewijs|fuhrerschein|ausweis|licen[cs]e',
);
/** Those of motorcycles, mopeds and tractors, without one of a car or lorry beside them. */
const ONLY_CYCLES = new RegExp(
  `\\b${CLASS_WORD}[:\\s(]{1,3}(?:am|a[12]?|m|t|l)(?: ?(?:[,;/&+]|and|und|et|y|en) ?(?:am|a[12]?|m|t|l)){0,5}(?=$|[),.;:|•]|\\s[–—-]|\\s(?:since|seit|depuis|desde|sinds|\\(|\\d))`,
);
/** "Class A license" is the American one for articulated lorries. */
const AMERICAN =
  /\bcdl\b|\bcommercial\b|\bclass a (?:commercial |drivers? |driver's ){0,2}license\b|\btrucks?\b/;
const CAR_OR_LORRY = /\b(?:b|be|b1|c1?e?|d1?e?|c ?\+ ?e|[hl]gv|car)\b/;

const DENIED = /^(?:no|none|nein|non|nee|keiner|nil|n\/a)\b/;

function folded(text: string): string {
  return (
    foldText(text)
      .replaceAll('’', "'")
      .replaceAll('-class', ' class')
      .replace(/\blic\b\.?/g, 'licence')
      .replace(/\b(?:kat|cat|kl)\. ?/g, 'cat ')
      // German resumes shorten "Führerschein" so.
      .replace(/\bfs (?=klasse|cat |[a-d]1?e?\b)/g, 'fuhrerschein ')
      .replace(/\bpermis(?:os)?(?=[\s:])[\s:]{1,3}/g, (word) =>
        word.startsWith('permiso') ? 'permiso ' : 'permis ',
      )
  );
}

const OR_WORD = /\b(?:or|oder|ou|of)\b|\d ?\/ ?\d/;

/** The highest class that a text names, or the lowest one of alternatives. */
function classIn(text: string): DrivingRank | null {
  if (!OF_LICENCES.test(text)) return null;
  const named = CLASSES.filter(([, pattern]) => pattern.test(text));
  return (OR_WORD.test(text) ? named.at(-1) : named[0])?.[0] ?? null;
}

const WISHED = /\b(?:handy|preferred|preferably|desirable|advantage\w*|a plus|bonus|ideally|an asset)\b/;
const CLASS_OF_LORRIES =
  /\b(?:cat(?:egory)?\.? c1?|hgv|lgv|cdl|c1|hr|mr|hc|mc|ce|ec|c ?\+ ?e|class [12ab]|(?:permis|klasse|rijbewijs|carnet?|permiso|cat|kategorie|categorie) c|permis (?:spl|pl|poids lourds?))\b/;
const WORD_FOR_LICENCE = anyOf(
  /fuhrerausweis|fahrausweis|\b(?:able to|can|must) drive\b|\blicencia\b|\bautoprufung\b|\bcar driver\b/,
  /^(?:valid |full |clean |current )*class (?:5|7)\b|\blicen[cs]e|\bentitlement|\bcdl\b/,
  /\bcat(?:egory)? c|fuhrerschein|fahrerlaubnis|\bpermis\b|\brijbewijs|\bcarnet?\b|\bpermiso\b/,
);

/** What a statement asks to be allowed to drive; `null` when it asks for no licence for the road. */
export function drivingLicenceAsked(statement: string): DrivingRank | null {
  const whole = folded(statement);
  if (!WORD_FOR_LICENCE.test(whole)) return null;
  const pieces = whole.split(/[;,]/);
  const asked = pieces.filter((piece) => !WISHED.test(piece)).join(',');
  const text = ROAD_LICENCE.test(asked) ? asked : whole;
  if (!ROAD_LICENCE.test(text)) return CLASS_OF_LORRIES.test(text) ? classIn(text) : null;
  return classIn(text) ?? CAR;
}

/** Where a statement begins to ask for a licence, as far as its words tell. */
export function licenceAt(statement: string): number {
  return Math.max(
    0,
    statement.search(/licen[cs]|entitlement|CDL|Führerschein|ausweis|permis|rijbewijs|carnet?|permiso/i),
  );
}

/** What a line of a resume names that someone may drive: a rank; half of one for a car of one's own; 0 for nothing. */
function rankNamed(line: string): number {
  const text = folded(line);
  if (NOT_HELD.test(text)) return 0;
  const cycles = ONLY_CYCLES.exec(text);
  if (cycles !== null && !AMERICAN.test(text) && !CAR_OR_LORRY.test(text.replace(cycles[0], ' '))) return 0;
  if (OF_LICENCES.test(text)) {
    const named = CLASSES.find(([, pattern]) => pattern.test(text));
    if (named !== undefined) return named[0];
  }
  if (ROAD_LICENCE.test(text) || OWNED_LICENCE.test(text)) return CAR;
  return OWN_CAR.test(text) ? 0.5 : 0;
}

/** The class of buses by itself, in a list of classes or before the word for a licence. */
const CLASS_OF_BUSES =
  /(?:^|[\s,/+&(:])d(?=$|[,;.)/+&]|\s(?:licen[cs]e|entitlement|and|und|et|y|en)\b|\s[&+/])/;

/** The line of a resume that names the class of buses among those that may be driven. */
export function lineOfBusLicence({ read, standing }: ResumeIndex): number | undefined {
  const at = read.document.lines.findIndex((line, index) => {
    const label = read.document.lines[index - 1];
    const text = folded(label?.isHeading === true ? `${label.text}: ${line.text}` : line.text);
    const isHeld = standing[index] !== 'none' && (read.papersNotHeld[index]?.underWay ?? []).length === 0;
    return isHeld && !NOT_HELD.test(text) && OF_LICENCES.test(text) && CLASS_OF_BUSES.test(text);
  });
  return at < 0 ? undefined : at;
}

const ARTICULATED = /\bclass (?:1|one)\b|\bc ?\+ ?e\b|\bartic(?:ulated)?\b/i;
const RIGID = /\bclass (?:2|two)\b|\brigid\b/i;

/** The lorries that a driver's title names; `null` when it names none. */
export function lorriesOfTitle(title: string): DrivingRank | null {
  if (ARTICULATED.test(title)) return 4;
  return RIGID.test(title) ? 3 : null;
}

/** "Licence" and "Permisos" alone may be a nurse's or a builder's as well. */
const ANY_LICENCE =
  /^(?:(?:full |clean |uk )*licen[cs]es?|permis|permisos?|carnets?|carnes|licencias?|rijbewijs|rijbewijzen|ausweise|fuhrerscheine?)$/;
const CLASSES_ONLY =
  /^(?:full |clean |uk )*(?:class |category |cat )?(?:[a-g]1?e?\b[ ,+/&]*){1,8}(?:class\b,?(?: (?:manual|automatic|full|clean))?)?(?:$|[.(;–-]|(?:und|et|y|en|and) [a-g])/;

/** In Switzerland the permits to stay have letters too: "Permis : G (frontalier)", "Permis : B (séjour)". */
const TO_STAY = anyOf(
  /^[fgl]\b/,
  /\b(?:sejour|travail|etablissement|frontali\w*|residenc\w*|trabajo|aufenthalt\w*|niederlassung\w*|grenzganger\w*|verblijf\w*)\b/,
);
const ENGLISH_LABEL = /licen[cs]es?$/;

/** Whether classes stand below or behind a word that may name other papers as well. */
function areClasses(label: string, line: string): boolean {
  if (!ANY_LICENCE.test(label) || !CLASSES_ONLY.test(line)) return false;
  return ENGLISH_LABEL.test(label) || !TO_STAY.test(line);
}

function labels(label: string, line: string): boolean {
  return ROAD_LICENCE.test(label) || areClasses(label, line);
}

const LABELLED = /^\s*(\p{L}[\p{L} ]{2,19}?)\s?:\s+(?=\S)/u;

/** "Permiso: B, C1": what stands behind a word that may name other things as well; `null` of any other line. */
function classesBehindLabel(text: string): string | null {
  const [opening = '', label = ''] = LABELLED.exec(text) ?? [];
  const classes = text.slice(opening.length);
  return label !== '' && areClasses(folded(label), folded(classes)) ? classes : null;
}

/** A line that shows what is asked to be driven, or that it is under way, or a car of one's own where a car is; `null` for none. */
export function drivingEvidence(
  { read, standing }: ResumeIndex,
  asked: DrivingRank,
): { line: number; isEnough: boolean } | null {
  const negated = [...read.negated].sort((left, right) => left.start - right.start);
  let next = 0;
  let inPart = -1;
  for (const [at, line] of read.document.lines.entries()) {
    while ((negated[next]?.end ?? Number.POSITIVE_INFINITY) <= line.start) next++;
    if (standing[at] === 'none') continue;
    const denied: Span[] = [];
    for (let span = next; (negated[span]?.start ?? Number.POSITIVE_INFINITY) < line.end; span++)
      denied.push(negated[span] ?? line);
    const label = read.document.lines[at - 1];
    // "Driving licence: full": a label that was taken for a heading.
    const isBelowLabel =
      label?.isHeading === true &&
      labels(folded(label.text), folded(line.text)) &&
      !DENIED.test(folded(line.text));
    const rankOf = (spans: readonly Span[]): number => {
      const said = spans.length === 0 ? line.text : withBlanks(line, spans);
      const classes = isBelowLabel ? said : classesBehindLabel(said);
      return classes === null ? rankNamed(said) : rankNamed(`Driving licence: ${classes}`);
    };
    const underWay = read.papersNotHeld[at]?.underWay ?? [];
    const rank = rankOf([...denied, ...underWay]);
    if (rank >= asked) return { line: at, isEnough: true };
    const isPart =
      (rank > 0 && rank < CAR && asked === CAR) || (underWay.length > 0 && rankOf(denied) >= asked);
    if (isPart && inPart < 0) inPart = at;
  }
  return inPart >= 0 ? { line: inPart, isEnough: false } : null;
}
