import type { Cell, Worksheet } from "@paylift/validation/workbook";

/** A table, and what stands in the first columns of each of its rows. */
export interface LabelledSheet {
  readonly labels: readonly Cell[];
  readonly sheet: Worksheet;
}

/** Tables of the same columns, one below the other, with the labels of each before its rows. */
export function joinedSheet(
  name: string,
  labels: readonly string[],
  columns: readonly string[],
  parts: () => Iterable<LabelledSheet>,
): Worksheet {
  return {
    name,
    columns: [...labels, ...columns],
    // Made anew each time that they are asked for: nobody holds the rows of all payrolls at once.
    rows: {
      *[Symbol.iterator]() {
        for (const part of parts()) for (const row of part.sheet.rows) yield [...part.labels, ...row];
      },
    },
  };
}
