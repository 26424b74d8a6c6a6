import { isFigure, type Cell, type CellRow } from "../../cells/cells.ts";
import { headingOf, type TextColumn } from "../../vocabulary/headings.ts";

/** Cells of one column begin within this, in points, and its lines stand no further apart than this, in font sizes. */
const [EDGE_PT, LINE_EM] = [2, 1.8];
/** So many people show that each begins with a number. */
const PEOPLE = 2;
const ID = /^(?=\S*\d)[\p{L}\d][\p{L}\d.-]*$/u;

/** What a number above a name may be by the heading above that of names. */
const ABOVE_NAMES: ReadonlySet<TextColumn | null> = new Set(["id", "date", "payment"] as const);

/**
 * Lets each person begin with the name where the number stands above it, on a line with figures of theirs: both change places,
 * in the header as well (`Employee ID` over `Employee`). A number of a check keeps its heading: it is nobody's id.
 */
export function withNamesOverIds(rows: readonly CellRow[], names: ReadonlySet<Cell>): readonly CellRow[] {
  const below = rows.flatMap((row, i) => (names.has(row.cells[0]!) ? [i] : []));
  const isSwapped = (i: number): boolean => isIdAbove(rows[i - 1], rows[i]!);
  if (below.length < PEOPLE || !below.every(isSwapped)) return rows;
  const heads = rows.flatMap((row, i) =>
    ABOVE_NAMES.has(columnOf(rows[i - 1])) && columnOf(row) === "name" ? [i] : [],
  );
  const headsOfColumn = heads.filter((at) => isInColumn(rows[at - 1]!, rows[at]!));
  const head = headsOfColumn.map((at) => rows[at - 1]!).find((row) => columnOf(row) === "payment");
  const swapped = [...rows];
  for (const i of [...below, ...headsOfColumn]) {
    const [upper, lower] = [rows[i - 1]!, rows[i]!];
    const first = upper.cells[0]!;
    const isCheck = head !== undefined && upper !== head;
    const moved = isCheck ? { ...first, text: `${head.cells[0]!.text} ${first.text}`, number: null } : first;
    swapped[i - 1] = withFirst(upper, lower.cells[0]!);
    swapped[i] = withFirst(lower, moved);
  }
  return swapped;
}

/** A row that begins with a cell of another one, which stands on its line then. */
function withFirst(row: CellRow, first: Cell): CellRow {
  return { ...row, cells: [{ ...first, baseline: row.baseline }, ...row.cells.slice(1)] };
}

function isIdAbove(above: CellRow | undefined, row: CellRow): boolean {
  if (above?.cells[0] === undefined || !isInColumn(above, row)) return false;
  return ID.test(above.cells[0].text) && above.cells.some(isFigure);
}

function isInColumn(above: CellRow, row: CellRow): boolean {
  const [upper, lower] = [above.cells[0]!, row.cells[0]!];
  const isNext = above.page === row.page && row.baseline - above.baseline <= LINE_EM * lower.size;
  return isNext && Math.abs(upper.x0 - lower.x0) <= EDGE_PT;
}

/** What the texts below the first cell of a row are, where that is a heading. */
function columnOf(row: CellRow | undefined): TextColumn | null {
  const [first] = row?.cells ?? [];
  return first === undefined ? null : (headingOf(first.text)?.text ?? null);
}
