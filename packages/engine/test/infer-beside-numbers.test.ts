import { test } from "tap";
import { NOTHING, readPrinted } from "./support/printed.ts";

const statement = (name: string, street: string, department: string, id: number): string => `
  Company                                     Employee
  Harbor Kites LLC                            ${name}
  12 Quay Street                              ${street}
  Astoria, OR 97103                           Astoria, OR 97103
  971-555-0138                                XXX-XX-10${id}    ${department}

  Pay period: 04/16/2026 - 04/30/2026         Pay Day: 05/08/2026

  Employee Earnings           Rate      Hours    Current       Year To Date
  Regular Hours              20.00      80.00    1,600.00         12,800.00
  Gross Earnings                        80.00    1,600.00         12,800.00

  Employee Taxes Withheld     Current   Year To Date
  Federal Income Tax           160.00       1,280.00
  Medicare                      23.20         185.60

  Method                       Amount
  Checking ••••49${id}        1,200.00
  Savings ••••84${id}           216.80

  Summary                     Current   Year To Date
  Gross Earnings             1,600.00      12,800.00
  Taxes                        183.20       1,465.60
  Net Pay                    1,416.80      11,334.40
`;

test("behind a social security number below an address stands a department that several share", (t) => {
  const { people, wrong } = readPrinted(
    statement("Rosa Bellwether", "412 Cherry St", "Kite Loft", 21),
    statement("Daniel Okafor", "77 Mulberry Ct", "Harbor", 22),
    statement("Priya Desai", "9 Elm Ave", "Kite Loft", 23),
  );
  t.same(
    people.map(({ department }) => department),
    ["Kite Loft", "Harbor", "Kite Loft"],
  );
  t.same(wrong, NOTHING);
  t.end();
});

test("accounts with an amount behind each are payments, in a column that says how else somebody is paid", (t) => {
  const { people } = readPrinted(statement("Rosa Bellwether", "412 Cherry St", "Kite Loft", 21));
  t.match(people[0]!.payments, [
    { method: "direct_deposit", amount: 1200 },
    { method: "direct_deposit", amount: 216.8 },
  ]);
  t.end();
});

test("the number of a department is the one that people stand under by its number and name", (t) => {
  const { people } = readPrinted(`
  Harbor Kites LLC                                                     Check Date 04/10/2026
  Payroll Register
  Department: 100 Front Office
  Bellwether, Rosa     Code     Hours      Amount    Code      Amount     Net        1,416.80
  Emp Id   1879        REG      80.00    1,600.00    FITW      160.00
  Dept     100                                       MED        23.20
                       Totals   80.00    1,600.00    Totals    183.20
  Okafor, Daniel       Code     Hours      Amount    Code      Amount     Net        1,416.80
  Emp Id   1880        REG      80.00    1,600.00    FITW      160.00
  Dept     100                                       MED        23.20
                       Totals   80.00    1,600.00    Totals    183.20
  Department: 200 Harbor
  Desai, Priya         Code     Hours      Amount    Code      Amount     Net        1,416.80
  Emp Id   1881        REG      80.00    1,600.00    FITW      160.00
  Dept     200                                       MED        23.20
                       Totals   80.00    1,600.00    Totals    183.20
  `);
  t.same(
    people.map(({ department }) => department),
    ["100 Front Office", "100 Front Office", "200 Harbor"],
  );
  t.end();
});
