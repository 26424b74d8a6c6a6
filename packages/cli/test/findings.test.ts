import { test } from "tap";
import { findings } from "../src/report/findings.ts";
import { PLAIN } from "../src/text/paint.ts";
import { FAILED_CHECK, sampleCheck, sampleResult } from "./support/sample-result.ts";

const OPTIONS = { width: 80, minConfidence: 0, all: false };
const of = (fields: Parameters<typeof sampleResult>[0], options = {}) =>
  findings({ file: "x.pdf", result: sampleResult(fields), error: null }, { ...OPTIONS, ...options }, PLAIN);

test("nothing is said of a proved document", async (t) => {
  t.same(of({}), []);
});

test("a failed check shows its page, its identity and its arithmetic", async (t) => {
  t.same(of({ checks: [sampleCheck(), sampleCheck(FAILED_CHECK)] }), [
    "x.pdf",
    "  FAILED  employee.net_pay:employees[1] (page 2)",
    "          gross_pay − taxes − deductions = net_pay",
    "          expected 1,500.20   actual 1,500.29   difference 0.09",
  ]);
});

test("only the first failed checks and reasons are shown, and how many more there are", async (t) => {
  const lines = of({
    confidence_score: 0.42,
    checks: Array.from({ length: 5 }, (_, index) =>
      sampleCheck({ ...FAILED_CHECK, id: `employee.net_pay:employees[${index}]` }),
    ),
    confidence_reasons: [
      ...Array.from({ length: 4 }, (_, index) => ({
        code: "unclaimed",
        message: `reason ${index}`,
        effect: 0.1,
      })),
      { code: "proved", message: "does not count", effect: 0 },
    ],
  });
  t.equal(lines.filter((line) => line.includes("FAILED")).length, 3);
  t.ok(lines.includes("  and 2 more failed checks (--checks lists every check)"));
  t.ok(lines.includes("  −0.10   reason 2"));
  t.ok(lines.includes("  and 1 more reason (--checks lists every reason)"));
  t.notMatch(lines.join("\n"), /reason 3|does not count/);
});

test("all checks and reasons are shown on demand", async (t) => {
  const text = of(
    { checks: [sampleCheck(), sampleCheck({ passed: null, actual: null, difference: null })] },
    { all: true },
  ).join("\n");
  t.match(text, /ok {6}employee\.net_pay/);
  t.match(text, /open {4}employee\.net_pay.*\n.*\n.*expected 1,500\.20 {3}actual – {3}difference –/);
  t.match(text, /every figure is proved/);
});

test("a check of a long register names its first and last page", async (t) => {
  const box = { x0: 0, top: 0, x1: 1, bottom: 1 };
  const evidence = { total: [3, 1, 2].map((page) => ({ page, box, text: "1.00" })) };
  const text = of({
    checks: [sampleCheck({ ...FAILED_CHECK, members: ["total", "toString"] })],
    evidence,
  }).join("\n");
  t.match(text, "(pages 1 to 3)");
});

test("a confidence below the minimum is said", async (t) => {
  t.same(of({ confidence_score: 0.899 }, { minConfidence: 0.9 }), [
    "x.pdf",
    "  confidence 0.89 is below 0.9",
  ]);
});

test("a failed document has its code and message, without control characters", async (t) => {
  const error = { code: "not_a_pdf", message: "starts with \u001B[2J" };
  t.same(findings({ file: "-", result: null, error }, OPTIONS, PLAIN), [
    "(stdin)",
    "  not_a_pdf: starts with �[2J",
  ]);
});
