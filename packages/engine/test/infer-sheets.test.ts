import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";

const NAMES = (rows: readonly string[]): string => `
  Harbor Kites LLC
  Payroll for 06/01/2026 - 06/14/2026

  Employee Name         Emp ID     Reg Hrs      Regular
${rows.join("\n")}`;
const REST = (rows: readonly string[]): string => `



    Gross Pay          FIT          MED      Net Pay
${rows.join("\n")}`;

const PEOPLE = [
  "  Bellwether, Rosa      1001         80.00     1,600.00",
  "  Okafor, Miguel        1002         80.00     2,100.00",
  "  Yates, Olive          1003         40.00     1,000.00",
  "  Totals                            200.00     4,700.00",
];
const PAY = [
  "     1,600.00       160.00        23.20     1,416.80",
  "     2,100.00       210.00        30.45     1,859.55",
  "     1,000.00       100.00        14.50       885.50",
  "     4,700.00       470.00        68.15     4,161.85",
];

test("columns of a spreadsheet that were printed on a page of their own stand beside their rows", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(NAMES(PEOPLE), REST(PAY));
  t.match(output.company, { name: "Harbor Kites LLC" });
  t.match(output.employees, [
    { name: "Rosa Bellwether", gross_pay: 1600, net_pay: 1416.8, taxes: [{ amount: 160 }, { amount: 23.2 }] },
    { name: "Miguel Okafor", gross_pay: 2100, net_pay: 1859.55 },
    { name: "Olive Yates", gross_pay: 1000, net_pay: 885.5 },
  ]);
  t.match(output.totals, { gross_pay: 4700, net_pay: 4161.85 });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("pages of numbers whose lines stand elsewhere are beside no others", (t) => {
  const { output } = bestInferredOf(NAMES(PEOPLE), `\n\n\n${REST(PAY.slice(1))}`);
  t.match(output.employees[0], { name: "Rosa Bellwether", net_pay: null });
  t.end();
});
