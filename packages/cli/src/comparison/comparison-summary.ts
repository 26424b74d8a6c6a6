import { SEVERITIES, type Group, type SideLabel, type ValidationReport } from "@paylift/validation";
import { moneyText } from "../text/money-text.ts";
import type { Paint } from "../text/paint.ts";
import { plural } from "../text/plural.ts";
import { printable } from "../text/printable.ts";
import { fitWidths, naturalWidths, renderTable, tableWidth, type Column } from "../text/table.ts";
import { confidenceText } from "../text/confidence-text.ts";
import { wrap } from "../text/wrap.ts";

const COLUMNS: readonly Column[] = [
  { head: "Severity" },
  { head: "Cause" },
  { head: "Empl.", align: "right" },
  { head: "Diff.", align: "right" },
  { head: "At risk", align: "right" },
];
const CAUSE = 1;
const CAUSE_NARROWEST = 20;

/** The comparison by cause, fitted to `width` columns. */
export function comparisonSummary(
  report: ValidationReport,
  labels: { source: SideLabel; target: SideLabel },
  width: number,
  paint: Paint,
): string {
  const blocks = [
    [
      ...sideLines("Source", labels.source, report.confidence.source, width),
      ...sideLines("Target", labels.target, report.confidence.target, width),
    ],
    [...wrap(populationLine(report), width), ...wrap(valuesLine(report), width)],
    causeLines(report.groups, width, paint),
    contradictionLines(report).flatMap((line) => wrap(line, width)),
    notes(report).flatMap((note) => wrap(note, width)),
  ];
  return blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => `${lines.join("\n")}\n`)
    .join("\n");
}

function sideLines(
  role: string,
  { name, detail }: SideLabel,
  confidence: number | null,
  width: number,
): string[] {
  const parts = [name, detail, confidence === null ? "" : `confidence ${confidenceText(confidence)}`];
  return wrap(printable(parts.filter((part) => part !== "").join(" · ")), width, `${role}  `);
}

function populationLine({ employees }: ValidationReport): string {
  const count = (verdict: string): number => employees.filter((one) => one.verdict === verdict).length;
  const rest = [
    [count("only_in_source"), "only in the source"],
    [count("only_in_target"), "only in the target"],
    [count("could_not_test"), "could not be tested"],
  ] as const;
  const parts = rest.filter(([number]) => number > 0).map(([number, words]) => `, ${number} ${words}`);
  return `${plural(count("matched"), "employee")} matched${parts.join("")}.`;
}

function valuesLine({ total_fields, matched_fields, discrepancies, groups }: ValidationReport): string {
  if (discrepancies.length === 0) return `All of ${plural(total_fields, "compared value")} are equal.`;
  const counts = SEVERITIES.map((severity) => {
    return `${discrepancies.filter((one) => one.severity === severity).length} ${severity}`;
  });
  return (
    `${matched_fields} of ${plural(total_fields, "value")} are equal. ` +
    `${plural(discrepancies.length, "difference")} from ${plural(groups.length, "cause")}: ${counts.join(", ")}.`
  );
}

function causeLines(groups: readonly Group[], width: number, paint: Paint): string[] {
  if (groups.length === 0) return [];
  const paints = { high: paint.red, medium: paint.yellow, low: paint.dim };
  const cells = groups.map((group) => [
    paints[group.severity](group.severity),
    printable(group.title),
    String(group.employees),
    String(group.discrepancies + group.effects),
    moneyText(group.money_at_risk),
  ]);
  const natural = naturalWidths(COLUMNS, cells);
  const widths =
    tableWidth(natural) <= width ? natural : fitWidths(natural, [CAUSE], Math.max(width, CAUSE_NARROWEST));
  // A cause that is too long goes on below, with its explanation.
  const rows = cells.map((row, index) => {
    const title = wrap(row[CAUSE] ?? "", widths[CAUSE] ?? 0);
    const explanation = wrap(printable(groups[index]?.explanation ?? ""), widths[CAUSE] ?? 0);
    const lines = [...title, ...explanation.filter((line) => line !== "").map(paint.dim)];
    return row.map((cell, column) => (column === CAUSE ? lines.join("\n") : cell));
  });
  return renderTable(COLUMNS, widths, rows, paint).split("\n");
}

const PEOPLE_MAX = 20;

/** Whose ids and names contradict each other: nobody can look into that without their names. */
function contradictionLines({ discrepancies }: ValidationReport): string[] {
  const people = discrepancies.filter(({ kind, rules }) => kind === "id" || rules.at(-1) === "identity: yes");
  const lines = people.slice(0, PEOPLE_MAX).map(({ kind, employee, source_value, target_value }) => {
    const whose = kind === "id" ? (employee?.name ?? "") : `id ${employee?.source_id ?? ""}`;
    return printable(
      `${whose}: ${kind} ${source_value ?? ""} in the source, ${target_value ?? ""} in the target`,
    );
  });
  const more = people.length - lines.length;
  return more > 0 ? [...lines, `And ${more} more.`] : lines;
}

function notes({ discrepancies, untested, tolerated, mapping }: ValidationReport): string[] {
  const unsure = discrepancies.filter(({ reading }) => reading !== null).length;
  const countOf = (isUnread: boolean): number =>
    untested
      .filter(({ reason }) => (reason === "not_read") === isUnread)
      .reduce((sum, { count }) => sum + count, 0);
  const [unreadValues, untestedValues] = [countOf(true), countOf(false)];
  const toleratedValues = tolerated.reduce((sum, { count }) => sum + count, 0);
  const drifting = tolerated.filter(({ drifts }) => drifts).length;
  const proposed = mapping.filter(({ status, basis }) => status === "proposed" && basis === "amounts").length;
  return [
    unsure > 0
      ? `${plural(unsure, "difference")} may be errors of reading: look at the documents first.`
      : "",
    toleratedValues > 0
      ? `${plural(toleratedValues, "difference")} within tolerance${drifting > 0 ? `, ${drifting} of the items drift one way` : ""}.`
      : "",
    unreadValues > 0
      ? `${plural(unreadValues, "value")} could not be read and so could not be tested; the reports say which.`
      : "",
    untestedValues > 0
      ? `${plural(untestedValues, "value")} could not be compared; the reports say which and why.`
      : "",
    proposed > 0
      ? `${plural(proposed, "mapping")} proposed from the amounts; confirm with --map what is right.`
      : "",
  ].filter((note) => note !== "");
}
