import { test } from "tap";
import { describedWithHours, withCodes } from "./support/plain-lines.ts";
import { NOTHING, readPrinted } from "./support/printed.ts";

const REGISTER = `
  Personnel                           Hours                              Earnings                     Gross     Statutory Deductions    Voluntary Deductions             Net Pay
                           Reg      O/T    Hours 3&4      Reg       O/T       Earnings 3, 4 & 5             Federal      State/Local    Memos                      Check/Voucher
  BELL,ANA               36.00     2.00                 720.00     60.00                             780.00     40.00 FIT     20.00 MI      30.00 13 MEDICAL          Voucher#
  File:   003101                                                                                                48.36 SS                     5.00 15 VISION         00000710011
  Dept:   000210                                                                                                11.31 MED                   39.00 K  401K               563.33
  Rate:   20.0000   Total Work Hrs:   38.00                                                                                                 23.00 U  UNION DUES
                                                                                                                                           Memos:
                                                                                                                                            19.50 M  401K MATCH
  COLE,MINA              24.00              16.00 V     900.00               600.00 V VACATION     1,500.00     90.00 FIT     50.00 MI      12.00 14 DENTAL             Check#
  File:   003102                                                                                                93.00 SS                     4.00 15 VISION            8120042
  Dept:   000210                                                                                                21.75 MED                                             1,229.25
  Salaried          Total Work Hrs:   40.00
  DORN,CAL               40.00                          800.00                                       800.00     45.00 FIT     22.00 MI      12.00 14 DENTAL           Voucher#
  File:   003103                                                                                                49.60 SS                     4.00 15 VISION         00000710012
  Dept:   000210                                                                                                11.60 MED                                              655.80
  Salaried          Total Work Hrs:   40.00

  ALDER STAMPING CORP                      Payroll Register                Company Code: 7KX
  Batch : 1202     Period Ending : 08/01/2026     Week 31                  Pay Date: 08/07/2026
`;

test("below a group of hours stand the hours of lines that another group has the pay of", (t) => {
  const { people, wrong } = readPrinted(REGISTER);
  const [ana, mina, cal] = people;
  t.same(describedWithHours(ana!.earnings), ["Reg 720 36", "O/T 60 2"]);
  t.equal(ana!.earnings[0]!.rate, 20, "a rate below the name is that of the hours it makes the amount of");
  t.same(describedWithHours(mina!.earnings), ["Reg 900 24", "VACATION 600 16"]);
  t.same(describedWithHours(cal!.earnings), ["Reg 800 40"]);
  t.same(
    people.map(({ gross_pay: gross, net_pay: net }) => [gross, net]),
    [
      [780, 563.33],
      [1500, 1229.25],
      [800, 655.8],
    ],
  );
  t.same(wrong, NOTHING);
  t.end();
});

test("a code and its label may both stand behind the number, before that of the next column", (t) => {
  const [ana] = readPrinted(REGISTER).people;
  t.same(withCodes(ana!.deductions), ["13 medical 30", "15 vision 5", "K 401k 39", "U union_dues 23"]);
  t.same(withCodes(ana!.employer_contributions), ["M 401k 19.5"]);
  t.end();
});

const SUMS = `
  DEPT TOTAL               000210 ASSEMBLY
  3 Pays                100.00     2.00    16.00    2,420.00     60.00               600.00          3,080.00    175.00 FIT     92.00 MI      30.00 13 MEDICAL       2,448.38
                          HOURS ANALYSIS:            EARNINGS ANALYSIS:                                        190.96 SS                    24.00 14 DENTAL
                             16.00 V VACATION                    600.00 V VACATION                              44.66 MED                   13.00 15 VISION
                                                                                                                                           39.00 K 401K
                                                                                                                                           23.00 U UNION DUES
`;

test("behind a far word with a colon a number has the label right of it", (t) => {
  const { people, held, wrong } = readPrinted(REGISTER.replace("\n  ALDER", `${SUMS}\n  ALDER`));
  t.equal(people.length, 3);
  t.ok(held.some((id) => id.startsWith("column.taxes:SS")));
  t.same(wrong, { failed: [], unclaimed: ["600.00"] });
  t.end();
});
