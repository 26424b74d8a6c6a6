import { classifyTax } from "@paylift/canonical";
import { withFirstWords } from "./first-words.ts";
import { isFigure, partOf, type Cell, type CellRow } from "../../cells/cells.ts";
import { BY_SIDE, headingOf, type ColumnRole, type TextColumn } from "../../vocabulary/headings.ts";
import { isLineLabel, isOfTaxes, sectionsOf } from "../../vocabulary/line-labels.ts";

/** Lines of one header stand no further apart than this, in font sizes. */
const LINE_EM = 2.2;
const LEAST_COLUMNS = 3;

const WAGES = /^(?:(?:taxable|subject) )?wages$|^taxable$/i;
const TAX = /^(?:tax|amount|withheld|withholding|w\/h|tax withheld)$/i;

/**
 * Names columns that are called after the side that pays alone by what stands over them: `Medical` over `EE` and `ER`; and those of
 * taxes, `Medicare` over `Wages`, `EE` and `ER`. There are as many names as times that the sides begin anew, each over the middle
 * of its own.
 */
export function nameSidedColumns(printed: readonly CellRow[]): CellRow[] {
  const rows = withFirstWords(printed.map(withSidesApart));
  const taken = new Set<CellRow>();
  const named = rows.map((row, i) => {
    const names = rows[i - 1];
    if (row.cells.length <= LEAST_COLUMNS || row.cells.some(isFigure)) return row;
    const areTaxes = row.cells.filter(({ text }) => WAGES.test(text)).length > 1;
    const runs = runsOf(
      behindPerson(row.cells).filter((cell) => isSide(cell) || (areTaxes && isOfTax(cell))),
    );
    if (names === undefined || taken.has(names) || !isRightAbove(names, row)) return row;
    if (runs.flat().length < LEAST_COLUMNS || !runs.some(({ length }) => length > 1)) return row;
    if (names.cells.length !== runs.length || !areNames(names, runs)) return row;
    taken.add(names);
    const nameOf = new Map(runs.flatMap((run, k) => run.map((cell) => [cell, names.cells[k]!] as const)));
    const cells = row.cells.map((cell) => {
      const name = nameOf.get(cell);
      if (name === undefined && areTaxes) return underName(cell, names.cells, runs);
      return name === undefined ? cell : { ...cell, text: areTaxes ? ofTax(name, cell) : ofPlan(name, cell) };
    });
    return { ...row, cells };
  });
  return named.filter((_, i) => !taken.has(rows[i]!));
}

const SIDE = /^(?:employee|employer|company|ee|er)$/i;

/** Before the company's part of a tax stand the wages that it is due on, or what is withheld: `Withheld Employer`. */
const BESIDE_SIDE = /^(?:wages|withheld)$/i;

/** Narrow columns stand almost as close as words: `Employer Employee` are the last of one plan and the first of the next. */
function withSidesApart(row: CellRow): CellRow {
  const cells = row.cells.flatMap((cell) => {
    const [first, ...others] = cell.tokens;
    const areSides =
      others.length > 0 &&
      (SIDE.test(first!.plain) || BESIDE_SIDE.test(first!.plain)) &&
      others.every(({ plain }) => SIDE.test(plain));
    return areSides ? cell.tokens.map((token) => partOf(cell, [token])) : [cell];
  });
  return cells.length === row.cells.length ? row : { ...row, cells };
}

function isRightAbove(names: CellRow, { page, baseline, cells }: CellRow): boolean {
  if (names.page !== page || names.cells.some(isFigure)) return false;
  return baseline - names.baseline <= LINE_EM * (cells[0]?.size ?? 0);
}

/** Before the column of names it is short for that of numbers. */
const NUMBER = /^empl?\.?$/i;

/** The columns behind those of whoever is paid for, which have a name, an id: `Employee` is a side as well. */
function behindPerson(cells: readonly Cell[]): readonly Cell[] {
  const told = new Set<TextColumn>();
  const first = cells.findIndex(({ text }, i) => {
    const column = i === 0 && NUMBER.test(text) ? "id" : (headingOf(text)?.text ?? null);
    if (column === null || told.has(column)) return true;
    told.add(column);
    return false;
  });
  return cells.slice(Math.max(1, first));
}

function ofPlan(plan: Cell, { text }: Cell): string {
  return `${plan.text} ${text}`;
}

function ofTax(tax: Cell, { text }: Cell): string {
  if (WAGES.test(text)) return `${tax.text} Taxable Wages`;
  return TAX.test(text) ? tax.text : `${tax.text} ${text}`;
}

/** A tax behind the wages that it is due on has the name over both, where that makes it one: `Income Tax` under `Federal`. */
function underName(cell: Cell, names: readonly Cell[], runs: readonly (readonly Cell[])[]): Cell {
  const name = names[runs.findLastIndex(([wages]) => wages!.x1 <= cell.x0)];
  if (name === undefined || !isOnlyTax(cell)) return cell;
  const text = `${name.text} ${cell.text}`;
  return classifyTax(text).known ? { ...cell, text } : cell;
}

/** Whether a text speaks of a tax and of nothing else: behind the last tax of a table stand plans and the net pay. */
function isOnlyTax({ text }: Cell): boolean {
  const heading = headingOf(text);
  if (heading !== null) return heading.role === null && heading.section === "tax";
  const sections = sectionsOf(text);
  return sections.length > 0 && sections.every(isOfTaxes);
}

function isOfTax({ text }: Cell): boolean {
  return WAGES.test(text) || TAX.test(text);
}

function sideOf({ text }: Cell): ColumnRole | null {
  if (WAGES.test(text)) return "taxable_wages";
  if (TAX.test(text)) return "amount";
  return /^\S+$/.test(text) ? (headingOf(text)?.role ?? null) : null;
}

function isSide(cell: Cell): boolean {
  return BY_SIDE.has(sideOf(cell));
}

/** Columns from left to right, parted where a side comes again. */
function runsOf(sides: readonly Cell[]): Cell[][] {
  const runs: Cell[][] = [];
  for (const cell of sides) {
    const open = runs.at(-1);
    if (open === undefined || open.some((other) => sideOf(other) === sideOf(cell))) runs.push([cell]);
    else open.push(cell);
  }
  return runs;
}

/** Whether each name is that of a line or of a sum, and stands over its own columns or between their neighbours. */
function areNames({ cells }: CellRow, runs: readonly (readonly Cell[])[]): boolean {
  return cells.every((name, i) => {
    const middle = (name.x0 + name.x1) / 2;
    // Other columns of its own may stand behind the wages.
    const end = runs[i + 1]?.[0]?.x0 ?? runs[i]!.at(-1)!.x1;
    const isOver = middle > (runs[i - 1]?.at(-1)?.x1 ?? -Infinity) && middle < end;
    return isOver && (isLineLabel(name.text) || headingOf(name.text)?.role === "sum");
  });
}
