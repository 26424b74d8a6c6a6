import type { Employee } from "@paylift/canonical";
import { compare, type ValidationOptions } from "../../src/index.ts";
import { deduction, earning, employee, output, tax } from "./outputs.ts";

/** An employee whose pay is like nobody else's. */
export function paid(id: string, name: string, amount: number, fields: Partial<Employee> = {}): Employee {
  return employee({
    employee_id: id,
    name,
    earnings: [earning({ amount })],
    deductions: [deduction({ amount: Math.round(amount * 3.1) / 100 })],
    taxes: [tax({ amount: Math.round(amount * 7.7) / 100 })],
    ...fields,
  });
}

/** `source → target: verdict, how, certainty` of everybody, by index. */
export function matched(source: Employee[], target: Employee[], options: ValidationOptions = {}): string[] {
  return compare(output(source), output(target), options).employees.map(
    ({ source_index, target_index, verdict, match }) =>
      `${source_index} → ${target_index}: ${[verdict, match?.how, match?.certainty].filter(Boolean).join(", ")}`,
  );
}
