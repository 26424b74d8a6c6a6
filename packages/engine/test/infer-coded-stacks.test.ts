import { test } from "tap";
import { withCodes } from "./support/plain-lines.ts";
import { NOTHING, readPrinted } from "./support/printed.ts";

test("codes stand before the names of lines where the column says both, and the day of a check beside its label", (t) => {
  const { people, wrong } = readPrinted(`
   Harbor Dental Partners P.A.          Payroll Register - Detail            Check Date: 05/22/2026

                         Earnings                                            Deductions
   Employee              Code / Description      Hours      Amount           Code / Description        Amount   Payment

   Rosa Bellwether       01 Regular              80.00    1,600.00           4R 401k Roth               80.00   Net Pay          1,700.00
   Employee: 00041       02 Overtime              8.00      240.00           DN Dental                  60.00   Check               #2208
                                                                                                                Check Date     05/22/2026
                            Gross Pay            88.00    1,840.00              Total Deductions       140.00

   Miguel Okafor         05 Salary               80.00    2,000.00           4R 401k Roth              100.00   Net Pay          1,900.00
   Employee: 00048                                                                                              Direct Deposit  #910041
                                                                                                                Check Date     05/22/2026
                            Gross Pay            80.00    2,000.00              Total Deductions       100.00
  `);
  t.same(wrong, NOTHING);
  t.same(
    people.map(({ deductions }) => withCodes(deductions)),
    [["4R roth_401k 80", "DN dental 60"], ["4R roth_401k 100"]],
  );
  t.same(
    people.map(({ payments }) => payments.map(({ number, date }) => `${number} ${date}`)),
    [["2208 2026-05-22"], ["910041 2026-05-22"]],
  );
  t.end();
});

test("what is paid back untaxed is no wage that a tax is due on", (t) => {
  const { people, wrong } = readPrinted(`
   Harbor Instruments Inc.                                     Pay Statement
   Employee                 Employee ID     Pay Date
   Rosa Bellwether          E10482          06/26/2026

   Earnings
   Description                                   Hours        Current           YTD
   Regular                                       80.00       2,000.00     24,000.00
   Gross Pay                                     80.00       2,000.00     24,000.00

   Employee Taxes                                     Reimbursements (not taxable)
   Description             Current         YTD        Description             Current         YTD
   Federal Withholding      200.00    2,400.00        Expense Reimbursement     32.14      162.39
   Medicare                  29.00      348.00
   Total Taxes              229.00    2,748.00

   Net Pay                1,803.14
  `);
  t.same(wrong, NOTHING);
  t.same(
    people[0]!.earnings.map(({ type, amount, ytd_amount: year }) => `${type} ${amount} ${year}`),
    ["regular 2000 24000", "reimbursement 32.14 162.39"],
  );
  t.end();
});

test("below `Code-Description` codes are a word with the names of their lines", (t) => {
  const { people, wrong } = readPrinted(`
   Harbor Dental Partners P.A.          Payroll Register             Check Date: 05/22/2026

   Employee              Earnings       Hours      Amount    Deductions Code-Description     Amount   Net Pay
   Bellwether, Rosa      Regular        80.00    1,600.00    DEN-Dental                       60.00  1,540.00
   File #: 000412                                            Memos:
                                                             MDN-ER Dental                    38.99
   Okafor, Miguel        Regular        80.00    2,000.00    DEN-Dental                       60.00  1,940.00
   File #: 000413                                            Memos:
                                                             MDN-ER Dental                    38.99
  `);
  t.same(wrong, NOTHING);
  t.same(
    people.map(({ employer_contributions: paid }) => withCodes(paid)),
    [["MDN dental 38.99"], ["MDN dental 38.99"]],
  );
  t.end();
});
