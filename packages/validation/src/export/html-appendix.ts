import type { MappingEntry, ValidationReport } from "../report/report.ts";
import type { LabelRef } from "../options.ts";
import type { Rule } from "../rules/rule.ts";
import { markup, NOTHING, type Markup } from "./markup.ts";
import { UNTESTED_WORDS } from "./untested-words.ts";

/** What was not compared, and why. */
export function untestedSection({ untested }: ValidationReport): Markup {
  if (untested.length === 0) return NOTHING;
  return markup`<h2>Not compared</h2><div class="panel scroll"><table>
<thead><tr><th>Field</th><th>Why</th><th>Printed by</th><th class="amount">Values</th></tr></thead>
<tbody>${untested.map(
    ({ field, reason, printed_by, count }) =>
      markup`<tr><td>${field}</td><td>${UNTESTED_WORDS[reason]}</td><td>${printed_by}</td><td class="amount">${count}</td></tr>
`,
  )}</tbody></table></div>`;
}

/** What the caller's tolerances let pass. */
export function toleratedSection({ tolerated }: ValidationReport): Markup {
  if (tolerated.length === 0) return NOTHING;
  return markup`<h2>Within tolerance</h2><div class="panel scroll"><table>
<thead><tr><th>Field</th><th>Item</th><th class="amount">Values</th><th class="amount">Together</th><th></th></tr></thead>
<tbody>${tolerated.map(
    ({ field, section, type, count, sum, drifts }) =>
      markup`<tr><td>${field}</td><td>${[section, type].filter((part) => part !== null).join(", ")}</td><td class="amount">${count}</td><td class="amount">${sum}</td><td class="doubt">${drifts ? "drifts: all go one way" : ""}</td></tr>
`,
  )}</tbody></table></div>`;
}

/** Which item became which. */
export function mappingSection({ mapping }: ValidationReport): Markup {
  if (mapping.length === 0) return NOTHING;
  return markup`<h2>Items of both sides</h2><details class="panel"><summary>${mapping.length} mappings, given or proposed from the lines of all employees</summary>
<div class="scroll"><table><thead><tr><th>Source</th><th>Target</th><th>Status</th><th class="amount">Equal</th><th class="amount">Not</th></tr></thead>
<tbody>${mapping.map(mappingRow)}</tbody></table></div></details>`;
}

function mappingRow({ source, target, factor, status, basis, support, counter }: MappingEntry): Markup {
  const words = status === "given" ? "given" : `proposed from ${basis === "types" ? "types" : "amounts"}`;
  return markup`<tr><td>${labels(source)}</td><td>${labels(target)}${factor === -1 ? " (other sign)" : ""}</td><td>${words}</td>
<td class="amount">${support}</td><td class="amount">${counter}</td></tr>
`;
}

function labels(refs: readonly LabelRef[]): string {
  return refs
    .map(({ code, description }) =>
      code === null || code === description ? description : `${code} ${description}`,
    )
    .join(" + ");
}

/** The rules behind the severities, in the order in which they are tried. */
export function rulesSection(rules: readonly Rule[]): Markup {
  return markup`<h2>Rules of severity</h2><details class="panel"><summary>The first rule that holds decides</summary>
<table><thead><tr><th>Rule</th><th>Severity</th><th>What it says</th></tr></thead><tbody>${rules.map(
    ({
      id,
      severity,
      text,
    }) => markup`<tr class="${severity}"><td>${id}</td><td>${severity}</td><td>${text}</td></tr>
`,
  )}</tbody></table></details>`;
}
