import type { TextReading } from "../interpret/reading.ts";
import { isFigure, type Cell, type CellRow } from "./cells.ts";
import { departmentOf } from "./person-details.ts";

const CAPTION = /^(?:\*+ *)?(?:home )?(?:dep(?:artmen)?t|division|location|cost center)\b[.:]? ?\S/i;

/**
 * Lines that name the department of the people below them. They say so where one stands right above the first person of a page; else
 * such a line is a fact about the person above.
 */
export function findDepartmentCaptions(
  rows: readonly CellRow[],
  names: ReadonlySet<Cell>,
): Map<CellRow, TextReading> {
  const captions = new Map<CellRow, TextReading>();
  const isPerson = (row: CellRow | undefined): boolean => row?.cells.some((cell) => names.has(cell)) === true;
  const first = rows.findIndex((row, i) => captionOf(row) !== null && isPerson(rows[i + 1]));
  const page = rows[first]?.page;
  if (first < 0 || rows.slice(0, first).some((row) => row.page === page && isPerson(row))) return captions;
  for (const row of rows) {
    const department = captionOf(row);
    if (department !== null) captions.set(row, department);
  }
  return captions;
}

/** The department that a line names as nothing else than one; null for other lines. */
export function captionOf({ cells }: CellRow): TextReading | null {
  const text = cells.map((cell) => cell.text).join(" ");
  if (cells.length > 2 || cells.some(isFigure) || !CAPTION.test(text)) return null;
  const tokens = cells.flatMap((cell) => cell.tokens);
  return departmentOf({ ...cells[0]!, text, tokens });
}
