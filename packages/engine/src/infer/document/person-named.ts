import { canBePersonName, looksLikePersonName } from "@paylift/canonical";
import type { Line } from "../../layout/lines.ts";
import { cellRowsOf, type Cell, type CellRow } from "../cells/cells.ts";

const LABEL = /^(?:employee(?: name)?|name|paid to|pay to(?: the order of)?|payee):?$/i;
/** An id may stand between, in a cell of its own or before the name. */
const ID = /^[A-Z]{0,3}-?\d+$/;
const EDGE_PT = 2;
const ID_BEFORE = /^\d+ (?=\p{L})/u;

/**
 * Whether a word for whoever is paid stands before or over another name than this, or one stands with the surname first: who is
 * named at the head is the company then.
 */
export function namesAnother(rows: readonly CellRow[], name: string): boolean {
  return rows.some(({ cells, page }, row) =>
    cells.some((cell, i) => {
      const other = cell.text.replace(ID_BEFORE, "");
      const above = rows[row - 1];
      const isBelow = above?.page === page && above.cells.some((label) => isRightOver(label, cell));
      if (other === name) return false;
      return isSurnameFirst(other) || ((isBelow || isLabelled(cells, i)) && canBePersonName(other));
    }),
  );
}

/** `Bellwether, Rosa J`, and no `Keene, NH` */
export function isSurnameFirst(text: string): boolean {
  return /, (?![A-Z]{2}\b)/.test(text) && looksLikePersonName(text);
}

function isRightOver(label: Cell, { x0 }: Cell): boolean {
  return LABEL.test(label.text) && Math.abs(label.x0 - x0) <= EDGE_PT;
}

function isLabelled(cells: readonly Cell[], i: number): boolean {
  const [label, before] = [cells[i - 2]?.text ?? "", cells[i - 1]?.text ?? ""];
  return LABEL.test(before) || (ID.test(before) && LABEL.test(label));
}

/** Whether a text is the name of a person, and not of who writes to others on each of several pages. */
export function namesPerson(text: string, lines: readonly Line[]): boolean {
  if (!looksLikePersonName(text)) return false;
  const pages = new Set(lines.map(({ page }) => page));
  const own = new Set(lines.flatMap((line) => (line.text.split("\t").includes(text) ? line.page : [])));
  return pages.size < 2 || own.size < pages.size || !namesOthersByPage(cellRowsOf(lines), text);
}

/** Whether pages name different people at one place, so that who is named on all of them is none of these. */
export function namesOthersByPage(rows: readonly CellRow[], name: string): boolean {
  const [page] = rows.map((row) => row.page);
  const named = rows.flatMap(({ cells }) =>
    cells.filter(({ text }) => text !== name && looksLikePersonName(text)),
  );
  const first = named.filter((cell) => cell.page === page);
  const texts = new Set(first.map(({ text }) => text));
  return named.some(
    (cell) =>
      cell.page !== page &&
      !texts.has(cell.text) &&
      first.some(({ x0, baseline }) => Math.abs(x0 - cell.x0) <= EDGE_PT && baseline === cell.baseline),
  );
}
