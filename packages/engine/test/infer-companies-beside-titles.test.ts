import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";

test("a title over another one is no company", (t) => {
  const { output } = bestInferredOf(`
  City of Harbor Falls                                              DIRECT DEPOSIT ADVICE
  Finance Department, 300 Mill Street                                      Non-negotiable

  Employee                  Employee ID              Department
  Rosa Bellwether           E20417                   Streets
  Pay Period                Advice Date              Advice Number
  08/02/2026 to 08/15/2026  08/21/2026               00418822

  Hours and Earnings        Hours       Current          YTD
  Regular                   80.00      1,600.00    16,000.00
  Total Gross               80.00      1,600.00    16,000.00
  Taxes                                 Current          YTD
  Federal Withholding                    160.00     1,600.00
  Net Pay                              1,440.00    14,400.00
  `);
  t.match(output, { company: { name: "City of Harbor Falls" }, format_type: "pay_statement" });
  t.end();
});

test("a place that is called after its college is no company, and hours of all are no sum of money", (t) => {
  const person = (
    name: string,
    hours: string,
    gross: string,
    tax: string,
    plan: string,
    net: string,
  ): string =>
    `  ${name.padEnd(22)}${[hours, gross, tax, plan, net].map((text) => text.padStart(14)).join("")}`;
  const { output, failed, unclaimed } = bestInferredOf(`
  Maple Court Living                                                            PAYROLL REGISTER
  Facility 07 - 1180 Science Park Rd, Mill College, PA 16803
                                    Pay Period 02/08/2026 - 02/21/2026    Check Date 02/27/2026

  Employee                       Hours         Gross   Federal W/H        Dental       Net Pay
${person("Bell, Ana", "40.00", "800.00", "80.00", "10.00", "710.00")}
${person("Dorn, Cal", "38.00", "900.00", "90.00", "12.00", "798.00")}
${person("Fonda, Eve", "36.00", "1,000.00", "100.00", "14.00", "886.00")}

  Facility Totals
                                       Employees paid                                    3
                                       Total hours worked and paid                  114.00
                                       Total gross pay                            2,700.00
                                       Total taxes withheld                         270.00
                                       Total deductions                              36.00
                                       Total net pay                              2,394.00
  `);
  t.equal(output.company.name, "Maple Court Living");
  t.match(output.totals, { employee_count: 3, gross_pay: 2700, total_deductions: 36, net_pay: 2394 });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});
