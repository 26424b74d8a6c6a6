import type { CauseGroup, Discrepancy, EmployeeRef, Report, Severity } from "../api/report.ts";
import { moneyText, valueText, words } from "../common/format.ts";

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
    money_at_risk: moneyAtRisk(members),
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

/** Money that is at stake in some differences. Those that follow from others are not counted again. */
export function moneyAtRisk(members: readonly Discrepancy[]): number {
  const inCents = members.map((each) => {
    if (each.money_at_risk !== undefined) return Math.round(each.money_at_risk * 100);
    return (each.caused_by ?? []).length > 0 ? 0 : Math.abs(cents(each));
  });
  return inCents.reduce((sum, each) => sum + each, 0) / 100;
}

/** The gravest first, then those with the most money at risk. */
export function worstFirst(discrepancies: readonly Discrepancy[]): readonly Discrepancy[] {
  const rank = ({ severity }: Discrepancy): number => SEVERITIES.indexOf(severity);
  return discrepancies.toSorted((a, b) => rank(a) - rank(b) || moneyAtRisk([b]) - moneyAtRisk([a]));
}

/** target − source: money as `-1,234.56`, hours and rates with their decimals; empty where the values are no numbers. */
export function differenceText(discrepancy: Discrepancy): string {
  if (discrepancy.difference != null) return valueText(discrepancy.difference);
  return cents(discrepancy) === 0 ? "" : moneyText(cents(discrepancy) / 100);
}

/** target − source in cents; 0 where they are no numbers. */
function cents({ difference, source_value: source, target_value: target }: Discrepancy): number {
  if (difference != null) return Math.round(Number(difference) * 100) || 0;
  const [from, to] = [Number(source ?? "x"), Number(target ?? "x")];
  return Number.isFinite(from) && Number.isFinite(to) ? Math.round(to * 100) - Math.round(from * 100) : 0;
}
