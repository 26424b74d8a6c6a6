import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { plain } from "./support/plain-lines.ts";

const HEAD = `
  Payroll Detail Report
  Lakeshore Early Learning Centers     Company Code LEL7
  Pay Period: Jun 1, 2026 - Jun 14, 2026
  Pay Date: Jun 19, 2026
  `;

function person(name: string, facts: string): string {
  return `
  ${name}                     ${facts}
  Description                 Hours         Rate        Current     Year to Date
  `;
}

const PAID = `
  Earnings
  Salary                      80.00                    2,000.00         6,000.00
  Gross Pay                   80.00                    2,000.00         6,000.00
  Employee Taxes
  Federal Income Tax                                     200.00           600.00
  Medicare                                                29.00            87.00
  Total Employee Taxes                                   229.00           687.00
  Net Pay                                              1,771.00         5,313.00
  `;
const REST = `
    Direct Deposit - Checking x4058                    1,771.00
  Employer Taxes
  Medicare                                                29.00            87.00
  Total Employer Taxes                                    29.00            87.00
  `;

function pages(): string[] {
  const rosa = person("Rosa Bellwether", "Employee ID: 95    Administration");
  const miguel = person("Miguel Okafor", "Employee ID: 16    Nursery");
  const ida = person("Ida Tran", "Employee ID: 53    Administration");
  return [`${HEAD}${rosa}${PAID}${REST}${miguel}${PAID}`, `${miguel}${REST}${ida}${PAID}${REST}`];
}

test("a page may end below somebody's net pay: what follows below the name is of the same check", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(...pages());
  t.equal(output.employees.length, 3);
  const miguel = output.employees.find(({ name }) => name === "Miguel Okafor");
  t.match(miguel, { gross_pay: 2000, net_pay: 1771 });
  t.match(miguel!.payments, [{ method: "direct_deposit", amount: 1771 }]);
  t.same(plain(miguel!.employer_taxes), ["medicare 29"]);
  t.same(failed, []);
  t.same(unclaimed, []);
  t.end();
});

test("what stands behind everybody's name and id, and several share, is their department", (t) => {
  const { output } = bestInferredOf(...pages());
  t.same(
    output.employees.map(({ employee_id: id, department }) => `${id} ${department}`),
    ["95 Administration", "16 Nursery", "53 Administration"],
  );
  t.end();
});

test("how people are employed, or what they do, is no department", (t) => {
  for (const [one, other] of [
    ["Full Time", "Part Time"],
    ["Cook", "Manager"],
  ] as const) {
    const texts = pages().map((page) => page.replaceAll("Administration", one).replaceAll("Nursery", other));
    const { output } = bestInferredOf(...texts);
    t.same(new Set(output.employees.map(({ department }) => department)), new Set([null]), one);
  }
  t.end();
});

test("a company stands below the title of its report, before its code, or below dates at the other side", (t) => {
  t.match(bestInferredOf(...pages()).output.company, { name: "Lakeshore Early Learning Centers" });
  const { output } = bestInferredOf(`
  Payroll Summary                                             Pay period Jun 1, 2026 - Jun 14, 2026
                                                                               Payday Jun 19, 2026
  Marblehead Coffee Roasters

  Employee             Regular     Gross Pay    Federal W/H    Medicare      Net Pay
  Rosa Bellwether     2,000.00      2,000.00         200.00       29.00     1,771.00
  Miguel Okafor       1,000.00      1,000.00         100.00       14.50       885.50
  Total               3,000.00      3,000.00         300.00       43.50     2,656.50

  2 employees paid
  `);
  t.match(output.company, { name: "Marblehead Coffee Roasters" });
  t.match(output.totals, { employee_count: 2 });
  t.end();
});
