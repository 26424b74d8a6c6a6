import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { described, describedWithYear } from "./support/plain-lines.ts";

const NOTHING = { unclaimed: [], failed: [] };

test("words for both periods stand over the columns of the first list, and over the same columns of those below", (t) => {
  const { output, unclaimed, failed } = bestInferredOf(`
  Company:      Granite State Precision Inc                 Pay Date:      06/26/2026
                41 Industrial Park Rd, Keene, NH 03431      Pay Period:    06/08/2026 - 06/21/2026
  Employee:     Rosa J Bellwether                           Deposit Advice: 0000417733
                14 Elm St, Keene, NH 03431                  Employee #:    10-4471       Dept: Machining

                             Current                                     Year To Date
  Earnings                   Hours/Units      Rate       Amount          Hours/Units       Amount
  Regular Hourly                 80.0000    28.750     2,300.00             960.0000    27,600.00
  Bonus                                                                                    750.00
  Total Hours/Gross              80.0000               2,300.00             960.0000    28,350.00

  Statutory Deductions                                   Amount                            Amount
  Federal Income Tax                                     221.40                          2,706.88
  Social Security                                        142.60                          1,757.70
  Total                                                  364.00                          4,464.58

  Pre-Tax Deductions
  401k                                                    92.00                          1,134.00
  Total                                                   92.00                          1,134.00

  Net Pay                                              1,844.00                         22,751.42
  Direct Deposit  Checking  xxxx7733                   1,844.00
  `);
  const [rosa] = output.employees;
  t.same(describedWithYear(rosa!.earnings), ["Regular Hourly 2300 27600", "Bonus 0 750"]);
  t.same(describedWithYear(rosa!.taxes), [
    "Federal Income Tax 221.4 2706.88",
    "Social Security 142.6 1757.7",
  ]);
  t.same(describedWithYear(rosa!.deductions), ["401k 92 1134"]);
  t.match(rosa!.payments, [{ number: "0000417733", method: "direct_deposit", amount: 1844 }]);
  t.same({ unclaimed, failed }, NOTHING);
  t.end();
});

test("figures of the year may stand in a line behind the word for it, beside the net pay", (t) => {
  const { output, unclaimed, failed } = bestInferredOf(`
                                      STATEMENT OF EARNINGS AND DEDUCTIONS
  EMPLOYER: MESA VERDE PLUMBING, INC.                                         CHECK NO: 30218
  EMPLOYEE: ROSA J BELLWETHER      EMP NO: 0417      DEPT: SERVICE            CHECK DATE: 06/26/26
  PERIOD ENDING: 06/21/26          PAY FREQ: BIWEEKLY

   EARNINGS       HOURS     RATE      AMOUNT    DEDUCTIONS         CURRENT       Y-T-D
   REGULAR        80.00    29.50    2,360.00    FICA-SS             146.32    1,926.02
   ON CALL                             95.75    FED W/H             245.10    2,941.20
                                                UNIFORMS              9.50      114.00
   GROSS PAY      80.00             2,455.75    TOTAL DEDUCTIONS    400.92    4,981.22

   YEAR TO DATE:  GROSS 31,064.88   NET 26,083.66                  NET PAY    2,054.83
  `);
  t.match(output.employees[0], { gross_pay: 2455.75, net_pay: 2054.83 });
  t.same({ unclaimed, failed }, NOTHING);
  t.end();
});

test("sums of the period may be called current beside those of the year", (t) => {
  const { output, unclaimed, failed } = bestInferredOf(`
  HARBORVIEW HOTEL & SPA                                                        EARNINGS STATEMENT

  EMPLOYEE NAME              EMPLOYEE ID     DEPARTMENT          PAY PERIOD                 PAY DATE      CHECK NO.
  ROSA J BELLWETHER          HH-2207         HOUSEKEEPING        06/08/26 - 06/21/26        06/26/26      889120

                   INCOME            RATE       HOURS      CURRENT TOTAL        DEDUCTIONS          CURRENT TOTAL      YEAR-TO-DATE
  REGULAR                           18.25       72.00           1,314.00        FED WITHHOLDING            88.40          1,060.80
  SERVICE CHARGE                                                   21.00        STATE TAX - HI             71.10            853.20
                                                                                UNION DUES                 31.00            372.00

     YTD GROSS          YTD DEDUCTIONS          YTD NET PAY          CURRENT TOTAL        CURRENT DEDUCTIONS          NET PAY
     18,552.00                2,286.00            16,266.00               1,335.00                    190.50         1,144.50
  `);
  t.match(output.employees[0], { gross_pay: 1335, net_pay: 1144.5, department: "HOUSEKEEPING" });
  t.same({ unclaimed, failed }, NOTHING);
  t.end();
});

test("tips that are paid out already are taken off again under their name, and who has a rate is not paid it", (t) => {
  const { output, unclaimed, failed } = bestInferredOf(`
  Copper Kettle Restaurant Group LLC                                         Direct Deposit Advice

  Earnings Statement
  Bellwether, Rosa J.
  Employee ID  2217          Fed Taxable Income       1,012.40        Check Date        06/26/2026        Voucher Number   60412
  Location     Old Port      Fed Filing Status        S               Period Beginning  06/08/2026        Net Pay          307.74
  Hourly       $8.00         State Filing Status      S               Period Ending     06/21/2026

  Earnings           Rate     Hours     Amount        YTD       Deductions        Amount        YTD
  Regular            8.00     62.50     500.00    6,100.00      Charge Tips       421.40   5,012.80
  Charge Tips                           421.40    5,012.80      Meals              24.00     288.00
  Cash Tips                              91.00    1,044.00
  Gross Earnings              62.50   1,012.40   12,156.80      Deductions        445.40   5,300.80

  Taxes                                 Amount        YTD
  FITW                                   61.20      734.40
  MED                                    14.68      176.27
  ME                                     29.61      355.32
  SS                                     62.77      753.72
  Taxes                                 168.26    2,019.71
  `);
  const [rosa] = output.employees;
  t.match(rosa, { employee_id: "2217", department: "Old Port", gross_pay: 1012.4, net_pay: 307.74 });
  t.same(described(rosa!.earnings), ["Regular 500", "Charge Tips 421.4", "Cash Tips 91"]);
  t.same(described(rosa!.deductions), ["Charge Tips 421.4", "Meals 24"]);
  t.match(rosa!.taxes[0], { type: "federal_income", taxable_wages: 1012.4 });
  t.same({ unclaimed, failed }, NOTHING);
  t.end();
});

test("a list may begin on a line with figures of another, a place is no department beside one, and a company stands above its street", (t) => {
  const { output, unclaimed, failed } = bestInferredOf(`
  PAY STUB                                                               Cedar & Pine Landscaping
  Employee: Bellwether, Rosa J                 Emp #: 88                 PO Box 1180
  Pay Period: 6/8/2026 - 6/21/2026             Check Date: 6/26/2026     Boise, ID 83701
  Department: Crew 7
  Location: North Yard

  Earnings           Rate      Hours     Current         YTD     Taxes                    Current         YTD
  Regular           21.00      80.00    1,680.00   19,278.00     Federal Income Tax        118.00    1,416.00
                                                                 Social Security           104.16    1,244.06
  Deductions                             Current         YTD     Medicare                   24.36      290.96
  Vision                                    6.00       66.00     ID State Tax               62.00      744.00
                                                                 ID Workers Fund             1.20       14.40
  Reimbursements                         Current         YTD     ID Transit Tax              0.80        9.60
  Boots                                    65.00       65.00

  Gross Pay                             1,680.00   19,278.00
  Net Pay                               1,428.48   15,557.98
  `);
  const [rosa] = output.employees;
  t.equal(output.company.name, "Cedar & Pine Landscaping");
  t.match(rosa, { employee_id: "88", department: "Crew 7" });
  t.same(described(rosa!.deductions), ["Vision 6"]);
  t.match(rosa!.earnings, [{ type: "regular" }, { description: "Boots", type: "reimbursement", amount: 65 }]);
  t.same({ unclaimed, failed }, NOTHING);
  t.end();
});

test("wages and what is due on them are told for both periods", (t) => {
  const { output, unclaimed, failed } = bestInferredOf(`
  Payroll Voucher                                                    Sandhill Golf & Country Club
  Not a check                                                        4400 Sandhill Rd, Pinehurst, NC 28374

  Employee                          Emp #        Check Date      Period                         Home Dept
  Bellwether, Rosa J                2217         06/26/2026      06/08/2026 - 06/21/2026        Grounds

                                Current                         YTD
  Earnings            Hours     Rate     Amount       Hours       Amount
  Regular             80.00     16.00   1,280.00      920.00    14,720.00
  Total               80.00             1,280.00      920.00    14,720.00

                                Current                         YTD
  Taxes              Wages      Amount               Wages       Amount
  Federal           1,216.00      98.40           13,984.00    1,131.60
  OASDI             1,280.00      79.36           14,720.00      912.64
  Total                          177.76                        2,044.24

  Net Pay                      1,102.24                       12,675.76
  `);
  const [rosa] = output.employees;
  t.match(output, { format_type: "pay_statement", company: { name: "Sandhill Golf & Country Club" } });
  t.match(rosa, { employee_id: "2217", department: "Grounds", gross_pay: 1280, net_pay: 1102.24 });
  t.match(rosa!.taxes, [
    { amount: 98.4, ytd_amount: 1131.6, taxable_wages: 1216, ytd_taxable_wages: 13984 },
    { amount: 79.36, ytd_amount: 912.64, taxable_wages: 1280, ytd_taxable_wages: 14720 },
  ]);
  t.same({ unclaimed, failed }, NOTHING);
  t.end();
});
