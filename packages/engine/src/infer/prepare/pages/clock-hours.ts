import { parseQuantity } from "@paylift/canonical";
import { isFigure, type Cell, type CellRow } from "../../cells/cells.ts";

const CLOCK = /^(?<hours>\d{1,3}):(?<minutes>[0-5]\d)$/;
/** So many lines of a document count hours as a clock does, where any does. */
const LEAST = 2;

/** Reads hours and minutes beside amounts as hours: `11:15` is 11.25. A time of day has no amount beside it. */
export function withClockHours(rows: readonly CellRow[]): readonly CellRow[] {
  const counted = rows.filter(({ cells }) => cells.some(isClock) && cells.some(isFigure));
  if (counted.length < LEAST) return rows;
  const lines = new Set(counted);
  return rows.map((row) => (lines.has(row) ? { ...row, cells: row.cells.map(asHours) } : row));
}

function isClock({ number, tokens, text }: Cell): boolean {
  return number === null && tokens.length === 1 && CLOCK.test(text);
}

function asHours(cell: Cell): Cell {
  const found = isClock(cell) ? CLOCK.exec(cell.text)?.groups : undefined;
  if (found === undefined) return cell;
  const hours = Number(found["hours"]) + Number(found["minutes"]) / 60;
  const quantity = parseQuantity(String(Number(hours.toFixed(4))));
  return { ...cell, number: { token: cell.tokens[0]!, cents: null, quantity, unit: "hours", whole: false } };
}
