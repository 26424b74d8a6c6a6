import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { NOTHING, readPrinted } from "./support/printed.ts";
import { described } from "./support/plain-lines.ts";

const register = `
  Company:  HLF   Harbor Light Foods Inc             PAYROLL REGISTER
  Pay Begin Date: 08/02/2026   Pay End Date: 08/15/2026   Check Date: 08/21/2026

  Earnings              Rate   Hours     Amount  Taxes            Taxable    Amount  Deductions            Cl    Amount     Net Pay

  0000417  Bellwether,Rosa                 Empl Rcd: 0  FedTax: Single      Advice #: 000140031
  REG Regular         20.0000  72.00   1,440.00  $U Withholding  1,500.00    150.00  DENTAL Dental Plan     B     20.00    1,201.00
  SCK Sick Leave      20.0000   8.00     160.00  $U OASDI/EE     1,580.00     97.96  MEDPPO Medical PPO     B     80.00
                                                 $U MED/EE       1,580.00     22.91
                                                 MN Withholding  1,500.00     28.13
      Total Gross              80.00   1,600.00  $U OASDI/ER     1,580.00     97.96
                                                 $U MED/ER       1,580.00     22.91
                                                                             --------
                                                    Total EE Taxes           299.00    Total EE Deductions         100.00
  0000522  Okafor,Daniel                   Empl Rcd: 0  FedTax: Single      Advice #: 000140032
  REG Regular         25.0000  60.00   1,500.00  $U Withholding  1,900.00    147.06  DENTAL Dental Plan     B     20.00    1,580.00
  VAC Vacation        25.0000  20.00     500.00  $U OASDI/EE     1,980.00    122.76  MEDPPO Medical PPO     B     80.00
                                                 $U MED/EE       1,980.00     28.71
                                                 MN Withholding  1,900.00      21.47
      Total Gross              80.00   2,000.00  $U OASDI/ER     1,980.00    122.76
                                                 $U MED/ER       1,980.00     28.71
                                                                             --------
                                                    Total EE Taxes           320.00    Total EE Deductions         100.00
`;

test("codes as close as words are codes where each line of the column has one that is short for its label", (t) => {
  const { output, failed } = bestInferredOf(register);
  const [rosa, daniel] = output.employees;
  t.match(rosa!.earnings, [
    { code: "REG", description: "Regular", type: "regular" },
    { code: "SCK", description: "Sick Leave", type: "sick" },
  ]);
  t.match(daniel!.earnings[1], { code: "VAC", description: "Vacation", type: "pto" });
  t.same(failed, []);
  t.end();
});

test("federal taxes may have a code, and those of a state that of the state", (t) => {
  const [rosa] = bestInferredOf(register).output.employees;
  t.match(rosa!.taxes, [
    { code: "$U", description: "Withholding", type: "federal_income", jurisdiction: "US" },
    { code: "$U", description: "OASDI/EE", type: "social_security" },
    { code: "$U", description: "MED/EE", type: "medicare" },
    { code: "MN", description: "Withholding", type: "state_income", jurisdiction: "US-MN" },
  ]);
  t.same(described(rosa!.employer_taxes), ["OASDI/ER 97.96", "MED/ER 22.91"]);
  t.end();
});

test("when something is taken out is no name of a line, whoever knows the name before it", (t) => {
  const { people, wrong } = readPrinted(`
  Harbor Kites LLC                                              Pay Date 06/19/2026
  Benefits Deduction Report
  Employee                                   Tax            Employee        Company       Total
    Plan Code   Benefit Plan      Coverage   Treatment     Deduction   Contribution        Cost
  Bellwether, Rosa                EmplID 00100417
    QX-1        Zephyr Gold       Family     Pre-tax           62.40         388.90      451.30
    VIS         Vision Plan                  After-tax          9.10              -        9.10
    DEN         Dental Plan       Family     Pre-tax            5.00           5.00       10.00
                                        Employee Total         76.50         393.90      470.40
  Okafor, Daniel                  EmplID 00100522
    QX-1        Zephyr Gold       Single     Pre-tax           31.20         194.45      225.65
    VIS         Vision Plan                  After-tax          4.55              -        4.55
    DEN         Dental Plan       Single     Pre-tax            2.50           2.50        5.00
                                        Employee Total         38.25         196.95      235.20
  `);
  t.match(people[0]!.deductions, [
    { code: "QX-1", description: "Zephyr Gold", pretax: true, amount: 62.4 },
    { code: "VIS", description: "Vision Plan", pretax: false, amount: 9.1 },
    { code: "DEN", description: "Dental Plan" },
  ]);
  t.same(described(people[1]!.employer_contributions), ["Zephyr Gold 194.45", "Dental Plan 2.5"]);
  t.same(wrong, NOTHING);
  t.end();
});
