import type { RecordReading } from "../../interpret/reading.ts";
import { setFigure } from "../../interpret/record-builder.ts";
import { putYtdFigure } from "../../interpret/ytd-figures.ts";
import type { FigureName } from "../../variants/variant-schema.ts";
import type { AmountEdges } from "../cells/amount-edges.ts";
import type { Pair } from "../assume/assumptions.ts";
import type { FigureCell } from "../cells/cell-groups.ts";
import { putEarnedAside } from "./earned-aside.ts";
import { isClose } from "./close-labels.ts";
import { ListSums } from "./list-sums.ts";
import type { Cell } from "../cells/cells.ts";
import type { HeadingMap } from "../headers/heading-map.ts";
import { BY_SIDE, headingOf, type ColumnRole } from "../vocabulary/headings.ts";
import { ReimbursedSums } from "./reimbursed-sums.ts";
import {
  addUpLines,
  money,
  namesCompanysPart,
  namesWithheld,
  replacesSum,
  sumUpAbove,
  sumUpPart,
  sumUpWithheld,
} from "./sums-of-lines.ts";
import { SumNames } from "./sum-names.ts";
import type { OpenTotals, StackTotal, TotalOfRecord } from "./stack-totals.ts";
import { sumUpYearHours } from "./year-hours.ts";
import { areBesideColumns, isBelowYear } from "./year-below.ts";
import { addUp } from "../items/item-values.ts";
import { PAY } from "../../variants/figures-of-people.ts";
import { namesNetPay } from "../vocabulary/line-labels.ts";

const ROLES_OF_SUMS: Record<Pair, readonly ColumnRole[]> = {
  "basis, amount": ["hours", "amount"],
  "amount, year": ["amount", "ytd_amount"],
};

/** What the company pays beside a sum of what somebody does, in one column for taxes and deductions. */
const OF_COMPANY: ReadonlyMap<FigureName | null, FigureName> = new Map([
  ["total_taxes", "total_employer_taxes"],
  ["total_deductions", "total_employer_contributions"],
] as const);

/** Reads lines of sums: which figure each number is follows from its label, its heading or the column that it ends. */
export class SumReader implements OpenTotals {
  readonly #headings: HeadingMap;
  readonly #edges: AmountEdges;
  readonly #pairs: Pair | null;
  readonly #lists: ListSums;
  readonly #names: SumNames;
  readonly #reimbursed = new ReimbursedSums();
  readonly further: StackTotal[] = [];
  readonly withheld: TotalOfRecord[] = [];
  readonly companys: TotalOfRecord[] = [];
  readonly paid: TotalOfRecord[] = [];
  readonly unnamed: { record: RecordReading; cell: FigureCell }[] = [];

  constructor(headings: HeadingMap, edges: AmountEdges, pairs: Pair | null) {
    this.#lists = new ListSums(headings, edges);
    this.#names = new SumNames(headings, edges);
    this.#headings = headings;
    this.#edges = edges;
    this.#pairs = pairs;
  }

  get earned(): readonly TotalOfRecord[] {
    return this.#lists.earned;
  }

  /** The sum of a list under the name that stands over the list as well. False for other lines. */
  readNamedAsList(record: RecordReading, label: Cell, figures: readonly FigureCell[]): boolean {
    return this.#lists.readNamed(record, label, figures);
  }

  /** Takes what is paid out in all, under a name that the net pay has as well: `Net Checks`. */
  readPaid(record: RecordReading, label: Cell, [first]: readonly FigureCell[]): void {
    if (first !== undefined && namesNetPay(label.text.replace(/s$/i, "")))
      this.paid.push({ record, money: money(first) });
  }

  /** Sets the figures of a record; `figure` is what the label of the line names, if anything. */
  read(
    record: RecordReading,
    figure: FigureName | null,
    cells: readonly FigureCell[],
    label: Cell | null = null,
  ): void {
    // The only number beside the name of a figure is that figure, whatever table stands above.
    const only = figure !== null && cells.length === 1;
    const close = only && label !== null && isClose(label, cells[0]!);
    const ofHours = label !== null && figure === null && headingOf(label.text)?.role === "hours";
    const pair = this.#isPair(cells) ? ROLES_OF_SUMS[this.#pairs!] : null;
    const periods =
      figure === null || label === null ? null : this.#headings.periodsBehind(label, cells.length);
    // Figures of the year may stand before those of the period.
    const first = Math.max(0, periods?.indexOf("amount") ?? 0);
    const isAside = areBesideColumns(
      record,
      figure,
      cells,
      (cell) => this.#headings.columnOf(cell)?.role ?? null,
    );
    // Of one of several lists of a section the year is no figure either.
    let isOfList = false;
    for (const [i, cell] of cells.entries()) {
      const { token, quantity, cents } = cell.number;
      const found =
        pair?.[i] ??
        periods?.[i] ??
        (cents === null
          ? "hours"
          : i > 0 && (isBelowYear(record, figure, cell) || isAside)
            ? "ytd_amount"
            : null) ??
        this.#headings.columnOf(cell)?.role ??
        null;
      // A figure of a table of its own may stand under the heading of rates, of which there is no sum.
      const isMisplaced =
        found === "rate" && figure !== null && !cells.some((other) => this.#isAmount(other));
      // The net pay of the period is printed before that of the year.
      const isFirst =
        (only || isAside) && figure === "net_pay" && found === "ytd_amount" && !record.figures.has(figure);
      // No list of sums has gross or net pay in it.
      const isNoSum = found === "sum" && figure !== null && PAY.includes(figure);
      const isNoBasis = only && (found === "hours" || found === "taxable_wages" || isNoSum);
      const role = close || isMisplaced || isFirst || isNoBasis ? null : found;
      if ((role === "hours" || (ofHours && cells.length === 1)) && quantity !== null) {
        record.totalHours ??= { quantity, token };
        token.claim = "total";
      } else if (role === "ytd_amount" && record.scope === "check" && !isOfList) {
        this.#readYear(record, figure, cell, cells, label);
      } else if (
        role === "ytd_amount" ||
        role === "employer_ytd" ||
        role === "ytd_hours" ||
        role === "taxable_wages" ||
        role === "ytd_taxable_wages" ||
        role === "rate" ||
        role === "aside"
      )
        this.#passBy(record, cell, role);
      else if (role === "sum") this.#addUp(record, cell, cells);
      else {
        if (label !== null && namesCompanysPart(label) && record.scope !== "check") {
          this.companys.push({ record, money: money(cell) });
          continue;
        }
        const isOfBoth = label !== null && (figure === "total_deductions" || namesWithheld(label));
        if (isOfBoth && record.scope !== "check") {
          if (i === first) {
            this.withheld.push({ record, money: money(cell) });
            token.claim ??= "total";
            // The company's part may stand beside it.
          } else if (role === "employer_amount")
            setFigure(record, "total_employer_contributions", money(cell));
          else this.#putPay(record, cell);
          continue;
        }
        const isOfWithheld = label !== null && sumUpWithheld(record, label, cell, this.#isOfWithheld(cell));
        isOfList = !isOfWithheld && label !== null && this.#lists.sumUp(record, label, cell);
        if (isOfWithheld || isOfList || (label !== null && sumUpPart(record, label, cell))) continue;
        if (label === null && this.#edges.isMixed(cell) && sumUpAbove(record, cell)) continue;
        const own = i > first && this.#isBehindNetPay(figure, cells[first]!, cell) ? null : figure;
        const name =
          (i > 0 && role === "employer_amount" && this.#edges.isMixed(cell)
            ? OF_COMPANY.get(figure)
            : undefined) ??
          this.#names.at(cell, own, { only, label }) ??
          this.#names.named(cell, label) ??
          this.#names.paidOut(record, cell) ??
          this.#names.under(record, cell, label);
        if (name === "gross_pay" && figure === null && this.#reimbursed.take(record, cell)) continue;
        // The last sum of lists of all lines is that of what people are paid.
        if (name === null && cents !== null && record.scope === "company" && cells.length === 1)
          this.paid.push({ record, money: money(cell) });
        if (name !== null && name === figure && replacesSum(record, name, money(cell))) continue;
        if (name !== null && name === figure && putEarnedAside(record, name, money(cell))) continue;
        if (name !== null && cents !== null)
          this.#set(record, this.#names.partUnder(cell, name), cell, label === null);
        else if (cents === 0 || this.#edges.isMixed(cell)) token.claim ??= "total";
      }
    }
  }

  /** Sums of what is no figure of anybody: of the hours of the year, of rates, of wages that taxes are due on. */
  #passBy(record: RecordReading, cell: FigureCell, role: ColumnRole): void {
    cell.number.token.claim = "total";
    if (role === "ytd_hours") sumUpYearHours(record, cell);
  }

  #set(record: RecordReading, name: FigureName, cell: FigureCell, isUnnamed: boolean): void {
    const section = this.#edges.sectionAt(cell);
    if (setFigure(record, name, money(cell))) {
      if (isUnnamed && name === "total_deductions") this.unnamed.push({ record, cell });
      return;
    }
    if (record.scope === "check" && sumUpAbove(record, cell)) return;
    // The sum of a list that has no lines is no second figure.
    if (cell.number.cents === 0) cell.number.token.claim ??= "total";
    // What somebody earns stands beside what they are paid back.
    if (record.scope === "check" && section === "earning") {
      sumUpAbove(record, cell);
      return;
    }
    if (section === null) return;
    this.further.push({ record, name, section, money: money(cell) });
  }

  /** Whether a number is the sum of the lines above it, on the line of a net pay that stands below none. */
  #isBehindNetPay(figure: FigureName | null, net: FigureCell, cell: FigureCell): boolean {
    return (
      figure === "net_pay" && this.#edges.sectionAt(net) === null && this.#edges.sectionAt(cell) !== null
    );
  }

  /** Whether a column can hold what is withheld of both kinds. */
  #isOfWithheld(cell: FigureCell): boolean {
    return this.#edges.isMixed(cell) || this.#edges.sectionAt(cell) === "deduction";
  }

  #isAmount(cell: FigureCell): boolean {
    return this.#headings.columnOf(cell)?.role === "amount";
  }

  /** Two numbers without headings, of which something is assumed. */
  #isPair(cells: readonly FigureCell[]): boolean {
    if (this.#pairs === null || cells.length !== 2) return false;
    return cells.every((cell) => this.#headings.columnOf(cell)?.role == null);
  }

  /** What both sides pay together, beside the sums of each. */
  #addUp(record: RecordReading, whole: FigureCell, cells: readonly FigureCell[]): void {
    const sides = cells.filter((cell) => BY_SIDE.has(this.#headings.columnOf(cell)?.role ?? null));
    // Beside what the company adds to several lines it is the sum of all of them.
    const isOfEmployee = (side: FigureCell): boolean =>
      this.#headings.columnOf(side)?.role === "employee_amount";
    if (!sides.some(isOfEmployee)) return addUpLines(record, whole);
    addUp(
      record,
      "total",
      whole,
      sides.map((side) => ({ amount: money(side) })),
    );
  }

  /** What stands under the name of the gross or net pay is that, whatever sum stands before it on the line. */
  #putPay(record: RecordReading, cell: FigureCell): void {
    const named = this.#headings.headingOver(cell)?.figure ?? null;
    if (named !== null && PAY.includes(named) && cell.number.cents !== null)
      setFigure(record, named, money(cell));
  }

  /** A sum of the year is called what the sum of the period beside it is. */
  #readYear(
    record: RecordReading,
    figure: FigureName | null,
    cell: FigureCell,
    cells: readonly FigureCell[],
    label: Cell | null,
  ): void {
    const { token, cents } = cell.number;
    token.claim = "total";
    const beside = cells.find((other) => other !== cell && this.#headings.columnOf(other)?.role === "amount");
    const ofPeriod =
      beside === undefined ? null : (this.#names.at(beside, figure) ?? this.#names.named(beside, label));
    const name = figure ?? ofPeriod;
    if (name !== null && cents !== null) putYtdFigure(record, name, { cents, token });
  }
}
