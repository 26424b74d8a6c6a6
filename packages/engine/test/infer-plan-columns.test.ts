import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { described, plain } from "./support/plain-lines.ts";

test("a plan between the taxes and the net pay is the company's where the net pay leaves it out", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Payroll Employee Summary
  Harbor Kites Pty Ltd
  Employee                Earnings    Deductions         Tax       Super      Net Pay
  Rosa Bellwether         1,600.00          0.00      352.00      192.00     1,248.00
  Daniel Okafor           1,000.00         50.00      220.00      120.00       730.00
  Priya Desai               800.00          0.00      176.00       96.00       624.00
  Total                   3,400.00         50.00      748.00      408.00     2,602.00
  `);
  const [rosa] = output.employees;
  t.match(rosa, { gross_pay: 1600, net_pay: 1248, deductions: [], taxes: [] });
  t.same(plain(rosa!.employer_contributions), ["pension 192"]);
  t.match(output.totals, { gross_pay: 3400, net_pay: 2602, total_taxes: 748 });
  t.same(failed, []);
  t.same(unclaimed, []);
  t.end();
});

test("sides under the names of plans are named after them, and so are their totals", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Benefit Deduction Register
  Harbor Kites LLC
                                    Medical             Dental      Vision          Total
  Employee            ID          EE        ER        EE        ER        EE        EE        ER
  Bellwether, Rosa    1001     60.00    150.00     12.00     30.00      4.00     76.00    180.00
  Okafor, Daniel      1002     45.00    112.50                          4.00     49.00    112.50
  Desai, Priya        1003                         15.00     37.50                15.00     37.50
  Totals                      105.00    262.50     27.00     67.50      8.00    140.00    330.00
  `);
  const [rosa] = output.employees;
  t.same(plain(rosa!.deductions), ["medical 60", "dental 12", "vision 4"]);
  t.same(plain(rosa!.employer_contributions), ["medical 150", "dental 30"]);
  t.equal(output.totals?.total_deductions, 140);
  t.same(failed, []);
  t.same(unclaimed, []);
  t.end();
});

test("sides of plans may stand as close as words, and both have a sum at the end", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Benefit Deductions & Employer Contributions
  Prairie Home Health Inc.
  Pay Period 09/01/2026 - 09/15/2026   Pay Date 09/18/2026

                                          Medical              Dental               Total
  Employee              ID      Employee   Employer Employee   Employer Employee   Employer
  Bellwether, Rosa      3300       67.25     312.50     9.25      15.00    76.50     327.50
  Okafor, Miguel        3309      213.10     312.50     9.25      15.00   222.35     327.50
  Totals                          280.35     625.00    18.50      30.00   298.85     655.00
  `);
  const [rosa] = output.employees;
  t.equal(output.format_type, "benefits_summary");
  t.same(plain(rosa!.deductions), ["medical 67.25", "dental 9.25"]);
  t.same(plain(rosa!.employer_contributions), ["medical 312.5", "dental 15"]);
  t.same(
    rosa!.deductions.map(({ description }) => description),
    ["Medical", "Dental"],
    "the side is no part of the plan's name",
  );
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("whatever word or code sides have, a plan has the name that stands over both", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Benefits Report
  Harbor Kites LLC
                                  Medical                    Dental
  Employee Name                    EE            ER            EE       Company
  Bellwether, Rosa              50.00        150.00        10.00         20.00
  Okafor, Daniel                60.00        160.00        12.00         22.00
  Totals                       110.00        310.00        22.00         42.00
  `);
  const [rosa] = output.employees;
  t.same(described(rosa!.deductions), ["Medical 50", "Dental 10"]);
  t.same(described(rosa!.employer_contributions), ["Medical 150", "Dental 20"]);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("what the company pays beside a deduction that may be a tax goes to the same plan", (t) => {
  for (const [ee, er] of [
    ["Med EE", "Med ER"],
    ["MEDEE ", "MEDER "],
  ] as const) {
    const { output, failed, unclaimed } = bestInferredOf(`
  Benefits Report
  Harbor Kites LLC
  Pay Date 06/19/2026
  Employee                 ${ee}        ${er}        Den EE        Den ER
  Bellwether, Rosa          50.00        150.00         10.00         20.00
  Okafor, Daniel            60.00        160.00         12.00         22.00
  Totals                   110.00        310.00         22.00         42.00
  `);
    t.same(plain(output.employees[0]!.deductions), ["medical 50", "dental 10"], ee);
    t.same(plain(output.employees[0]!.employer_contributions), ["medical 150", "dental 20"]);
    t.same(output.employees[0]!.employer_taxes, []);
    t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  }
  t.end();
});

test("a line that is printed with its side keeps its name", (t) => {
  const { output } = bestInferredOf(`
  Payroll Register
  Harbor Kites LLC
  Rosa Bellwether            Earnings                  Deductions
  Employee Id: 1001          Regular       1,600.00    Medical Employee      50.00
  Gross Pay  1,600.00        Net Pay     1,550.00
  `);
  t.same(described(output.employees[0]!.deductions), ["Medical Employee 50"]);
  t.end();
});

test("columns of the company behind those of the same name are its part", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Chattahoochee Cabinet Works                        Payroll Journal           Pay Date 05/29/2026

  Employee              Reg Pay      Gross       FIT     FICA    FICA CO     MEDI    MEDI CO    Medical    Med CO        Net
  Baptiste, Carla      2,736.00   2,736.00    394.43   169.63     169.63    39.67      39.67     213.10    312.50   1,919.17
  Quigley, Omar        2,000.00   2,000.00    200.00   124.00     124.00    29.00      29.00      50.00    100.00   1,597.00
  Totals               4,736.00   4,736.00    594.43   293.63     293.63    68.67      68.67     263.10    412.50   3,516.17
  `);
  const [carla] = output.employees;
  t.equal(output.company.name, "Chattahoochee Cabinet Works");
  t.same(plain(carla!.taxes), ["federal_income 394.43", "social_security 169.63", "medicare 39.67"]);
  t.same(plain(carla!.employer_taxes), ["social_security 169.63", "medicare 39.67"]);
  t.same(plain(carla!.deductions), ["medical 213.1"]);
  t.same(plain(carla!.employer_contributions), ["medical 312.5"]);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});
