import { looksLikePersonName } from "@paylift/canonical";
import type { Check } from "../api/types.ts";
import { plural } from "../common/format.ts";
import { groupKeyOf } from "./fields.ts";
import type { Reading } from "./reading.ts";

/** What speaks against a result, by the fields that it concerns. */
export interface Doubts {
  /** Failed checks by the path of each field that takes part. */
  readonly failedByPath: ReadonlyMap<string, readonly Check[]>;
  /** How many failed checks touch a group. */
  readonly failedByGroup: ReadonlyMap<string, number>;
  /** Why else a field is to be looked at, in words, by the field's path. */
  readonly reasonByPath: ReadonlyMap<string, string>;
}

type Doubted = Pick<Reading, "checks" | "reasons" | "output" | "corrected">;

export function doubtsOf({ checks, reasons, output, corrected }: Doubted): Doubts {
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
  const reasonByPath = new Map<string, string>();
  for (const { fields = [], message } of reasons) {
    for (const path of fields) if (!reasonByPath.has(path)) reasonByPath.set(path, message);
  }
  for (const path of unlikelyNames(output)) {
    if (!reasonByPath.has(path) && !corrected.has(path))
      reasonByPath.set(path, "this does not look like a person’s name");
  }
  return { failedByPath, failedByGroup, reasonByPath };
}

/** Names that may be something else: a heading, a department or a total that was taken for a person. */
function unlikelyNames({ employees }: Reading["output"]): string[] {
  return employees.flatMap(({ name }, index) =>
    looksLikePersonName(name) ? [] : [`employees[${index}].name`],
  );
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

/** What there is to look at, counted: fields, sums of no field, figures that became none, and doubts that name no field. */
export function doubtText({
  doubtful,
  reasons,
  checks,
}: Pick<Reading, "reasons" | "checks"> & { readonly doubtful: readonly string[] }): string {
  const sums = checks.filter(({ passed, members }) => passed === false && members.length === 0).length;
  const unclaimed = reasons.find(({ code }) => code === "unclaimed_figures")?.count ?? 0;
  const others = reasons.filter(
    ({ code, effect, fields = [] }) =>
      effect > 0 && fields.length === 0 && code !== "unclaimed_figures" && !OF_SUMS.has(code),
  ).length;
  const counted = [
    ...(doubtful.length === 0 ? [] : [plural(doubtful.length, "field")]),
    ...(sums === 0 ? [] : [plural(sums, "sum")]),
    ...(unclaimed === 0 ? [] : [plural(unclaimed, "unclaimed figure")]),
    ...(others === 0 ? [] : [plural(others, "general doubt")]),
  ];
  return counted.length === 0 ? "Nothing to check" : `${counted.join(", ")} to check`;
}
