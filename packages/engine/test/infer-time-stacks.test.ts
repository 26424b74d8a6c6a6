import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { described } from "./support/plain-lines.ts";

const HEAD = `
  Harbor Grocers Inc                                                                                    Weekly Payroll Register
  Period 07/05/2026 - 07/11/2026    Check Date 07/16/2026

                     Regular Hrs    Reg Rate     Regular                  Fed W/H       Union Dues
  Employee Name         OT Hrs       OT Rate    Overtime                  Soc Sec    Health & Welf    Total Taxes      Net Pay
  Employee No.         Vac Hrs      Vac Rate    Vacation    Gross Pay    Medicare           401(k)     Total Deds    Check No.
`;

interface Paid {
  name: string;
  id: string;
  lines: readonly (readonly [hours: string, rate: string, amount: string])[];
  gross: string;
  taxes: readonly string[];
  plans: readonly string[];
  sums: readonly string[];
  net: string;
  check: string;
}

function person({ name, id, lines, gross, taxes, plans, sums, net, check }: Paid): string {
  return [0, 1, 2]
    .map((i) => {
      const [hours = "", rate = "", amount = ""] = lines[i] ?? [];
      const cells = [
        [[name, id, ""][i]!.padEnd(17), 17],
        [hours, 13],
        [rate, 12],
        [amount, 12],
        [i === 0 ? gross : "", 13],
        [taxes[i]!, 12],
        [plans[i]!, 17],
        [sums[i] ?? "", 15],
        [[net, check, ""][i]!, 13],
      ] as const;
      return `  ${cells.map(([text, width]) => text.padStart(width)).join("")}`.trimEnd();
    })
    .join("\n");
}

const ANA: Paid = {
  name: "Bell, Ana",
  id: "6100187",
  lines: [
    ["40.00", "20.00", "800.00"],
    ["1.00", "30.00", "30.00"],
  ],
  gross: "830.00",
  taxes: ["80.00", "51.46", "12.04"],
  plans: ["12.40", "10.00", "33.20"],
  sums: ["143.50", "55.60"],
  net: "630.90",
  check: "904117",
};
const CAL: Paid = {
  name: "Dorn, Cal",
  id: "6100886",
  lines: [
    ["32.00", "25.00", "800.00"],
    ["", "", ""],
    ["8.00", "25.00", "200.00"],
  ],
  gross: "1,000.00",
  taxes: ["100.00", "62.00", "14.50"],
  plans: ["12.40", "20.00", ""],
  sums: ["176.50", "32.40"],
  net: "791.10",
  check: "904118",
};
const EVE: Paid = {
  name: "Fonda, Eve",
  id: "6101818",
  lines: [["20.00", "15.00", "300.00"]],
  gross: "300.00",
  taxes: ["10.00", "18.60", "4.35"],
  plans: ["9.25", "", "6.00"],
  sums: ["32.95", "15.25"],
  net: "251.80",
  check: "904119",
};

test("stacks beside each other are the hours, the rates and the pay of the same lines, and sums and checks stand in stacks", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(
    [HEAD, person(ANA), person(CAL), person(EVE)].join("\n"),
  );
  t.same(
    output.employees.map(({ name, earnings }) => [
      name,
      ...earnings.map(({ type, hours, rate, amount }) => `${type} ${hours} ${rate} ${amount}`),
    ]),
    [
      ["Ana Bell", "regular 40 20 800", "overtime 1 30 30"],
      ["Cal Dorn", "regular 32 25 800", "pto 8 25 200"],
      ["Eve Fonda", "regular 20 15 300"],
    ],
  );
  t.same(
    output.employees.map(({ employee_id: id, net_pay: net, payments }) => [id, net, payments[0]?.number]),
    [
      ["6100187", 630.9, "904117"],
      ["6100886", 791.1, "904118"],
      ["6101818", 251.8, "904119"],
    ],
  );
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("a fund that only companies pay is withheld where the sums of what is deducted hold with it alone", (t) => {
  const { output } = bestInferredOf([HEAD, person(ANA), person(CAL), person(EVE)].join("\n"));
  t.same(
    output.employees.map(({ deductions }) => described(deductions)),
    [
      ["Union Dues 12.4", "Health & Welf 10", "401(k) 33.2"],
      ["Union Dues 12.4", "Health & Welf 20"],
      ["Union Dues 9.25", "401(k) 6"],
    ],
  );
  t.same(
    output.employees.flatMap(({ employer_contributions: paid }) => paid),
    [],
  );
  const without = ({ sums: [taxes], net, ...paid }: Paid, deds: string, left: string): Paid => ({
    ...paid,
    sums: [taxes!, deds],
    net: left === "" ? net : left,
  });
  const paidByCompany = bestInferredOf(
    [
      HEAD,
      person(without(ANA, "45.60", "640.90")),
      person(without(CAL, "12.40", "811.10")),
      person(EVE),
    ].join("\n"),
  );
  t.same(
    paidByCompany.output.employees.flatMap(({ employer_contributions: paid }) => described(paid)),
    ["Health & Welf 10", "Health & Welf 20"],
  );
  t.same(paidByCompany.failed, []);
  t.end();
});
