import { test } from "tap";
import { payIn } from "./joint-reading.ts";

/** Whose pay, expenses, federal tax and medicare are these. */
const PEOPLE: readonly (readonly [string, string, number, number, number, number])[] = [
  ["Abernathy, Ann", "13", 1000, 41.5, 110, 14.5],
  ["Byron, Ada", "17", 1637, 0, 241, 23.74],
  ["Curie, Marie", "20", 1245, 37.25, 98, 18.05],
  ["Duarte, Ines", "23", 1902, 119, 305, 27.58],
  ["Evers, Owen", "26", 871, 0, 64, 12.63],
];
const money = (amount: number, width: number): string =>
  (amount === 0 ? "" : amount.toFixed(2)).padStart(width);

/** Lines of somebody and what they come to, with a word before the first. */
const block = (
  [first, second]: readonly [string, string],
  total: string,
  [gross, back, federal, medicare]: readonly [number, number, number, number],
  net: string,
): string => `
${first.padEnd(16)}Salary         ${money(gross, 10)}             Fed Income Tax   ${money(federal, 9)}   Dental      ${money(gross / 50, 9)}   ${net === "Net Pay" ? `Dir Dep # 4411     ${money(gross + back - federal - medicare - gross / 25, 9)}` : ""}
${second.padEnd(16)}${back === 0 ? "".padEnd(38) : `Exp Reimb                 ${money(back, 9)}   `}Medicare         ${money(medicare, 9)}   Vision      ${money(gross / 50, 9)}
                ${total.padEnd(15)}${money(gross, 10)} ${money(back, 9)}                    ${money(federal + medicare, 9)}               ${money(gross / 25, 9)}   ${net.padEnd(18)} ${money(gross + back - federal - medicare - gross / 25, 9)}`;

test("a word for the year before a line is about all lines of its block, and records end with the last sums that all have", async (t) => {
  const people = PEOPLE.map(([name, id, ...own]) => {
    const [gross, back, federal, medicare] = own;
    const year = [gross * 9, back * 5, federal * 9, medicare * 9] as const;
    return `${block([name, id], "EMPLOYEE TOTAL", own, "Net Pay")}${block(["YEAR TO DATE", ""], "YTD TOTAL", year, "Net YTD")}`;
  });
  const pay = payIn(`
Payroll Journal

EMPLOYEE        DESCRIPTION      EARNINGS     REIMB   WITHHOLDINGS               DEDUCTIONS              NET PAY
${people.join("")}
`);
  t.same(
    pay.map(({ net, lines }) => [net, lines]),
    PEOPLE.map(([, , gross, back, federal, medicare]) => [
      Math.round(100 * (gross + back - federal - medicare - gross / 25)) / 100,
      (
        [
          ["deduction Dental", gross / 50, 9],
          ["deduction Vision", gross / 50, 9],
          ["earning Exp Reimb", back, 5],
          ["earning Salary", gross, 9],
          ["tax Fed Income Tax", federal, 9],
          ["tax Medicare", medicare, 9],
        ] as const
      )
        .filter(([, amount]) => amount !== 0)
        .flatMap(([line, amount, times]) => [
          `${line} ${Math.round(100 * amount)} -`,
          `${line} - ${Math.round(100 * times * amount)}`,
        ])
        .sort(),
    ]),
  );
});
