import { test } from "tap";
import { HEADS, jointly, NORTH, peopleOf, SOUTH, who } from "./joint-reading.ts";

test("of two texts below names the one that is called as departments are says where somebody works", async (t) => {
  const person = (name: string, about: string, pay: string, tax: string, net: string): string => `
    ${name.padEnd(34)}Regular     ${pay}     Federal Tax    ${tax}     ${net}
    ${about}
    ${"".padEnd(34)}Bonus          20.00     Medicare        20.00
`;
  const joint = jointly(`
    Payroll Register

    Employee                          Earnings    Amount     Taxes          Amount      Net Pay
${person("Byron, Ada", "Server       Front of House", "1,500.00", "150.00", "1,350.00")}
${person("Curie, Marie", "Line Cook    Kitchen", "1,600.00", "160.00", "1,440.00")}
${person("Hopper, Grace", "Server       Bar", "1,700.00", "170.00", "1,530.00")}
${person("Noether, Emmy", "Line Cook    Kitchen", "1,800.00", "180.00", "1,620.00")}
  `);
  t.same(
    peopleOf(joint).map(({ department }) => department?.text),
    ["Front of House", "Kitchen", "Bar", "Kitchen"],
  );
});

test("a department beside names flows behind them, also of a few people in many departments", async (t) => {
  const person = (line: string, pay: string, tax: string, net: string): string => `
    ${line}
      Salary           ${pay}     Federal Tax        ${tax}
      Housing            200.00     Medicare            20.00
      Gross Pay        ${pay}     Net Pay          ${net}
`;
  const joint = jointly(`
    Payroll Journal
${person("Rev. Ada Byron      Pastoral", "1,500.00", "150.00", "1,530.00")}
${person("Marie Curie      Music", "1,600.00", "160.00", "1,620.00")}
${person("Grace Hopper      Preschool", "1,700.00", "170.00", "1,710.00")}
${person("Emmy Noether      Office", "1,800.00", "180.00", "1,800.00")}
  `);
  t.same(
    peopleOf(joint).map(({ department }) => department?.text),
    ["Pastoral", "Music", "Preschool", "Office"],
  );
});

test("below a heading for names and places stands a place", async (t) => {
  const joint = jointly(`
    No.   Name / Location                Regular      Bonus      Gross      Federal    Medicare    Net Pay
    3001  Byron, Ada           Cur      1,500.00      20.00   1,520.00       150.00       20.00   1,350.00
          Lincoln Elementary   YTD      3,000.00      40.00   3,040.00       300.00       40.00   2,700.00
    3005  Curie, Marie         Cur      1,600.00      20.00   1,620.00       160.00       20.00   1,440.00
          Transportation       YTD      3,200.00      40.00   3,240.00       320.00       40.00   2,880.00
    3009  Hopper, Grace        Cur      1,700.00      20.00   1,720.00       170.00       20.00   1,530.00
          Lincoln Elementary   YTD      3,400.00      40.00   3,440.00       340.00       40.00   3,060.00
    3013  Noether, Emmy        Cur      1,800.00      20.00   1,820.00       180.00       20.00   1,620.00
          Transportation       YTD      3,600.00      40.00   3,640.00       360.00       40.00   3,240.00
  `);
  t.same(who(joint), [
    "3001 Byron, Ada, Lincoln Elementary",
    "3005 Curie, Marie, Transportation",
    "3009 Hopper, Grace, Lincoln Elementary",
    "3013 Noether, Emmy, Transportation",
  ]);
});

test("a department called like a word for people is no word for the line of pay behind it", async (t) => {
  const person = (
    name: string,
    department: string,
    extra: string,
    pay: string,
    tax: string,
    net: string,
  ): string =>
    `    ${name.padEnd(20)}Regular        ${pay}     Federal Tax     ${tax}     ${net}
    ${department.padEnd(20)}${extra.padEnd(15)}   20.00     Medicare         20.00
`;
  const joint = jointly(`
    Payroll Register

    Employee            Earnings         Amount     Taxes           Amount      Net Pay
${person("Byron, Ada", "Drivers", "Vacation Pay", "1,500.00", "150.00", "1,350.00")}
${person("Curie, Marie", "Office", "Vacation Pay", "1,600.00", "160.00", "1,440.00")}
${person("Hopper, Grace", "Drivers", "Holiday", "1,700.00", "170.00", "1,530.00")}
${person("Noether, Emmy", "Office", "Holiday", "1,800.00", "180.00", "1,620.00")}
  `);
  t.same(
    peopleOf(joint).map(({ department }) => department?.text),
    ["Drivers", "Office", "Drivers", "Office"],
  );
});

test("what two statements of one department say at the same place of two pages is about both of them", async (t) => {
  const stub = (
    name: string,
    id: string,
    department: string,
    pay: string,
    tax: string,
    net: string,
  ): string => `
    Lantern Foods Ltd of Harbour Road            Earnings Statement

    Employee         ${name}
    Employee No.     ${id}
    Department       ${department.padEnd(15)}  Week No.   12

    Earnings        Hours      Rate       Current
    Regular         80.00                ${pay}
    Taxes                                 Current
    Federal Tax                           ${tax}
    Net Pay                              ${net}
`;
  const joint = jointly(
    stub("Ada Byron", "0231", "Bakery", "1,500.00", "150.00", "1,350.00") +
      stub("Marie Curie", "0245", "Office", "1,600.00", "161.00", "1,439.00"),
    stub("Grace Hopper", "0252", "Bakery", "1,700.00", "172.00", "1,528.00") +
      stub("Emmy Noether", "0260", "Delivery", "1,800.00", "183.00", "1,617.00"),
  );
  t.same(
    peopleOf(joint).map(({ department }) => department?.text),
    ["Bakery", "Office", "Bakery", "Delivery"],
  );
});

test("the number in the words before a department is a part of it, and its name may look like a word for something", async (t) => {
  const titled = (first: string, second: string): string[] =>
    who(
      jointly(`
${HEADS}
${first}
${NORTH.join("\n")}
${second}
${SOUTH.join("\n")}
`),
    ).map((person) => person.replace(/^.*?, .*?, /, ""));
  t.same(titled("Department 10: Clinical Staff", "Department 20: Surgery"), [
    "10: Clinical Staff",
    "10: Clinical Staff",
    "20: Surgery",
    "20: Surgery",
  ]);
  t.same(titled("Department 1100  Town Administration", "Department 3100  Police"), [
    "1100 Town Administration",
    "1100 Town Administration",
    "3100 Police",
    "3100 Police",
  ]);
  t.same(titled("Department: Clinical Staff", "Department: Surgery"), [
    "Clinical Staff",
    "Clinical Staff",
    "Surgery",
    "Surgery",
  ]);
});

test("a department below or beside the number of somebody is called by its own number and its name", async (t) => {
  const person = (id: string, name: string, about: string, pay: string, tax: string, net: string): string => `
    ${name.padEnd(30)}REG Regular      80.00    ${pay}     Federal Tax    ${tax}    ${net}
    ${id}
    ${about.padEnd(30)}                                       Medicare        20.00
`;
  const people = (...units: readonly string[]): (string | undefined)[] =>
    peopleOf(
      jointly(`
    Payroll Register

    Employee                      Earnings        Hours      Amount     Taxes          Amount     Net Pay
${person("00214", "Byron, Ada", units[0]!, "1,500.00", "150.00", "1,330.00")}
${person("00219", "Curie, Marie", units[1]!, "1,600.00", "160.00", "1,420.00")}
${person("00207", "Hopper, Grace", units[0]!, "1,700.00", "170.00", "1,510.00")}
${person("00224", "Noether, Emmy", units[1]!, "1,800.00", "180.00", "1,600.00")}
  `),
    ).map(({ department }) => department?.text);
  t.same(people("100 Sales", "200 Warehouse"), ["100 Sales", "200 Warehouse", "100 Sales", "200 Warehouse"]);
  t.same(people("Sales", "Warehouse"), ["Sales", "Warehouse", "Sales", "Warehouse"]);
});
