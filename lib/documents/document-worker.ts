import { parentPort } from 'node:worker_threads';
import { UnreadableDocumentError } from '../scoring/resume-document.ts';
import { readContent } from './read-content.ts';
import type { ReadingAnswer, ReadingTask } from './reading-task.ts';

// Reads one document after the other on a thread of its own, which may be ended at any time.

// What libraries print may hold text of the document.
for (const method of ['debug', 'error', 'info', 'log', 'warn'] as const) console[method] = () => undefined;

parentPort?.on('message', async (task: ReadingTask) => {
  parentPort?.postMessage(await answerTo(task));
});

async function answerTo({ contentType, bytes }: ReadingTask): Promise<ReadingAnswer> {
  try {
    return { read: await readContent(contentType, bytes), problem: null };
  } catch (error) {
    // What a library says of a damaged file may repeat a part of it, and helps nobody.
    const problem =
      error instanceof UnreadableDocumentError
        ? error.message
        : 'The document is damaged and could not be read. Send another copy, or the text itself.';
    return { read: null, problem };
  }
}
