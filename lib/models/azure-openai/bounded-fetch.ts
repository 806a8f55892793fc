/** Largest answer that is read, in bytes: a hundred times a long assessment. */
export const MAX_ANSWER_BYTES = 1_000_000;

/** An answer over {@link MAX_ANSWER_BYTES}. */
export class AnswerTooLargeError extends Error {
  override readonly name = 'AnswerTooLargeError';
}

/** Headers that anything here reads. Others are not passed on. */
const READ_HEADERS = ['content-type', 'retry-after', 'retry-after-ms'];

/**
 * Wraps `fetch` so that it returns only when the whole body has arrived: whatever bounds the call in time then
 * bounds a body that drips too. Rejects with {@link AnswerTooLargeError} past the size limit, and drops the connection.
 */
export function boundFetch(fetchAnswer: typeof fetch, maxBytes: number = MAX_ANSWER_BYTES): typeof fetch {
  return async (input, init) => {
    const response = await fetchAnswer(input, init);
    const body = await readBounded(response, maxBytes);
    const headers = new Headers();
    for (const name of READ_HEADERS) {
      const value = response.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    return new Response(body, { status: response.status, headers });
  };
}

async function readBounded(response: Response, maxBytes: number): Promise<string | null> {
  if (!response.body) return null;
  if (Number(response.headers.get('content-length') ?? 0) > maxBytes) {
    await response.body.cancel();
    throw new AnswerTooLargeError();
  }
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  // Leaving the loop by a throw cancels the stream, which closes the connection.
  for await (const chunk of response.body) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new AnswerTooLargeError();
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
