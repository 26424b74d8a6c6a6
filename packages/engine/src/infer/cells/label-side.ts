import type { Assumptions } from "../assume/assumptions.ts";
import { isFigure, type Cell, type CellRow } from "./cells.ts";
import { Edges } from "./edges.ts";
import { isDay } from "./is-day.ts";

/** A label right of its number stands this close, in font sizes. */
const CLOSE_EM = 0.8;
/** And this close where nothing else can be the number's label: at the start or the end of a row. */
const LAST_CLOSE_EM = 1.4;
/** A number whose label stands before it is so much nearer to it than to the label of the next number. */
const NEARER = 1.5;

/** In which columns numbers stand left of their labels (`180.22 FIT`). */
export class LabelSides {
  readonly #edges = new Edges();
  readonly #after = new Map<number, number>();
  readonly #all = new Map<number, number>();

  readonly #assumed: Assumptions["numbers"];

  constructor(rows: readonly CellRow[], assumed: Assumptions["numbers"] = null) {
    this.#assumed = assumed;
    for (const { cells } of rows) {
      const paired = new Set([...pairsFromStart(cells), ...pairsFromEnd(cells)]);
      cells.forEach((cell, i) => {
        if (!isFigure(cell)) return;
        const edge = this.#edges.take(cell.x1);
        count(this.#all, edge);
        const next = cells[i + 1];
        if (next === undefined || next.number !== null || saysNothing(next)) return;
        if (isNearerBefore(cells[i - 1], cell, next)) return;
        if (isClose(cell, next, CLOSE_EM) || paired.has(cell)) count(this.#after, edge);
      });
    }
  }

  /** Whether the label of the number at a place of a line stands right of it. */
  isBeforeLabel(cells: readonly Cell[], at: number): boolean {
    const [cell, next] = [cells[at], cells[at + 1]];
    if (!isFigure(cell) || next === undefined || next.number !== null) return false;
    if (!isClose(cell, next, LAST_CLOSE_EM) || saysNothing(next)) return false;
    if (isNearerBefore(cells[at - 1], cell, next)) return false;
    if (this.#assumed !== null) return this.#assumed === "left";
    const edge = this.#edges.find(cell.x1) ?? cell.x1;
    return (this.#after.get(edge) ?? 0) * 2 > (this.#all.get(edge) ?? 0);
  }
}

/** A sentence that goes on behind its figure: `Payment of 1,240.18 USD to account ending 1234`. */
const GOES_ON = /^(?:(?:USD|CAD|GBP|EUR|dollars) )?(?:to|into|was|will|is|has|deposited|paid|on)\b/;

/** Whether a text behind a number is no label. */
function saysNothing({ text }: Cell): boolean {
  return isDay(text) || GOES_ON.test(text);
}

/** Whether the label before a number stands clearly nearer to it than the one behind: `GROSS 503.42  FICA 38.51`. */
function isNearerBefore(before: Cell | undefined, cell: Cell, next: Cell): boolean {
  if (before === undefined || before.number !== null) return false;
  return (cell.x0 - before.x1) * NEARER <= next.x0 - cell.x1;
}

/** Numbers of a row that begins with one: each with the label right of it, from the start on. */
function pairsFromStart(cells: readonly Cell[]): Set<Cell> {
  const paired = new Set<Cell>();
  for (let i = 0; i + 1 < cells.length; i += 2) {
    const [number, label] = [cells[i]!, cells[i + 1]!];
    if (label.number !== null || !isFigure(number) || !isClose(number, label, LAST_CLOSE_EM)) break;
    paired.add(number);
  }
  return paired;
}

/** Numbers of a row that ends with a label: each with the label right of it, from the end on. */
function pairsFromEnd(cells: readonly Cell[]): Set<Cell> {
  const paired = new Set<Cell>();
  for (let i = cells.length - 1; i > 0; i -= 2) {
    const [number, label] = [cells[i - 1]!, cells[i]!];
    if (label.number !== null || !isFigure(number) || !isClose(number, label, LAST_CLOSE_EM)) break;
    paired.add(number);
  }
  return paired;
}

function isClose(cell: Cell, next: Cell, em: number): boolean {
  return next.x0 - cell.x1 <= em * cell.size;
}

function count(map: Map<number, number>, key: number): void {
  map.set(key, (map.get(key) ?? 0) + 1);
}
