import { HttpResponse, type HttpResponseInit } from '@azure/functions';

/** What a handler answers with: text or bytes that are there as a whole. */
export type WholeAnswer = HttpResponseInit & { status: number; body: string | Uint8Array };

const encoder = new TextEncoder();

/**
 * The platform's response for a body that is there as a whole. Its own makes a web stream of every body and reads that
 * again to have the bytes, which took longer than to make the answer. Only for hosts that take the bytes: with streaming
 * turned on, which it is not, the platform would ask for the stream.
 */
export class WholeResponse extends HttpResponse {
  override readonly arrayBuffer: () => Promise<ArrayBuffer>;

  constructor({ body, ...init }: WholeAnswer) {
    super(init);
    this.arrayBuffer = async () => bytesOf(body).buffer;
  }
}

function bytesOf(body: string | Uint8Array): Uint8Array<ArrayBuffer> {
  // A copy of bytes: they may be a part of a larger buffer.
  return typeof body === 'string' ? encoder.encode(body) : new Uint8Array(body);
}
