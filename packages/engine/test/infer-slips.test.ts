import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { plain } from "./support/plain-lines.ts";

interface Person {
  name: string;
  id: string;
  hours: string;
  pay: string;
  tax: string;
  net: string;
}

const ROSA = { name: "Rosa Bellwether", id: "1001", hours: "80.00", pay: "1,600.00", tax: "160.00" };
const DANIEL = { name: "Daniel Okafor", id: "1002", hours: "50.00", pay: "1,000.00", tax: "100.00" };
const PEOPLE: Person[] = [
  { ...ROSA, net: "1,440.00" },
  { ...DANIEL, net: "  900.00" },
];

const slip = ({ name, id, hours, pay, tax, net }: Person): string => `
  Payments          Hours       Amount      Deductions               Amount
  Regular           ${hours}     ${pay}      Federal Income Tax       ${tax}
  Total Payments              ${pay}      Total Deductions         ${tax}

  ${name.padEnd(40)}    Net Pay                  ${net}
  Employee No: ${id}
`;

test("payslips below each other may have the name at the foot", async (t) => {
  const { output, failed } = bestInferredOf(`
  Harbor Kites LLC
  Pay Date 06/19/2026
  ${PEOPLE.map(slip).join("\n\n")}`);
  t.match(output.employees, [
    { name: "Rosa Bellwether", employee_id: "1001", gross_pay: 1600, net_pay: 1440 },
    { name: "Daniel Okafor", employee_id: "1002", gross_pay: 1000, net_pay: 900 },
  ]);
  t.equal(output.format_type, "pay_statement");
  t.same(failed, []);
});

test("names above their lines stay where they are, though each list has the same header", async (t) => {
  const { output } = bestInferredOf(`
  Payroll Register
  Harbor Kites LLC
  Pay Date 06/19/2026
  ${PEOPLE.map(
    ({ name, id, hours, pay, tax, net }) => `
  ${name}   ID: ${id}
  Earnings          Hours       Amount      Taxes                    Amount
  Regular           ${hours}     ${pay}      Federal Income Tax       ${tax}
  Gross Pay                   ${pay}      Net Pay                  ${net}
  `,
  ).join("\n")}`);
  t.match(output.employees, [
    { name: "Rosa Bellwether", gross_pay: 1600, net_pay: 1440 },
    { name: "Daniel Okafor", gross_pay: 1000, net_pay: 900 },
  ]);
});

test("whom the check below is paid to is whom a stub without a name is about", async (t) => {
  const page = ({ name, hours, pay, tax, net }: Person): string => `
  Earnings Statement                                                   Pay Date 06/19/2026
  Earnings          Hours       Amount      Taxes                    Amount
  Regular           ${hours}     ${pay}      Federal Income Tax       ${tax}
  Gross Pay                   ${pay}      Net Pay                  ${net}


  Pay to the order of      ${name.padEnd(20)}                   ${net}
`;
  const { output } = bestInferredOf(...PEOPLE.map(page));
  t.match(output.employees, [
    { name: "Rosa Bellwether", gross_pay: 1600, net_pay: 1440 },
    { name: "Daniel Okafor", gross_pay: 1000, net_pay: 900 },
  ]);
});

test("checks below some of the stubs name nobody where the stubs have names above addresses", async (t) => {
  const page = ({ name, hours, pay, tax, net }: Person, paid: string): string => `
  Earnings Statement                                                   Pay Date 06/19/2026
  ${name}
  12 Quay Rd
  Earnings          Hours       Amount      Taxes                    Amount
  Regular           ${hours}     ${pay}      Federal Income Tax       ${tax}
  Gross Pay                   ${pay}      Net Pay                  ${net}


  ${paid}      ${name.padEnd(20)}                   ${net}
`;
  const { output } = bestInferredOf(
    page(PEOPLE[0]!, "Deposited to"),
    page(PEOPLE[1]!, "Pay to the order of"),
  );
  t.match(output.employees, [
    { name: "Rosa Bellwether", gross_pay: 1600, net_pay: 1440 },
    { name: "Daniel Okafor", gross_pay: 1000, net_pay: 900 },
  ]);
});

test("people with ids before their names may stand beside each other", async (t) => {
  const { output, failed } = bestInferredOf(`
  Payroll Journal                                  Harbor Kites LLC

  1001 BELLWETHER, ROSA                            1002 OKAFOR, DANIEL
  REG     80.00    1,600.00    FIT      160.00     REG     50.00    1,000.00    FIT      100.00
                               MED       23.20                                  MED       14.50
  GROSS            1,600.00    TAXES    183.20     GROSS            1,000.00    TAXES    114.50
                               NET    1,416.80                                  NET      885.50
  `);
  t.match(output.employees, [
    { name: "ROSA BELLWETHER", employee_id: "1001", gross_pay: 1600, net_pay: 1416.8 },
    { name: "DANIEL OKAFOR", employee_id: "1002", gross_pay: 1000, net_pay: 885.5 },
  ]);
  t.same(failed, []);
});

test("lines of pay that could be names are none below the name of their list", async (t) => {
  const { output } = bestInferredOf(`
  Harbor Kites LLC
  Rosa Bellwether        Employee ID: 1001        Pay Date: 06/19/2026
  Earnings               Hours       Rate      Current
  Regular                10.00      20.00       200.00
  Shop Time               5.00      20.00       100.00
  Night Premium           5.00      22.00       110.00
  Gross Pay              20.00                  410.00
  Taxes                                        Current
  Federal Income Tax                             41.00
  Net Pay                                       369.00
  `);
  t.match(output.employees, [{ name: "Rosa Bellwether", gross_pay: 410, net_pay: 369 }]);
  t.equal(output.employees.length, 1);
  t.same(plain(output.employees[0]!.earnings), ["regular 200", "other 100", "shift 110"]);
});

test("a box of totals of the year is the year's, beside one of this period", async (t) => {
  const { output } = bestInferredOf(`
  Harbor Kites LLC                                                   Payslip
  Employee: Rosa Bellwether
  Payments      Hours       Amount      Deductions           Amount      Totals This Period
  Regular       80.00     1,600.00      Federal Income Tax   160.00      Total Payments    1,600.00
                                        Medicare              23.20      Totals Year to Date
                                                                         Income Tax        1,920.00
  Net Pay                                                                                  1,416.80
  `);
  const [person] = output.employees;
  t.match(person, { gross_pay: 1600, net_pay: 1416.8 });
  t.same(
    person!.taxes.filter(({ amount }) => amount !== 0).map(({ amount }) => amount),
    [160, 23.2],
  );
});

test("slips that each have who pays are statements, without a word for it", (t) => {
  const slip = (name: string, id: string, net: string): string => `
  Harbor Kites LLC                       Week Ending 06/14/2026
  ${name}                              Employee No. ${id}
  Check No. 2${id}                          Pay Date 06/19/2026

  Regular            80.00 hrs @ 20.00                 1,600.00
  GROSS PAY                                            1,600.00
  Fed Withholding                                        160.00
  Medicare                                                23.20
  TOTAL WITHHELD                                         183.20
  NET PAY                                              ${net}

`;
  const { output, failed, unclaimed } = bestInferredOf(
    slip("Rosa Bellwether", "0456", "1,416.80") + slip("Daniel Okafor", "0457", "1,416.80"),
  );
  t.equal(output.format_type, "pay_statement");
  t.equal(output.employees.length, 2);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

const remuneration = (name: string, id: string): string => `
  HARBOR INSTRUMENTS INC                                      REMUNERATION STATEMENT
  Name          : ${name.padEnd(18)}          Pay period   : 04/06/2026 - 04/19/2026
  Personnel No. : ${id}                    Pay date     : 04/24/2026

  WT      Description                 Hours     Rate        Current   Year to Date
  1100    Hourly Wages                80.00    20.00       1,600.00      14,400.00
  /101    Total gross                                      1,600.00      14,400.00
  /401    FED Withholding Tax                                160.00-      1,440.00-
  /405    FED EE Medicare                                     23.20-        208.80-
  /110    Total taxes                                        183.20-      1,648.80-
  8100    401(k) Pre-tax                                      80.00-        720.00-
  /115    Total deductions                                    80.00-        720.00-
  /559    Net pay - bank transfer                          1,336.80

  Payment of 1,336.80 USD to account ending 1200
`;

test("colons stand in a column of theirs, and the net pay says how it is paid", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(
    remuneration("Rosa Bellwether", "10045210"),
    remuneration("Daniel Okafor", "10045247"),
  );
  const [rosa] = output.employees;
  t.equal(output.pay_date, "2026-04-24");
  t.match(rosa, { net_pay: 1336.8, payments: [{ amount: 1336.8 }] });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

const stub = (name: string, id: string): string => `
  HARBOR MARINE SUPPLY CO                                              STUB NO. 4021${id}
  EMPLOYEE.....: ${name.padEnd(20)}       PAY PERIOD...: 05/01/2026 TO 05/15/2026
  EMPLOYEE NO..: ${id}                          PAY DATE.....: 05/20/2026

  EARNINGS             HOURS     CURRENT          YTD     WITHHELD              CURRENT           YTD
  REGULAR.......       80.00    1,600.00    14,400.00     FEDERAL W/H.......     160.00      1,440.00
                                                          MEDICARE..........      23.20        208.80
  GROSS PAY.....                1,600.00    14,400.00     TOTAL WITHHELD....     183.20
                                                          NET PAY...........   1,416.80
`;

test("dots lead from the labels of a form to their colons", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(
    stub("ROSA BELLWETHER", "7"),
    stub("DANIEL OKAFOR", "8"),
  );
  t.match(output, {
    format_type: "pay_statement",
    pay_date: "2026-05-20",
    company: { name: "HARBOR MARINE SUPPLY CO" },
    employees: [
      { name: "ROSA BELLWETHER", employee_id: "7", net_pay: 1416.8 },
      { name: "DANIEL OKAFOR", employee_id: "8" },
    ],
  });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

const payslip = (name: string, id: string): string => `
  The Harbourside Hotel Ltd                                                        PAYSLIP
  Employee No. ${id}        ${name.padEnd(20)}                       Date: 06/30/2026

  Payments           Units      Rate       Amount     Deductions              Amount    Year to Date
  Basic Pay                              1,600.00     Federal Tax             160.00    Taxable Gross       4,560.00
                                                      Pension (5%)             80.00    Pension Ee            240.00

  Total Payments                         1,600.00     Total Deductions        240.00    Net Pay             1,360.00
  This period:    Employer NI    164.53    Employer Pension   48.00
`;

test("a stack of the year gives its figure to the only line of a kind, and what the company pays has no rate", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(
    payslip("Rosa Bellwether", "12"),
    payslip("Daniel Okafor", "15"),
  );
  const [rosa] = output.employees;
  t.equal(output.pay_date, "2026-06-30");
  t.match(rosa!.deductions, [{ description: "Pension (5%)", amount: 80, ytd_amount: 240 }]);
  t.equal(rosa!.deductions.length, 1);
  t.match(rosa!.employer_taxes, [{ amount: 164.53 }]);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("a tax of another state in a stack of the year, and one of less than the period's, are lines of their own", (t) => {
  const { output } = bestInferredOf(`
  Harbor Mills Inc
  Earnings Statement
  Employee: Rosa Bellwether     Pay Date: 07/10/2026    Pay Period 06/22/2026 - 07/05/2026

  Earnings           Amount      Taxes               Amount     Deductions       Amount
  Regular          2,000.00      Federal Tax         200.00     Medical           50.00
                                 Medicare             29.00     Union Dues        10.00
                                 NJ State Tax         40.00

  Gross Pay        2,000.00
  Net Pay          1,671.00

  Year to Date
  Federal Tax        2,800.00
  Medicare             406.00
  PA State Tax         300.00
  Medical              700.00
  Union Local 12 Dues    5.00
  `);
  const [rosa] = output.employees;
  t.same(
    rosa!.taxes.map(({ description, amount, ytd_amount }) => [description, amount, ytd_amount]),
    [
      ["Federal Tax", 200, 2800],
      ["Medicare", 29, 406],
      ["NJ State Tax", 40, null],
      ["PA State Tax", 0, 300],
    ],
  );
  t.equal(rosa!.deductions.find(({ description }) => description === "Union Dues")?.ytd_amount, null);
  t.end();
});

test("a bare date is the pay day where it can be that of the period", (t) => {
  const payDay = (date: string, period = "06/22/2026 - 07/05/2026"): string | null =>
    bestInferredOf(`
  Harbor Mills Inc
  Payslip
  Date: ${date}
  Employee: Rosa Bellwether     Pay Period ${period}

  Salary            3,000.00
  Gross Pay         3,000.00
  Federal Tax         300.00
  Medicare             43.50
  Net Pay           2,656.50
  `).output.pay_date;
  t.equal(payDay("07/10/2026"), "2026-07-10");
  t.equal(payDay("08/21/2025"), null);
  t.equal(payDay("11/02/2026"), null);
  t.ok(payDay("03/07/2026", "01/06/2026 - 30/06/2026"));
  t.notOk(payDay("03/10/2026", "01/06/2026 - 30/06/2026"));
  t.end();
});

test("whole hours stand before their rate, and the lists of a slip end with it", (t) => {
  const slip = (name: string, lines: string, net: string): string => `
  Household Employee Pay Stub
  Employer:  Jonathan Weissman
  Employee:  ${name}               Pay date:  October 9, 2026

                                            This check    2026 to date
${lines}
  Net pay                                      ${net}

  Employer taxes on these wages (not withheld)
    Social Security                             $62.43       $2,496.65
    Medicare                                    $14.60         $583.45
  `;
  const { output, failed, unclaimed } = bestInferredOf(
    slip(
      "Lucinda Baptiste",
      `  Regular wages       38 hours x $26.50      $1,007.00      $40,279.45
  Gross wages                                $1,007.00      $40,279.45
  Less taxes withheld
    Social Security                             $62.43       $2,496.65
    Medicare                                    $14.60         $583.45
  Total taxes withheld                          $77.03       $3,080.10`,
      "$929.97      $37,199.35",
    ),
    slip(
      "Carla Ramaswamy",
      `  Regular wages       40 hours x $24.00        $960.00      $38,345.00
  Overtime wages     5.5 hours x $36.00        $198.00       $7,865.00
  Gross wages                                $1,158.00      $46,210.00
  Less taxes withheld
    Social Security                             $71.80       $2,865.00
    Medicare                                    $16.79         $670.00
  Total taxes withheld                          $88.59       $3,535.00`,
      "$1,069.41    $42,675.00",
    ),
  );
  const [lucinda, carla] = output.employees;
  t.match(lucinda!.earnings, [{ hours: 38, rate: 26.5, amount: 1007 }]);
  t.match(carla!.earnings, [
    { hours: 40, rate: 24, amount: 960 },
    { type: "overtime", hours: 5.5, rate: 36, amount: 198 },
  ]);
  t.same(plain(carla!.employer_taxes), ["social_security 62.43", "medicare 14.6"]);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});
