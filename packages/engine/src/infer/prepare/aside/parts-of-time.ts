import { sumMoney } from "@paylift/canonical";
import type { Token } from "../../../layout/token.ts";
import { isFigure, overlap, type Cell, type CellRow } from "../../cells/cells.ts";
import { isDay } from "../../cells/is-day.ts";
import type { RowsAside } from "./rows-aside.ts";

/** `Jul 2026`, `Q3`, `3rd Quarter` */
const PART =
  /^(?:(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.?(?: '?\d{2,4})?|q(?:tr|uarter)? ?[1-4]|[1-4](?:st|nd|rd|th) q(?:tr|uarter))$/i;
const WHOLE = /^(?:(?:quarter|year|period|grand) )?totals?$/i;
/** So many parts have columns, so many lines prove that the last column is their sum, and so many of all lines. */
const [PARTS, LINES, MOST] = [3, 3, 0.8];
const NEAR_PT = 3;

interface TimeColumns {
  header: CellRow;
  parts: readonly Cell[];
  whole: Cell;
}

/**
 * Leaves out the columns of several days, months or quarters beside the column of their sum: what is paid in all of them
 * is what the lines say. Most lines have to add up.
 */
export function withoutPartsOfTime(rows: readonly CellRow[]): RowsAside {
  const found = rows.flatMap((row) => columnsOf(row) ?? []);
  if (found.length === 0) return { rows, aside: [] };
  const aside: Token[] = [];
  const pages = [...Map.groupBy(rows, ({ page }) => page).values()];
  return { rows: pages.flatMap((page) => withoutParts(page, found, aside)), aside };
}

function withoutParts(page: readonly CellRow[], found: readonly TimeColumns[], aside: Token[]): CellRow[] {
  const columns = found.find(({ header }) => page.includes(header));
  if (columns === undefined) return [...page];
  const from = page.indexOf(columns.header);
  const body = page.slice(from + 1);
  const told = body.map((row) => adds(row, columns)).filter((holds) => holds !== null);
  const proved = told.filter(Boolean).length;
  if (proved < LINES || proved < MOST * told.length) return [...page];
  const isOut = (cell: Cell): boolean => columns.parts.some((part) => isUnder(cell, part));
  const own = columns.header.cells.filter((cell) => cell !== columns.whole && !columns.parts.includes(cell));
  const header = { ...columns.header, cells: own.filter(({ text }) => !/\bdate$/i.test(text)) };
  const kept = body.map((row) => {
    const out = row.cells.filter((cell) => cell.number !== null && isOut(cell));
    aside.push(...out.flatMap(({ tokens }) => tokens));
    return { ...row, cells: row.cells.filter((cell) => !out.includes(cell)) };
  });
  return [...page.slice(0, from), header, ...kept].filter(({ cells }) => cells.length > 0);
}

function columnsOf(header: CellRow): TimeColumns | null {
  const { cells } = header;
  const whole = cells.at(-1);
  if (whole === undefined || cells.some(isFigure) || !WHOLE.test(whole.text)) return null;
  const parts = cells.filter(({ text }) => isDay(text) || PART.test(text));
  const areBeside = parts.length >= PARTS && cells.indexOf(parts[0]!) === cells.length - 1 - parts.length;
  return areBeside ? { header, parts, whole } : null;
}

/** Whether the last figure of a line is the sum of those of the parts; null where it has none of either. */
function adds({ cells }: CellRow, { parts, whole }: TimeColumns): boolean | null {
  const figures = cells.filter(isFigure);
  const sum = figures.find((cell) => isUnder(cell, whole));
  const own = figures.filter((cell) => parts.some((part) => isUnder(cell, part)));
  if (sum === undefined || own.length === 0) return null;
  return sumMoney(own.map(({ number }) => number.cents ?? 0)) === sum.number.cents;
}

function isUnder(cell: Cell, heading: Cell): boolean {
  return overlap(cell, heading) > -NEAR_PT;
}
