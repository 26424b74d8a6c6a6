import { pretaxOf, sumMoney } from "@paylift/canonical";
import type { RecordReading } from "../../interpret/reading.ts";
import type { FigureName } from "../../variants/variant-schema.ts";
import type { AmountEdges } from "../cells/amount-edges.ts";
import type { FigureCell } from "../cells/cell-groups.ts";
import type { Cell } from "../cells/cells.ts";
import { Edges } from "../cells/edges.ts";
import type { HeadingMap } from "../headers/heading-map.ts";
import { sumOfSection } from "../vocabulary/figure-labels.ts";
import { headingOf } from "../vocabulary/headings.ts";
import { totalScope } from "../vocabulary/total-labels.ts";
import { isClose, LIST_PT } from "./close-labels.ts";

/** Tells which figure a sum is: by its label, by the heading over it, or by the lines whose column it ends. */
export class SumNames {
  readonly #headings: HeadingMap;
  readonly #edges: AmountEdges;
  /** Where sums of what people are paid end. */
  readonly #paidOut = new Edges();

  constructor(headings: HeadingMap, edges: AmountEdges) {
    this.#headings = headings;
    this.#edges = edges;
  }

  /** What is paid out in all, at the end of a line of sums, is the net pay. */
  paidOut({ scope, payments }: RecordReading, { number: { cents }, x1 }: FigureCell): FigureName | null {
    if (scope !== "check") return this.#paidOut.find(x1) === null ? null : "net_pay";
    const paid = payments.flatMap(({ amount }) => amount ?? []);
    const ends = paid.every(({ token }) => Math.abs(token.x1 - x1) <= LIST_PT);
    if (paid.length === 0 || !ends || sumMoney(paid.map((part) => part.cents)) !== cents) return null;
    this.#paidOut.take(x1);
    return "net_pay";
  }

  /** What the label says, where sums of several sections end at one edge, or stand in a line of text: `Total Earnings`. */
  named(cell: FigureCell, label: Cell | null): FigureName | null {
    const section = label === null ? null : (headingOf(label.text)?.section ?? null);
    if (section === null || section === "net" || section === "other") return null;
    if (section === "earning" && this.#edges.sectionAt(cell) === null) return sumOfSection(section);
    if (this.#edges.isMixed(cell)) return null;
    return totalScope(label!.text) === "section" && isClose(label!, cell) ? sumOfSection(section) : null;
  }

  /** A sum over people under the name of its list, where the lines of the list end elsewhere: `Total` under `Taxes`. */
  under({ scope }: RecordReading, cell: FigureCell, label: Cell | null): FigureName | null {
    if (scope === "check" || label === null || totalScope(label.text) !== "section") return null;
    if (headingOf(label.text)?.section != null || this.#edges.sectionAt(cell) !== null) return null;
    const section = this.#headings.headOf(label)?.section ?? null;
    const isOfList = !this.#edges.isMixed(cell) && cell.x0 < this.#headings.endOfStack(label, false);
    return !isOfList || section === null || section === "net" || section === "other"
      ? null
      : sumOfSection(section);
  }

  /** What employees pay before taxes, or after them, may have a column of its own: the sum of one is that of a part. */
  partUnder(cell: FigureCell, name: FigureName): FigureName {
    const over = name === "total_deductions" ? this.#headings.headingOver(cell) : null;
    const pretax = over?.role === "employee_amount" ? pretaxOf(over.cell.text) : null;
    if (pretax === null) return name;
    return pretax ? "pretax_deductions" : "posttax_deductions";
  }

  /** The figure that a sum is: what its label names, unless it stands in the company's column beside others. */
  at(
    cell: FigureCell,
    figure: FigureName | null,
    { only, label }: { only: boolean; label: Cell | null } = { only: false, label: null },
  ): FigureName | null {
    const listed = label === null ? null : (this.#headings.headOf(label)?.section ?? null);
    const section = this.#edges.sectionAt(cell, listed);
    const isAlone = only && this.#headings.columnOf(cell)?.role !== "employer_amount";
    const ofCompany = !isAlone && (section === "employer_tax" || section === "employer_contribution");
    if (figure !== null && (!ofCompany || figure === "gross_pay" || figure === "net_pay")) return figure;
    return section === null ? null : sumOfSection(section);
  }
}
