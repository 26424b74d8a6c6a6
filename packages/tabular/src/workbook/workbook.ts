/** What a cell holds, as the file says it. */
export type CellKind = "text" | "number" | "date" | "error";

/** One cell that is not empty. */
export interface Cell {
  /** From 0. */
  readonly column: number;
  /**
   * As read: numbers as exact decimals with a point, days as `2026-07-31`, errors by their name (`#REF!`). In a text
   * file as written.
   */
  readonly text: string;
  readonly kind: CellKind;
  /** Decimals that the file shows of a number; null where it does not say. */
  readonly decimals: number | null;
  /** What the file has instead of `text`, where it was changed to be read. */
  readonly raw?: string;
}

/** One row that is not empty. */
export interface Row {
  /** From 0. */
  readonly row: number;
  readonly hidden: boolean;
  /** By column. */
  readonly cells: readonly Cell[];
}

/** Cells that are shown as one, the first of which holds its value; both ends belong to it. */
export interface Merge {
  readonly rows: readonly [first: number, last: number];
  readonly columns: readonly [first: number, last: number];
}

export interface Sheet {
  readonly name: string;
  readonly hidden: boolean;
  readonly rows: readonly Row[];
  readonly hiddenColumns: ReadonlySet<number>;
  readonly merges: readonly Merge[];
}

export interface Workbook {
  readonly format: "xlsx" | "ods" | "csv";
  readonly sheets: readonly Sheet[];
}

/** The most that a file may hold. */
export interface Limits {
  /** Bytes that all parts of a workbook together inflate to. */
  readonly maxInflatedBytes: number;
  /** Rows of all sheets together. */
  readonly maxRows: number;
  /** Cells of all sheets together. */
  readonly maxCells: number;
  /** Columns of one sheet. */
  readonly maxColumns: number;
}

export const LIMITS: Limits = {
  maxInflatedBytes: 256 * 2 ** 20,
  maxRows: 200_000,
  maxCells: 4_000_000,
  maxColumns: 1000,
};
