import {
  type DocumentReader,
  type DocumentText,
  type DocumentTurn,
  type ResumeDocument,
  UnreadableDocumentError,
} from '../scoring/resume-document.ts';
import { type ReadingLimits, ReadingThread } from './reading-thread.ts';

export interface DocumentReaderOptions extends ReadingLimits {
  /** Documents that are read at the same time; the others wait in turn. */
  threads: number;
  /** A thread without work ends after this. */
  idleMs: number;
}

const DEFAULTS: DocumentReaderOptions = {
  timeoutMs: 6_000,
  maxMemoryBytes: 300_000_000,
  threads: 2,
  idleMs: 60_000,
};

/**
 * Reads documents on threads of their own, so that a hostile one costs other requests nothing: a thread that takes too
 * long or too much memory is ended, and the next document gets a new one. The next turn is of the organization that has
 * had least time of the threads, so that many hostile documents of one hold up those of another by one turn at most.
 */
export function createDocumentReader(options: Partial<DocumentReaderOptions> = {}): DocumentReader {
  return new ThreadedDocumentReader({ ...DEFAULTS, ...options });
}

class ThreadedDocumentReader implements DocumentReader {
  readonly #options: DocumentReaderOptions;
  readonly #idle: ReadingThread[] = [];
  readonly #waiting = new Map<string, (() => void)[]>();
  /** Milliseconds that organizations have had since all was quiet. */
  readonly #spentMs = new Map<string, number>();
  #busy = 0;
  #idleTimer: NodeJS.Timeout | undefined;

  constructor(options: DocumentReaderOptions) {
    this.#options = options;
  }

  async read({ contentType, data }: ResumeDocument, turn?: DocumentTurn): Promise<DocumentText> {
    const organization = turn?.organization ?? '';
    await this.#takeTurn(organization);
    if (turn?.signal.aborted) {
      this.#passTurn();
      throw new UnreadableDocumentError('The document could not be read in the time of the request.');
    }
    const startedAt = performance.now();
    const thread = this.#idleThread() ?? new ReadingThread(this.#options);
    try {
      return await thread.read({ contentType, bytes: new Uint8Array(Buffer.from(data, 'base64')) });
    } finally {
      if (thread.isUsable) this.#idle.push(thread);
      else thread.end();
      this.#spentMs.set(organization, this.#spentBy(organization) + performance.now() - startedAt);
      this.#passTurn();
    }
  }

  /** One that is still alive. */
  #idleThread(): ReadingThread | undefined {
    let thread = this.#idle.pop();
    while (thread !== undefined && !thread.isUsable) thread = this.#idle.pop();
    return thread;
  }

  async #takeTurn(organization: string): Promise<void> {
    clearTimeout(this.#idleTimer);
    if (this.#busy < this.#options.threads) {
      this.#busy += 1;
      return;
    }
    const queue = this.#waiting.get(organization) ?? [];
    this.#waiting.set(organization, queue);
    await new Promise<void>((resolve) => queue.push(resolve));
  }

  #passTurn(): void {
    const next = this.#nextTurn();
    if (next !== undefined) {
      next();
      return;
    }
    this.#busy -= 1;
    if (this.#busy > 0) return;
    this.#spentMs.clear();
    this.#idleTimer = setTimeout(() => {
      for (const thread of this.#idle.splice(0)) thread.end();
    }, this.#options.idleMs);
    this.#idleTimer.unref();
  }

  #nextTurn(): (() => void) | undefined {
    const [first, ...others] = this.#waiting.keys();
    if (first === undefined) return undefined;
    const organization = others.reduce(
      (least, other) => (this.#spentBy(other) < this.#spentBy(least) ? other : least),
      first,
    );
    const queue = this.#waiting.get(organization);
    const next = queue?.shift();
    if (queue?.length === 0) this.#waiting.delete(organization);
    return next;
  }

  #spentBy(organization: string): number {
    return this.#spentMs.get(organization) ?? 0;
  }
}
