import type { Token } from "../../../layout/token.ts";
import { filledRows, type CellRow } from "../../cells/cells.ts";

/** The rows of a document, and numbers that are no figures of its output. */
export interface RowsAside {
  rows: readonly CellRow[];
  aside: readonly Token[];
}

/** Rows without some of them, whose numbers are no figures of the output. */
export function leaveOut(rows: readonly CellRow[], out: ReadonlySet<CellRow>): RowsAside {
  if (out.size === 0) return { rows, aside: [] };
  return {
    rows: rows.filter((row) => !out.has(row)),
    aside: [...out].flatMap(({ cells }) => cells.flatMap(({ tokens }) => tokens)),
  };
}

/** What is left when each step has taken its rows and columns from what those before have left. */
export function leaveOutInTurn(
  rows: readonly CellRow[],
  steps: readonly ((rows: readonly CellRow[]) => RowsAside)[],
): RowsAside {
  const taken: RowsAside[] = [];
  for (const step of steps) taken.push(step(filledRows(taken.at(-1)?.rows ?? rows)));
  return { rows: taken.at(-1)?.rows ?? rows, aside: taken.flatMap(({ aside }) => aside) };
}
