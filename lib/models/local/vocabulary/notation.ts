/** One line of a vocabulary file, read. */
export interface Entry {
  name: string;
  /** What stands after `^`: a level, for titles and degrees. */
  mark: string | null;
  /** What stands after the last `#` line above: a role family, for titles. */
  heading: string | null;
  /** The name first, then the others. */
  spellings: string[];
  implies: string[];
  related: string[];
}

/**
 * Reads the notation of the vocabulary files, one entry a line, all parts but the name optional:
 *
 *     Name ^mark = spelling, spelling < narrower | its spelling, narrower > implied name, implied name ~ related name
 *     ~ name, name, name        all of them are related to each other
 *     # heading                 belongs to the entries below
 *     // comment
 *
 * A relation is written once and holds both ways. The name is a spelling too. Spellings are interchangeable; what is only
 * a part or a kind of the thing is narrower: an entry of its own, which shows the wider one, while the wider one does not
 * show it ("manual therapy" shows "physiotherapy", not the other way round). The name of a narrower entry may stand behind several
 * others, in any file, and shows them all.
 */
export function parseEntries(source: string): Entry[] {
  const entries: Entry[] = [];
  const groups: string[][] = [];
  let heading: string | null = null;
  for (const line of source.split('\n').map((raw) => raw.trim())) {
    if (line === '' || line.startsWith('//')) continue;
    if (line.startsWith('# ')) heading = line.slice(2).trim();
    else if (line.startsWith('~ ')) groups.push(listOf(line.slice(2)));
    else entries.push(...parseEntry(line, heading));
  }
  return [...entries, ...groups.map(groupEntry)];
}

/** A group of related names stands as an entry without spellings, which {@link isGroup} tells apart. */
function groupEntry(names: string[]): Entry {
  return { name: '', mark: null, heading: null, spellings: [], implies: [], related: names };
}

/** Whether the entry only says that names are related to each other. */
export function isGroup(entry: Entry): boolean {
  return entry.name === '';
}

function parseEntry(line: string, heading: string | null): Entry[] {
  const parts: Record<string, string> = {};
  let key = 'name';
  for (const piece of line.split(/ ([=><~^]) ?/)) {
    if (/^[=><~^]$/.test(piece)) key = piece;
    else parts[key] = piece.trim();
  }
  const name = parts.name ?? '';
  const mark = parts['^'] ?? null;
  const entry: Entry = {
    name,
    mark,
    heading,
    spellings: [name, ...listOf(parts['='])],
    implies: listOf(parts['>']),
    related: listOf(parts['~']),
  };
  const narrower = listOf(parts['<']).map((group): Entry => {
    const spellings = group.split(' | ').map((spelling) => spelling.trim());
    return { name: spellings[0] ?? '', mark, heading, spellings, implies: [name], related: [] };
  });
  return [entry, ...narrower];
}

/** The items of a comma-separated list, trimmed. */
export function listOf(text: string | undefined): string[] {
  return (text ?? '')
    .split(/[,\n]/)
    .map((item) => item.trim())
    .filter((item) => item !== '');
}
