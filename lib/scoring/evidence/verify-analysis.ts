import type { Rubric } from '../../models/model.ts';
import type { CandidateText } from '../intake/intake.ts';
import { QUOTATION_MARK, sentencesOf } from '../reasoning/analysis-sentences.ts';
import { FoldedText, fold } from './folded-text.ts';

const ELLIPSIS = /…|\.\.\./;
/** What is written inside of the marks, but is not of the quote. */
const AROUND_QUOTE = /^[\s.,;:!?]+|[\s.,;:!?]+$/g;

/**
 * The sentences of a model's analysis that quote nothing, or only what stands in the resume or names a requirement or
 * the title of the job.
 */
export function verifiedAnalysis(analysis: string, rubric: Rubric, candidate: CandidateText): string {
  if (!QUOTATION_MARK.test(analysis)) return analysis;
  const asked = wordsAsked(rubric);
  return sentencesOf(analysis)
    .filter((sentence) =>
      quotesIn(sentence).every((quote) => candidate.contains(quote) || asked.has(fold(quote))),
    )
    .join(' ');
}

/** What stands between quotation marks, in pieces where something was left out; one that is not closed, to the end. */
function quotesIn(sentence: string): string[] {
  return sentence
    .split(QUOTATION_MARK)
    .filter((_, index) => index % 2 === 1)
    .flatMap((quote) => quote.split(ELLIPSIS))
    .map((piece) => piece.replace(AROUND_QUOTE, ''))
    .filter((piece) => piece !== '');
}

const askedByRubric = new WeakMap<Rubric, FoldedText>();

/** Title and requirements, as they may be quoted; remembered, as one rubric serves many candidates. */
function wordsAsked(rubric: Rubric): FoldedText {
  const known = askedByRubric.get(rubric);
  if (known !== undefined) return known;
  const texts = [rubric.title, ...rubric.requirements.map(({ text }) => text)];
  const asked = new FoldedText(texts.join('\n'));
  askedByRubric.set(rubric, asked);
  return asked;
}
