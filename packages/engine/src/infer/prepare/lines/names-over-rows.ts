import { isFigure, overlap, type Cell, type CellRow } from "../../cells/cells.ts";
import { measureOfRow, periodOfRow } from "../../vocabulary/total-labels.ts";

/** Lines of one name stand no further apart than this, in font sizes. */
const LINE_EM = 1.6;
const MOST_LINES = 3;
/** So many columns and named rows make such a table. */
const [LEAST_COLUMNS, LEAST_ROWS] = [4, 2];

/**
 * Where rows say what their numbers are (`Hours`, `Rate`, `Current`, `YTD`), the columns are named after lines of pay, and a
 * name may take several lines: `Social` over `Security`.
 */
export function withNamesOverRows(rows: readonly CellRow[]): readonly CellRow[] {
  const joined = [...rows];
  const gone = new Set<CellRow>();
  rows.forEach((row, i) => {
    const names = rows[i - 1];
    if (names === undefined || !isNamed(row) || !isNamed(rows[i + LEAST_ROWS - 1]) || !areNames(names))
      return;
    for (let at = i - 2; at >= 0 && i - at <= MOST_LINES; at--) {
      const above = rows[at]!;
      const below = joined[i - 1]!;
      if (!areNames(above) || !isRightAbove(above, rows[at + 1]!) || !areParts(above, below)) break;
      joined[i - 1] = { ...below, cells: join(above, below) };
      gone.add(above);
    }
  });
  return joined.filter((row) => !gone.has(row));
}

/** Whether a row begins with the word for what its numbers are. */
function isNamed(row: CellRow | undefined): boolean {
  const [label, ...figures] = row?.cells ?? [];
  if (label === undefined || label.number !== null || figures.length === 0 || !figures.every(isFigure))
    return false;
  return measureOfRow(label.text) !== null || periodOfRow(label.text) !== null;
}

function areNames({ cells }: CellRow): boolean {
  return (
    cells.length >= LEAST_COLUMNS && cells.every(({ number, text }) => number === null && !text.endsWith(":"))
  );
}

function isRightAbove(above: CellRow, below: CellRow): boolean {
  return above.page === below.page && below.baseline - above.baseline <= LINE_EM * below.cells[0]!.size;
}

/** Whether each text stands over one name at most: over several it is the name of a group. */
function areParts(above: CellRow, below: CellRow): boolean {
  return above.cells.every((cell) => below.cells.filter((name) => overlap(cell, name) > 0).length <= 1);
}

function join(above: CellRow, below: CellRow): Cell[] {
  const alone = above.cells.filter((cell) => below.cells.every((name) => overlap(cell, name) <= 0));
  const names = below.cells.map((name) => {
    const first = above.cells.find((cell) => overlap(cell, name) > 0);
    return first === undefined ? name : over(first, name);
  });
  return [...names, ...alone].sort((a, b) => a.x0 - b.x0);
}

function over(first: Cell, rest: Cell): Cell {
  return {
    ...rest,
    tokens: [...first.tokens, ...rest.tokens],
    text: `${first.text} ${rest.text}`,
    x0: Math.min(first.x0, rest.x0),
    x1: Math.max(first.x1, rest.x1),
  };
}
