import { test } from "tap";
import {
  compare,
  VALIDATION_ERROR_CODES,
  ValidationError,
  type SideInput,
  type ValidationOptions,
} from "../src/index.ts";
import { employee, output } from "./support/outputs.ts";

const ITEM = { section: "taxes", code: null, description: "FIT" };
const NO_TOTALS = {
  employee_count: null,
  gross_pay: null,
  net_pay: null,
  total_earnings: null,
  total_deductions: null,
  total_taxes: null,
};

const WRONG: [option: string, options: unknown][] = [
  ["crosswalk", { crosswalk: {} }],
  ["crosswalk", { crosswalk: [{ target_id: "1" }] }],
  ["crosswalk", { crosswalk: [{ source_id: 1, target_id: "1" }] }],
  ["mapping", { mapping: [{ source: [], target: [] }] }],
  ["mapping", { mapping: [{ source: [{ section: "pay", code: null, description: "" }], target: [] }] }],
  ["crosswalk", { crosswalk: [{ source_id: "1", target_id: "", target_name: "" }] }],
  ["mapping", { mapping: [{ source: [ITEM], target: [ITEM], factor: 2 }] }],
  ["tolerances", { tolerances: [{ field: "price" }] }],
  ["tolerances", { tolerances: [{ field: "amount", absolute: -1 }] }],
  ["tolerances", { tolerances: [{ field: "amount", percent: Number.NaN }] }],
  ["ytdReason", { ytdReason: 7 }],
  ["minConfidence", { minConfidence: 95 }],
  ["rules", { rules: [] }],
];

for (const [option, options] of WRONG) {
  test(`wrong ${option} are refused by name: ${JSON.stringify(options)}`, async (t) => {
    const both = output([employee()]);
    t.throws(() => compare(both, both, options as ValidationOptions), {
      name: "ValidationError",
      code: "invalid_options",
      details: { option },
    });
  });
}

test("a side that is no canonical output is refused without quoting it", async (t) => {
  const right = output([employee()]);
  for (const wrong of [
    null,
    7,
    [],
    {},
    { canonical_output: null },
    { ...right, employees: [{ name: "Secret" }] },
  ]) {
    for (const [source, target, side] of [
      [wrong, right, "source"],
      [right, wrong, "target"],
    ] as const) {
      try {
        compare(source as SideInput, target as SideInput);
        t.fail("expected to throw");
      } catch (error) {
        t.match(error, { name: "ValidationError", code: "invalid_side", details: { side } });
        t.notMatch(String(error), "Secret");
      }
    }
  }
});

test("amounts that cannot be added up are refused without quoting them", async (t) => {
  const absurd = (gross_pay: number) => output([employee({ gross_pay })]);
  for (const [source, target, side] of [
    [absurd(9_999_999_999_999.98), output([employee()]), "source"],
    [output([employee()]), absurd(9_999_999_999_999.98), "target"],
    [absurd(1e20), output([employee()]), "source"],
    [output([employee()]), output([employee()], { totals: { ...NO_TOTALS, net_pay: 1e20 } }), "target"],
  ] as const)
    t.throws(() => compare(source, target), {
      code: "invalid_side",
      details: { side },
      message: /^the amounts of the \w+ are too large to be added up$/,
    });
});

test("two currencies cannot be compared", async (t) => {
  const [dollars, pesos] = [output([employee()]), output([employee()], { currency: "MXN" })];
  t.throws(() => compare(dollars, pesos), { code: "currency_mismatch" });
});

test("codes of errors are unique", async (t) => {
  t.equal(new Set(VALIDATION_ERROR_CODES).size, VALIDATION_ERROR_CODES.length);
  t.equal(new ValidationError("invalid_side", "no").name, "ValidationError");
});

test("nobody on either side is equal", async (t) => {
  const report = compare(output([]), output([]));
  t.same([report.discrepancies, report.employees, report.groups], [[], [], []]);
});
