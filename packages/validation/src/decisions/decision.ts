import type { Discrepancy } from "../report/report.ts";

/** A person's statement that a difference is correct. */
export interface Decision {
  /** Which difference, see {@link decisionKey}. */
  key: string;
  reason: string;
  /** Who decided. */
  by: string;
  /** When, as ISO 8601. */
  at: string;
}

/**
 * What a difference is, whichever validation finds it: its kind, employee, item and field, and by how much it differs.
 * A decision holds for the next payroll run where the difference is the same, and not where it has grown.
 */
export function decisionKey(discrepancy: Discrepancy): string {
  const { kind, employee, item, field_path, difference, source_value, target_value } = discrepancy;
  return JSON.stringify([
    kind,
    employee === null ? null : employee.source_id || employee.target_id || employee.name,
    item,
    field_path.replaceAll(/\[\d+\]/g, "[]"),
    // Of a difference of money the amounts may change from run to run, of a type or a name nothing may.
    difference ?? [source_value, target_value],
  ]);
}
