import { test } from "tap";
import { jointly, peopleOf, printedLines } from "./joint-reading.ts";

const PEOPLE = ["Araceli Benavides", "Jordan Castellanos", "Wren Duarte"] as const;

const details = (method: string): string => `
Payroll Details
Employee                      Details                           Hours        Amount
${PEOPLE.map(
  (name, i) => `
${name.padEnd(30)}Gross Pay                         44.50     $1,309.0${i}
Pay date: 01/30/2026            Regular Pay                     40.00     $1,120.0${i}
Salaried                        Overtime Pay                     4.50       $189.00
${method}
                              Pretax Deductions                            -$104.36
                                Medical                                     -$52.00
                                401(k)                                      -$52.36
                              Employee Taxes                               -$180.56
                                Federal Income Tax                         -$102.63
                                Social Security                             -$77.93
                              Net Pay                                     $1,024.0${8 + i}
                              Company Contributions                         $156.36
                                401(k) match                                 $52.36
                                Medical (company-paid)                      $104.00`,
).join("\n")}
`;

const LINES = [
  "deduction 401(k) 5236",
  "deduction Medical 5200",
  "employer_contribution 401(k) match 5236",
  "employer_contribution Medical (company-paid) 10400",
  "tax Federal Income Tax 10263",
  "tax Social Security 7793",
];

for (const method of ["Direct deposit", "Paper check", ""])
  test(`${method} above lines of another list is the name of none`, async (t) => {
    for (const person of peopleOf(jointly(details(method))).slice(0, 1))
      t.same(
        printedLines(person).filter((line) => !line.startsWith("earning")),
        LINES,
      );
  });

const counted = (gross: (hours: string, amount: string) => string): string => `
Payroll Register
Employee            Hours & Earnings                        Employee Taxes              Net Pay
${["Aldridge, Bo", "Cabrera, Joan", "Eubanks, Shay", "Freeland, Odell"]
  .map((name, i) => {
    const hours = [6.5, 4, 3.75, 8][i]!;
    const rate = 18 + i;
    const all = 40 * rate + hours * rate;
    const taxes = [60 + i, 55.52];
    const money = (amount: number): string => amount.toFixed(2).padStart(9);
    return `
${name.padEnd(20)}Regular       40.00  ${rate}.00${money(40 * rate)}   Federal Income Tax   ${taxes[0]!.toFixed(2)}${money(all - taxes[0]! - taxes[1]!)}
Field               Overtime  ${money(hours)}  ${rate}.00${money(hours * rate)}   Social Security      ${taxes[1]!.toFixed(2)}
                    ${gross(money(40 + hours), money(all))}   Total               ${(taxes[0]! + taxes[1]!).toFixed(2)}`;
  })
  .join("\n")}
`;

test("the first of two numbers behind gross pay is the hours in all, where lines have hours there", async (t) => {
  const people = peopleOf(jointly(counted((hours, amount) => `Gross Pay ${hours}       ${amount}`)));
  t.same(
    people.map(({ figures }) => figures.get("gross_pay")?.cents),
    [18, 19, 20, 21].map((rate, i) => 4000 * rate + [650, 400, 375, 800][i]! * rate),
  );
  t.same(
    people[0]!.items
      .filter(({ section }) => section === "earning")
      .map(({ hours, rate }) => [hours?.quantity.units, rate?.quantity.units]),
    [
      [4000, 1800],
      [650, 1800],
    ],
  );
});

test("gross pay alone behind its name is no hours", async (t) => {
  t.same(
    peopleOf(jointly(counted((hours, amount) => `Gross Pay ${"".padEnd(hours.length)}       ${amount}`))).map(
      ({ figures }) => figures.get("gross_pay")?.cents,
    ),
    [18, 19, 20, 21].map((rate, i) => 4000 * rate + [650, 400, 375, 800][i]! * rate),
  );
});
