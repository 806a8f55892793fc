import type { CandidateResultBody, ScoreResponseBody } from '../../lib/contract/score-response.ts';
import type { EnteredResume } from './candidate-entry.ts';
import { byId, element } from './dom.ts';
import { cardId, resultCard } from './result-card.ts';
import { monthInWords } from './words.ts';

/** What the page knows of a candidate that was sent. */
export type SentResume = Pick<EnteredResume, 'label' | 'text'>;

interface Shown extends SentResume {
  result: CandidateResultBody;
}

const results = byId('results', HTMLElement);

/** Shows the cards, the best first. */
export function showResults(answer: ScoreResponseBody, sent: readonly SentResume[]): void {
  const shown = answer.results
    .map((result): Shown => {
      const { label = '', text = null } = sent[result.index] ?? {};
      const read = result.status === 'scored' ? (result.resume_text ?? null) : null;
      return { result, label: result.candidate_id ?? label, text: text ?? read };
    })
    .toSorted((a, b) => (b.result.match_score ?? -1) - (a.result.match_score ?? -1));
  results.replaceChildren(
    element('h2', {}, shown.length === 1 ? 'Result' : `Results of ${shown.length} CVs`),
    ...(shown.length > 1 ? [overview(shown)] : []),
    ...shown.map(({ result, label, text }) => resultCard(result, label, text, shown.length > 1)),
    element('p', { class: 'hint facts' }, factsOf(answer)),
  );
  results.hidden = false;
  results.focus({ preventScroll: true });
  results.scrollIntoView({ block: 'start' });
}

function factsOf({ model, latency_ms, evaluated_as_of, scoring_version }: ScoreResponseBody): string {
  return `Read by ${model ?? 'no model'} in ${latency_ms.toLocaleString('en')} ms. Open-ended roles count to ${monthInWords(evaluated_as_of)}. Scoring version ${scoring_version}.`;
}

/** The candidates by score, as links to their cards. */
function overview(shown: readonly Shown[]): HTMLElement {
  const items = shown.map(({ result, label }) =>
    element(
      'li',
      { class: `tier-${(result.tier ?? 'none').toLowerCase()}` },
      element('b', {}, result.match_score === null ? '–' : String(result.match_score)),
      element('a', { href: `#${cardId(result)}`, dir: 'auto' }, label),
      element(
        'span',
        { class: 'badge' },
        result.status === 'failed' ? 'Not scored' : (result.tier ?? 'No tier'),
      ),
    ),
  );
  return element(
    'ol',
    { class: 'overview', id: 'overview', 'aria-label': 'By score', tabindex: -1 },
    ...items,
  );
}
