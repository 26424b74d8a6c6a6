import { cellOf, PHRASE_GAP_EM, type Cell, type CellRow } from "./cells.ts";
import { Edges } from "./edges.ts";

/** A gap that is narrower is a space, even a typewriter's behind a comma. */
const LEAST_GAP_EM = 0.78;
/** Cells begin in one column that begin no further apart, in font sizes. */
const IN_COLUMN_EM = 0.15;
/** So many rows tell of two columns. */
const LEAST_ROWS = 3;

/**
 * Rows with the cells parted that stand almost a space from each other, as an id and a name do, where other rows have two
 * cells that begin at the same places.
 */
export function partedAtColumns(rows: readonly CellRow[]): readonly CellRow[] {
  if (!rows.some(({ cells }) => cells.some((cell) => gapsIn(cell).length > 0))) return rows;
  const columns = new PairsOfColumns(rows);
  return rows.map((row) => {
    const cells = row.cells.flatMap((cell) => {
      const at = gapsIn(cell).find((gap) => columns.has(cell, cell.tokens[gap]!.x0));
      if (at === undefined) return [cell];
      return [cell.tokens.slice(0, at), cell.tokens.slice(at)].map((tokens) =>
        cellOf(tokens, cell.page, cell.baseline),
      );
    });
    return cells.length === row.cells.length ? row : { ...row, cells };
  });
}

/** Where cells begin that stand beside each other. */
class PairsOfColumns {
  readonly #lefts = new Edges();
  readonly #rights = new Edges();
  readonly #counts = new Map<string, number>();

  constructor(rows: readonly CellRow[]) {
    for (const { cells } of rows)
      for (const [i, { x0 }] of cells.slice(1).entries()) {
        const pair = `${this.#lefts.take(cells[i]!.x0)} ${this.#rights.take(x0)}`;
        this.#counts.set(pair, (this.#counts.get(pair) ?? 0) + 1);
      }
  }

  /** Whether several rows have cells that begin where one does, and where a word in it does. */
  has({ x0, size }: Cell, right: number): boolean {
    const within = IN_COLUMN_EM * size;
    const pair = `${this.#lefts.find(x0, within)} ${this.#rights.find(right, within)}`;
    return (this.#counts.get(pair) ?? 0) >= LEAST_ROWS;
  }
}

/** Before which tokens of a cell the gap is wider than a space, and as narrow as one of a phrase may be. */
function gapsIn({ tokens, size }: Cell): number[] {
  return tokens.flatMap(({ x0 }, i) => {
    const gap = i === 0 ? 0 : x0 - tokens[i - 1]!.x1;
    return gap >= LEAST_GAP_EM * size && gap <= PHRASE_GAP_EM * size ? [i] : [];
  });
}
