import { methodOf } from "../../interpret/payment-method.ts";
import type { Assumptions } from "../assume/assumptions.ts";
import { behindSection } from "../cells/cell-groups.ts";
import { isFigure, overlap, type Cell, type CellRow } from "../cells/cells.ts";
import { holdsDate } from "../document/holds-date.ts";
import { withoutWages } from "../vocabulary/taxable-wages.ts";
import { isLineOfTable, isOneLine, namesPay } from "./columns-beside.ts";
import { figureOfLabel } from "../vocabulary/figure-labels.ts";
import {
  headingOf,
  isUnknown,
  isColumnName,
  stackedRoles,
  type ColumnRole,
  type Heading,
} from "../vocabulary/headings.ts";
import { isSameLine } from "../vocabulary/same-line.ts";
import { sectionWord } from "../vocabulary/section-words.ts";
import { lineOfColumn } from "../vocabulary/line-of-column.ts";
import { jobsHeading } from "./jobs-heading.ts";
import { isBasis, isPayForTime } from "./roles-beside.ts";
import { isLineLabel, isPayment, sectionsOf } from "../vocabulary/line-labels.ts";
import { withoutYear } from "../vocabulary/total-labels.ts";

/** Lines of one header stand no further apart than this, in points. */
const GAP_PT = 20;
const LEAST_CELLS = 3;

/** What somebody does, in a column beside their name, where so many others name lines. */
const OF_WORK = /^(?:job )?(?:title|position)$|^occupation$/i;
const LEAST_LABELS = 2;

/**
 * The header of a table with fixed columns, line by line. Where a record has as many lines as its header, a number
 * without a label of its own is what the header's line of the same place says (`FEDERAL` over `MEDICARE`).
 */
export class HeaderStack {
  #rows: CellRow[] = [];
  /** Figures stand below the header: what follows begins another. */
  #isOver = false;
  /** The lines of the header that have labels: these, and all that stands there. */
  #labelled: { cells: readonly Cell[]; labels: readonly Cell[] }[] = [];
  readonly #assumptions: Assumptions;
  readonly #headers: ReadonlySet<CellRow>;

  constructor(assumptions: Assumptions, headers: ReadonlySet<CellRow>) {
    this.#assumptions = assumptions;
    this.#headers = headers;
  }

  /** Takes a row that may be part of a header. */
  read(row: CellRow): void {
    const last = this.#rows.at(-1);
    const isNext = last !== undefined && last.page === row.page && row.baseline - last.baseline <= GAP_PT;
    const goesOn = isNext && !this.#isOver;
    this.#isOver ||= row.cells.some(isFigure);
    // What stands in the cells of a column or two is told below their names.
    const tellsLines = goesOn && row.cells.every(({ text }) => stackedRoles(text) !== null);
    if (row.cells.length < LEAST_CELLS && !tellsLines && !isSmallTable(row)) return;
    // What the lines below are about stands below their header.
    if (behindSection(row.cells) !== null) return;
    if (row.cells.some(({ number, text }) => number !== null || holdsDate(text))) return;
    if (!goesOn && !row.cells.some(({ text }) => headingOf(text) !== null)) return;
    this.#rows = goesOn ? [...this.#rows, row] : [row];
    this.#isOver = false;
    this.#labelled = this.#rows
      .map((line) => ({
        cells: line.cells,
        labels: line.cells
          .map((cell) => (this.#headers.has(line) ? ofLine(cell) : cell))
          .map((cell) => withoutAmount(cell, line))
          .filter((cell) => this.#isLabel(cell, line)),
      }))
      .filter(({ labels }) => labels.length > 0);
  }

  /** Whether a heading stands above the header, with figures of its own between. */
  isAbove(heading: Cell): boolean {
    const [first] = this.#rows;
    return first?.page === heading.page && first.cells.every(({ baseline }) => heading.baseline < baseline);
  }

  /** The label over a number of a record's line (from 0); null where the header has none. */
  labelOf(cell: Cell, line: number): Cell | null {
    if (this.#labelled.length === 0 || this.#saysElse(cell, line)) return null;
    const rows = [this.#labelled[Math.min(line, this.#labelled.length - 1)]!, ...this.#labelled];
    for (const { labels } of rows) {
      const found = mostOver(labels, cell);
      if (found !== undefined) return found;
    }
    const before = this.#before(cell);
    return before !== null && this.#isLabel(before.cell, before.header) ? before.cell : this.#onlyTax(cell);
  }

  /** The only line of a table of people, a tax, for the wages that it is due on: `Taxable Wages` beside `UI Tax`. */
  #onlyTax(cell: Cell): Cell | null {
    const header = this.#rows.find((row) => this.#headers.has(row));
    const bases = header?.cells.filter(({ text }) => headingOf(text)?.role === "taxable_wages") ?? [];
    const [base, other] = bases;
    if (base === undefined || other !== undefined || overlap(base, cell) <= 0) return null;
    const [only, ...others] = this.#labelled
      .flatMap(({ labels }) => labels)
      .filter(({ text }) => isLineLabel(text));
    return only !== undefined && others.length === 0 && sectionsOf(only.text).includes("tax") ? only : null;
  }

  /**
   * What a number is by a heading for the lines of one cell (`HRS / AMT`), or by the word below the name of its line (`Overtime`
   * over `Hours`), with the label above; null for others.
   */
  stackedUnder(number: Cell, line: number): { label: Cell; role: ColumnRole } | null {
    const below = this.#measureUnder(number, line);
    if (below !== null) return below;
    for (const row of this.#rows) {
      const heading = mostOver(row.cells, number);
      const roles = heading === undefined ? null : stackedRoles(heading.text);
      const label = mostOver(this.#labelled[0]?.labels ?? [], number);
      const role = roles?.[line];
      if (role !== undefined && label !== undefined) return { label, role };
    }
    return null;
  }

  /** The hours of a line that the header names one line above, where each line of a record stands below its own of the header. */
  #measureUnder(number: Cell, line: number): { label: Cell; role: ColumnRole } | null {
    const own = line === 0 ? undefined : mostOver(this.#rows[line]?.cells ?? [], number);
    const role = own === undefined || !isColumnName(own.text) ? null : (headingOf(own.text)?.role ?? null);
    if (role !== "hours" && role !== "rate") return null;
    const above = new Set(this.#rows[line - 1]!.cells.map(({ tokens }) => tokens));
    const labels = this.#labelled.flatMap((row) => row.labels.filter(({ tokens }) => above.has(tokens)));
    const label = mostOver(labels, number) ?? mostOver(labels, own!);
    return label === undefined ? null : { label, role };
  }

  /** Whether the header's own line for a record's line has something over a number that names no line: `HRS 3`. */
  #saysElse(number: Cell, line: number): boolean {
    const over = this.#labelled[line]?.cells.find((cell) => overlap(cell, number) > 0);
    const hasLines = line > 0 || this.#assumptions.lines !== null;
    return hasLines && over !== undefined && this.labelAt(number, line) === null;
  }

  /** The label over a number in the header's own line for a record's line (from 0). */
  labelAt(cell: Cell, line: number): Cell | null {
    const over = this.#labelled[Math.min(line, this.#labelled.length - 1)];
    return mostOver(over?.labels ?? [], cell) ?? null;
  }

  /** Whether a text says what somebody does, below a heading for it on a further line of the header: no line of pay is there. */
  isWork(cell: Cell): boolean {
    if (cell.number !== null) return false;
    // An id may be as long as to reach below what they do.
    const isNearest = (over: Cell, row: readonly Cell[]): boolean =>
      row.every(
        (other) => overlap(other, cell) <= 0 || Math.abs(other.x0 - cell.x0) >= Math.abs(over.x0 - cell.x0),
      );
    const isOver = (over: Cell, i: number, row: readonly Cell[]): boolean =>
      OF_WORK.test(over.text) &&
      overlap(over, cell) > 0 &&
      isNearest(over, row) &&
      jobsHeading(row, i) === null;
    return this.#rows.slice(1).some(({ cells }) => cells.some(isOver));
  }

  /** Whether a text of a table of people is a note below a heading that speaks of no texts: `1257L` below `Tax Code`. */
  isNote(cell: Cell): boolean {
    const over = this.#overInTable(cell);
    if (over === undefined || cell.number !== null) return false;
    if (this.isKind(cell)) return true;
    // Whose columns are named after lines has none that is called after what they do.
    if (OF_WORK.test(over.text) && this.#labelled.some(({ labels }) => labels.length >= LEAST_LABELS))
      return true;
    const heading = headingOf(over.text);
    if (heading?.text === "kind" || sectionsOf(cell.text).length > 0) return false;
    // A letter below the name of a tax is its table: `A` below `NI`.
    if (cell.text.length === 1 && isLineLabel(over.text)) return true;
    return heading !== null && heading.text === null && figureOfLabel(cell.text) === null;
  }

  /** Whether a text of a table of people says what kind of check its line is: `Manual` below `Type`. */
  isKind(cell: Cell): boolean {
    const over = this.#overInTable(cell);
    if (over === undefined || headingOf(over.text)?.text !== "kind") return false;
    return [methodOf, headingOf, sectionWord].every((read) => read(cell.text) === null);
  }

  #overInTable(cell: Cell): Cell | undefined {
    const header = this.#rows.find((row) => this.#headers.has(row));
    return header === undefined ? undefined : mostOver(header.cells, cell);
  }

  /** What the heading at the left edge of a wide column says of a number, which may stand right of it. */
  headingBefore(cell: Cell): Heading | null {
    const before = this.#before(cell);
    return before === null ? null : this.#assumptions.headingOf(before.cell.text);
  }

  /** The heading that ends last before a number in a table of people, where the next one begins behind the number. */
  #before(number: Cell): { cell: Cell; header: CellRow } | null {
    const header = this.#rows.find((row) => this.#headers.has(row));
    const at = header?.cells.findLastIndex(({ x1 }) => x1 <= number.x0) ?? -1;
    if (header === undefined || at < 0) return null;
    const next = header.cells[at + 1];
    return next === undefined || next.x0 >= number.x1 ? { cell: header.cells[at]!, header } : null;
  }

  /** The name of a line, or in a table of people any name that says nothing else. */
  #isLabel(cell: Cell, row: CellRow): boolean {
    const { text } = cell;
    if (isBasis(cell, row.cells) || isPayForTime(cell, row.cells)) return false;
    if (isLabel(text, this.#assumptions)) return true;
    if (this.#headers.has(row) && (isLineOfTable(cell, row.cells) || isPaidOut(text))) return true;
    if ((this.#headers.has(row) || namesPay(row.cells)) && isOneLine(cell, row.cells)) return true;
    return (this.#headers.has(row) || this.#assumptions.lines !== null) && isUnknown(text);
  }
}

/** Whether a line names a line of pay and its sum, and nothing else: `Regular`, `Gross Pay`. */
function isSmallTable({ cells }: CellRow): boolean {
  const [line, sum, other] = cells.map(({ text }) => text);
  if (line === undefined || sum === undefined || other !== undefined) return false;
  return isLineLabel(line) && figureOfLabel(line) === null && figureOfLabel(sum) !== null;
}

/** A column of what is paid out: `Direct Deposit`. */
function isPaidOut(text: string): boolean {
  return isPayment(text) && figureOfLabel(text) === null && headingOf(text)?.text == null;
}

/** Of the texts over a number that which covers most of it: a long word may reach into the next column. */
function mostOver(texts: readonly Cell[], number: Cell): Cell | undefined {
  let best: Cell | undefined;
  for (const text of texts)
    if (overlap(text, number) > Math.max(0, best === undefined ? 0 : overlap(best, number))) best = text;
  return best;
}

/** The line that a column of a table of people is about, where that is of the year: `Medicare YTD`. */
function ofLine(cell: Cell): Cell {
  const text = withoutYear(cell.text);
  return isLineLabel(text) || isUnknown(text) ? { ...cell, text } : cell;
}

/** `Pay` ends the names of many lines; these words end none. */
const AMOUNT = / (?:amount|amt|pay pay)\.?$/i;
const OF_PAY = / pay$/i;

/** `Sick Leave Amt` is the name of a line with what its column holds, and so is `REG Pay` beside `REG Hours`. */
function withoutAmount(cell: Cell, { cells }: CellRow): Cell {
  const areWages = headingOf(cell.text)?.role === "taxable_wages" || isBasis(cell, cells);
  const tax = areWages ? taxOfWages(cell.text) : null;
  if (tax !== null) return { ...cell, text: tax };
  const line = isOfHours(cell) ? null : lineOfColumn(cell.text);
  if (line === null) return cell;
  const isWhole = isLineLabel(cell.text) && !AMOUNT.test(cell.text);
  // Where only the group says which are hours, `Pay` is of the line's own name.
  const isHours = (other: Cell): boolean => (OF_PAY.test(cell.text) ? saysHours(other) : isOfHours(other));
  const hasHours =
    isWhole && cells.some((other) => isHours(other) && isSameLine(lineOfColumn(other.text) ?? "", line));
  return isWhole && !hasHours ? cell : { ...cell, text: line };
}

/** The tax that a column of wages is named after: `FIT` of `FIT Wages`; null for others. */
function taxOfWages(text: string): string | null {
  const tax = withoutWages(text);
  return tax !== text && sectionsOf(tax).includes("tax") ? tax : null;
}

/** Whether the printed name of a column speaks of hours. */
function saysHours(cell: Cell): boolean {
  const printed = cell.tokens.map(({ plain }) => plain).join(" ");
  return isOfHours(cell) && printed.split(" ").length === cell.text.split(" ").length;
}

function isOfHours({ text }: Cell): boolean {
  return headingOf(text)?.role === "hours";
}

function isLabel(text: string, assumptions: Assumptions): boolean {
  const heading = assumptions.headingOf(text);
  if (heading?.role === "hours" && lineOfColumn(text) !== null) return true;
  const column = heading !== null && (heading.role !== null || heading.text !== null);
  return !column && figureOfLabel(text) === null && sectionsOf(text).length > 0;
}
