import type { Cell, CellRow } from "../../cells/cells.ts";
import { namesCodeList, type SideCodes } from "./code-list.ts";

/** Cells of one lane begin within this, in points; its lines stand no further apart than this, in font sizes. */
const [EDGE_PT, LINE_EM] = [3, 4];
/** So many entries make a list. */
const LEAST = 3;
const ENTRY = /^(?<code>[A-Z0-9]{1,6}) ?(?:=|-|\u2013|:) ?(?<meaning>\S.*\S)$/u;

/** A list of codes beside a table, and the rows without it. */
export interface SideLegend {
  rows: readonly CellRow[];
  codes: SideCodes;
}

/** Takes lists of codes out of the rows of a table that they stand right of: `CODES` over `K = 401(k)`, `M = Medical`. */
export function takeSideLegend(rows: readonly CellRow[]): SideLegend {
  const codes = new Map<string, { text: string; x0: number }>();
  /** Codes of which one list says this, and another that. */
  const unclear = new Set<string>();
  const taken = new Set<Cell>();
  rows.forEach(({ cells }, i) => {
    const title = cells.at(-1);
    if (title === undefined || cells.length < 2 || title.number !== null || !namesCodeList(title.text))
      return;
    const entries = entriesBelow(rows, i, title);
    if (entries.length < LEAST) return;
    taken.add(title);
    for (const cell of entries) {
      taken.add(cell);
      const { code, meaning } = ENTRY.exec(cell.text)!.groups!;
      if (codes.has(code!) && codes.get(code!)!.text !== meaning) unclear.add(code!);
      codes.set(code!, { text: meaning!, x0: title.x0 });
    }
  });
  for (const code of unclear) codes.delete(code);
  if (taken.size === 0) return { rows, codes };
  const left = rows.map((row) =>
    row.cells.some((cell) => taken.has(cell))
      ? { ...row, cells: row.cells.filter((cell) => !taken.has(cell)) }
      : row,
  );
  return { rows: left.filter(({ cells }) => cells.length > 0), codes };
}

/** The entries right below a title, at its edge, whatever stands left of them. */
function entriesBelow(rows: readonly CellRow[], at: number, title: Cell): Cell[] {
  const entries: Cell[] = [];
  let last = title;
  for (let i = at + 1; i < rows.length; i++) {
    const { cells, page, baseline } = rows[i]!;
    if (page !== title.page || baseline - last.baseline > LINE_EM * title.size) break;
    const cell = cells.at(-1);
    if (cell === undefined || cell.x0 < title.x0 - EDGE_PT) continue;
    if (Math.abs(cell.x0 - title.x0) > EDGE_PT || cell.number !== null || !ENTRY.test(cell.text)) break;
    entries.push(cell);
    last = cell;
  }
  return entries;
}
