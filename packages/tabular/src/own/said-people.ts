import type { Employee } from "@paylift/canonical";
import type { PEOPLE_COLUMNS } from "./own-columns.ts";
import { NoField, type CellPlace, type OwnRow } from "./own-rows.ts";
import { addLine, type LineRow } from "./said-lines.ts";

type PersonRow = OwnRow<(typeof PEOPLE_COLUMNS)[number]>;

/** The people in the order of their rows, each with the lines that name them. Throws `NoField`. */
export function saidPeople(
  people: readonly PersonRow[],
  lines: readonly LineRow[],
  places: Map<string, CellPlace>,
): Employee[] {
  const employees = people.map(person);
  people.forEach((row, at) => {
    for (const column of ["name", "employee_id", "department", "gross_pay", "net_pay"] as const) {
      const place = row.place(column);
      if (place !== null) places.set(`employees[${at}].${column}`, place);
    }
  });
  const byName = Map.groupBy(people.keys(), (at) => whoseRow(people[at]!));
  let at = 0;
  for (const row of lines) {
    at = ofWhom(byName.get(whoseRow(row)) ?? [], at);
    addLine(employees[at]!, row, `employees[${at}]`, places);
  }
  return employees;
}

/** People of one name and number follow each other as their lines do: it is the last one who had a line, or the next. */
function ofWhom(named: readonly number[], last: number): number {
  const at = named.find((one) => one >= last) ?? named[0];
  if (at === undefined) throw new NoField();
  return at;
}

function whoseRow(row: PersonRow | LineRow): string {
  return JSON.stringify([row.text("employee_id"), row.text("name"), row.text("department")]);
}

function person(row: PersonRow): Employee {
  return {
    employee_id: row.text("employee_id") ?? "",
    name: row.text("name") ?? "",
    department: row.text("department"),
    gross_pay: row.number("gross_pay"),
    net_pay: row.number("net_pay"),
    earnings: [],
    deductions: [],
    taxes: [],
    employer_taxes: [],
    employer_contributions: [],
    payments: [],
  };
}
