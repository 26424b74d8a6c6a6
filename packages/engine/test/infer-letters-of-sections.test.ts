import { test } from "tap";
import { NOTHING, readPrinted } from "./support/printed.ts";
import { plain } from "./support/plain-lines.ts";

const HEAD = `
  PAYROLL CHECK JOURNAL
  HARBOR KITES INC (HBK)
  PERIOD ENDING: 06/14/2026       CHECK DATE: 06/19/2026
  CODE    EARNINGS      HOURS     RATE      AMOUNT     TYPE   CODE     DEDUCTION/TAX/BENEFIT       WAGES     AMOUNT`;
const LEGEND = "TYPE: D=DEDUCTION   T=EMPLOYEE TAX   ET=EMPLOYER TAX   EB=EMPLOYER BENEFIT";

const journal = (legend: string): string => `${HEAD}
  01-0000130   BELLWETHER, ROSA          DEPT 01 FIELD               CHECK NO: 0061877
  00001   REGULAR       80.00   20.000    1,600.00     D      00101    401K DEFERRAL                            80.00
  00020   BONUS                              400.00    D      00140    QUARTERMASTER                            10.00
                                                       T      FED      FED WITHHOLDING         1,920.00        160.00
                                                       T      FICA-E   SOCIAL SECURITY         2,000.00        124.00
                                                       ET     FICA-R   SOCIAL SECURITY ER      2,000.00        124.00
                                                       ET     NC-UI    NC UNEMPLOYMENT         2,000.00         20.00
                                                       EB     00201    401K MATCH                               40.00
  GROSS PAY: 2,000.00     TAXES: 284.00     DEDUCTIONS: 90.00     NET PAY: 1,626.00
  01-0000792   OKAFOR, DANIEL            DEPT 01 FIELD               CHECK NO: 0061878
  00001   REGULAR       40.00   25.000    1,000.00     D      00101    401K DEFERRAL                            50.00
  00003   OVERTIME       2.00   37.500        75.00    T      FED      FED WITHHOLDING         1,025.00        100.00
                                                       T      FICA-E   SOCIAL SECURITY         1,075.00         66.65
                                                       ET     FICA-R   SOCIAL SECURITY ER      1,075.00         66.65
                                                       EB     00201    401K MATCH                               25.00
  GROSS PAY: 1,075.00     TAXES: 166.65     DEDUCTIONS: 50.00     NET PAY: 858.35

  ${legend}
`;

test("a legend says of which sections the lines behind letters are, beside lines of another list", (t) => {
  const { people, output, wrong } = readPrinted(journal(LEGEND));
  const [rosa, daniel] = people;
  t.equal(output.company.id, "HBK");
  t.match(rosa!.earnings, [
    { code: "00001", description: "REGULAR", hours: 80, amount: 1600 },
    { code: "00020", type: "bonus", amount: 400 },
  ]);
  t.match(rosa!.deductions, [
    { code: "00101", type: "401k", amount: 80 },
    { code: "00140", description: "QUARTERMASTER", amount: 10 },
  ]);
  t.match(rosa!.taxes, [
    { code: "FED", amount: 160, taxable_wages: 1920 },
    { code: "FICA-E", amount: 124, taxable_wages: 2000 },
  ]);
  t.match(rosa!.employer_taxes, [
    { type: "social_security", amount: 124 },
    { code: "NC-UI", type: "state_unemployment", amount: 20, taxable_wages: 2000 },
  ]);
  t.match(rosa!.employer_contributions, [{ code: "00201", amount: 40 }]);
  t.same(plain(daniel!.earnings), ["regular 1000", "overtime 75"]);
  t.same(wrong, NOTHING);
  t.end();
});

test("letters that most programs have need no legend where the lines that are known bear them out", (t) => {
  const letters = { " D  ": " DED", " T  ": " TAX", " ET ": " ERT", " EB ": " ERB" };
  const spelled = Object.entries(letters).reduce(
    (page, [from, to]) => page.replaceAll(from, to),
    journal(""),
  );
  const { people, wrong } = readPrinted(spelled);
  const [rosa] = people;
  t.same(plain(rosa!.taxes), ["federal_income 160", "social_security 124"]);
  t.same(plain(rosa!.employer_taxes), ["social_security 124", "state_unemployment 20"]);
  t.match(rosa!.employer_contributions, [{ code: "00201", amount: 40 }]);
  t.same(wrong, NOTHING);
  t.end();
});

test("letters that the lines behind them contradict say nothing", (t) => {
  const swapped = journal("").replaceAll(" D  ", " X  ").replaceAll(" T  ", " D  ");
  const [rosa] = readPrinted(swapped).people;
  t.same(plain(rosa!.taxes.slice(0, 2)), ["federal_income 160", "social_security 124"]);
  t.same(plain(rosa!.deductions.slice(0, 1)), ["401k 80"]);
  t.end();
});

test("the gross pay below a list of codes has one name, though its words begin where codes and labels do", (t) => {
  const { people, wrong } = readPrinted(`
  HARBOR KITES INC                                CHECK REGISTER
  PERIOD 06/01/2026 - 06/14/2026       CHECK DATE: 06/19/2026
  CODE  DESCRIPTION     HOURS     RATE      AMOUNT     CODE     DESCRIPTION               AMOUNT
  0130  BELLWETHER, ROSA         CHECK NO: 0061877
  REG   REGULAR         80.00   20.000    1,600.00     FED      FED WITHHOLDING           160.00
  BON   BONUS                               400.00     FICA     SOCIAL SECURITY           124.00
  GROSS PAY: 2,000.00     TAXES: 284.00     NET PAY: 1,716.00
  0792  OKAFOR, DANIEL           CHECK NO: 0061878
  REG   REGULAR         40.00   25.000    1,000.00     FED      FED WITHHOLDING           100.00
  OT    OVERTIME         2.00   37.500       75.00     FICA     SOCIAL SECURITY            66.65
  GROSS PAY: 1,075.00     TAXES: 166.65     NET PAY: 908.35
  `);
  t.match(people, [{ gross_pay: 2000, net_pay: 1716 }, { gross_pay: 1075 }]);
  t.same(plain(people[0]!.earnings), ["regular 1600", "bonus 400"]);
  t.same(wrong, NOTHING);
  t.end();
});
