import type { RecordReading } from "../interpret/reading.ts";
import type { PersonRecords } from "./person-records.ts";

/**
 * People of one name without an id whom only their departments tell apart. One person can be paid in two departments,
 * so they are parted only where the printed number of employees is the number of people then, and was not before.
 */
export function partNamesakes(
  people: readonly PersonRecords[],
  records: readonly RecordReading[],
): PersonRecords[] {
  const printed = records.find(({ scope, employeeCount }) => scope === "company" && employeeCount !== null);
  if (printed === undefined || printed.employeeCount!.count <= people.length) return [...people];
  const parted = people.flatMap(byDepartment);
  return parted.length === printed.employeeCount!.count ? parted : [...people];
}

function byDepartment(person: PersonRecords): PersonRecords[] {
  const { checks, sums } = person;
  if (sums.length > 0 || checks.some(({ employeeId }) => employeeId !== null)) return [person];
  const departments = new Map<string, RecordReading[]>();
  for (const check of checks) {
    const department = (check.department ?? check.departmentCode)?.text ?? "";
    departments.set(department, [...(departments.get(department) ?? []), check]);
  }
  return [...departments.values()].map((own) => ({ checks: own, sums: [] }));
}
