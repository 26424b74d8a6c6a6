import { nameKey, normalizeLabel, type CanonicalOutput, type Employee } from "@paylift/canonical";
import type { OutputDifference } from "../api/layout.ts";
import { LINE_LISTS } from "../api/correction.ts";

const LISTS = [...LINE_LISTS, "payments"] as const;

/** What says by which variant a document was read, and nothing of the pay. */
const OF_READING: ReadonlySet<string> = new Set(["provider", "format_variant", "schema_version"]);

/** What an output may lack without being wrong. */
const MAY_LACK =
  /(?:^|\.)(?:jurisdiction|locality|department|method|date|start|end|run_kind|pay_date|ytd_hours|pretax)$|^company\.(?:name|id)$/;

/**
 * Fields of a wanted output that another output of the same document has otherwise, by their paths in the wanted one; people
 * and lines that the other has too many as `employees[+]`, `employees[2].taxes[+]`. In the order of the output; values are
 * not told.
 */
export function outputDifferences(wanted: CanonicalOutput, got: CanonicalOutput): OutputDifference[] {
  const differences: OutputDifference[] = [];
  const { employees, ...facts } = wanted;
  const { employees: others, ...otherFacts } = got;
  compareFields("", facts, otherFacts, differences);
  const left = new Set(others);
  employees.forEach((employee, i) => {
    const path = `employees[${i}]`;
    const other = personLike(employee, others[i], left);
    if (other === undefined) return differences.push({ path, missing: false });
    left.delete(other);
    return comparePeople(path, employee, other, differences);
  });
  for (const _ of left) differences.push({ path: "employees[+]", missing: false });
  return differences;
}

function personLike(
  employee: Employee,
  sameIndex: Employee | undefined,
  left: Set<Employee>,
): Employee | undefined {
  const name = nameKey(employee.name);
  const isAlike = (other: Employee): boolean =>
    nameKey(other.name) === name && other.employee_id === employee.employee_id;
  const alike =
    sameIndex !== undefined && left.has(sameIndex) && isAlike(sameIndex)
      ? sameIndex
      : [...left].find(isAlike);
  if (alike !== undefined) return alike;
  const half = (other: Employee): boolean =>
    nameKey(other.name) === name ||
    (employee.employee_id !== "" && other.employee_id === employee.employee_id);
  return [...left].find(half);
}

function comparePeople(path: string, wanted: Employee, got: Employee, differences: OutputDifference[]): void {
  const [person, other] = [withoutLists(wanted), withoutLists(got)];
  compareFields(`${path}.`, person, other, differences);
  for (const list of LISTS) {
    const left = [...(got[list] as Fields[])];
    (wanted[list] as Fields[]).forEach((line, i) => {
      const at = `${path}.${list}[${i}]`;
      const found = lineLike(line, left);
      if (found === undefined) return differences.push({ path: at, missing: false });
      left.splice(left.indexOf(found), 1);
      return compareFields(`${at}.`, line, found, differences);
    });
    for (const _ of left) differences.push({ path: `${path}.${list}[+]`, missing: false });
  }
}

type Fields = Record<string, unknown>;

function withoutLists(employee: Employee): Fields {
  return Object.fromEntries(
    Object.entries(employee).filter(([name]) => !LISTS.some((list) => list === name)),
  );
}

/** The line of the same label and amount; else of the same label, or of the same amount. */
function lineLike(line: Fields, left: readonly Fields[]): Fields | undefined {
  const label = labelOf(line);
  const { amount } = line;
  return (
    left.find((other) => labelOf(other) === label && other["amount"] === amount) ??
    left.find((other) => labelOf(other) === label && label !== "") ??
    left.find((other) => other["amount"] === amount)
  );
}

function labelOf({ code, description, number }: Fields): string {
  if (typeof description !== "string") return String(number ?? "");
  return `${String(code ?? "")}|${normalizeLabel(description)}`;
}

function compareFields(
  path: string,
  wanted: Fields,
  got: Fields | null,
  differences: OutputDifference[],
): void {
  const names = new Set([...Object.keys(wanted), ...Object.keys(got ?? {})]);
  for (const name of names) {
    if (path === "" && OF_READING.has(name)) continue;
    const [one, other] = [wanted[name] ?? null, got?.[name] ?? null];
    if (isFields(one)) compareFields(`${path}${name}.`, one, isFields(other) ? other : null, differences);
    else if (!isAlike(name, one, other)) {
      const field = `${path}${name}`;
      differences.push({ path: field, missing: other === null && MAY_LACK.test(field) });
    }
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Names may be written in other letters: `PEÑA, ROSA` and `Rosa Peña` are one. */
function isAlike(name: string, one: unknown, other: unknown): boolean {
  if (one === other) return true;
  return (
    name === "name" && typeof one === "string" && typeof other === "string" && nameKey(one) === nameKey(other)
  );
}
