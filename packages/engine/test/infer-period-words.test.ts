import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { withYear } from "./support/plain-lines.ts";

const FIGURES = [
  ["Regular Pay", 1000_00],
  ["Total Gross", 1000_00],
] as const;
const WITHHELD = [
  ["Federal Income Tax", 100_00],
  ["Social Security", 62_00],
  ["Medicare", 14_50],
  ["Total Taxes", 176_50],
  ["Net Pay", 823_50],
] as const;
const WIDTH = 15;

/** A box of somebody's pay in columns that are called so, each of which has so many times what the period has. */
function boxOf(name: string, id: string, periods: Readonly<Record<string, number>>): string {
  const heads = Object.keys(periods)
    .map((word) => word.padStart(WIDTH))
    .join("");
  const line = (label: string, cents: number): string => {
    const figures = Object.values(periods).map((times) =>
      ((cents * times) / 100).toLocaleString("en-US", { minimumFractionDigits: 2 }).padStart(WIDTH),
    );
    return `${label.padEnd(20)}${figures.join("")}`;
  };
  const [left, right] = [FIGURES, WITHHELD].map((lines) => lines.map(([label, cents]) => line(label, cents)));
  const width = left![0]!.length + 4;
  const rows = right!.map((text, i) => `  ${(left![i] ?? "").padEnd(width)}${text}`);
  return `
  ${name.padEnd(30)}ID: ${id}        Dept: Aides
  ${`${"Earnings".padEnd(20)}${heads}`.padEnd(width)}${"Taxes".padEnd(20)}${heads}
${rows.join("\n")}
`;
}

for (const periods of [
  { "This Period": 1, "This Month": 2, "This Quarter": 3, "This Year": 9 },
  { Curr: 1, Mth: 2, Qtr: 3, Yr: 9 },
  { "Pay Period": 1, Quarter: 3, Year: 9 },
  { YTD: 9, QTD: 3, Current: 1 },
])
  test(`columns of periods are called ${Object.keys(periods).join(", ")}`, (t) => {
    const { output, failed, unclaimed } = bestInferredOf(`
  Blue Ridge Home Health LLC
  Payroll Register
  Pay Period: 11/10/2025 to 11/16/2025      Check Date: 11/20/2025
${boxOf("Pham, Monique", "BR-165", periods)}
${boxOf("Vogel, Curtis", "BR-135", periods)}
`);
    t.match(output.employees, [
      { name: "Monique Pham", employee_id: "BR-165", gross_pay: 1000, net_pay: 823.5 },
      { name: "Curtis Vogel", employee_id: "BR-135", gross_pay: 1000, net_pay: 823.5 },
    ]);
    const [monique] = output.employees;
    t.same(withYear(monique!.earnings), ["regular 1000 9000"]);
    t.same(withYear(monique!.taxes), [
      "federal_income 100 900",
      "social_security 62 558",
      "medicare 14.5 130.5",
    ]);
    t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
    t.end();
  });
