import type { Cell, Merge, Row } from "../workbook/workbook.ts";
import { tableOf } from "./header.ts";

/**
 * Rows in which a text that several rows of the table were merged for, as a department beside its people, stands in each of them.
 * Headings stay as they are, and so do amounts, which would count more than once.
 */
export function unfolded(rows: readonly Row[], merges: readonly Merge[]): readonly Row[] {
  const tall = merges.filter(({ rows: [first, last] }) => last > first);
  const table = tall.length === 0 ? null : tableOf(rows);
  if (table === null) return rows;
  const body = new Map(table.body.map((row, at) => [row.row, at]));
  const added = new Map<Row, Cell[]>();
  for (const merge of tall) {
    const from = body.get(merge.rows[0]);
    const cell = from === undefined ? undefined : mergedCell(table.body[from]!, merge);
    if (from === undefined || cell === undefined) continue;
    for (const row of table.body.slice(from + 1)) {
      if (row.row > merge.rows[1]) break;
      const own = added.get(row);
      if (own === undefined) added.set(row, [cell]);
      else own.push(cell);
    }
  }
  return rows.map((row) => {
    const more = added.get(row);
    if (more === undefined) return row;
    return { ...row, cells: [...row.cells, ...more].sort((a, b) => a.column - b.column) };
  });
}

/** The cell that a merge shows, where it says whom or what its rows are about. */
function mergedCell({ cells }: Row, { columns }: Merge): Cell | undefined {
  const cell = cells.find(({ column }) => column === columns[0]);
  const isAbout = cell?.kind === "text" || cell?.kind === "date" || !/[.,]\d/.test(cell?.text ?? "");
  return cell?.kind !== "error" && isAbout ? cell : undefined;
}
