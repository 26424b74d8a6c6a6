import type { CauseGroup, Discrepancy, EmployeeRef, Report, Severity } from "../api/report.ts";
import { words } from "../common/format.ts";

export const SEVERITIES: readonly Severity[] = ["high", "medium", "low"];

/** The causes of a report; where it names none, the kinds or fields of its differences stand for them. */
export function causesOf({ groups, discrepancies }: Report): readonly CauseGroup[] {
  if (groups !== undefined) return groups;
  return [...Map.groupBy(discrepancies, causeIdOf)].map(([id, members]) => ({
    id,
    kind: id,
    title: words(id),
    explanation: "",
    severity: SEVERITIES.find((severity) => members.some((each) => each.severity === severity)) ?? "low",
    employees: new Set(members.map(({ field_path: path }) => /^employees\[\d+\]/.exec(path)?.[0])).size,
    discrepancies: members.length,
    effects: 0,
    money_at_risk: members.reduce((sum, each) => sum + Math.abs(cents(each)), 0) / 100,
    difference: members.reduce((sum, each) => sum + cents(each), 0) / 100,
  }));
}

/** The cause that a difference belongs to. */
export function causeIdOf({ group, kind, field_path: path }: Discrepancy): string {
  return group ?? kind ?? fieldNameOf(path);
}

/** `employees[3].taxes[1].amount` is of `taxes amount`. */
export function fieldNameOf(path: string): string {
  return (
    path
      .replace(/^employees\[\d+\]\.?/, "")
      .replaceAll(/\[\d+\]/g, "")
      .replaceAll(".", " ") || "employee"
  );
}

export function employeeKeyOf({ employee, field_path: path }: Discrepancy): string {
  if (employee) return [employee.source_id, employee.target_id, employee.name].join("\n");
  return /^employees\[\d+\]/.exec(path)?.[0] ?? "document";
}

export function employeeText(employee: EmployeeRef | null | undefined, path: string): string {
  if (employee) {
    const ids = [...new Set([employee.source_id, employee.target_id].filter(Boolean))].join(" → ");
    return ids === "" ? employee.name : `${employee.name} (${ids})`;
  }
  return /^employees\[\d+\]/.exec(path)?.[0] ?? "The document";
}

/** target − source in cents; 0 where they are no numbers. */
export function cents({ difference, source_value: source, target_value: target }: Discrepancy): number {
  if (difference != null) return Math.round(Number(difference) * 100) || 0;
  const [from, to] = [Number(source ?? "x"), Number(target ?? "x")];
  return Number.isFinite(from) && Number.isFinite(to) ? Math.round(to * 100) - Math.round(from * 100) : 0;
}
