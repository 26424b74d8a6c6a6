import { test } from "tap";
import { linesOf, type Line } from "../src/layout/lines.ts";
import { bestInferredOfLines } from "./support/best-inferred.ts";
import { described } from "./support/plain-lines.ts";
import { pageOf } from "./support/page-of.ts";

const REPORT = `
Monthly Report of Contributions and Deductions                    Contributing employer:  Halvorsen Sheet Metal & Air
Joint Benefit Funds, Local Union No. 83                           Work month:  08/01/2026 to 08/31/2026


                                     Hours              Contributed by the employer               Withheld from members' wages
         Book                                      Health &    Pension                            Vacation     Working
  Job             Member    Class                                                     Total                                    Total
         No.                        ST     OT       Welfare       Fund    Annuity  employer           Fund        Dues      withheld
                                                @ 11.00    @ 9.00     @ 4.00                  @ 3.50      @ 1.50
  2214   49231    Ashby, Dora  F      20.0            220.00     180.00      80.00    480.00          70.00       30.00        100.00
  2214   56848    Brandt, Otto  JW    60.0    10.0    770.00     630.00     280.00  1,680.00         245.00      105.00        350.00
  Job 2214 Riverside Tower            80.0    10.0    990.00     810.00     360.00  2,160.00         315.00      135.00        450.00
  2231   56848    Brandt, Otto  JW    10.0            110.00      90.00      40.00    240.00          35.00       15.00         50.00
  2231   54663    Cole, Mina  A4      30.0            330.00     270.00     120.00    720.00         105.00       45.00        150.00
  Job 2231 County Annex               40.0            440.00     360.00     160.00    960.00         140.00       60.00        200.00
  Total of report (3 members)        120.0    10.0  1,430.00   1,170.00     520.00  3,120.00         455.00      195.00        650.00

  Remit all in one payment: $3,770.00. A member on two jobs is listed under each.
`;

/** The page, with the names of its columns each in the middle of the height of the header. */
function centred(): Line[] {
  const page = pageOf(REPORT);
  const words = page.words.map((word) => {
    const row = Math.round((word.baseline - 20) / 10);
    const up = row === 6 ? 0 : row === 7 ? 4 : row === 8 ? 8 : 0;
    const { baseline, top, bottom } = word;
    return { ...word, baseline: baseline - up, top: top - up, bottom: bottom - up };
  });
  return linesOf({ ...page, words: words.toSorted((a, b) => a.baseline - b.baseline) }, "point");
}

test("headings that each stand in the middle of the header are whole, and funds are paid by the side over them", (t) => {
  const { output, failed, unclaimed } = bestInferredOfLines(centred());
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.equal(output.format_type, "benefits_summary");
  t.equal(output.company.name, "Halvorsen Sheet Metal & Air");
  const [, otto] = output.employees;
  t.match(otto, { name: "Otto Brandt", employee_id: "56848", earnings: [] });
  t.same(described(otto!.deductions), ["Vacation Fund 280", "Working Dues 120"]);
  t.same(described(otto!.employer_contributions), [
    "Health & Welfare 880",
    "Pension Fund 720",
    "Annuity 320",
  ]);
  t.match(output.totals, { employee_count: 3, total_deductions: 650 });
  t.end();
});
