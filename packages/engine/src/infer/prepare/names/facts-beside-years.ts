import { isFigure, partOf, type Cell, type CellRow } from "../../cells/cells.ts";
import { employeeCountOf } from "../../document/employee-count.ts";
import { BARE_ID } from "../../people/name-with-id.ts";
import { detailsOf } from "../../people/person-details.ts";
import { periodOfRow, totalScope } from "../../vocabulary/total-labels.ts";
import { withChanged } from "../../cells/changed-rows.ts";

/** The words for both periods begin within this, in points, on lines no further apart than this, in font sizes. */
const [EDGE_PT, LINE_EM] = [2, 2.2];
/** So many people have their facts beside the word for the year. */
const LEAST = 2;
/** What the next fact begins with: `No. 1238  Dept 02`. */
const BEGINS_FACT = /^(?:dep(?:artmen)?t|div(?:ision)?|loc(?:ation)?)\b/i;
/** What parts two facts. */
const PARTING = /^[-\u2013\u2014|/\u00b7\u2022]$/;

/**
 * Takes what stands before the word for the year to the line of the period right above, which names whom both are of: `Joe Adams
 * Current` over `Cook · No. 73  YTD`. It names nobody else.
 */
export function withFactsBesideYears(printed: readonly CellRow[]): readonly CellRow[] {
  const rows = withPeriodsApart(printed);
  const changed = new Map<CellRow, readonly Cell[]>();
  rows.forEach((row, i) => {
    const below = rows[i + 1];
    const at = below === undefined ? -1 : yearBelow(row, below);
    if (at < 0) return;
    const [name, ...rest] = row.cells;
    changed.set(row, [name!, ...factsOf(name!, below!.cells.slice(0, at)), ...rest]);
    changed.set(below!, below!.cells.slice(at));
  });
  if (changed.size < LEAST * 2) return rows;
  return withChanged(rows, changed);
}

/** A long name may reach up to the word for the period, which begins where it does on other lines. */
function withPeriodsApart(rows: readonly CellRow[]): readonly CellRow[] {
  const counts = new Map<number, number>();
  for (const { cells } of rows) {
    const [, period] = cells;
    if (period === undefined || !isOf(period, "current") || !cells.some(isFigure)) continue;
    const edge = Math.round(period.x0);
    counts.set(edge, (counts.get(edge) ?? 0) + 1);
  }
  if (counts.size === 0) return rows;
  return rows.map((row) => {
    const [first, ...rest] = row.cells;
    const last = first?.tokens.at(-1);
    if (first === undefined || last === undefined || first.tokens.length < 2 || !rest.some(isFigure))
      return row;
    if ((counts.get(Math.round(last.x0)) ?? 0) < LEAST) return row;
    const period = partOf(first, [last]);
    if (!isOf(period, "current")) return row;
    return { ...row, cells: [partOf(first, first.tokens.slice(0, -1)), period, ...rest] };
  });
}

/** Where the word for the year stands on a line with facts below a name's; -1 on other lines. */
function yearBelow({ page, baseline, cells }: CellRow, below: CellRow): number {
  const [name, period] = cells;
  if (below.page !== page || period === undefined || !isOf(period, "current")) return -1;
  if (below.baseline - baseline > LINE_EM * name!.size || ![cells, below.cells].every(hasFigures)) return -1;
  const at = below.cells.findIndex((cell) => isOf(cell, "ytd") && Math.abs(cell.x0 - period.x0) <= EDGE_PT);
  const facts = below.cells.slice(0, Math.max(0, at));
  // A sum may say there how many it is over.
  if (name!.number !== null || totalScope(name!.text) !== null || facts.length === 0) return -1;
  return facts.some((fact) => isFigure(fact) || employeeCountOf(fact.text) !== null) ? -1 : at;
}

function isOf({ text, number }: Cell, period: "current" | "ytd"): boolean {
  return number === null && periodOfRow(text) === period;
}

function hasFigures(cells: readonly Cell[]): boolean {
  return cells.some(isFigure);
}

/** The id and the department that facts tell, right behind a name, where no column is. */
function factsOf(name: Cell, facts: readonly Cell[]): Cell[] {
  const { id, department, place } = detailsOf(facts.flatMap(partsOf), {
    text: name.text,
    tokens: name.tokens,
  });
  const where = department ?? place;
  const { x1, baseline } = name;
  const beside = { ...name, baseline, x0: x1, x1, number: null };
  return [
    ...(id === null ? [] : [{ ...beside, tokens: id.tokens, text: `Employee No: ${id.text}` }]),
    ...(where === null ? [] : [{ ...beside, tokens: where.tokens, text: `Department: ${where.text}` }]),
  ];
}

/** The facts of a cell: an id may stand close before what somebody does. */
function partsOf(cell: Cell): Cell[] {
  const [id, next] = cell.tokens;
  if (next !== undefined && BARE_ID.test(id!.plain) && /^\p{Lu}/u.test(next.plain))
    return [idOf(partOf(cell, [id!])), ...partsOf(partOf(cell, cell.tokens.slice(1)))];
  const word = cell.tokens.findIndex(({ plain }, i) => i > 0 && BEGINS_FACT.test(plain));
  if (word > 0)
    return [partOf(cell, cell.tokens.slice(0, word)), ...partsOf(partOf(cell, cell.tokens.slice(word)))];
  const at = cell.tokens.findIndex(({ plain }, i) => i > 0 && PARTING.test(plain));
  if (at < 0 || at + 1 >= cell.tokens.length) return [cell];
  return [partOf(cell, cell.tokens.slice(0, at)), ...partsOf(partOf(cell, cell.tokens.slice(at + 1)))];
}

/** A number alone before what somebody does is who they are. */
function idOf(cell: Cell): Cell {
  return { ...cell, text: `No. ${cell.text}` };
}
