import { test } from "tap";
import { allOf, jointly, peopleOf, who } from "./joint-reading.ts";

test("names of groups set in the middle of their cells are over all of the columns", (t) => {
  const joint = jointly(`
    Payroll Register

                         HOURS                          EARNINGS                                  TAXES              DEDUCTIONS
    Employee     Regular     Overtime    Regular   Overtime     Bonus      Gross    Federal    Soc Sec   Medical    Dental     Net Pay
    Lee, Ann       80.00         2.00   1,600.00      60.00    100.00   1,760.00     176.00     109.12     40.00     10.00    1,424.88
    Roy, Bea       80.00         4.00   1,440.00     108.00     50.00   1,598.00     159.80      99.08     35.00     12.00    1,292.12
    Tam, Kim       76.00         1.00   1,216.00      24.00     75.00   1,315.00     131.50      81.53     30.00     14.00    1,057.97
  `);
  t.same(allOf(peopleOf(joint), "Lee, Ann").sort(), [
    "deduction Dental 1000",
    "deduction Medical 4000",
    "earning Bonus 10000",
    "earning Overtime 6000",
    "earning Regular 160000",
    "tax Federal 17600",
    "tax Soc Sec 10912",
  ]);
  t.same(
    peopleOf(joint)[0]!.items.find(({ label }) => label?.text === "Overtime")?.hours?.token.text,
    "2.00",
  );
  t.end();
});

test("rows that say only when their numbers are keep the header, whatever stands in the line of the name", (t) => {
  const joint = jointly(`
    Payroll Register with Year to Date

    Employee     Regular   Overtime      Gross    Federal   Soc Sec    Medical     Net Pay
    Okonkwo-Bell, Imani   BR0118   Brewhouse   Rate 20.00
      Current   1,600.00      60.00   1,660.00     166.00    102.92      40.00    1,351.08
      YTD      16,000.00     600.00  16,600.00   1,660.00  1,029.20     400.00   13,510.80
    Roy, Bea   BR0128   Packaging   Rate 18.00
      Current   1,440.00     108.00   1,548.00     154.80     95.98      35.00    1,262.22
      YTD      14,400.00   1,080.00  15,480.00   1,548.00    959.80     350.00   12,622.20
    Tam, Kim   BR0130   Brewhouse   Rate 16.00
      Current   1,280.00      24.00   1,304.00     130.40     80.85      30.00    1,062.75
      YTD      12,800.00     240.00  13,040.00   1,304.00    808.50     300.00   10,627.50
    Ng, Lou   BR0148   Packaging   Rate 15.00
      Current   1,200.00      45.00   1,245.00     124.50     77.19      30.00    1,013.31
      YTD      12,000.00     450.00  12,450.00   1,245.00    771.90     300.00   10,133.10
  `);
  t.same(who(joint), [
    "BR0118 Okonkwo-Bell, Imani, Brewhouse",
    "BR0128 Roy, Bea, Packaging",
    "BR0130 Tam, Kim, Brewhouse",
    "BR0148 Ng, Lou, Packaging",
  ]);
  const [first] = peopleOf(joint);
  t.equal(first!.figures.get("gross_pay")?.cents, 166_000);
  t.equal(first!.figures.get("net_pay")?.cents, 135_108);
  t.same(allOf(peopleOf(joint), "Tam, Kim").sort(), [
    "deduction Medical 3000",
    "earning Overtime 2400",
    "earning Regular 128000",
    "tax Federal 13040",
    "tax Soc Sec 8085",
  ]);
  t.end();
});

test("hours, rate and amount behind one label, below no heading, are told apart by their order", (t) => {
  const joint = jointly(`
    Payroll Journal

    0012 TREMBLAY, ELODIE          Dept: Cellar
      Regular        72.50 @ 32.00    2,320.00     CPP            154.93
      Vacation pay                      105.00     Federal tax    268.37
                                                   Union dues      24.75
      GROSS                           2,425.00     NET PAY      1,976.95

    0017 MACISAAC, GORDON          Dept: Packaging
      Regular        70.00 @ 30.00    2,100.00     CPP            150.00
      Stat holiday    8.00 @ 30.00      240.00     Federal tax    260.00
      GROSS                           2,340.00     NET PAY      1,930.00

    0022 SINGH, HARPREET           Dept: Office
      Regular        75.00 @ 28.00    2,100.00     CPP            149.00
      Vacation pay                      100.00     Federal tax    255.00
                                                   Union dues      20.00
      GROSS                           2,200.00     NET PAY      1,776.00
  `);
  t.same(allOf(peopleOf(joint), "MACISAAC, GORDON").sort(), [
    "earning Regular 210000",
    "earning Stat holiday 24000",
    "tax CPP 15000",
    "tax Federal tax 26000",
  ]);
  const regular = peopleOf(joint)[0]!.items.find(({ label }) => label?.text === "Regular");
  t.equal(regular?.hours?.token.text, "72.50");
  t.equal(regular?.rate?.token.text, "32.00");
  t.end();
});
