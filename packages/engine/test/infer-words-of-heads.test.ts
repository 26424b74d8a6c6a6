import { test } from "tap";
import { NOTHING, readPrinted } from "./support/printed.ts";

const REGISTER = `
  Alder Valley Paving, Inc.                                              PR Company:  4
  PR Payroll Register
  Beginning Date:   06/07/2026   PR Ending Date:   06/13/2026   Paid Date:   06/18/2026
  Earnings            Rate    Hours      Amount    Deductions             Subject Wages      Amount
  Employee:  1042   Bell, Ana                                               EFT Seq #:  320419
  Regular Time     20.0000    40.00      800.00    Federal Income Tax            800.00       80.00
                                                   Social Security EE            800.00       49.60
  Employee Totals             40.00      800.00                                              129.60
  Gross Earnings:                       $800.00    Net Pay:                                $670.40
  Employee:  1065   Cole, Mina                                                Check #:  20418
  Regular Time     25.0000    30.00      750.00    Federal Income Tax            750.00       70.00
                                                   Social Security EE            750.00       46.50
  Employee Totals             30.00      750.00                                              116.50
  Gross Earnings:                       $750.00    Net Pay:                                $633.50
`;

test("the days of a period and the company may be named by what the register is of", (t) => {
  const { output, wrong } = readPrinted(REGISTER);
  t.match(output, {
    pay_period: { start: "2026-06-07", end: "2026-06-13" },
    pay_date: "2026-06-18",
    company: { id: "4" },
  });
  t.same(wrong, NOTHING);
  t.end();
});

test("deposits may be numbered in a sequence of their own", (t) => {
  const [ana, mina] = readPrinted(REGISTER).people;
  t.match(ana!.payments, [{ number: "320419", method: "direct_deposit", amount: 670.4 }]);
  t.match(mina!.payments, [{ number: "20418", method: "check", amount: 633.5 }]);
  t.end();
});

/** A deposit advice above the statement of whom it pays. */
const advice = (name: string, street: string, pay: string): string => `
  Alder Valley Inn LLC                                            DIRECT DEPOSIT ADVICE
  Deposited for the benefit of                                    Amount deposited       $${pay}

  ${name}
  ${street}
  ASTORIA OR 97103

  EARNINGS           HOURS        THIS PERIOD         YTD
  Salary                               ${pay}    9,000.00
  Gross Earnings                       ${pay}    9,000.00
  NET PAY                              ${pay}    9,000.00
  Vacation Hrs Bal                                  40.70
`;

test("a house number may have a letter, and a balance is no line of pay", (t) => {
  const { people, wrong } = readPrinted(
    advice("ANA BELL", "118 PIER AVE", "900.00"),
    advice("MINA COLE", "42-B PIER AVE", "850.00"),
  );
  t.same(
    people.map(({ name, net_pay: net, employer_contributions: plans }) => [name, net, plans]),
    [
      ["ANA BELL", 900, []],
      ["MINA COLE", 850, []],
    ],
  );
  t.same(wrong, NOTHING);
  t.end();
});
