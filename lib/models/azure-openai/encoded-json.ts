const encodings = new WeakMap<object, Buffer>();

/**
 * Encodes a value once for all bodies that hold this very object: prompts and schemas are most of a body and the same in
 * every call. It must never change afterwards.
 */
export function encodeOnce<T extends object>(value: T): T {
  encodings.set(value, Buffer.from(JSON.stringify(value)));
  return value;
}

/**
 * A body in pieces, of which those that are the same in every call are never copied. Clients hand an array of bytes on
 * as it is; as such it is empty, and only `createBoundedFetch` knows how to send it.
 */
export class PiecedBody extends Uint8Array {
  readonly pieces: readonly Uint8Array[];

  constructor(pieces: readonly Uint8Array[]) {
    super(0);
    this.pieces = pieces;
  }
}

/**
 * `JSON.stringify` of an object in UTF-8, in which the values of {@link encodeOnce} are not written again. They are found
 * as properties of the object and as elements of its arrays.
 */
export function encodeJson(body: object): PiecedBody {
  const parts: Buffer[] = [];
  let text = '';
  const add = (value: unknown): void => {
    const encoded = typeof value === 'object' && value !== null ? encodings.get(value) : undefined;
    if (encoded === undefined) {
      text += JSON.stringify(value) ?? 'null';
      return;
    }
    parts.push(Buffer.from(text), encoded);
    text = '';
  };
  let opening = '{';
  for (const [key, value] of Object.entries(body)) {
    if (value === undefined) continue;
    text += `${opening}${JSON.stringify(key)}:`;
    opening = ',';
    if (!Array.isArray(value)) {
      add(value);
      continue;
    }
    text += '[';
    for (const [index, element] of value.entries()) {
      if (index > 0) text += ',';
      add(element);
    }
    text += ']';
  }
  text += opening === '{' ? '{}' : '}';
  return new PiecedBody([...parts, Buffer.from(text)]);
}
