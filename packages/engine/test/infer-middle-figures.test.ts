import { test } from "tap";
import { linesOf } from "../src/layout/lines.ts";
import { bestInferredOfLines } from "./support/best-inferred.ts";
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
