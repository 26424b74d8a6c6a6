import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { plain } from "./support/plain-lines.ts";

interface Line {
  type: string;
  amount: number;
  code?: string | null;
  hours?: number | null;
  rate?: number | null;
  ytd_amount?: number | null;
}

const withHours = (lines: readonly Line[]): string[] =>
  lines.map(({ type, amount, hours, rate }) => `${type} ${hours} x ${rate} = ${amount}`);

test("labels in two languages, and what is paid by the piece", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Harbor Farms LLC                                  Check No. / Cheque: 5501
                                                    Pay Date / Fecha de pago: 07/10/2026
  Employee / Empleado: Rosa Bellwether      ID: 002210

  Description                      Units / Hrs        Rate      Amount
  Hourly / Por Hora                      20.00      16.500      330.00
  Cartons - Lettuce                     100.00       2.500      250.00
  Rest Break                                                     20.00
  Gross Pay / Salario Bruto                                     600.00

  Deductions / Deducciones                                      Amount
  Fed W/H                                                        60.00
  Soc Sec                                                        37.20
  Medicare                                                        8.70
  Total Deductions                                              105.90

  NET PAY / SALARIO NETO                                        494.10
  `);
  const [person] = output.employees;
  t.match(person, { employee_id: "002210", name: "Rosa Bellwether", gross_pay: 600, net_pay: 494.1 });
  t.same(withHours(person!.earnings), [
    "regular 20 x 16.5 = 330",
    "other 100 x 2.5 = 250",
    "other null x null = 20",
  ]);
  t.equal(output.pay_date, "2026-07-10");
  t.match(person!.payments, [{ number: "5501" }]);
  t.same([failed, unclaimed], [[], []]);
  t.end();
});

test("without headings hours are what is counted in quarters, before or behind their rate", (t) => {
  const hoursFirst = bestInferredOf(`
  Payroll Journal                                   Check Date 07/10/2026
  BELLWETHER, ROSA                                   Federal Income Tax    50.00
  Regular      24.00      23.05       553.20         Social Security       34.30
  Gross Pay                           553.20         Net Pay              468.90
  `);
  t.same(withHours(hoursFirst.output.employees[0]!.earnings), ["regular 24 x 23.05 = 553.2"]);
  const rateFirst = bestInferredOf(`
  Payroll Journal                                   Check Date 07/10/2026
  BELLWETHER, ROSA                                   Federal Income Tax    50.00
  Regular      23.0500      24.00     553.20         Social Security       34.30
  Gross Pay                           553.20         Net Pay              468.90
  `);
  t.same(withHours(rateFirst.output.employees[0]!.earnings), ["regular 24 x 23.05 = 553.2"]);
  t.end();
});

test("a legend explains codes, what the company adds included", (t) => {
  const { output, failed } = bestInferredOf(`
  Payroll Journal                                                       Check Date 07/10/2026

  Employee            Cd      Hours     Earnings     Tax       Amount     Ded      Amount     ER Match      Gross         Net
  Bellwether, Rosa    R       40.00       800.00     FITW       90.00     K         50.00        25.00   1,000.00      720.00
                      V       10.00       200.00     SS         62.00     D1        78.00
  Okafor, Daniel      R       40.00     1,000.00     FITW      100.00     K         40.00        20.00   1,000.00      798.00
                                                     SS         62.00

  Earnings: R = Regular V = Vacation
  Deductions: K = 401(k) D1 = Dental
  `);
  const [person] = output.employees;
  t.same(plain(person!.earnings), ["regular 800", "pto 200"]);
  t.same(plain(person!.deductions), ["401k 50", "dental 78"]);
  t.match(person!.employer_contributions, [{ code: "K", description: "401(k)", amount: 25 }]);
  t.same(failed, []);
  t.end();
});

test("accounts of the general ledger are nobody's pay", (t) => {
  const { output, failed } = bestInferredOf(
    `
  Payroll Summary                         Pay Date: 07/20/2026

  Employee              Wages       Gross     Federal     Soc Sec         Net    Total Cost
  Rosa Bellwether    1,000.00    1,000.00      100.00       62.00      838.00      1,076.50
  Daniel Okafor      2,000.00    2,000.00      200.00      124.00    1,676.00      2,153.00
  TOTAL              3,000.00    3,000.00      300.00      186.00    2,514.00      3,229.50
  `,
    `
  General Ledger Distribution

  Account     Description                         Debit        Credit
  6010        Salaries and Wages               3,000.00
  2110        Federal Withholding Payable                      300.00
  1010        Cash - Payroll                                 2,700.00
              Total                            3,000.00      3,000.00
  `,
  );
  t.match(output.employees, [{ name: "Rosa Bellwether" }, { name: "Daniel Okafor" }]);
  t.equal(output.employees.length, 2);
  t.same(failed, []);
  t.end();
});

test("a report of one tax is payroll where it prints the wages as well", (t) => {
  const { output } = bestInferredOf(`
  QUARTERLY WAGE AND WITHHOLDING REPORT             Quarter Ended 06/30/2026
  Employer: Harbor Plumbing

  SSN             Employee Name          Total Subject Wages     PIT Wages     PIT Withheld
  XXX-XX-9296     BELLWETHER, ROSA                  7,920.15      7,920.15           269.28
  XXX-XX-4672     OKAFOR, DANIEL                   16,070.04     15,470.04           525.98
                  Grand Total                      23,990.19     23,390.19           795.26
  `);
  t.match(output, {
    format_type: "tax_report",
    company: { name: "Harbor Plumbing" },
    pay_period: { end: "2026-06-30" },
    employees: [{ name: "ROSA BELLWETHER", gross_pay: 7920.15 }, { gross_pay: 16070.04 }],
  });
  t.end();
});

test("the year has a column for each side, and a caption above a table is no heading", (t) => {
  const { output, unclaimed } = bestInferredOf(`
  Deduction Register                              Pay Date 07/10/2026

  MEDPPO - Medical PPO
  Emp ID     Employee              Employee Amount     Employer Amount     Employee YTD     Employer YTD
  700        Bellwether, Rosa                84.60               42.30           676.80           338.40
  701        Okafor, Daniel                 230.97              115.48         1,847.76           923.84
             Total MEDPPO                   315.57              157.78         2,524.56         1,262.24

  DENT - Dental
  Emp ID     Employee              Employee Amount     Employer Amount     Employee YTD     Employer YTD
  700        Bellwether, Rosa                14.60                0.00           116.80             0.00
             Total DENT                      14.60                0.00           116.80             0.00
  `);
  t.equal(output.format_type, "benefits_summary");
  t.match(output.employees, [
    {
      employee_id: "700",
      deductions: [{ type: "medical", amount: 84.6, ytd_amount: 676.8 }],
      employer_contributions: [{ amount: 42.3, ytd_amount: 338.4 }],
    },
    { employee_id: "701" },
  ]);
  t.same(unclaimed, []);
  t.end();
});

test("hours under a group of their own are those of the earnings beside them", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Payroll Register                                                              Check Date 07/18/2026

                                 Hours                     Earnings
  Emp #   Name                Reg       Sick       Regular        Sick        Gross      Federal     Soc Sec     Health Ins     Medicare         Net
  2001    Bellwether, Rosa      40.00       0.00      1,000.00        0.00     1,000.00       100.00       62.00          50.00        14.50      773.50
  2006    Okafor, Daniel        40.00       4.00      1,000.00      100.00     1,100.00       100.00       68.20          50.00        15.95      865.85
  `);
  t.same(withHours(output.employees[1]!.earnings), ["regular 40 x null = 1000", "sick 4 x null = 100"]);
  t.same(plain(output.employees[0]!.deductions), ["medical 50"]);
  t.same([failed, unclaimed], [[], []]);
  t.end();
});

test("each line of a card of boxes has names of its own over its figures", (t) => {
  const card = (
    name: string,
    id: string,
    [hours, more, pay, extra, gross, net]: readonly string[],
  ): string => `
  EMPLOYEE NAME         EMPLOYEE NO           DEPARTMENT            CHECK NO
  ${name}          ${id}                 Admin                 45210

  REGULAR HOURS         OVERTIME HOURS        RATE
  ${hours}                 ${more}                  20.0000

  REGULAR PAY           OVERTIME PAY          GROSS PAY
  ${pay}              ${extra}                ${gross}

  FEDERAL TAX           SOCIAL SECURITY       MEDICARE
  160.00                99.20                 23.20

  MEDICAL               UNION DUES            NET PAY
  40.00                 20.00                 ${net}
  `;
  const { output, failed, unclaimed } = bestInferredOf(
    `  Allegheny Precision Tooling      Payroll Record Cards      Pay Date 03/20/2026
${card("Douglas Nguyen", "20115", ["80.00", " 0.50", "1,600.00", " 15.00", "1,615.00", "1,272.60"])}
${card("Jerome Sandoval", "20128", ["72.00", " 9.50", "1,440.00", "285.00", "1,725.00", "1,382.60"])}`,
  );
  const [douglas, jerome] = output.employees;
  t.match(douglas, { employee_id: "20115", gross_pay: 1615, net_pay: 1272.6 });
  t.match(douglas!.earnings, [
    { type: "regular", hours: 80, amount: 1600 },
    { type: "overtime", hours: 0.5, amount: 15 },
  ]);
  t.match(jerome!.earnings, [{ hours: 72 }, { hours: 9.5, amount: 285 }]);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});
