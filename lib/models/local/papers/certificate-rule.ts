import type { CompiledText } from '../evidence/wanted.ts';
import { isFillerWord } from '../text/filler-words.ts';
import { foldText } from '../text/tokens.ts';
import type { TermHit } from '../types.ts';
import type { CertificateMention, CertificateRule } from './credential-rules.ts';
import { type DrivingRank, drivingLicenceAsked, isDrivingLicence, licenceAt } from './driving-licences.ts';
import { AND_WORD, hitsOf, OR_WORD } from './joining-words.ts';

interface PlacedMention extends CertificateMention {
  start: number;
  end: number;
}

/** A rule with the place in the statement where its certificates stand. */
interface PlacedCertificates {
  rule: CertificateRule;
  start: number;
  end: number;
}

/** The rule for the certificates that a statement names; `null` where it names none. */
export function certificateRule(statement: string, text: CompiledText): PlacedCertificates | null {
  const rank = drivingLicenceAsked(statement);
  const hits = hitsOf(text, 'certificate');
  const road = hits.find(({ term }) => isDrivingLicence(term.name));
  const known = hits.filter(({ term }) => rank === null || !isDrivingLicence(term.name));
  const mentions = [
    ...known.map((hit) => certificateMention(statement, text, hit)),
    ...(known.length === 0 ? [] : codesBeside(statement, text)),
  ];
  if (rank !== null) mentions.push(drivingMention(rank, road?.start ?? licenceAt(statement), road?.end));
  const placed = mentions.toSorted((left, right) => left.start - right.start);
  const [first, last] = [placed[0], placed.at(-1)];
  if (first === undefined || last === undefined) return null;
  const rule: CertificateRule = {
    kind: 'certificate',
    groups: certificateGroups(statement, placed),
    mayBeUnderWay: MAY_BE_UNDER_WAY.test(statement),
  };
  return { rule, start: first.start, end: last.end };
}

/** "MRICS or working towards", "ACCA part-qualified". */
const MAY_BE_UNDER_WAY =
  /\bor (?:currently |actively )?(?:be )?(?:working|studying|progressing|training) (?:towards?|for)\b|\bpart[- ]qualified\b/i;

/** "SC-200" in a list of papers: letters and a number that the vocabulary has not. */
const CODE = /(?<![\p{L}\d-])\p{Lu}{2,5}-?\d{1,4}(?![\p{L}\d-])/gu;

/** Stands on both sides of what is listed. */
const LISTED_BEFORE = /(?:[,/(:]|\b(?:and|or|as|und|oder|wie|ou|et|comme|como|y|o|of|en|zoals))\s?$/i;

const LISTED_BEHIND = /^\s?(?:[,/);.]|$|(?:and|or|und|oder|ou|et|y|o|of|en)\b)/i;

function codesBeside(statement: string, text: CompiledText): PlacedMention[] {
  return [...statement.matchAll(CODE)].flatMap(({ 0: surface, index: start }) => {
    const end = start + surface.length;
    const isKnown = text.hits.some((hit) => hit.start < end && hit.end > start);
    const isListed =
      LISTED_BEFORE.test(statement.slice(0, start)) && LISTED_BEHIND.test(statement.slice(end));
    if (isKnown || !isListed) return [];
    const stems = text.tokens.flatMap((token) =>
      token.start >= start && token.end <= end && !/^\d/.test(token.stem) ? [token.stem] : [],
    );
    const numbers = surface.match(/\d+/g) ?? [];
    return [
      {
        name: surface,
        surface,
        stems,
        numbers,
        hasLetterName: true,
        isOneOfAKind: false,
        driving: null,
        start,
        end,
      },
    ];
  });
}

/** What follows are examples, of which one will do. */
const EXAMPLES =
  /\b(?:such as|e\.?g\b|for example|like|z\.\s?b\b|wie|comme|par exemple|como|por ejemplo|zoals|bijv)\b/i;

/** "CSCS (black or gold card) and first aid": what a remark leaves open is of the paper before it alone. */
const REMARK = /^[^()]{0,80}\)|\([^()]{0,80}\)/g;

/** Certificates that "or", a slash or brackets join are one group; a comma means what the next conjunction means. */
function certificateGroups(
  statement: string,
  placed: readonly PlacedMention[],
): (readonly CertificateMention[])[] {
  const joints = placed
    .slice(1)
    .map(({ start }, at) => foldText(statement.slice(placed[at]?.end ?? 0, start).replace(REMARK, ' ')));
  const areExamples = EXAMPLES.test(statement.slice(0, placed[0]?.start ?? 0));
  let isChoice =
    OR_WORD.test(foldText(statement.replace(REMARK, ' '))) &&
    !joints.some((gap) => OR_WORD.test(gap) || AND_WORD.test(gap));
  const isOr = joints.toReversed().map((whole) => {
    // "Admission in England and Wales, a licence or …": what stands before the comma joins other things.
    const gap = whole.includes('(') ? whole : (whole.split(',').at(-1) ?? whole);
    if (OR_WORD.test(gap) || /[([]/.test(gap)) isChoice = true;
    else if (AND_WORD.test(gap) || gap.includes(';')) isChoice = false;
    return isChoice;
  });
  const groups: CertificateMention[][] = [];
  for (const [at, mention] of placed.entries()) {
    const isAlternative = at > 0 && (areExamples || isOr[joints.length - at] === true);
    const last = groups.at(-1);
    if (last !== undefined && (isAlternative || last.some(({ name }) => name === mention.name)))
      last.push(mention);
    else groups.push([mention]);
  }
  return groups;
}

function drivingMention(driving: DrivingRank, start: number, end = start): PlacedMention {
  return {
    name: '',
    surface: '',
    stems: [],
    numbers: [],
    hasLetterName: false,
    isOneOfAKind: false,
    driving,
    start,
    end,
  };
}

/** Words for papers of any kind. */
const PAPER =
  /^(?:licen[cs]e[ds]?|certificat\w+|certs?|certified|regist\w+|card|member\w*|training|valid|full|clean|uk|us|eu|eligib\w+)$/;

/** An entry of the vocabulary that gathers papers of one kind; who may drive may drive. */
const KIND_OF_PAPER = /(?:licence|license|certificate|certification|registration)$/i;

const DRIVING = /driv|vehicle|truck|forklift/i;

function certificateMention(statement: string, text: CompiledText, hit: TermHit): PlacedMention {
  const own = text.tokens.slice(hit.firstToken, hit.endToken);
  const stems = own.flatMap(({ norm, stem }) => (isFillerWord(norm) || PAPER.test(norm) ? [] : [stem]));
  const surface = statement.slice(hit.start, hit.end);
  const isGathered = KIND_OF_PAPER.test(hit.term.name) && !DRIVING.test(hit.term.name);
  const isName = hasLetterName(surface);
  const { start, end } = hit;
  return {
    name: hit.term.name,
    surface,
    stems,
    numbers: surface.match(/\d+/g) ?? [],
    hasLetterName: isName,
    isOneOfAKind: isGathered && isName,
    driving: null,
    start,
    end,
  };
}

/** "NVQ Level 3", "MRCVS": a name of its own, not only a description. */
export function hasLetterName(surface: string): boolean {
  return /\p{Lu}{2}|\d/u.test(surface);
}
