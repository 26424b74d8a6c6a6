import type { Finding } from "../compare/finding.ts";
import type { Line } from "../model/line.ts";

/** Differences of one key have one cause: the same kind of difference of the same kind of line. */
export function groupKey(finding: Finding): string {
  const { kind, field, link, reason, otherName, identity, yearAnew, furtherRecordOf } = finding;
  if (furtherRecordOf !== null) return `records|${kind}`;
  if (identity !== null) return `identity|${identity.of}|${identity.pattern}`;
  if (yearAnew !== null && reason === null) return `ytd|anew in the ${yearAnew}`;
  // Totals that follow the employees have their causes there.
  if (kind === "total" && reason !== null) return "total|explained";
  if (link === null) return `${kind}|${otherName ? "other" : field}`;
  // To be split is one cause, to be merged another.
  const way = Math.sign(link.target.length - link.source.length);
  return [kind, field, classesOf(link.source), classesOf(link.target), way].join("|");
}

function classesOf(lines: readonly Line[]): string {
  const keys = lines.map(({ classKey, description, type }) =>
    type === "other" ? `${classKey} ${description}` : classKey,
  );
  return [...new Set(keys)].sort().join("+");
}
