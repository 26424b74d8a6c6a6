import { test } from "tap";
import { linesOf } from "../src/layout/lines.ts";
import { bestInferredOfLines, type BestInferred } from "./support/best-inferred.ts";
import { pageOf } from "./support/page-of.ts";

/** Who insures the plans is set smaller than the plans' names. */
const INSURERS = new Set(["Tall", "Pines", "Mutual"]);
const SMALLER = 0.8;

const REPORT = `
Benefit Deduction Register
Harbor Kites LLC
Pay Period: 07/06/2026 - 07/19/2026        Check Date: 07/24/2026

MED  Medical PPO Tall Pines Mutual                                                        Pre-Tax (Sec. 125)
                                               Employee     Employee    Employer    Employer      Total
ID       Employee             Coverage          Current          YTD     Current         YTD    Current
A100     Adams, Joe           Family              60.00       600.00      150.00    1,500.00     210.00
A200     Baker, Sue           Single              45.00       450.00      112.50    1,125.00     157.50
A300     Cole, Uma            Single              45.00       450.00      112.50    1,125.00     157.50
Total Medical PPO  3 participants                150.00     1,500.00      375.00    3,750.00     525.00

ROTH  Roth 401(k)                                                                                   After-Tax
                                               Employee     Employee    Employer    Employer      Total
ID       Employee             Election          Current          YTD     Current         YTD    Current
A200     Baker, Sue           4%                  82.40       824.00       41.20      412.00     123.60
Total Roth 401(k)  1 participant                  82.40       824.00       41.20      412.00     123.60

GARN  Garnishment                                                                                   After-Tax
                                               Employee     Employee
ID       Employee             Reference         Current          YTD
A300     Cole, Uma            Case DR-24-976      99.50       995.00
Total Garnishment  1 participant                  99.50       995.00

Summary of All Plans
                                               Employee     Employee    Employer    Employer      Total
Code     Plan                                   Current          YTD     Current         YTD    Current
MED      Medical PPO                             150.00     1,500.00      375.00    3,750.00     525.00
ROTH     Roth 401(k)                              82.40       824.00       41.20      412.00     123.60
GARN     Garnishment                              99.50       995.00        0.00        0.00      99.50
Grand Total  3 employees                         331.90     3,319.00      416.20    4,162.00     748.10
`;

function read(asidePt: number): BestInferred {
  const page = pageOf(REPORT);
  const words = page.words.map((word) =>
    INSURERS.has(word.text)
      ? { ...word, size: word.size * SMALLER, x0: word.x0 + asidePt, x1: word.x1 + asidePt }
      : word,
  );
  return bestInferredOfLines(linesOf({ ...page, words }, "point"));
}

test("the insurer may stand a little apart from the plan", (t) => {
  t.same(read(5).output, read(0).output);
  t.end();
});

test("lists of people are about the plan above them, beside which stand its insurer and how it is taken", (t) => {
  const { output, failed, unclaimed } = read(0);
  t.equal(output.format_type, "benefits_summary");
  t.same(
    output.employees.map(({ name, deductions }) => [
      name,
      ...deductions.map(
        ({ code, description, pretax, amount, ytd_amount }) =>
          `${code} ${description}, pretax ${pretax}: ${amount} of ${ytd_amount}`,
      ),
    ]),
    [
      ["Joe Adams", "MED Medical PPO, pretax true: 60 of 600"],
      ["Sue Baker", "MED Medical PPO, pretax true: 45 of 450", "ROTH Roth 401(k), pretax false: 82.4 of 824"],
      ["Uma Cole", "MED Medical PPO, pretax true: 45 of 450", "GARN Garnishment, pretax false: 99.5 of 995"],
    ],
  );
  t.same(
    output.employees.map(({ employer_contributions }) =>
      employer_contributions.map(({ code, amount, ytd_amount }) => `${code} ${amount} of ${ytd_amount}`),
    ),
    [["MED 150 of 1500"], ["MED 112.5 of 1125", "ROTH 41.2 of 412"], ["MED 112.5 of 1125"]],
  );
  t.match(output.totals, { employee_count: 3, total_deductions: 331.9 });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});
