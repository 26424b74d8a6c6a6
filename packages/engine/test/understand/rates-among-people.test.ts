import { test } from "tap";
import { jointly, peopleOf } from "./joint-reading.ts";

const PEOPLE = [
  ["Abernathy, Ann", "30156", "41.20", "40.00", "1,648.00", "160.00", "1,488.00"],
  ["Byron, Ada", "30227", "32.50", "40.00", "1,300.00", "120.00", "1,180.00"],
  ["Curie, Marie", "30287", "42.90", "38.00", "1,630.20", "150.00", "1,480.20"],
  ["Duarte, Ines", "30329", "26.10", "40.00", "1,044.00", "80.00", "964.00"],
] as const;

test("what somebody is hired for, printed below the name, is the rate of a line and no line of its own", async (t) => {
  const rows = PEOPLE.map(
    ([name, id, rate, hours, pay, tax, net]) => `
${name.padEnd(20)}REG  Regular      ${hours}    ${rate}    ${pay.padStart(8)}     Federal W/H    ${tax.padStart(8)}     ${net.padStart(8)}
Emp# ${id}          BON  Bonus                         0.00
Base  ${rate}
`,
  );
  const joint = jointly(`
Employee            Code Earnings     Hours     Rate      Amount     Taxes            Amount      Net Pay
${rows.join("")}`);
  t.same(
    peopleOf(joint).map(({ items }) => items.map(({ section, label }) => `${section} ${label.text}`)),
    PEOPLE.map(() => ["earning Regular", "tax Federal W/H", "earning Bonus"]),
  );
});

test("a rate below the number of somebody is that of their regular pay", async (t) => {
  const rows = PEOPLE.map(
    ([name, id, rate, hours, pay, tax, net]) => `
${name.padEnd(20)} ${hours}    ${pay.padStart(8)}    ${pay.padStart(8)}    ${tax.padStart(8)}     ${net.padStart(8)}
${`10-00${id}`.padEnd(12)}${rate}00
`,
  );
  const joint = jointly(`
Employee              Reg                    Gross     Federal          Net
Number / Rate         Hrs     Regular          Pay         W/H          Pay
${rows.join("")}`);
  t.same(
    peopleOf(joint).map(({ employeeId, items }) => [employeeId?.text, items[0]?.rate?.quantity.units]),
    PEOPLE.map(([, id, rate]) => [`10-00${id}`, Number(rate.replace(".", "")) * 100]),
  );
});

const coded = (head: string): string[][] => {
  const rows = PEOPLE.map(
    ([name, , rate, hours, pay, tax, net], i) => `
${name.padEnd(20)} REG    ${hours}    ${rate}   ${pay.padStart(8)}     FITW    ${"SM"[i % 2]!}      ${pay.padStart(8)}   ${tax.padStart(7)}     Net  ${net.padStart(8)}
                     BONUS                      0.00      SS             ${pay.padStart(8)}      0.00
`,
  );
  const joint = jointly(`
Employee             ${head}   Hours     Rate     Amount     ${head}   Status     Taxable    Amount
${rows.join("")}`);
  return peopleOf(joint).map(({ items }) => items.map(({ code, label }) => `${code} ${label.text}`).sort());
};

test("a code alone before its numbers is the code and the name of its line, and how a tax is filed says nothing of it", async (t) => {
  t.same(
    coded("Code"),
    PEOPLE.map(() => ["BONUS BONUS", "FITW FITW", "REG REG", "SS SS"]),
  );
});

test("a name alone before its numbers is no code", async (t) => {
  t.same(
    coded("Type"),
    PEOPLE.map(() => ["null BONUS", "null FITW", "null REG", "null SS"]),
  );
});
