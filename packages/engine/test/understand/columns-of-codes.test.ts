import { test } from "tap";
import type { RecordReading } from "../../src/interpret/reading.ts";
import { jointly, peopleOf } from "./joint-reading.ts";

/** Codes and labels of lines. */
const codesOf = ({ items }: RecordReading): string[] =>
  items.map(({ code, label }) => `${code ?? "-"} ${label.text}`);

test("codes below each other are codes however short, where the longest of them reaches near its label", async (t) => {
  const plans = (name: string): string => `
${name}
 MEDPLAN    Medical                      48.25     146.50     194.75
 VIS        Vision                        7.60       5.00      12.60
 401K       401(k) Traditional           78.46      78.46     156.92
 Employee Total                         134.31     229.96     364.27
`;
  const people = peopleOf(
    jointly(`
Benefit Deductions and Contributions

 Code       Plan                     Employee   Employer      Total
${["Abernathy, Ann", "Byron, Ada", "Curie, Marie"].map(plans).join("\n")}
`),
  );
  t.equal(people.length, 3);
  for (const person of people)
    t.same(new Set(codesOf(person)), new Set(["MEDPLAN Medical", "VIS Vision", "401K 401(k) Traditional"]));
});

const BY_CODE = (legend: string): string => `
Payroll Register

104817   ABERNATHY, ANN
010      1,600.00     015        60.00     201       166.00     203       24.07
Gross    1,660.00     Taxes     190.07     Net     1,469.93

149120   BYRON, ADA
010      1,440.00     015        90.00     201       155.00     203       22.19
Gross    1,530.00     Taxes     177.19     Net     1,352.81

132875   CURIE, MARIE
010      1,520.00     015       120.00     201       170.00     203       23.78
Gross    1,640.00     Taxes     193.78     Net     1,446.22

${legend}
`;

test("a multiplier is a word of what a code means", async (t) => {
  const joint = jointly(
    BY_CODE(`Code   Description
010    Regular Pay
015    Overtime at 1.5
201    Federal Tax
203    Medicare`),
  );
  t.equal(joint.found.legend.get("015")?.text, "Overtime at 1.5");
});

test("headings beside each other are no codes with their meanings", async (t) => {
  const joint = jointly(`
Payroll Register

NAME              REGULAR   GROSS PAY    FED TAX    TOTAL TAX
                 VACATION       BONUS   MEDICARE      NET PAY

ABERNATHY, ANN   1,500.00    1,600.00     166.00       189.20
                              100.00       23.20     1,410.80
BYRON, ADA       1,400.00    1,530.00     155.00       177.19
                   130.00                  22.19     1,352.81
CURIE, MARIE     1,520.00    1,720.00     170.00       194.94
                              200.00       24.94     1,525.06
`);
  t.notOk(joint.found.legend.has("BONUS"));
});
