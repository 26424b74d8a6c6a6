import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { plain } from "./support/plain-lines.ts";

interface Person {
  name: string;
  id: string;
  hours: string;
  pay: string;
  tax: string;
  net: string;
}

const ROSA = { name: "Rosa Bellwether", id: "1001", hours: "80.00", pay: "1,600.00", tax: "160.00" };
const DANIEL = { name: "Daniel Okafor", id: "1002", hours: "50.00", pay: "1,000.00", tax: "100.00" };
const PEOPLE: Person[] = [
  { ...ROSA, net: "1,440.00" },
  { ...DANIEL, net: "  900.00" },
];

const slip = ({ name, id, hours, pay, tax, net }: Person): string => `
  Payments          Hours       Amount      Deductions               Amount
  Regular           ${hours}     ${pay}      Federal Income Tax       ${tax}
  Total Payments              ${pay}      Total Deductions         ${tax}

  ${name.padEnd(40)}    Net Pay                  ${net}
  Employee No: ${id}
`;

test("payslips below each other may have the name at the foot", async (t) => {
  const { output, failed } = bestInferredOf(`
  Harbor Kites LLC
  Pay Date 06/19/2026
  ${PEOPLE.map(slip).join("\n\n")}`);
  t.match(output.employees, [
    { name: "Rosa Bellwether", employee_id: "1001", gross_pay: 1600, net_pay: 1440 },
    { name: "Daniel Okafor", employee_id: "1002", gross_pay: 1000, net_pay: 900 },
  ]);
  t.equal(output.format_type, "pay_statement");
  t.same(failed, []);
});

test("names above their lines stay where they are, though each list has the same header", async (t) => {
  const { output } = bestInferredOf(`
  Payroll Register
  Harbor Kites LLC
  Pay Date 06/19/2026
  ${PEOPLE.map(
    ({ name, id, hours, pay, tax, net }) => `
  ${name}   ID: ${id}
  Earnings          Hours       Amount      Taxes                    Amount
  Regular           ${hours}     ${pay}      Federal Income Tax       ${tax}
  Gross Pay                   ${pay}      Net Pay                  ${net}
  `,
  ).join("\n")}`);
  t.match(output.employees, [
    { name: "Rosa Bellwether", gross_pay: 1600, net_pay: 1440 },
    { name: "Daniel Okafor", gross_pay: 1000, net_pay: 900 },
  ]);
});

test("whom the check below is paid to is whom a stub without a name is about", async (t) => {
  const page = ({ name, hours, pay, tax, net }: Person): string => `
  Earnings Statement                                                   Pay Date 06/19/2026
  Earnings          Hours       Amount      Taxes                    Amount
  Regular           ${hours}     ${pay}      Federal Income Tax       ${tax}
  Gross Pay                   ${pay}      Net Pay                  ${net}


  Pay to the order of      ${name.padEnd(20)}                   ${net}
`;
  const { output } = bestInferredOf(...PEOPLE.map(page));
  t.match(output.employees, [
    { name: "Rosa Bellwether", gross_pay: 1600, net_pay: 1440 },
    { name: "Daniel Okafor", gross_pay: 1000, net_pay: 900 },
  ]);
});

test("checks below some of the stubs name nobody where the stubs have names above addresses", async (t) => {
  const page = ({ name, hours, pay, tax, net }: Person, paid: string): string => `
  Earnings Statement                                                   Pay Date 06/19/2026
  ${name}
  12 Quay Rd
  Earnings          Hours       Amount      Taxes                    Amount
  Regular           ${hours}     ${pay}      Federal Income Tax       ${tax}
  Gross Pay                   ${pay}      Net Pay                  ${net}


  ${paid}      ${name.padEnd(20)}                   ${net}
`;
  const { output } = bestInferredOf(
    page(PEOPLE[0]!, "Deposited to"),
    page(PEOPLE[1]!, "Pay to the order of"),
  );
  t.match(output.employees, [
    { name: "Rosa Bellwether", gross_pay: 1600, net_pay: 1440 },
    { name: "Daniel Okafor", gross_pay: 1000, net_pay: 900 },
  ]);
});

test("people with ids before their names may stand beside each other", async (t) => {
  const { output, failed } = bestInferredOf(`
  Payroll Journal                                  Harbor Kites LLC

  1001 BELLWETHER, ROSA                            1002 OKAFOR, DANIEL
  REG     80.00    1,600.00    FIT      160.00     REG     50.00    1,000.00    FIT      100.00
                               MED       23.20                                  MED       14.50
  GROSS            1,600.00    TAXES    183.20     GROSS            1,000.00    TAXES    114.50
                               NET    1,416.80                                  NET      885.50
  `);
  t.match(output.employees, [
    { name: "ROSA BELLWETHER", employee_id: "1001", gross_pay: 1600, net_pay: 1416.8 },
    { name: "DANIEL OKAFOR", employee_id: "1002", gross_pay: 1000, net_pay: 885.5 },
  ]);
  t.same(failed, []);
});

test("lines of pay that could be names are none below the name of their list", async (t) => {
  const { output } = bestInferredOf(`
  Harbor Kites LLC
  Rosa Bellwether        Employee ID: 1001        Pay Date: 06/19/2026
  Earnings               Hours       Rate      Current
  Regular                10.00      20.00       200.00
  Shop Time               5.00      20.00       100.00
  Night Premium           5.00      22.00       110.00
  Gross Pay              20.00                  410.00
  Taxes                                        Current
  Federal Income Tax                             41.00
  Net Pay                                       369.00
  `);
  t.match(output.employees, [{ name: "Rosa Bellwether", gross_pay: 410, net_pay: 369 }]);
  t.equal(output.employees.length, 1);
  t.same(plain(output.employees[0]!.earnings), ["regular 200", "other 100", "shift 110"]);
});

test("a box of totals of the year is the year's, beside one of this period", async (t) => {
  const { output } = bestInferredOf(`
  Harbor Kites LLC                                                   Payslip
  Employee: Rosa Bellwether
  Payments      Hours       Amount      Deductions           Amount      Totals This Period
  Regular       80.00     1,600.00      Federal Income Tax   160.00      Total Payments    1,600.00
                                        Medicare              23.20      Totals Year to Date
                                                                         Income Tax        1,920.00
  Net Pay                                                                                  1,416.80
  `);
  const [person] = output.employees;
  t.match(person, { gross_pay: 1600, net_pay: 1416.8 });
  t.same(
    person!.taxes.filter(({ amount }) => amount !== 0).map(({ amount }) => amount),
    [160, 23.2],
  );
});

test("slips that each have who pays are statements, without a word for it", (t) => {
  const slip = (name: string, id: string, net: string): string => `
  Harbor Kites LLC                       Week Ending 06/14/2026
  ${name}                              Employee No. ${id}
  Check No. 2${id}                          Pay Date 06/19/2026

  Regular            80.00 hrs @ 20.00                 1,600.00
  GROSS PAY                                            1,600.00
  Fed Withholding                                        160.00
  Medicare                                                23.20
  TOTAL WITHHELD                                         183.20
  NET PAY                                              ${net}

`;
  const { output, failed, unclaimed } = bestInferredOf(
    slip("Rosa Bellwether", "0456", "1,416.80") + slip("Daniel Okafor", "0457", "1,416.80"),
  );
  t.equal(output.format_type, "pay_statement");
  t.equal(output.employees.length, 2);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});
