import { test } from "tap";
import { NOTHING, readPrinted } from "./support/printed.ts";
import { described, describedWithHours } from "./support/plain-lines.ts";

const JOURNAL = `
Beacon Staffing Partners, LLC
Weekly Payroll Journal - week 10/19/2026 to 10/25/2026                                                            Pay date 10/30/2026

                                                      Timecard      Reg     OT      Pay      OT      Reg      OT     Total      Bill        Bill
Associate              Assoc. No.   Client            w/e         hours  hours     rate    rate      pay     pay       pay      rate      amount
Ashby, Dora            A-5195       City of Brook     10/25/2026  20.00           20.00           400.00            400.00     30.00      600.00
                       Gross        400.00       less    Fed 14.55  SS 24.80  Med 5.80  NC 18.19    Bracelet 17.50
                       Net          319.16       Check         334020
Brandt, Otto           A-5152       Delmar Plastics   10/25/2026  12.50           24.00           300.00            300.00     33.00      412.50
                                    Crestline Foods   10/18/2026  40.00   2.00    20.00   30.00   800.00   60.00    860.00     30.00    1,260.00
                       Gross      1,160.00       less    Fed 35.91  SS 71.92  Med 16.82  NC 27.26
                       Net        1,008.09       Direct dep    334015
Cole, Mina             A-5223       Delmar Plastics   10/25/2026  15.00           24.00           360.00            360.00     33.00      495.00
                                    Referral Bonus                                                                   50.00
                       Gross        410.00       less    Fed 65.34  SS 25.42  Med 5.95  NC 29.86    Temp Health 23.40
                       Net          260.03       Check         334023

Totals, 3 associates                                              87.50   2.00                  1,860.00   60.00  1,970.00              2,767.50
                                                                                          Taxes withheld            341.82
                                                                                          Other deductions           40.90
                                                                                          Net pay                 1,587.28
`;

test("columns of time name the numbers of lines of work, between which other lines say what is withheld", (t) => {
  const { output, people, wrong } = readPrinted(JOURNAL);
  t.same(wrong, NOTHING);
  const [dora, otto, mina] = people;
  t.match(dora, { employee_id: "A-5195", gross_pay: 400, net_pay: 319.16 });
  t.match(otto!.earnings, [
    { description: "Reg", hours: 12.5, rate: 24, amount: 300 },
    { description: "Reg", hours: 40, rate: 20, amount: 800 },
    { description: "OT", hours: 2, rate: 30, amount: 60 },
  ]);
  t.match(otto!.payments, [{ number: "334015", method: "direct_deposit", amount: 1008.09 }]);
  t.same(describedWithHours(mina!.earnings), ["Reg 360 15", "Referral Bonus 50 null"]);
  t.same(described(mina!.taxes), ["Fed 65.34", "SS 25.42", "Med 5.95", "NC 29.86"]);
  t.match(output.totals, { employee_count: 3, gross_pay: 1970, net_pay: 1587.28, total_deductions: 40.9 });
  t.end();
});

test("what nobody knows is deducted behind what is withheld on the line of the gross pay", (t) => {
  const [dora] = readPrinted(JOURNAL).people;
  t.same(described(dora!.deductions), ["Bracelet 17.5"]);
  t.end();
});
