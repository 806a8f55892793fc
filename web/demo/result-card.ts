import type { CandidateResultBody } from '../../lib/contract/score-response.ts';
import { badgeSection } from './badge-section.ts';
import { element, svgElement } from './dom.ts';
import { ResumeView } from './resume-view.ts';
import { WARNING_WORDS } from './words.ts';

type Scored = Extract<CandidateResultBody, { status: 'scored' }>;
type Failed = Extract<CandidateResultBody, { status: 'failed' }>;
type Criterion = Scored['criteria'][number];

const KINDS = { must: 'Must have', nice: 'Nice to have', team: 'For the team' } as const;
const STATUS = {
  met: { mark: '✓', words: 'met' },
  partial: { mark: '◐', words: 'in part' },
  missing: { mark: '–', words: 'not shown' },
} as const;
const CHOOSE = 'Choose one to see its quote in the CV. ';
const LEGEND = '×2 counts twice, ×3 three times.';
const WEIGHTS = { 1: 'counts once', 2: 'counts twice', 3: 'counts three times' } as const;

/** The address of a candidate's card on the page. */
export function cardId(result: CandidateResultBody): string {
  return `card-${result.index + 1}`;
}

/**
 * A candidate's card, with the CV beside it.
 *
 * @param label what the page calls the candidate
 * @param text `null` when nobody knows it
 * @param isListed whether a list of all stands above, to go back to
 */
export function resultCard(
  result: CandidateResultBody,
  label: string,
  text: string | null,
  isListed: boolean,
): HTMLElement {
  const root = element('div', { class: 'result', id: cardId(result), tabindex: -1 });
  if (result.status === 'failed') {
    root.append(failedCard(result, label));
  } else {
    const cv = new ResumeView(text, label, `${cardId(result)}-cv`);
    root.append(scoredCard(result, label, cv), cv.root);
  }
  if (isListed) root.firstElementChild?.append(backLink());
  return root;
}

function scoredCard(result: Scored, label: string, cv: ResumeView): HTMLElement {
  return element(
    'article',
    { class: `card ${tierClass(result)}`, 'aria-labelledby': `${cardId(result)}-title` },
    cardHead(result, label),
    element(
      'p',
      { class: 'reasoning' },
      result.reasoning.replace(/^[^:]*: /, '').replace(/^./, (first) => first.toUpperCase()),
    ),
    traits(result),
    criteriaList(result, cv),
    element(
      'section',
      { class: 'analysis' },
      element('h4', {}, 'Analysis'),
      element('p', {}, result.ai_analysis),
    ),
    warnings(result),
    badgeSection(result, label),
  );
}

function failedCard(result: Failed, label: string): HTMLElement {
  return element(
    'article',
    { class: 'card failed', 'aria-labelledby': `${cardId(result)}-title` },
    element('h3', { id: `${cardId(result)}-title` }, element('bdi', {}, label), ': not scored'),
    element('p', {}, result.error.message),
    element('p', { class: 'hint' }, 'That is not a zero: nothing is known of this candidate.'),
    warnings(result),
  );
}

function backLink(): HTMLElement {
  return element('p', { class: 'back' }, element('a', { href: '#overview' }, 'Back to the list'));
}

function tierClass({ tier }: Scored): string {
  return `tier-${(tier ?? 'none').toLowerCase()}`;
}

function cardHead(result: Scored, label: string): HTMLElement {
  const { tier, tier_label } = result;
  return element(
    'header',
    { class: 'head' },
    dial(result.match_score),
    element(
      'div',
      { class: 'who' },
      element('h3', { id: `${cardId(result)}-title`, dir: 'auto' }, label),
      element(
        'p',
        { class: 'tier' },
        element('strong', { class: 'badge' }, tier ?? 'No tier'),
        tier_label === null ? ' below the tiers' : ` ${tier_label}`,
      ),
    ),
  );
}

function dial(score: number): SVGElement {
  const ring = { cx: 60, cy: 60, r: 50, pathLength: 100 };
  const number = svgElement('text', { x: 60, y: 72, 'text-anchor': 'middle', class: 'number' });
  number.textContent = String(score);
  return svgElement(
    'svg',
    { class: 'dial', viewBox: '0 0 120 120', role: 'img', 'aria-label': `Match score ${score} of 100` },
    svgElement('circle', { ...ring, class: 'track' }),
    svgElement('circle', {
      ...ring,
      class: score === 0 ? 'ring empty' : 'ring',
      'stroke-dasharray': `${score} 100`,
      transform: 'rotate(-90 60 60)',
    }),
    number,
  );
}

function traits(result: Scored): HTMLElement {
  return element(
    'dl',
    { class: 'traits' },
    ...trait('Adaptability', result.adaptability, 'how well skills travel between roles; 100 is best'),
    ...trait('Focus penalty', result.focus_penalty, 'how scattered the career is; 0 is focused'),
    element('dt', {}, 'Trajectory bonus'),
    element('dd', {}, `${result.trajectory_bonus} of 5 points, already in the score`),
    element('dt', {}, 'Silent skill'),
    element('dd', { class: 'skill' }, result.silent_skill),
  );
}

function trait(name: string, value: number, meaning: string): HTMLElement[] {
  const bar = svgElement(
    'svg',
    { class: 'bar', viewBox: '0 0 100 8', preserveAspectRatio: 'none', 'aria-hidden': 'true' },
    svgElement('rect', { class: 'track', width: 100, height: 8 }),
    svgElement('rect', { class: 'fill', width: value, height: 8 }),
  );
  return [
    element('dt', {}, name),
    element(
      'dd',
      {},
      element('span', { class: 'measure' }, element('b', {}, String(value)), bar),
      element('span', { class: 'hint' }, meaning),
    ),
  ];
}

function criteriaList(result: Scored, cv: ResumeView): HTMLElement {
  const title = element('h4', {}, 'Requirements');
  const section = element('section', { class: 'criteria' }, title);
  const buttons: HTMLButtonElement[] = [];
  for (const [kind, kindName] of Object.entries(KINDS)) {
    const criteria = result.criteria.filter((criterion) => criterion.kind === kind);
    if (criteria.length === 0) continue;
    const met = criteria.filter(({ status }) => status === 'met').length;
    section.append(
      element(
        'h5',
        {},
        kindName,
        ' ',
        element('span', { class: 'count' }, `${met} of ${criteria.length} met`),
      ),
      element('ul', {}, ...criteria.map((criterion) => criterionRow(criterion, cv, buttons))),
    );
  }
  if (result.criteria.length > 0) {
    const choose = buttons.length > 0 ? element('span', { class: 'choose' }, CHOOSE) : null;
    title.after(element('p', { class: 'hint' }, choose, LEGEND));
  } else section.append(element('p', {}, 'The job names none that could be measured.'));
  return section;
}

function criterionRow(criterion: Criterion, cv: ResumeView, buttons: HTMLButtonElement[]): HTMLElement {
  const { mark, words } = STATUS[criterion.status];
  const share = criterion.status === 'partial' ? ` ${Math.round(criterion.coverage * 100)} %` : '';
  const content = [
    element('span', { class: 'mark', 'aria-hidden': 'true' }, mark),
    element('span', { class: 'what', dir: 'auto' }, criterion.requirement, weight(criterion)),
    element('span', { class: 'outcome' }, `${words}${share}`),
  ];
  const { evidence } = criterion;
  if (evidence === null) {
    return element('li', { class: criterion.status }, element('div', { class: 'row' }, ...content));
  }
  const button = element('button', { type: 'button', class: 'row', 'aria-pressed': 'false' }, ...content);
  buttons.push(button);
  button.addEventListener('click', () => {
    const isShown = button.getAttribute('aria-pressed') === 'true';
    for (const other of buttons) other.setAttribute('aria-pressed', String(other === button && !isShown));
    if (isShown) cv.clear();
    else cv.show(evidence);
  });
  return element(
    'li',
    { class: criterion.status },
    button,
    element('q', { class: 'quote', dir: 'auto' }, evidence),
    element('a', { class: 'to-cv', href: `#${cv.id}` }, 'Show it in the CV'),
  );
}

function weight({ weight: times }: Criterion): HTMLElement {
  return element(
    'span',
    { class: 'weight' },
    element('span', { 'aria-hidden': 'true' }, ` ×${times}`),
    element('span', { class: 'visually-hidden' }, `, ${WEIGHTS[times]}`),
  );
}

function warnings(result: CandidateResultBody): HTMLElement | null {
  if (result.warnings.length === 0) return null;
  return element(
    'ul',
    { class: 'warnings', 'aria-label': 'Warnings' },
    ...result.warnings.map((warning) => element('li', {}, WARNING_WORDS[warning])),
  );
}
