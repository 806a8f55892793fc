import type { TableEntity } from '@azure/data-tables';

/** An entity as it was read: its keys, its own properties and its version. */
export type StoredRow = Record<string, unknown> & { partitionKey: string; rowKey: string; etag: string };

/** An entity to be written. */
export type NewRow = TableEntity<Record<string, unknown>>;

/** A row that is not what this service writes. It is answered as a store that can't be read. */
export class UnreadableRowError extends Error {
  override readonly name = 'UnreadableRowError';

  constructor(property: string) {
    super(`A stored row has no usable ${property}.`);
  }
}

/** @throws UnreadableRowError when the row has no text there */
export function textOf(row: StoredRow, property: string): string {
  const value = row[property];
  if (typeof value !== 'string') throw new UnreadableRowError(property);
  return value;
}

/** `null` when the row does not have it, or an empty one: a table can't tell a property that was taken back. */
export function optionalTextOf(row: StoredRow, property: string): string | null {
  const value = row[property];
  return typeof value === 'string' && value !== '' ? value : null;
}

/**
 * One of `names`.
 *
 * @throws UnreadableRowError when the row has none of them there
 */
export function nameOf<const Name extends string>(
  row: StoredRow,
  property: string,
  names: readonly Name[],
): Name {
  const found = names.find((name) => name === row[property]);
  if (found === undefined) throw new UnreadableRowError(property);
  return found;
}

/** A text as it stands in a filter. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
