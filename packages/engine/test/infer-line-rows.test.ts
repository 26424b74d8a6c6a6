import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { describedWithHours, plain, withYear } from "./support/plain-lines.ts";

test("lines of an export repeat whose they are and say before their code what kind they are", (t) => {
  const line = (id: string, name: string, rest: string): string => `  ${id}   ${name.padEnd(18)}${rest}\n`;
  const rosa = (rest: string): string => line("E0780", "Bellwether, Rosa", rest);
  const miguel = (rest: string): string => line("E0817", "Okafor, Miguel", rest);
  const { output, failed, unclaimed } = bestInferredOf(`
  Payroll Item Detail
  Harbor Kites LLC
  Pay Begin Date: 06/01/2026   Pay End Date: 06/14/2026   Check Date: 06/19/2026

  Emp ID  Employee Name     Category               Code   Description            Hours     Rate   Employee Amount   Employer Amount   YTD Amount
${rosa("  Earning                REG    Regular Pay            80.00  20.0000          1,600.00                       19,200.00")}${rosa(
    "  Deduction              401K   401(k) Pretax                                     80.00                          960.00",
  )}${rosa("  Tax                    FIT    Federal Income Tax                               160.00                        1,920.00")}${rosa(
    "  Tax                    MEDEE  Medicare                                          23.20                          278.40",
  )}${rosa("  Employer Contribution  401M   401(k) Match                                                         40.00          480.00")}${rosa(
    "  Summary                       Gross Pay                                      1,600.00                       19,200.00",
  )}${rosa("  Summary                       Net Pay                                        1,336.80                       16,041.60")}${miguel(
    "  Earning                REG    Regular Pay            70.00  30.0000          2,100.00                       25,200.00",
  )}${miguel("  Earning                OVT    Overtime Pay            2.00  45.0000             90.00                          900.00")}${miguel(
    "  Tax                    FIT    Federal Income Tax                               219.00                        2,610.00",
  )}${miguel("  Tax                    MEDEE  Medicare                                          31.76                          378.45")}${miguel(
    "  Summary                       Gross Pay                                      2,190.00                       26,100.00",
  )}${miguel("  Summary                       Net Pay                                        1,939.24                       23,111.55")}`);
  const [first, second] = output.employees;
  t.equal(output.employees.length, 2);
  t.match(first, { employee_id: "E0780", gross_pay: 1600, net_pay: 1336.8 });
  t.same(plain(first!.employer_contributions), ["401k 40"]);
  t.same(withYear(second!.earnings), ["regular 2100 25200", "overtime 90 900"]);
  t.same(second!.employer_contributions, []);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("each line may have its own gross pay, beside what a client is billed", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Pay / Bill Register                                                          Harbor Kites Staffing
  Week Ending 06/14/2026                                                       Pay Date 06/19/2026

  Associate ID   Associate           Pay Code      Hours   Pay Rate    Gross Pay   Bill Rate    Bill Amount      Margin
  Client C-1042 Amherst Distribution
  0899           Bellwether, Rosa    Regular       40.00      20.00       800.00       28.00       1,120.00      320.00
                                     Overtime       2.00      30.00        60.00       42.00          84.00       24.00
  0926           Okafor, Miguel      Regular       40.00      30.00     1,200.00       42.00       1,680.00      480.00
                 Client Total                      82.00                2,060.00                   2,884.00      824.00
  Client C-1077 Quabbin Plastics
  0930           Yates, Olive        Regular       20.00      25.00       500.00       35.00         700.00      200.00
                 Client Total                      20.00                  500.00                     700.00      200.00
                 Report Total                     102.00                2,560.00                   3,584.00    1,024.00
  `);
  const [rosa, , olive] = output.employees;
  t.equal(output.employees.length, 3);
  t.match(rosa, { employee_id: "0899", gross_pay: 860, deductions: [] });
  t.same(describedWithHours(rosa!.earnings), ["Regular 800 40", "Overtime 60 2"]);
  t.match(olive, { gross_pay: 500 });
  t.match(output.totals, { gross_pay: 2560 });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("what each side pays of a cost stands in columns of its own", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Harbor Kites LLC
  Benefit Cost by Employee

  Employee           ID      Benefit Plan        Coverage Tier     Employee Cost   Employer Cost   Total Cost
  Bellwether, Rosa   1001    Medical PPO 1500    Family                    70.00          175.00       245.00
                             Dental Choice       Employee Only             20.00           50.00        70.00
                             Total for Employee                            90.00          225.00       315.00
  Okafor, Miguel     1002    Medical PPO 1500    Employee Only             40.00          110.00       150.00
                             Total for Employee                            40.00          110.00       150.00
  Grand Total                                                             130.00          335.00       465.00
  `);
  const [rosa] = output.employees;
  t.equal(output.format_type, "benefits_summary");
  t.same(plain(rosa!.deductions), ["medical 70", "dental 20"]);
  t.same(plain(rosa!.employer_contributions), ["medical 175", "dental 50"]);
  t.match(output.totals, { total_deductions: 130 });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("a line a day counts pieces beside hours, above a line of labels of their own", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Rancho Kites Inc
  Piece Rate Payroll Report
  Week 06/01/2026 - 06/07/2026        Check Date 06/10/2026

  Date       Crop / Activity           Units     Hours       Rate        Amount
  0371  Bellwether, Rosa
  06/01      Table Grapes - Box           64                1.250         80.00
  06/02      Pruning - Hourly                     8.00     16.500        132.00
  06/03      Table Grapes - Box          100                1.250        125.00
  Gross:  337.00   FIT:  33.70   FICA:  25.78   Advance:    50.00   Net:   227.52
  Check 21758
  0355  Okafor, Miguel
  06/01      Pruning - Hourly                     8.00     16.500        132.00
  06/02      Table Grapes - Box           80                1.250        100.00
  Gross:  232.00   FIT:  23.20   FICA:  17.75   Advance:    20.00   Net:   171.05
  Check 21757
  `);
  const [rosa, miguel] = output.employees;
  t.match(rosa, { employee_id: "0371", department: null, gross_pay: 337, net_pay: 227.52 });
  t.same(describedWithHours(rosa!.earnings), ["Table Grapes - Box 205 null", "Pruning - Hourly 132 8"]);
  t.same(plain(rosa!.deductions), ["other 50"]);
  t.match(miguel, { department: null, payments: [{ number: "21757" }] });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("lines that repeat a name stand below it, and sums of all lines are what is paid", (t) => {
  const line = (name: string, item: string, base: string, qty: string, amount: string): string =>
    `  02/05/2026    ${name.padEnd(20)}${item.padEnd(28)}${base.padStart(10)}${qty.padStart(9)}${amount.padStart(12)}\n`;
  const person = (name: string): string =>
    `  ${name}\n` +
    line(name, "Hourly Rate", "0.00", "80.00", "1,600.00") +
    line(name, "Federal Withholding", "1,600.00", "", "-160.00") +
    line(name, "Medicare Employee", "1,600.00", "", "-23.20") +
    line(name, "Medicare Company", "1,600.00", "", "23.20") +
    line(name, "Medicare Company", "1,600.00", "", "-23.20") +
    `  Total ${name.padEnd(79)}1,416.80\n\n`;
  const { output, failed, unclaimed } = bestInferredOf(`
                      Harbor Trail Outfitters
                    Payroll Transaction Detail
               January 16 through February 5, 2026

  Date          Name                Payroll Item                 Wage Base      Qty      Amount
${person("Rosa Bellwether")}${person("Daniel Okafor")}
  TOTAL                                                                                2,833.60
  `);
  t.match(output.employees, [
    { name: "Rosa Bellwether", department: null, net_pay: 1416.8 },
    { name: "Daniel Okafor", department: null, net_pay: 1416.8 },
  ]);
  t.match(output.totals, { net_pay: 2833.6 });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("a label that has its number names no figure behind it", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Harbor Lodge LLC                                    Payroll Register by Employee
  Pay Period 06/07/2026 - 06/20/2026                  Pay Date 06/26/2026

  Employee               Earnings            Hours      Amount      Taxes             Amount      Deductions       Amount
  Bellwether, Rosa       Regular             80.00    1,600.00      FIT              160.00-      Medical           50.00-
  ID: 012                Bonus                          100.00      Medicare          23.20-
  Voucher: 46212         Prior Period Adj                45.50-
                         Gross                        1,654.50      Total Taxes      183.20-      Net Pay        1,421.30
  Okafor, Daniel         Regular             40.00    1,000.00      FIT              100.00-      Medical           50.00-
  ID: 017                                                           Medicare          14.50-
  Voucher: 46213
                         Gross                        1,000.00      Total Taxes      114.50-      Net Pay          835.50
  `);
  const [rosa] = output.employees;
  t.match(rosa, { gross_pay: 1654.5, payments: [{ number: "46212", amount: 1421.3 }] });
  t.same(
    rosa!.earnings.map(({ description, amount }) => [description, amount]),
    [
      ["Regular", 1600],
      ["Bonus", 100],
      ["Prior Period Adj", -45.5],
    ],
  );
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});
