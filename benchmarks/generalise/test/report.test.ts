import { test } from "tap";
import { describeMachine } from "@paylift/benchmark-extract";
import { barsOf, silentBar } from "../src/bars.ts";
import { plot } from "../src/plot.ts";
import { printReport } from "../src/print.ts";
import type { Report } from "../src/report.ts";
import { printScaling } from "../src/scaling/report.ts";
import { sharesOf, spentOf } from "../src/scaling/stages.ts";

const NOTHING = {
  queue_ms: 0,
  open_ms: 0,
  read_ms: 0,
  layout_ms: 0,
  recognise_ms: 0,
  interpret_ms: 0,
  canonicalise_ms: 0,
  reconcile_ms: 0,
  score_ms: 0,
  total_ms: 0,
};

const group = {
  name: "quickbooks-payroll-summary",
  documents: 8,
  failed: 0,
  lineF1: 0.98,
  moneyF1: 0.9,
  grossExact: 0.99,
  netExact: null,
  silent: 1,
  proved: 2,
  meanConfidence: 0.5,
  wrong: [
    {
      name: "quickbooks-payroll-summary-v1-inconsistent-12",
      confidence: 0.96,
      silent: true,
      errors: 3,
      first: [`totals.gross_pay: want "${"9".repeat(90)}", got null`],
    },
  ],
};

const family = { ...group, excluded: ["quickbooks"] };

const report: Report = {
  date: "2026-08-21T00:00:00.000Z",
  command: "npm run bench:generalise --",
  machine: describeMachine(),
  families: [family],
  adversarial: { seeds: 20, layouts: [{ ...group, name: "grid <1>" }] },
  notPayroll: [{ kind: "timesheet", documents: 20, refused: 3, confidence: 0.05 }],
  bars: [...barsOf(family), silentBar("families", [family])],
};

test("the report keeps to 80 columns and names what is silent", async (t) => {
  const printed = printReport(report);
  t.ok(
    printed.split("\n").every((line) => line.length <= 80),
    "80 columns",
  );
  t.match(printed, "✗ SILENT quickbooks-payroll-summary-v1-inconsistent-12: 3 wrong figures, conf");
  t.match(printed, "✓ quickbooks-payroll-summary: line-item F1");
  t.match(printed, "✗ families: silent errors");
  t.match(printed, /✗ timesheet +3 +20 +0\.05/);
});

test("the plot is a picture with every group", async (t) => {
  const drawn = plot(report);
  t.match(drawn, /^<svg [\s\S]*<\/svg>\n$/);
  t.match(drawn, "grid &lt;1&gt;");
  t.match(drawn, "0.980, silent 1");
});

test("the cost of long documents keeps to 80 columns", async (t) => {
  const spent = spentOf([{ ...NOTHING, open_ms: 10, read_ms: 40, interpret_ms: 30, reconcile_ms: 20 }]);
  const shares = sharesOf(spent);
  const length = { pages: 907, employees: 7500, cpuPerPage: 1.31, ownPerPage: 2, shares };
  const printed = printScaling({
    date: report.date,
    command: report.command,
    machine: report.machine,
    modes: [{ mode: "by inference", lengths: [length] }],
    bars: [{ what: "CPU a page", value: 1.31, limit: "≤ 1.3", passed: false }],
  });
  t.ok(
    printed.split("\n").every((line) => line.length <= 80),
    "80 columns",
  );
  t.match(printed, /907 pages +7500 +1\.31 +2\.00 +50 % +30 % +20 %/);
  t.match(printed, /✗ CPU a page +1\.31 +≤ 1\.3/);
});
