import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { described } from "./support/plain-lines.ts";

test("a list of codes stands right of the table that uses them behind its figures", (t) => {
  const { output, failed } = bestInferredOf(`
  HARBOR CASTING WORKS INC             PAYROLL REGISTER
  WEEK ENDING 03/01/2026               CHECK DATE 03/06/2026

  EMP    NAME                    HOURS       GROSS     FEDERAL    MEDICARE       OTHER           NET      DEDUCTION CODES
  00700  BELLWETHER, ROSA        80.00    1,600.00      160.00       23.20       80.00 K    1,286.80      K = 401(k)
                                                                                 50.00 M                  M = Medical
  00731  OKAFOR, DANIEL          40.00    1,000.00      100.00       14.50       60.00 M      783.50      U = Union Dues
                                                                                 12.00 D                  D = Dental
                                                                                 30.00 U
  00762  SANDOVAL, MIGUEL        40.00      900.00       90.00       13.05       45.00 K      726.95
                                                                                 25.00 U
  00793  FERRIS, TERESA          40.00      800.00       80.00       11.60       40.00 K      640.40
                                                                                 28.00 U
  `);
  const [rosa, daniel] = output.employees;
  t.same(described(rosa!.deductions), ["401(k) 80", "Medical 50"]);
  t.same(described(daniel!.deductions), ["Medical 60", "Dental 12", "Union Dues 30"]);
  t.match(rosa!.deductions, [{ code: "K" }, { code: "M" }]);
  t.same(failed, []);
  t.end();
});

test("a code that a list beside the table explains twice has neither meaning", (t) => {
  const { output } = bestInferredOf(`
  Harbor Mills Inc
  Payroll Register              Pay Period 01/01/2026 - 01/10/2026  Pay Date 01/15/2026

  Employee              Gross     Fed Tax    Medicare    Deductions     Net Pay       DEDUCTION CODES
  Bellwether, Rosa    1,000.00      100.00       14.50      50.00 M      835.50       M = Medical
  Okafor, Daniel      1,200.00      120.00       17.40      20.00 D     1,042.60      D = Dental
  Yates, Olive        1,200.00      120.00       17.40      20.00 K     1,042.60      K = 401(k)
                                                                                      M = Miscellaneous
  Sandoval, Miguel    1,200.00      120.00       17.40      20.00 D     1,042.60      U = Union Dues
  Ferris, Teresa      1,200.00      120.00       17.40      20.00 K     1,042.60
  Total               5,800.00      580.00       84.10     130.00       5,005.90
  `);
  t.match(output.employees[0]!.deductions, [{ type: "other", amount: 50 }]);
  t.not(output.employees[0]!.deductions[0]!.description, "Miscellaneous");
  t.end();
});

test("letters behind the names of lines say who pays them, where a legend does", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Buckeye State University            PAYROLL REGISTER            Check Date 04/24/2026

  Type        Earnings   Code     Description            Cl    Amount   Tax                Amount
  Ferris,Omar              Empl ID 1044102     Dept Admin
  Regular     2,460.00   MEDPPO   Medical PPO            B     142.75   FED OASDI/EE       142.53
                         STRS     State Retirement      B     344.40   FED MED/EE          33.33
                         MEDPPO   Medical PPO            N     288.00
                         STRS     State Retirement      N     344.40
  Total Gross: 2,460.00   Total Taxes: 175.86   Total Deductions: 487.15   Net Pay: 1,796.99
  Nguyen,Wendell A         Empl ID 1045079     Dept Admin
  Regular     2,409.75   MEDPPO   Medical PPO            B      84.50   FED OASDI/EE       143.02
                         STRS     State Retirement      B     337.37   FED MED/EE          33.45
                         MEDPPO   Medical PPO            N     312.50
                         STRS     State Retirement      N     337.37
  Total Gross: 2,409.75   Total Taxes: 176.47   Total Deductions: 421.87   Net Pay: 1,811.41

  Class: B = Before-Tax   A = After-Tax   N = Nontaxable Benefit (employer paid)
  Company Total   Total Gross: 4,869.75   Total Taxes: 352.33   Total Deductions: 909.02   Net Pay: 3,608.40
  `);
  const [omar, wendell] = output.employees;
  t.match(omar, { employee_id: "1044102", name: "Omar Ferris", gross_pay: 2460, net_pay: 1796.99 });
  t.same(described(omar!.deductions), ["Medical PPO 142.75", "State Retirement 344.4"]);
  t.same(described(omar!.employer_contributions), ["Medical PPO 288", "State Retirement 344.4"]);
  t.same(described(wendell!.employer_contributions), ["Medical PPO 312.5", "State Retirement 337.37"]);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("a code runs up to its amount behind a colon", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  HUDSON RIVER PACKAGING CORP          PAYROLL REGISTER          CHECK DATE 05/29/26

  EMP#   NAME                    EARNINGS                GROSS      TAXES                       DEDUCTIONS              NET
  1201   VILLARREAL, WENDELL     REG:2000.00 OT:89.72    2,089.72   FIT:205.35 SS:125.77        401K:67.80 DENT:18.40   1,672.40
  1210   ABERNATHY, FRANKLIN     REG:3180.00             3,180.00   FIT:263.54 SS:206.94        DENT:18.40              2,691.12
  TOTAL                                                  5,269.72   TAXES:801.60                DED:104.60              4,363.52
  `);
  const [wendell] = output.employees;
  t.match(wendell, { gross_pay: 2089.72, net_pay: 1672.4 });
  t.same(described(wendell!.earnings), ["REG 2000", "OT 89.72"]);
  t.same(described(wendell!.taxes), ["FIT 205.35", "SS 125.77"]);
  t.same(described(wendell!.deductions), ["401K 67.8", "DENT 18.4"]);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("initials of people are no letters that say who pays", (t) => {
  const { output, failed } = bestInferredOf(`
  Harbor Kites LLC                   Payroll Register                   Pay Date 06/19/2026

  Last           First       MI        Gross         FIT      FICA      MEDI         Net
  Bellwether     Rosa        B      1,600.00      160.00     99.20     23.20    1,317.60
  Okafor         Daniel      N      1,000.00      100.00     62.00     14.50      823.50
  Marchetti      Sofia       A      1,200.00      120.00     74.40     17.40      988.20
  Totals                            3,800.00      380.00    235.60     55.10    3,129.30
  Benefits:  B = Before-Tax   A = After-Tax   N = Nontaxable Benefit
  `);
  t.same(
    output.employees.map(({ name, net_pay: net }) => `${name} ${net}`),
    ["Rosa B Bellwether 1317.6", "Daniel N Okafor 823.5", "Sofia A Marchetti 988.2"],
  );
  t.same(failed, []);
  t.end();
});
