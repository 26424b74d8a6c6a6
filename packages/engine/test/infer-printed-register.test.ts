import { test } from "tap";
import { bestInferredOf as read } from "./support/best-inferred.ts";

const REGISTER = `
Report ID: PAYREG02                      Fox Valley Technical Institute                                     Page No. 1
                                                PAYROLL REGISTER
Company: FVT   Pay Group: MTH       Pay Period: 02/01/2026 Through 02/28/2026               Check Date: 02/28/2026
EmplID            ------------- Earnings -------------   ------------- Taxes -------------   ----------- Deductions ------------
Name              Code  Description   Hours     Amount   Tax             Taxbl Grs   Amount   Code    Description       Cl    Amount
==================================================================================================================================
132757            REG   Regular      160.00   3,200.00   Fed Withholdng   3,150.00   300.00   FSAHC   Health Care FSA B      50.00
Adams, Joe                                               Fed OASDI/EE     3,150.00   195.30   SUPLIF  Suppl Life      A       8.00
Dept 210050                                              Fed MED/EE       3,150.00    45.68   MEDPPO  Medical PPO     N     300.00
Check # 30557                                            Fed OASDI/ER     3,150.00   195.30
Net Pay 2,601.02                                         Fed MED/ER       3,150.00    45.68
                        Total Gross  160.00   3,200.00   Total EE Taxes              540.98           Total B + A            58.00

132758            REG   Regular      160.00   3,000.00   Fed Withholdng   2,960.00   250.00   MEDPPO  Medical PPO     B      40.00
Baker, Sue                                               Fed OASDI/EE     2,960.00   183.52   MEDPPO  Medical PPO     N     300.00
Dept 210050                                              Fed MED/EE       2,960.00    42.92
Check # 30558                                            Fed OASDI/ER     2,960.00   183.52
Net Pay 2,483.56                                         Fed MED/ER       2,960.00    42.92
                        Total Gross  160.00   3,000.00   Total EE Taxes              476.44           Total B + A            40.00

----------------------------------------------------------------------------------------------------------------------------------
COMPANY FVT TOTALS     Employees   2
     Total Gross    6,200.00     Total EE Taxes    1,017.42     Total Deductions       98.00     Net Pay    5,084.58

Class: B = Before-Tax   A = After-Tax    N = Nontaxable Benefit (employer paid)
`;

test("letters that a legend explains say which deductions are taken before taxes, however close they stand", async (t) => {
  const { output, failed, unclaimed } = read(REGISTER);
  t.same(
    output.employees.map(({ name, deductions, employer_contributions }) => [
      name,
      deductions.map(({ description, type, pretax }) => `${description} ${type} ${pretax}`),
      employer_contributions.map(({ description, amount }) => `${description} ${amount}`),
    ]),
    [
      ["Joe Adams", ["Health Care FSA fsa_medical true", "Suppl Life life false"], ["Medical PPO 300"]],
      ["Sue Baker", ["Medical PPO medical true"], ["Medical PPO 300"]],
    ],
  );
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
});

test("sums of a company are called after its code, and each stands beside its own name", async (t) => {
  const { output } = read(REGISTER);
  t.match(output.totals, {
    employee_count: 2,
    gross_pay: 6200,
    total_taxes: 1017.42,
    total_deductions: 98,
    net_pay: 5084.58,
  });
});

test("beside the word for it may stand the code of a company whose name is over the title", async (t) => {
  t.match(read(REGISTER).output.company, { name: "Fox Valley Technical Institute", id: "FVT" });
  const unnamed = REGISTER.replace("Fox Valley Technical Institute", "                              ");
  t.match(read(unnamed).output.company, { name: "FVT", id: null });
});
