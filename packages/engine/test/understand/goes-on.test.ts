import { test } from "tap";
import { jointly, peopleOf, printedLines } from "./joint-reading.ts";

const HEAD = `Payroll Journal
Employee
Earnings         Hours      Rate     Current       YTD    Taxes          Current       YTD     Net Pay
`;

/** Somebody's pay, with two taxes. */
const pay = (name: string, regular: string, fit: string, oasdi: string, taxes: string, net: string): string =>
  `${name}
Regular          80.00              ${regular}  9,000.00    Federal W/H     ${fit}    500.00
                                                          OASDI            ${oasdi}    620.00
Gross                               ${regular}  9,000.00    Total           ${taxes}  1,120.00    ${net}
`;

const FIRST = `${HEAD}
Department 10 - Assembly
${pay("218 Abruzzo, Dominic", "1,800.00", " 90.00", " 90.00", "180.00", "1,620.00")}

${pay("225 Brandt, Heidi M", "1,900.00", " 95.00", " 95.00", "190.00", "1,710.00")}

231 Coates, Lamar
Bonus                                 100.00    900.00    Federal W/H     110.00    500.00`;

const SECOND = `${HEAD}
231 Coates, Lamar (continued)

Regular          80.00              2,000.00  9,000.00    OASDI           100.00    620.00
Gross                               2,100.00  9,900.00    Total           210.00  1,120.00    1,890.00

${pay("240 Dziedzic, Mark", "1,700.00", " 85.00", " 85.00", "170.00", "1,530.00")}

Company Totals  Employees: 4

Bonus                                 100.00    900.00    Federal W/H     380.00  2,000.00
Regular         320.00              7,400.00 36,000.00    OASDI           370.00  2,480.00
Gross                               7,500.00 36,900.00    Total           750.00  4,480.00    6,750.00`;

test("a line above a record says as well that it goes on with somebody of the page before", async (t) => {
  const people = peopleOf(jointly(FIRST, SECOND));
  t.same(
    people.map(({ name }) => name?.text),
    ["Abruzzo, Dominic", "Brandt, Heidi M", "Coates, Lamar", "Dziedzic, Mark"],
  );
  t.same(printedLines(people[2]!), [
    "earning Bonus 10000",
    "earning Regular 200000",
    "tax Federal W/H 11000",
    "tax OASDI 10000",
  ]);
  t.equal(people[2]!.figures.get("net_pay")?.cents, 189000);
});

test("a title that says more than that sums of all follow is one still", async (t) => {
  const company = jointly(FIRST, SECOND).reading.records.find(({ scope }) => scope === "company");
  t.equal(company?.figures.get("gross_pay")?.cents, 750000);
  t.equal(company?.figures.get("net_pay")?.cents, 675000);
});

test("the sum of somebody's taxes may be called after them", async (t) => {
  const tax = (label: string, own: string, other: string, all: string): string =>
    `    ${label.padEnd(28)}  1,753.00    ${own}    ${other}    ${all}`;
  const sum = (name: string, own: string, other: string, all: string): string =>
    `    Total for ${name}`.padEnd(44) + `    ${own}    ${other}    ${all}`;
  const people = peopleOf(
    jointly(
      [
        "Tax Liability by Employee",
        "",
        "Employee / Tax                   Taxable Wages  Employee Tax  Employer Tax   Total",
        "",
        "Alvarado, Benito",
        tax("Federal Income Tax", "131.96", "  0.00", "131.96"),
        tax("Social Security", "108.69", "108.69", "217.38"),
        tax("Medicare", " 25.42", " 25.42", " 50.84"),
        sum("Alvarado, Benito", "266.07", "134.11", "400.18"),
        "",
        "Cheswick, Marian",
        tax("Federal Income Tax", "120.39", "  0.00", "120.39"),
        tax("Social Security", "108.69", "108.69", "217.38"),
        tax("Medicare", " 25.42", " 25.42", " 50.84"),
        sum("Cheswick, Marian", "254.50", "134.11", "388.61"),
        "",
        "Farnham, Otis",
        tax("Federal Income Tax", " 82.19", "  0.00", " 82.19"),
        tax("Social Security", "108.69", "108.69", "217.38"),
        tax("Medicare", " 25.42", " 25.42", " 50.84"),
        sum("Farnham, Otis", "216.30", "134.11", "350.41"),
      ].join("\n"),
    ),
  );
  t.equal(people.length, 3);
  t.notOk(
    people.flatMap(printedLines).some((line) => line.includes("Total")),
    people.flatMap(printedLines).join("\n"),
  );
});
