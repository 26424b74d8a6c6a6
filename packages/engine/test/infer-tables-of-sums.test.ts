import { test } from "tap";
import { NOTHING, readPrinted } from "./support/printed.ts";

test("a table may sum up each department by its name, and a school district calls the sum of all after what it is", (t) => {
  const person = (name: string, id: string): string => `
  ${name}     EIN ${id}     Teacher                                    APD 44${id}
  Pay   Description          Amount    Tax                Subject    Amount    Ded    Description      Amount
  010   Contract Salary    6,000.00    Federal Inc Tax   5,600.00    500.00    STRS   CalSTRS          400.00
        Gross Pay          6,000.00    Medicare          6,000.00     87.00           Total            400.00
                                       Total                         587.00
                                                                              Net Pay 5,013.00
  `;
  const { output, people, wrong } = readPrinted(`
  Alder Grove Unified School District                                Pay Period: 10/01/2026 - 10/31/2026
  Monthly Payroll Register by Site                                               Issue Date: 10/30/2026

  Site 021 - Rosewood Elementary
  ${person("Bellwether, Rosa", "289309")}
  ${person("Okafor, Miguel  ", "201939")}
  Site 034 - Alder Grove Middle School
  ${person("Caldwell, Mina H", "297314")}

  District Totals                      Employees    Gross Pay       Taxes    Deductions      Net Pay

  021  Rosewood Elementary                     2    12,000.00    1,174.00        800.00    10,026.00
  034  Alder Grove Middle School               1     6,000.00      587.00        400.00     5,013.00
  District Total                               3    18,000.00    1,761.00      1,200.00    15,039.00
  `);
  t.same(wrong, NOTHING);
  t.same(
    people.map(({ department }) => department),
    ["021 Rosewood Elementary", "021 Rosewood Elementary", "034 Alder Grove Middle School"],
  );
  t.match(output.totals, { employee_count: 3, gross_pay: 18000, net_pay: 15039, total_taxes: 1761 });
  t.end();
});

test("a summary of deductions has its name in its header, and is about nobody above", (t) => {
  const { output, people } = readPrinted(`
  Cedar Fork Haulage, Inc.                                              Pay Period 05/10/2026 - 05/23/2026
  Payroll Deductions Report: Garnishments, Support Orders and Loans                 Check Date 05/29/2026

  Code    Deduction                Case / Reference    Payee                      Current   Year to Date

  Bellwether, Rosa     Employee HF7203
  GRN     Creditor Garnishment     26CV2954            Marlow County Clerk         115.29         691.74
  CS1     Child Support            7093481             Cedar Fork                   80.00         480.00
          Employee Total                                                           195.29       1,171.74

  Okafor, Miguel     Employee HF7167
  GRN     Creditor Garnishment     26CV9909            Marlow County Clerk         124.63         997.04
          Employee Total                                                           124.63         997.04

  Code    Summary by Deduction                         Employees                  Current   Year to Date
  CS1     Child Support                                        1                    80.00         480.00
  GRN     Creditor Garnishment                                 2                   239.92       1,688.78
          Report Total                                         2                   319.92       2,168.78
  `);
  t.equal(output.format_type, "benefits_summary");
  t.same(
    people.map(({ deductions }) => deductions.map(({ amount }) => amount)),
    [[115.29, 80], [124.63]],
  );
  t.match(output.totals, { employee_count: 2, total_deductions: 319.92 });
  t.end();
});

test("pieces are no hours, and the bare word for a sum over all names those of every list", (t) => {
  const { output, people, wrong } = readPrinted(`
  Alder Bend Stampings, Inc.                                      Pay Period 04/13/2026 - 04/26/2026
  Payroll Register by Department                                             Check Date 05/01/2026
                           EARNINGS                                                     TAXES                       DEDUCTIONS
  Employee                 Code  Description      Hours  Pieces     Rate      Amount    Description       Amount    Cd  Description     Amount      Net Pay
  Bellwether, Rosa         REG   Regular          10.00          20.0000      200.00    Federal W/H        90.00    K1  401(k)           60.00       938.20
  Emp # 3-7836             PC1   Piece Rate A             2,500   0.4000    1,000.00    Social Security    74.40    UD  USW Dues         20.00
  Shift 2 Base 20.0000                                                                  Medicare           17.40
                                 Total            10.00                     1,200.00                      181.80                         80.00
  Okafor, Miguel           REG   Regular          40.00          25.0000    1,000.00    Federal W/H        80.00    K1  401(k)           50.00       773.50
  Emp # 3-5354                                                                          Social Security    62.00    UD  USW Dues         20.00
  Shift 1 Base 25.0000                                                                  Medicare           14.50
                                 Total            40.00                     1,000.00                      156.50                         70.00

  COMPANY TOTALS
  Employees paid: 2        REG   Regular          50.00                     1,200.00    Federal W/H       170.00    K1  401(k)          110.00
                           PC1   Piece Rate A                               1,000.00    Social Security   136.40    UD  USW Dues         40.00
                                                                                        Medicare           31.90
                                 Total                                      2,200.00                      338.30                        150.00     1,711.70
  `);
  t.same(wrong, NOTHING);
  t.match(people[0]!.earnings[1], { description: "Piece Rate A", amount: 1000, hours: null, rate: 0.4 });
  t.match(output.totals, { gross_pay: 2200, total_taxes: 338.3, total_deductions: 150, net_pay: 1711.7 });
  t.end();
});

test("the state above people is no department, though it be spelled out", (t) => {
  const row = (name: string, state: string): string => `
  ${name}     Regular   80.00   20.00   1,600.00   Federal Income Tax   160.00   Dental      10.00   1,247.60
  Emp ID: 10${name.length}                                               Social Security       99.20
                                                     Medicare              23.20
                                                     ${state} Income Tax         60.00
                       Gross     80.00           1,600.00   Total Taxes          342.40   Total       10.00
  `;
  const { people } = readPrinted(`
  Cedar Fork Rental Corp.                        Period Beginning 02/01/2026   Period Ending 02/14/2026
  Payroll Register                                                             Check Date 02/20/2026
  Employee             Earnings   Hours    Rate     Amount   Tax                  Amount   Deductions   Amount   Net Pay
  WORK STATE: OHIO
  ${row("Bellwether, Rosa", "OH")}
  ${row("Okafor, Miguel", "OH")}
  WORK STATE: KENTUCKY
  ${row("Caldwell, Mina H", "KY")}
  `);
  t.same(
    people.map(({ name, department }) => [name, department]),
    [
      ["Rosa Bellwether", null],
      ["Miguel Okafor", null],
      ["Mina H Caldwell", null],
    ],
  );
  t.end();
});
