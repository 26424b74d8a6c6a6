import { test } from "tap";
import { summaryRow } from "../src/report/summary-row.ts";
import { summaryTable } from "../src/report/summary-table.ts";
import { tally } from "../src/report/tally.ts";
import { COLOURED, PLAIN } from "../src/text/paint.ts";
import {
  FAILED_CHECK,
  sampleCheck,
  sampleEmployee,
  sampleOutput,
  sampleResult,
} from "./support/sample-result.ts";

const read = (file: string, fields: Parameters<typeof sampleResult>[0] = {}) =>
  summaryRow({ file, result: sampleResult(fields), error: null });
const failed = (file: string) =>
  summaryRow({ file, result: null, error: { code: "not_a_pdf", message: "this is not a PDF" } });

test("a row adds up the employees and counts the checks that could be made", async (t) => {
  const checks = [
    sampleCheck(),
    sampleCheck(FAILED_CHECK),
    sampleCheck({ passed: null, actual: null, difference: null }),
  ];
  t.same(read("register.pdf", { checks }), {
    file: "register.pdf",
    variant: "adp / payroll-register-v1",
    failed: false,
    employees: "2",
    gross: "3,727.60",
    net: "2,784.96",
    confidence: 0.98,
    failedChecks: 1,
    madeChecks: 2,
  });
});

test("a row says what is not known", async (t) => {
  const output = sampleOutput({
    provider: null,
    format_variant: null,
    employees: [sampleEmployee({ gross_pay: null })],
  });
  t.match(read("-", { canonical_output: output }), {
    file: "(stdin)",
    variant: "not recognised",
    gross: "–",
    net: "1,284.76",
  });
  t.match(failed("x.pdf"), {
    variant: "not_a_pdf",
    employees: "–",
    gross: "–",
    confidence: null,
    failed: true,
  });
});

test("a currency other than the dollar is named", async (t) => {
  t.equal(read("x.pdf", { canonical_output: sampleOutput({ currency: "CAD" }) }).gross, "3,727.60 CAD");
});

test("in a narrow window the variant goes below the file", async (t) => {
  const rows = [read("july/adp-payroll-register-of-harbor-light-foods.pdf"), failed("notes.pdf")];
  t.equal(
    summaryTable(rows, 80, PLAIN),
    [
      "File                                Employees     Gross       Net  Conf.  Failed",
      "…egister-of-harbor-light-foods.pdf          2  3,727.60  2,784.96   0.98     0/2",
      "  adp / payroll-register-v1",
      "notes.pdf                                   –         –         –      –       –",
      "  not_a_pdf",
    ].join("\n"),
  );
});

test("in a wide window each has its column", async (t) => {
  const table = summaryTable([read("register.pdf")], 120, PLAIN);
  t.match(
    table,
    /^File {10}Provider \/ variant .* Failed checks\nregister\.pdf {2}adp \/ payroll-register-v1 /,
  );
  t.equal(table.split("\n").length, 2);
});

test("no line is wider than the window, whatever the names", async (t) => {
  const output = sampleOutput({ provider: "p".repeat(60), format_variant: "v".repeat(90) });
  const rows = [read(`${"folder/".repeat(20)}x.pdf`, { canonical_output: output }), read("y.pdf")];
  for (const width of [60, 80, 100, 200]) {
    const longest = Math.max(
      ...summaryTable(rows, width, PLAIN)
        .split("\n")
        .map((line) => [...line].length),
    );
    t.ok(longest <= width, `${longest} of ${width}`);
  }
});

test("failed checks and poor confidence are coloured", async (t) => {
  const table = summaryTable(
    [read("x.pdf", { confidence_score: 0.3, checks: [sampleCheck(FAILED_CHECK)] })],
    80,
    COLOURED,
  );
  t.ok(table.includes(COLOURED.red("0.30")));
  t.ok(table.includes(COLOURED.red("1/1")));
});

test("the closing line counts what is wrong", async (t) => {
  const rows = [
    read("a.pdf"),
    read("b.pdf", { checks: [sampleCheck(FAILED_CHECK)], confidence_score: 0.5 }),
    failed("c.pdf"),
  ];
  t.equal(tally(rows, 0.9), "3 documents, 1 failed, 1 with failed checks, 1 below confidence 0.9");
  t.equal(tally(rows.slice(0, 1), 0), "1 document");
});
