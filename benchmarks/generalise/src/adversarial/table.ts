import type { Flow, Row, Sheet } from "@paylift/samples/parts";

/** A column of a table. Its heading has as many lines as the deepest of the table. */
export interface Column {
  heading: readonly string[];
  align: "left" | "right";
  /** Space before it, in font sizes. */
  gap: number;
}

export interface TableRow {
  cells: readonly string[];
  bold?: boolean;
  /** A text over the whole width instead of cells. */
  across?: string;
}

/** Where the columns of a table stand: left edges for texts, right edges for figures, all for size 1. */
export interface Placing {
  edges: number[];
  width: number;
}

/** Finds room for what every column holds. */
export function place(sheet: Sheet, columns: readonly Column[], rows: readonly TableRow[]): Placing {
  const edges: number[] = [];
  let x = 0;
  columns.forEach(({ heading, align, gap }, index) => {
    const texts = [...heading, ...rows.map(({ cells }) => cells[index] ?? "")];
    const width = Math.max(0.5, ...texts.map((text) => sheet.width(text, 1, true)));
    x += index === 0 ? 0 : gap;
    edges.push(align === "left" ? x : x + width);
    x += width;
  });
  return { edges, width: x };
}

/** Draws a table at a left edge in one font size. */
export class TableDrawing {
  readonly #columns: readonly Column[];
  readonly #edges: readonly number[];
  readonly #left: number;
  readonly #size: number;

  constructor(columns: readonly Column[], placing: Placing, left: number, size: number) {
    this.#columns = columns;
    this.#edges = placing.edges;
    this.#left = left;
    this.#size = size;
  }

  heading(flow: Flow): void {
    const depth = Math.max(0, ...this.#columns.map(({ heading }) => heading.length));
    for (let line = 0; line < depth; line++) {
      const cells = this.#columns.map(({ heading }) => heading[line - depth + heading.length] ?? "");
      flow.row(this.#row(cells, true), this.#size * 1.25);
    }
    flow.y += this.#size * 0.4;
  }

  row(flow: Flow, { cells, across, bold = false }: TableRow): void {
    const pitch = this.#size * 1.35;
    if (across === undefined) flow.row(this.#row(cells, bold), pitch);
    else flow.row([{ x: this.#left, text: across, bold: true, size: this.#size }], pitch);
  }

  #row(cells: readonly string[], bold: boolean): Row {
    return this.#columns.map(({ align }, index) => ({
      x: this.#left + (this.#edges[index] ?? 0) * this.#size,
      text: cells[index] ?? "",
      align,
      bold,
      size: this.#size,
    }));
  }
}
