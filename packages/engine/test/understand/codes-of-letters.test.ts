import { test } from "tap";
import { jointly, peopleOf } from "./joint-reading.ts";

/** Lines of each person, as `section code label hours cents`. */
function lines(text: string): string[][] {
  return peopleOf(jointly(text)).map(({ items }) =>
    items
      .map(({ section, code, label, hours, amount }) =>
        [section, code ?? "-", label.text, hours?.token.text ?? "-", amount?.cents ?? "-"].join(" "),
      )
      .sort(),
  );
}

const REGISTER = `
Payroll Register

                                Other                  Other
Employee           Reg Hours    Hours     Reg Pay      Earnings             Gross      Deductions               Net Pay

Abernathy, Ann         32.00    8.00 V      640.00     V VACATION  160.00     800.00   K RETIREMENT   40.00
                                                                                       HS HSA         25.00       735.00
Byron, Ada             40.00              1,000.00     B BONUS      50.00   1,050.00   K RETIREMENT   52.50
                                                                                       D DENTAL        7.50
                                                                                       U UNION DUES   12.00       978.00
Curie, Marie           36.00    4.00 S    1,080.00     S SICK      120.00   1,200.00   M MEDICAL      25.00
                                                                                       C CHARITY       5.00     1,170.00
Duarte, Ines           32.00    8.00 H      960.00     H HOLIDAY   240.00   1,200.00   M MEDICAL      25.00
                                                                                       L LOAN         30.00     1,145.00
Eckhart, Olga          32.00    8.00 V    1,040.00     V VACATION  260.00   1,300.00   K RETIREMENT   61.00     1,239.00
Farrow, Hal            40.00              1,300.00     R RETRO      20.00   1,320.00   K RETIREMENT   66.00     1,254.00
`;

test("a letter a space before a label is its code, where each label has one", async (t) => {
  const [ann, ada] = lines(REGISTER);
  t.same(
    ann!.filter((line) => line.startsWith("deduction")),
    ["deduction HS HSA - 2500", "deduction K RETIREMENT - 4000"],
  );
  t.ok(ada!.includes("deduction U UNION DUES - 1200"));
});

test("a code right behind a number names it, where it stands before labels elsewhere", async (t) => {
  const counted = lines(REGISTER).map((own) => own.filter((line) => / \d+\.\d\d -$/.test(line)));
  t.same(counted, [
    ["earning V V 8.00 -"],
    [],
    ["earning S S 4.00 -"],
    ["earning H H 8.00 -"],
    ["earning V V 8.00 -"],
    [],
  ]);
});
