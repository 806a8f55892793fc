import type { DocumentReader, DocumentText, ResumeDocument } from '../scoring/resume-document.ts';
import { type ReadingLimits, ReadingThread } from './reading-thread.ts';

export interface DocumentReaderOptions extends ReadingLimits {
  /** Documents that are read at the same time; the others wait in turn. */
  threads: number;
  /** A thread without work ends after this. */
  idleMs: number;
}

const DEFAULTS: DocumentReaderOptions = {
  timeoutMs: 6_000,
  maxMemoryBytes: 400_000_000,
  threads: 2,
  idleMs: 60_000,
};

/**
 * Reads documents on threads of their own, so that a hostile one costs other requests nothing: a thread that takes too
 * long or too much memory is ended, and the next document gets a new one.
 */
export function createDocumentReader(options: Partial<DocumentReaderOptions> = {}): DocumentReader {
  return new ThreadedDocumentReader({ ...DEFAULTS, ...options });
}

class ThreadedDocumentReader implements DocumentReader {
  readonly #options: DocumentReaderOptions;
  readonly #idle: ReadingThread[] = [];
  readonly #waiting: (() => void)[] = [];
  #busy = 0;
  #idleTimer: NodeJS.Timeout | undefined;

  constructor(options: DocumentReaderOptions) {
    this.#options = options;
  }

  async read({ contentType, data }: ResumeDocument): Promise<DocumentText> {
    await this.#takeTurn();
    const thread = this.#idleThread() ?? new ReadingThread(this.#options);
    try {
      return await thread.read({ contentType, bytes: new Uint8Array(Buffer.from(data, 'base64')) });
    } finally {
      if (thread.isUsable) this.#idle.push(thread);
      else thread.end();
      this.#passTurn();
    }
  }

  /** One that is still alive. */
  #idleThread(): ReadingThread | undefined {
    let thread = this.#idle.pop();
    while (thread !== undefined && !thread.isUsable) thread = this.#idle.pop();
    return thread;
  }

  async #takeTurn(): Promise<void> {
    clearTimeout(this.#idleTimer);
    if (this.#busy < this.#options.threads) this.#busy += 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  #passTurn(): void {
    const next = this.#waiting.shift();
    if (next !== undefined) {
      next();
      return;
    }
    this.#busy -= 1;
    if (this.#busy > 0) return;
    this.#idleTimer = setTimeout(() => {
      for (const thread of this.#idle.splice(0)) thread.end();
    }, this.#options.idleMs);
    this.#idleTimer.unref();
  }
}
