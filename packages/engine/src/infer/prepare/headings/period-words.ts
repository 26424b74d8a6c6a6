import { isFigure, type Cell, type CellRow } from "../../cells/cells.ts";

/** How columns of periods are called, and the word for each that is known everywhere. */
const PERIODS: readonly [RegExp, string][] = [
  [
    /^(?:this|curr?(?:ent)?\.?)(?: (?:pay ?)?(?:period|check|payroll|pay|amount|amt))?$|^(?:pay )?period$/i,
    "Current",
  ],
  [/^(?:this |current )?(?:month|mth|mo)\.?(?:[- ]to[- ]date)?$|^m[.-]?t[.-]?d\.?$/i, "MTD"],
  [/^(?:this |current )?(?:quarter|qtr)\.?(?:[- ]to[- ]date)?$|^q[.-]?t[.-]?d\.?$/i, "QTD"],
  [/^(?:this |current |calendar )?(?:year|yr)\.?(?:[- ]to[- ]date)?$|^y[.-]?t[.-]?d\.?$/i, "YTD"],
];
const LONGER = new Set(["MTD", "QTD", "YTD"]);

/**
 * Calls the periods of a table what everybody does, where its header has columns for the period and for longer ones: `This Period`,
 * `This Quarter`, `This Year`. By themselves such words may say other things.
 */
export function withPeriodsNamed(rows: readonly CellRow[]): readonly CellRow[] {
  return rows.map((row) => {
    if (row.cells.some(isFigure)) return row;
    const named = new Map(row.cells.flatMap((cell) => wordOf(cell)));
    const words = new Set(named.values());
    if (!words.has("Current") || ![...words].some((word) => LONGER.has(word))) return row;
    return { ...row, cells: row.cells.map((cell) => ({ ...cell, text: named.get(cell) ?? cell.text })) };
  });
}

function wordOf(cell: Cell): [Cell, string][] {
  if (cell.number !== null) return [];
  const found = PERIODS.find(([pattern]) => pattern.test(cell.text));
  return found === undefined ? [] : [[cell, found[1]]];
}
