import { test } from "tap";
import { HEADS, jointly, NORTH, peopleOf, printedLines, SOUTH, who } from "./joint-reading.ts";

const page = (...lines: readonly string[]): string => ["Payroll Register", "", HEADS, ...lines].join("\n");
const departmentsIn = (text: string): (string | undefined)[] =>
  who(jointly(text)).map((person) => person.split(", ").at(-1));

test("a line over people says of what department they are, however it is called", async (t) => {
  for (const [north, south] of [
    ["Bakery", "Office"],
    ["SERVICE", "BAR"],
    ["030 Press", "040 Drivers"],
    ["ASSOCIATES AND COUNSEL", "STAFF"],
    ["Emergency Dept", "Med/Surg 4 West"],
    ["Dept 12 - Ovens", "Dept 14 - Desk"],
  ] as const) {
    const bare = (text: string): string => text.replace(/^Dept /, "");
    t.same(
      departmentsIn(page(north, ...NORTH, south, ...SOUTH)),
      [north, north, south, south].map(bare),
      `${north} and ${south}`,
    );
  }
});

test("a line over people that goes on says it without its word for that, and how many there are is no part of it", async (t) => {
  const text = page("Bakery", ...NORTH, "Bakery (continued)", SOUTH[0]!, "Office    1 employee", SOUTH[1]!);
  t.same(departmentsIn(text), ["Bakery", "Bakery", "Bakery", "Office"]);
  t.same(departmentsIn(page("Bakery (2)", ...NORTH, "Cafe & Counter (2)", ...SOUTH)), [
    "Bakery",
    "Bakery",
    "Cafe & Counter",
    "Cafe & Counter",
  ]);
});

test("what is called as the line above several people is what they come to", async (t) => {
  const sum = (name: string, line: string): string => name.padEnd(18) + line;
  const text = page(
    "Bakery",
    ...NORTH,
    sum("Bakery", "3,350.00    150.00    3,500.00     379.00     50.75     3,070.25"),
    "Office",
    ...SOUTH,
    sum("Office", "2,800.00    200.00    3,000.00     304.00     43.50     2,652.50"),
  );
  t.same(who(jointly(text)), [
    "101 Abernathy, Ann, Bakery",
    "102 Byron, Ada, Bakery",
    "103 Curie, Marie, Office",
    "104 Duarte, Ines, Office",
  ]);
});

test("lines below which the same people stand are no departments, nor are states and lists of pay", async (t) => {
  const twice = page("First run", ...NORTH, ...SOUTH, "Second run", ...NORTH, ...SOUTH);
  t.same(new Set(departmentsIn(twice)), new Set(["-"]));
  t.same(new Set(departmentsIn(page("Georgia (GA)", ...NORTH, "Ohio (OH)", ...SOUTH))), new Set(["-"]));
  t.same(new Set(departmentsIn(page("Checks", ...NORTH, "Direct Deposits", ...SOUTH))), new Set(["-"]));
  t.same(new Set(departmentsIn(page("Page 1 of 2", ...NORTH, "Page 2 of 2", ...SOUTH))), new Set(["-"]));
});

test("a number in parts before the name of a department is of its name", async (t) => {
  const [north, south] = [NORTH, SOUTH];
  const text = [
    "Payroll Register",
    "",
    HEADS,
    "",
    "Department: 20-100  ADMIN & EXECUTIVE",
    ...north,
    "",
    "Department: 25-240  POLICE",
    ...south,
  ].join("\n");
  t.same(who(jointly(text)), [
    "101 Abernathy, Ann, 20-100 ADMIN & EXECUTIVE",
    "102 Byron, Ada, 20-100 ADMIN & EXECUTIVE",
    "103 Curie, Marie, 25-240 POLICE",
    "104 Duarte, Ines, 25-240 POLICE",
  ]);
});

test("of a job and a department below each name the one that names fewer is the department", async (t) => {
  const person = (
    name: string,
    job: string,
    department: string,
    pay: string,
    tax: string,
    net: string,
  ): string => `
    ${name}
    ${job.padEnd(21)}Regular      ${pay}     Federal Tax      ${tax}
    ${department.padEnd(21)}Gross        ${pay}     Total            ${tax}     ${net}
`;
  const joint = jointly(`
    Payroll Register
    EMPLOYEE             EARNINGS       AMOUNT     TAXES            AMOUNT      NET PAY
${person("Abelard, Noel", "Server", "Front of House", "1,000.00", "100.00", "  900.00")}
${person("Bustamante, Ann", "Line Cook", "Back of House", "1,200.00", "120.00", "1,080.00")}
${person("Crenshaw, Ty", "Bartender", "Front of House", "1,300.00", "130.00", "1,170.00")}
${person("Guidry, Marcel", "Sous Chef", "Back of House", "1,400.00", "140.00", "1,260.00")}
${person("Hollins, Shay", "Host", "Front of House", "1,500.00", "150.00", "1,350.00")}
${person("Nakagawa, Emi", "Server", "Front of House", "1,600.00", "160.00", "1,440.00")}`);
  t.same(who(joint), [
    "- Abelard, Noel, Front of House",
    "- Bustamante, Ann, Back of House",
    "- Crenshaw, Ty, Front of House",
    "- Guidry, Marcel, Back of House",
    "- Hollins, Shay, Front of House",
    "- Nakagawa, Emi, Front of House",
  ]);
});

test("the word for a department and its number name no line of pay, and head no columns", async (t) => {
  t.same(departmentsIn(page("LOC 110    ELEMENTARY", ...NORTH, "LOC 210    SECONDARY", ...SOUTH)).length, 4);
  for (const [north, south] of [
    ["LOC 110", "LOC 210"],
    ["DEPARTMENT 03    SHERIFF", "DEPARTMENT 05    ROADS"],
  ] as const) {
    const joint = jointly(page(north, ...NORTH, south, ...SOUTH));
    t.same(printedLines(peopleOf(joint)[3]!), [
      "earning Bonus 10000",
      "earning Regular 110000",
      "tax Federal 12000",
      "tax Medicare 1740",
    ]);
  }
});

test("a title at the foot of a page goes on at the head of the next, and what is called by its number is its sum", async (t) => {
  const first = page("100 CLINICAL", ...NORTH, "200 FRONT DESK");
  const next = [HEADS, "200 FRONT DESK (cont.)", ...SOUTH].join("\n");
  const departments = (...texts: string[]): (string | undefined)[] =>
    who(jointly(...texts)).map((person) => person.split(", ").at(-1));
  t.same(departments(first, next), ["100 CLINICAL", "100 CLINICAL", "200 FRONT DESK", "200 FRONT DESK"]);
  const sum = (name: string): string =>
    name.padEnd(18) + "3,350.00    150.00    3,500.00     379.00     50.75     3,070.25";
  t.same(departmentsIn(page("100 CLINICAL", ...NORTH, sum("100 DEPARTMENT"), "200 FRONT DESK", ...SOUTH)), [
    "100 CLINICAL",
    "100 CLINICAL",
    "200 FRONT DESK",
    "200 FRONT DESK",
  ]);
});
