import { test } from "tap";
import type { RecordReading } from "../../src/interpret/reading.ts";
import { jointly, peopleOf } from "./joint-reading.ts";

/** The hours of each earning, as `label hours`. */
const hoursOf = ({ items }: RecordReading): string[] =>
  items.flatMap(({ section, label, hours }) =>
    section === "earning" && hours !== null ? [`${label.text} ${hours.token.plain}`] : [],
  );

test("hours that no heading tells of are of the amount that the same people have", async (t) => {
  const people = peopleOf(
    jointly(`
Payroll Summary

Employee            Salary      Hrs      Hourly     Hrs   Overtime     Hrs       PTO    Gross Pay    Federal      Net Pay
Abernathy, Ann                80.00    1,600.00    2.00      60.00                       1,660.00     166.00     1,494.00
Byron, Ada        2,400.00                                                               2,400.00     260.00     2,140.00
Curie, Marie                  72.00    1,440.00                       8.00    160.00     1,600.00     155.00     1,445.00
Duarte, Ines                  76.00    1,520.00    4.00     120.00    4.00     80.00     1,720.00     170.00     1,550.00
Ekberg, Nils      3,100.00                                                               3,100.00     390.00     2,710.00
Frost, Lena                   80.00    1,760.00    1.50      49.50                       1,809.50     185.00     1,624.50
`),
  );
  t.same(people.map(hoursOf), [
    ["Hourly 80.00", "Overtime 2.00"],
    [],
    ["Hourly 72.00", "PTO 8.00"],
    ["Hourly 76.00", "Overtime 4.00", "PTO 4.00"],
    [],
    ["Hourly 80.00", "Overtime 1.50"],
  ]);
});

test("hours behind the label of a line are that line's", async (t) => {
  const line = (label: string, type: string, hours: string, rate: string, amount: string): string =>
    `    ${label.padEnd(21)}${type.padEnd(14)}${hours.padStart(8)}${rate.padStart(10)}${amount.padStart(12)}`;
  const card = (name: string, rows: readonly string[], gross: string, net: string): string =>
    [
      name,
      line("Base Salary", "Wages", "", "", "100.00"),
      ...rows,
      line("Federal Withholding", "Tax", "", "", "-150.00"),
      line("Medicare", "Tax", "", "", "-20.00"),
      `    Gross Wages: ${gross}          Net Pay: ${net}\n`,
    ].join("\n");
  const people = peopleOf(
    jointly(
      [
        "Payroll Register [Detail]\n",
        line("Payroll Category", "Category Type", "Hours", "Rate", "Amount"),
        "",
        card(
          "Abernathy, Ann",
          [
            line("Base Hourly", "Wages", "70.00", "20.00", "1,400.00"),
            line("Overtime (1.5x)", "Wages", "4.00", "30.00", "120.00"),
          ],
          "1,620.00",
          "1,450.00",
        ),
        card(
          "Byron, Ada",
          [
            line("Base Hourly", "Wages", "80.00", "22.00", "1,760.00"),
            line("Overtime (1.5x)", "Wages", "2.00", "33.00", "66.00"),
          ],
          "1,926.00",
          "1,756.00",
        ),
        card(
          "Curie, Marie",
          [line("Base Hourly", "Wages", "64.00", "25.00", "1,600.00")],
          "1,700.00",
          "1,530.00",
        ),
      ].join("\n"),
    ),
  );
  t.same(people.map(hoursOf), [
    ["Base Hourly 70.00", "Overtime (1.5x) 4.00"],
    ["Base Hourly 80.00", "Overtime (1.5x) 2.00"],
    ["Base Hourly 64.00"],
  ]);
});
