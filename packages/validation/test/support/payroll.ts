import type { Employee } from "@paylift/canonical";
import { paid } from "./people.ts";

const PEOPLE = [
  "Nina P Adlerstam",
  "Owen Brandhurst",
  "Mirela Castellane",
  "Felix J Dunmoor",
  "Sofie Ekwallis",
  "Tariq Fenwickson",
  "Grace Galloway",
  "Hugo Harrowgate",
];

/** A payroll of made-up people with pay of their own, and ids as a provider prints them. */
export function payroll(count: number, idOf: (index: number) => string): Employee[] {
  return PEOPLE.slice(0, count).map((name, index) => paid(idOf(index), name, 1_210.4 + index * 173.25));
}

/** The same employees with the ids, or the names, of others: the one at `index` gets that of the one at `from(index)`. */
export function moved(
  employees: readonly Employee[],
  field: "employee_id" | "name",
  from: (index: number) => number,
): Employee[] {
  return employees.map((employee, index) => {
    const other = employees[from(index)];
    return other === undefined ? employee : { ...employee, [field]: other[field] };
  });
}

/** `Adlerstam, Nina P`: as another provider prints it. */
export function surnameFirst(name: string): string {
  const words = name.split(" ");
  return `${words.at(-1)}, ${words.slice(0, -1).join(" ")}`;
}
