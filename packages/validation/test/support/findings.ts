import type { CanonicalOutput, Employee } from "@paylift/canonical";
import { compare, type ValidationOptions, type ValidationReport } from "../../src/index.ts";
import { output } from "./outputs.ts";

/** `severity kind field_path: source → target` of every discrepancy. */
export function told({ discrepancies }: ValidationReport): string[] {
  return discrepancies.map(
    ({ severity, kind, field_path, source_value, target_value }) =>
      `${severity} ${kind} ${field_path}: ${source_value} → ${target_value}`,
  );
}

/** Compares two records of one employee. */
export function compareTwo(
  source: Employee,
  target: Employee,
  options: ValidationOptions = {},
): ValidationReport {
  return compare(output([source]), output([target]), options);
}

/** As many employees, each made by its index. */
export function many(count: number, make: (index: number) => Employee): CanonicalOutput {
  return output(Array.from({ length: count }, (_, index) => make(index)));
}
