import { matchesOf } from '../../../text/matches.ts';
import { foldInPlace } from '../text/tokens.ts';
import { isOpen, WordGate } from '../text/word-gate.ts';
import { wordSet } from '../text/word-set.ts';
import type { Line, Span } from '../types.ts';
import type { NegatableLine } from './denied-before.ts';
import { plainListBefore, plainListEnd, withoutTail } from './denied-lists.ts';

const STILL =
  '(?:(?:still|as yet|yet|completely|all|entirely|quite|totally|largely|rather|noch|bisher|leider|vollig|ganz|encore|totalement|todavia|aun|totalmente|nog|helemaal) ){0,2}';

const SO_FAR =
  '(?:(?:noch|bisher|bislang|leider|selbst|personlich|aber|jedoch|bis jetzt|bis heute|beruflich|nog|tot nu toe|helaas|zelf|persoonlijk) ){0,3}';
/** No denial: "habe ich nicht nur …, sondern", "heb ik niet meer". */
const NOT_AT_ALL =
  '(?! (?:nur|allein|mehr|zuletzt|umsonst|alleen|meer|slechts|zomaar)\\b)(?![^.;]{0,80} sondern\\b)';

/** What was not used "until I introduced it" is. */
const NO_CHANGE = '(?!,? (?:bis|bevor|ehe|weshalb|daher|darum|also|tot|voordat|dus|daarom)\\b)';

/** Said behind what somebody does not know, or has not come to. On folded text. */
const UNKNOWN = new RegExp(
  [
    `\\b(?:unknown to me|unknown for me|unfamiliar to me|foreign to me|alien to me|new to me|new for me|new territory|new ground|unknown territory)\\b(?<=\\b(?:is|are|would be|remains?) ${STILL}(?:unknown|unfamiliar|foreign|alien|new) [a-z ]{5,9})`,
    '\\bon my (?:to[- ]?do |wish |learning |reading |bucket )?(?:list|agenda|roadmap)\\b(?<=\\b(?:is|are|comes?) (?:next |also |still )?on my [a-z -]{4,16})',
    '\\bmy (?:next |big |great |long-term )?(?:goal|dream|aim|ambition|wish|objective)\\b(?<=\\b(?:is|are|remains?) my [a-z -]{3,20})',
    '\\boverrated\\b(?<=\\bis (?:hugely |greatly |much |highly )?overrated)',
    `\\b(?:ist mir|sind mir|ist fur mich|sind fur mich|ware fur mich|waren fur mich) ${STILL}(?:unbekannt|neu|fremd|neuland)\\b|\\bsagt mir ${STILL}nichts\\b|\\bkenne ich nur (?:vom horensagen|aus der theorie|vom namen)\\b|\\bhabe ich (?:nur |schon |bisher |mal |bereits )*(?:gehort|gelesen)\\b`,
    '\\b(?:will|is to|are to|was to|were to) be (?:introduced|implemented|rolled out|installed|launched)\\b',
    '\\b(?:wird|werden|soll|sollen|sollte) (?=(?:[a-z\\d]{2,12} ){0,3}(?:nachst|kunftig|demnachst|spater|20\\d\\d))(?:[a-z\\d]{2,12} ){1,5}(?:eingefuhrt|implementiert|installiert)\\b',
    // The thing stands first, and who has not done it behind the verb: "SQL habe ich nie genutzt", "SQL heb ik nog niet gebruikt".
    `\\b(?:habe|hatte|kenne|kannte|beherrsche|nutze|nutzte|verwende|verwendete|benutze|kann|konnte) ich ${SO_FAR}(?:nicht|nie|niemals)${NOT_AT_ALL}`,
    `\\b(?:wurden?|wird|werden) ${SO_FAR}(?:nicht|nie) (?:verwendet|genutzt|benutzt|eingesetzt|gebraucht|benotigt)\\b${NO_CHANGE}`,
    `\\b(?:heb|had|ken|kende|beheers|gebruik|gebruikte|kan) ik ${SO_FAR}(?:niet|nooit)${NOT_AT_ALL}`,
    `\\b(?:werd|werden|wordt|worden) ${SO_FAR}(?:niet|nooit) (?:gebruikt|ingezet|toegepast)\\b${NO_CHANGE}`,
    "\\bje (?:n'en ai|ne l'ai|ne les ai|ne le connais|ne la connais|ne les connais|ne le maitrise|ne la maitrise|ne l'utilise)(?: (?:encore|toujours|malheureusement))? (?:jamais|pas|aucune)\\b(?! (?:seulement|uniquement))",
    '\\bno (?:lo|la|los|las) (?:he|they|habia|conozco|domino|manejo|uso|use|utilice|utilizo)\\b|\\bnunca (?:lo|la|los|las) (?:he|they|habia|use|utilice|maneje)\\b',
    `\\b(?:m'est|me sont|me reste) ${STILL}(?:inconnu|etranger|nouveau|nouvelle|inconnue|etrangere)`,
    `\\b(?:me es|me son|me resulta|me resultan) ${STILL}(?:desconocid[oa]s?|nuev[oa]s?|ajen[oa]s?)\\b`,
    `\\b(?:is mij|zijn mij|is voor mij|zijn voor mij) ${STILL}(?:onbekend|nieuw|vreemd)\\b`,
  ].join('|'),
  'g',
);
/** In brackets or at the end of an item they say that nothing was done with it. */
const NOT_DONE =
  /\b(?:theory only|only (?:in )?theory|in theory(?: only)?|in (?:the )?(?:near )?future|nur (?:die )?theorie|nur theoretisch|in zukunft|theorie uniquement|theorie seulement|a l'avenir|solo teoria|en el futuro|alleen theorie|in de toekomst)(?= ?(?:[),;|]|$))/g;
/** "All databases but Oracle", "alle Programme außer SAP". */
const ALL_BUT =
  /\b(?:but|except for|except|save|apart from|other than|ausser|sauf|hormis|menos|excepto|salvo|behalve)(?<=\b(?:all|every|everything|any|anything|alle[srn]?|jedes?|tou(?:te?s?|s)|tod[oa]s?|allemaal)(?: [a-z]{1,16}){0,3} (?:but|except for|except|save|apart from|other than|ausser|sauf|hormis|menos|excepto|salvo|behalve)) (?!(?:also|not|one|two|a few|i|we)\b)/g;
const DECIDED_AGAINST = /\bgegen [^.;:]{2,80}? entschieden\b/g;

const GATE = new WordGate(
  [UNKNOWN, NOT_DONE, ALL_BUT, DECIDED_AGAINST].map(({ source }) => new RegExp(source)),
);
const NO_SPANS: Span[] = [];
const BEING = wordSet(
  'is are be would remains remain comes come next still also yet as completely entirely quite totally',
);
const CLAUSE_END = /[,.;:!?()|•]|\s[–—-]\s/;
const ITEM_END = /[,;|•.]/;
const MAX_ITEM_TOKENS = 6;

/** The parts of a line that name what somebody does not know, has put off or has decided against. */
export function unknownSpans(line: NegatableLine): Span[] {
  if (!GATE.mayOpen(line)) return NO_SPANS;
  const folded = foldInPlace(line.text);
  const open = GATE.open(folded);
  if (open === 0) return NO_SPANS;
  const { tokens, start } = line;
  const spans: Span[] = [];
  const firstFrom = (at: number): number => tokens.findIndex(({ end }) => end > start + at);
  for (const { index, 0: said } of isOpen(open, 0) ? matchesOf(folded, UNKNOWN) : []) {
    let cue = firstFrom(index);
    while (cue > 1 && BEING.has(tokens[cue - 1]?.norm ?? '')) cue--;
    const from = tokens[plainListBefore(line, 0, cue) ?? clauseStart(line, cue, CLAUSE_END)];
    if (from !== undefined) spans.push({ start: from.start, end: start + index + said.length });
  }
  for (const { index, 0: said } of isOpen(open, 1) ? matchesOf(folded, NOT_DONE) : []) {
    const cue = firstFrom(index);
    const from = clauseStart(line, cue, ITEM_END);
    const item = tokens[from];
    const isAside = /[(:–—-]\s?$/.test(folded.slice(0, index));
    if (item !== undefined && isAside && cue - from <= MAX_ITEM_TOKENS)
      spans.push({ start: item.start, end: start + index + said.length });
  }
  for (const { index, 0: said } of isOpen(open, 2) ? matchesOf(folded, ALL_BUT) : []) {
    const first = firstFrom(index + said.length);
    const listEnd = first < 0 ? 0 : plainListEnd(line, first);
    // "All but the database with Terraform"
    const last = tokens[withoutTail(line, first, listEnd) - 1];
    if (last !== undefined && last.end > start + index + said.length)
      spans.push({ start: start + index + said.length, end: last.end });
  }
  for (const { index, 0: said } of isOpen(open, 3) ? matchesOf(folded, DECIDED_AGAINST) : [])
    spans.push({ start: start + index, end: start + index + said.length });
  return spans;
}

function clauseStart({ text, start, tokens }: NegatableLine, at: number, parting: RegExp): number {
  let from = at;
  while (from > 0) {
    const [before, token] = [tokens[from - 1], tokens[from]];
    if (before === undefined || token === undefined) break;
    if (parting.test(text.slice(before.end - start, token.start - start))) break;
    from--;
  }
  return from;
}

const MARKED = /[☐✗✘❌✖✕☆○◯]|\[ ?\]|[:–—-]\s?[-–—]$/;
const CHECKED = /[☑☒✓✔✅]|\[x\]/i;
/** "☐ Oracle", "[ ] Oracle", "✗ Oracle": the sign stands before the item, to the next sign. */
const UNTICKED = /(?:☐|[✗✘❌✖✕]|\[ ?\])\s{0,3}([^☐☑☒✓✔✅✗✘❌✖✕[\]\n]{1,120})/gu;
/** "Oracle ✗", "Oracle ☆☆☆☆☆", "Oracle: -": the item before the sign. */
const NONE_BEHIND =
  /([^,;|•\n★●✓✔✅✗✘❌✖✕☆○◯]{1,60})(?:[✗✘❌✖✕]\uFE0F?|[☆○◯]{2,10}|(?<=[:–—-]\s?)[-–—](?=\s?$))(?=\s{0,3}(?:$|[,;|•]))/gu;
/** So many boxes, and none of them ticked, are the signs of a list. */
const BOXES_OF_A_LIST = 3;

/** The items of lists that carry a sign of nothing: a box left open, a cross, stars of which none is filled. */
export function unmarkedSpans(lines: readonly Line[]): Span[] {
  const marked = lines.filter(({ text }) => MARKED.test(text));
  if (marked.length === 0) return [];
  const open = marked.filter(({ text }) => /^\s?☐/.test(text)).length;
  const areSignsOfList = open > BOXES_OF_A_LIST && !lines.some(({ text }) => CHECKED.test(text));
  return marked.flatMap(({ text, start }) => {
    const spans: Span[] = [];
    for (const { index, 0: whole } of matchesOf(text, NONE_BEHIND))
      spans.push({ start: start + index, end: start + index + whole.length });
    if (spans.length > 0) return spans;
    for (const { index, 0: whole } of matchesOf(text, UNTICKED)) {
      if (whole.startsWith('☐') && areSignsOfList) continue;
      spans.push({ start: start + index, end: start + index + whole.length });
    }
    return spans;
  });
}
