import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";

const NOTHING = { unclaimed: [], failed: [] };

test("the number of a payment stands below how it is paid, in a column of payments", (t) => {
  const person = (name: string, id: string, [method, number]: [string, string]): string => `
  ${name} Salary       2,000.00  40,000.00  Federal Income Tax    160.00  3,200.00  Dental              10.00    200.00  ${method}
  Emp ID ${id}       Gross Pay    2,000.00  40,000.00  Social Security       124.00  2,480.00  Total Deductions    10.00    200.00  No. ${number}
  Salaried                                           Medicare               29.00    580.00
                                                     Total Taxes           313.00  6,260.00                                         Net Pay    1,677.00
  `;
  const { output, unclaimed, failed } = bestInferredOf(`
  Payroll Register                                                     Pay Period: 08/24/2026 - 09/06/2026
  Heron Ridge Cider Company                                            Check Date: 09/11/2026

  Employee            Earnings                       Taxes Withheld                           Deductions                            Payment
                      Description  Current       YTD Description          Current       YTD   Description        Current      YTD
  Department 110 \u2014 Press & Cellar
  ${person("Bellwether, Rosa  ", "104040", ["Direct Deposit", "700318"])}
  ${person("Okafor, Daniel    ", "104076", ["Check", "4410"])}
  `);
  t.same(
    output.employees.map(({ department, payments }) => [
      department,
      payments.map(({ number, method, amount }) => [number, method, amount]),
    ]),
    [
      ["110 Press & Cellar", [["700318", "direct_deposit", 1677]]],
      ["110 Press & Cellar", [["4410", "check", 1677]]],
    ],
  );
  t.same({ unclaimed, failed }, NOTHING);
  t.end();
});

test("a deposit may be cut short before its number", (t) => {
  const card = (name: string, id: string, paid: string): string => `
  ${name} \u2014 Receptionist                                                                         Employee No. ${id}
  Earnings            Hours     Rate      Amount   Taxes Withheld         Amount   Deductions        Amount
  Regular             80.00    20.00    1,600.00   Fed Income Tax         120.00   Dental Ins         20.00
                                                   Social Security         99.20
                                                   Medicare                23.20
  Gross 1,600.00      Taxes 242.40      Deductions 20.00      ${paid}      Net Pay 1,337.60
  `;
  const { output, unclaimed, failed } = bestInferredOf(`
  Payroll Journal                                                   Pay Period  May 1, 2026 - May 15, 2026
  Client:  Juniper Animal Hospital, P.C.                                            Pay Date  May 15, 2026
  ${card("Rosa Bellwether", "102", "Check No. 20577")}
  ${card("Daniel F Okafor", "105", "Dir. Deposit No. 20578")}
  ${card("Mina H Caldwell", "108", "Dir. Dep. 20579")}
  `);
  t.same(
    output.employees.map(({ payments }) =>
      payments.map(({ number, method, amount }) => [number, method, amount]),
    ),
    [
      [["20577", "check", 1337.6]],
      [["20578", "direct_deposit", 1337.6]],
      [["20579", "direct_deposit", 1337.6]],
    ],
  );
  t.same({ unclaimed, failed }, NOTHING);
  t.end();
});
