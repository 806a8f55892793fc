import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type DocumentText, UnreadableDocumentError } from '../scoring/resume-document.ts';
import type { ReadingAnswer, ReadingTask } from './reading-task.ts';

export interface ReadingLimits {
  /** For one document, the start of the thread included. */
  timeoutMs: number;
  /** Heap and buffers of the thread together. */
  maxMemoryBytes: number;
}

const MEGABYTE = 1_000_000;
const MEMORY_CHECK_INTERVAL_MS = 50;
const MAX_DOCUMENTS = 100;
const ADVICE = 'Send a simpler file, or the text itself.';

/** The source beside this file, or in the build the bundle of it, above the chunks. */
const SOURCE = join(import.meta.dirname, 'document-worker.ts');
const WORKER_PATH = existsSync(SOURCE) ? SOURCE : join(import.meta.dirname, '..', 'document-worker.js');

/** A thread that reads documents, one at a time. After a document that breaks its limits it is no longer usable. */
export class ReadingThread {
  readonly #limits: ReadingLimits;
  readonly #worker: Worker;
  #documents = 0;
  #isEnded = false;

  constructor(limits: ReadingLimits) {
    this.#limits = limits;
    this.#worker = new Worker(WORKER_PATH, {
      // Of the process's environment it needs nothing.
      env: {},
      execArgv: [],
      // Kept from the process's own output, and never read: reading would keep the process alive.
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: limits.maxMemoryBytes / MEGABYTE, stackSizeMb: 8 },
    });
    this.#worker.on('error', () => this.end());
    this.#worker.on('exit', () => this.end());
    this.#worker.unref();
  }

  /** Whether it can read another document: it has not ended, nor read {@link MAX_DOCUMENTS} of them. */
  get isUsable(): boolean {
    return !this.#isEnded && this.#documents < MAX_DOCUMENTS;
  }

  /**
   * Reads a document; only one at a time.
   *
   * @throws UnreadableDocumentError and nothing else
   */
  async read(task: ReadingTask): Promise<DocumentText> {
    this.#documents += 1;
    this.#worker.ref();
    try {
      const { read, problem } = await this.#answerWithinLimits(task);
      if (problem !== null) throw new UnreadableDocumentError(problem);
      return read;
    } finally {
      this.#worker.unref();
    }
  }

  /** Stops it, whatever it is doing. */
  end(): void {
    this.#isEnded = true;
    void this.#worker.terminate();
  }

  #answerWithinLimits(task: ReadingTask): Promise<ReadingAnswer> {
    return new Promise((resolve) => {
      const stopWatching = this.#watch((problem) => settle({ read: null, problem }));
      const settle = (answer: ReadingAnswer): void => {
        stopWatching();
        resolve(answer);
      };
      this.#worker.once('message', settle);
      this.#worker.postMessage(task);
    });
  }

  /** Ends the thread, and tells why, as soon as it breaks a limit or ends by itself. */
  #watch(onProblem: (problem: string) => void): () => void {
    const stop = (problem: string): void => {
      this.end();
      onProblem(problem);
    };
    // So is a thread that ends by itself understood.
    const stopForMemory = () => stop(`The document takes too much memory to read. ${ADVICE}`);
    const timer = setTimeout(
      () => stop(`The document takes too long to read. ${ADVICE}`),
      this.#limits.timeoutMs,
    );
    const memoryCheck = setInterval(async () => {
      const memory = await this.#memoryBytes();
      if (memory > this.#limits.maxMemoryBytes) stopForMemory();
    }, MEMORY_CHECK_INTERVAL_MS);
    this.#worker.once('error', stopForMemory);
    this.#worker.once('exit', stopForMemory);
    return () => {
      clearTimeout(timer);
      clearInterval(memoryCheck);
      this.#worker.removeAllListeners('message');
      this.#worker.off('error', stopForMemory);
      this.#worker.off('exit', stopForMemory);
    };
  }

  async #memoryBytes(): Promise<number> {
    try {
      const { used_heap_size: heap, external_memory: buffers } = await this.#worker.getHeapStatistics();
      return heap + buffers;
    } catch {
      // The thread has ended; its listeners say so.
      return 0;
    }
  }
}
