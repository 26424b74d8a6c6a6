import { test } from "tap";
import { readPrinted, NOTHING } from "./support/printed.ts";
import { describedWithYear } from "./support/plain-lines.ts";

/** A voucher of a school: two stand on a page. */
const voucher = ([name, number, school]: readonly [string, string, string]): string => `
  Alder Creek School District                                           STATEMENT OF EARNINGS AND DEDUCTIONS
  EMPLOYEE NAME            EMPLOYEE NO.      BUILDING                 PAY PERIOD              PAY DATE
  ${name.padEnd(25)}${number.padEnd(18)}${school.padEnd(25)}9/1/2025 - 9/30/2025    9/25/2025

  EARNINGS                 CURRENT        YTD   TAXES            CURRENT       YTD   DEDUCTIONS        CURRENT       YTD
  Contract Salary         4,000.00  36,000.00   Federal W/H       300.00  2,700.00   Member Dues         40.00    360.00
  Dept Chair Stipend        150.00   1,350.00   Medicare           60.00    540.00   ActiveCare Med *   200.00  1,800.00
  Local Leave               100.00     900.00                                        Dental PPO *        30.00    270.00
                                                                                     Term Life            8.00     72.00
  EMPLOYER PAID            CURRENT        YTD
  District Med              325.00   2,925.00
  Board Retire              109.00     981.00
                                                                                     * Before-tax deduction

                             GROSS PAY          TAXES     DEDUCTIONS        NET PAY
  Current                     4,250.00         360.00         278.00       3,612.00
  Year to Date               38,250.00       3,240.00       2,502.00      32,508.00
  Filing status: Single     State leave: 19.50 days     Local leave: 11.00 days
`;

const STAFF = [
  ["Bellwether, Rosa M", "20421", "041 Bonham Middle"],
  ["Okafor, Daniel", "20460", "001 Alder High"],
] as const;

const read = (): ReturnType<typeof readPrinted> => readPrinted(STAFF.map(voucher).join("\n\n"));

test("days of leave are no pay, and what a school gives beside them is", (t) => {
  const { people, wrong } = read();
  t.same(wrong, NOTHING);
  for (const { earnings, taxes } of people) {
    t.same(describedWithYear(earnings), [
      "Contract Salary 4000 36000",
      "Dept Chair Stipend 150 1350",
      "Local Leave 100 900",
    ]);
    t.equal(earnings[2]!.type, "pto");
    t.same(describedWithYear(taxes), ["Federal W/H 300 2700", "Medicare 60 540"]);
  }
  t.end();
});

test("the building where somebody works is their department, and a line of pay names none", (t) => {
  t.same(
    read().people.map(({ department }) => department),
    STAFF.map(([, , school]) => school),
  );
  t.end();
});

test("a star that a note explains says what is taken before taxes, and of the others that they are not", (t) => {
  for (const { deductions } of read().people)
    t.same(
      deductions.map(({ description, pretax }) => [description, pretax]),
      [
        ["Member Dues", false],
        ["ActiveCare Med", true],
        ["Dental PPO", true],
        ["Term Life", false],
      ],
    );
  t.end();
});

test("a star without a note says nothing of taxes", (t) => {
  const [voucherOfRosa] = STAFF.map(voucher);
  const { people } = readPrinted(voucherOfRosa!.replace("* Before-tax deduction", "* See your handbook"));
  t.same(
    people[0]!.deductions.map(({ pretax }) => pretax),
    [null, null, null, null],
  );
  t.end();
});

test("what a district pays is no tax of its own", (t) => {
  for (const { employer_contributions: paid, employer_taxes: taxes } of read().people) {
    t.same(
      paid.map(({ type, amount }) => [type, amount]),
      [
        ["medical", 325],
        ["pension", 109],
      ],
    );
    t.same(taxes, []);
  }
  t.end();
});
