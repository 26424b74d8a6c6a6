import { stringify } from "csv-stringify/sync";
import { workbook, type Cell } from "@paylift/validation/workbook";

/** What a program exports of a payroll: a row a pay item, with the sum of all amounts that it holds. */
export interface ExportFile {
  readonly bytes: Uint8Array;
  readonly rows: number;
  readonly people: number;
  /** Of the column of amounts, net pay included. */
  readonly cents: number;
}

const COLUMNS = [
  "Employee ID",
  "Employee Name",
  "Department",
  "Category",
  "Code",
  "Description",
  "Hours",
  "Rate",
  "Amount",
  "YTD Amount",
];
/** Of each person: earnings, taxes and deductions that add up to gross and net pay. */
const ROWS_EACH = 10;
const PERIODS = 7;
const ROWS_AT_ONCE = 1_000;

/** Names and figures are invented, and the same for the same number of rows. */
export function exportFile(kind: "xlsx" | "csv", atLeast: number): ExportFile {
  const people = Math.ceil(atLeast / ROWS_EACH);
  const rows = Array.from({ length: people }, (_, index) => rowsOf(index)).flat();
  const cents = rows.reduce((sum, row) => sum + centsOf(row[8]), 0);
  const bytes =
    kind === "xlsx" ? workbook([{ name: "Pay items", columns: COLUMNS, rows }]) : Buffer.from(csvOf(rows));
  return { bytes, rows: rows.length, people, cents };
}

function rowsOf(index: number): Cell[][] {
  const rate = 1500 + ((index * 37) % 4000);
  const regular = 80 * rate;
  const overtime = Math.round(4.5 * rate * 1.5);
  const bonus = 1000 * (index % 9);
  const gross = regular + overtime + bonus;
  const part = (share: number): number => Math.round(gross * share);
  const [federal, security, medicare, state] = [part(0.11), part(0.062), part(0.0145), part(0.031)];
  const medical = 2000 + (index % 50) * 100;
  const withheld = federal + security + medicare + state + medical;
  const who: Cell[] = [
    String(100_001 + index),
    `Person ${wordOf(index)} ${wordOf(index * 7 + 3)}`,
    `Plant ${index % 12}`,
  ];
  const row = (
    category: string,
    code: string,
    description: string,
    cents: number,
    hours?: number,
    own?: number,
  ): Cell[] => [
    ...who,
    category,
    code,
    description,
    hours ?? "",
    own === undefined ? "" : { amount: own / 100 },
    { amount: cents / 100 },
    { amount: (cents * PERIODS) / 100 },
  ];
  return [
    row("Earnings", "REG", "Regular Pay", regular, 80, rate),
    row("Earnings", "OT", "Overtime", overtime, 4.5, Math.round(rate * 1.5)),
    row("Earnings", "BON", "Bonus", bonus),
    row("Taxes", "FIT", "Federal Income Tax", federal),
    row("Taxes", "SS", "Social Security", security),
    row("Taxes", "MED", "Medicare", medicare),
    row("Taxes", "SIT", "CA State Income Tax", state),
    row("Deductions", "MEDI", "Medical", medical),
    row("", "", "Gross Pay", gross),
    row("", "", "Net Pay", gross - withheld),
  ];
}

/** Letters for a number, so that names differ. */
function wordOf(number: number): string {
  const letters = "aeioulnrstdm";
  let word = "";
  for (let left = number + 12; left > 0; left = Math.floor(left / letters.length))
    word += letters[left % letters.length];
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function centsOf(cell: Cell | undefined): number {
  return typeof cell === "object" && "amount" in cell ? Math.round(cell.amount * 100) : 0;
}

function csvOf(rows: readonly Cell[][]): string {
  const text = (cell: Cell): string =>
    typeof cell === "object" && "amount" in cell ? cell.amount.toFixed(2) : String(cell);
  let csv = stringify([COLUMNS]);
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    csv += stringify(rows.slice(at, at + ROWS_AT_ONCE).map((row) => row.map(text)));
  return csv;
}
