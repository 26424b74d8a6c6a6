import type { MoneyReading, RecordReading } from "../../interpret/reading.ts";
import { setFigure } from "../../interpret/record-builder.ts";
import type { FigureName } from "../../variants/variant-schema.ts";
import type { Block } from "../blocks/open-blocks.ts";
import type { CellGroup, FigureCell } from "../cells/cell-groups.ts";
import type { Cell } from "../cells/cells.ts";
import { isTableRow } from "../cells/table-rows.ts";
import type { HeaderStack } from "../headers/header-stack.ts";
import type { HeadingMap } from "../headers/heading-map.ts";
import { senseOf } from "../vocabulary/label-sense.ts";
import { isLineLabel, isPayment } from "../vocabulary/line-labels.ts";
import { grossOfLine } from "./gross-of-line.ts";
import type { HeaderReader } from "./header-reader.ts";
import { money } from "./sums-of-lines.ts";

/** What stands under a heading ends with it within this, in points. */
const SAME_END_PT = 1;

/** Figures that stand in columns of their own: `Gross Pay`, `Tot Taxes`, `Net Pay` over `Amount`. */
export class HeadedFigures {
  readonly #headings: HeadingMap;
  readonly #stack: HeaderStack;
  readonly #header: HeaderReader;

  constructor(headings: HeadingMap, stack: HeaderStack, header: HeaderReader) {
    this.#headings = headings;
    this.#stack = stack;
    this.#header = header;
  }

  /** Sets the figures that headings name; gives the other numbers. */
  take(block: Block, { label, figures }: Pick<CellGroup, "label" | "figures">): FigureCell[] {
    const { record } = block;
    const sense = label === null ? null : senseOf(label.text);
    const [total, named] = [sense?.scope != null, sense?.figure != null];
    const overall = sense === null || sense.period !== null || (total && !named);
    // Behind the figure that a row is named after others may stand in their columns: `Gross`, and under `Net Pay` more.
    const isOther = (cell: FigureCell, figure: FigureName): boolean =>
      (isTableRow(figures) || this.#endsWithHeading(cell)) && cell !== figures[0] && sense?.figure !== figure;
    const ofLine = label === null || total || named ? null : grossOfLine(figures, this.#headings);
    return figures.filter((cell) => {
      // Hours and rates that say what they are are no sums.
      if (cell.number.unit !== undefined) return true;
      const heading =
        this.#headings.columnOf(cell) ?? (label === null ? this.#stack.headingBefore(cell) : null);
      if (heading?.role === "amount" && overall && this.#takeNetPay(record, cell)) return false;
      const figure = heading?.figure ?? null;
      if (heading === null || figure === null || this.#header.isNamedBelow(block, cell)) return true;
      const isPay = figure === "gross_pay" || figure === "net_pay";
      // Of all people some are paid by deposit, others by check.
      const isPart = figure === "net_pay" && label !== null && isPayment(label.text) && !isTableRow(figures);
      if (isPart && record.scope !== "check") return true;
      const ownColumn = (isPay || this.#isTotalColumn(cell)) && heading.role === null;
      if (!overall && (!ownColumn || (named ? !isOther(cell, figure) : total))) return true;
      if (isPartOf(record.figures.get(figure), label, cell)) return true;
      setFigure(record, figure, money(cell));
      return cell === ofLine;
    });
  }

  /** Sets the net pay from a column of amounts that is called after it. False for other numbers. */
  #takeNetPay(record: RecordReading, cell: FigureCell): boolean {
    if (record.figures.has("net_pay") || this.#headings.figureOfGroup(cell) !== "net_pay") return false;
    return setFigure(record, "net_pay", money(cell));
  }

  /** Whether a number ends where the heading over it does. */
  #endsWithHeading(cell: FigureCell): boolean {
    const over = this.#headings.headingOver(cell);
    return over !== null && Math.abs(over.cell.x1 - cell.x1) <= SAME_END_PT;
  }

  /** Whether a number stands under the name of a sum: `Tot Taxes`. */
  #isTotalColumn(cell: FigureCell): boolean {
    return /^tot(?:al)?\b/i.test(this.#headings.headingOver(cell)?.cell.text ?? "");
  }
}

/** Below a person's figure other numbers may stand in its column, and the lines that it is the sum of. */
function isPartOf(known: MoneyReading | undefined, label: Cell | null, { number }: FigureCell): boolean {
  if (known === undefined) return false;
  return known.cents !== number.cents || (label !== null && isLineLabel(label.text));
}
