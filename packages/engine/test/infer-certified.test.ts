import fc from "fast-check";
import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { plain } from "./support/plain-lines.ts";

const WEEK = ["M", "T", "W", "TH", "F", "S", "S"];

/** A line of a form: what is at the left, the days, and columns that end one below the other. */
function line(texts: readonly string[], days: readonly string[], columns: readonly string[]): string {
  const [name = "", work = "", code = ""] = texts;
  return [
    `  ${name.padEnd(22)}${work.padEnd(22)}${code.padEnd(2)}`,
    ...days.map((day) => day.padStart(7)),
    ...columns.map((column) => column.padStart(15)),
  ].join("");
}

/** A payroll of two rows a person: overtime beside the name and the pay, straight time below. */
function certified(straight: readonly string[], overtime: readonly string[]): string {
  const none = WEEK.map(() => "");
  return [
    "                                        PAYROLL",
    "  NAME OF CONTRACTOR:  Harbor Kites LLC          FOR WEEK ENDING: 06/13/2026",
    "",
    line([], none, ["TOTAL", "RATE", "GROSS", "", "WITHHOLDING", "", "TOTAL", "NET WAGES"]),
    line(["NAME", "CLASSIFICATION"], WEEK, [
      "HOURS",
      "OF PAY",
      "EARNED",
      "FICA",
      "TAX",
      "OTHER",
      "DEDUCTIONS",
      "PAID",
    ]),
    "",
    line(["Rosa Bellwether", "Carpenter", "O"], overtime, [
      "4.00",
      "30.00",
      "1,720.00",
      "131.58",
      "172.00",
      "20.00",
      "323.58",
      "1,396.42",
    ]),
    line(["XXX-XX-1234", "", "S"], straight, ["80.00", "20.00"]),
    "",
    line(["Daniel Okafor", "Laborer", "O"], none, [
      "",
      "",
      "800.00",
      "61.20",
      "80.00",
      "0.00",
      "141.20",
      "658.80",
    ]),
    line(["XXX-XX-5678", "", "S"], straight, ["40.00", "20.00"]),
  ].join("\n");
}

const hoursOfDay = fc.integer({ min: 0, max: 96 }).map((quarters) => String(quarters / 4));
const week = fc.array(fc.oneof(fc.constant(""), hoursOfDay), { minLength: 7, maxLength: 7 });

test("hours of days, their sum and their rate are no pay, however long the days are", (t) => {
  fc.assert(
    fc.property(week, week, (straight, overtime) => {
      const { output, failed, unclaimed } = bestInferredOf(certified(straight, overtime));
      t.match(output.employees, [
        { name: "Rosa Bellwether", gross_pay: 1720, net_pay: 1396.42 },
        { name: "Daniel Okafor", gross_pay: 800, net_pay: 658.8 },
      ]);
      t.same(
        output.employees[0]!.taxes.map(({ amount }) => amount),
        [131.58, 172],
      );
      t.same(failed, []);
      t.same(unclaimed, []);
    }),
    { numRuns: 20 },
  );
  t.end();
});

test("what is withheld may stand below the week, in the columns of its days", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  PUBLIC WORKS PAYROLL REPORTING FORM
  NAME OF CONTRACTOR: Harbor Kites LLC          FOR WEEK ENDING: 06/13/2026

  NAME                 WORK CLASSIFICATION       M      T      W     TH      F      S      S     TOTAL HOURS    HOURLY RATE OF PAY    GROSS AMOUNT EARNED
  Rosa Bellwether      Carpenter          S      8      8      8      8      8                         40.00                 20.00                 920.00
                                          O      1      1      1      1                                 4.00                 30.00
                                FED. TAX          FICA     STATE TAX        SDI        DUES    TOTAL DEDUCTIONS    NET WGS PAID FOR WEEK    CHECK NO.
                                   92.00         70.38         36.80      10.12        5.00              214.30                   705.70        21624

  NAME                 WORK CLASSIFICATION       M      T      W     TH      F      S      S     TOTAL HOURS    HOURLY RATE OF PAY    GROSS AMOUNT EARNED
  Daniel Okafor        Laborer            S      8      8      8      8      8                         40.00                 25.00               1,000.00
                                FED. TAX          FICA     STATE TAX        SDI        DUES    TOTAL DEDUCTIONS    NET WGS PAID FOR WEEK    CHECK NO.
                                  100.00         76.50         40.00      11.00        5.00              232.50                   767.50        21625
  `);
  t.match(output.employees, [
    { name: "Rosa Bellwether", gross_pay: 920, net_pay: 705.7 },
    { name: "Daniel Okafor", gross_pay: 1000, net_pay: 767.5 },
  ]);
  t.same(plain(output.employees[1]!.deductions), ["union_dues 5"]);
  t.same(
    output.employees[1]!.taxes.map(({ amount }) => amount),
    [100, 76.5, 40, 11],
  );
  t.same(failed, []);
  t.same(unclaimed, []);
  t.end();
});
