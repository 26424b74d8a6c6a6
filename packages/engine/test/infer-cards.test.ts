import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { described, describedWithYear } from "./support/plain-lines.ts";

const CARDS = `
  Tidewater Kite Works, Inc.                                                    Payroll Register
  Period 5/1/2026 - 5/15/2026                                                Pay date 5/20/2026

  Rosa M Bellwether                   Mary-Kate Okafor                    Siobhan O'Rourke
  LH0040 · Sales                      LH0043 · People Ops                 LH0046 · Sales
                 Current        YTD                  Current        YTD                  Current        YTD
  Salary        2,000.00  18,000.00   Salary        3,000.00  27,000.00   Salary        2,500.00  22,500.00
  Bonus             0.00     900.00   Gross         3,000.00              Group Term Life* 12.00     108.00
  Gross         2,000.00              Federal Income -310.00   2,790.00   Gross         2,512.00
  Federal Income -200.00   1,800.00   Medicare        -43.50     391.50   Federal Income -250.00   2,250.00
  Medicare        -29.00     261.00   401(k)         -150.00   1,350.00   Medicare        -36.42     327.78
  401(k)         -100.00     900.00   Net 2,496.50          V100872       401(k)         -125.00   1,125.00
  Home Office      40.00     360.00   Paid by company                     Net 2,088.58          V100873
  Net 1,711.00          V100871       401(k) Match     75.00     675.00
  Paid by company
  401(k) Match     50.00     450.00

  All 3 people    Gross 7,512.00   Taxes -868.92   Deductions -375.00   Reimbursed 40.00   Net 6,296.08

  * Imputed income: in gross and taxed, not paid out.
`;

test("cards of people beside each other have their ids and departments below the names", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(CARDS);
  t.same(
    output.employees.map(({ name, employee_id: id, department }) => [name, id, department]),
    [
      ["Rosa M Bellwether", "LH0040", "Sales"],
      ["Mary-Kate Okafor", "LH0043", "People Ops"],
      ["Siobhan O'Rourke", "LH0046", "Sales"],
    ],
  );
  t.match(output.totals, {
    employee_count: 3,
    gross_pay: 7512,
    total_taxes: 868.92,
    total_deductions: 375,
    net_pay: 6296.08,
  });
  t.same([failed, unclaimed], [[], []]);
  t.end();
});

test("what has no minus below the gross pay, where all that is withheld has one, is paid as well", (t) => {
  const [rosa] = bestInferredOf(CARDS).output.employees;
  t.same(describedWithYear(rosa!.earnings), ["Salary 2000 18000", "Bonus 0 900", "Home Office 40 360"]);
  t.match(rosa!.earnings[2], { type: "reimbursement", role: "cash" });
  t.same(described(rosa!.deductions), ["401(k) 100"]);
  t.end();
});

test("a number behind the amount of the net pay is that of the payment", (t) => {
  const { employees } = bestInferredOf(CARDS).output;
  t.match(employees[1]!.payments, [{ number: "V100872", method: null, amount: 2496.5 }]);
  t.end();
});

test("what people do, beside their ids, is no department", (t) => {
  const { employees } = bestInferredOf(
    CARDS.replaceAll("· Sales     ", "· Bookkeeper").replace("· Sales", "· Bookkeeper"),
  ).output;
  t.same(
    employees.map(({ name, department }) => [name, department]),
    [
      ["Rosa M Bellwether", null],
      ["Mary-Kate Okafor", null],
      ["Siobhan O'Rourke", null],
    ],
  );
  t.end();
});

const card = (name: string, id: string): string[] =>
  [
    name,
    `${id} · Sales`,
    "           Current      YTD",
    "Salary     2,000.00  18,000.00",
    "Gross      2,000.00  18,000.00",
    "Medicare      29.00     261.00",
    "Net Pay    1,971.00",
    "",
  ].map((line) => line.padEnd(36));
const abreast = (cards: readonly string[][]): string =>
  cards[0]!.map((_, i) => `  ${cards.map((lines) => lines[i]!).join("")}`).join("\n");

test("however many lines of cards there are, people above their ids are no names of boxes", (t) => {
  const names = ["Rosa Bellwether", "Ana Okafor", "Inés Novak", "Mary Quigley", "Karl Jensen", "Uma Silva"];
  const more = ["Hugo Vargas", "Lena Fischer", "Omar Haddad"];
  const cards = [...names, ...more].map((name, i) => card(name, `LH00${40 + i}`));
  const rows = [0, 3, 6].map((from) => abreast(cards.slice(from, from + 3)));
  const { output } = bestInferredOf(`
  Tidewater Kite Works, Inc.                                                    Payroll Register
  Period 5/1/2026 - 5/15/2026                                                Pay date 5/20/2026

${rows.join("\n")}
`);
  t.same(
    output.employees.map(({ name, employee_id: id }) => `${id} ${name}`).sort(),
    [...names, ...more].map((name, i) => `LH00${40 + i} ${name}`),
  );
  t.end();
});

/** Cells that begin at these columns. */
const at = (columns: readonly number[], ...cells: string[]): string =>
  cells.reduce((line, cell, i) => (cell === "" ? line : line.padEnd(columns[i]!) + cell), "");

const LISTS = [2, 48, 86, 118];
const NUMBERS = [2, 18, 36, 48, 72, 86, 106, 118, 136];
const listed = (...cells: string[]): string =>
  at(NUMBERS, ...cells.map((cell, i) => (cell.startsWith("$") && i > 0 ? cell.padStart(8) : cell)));

const own = (mark: string, name: string, team: string, [net, ...lines]: readonly string[]): string => `
${at([136], "Net pay")}
${at([6], name)}
${at([2, 136], mark, net!)}
${at([6], `${team} · Hourly`)}
${at([136], "Direct deposit")}

${at(LISTS, "Gross earnings", "Taxes withheld", "Employee deductions", "Company taxes")}
${lines.join("\n")}
`;

test("cards with lists beside each other have the net pay above the name and marks left of it", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Payroll register                                        Pay period: 03/01/2026 - 03/14/2026
  Larkspur Tea House LLC                                                 Pay date: 03/20/2026

  Employees      Gross pay        Taxes withheld      Deductions       Reimbursements      Net pay
  3              $3,600.00        $775.40             $30.00           $0.00               $2,794.60
${own("AB", "Ana Bell", "Kitchen", [
  "$794.60",
  listed(
    "Regular",
    "40.00 hrs @ $20.00",
    "$800.00",
    "Federal income tax",
    "$115.00",
    "Dental insurance",
    "$10.00",
    "Social Security",
    "$62.00",
  ),
  listed(
    "Paid time off",
    "10.00 hrs @ $20.00",
    "$200.00",
    "Social Security",
    "$62.00",
    "Total",
    "$10.00",
    "Medicare",
    "$14.50",
  ),
  listed("Total", "", "$1,000.00", "Medicare", "$14.50", "", "", "Total", "$76.50"),
  listed("", "", "", "OR income tax", "$3.90"),
  listed("", "", "", "Total", "$195.40"),
])}
${own("CD", "Cal Dorn", "Front of house", [
  "$978.20",
  listed(
    "Regular",
    "40.00 hrs @ $30.00",
    "$1,200.00",
    "Federal income tax",
    "$120.00",
    "Dental insurance",
    "$10.00",
    "Social Security",
    "$74.40",
  ),
  listed("Total", "", "$1,200.00", "Social Security", "$74.40", "Total", "$10.00", "Medicare", "$17.40"),
  listed("", "", "", "Medicare", "$17.40", "", "", "Total", "$91.80"),
  listed("", "", "", "Total", "$211.80"),
])}
${own("EF", "Eve Fonda", "Kitchen", [
  "$1,021.80",
  listed(
    "Regular",
    "40.00 hrs @ $35.00",
    "$1,400.00",
    "Federal income tax",
    "$261.10",
    "Dental insurance",
    "$10.00",
    "Social Security",
    "$86.80",
  ),
  listed("Total", "", "$1,400.00", "Social Security", "$86.80", "Total", "$10.00", "Medicare", "$20.30"),
  listed("", "", "", "Medicare", "$20.30", "", "", "Total", "$107.10"),
  listed("", "", "", "Total", "$368.20"),
])}
`);
  t.same(
    output.employees.map(({ name, department, gross_pay, net_pay }) => [
      name,
      department,
      gross_pay,
      net_pay,
    ]),
    [
      ["Ana Bell", "Kitchen", 1000, 794.6],
      ["Cal Dorn", "Front of house", 1200, 978.2],
      ["Eve Fonda", "Kitchen", 1400, 1021.8],
    ],
  );
  const [ana] = output.employees;
  t.same(described(ana!.earnings), ["Regular 800", "Paid time off 200"]);
  t.same(
    described(ana!.deductions),
    ["Dental insurance 10"],
    "a list beside those of the company is not its",
  );
  t.same(described(ana!.employer_taxes), ["Social Security 62", "Medicare 14.5"]);
  t.match(output.totals, { employee_count: 3, gross_pay: 3600, net_pay: 2794.6 });
  t.same([failed, unclaimed], [[], []]);
  t.end();
});
