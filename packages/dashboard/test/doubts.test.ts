import { test } from "tap";
import { doubtText } from "../src/review/doubts.ts";

const reason = (code: string, effect: number, more: { count?: number; fields?: string[] } = {}) => ({
  code,
  message: code,
  effect,
  ...more,
});

test("what is to be looked at is counted, also where no field is named", async (t) => {
  const held = reason("checks_passed", 0);
  t.equal(doubtText({ doubtful: [], reasons: [held] }), "Nothing to look at");
  const reasons = [
    reason("failed_checks", 0.3, { count: 2 }),
    reason("unclaimed_figures", 0.2, { count: 12 }),
    reason("inferred_layout", 0.05),
    reason("unknown_labels", 0.02, { count: 1, fields: ["employees[0].taxes[0].description"] }),
    held,
  ];
  t.equal(
    doubtText({ doubtful: ["employees[0].net_pay"], reasons }),
    "1 field, 12 unclaimed figures, 1 general doubt to look at",
  );
  t.equal(
    doubtText({ doubtful: [], reasons: [reason("unread_payroll", 0.6)] }),
    "1 general doubt to look at",
    "never that there is none",
  );
});
