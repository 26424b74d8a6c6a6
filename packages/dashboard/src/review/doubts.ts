import type { CanonicalOutput } from "@paylift/canonical";
import type { Check, Evidence } from "../api/types.ts";
import { countText, plural } from "../common/format.ts";
import { groupKeyOf } from "./fields.ts";

/** What speaks against a result, by the fields that it concerns. */
export interface Doubts {
  /** Failed checks by the path of each field that takes part. */
  readonly failedByPath: ReadonlyMap<string, readonly Check[]>;
  /** How many failed checks touch a group. */
  readonly failedByGroup: ReadonlyMap<string, number>;
}

export function doubtsOf(checks: readonly Check[]): Doubts {
  const failedByPath = new Map<string, Check[]>();
  const failedByGroup = new Map<string, number>();
  for (const check of telling(checks)) {
    for (const path of check.members) failedByPath.set(path, [...(failedByPath.get(path) ?? []), check]);
    // A sum down a column touches everybody: it says nothing of one employee.
    const groups = new Set(check.members.map(groupKeyOf));
    if (groups.size > 2) continue;
    for (const key of groups) failedByGroup.set(key, (failedByGroup.get(key) ?? 0) + 1);
  }
  return { failedByPath, failedByGroup };
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

/** What a confidence rests on, in sentences: what holds first, then what does not. */
export function reasonsOf(
  output: CanonicalOutput,
  checks: readonly Check[],
  { unclaimed, pages }: Evidence,
): { readonly holds: boolean; readonly text: string }[] {
  const made = checks.filter(({ passed }) => passed !== null);
  const failed = made.filter(({ passed }) => passed === false);
  const unread = pages.filter(({ source }) => source === "none");
  const holding = made.length - failed.length;
  return [
    {
      holds: failed.length === 0 && made.length > 0,
      text:
        made.length === 0
          ? "The document prints no sums that could prove it."
          : `${countText(holding)} of ${plural(made.length, "sum")} on the document hold.`,
    },
    {
      holds: unclaimed.length === 0,
      text:
        unclaimed.length === 0
          ? "Every figure on its pages became a field, a total or a known decoration."
          : `${plural(unclaimed.length, "figure")} on its pages became no field.`,
    },
    {
      holds: output.format_variant !== null,
      text:
        output.format_variant === null
          ? "The layout is not a known one: it was read by inference."
          : `The layout is a known one: ${output.provider ?? ""} ${output.format_variant}.`,
    },
    ...(unread.length === 0
      ? []
      : [{ holds: false, text: `${plural(unread.length, "page")} could not be read.` }]),
  ];
}
