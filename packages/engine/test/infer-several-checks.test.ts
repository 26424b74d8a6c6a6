import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { plain } from "./support/plain-lines.ts";

const lines = (sign: 1 | -1): string => {
  const taken = (amount: string): string => (sign > 0 ? `(${amount})` : ` ${amount} `);
  const paid = (amount: string): string => (sign > 0 ? ` ${amount} ` : `(${amount})`);
  return `
    Regular Pay                             ${paid("80.00")}    20.0000      ${paid("1,600.00")}
    Gross Pay                                                          ${paid("1,600.00")}
    Federal Withholding                                                  ${taken("160.00")}
    Medicare                                                              ${taken("23.20")}`;
};

test("a name repeated beside the number of another check begins it, and a void one takes back what it paid", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
                      Harbor Staffing LLC
                      Payroll Check Detail
  Checks dated 07/24/2026   Pay period 07/06/2026 through 07/19/2026

  Pay Item                                   Hours        Rate         Amount
  Rosa Bellwether   (E021)             Check No. 70011                              $1,416.80${lines(1)}

  Daniel Okafor   (E024)               Check No. 70012                              $1,416.80${lines(1)}

  Daniel Okafor   (E024)               Check No. 70012  VOID                       ($1,416.80)${lines(-1)}

  Daniel Okafor   (E024)               Check No. 70013                              $1,416.80${lines(1)}

  Report Totals
    Gross Pay                                                           3,200.00
    Net Pay                                                             2,833.60
  `);
  const [rosa, daniel] = output.employees;
  t.match(rosa, { net_pay: 1416.8, payments: [{ number: "70011", amount: 1416.8 }] });
  t.match(daniel, { gross_pay: 1600, net_pay: 1416.8 });
  t.same(
    daniel!.payments.map(({ number, amount }) => [number, amount]),
    [
      ["70012", 1416.8],
      ["70012", -1416.8],
      ["70013", 1416.8],
    ],
  );
  t.same(plain(daniel!.taxes), ["federal_income 160", "medicare 23.2"]);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("a number at the head of a page is the report's, where people have their own", (t) => {
  const person = (id: string, name: string, check: string): string => `
  EMP: ${id} ${name.padEnd(24)} LOC: 01          CHECK: ${check}
  REGULAR PAY           80.00   20.0000    1,600.00      FEDERAL TAX       160.00
                                                         MEDICARE           23.20
  GROSS                                    1,600.00      TOTAL             183.20
                                                         NET             1,416.80
`;
  const head = `
  TOWN OF HARBOR HEIGHTS             PAYROLL PROOF
  WARRANT: 260528   PAY PERIOD 05/10/2026 TO 05/23/2026     CHECK DATE: 05/28/2026
  DESCRIPTION           UNITS      RATE      AMOUNT      DESCRIPTION      EMPLOYEE
`;
  const { output } = bestInferredOf(
    head + person("001204", "BELLWETHER, ROSA", "45210"),
    head + person("001265", "OKAFOR, DANIEL", "45211"),
  );
  t.same(
    output.employees.map(({ payments }) => payments.map(({ number, amount }) => [number, amount])),
    [[["45210", 1416.8]], [["45211", 1416.8]]],
  );
  t.end();
});

test("a further check of whom the page before named last may begin a page", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(
    `
  Harbor Outfitters
  Check Register
  Pay Period: 05/10/2026 - 05/23/2026
  Check Date: 05/28/2026

  001204 Bellwether, Rosa
  Direct Deposit 45210
  Regular       80.00   20.0000    1,600.00      Federal Tax       160.00      Dental            20.00
                                                 Medicare           23.20
  Gross                            1,600.00      Total Taxes       183.20      Net Pay        1,396.80

`,
    `
  Direct Deposit 45211
  Bonus                            1,000.00      Federal Tax       220.00
                                                 Medicare           14.50
  Gross                            1,000.00      Total Taxes       234.50      Net Pay          765.50

  Employee Total  Gross 2,600.00   Taxes 417.70  Net 2,162.30

  001265 Okafor, Daniel
  Direct Deposit 45212
  Regular       80.00   20.0000    1,600.00      Federal Tax       160.00      Dental            20.00
                                                 Medicare           23.20
  Gross                            1,600.00      Total Taxes       183.20      Net Pay        1,396.80
`,
  );
  t.same(
    output.employees.map(({ gross_pay, payments }) => [
      gross_pay,
      payments.map(({ number, amount }) => [number, amount]),
    ]),
    [
      [
        2600,
        [
          ["45210", 1396.8],
          ["45211", 765.5],
        ],
      ],
      [1600, [["45212", 1396.8]]],
    ],
  );
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("a bare sum below somebody's checks is theirs", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Harbor Saddle Club
  Employee Pay History
  Pay dates from 04/01/2026 to 05/15/2026

  Pay Date      Check No         Gross     Fed Tax    Medicare       Net Pay
  Bellwether, Rosa  (10)
  04/10/2026    5100          1,600.00      160.00       23.20      1,416.80
  04/24/2026    5104          1,000.00      100.00       14.50        885.50
                Total         2,600.00      260.00       37.70      2,302.30
  Okafor, Daniel  (11)
  04/10/2026    5101          1,200.00      120.00       17.40      1,062.60
  04/24/2026    5105          1,400.00      140.00       20.30      1,239.70
                Total         2,600.00      260.00       37.70      2,302.30
  Grand Total                 5,200.00      520.00       75.40      4,604.60
  `);
  t.match(output.employees, [
    { name: "Rosa Bellwether", gross_pay: 2600, net_pay: 2302.3 },
    { name: "Daniel Okafor", gross_pay: 2600, net_pay: 2302.3 },
  ]);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("the number and the day of a check may share a column, and the day of all checks is the pay day", (t) => {
  const { output, failed } = bestInferredOf(`
  Harbor Veterinary Supply
  Payroll Register
  For the Period From Feb 1, 2026 to Feb 15, 2026

  Employee ID           Pay Type              Pay Amt         Gross        State        Dental
  Employee                         Pay Hrs               Fed_Income        Local        SUI_ER
  SS No                                                     Soc_Sec         K401    Soc_Sec_ER
  Reference / Date                                         Medicare       Health    Medicare_ER
  BELLWE-01             Salary       80.00   1,600.00      1,600.00       -48.00        -10.00
  Rosa Bellwether                                           -160.00       -24.00        -43.20
  XXX-XX-5859                                                -99.20       -80.00        -99.20
  42210 2/20/26                                              -23.20       -50.00        -23.20
                        Net                  1,105.60
  OKAFOR-02             Regular      40.00   1,000.00      1,000.00       -30.00         -5.00
  Miguel Okafor                                             -100.00       -15.00        -27.00
  XXX-XX-3822                                                -62.00       -40.00        -62.00
  42211 2/20/26                                              -14.50       -30.00        -14.50
                        Net                    703.50
  `);
  t.equal(output.pay_date, "2026-02-20");
  t.match(output.employees[0], { payments: [{ number: "42210", date: "2026-02-20", amount: 1105.6 }] });
  t.same(failed, []);
  t.end();
});

test("a line of nothing but the sums of somebody's checks is theirs, and over nobody else", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Harbor Saddle Club
  Payroll Register                                   Pay Date 05/15/2026

  Employee              Check No         Gross     Fed Tax    Medicare       Net Pay
  Bellwether, Rosa      20456         1,000.00      100.00       14.50        885.50
                        20457           500.00       50.00        7.25        442.75
                                      1,500.00      150.00       21.75      1,328.25
  Okafor, Daniel        20458         1,200.00      120.00       17.40      1,062.60
                        20459           200.00       20.00        2.90        177.10
                                      1,400.00      140.00       20.30      1,239.70
  Total                               2,900.00      290.00       42.05      2,567.95
  `);
  t.same(
    output.employees.map(({ gross_pay, net_pay, taxes }) => [gross_pay, net_pay, plain(taxes)]),
    [
      [1500, 1328.25, ["federal_income 150", "medicare 21.75"]],
      [1400, 1239.7, ["federal_income 140", "medicare 20.3"]],
    ],
  );
  t.match(output.totals, { gross_pay: 2900, net_pay: 2567.95 });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("the number of a check that is repeated on the next page is nobody else's", (t) => {
  const head =
    "  Harbor Mills Inc   Payroll Detail   Pay Period 01/01/2026 - 01/10/2026   Pay Date 01/15/2026\n";
  const person = (name: string, check: string): string => `
  ${name}            ${check}
  Regular Pay         1,000.00
  Gross Pay           1,000.00
  Federal Tax           100.00
  Net Pay               900.00
`;
  const { output } = bestInferredOf(
    `${head}${person("Teresa Ferris", "Check # 5000")}${person("Rosa Bellwether", "Check # 5001")}`,
    `${head}
  Check # 5001
  Employer Medicare      14.50
${person("Daniel Okafor", "")}${person("Olive Yates", "Check # 5003")}`,
  );
  t.same(
    output.employees.map(({ name, payments }) => [name, ...payments.map(({ number }) => number)]),
    [["Teresa Ferris", "5000"], ["Rosa Bellwether", "5001"], ["Daniel Okafor"], ["Olive Yates", "5003"]],
  );
  t.end();
});

test("a check goes on beside its deposit's number, until its net pay is known", (t) => {
  const head =
    "  Harbor Mills Inc   Payroll Detail   Pay Period 01/01/2026 - 01/10/2026   Pay Date 01/15/2026\n";
  const { output, failed, unclaimed } = bestInferredOf(
    `${head}
  Teresa Ferris            Check # 5000
  Regular Pay         1,000.00
  Gross Pay           1,000.00
  Federal Tax           100.00
  Net Pay               900.00

  Rosa Bellwether          Check # 5001
  Regular Pay         3,000.00
  Gross Pay           3,000.00
`,
    `${head}
  Rosa Bellwether          Voucher # 90021
  Federal Tax           300.00
  Medicare               43.50
  Net Pay             2,656.50
`,
  );
  const [, rosa] = output.employees;
  t.match(rosa, { gross_pay: 3000, net_pay: 2656.5 });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("a check pays less than nothing only where its gross pay is taken back", (t) => {
  const { output } = bestInferredOf(`
  Harbor Mills Inc
  Payroll Check Detail
  Checks dated 07/24/2026   Pay period 07/06/2026 through 07/19/2026

  Pay Item                                   Hours        Rate         Amount
  Rosa Bellwether   (E021)             Check No. 70011                              $1,200.00
    Regular Pay                              80.00    10.0000          800.00
    Gross Pay                                                          800.00
    Federal Withholding                                              1,000.00
    Medicare                                                         1,000.00

  Daniel Okafor   (E024)               Check No. 70012                              $1,416.80
    Regular Pay                              80.00    20.0000        1,600.00
    Gross Pay                                                        1,600.00
    Federal Withholding                                                160.00
    Medicare                                                            23.20
  `);
  t.same(
    output.employees.map(({ gross_pay, net_pay }) => [gross_pay, net_pay]),
    [
      [800, null],
      [1600, 1416.8],
    ],
  );
  t.end();
});

test("checks stand below the id and the name of a member, beside what the district pays", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Otsego Fire Protection District
  Payroll Check Register - checks dated 01/23/26

  Check    Date       Pay Code     Amount    Tax            Wages     Amount   Deduction     Employee   District      Gross        Net
  FF11  Lucinda J Hargrove
  45210    01/23/26   REGULAR    1,000.00    SOC SEC     1,000.00      62.00   MEDICAL          40.00     160.00   1,150.00     958.70
                      OVERTIME     150.00    MEDICARE    1,000.00      14.50   FF PENSION       74.80      74.80
  45710    01/23/26   STIPEND      200.00    SOC SEC       200.00      12.40                                         200.00     184.70
                                             MEDICARE      200.00       2.90
                      Member Total                                                                                 1,350.00   1,143.40
  FF15  Yolanda Underhill
  45211    01/23/26   REGULAR      800.00    SOC SEC       800.00      49.60   MEDICAL          40.00     160.00     800.00     698.80
                                             MEDICARE      800.00      11.60
  FF19  Douglas Ferris
  45212    01/23/26   REGULAR      900.00    SOC SEC       900.00      55.80   MEDICAL          40.00     160.00     900.00     791.15
                                             MEDICARE      900.00      13.05
  District Total                                                                                                   3,050.00   2,633.35
  `);
  const [lucinda, yolanda] = output.employees;
  t.match(lucinda, {
    employee_id: "FF11",
    name: "Lucinda J Hargrove",
    gross_pay: 1350,
    net_pay: 1143.4,
    payments: [{ number: "45210" }, { number: "45710" }],
  });
  t.same(plain(lucinda!.deductions), ["medical 40", "pension 74.8"]);
  t.same(plain(lucinda!.employer_contributions), ["medical 160", "pension 74.8"]);
  t.match(yolanda, { employee_id: "FF15", gross_pay: 800, net_pay: 698.8, payments: [{ number: "45211" }] });
  t.equal(output.totals?.net_pay, 2633.35);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});
