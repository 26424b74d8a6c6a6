import type { CanonicalOutput, Deduction, Earning, Employee, Payment, Tax } from "@paylift/canonical";
import type { Cell } from "@paylift/validation/workbook";
import { LISTS } from "../mapping/mapping.ts";
import { LINE_COLUMNS } from "../own/own-columns.ts";
import { amount, day, quantity, text } from "./cells.ts";

type LineColumn = (typeof LINE_COLUMNS)[number];
type LineCells = Partial<Record<LineColumn, Cell>>;

/** All pay items of everybody, and their payments; what a list has no column for is an empty cell. */
export function lineRows({ employees }: CanonicalOutput): Cell[][] {
  return employees.flatMap((employee) =>
    [
      ...LISTS.flatMap((list) => employee[list].map((line) => lineCells(list, line))),
      ...employee.payments.map(paymentCells),
    ].map((cells) => row(employee, cells)),
  );
}

/** The figures of people as rows of the long table, for where there is no table of people beside it. */
export function figureRows(employee: Employee): Cell[][] {
  return (["gross_pay", "net_pay"] as const)
    .filter((figure) => employee[figure] !== null)
    .map((figure) => row(employee, { list: figure, amount: amount(employee[figure]) }));
}

/** The rows of one person: their figures, then their lines. */
export function rowsOfPerson(output: CanonicalOutput, employee: Employee): Cell[][] {
  return [...figureRows(employee), ...lineRows({ ...output, employees: [employee] })];
}

function row({ employee_id, name, department }: Employee, cells: LineCells): Cell[] {
  const all: LineCells = { employee_id, name, department: text(department), ...cells };
  return LINE_COLUMNS.map((column) => all[column] ?? "");
}

function lineCells(list: string, line: Earning | Deduction | Tax): LineCells {
  return {
    list,
    code: text(line.code),
    description: line.description,
    type: line.type,
    amount: amount(line.amount),
    ytd_amount: amount(line.ytd_amount),
    ...("role" in line ? { role: line.role } : {}),
    ...("hours" in line
      ? { hours: quantity(line.hours), rate: quantity(line.rate), ytd_hours: quantity(line.ytd_hours) }
      : {}),
    ...("pretax" in line ? { pretax: line.pretax === null ? "" : line.pretax ? "yes" : "no" } : {}),
    ...("taxable_wages" in line ? taxCells(line) : {}),
  };
}

function taxCells({ jurisdiction, locality, taxable_wages, ytd_taxable_wages }: Tax): LineCells {
  return {
    jurisdiction: text(jurisdiction),
    locality: text(locality),
    taxable_wages: amount(taxable_wages),
    ytd_taxable_wages: amount(ytd_taxable_wages),
  };
}

function paymentCells({ number, method, date, amount: paid }: Payment): LineCells {
  return {
    list: "payments",
    amount: amount(paid),
    payment_number: text(number),
    payment_method: text(method),
    payment_date: day(date),
  };
}
