import { test } from "tap";
import { described } from "./support/plain-lines.ts";
import { NOTHING, readPrinted } from "./support/printed.ts";

const statement = (name: string, id: string): string => `
  Alder Vale Devices, Inc.                                            Pay Statement
  Atlanta, GA 30319

  Employee: ${name}    Employee ID: ${id}    Pay Period: 08/16/2026 - 08/31/2026    Pay Date: 09/04/2026

  Gross Pay         Taxes        Deductions      Reimbursements       Net Pay
  $3,000.00         $229.50      $100.00         $250.00            $2,920.50

  Earnings                                              Current    Year to Date
  Base Salary                                          2,000.00       34,000.00
  Commission - Implants                                1,000.00       17,000.00
  Gross Pay                                            3,000.00       51,000.00
  Reimbursements (not taxable, not in gross)            Current    Year to Date
  Mileage                                                250.00        4,000.00
  Total Reimbursements                                   250.00        4,000.00
  Taxes Withheld            Current  Year to Date     Deductions          Current   Year to Date
  Social Security            186.00      3,162.00     401(k)               100.00       1,700.00
  Medicare                    43.50        739.50     Total Deductions     100.00       1,700.00
  Total Taxes                229.50      3,901.50     Net Pay            2,920.50      49,398.50
  Employer Contributions    Current  Year to Date
  401(k) Match                50.00        850.00
  Commission Basis        Net Sales          Rate     Direct Deposit      Account         Amount
  Implants                20,000.00         5.00%     Checking          ****6527        2,920.50
`;

test("what is not taxable heads no wages, and sales are no pay", (t) => {
  const { people, wrong } = readPrinted(
    statement("Rosa Bellwether", "BMD-00830"),
    statement("Miguel Okafor", "BMD-00921"),
  );
  t.same(wrong, NOTHING);
  t.equal(people.length, 2);
  for (const { earnings, employer_contributions: contributions, net_pay: net } of people) {
    t.same(described(earnings), ["Base Salary 2000", "Commission - Implants 1000", "Mileage 250"]);
    t.match(earnings[2], { type: "reimbursement", ytd_amount: 4000 });
    t.same(described(contributions), ["401(k) Match 50"]);
    t.equal(net, 2920.5);
  }
  t.end();
});
