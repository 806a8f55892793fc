/** A file of about so many bytes, unpacked; another seed makes another one of the same kind. */
export type MakeFile = (length: number, seed: number) => Uint8Array;

export type HostileFiles = Readonly<Record<string, MakeFile>>;

/** A part over and over, up to a length. */
export function filled(length: number, part: string): string {
  return part.repeat(Math.max(1, Math.ceil(length / part.length)));
}

/** Parts that differ by their number, up to a length. */
export function numbered(length: number, partOf: (index: number) => string): string {
  const parts: string[] = [];
  for (let index = 0, space = length; space > 0; index++) {
    const part = partOf(index);
    parts.push(part);
    space -= part.length;
  }
  return parts.join('');
}

/** So many parts that differ by their number. */
export function listed(count: number, partOf: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => partOf(index)).join('');
}
