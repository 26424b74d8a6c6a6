import type { TextReading } from "../../interpret/reading.ts";
import type { CellRow } from "../cells/cells.ts";
import { EDGE_PT, NAME } from "./company-at-title.ts";

const BILL_TO = /^bill(?:ed)? to:?$/i;
/** The name stands on one of so many lines below the words for it, beside which others stand. */
const NEXT_ROWS = 3;
const LINE_EM = 2.5;

/** Who an invoice for a payroll is sent to: it is headed by who runs the payroll, and is no employer. */
export function billedTo(rows: readonly CellRow[]): TextReading | null {
  for (const [i, { cells, page, baseline }] of rows.entries()) {
    const label = cells.find(({ text }) => BILL_TO.test(text));
    if (label === undefined) continue;
    const below = rows
      .slice(i + 1, i + 1 + NEXT_ROWS)
      .filter((row) => row.page === page && row.baseline - baseline <= LINE_EM * label.size)
      .flatMap((row) => row.cells);
    const name = below.find(({ x0 }) => Math.abs(x0 - label.x0) <= EDGE_PT);
    if (name !== undefined && NAME.test(name.text)) return { text: name.text, tokens: name.tokens };
  }
  return null;
}
