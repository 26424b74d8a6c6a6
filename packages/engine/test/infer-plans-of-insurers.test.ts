import { test } from "tap";
import { withCodes } from "./support/plain-lines.ts";
import { NOTHING, readPrinted } from "./support/printed.ts";

test("a bar names a plan, who insures it behind a label, and when it is taken, right above its people", (t) => {
  const head = `
   Benefit Plan Register                                                        Harbor Kite Supply Corp.
   Employee and Employer Contributions by Plan                                  Company: HKS1108
                                          Pay Period: 03/08/2026 - 03/21/2026   Pay Date: 03/27/2026

   Employee              Emp ID     Department     Coverage       Employee      Employer      Total
  `;
  const { output, people, wrong } = readPrinted(
    `${head}
   MEDP Medical PPO 1500                           Carrier: Anvil Mutual            Pre-Tax
   Bellwether, Rosa      1108-240   Sales          Family            53.68        215.69     269.37
   Okafor, Miguel        1108-227   Sales          EE Only          177.70        355.67     533.37
   Plan total MEDP                                 2 enrolled       231.38        571.36     802.74

   BLIF Basic Life and AD&D                        Carrier: Old Dominion      Employer Paid
   Bellwether, Rosa      1108-240   Sales          EE Only            0.00          5.20       5.20
  `,
    `${head}
   BLIF Basic Life and AD&D (continued)            Carrier: Old Dominion      Employer Paid
   Okafor, Miguel        1108-227   Sales          EE Only            0.00          4.10       4.10
   Plan total BLIF                                 2 enrolled         0.00          9.30       9.30

   Grand Total                                     2 employees      231.38        580.66     812.04
  `,
  );
  t.same(wrong, NOTHING);
  t.equal(output.format_type, "benefits_summary");
  t.equal(output.company.id, "HKS1108");
  t.same(
    people.map(({ deductions, employer_contributions: paid }) => [withCodes(deductions), withCodes(paid)]),
    [
      [["MEDP medical 53.68"], ["MEDP medical 215.69", "BLIF life 5.2"]],
      [["MEDP medical 177.7"], ["MEDP medical 355.67", "BLIF life 4.1"]],
    ],
  );
  t.same(
    people.map(({ deductions }) => deductions[0]!.pretax),
    [true, true],
  );
  t.end();
});
