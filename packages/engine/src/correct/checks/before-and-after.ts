import { parseFieldPath, parseQuantity, type Cents } from "@paylift/canonical";
import type { Check } from "../../api/result.ts";
import type { Draft } from "../draft.ts";
import type { Journal } from "../journal.ts";

/** A result as it was read, and as it is corrected. */
export interface BeforeAndAfter {
  readonly checks: readonly Check[];
  readonly byId: ReadonlyMap<string, Check>;
  readonly before: Draft;
  readonly after: Draft;
  readonly journal: Journal;
}

/** The amount of a field in a draft, in cents, or its hours in hundredths; null where it has none. */
export function centsAt(draft: Draft, path: string): Cents | null {
  return centsOf(draft.get(parseFieldPath(path)));
}

export function centsOf(value: unknown): Cents | null {
  const quantity = typeof value === "number" ? parseQuantity(String(value)) : null;
  return quantity === null ? null : Math.round((quantity.units * 100) / 10 ** quantity.scale);
}

const RECORD = /^employees\[(\d+)\](?:\.\w+\[\d+\])?/;

/** The record that a field is of, null for a field of the whole document. */
export function recordOf(path: string): string | null {
  return RECORD.exec(path)?.[0] ?? null;
}

/** The index of the employee that a path begins with, null where it begins with none. */
export function employeeOf(path: string): number | null {
  const found = RECORD.exec(path)?.[1];
  return found === undefined ? null : Number(found);
}

/** Whom a check is about by its id, null where it is about several. */
export function subjectOf({ id }: Pick<Check, "id">): number | null {
  const found = /:employees\[(\d+)\]/.exec(id)?.[1];
  return found === undefined ? null : Number(found);
}

/** An id without its scope and its number among those of the same name. */
export function whatOf({ id, scope }: Pick<Check, "id" | "scope">): string {
  return id.slice(scope.length + 1).replace(/#\d+$/, "");
}

/** Whether a check says that one figure is printed in two places. */
export function isRepetition({ id }: Pick<Check, "id">): boolean {
  return /^employee\.\w+_printed_(?:twice|again):/.test(id);
}

/** Whether the document has any check of a kind, such as `employee.net_pay`. */
export function hasCheck({ checks }: BeforeAndAfter, kind: string): boolean {
  return checks.some(({ id }) => id.startsWith(`${kind}:`));
}

/** Employees in whose records anything was corrected. */
export function touchedEmployees({ journal, after }: BeforeAndAfter): Set<number> {
  const touched = new Set<number>();
  for (const path of [...journal.changed, ...journal.affected, ...journal.removed]) {
    const employee = employeeOf(path);
    if (employee !== null && after.employees.has(employee)) touched.add(employee);
  }
  return touched;
}
