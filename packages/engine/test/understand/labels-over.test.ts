import { test } from "tap";
import { jointly, payIn, peopleOf, printedLines } from "./joint-reading.ts";

/** Whose pay, other pay, plan, federal tax and medicare are these. */
const PEOPLE: readonly (readonly [string, number, number, number, number, number])[] = [
  ["Abernathy, Ann", 1000, 75, 41.5, 110, 14.5],
  ["Byron, Ada", 1637, 50, 83.25, 241, 23.74],
  ["Curie, Marie", 1245, 0, 37.25, 98, 18.05],
  ["Duarte, Ines", 1902, 120, 119, 305, 27.58],
  ["Evers, Owen", 871, 0, 22.4, 64, 12.63],
  ["Franklin, Ros", 1418, 60, 77.8, 187, 20.56],
];
const money = (amount: number, width: number): string => amount.toFixed(2).padStart(width);

test("the name of a figure may stand right above its amount, in a lane without other amounts", async (t) => {
  const person = ([name, gross, , plan, federal, medicare]: (typeof PEOPLE)[number], i: number): string => `
${name.padEnd(18)} Regular     40.00 ${money(gross, 10)}   Federal     ${money(federal, 9)}   Dental      ${money(plan, 9)}    Voucher #
Emp #: 10${i}         Total       40.00 ${money(gross, 10)}   Medicare    ${money(medicare, 9)}   Total       ${money(plan, 9)}     V9031${i}
                                                  Total       ${money(federal + medicare, 9)}                           Net Pay
                                                                                               ${money(gross - plan - federal - medicare, 10)}
`;
  t.same(
    payIn(`
Payroll Register

Employee           Earnings                       Taxes                   Deductions              Payment
                   Code        Hours     Amount   Code           Amount   Code           Amount
${PEOPLE.map(person).join("")}
`).map(({ net }) => net),
    PEOPLE.map(([, gross, , plan, federal, medicare]) =>
      Number((gross - plan - federal - medicare).toFixed(2)),
    ),
  );
});

/** How wide columns are; texts begin at their left, numbers end at their right. */
const WIDTHS = [18, 10, -6, 6, 10, 10, 10, 10, 9, 9, -6, 9, 11];
const rowOf = (...cells: readonly string[]): string =>
  cells
    .map((cell, i) => {
      const width = WIDTHS[i]!;
      return width < 0 ? `   ${cell}`.padEnd(-width) : i === 0 ? cell.padEnd(width) : cell.padStart(width);
    })
    .join("");

test("gross pay may be headed in two lines, and codes before it have their amounts alone", async (t) => {
  const person = (
    [name, regular, other, plan, federal, medicare]: (typeof PEOPLE)[number],
    i: number,
  ): string => {
    const gross = regular + other;
    const own = other === 0 ? ["", "", ""] : ["V", other > 70 ? "8.00" : "", other.toFixed(2)];
    const taxes = [federal, medicare, 31, 22.5].map((tax) => tax.toFixed(2));
    const net = (gross - plan - federal - medicare - 31 - 22.5 - 11.5).toFixed(2);
    return [
      rowOf(name, regular.toFixed(2), ...own, gross.toFixed(2), ...taxes, "DN", plan.toFixed(2), net),
      rowOf(`01025${i}`, "", "", "", "", "", "", "", "", "", "UD", "11.50", ""),
    ].join("\n");
  };
  const people = peopleOf(
    jointly(`
Payroll Register

${rowOf("", "EARNINGS", "", "OTHER", "EARNINGS ", "GROSS", "", "TAXES", "", "", "", "DEDUCTIONS", "")}
${rowOf("Employee", "Regular", "Cd", "Hours", "Amount", "Pay", "Federal", "Medicare", "Ohio", "Dayton", "Cd", "Amount", "Net Pay")}
${PEOPLE.map(person).join("\n")}

V = Vacation    DN = Dental    UD = Union Dues    S = Shift Differential
`),
  );
  t.same(
    people.map((one) => [
      one.figures.get("gross_pay")?.cents,
      printedLines(one).filter((line) => /earning V|Medicare/.test(line)),
    ]),
    PEOPLE.map(([, regular, other, , , medicare]) => [
      100 * (regular + other),
      [...(other === 0 ? [] : [`earning V ${100 * other}`]), `tax Medicare ${Math.round(100 * medicare)}`],
    ]),
  );
});

test("headings over sums head these alone, and the header before them what follows", async (t) => {
  const person = ([name, gross, , plan, federal, medicare]: (typeof PEOPLE)[number]): string => `
${name}
Regular     40.00 ${money(gross, 10)}   Federal     ${money(federal, 9)}   Dental      ${money(plan, 9)}
GROSS       40.00 ${money(gross, 10)}   TOTAL       ${money(federal + medicare, 9)}   TOTAL       ${money(plan, 9)}
NET PAY           ${money(gross - plan - federal - medicare, 10)}   Medicare    ${money(medicare, 9)}
`;
  const sums = (title: string, own: typeof PEOPLE): string => {
    const of = (pick: (one: (typeof PEOPLE)[number]) => number): number =>
      own.reduce((sum, one) => sum + pick(one), 0);
    return `
Total ${title.padEnd(12)}        Gross    Employee Taxes     Deductions        Net Pay
${own.length} Employees       ${money(
      of((one) => one[1]),
      12,
    )} ${money(
      of((one) => one[4] + one[5]),
      15,
    )} ${money(
      of((one) => one[3]),
      15,
    )} ${money(
      of((one) => one[1] - one[3] - one[4] - one[5]),
      14,
    )}
`;
  };
  const [kitchen, bar] = [PEOPLE.slice(0, 3), PEOPLE.slice(3)];
  const people = peopleOf(
    jointly(`
Payroll Register

Earnings    Hours     Amount   Taxes          Amount   Deductions     Amount

2010 - Kitchen
${kitchen.map(person).join("")}${sums("Kitchen", kitchen)}
2020 - Bar
${bar.map(person).join("")}${sums("Bar", bar)}
`),
  );
  t.same(
    people.map(({ figures }) => figures.get("gross_pay")?.cents),
    PEOPLE.map(([, gross]) => 100 * gross),
  );
});
