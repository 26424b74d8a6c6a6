import { isFigure, overlap, type Cell, type CellRow } from "../../cells/cells.ts";
import { namesPeople } from "../../document/employee-count.ts";
import { figureOfLabel } from "../../vocabulary/figure-labels.ts";
import { headingOf } from "../../vocabulary/headings.ts";
import { totalScope } from "../../vocabulary/total-labels.ts";

/** What is counted stands right below its name, no further than this, in font sizes. */
const BELOW_EM = 2.5;

/** So many columns of amounts name figures as well. */
const COLUMNS = 2;

/**
 * How many people there are may stand below the word for them, on a line of sums: `Employees` over `5`, `Gross Pay` over
 * `5,265.58`. The word goes before its number.
 */
export function withCountsNamed(rows: readonly CellRow[]): readonly CellRow[] {
  let header: CellRow | undefined;
  return rows.map((row, i) => {
    const names = rows[i - 1];
    if (names !== undefined && isHeader(names)) header = names;
    if (header === undefined) return row;
    const count = (names === header ? countBelow(header, row) : undefined) ?? countOfAll(header, row);
    if (count === undefined) return row;
    const name = header.cells.find((cell) => namesPeople(cell.text))!;
    const named = { ...count, text: `${name.text.replace(/:$/, "")} ${count.text}`, number: null };
    return { ...row, cells: row.cells.map((cell) => (cell === count ? named : cell)) };
  });
}

/** Whether a line names figures, and people beside them. */
function isHeader({ cells }: CellRow): boolean {
  if (!cells.some(({ text }) => namesPeople(text)) || cells.some(({ number }) => number !== null))
    return false;
  const columns = cells.filter(({ text }) => headingOf(text)?.role != null);
  return cells.some(({ text }) => figureOfLabel(text) !== null) || columns.length >= COLUMNS;
}

/** The number below the word for people, between names of figures and figures alone; departments have names beside theirs. */
function countBelow(names: CellRow, row: CellRow): Cell | undefined {
  const { page, baseline, cells } = row;
  const label = names.cells.find(({ text }) => namesPeople(text))!;
  if (names.page !== page || baseline - names.baseline > BELOW_EM * label.size || !cells.some(isFigure))
    return undefined;
  return countUnder(label, cells);
}

/** The number in the column of people on the line of the sums of all, below those of departments. */
function countOfAll(names: CellRow, { page, cells: [name, ...cells] }: CellRow): Cell | undefined {
  const label = names.cells.find(({ text }) => namesPeople(text))!;
  if (name === undefined || names.page !== page || totalScope(name.text) !== "company") return undefined;
  return countUnder(label, cells);
}

/** The whole number below a word, where everything beside it is figures. */
function countUnder(label: Cell, cells: readonly Cell[]): Cell | undefined {
  const count = cells.find((cell) => overlap(cell, label) > 0);
  const others = cells.filter((cell) => cell !== count);
  return count?.number?.whole === true && others.every(isFigure) ? count : undefined;
}
