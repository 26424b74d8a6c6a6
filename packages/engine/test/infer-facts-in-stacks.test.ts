import { test } from "tap";
import { inferFacts } from "../src/infer/document/document-facts.ts";
import { bestInferredOf as read } from "./support/best-inferred.ts";
import { linesOfText } from "./support/page-of.ts";

test("an id and a department may be one phrase beside the word for the year", (t) => {
  const { output, failed } = read(`
    Elm & Vine Hospitality LLC                                   Pay Period 03/08/2026 thru 03/21/2026
    PAYROLL REGISTER WITH YEAR TO DATE                                           Check Date 03/27/2026

    Employee                           Regular      Bonus      Gross     Federal   Medicare    Net Pay
    Adams, Rosalind B    Current      2,100.00              2,100.00      180.00      30.45   1,889.55
    No. 1238 Dept 02     YTD         14,300.00             14,300.00    1,200.00     207.35
    Voucher 30890
    Hassan, Noor         Current      2,200.00     100.00   2,300.00      220.00      33.35   2,046.65
    No. 1263 Dept 03     YTD         15,800.00     100.00  15,900.00    1,700.00     230.55
    Check 30896
  `);
  t.same(failed, []);
  t.same(
    output.employees.map(({ employee_id, department, payments }) => [
      employee_id,
      department,
      payments.map(({ number, method }) => [number, method]),
    ]),
    [
      ["1238", "02", [["30890", "direct_deposit"]]],
      ["1263", "03", [["30896", "check"]]],
    ],
  );
  t.end();
});

test("how somebody is employed names no figure in the column of the net pay", (t) => {
  const { output, failed } = read(`
    Elm Millwork, Inc.               Payroll Register       Pay Period: 05/31/2026 - 06/13/2026   Check Date: 06/19/2026

    Employee             Earnings         Hours      Rate     Amount   Taxes             Amount         Net Pay
    Ivanova, Svetlana    Regular Hours    80.00   30.0000   2,400.00   Federal W/H       200.00  Direct Deposit
    Emp ID: E10327                                                     Medicare           34.80      No. 700418
    Hourly  Biweekly                                                                                   2,165.20
                         Gross Pay        80.00             2,400.00   Total Taxes       234.80
    Stubble, Wayne D     Salary           80.00             2,000.00   Federal W/H       190.00           Check
    Emp ID: E10387                                                     Medicare           29.00      No. 700423
    Salaried  Biweekly                                                                                 1,781.00
                         Gross Pay        80.00             2,000.00   Total Taxes       219.00
  `);
  t.same(failed, []);
  t.match(
    output.employees.map(({ net_pay, payments }) => [net_pay, payments]),
    [
      [2165.2, [{ number: "700418", method: "direct_deposit" }]],
      [1781, [{ number: "700423", method: "check" }]],
    ],
  );
  t.end();
});

test("a sentence tells on which day and how somebody is paid", (t) => {
  const cards = [
    ["Lamar Guidry", "#1003", "Billing", "direct deposit #51230"],
    ["Ann Hargrove", "#1010", "Billing", "direct deposit #51231"],
    ["Kwame O Mensah", "#1012", "Front Desk", "check #51232"],
  ].map(
    ([name, id, department, way]) => `
    ${name!.padEnd(20)}Employee ${id}     ${department!.padEnd(14)}Net pay   $1,082.60
    Earnings             Hours     Rate     Current       Employee Taxes            Current
    Hourly               40.00    30.00    1,200.00       Federal Income Tax         100.00
    Gross Pay                              1,200.00       Medicare                    17.40
                                                          Total Employee Taxes       117.40
    Paid Apr 15, 2026 by ${way}
`,
  );
  const { output, failed } = read(
    `    Elm Dental Associates, P.C.     Payroll Details     Pay period 03/29/2026 - 04/11/2026\n${cards.join("\n")}`,
  );
  t.same(failed, []);
  t.match(
    output.employees.map(({ employee_id, department, payments }) => ({ employee_id, department, payments })),
    [
      {
        employee_id: "1003",
        department: "Billing",
        payments: [{ number: "51230", method: "direct_deposit", date: "2026-04-15", amount: 1082.6 }],
      },
      { employee_id: "1010", payments: [{ number: "51231" }] },
      { department: "Front Desk", payments: [{ number: "51232", method: "check" }] },
    ],
  );
  t.end();
});

test("before the descriptions of plans stand their codes, and a note may tell of federal income tax", (t) => {
  const { output, failed } = read(`
    Benefit Deduction Report                                        Pay Period 07/19/2026 to 08/01/2026
    Elm Survey & Mapping LLC                                                       Pay Date 08/07/2026

                                                               Employee    Employer     Employee    Employer
    Plan      Description              Coverage                 Current     Current          YTD         YTD
    Hassan, Noor      ID 00204630
    RET1      401(k) *                 6%                         90.00       45.00     1,500.00      750.00
    DEN1      Delta Dental Premier     Employee + Spouse          21.91       11.74       350.56      187.84
    Employee total                                               111.91       56.74     1,850.56      937.84
    Arcy, Ann         ID 00204211
    RET1      401(k) *                 3%                        130.00       39.00     2,200.00      660.00
    Employee total                                               130.00       39.00     2,200.00      660.00
    Report total                                                 241.91       95.74     4,050.56    1,597.84

    * Deducted before federal income tax
  `);
  t.same(failed, []);
  t.match(output.employees[0]!.deductions, [
    { code: "RET1", pretax: true, amount: 90 },
    { code: "DEN1", description: "Delta Dental Premier", pretax: false, amount: 21.91 },
  ]);
  t.end();
});

test("a company has a number, too", (t) => {
  const facts = inferFacts(
    linesOfText(["Elm Survey & Mapping LLC      Pay Date 08/07/2026\nBenefit Report     Company No. FR21"]),
  );
  t.equal(facts.get("company_id")?.text, "FR21");
  t.end();
});
