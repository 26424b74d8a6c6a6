import { test } from "tap";
import { linesOf } from "../src/layout/lines.ts";
import { bestInferredOf, bestInferredOfLines } from "./support/best-inferred.ts";
import { LINE_PT, pageOf } from "./support/page-of.ts";

/** How far below the first line of a row the middle of the row is, in points. */
const MIDDLE_PT = 4;

/** A page on which lines of nothing but figures stand in the middle of their rows, little below the lines above them, which take no room. */
function inMiddle(text: string): ReturnType<typeof linesOf> {
  const page = pageOf(text);
  const baselines = [...new Set(page.words.map(({ baseline }) => baseline))];
  const ofFigures = new Set(
    baselines.filter((y) =>
      page.words.every((word) => word.baseline !== y || /^[\d,.\u2013]+$/.test(word.text)),
    ),
  );
  const words = page.words.map((word) => {
    const above = [...ofFigures].filter((y) => y < word.baseline).length;
    const by = (ofFigures.has(word.baseline) ? MIDDLE_PT - LINE_PT : 0) - LINE_PT * above;
    return { ...word, baseline: word.baseline + by, top: word.top + by, bottom: word.bottom + by };
  });
  words.sort((a, b) => a.baseline - b.baseline || a.x0 - b.x0);
  return linesOf({ ...page, words }, "point");
}

test("figures in the middle of a row are those of the name that stands in its first line", async (t) => {
  const { output, failed } = bestInferredOfLines(
    inMiddle(`
  Harbor Kite Supply LLC    Payroll Summary    Check date 07/24/2026

  Employee / Site             Regular  Overtime     Gross Pay   Federal   Medicare     Net Pay
  Rosa Bellwether
                               800.00     60.00        860.00     95.00      12.47      752.53
  A27013 · Peachtree Cold
  Miguel Okafor
                             1,200.00         \u2013      1,200.00    120.00      17.40    1,062.60
  A23425 · Savannah Port
  Priya Desai
                             1,000.00         \u2013      1,000.00    101.00      14.50      884.50
  A21875 · Savannah Port
  Totals                     3,000.00     60.00      3,060.00    316.00      44.37    2,699.63
  `),
  );
  t.same(
    output.employees.map(({ name, department, net_pay: net }) => [name, department, net]),
    [
      ["Rosa Bellwether", "Peachtree Cold", 752.53],
      ["Miguel Okafor", "Savannah Port", 1062.6],
      ["Priya Desai", "Savannah Port", 884.5],
    ],
  );
  t.same(failed, []);
});

test("beside the id in the last line of a row stands how somebody is paid, below the number of it in its first", async (t) => {
  const { output, failed } = bestInferredOfLines(
    inMiddle(`
  Ridge Outfitters Inc.      Payroll Register      Pay date 05/08/2026

                                             EARNINGS                      TAXES
                                                                                                         Check /
  EMPLOYEE               Hours   Salary  Regular    Bonus  Gross Pay   Federal   Medicare     Net Pay    Voucher
  Bellwether, Rosa                                                                                       V118204
                         80.00             800.00    60.00     860.00     95.00      12.47      752.53
  RB1003 · Retail                                                                                        Direct Dep
  Okafor, Miguel                                                                                         30412
                         80.00           1,200.00            1,200.00    120.00      17.40    1,062.60
  RB1024 · Warehouse                                                                                     Check
  Desai, Priya                                                                                           V118205
                         80.00 1,000.00                      1,000.00    101.00      14.50      884.50
  RB1045 · Retail                                                                                        Direct Dep
  Varga, Ilona                                                                                           30413
                         72.00             900.00              900.00     90.00      13.05      796.95
  RB1054 · Warehouse                                                                                     Check
  Totals                312.00 1,000.00  2,900.00    60.00   3,960.00    406.00      57.42    3,496.58
  `),
  );
  t.same(
    output.employees.map(({ employee_id: id, department, earnings, payments }) => [
      id,
      department,
      ...earnings.map(({ description, amount }) => `${description} ${amount}`),
      ...payments.map(({ number, method }) => `${method} ${number}`),
    ]),
    [
      ["RB1003", "Retail", "Regular 800", "Bonus 60", "direct_deposit V118204"],
      ["RB1024", "Warehouse", "Regular 1200", "check 30412"],
      ["RB1045", "Retail", "Salary 1000", "direct_deposit V118205"],
      ["RB1054", "Warehouse", "Regular 900", "check 30413"],
    ],
  );
  t.same(failed, []);
});

test("the second line of a wrapped heading may stand close behind the heading before it", async (t) => {
  const { output, failed } = bestInferredOf(`
  Ridge Outfitters Inc.      Payroll Register      Pay date 05/08/2026

                                                                               Check /
  EMPLOYEE              ID   Regular  Gross Pay   Federal   Medicare   Net Pay Voucher
  Bellwether, Rosa     1003   800.00     800.00     95.00      11.60    693.40 V118204
  Okafor, Miguel       1024 1,200.00   1,200.00    120.00      17.40  1,062.60 V118205
  Desai, Priya         1045 1,000.00   1,000.00    101.00      14.50    884.50 V118206
  Totals                    3,000.00   3,000.00    316.00      43.50  2,640.50
  `);
  t.same(
    output.employees.map(({ net_pay: net, payments }) => [net, payments[0]?.number]),
    [
      [693.4, "V118204"],
      [1062.6, "V118205"],
      [884.5, "V118206"],
    ],
  );
  t.same(failed, []);
});
