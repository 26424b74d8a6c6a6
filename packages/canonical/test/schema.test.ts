import { test } from "tap";
import { type CanonicalOutput, getAtPath, setAtPath } from "../src/index.ts";
import { validateCanonicalOutput } from "../src/schema-and-validator.ts";
import { exampleOutput } from "./example-output.ts";

test("the documented example is valid", async (t) => {
  t.same(validateCanonicalOutput(exampleOutput()), { valid: true, value: exampleOutput() });
});

test("unknown fields are let pass", async (t) => {
  const output = { ...exampleOutput(), later: 1 };
  setAtPath(output, "employees[0].taxes[0].later", {});
  t.equal(validateCanonicalOutput(output).valid, true);
});

test("a wrong value is refused with its field path", async (t) => {
  const mutations: [string, unknown][] = [
    ["schema_version", "2.0"],
    ["format_type", "invoice"],
    ["provider", 1],
    ["currency", "usd"],
    ["run_kind", "weekly"],
    ["pay_date", "08/21/2026"],
    ["pay_period.start", "2026-02-30"],
    ["company.name", undefined],
    ["employees", null],
    ["employees[0].employee_id", null],
    ["employees[0].net_pay", 1284.765],
    ["employees[0].net_pay", "1284.76"],
    ["employees[0].net_pay", Number.NaN],
    ["employees[0].earnings[1].type", "wages"],
    ["employees[0].earnings[1].role", "offset"],
    ["employees[0].earnings[0].amount", null],
    ["employees[0].taxes[3].jurisdiction", "GA"],
    ["employees[0].taxes[3].type", "fit"],
    ["employees[0].deductions[0].pretax", "yes"],
    ["employees[0].payments[0].date", "2026-13-01"],
    ["employees[0].payments[0].method", "cash"],
    ["totals", 5],
  ];
  for (const [path, value] of mutations) {
    const output = exampleOutput();
    setAtPath(output, path, value);
    const result = validateCanonicalOutput(output);
    const name = `${path} = ${String(value)}`;
    if (result.valid) t.fail(name);
    else t.same([...new Set(result.errors.map((error) => error.path))], [path], name);
  }
});

test("a missing field is named", async (t) => {
  for (const path of [
    "currency",
    "pay_period.end",
    "employees[0].payments",
    "employees[0].taxes[2].locality",
  ]) {
    const output = exampleOutput();
    const at = path.lastIndexOf(".");
    delete (getAtPath(output, at < 0 ? "" : path.slice(0, at)) as Record<string, unknown>)[
      path.slice(at + 1)
    ];
    t.same(validateCanonicalOutput(output), { valid: false, errors: [{ path, message: "is required" }] });
  }
});

test("amounts that floats hold badly are still amounts", async (t) => {
  const output: CanonicalOutput = exampleOutput();
  for (const amount of [1.15, 0.07, 4.35, 1e6 + 0.01, 9_999_999_999_999.99, -0.29]) {
    setAtPath(output, "employees[0].gross_pay", amount);
    t.ok(validateCanonicalOutput(output).valid, String(amount));
  }
});

test("hours and rates keep their decimals, totals may be printed", async (t) => {
  const output = exampleOutput();
  setAtPath(output, "employees[0].earnings[0].rate", 20.346846);
  output.totals = {
    employee_count: 1,
    gross_pay: 1727.5,
    net_pay: null,
    total_earnings: null,
    total_deductions: 81.38,
    total_taxes: null,
  };
  t.ok(validateCanonicalOutput(output).valid);
  setAtPath(output, "totals.employee_count", 1.5);
  t.match(validateCanonicalOutput(output), { valid: false, errors: [{ path: "totals.employee_count" }] });
});

test("what is no output at all is refused, and errors are limited", async (t) => {
  for (const value of [null, undefined, "text", [], 4])
    t.match(validateCanonicalOutput(value), { valid: false, errors: [{ path: "" }] });
  const many = { ...exampleOutput(), employees: Array.from({ length: 500 }, () => 0) };
  const result = validateCanonicalOutput(many);
  t.equal(result.valid ? 0 : result.errors.length, 100);
  const long = validateCanonicalOutput({ ...exampleOutput(), pay_date: "x".repeat(5_000) });
  t.ok(
    !long.valid && (long.errors[0]?.message.length ?? 999) < 200,
    "nor is what stands there quoted at length",
  );
});
