import { test } from "tap";
import type { RecordReading } from "../../src/interpret/reading.ts";
import { allOf, jointly, namesIn, peopleOf, who } from "./joint-reading.ts";

/** Figures of people as `gross net`, in cents. */
const figuresOf = (people: readonly RecordReading[]): string[] =>
  people.map(({ figures }) => `${figures.get("gross_pay")?.cents} ${figures.get("net_pay")?.cents}`);

test("the heading of names says which line of a header is over the first line of a record", async (t) => {
  const joint = jointly(`
    Payroll Register

    PERSONNEL             HOURS            EARNINGS        GROSS       STATUTORY          DEDUCTIONS        NET PAY
    Name                  Regular          Regular                     Federal            Medical
    File #                Overtime         Overtime                    Soc Sec            Dental
    Abernathy, Ann          80.00          1,600.00     1,720.00          150.00            60.00          1,391.36
    1101                     4.00            120.00                       106.64            12.00

    Byron, Ada              72.00          1,800.00     1,950.00          172.00            60.00          1,585.10
    1102                     4.00            150.00                       120.90            12.00

    Curie, Marie            80.00          2,400.00     2,490.00          260.00            80.00          1,977.62
    1103                     2.00             90.00                       154.38            18.00
  `);
  const people = peopleOf(joint);
  t.same(who(joint), ["1101 Abernathy, Ann, -", "1102 Byron, Ada, -", "1103 Curie, Marie, -"]);
  t.same(figuresOf(people), ["172000 139136", "195000 158510", "249000 197762"]);
  t.same(allOf(people, "Abernathy, Ann"), [
    "deduction Dental 1200",
    "deduction Medical 6000",
    "earning Overtime 12000",
    "earning Regular 160000",
    "tax Federal 15000",
    "tax Soc Sec 10664",
  ]);
});

test("a line of records that no heading is over moves none of them", async (t) => {
  const joint = jointly(`
    Payroll Register

    PERSONNEL             HOURS            EARNINGS        GROSS       STATUTORY      NET PAY
    Name                  Regular          Regular                     Federal
    File #                Overtime         Overtime                    Soc Sec
    Doe, Jane               70.00          1,400.00     1,520.00          140.00     1,285.76
    2201                     4.00            120.00                        94.24
    Kitchen

    Roe, Richard            64.00          1,600.00     1,700.00          165.00     1,429.60
    2202                     4.00            100.00                       105.40
    Kitchen

    Poe, Paula              72.00          2,160.00     2,250.00          230.00     1,880.50
    2203                     2.00             90.00                       139.50
    Bar
  `);
  const people = peopleOf(joint);
  t.same(namesIn(joint), ["Doe, Jane", "Roe, Richard", "Poe, Paula"]);
  t.same(figuresOf(people), ["152000 128576", "170000 142960", "225000 188050"]);
  t.same(allOf(people, "Poe, Paula"), [
    "earning Overtime 9000",
    "earning Regular 216000",
    "tax Federal 23000",
    "tax Soc Sec 13950",
  ]);
});
