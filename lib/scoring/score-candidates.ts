import { setImmediate as nextTurn } from 'node:timers/promises';
import { createTurns } from '../async/turns.ts';
import { untilAborted } from '../async/until-aborted.ts';
import {
  type ModelAnswer,
  type ModelCallOptions,
  ModelError,
  type ModelUsage,
  NO_USAGE,
  type Rubric,
  type ScoringModel,
} from '../models/model.ts';
import { type AssessedCandidate, assessCandidate, NothingLeftError } from './assess-candidate.ts';
import { type ContentCache, contentKey } from './cache.ts';
import type {
  CandidateErrorCode,
  CandidateInput,
  CandidateResult,
  CandidateScorer,
  FailedCandidate,
  ScoredCandidate,
  ScoreOutcome,
  ScoreRequest,
} from './candidate-scorer.ts';
import { createOwnStrings, type OwnStrings } from './evidence/own-strings.ts';
import { type CandidateText, readCandidateText, saysAnything } from './intake/intake.ts';
import { resumeTextFromJson } from './intake/json-resume.ts';
import {
  type DocumentReader,
  type DocumentText,
  type ResumeDocument,
  UnreadableDocumentError,
} from './resume-document.ts';
import { SCORING_VERSION } from './score-card.ts';
import { SharedWork, type WaitingCaller, type WorkControls } from './shared-work.ts';
import type { ScoreCard, Warning } from './types.ts';

type ScoredFields = Omit<ScoredCandidate, 'candidateId' | 'index'>;
type FailedFields = Omit<FailedCandidate, 'candidateId' | 'index'>;

/** What the result cache keeps of a candidate: the numbers, the quotes and nothing else of the resume. */
export interface CachedResult {
  card: ScoreCard;
  warnings: Warning[];
  model: string;
}

/** A result, and whether this request had no part in its cost. */
interface FoundResult {
  result: CachedResult;
  cached: boolean;
}

/** Work under way that requests share. */
interface SharedByRequests {
  rubrics: SharedWork<ModelAnswer<Rubric>>;
  results: SharedWork<FoundResult>;
}

/** A resume as it is read. */
interface ResumeSource extends DocumentText {
  /** `null` where the text is the caller's own. */
  ownStrings: OwnStrings | null;
}

export interface ScorerOptions {
  model: ScoringModel;
  documents: DocumentReader;
  rubrics: ContentCache<ModelAnswer<Rubric>>;
  results: ContentCache<CachedResult>;
  requestDeadlineMs: number;
  /** Assessments of a borderline candidate in all; 1 turns repeats off. */
  borderlineSamples: number;
  /** Current time in epoch milliseconds. */
  now: () => number;
}

const UNREADABLE = {
  code: 'unreadable_resume',
  message: 'The resume holds no text that could be read.',
} as const satisfies FailedCandidate['error'];

const NOTHING_LEFT = {
  code: 'unreadable_resume',
  message:
    'Nothing of the resume is left to read once what is personal, hidden, copied from the job or addressed to the evaluator is taken out.',
} as const satisfies FailedCandidate['error'];

/** Made once: without a reason, each abort would build an exception with its stack. */
const REQUEST_OVER = new ModelError('model_timeout', NO_USAGE, 'request_timeout');

/** The use case behind `POST /api/candidates/score`: one rubric, then every candidate against it. */
export function createCandidateScorer(options: ScorerOptions): CandidateScorer {
  const scoringVersion = `${SCORING_VERSION}+${options.model.version}`;
  const shared: SharedByRequests = { rubrics: new SharedWork(), results: new SharedWork() };
  return { score: (request) => new ScoringRun(request, scoringVersion, options, shared).finish() };
}

/** One request on its way: what its candidates share. */
class ScoringRun {
  readonly #request: ScoreRequest;
  readonly #scoringVersion: string;
  readonly #options: ScorerOptions;
  readonly #shared: SharedByRequests;
  readonly #evaluatedAsOf: string;
  readonly #contextKey: string;
  readonly #call: ModelCallOptions;
  readonly #caller: WaitingCaller;
  readonly #deadline = new AbortController();
  #rubric: Promise<Rubric> | undefined;
  /** Done when the documents that were begun are read: one at a time, so that no request takes every turn of the reader. */
  #reading: Promise<unknown> = Promise.resolve();
  /**
   * A turn of the event loop that no other candidate of the request has, so that fifty of them never hold up other
   * requests or the deadline. All that wait for one thing, such as the rubric, would else go on in the same turn.
   */
  readonly #ownTurn = createTurns();
  #usage: ModelUsage = NO_USAGE;
  #model: string | null = null;

  constructor(
    request: ScoreRequest,
    scoringVersion: string,
    options: ScorerOptions,
    shared: SharedByRequests,
  ) {
    this.#request = request;
    this.#scoringVersion = scoringVersion;
    this.#options = options;
    this.#shared = shared;
    this.#evaluatedAsOf = new Date(request.receivedAtMs).toISOString().slice(0, 7);
    this.#contextKey = contentKey(
      request.organization,
      options.model.id,
      scoringVersion,
      request.jobDescription,
      request.teamProfile,
    );
    const { requestId, organization } = request;
    const { signal } = this.#deadline;
    this.#call = { signal, requestId, organization };
    this.#caller = {
      signal,
      remainingMs: () => this.#remainingMs(),
      onUsage: (usage) => this.#spend(usage),
    };
  }

  async finish(): Promise<ScoreOutcome> {
    const timer = setTimeout(() => this.#deadline.abort(REQUEST_OVER), this.#remainingMs());
    try {
      const results = await Promise.all(
        this.#request.candidates.map((candidate, index) => this.#scoreOne(candidate, index)),
      );
      // Results do not wait for calls that the deadline ends, but what those cost is told in the same turn.
      if (this.#deadline.signal.aborted) await nextTurn();
      return {
        results,
        model: this.#model,
        scoringVersion: this.#scoringVersion,
        evaluatedAsOf: this.#evaluatedAsOf,
        usage: this.#usage,
        latencyMs: this.#elapsedMs(),
        modelUnreachable: results.every(
          (result) => result.status === 'failed' && isUnreachable(result.error.code),
        ),
        retryAfterMs: this.#retryAfterMs(results),
      };
    } finally {
      clearTimeout(timer);
      this.#deadline.abort(REQUEST_OVER);
    }
  }

  async #scoreOne(candidate: CandidateInput, index: number): Promise<CandidateResult> {
    await this.#ownTurn();
    const base = { candidateId: candidate.id, index };
    try {
      return { ...base, ...(await this.#scoreText(await this.#textOf(candidate))) };
    } catch (error) {
      if (!(error instanceof UnreadableDocumentError)) throw error;
      return { ...base, ...this.#failed({ code: 'unreadable_resume', message: error.message }, []) };
    }
  }

  /** @throws UnreadableDocumentError */
  async #textOf(candidate: CandidateInput): Promise<ResumeSource> {
    if ('resumeText' in candidate) {
      return { text: candidate.resumeText, hiddenPassages: [], ownStrings: null };
    }
    if ('resume' in candidate) {
      const { resume } = candidate;
      return { text: resumeTextFromJson(resume), hiddenPassages: [], ownStrings: createOwnStrings(resume) };
    }
    const read = this.#reading.then(() => this.#readDocument(candidate.document));
    this.#reading = read.catch(() => undefined);
    return { ...(await read), ownStrings: null };
  }

  async #readDocument(document: ResumeDocument): Promise<DocumentText> {
    const { signal } = this.#deadline;
    if (!signal.aborted) {
      try {
        const turn = { organization: this.#request.organization, signal };
        return await untilAborted(this.#options.documents.read(document, turn), signal);
      } catch (error) {
        if (!signal.aborted) throw error;
      }
    }
    throw new UnreadableDocumentError('The document could not be read in the time of the request.');
  }

  async #scoreText({ text, hiddenPassages, ownStrings }: ResumeSource): Promise<ScoredFields | FailedFields> {
    if (text.trim() === '') return this.#failed(UNREADABLE, []);

    const form = ownStrings === null ? 'text' : 'json';
    const key = contentKey(this.#contextKey, this.#evaluatedAsOf, form, text, ...hiddenPassages);
    const known = await this.#options.results.get(key);
    if (known !== undefined) return this.#scored({ result: known, cached: true }, text);
    await this.#ownTurn();
    const read = readCandidateText({
      text,
      hiddenPassages,
      jobDescription: this.#request.jobDescription,
      maxCharacters: this.#options.model.maxResumeCharacters,
    });
    if (!saysAnything(read.text)) {
      return this.#failed(saysAnything(text) ? NOTHING_LEFT : UNREADABLE, read.warnings);
    }
    try {
      const found = await untilAborted(this.#assessOnce(key, read, ownStrings), this.#deadline.signal);
      return this.#scored(found, text);
    } catch (error) {
      if (error instanceof NothingLeftError) return this.#failed(NOTHING_LEFT, error.warnings);
      if (!(error instanceof ModelError)) throw error;
      const { code, message, reason, retryAfterMs } = error;
      const retryAtMs = retryAfterMs === undefined ? undefined : this.#options.now() + retryAfterMs;
      return this.#failed({ code, message, reason, retryAtMs }, read.warnings);
    }
  }

  /**
   * One assessment for all equal candidates that are under way, in this request or another: a model that reads them
   * twice may answer differently. Whoever began it pays, or who waits on when that one has left.
   */
  async #assessOnce(
    key: string,
    candidate: CandidateText,
    ownStrings: OwnStrings | null,
  ): Promise<FoundResult> {
    // Before the shared work, which may outlast this request: what is waited for here ends with its deadline.
    const rubric = await this.#rubricOnce();
    await this.#ownTurn();
    const { results } = this.#options;
    const { value, paid } = await this.#shared.results.join(key, this.#caller, async (controls) => {
      // An equal candidate may have been finished since the cache was asked.
      const known = await results.get(key);
      if (known !== undefined) return { result: known, cached: true };
      const { isWorthKeeping, ...result } = await this.#assess(candidate, { rubric, ownStrings, controls });
      return { result: isWorthKeeping ? await results.set(key, result) : result, cached: false };
    });
    return paid ? value : { ...value, cached: true };
  }

  async #assess(
    candidate: CandidateText,
    {
      rubric,
      ownStrings,
      controls,
    }: { rubric: Rubric; ownStrings: OwnStrings | null; controls: WorkControls },
  ): Promise<AssessedCandidate> {
    const assessed = await assessCandidate({
      model: this.#options.model,
      rubric,
      candidate,
      hasTeamProfile: this.#request.teamProfile !== null,
      evaluatedAsOf: this.#evaluatedAsOf,
      samples: this.#options.borderlineSamples,
      call: { ...this.#call, signal: controls.signal, remainingMs: controls.remainingMs },
      onUsage: controls.onUsage,
    });
    return ownStrings === null ? assessed : { ...assessed, card: inOwnStrings(assessed.card, ownStrings) };
  }

  /** One rubric for all candidates of the request; asked for only when one of them needs it. */
  #rubricOnce(): Promise<Rubric> {
    this.#rubric ??= this.#findRubric();
    return this.#rubric;
  }

  async #findRubric(): Promise<Rubric> {
    const { model, rubrics } = this.#options;
    const cached = await rubrics.get(this.#contextKey);
    if (cached !== undefined) return cached.value;
    const { jobDescription, teamProfile } = this.#request;
    const { value: answer } = await this.#shared.rubrics.join(
      this.#contextKey,
      this.#caller,
      async ({ signal, remainingMs, onUsage }) => {
        try {
          const call = { ...this.#call, signal, remainingMs };
          const built = await model.buildRubric({ jobDescription, teamProfile }, call);
          onUsage(built.usage);
          return await rubrics.set(this.#contextKey, built);
        } catch (error) {
          if (error instanceof ModelError) onUsage(error.usage);
          throw error;
        }
      },
    );
    return answer.value;
  }

  #scored({ result, cached }: FoundResult, text: string): ScoredFields {
    const { card, warnings, model } = result;
    // The model that answered this request is named before one that answered another.
    this.#model = cached ? (this.#model ?? model) : model;
    const read = this.#request.includeResumeText === true ? { resumeText: text } : {};
    return { status: 'scored', card, warnings, cached, ...read, latencyMs: this.#elapsedMs() };
  }

  #failed(error: FailedCandidate['error'], warnings: Warning[]): FailedFields {
    return { status: 'failed', error, warnings, latencyMs: this.#elapsedMs() };
  }

  #spend(usage: ModelUsage): void {
    this.#usage = {
      promptTokens: this.#usage.promptTokens + usage.promptTokens,
      cachedTokens: this.#usage.cachedTokens + usage.cachedTokens,
      completionTokens: this.#usage.completionTokens + usage.completionTokens,
      modelCalls: this.#usage.modelCalls + usage.modelCalls,
    };
  }

  #retryAfterMs(results: readonly CandidateResult[]): number | null {
    const times = results.flatMap((result) =>
      result.status === 'failed' && result.error.retryAtMs !== undefined ? [result.error.retryAtMs] : [],
    );
    return times.length === 0 ? null : Math.max(0, Math.max(...times) - this.#options.now());
  }

  #remainingMs(): number {
    return this.#options.requestDeadlineMs - this.#elapsedMs();
  }

  #elapsedMs(): number {
    return Math.max(0, Math.round(this.#options.now() - this.#request.receivedAtMs));
  }
}

function isUnreachable(code: CandidateErrorCode): boolean {
  return code === 'model_unavailable' || code === 'model_timeout';
}

/** Each criterion with evidence of the strings alone. */
function inOwnStrings(card: ScoreCard, ownStrings: OwnStrings): ScoreCard {
  const criteria = card.criteria.map((criterion) => {
    const { evidence, requirement } = criterion;
    return evidence === null
      ? criterion
      : { ...criterion, evidence: ownStrings.quote(evidence, requirement) };
  });
  return { ...card, criteria };
}
