import { looksLikePersonName } from "@paylift/canonical";
import type { TextReading } from "../../interpret/reading.ts";
import type { Line } from "../../layout/lines.ts";
import { cellRowsOf, isFigure, type Cell } from "../cells/cells.ts";
import { NAME, named } from "./company-at-title.ts";
import { holdsDate } from "./holds-date.ts";
import { isTitle } from "./infer-format-type.ts";
import { namesAnother } from "./person-named.ts";

/** Stub and check have a head each. */
const PARTS = 2;

/**
 * The phrase at the left of the first line, beside the number or the day of a check alone, with which each page begins: that
 * of a single one begins its check with it again.
 */
export function besideNumber(lines: readonly Line[]): TextReading | null {
  const [name, ...others] = lines[0] === undefined ? [] : cellRowsOf([lines[0]])[0]!.cells;
  if (name === undefined || others.length === 0 || !others.every(tellsWhich)) return null;
  if (!NAME.test(name.text) || isTitle(name.text)) return null;
  const again = lines.filter(({ text }) => text === name.text || text.startsWith(`${name.text}\t`));
  const pages = new Set(lines.map(({ page }) => page)).size;
  if (new Set(again.map(({ page }) => page)).size < pages) return null;
  if (pages > 1) return named(name.text, name);
  const isAnother = namesAnother(cellRowsOf(lines), name.text);
  const isTold = isAnother || (again.length >= PARTS && !looksLikePersonName(name.text));
  return isTold ? named(name.text, name) : null;
}

/** Whether a text says which check it is, or of when: `CHECK NO. 28117`. */
function tellsWhich(cell: Cell): boolean {
  return !isFigure(cell) && (holdsDate(cell.text) || /\d\)?$/.test(cell.text));
}
