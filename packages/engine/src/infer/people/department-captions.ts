import type { TextReading } from "../../interpret/reading.ts";
import { isFigure, type Cell, type CellRow } from "../cells/cells.ts";
import { headingOf } from "../vocabulary/headings.ts";
import { totalScope } from "../vocabulary/total-labels.ts";
import { departmentOf } from "./person-details.ts";

const CAPTION =
  /^(?:\*+ *)?(?:home )?(?:dep(?:artmen)?t|division|location|loc(?= \d)|cost (?:cent(?:er|re)|ctr)|business unit|trade|craft|(?:unit|ward|crew|campus|(?:work|job) ?site|site|store|branch|plant|facility|shop|team|restaurant|warehouse|terminal)(?=:))\b(?! of\b)[.:]? ?\S/i;

/** Whether a text is a department with the word for one. */
export function namesDepartment(text: string): boolean {
  return CAPTION.test(text);
}

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
  const first = rows.findIndex(
    (row, i) => captionOf(row) !== null && isPerson(belowHeader(rows, i, isPerson)),
  );
  const page = rows[first]?.page;
  // Companies' names can look like people's, but no figures stand beside them.
  const hasPay = (row: CellRow, i: number): boolean =>
    isPerson(row) && [row, rows[i + 1]].some((each) => each?.cells.some(isFigure));
  if (first < 0 || rows.slice(0, first).some((row, i) => row.page === page && hasPay(row, i)))
    return captions;
  for (const row of rows) {
    const department = captionOf(row);
    if (department !== null) captions.set(row, department);
  }
  return captions;
}

/** The first line below one that is no line of a header. */
function belowHeader(
  rows: readonly CellRow[],
  at: number,
  isPerson: (row: CellRow) => boolean,
): CellRow | undefined {
  const below = rows.slice(at + 1, at + 1 + BETWEEN);
  return below.find(
    (row) =>
      isPerson(row) || row.cells.some(isFigure) || !row.cells.some(({ text }) => headingOf(text) !== null),
  );
}

/** Rows of text and headings that stand above a line with a name. */
const BETWEEN = 4;

/** Lines of text that people follow, with no figure between; on a page without people they belong to no table. */
export function findLinesAbovePeople(rows: readonly CellRow[], names: ReadonlySet<Cell>): Set<CellRow> {
  const above = new Set<CellRow>();
  const pages = new Set([...names].map(({ page }) => page));
  rows.forEach((row, i) => {
    if (!row.cells.some((cell) => names.has(cell))) return;
    for (const before of rows.slice(Math.max(0, i - BETWEEN), i).reverse()) {
      if (before.cells.some(isFigure) || !pages.has(before.page)) return;
      above.add(before);
    }
  });
  return above;
}

/** The word for one, its number and its name. */
const MOST_CELLS = 3;

/** The department that a line names as nothing else than one; null for other lines. */
export function captionOf({ cells }: CellRow): TextReading | null {
  if (cells.length > MOST_CELLS || cells.some(isFigure)) return null;
  const text = cells.map((cell) => cell.text).join(" ");
  if (!CAPTION.test(text) || [text, cells[0]!.text].some((each) => totalScope(each) !== null)) return null;
  const tokens = cells.flatMap((cell) => cell.tokens);
  return departmentOf({ ...cells[0]!, text, tokens });
}
