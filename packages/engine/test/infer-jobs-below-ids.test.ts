import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { described } from "./support/plain-lines.ts";

const HEAD = `
  Cedar Fork Taverns, LLC                                                            Payroll Register
                                                          Pay period 06/01/2026 - 06/07/2026     Pay date 06/12/2026

  Employee              Earnings          Hours     Rate    Current   Taxes           Current   Deductions        Current     Net Pay
`;

/** The lines below each other in the column of the names, and a list in each of the others. */
const person = (...names: readonly string[]): string =>
  [
    [
      "Regular           40.00    20.00     800.00   Fed Income        80.00   Staff Meals         25.00",
      "683.40",
    ],
    ["Holiday                                0.00   Medicare          11.60   Total Deds          25.00"],
    ["Gross Pay         40.00              800.00   Total Taxes       91.60"],
    [""],
    [""],
  ]
    .flatMap(([columns, net = ""], i) => {
      const line = `  ${(names[i] ?? "").padEnd(22)}${columns!.padEnd(97)}${net.padStart(10)}`;
      return line.trim() === "" ? [] : [line];
    })
    .join("\n");

const PEOPLE = [
  ["Bellwether, Rosa", "ID 10087", "Host"],
  ["Okafor, Miguel", "ID 10065", "Line Cook"],
  ["Petrossian, Imogen", "ID 10039", "Sous Chef"],
  ["Quigley-Hart, Mavis", "Elena", "ID 10059", "Prep Cook"],
  ["Rasmussen, Greta", "ID 10024", "General Manager"],
  ["Yates, Olive", "ID 10020", "Line Cook"],
];

const register = (sum: string): string => `${HEAD}
  Kitchen
${PEOPLE.map((names) => person(...names)).join("\n\n")}

  ${sum}
`;

test("what people do stands below their ids, a line that everybody has is nobody, and who is counted is summed", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(
    register(
      "Kitchen \u2014 6 paid     Gross 4,800.00     Taxes 549.60     Deductions 150.00     Net 4,100.40",
    ),
  );
  t.same(
    output.employees.map(({ name, employee_id: id }) => [name, id]),
    [
      ["Rosa Bellwether", "10087"],
      ["Miguel Okafor", "10065"],
      ["Imogen Petrossian", "10039"],
      ["Mavis Elena Quigley-Hart", "10059"],
      ["Greta Rasmussen", "10024"],
      ["Olive Yates", "10020"],
    ],
  );
  for (const { deductions, gross_pay: gross, net_pay: net } of output.employees)
    t.same([described(deductions), gross, net], [["Staff Meals 25"], 800, 683.4]);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("a counted sum that does not hold is seen", (t) => {
  const { failed } = bestInferredOf(
    register(
      "Kitchen \u2014 6 paid     Gross 4,810.00     Taxes 549.60     Deductions 150.00     Net 4,100.40",
    ),
  );
  t.not(failed.length, 0);
  t.end();
});
