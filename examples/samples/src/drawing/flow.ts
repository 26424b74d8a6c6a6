import type { Page, Sheet, TextStyle } from "./sheet.ts";

export interface Cell extends TextStyle {
  x: number;
  text: string;
}

export type Row = Cell[];

/** Lays stacks side by side: row 3 of one has nothing to do with row 3 of the next. */
export function sideBySide(...stacks: Row[][]): Row[] {
  const height = Math.max(0, ...stacks.map((stack) => stack.length));
  return Array.from({ length: height }, (_, index) => stacks.flatMap((stack) => stack[index] ?? []));
}

/** Pushes a stack down by empty rows. */
export const lowered = (rows: number, stack: Row[]): Row[] => [
  ...Array.from({ length: rows }, (): Row => []),
  ...stack,
];

export interface FlowOptions {
  top: number;
  bottom: number;
  pitch: number;
}

/** Rows from the top of a page to its bottom, page after page. */
export class Flow {
  readonly #sheet: Sheet;
  readonly #options: FlowOptions;
  page: Page;
  /** The baseline of the next row. */
  y: number;
  /** Called on each new page before the row that did not fit. */
  onBreak: (() => void) | null = null;

  constructor(sheet: Sheet, options: FlowOptions) {
    this.#sheet = sheet;
    this.#options = options;
    this.page = sheet.addPage();
    this.y = options.top;
  }

  get atTop(): boolean {
    return this.y === this.#options.top;
  }

  newPage(): void {
    this.page = this.#sheet.addPage();
    this.y = this.#options.top;
    this.onBreak?.();
  }

  /** Starts a new page unless this much still fits, and would fit on a page at all. */
  reserve(height: number): void {
    const { top, bottom } = this.#options;
    if (this.y + height > bottom && height <= bottom - top && !this.atTop) this.newPage();
  }

  row(cells: Row, pitch: number = this.#options.pitch): void {
    if (this.y > this.#options.bottom) this.newPage();
    for (const { x, text, ...style } of cells) this.page.text(x, this.y, text, style);
    this.y += pitch;
  }

  rows(rows: readonly Row[]): void {
    for (const row of rows) this.row(row);
  }

  space(height: number): void {
    if (!this.atTop) this.y += height;
  }

  rule(fromX: number, toX: number, { above = 0, width = 0.5, grey = 0 } = {}): void {
    const y = this.y - above;
    this.page.rule([fromX, y], [toX, y], width, grey);
  }
}
