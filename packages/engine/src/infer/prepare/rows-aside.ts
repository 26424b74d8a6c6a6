import type { Token } from "../../layout/token.ts";
import type { CellRow } from "../cells/cells.ts";

/** The rows of a document, and numbers that are no figures of its output. */
export interface RowsAside {
  rows: readonly CellRow[];
  aside: readonly Token[];
}
