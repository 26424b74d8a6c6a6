import { overlap, type Cell } from "../cells/cells.ts";
import { hasColumnOfPay, mayHaveColumnOfPay } from "./columns-beside.ts";
import type { Doubts } from "../assume/doubts.ts";
import { isLineLabel } from "../vocabulary/line-labels.ts";
import type { PlacedHeading } from "./placed-heading.ts";

/** Nobody works so long in a period, in hundredths of an hour. */
export const MOST_HOURS = 400_00;

/** Headings that speak of hours and are the names of lines, too: `Regular Hours` may have amounts below it. */
export class PerhapsHours {
  /** Those with a column beside them that may be the pay for the hours. */
  readonly #besidePay = new Set<Cell>();
  readonly #doubts: Doubts;

  constructor(doubts: Doubts) {
    this.#doubts = doubts;
  }

  /** Takes the headings of a row. */
  read(headings: readonly PlacedHeading[], cells: readonly Cell[]): void {
    for (const { role, cell } of headings) {
      if (role !== "hours" || !isLineLabel(cell.text) || hasColumnOfPay(cell, cells)) continue;
      if (mayHaveColumnOfPay(cell, cells)) this.#besidePay.add(cell);
      else this.#doubts.column(cell.text);
    }
  }

  /** Takes a person's number below a heading: more than anybody works is an amount. */
  see(number: Cell, heading: Cell): void {
    if (!this.#besidePay.has(heading) || overlap(number, heading) <= 0) return;
    if (Math.abs(number.number?.cents ?? 0) > MOST_HOURS) this.#doubts.column(heading.text);
  }
}
