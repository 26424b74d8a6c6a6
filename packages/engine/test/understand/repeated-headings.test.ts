import { test } from "tap";
import { jointly, peopleOf } from "./joint-reading.ts";

/** Lines of each person, as `section label hours cents`. */
function lines(...texts: readonly string[]): string[][] {
  return peopleOf(jointly(...texts)).map(({ items }) =>
    items
      .map(({ section, label, hours, amount }) =>
        [section, label.text, hours?.token.text ?? "-", amount?.cents ?? "-"].join(" "),
      )
      .sort(),
  );
}

const GROUPS =
  "ID   Employee                   Hours                              Earnings              Gross      FIT       Net Pay";
const HEADINGS = "                      Reg       O/T       Hol         Reg        O/T        Hol";
const PEOPLE = [
  "101  Abernathy, Ann   40.00      2.00                 800.00     60.00                860.00     86.00      774.00",
  "102  Byron, Ada       36.00      5.00      8.00       900.00    187.50     200.00   1,287.50    128.75    1,158.75",
  "103  Curie, Marie     40.00      1.00               1,200.00     45.00              1,245.00    124.50    1,120.50",
];
const READ = [
  ["earning O/T 2.00 6000", "earning Reg 40.00 80000", "tax FIT - 8600"],
  ["earning Hol 8.00 20000", "earning O/T 5.00 18750", "earning Reg 36.00 90000", "tax FIT - 12875"],
  ["earning O/T 1.00 4500", "earning Reg 40.00 120000", "tax FIT - 12450"],
];

test("headings that come again are told apart by the name that is in the middle of each group", async (t) => {
  t.same(lines(["Payroll Register", "", GROUPS, HEADINGS, ...PEOPLE].join("\n")), READ);
});

test("what is a header on one page is one on the page before, whatever stands below it there", async (t) => {
  const page = (...rows: readonly string[]): string =>
    ["Payroll Register", "", GROUPS, HEADINGS, "Department: 00100 - Office", ...rows].join("\n");
  t.same(lines(page(PEOPLE[0]!), page(PEOPLE[1]!, PEOPLE[2]!)), READ);
});
