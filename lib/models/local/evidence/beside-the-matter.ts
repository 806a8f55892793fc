import { matchesOf } from '../../../text/matches.ts';
import { foldInPlace, foldText } from '../text/tokens.ts';
import { isOpen, WordGate } from '../text/word-gate.ts';
import type { Line, Span } from '../types.ts';
import type { CompiledRubric } from './compiled-rubric.ts';
import { type ResumeIndex, withoutSpans } from './resume-index.ts';

/** Up to so many words name the thing: "Sold SAP Business One licences". */
const THING =
  '(?:(?:an?|the|some|new|several|many|first|senior|junior) ){0,2}((?:(?!and |or |with |in |for |to |by |und |et |y )[a-z0-9+#./-]{1,20} ){1,4})';

/** Whoever goes on with it does more: "sold SAP licences and installed them", "hired SAP developers and reviewed their code". */
const NO_MORE =
  '(?!,? and (?:then |also )?(?:install|implement|configur|deploy|set up|train|coach|mentor|lead|led\\b|manag|supervis|review|develop|built|migrat|maintain))';

/** What is done beside a thing, by those who need not know it, and what a job says that is about that. On folded text. */
const KINDS: readonly { done: RegExp; asked: RegExp }[] = [
  {
    done: new RegExp(
      `\\b(?:sold|sell|sells|selling|resold|verkaufte?n?|vendu|vendi|verkocht) ${THING}(?:licen[cs]es?|subscriptions?|lizenzen|licencias?|licenties|equipment|machines|machinery|supplies|accessories)\\b${NO_MORE}`,
      'g',
    ),
    asked:
      /\b(?:sales|sell\w*|account|vertrieb\w*|verkauf\w*|\w*vertrieb|vent\w*|comercial\w*|commercial\w*|verkoop\w*|licen[cs]\w*)\b/,
  },
  {
    done: new RegExp(
      `\\b(?:recruited|recruiting|recruits|headhunted|hired|sourced|placed) ${THING}(?:developers?|engineers?|programmers?|consultants?|specialists?|experts?|administrators?)\\b${NO_MORE}`,
      'g',
    ),
    asked:
      /\b(?:recruit\w*|talent|hr|human resources|personal\w*|staffing|sourc\w*|headhunt\w*|hir\w+|lead\w*|head|manag\w*)\b/,
  },
  {
    done: new RegExp(
      `\\b(?:translated|translating|proofread|typed|printed|bound) ${THING}(?:manuals?|handbooks?|books?|brochures?|texts?|websites?|documentation)\\b`,
      'g',
    ),
    asked:
      /\b(?:translat\w*|localis\w*|localiz\w*|editor\w*|proofread\w*|writer\w*|print\w*|traduc\w*|ubersetz\w*|vertal\w*)\b/,
  },
  {
    done: new RegExp(
      `\\b(?:cleaned|cleaning|guarded|catered for|cooked for|decorated|painted|furnished|rented out) (?:the )?(?:offices?|rooms?|canteen|premises|buildings?|kitchens?|stands?|lunch) (?:of|for|at) ${THING}(?:compan(?:y|ies)|firms?|conferences?|teams?|agency|agencies)\\b`,
      'g',
    ),
    asked: /\b(?:clean\w*|guard\w*|cater\w*|cook\w*|chef|paint\w*|decorat\w*|facilit\w*)\b/,
  },
  {
    done: new RegExp(
      `\\b(?:designed|drew|made|printed) (?:the |an? )?(?:logos?|flyers?|posters?|t-shirts?|brochures?|stands?) (?:of|for) ${THING}(?:conferences?|meetups?|compan(?:y|ies)|events?|communit(?:y|ies)|fairs?)\\b`,
      'g',
    ),
    asked: /\b(?:design\w*|graphic\w*|brand\w*|event\w*|marketing)\b/,
  },
  {
    done: /\b(?:(?:took|taking|takes|typed|typing) (?:the )?(?:notes|minutes) (?:at|of|in|for|during)|minut(?:ed|ing)|note[- ]taker (?:at|of|in|for|during)) [a-z&/-]{1,20}(?: [a-z&/-]{1,20}){0,7}/g,
    asked: /\b(?:minut\w*|notes?|note-taking|secretar\w*|clerks?|administrators?|assistants?)\b/,
  },
];

interface Aside extends Span {
  /** Place among the kinds. */
  kind: number;
}

const NONE: Aside[] = [];
const GATE = new WordGate(KINDS.map(({ done }) => new RegExp(done.source)));

/**
 * The resume without the names of things that somebody sold, recruited for, translated or cleaned for: it is no experience with them,
 * unless the job is about just that.
 */
export function withoutAsides(index: ResumeIndex, { rubric, sought }: CompiledRubric): ResumeIndex {
  const spans = index.read.document.lines.flatMap((line, at) =>
    index.standing[at] === 'none' ? NONE : asidesIn(line),
  );
  if (spans.length === 0) return index;
  const asked = foldText([rubric.title, ...rubric.requirements.map(({ text }) => text)].join('\n'));
  const beside = spans.filter(({ kind }) => KINDS[kind]?.asked.test(asked) !== true);
  return beside.length === 0 ? index : withoutSpans(index, sought, beside);
}

function asidesIn(line: Line): Aside[] {
  if (!GATE.mayOpen(line)) return NONE;
  const { text, start } = line;
  const folded = foldInPlace(text);
  const open = GATE.open(folded);
  if (open === 0) return NONE;
  return KINDS.flatMap(({ done }, kind) =>
    isOpen(open, kind)
      ? [...matchesOf(folded, done)].map(({ index, 0: said }) => ({
          kind,
          start: start + index,
          end: start + index + said.length,
        }))
      : [],
  );
}
