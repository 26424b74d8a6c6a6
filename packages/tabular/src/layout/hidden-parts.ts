import type { ReadPage } from "@paylift/engine/pages";
import type { Row } from "../workbook/workbook.ts";

/** Rows, columns or a sheet that the workbook hides. */
export interface HiddenPart {
  /** As evidence calls it. */
  readonly name: string;
  readonly rows: readonly Row[];
}

/** What is hidden as areas of a page that take no room: counted, and not told. */
export function hiddenAreas(parts: readonly HiddenPart[]): NonNullable<ReadPage["hidden"]> {
  return parts.map(({ rows }) => {
    const cells = rows.flatMap((row) => row.cells);
    return {
      x0: 0,
      top: 0,
      x1: 0,
      bottom: 0,
      words: cells.length,
      figures: cells.filter(({ kind }) => kind === "number").length,
    };
  });
}
