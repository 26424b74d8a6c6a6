import { test } from "tap";
import { jointly, peopleOf } from "./joint-reading.ts";

const HEADS = `Check Date   Check No    Regular      Bonus      Gross    Federal    Soc Sec   Medicare    Net Pay`;
const PEOPLE = [
  ["ABERNATHY, ANN", "11", "MO"],
  ["BYRON, ADA", "12", "KS"],
  ["CURIE, MARIE", "13", "MO"],
] as const;

const money = (cents: number): string =>
  (cents / 100).toLocaleString("en-US", { minimumFractionDigits: 2 }).padStart(11);

/** Pay, bonus and taxes of the checks of somebody, as amounts below the headings. */
const columns = (pay: number, bonus: number): string => {
  const gross = pay + bonus;
  const taxes = [Math.round(gross * 0.11), Math.round(gross * 0.062), Math.round(gross * 0.0145)];
  return [pay, bonus, gross, ...taxes, gross - taxes.reduce((sum, tax) => sum + tax, 0)].map(money).join("");
};

/** Three checks of somebody, below a line that says who they are, with what the month and the year come to. */
const record = (who: string, i: number, foot: readonly [string, string]): string => `
${who}
${[0, 1, 2].map((n) => `0${n + 4}/03/26     90${n}${i}   ${columns(90_000 + 1000 * i, 1500 * n)}`).join("\n")}
${foot[0].padEnd(20)} ${columns(270_000 + 3000 * i, 4500)}
${foot[1].padEnd(20)} ${columns(990_000 + 3000 * i, 7500)}
`;

const title = `
Kestrel Foundry LLC
Employee Earnings Record
For the period 04/01/2026 - 06/30/2026
`;

/** Net pay and the year's bonus of each person, by check. */
const paid = (text: string): unknown[] =>
  peopleOf(jointly(text)).map(({ name, figures, items }) => [
    name?.text,
    figures.get("net_pay")?.cents,
    items.find(({ label }) => label.text === "Bonus")?.ytdAmount?.cents ?? null,
  ]);

const netOf = (pay: number, bonus: number): number =>
  Number(columns(pay, bonus).trim().split(/\s+/).at(-1)!.replace(/[,.]/g, ""));

const expected = PEOPLE.flatMap(([name], i) =>
  [0, 1, 2].map((n) => [name, netOf(90_000 + 1000 * i, 1500 * n), n === 2 ? 7500 : null]),
);

const withId = ([name, id]: (typeof PEOPLE)[number]): string =>
  `${name}      ID ${id}      SS# XXX-XX-44${id}      HIRED 03/14/19\n\n${HEADS}`;

for (const year of ["YTD Total", "Year to date"])
  test(`${year} below the sum of somebody's checks is theirs`, async (t) => {
    t.same(
      paid(title + PEOPLE.map((one, i) => record(withId(one), i, ["Period Total", year])).join("")),
      expected,
    );
  });

test("a line with the rate that somebody is hired for is above their checks, and its state is no tax", async (t) => {
  const who = ([name, id, state]: (typeof PEOPLE)[number]): string =>
    `${name}      Employee ID: ${id}      Hourly rate: 22.50      State: ${state}\n${HEADS}`;
  t.same(
    paid(
      title + PEOPLE.map((person, i) => record(who(person), i, ["Period Total", "Year to date"])).join(""),
    ),
    expected,
  );
});

test("the year of a department with one person is not that person's", async (t) => {
  t.same(
    paid(
      title + PEOPLE.map((one, i) => record(withId(one), i, ["Department Total", "Year to date"])).join(""),
    ),
    expected.map(([name, net]) => [name, net, null]),
  );
});
