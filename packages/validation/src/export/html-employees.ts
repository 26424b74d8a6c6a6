import type { Discrepancy, EmployeeVerdict, ValidationReport } from "../report/report.ts";
import { SEVERITIES } from "../model/discrepancy-kind.ts";
import { barChart, type Bar } from "./bar-chart.ts";
import { markup, type Markup } from "./markup.ts";
import { plural, signedMoneyText } from "./money-text.ts";

const BARS_MAX = 20;
const ROWS_MAX = 500;

const VERDICT_WORDS: Record<EmployeeVerdict["verdict"], string> = {
  matched: "matched",
  only_in_source: "only in the source",
  only_in_target: "only in the target",
  could_not_test: "could not be tested",
};

/** How far the net pay of each employee moved, the furthest first. */
export function employeeChart(report: ValidationReport): Markup {
  const net = netDifferences(report.discrepancies);
  const bars = report.employees
    .filter(({ severity }) => severity !== null)
    .map((verdict) => ({ verdict, value: net.get(keyOf(verdict)) ?? 0 }))
    .sort(
      (a, b) =>
        Math.abs(b.value) - Math.abs(a.value) ||
        SEVERITIES.indexOf(a.verdict.severity ?? "low") - SEVERITIES.indexOf(b.verdict.severity ?? "low"),
    )
    .slice(0, BARS_MAX)
    .map(({ verdict, value }): Bar => ({
      label: verdict.employee.name,
      value,
      text: value === 0 ? plural(verdict.discrepancies, "difference") : signedMoneyText(value),
      severity: verdict.severity ?? "low",
    }));
  return barChart(bars, "Difference of net pay by employee");
}

/** Everybody about whom there is something to say: differences, no counterpart, or a match that is not certain. */
export function employeeTable({ employees }: ValidationReport): Markup {
  const worth = employees.filter(
    ({ verdict, match, severity }) =>
      verdict !== "matched" || severity !== null || match?.certainty !== "certain",
  );
  const rest = employees.length - worth.length;
  return markup`<div class="panel scroll"><table>
<thead><tr><th>Employee</th><th>Source id</th><th>Target id</th><th>Verdict</th><th>Match</th><th class="amount">Differences</th>
<th>Severity</th></tr></thead>
<tbody>${worth.slice(0, ROWS_MAX).map(employeeRow)}</tbody></table>
<p class="faint">${worth.length > ROWS_MAX ? `And ${worth.length - ROWS_MAX} more. ` : ""}${plural(rest, "other employee")} matched for certain, without any difference.</p></div>`;
}

function employeeRow({ employee, verdict, match, discrepancies, severity }: EmployeeVerdict): Markup {
  const how =
    match === null
      ? ""
      : `${match.how.replaceAll("_", " ")}, ${match.certainty}: ${match.reasons.join(", ")}`;
  return markup`<tr><td>${employee.name}</td><td>${employee.source_id ?? "–"}</td><td>${employee.target_id ?? "–"}</td>
<td>${VERDICT_WORDS[verdict]}</td><td>${how}</td><td class="amount">${discrepancies}</td>
<td class="${severity ?? ""}">${severity ?? "equal"}</td></tr>
`;
}

/** Difference of net pay by employee, that of a person on one side only being the whole of it. */
function netDifferences(discrepancies: readonly Discrepancy[]): Map<string, number> {
  const differences = new Map<string, number>();
  for (const { kind, difference, field_path } of discrepancies) {
    if (difference === null) continue;
    const index = /^employees\[\d+\]/.exec(field_path)?.[0] ?? "";
    const value = Number(difference);
    if (kind === "net_pay" || kind === "missing_employee") differences.set(`source ${index}`, value);
    if (kind === "extra_employee") differences.set(`target ${index}`, value);
  }
  return differences;
}

function keyOf({ source_index, target_index }: EmployeeVerdict): string {
  return source_index === null ? `target employees[${target_index}]` : `source employees[${source_index}]`;
}
