import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { describedWithHours } from "./support/plain-lines.ts";

/** Lines in columns that stand in this order. */
const lines = (rows: readonly (readonly string[])[], isUnitFirst: boolean): string =>
  rows
    .map(([label, units, unit, ...others]) => {
      const counted = isUnitFirst
        ? `${unit!.padEnd(7)}${units!.padStart(10)}   `
        : `${units!.padStart(10)}   ${unit!.padEnd(7)}`;
      return `  ${label!.padEnd(24)}${counted}${others.map((text) => text.padStart(14)).join("")}`;
    })
    .join("\n");

function read(isUnitFirst: boolean) {
  return bestInferredOf(`
  Harbor Kite Freight LLC                                        Driver Pay Statement
  Driver: Rosa Bellwether      Driver ID: D-2207
  Pay Period: 06/01/2026 - 06/07/2026      Pay Date: 06/12/2026

  Earnings
${lines(
  [
    ["Description", "Units", "Unit", "Rate", "This Week", "Year to Date"],
    ["Loaded Miles", "1,850", "mi", "0.6000", "1,110.00", "22,200.00"],
    ["Empty Miles", "90", "mi", "0.5000", "45.00", "1,045.00"],
    ["Detention", "1.50", "hr", "20.0000", "30.00", "310.00"],
    ["Extra Stop", "2", "stop", "25.0000", "50.00", "575.00"],
  ],
  isUnitFirst,
)}
  Gross Pay                                                       1,235.00     24,130.00

  Taxes
  Description                                                    This Week  Year to Date
  Federal Income Tax                                                120.00      2,400.00
  Medicare                                                           17.91        349.89
  Total Taxes                                                       137.91      2,749.89

  Net Pay                                                         1,097.09     21,380.11
  `);
}

test("what is counted otherwise than in hours, by a column of units, is no time", (t) => {
  for (const isUnitFirst of [false, true]) {
    const { output, failed, unclaimed } = read(isUnitFirst);
    const [rosa] = output.employees;
    t.match(rosa, { name: "Rosa Bellwether", employee_id: "D-2207", gross_pay: 1235, net_pay: 1097.09 });
    t.same(describedWithHours(rosa!.earnings), [
      "Loaded Miles 1110 null",
      "Empty Miles 45 null",
      "Detention 30 1.5",
      "Extra Stop 50 null",
    ]);
    t.same(
      rosa!.earnings.map(({ rate, ytd_amount: year }) => [rate, year]),
      [
        [0.6, 22200],
        [0.5, 1045],
        [20, 310],
        [25, 575],
      ],
    );
    t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  }
  t.end();
});
