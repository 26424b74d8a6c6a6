import type { Check, ConfidenceReason } from "../api/types.ts";
import { plural } from "../common/format.ts";
import { groupKeyOf } from "./fields.ts";
import type { Reading } from "./reading.ts";

/** What speaks against a result, by the fields that it concerns. */
export interface Doubts {
  /** Failed checks by the path of each field that takes part. */
  readonly failedByPath: ReadonlyMap<string, readonly Check[]>;
  /** How many failed checks touch a group. */
  readonly failedByGroup: ReadonlyMap<string, number>;
  /** Other reasons for less confidence, by the path of each field that they name. */
  readonly reasonByPath: ReadonlyMap<string, ConfidenceReason>;
}

export function doubtsOf({ checks, reasons }: Pick<Reading, "checks" | "reasons">): Doubts {
  const failedByPath = new Map<string, Check[]>();
  const failedByGroup = new Map<string, number>();
  for (const check of telling(checks)) {
    for (const path of check.members) {
      const known = failedByPath.get(path);
      if (known === undefined) failedByPath.set(path, [check]);
      else known.push(check);
    }
    // A sum down a column touches everybody: it says nothing of one employee.
    const groups = new Set(check.members.map(groupKeyOf));
    if (groups.size > 2) continue;
    for (const key of groups) failedByGroup.set(key, (failedByGroup.get(key) ?? 0) + 1);
  }
  const reasonByPath = new Map<string, ConfidenceReason>();
  for (const reason of reasons) {
    for (const path of reason.fields ?? []) if (!reasonByPath.has(path)) reasonByPath.set(path, reason);
  }
  return { failedByPath, failedByGroup, reasonByPath };
}

/**
 * The failed checks that say where to look. A sum down a column says of nobody in particular that he is wrong: it counts
 * only where no sum of one employee or line fails.
 */
function telling(checks: readonly Check[]): readonly Check[] {
  const failed = checks.filter(({ passed }) => passed === false);
  const narrow = failed.filter(({ scope }) => scope === "line" || scope === "employee");
  return narrow.length > 0 ? narrow : failed;
}

/** Reasons whose fields are those of the sums that do not hold. */
const OF_SUMS: ReadonlySet<string> = new Set(["failed_checks", "employees_not_crossfooted"]);

/** What there is to look at, counted: fields, figures that became none, and doubts that name no field. */
export function doubtText({
  doubtful,
  reasons,
}: Pick<Reading, "reasons"> & { readonly doubtful: readonly string[] }): string {
  const unclaimed = reasons.find(({ code }) => code === "unclaimed_figures")?.count ?? 0;
  const others = reasons.filter(
    ({ code, effect, fields = [] }) =>
      effect > 0 && fields.length === 0 && code !== "unclaimed_figures" && !OF_SUMS.has(code),
  ).length;
  const counted = [
    ...(doubtful.length === 0 ? [] : [plural(doubtful.length, "field")]),
    ...(unclaimed === 0 ? [] : [plural(unclaimed, "unclaimed figure")]),
    ...(others === 0 ? [] : [plural(others, "general doubt")]),
  ];
  return counted.length === 0 ? "Nothing to look at" : `${counted.join(", ")} to look at`;
}
