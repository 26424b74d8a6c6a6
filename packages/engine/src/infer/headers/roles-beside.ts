import { classifyTax, normalizeLabel } from "@paylift/canonical";
import type { Cell } from "../cells/cells.ts";
import { arePaidFor, namesPayees } from "../vocabulary/payees.ts";
import { BY_SIDE, headingOf, type TextColumn } from "../vocabulary/headings.ts";
import { sectionWord } from "../vocabulary/section-words.ts";
import { namesMixedList } from "../vocabulary/mixed-lists.ts";
import { namesPayer } from "../vocabulary/payers.ts";
import type { PlacedHeading } from "./placed-heading.ts";

const OF_EMPLOYEE = /^(?:employee|ee) cost$/;
const HOURS = /\b(?:hours|hrs)\b/;
const DATE = /^date$/i;
const NUMBER = /^(?:number|no\.?|nbr\.?)$/i;
const METHOD = /^(?:(?:pay|payment) )?method$/i;
const COUNT = /^(?:units?|qty|quantity|pieces|pcs)$/;
const PIECE_RATE = /^piece (?:rate|rt)$/;
const INSURER = /^(?:insurance )?(?:provider|carrier|insurer)(?: name)?$/i;
const WAGES = /^wages$/i;
const PAID = /^(?:wages|earned)$/i;
const WAGES_OF_STATE = /^([a-z]{2}) wages$/i;

/**
 * What headings of a row mean beside each other: of a cost the employee has a part and the company has one (`Employee
 * Cost` beside `Employer Cost`), beside hours or a rate for pieces units are pieces, beside employees payees get what is withheld, beside both
 * sides of a tax wages are what it is due on, behind hours and their rate they are paid, and beside what employees pay of a list stands what a body like theirs does.
 */
export function besideEachOther(headings: readonly PlacedHeading[], cells: readonly Cell[]): PlacedHeading[] {
  const row = withPay(
    withPayer(withInsurers(withDates(withNumbers(headings, cells), cells), cells), cells),
    cells,
  );
  const labels = new Map(row.map((heading) => [heading, normalizeLabel(heading.cell.text)]));
  const parted = row.some((heading) => OF_EMPLOYEE.test(labels.get(heading)!)) && row.some(isCompanysCost);
  const countsPieces = (heading: PlacedHeading): boolean =>
    (heading.role === "hours" && HOURS.test(labels.get(heading)!)) || PIECE_RATE.test(labels.get(heading)!);
  const counted = row.some(countsPieces);
  const isPaidFor = arePaidFor(cells.map(({ text }) => text));
  return row.map((heading) => {
    const label = labels.get(heading)!;
    if (parted && OF_EMPLOYEE.test(label)) return { ...heading, role: "employee_amount", figure: null };
    if (parted && isCompanysCost(heading)) return { ...heading, figure: null };
    if (isBasis(heading.cell, cells))
      return { ...heading, role: "taxable_wages", section: null, figure: null };
    if (isPaidFor && namesPayees(heading.cell.text)) return { ...heading, text: "status" };
    return counted && heading.role === "hours" && COUNT.test(label) ? { ...heading, role: "aside" } : heading;
  });
}

/**
 * Whether a column is called `Wages` beside those of what the employee and what the company pays, between the name of a list of
 * taxes and their amounts, or after a state whose tax has a column, too: `KY Wages` beside `KY W/H`.
 */
export function isBasis(cell: Cell, beside: readonly Cell[]): boolean {
  const state = WAGES_OF_STATE.exec(cell.text)?.[1]?.toUpperCase();
  if (state !== undefined) return beside.some(({ text }) => isTaxOf(state, text));
  if (!WAGES.test(cell.text)) return false;
  // Those of the year have the same names behind them.
  const isOfTaxes = beside.some(({ text }, at) => {
    const [list, amount] = [beside[at - 1]?.text ?? "", beside[at + 1]?.text ?? ""];
    return WAGES.test(text) && holdsTaxes(list) && headingOf(amount)?.role === "amount";
  });
  if (isOfTaxes) return true;
  const roles = new Set(beside.map((cell) => headingOf(cell.text)?.role ?? null));
  return [...BY_SIDE].every((role) => roles.has(role));
}

/** Whether a list is one of taxes, or of these and others: `Deduction/Tax/Benefit`. */
function holdsTaxes(list: string): boolean {
  return sectionWord(list) === "tax" || namesMixedList(list);
}

function isTaxOf(state: string, text: string): boolean {
  if (WAGES_OF_STATE.test(text)) return false;
  const { type, jurisdiction } = classifyTax(text);
  return type === "state_income" && jurisdiction === `US-${state}`;
}

/** `Number` is that of the check beside its day, or right behind the way of paying, and somebody's own beside one of checks. */
function withNumbers(row: readonly PlacedHeading[], cells: readonly Cell[]): readonly PlacedHeading[] {
  const at = cells.findIndex(({ text }) => NUMBER.test(text));
  const cell = cells[at];
  const has = (text: TextColumn): boolean => row.some((heading) => heading.text === text);
  const isOfMethod = METHOD.test(cells[at - 1]?.text ?? "") && !has("payment");
  const isDated = has("date") || cells.some((other) => DATE.test(other.text));
  if (cell === undefined || !has("name")) return row;
  if (!isOfMethod && (has("id") || has("payment") === isDated)) return row;
  const text = isOfMethod || isDated ? "payment" : "id";
  return [...row, { text, role: null, section: null, figure: null, cell, until: Infinity }];
}

/** `Date` is that of the check beside its number, in a table of people. */
function withDates(row: readonly PlacedHeading[], cells: readonly Cell[]): readonly PlacedHeading[] {
  const at = cells.findIndex(({ text }) => DATE.test(text));
  const has = (text: TextColumn): boolean => row.some((heading) => heading.text === text);
  const beside = [cells[at - 1]?.text ?? "", cells[at + 1]?.text ?? ""];
  if (at < 0 || !has("name") || has("date") || !beside.some((text) => headingOf(text)?.text === "payment"))
    return row;
  const date = { text: "date", role: null, section: null, figure: null, cell: cells[at]! } as const;
  return [...row, { ...date, until: Infinity }];
}

/** Who insures, in a column of a table that both sides' parts have columns in, says more of each line: `Provider`. */
function withInsurers(row: readonly PlacedHeading[], cells: readonly Cell[]): readonly PlacedHeading[] {
  const insurer = cells.find(({ text }) => INSURER.test(text));
  const roles = new Set(row.map(({ role }) => role));
  if (insurer === undefined || ![...BY_SIDE].every((role) => roles.has(role))) return row;
  const own = { text: "status", role: null, section: null, figure: null, cell: insurer } as const;
  return [...row, { ...own, until: Infinity }];
}

/** Whether a column is called `Wages` or `Earned` right behind those of hours and of their rate: it is the pay for them. */
export function isPayForTime(cell: Cell, beside: readonly Cell[]): boolean {
  if (!PAID.test(cell.text)) return false;
  const at = beside.findIndex(({ x0 }) => x0 === cell.x0);
  const roles = beside.slice(Math.max(0, at - 2), at).map(({ text }) => headingOf(text)?.role ?? null);
  return roles.includes("hours") && roles.includes("rate");
}

function withPay(row: readonly PlacedHeading[], cells: readonly Cell[]): readonly PlacedHeading[] {
  const pay = cells.find((cell) => isPayForTime(cell, cells));
  if (pay === undefined) return row;
  const own = { text: null, role: "amount", section: null, figure: null, cell: pay } as const;
  return [...row.filter(({ cell }) => cell !== pay), { ...own, until: Infinity }];
}

/** Behind what employees pay of a list of deductions or taxes the kind of body that pays them heads its part: `Employee  District`. */
function withPayer(row: readonly PlacedHeading[], cells: readonly Cell[]): readonly PlacedHeading[] {
  const at = cells.findIndex(({ text }) => namesPayer(text));
  const [list, employee, payer] = [cells[at - 2], cells[at - 1], cells[at]];
  if (list === undefined || payer === undefined || headingOf(employee!.text)?.role !== "employee_amount")
    return row;
  const section = headingOf(list.text)?.section ?? null;
  if (section !== "deduction" && section !== "tax") return row;
  const own = { text: null, role: "employer_amount", section: null, figure: null, cell: payer } as const;
  return [...row.filter(({ cell }) => cell !== payer), { ...own, until: Infinity }];
}

function isCompanysCost({ role, figure }: PlacedHeading): boolean {
  return role === "employer_amount" && figure === "employer_cost";
}
