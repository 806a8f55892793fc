import type { CompiledRequirement } from '../evidence/compiled-rubric.ts';
import { type Finding, latestOf, NOT_FOUND } from '../evidence/findings.ts';
import { hasPaperUnderWay, type ResumeIndex, titleLine } from '../evidence/resume-index.ts';
import type { Token } from '../types.ts';
import type { DegreeRule } from './credential-rules.ts';
import { isExamined } from './examined.ts';
import { paperFinding } from './paper-findings.ts';
import { titlesByLine, tradeFit, tradeNamed, VOCATIONAL } from './trades.ts';

/** Whether trades of a kind or a family are asked for, not one by its name. */
export function asksForSomeTrade({ trades }: DegreeRule): boolean {
  return trades !== null && trades.kinds.length + trades.families.length > 0;
}

/** A vocational training by the name of its trade: "Ausbildung: Elektroniker (IHK)"; who works in the trade has mostly learned it. */
export function tradeLearned(index: ResumeIndex, { text }: CompiledRequirement, rule: DegreeRule): Finding {
  const { trades } = rule;
  if (trades === null || rule.level !== VOCATIONAL) return NOT_FOUND;
  const titles = titlesByLine(index.read);
  const words = text.hits.flatMap(({ term, firstToken, endToken }) =>
    term.kind === 'title' ? text.tokens.slice(firstToken, endToken).map(({ stem }) => stem) : [],
  );
  const says = (line: number): boolean => {
    const tokens = index.read.document.lines[line]?.tokens ?? [];
    return words.length > 0 && words.every((word) => tokens.some((token) => saysTrade(token, word)));
  };
  const examined = index.read.hits.find(
    ({ hit, line }) =>
      hit.term.kind === 'title' &&
      (trades.names.includes(hit.term.name) || says(line)) &&
      index.standing[line] !== 'none' &&
      isExamined(index, line, hit),
  );
  if (!trades.isTradeAlone) {
    if (examined !== undefined) return { level: 'met', line: examined.line, roles: [] };
    // Any trade will do, or any of a kind, unless a field is named besides.
    if (rule.field.length > 0 && trades.names.length === 0) return NOT_FOUND;
    const isAny = !asksForSomeTrade(rule);
    const learned = tradeNamed(
      index,
      titles,
      (line, named) => isAny || tradeFit(line, named, trades) === 'asked',
    );
    return learned === undefined ? NOT_FOUND : paperFinding(learned);
  }
  const named = index.read.hits.filter(
    ({ hit }) => hit.term.kind === 'title' && trades.names.includes(hit.term.name),
  );
  const lines = new Set(named.map(({ line }) => line));
  const learned = index.read.document.lines.findIndex(
    (_, line) => index.standing[line] === 'training' && (lines.has(line) || says(line)),
  );
  if (learned >= 0) return paperFinding({ line: learned, isUnderWay: hasPaperUnderWay(index.read, learned) });
  if (examined !== undefined) return { level: 'met', line: examined.line, roles: [] };
  const held = index.read.roles.flatMap((_, role) => (lines.has(titleLine(index, role)) ? [role] : []));
  if (held.length > 0) return { level: 'partial', line: titleLine(index, latestOf(index, held)), roles: [] };
  const near = tradeNamed(index, titles, (line, named) => tradeFit(line, named, trades) === 'near');
  return near === undefined ? NOT_FOUND : { level: 'partial', line: near.line, roles: [] };
}

const SHORTEST_TRADE = 4;

/** "Tischlerlehre" and "Tischlergeselle" say the trade as "Tischler" does. */
function saysTrade({ norm, stem }: Token, word: string): boolean {
  if (stem === word) return true;
  return word.length >= SHORTEST_TRADE && norm.startsWith(word) && LEARNED_IN_A_WORD.test(norm);
}

const LEARNED_IN_A_WORD = /(?:lehre|ausbildung|gesell\w{0,2}|gesellenbrief|gesellenprufung|meister\w{0,5})$/;
