import { lazy } from '../async/lazy.ts';
import type { Operation } from '../http/endpoint.ts';

/** Loaded when a page is asked for, so that no cold start pays for it. */
const loadAnswers = lazy(() => import('./page-answer.ts'));

/** Answers with a page of the build. */
export function servePage(name: string): Operation {
  return async ({ request }) => (await loadAnswers()).pageAnswer(request, name);
}

/** Answers with a file of the build that is no page. */
export function serveFile(name: string): Operation {
  return async ({ request }) => (await loadAnswers()).fileAnswer(request, '', name);
}

/** Answers with the file of the pages that the address names. */
export const serveAsset: Operation = async ({ request }) =>
  (await loadAnswers()).fileAnswer(request, 'assets', request.params.file ?? '');
