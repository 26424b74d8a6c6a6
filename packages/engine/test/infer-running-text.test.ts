import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { described } from "./support/plain-lines.ts";

test("lines of pay run on like sentences, from line to line and over the end of a page", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(
    `
  Salado Creek Independent School District                               Payroll Register, page 1

  BELLWETHER, ROSA   Emp 10387   Campus 999 Transportation   Direct deposit no. 88126
   Earnings: 01 Contract Salary 4,000.00; 14 Coaching Stipend 125.00; 90 Docked Day 100.00-; Gross 4,025.00
   Non-wage payments: 60 Travel Reimbursement 58.29
   Taxes: FIT Federal Income Tax 387.32; MED Medicare 58.36
   Deductions: TRS TRS Retirement 332.06; TIN TRS Care Insurance 26.16; 110 ActiveCare Medical 131.00; 207 457 Plan
    175.00; 301 TSTA Dues 56.50; Total deductions 720.72
   Net pay: 2,916.89
   Paid by district: MED Medicare 58.36; TRO TRS Non-OASDI 80.50; 110 ActiveCare Medical 250.00
  OKAFOR, MIGUEL   Emp 10357   Campus 102 Lincoln Elementary   Check no. 88124
   Earnings: 01 Contract Salary 3,000.00; 22 Extra Duty (10 hrs @ 27.50) 275.00; Gross 3,275.00
   Taxes: FIT Federal Income Tax 300.00; MED Medicare 47.49
   Deductions: TRS TRS Retirement 270.19; 110 ActiveCare Medical 131.00; 207 457 Plan

                            Pay period 01-Oct-2026 through 31-Oct-2026, pay date 23-Oct-2026
    `,
    `
  Salado Creek Independent School District                               Payroll Register, page 2

    50.00; Total deductions 451.19
   Net pay: 2,476.32
   Paid by district: MED Medicare 47.49; 110 ActiveCare Medical 275.00

   District totals
    Employees paid 2; gross pay 7,300.00; non-wage payments 58.29; taxes 793.17; deductions 1,171.91; net pay
     5,393.21; paid by district 711.35.

                            Pay period 01-Oct-2026 through 31-Oct-2026, pay date 23-Oct-2026
    `,
  );
  const [rosa, miguel] = output.employees;
  t.match(rosa, { employee_id: "10387", gross_pay: 4025, net_pay: 2916.89 });
  t.same(described(rosa!.earnings), [
    "Contract Salary 4000",
    "Coaching Stipend 125",
    "Docked Day -100",
    "Travel Reimbursement 58.29",
  ]);
  t.match(rosa!.deductions, [
    { code: "TRS", description: "TRS Retirement", type: "pension", amount: 332.06 },
    { code: "TIN", description: "TRS Care Insurance", type: "medical", amount: 26.16 },
    { code: "110", description: "ActiveCare Medical", type: "medical", amount: 131 },
    { code: "207", description: "457 Plan", type: "457b", amount: 175 },
    { code: "301", description: "TSTA Dues", type: "union_dues", amount: 56.5 },
  ]);
  t.same(described(rosa!.employer_taxes), ["Medicare 58.36"]);
  t.same(described(rosa!.employer_contributions), ["TRS Non-OASDI 80.5", "ActiveCare Medical 250"]);
  t.match(miguel!.earnings[1], { code: "22", description: "Extra Duty", hours: 10, rate: 27.5, amount: 275 });
  t.same(described(miguel!.deductions), ["TRS Retirement 270.19", "ActiveCare Medical 131", "457 Plan 50"]);
  t.match(output.totals, {
    employee_count: 2,
    gross_pay: 7300,
    total_taxes: 793.17,
    total_deductions: 1171.91,
  });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});
