import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { withYear } from "./support/plain-lines.ts";

const strip = (name: string, [id, check, word]: readonly [string, string, string]): string => `
  Mack's Auto & Tire       Employee                            Pay Period                   Pay Date       ${word}
  9 Depot Street           ${`${name} ${id}`.padEnd(36)}07/07/2026 - 07/13/2026      07/18/2026     ${check}

              Regular  Overtime     GROSS    Fed W/H    Soc Sec   Medicare     TAXES    Dental   DEDUCT.   NET PAY
  Hours         40.00      2.00
  Rate          20.00     30.00
  Current      800.00     60.00    860.00      86.00      53.32      12.47    151.79     10.00     10.00    698.21
  YTD        8,000.00    600.00  8,600.00     860.00     533.20     124.70  1,517.90    100.00    100.00  6,982.10
`;

const STRIPS = `
${strip("Bellwether, Rosa", ["No. 101", "6061", "Check No."])}
${strip("del Río, Inés", ["No. 104", "6077", "Direct Deposit Voucher"])}
${strip("de la Cruz, Ana", ["No. 107", "6082", "Check No."])}
  Batch totals, pay date 07/18/2026
  Employees                 Gross Pay         Total Taxes       Total Deductions         Net Pay
  3                          2,580.00              455.37                  30.00        2,094.63
`;

test("strips of pay below each other name somebody with a number, each with rows of hours, rates, pay and the year", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(STRIPS);
  t.match(output.employees, [
    { name: "Rosa Bellwether", employee_id: "101", gross_pay: 860, net_pay: 698.21 },
    { name: "Inés del Río", employee_id: "104" },
    { name: "Ana de la Cruz", employee_id: "107" },
  ]);
  const [rosa] = output.employees;
  t.match(rosa!.earnings, [
    { type: "regular", hours: 40, rate: 20, amount: 800, ytd_amount: 8000 },
    { type: "overtime", hours: 2, rate: 30, amount: 60, ytd_amount: 600 },
  ]);
  t.same(withYear(rosa!.taxes), [
    "federal_income 86 860",
    "social_security 53.32 533.2",
    "medicare 12.47 124.7",
  ]);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("the voucher of a deposit has a number as a check has", (t) => {
  const { output } = bestInferredOf(STRIPS);
  t.same(
    output.employees.map(({ payments }) => payments.map(({ number, method }) => `${method} ${number}`)),
    [["check 6061"], ["direct_deposit 6077"], ["check 6082"]],
  );
  t.end();
});

test("who stands above a street on each of several statements pays, and how many they are stands below its name", (t) => {
  const { output } = bestInferredOf(STRIPS);
  t.equal(output.company.name, "Mack's Auto & Tire");
  t.equal(output.format_type, "pay_statement");
  t.match(output.totals, { employee_count: 3, gross_pay: 2580, total_taxes: 455.37, net_pay: 2094.63 });
  t.end();
});

test("departments beside their numbers of people are no sum over all", (t) => {
  const { output } = bestInferredOf(`
  Harbor Kites LLC     Payroll Summary     Pay Date 06/19/2026
  Department        Employees       Gross Pay       Total Taxes       Net Pay
  Office                    2        2,000.00            200.00      1,800.00
  Kitchen                   3        3,000.00            300.00      2,700.00
  Company Total             5        5,000.00            500.00      4,500.00
  `);
  t.match(output.totals, { gross_pay: 5000, net_pay: 4500 });
  t.end();
});

test("a union may have a number as well, and is nobody", (t) => {
  const { output } = bestInferredOf(`
  Harbor Kites LLC     Payroll Register     Pay Date 06/19/2026
  Plumbers Local No. 480
  Name                  Gross Pay       Federal      Medicare       Net Pay
  Bellwether, Rosa       1,600.00        160.00         23.20      1,416.80
  Okafor, Daniel         1,000.00        100.00         14.50        885.50
  `);
  t.match(output.employees, [{ name: "Rosa Bellwether" }, { name: "Daniel Okafor" }]);
  t.equal(output.employees.length, 2);
  t.end();
});
