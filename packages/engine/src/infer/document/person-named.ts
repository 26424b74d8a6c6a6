import { canBePersonName } from "@paylift/canonical";
import type { CellRow } from "../cells/cells.ts";

const LABEL = /^(?:employee(?: name)?|name|paid to|pay to(?: the order of)?|payee):?$/i;

/** Whether a word for whoever is paid stands before another name than this: who is named at the head is the company then. */
export function namesAnother(rows: readonly CellRow[], name: string): boolean {
  return rows.some(({ cells }) =>
    cells.some(
      ({ text }, i) => LABEL.test(cells[i - 1]?.text ?? "") && canBePersonName(text) && text !== name,
    ),
  );
}
