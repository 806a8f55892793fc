/** A person specification that was pasted as a table: what is essential and what desirable stand in columns of their own. */
interface Sorted {
  essential: string[];
  desirable: string[];
}

const SEPARATOR = /[|\t]/;
const RULE = /^[\s|:+=-]+$/;
const ESSENTIAL = /^\W*essentials?(?: (?:criteria|requirements?|\(e\)))?\W*$/i;
const DESIRABLE = /^\W*desirables?(?: (?:criteria|requirements?|\(d\)))?\W*$/i;
/** A cross or tick in a column: the point stands in the first. */
const TICK = /^\(?(?:x|✓|✔|✗|☑|☒|√|●|•|yes|y)\)?$/iu;
const MARKED = /^\(?(?:e|d|e\/d|essential|desirable)\)?$/i;
/** Fewer rows that end in a letter are no table. */
const MIN_MARKED_ROWS = 3;
const MAX_LINE_CHARACTERS = 2_000;

function cellsOf(line: string): string[] {
  // A tab at the beginning leaves the first column empty.
  return line
    .trimEnd()
    .replace(/^ {0,40}\|?/, '')
    .replace(/\|$/, '')
    .split(SEPARATOR)
    .map((cell) => cell.trim());
}

function isRow(line: string): boolean {
  return line.length <= MAX_LINE_CHARACTERS && SEPARATOR.test(line.trim());
}

/** "Five GCSEs • NVQ 2": the points of one cell. */
function pointsOf(cell: string): string[] {
  return cell
    .split(/[•·●▪]|<br ?\/?>/i)
    .map((point) => point.trim())
    .filter((point) => /\p{L}/u.test(point));
}

function listed({ essential, desirable }: Sorted): string[] {
  const section = (heading: string, points: readonly string[]): string[] =>
    points.length === 0 ? [] : ['', heading, ...points.map((point) => `- ${point}`)];
  return [...section('Essential', essential), ...section('Desirable', desirable), ''];
}

/** Below "Criteria | Essential | Desirable". */
function ofColumns(rows: readonly string[], header: readonly string[]): Sorted {
  const [essentialAt, desirableAt] = [
    header.findIndex((cell) => ESSENTIAL.test(cell)),
    header.findIndex((cell) => DESIRABLE.test(cell)),
  ];
  const sorted: Sorted = { essential: [], desirable: [] };
  for (const row of rows) {
    const cells = cellsOf(row);
    const [point = ''] = cells;
    const pointsAt = (at: number): string[] => {
      const cell = cells[at] ?? '';
      return pointsOf(at > 0 && TICK.test(cell) ? point : cell);
    };
    const essential = pointsAt(essentialAt);
    sorted.essential.push(...essential);
    // What is ticked in both is essential.
    if (essential[0] !== point) sorted.desirable.push(...pointsAt(desirableAt));
  }
  return sorted;
}

/** "A degree in planning | E": the last cell tells of the one before it. */
function ofMarks(rows: readonly string[]): Sorted {
  const sorted: Sorted = { essential: [], desirable: [] };
  for (const row of rows) {
    const cells = cellsOf(row).filter((cell) => cell !== '');
    const at = cells.findIndex((cell) => MARKED.test(cell));
    const point = at > 0 ? cells[at - 1] : undefined;
    if (point === undefined) continue;
    if (/^\(?d/i.test(cells[at] ?? '')) sorted.desirable.push(point);
    else sorted.essential.push(point);
  }
  return sorted;
}

function isMarked(row: string): boolean {
  return cellsOf(row)
    .slice(1)
    .some((cell) => MARKED.test(cell));
}

/** Columns of spaces, as they are pasted from a document: "Essential   Desirable" above crosses. */
const SPACED_HEADER = /^(.{0,120}(?:\s{2}|^))(essential)(\s{2,60})(desirable)\s*$/i;
/** Empty lines and headings between two rows. */
const MAX_UNMARKED_LINES = 3;

/** What stands before a cross at the end of a row; `undefined` where none does. */
function crossedPoint(line: string): string | undefined {
  const row = line.trimEnd();
  const cross = row.search(/\s\S{1,3}$/);
  const before = row.slice(0, Math.max(cross, 0));
  const point = before.trim();
  return cross < 0 || point === '' || !/\s$/.test(before) || !TICK.test(row.slice(cross + 1))
    ? undefined
    : point;
}

/** The table of crosses under a header at a place, and where it ends; `null` where there is none. */
function spacedTable(lines: readonly string[], at: number): { sorted: Sorted; end: number } | null {
  const header = lines[at] ?? '';
  if (header.length > MAX_LINE_CHARACTERS) return null;
  const [, before = '', essential = '', gap = ''] = SPACED_HEADER.exec(header) ?? [];
  if (essential === '') return null;
  // Between the middles of the two columns.
  const boundary = before.length + essential.length + gap.length / 2;
  const sorted: Sorted = { essential: [], desirable: [] };
  let end = at;
  for (let row = at + 1; row < lines.length && row - end <= MAX_UNMARKED_LINES + 1; row++) {
    const line = lines[row] ?? '';
    const point = line.length > MAX_LINE_CHARACTERS ? undefined : crossedPoint(line);
    if (point === undefined) continue;
    const isEssential = line.trimEnd().length <= boundary;
    (isEssential ? sorted.essential : sorted.desirable).push(point);
    end = row;
  }
  const marked = sorted.essential.length + sorted.desirable.length;
  return marked < MIN_MARKED_ROWS ? null : { sorted, end: end + 1 };
}

/** A job whose person specification, if it is a table of any kind, is a list below a heading each. */
export function withoutSpecificationTables(text: string): string {
  if (!/essential|desirable|[|\t] ?\(?[ED]\)? ?(?:$|[|\t])/im.test(text)) return text;
  const lines = text.split('\n');
  const result: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const spaced = spacedTable(lines, at);
    if (spaced !== null) {
      result.push(...listed(spaced.sorted));
      at = spaced.end;
      continue;
    }
    let end = at;
    while (end < lines.length && isRow(lines[end] ?? '')) end++;
    const rows = lines.slice(at, end).filter((line) => !RULE.test(line));
    const header = rows.slice(0, 1).map(cellsOf)[0] ?? [];
    const isHeaded =
      header.some((cell) => ESSENTIAL.test(cell)) && header.some((cell) => DESIRABLE.test(cell));
    if (isHeaded && rows.length > 1) result.push(...listed(ofColumns(rows.slice(1), header)));
    else if (rows.filter(isMarked).length >= MIN_MARKED_ROWS) result.push(...listed(ofMarks(rows)));
    else result.push(...lines.slice(at, Math.max(end, at + 1)));
    at = Math.max(end, at + 1);
  }
  return result.join('\n');
}
