import { test } from "tap";
import { jointly, peopleOf, printedLines } from "./joint-reading.ts";

/** Number, name, federal tax, a plan, the fund that the employer pays into, and the number of the payment. */
const PEOPLE: readonly (readonly [string, string, number, number, number, string])[] = [
  ["1024", "Abernathy, Ann", 150, 40.5, 90, "10458"],
  ["1031", "Byron, Ada", 210, 55.25, 110.75, "10459"],
  ["1107", "Curie, Marie", 98.2, 20, 61.4, "40211"],
  ["1212", "Duarte, Ines", 175.6, 33.3, 84.15, "10460"],
];
const PAY = 1500;
const OASDI = 93;
const money = (amount: number, width: number): string => amount.toFixed(2).padStart(width);

/** Three lists beside each other, each closed by a sum that is called what the list is. */
const register = (off: number): string => `
Contractors Register                                              Pay Period: 04/06/2026 - 04/12/2026

   EC   Earnings            Hours      Amount    Code   Deduction                 Amount    Code   Liability                 Amount

${PEOPLE.map(
  ([id, name, federal, plan, fund, reference]) => `
${id}    ${name.padEnd(24)}  Dept: 100          Pay Method: EFT            CM Ref: ${reference}
   1    Regular             40.00  ${money(PAY, 10)}    1      Federal W/H           ${money(federal, 10)}    502    Social Security ER    ${money(OASDI, 10)}
                                                 2      Social Security       ${money(OASDI, 10)}    521    Trade Fund            ${money(fund, 10)}
                                                 110    Dues                  ${money(plan, 10)}
        Employee Total      40.00  ${money(PAY, 10)}           Dedns & Taxes         ${money(federal + OASDI + plan, 10)}           Liabilities           ${money(OASDI + fund + off, 10)}
                                                        Net Pay               ${money(PAY - federal - OASDI - plan, 10)}
`,
).join("")}`;

test("what lists are called and what they come to is their sum, and no line", async (t) => {
  const people = peopleOf(jointly(register(0)));
  t.same(
    people.map(printedLines),
    PEOPLE.map(([, , federal, plan, fund]) =>
      [
        `deduction Dues ${Math.round(100 * plan)}`,
        `earning Regular ${100 * PAY}`,
        `employer_contribution Trade Fund ${Math.round(100 * fund)}`,
        `employer_tax Social Security ER ${100 * OASDI}`,
        `tax Federal W/H ${Math.round(100 * federal)}`,
        `tax Social Security ${100 * OASDI}`,
      ].sort(),
    ),
  );
  t.same(
    people.map(({ figures }) => figures.get("net_pay")?.cents),
    PEOPLE.map(([, , federal, plan]) => Math.round(100 * (PAY - federal - OASDI - plan))),
  );
  t.same(
    people.map(({ payments }) => payments.map(({ number }) => number?.text)),
    PEOPLE.map(([, , , , , reference]) => [reference]),
  );
});

test("what comes to something else than its list is not taken for its sum", async (t) => {
  const people = peopleOf(jointly(register(10)));
  t.ok(people.every((person) => printedLines(person).some((line) => line.includes("Liabilities"))));
});
