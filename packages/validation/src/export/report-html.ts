import { moneyFromJson, moneyToJson, sumMoney } from "@paylift/canonical";
import type { Severity } from "../model/discrepancy-kind.ts";
import { SEVERITIES } from "../model/discrepancy-kind.ts";
import type { ValidationReport } from "../report/report.ts";
import { DEFAULT_RULES } from "../rules/default-rules.ts";
import type { Rule } from "../rules/rule.ts";
import { barChart } from "./bar-chart.ts";
import { mappingSection, rulesSection, toleratedSection, untestedSection } from "./html-appendix.ts";
import { causeSections } from "./html-causes.ts";
import { acceptances, type ReportRecord } from "./report-record.ts";
import { signatureSection } from "./html-signatures.ts";
import { employeeChart, employeeTable } from "./html-employees.ts";
import { HTML_STYLE } from "./html-style.ts";
import { markup, Markup, NOTHING } from "./markup.ts";
import { moneyText, plural } from "./money-text.ts";

/** What the report says about a side beyond the comparison. */
export interface SideLabel {
  /** How to call it: a file name, a provider. */
  name: string;
  /** What else there is to know, for example `adp / payroll-register-v1`; `""` for nothing. */
  detail: string;
}

export interface ReportHtmlOptions {
  source: SideLabel;
  target: SideLabel;
  /** Default: the name of both sides. */
  title?: string;
  /** What people said about it. Default nothing. */
  record?: ReportRecord;
  /** The rules that the report was made with. Default {@link DEFAULT_RULES}. */
  rules?: readonly Rule[];
}

const CAUSES_MAX = 15;

/** The report as one self-contained HTML page without scripts or requests, to be read, printed and signed. */
export function reportHtml(report: ValidationReport, options: ReportHtmlOptions): string {
  const { record = {} } = options;
  const title = options.title ?? `Payroll comparison: ${options.source.name} and ${options.target.name}`;
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${new Markup(HTML_STYLE)}</style>
</head>
<body><main>
<h1>Payroll comparison</h1>
${verdict(report)}
<div class="sides">${side("Source", options.source, report.confidence.source)}${side("Target", options.target, report.confidence.target)}</div>
${tiles(report)}
${plots(report)}
${report.groups.length > 0 ? markup`<h2>Causes</h2>${causeSections(report, acceptances(report, record))}` : NOTHING}
<h2>Employees</h2>${employeeTable(report)}
${toleratedSection(report)}
${untestedSection(report)}
${mappingSection(report)}
${rulesSection(options.rules ?? DEFAULT_RULES)}
${signatureSection(record)}
</main></body></html>
`.text;
}

function verdict(report: ValidationReport): Markup {
  const worst = SEVERITIES.find((severity) => report.discrepancies.some((one) => one.severity === severity));
  const doubtful = report.employees.filter((employee) => employee.verdict === "could_not_test").length;
  if (worst === undefined && doubtful === 0)
    return markup`<p class="panel verdict good">Both sides pay the same: no difference in ${plural(report.total_fields, "compared value")}.</p>`;
  const doubt = doubtful > 0 ? ` ${plural(doubtful, "employee")} could not be tested.` : "";
  const found =
    worst === undefined
      ? "No difference was found."
      : `${plural(report.discrepancies.length, "difference")} from ${plural(report.groups.length, "cause")}, the worst of them ${worst}.`;
  const unsure = report.discrepancies.filter(({ reading }) => reading !== null).length;
  return markup`<p class="panel verdict ${worst ?? "medium"}">${found}${doubt}</p>${
    unsure > 0
      ? markup`<p class="panel verdict medium">${plural(unsure, "difference")} may be errors of reading: a document was not read for certain. Compare them with the document first.</p>`
      : NOTHING
  }`;
}

function side(role: string, { name, detail }: SideLabel, confidence: number | null): Markup {
  const read =
    confidence === null ? "" : `confidence ${(Math.floor(confidence * 100 + 1e-9) / 100).toFixed(2)}`;
  return markup`<div class="panel"><small>${role}</small><h3>${name}</h3><span class="faint">${[detail, read].filter((text) => text !== "").join(" · ")}</span></div>`;
}

function tiles(report: ValidationReport): Markup {
  const count = (severity: Severity): number =>
    report.discrepancies.filter((one) => one.severity === severity).length;
  const verdicts = (verdict: string): number =>
    report.employees.filter((one) => one.verdict === verdict).length;
  const risk = moneyToJson(sumMoney(report.groups.map(({ money_at_risk }) => moneyFromJson(money_at_risk))));
  const number = (value: number): string => value.toLocaleString("en-US");
  const figures: [string, string][] = [
    [moneyText(risk), "at risk"],
    [number(count("high")), "high"],
    [number(count("medium")), "medium"],
    [number(count("low")), "low"],
    [number(verdicts("matched")), "employees matched"],
    [
      `${number(verdicts("only_in_source"))} / ${number(verdicts("only_in_target"))}`,
      "only in source / target",
    ],
    [number(report.matched_fields), `equal of ${plural(report.total_fields, "value")}`],
  ];
  return markup`<div class="tiles">${figures.map(([value, label]) => markup`<div class="panel"><b>${value}</b><small>${label}</small></div>`)}</div>`;
}

function plots(report: ValidationReport): Markup {
  if (report.groups.length === 0) return NOTHING;
  const causes = report.groups
    .slice(0, CAUSES_MAX)
    .map(({ title, money_at_risk: value, severity, discrepancies }) => ({
      label: title,
      value,
      text: value === 0 ? plural(discrepancies, "difference") : moneyText(value),
      severity,
    }));
  return markup`<h2>Money at risk by cause</h2><div class="panel">${barChart(causes, "Money at risk by cause")}</div>
<h2>Net pay by employee, target less source</h2><div class="panel">${employeeChart(report)}</div>`;
}
