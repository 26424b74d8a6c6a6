import { test } from "tap";
import { cellRowsOf } from "../src/infer/cells/cells.ts";
import { bestInferredOf } from "./support/best-inferred.ts";
import { linesOfText } from "./support/page-of.ts";
import { described, describedWithHours } from "./support/plain-lines.ts";

test("what an invoice asks for stands aside, and so does what is billed for each person", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Payroll Invoice and Register
  Saltmarsh Employer Services · 12 Quay Street · Invoice 26-311
  Client company    Harbor Kite Supply LLC
  Client number     4471
  Pay period        Jul 5, 2026 - Jul 18, 2026
  Check date        Jul 24, 2026

  What you owe
    Gross wages                                   $3,130.00
    Employer taxes                                  $239.45
    Employer benefits                               $100.00
    Administration, 2 employees at $32.50            $65.00
    Invoice total                                 $3,534.45

  Register of worksite employees
  Rosa B. Bellwether                                                  Worksite employee 00230 · Kite maker
  Wages                                   Withheld taxes                       Pre-tax deductions
  Regular 76 h × $20.00     $1,520.00     Federal Income Tax    $166.00        Medical         $50.00
  Overtime 2 h × $30.00        $60.00     Medicare               $22.91
  After-tax deductions                    Employer taxes                       Employer benefits
  None                                    Social Security        $97.96        Medical        $100.00
                                          Medicare               $22.91
  Gross $1,580.00           Net $1,341.09             Employer cost $220.87              Billed $1,800.87
  Deposit 540902: $1,000.00   Check 540903: $341.09

  Miguel Okafor                                                       Worksite employee 00234 · Sail maker
  Wages                                   Withheld taxes                       Pre-tax deductions
  Regular 62 h × $25.00     $1,550.00     Federal Income Tax    $155.00        None
                                          Medicare               $22.48
  After-tax deductions                    Employer taxes                       Employer benefits
  None                                    Social Security        $96.10        None
                                          Medicare               $22.48
  Gross $1,550.00           Net $1,372.52             Employer cost $118.58              Billed $1,668.58
  Deposit 540904: $1,372.52

  Register totals
    Employees                                             2
    Gross wages                                   $3,130.00
    Withheld taxes                                  $366.39
    Pre-tax and after-tax deductions                 $50.00
    Net pay to employees                          $2,713.61
  `);
  const [rosa, miguel] = output.employees;
  t.equal(output.company.id, "4471");
  t.match(rosa, { employee_id: "00230", department: null, gross_pay: 1580, net_pay: 1341.09 });
  t.same(describedWithHours(rosa!.earnings), ["Regular 1520 76", "Overtime 60 2"]);
  t.same(described(rosa!.employer_contributions), ["Medical 100"]);
  t.match(rosa!.payments, [
    { number: "540902", method: "direct_deposit", amount: 1000 },
    { number: "540903", method: "check", amount: 341.09 },
  ]);
  t.match(miguel, { employee_id: "00234", net_pay: 1372.52, employer_contributions: [] });
  t.match(output.totals, {
    employee_count: 2,
    gross_pay: 3130,
    total_taxes: 366.39,
    total_deductions: 50,
    net_pay: 2713.61,
  });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("an h behind a number before its rate is its unit, and a capital is a code", (t) => {
  const [hours, code] = cellRowsOf(
    linesOfText([
      `
  Regular 76 h × $21.00     1,596.00
  24.00 H      494.62
  `,
    ]),
  );
  t.same(
    hours!.cells.map(({ text, number }) => `${text} ${number?.unit}`),
    ["Regular undefined", "76 hours", "$21.00 rate", "1,596.00 undefined"],
  );
  t.same(
    code!.cells.map(({ text }) => text),
    ["24.00", "H", "494.62"],
  );
  t.end();
});

test("who is billed is the company, what an invoice adds up in parts stands aside, and payments have numbers below them", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(
    `
  Saltmarsh Employer Services                               INVOICE
  12 Quay Street, Astoria, OR 97103                         Invoice Date  07/22/2026

  Bill To                          Payroll                            Amount Due
  Harbor Kite Supply LLC           Pay Period: 07/06/2026 - 07/19/2026
  88 Breakwater Road               Check Date: 07/24/2026             $3,534.45

  Description                                                     Amount
  Gross Wages                                                  $3,100.00
  Expense Reimbursements                                          $30.00
  Wages and Reimbursements                                     $3,130.00
  Employer Taxes                                                 $239.45
  Employer Benefits                                              $100.00
  Employer Taxes and Benefits                                    $339.45
  Administrative Fee           2 employees at $32.50              $65.00
  Total Invoice - ACH debit 07/23/2026                          $3,534.45
  `,
    `
  Employee Payroll Register Harbor Kite Supply LLC (Client 4471)         Pay Period 07/06/2026 - 07/19/2026

  Employee            Earnings        Hours     Rate      Amount    Employee Taxes               Net Pay                      Employer Taxes
  Rosa Bellwether     Regular         76.00    20.00    1,520.00    Federal W/H       166.00     Direct Deposit               Medicare     22.04
  4471-230            Gross Wages                       1,520.00    Medicare           22.04     No. D540902                  Total        22.04
  Hourly                                                            Total             188.04     Net           1,331.96

  Miguel Okafor       Regular         62.00    25.00    1,550.00    Federal W/H       155.00     Check                        Medicare     22.48
  4471-234            Gross Wages                       1,550.00    Medicare           22.48     No. 5409                     Total        22.48
  Hourly                                                            Total             177.48     Net           1,372.52
  `,
  );
  t.equal(output.company.name, "Harbor Kite Supply LLC");
  t.same(
    output.employees.map(({ name, employee_id, payments: [payment] }) => [
      name,
      employee_id,
      payment?.method,
      payment?.number,
      payment?.amount,
    ]),
    [
      ["Rosa Bellwether", "4471-230", "direct_deposit", "D540902", 1331.96],
      ["Miguel Okafor", "4471-234", "check", "5409", 1372.52],
    ],
  );
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});
