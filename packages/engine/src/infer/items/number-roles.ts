import { multiplyToCents } from "@paylift/canonical";
import type { ItemReading } from "../../interpret/reading.ts";
import type { LineSection } from "../../variants/variant-schema.ts";
import type { Pair } from "../assume/assumptions.ts";
import type { Cell } from "../cells/cells.ts";
import type { FigureCell } from "../cells/cell-groups.ts";
import { isProduct } from "../cells/is-product.ts";
import type { HeadingMap } from "../headers/heading-map.ts";
import type { ColumnRole } from "../vocabulary/headings.ts";
import { isOfTaxes } from "../vocabulary/line-labels.ts";
import { MOST_HOURS } from "../headers/perhaps-hours.ts";
import { areOnOneLine } from "../cells/one-line.ts";
import { HoursOrder } from "./hours-order.ts";

/** Says what each number of a line is. */
export class NumberRoles {
  readonly #headings: HeadingMap;
  readonly #pairs: Pair | null;
  readonly #hoursOrder = new HoursOrder();

  constructor(headings: HeadingMap, pairs: Pair | null) {
    this.#headings = headings;
    this.#pairs = pairs;
  }

  /** Settles what only all lines tell. */
  complete(): void {
    this.#hoursOrder.complete();
  }

  /** Whether the only number beside a label is that of a list of hours. */
  #isInListOfHours([only, other]: readonly FigureCell[], label: Cell): boolean {
    if (only === undefined || other !== undefined || !areOnOneLine(label, only)) return false;
    return this.#headings.isListOfHours(label);
  }

  /** Headings say what the numbers of a line are; without them a product does. */
  of(cells: readonly FigureCell[], item: ItemReading, label: Cell): [FigureCell, ColumnRole][] {
    const { section } = item;
    const roles = cells.map((cell) => cell.number.unit ?? this.#headings.columnOf(cell)?.role ?? null);
    if (section === "earning" && roles[0] === null && this.#isInListOfHours(cells, label))
      return [[cells[0]!, "hours"]];
    const [a, b, c] = cells;
    const areFree = cells.length === 3 && roles.slice(1).every((role) => role === null);
    if (areFree && (isProduct(a!, b!, c!) || (section === "earning" && isRounded(a!, b!, c!)))) {
      if (roles[0] === "hours" || (roles[0] === null && this.#hoursOrder.isFirst(item, a!, b!)))
        return [
          [a!, "hours"],
          [b!, "rate"],
          [c!, "amount"],
        ];
      if (roles[0] === null || roles[0] === "rate")
        return [
          [a!, "rate"],
          [b!, "hours"],
          [c!, "amount"],
        ];
    }
    const quantity = quantityBefore(cells, roles);
    if (quantity !== undefined) roles[cells.indexOf(quantity)] = "hours";
    const pair = pairRoles(roles, section, this.#pairs);
    if (pair !== null) return cells.map((cell, i) => [cell, pair[i]!]);
    // A total beside nothing that it could be of is the amount.
    const total = roles.indexOf("sum");
    if (total >= 0 && roles.every((role, i) => i === total || role === "taxable_wages"))
      roles[total] = "amount";
    // Nothing is withheld by the hour, though a line may stand near a heading of hours.
    if (cells.length === 1 && section !== "earning" && roles[0] === "hours" && a!.number.cents !== null)
      return [[a!, "amount"]];
    const isOfTime = (cell: FigureCell, i: number): boolean =>
      section === "earning" && i < roles.indexOf("amount") && canBeHours(cell);
    return cells.map((cell, i) => [
      cell,
      roles[i] ?? (cell.number.cents === null || isOfTime(cell, i) ? "hours" : "amount"),
    ]);
  }
}

/** Whether a number that no heading speaks of, before the amount of an earning, can be the hours that it is paid for. */
function canBeHours({ number: { cents, quantity } }: FigureCell): boolean {
  return quantity !== null && cents !== null && Math.abs(cents) <= MOST_HOURS;
}

/** What two numbers without headings are by what is assumed of such; null for others. */
function pairRoles(
  roles: readonly (ColumnRole | null)[],
  section: LineSection,
  assumed: Pair | null,
): readonly ColumnRole[] | null {
  if (assumed === null) return null;
  // Hours and their rate may say what they are, before an amount and that of the year.
  const told = roles.slice(0, -2);
  const areTold = told.length > 0 && told.every((role) => role === "hours" || role === "rate");
  if (areTold && assumed === "amount, year" && roles.slice(-2).every((role) => role === null))
    return [...told, "amount", "ytd_amount"];
  if (roles.length !== 2 || roles.some((role) => role !== null)) return null;
  if (assumed === "amount, year") return ["amount", "ytd_amount"];
  if (section === "earning") return ["hours", "amount"];
  return isOfTaxes(section) ? ["taxable_wages", "amount"] : null;
}

/**
 * A number without a heading, before a rate and the amount that is their product, is what is paid for: hours or pieces. The
 * amount may have no heading either.
 */
function quantityBefore(
  cells: readonly FigureCell[],
  roles: readonly (ColumnRole | null)[],
): FigureCell | undefined {
  const rate = cells[roles.indexOf("rate")];
  const last = roles.at(-1) === null ? cells.at(-1) : undefined;
  const amount = cells[roles.indexOf("amount")] ?? last;
  if (rate === undefined || amount === undefined) return undefined;
  return cells.find(
    (cell, i) => roles[i] === null && i < cells.indexOf(rate) && isProduct(cell, rate, amount),
  );
}

/** Whether an amount is hours at a rate of which the document shows no more than cents: 7.50 at 35.625, as 35.62. */
function isRounded(a: FigureCell, b: FigureCell, c: FigureCell): boolean {
  const [x, y] = [a.number.quantity, b.number.quantity];
  if (x === null || y === null || c.number.cents === null) return false;
  // The smaller one is the hours, or it allows for less than these would.
  const [least] = [a, b].map(({ number }) => Math.abs(number.cents ?? 0)).sort((one, other) => one - other);
  return Math.abs(multiplyToCents(x, y) - c.number.cents) <= 1 + least! / 200;
}
