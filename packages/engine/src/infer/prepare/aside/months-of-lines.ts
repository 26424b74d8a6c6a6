import { multiplyToCents } from "@paylift/canonical";
import { isFigure, type Cell, type CellNumber, type CellRow } from "../../cells/cells.ts";
import type { RowsAside } from "./rows-aside.ts";

/** `09.2025`, `9/2025`, `2025-09`, `Sep 2025` */
const MONTH =
  /^(?:(?:0?[1-9]|1[0-2])[-./](?:19|20)\d\d|(?:19|20)\d\d[-/](?:0[1-9]|1[0-2])|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.? (?:19|20)\d\d)$/i;

/**
 * Takes out the month that a line is about, where it stands in a cell of its own between the name of the line and its
 * figures: `Retro Pay  09.2025  36.41`.
 */
export function withoutMonths(rows: readonly CellRow[]): RowsAside {
  const months = rows.map(({ cells }) => cells.find((cell, i) => isMonthOfLine(cells, cell, i)));
  return {
    rows: rows.map((row, i) => {
      const month = months[i];
      return month === undefined ? row : { ...row, cells: row.cells.filter((cell) => cell !== month) };
    }),
    aside: months.flatMap((month) => month?.tokens ?? []),
  };
}

function isMonthOfLine(cells: readonly Cell[], { text }: Cell, at: number): boolean {
  const [before, month, ...behind] = cells.slice(Math.max(0, at - 1));
  if (at === 0 || before!.number !== null || before!.text.endsWith(":") || !MONTH.test(text)) return false;
  const figures = behind.filter(isFigure);
  if (figures.length === 0 || figures.length < behind.length) return false;
  const [next, last] = figures;
  // A rate may look like a month: hours and pay are behind it.
  return !(isFigure(month) && last !== undefined && isRateOf(month.number, next!.number, last.number));
}

function isRateOf(
  { quantity: rate }: CellNumber,
  { quantity: hours }: CellNumber,
  { cents }: CellNumber,
): boolean {
  if (rate === null || hours === null || cents === null) return false;
  return Math.abs(multiplyToCents(rate, hours) - cents) <= 1;
}
