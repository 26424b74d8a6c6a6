import { shownWith } from "../../src/office/exact-decimal.ts";
import type { Cell, Sheet, Workbook } from "../../src/workbook/workbook.ts";
import { cellName } from "../../src/workbook/reference.ts";
import type { DrawnCell, DrawnSheet } from "./sheet.ts";

/** The sheets of a workbook that was read, to be drawn as one of another kind. */
export function drawnSheets({ sheets }: Workbook): DrawnSheet[] {
  return sheets.map(({ name, rows, merges, hidden, hiddenColumns }: Sheet) => {
    const drawn: DrawnCell[][] = [];
    for (const { row, cells } of rows) {
      while (drawn.length <= row) drawn.push([]);
      const width = Math.max(...cells.map(({ column }) => column)) + 1;
      drawn[row] = Array.from({ length: width }, (_, at) => {
        const cell = cells.find(({ column }) => column === at);
        return cell === undefined ? null : drawnCell(cell);
      });
    }
    return {
      name,
      rows: drawn,
      merges: merges.map(
        ({ rows: [top, bottom], columns: [left, right] }) =>
          `${cellName(left, top)}:${cellName(right, bottom)}`,
      ),
      hidden,
      hiddenRows: rows.filter((one) => one.hidden).map(({ row }) => row),
      hiddenColumns: [...hiddenColumns],
    };
  });
}

function drawnCell({ kind, text, decimals }: Cell): DrawnCell {
  if (kind === "text") return text;
  if (kind === "date") return { day: text };
  if (kind === "error") return { error: text };
  return decimals === 2 ? { number: shownWith(text, 2), format: "0.00" } : { number: text };
}
