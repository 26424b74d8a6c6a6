import { test } from "tap";
import type { Check } from "../src/api/types.ts";
import { doubtsOf, doubtText } from "../src/review/doubts.ts";

const reason = (code: string, effect: number, more: { count?: number; fields?: string[] } = {}) => ({
  code,
  message: code,
  effect,
  ...more,
});

const failed = (...members: string[]): Check => ({
  id: "document.gross_pay",
  scope: "document",
  identity: "Σ gross_pay = totals.gross_pay",
  expected: 10,
  actual: 11,
  difference: 1,
  passed: false,
  members,
});

test("what is to be looked at is counted, also where no field is named", async (t) => {
  const held = reason("checks_passed", 0);
  const checks: Check[] = [];
  t.equal(doubtText({ doubtful: [], reasons: [held], checks }), "Nothing to check");
  const reasons = [
    reason("failed_checks", 0.3, { count: 2 }),
    reason("unclaimed_figures", 0.2, { count: 12 }),
    reason("inferred_layout", 0.05),
    reason("unknown_labels", 0.02, { count: 1, fields: ["employees[0].taxes[0].description"] }),
    held,
  ];
  t.equal(
    doubtText({ doubtful: ["employees[0].net_pay"], reasons, checks }),
    "1 field, 12 unclaimed figures, 1 general doubt to check",
  );
  t.equal(
    doubtText({ doubtful: [], reasons: [reason("unread_payroll", 0.6)], checks }),
    "1 general doubt to check",
    "never that there is none",
  );
  const sums = [failed(), failed("employees[0].net_pay")];
  t.equal(doubtText({ doubtful: [], reasons: [held], checks: sums }), "1 sum to check", "of no field");
});

test("fields are doubted by failed sums, by reasons, and where a person looks like none", async (t) => {
  const names = ["ADA LOVELACE", "TOTAL DEPT 100", "Laura"];
  const output = { employees: names.map((name) => ({ name })) } as never;
  const reasons = [reason("employees_not_crossfooted", 0.1, { fields: ["employees[1].net_pay"] })];
  const corrected = new Map([["employees[2].name", {} as never]]);
  const doubts = doubtsOf({ checks: [failed("employees[0].gross_pay")], reasons, output, corrected });
  t.same([...doubts.failedByPath.keys()], ["employees[0].gross_pay"]);
  t.same(
    [...doubts.reasonByPath],
    [
      ["employees[1].net_pay", "employees_not_crossfooted"],
      ["employees[1].name", "this does not look like a person’s name"],
    ],
  );
});
