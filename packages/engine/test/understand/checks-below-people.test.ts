import { test } from "tap";
import { jointly, peopleOf } from "./joint-reading.ts";

/** A check of somebody: its day and number, one line of earnings or two, and what is withheld. */
const check = (day: string, number: string, pay: number, holiday: number): string => {
  const line = (text: string, cents: number): string =>
    `${text.padEnd(18)}${(cents / 100).toLocaleString("en-US", { minimumFractionDigits: 2 }).padStart(10)}`;
  const [tax, medicare, dental] = [
    Math.round((pay + holiday) * 0.11),
    Math.round((pay + holiday) * 0.0145),
    925,
  ];
  const net = pay + holiday - tax - medicare - dental;
  const lines = [
    [day, line("Regular", pay), line("Federal Tax", tax), line("Dental", dental), line("Net Pay", net)],
    holiday === 0
      ? [number, " ".repeat(28), line("Medicare", medicare)]
      : [number, line("Holiday", holiday), line("Medicare", medicare)],
    ...(holiday === 0 ? [] : [["", line("Total", pay + holiday)]]),
  ];
  return `${lines.map(([first, ...rest]) => `${first!.padEnd(14)}${rest.join("     ")}`).join("\n")}\n`;
};

const TITLE = `
Kestrel Foundry LLC
Employee Earnings Record
`;
const HEADS = `Check Date    Earnings                         Withholdings                     Deductions                       Net Pay`;

const person = (name: string, i: number, numbers: readonly string[]): string =>
  `${name}        SSN: XXX-XX-220${i}        Rate: 31.5000        Hire Date: 03/04/19

${numbers.map((number, n) => check(`0${n + 4}/10/26`, number, 198_000 + 700 * i + 50 * n, n % 2 === 1 ? 19_800 : 0)).join("\n")}
`;

const PEOPLE: readonly (readonly [string, readonly string[]])[] = [
  ["Abernathy, Ann", ["DD 20310", "DD 20313", "DD 20316", "DD 20319"]],
  ["Byron, Ada", ["DD 20311", "DD 20314", "DD 20317", "DD 20320"]],
  ["Curie, Marie", ["DD 20312", "DD 20315", "DD 20318", "DD 20321"]],
];

test("what somebody is paid by several checks, some of one line of earnings", async (t) => {
  const text = `${TITLE}\n${HEADS}\n\n${PEOPLE.map(([name, numbers], i) => person(name, i, numbers)).join("\n")}`;
  t.same(
    peopleOf(jointly(text)).map(({ name, figures, payments }) => [
      name?.text,
      figures.get("gross_pay")?.cents,
      payments[0]?.number?.text,
      payments[0]?.method,
    ]),
    PEOPLE.flatMap(([name, numbers], i) =>
      numbers.map((number, n) => [
        name,
        198_000 + 700 * i + 50 * n + (n % 2 === 1 ? 19_800 : 0),
        number.replace("DD ", ""),
        "direct_deposit",
      ]),
    ),
  );
});

test("checks on a further page are further ones of whoever goes on there", async (t) => {
  const [ann, ...others] = PEOPLE.map(([name, numbers], i) => person(name, i, numbers));
  const [begun, rest] = [ann!.slice(0, ann!.indexOf("06/10/26")), ann!.slice(ann!.indexOf("06/10/26"))];
  const text = [
    `${TITLE}\n${HEADS}\n\n${others.join("\n")}\n${begun}`,
    `${TITLE}\n${HEADS}\n\nAbernathy, Ann (cont.)\n\n${rest}`,
  ];
  t.same(
    peopleOf(jointly(...text))
      .filter(({ name }) => name?.text === "Abernathy, Ann")
      .map(({ payments }) => payments.map(({ number }) => number?.text)),
    [["20310"], ["20313"], ["20316"], ["20319"]],
  );
});

for (const count of ["2 Employee(s)", "2 Employees"])
  test(`${count} opens the sums of a group`, async (t) => {
    const one = (name: string, i: number): string =>
      `${name.padEnd(16)}Regular   ${1000 + i}.00     Federal Tax  ${110 + i}.00     Dental   ${10 + i}.00
                Bonus      ${100 + i}.00     Medicare      ${20 + i}.00
EMPLOYEE TOTAL            ${1100 + 2 * i}.00                  ${130 + 2 * i}.00              ${10 + i}.00     Net Pay   ${960 - i}.00
`;
    const sums = (i: number): string =>
      `${count.padEnd(16)}Regular   ${2001 + 2 * i}.00     Federal Tax  ${221 + 2 * i}.00     Dental   ${21 + 2 * i}.00
                Bonus      ${201 + 2 * i}.00     Medicare      ${41 + 2 * i}.00
GROUP TOTAL               ${2202 + 4 * i}.00                  ${262 + 4 * i}.00              ${21 + 2 * i}.00     Net Pay   ${1919 - 2 * i}.00
`;
    const text = `
Payroll Journal
Employee        Earnings              Withholdings             Deductions

${one("Abernathy, Ann", 1)}
${one("Byron, Ada", 2)}
${sums(1)}
${one("Curie, Marie", 3)}
${one("Duarte, Ines", 4)}
${sums(3)}`;
    t.same(
      peopleOf(jointly(text)).map(({ name, items }) => [name?.text, items.length]),
      ["Abernathy, Ann", "Byron, Ada", "Curie, Marie", "Duarte, Ines"].map((name) => [name, 5]),
    );
  });

test("a plain number is that of a check, where those of deposits have a word before them", async (t) => {
  const methods = (deposit: string): unknown[] => {
    const rows = ["Abernathy, Ann", "Byron, Ada", "Curie, Marie", "Duarte, Ines"].map((name, i) => {
      const number = i % 2 === 0 ? `${deposit}2031${i}` : `410${i}`;
      return `${name.padEnd(18)}${number.padEnd(14)}  1,00${i}.00   11${i}.00     14.50   875.50`;
    });
    const text = `
Payroll Register
Employee          Check / Vchr #     Gross  Federal  Medicare  Net Pay
${rows.join("\n")}
`;
    return peopleOf(jointly(text)).map(({ payments }) => payments[0]?.method ?? null);
  };
  t.same(methods("DD "), ["direct_deposit", "check", "direct_deposit", "check"]);
  t.equal(new Set(methods("")).size, 1);
});
