import type { ExtractionResult } from "@paylift/engine";
import type { Employee } from "@paylift/canonical";
import { parseMoney } from "@paylift/canonical";
import type { List, Payroll, Person } from "./payroll.ts";

type Omits = readonly (List | "hours" | "figures")[];

const LISTS = ["earnings", "taxes", "deductions", "employer_taxes", "employer_contributions"] as const;

/** What a result has otherwise than the payroll that it was drawn from, in words; none where it has all. */
export function mistakes(
  { canonical_output: { employees } }: ExtractionResult,
  payroll: Payroll,
  omits: Omits,
): string[] {
  const found = new Map(employees.map((employee) => [employee.employee_id, employee]));
  const wrong = payroll.people.flatMap((person) => {
    const employee = found.get(person.id);
    return employee === undefined ? [`${person.id} is missing`] : mistakesOf(employee, person, omits);
  });
  const more = employees.length - payroll.people.length;
  return more > 0 ? [`${more} people more`, ...wrong] : wrong;
}

function mistakesOf(employee: Employee, person: Person, omits: Omits): string[] {
  const cents = (value: number | null): number | null =>
    value === null ? null : parseMoney(value.toFixed(2));
  const all: string[] = [];
  const compare = (what: string, is: unknown, should: unknown): void => {
    if (JSON.stringify(is) !== JSON.stringify(should))
      all.push(`${person.id} ${what}: ${JSON.stringify(is)}, not ${JSON.stringify(should)}`);
  };
  compare("name", employee.name, `${person.given} ${person.family}`);
  for (const list of LISTS) {
    const lines = omits.includes(list) ? [] : person.lines.filter((line) => line.list === list);
    const sorted = (amounts: (number | null)[]): (number | null)[] =>
      amounts.toSorted((a, b) => Number(a) - Number(b));
    compare(
      list,
      sorted(employee[list].map(({ amount }) => cents(amount)).filter((amount) => amount !== 0)),
      sorted(lines.map(({ amount }) => amount)),
    );
    if (list === "earnings" && !omits.includes("hours"))
      compare(
        "hours",
        sorted(employee.earnings.flatMap(({ hours }) => (hours === null ? [] : [Math.round(hours * 100)]))),
        sorted(lines.flatMap(({ hours }) => (hours === null ? [] : [hours]))),
      );
  }
  const hasFigures = !omits.includes("figures");
  compare("gross", cents(employee.gross_pay), hasFigures ? person.gross : null);
  compare("net", cents(employee.net_pay), hasFigures ? person.net : null);
  return all;
}
