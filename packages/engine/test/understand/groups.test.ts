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

test("the name of a tax over `Taxable` and `Tax` names what is below; a line of pay between people is about those below", (t) => {
  const wide = jointly(`
    Quarterly Wage and Tax Listing

                                       Social Security            Medicare                 FUTA
    ID      Employee          Gross    Taxable       Tax     Taxable       Tax     Taxable       Tax
    301     Lee, Ann      17,089.34  16,205.34  1,004.73   16,205.34    234.98    7,000.00     42.00
    305     Roy, Bea      18,185.55  17,665.55  1,095.26   17,665.55    256.15    1,160.00      6.96
    309     Tam, Kim      14,554.85  14,034.85    870.16   14,034.85    203.51    1,160.00      6.96
    313     Ng, Lou       13,007.77  13,007.77    806.48   13,007.77    188.61    7,000.00     42.00
  `);
  t.match(allOf(peopleOf(wide), "Lee, Ann").sort(), [
    "employer_tax FUTA 4200",
    "tax Medicare 23498",
    "tax Social Security 100473",
  ]);
  const listed = jointly(`
    Tax Liability by Tax

    Emp ID    Employee          Gross Wages     Taxable Wages   Employee Tax   Employer Tax
    Federal Income Tax
    E30       Lee, Ann             4,672.00          4,672.00         707.70
    E31       Roy, Bea             4,080.00          4,080.00         575.06
    E32       Tam, Kim             2,863.81          2,738.57         173.57
              Total Income Tax    11,615.81         11,490.57       1,456.33
    Social Security
    E30       Lee, Ann             4,672.00          4,672.00         289.66         289.66
    E31       Roy, Bea             4,080.00          4,080.00         252.96         252.96
    E32       Tam, Kim             2,863.81          2,738.57         169.79         169.79
              Total Soc Security  11,615.81         11,490.57         712.41         712.41
    Medicare
    E30       Lee, Ann             4,672.00          4,672.00          67.74          67.74
    E31       Roy, Bea             4,080.00          4,080.00          59.16          59.16
    E32       Tam, Kim             2,863.81          2,738.57          39.71          39.71
              Total Medicare      11,615.81         11,490.57         166.61         166.61
  `);
  t.equal(peopleOf(listed).length, 3, "people of several captions are one each");
  t.same(allOf(peopleOf(listed), "Lee, Ann").sort(), [
    "employer_tax Medicare 6774",
    "employer_tax Social Security 28966",
    "tax Federal Income Tax 70770",
    "tax Medicare 6774",
    "tax Social Security 28966",
  ]);
  t.equal(
    peopleOf(listed)[0]!.figures.get("gross_pay")?.cents,
    467_200,
    "gross pay is printed again, and paid once",
  );
  t.end();
});

test("a status behind each salary of a directory names no tax", (t) => {
  const directory = jointly(`
    Employee Directory

    Employee         ID        Title             Annual salary
    Abara, Chidi     E-2201    Director             104,500.00 FT    x221
    Coelho, Rui      E-2219    Accountant            71,900.00 FT    x240
    Dunmore, Kate    E-2231    Case Manager          57,100.00 PT    x232
    Gill, Mandeep    E-2250    Technician            62,400.00 FT    x255
    Huang, Wei       E-2253    Grant Writer          66,300.00 FT    x261
  `);
  t.notOk(directory.isPayroll, "a list of salaries is no payroll");
  t.end();
});
