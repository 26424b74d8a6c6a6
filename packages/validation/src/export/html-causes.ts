import type { Decision } from "../decisions/decision.ts";
import type { Discrepancy, Group, ValidationReport } from "../report/report.ts";
import { markup, NOTHING, type Markup } from "./markup.ts";
import { instantText } from "./instant-text.ts";
import { moneyText, plural, valueText } from "./money-text.ts";
import { worstFirst } from "./worst-first.ts";

/** A cause over thousands of employees is understood from some of them; the CSV holds all. */
const ROWS_MAX = 100;

/** The causes, each with the differences that are it and those that follow from it. */
export function causeSections(
  { groups, discrepancies }: ValidationReport,
  accepted: ReadonlyMap<Discrepancy, Decision>,
): Markup {
  const byGroup = Map.groupBy(discrepancies, ({ group }) => group);
  return markup`${groups.map((group) => causeSection(group, byGroup.get(group.id) ?? [], accepted))}`;
}

function causeSection(
  group: Group,
  discrepancies: readonly Discrepancy[],
  accepted: ReadonlyMap<Discrepancy, Decision>,
): Markup {
  // What follows from a cause stands below it.
  const sorted = worstFirst(discrepancies).sort(
    (a, b) => Number(a.caused_by.length > 0) - Number(b.caused_by.length > 0),
  );
  const shown = sorted.slice(0, ROWS_MAX);
  const more = sorted.length - shown.length;
  return markup`<details class="panel cause ${group.severity}" id="${group.id}" open>
<summary><span class="badge">${group.severity}</span><h3>${group.title}</h3>
<span class="amount">${moneyText(group.money_at_risk)} at risk</span></summary>
<p class="faint">${[countsOf(group), group.explanation].filter((text) => text !== "").join(". ")}</p>
<div class="scroll"><table>
<thead><tr><th>Employee</th><th>What</th><th class="amount">Source</th><th class="amount">Target</th><th class="amount">Difference</th>
<th>Severity</th></tr></thead>
<tbody>${shown.map((each) => discrepancyRow(each, accepted.get(each)))}</tbody></table></div>
${more > 0 ? markup`<p class="faint">And ${plural(more, "difference")} more of this cause.</p>` : NOTHING}
</details>
`;
}

function countsOf({ employees, discrepancies }: Group): string {
  return [employees > 0 ? plural(employees, "employee") : "", plural(discrepancies, "difference")]
    .filter((part) => part !== "")
    .join(", ");
}

function discrepancyRow(discrepancy: Discrepancy, decision: Decision | undefined): Markup {
  const { employee, kind, item, field_path, severity, reading, caused_by, rules } = discrepancy;
  const ids = [employee?.source_id, employee?.target_id].filter((id) => id).join(" → ");
  return markup`<tr class="${caused_by.length > 0 ? "effect" : ""} ${severity}">
<td>${employee?.name ?? "whole document"} <small>${ids}</small></td>
<td>${[kind.replaceAll("_", " "), item].filter((part) => part !== null).join(", ")} <code>${field_path}</code>${reading === null ? NOTHING : readingNote(discrepancy)}${decision === undefined ? NOTHING : acceptance(decision)}</td>
<td class="amount">${valueText(discrepancy.source_value)}</td><td class="amount">${valueText(discrepancy.target_value)}</td>
<td class="amount">${discrepancy.difference === null ? "" : valueText(discrepancy.difference)}</td>
<td title="${rules.join(", ")}">${severity} <small>${(rules.at(-1) ?? "").replace(": yes", "")}</small></td></tr>
`;
}

function acceptance({ reason, by, at }: Decision): Markup {
  return markup`<br><span class="accepted">Accepted: ${reason} (${by}, ${instantText(at)})</span>`;
}

/** Where to look; that a whole document is doubtful stands at the top once. */
function readingNote({ reading }: Discrepancy): Markup {
  const places = (reading?.boxes ?? []).map(({ side, page, text }) => `${side}, page ${page}: “${text}”`);
  const reasons = reading?.contested === true ? [reading.reason] : [];
  const notes = [...reasons, ...new Set(places)];
  if (notes.length === 0) return NOTHING;
  return markup`<br><span class="doubt">May be an error of reading: ${notes.join("; ")}</span>`;
}
