import { test } from "tap";
import { allOf, jointly, peopleOf, who } from "./joint-reading.ts";

const JOURNAL = `
    Payroll Journal

    Earnings           Hours      Amount     Withholdings & Deductions       Amount     City Costs             Amount
    101-210 Police Patrol
     1043   DELAROSA, ESTEBAN                           Rate 34.8100                          Dir Dep V104233
    Regular            80.00    2,784.80     Federal W/H                     163.17     Medicare City           42.65
    Court Time          3.00      156.65     Medicare                         42.65     Pension City Share     573.00
                                             Health Plan B                   168.92     City Health          1,061.77
    Gross                       2,941.45     Net Pay                       2,566.71
     0978   ST. CLAIR SR, BRIDGET                       Rate 39.1275                          Dir Dep V104234
    Regular            72.00    2,817.18     Federal W/H                     280.09     Medicare City           45.39
    Vacation            8.00      313.02     Medicare                         45.39     Pension City Share     610.00
                                             Health Plan B                    61.54     City Health            388.20
    Gross                       3,130.20     Net Pay                       2,743.18
    Dept Total        163.00    6,071.65     Total Taxes                     531.30     Total City Costs     2,721.01
    Employees: 2                             Total Deductions                230.46
    202-330 Street Maintenance
     1190   OYELARAN, TERRENCE                          Rate 28.4400                          Dir Dep V104235
    Regular            80.00    2,275.20     Federal W/H                     154.34     Medicare City           33.82
    Court Time          2.00       56.88     Medicare                         33.82     Pension City Share     454.76
                                             Health Plan B                    61.54     City Health            388.20
    Gross                       2,332.08     Net Pay                       2,082.38
    Dept Total         82.00    2,332.08     Total Taxes                     188.16     Total City Costs       876.78
    Employees: 1                             Total Deductions                 61.54
`;

test("people begin where most names stand, and what stands below the sums of a department is the next one", (t) => {
  t.same(who(jointly(JOURNAL)), [
    "1043 DELAROSA, ESTEBAN, 101-210 Police Patrol",
    "0978 ST. CLAIR SR, BRIDGET, 101-210 Police Patrol",
    "1190 OYELARAN, TERRENCE, 202-330 Street Maintenance",
  ]);
  t.end();
});

test("what the city pays is no tax of the city, and withheld from nobody", (t) => {
  t.same(allOf(peopleOf(jointly(JOURNAL)), "OYELARAN, TERRENCE"), [
    "deduction Health Plan B 6154",
    "earning Court Time 5688",
    "earning Regular 227520",
    "employer_contribution City Health 38820",
    "employer_contribution Pension City Share 45476",
    "employer_tax Medicare City 3382",
    "tax Federal W/H 15434",
    "tax Medicare 3382",
  ]);
  t.end();
});

test("the list of a line may stand behind its label", (t) => {
  const person = (name: string, pay: string, overtime: string, gross: string, net: string): string => `
    ${name}
      Ordinary Hours            Earnings                     76.00    41.2000   ${pay}
      Overtime 1.5              Earnings                      6.00    61.8000   ${overtime}
      Union Fees                Deduction after tax                               -21.40
      Super Guarantee           Employer super                                    329.30
      Gross pay ${gross}        Net Pay ${net}`;
  const joint = jointly(`
    Pay Run Activity

    Pay Item                    Category                  Quantity       Rate     Amount
${person("E1047  Abernathy, Ann", "3,131.20", "  370.80", "3,502.00", "3,480.60")}
${person("E1062  Byron, Ada", "2,628.20", "  115.95", "2,744.15", "2,722.75")}
${person("E1071  Curie, Marie", "1,974.00", "  197.40", "2,171.40", "2,150.00")}
${person("E1080  Duarte, Ines", "2,174.00", "  137.40", "2,311.40", "2,290.00")}
  `);
  t.same(allOf(peopleOf(joint), "Abernathy, Ann"), [
    "deduction Union Fees 2140",
    "earning Ordinary Hours 313120",
    "earning Overtime 1.5 37080",
    "employer_contribution Super Guarantee 32930",
  ]);
  t.end();
});

test("a list in a column of its own goes on below its name, up to a figure of the person", (t) => {
  const person = (
    name: string,
    pay: string,
    tax: string,
    plan: string,
    comp: string,
    net: string,
  ): string => `
     ${name}
     Earnings        REG   Regular Pay                    ${pay}
     EE Tax          FIT   Federal Income Tax             ${tax}
     Deduction       M25   Choice Plan                    ${plan}
     ER Charge       WCP   Workers Comp                                      ${comp}
                     ADM   Admin Fee                                         ${comp}
                           Net pay                        ${net}`;
  const joint = jointly(`
    Client Payroll Register

    Class            Code  Description                    Employee      Client Cost
${person("Anneliese Brockway", "2,520.00", "  299.07", "  311.90", "   30.21", "1,909.03")}
${person("Darnell Whitcomb  ", "1,386.00", "   85.57", "   72.11", "   17.25", "1,228.32")}
${person("Ming-Yu Hsiao     ", "1,986.00", "  185.57", "   92.11", "   27.25", "1,708.32")}
  `);
  t.same(allOf(peopleOf(joint), "Darnell Whitcomb"), [
    "deduction Choice Plan 7211",
    "earning Regular Pay 138600",
    "employer_contribution Admin Fee 1725",
    "employer_contribution Workers Comp 1725",
    "tax Federal Income Tax 8557",
  ]);
  t.end();
});

test("a line that no word tells is a tax where the printed sums have it so", (t) => {
  const joint = jointly(`
    Payroll Journal

    Earnings           Hours      Amount     Withholdings & Deductions     Amount
     1043   DELAROSA, ESTEBAN
    Regular            80.00    2,784.80     Federal W/H                   163.17
                                             Marrowfield 2.0%               55.70
                                             Dental                         40.00
    Gross                       2,784.80     Net Pay                     2,525.93
     0978   KOWALCZYK, BRIDGET
    Regular            80.00    2,817.18     Federal W/H                   280.09
                                             Marrowfield 2.0%               56.34
                                             Dental                         61.54
    Gross                       2,817.18     Net Pay                     2,419.21
     1190   OYELARAN, TERRENCE
    Regular            80.00    2,275.20     Federal W/H                   154.34
                                             Marrowfield 2.0%               45.50
                                             Dental                         20.00
    Gross                       2,275.20     Net Pay                     2,055.36
    Dept Total         240.00   7,877.18     Total Taxes                   755.14
                                             Total Deductions              121.54
  `);
  t.same(allOf(peopleOf(joint), "OYELARAN, TERRENCE"), [
    "deduction Dental 2000",
    "earning Regular 227520",
    "tax Federal W/H 15434",
    "tax Marrowfield 2.0% 4550",
  ]);
  t.end();
});

test("a lone line behind somebody's total is the department of who follows, beside names and above them", (t) => {
  const beside = jointly(`
    Payroll Register

    ID       Employee              Earning        Hours      Amount    Tax              Amount
    KITCHEN
    101      Abernathy, Ann        Regular        80.00    1,600.00    Federal Tax      160.00
                                   Bonus                     100.00    Medicare          24.65
    EMPLOYEE TOTAL                                80.00    1,700.00                     184.65
    102      Byron, Ada            Regular        72.00    1,440.00    Federal Tax      144.00
                                   Bonus                      60.00    Medicare          21.75
    EMPLOYEE TOTAL                                72.00    1,500.00                     165.75
    MANAGEMENT
    103      Curie, Marie          Regular        80.00    2,000.00    Federal Tax      210.00
                                   Bonus                     100.00    Medicare          30.45
    EMPLOYEE TOTAL                                80.00    2,100.00                     240.45
    104      Duarte, Ines          Regular        40.00      800.00    Federal Tax       70.00
                                   Bonus                      50.00    Medicare          12.33
    EMPLOYEE TOTAL                                40.00      850.00                      82.33
  `);
  const above = jointly(`
    Payroll Register

    Employee Name / ID             Earning        Hours      Amount       Tax              Amount

    KITCHEN
      Abernathy, Ann               Regular        80.00    1,600.00       Federal          160.00
      ID 101                       Bonus                     100.00       Medicare          24.65
    EMPLOYEE TOTAL                                80.00    1,700.00                        184.65
      Byron, Ada                   Regular        72.00    1,440.00       Federal          144.00
      ID 102                       Bonus                      60.00       Medicare          21.75
    EMPLOYEE TOTAL                                72.00    1,500.00                        165.75
    MANAGEMENT
      Curie, Marie                 Regular        80.00    2,000.00       Federal          210.00
      ID 103                       Bonus                     100.00       Medicare          30.45
    EMPLOYEE TOTAL                                80.00    2,100.00                        240.45
      Duarte, Ines                 Regular        40.00      800.00       Federal           70.00
      ID 104                       Bonus                      50.00       Medicare          12.33
    EMPLOYEE TOTAL                                40.00      850.00                         82.33
  `);
  for (const joint of [beside, above])
    t.same(who(joint), [
      "101 Abernathy, Ann, KITCHEN",
      "102 Byron, Ada, KITCHEN",
      "103 Curie, Marie, MANAGEMENT",
      "104 Duarte, Ines, MANAGEMENT",
    ]);
  t.end();
});
