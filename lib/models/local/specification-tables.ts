/** A person specification that was pasted as a table: what is essential and what desirable stand in columns of their own. */
interface Sorted {
  essential: string[];
  desirable: string[];
}

const SEPARATOR = /[|\t]/;
const RULE = /^[\s|:+=-]+$/;
const ESSENTIAL = /^\W*essentials?(?: (?:criteria|requirements?|\(e\)))?\W*$/i;
const DESIRABLE = /^\W*desirables?(?: (?:criteria|requirements?|\(d\)))?\W*$/i;
const MARKED = /^\(?(?:e|d|e\/d|essential|desirable)\)?$/i;
/** Fewer rows that end in a letter are no table. */
const MIN_MARKED_ROWS = 3;
const MAX_LINE_CHARACTERS = 2_000;

function cellsOf(line: string): string[] {
  return line
    .trim()
    .replace(/^\|/, '')
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
    sorted.essential.push(...pointsOf(cells[essentialAt] ?? ''));
    sorted.desirable.push(...pointsOf(cells[desirableAt] ?? ''));
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

/** A job whose person specification, if it is a table of either kind, is a list below a heading each. */
export function withoutSpecificationTables(text: string): string {
  if (!/essential|desirable|[|\t] ?\(?[ED]\)? ?(?:$|[|\t])/im.test(text)) return text;
  const lines = text.split('\n');
  const result: string[] = [];
  for (let at = 0; at < lines.length; ) {
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
