import fc from "fast-check";
import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { plain, withHours } from "./support/plain-lines.ts";

/** A register whose header was set in a table of its own: the headings of stacks stand so many letters further right. */
function register(earnings: number, taxes: number): string {
  const at = (by: number, words: string): string => " ".repeat(by) + words;
  const header =
    `  Employee            Earnings   ${at(earnings, "   Hours     Current         YTD")}`.padEnd(84) +
    `Taxes               ${at(taxes, "   Current         YTD")}`.padEnd(62) +
    "Net Pay";
  return [
    "  Harbor Kites LLC                Payroll Detail Report           Check Date: 06/19/2026",
    "",
    header,
    "  Rosa Bellwether     Hourly        80.00    1,600.00   16,000.00                   Federal Withholding      160.00    1,600.00                   1,535.06",
    "  Emp ID: 1001        Overtime       4.00      120.00    1,200.00                   Medicare                  24.94      249.40",
    "                      Total         84.00    1,720.00   17,200.00                   Total                    184.94    1,849.40",
    "  Daniel Okafor       Hourly        50.00    1,000.00   10,000.00                   Federal Withholding      100.00    1,000.00                     885.50",
    "  Emp ID: 1002        Total         50.00    1,000.00   10,000.00                   Medicare                  14.50      145.00",
    "                                                                                    Total                    114.50    1,145.00",
    "  Priya Desai         Hourly        40.00      800.00    8,000.00                   Federal Withholding       80.00      800.00                     708.40",
    "  Emp ID: 1003        Total         40.00      800.00    8,000.00                   Medicare                  11.60      116.00",
    "                                                                                    Total                     91.60      916.00",
  ].join("\n");
}

test("headings that stand beside their columns are those of the columns in their order", (t) => {
  const shift = fc.integer({ min: 0, max: 16 });
  fc.assert(
    fc.property(shift, shift, (earnings, taxes) => {
      const { output, failed, unclaimed } = bestInferredOf(register(earnings, taxes));
      const [rosa, daniel] = output.employees;
      t.match(rosa, { gross_pay: 1720, net_pay: 1535.06 });
      t.same(withHours(rosa!.earnings), ["regular 1600 80", "overtime 120 4"]);
      t.same(
        daniel!.taxes.map(({ amount, ytd_amount: year }) => [amount, year]),
        [
          [100, 1000],
          [14.5, 145],
        ],
      );
      t.same(failed, []);
      t.same(unclaimed, []);
    }),
    { numRuns: 20 },
  );
  t.end();
});

test("what stands above what in the cells of a column may be told below its name", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Harbor Kites LLC
  Payroll Summary by Employee
  Employee                 Regular       Overtime     Gross Pay       Fed Tax      Medicare       Net Pay
                       hours / pay    hours / pay
  Rosa Bellwether            80.00           4.00      1,720.00        172.00         24.94      1,523.06
  1001                    1,600.00         120.00
  Daniel Okafor              50.00           0.00      1,000.00        100.00         14.50        885.50
  1002                    1,000.00           0.00
  Total                     130.00           4.00      2,720.00        272.00         39.44      2,408.56
                          2,600.00         120.00
  `);
  t.same(withHours(output.employees[0]!.earnings), ["regular 1600 80", "overtime 120 4"]);
  t.same(failed, []);
  t.same(unclaimed, []);
  t.end();
});

test("totals of the period on the next slip of a page are none of the year on the last", (t) => {
  const slip = (name: string, id: string, hours: string, pay: string, sums: readonly string[]): string => `
  ${name}
  Harbor Kites Ltd                                  Dept: Kitchen
  Payments           Units       Rate        Amount    Deductions             Amount    Totals This Period
  Basic Hours       ${hours}      20.00    ${pay}    PAYE Tax             ${sums[0]}    Total Payments          ${pay}
                                                       Pension (Ee)         ${sums[1]}    Total Deductions        ${sums[2]}
                                                                                        Totals Year to Date
                                                                                        Taxable Gross Pay      12,000.00
                                                                                        Income Tax              2,400.00
  Employee No: ${id}                                     Net Pay            ${sums[3]}
`;
  const { output, failed } = bestInferredOf(
    slip("Rosa Bellwether", "1001", "160.00", "  3,200.00", [
      "    640.00",
      "    160.00",
      "    800.00",
      "  2,400.00",
    ]) +
      slip("Daniel Okafor", "1002", "150.00", "  3,000.00", [
        "    600.00",
        "    150.00",
        "    750.00",
        "  2,250.00",
      ]) +
      slip("Priya Desai", "1003", "100.00", "  2,000.00", [
        "    400.00",
        "    100.00",
        "    500.00",
        "  1,500.00",
      ]),
  );
  t.match(output.employees, [
    { name: "Rosa Bellwether", gross_pay: 3200, net_pay: 2400 },
    { name: "Daniel Okafor", gross_pay: 3000, net_pay: 2250 },
    { name: "Priya Desai", gross_pay: 2000, net_pay: 1500 },
  ]);
  t.same(plain(output.employees[1]!.deductions), ["pension 150"]);
  t.same(failed, []);
  t.end();
});
