import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { describedWithHours, plain } from "./support/plain-lines.ts";

const history = (second: string): string => `
  Harbor Kites LLC                                              Employee Earnings History
  Quarter: 07/01/2026 - 09/30/2026
  Rosa Bellwether                  Employee No. 0776

  Pay Date                 07/10/26     07/24/26     08/07/26       Total
  Check No.                   20456        20496        20536
  Hours
     Regular                  72.00        80.00        76.50      228.50
  Earnings
     Regular               2,160.00     2,400.00     ${second}    6,855.00
  Gross Pay                2,160.00     2,400.00     ${second}    6,855.00
  Taxes
     Federal Withholding     216.00       240.00       229.50      685.50
     FICA - Medicare          31.32        34.80        33.28       99.40
  Total Taxes                247.32       274.80       262.78      784.90
  Deductions
     Medical Insurance        50.00        50.00        50.00      150.00
  Net Pay                  1,862.68     2,075.20     1,982.22    5,920.10
  `;

test("columns of several pay days beside their sum stand aside", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(history("2,295.00"));
  const [rosa] = output.employees;
  t.equal(output.employees.length, 1);
  t.match(rosa, { employee_id: "0776", gross_pay: 6855, net_pay: 5920.1 });
  t.same(describedWithHours(rosa!.earnings), ["Regular 6855 228.5"]);
  t.same(plain(rosa!.taxes), ["federal_income 685.5", "medicare 99.4"]);
  t.same(plain(rosa!.deductions), ["medical 150"]);
  t.match(output, { pay_date: null, pay_period: { start: "2026-07-01", end: "2026-09-30" } });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("a report that names nobody may have a line a pay day", (t) => {
  const { output, held, failed, unclaimed } = bestInferredOf(`
  Harbor Kites LLC
  Payroll History by Check Date
  Check Dates 07/01/2026 through 09/30/2026

  Check Date    Run           Hours       Gross   Federal W/H    Medicare     401(k)     Net Pay
  07/03/2026    Regular      160.00    3,600.00        360.00       52.20      72.00    3,115.80
  07/17/2026    Regular      164.00    3,700.00        370.00       53.65      74.00    3,202.35
  07/31/2026    Bonus          0.00      500.00         50.00        7.25      10.00      432.75
  Quarter Total              324.00    7,800.00        780.00      113.10     156.00    6,750.90
  `);
  t.same(output.employees, []);
  t.match(output.totals, { gross_pay: 7800, net_pay: 6750.9 });
  t.ok(held.includes("document.gross_pay:departments"));
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("a stub has its header between whose it is and the line of the period", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  YADKIN KITE MILL                                   CHECK NO. 22851
  EMPLOYEE 0941   ROSA BELLWETHER                    PERIOD END 06/14/26   DATE 06/19/26

                     REG      O/T    REGULAR   OVERTIME      GROSS    FEDERAL                       NET
                   HOURS    HOURS        PAY        PAY        PAY        TAX   MEDICARE  GARNISH   PAY
  CURRENT          80.00     2.00   1,600.00      60.00   1,660.00     166.00      24.07      .00   1,469.93
  YEAR-TO-DATE                     19,200.00     240.00  19,440.00   1,944.00     281.88      .00  17,214.12

  YADKIN KITE MILL                                   CHECK NO. 22849
  EMPLOYEE 0914   MIGUEL OKAFOR                      PERIOD END 06/14/26   DATE 06/19/26

                     REG      O/T    REGULAR   OVERTIME      GROSS    FEDERAL                       NET
                   HOURS    HOURS        PAY        PAY        PAY        TAX   MEDICARE  GARNISH   PAY
  CURRENT          70.00      .00   2,100.00        .00   2,100.00     210.00      30.45    90.00   1,769.55
  YEAR-TO-DATE                     25,200.00        .00  25,200.00   2,520.00     365.40   600.00  21,714.60
  `);
  const [rosa, miguel] = output.employees;
  t.equal(output.employees.length, 2);
  t.match(rosa, { employee_id: "0941", gross_pay: 1660, net_pay: 1469.93 });
  t.same(describedWithHours(rosa!.earnings), ["REGULAR 1600 80", "OVERTIME 60 2"]);
  t.equal(rosa!.taxes[0]!.ytd_amount, 1944);
  t.match(miguel!.payments, [{ number: "22849" }]);
  t.match(output, { format_type: "pay_statement", pay_date: "2026-06-19" });
  t.equal(output.company.name, "YADKIN KITE MILL");
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("the hours of all that somebody earned are those of its only line, and of no one of several", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Harbor Kites LLC
  Payroll Register
  Pay Period 07/06/2026 - 07/19/2026       Check Date 07/24/2026

  Employee              Hours       Wages        Sick       Gross     Federal    Medicare         Net    Check No.
  Bellwether, Rosa      60.00    1,200.00           -    1,200.00      120.00       17.40    1,062.60         5101
  Okafor, Daniel        44.00      800.00       80.00      880.00       80.00       12.76      787.24         5102
  Totals               104.00    2,000.00       80.00    2,080.00      200.00       30.16    1,849.84
  `);
  t.same(
    output.employees.map(({ earnings }) =>
      earnings.map(({ description, hours }) => `${description} ${hours}`),
    ),
    [["Wages 60"], ["Wages null", "Sick null"]],
  );
  t.ok([...failed, ...unclaimed].length === 0);
  t.end();
});
