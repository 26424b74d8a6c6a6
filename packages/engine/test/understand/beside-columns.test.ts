import { test } from "tap";
import type { RecordReading } from "../../src/interpret/reading.ts";
import { jointly, peopleOf, printedLines } from "./joint-reading.ts";

/** The one person of a statement. */
function personOf(text: string): RecordReading {
  return peopleOf(jointly(text))[0]!;
}

/** Lines as `label cents year`, sorted. */
function years({ items }: RecordReading): string[] {
  return items
    .map(({ label, amount, ytdAmount }) =>
      [label.text, amount?.cents ?? "-", ytdAmount?.cents ?? "-"].join(" "),
    )
    .sort();
}

const YEARS = [
  "Dental 2100 21000",
  "Federal income tax 18000 175000",
  "Medicare 2900 28478",
  "Night premium 10000 64000",
  "Salary 190000 1900000",
];

test("a column in which every line is as much or more is of the year, whatever its heading", async (t) => {
  for (const heading of ["Since January 1", ""]) {
    const person = personOf(`
    Lantern Foods
    Employee Name:  Iris Novak

    Earnings                    This check    ${heading}
    Salary                        1,900.00          19,000.00
    Night premium                   100.00             640.00
    Gross pay                     2,000.00          19,640.00

    Withheld                    This check    ${heading}
    Federal income tax              180.00           1,750.00
    Medicare                         29.00             284.78
    Dental                           21.00             210.00

    Net pay                       1,770.00          17,395.22
    `);
    t.same(years(person), YEARS, heading);
    t.equal(person.figures.get("net_pay")?.cents, 177_000);
  }
});

test("beside taxes alone more is no year: it may be what they are reckoned from", async (t) => {
  const { items } = personOf(`
    Lantern Foods
    Employee Name:  Iris Novak

    Earnings                    This check
    Salary                        1,900.00
    Night premium                   100.00
    Gross pay                     2,000.00

    Taxes                       This check           Reckoned on
    Federal income tax              180.00              1,979.00
    Medicare                         29.00              2,000.00
    State income tax                 60.00              1,979.00
    Soc Sec                         124.00              2,000.00

    Net pay                       1,607.00
  `);
  t.ok(items.every(({ ytdAmount }) => ytdAmount === null));
});

test("beside the employee's column behind the same labels stands what the employer pays, by its name", async (t) => {
  const person = personOf(`
    Fairview School District
    Employee Name:  Iris Novak

    Earnings         Amount     Withheld               Employee       Board
    Salary         1,900.00     Federal income tax       180.00
    Stipend          100.00     Medicare                  29.00       29.00
                                Health plan               50.00      410.00
                                Pension fund             120.00      182.00
    Net Pay        1,621.00                              379.00      621.00
  `);
  t.same(printedLines(person), [
    "deduction Health plan 5000",
    "deduction Pension fund 12000",
    "earning Salary 190000",
    "earning Stipend 10000",
    "employer_contribution Health plan 41000",
    "employer_contribution Pension fund 18200",
    "employer_tax Medicare 2900",
    "tax Federal income tax 18000",
    "tax Medicare 2900",
  ]);
});

test("beside the employee's column a column of the year is nobody else's", async (t) => {
  const person = personOf(`
    Fairview School District
    Employee Name:  Iris Novak

    Earnings         Amount     Withheld               Employee     To Date
    Salary         1,900.00     Federal income tax       180.00    1,800.00
    Stipend          100.00     Medicare                  29.00      290.00
                                Health plan               50.00      500.00
                                Pension fund             120.00    1,200.00
    Gross Pay      2,000.00
    Net Pay        1,621.00
  `);
  t.notOk(person.items.some(({ section }) => section.startsWith("employer")));
  t.ok(years(person).includes("Health plan 5000 50000"));
});

test("behind net pay stand the sums of the lists above", async (t) => {
  const { figures, items } = personOf(`
    Lantern Foods
    Employee Name:  Iris Novak

    Earnings             Amount     Taxes              Amount    Deductions       Amount
    Salary             1,900.00     Federal            180.00    Health plan       50.00
    Night premium        100.00     Medicare            29.00    Pension fund     120.00
    Net Pay            1,621.00                        209.00                     170.00
  `);
  t.equal(figures.get("net_pay")?.cents, 162_100);
  t.equal(figures.get("total_taxes")?.cents, 20_900);
  t.equal(figures.get("total_deductions")?.cents, 17_000);
  t.equal(items.length, 6);
});

test("behind net pay its year is no sum of a list", async (t) => {
  const person = personOf(`
    Lantern Foods
    Employee Name:  Iris Novak

    Earnings             Amount         YTD     Taxes              Amount         YTD
    Salary             1,900.00   19,000.00     Federal            180.00    1,800.00
    Night premium        100.00      640.00     Medicare            29.00      284.78
    Gross Pay          2,000.00   19,640.00
    Net Pay            1,791.00   17,555.22
  `);
  t.same([...person.figures.keys()].sort(), ["gross_pay", "net_pay"]);
  t.equal(person.figures.get("net_pay")?.cents, 179_100);
});
