import type { Check } from "../../api/result.ts";
import { recordPath } from "../draft.ts";
import { subjectOf, touchedEmployees, type BeforeAndAfter } from "./before-and-after.ts";
import { coreChecks } from "./core-checks.ts";
import { GrossEarnings } from "./effects.ts";
import { productChecks } from "./product-checks.ts";
import { isTouched, remakeSum } from "./sum-checks.ts";
import { totalChecks } from "./total-checks.ts";

/** All checks of a result, made anew with its corrections. Paths and ids are those of the reading. */
export function remakeChecks(change: BeforeAndAfter): Check[] {
  const gross = new GrossEarnings(change);
  const own = new Map<string, Check | null>();
  for (const employee of touchedEmployees(change)) {
    for (const [id, check] of coreChecks(employee, change, gross)) own.set(id, check);
    for (const [id, check] of productChecks(employee, change)) own.set(id, check);
  }
  const remade = change.checks.flatMap((check) => {
    const made = own.get(check.id);
    own.delete(check.id);
    if (made !== undefined) return made ?? [];
    if (isOfNobody(check, change)) return [];
    return isTouched(check, change) ? remakeSum(check, change, gross) : check;
  });
  const added = [...own.values()].filter((check) => check !== null);
  return [...remade, ...added, ...totalChecks(change, remade)];
}

/** Whether a check is about an employee or a line that is no longer there. */
function isOfNobody(check: Check, { after, journal }: BeforeAndAfter): boolean {
  const employee = subjectOf(check);
  if (employee === null) return false;
  if (!after.employees.has(employee)) return true;
  const line = /employees\[\d+\]\.\w+\[\d+\]/.exec(check.id)?.[0];
  return (line !== undefined && journal.removed.has(line)) || journal.removed.has(recordPath(employee));
}
