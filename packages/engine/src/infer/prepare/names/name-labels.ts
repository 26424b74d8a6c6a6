import { looksLikePersonName } from "@paylift/canonical";
import type { Cell, CellRow } from "../../cells/cells.ts";
import { headingOf } from "../../vocabulary/headings.ts";
import { isLineLabel } from "../../vocabulary/line-labels.ts";

/** `Employee Doe, Jane`, `Employee Name Jane Doe` */
const LABELLED = /^(?:(?:employee|associate)(?: name)?|name) (?<name>\p{Lu}.*)$/iu;
/** Nobody is called so. */
const SURELY = /^(?:employee |associate )?name /i;
const LEAST = 2;

/**
 * Leaves out the word before a name that stands as close to it as the words of a phrase, where several names have it, or the word is `Name`.
 * What belongs to the person begins where the word does.
 */
export function withoutNameLabels(rows: readonly CellRow[]): readonly CellRow[] {
  const cells = rows.flatMap((row) => row.cells);
  const names = new Set(cells.flatMap((cell) => nameBehindLabel(cell) ?? []));
  const isSure = cells.some((cell) => SURELY.test(cell.text) && nameBehindLabel(cell) !== null);
  if (names.size < LEAST && !isSure) return rows;
  return rows.map((row) =>
    row.cells.some((cell) => nameBehindLabel(cell) !== null)
      ? { ...row, cells: row.cells.map(withoutLabel) }
      : row,
  );
}

function withoutLabel(cell: Cell): Cell {
  const text = nameBehindLabel(cell);
  return text === null ? cell : { ...cell, text, tokens: cell.tokens.slice(-text.split(" ").length) };
}

function nameBehindLabel({ number, text, tokens }: Cell): string | null {
  if (number !== null || tokens.length < 3) return null;
  const name = LABELLED.exec(text)?.groups?.["name"] ?? null;
  if (name === null || !looksLikePersonName(name)) return null;
  return isLineLabel(name) || isLineLabel(text) || headingOf(text) !== null ? null : name;
}
