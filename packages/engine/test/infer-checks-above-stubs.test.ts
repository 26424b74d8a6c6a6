import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { described } from "./support/plain-lines.ts";

/** A check with a number of its own, and below it the statement of whom it pays. */
const stub = (number: string, name: string, id: string): string => `
  Astoria Kite Electric Co.                        First Harbor Bank                           No. ${number}
  2650 Pier Dr, Astoria, OR 97103                                          Check Date        06/12/2026

  Payroll Account

  PAY   One Thousand Three Hundred Ninety-Five and 60/100 Dollars                            $ **1,395.60

  TO THE
  ORDER OF     ${name}

               418 N Pier Ave

               Astoria, OR 97103

  VOID AFTER 90 DAYS                                                              Authorized Signature

  C000${number}C       A071921834A      448 2071 6C

  Astoria Kite Electric Co.                            Earnings and Deductions - Retain For Your Records

  Employee            Employee No.   Classification   Period Beginning   Period Ending   Check No.
  ${name}   ${id}          Wireman          06/01/2026         06/07/2026      ${number}

  Earnings                    Hours          Rate           This Check              Year to Date
  Straight Time               40.00         40.00             1,600.00                 16,000.00
  Gross Pay                   40.00                           1,600.00                 16,000.00

  Taxes                  This Check     Year to Date     Deductions          This Check     Year to Date
  Federal Income Tax         121.20         1,212.00     Working Dues             60.00           600.00
  Medicare                    23.20           232.00
  Total Taxes                144.40         1,444.00     Total Deductions         60.00           600.00

  Fringes Paid by Employer   This Check     Year to Date
  NEBF Pension                    48.00           480.00
  Local Annuity                  160.00         1,600.00

  Net Pay                      1,395.60        13,956.00
`;

test("the number of a check is no id of whom it pays, and the period may stand far below the check", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(
    stub("70418", "Rosa A Bellwether", "W1045"),
    stub("70419", "Miguel P Okafor  ", "W1069"),
    stub("70420", "Olive T Yates    ", "W1078"),
  );
  t.match(output, { pay_period: { start: "2026-06-01", end: "2026-06-07" }, pay_date: "2026-06-12" });
  t.same(
    output.employees.map(({ employee_id: id, payments }) => [id, payments[0]?.number]),
    [
      ["W1045", "70418"],
      ["W1069", "70419"],
      ["W1078", "70420"],
    ],
  );
  const [rosa] = output.employees;
  t.same(rosa!.employer_taxes, [], "a local of a union levies no tax");
  t.same(described(rosa!.employer_contributions), ["NEBF Pension 48", "Local Annuity 160"]);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});
