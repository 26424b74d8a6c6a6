import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { described } from "./support/plain-lines.ts";

/** Columns of the register: codes, descriptions and amounts of four lists, and the net pay. */
const AT = [2, 9, 28, 39, 58, 69, 76, 91, 96, 108, 115, 132, 143];
const AMOUNTS = new Set([2, 4, 8, 11, 12]);

const row = (cells: Readonly<Record<number, string>>): string =>
  Object.entries(cells).reduce(
    (line, [i, cell]) => line.padEnd(AT[Number(i)]!) + (AMOUNTS.has(Number(i)) ? cell.padStart(8) : cell),
    "",
  );

const HEAD = `
  Report ID: REG11                          PAYROLL REGISTER
  Company:   HGB - Heron Gate Books                     Pay Period: 11/01/2026 - 11/14/2026      Check Date: 11/20/2026

${row({ 0: "------- E A R N I N G S -------", 3: "----- T A X E S -----", 5: "----- D E D U C T I O N S -----", 9: "----- E M P L O Y E R  P A I D -----" })}
${row({ 0: "Type", 1: "Description", 2: "Amount", 3: "Type", 4: "Amount", 5: "Type", 6: "Description", 7: "Cl", 8: "Amount", 9: "Type", 11: "Amount", 12: "Net Pay" })}
`;

const person = (name: string, id: string, payment: string, lines: readonly string[]): string => `
${row({ 0: name, 3: `EmplID: ${id}`, 6: "Hourly", 9: payment })}
${lines.join("\n")}
`;

test("names of groups are told with their letters and words apart, and codes by the edges of others", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`${HEAD}
${person("BELL, ANA", "0440017", "Check  #:  00071441", [
  row({
    0: "REG",
    1: "Regular",
    2: "800.00",
    3: "Fed Withholdng",
    4: "80.00",
    5: "401K",
    6: "401(k) Save",
    7: "B",
    8: "20.00",
    9: "Fed MED/ER",
    11: "11.60",
  }),
  row({
    0: "GTL",
    1: "Group Term Life*",
    2: "10.00",
    3: "Fed MED/EE",
    4: "11.60",
    5: "UNDUES",
    6: "Union Dues",
    7: "A",
    8: "5.00",
    9: "HSA",
    10: "Health Svgs",
    11: "20.00",
  }),
  row({
    1: "Total:",
    2: "810.00",
    3: "Total:",
    4: "91.60",
    6: "Total:",
    8: "25.00",
    9: "Total:",
    11: "31.60",
    12: "683.40",
  }),
])}
${person("DORN, CAL", "0440018", "Advice #: 00071442", [
  row({
    0: "REG",
    1: "Regular",
    2: "1,200.00",
    3: "Fed Withholdng",
    4: "120.00",
    5: "401K",
    6: "401(k) Save",
    7: "B",
    8: "30.00",
    9: "Fed MED/ER",
    11: "17.40",
  }),
  row({
    3: "Fed MED/EE",
    4: "17.40",
    5: "HSA",
    6: "Health Svgs",
    7: "B",
    8: "10.00",
    9: "401K",
    10: "401(k) Match",
    11: "20.00",
  }),
  row({
    1: "Total:",
    2: "1,200.00",
    3: "Total:",
    4: "137.40",
    6: "Total:",
    8: "40.00",
    9: "Total:",
    11: "37.40",
    12: "1,022.60",
  }),
])}
${person("FONDA, EVE", "0440019", "Advice #: 00071443", [
  row({
    0: "REG",
    1: "Regular",
    2: "1,400.00",
    3: "Fed Withholdng",
    4: "140.00",
    5: "MEDICL",
    6: "Medical",
    7: "B",
    8: "50.00",
    9: "Fed MED/ER",
    11: "20.30",
  }),
  row({ 3: "Fed MED/EE", 4: "20.30", 9: "MEDICL", 10: "Medical", 11: "99.00" }),
  row({
    1: "Total:",
    2: "1,400.00",
    3: "Total:",
    4: "160.30",
    6: "Total:",
    8: "50.00",
    9: "Total:",
    11: "119.30",
    12: "1,189.70",
  }),
])}
${row({ 0: "REPORT TOTALS" })}
${row({ 1: "Total:", 2: "3,410.00", 3: "Total:", 4: "389.30", 6: "Total:", 8: "115.00", 9: "Total:", 11: "188.30", 12: "2,895.70" })}
  B = Before-Tax    A = After-Tax
`);
  t.match(output.company, { name: "Heron Gate Books", id: "HGB" });
  const [ana, cal, eve] = output.employees;
  t.same(
    ana!.deductions.map(({ code, description, pretax }) => [code, description, pretax]),
    [
      ["401K", "401(k) Save", true],
      ["UNDUES", "Union Dues", false],
    ],
  );
  t.match(ana!.payments, [{ number: "00071441", method: "check" }]);
  t.same(described(ana!.employer_contributions), ["Health Svgs 20"]);
  t.same(described(cal!.employer_contributions), ["401(k) Match 20"]);
  t.same(described(eve!.employer_contributions), ["Medical 99"], "beside a list that lacks its line");
  t.same([failed, unclaimed], [[], []]);
  t.end();
});
