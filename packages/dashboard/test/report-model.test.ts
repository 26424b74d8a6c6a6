import { test } from "tap";
import type { Discrepancy } from "../src/api/report.ts";
import { causesOf, differenceText, moneyAtRisk } from "../src/migrations/report-model.ts";

const difference = (fields: Partial<Discrepancy>): Discrepancy => ({
  field_path: "employees[0].earnings[0].rate",
  source_value: "20",
  target_value: "22.5",
  severity: "high",
  ...fields,
});

test("a rate is no money: what it makes of the amount is at risk", async (t) => {
  const rate = difference({ kind: "rate", difference: "2.5", money_at_risk: 200, caused_by: [] });
  const amount = difference({
    kind: "line_amount",
    difference: "200.00",
    money_at_risk: 0,
    caused_by: ["employees[0].earnings[0].rate"],
  });
  t.equal(moneyAtRisk([rate, amount]), 200);
});

test("reports of before each difference had its money count what follows from nothing else", async (t) => {
  const net = difference({ difference: "-10.10", caused_by: ["employees[0].deductions[0].amount"] });
  const deduction = difference({ difference: "10.10", caused_by: [] });
  t.equal(moneyAtRisk([net, deduction, difference({ difference: "0.20" })]), 10.3);
  t.match(causesOf({ total_fields: 9, matched_fields: 8, discrepancies: [deduction] }), [
    { money_at_risk: 10.1 },
  ]);
});

test("a difference of money, of a rate, and of what is no number", async (t) => {
  t.equal(differenceText(difference({ difference: "-1234.50" })), "-1,234.50");
  t.equal(differenceText(difference({ difference: "0.0025" })), "0.0025");
  t.equal(
    differenceText(difference({ difference: null, source_value: "Ann Lo", target_value: "Ann Loe" })),
    "",
  );
  t.equal(differenceText(difference({ source_value: "10.00", target_value: "12.50" })), "2.50");
});
