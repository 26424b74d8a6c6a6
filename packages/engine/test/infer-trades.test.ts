import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { described, describedWithHours, plain } from "./support/plain-lines.ts";

test("piece work is earned whatever it is called, and a line of sums is written like a sentence", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  HARBOR STONE FRUIT PACKERS                               PAGE   1
  PIECE WORK PAYROLL  WEEK 08/02/26 - 08/08/26  CHECK DATE 08/13/26

  ID    EMPLOYEE / WORK                    UNITS  PIECE RT      AMOUNT
  ====================================================================
  CREW 1
  0769  BELLWETHER, ROSA
          PEACH BIN 1                        160      1.50      240.00
          MIN WAGE MAKEUP                                        20.00
          GROSS 260.00  FICA 19.89  FED 13.00  SDI 3.12  NET 223.99  CHECK 21379

  0776  OKAFOR, MIGUEL
          PLUM LUG 1                         100      2.45      245.00
          PLUM LUG 2                          60      1.50       90.00
          REST BREAKS                                            15.00
          GROSS 350.00  FICA 26.78  FED 17.50  SDI 4.20  NET 301.52  CHECK 21380

          CREW 1 GROSS                                          610.00

          ALL CREWS GROSS                                       610.00
          ALL CREWS NET                                         525.51
  `);
  const [rosa, miguel] = output.employees;
  t.match(rosa, { department: "CREW 1", gross_pay: 260, net_pay: 223.99 });
  t.same(describedWithHours(rosa!.earnings), ["PEACH BIN 1 240 null", "MIN WAGE MAKEUP 20 null"]);
  t.same(plain(rosa!.taxes), ["fica 19.89", "federal_income 13", "state_disability 3.12"]);
  t.same(described(miguel!.earnings), ["PLUM LUG 1 245", "PLUM LUG 2 90", "REST BREAKS 15"]);
  t.match(output.totals, { gross_pay: 610, net_pay: 525.51 });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("a person's row of sums may alone tell what is withheld", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Harbor Staffing Partners LLC
  Bill / Pay Report
  Week ending 08/08/2026  Check date 08/13/2026

  Employee            ID     Assignment    Hours  Bill Rate  Bill Amount  Pay Rate  Pay Amount      Fed      SS     Med   Net Pay
  Bellwether, Rosa    0855   Assembly      16.00      36.25       580.00     25.00      400.00
                             Forklift II   16.00      29.00       464.00     20.00      320.00
                             Total         32.00                1,044.00                720.00    64.80   44.64   10.44    600.12
  Okafor, Miguel      0793   Warehouse     16.00      36.25       580.00     25.00      400.00
                             Total         16.00                  580.00                400.00    36.00   24.80    5.80    333.40
  Report totals                            48.00                1,624.00              1,120.00   100.80   69.44   16.24    933.52
  `);
  const [rosa, miguel] = output.employees;
  t.match(rosa, { gross_pay: 720, net_pay: 600.12 });
  t.same(described(rosa!.earnings), ["Assembly 400", "Forklift II 320"]);
  t.same(plain(rosa!.taxes), ["federal_income 64.8", "social_security 44.64", "medicare 10.44"]);
  t.same(plain(miguel!.taxes), ["federal_income 36", "social_security 24.8", "medicare 5.8"]);
  t.match(output.totals, { gross_pay: 1120, net_pay: 933.52 });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("below a heading for codes a label begins with one, and balances of leave are no pay", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  HARBOR COMMUNITY HOSPITAL                                       PAYROLL REGISTER            PAGE 1
  PAY PERIOD 08/02/2026 - 08/15/2026   ADVICE DATE 08/21/2026

    COD EARNINGS         HOURS    RATE     AMOUNT  COD TAX              AMOUNT  COD DEDUCTION          AMOUNT
    ----------------------------------------------------------------------------------------------------------
  000381 BELLWETHER, ROSA                            DEPT 6010 MED SURG       ADVICE 20612
    REG REGULAR          24.00   30.00     720.00  FWT FEDERAL W/H       90.00  MDB MEDICAL PLAN B     119.70
    PTO PTO TAKEN        12.00   30.00     360.00  SSC FICA OASDI        66.96
    *** TOTALS           36.00           1,080.00                       156.96                         119.70   NET     803.34
    BANK PTO    AVAILABLE HOURS   173.00  ACCRUED    4.87

  000376 OKAFOR, MIGUEL                              DEPT 6010 MED SURG       ADVICE 20610
    REG REGULAR          40.00   30.00   1,200.00  FWT FEDERAL W/H      120.00
    EVE EVENING DIFF     10.00    3.00      30.00  SSC FICA OASDI        76.26
    *** TOTALS           50.00           1,230.00                       196.26                           0.00   NET   1,033.74
    BANK PTO    AVAILABLE HOURS   140.75  ACCRUED    6.00

    REPORT TOTALS        86.00           2,310.00                       353.22                         119.70   NET   1,837.08
  `);
  const [rosa, miguel] = output.employees;
  t.match(rosa!.earnings, [
    { code: "REG", description: "REGULAR", amount: 720 },
    { code: "PTO", description: "PTO TAKEN", amount: 360 },
  ]);
  t.match(rosa!.taxes, [{ code: "FWT" }, { code: "SSC", type: "social_security" }]);
  t.match(rosa!.deductions, [{ code: "MDB", description: "MEDICAL PLAN B", type: "medical" }]);
  t.match(miguel, { gross_pay: 1230, net_pay: 1033.74, deductions: [] });
  t.match(output.totals, { gross_pay: 2310, net_pay: 1837.08 });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("a sum below that of a department may be of the level above, and fringes are the company's", (t) => {
  const person = (id: string, name: string): string => `
  ${id}  ${name}                    Check 2${id}
    Straight Time       40.00   25.00   1,000.00   Federal      80.00   Work Dues     20.00   H&W               380.00
    Time & Half          2.00   37.50      75.00   Soc Sec      66.65                         Pension           448.00
    Employee total      42.00           1,075.00              146.65                 20.00                     828.00     908.35`;
  const { output, failed, unclaimed } = bestInferredOf(`
  HARBOR IRON ERECTORS INC                                                                                  Page   1
  Union Payroll Register                                            Week Ending 08/08/2026   Check Date 08/14/2026

  Earnings              Hours    Rate     Amount   Taxes      Amount   Deductions   Amount   Fringes (Employer)   Amount     Net
  Trade: IW55 Ironworkers${person("0379", "Bellwether, Rosa ")}
    Ironworkers total   42.00           1,075.00              146.65                 20.00                     828.00     908.35
  Trade: LAB Laborers${person("0386", "Okafor, Miguel   ")}
    Laborers total      42.00           1,075.00              146.65                 20.00                     828.00     908.35
    Harbor Yard total   84.00           2,150.00              293.30                 40.00                   1,656.00   1,816.70
    Company total       84.00           2,150.00              293.30                 40.00                   1,656.00   1,816.70
  `);
  const [rosa] = output.employees;
  t.match(rosa, { department: "IW55 Ironworkers", gross_pay: 1075, net_pay: 908.35 });
  t.same(described(rosa!.employer_contributions), ["H&W 380", "Pension 448"]);
  t.same(plain(rosa!.deductions), ["union_dues 20"]);
  t.match(output.totals, { gross_pay: 2150, net_pay: 1816.7, total_deductions: 40 });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("companies alone pay to funds for training by the hour, whose rates stand above the people", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Harbor Mechanical Contractors, Inc.
  Monthly Report of Contributions - Pipefitters Local 5
  Work Month: June 2026

                          Hours         Gross      Health &                  Training         Total
  Member                 Worked         Wages       Welfare     Pension          Fund           Due
  Rate per hour                                        9.85       11.20          0.85
  Bellwether, Rosa       100.00      2,500.00        985.00    1,120.00         85.00      2,190.00
  Okafor, Daniel         120.00      3,600.00      1,182.00    1,344.00        102.00      2,628.00
  Sandoval, Miguel       150.00      4,200.00      1,477.50    1,680.00        127.50      3,285.00
  Ferris, Teresa          80.00      2,000.00        788.00      896.00         68.00      1,752.00
  Totals                 450.00     12,300.00      4,432.50    5,040.00        382.50      9,855.00
  `);
  t.match(output, {
    format_type: "benefits_summary",
    pay_period: { start: "2026-06-01", end: "2026-06-30" },
  });
  t.same(described(output.employees[0]!.employer_contributions), [
    "Health & Welfare 985",
    "Pension 1120",
    "Training Fund 85",
  ]);
  t.same(output.employees[0]!.deductions, []);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("jobs over columns of hours and pay are earned, and what the board pays is the employer's", (t) => {
  const person = (id: string, name: string): string => `
  ${id}  ${name}                        Voucher 4${id}
  Position                Units     Rate         Pay      Taxes                   Amount      Deductions           Employee    Board Paid
  Teacher 10 Mo                             1,600.00      Federal Income Tax      160.00      KTRS Retirement        205.68         48.00
  After School Tutor       4.00    25.00      100.00      Boone Co Occupational    14.45      Dental                  18.40
  Gross Pay                                 1,700.00      Total Tax               174.45      Total Ded              224.08         48.00      Net       1,301.47
`;
  const { output, failed, unclaimed } = bestInferredOf(`
  HARBOR INDEPENDENT SCHOOLS
  Payroll Register - Detail                                 Pay Date: 12/15/2026
${person("0012", "Bellwether, Rosa")}${person("0095", "Okafor, Daniel")}
  `);
  const [rosa] = output.employees;
  t.match(rosa, { gross_pay: 1700, net_pay: 1301.47 });
  t.same(described(rosa!.earnings), ["Teacher 10 Mo 1600", "After School Tutor 100"]);
  t.same(plain(rosa!.deductions), ["pension 205.68", "dental 18.4"]);
  t.same(described(rosa!.employer_contributions), ["KTRS Retirement 48"]);
  t.same(plain(rosa!.taxes), ["federal_income 160", "local_income 14.45"]);
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("fringes beside the pay of each job are no part of the gross pay, and the company's", (t) => {
  const { output, failed } = bestInferredOf(`
  Harbor Paving & Grading, Inc.                             Payroll Register with Job Distribution
  Week Ended 05/09/2026                                                      Check Date 05/15/2026

  Job       Phase    Craft      Reg Hrs      Rate     Earnings     Fringe    Deduction             Amount
  1200  Bellwether, Rosa                                                     Check # 44210
  26-104    0325     LABR         24.00     31.00       744.00     102.00    Federal Income Tax     52.08
  26-109    0210     OPER         16.00     31.00       496.00      68.00    Medicare               17.98
            Employee Total        40.00               1,240.00     170.00                           70.06    Net Pay   1,169.94
  1207  Okafor, Daniel                                                       Check # 44211
  26-104    0325     OPER         20.00     35.00       700.00      85.00    Federal Income Tax     49.00
                                                                             Medicare               10.15
            Employee Total        20.00                 700.00      85.00                           59.15    Net Pay     640.85
  `);
  t.same(
    output.employees.map(({ gross_pay: gross, employer_contributions: fringes }) => [gross, plain(fringes)]),
    [
      [1240, ["other 170"]],
      [700, ["other 85"]],
    ],
  );
  t.same(failed, []);
  t.end();
});

test("a report on workers' compensation tells what everybody earned and the premium that is due on a part of it", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Workers' Compensation Report
  Harbor Framing LLC
  Period: 06/01/2026 - 06/30/2026

  Employee              ID     Hours   Gross Wages   OT Premium   Comp Wages      Rate     Premium
  Class Code: 5403 Carpentry
    Bellwether, Rosa    61     88.00      1,840.00        80.00     1,760.00    6.8400      120.38
    Okafor, Daniel      63     40.00      1,000.00         0.00     1,000.00    6.8400       68.40
    Class Total                           2,840.00        80.00     2,760.00                188.78
  Class Code: 8810 Clerical
    Sandoval, Miguel    69     80.00      1,760.00         0.00     1,760.00    0.2200        3.87
    Class Total                           1,760.00         0.00     1,760.00                  3.87
  Report Total                            4,600.00                                          192.65
  `);
  t.equal(output.format_type, "benefits_summary");
  t.match(output.totals, { gross_pay: 4600 });
  t.same(
    output.employees.map(({ gross_pay: gross, employer_contributions: premiums }) => [
      gross,
      described(premiums),
    ]),
    [
      [1840, ["Premium 120.38"]],
      [1000, ["Premium 68.4"]],
      [1760, ["Premium 3.87"]],
    ],
  );
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});

test("a fringe of nothing for everybody says nothing of who pays it", (t) => {
  const person = (name: string): string => `
  Employee: ${name}
  Earnings            Hours       Amount     Deductions       Amount
  Regular             40.00     1,000.00     Federal Tax      100.00
  Fringe                            0.00     Medicare          14.50
  Gross Pay                     1,000.00     Net Pay          885.50
`;
  const { output } = bestInferredOf(`
  Harbor Contractors Inc
  Payroll Register              Pay Period 01/01/2026 - 01/10/2026  Pay Date 01/15/2026
${person("Rosa Bellwether")}${person("Daniel Okafor")}
  `);
  t.same(
    output.employees.map(({ employer_contributions: paid }) => paid),
    [[], []],
  );
  t.end();
});

test("a premium for a shift is pay, beside wages beyond a limit as well", (t) => {
  const { output } = bestInferredOf(`
  Quarterly Wage Report
  Harbor Kites LLC
  Quarter Ending 09/30/2026
  Employee             Regular   Shift Premium   Gross Pay   Excess Wages     SUTA
  Bellwether, Rosa    1,500.00          100.00    1,600.00         200.00    37.80
  Okafor, Daniel        950.00           50.00    1,000.00           0.00    27.00
  Totals              2,450.00          150.00    2,600.00         200.00    64.80
  `);
  t.same(
    output.employees[0]!.earnings.map(({ description, amount }) => `${description} ${amount}`),
    ["Regular 1500", "Shift Premium 100"],
  );
  t.same(plain(output.employees[0]!.employer_taxes), ["state_unemployment 37.8"]);
  t.end();
});

test("wages stand behind hours and their rate, and tips beside them are part of what is called the gross pay", (t) => {
  const { output, failed, unclaimed } = bestInferredOf(`
  Blue Heron Oyster House LLC                         Payroll Preview
  Pay period 07/13/2026 - 07/26/2026, pay day 07/31/2026

  Alicia Delgado              Employee ID 300
     Week       Job          Hours      Rate       Wages   Charged Tips   Cash Tips
     Week 1     Server       40.00      2.13       85.20         290.40       59.39
     Week 2     Server       28.50      2.13       60.71         177.88       46.09
     Subtotal                68.50                145.91         468.28      105.48
     Gross pay incl. tips   719.67      Less:  cash tips already received   -105.48
        Federal income tax   50.38         Employee meals                     14.00
        Social Security      44.62
        Medicare             10.44
     Total taxes            105.44      Net pay                              494.75

  Marcus Prather              Employee ID 304
     Week       Job          Hours      Rate       Wages   Charged Tips   Cash Tips
     Week 1     Bartender    32.00      2.63       84.16         214.88       17.38
     Week 2     Bartender    32.00      2.63       84.16         158.22       61.58
     Subtotal                64.00                168.32         373.10       78.96
     Gross pay incl. tips   620.38      Less:  cash tips already received    -78.96
        Federal income tax   43.43         Employee meals                     14.00
        Social Security      38.46
        Medicare              9.00
     Total taxes             90.89      Net pay                              436.53
  `);
  const [alicia, marcus] = output.employees;
  t.match(alicia, { gross_pay: 719.67, net_pay: 494.75, deductions: [{ amount: 14 }] });
  t.match(
    alicia!.earnings.find(({ description }) => description === "Server"),
    { hours: 68.5, rate: 2.13, amount: 145.91 },
  );
  t.match(marcus, { gross_pay: 620.38, net_pay: 436.53, deductions: [{ amount: 14 }] });
  t.same({ failed, unclaimed }, { failed: [], unclaimed: [] });
  t.end();
});
