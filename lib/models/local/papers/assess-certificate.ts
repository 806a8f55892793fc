import type { CompiledRequirement } from '../evidence/compiled-rubric.ts';
import { type Finding, NOT_FOUND } from '../evidence/findings.ts';
import { hasPaperUnderWay, isPaperUnderWay, type ResumeIndex } from '../evidence/resume-index.ts';
import { tokenize } from '../text/tokens.ts';
import { hasLetterName } from './certificate-rule.ts';
import type { CertificateMention, CertificateRule } from './credential-rules.ts';
import { drivingEvidence, lineOfBusLicence } from './driving-licences.ts';
import { mayStandFor } from './letters-of-papers.ts';
import { DATED, lineNaming } from './line-naming.ts';
import { fitOf, MASTER, masterNamed } from './master-craft.ts';
import { allOf, bestOf, namedOutright, paperFinding } from './paper-findings.ts';
import { isOtherPart } from './parts-of-registers.ts';
import { isOfOthers } from './people-named.ts';
import { isSister, OF_ANY_PAPER, ofEither } from './sister-papers.ts';

/** The vocabulary's name for the licence to drive buses. */
const BUS_LICENCE = 'Bus licence';

/** Holds certificates that are asked for against a resume. */
export function assessCertificate(
  index: ResumeIndex,
  compiled: CompiledRequirement,
  rule: CertificateRule,
): Finding {
  const groups = rule.groups.map((group) =>
    bestOf(
      group.map((mention) => {
        const found = certificateFinding(index, mention, compiled.requirement.text);
        const isBegun = found.level === 'partial' && hasPaperUnderWay(index.read, found.line);
        return rule.mayBeUnderWay && isBegun ? { ...found, level: 'met' } : found;
      }),
    ),
  );
  const found = allOf(groups);
  if (found.level === 'met' && isOtherPart(index, compiled.text, found.line))
    return { ...found, level: 'partial' };
  if (found.level !== 'missing') return found;
  // What has a class, a number or sisters of its kind is told by these, not by its words.
  const isTold = rule.groups
    .flat()
    .some(({ isOneOfAKind, driving, numbers }) => isOneOfAKind || driving !== null || numbers.length > 0);
  return isTold ? found : namedOutright(index, compiled);
}

function certificateFinding(index: ResumeIndex, mention: CertificateMention, statement: string): Finding {
  if (mention.driving !== null) {
    const shown = drivingEvidence(index, mention.driving);
    if (shown === null) return NOT_FOUND;
    return { level: shown.isEnough ? 'met' : 'partial', line: shown.line, roles: [] };
  }
  const ofBuses = mention.name === BUS_LICENCE ? lineOfBusLicence(index) : undefined;
  if (ofBuses !== undefined) return paperFinding({ line: ofBuses, isUnderWay: false });
  const named = lineNaming(index, mention);
  const line = index.read.document.lines[named?.line ?? -1];
  const isListed = line?.section === 'certificates' || DATED.test(line?.text ?? '');
  if (named !== undefined && index.standing[named.line] !== 'none' && (mention.hasLetterName || isListed))
    return paperFinding(named);
  const like = (index.credentials.get('certificate') ?? []).filter(
    ({ term, line, start, end }) =>
      (term.name === mention.name ||
        mayStandFor(index.read.document.text.slice(start, end), term.name, mention.name)) &&
      !isOfOthers(index, line, { start, end }) &&
      !(mention.name === MASTER && fitOf(index, line, statement) === 'other'),
  );
  // One of several papers of a kind is not another one of them: each has its letters or digits.
  const same = like.filter(({ start, end }) => {
    const surface = index.read.document.text.slice(start, end);
    const own = tokenize(surface).flatMap(({ norm, stem }) => (OF_ANY_PAPER.test(norm) ? [] : [stem]));
    const numbers: readonly string[] = surface.match(/\d+/g) ?? [];
    // "IPAF 3a" is an IPAF card, and one of no other class than the one asked for.
    const isSame =
      own.every((stem) => mention.stems.some((sought) => ofEither(sought) === ofEither(stem))) ||
      (mention.numbers.every((number) => numbers.includes(number)) &&
        mention.stems.length > 0 &&
        mention.stems.every((stem) => OF_ANY_PAPER.test(stem) || own.includes(stem)));
    return !mention.isOneOfAKind || isSame || !hasLetterName(surface);
  });
  const own = same.filter((paper) => !isSister(index, mention, paper));
  const found = own.find(({ isUnderWay }) => !isUnderWay) ?? own[0];
  if (found !== undefined) return paperFinding(found);
  const [sister] = same;
  if (sister !== undefined) return { ...paperFinding(sister), level: 'partial' };
  const implying =
    index.terms.get('certificate')?.get(mention.name)?.implying[0] ??
    (mention.name === MASTER ? masterNamed(index, statement) : undefined);
  return implying === undefined
    ? NOT_FOUND
    : paperFinding({ line: implying, isUnderWay: isImpliedUnderWay(index, implying, mention.name) });
}

/** Of several papers on a line the one that implies another is what counts: "SC cleared; DV in progress". */
function isImpliedUnderWay({ read }: ResumeIndex, at: number, name: string): boolean {
  if (!hasPaperUnderWay(read, at)) return false;
  const implying = read.hits.filter(
    ({ line, hit: { term } }) =>
      line === at && term.kind === 'certificate' && term.implies?.includes(name) === true,
  );
  return implying.every(({ hit }) => isPaperUnderWay(read, at, hit));
}
