import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { plain } from "./support/plain-lines.ts";

function stub(name: string, number: string): string {
  return `
  Harbor Box Company                                                                     STATEMENT OF EARNINGS
  Employee: ${name}      Emp No: 70011      Period Start: 08/02/2026   Period End: 08/08/2026   Pay Date: 08/13/2026

  Hours and Earnings       Hours       Rate     This Period     Year to Date
  Regular                  40.00    20.0000          800.00        16,000.00
  Weekend Premium           8.00     1.2500           10.00           100.00
  Gross Earnings                                     810.00        16,100.00

  Taxes              This Period    Year to Date      Deductions             This Period     Year to Date
  Federal Withholding      81.00        1,610.00      Medical *                    31.50           598.50
  OASDI                    48.27          958.21      Union Dues Loc 42          12.50           237.50
  Total Taxes             129.27        2,568.21      Total Deductions             44.00           836.00

  * Excluded from federal taxable wages               NET PAY                     $636.73        12,695.79


  Harbor Box Company                                                        Advice No.    ${number}
  12 Harbor Avenue                                                        Date          08/13/2026

  Six Hundred Thirty-Six and 73/100 Dollars                                                   $636.73

  Deposited to the account of
  ${name}
  Checking account ending 8831
  `;
}

test("the number of an advice may begin with a letter, and a mark says what is excluded from taxable wages", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(
    stub("Rosa Bellwether", "V620114"),
    stub("Miguel Okafor", "V620115"),
  );
  const [rosa, miguel] = output.employees;
  t.match(rosa, { gross_pay: 810, net_pay: 636.73 });
  t.same(plain(rosa!.earnings), ["regular 800", "shift 10"]);
  t.same(
    rosa!.deductions.map(({ description, pretax }) => `${description} ${pretax}`),
    ["Medical true", "Union Dues Loc 42 false"],
  );
  t.match(rosa!.payments, [{ number: "V620114", method: "direct_deposit", amount: 636.73 }]);
  t.match(miguel!.payments, [{ number: "V620115", method: "direct_deposit", amount: 636.73 }]);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("a mark may stand behind the amounts that are excluded from taxable wages", (t) => {
  const marked = stub("Rosa Bellwether", "V620114")
    .replace("Medical *  ", "Medical    ")
    .replace("31.50 ", "31.50*");
  const [rosa] = bestInferredOf(marked).output.employees;
  t.same(
    rosa!.deductions.map(({ description, pretax }) => `${description} ${pretax}`),
    ["Medical true", "Union Dues Loc 42 false"],
  );
  t.end();
});
