import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { withYear } from "./support/plain-lines.ts";

const stub = (name: string, number: string): string => `
  Harbor Kites LLC                                                           Earnings Statement
  9 Depot Street, Astoria, OR 97103                                              Non-negotiable

  Employee                  Employee ID         Payment No.         Pay Period
  ${name.padEnd(26)}72332               ${number.padEnd(20)}11/17/2025 - 11/30/2025

  Gross Pay          Cash Tips          Taxes              Deductions         Net Pay
  $1,050.00    -     $50.00     -       $180.00      -     $20.00       =     $800.00

  Earnings                      Hours       Rate        Current    Year to Date
  Regular Hours                 80.00     $12.50       1,000.00       20,000.00
  Cash Tips Declared*                                     50.00        1,150.00
  Gross Pay                     80.00                  1,050.00       21,150.00

  Taxes Withheld              Current    Year to Date
  Federal Income Tax           100.00        2,000.00
  Social Security               80.00        1,600.00
  Total Taxes                  180.00        3,600.00

  Deductions                  Current    Year to Date
  Employee Meals                20.00          400.00
  Total Deductions              20.00          400.00

  Paid Sick Leave Accrued this period 2.00 hrs
`;

test("a line that a strip takes off the gross pay, and a list names in full, is earned once", async (t) => {
  const { output, failed, unclaimed } = bestInferredOf(stub("Rosa Bellwether", "DD-204410"));
  const [rosa] = output.employees;
  t.match(rosa, { gross_pay: 1050, net_pay: 800 });
  t.same(withYear(rosa!.earnings), ["regular 1000 20000", "tips 50 1150"]);
  t.match(rosa!.earnings[1], { role: "memo", description: "Cash Tips Declared" });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
});

test("the number of a payment may have letters that tell how it is paid", async (t) => {
  const numbers = ["DD-204410", "31877"].map((number) =>
    bestInferredOf(stub("Rosa Bellwether", number)).output.employees[0]!.payments.map(
      (payment) => `${payment.method} ${payment.number}`,
    ),
  );
  t.same(numbers, [["direct_deposit DD-204410"], ["null 31877"]]);
});

test("leave that is accrued in the period is no line of pay, beside its name or in one with it", async (t) => {
  const told = ["Accrued this period 2.00 hrs", "Accrued this period 2.00 hrs   Available balance 35.83 hrs"];
  for (const text of told) {
    const page = stub("Rosa Bellwether", "31877").replace(
      "Leave Accrued this period 2.00 hrs",
      `Leave   ${text}`,
    );
    const { output, failed, unclaimed } = bestInferredOf(page);
    t.same(withYear(output.employees[0]!.earnings), ["regular 1000 20000", "tips 50 1150"], text);
    t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  }
});
