import { isFigure, overlap, type Cell } from "../cells/cells.ts";
import type { PlacedHeading } from "./placed-heading.ts";

/** Lines of one header stand no further apart than this, in font sizes. */
const LINE_EM = 2;
const LEAST_CELLS = 3;

interface HeaderLine {
  cells: readonly Cell[];
  headings: readonly PlacedHeading[];
}

/** The lines of the header in force, for records that have as many lines as it. */
export class HeaderLines {
  /** The line of the record that is read, from 0. */
  line = 0;
  #lines: HeaderLine[] = [];

  /** Takes a row that may be a line of a header. */
  read(cells: readonly Cell[], headings: readonly PlacedHeading[]): void {
    const [first] = cells;
    if (first === undefined || cells.some(isFigure)) return;
    const goesOn = this.#isBelow(first);
    if (!goesOn && (cells.length < LEAST_CELLS || headings.length === 0)) return;
    this.#lines = goesOn ? [...this.#lines, { cells, headings }] : [{ cells, headings }];
  }

  #isBelow(cell: Cell): boolean {
    const last = this.#lines.at(-1)?.cells[0];
    if (last === undefined || last.page !== cell.page) return false;
    return cell.baseline > last.baseline && cell.baseline - last.baseline <= LINE_EM * cell.size;
  }

  get haveNoNames(): boolean {
    const [first] = this.#lines;
    return first !== undefined && !first.headings.some(({ text }) => text === "name" || text === "id");
  }

  /**
   * The heading over a number in the header's line of the same place: null where other words stand there, undefined where
   * nothing does.
   */
  over(number: Cell): PlacedHeading | null | undefined {
    if (this.#lines.length < 2) return undefined;
    const line = this.#lines[this.line];
    const above = line?.cells.find((cell) => overlap(cell, number) > 0);
    if (line === undefined || above === undefined) return undefined;
    return line.headings.find(({ cell }) => cell === above) ?? null;
  }

  /** Whether a number that stands beside a heading stands below other words of its header, on whichever line of it. */
  haveOther(heading: Cell, number: Cell): boolean {
    const isOver = (cell: Cell): boolean => overlap(cell, number) > 0;
    return (
      this.#lines.some(({ cells }) => cells.includes(heading)) &&
      this.#lines.some(({ cells }) => cells.some(isOver))
    );
  }
}
