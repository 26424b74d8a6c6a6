import { test } from "tap";
import { jointly, who } from "./joint-reading.ts";

const HEADS = "ID    Employee           Regular     Bonus   Gross Pay    Federal  Medicare      Net Pay";
const NORTH = [
  "101   Abernathy, Ann    1,400.00    100.00    1,500.00     167.00     21.75     1,311.25",
  "102   Byron, Ada        1,950.00     50.00    2,000.00     212.00     29.00     1,759.00",
];
const SOUTH = [
  "103   Curie, Marie      1,700.00    100.00    1,800.00     184.00     26.10     1,589.90",
  "104   Duarte, Ines      1,100.00    100.00    1,200.00     120.00     17.40     1,062.60",
];
const NORTH_SUM = "      Total             3,350.00    150.00    3,500.00     379.00     50.75     3,070.25";
const SOUTH_SUM = "      Total             2,800.00    200.00    3,000.00     304.00     43.50     2,652.50";
const ALL_SUM = "      Total             6,150.00    350.00    6,500.00     683.00     94.25     5,722.75";

const page = (...lines: readonly string[]): string => ["Payroll Register", "", ...lines].join("\n");

/** Records in order, as `scope net pay`. */
function records(text: string): string[] {
  return jointly(text).reading.records.map(
    ({ scope, figures }) => `${scope} ${figures.get("net_pay")?.cents}`,
  );
}

test("what all people come to is the company's sum, above them as below, and that of a department is not", async (t) => {
  t.same(
    records(page("North", HEADS, ...NORTH, NORTH_SUM, "", "South", HEADS, ...SOUTH, SOUTH_SUM, "", ALL_SUM)),
    [
      "check 131125",
      "check 175900",
      "department 307025",
      "check 158990",
      "check 106260",
      "department 265250",
      "company 572275",
    ],
  );
  t.same(records(page(HEADS, ALL_SUM, "", ...NORTH, ...SOUTH)), [
    "company 572275",
    "check 131125",
    "check 175900",
    "check 158990",
    "check 106260",
  ]);
});

test("a title over everybody is no department, and titles over some of them are", async (t) => {
  t.same(who(jointly(page(HEADS, "Harbour Road Kitchen", ...NORTH, ...SOUTH))), [
    "101 Abernathy, Ann, -",
    "102 Byron, Ada, -",
    "103 Curie, Marie, -",
    "104 Duarte, Ines, -",
  ]);
  t.same(who(jointly(page("North", HEADS, ...NORTH, NORTH_SUM, "", "South", HEADS, ...SOUTH, SOUTH_SUM))), [
    "101 Abernathy, Ann, North",
    "102 Byron, Ada, North",
    "103 Curie, Marie, South",
    "104 Duarte, Ines, South",
  ]);
});
