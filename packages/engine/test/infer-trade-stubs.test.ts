import { test } from "tap";
import { readPrinted, NOTHING } from "./support/printed.ts";

const NOTE = "Keep this stub with your papers";

/** A stub of a builder, a page each, which says at its foot what to do with it. */
const stub = (name: string, number: string, paid: string): string => `
  Pine Valley Builders, Inc.
                                        Employee              Employee #     Check Date
                                        ${name.padEnd(22)}${number.padEnd(15)}8/22/2025

  Job No.   Pay Type                    Hours      Rate    Earnings   Other Pay
  2440      Regular                     20.00    40.000      800.00
  2431      Regular                     10.00    44.000      440.00
  2440      Mileage Reimbursement                                       ${paid}

  TAXES                                      DEDUCTIONS                            FRINGES PAID BY EMPLOYER
  Tax                   Current        YTD   Deduction        Current        YTD   Fund              Hours  Per Hour   Current        YTD
  Federal Income Tax     100.00   3,000.00   Vacation Fund      80.00   2,400.00   Health & Welfare  30.00      9.00    270.00   8,100.00
  Medicare                18.00     540.00   Child Support      42.00   1,260.00   Pension           30.00     11.00    330.00   9,900.00

                         Gross Earnings    Other Pay        Taxes   Deductions    Net Check
  Current                      1,240.00        ${paid}       118.00       122.00     1,035.70
  Year to Date                37,200.00       867.30     3,540.00     3,660.00    30,867.30

  ${NOTE}
`;

const PAGES = [
  stub("Shu-Fen Castellano", "4062", "35.70"),
  stub("Miguel Okafor", "3579", "35.70"),
  stub("Bronwyn Larkin", "3580", "35.70"),
];

test("what a strip of sums says is paid beside the gross pay is the sum of lines above, whatever it is called", (t) => {
  const { people, wrong } = readPrinted(...PAGES);
  t.same(wrong, NOTHING);
  for (const { earnings, gross_pay: gross, net_pay: net } of people) {
    t.same([gross, net], [1240, 1035.7]);
    t.same(
      earnings.map(({ description, amount }) => [description, amount]),
      [
        ["Regular", 800],
        ["Regular", 440],
        ["Mileage Reimbursement", 35.7],
      ],
    );
  }
  t.end();
});

test("what stands at the foot of somebody's page is no department of whoever has the next", (t) => {
  t.same(
    readPrinted(...PAGES).people.map(({ department }) => department),
    [null, null, null],
  );
  t.end();
});

test("a column of the pay for an hour is one of rates", (t) => {
  for (const { employer_contributions: funds } of readPrinted(...PAGES).people)
    t.same(
      funds.map(({ type, amount, ytd_amount: year }) => [type, amount, year]),
      [
        ["medical", 270, 8100],
        ["pension", 330, 9900],
      ],
    );
  t.end();
});
